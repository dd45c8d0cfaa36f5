"""Tables at which games are played by chance: what would be typed, from decks that are really dealt. Tests keep the games with it."""

import random
from collections.abc import Callable, Iterator
from functools import cache

from asrus_pnp import registry
from asrus_pnp.core.errors import InputError
from asrus_pnp.database.database import Database
from asrus_pnp.games.ganymede.keeping.course import played as course_of
from asrus_pnp.games.ganymede.keeping.decisions import Followed
from asrus_pnp.games.ganymede.keeping.state import whereabouts
from asrus_pnp.games.starry_night.keeping.state import done
from asrus_pnp.kits.asrus import cards as asrus
from asrus_pnp.kits.constellation import cards as constellation
from asrus_pnp.play.kept_game import KeptGame, Setting
from asrus_pnp.play.session import Session, begin
from asrus_pnp.positions.notation import quoted

NAMES = ("Ann", "민지", "Cho", "Dan", "보라", "Eve")
GAMES = tuple(id for id, game in registry.GAMES.items() if game.keep)
POWERS = ("close", "blackhole", "double", "retrograde", "joker")


@cache
def play(game: str) -> KeptGame:
    return registry.game(game).keep(Database())


def shuffled(copies: dict, rng: random.Random) -> list:
    deck = [card for card, count in copies.items() for _ in range(count)]
    rng.shuffle(deck)
    return deck


class Constellation:
    """Deals each round and plays the hands from the top."""

    def __init__(self, players: int, options: str, rng: random.Random) -> None:
        self.names, self.options, self.rng = NAMES[:players], options, rng
        self.hands, self.left = self._deal()

    def _deal(self) -> tuple[list[list[int]], list[int]]:
        deck = shuffled(constellation.load(Database()).copies, self.rng)
        seats = 4 if len(self.names) == 2 else len(self.names)
        hand = {3: 12, 4: 10, 5: 8, 6: 7}[seats]
        return [[deck.pop() for _ in range(hand)] for _ in range(seats)], deck

    def setup(self) -> list[str]:
        return [" ".join(map(quoted, self.names)), self.options, *(str(card) for card in self.left[-1:])]

    def next(self, session: Session) -> str:
        if not self.hands[0]:
            self.hands, self.left = self._deal()
        if session.state.between:
            return str(self.left[-1])
        return " ".join(str(hand.pop()) for hand in self.hands)


class AstroRace:
    """Draws from a deck of 34, lies often, and is called often."""

    def __init__(self, players: int, options: str, rng: random.Random) -> None:
        self.names, self.options, self.rng, self.deck = NAMES[:players], options, rng, list[int | str]()

    def setup(self) -> list[str]:
        return [" ".join(map(quoted, self.names)), self.options]

    def next(self, session: Session) -> str:
        rng, state = self.rng, session.state
        if not self.deck:
            self.deck = shuffled({**{n: 4 if n == 8 else 2 for n in range(3, 14)}, **dict.fromkeys(POWERS, 2)}, rng)
        card = self.deck.pop()
        honest = min(card, 16 - card) - 3 if isinstance(card, int) else None
        moved = honest if honest is not None and rng.random() < 0.5 else rng.randint(0, 5)
        callers = [quoted(p.name) for p in state.pieces.values() if p.name != state.active and not p.finished and rng.random() < 0.3]
        if callers:
            wants = f" {callers[0] if rng.random() < 0.5 else '-'}" if card == "retrograde" else ""
            return f"{moved} {' '.join(callers)} {card}{wants}"
        stays_on_track = state.pieces[state.active].reserve > 0
        return f"{moved} {card if honest is None and stays_on_track and rng.random() < 0.4 else '-'}"


class StarryNight:
    """Explores while there are hands, then auctions and trades with small bids; it knows the hidden stones as the players do."""

    def __init__(self, players: int, options: str, rng: random.Random) -> None:
        self.names, self.options, self.rng = NAMES[:players], options, rng
        self.copies = asrus.load(Database()).copies
        self.deck = shuffled(self.copies, rng)
        self.hands = {n: [self.deck.pop() for _ in range(10)] for n in self.names}
        self.floor = [self.deck.pop() for _ in range(4)]
        self.stones = dict.fromkeys(self.names, 20)

    def setup(self) -> list[str]:
        return [" ".join(map(quoted, self.names)), " ".join(map(str, self.floor)), self.options]

    def next(self, session: Session) -> str:
        state = session.state
        if state.played_out:
            return " ".join(str(self.stones[n]) for n in self.names)
        hand = self.hands[state.active]
        trades = [(n, other) for n in state.laid[state.active] for other in self.names if other != state.active and state.laid[other].get(n)]
        if hand and (not trades or self.rng.random() < 0.8):
            return f"{hand.pop()} {self.deck.pop() if self.deck else ''}".strip()
        if trades and (hand or state.first_half or not state.floor or self.rng.random() < 0.4):
            return self._trade(state.active, *self.rng.choice(trades), state)
        return self._auction(state)

    def _trade(self, who: str, number: int, other: str, state) -> str:
        own, others = (self.rng.randint(0, min(3, self.stones[n])) for n in (who, other))
        winner, loser, paid = (who, other, own) if own >= others else (other, who, others)
        self.stones[winner] -= paid
        self.stones[loser] += paid
        return f"trade {number} {quoted(other)} {own} {others}"

    def _auction(self, state) -> str:
        order = self.names[self.names.index(state.active) :] + self.names[: self.names.index(state.active)]
        bids = {n: self.rng.randint(0, min(4, self.stones[n])) for n in order if not done(state, n, play("starry-night").rules.tables)}
        winner = max(bids, key=lambda n: bids[n])  # the first in the order of turns where several bid most
        self.stones[winner] -= bids[winner]
        return f"{self.rng.choice(list(state.floor))} {' '.join(map(str, bids.values()))}"


class Ganymede:
    """Takes tiles and uses shuttles that lie nowhere yet, discards now and then, and decides by chance; now and then names a card laid open."""

    def __init__(self, players: int, options: str, rng: random.Random) -> None:
        self.names, self.options, self.rng = NAMES[:players], options, rng
        self.tables = play("ganymede").rules.tables

    def setup(self) -> list[str]:
        ships = self.rng.sample([id for id in self.tables.ships if id in self.tables.cards], 2 * len(self.names))
        return [" ".join(map(quoted, self.names)), self.options, *(" ".join(ships[2 * k : 2 * k + 2]) for k in range(len(self.names)))]

    def next(self, session: Session) -> str:
        rng, state = self.rng, session.state
        free = [id for id in (*self.tables.tiles, *self.tables.shuttles) if id not in whereabouts(state, self.tables)]
        if rng.random() < 0.03 and len(state.open["mars"]) < 4:
            return f"open {rng.choice([id for id in free if id[0] == 'M' and id not in state.open['mars']])}"
        while True:
            kind = rng.choices("TSD", (5, 6, 1))[0]
            first = "discard" if kind == "D" else rng.choice([id for id in free if (id[0] == "T") == (kind == "T")])
            own = [t.id for t in state.boards[state.active].tiles]
            said = self._said(state, [first, *(rng.sample(own, rng.randint(1, len(own))) if kind == "D" and own else [])])
            if said:
                return " ".join(said)

    def _said(self, state, said: list[str]) -> list[str]:
        """All that is said for a turn that begins so; nothing where it cannot be."""
        try:
            while not isinstance(found := course_of(state, said, play("ganymede").rules), Followed):
                said = [*said, self.rng.choice(found.ways)]
        except InputError:
            return []
        return said


TABLES: dict[str, Callable] = {"ganymede": Ganymede, "constellation": Constellation, "astro-race": AstroRace, "starry-night": StarryNight}


def table(game: str, players: int, seed: int, options: str = ""):
    return TABLES[game](players, options, random.Random(seed))


def played(game: str, players: int, seed: int, options: str = "", events: int = 10_000, deck_check: bool = True) -> Iterator[tuple[Session, str]]:
    """The game after each event, and the line that it put into the record."""
    at, kept = table(game, players, seed, options), play(game)
    session, line = begin(kept, kept.setup(Setting("en", deck_check), at.setup()))
    yield session, line
    while not session.over and events:
        session, line = session.enter(session.ask((at.next(session),)))
        events -= 1
        yield session, line


@cache
def whole(game: str, players: int, seed: int, options: str = "") -> tuple[Session, tuple[str, ...]]:
    """A game played to its end, and its record."""
    steps = list(played(game, players, seed, options))
    return steps[-1][0], tuple(line for _, line in steps)
