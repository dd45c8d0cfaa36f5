"""Constellation Expedition kept turn by turn: the set-up, what is asked next, and how a line of the record is carried out."""

from collections.abc import Sequence
from dataclasses import dataclass

from asrus_pnp.core.errors import InputError, fault
from asrus_pnp.core.spelling import fold
from asrus_pnp.core.text import Text, same
from asrus_pnp.database.database import Database
from asrus_pnp.database.game_numbers import load_numbers
from asrus_pnp.database.words import Words
from asrus_pnp.games.constellation import deck
from asrus_pnp.games.constellation.keeping import prompts, statistics
from asrus_pnp.games.constellation.keeping.prompts import DESTINATION, HEADS, TURN
from asrus_pnp.games.constellation.keeping.state import Rules, Seats, SetUp, State, first_round, next_round, play_turn, score_of
from asrus_pnp.games.constellation.rulings import turn_wording
from asrus_pnp.games.constellation.score import scoring
from asrus_pnp.games.constellation.setting_up import setting_up
from asrus_pnp.games.constellation.tables import GAME, Tables
from asrus_pnp.play.events import ANY_DECK, check_seats, head_of, items, joined, new_name, read_event, read_item
from asrus_pnp.play.kept_game import Happening, Help, Said, Seating, Setting, Statistics, TableView, Unseen
from asrus_pnp.play.opening import Chairs, read_start, start_form, start_line
from asrus_pnp.positions.form import Entry, Field, Form
from asrus_pnp.positions.prompts import Prompt
from asrus_pnp.positions.value_types import Many, One
from asrus_pnp.results.referee import Book
from asrus_pnp.results.score_sheet import Rounds, Scoresheet
from asrus_pnp.results.setting_up import SettingUp


def of(book: Book, tables: Tables, db: Database) -> "Constellation":
    """The game as it is kept turn by turn; raises DataError."""
    return Constellation(book, Rules(tables, load_numbers(db, GAME, SetUp), turn_wording.question(tables), scoring.question(tables)), setting_up(db))


@dataclass(frozen=True, slots=True)
class Constellation:
    """The game as it is kept turn by turn."""

    book: Book
    rules: Rules
    setting_up: SettingUp
    heads: tuple[str, ...] = HEADS
    help: Help = prompts.HELP

    @property
    def _chairs(self) -> Chairs:
        words = self.rules.tables.words
        return Chairs(self.setting_up, words, new_name(words, HEADS), Text("플레이어 이름", "Players"))

    def seats(self, said: Said) -> Seating | None:
        """Who plays and by which house rules, once the answers tell both."""
        return self._chairs.known(said)

    def setup(self, setting: Setting, said: Said) -> Prompt | str:
        """Asks for the players, the house rules and the first destination."""
        n = self.rules.tables.numbers
        seating, rest = self._chairs.seated(said)
        if isinstance(seating, Prompt):
            return seating
        names = seating.players
        if not rest and len(names) != n.stand_in_players:
            return Prompt(Text("첫 목적지", "First destination"))
        more = [f"dummies={joined(_dummies(names, setting, self.rules))}"] if len(names) == n.players_least else []
        more += [f"destination={read_item(deck.card(self.rules.tables), ' '.join(items(rest[0])))}"] if rest else []
        return start_line(GAME, seating, setting, *more)

    def start(self, text: str) -> Happening[State]:
        """The table as the first line of the record sets it up; raises InputError."""
        words, name = self.rules.tables.words, new_name(self.rules.tables.words, HEADS)
        fields = (
            Field("dummies", Many(name, once=True), Text("더미의 이름들", "the names of the dummies")),
            Field("destination", deck.card(self.rules.tables), Text("첫 목적지", "the first destination")),
            Field("option", Many(One(words.table(_options(self.rules))), once=True), Text("선택 규칙", "house rules")),
        )
        entry, line = read_start(start_form(GAME, words, name, *fields), text)
        _check_start(entry, self.rules)
        seats = Seats(entry.get("players"), entry.get("dummies", ()), entry.get("option", ()), not entry.get(ANY_DECK.key))
        return Happening(line, first_round(seats, entry.get("destination", 0), self.rules))

    def ask(self, state: State, said: Said) -> Prompt | str:
        """Asks for the cards of a turn, or for the first destination of a round."""
        return prompts.ask(state, said, self.rules)

    def step(self, state: State, text: str) -> Happening[State]:
        """What an event brings; raises InputError where it is impossible."""
        card = deck.card(self.rules.tables)
        if state.over:
            raise InputError([fault(same(""), "게임이 끝났다", "the game is over", "취소로 되돌릴 수 있다", "undo takes the last event back", "CE-7.1")])
        wanted = DESTINATION if state.between else TURN
        head = head_of(text, self.rules.tables.words.table((wanted,)))
        if head == DESTINATION:
            one = Form(self.rules.tables.words, (1, 1), cards=Field("cards", card, Text("첫 목적지", "the first destination")))
            entry, line = read_event(one, head, text)
            cards = [c for c, count in entry.get("cards", {}).items() for _ in range(count)]
            if len(cards) != 1:
                found = (f"카드가 {len(cards)}장이다", f"there are {len(cards)} cards")
                raise InputError([fault(same(""), *found, "첫 목적지 한 장", "one card, the first destination", "CE-1.4")])
            return Happening(line, next_round(state, cards[0], self.rules))
        fields = tuple(Field(n, card, same(n), needed=True) for n in state.seats.all)
        entry, line = read_event(Form(Words({}), (1, 1), fields), head, text)
        return play_turn(state, {n: entry.values[n] for n in state.seats.all}, line, self.rules)

    def seating(self, state: State) -> Seating:
        """Who plays, in order, and by which house rules."""
        return Seating(state.seats.players, state.seats.options)

    def over(self, state: State) -> bool:
        """CE-7.1, and CE-8.8 where rounds are played."""
        return state.over

    def view(self, state: State) -> TableView:
        """The table at a glance."""
        return statistics.view(state, self.rules.tables)

    def unseen(self, state: State) -> tuple[Unseen, ...]:
        """How many copies of each number have not lain open in this round (CE-1.1)."""
        return statistics.unseen(state, self.rules.tables) if state.seats.deck_check else ()

    def score(self, state: State) -> Scoresheet | Rounds | None:
        """The score as if the game ended now; with rounds the sum of those played."""
        begun = state.turn < state.turns and (state.turn or not state.closed)
        positions = (*state.closed, *([score_of(state)] if begun else []))
        sheets = [self.rules.score.ruled(position, state.seats.deck_check) for position in positions]
        return scoring.add_rounds(sheets, self.rules.tables) if state.rounds > 1 else sheets[0]

    def known(self, state: State) -> tuple[Text, ...]:
        """Nothing beside the score: there is one at any time."""
        return ()

    def statistics(self, course: Sequence[Happening[State]]) -> Statistics:
        """What players enjoy to look at when the game is over."""
        return statistics.statistics(course, self.rules.tables)


def _options(rules: Rules) -> tuple[str, ...]:
    return tuple(c.option for c in rules.tables.clauses.all if c.option)


def _dummies(names: Sequence[str], setting: Setting, rules: Rules) -> list[str]:
    """Names for the dummies that no player has."""
    word = "더미" if setting.lang == "ko" else "Dummy"
    taken = [fold(n) for n in names]
    free = (f"{word}{k}" for k in range(1, len(names) + rules.tables.numbers.dummies + 1) if fold(f"{word}{k}") not in taken)
    return [next(free) for _ in range(rules.tables.numbers.dummies)]


def _check_start(entry: Entry, rules: Rules) -> None:
    """CE-1.3, CE-1.4, CE-9.1: raises InputError where the numbers of players, dummies and destinations do not fit."""
    n, players, dummies = rules.tables.numbers, entry.get("players"), entry.get("dummies", ())
    check_seats((*players, *dummies), len(players) + len(dummies), n.players_most, "CE-1.3")
    check_seats(players, n.players_least, n.players_most, "CE-1.3")
    wanted = n.dummies if len(players) == n.players_least else 0
    if len(dummies) != wanted:
        found = Text(f"{len(players)}명인데 더미가 {len(dummies)}개다", f"{len(dummies)} dummies with {len(players)} players")
        raise InputError([fault(same(""), *found, f"더미 {wanted}개 (dummies=)", f"{wanted} dummies (dummies=)", "CE-9.1")])
    given, stand_in = "destination" in entry.values, len(players) == n.stand_in_players
    if given == stand_in:
        found = Text("첫 목적지가 없다", "there is no first destination")
        right = Text("destination= 첫 목적지의 숫자", "destination= its number")
        if given:
            found = Text(f"{len(players)}명인데 첫 목적지가 있다", f"a first destination with {len(players)} players")
            right = Text("destination= 없이: 상 카드의 뒷면이 대신한다", "no destination=: the back of the award card stands in")
        raise InputError([fault(same(""), *found, *right, "CE-1.4")])
