"""What is asked in a turn of Astro Race, and the line that short answers make."""

from collections.abc import Sequence

from asrus_pnp.core.errors import InputError, fault
from asrus_pnp.core.spelling import fold
from asrus_pnp.core.text import Text, same
from asrus_pnp.games.astro_race.keeping.state import Rules, State
from asrus_pnp.games.astro_race.tables import FACE_DOWN, RETROGRADE
from asrus_pnp.play.events import joined, names_one, read_item, seated, tokens, too_much
from asrus_pnp.play.kept_game import Said
from asrus_pnp.positions.prompts import NOTHING, Prompt

SHUFFLE = "shuffle"
HEADS = (SHUFFLE,)
HELP = (
    ("3", Text("차례인 사람이 말한 칸 수. 쾅은 이어서 묻는다", "the number that the mover names; who calls is asked next")),
    ("3 Bob Cho 10", Text("3칸, Bob과 Cho가 쾅, 뒤집은 카드는 10", "3 steps, Bob and Cho call, the card turned up is a 10")),
    ("3 -", Text("3칸, 아무도 외치지 않았다", "3 steps, nobody calls")),
    ("3 close", Text("3칸, 아무도 외치지 않아 스스로 공개한 카드", "3 steps, nobody calls, and the mover turns up Close")),
    ("2 Bob retrograde Bob", Text("역행이면 원하는 사람을 뒤에", "with Retrograde, who wants it comes last")),
    ("shuffle", Text("덱을 먼저 섞었을 때", "the deck was shuffled before it was used up")),
)


def ask(state: State, said: Said, rules: Rules) -> Prompt | str:
    """Asks for the number named, then who calls, then for the card if it was turned up, then who wants Retrograde."""
    typed = tokens(said)
    if typed and fold(typed[0]) in rules.tables.words.table(HEADS):
        return f"{SHUFFLE}:"
    if any("=" in t for t in typed):
        return f"{state.active}: {' '.join(t for t in typed if t != NOTHING)}"
    if not typed:
        return Prompt(_whose_move(state, rules))
    fields = {f.key: f.kind for f in rules.turn.form.table}
    head = f"{state.active}: moved={read_item(fields['moved'], typed[0])}"
    if len(typed) == 1:
        who = state.active
        return Prompt(Text(f"쾅? (이름들; 엔터: 없음; 카드: {who} 스스로 공개)", f"Who calls bang? (names; Enter: nobody; a card: {who} turns it up)"))
    callers, rest = _names_in_front(typed[1:], state, rules)
    if not callers:
        return _uncalled(head, rest, rules)
    head += f" calls={joined(callers)}"
    if not rest:
        return Prompt(Text("뒤집은 카드", "The card turned up"))
    card = read_item(fields["card"], rest[0])
    return _wanted(f"{head} card={card}", rest[1:], state, rules) if card == RETROGRADE else _last(f"{head} card={card}", rest[1:])


def _whose_move(state: State, rules: Rules) -> Text:
    p, most = state.pieces[state.active], rules.tables.numbers.move_most
    return Text(f"{state.turn + 1}턴, {p.name}: 이동 0–{most}", f"Turn {state.turn + 1}, {p.name} moves 0–{most}")


def _names_in_front(typed: Sequence[str], state: State, rules: Rules) -> tuple[list[str], list[str]]:
    """The players named first, each once, without the word for calling; and what comes behind them."""
    seats = seated(state.seats.players)
    calling, found = rules.tables.words.spellings("calls"), list[str]()
    for n, one in enumerate(typed):
        if names_one(one, seats):
            found.append(seats.read(one))
        elif fold(one) not in calling:
            return list(dict.fromkeys(found)), list(typed[n:])
    return list(dict.fromkeys(found)), []


def _uncalled(head: str, rest: Sequence[str], rules: Rules) -> str:
    """Nobody calls: the card stays face down, or the mover turns it up (AR-5.1)."""
    if not rest or rest[0] in (NOTHING, FACE_DOWN):
        return _last(head, rest[1:])
    card = rules.tables.cards.get(fold(rest[0]))
    if card is None:
        found = (f"“{rest[0]}”: 사람도 카드도 아니다", f"“{rest[0]}” is neither a player nor a card")
        raise InputError([fault(same(""), *found, "쾅을 외친 이름들, 또는 엔터", "the names of those who call, or Enter")])
    return _last(f"{head} reveals card={card}", rest[1:])


def _wanted(head: str, rest: Sequence[str], state: State, rules: Rules) -> Prompt | str:
    """AR-4.11: Retrograde is a choice of those who call."""
    if not rest:
        return Prompt(Text("역행을 원하는 사람? (이름들; 엔터: 없음)", "Who wants Retrograde? (names; Enter: nobody)"))
    wanting, more = _names_in_front(rest, state, rules)
    if wanting:
        return _last(f"{head} wants={joined(wanting)}", more)
    return _last(head, more[1:] if more[:1] == [NOTHING] else more)


def _last(line: str, rest: Sequence[str]) -> str:
    if rest:
        raise too_much(rest)
    return line
