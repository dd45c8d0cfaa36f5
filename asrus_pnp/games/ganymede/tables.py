"""All that the referee of Ganymede looks up: the box, the numbers, the words, the clauses, and what each typed card means."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Annotated

from asrus_pnp.core.text import Text
from asrus_pnp.database.database import Database, once
from asrus_pnp.database.game_numbers import load_numbers
from asrus_pnp.database.limits import Range
from asrus_pnp.database.records import rests_on
from asrus_pnp.database.words import Words, load_words
from asrus_pnp.kits.ganymede.cards import Deck, load, ship_ids
from asrus_pnp.kits.ganymede.pieces import ANY, Ship, ShipKind, Shuttle, Tile
from asrus_pnp.positions.value_types import One
from asrus_pnp.rulebook.clauses import Clauses, load_clauses

GAME = "ganymede"
BY_STEPS = "reputation-steps"  # GA-6.4; a table that plays so may say it of every position
ANY_COLOUR, OF_ANY = Text("아무 색", "any colour"), Text("아무 색", "of any colour")


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers of the game, by the ids of games/ganymede.toml."""

    players_least: Annotated[int, Range(1, 4)]
    players_most: Annotated[int, Range(1, 4)]
    launches_to_end: Annotated[int, Range(1, 12)]
    hand_most: Annotated[int, Range(1, 20)]
    points_settler: Annotated[int, Range(0, 20)]


@dataclass(frozen=True, slots=True)
class Tables:
    """The card database as this game needs it. `ships` has the ship of each id (S07) and of each kind as players name it (per-symbol:purple),
    `cards` the ids of the ships and shuttles in the box; `names` has what colours, symbols and `any` are called, `guesses` the note to each stand-in fact."""

    deck: Deck
    numbers: Numbers
    words: Words
    clauses: Clauses
    tiles: Mapping[str, Tile]
    shuttles: Mapping[str, Shuttle]
    ships: Mapping[str, Ship]
    kinds: Mapping[str, ShipKind]
    cards: frozenset[str]
    colours: tuple[str, ...]
    symbols: tuple[str, ...]
    names: Mapping[str, Text]
    guesses: Mapping[str, Text]

    @property
    def tile(self) -> One:
        """Reads a tile by its id."""
        return One({i.lower(): i for i in self.tiles})

    @property
    def shuttle(self) -> One:
        """Reads a shuttle by its id."""
        return One({i.lower(): i for i in self.shuttles})

    @property
    def colour(self) -> One:
        """Reads a colour of settlers by any of its names."""
        return One(self.words.table(self.colours))

    @property
    def symbol(self) -> One:
        """Reads a symbol of shuttles by any of its names."""
        return One(self.words.table(self.symbols))

    def stand_in(self, fact: str, used: bool) -> list[Text]:
        """A note that a stand-in fact was used, while the card database calls it one."""
        return [self.guesses[fact]] if used and fact in self.guesses else []

    def counted(self, counts: Mapping[str, int]) -> Text:
        """Settlers by colour, as in 2 red, 1 blue."""
        listed = [(OF_ANY if n == ANY else self.names[n], c) for n, c in counts.items() if c]
        return Text(", ".join(f"{n.ko} {c}명" for n, c in listed), ", ".join(f"{c} {n.en}" for n, c in listed))


@once
def load_tables(db: Database) -> Tables:
    """The tables; raises DataError."""
    deck, words = load(db), load_words(db, GAME)
    by_id, shuttles = ship_ids(deck), {s.id: s for s in deck.shuttles}
    return Tables(
        deck,
        load_numbers(db, GAME, Numbers),
        words,
        load_clauses(db, GAME),
        tiles={t.id: t for t in deck.tiles},
        shuttles=shuttles,
        ships=by_id | {s.id: s for s in deck.ships},
        kinds={k.id: k for k in deck.ship_kinds},
        cards=frozenset((*by_id, *shuttles)),
        colours=tuple(c.id for c in deck.colours),
        symbols=tuple(s.id for s in deck.symbols),
        names={c.id: c.name for c in deck.colours} | {s.id: s.name for s in deck.symbols} | {ANY: ANY_COLOUR},
        guesses={f.id: rests_on(f.text) for f in deck.facts if f.standing == "unconfirmed"},
    )


def ship_names(tables: Tables) -> One:
    """Reads a ship by its id or kind."""
    kinds = {spelling: s.id for s in tables.deck.ships for spelling in _spellings(s, tables.words)}
    return One(kinds | {i.lower(): i for i in sorted(tables.cards) if i in tables.ships})


def items(tables: Tables) -> One:
    """Reads what may stand bare on a score line: ships by id or kind, shuttles by id."""
    kinds = {spelling: s.id for s in tables.deck.ships for spelling in _spellings(s, tables.words)}
    return One(kinds | {i.lower(): i for i in sorted(tables.cards)})


def _spellings(ship: Ship, words: Words) -> Iterable[str]:
    """All that a player may type for a ship by its kind, with the colour or symbol that it shows."""
    if not ship.shows:
        return words.spellings(ship.kind)
    return (f"{kind}:{shown}" for kind in words.spellings(ship.kind) for shown in words.spellings(ship.shows))
