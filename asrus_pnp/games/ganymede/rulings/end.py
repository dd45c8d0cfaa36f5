"""The case end: whether the end of the game has come, and who still plays in this round."""

from dataclasses import dataclass

from asrus_pnp.core.errors import Fault, fault
from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text, same
from asrus_pnp.games.ganymede.tables import BY_STEPS, GAME, Tables
from asrus_pnp.positions.form import Entry, Field, Flag, Form, Reading
from asrus_pnp.positions.value_types import Number
from asrus_pnp.results.ruling import Ruling, Step

DECKS = {"earth-deck": Text("지구 셔틀 덱", "the Earth shuttle deck"), "mars-deck": Text("화성 셔틀 덱", "the Mars shuttle deck")}


@dataclass(frozen=True, slots=True)
class Position:
    """The table, and the players from the starting player on."""

    options: tuple[str, ...]
    table: Entry
    players: tuple[Entry, ...]

    @property
    def active(self) -> list[Entry]:
        """Those marked as the one whose turn it was."""
        return [p for p in self.players if p.get("active")]

    @property
    def later(self) -> tuple[Entry, ...]:
        """Those whose turn comes after the active one's in this round."""
        return self.players[self.players.index(self.active[0]) + 1 :]


def form(tables: Tables) -> Form:
    """What may be typed for this case."""
    n = tables.numbers
    table = tuple(Field(key, Number(), Text(f"{name.ko}에 남은 카드", f"cards left in {name.en}"), needed=True) for key, name in DECKS.items())
    ships = Field("ships", Number(), Text("완성한 우주선", "ships launched"), needed=True)
    active = Flag("active", Text("방금 차례였으면", "it was this player's turn"))
    return Form(tables.words, (n.players_least, n.players_most), (ships,), table, (active,), silent_options=(BY_STEPS,))


def parse(reading: Reading) -> Position:
    """The position, as far as it could be read."""
    return Position(reading.options, reading.table, reading.players)


def problems(position: Position, deck_check: bool) -> list[Fault]:
    """Nobody or several marked as active."""
    active = position.active
    if len(active) == 1:
        return []
    if not active:
        return [fault(same(""), "방금 차례였던 사람이 없다", "nobody is active", "한 사람에게 active", "active for the one whose turn it was")]
    names = ", ".join(p.name for p in active)
    return [fault(active[1].at, f"여러 사람의 차례다: {names}", f"several are active: {names}", "한 사람만", "one player")]


def decide(position: Position, tables: Tables) -> Ruling:
    """GA-7.1: whether a condition is met, and who plays on after the active player."""
    causes, wanted = _causes(position, tables.numbers.launches_to_end), tables.numbers.launches_to_end
    rest = [p.name for p in position.later] if causes else []
    steps = [Step(("GA-7.1",), why) for why in causes or [_goes_on(wanted)]] + ([_round(rest)] if causes else [])
    facts = {"ended": bool(causes), "still_to_play": rest}
    return Ruling(GAME, "end", position.options, _verdict(bool(causes), rest), facts, tuple(steps), tuple(_before(position, wanted)))


def _before(position: Position, wanted: int) -> list[Text]:
    """GA-7.1: a note for each player who met the condition before this turn, and what follows where that was not in this round."""
    notes = []
    for player in (p for p in position.players if p.get("ships") >= wanted and not p.get("active")):
        name, ships = player.name, player.get("ships")
        known = Text(f"{josa(name, '은/는')} 이번 차례 전에 이미 우주선 {ships}장을 완성했다", f"{name} had launched {ships} ships before this turn")
        then = Text("그 라운드가 마지막이다", "that round is the last one")
        if player in position.later:
            then = Text("지난 라운드가 마지막이었어야 한다", "the round before should have been the last one")
        notes.append(Text(f"{known.ko}: {then.ko}. (GA-7.1)", f"{known.en}: {then.en}. (GA-7.1)"))
    return notes


def _causes(position: Position, wanted: int) -> list[Text]:
    launched = [(p.name, p.get("ships")) for p in position.players if p.get("ships") >= wanted]
    empty = [name for key, name in DECKS.items() if position.table.get(key) == 0]
    causes = [Text(f"{josa(n, '이/가')} 우주선 {count}장을 완성했다", f"{n} has launched {count} ships") for n, count in launched]
    return causes + [Text(f"{josa(n.ko, '이/가')} 떨어졌다", f"{n.en} is empty") for n in empty]


def _goes_on(wanted: int) -> Text:
    return Text(f"우주선 {wanted}장을 완성한 사람이 없고 두 덱이 다 남아 있다", f"nobody has launched {wanted} ships, and neither deck is empty")


def _round(rest: list[str]) -> Step:
    names = ", ".join(rest)
    ends = Text("라운드의 마지막 차례였다: 바로 끝난다", "it was the last turn of the round: the game is over")
    turn = Text("한 번씩 더", "one more turn each") if len(rest) > 1 else Text("한 번 더", "one more turn")
    plays = Text(f"라운드를 마저 돈다: {josa(names, '이/가')} {turn.ko} 한다", f"the round is finished: {turn.en} for {names}")
    return Step(("GA-7.1",), plays if rest else ends)


def _verdict(ended: bool, rest: list[str]) -> Text:
    if not ended:
        return Text("게임은 계속된다.", "The game goes on.")
    if not rest:
        return Text("게임이 끝났다.", "The game is over.")
    names = ", ".join(rest)
    return Text(f"이번 라운드로 게임이 끝난다. 아직 할 사람: {names}.", f"The game ends with this round; still to play: {names}.")
