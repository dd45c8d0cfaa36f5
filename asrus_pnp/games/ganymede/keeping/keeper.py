"""Ganymede kept turn by turn: the set-up, what is asked next, and how a line of the record is carried out."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from asrus_pnp.core.errors import InputError, fault
from asrus_pnp.core.text import Text, same
from asrus_pnp.database.database import Database
from asrus_pnp.database.game_numbers import load_numbers
from asrus_pnp.games.ganymede.keeping import picture, prompts, statistics
from asrus_pnp.games.ganymede.keeping.cards import Spelling
from asrus_pnp.games.ganymede.keeping.course import played
from asrus_pnp.games.ganymede.keeping.decisions import Decision
from asrus_pnp.games.ganymede.keeping.opening import laid_open
from asrus_pnp.games.ganymede.keeping.playing import Played
from asrus_pnp.games.ganymede.keeping.prompts import SHOW
from asrus_pnp.games.ganymede.keeping.state import Deed, Rules, Seats, SetUp, State, dealt, score_position
from asrus_pnp.games.ganymede.keeping.turn import Turn
from asrus_pnp.games.ganymede.rulings import cases
from asrus_pnp.games.ganymede.score import scoring
from asrus_pnp.games.ganymede.setting_up import setting_up
from asrus_pnp.games.ganymede.tables import BY_STEPS, GAME, Tables, ship_names
from asrus_pnp.play.events import START, NewName, check_seats, head_of, items, joined, new_name, read_event, read_item, seated
from asrus_pnp.play.kept_game import Happening, Help, Said, Seating, Setting, Statistics, TableView, Unseen
from asrus_pnp.play.opening import Chairs
from asrus_pnp.positions.form import Field, Form
from asrus_pnp.positions.prompts import Prompt
from asrus_pnp.positions.value_types import Many, One
from asrus_pnp.results.referee import Book
from asrus_pnp.results.ruling import Ruling
from asrus_pnp.results.score_sheet import Scoresheet
from asrus_pnp.results.setting_up import SettingUp

HEADS = (SHOW,)


def of(book: Book, tables: Tables, db: Database) -> "Ganymede":
    """The game as it is kept turn by turn; raises DataError."""
    actions = cases.taking(tables), cases.using(tables), cases.discarding(tables)
    rest = cases.launching(tables), cases.ending(tables), scoring.question(tables)
    return Ganymede(book, Rules(tables, Spelling(tables), load_numbers(db, GAME, SetUp), *actions, *rest), setting_up(db))


@dataclass(frozen=True, slots=True)
class Ganymede:
    """The game as it is kept turn by turn."""

    book: Book
    rules: Rules
    setting_up: SettingUp
    heads: tuple[str, ...] = HEADS
    help: Help = prompts.HELP

    @property
    def _chairs(self) -> Chairs:
        words = self.rules.tables.words
        return Chairs(self.setting_up, words, self._name(), Text("플레이어 이름, 시작 플레이어부터", "Players, the starting player first"))

    def seats(self, said: Said) -> Seating | None:
        """Who plays and by which house rules, once the answers tell both."""
        return self._chairs.known(said)

    def setup(self, setting: Setting, said: Said) -> Prompt | str:
        """Asks for the players, the house rules and the ships that each player has docked."""
        seating, rest = self._chairs.seated(said)
        if isinstance(seating, Prompt):
            return seating
        names = seating.players
        ships = [read_item(ship_names(self.rules.tables), i) for answer in rest for i in items(answer)]
        if len(ships) < 2 * len(names):
            who = names[len(ships) // 2]
            return Prompt(Text(f"{who}의 우주선, 위쪽과 아래쪽 (번호 S07이나 종류 고정)", f"{who}'s ships, upper and lower (by id, S07, or kind, flat)"))
        option = f" option={BY_STEPS}" if seating.options else ""
        return f"{START}: game={GAME} players={joined(names)} ships={'+'.join(ships)}{option}"

    def _name(self) -> NewName:
        spelled = self.rules.spelling.words
        return new_name(self.rules.tables.words, (*HEADS, *spelled.values()))

    def start(self, text: str) -> Happening[State]:
        """The table as the first line of the record sets it up; raises InputError."""
        tables = self.rules.tables
        n, words = tables.numbers, tables.words
        fields = (
            Field("game", One({GAME: GAME}), Text("게임", "the game"), needed=True),
            Field("players", Many(self._name(), once=True), Text("이름들", "the names"), needed=True),
            Field("ships", Many(ship_names(tables)), Text("우주선들", "the ships on the docks"), needed=True),
            Field("option", Many(One(words.table((BY_STEPS,))), once=True), Text("선택 규칙", "house rules")),
        )
        entry, line = read_event(Form(words, (1, 1), fields), head_of(text, words.table((START,))), text)
        names, ships = entry.get("players"), entry.get("ships")
        check_seats(names, n.players_least, n.players_most, "GA-1.2")
        self._check_ships(ships, len(names))
        docked = {name: (ships[2 * k], ships[2 * k + 1]) for k, name in enumerate(names)}
        return Happening(line, dealt(Seats(names, entry.get("option", ())), docked, self.rules))

    def _check_ships(self, ships: Sequence[str], players: int) -> None:
        """GA-1.4: two ships for each player; GA-1.1: no card twice."""
        faults = []
        if len(ships) != 2 * players:
            found = (f"우주선이 {len(ships)}장입니다", f"there are {len(ships)} ships")
            faults.append(fault(same(""), *found, f"한 사람에 2장씩 {2 * players}장", f"2 for each player, {2 * players}", "GA-1.4"))
        for ship in dict.fromkeys(s for s in ships if ships.count(s) > 1 and s in self.rules.tables.cards):
            faults.append(fault(same(""), f"{ship}: 두 번 나옵니다", f"{ship} stands there twice", "한 번만", "once", "GA-1.1"))
        if faults:
            raise InputError(faults)

    def ask(self, state: State, said: Said) -> Prompt | str:
        """Asks for what the active player does, and for what that leaves to be decided."""
        return prompts.ask(state, said, self.rules)

    def step(self, state: State, text: str) -> Happening[State]:
        """What an event brings; raises InputError where it is impossible."""
        if state.over:
            raise InputError(
                [fault(same(""), "게임이 끝났습니다", "the game is over", "취소로 되돌릴 수 있습니다", "undo takes the last event back", "GA-7.1")]
            )
        words, spelling = self.rules.tables.words, self.rules.spelling
        head = head_of(text, {**words.table((SHOW,)), **seated(state.seats.players).known})
        said = [spelling.plain(i) for i in items(text.partition(":")[2])]
        if head == SHOW:
            return Happening(f"{SHOW}: {' '.join(said)}", laid_open(state, said, self.rules))
        if head != state.active:
            found = (f"{head}의 차례가 아닙니다", f"it is not {head}'s turn")
            raise InputError([fault(same(""), *found, f"{state.active}의 차례", f"it is {state.active}'s", "GA-1.6")])
        if not said:
            right = ("타일, 셔틀, 버림 가운데 하나", "a tile, a shuttle, or discard")
            raise InputError([fault(same(""), "행동이 없습니다", "there is no action", *right, "GA-2.1")])
        whole = played(state, said, self.rules)
        if isinstance(whole, Decision):
            raise whole.missing(spelling.spell)
        return self._happened(f"{head}: {' '.join(whole.said)}", *whole.value)

    def _happened(self, line: str, turn: Turn, done: Played) -> Happening[State]:
        """The turn with its ruling, to which everything else that happened in it is added."""
        steps = (*done.ruling.steps, *turn.steps)
        ruling: Ruling = replace(done.ruling, steps=steps)
        notes = [n for n in self.rules.tables.clauses.silences(ruling.clauses) if n not in ruling.notes]
        told = tuple(Text(f"{s.text.ko} ({', '.join(s.clauses)})", f"{s.text.en} ({', '.join(s.clauses)})") for s in turn.steps)
        deed = Deed(done.kind, turn.who, done.card, done.times, turn.lost, turn.launched)
        return Happening(line, replace(turn.state, last=deed), replace(ruling, notes=(*ruling.notes, *notes)), told)

    def seating(self, state: State) -> Seating:
        """Who plays, in order, and by which house rules."""
        return Seating(state.seats.players, state.seats.options)

    def over(self, state: State) -> bool:
        """GA-7.1, once the round is finished."""
        return state.over

    def view(self, state: State) -> TableView:
        """The boards at a glance."""
        return picture.view(state, self.rules.tables)

    def unseen(self, state: State) -> tuple[Unseen, ...]:
        """Nothing: of tiles, shuttles and ships no copies are counted."""
        return ()

    def score(self, state: State) -> Scoresheet:
        """The score as if the game ended now."""
        return self.rules.score.ruled(score_position(state))

    def known(self, state: State) -> tuple[Text, ...]:
        """Nothing beside the score: there is one at any time."""
        return ()

    def statistics(self, course: Sequence[Happening[State]]) -> Statistics:
        """What players enjoy to look at when the game is over."""
        return statistics.statistics(course, self.rules)
