"""Counting Stars at Night kept turn by turn: the set-up, the first line of the record, and how the other lines are carried out."""

from collections.abc import Sequence
from dataclasses import dataclass

from asrus_pnp.core.errors import InputError, fault
from asrus_pnp.core.text import Text, same
from asrus_pnp.database.database import Database
from asrus_pnp.database.game_numbers import load_numbers
from asrus_pnp.database.words import Words
from asrus_pnp.games.starry_night.checks import Lot, too_many
from asrus_pnp.games.starry_night.keeping import actions, prompts, statistics
from asrus_pnp.games.starry_night.keeping.state import Rules, Seats, SetUp, State, dealt
from asrus_pnp.games.starry_night.rulings import cases
from asrus_pnp.games.starry_night.score import scoring
from asrus_pnp.games.starry_night.setting_up import setting_up
from asrus_pnp.games.starry_night.tables import GAME, Tables
from asrus_pnp.play.events import ANY_DECK, check_seats, head_of, items, new_name, read_event, read_item, seated
from asrus_pnp.play.kept_game import Happening, Help, Said, Seating, Setting, Statistics, TableView, Unseen
from asrus_pnp.play.opening import Chairs, read_start, start_form, start_line
from asrus_pnp.positions.form import Entry, Field, Flag, Form
from asrus_pnp.positions.prompts import Prompt
from asrus_pnp.positions.value_types import Counts, Number, Yes
from asrus_pnp.results.referee import Book
from asrus_pnp.results.score_sheet import Scoresheet
from asrus_pnp.results.setting_up import SettingUp

KINDS = ("explore", "trade", "auction")
STONES, COUNT_STONES = "stones", "count-stones"
HEADS = (*KINDS, STONES)


def of(book: Book, tables: Tables, db: Database) -> "StarryNight":
    """The game as it is kept turn by turn; raises DataError."""
    cases_ = cases.exploring(tables), cases.trading(tables), cases.auctioning(tables)
    return StarryNight(book, Rules(tables, load_numbers(db, GAME, SetUp), *cases_, scoring.question(tables)), setting_up(db))


@dataclass(frozen=True, slots=True)
class StarryNight:
    """The game as it is kept turn by turn."""

    book: Book
    rules: Rules
    setting_up: SettingUp
    heads: tuple[str, ...] = HEADS
    help: Help = prompts.HELP

    @property
    def _chairs(self) -> Chairs:
        words = self.rules.tables.words
        return Chairs(self.setting_up, words, new_name(words, HEADS), Text("플레이어 이름, 차례대로", "Players in the order of turns"))

    def seats(self, said: Said) -> Seating | None:
        """Who plays and by which house rules, once the answers tell both."""
        return self._chairs.known(said)

    def setup(self, setting: Setting, said: Said) -> Prompt | str:
        """Asks for the players, the floor, and whether the stones are to be counted."""
        seating, rest = self._chairs.seated(said)
        if isinstance(seating, Prompt):
            return seating
        if not rest:
            return Prompt(Text(f"바닥에 펼친 카드 {self.rules.setup.floor}장", f"The {self.rules.setup.floor} cards on the floor"))
        cards = _floor(items(rest[0]), self.rules)
        _check_floor(cards, setting.deck_check, self.rules)
        if len(rest) == 1:
            return Prompt(Text("스톤도 세어 둘까? (예; 엔터: 끝에만 묻는다)", "Count the stones too? (y; Enter: only ask for them at the end)"))
        floor = "+".join(f"{k}:{c}" for k, c in cards.items())
        counted = " ".join(items(rest[1]))
        stones = [f"{COUNT_STONES}=yes"] if counted and read_item(Yes(), counted) else []
        return start_line(GAME, seating, setting, f"floor={floor}", *stones)

    def start(self, text: str) -> Happening[State]:
        """The table as the first line of the record sets it up; raises InputError."""
        n, words = self.rules.tables.numbers, self.rules.tables.words
        floor = Field("floor", Counts(self.rules.tables.card), Text("바닥", "the floor"), needed=True)
        stones = Field(COUNT_STONES, Yes(), Text("스톤을 센다", "stones are counted"))
        entry, line = read_start(start_form(GAME, words, new_name(words, HEADS), floor, stones), text)
        check_seats(entry.get("players"), n.players_least, n.players_most, "SN-1.1")
        seats = Seats(entry.get("players"), bool(entry.get(COUNT_STONES)), not entry.get(ANY_DECK.key))
        _check_floor(entry.get("floor"), seats.deck_check, self.rules)
        return Happening(line, dealt(seats, entry.get("floor"), self.rules))

    def ask(self, state: State, said: Said) -> Prompt | str:
        """Asks for what the active player does, and step by step for what that needs."""
        return prompts.ask(state, said, self.rules)

    def step(self, state: State, text: str) -> Happening[State]:
        """What an event brings; raises InputError where it is impossible."""
        if state.over:
            raise InputError([fault(same(""), "게임이 끝났다", "the game is over", "취소로 되돌릴 수 있다", "undo takes the last event back", "SN-4.5")])
        words, names = self.rules.tables.words, seated(state.seats.players).known
        head = head_of(text, words.table((STONES,)) if state.played_out else names)
        if head == STONES:
            each = Number(0, len(state.seats.players) * self.rules.tables.numbers.stones, clause="SN-1.1")
            form = Form(Words({}), (1, 1), tuple(Field(n, each, same(n), needed=True) for n in state.seats.players))
            entry, line = read_event(form, head, text)
            return actions.tell_stones(state, {n: entry.values[n] for n in state.seats.players}, line, self.rules)
        if head != state.active:
            found = (f"{head}의 차례가 아니다", f"it is not {head}'s turn")
            raise InputError([fault(same(""), *found, f"{state.active}의 차례", f"it is {state.active}'s", "SN-1.1")])
        entry, line = read_event(_form(state, self.rules), head, text)
        return _carried_out(state, entry, line, self.rules)

    def seating(self, state: State) -> Seating:
        """Who plays, in order."""
        return Seating(state.seats.players)

    def over(self, state: State) -> bool:
        """SN-4.5, once the stones are told."""
        return state.over

    def view(self, state: State) -> TableView:
        """The table at a glance."""
        return statistics.view(state, self.rules.tables)

    def unseen(self, state: State) -> tuple[Unseen, ...]:
        """How many copies of each number have not lain open (SN-1.1)."""
        return statistics.unseen(state, self.rules.tables) if state.seats.deck_check else ()

    def score(self, state: State) -> Scoresheet | None:
        """The score as if the game ended now; none while nobody knows the stones."""
        return self.rules.scoring.ruled(actions.score_position(state), state.seats.deck_check) if state.stones else None

    def known(self, state: State) -> tuple[Text, ...]:
        """The points of the cards (SN-5.1, SN-5.3, SN-5.4) while nobody knows the stones that SN-5.2 asks for."""
        return () if state.stones else (actions.points_of_cards(state, self.rules),)

    def statistics(self, course: Sequence[Happening[State]]) -> Statistics:
        """What players enjoy to look at when the game is over."""
        return statistics.statistics(course)


def _floor(typed: Sequence[str], rules: Rules) -> dict[int, int]:
    """The cards one by one, or counted as on the line of the record: 8:1+3:1+11:2."""
    floor = dict[int, int]()
    for item in typed:
        counted = read_item(Counts(rules.tables.card), item) if ":" in item else {read_item(rules.tables.card, item): 1}
        floor |= {card: floor.get(card, 0) + count for card, count in counted.items()}
    return floor


def _check_floor(floor: dict[int, int], deck_check: bool, rules: Rules) -> None:
    """SN-1.2: raises InputError where the floor has not as many cards as are dealt there, or more of a number than the deck."""
    count, wanted = sum(floor.values()), rules.setup.floor
    if count != wanted:
        found = (f"바닥의 카드가 {count}장이다", f"there are {count} cards on the floor")
        raise InputError([fault(same(""), *found, f"{wanted}장", str(wanted), "SN-1.2")])
    faults = too_many(same(""), [Lot(Text("바닥", "floor"), floor)], rules.tables) if deck_check else []
    if faults:
        raise InputError(faults)


def _form(state: State, rules: Rules) -> Form:
    """What the line of a turn may hold."""
    tables, names = rules.tables, seated(state.seats.players)
    fields = (
        Field("number", tables.card, Text("숫자", "the number")),
        Field("played", tables.card, Text("낸 카드", "the card played")),
        Field("drawn", tables.card_or_none, Text("펼친 카드", "the card turned up")),
        Field("with", names, Text("거래 상대", "the other player of a trade")),
        Field("bids", Counts(names, least=0), Text("입찰", "the bids")),
    )
    return Form(tables.words, (1, 1), fields, flags=tuple(Flag(k, tables.words.label(k)) for k in KINDS))


NEEDED = {"explore": ("played", "drawn"), "trade": ("number", "with", "bids"), "auction": ("number", "bids")}


def _carried_out(state: State, entry: Entry, line: str, rules: Rules) -> Happening[State]:
    """The deed that the line names, with all that it needs and nothing else."""
    kinds = [k for k in KINDS if entry.get(k)]
    if len(kinds) != 1:
        right = " · ".join(KINDS)
        raise InputError([fault(same(""), "무엇을 하는지 하나로 적는다", "one thing is done in a turn", right, right)])
    kind, keys = kinds[0], NEEDED[kinds[0]]
    wrong = [f"{k}=" for k in ("number", "played", "drawn", "with", "bids") if (k in entry.values) != (k in keys)]
    if wrong:
        found = (f"{kind}: {', '.join(wrong)} 이(가) 없거나 남는다", f"{kind}: {', '.join(wrong)} is missing or too much")
        right = " ".join(f"{k}=" for k in keys)
        raise InputError([fault(same(""), *found, right, right)])
    if kind == "explore":
        return actions.explore(state, entry.values["played"], entry.values["drawn"], line, rules)
    bids = entry.values["bids"]
    if kind == "auction":
        return actions.auction(state, entry.values["number"], bids, line, rules)
    other = entry.values["with"]
    if set(bids) != {state.active, other}:
        right = f"bids={state.active}:…+{other}:…"
        raise InputError([fault(same(""), "두 사람의 입찰이 필요하다", "both of the two bid, and nobody else", right, right, "SN-3.1")])
    return actions.trade(state, entry.values["number"], other, (bids[state.active], bids[other]), line, rules)
