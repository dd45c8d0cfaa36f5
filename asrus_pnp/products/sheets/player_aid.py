"""Player aids: a card for each player with what the game asks of them, Korean on one side and English on the other."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

from asrus_pnp import catalogue
from asrus_pnp.core.errors import DrawError, Fault
from asrus_pnp.core.text import Lang, Text
from asrus_pnp.database.game_numbers import load_numbers
from asrus_pnp.kits.ganymede.art.grounds import GANYMEDE
from asrus_pnp.kits.legend_cards import room
from asrus_pnp.pdf.draw.pen import Stops
from asrus_pnp.pdf.draw.theme import DEEP_INDIGO, INDIGO
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.imposition import Face, Lot, Order, Piece
from asrus_pnp.products.sheets.player_aid_face import draw_aid, laid
from asrus_pnp.rulebook.clauses import load_clauses
from asrus_pnp.rulebook.player_aids import Aid, AidLine, load_aid

SIZE = Size(63, 88)
GROUP = Text("요약 카드", "player aids")
MOST_PARTS = 3  # cards that one aid may take where cards are small
SKIES: dict[str, Stops] = {
    "constellation": ((0.0, "#160f36"), (0.6, "#2c1a55"), (1.0, "#452a66")),
    "astro-race": (*INDIGO[:2], (1.0, INDIGO[2][1])),
    "starry-night": (*DEEP_INDIGO[:2], (1.0, DEEP_INDIGO[2][1])),
    "ganymede": GANYMEDE.sky,
}
KIT_NUMBERS: dict[str, Callable[[Any], dict[str, int]]] = {
    "constellation": lambda deck: {"energy_highest": deck.energy.highest},
    "ganymede": lambda deck: {"symbols": len(deck.symbols)} | {k: n for k, n in asdict(deck.board).items() if isinstance(n, int)},
}


@dataclass(frozen=True, slots=True)
class Players:
    """How many play at most, by the id in games/*.toml."""

    players_most: int


def title(name: str, order: Order) -> Text:
    """What the set is called."""
    game = load_clauses(order.data, _game(name)).name
    return Text(f"{game.ko} 요약 카드", f"{game.en}: player aids")


def make(name: str, order: Order) -> tuple[Lot, ...]:
    """An aid for each player at most, on one card or, where cards are small, on several. Raises DataError, and DrawError where it does not fit."""
    aid, size = aid_of(_game(name), order.data), order.card or SIZE
    parts = _parts(aid, size, order)
    players = load_numbers(order.data, aid.game, Players).players_most
    marks = [f" {k + 1}/{len(parts)}" if len(parts) > 1 else "" for k in range(len(parts))]
    clauses = load_clauses(order.data, aid.game)
    named = [Text(f"{clauses.name.ko}{mark}", f"{clauses.name.en}{mark}") for mark in marks]
    sides = [_sides(aid, lines, k, words, order) for k, (lines, words) in enumerate(zip(parts, named, strict=True))]
    prefix = clauses.sections[0].id.partition("-")[0]
    pieces = (Piece(f"{prefix}-A{n + 1}{mark}", *side, GROUP) for n in range(players) for side, mark in zip(sides, marks, strict=True))
    return (Lot(size, tuple(pieces)),)


def aid_of(game: str, data: Path) -> Aid:
    """The aid of a game with its numbers put in; raises DataError."""
    return load_aid(data, game, lambda kit: KIT_NUMBERS.get(kit, lambda _: {})(catalogue.cards(kit).load(data)))


def _game(name: str) -> str:
    return name.removesuffix("-aid")


def _languages(lang: str) -> list[Lang]:
    return ["ko", "en"] if lang == "both" else ["en"] if lang == "en" else ["ko"]


def _parts(aid: Aid, size: Size, order: Order) -> list[tuple[AidLine, ...]]:
    """The lines on as few cards as legible type allows, evenly spread."""
    body = room(Box(0, 0, size.w, size.h))
    for count in range(1, MOST_PARTS + 1):
        ends = [len(aid.line) * k // count for k in range(count + 1)]
        parts = [aid.line[ends[k] : ends[k + 1]] for k in range(count)]
        if all(laid(part, body, lang) for part in parts for lang in _languages(order.lang)):
            return parts
    found = Text(f"{size} mm 카드 {MOST_PARTS}장에 들어가지 않는다", f"does not fit {MOST_PARTS} cards of {size} mm")
    raise DrawError([Fault(title(f"{aid.game}-aid", order), found, Text("더 큰 카드, 예 63x88", "larger cards, such as 63x88"))])


def _sides(aid: Aid, lines: Sequence[AidLine], part: int, head: Text, order: Order) -> tuple[Face, Face | None]:
    """Front and back: both languages, or the one language and the kit's back for aids."""
    draw = partial(draw_aid, title=head, lines=lines, stops=SKIES[aid.game])
    faces = [Face(f"{aid.game}-aid-{lang}-{part}", partial(draw, lang=lang)) for lang in _languages(order.lang)]
    return (faces[0], faces[1]) if len(faces) > 1 else (faces[0], _kit_back(aid.kit, order))


def _kit_back(kit: str, order: Order) -> Face | None:
    """The back of the kit's legend cards: those pieces that are no cards of its deck."""
    cards = catalogue.cards(kit)
    deck = {row["id"] for row in cards.rows(cards.load(order.data))}
    (lot, *_) = catalogue.kit(kit).lots(order.data, order.lang, order.card)
    return next(p.back for p in lot.pieces if p.name not in deck)
