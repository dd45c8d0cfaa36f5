"""Astro Race kept turn by turn: the set-up, what is asked next, and how a line of the record is carried out."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from asrus_pnp.core.errors import InputError, fault
from asrus_pnp.core.text import Text, same
from asrus_pnp.database.database import Database
from asrus_pnp.database.game_numbers import load_numbers
from asrus_pnp.games.astro_race.keeping import prompts, statistics
from asrus_pnp.games.astro_race.keeping.prompts import HEADS, SHUFFLE
from asrus_pnp.games.astro_race.keeping.state import Rules, Seats, State, at_the_sun, play_turn, score_of, shuffled, turn_of
from asrus_pnp.games.astro_race.needs import DeckNumbers
from asrus_pnp.games.astro_race.rulings import turn_wording
from asrus_pnp.games.astro_race.score import scoring
from asrus_pnp.games.astro_race.setting_up import setting_up
from asrus_pnp.games.astro_race.tables import FACE_DOWN, GAME, JOKER, POWERS, Card, Tables
from asrus_pnp.kits.asrus.cards import load
from asrus_pnp.play.events import ANY_DECK, check_seats, head_of, new_name, read_event, seated
from asrus_pnp.play.kept_game import Happening, Help, Said, Seating, Setting, Statistics, TableView, Unseen
from asrus_pnp.play.opening import Chairs, read_start, start_form, start_line
from asrus_pnp.positions.form import Field, Flag, Form
from asrus_pnp.positions.prompts import Prompt
from asrus_pnp.positions.value_types import Many, One
from asrus_pnp.results.referee import Book
from asrus_pnp.results.score_sheet import Scoresheet
from asrus_pnp.results.setting_up import SettingUp


def of(book: Book, tables: Tables, db: Database) -> "AstroRace":
    """The game as it is kept turn by turn; raises DataError."""
    return AstroRace(book, Rules(tables, _copies(db), turn_wording.question(tables), scoring.question(tables)), setting_up(db))


@dataclass(frozen=True, slots=True)
class AstroRace:
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
        """Asks for the players and the house rules."""
        seating, _ = self._chairs.seated(said)
        if isinstance(seating, Prompt):
            return seating
        return start_line(GAME, seating, setting)

    def start(self, text: str) -> Happening[State]:
        """The race as the first line of the record sets it up; raises InputError."""
        n, words = self.rules.tables.numbers, self.rules.tables.words
        option = Field("option", Many(One(words.table(self.rules.tables.options)), once=True), Text("선택 규칙", "house rules"))
        entry, line = read_start(start_form(GAME, words, new_name(words, HEADS), option), text)
        check_seats(entry.get("players"), n.players_least, n.players_most, "AR-1.1")
        seats = Seats(entry.get("players"), entry.get("option", ()), not entry.get(ANY_DECK.key))
        return Happening(line, at_the_sun(seats, self.rules))

    def ask(self, state: State, said: Said) -> Prompt | str:
        """Asks for the number named, then who calls, then for the card if it was turned up, then who wants Retrograde."""
        return prompts.ask(state, said, self.rules)

    def step(self, state: State, text: str) -> Happening[State]:
        """What an event brings; raises InputError where it is impossible."""
        if state.over:
            raise InputError([fault(same(""), "게임이 끝났다", "the game is over", "취소로 되돌릴 수 있다", "undo takes the last event back", "AR-7.1")])
        head = head_of(text, {**self.rules.tables.words.table(HEADS), **seated(state.seats.players).known})
        if head == SHUFFLE:
            _, line = read_event(Form(self.rules.tables.words, (1, 1)), head, text)
            return Happening(line, replace(shuffled(state), last=None))
        if head != state.active:
            found = (f"{head}의 차례가 아니다", f"it is not {head}'s turn")
            raise InputError([fault(same(""), *found, f"{state.active}의 차례", f"{state.active} moves now", "AR-1.4")])
        entry, line = read_event(_form(state, self.rules), head, text)
        card, reveals = entry.get("card", FACE_DOWN), bool(entry.get("reveals"))
        turn = turn_of(state, entry.get("moved"), card, entry.get("calls", ()), entry.get("wants", ()), reveals)
        return play_turn(state, turn, line, self.rules)

    def seating(self, state: State) -> Seating:
        """Who plays, in order, and by which house rules."""
        return Seating(state.seats.players, state.seats.options)

    def over(self, state: State) -> bool:
        """AR-7.1: all but one have finished."""
        return state.over

    def view(self, state: State) -> TableView:
        """The table at a glance."""
        return statistics.view(state, self.rules.tables)

    def unseen(self, state: State) -> tuple[Unseen, ...]:
        """How many copies of each card have not been turned up since the deck was shuffled (AR-1.3)."""
        return statistics.unseen(state, self.rules) if state.seats.deck_check else ()

    def score(self, state: State) -> Scoresheet | None:
        """The score of the finished race; before its end there is none (AR-7.1)."""
        return self.rules.score.ruled(score_of(state), state.seats.deck_check) if state.over else None

    def known(self, state: State) -> tuple[Text, ...]:
        """AR-6.2: the points that pieces on the Moon have earned; the rest is known at the end (AR-7.1, AR-7.2)."""
        return () if state.over else (statistics.earned(state, self.rules.tables),)

    def statistics(self, course: Sequence[Happening[State]]) -> Statistics:
        """What players enjoy to look at when the game is over."""
        return statistics.statistics(course, self.rules.tables)


def _copies(db: Database) -> dict[Card, int]:
    """AR-1.3: how many of each card the deck holds."""
    deck, n = load(db), load_numbers(db, GAME, DeckNumbers)
    numbers: dict[Card, int] = {k: n.deck_middle_copies if k == n.deck_middle else n.deck_copies for k in range(n.deck_lowest, n.deck_highest + 1)}
    return {**numbers, **{c.id: c.copies for c in deck.specials if c.id in POWERS}, JOKER: n.deck_jokers}


def _form(state: State, rules: Rules) -> Form:
    """What the line of a turn may hold; the words are the game's, but no name of a player is a key."""
    fields, some = {f.key: f for f in rules.turn.form.table}, Many(seated(state.seats.players), once=True)
    own = (
        fields["moved"],
        Field("calls", some, Text("쾅을 외친 이름들", "who calls")),
        Field("card", fields["card"].kind, fields["card"].ask),
        Field("wants", some, Text("역행을 원하는 이름들", "who wants Retrograde")),
    )
    return Form(rules.tables.words, (1, 1), own, flags=(Flag("reveals", Text("스스로 공개한다", "the mover turns the card up")),))
