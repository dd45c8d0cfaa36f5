"""What all games ask before they begin: who plays, by which house rules; and what is told of the set-up once that is known."""

from dataclasses import dataclass

from asrus_pnp.core.text import Text, join
from asrus_pnp.database.words import Words
from asrus_pnp.play.events import ANY_DECK, START, NewName, check_seats, head_of, items, joined, read_event, read_item
from asrus_pnp.play.kept_game import Said, Seating, Setting
from asrus_pnp.positions.form import Entry, Field, Form
from asrus_pnp.positions.prompts import Prompt
from asrus_pnp.positions.value_types import Many, One
from asrus_pnp.results.setting_up import Layout, SettingUp


@dataclass(frozen=True, slots=True)
class Chairs:
    """What is asked of those who sit down: which names there may be, how many (as the set-up has it), and how the list of players is asked for."""

    setting_up: SettingUp
    words: Words
    name: NewName
    ask: Text

    def seated(self, said: Said) -> tuple[Prompt | Seating, Said]:
        """Who plays, with the answers that go beyond that, or the next question; raises InputError. Names come all in one answer, or one in
        each until an empty one ends them or no more may play; then the house rules, where the game has any."""
        names, rest = self._names(said)
        if isinstance(names, Prompt) or not self.setting_up.options:
            return names if isinstance(names, Prompt) else Seating(names), rest
        labels = join([self.words.label(o) for o in self.setting_up.options], ", ")
        if not rest:
            return Prompt(Text(f"하우스 룰 ({labels.ko}; 엔터: 없음)", f"House rules ({labels.en}; Enter: none)")), rest
        known = One(self.words.table(self.setting_up.options))
        options = tuple(dict.fromkeys(read_item(known, i) for i in items(rest[0])))
        return Seating(names, options), rest[1:]

    def known(self, said: Said) -> Seating | None:
        """Who plays, once the answers tell all of it; raises InputError."""
        found, _ = self.seated(said)
        return found if isinstance(found, Seating) else None

    def _names(self, said: Said) -> tuple[tuple[str, ...] | Prompt, Said]:
        low, high = self.setting_up.least, self.setting_up.most
        span = Text(f"{low}–{high}명", f"{low}–{high} names")
        if not said:
            return Prompt(Text(f"{self.ask.ko} ({span.ko})", f"{self.ask.en} ({span.en})")), said
        names: list[str] = []
        for number, answer in enumerate(said, 1):
            typed = items(answer)
            names += [read_item(self.name, i) for i in typed]
            if not typed or number == 1 < len(typed) or len(names) >= high:
                check_seats(names, low, high, self.setting_up.clause)
                return tuple(names), said[number:]
            check_seats(names, 0, high, self.setting_up.clause)
        if len(names) < low:
            return Prompt(Text(f"{len(names) + 1}번째 플레이어 ({span.ko})", f"Player {len(names) + 1} ({span.en})")), ()
        more = Text(f"{len(names) + 1}번째 플레이어 ({span.ko}; 엔터: 모두 적었음)", f"Player {len(names) + 1} ({span.en}; Enter: that is all)")
        return Prompt(more), ()


def start_line(game: str, seating: Seating, setting: Setting, *more: str) -> str:
    """The line that starts a record: the game, who plays, what the game adds, the house rules, and whether copies are counted."""
    line = [f"{START}: game={game} players={joined(seating.players)}", *more]
    line += [f"option={'+'.join(seating.options)}"] if seating.options else []
    return " ".join(line if setting.deck_check else [*line, f"{ANY_DECK.key}=yes"])


def start_form(game: str, words: Words, name: NewName, *more: Field) -> Form:
    """What the line that starts a record may hold, in the order in which it is written back."""
    of, players = Field("game", One({game: game}), Text("게임", "the game"), needed=True), Many(name, once=True)
    return Form(words, (1, 1), (of, Field("players", players, Text("이름들", "the names"), needed=True), *more, ANY_DECK))


def read_start(form: Form, text: str) -> tuple[Entry, str]:
    """What the first line of a record says, and the line in one spelling; raises InputError."""
    return read_event(form, head_of(text, form.words.table((START,))), text)


def told(layout: Layout) -> tuple[Text, ...]:
    """The steps of the set-up, numbered, each with its clauses."""
    return tuple(
        Text(*(f"{n}. {words} [{', '.join(s.clauses)}]" for words in s.text))
        for n, s in enumerate(layout.steps, 1)
    )  # fmt: skip
