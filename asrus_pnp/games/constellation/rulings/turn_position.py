"""One turn of Constellation Expedition before it is settled: how it is typed, and all that is impossible in it."""

from collections import Counter
from dataclasses import dataclass
from typing import NamedTuple

from asrus_pnp.core.errors import Fault, fault
from asrus_pnp.core.particles import josa
from asrus_pnp.core.spelling import fold
from asrus_pnp.core.text import Text
from asrus_pnp.games.constellation import deck
from asrus_pnp.games.constellation.tables import Tables
from asrus_pnp.positions.form import Entry, Field, Flag, Form, Reading
from asrus_pnp.positions.places import NOWHERE, TABLE, Places
from asrus_pnp.positions.value_types import Held, Many, Number, Yes


class Award(NamedTuple):
    """Who holds the Great Explorer award, and the distance that it marks."""

    holder: str
    distance: int


@dataclass(frozen=True, slots=True)
class Play:
    """What one player or dummy plays: the cards by number, of which there must be one; the energy before the turn, None for a dummy."""

    name: str
    cards: deck.Cards
    energy: int | None
    dummy: bool = False

    @property
    def card(self) -> int:
        """The number of the one card."""
        return next(iter(self.cards))


@dataclass(frozen=True, slots=True)
class Turn:
    """What lies on the table before the turn is settled, everyone's cards in the order given."""

    destination: int
    plays: tuple[Play, ...]
    stand_in: bool = False
    buried: tuple[int, ...] = ()
    award: Award | None = None
    options: tuple[str, ...] = ()


def form(tables: Tables) -> Form:
    """What may be typed for a turn."""
    n, card, scale = tables.numbers, deck.card(tables), tables.deck.energy
    table = (
        Field("destination", card, Text("목적지의 숫자", "number of the destination"), needed=True),
        Field("stand-in", Yes(), Text("상 카드 뒷면이 목적지를 대신하면 예", "yes, if the back of the award card stands in for the destination")),
        Field("buried", Many(card, counted=True), Text("목적지 밑에 묻힌 카드 (예 5+7x2)", "cards buried under the destination, as in 5+7x2")),
        Field(
            "award",
            Held(Number(n.award_distance, tables.award_farthest, clause="CE-6.1")),
            Text("상을 가진 사람과 거리 (예 Ann@6)", "who holds the award, and where, as in Ann@6"),
        ),
    )
    energy = Field(
        "energy", Number(scale.lowest, scale.highest, clause="CE-1.1"), Text("턴 전의 에너지 (더미는 비워 둔다)", "energy before the turn, empty for a dummy")
    )
    played = Field("cards", card, Text("낸 카드 한 장", "the card played"), needed=True)
    dummy = Flag("dummy", Text("더미이면 더미", "dummy, if it is one"))
    return Form(tables.words, (n.players_least_alone, n.players_most), (energy,), table, (dummy,), played)


def parse(reading: Reading) -> Turn:
    """The turn, as far as it could be read; the holder of the award is called as on the line of that player."""
    table, plays, award = reading.table, tuple(_play(e) for e in reading.players), None
    if held := table.get("award"):
        award = Award(next((p.name for p in plays if fold(p.name) == fold(held[0])), held[0]), held[1])
    return Turn(table.get("destination") or 0, plays, bool(table.get("stand-in")), table.get("buried") or (), award, reading.options)


def _play(entry: Entry) -> Play:
    return Play(entry.name, entry.get("cards", {}), entry.get("energy"), entry.get("dummy", False))


def problems(turn: Turn, places: Places, deck_check: bool, tables: Tables) -> list[Fault]:
    """Everything that cannot be at the table: cards, energy, dummies, buried cards, the stand-in, the holder of the award, the deck."""
    faults = [*_buried(turn, places, tables), *_stand_in(turn, places, tables), *_holder(turn, places)]
    for play in turn.plays:
        faults += [*_one_card(play, places), *_energy(play, places, tables)]
    faults += _dummies(turn, places, tables)
    return faults + (deck.too_many_copies(_cards(turn, places), places, tables) if deck_check else [])


def notes(turn: Turn, tables: Tables) -> list[Text]:
    """CE-1.1: a note where more copies lie open than the stand-in deck has."""
    return deck.more_than_stand_in([cards for _, cards in _cards(turn, NOWHERE)], tables)


def _cards(turn: Turn, places: Places) -> list[tuple[str, deck.Cards]]:
    """The cards on the table and those played, by whose they are."""
    no_card = turn.stand_in or places.lacks(TABLE, "destination")
    return [(TABLE, Counter([*turn.buried, *([] if no_card else [turn.destination])])), *((p.name, p.cards) for p in turn.plays)]


def _one_card(play: Play, places: Places) -> list[Fault]:
    """CE-2.1: exactly one card; where one could not be read, that has been said already."""
    count = sum(play.cards.values())
    if count == 1 or (not count and places.lacks(play.name, "cards")):
        return []
    found = Text(f"{play.name}: 카드를 {count}장 냈다", f"{play.name} plays {count} cards")
    if not count:
        found = Text(f"{play.name}: 낸 카드가 없다", f"{play.name} plays no card")
    return [fault(places.of(play.name), *found, "정확히 한 장", "exactly one", "CE-2.1")]


def _energy(play: Play, places: Places, tables: Tables) -> list[Fault]:
    """CE-9.1: a dummy has no energy, and everyone else has some to tell."""
    told = play.energy is not None or places.lacks(play.name, "energy")
    if play.dummy and told:
        found = Text(f"{play.name}: 더미에게 에너지가 적혀 있다", f"{play.name} is a dummy and has energy")
        return [fault(places.of(play.name), *found, "더미는 에너지가 없다", "none for a dummy", "CE-9.1")]
    if play.dummy or told:
        return []
    scale, found = tables.deck.energy, Text(f"{play.name}: energy= 이(가) 없다", f"{play.name}: energy= is missing")
    span = f"energy= {scale.lowest}–{scale.highest}"
    return [fault(places.of(play.name), *found, f"{span} (더미면 dummy)", f"{span}, or dummy")]


def _dummies(turn: Turn, places: Places, tables: Tables) -> list[Fault]:
    """CE-9.1: two players play with two dummies, more players with none."""
    n = tables.numbers
    dummies = [p for p in turn.plays if p.dummy]
    others = [p for p in turn.plays if not p.dummy]
    pair = len(others) == n.players_least
    if len(dummies) == (n.dummies if pair else 0):
        return []
    found = Text(f"사람이 {len(others)}명, 더미가 {len(dummies)}개다", f"players: {len(others)}, dummies: {len(dummies)}")
    right = Text(f"{n.players_least}명이면 더미 {n.dummies}개, 더 많으면 더미 없이", f"{n.dummies} dummies with {n.players_least} players, none with more")
    return [fault(places.of(*(p.name for p in (dummies or others))), *found, *right, "CE-9.1")]


def _buried(turn: Turn, places: Places, tables: Tables) -> list[Fault]:
    """CE-5.1: a turn without a winner buries one card of each player; with a wrong number of players nothing can be said."""
    buried, players = len(turn.buried), len(turn.plays)
    if not tables.numbers.players_least_alone <= players <= tables.numbers.players_most or buried % players == 0:
        return []
    found = Text(f"묻힌 카드가 {buried}장이다", f"there are {buried} buried cards")
    return [fault(places.of(TABLE), *found, f"한 턴에 낸 {players}장의 배수", f"a multiple of the {players} played in a turn", "CE-5.1")]


def _stand_in(turn: Turn, places: Places, tables: Tables) -> list[Fault]:
    """CE-1.4: the award card stands in for the destination with six players only, shows 6, and nobody holds it meanwhile."""
    if not turn.stand_in:
        return []
    players, back = tables.numbers.stand_in_players, tables.deck.award.back
    wrong = []
    if len(turn.plays) != players:
        found = Text(f"{len(turn.plays)}명인데 상 카드가 목적지를 대신한다", f"a stand-in with {len(turn.plays)} players")
        wrong.append((found, Text(f"{players}명일 때만", f"only with {players}")))
    if turn.destination != back and not places.lacks(TABLE, "destination"):
        found = Text(f"대신 놓은 목적지가 {josa(str(turn.destination), '이다/다')}", f"the stand-in is {turn.destination}")
        wrong.append((found, Text(f"상 카드 뒷면은 {back}", f"the back of the award card shows {back}")))
    if turn.award or places.lacks(TABLE, "award"):
        found = Text("목적지를 대신하는 상을 누가 갖고 있다", "someone holds the award that stands in for the destination")
        wrong.append((found, Text("award= 없이", "no award=")))
    return [Fault(places.of(TABLE), found, right, "CE-1.4") for found, right in wrong]


def _holder(turn: Turn, places: Places) -> list[Fault]:
    if not turn.award or turn.award.holder in [p.name for p in turn.plays]:
        return []
    holder = turn.award.holder
    found = Text(f"상을 가진 {josa(holder, '은/는')} 이 턴에 없다", f"{holder} holds the award and does not play")
    return [fault(places.of(TABLE), *found, "이 턴에 카드를 낸 이름", "a name that plays in this turn")]
