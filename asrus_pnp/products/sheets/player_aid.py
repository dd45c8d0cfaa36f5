"""Player aids: a card for each player with what the game asks of them, Korean on one side and English on the other."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from asrus_pnp.core.errors import DrawError, Fault
from asrus_pnp.core.text import Lang, Text
from asrus_pnp.database.database import Database
from asrus_pnp.database.game_numbers import load_numbers
from asrus_pnp.descriptors import Game, Kit
from asrus_pnp.kits.legend_cards import room
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.imposition import Face, Lot, Order, Piece
from asrus_pnp.products.sheets.player_aid_face import draw_aid, laid
from asrus_pnp.rulebook.clauses import load_clauses
from asrus_pnp.rulebook.player_aids import Aid, AidLine, load_aid

SIZE = Size(63, 88)
GROUP = Text("요약 카드", "player aids")
LARGE = 1.5
MOST_PARTS = 4  # cards that one aid may take where cards are small, or type is large


@dataclass(frozen=True, slots=True)
class Players:
    """How many play at most, by the id in games/*.toml."""

    players_most: int


def title(game: Game, order: Order) -> Text:
    """What the set is called."""
    name = load_clauses(order.db, game.id).name
    return Text(f"{name.ko} 요약 카드", f"{name.en}: player aids")


def make(game: Game, order: Order) -> tuple[Lot, ...]:
    """An aid for each player at most, on one card or, where cards are small, on several. Raises DataError, and DrawError where it does not fit."""
    size = order.card or SIZE
    parts = _parts(game, size, order)
    players = load_numbers(order.db, game.id, Players).players_most
    marks = [f" {k + 1}/{len(parts)}" if len(parts) > 1 else "" for k in range(len(parts))]
    name = load_clauses(order.db, game.id).name
    named = [Text(f"{name.ko}{mark}", f"{name.en}{mark}") for mark in marks]
    sides = [_sides(game, lines, k, words, order) for k, (lines, words) in enumerate(zip(parts, named, strict=True))]
    pieces = (Piece(f"{game.prefix}-A{n + 1}{mark}", *side, GROUP) for n in range(players) for side, mark in zip(sides, marks, strict=True))
    return (Lot(size, tuple(pieces)),)


def aid_of(game: Game, db: Database) -> Aid:
    """The aid of a game with its numbers put in; raises DataError."""
    return load_aid(db, game.id, game.kit.numbers(game.kit.load(db)))


def type_scale(order: Order) -> float:
    """How much larger than usual words are."""
    return LARGE if order.large else 1.0


def _languages(lang: str) -> list[Lang]:
    return ["ko", "en"] if lang == "both" else ["en"] if lang == "en" else ["ko"]


def _parts(game: Game, size: Size, order: Order) -> list[tuple[AidLine, ...]]:
    """The lines on as few cards as legible type allows, evenly spread."""
    aid, body = aid_of(game, order.db), room(Box(0, 0, size.w, size.h))
    for count in range(1, MOST_PARTS + 1):
        ends = [len(aid.line) * k // count for k in range(count + 1)]
        parts = [aid.line[ends[k] : ends[k + 1]] for k in range(count)]
        if all(laid(part, body, lang, type_scale(order)) for part in parts for lang in _languages(order.lang)):
            return parts
    found = Text(f"{size} mm 카드 {MOST_PARTS}장에 들어가지 않는다", f"does not fit {MOST_PARTS} cards of {size} mm")
    raise DrawError([Fault(title(game, order), found, Text("더 큰 카드, 예 63x88", "larger cards, such as 63x88"))])


def _sides(game: Game, lines: Sequence[AidLine], part: int, head: Text, order: Order) -> tuple[Face, Face | None]:
    """Front and back: both languages, or the one language and the kit's back for aids."""
    draw = partial(draw_aid, title=head, lines=lines, stops=game.sky(), scale=type_scale(order))
    faces = [Face(f"{game.id}-aid-{lang}-{part}", partial(draw, lang=lang)) for lang in _languages(order.lang)]
    return (faces[0], faces[1]) if len(faces) > 1 else (faces[0], _kit_back(game.kit, order))


def _kit_back(kit: Kit, order: Order) -> Face | None:
    """The back of the kit's legend cards: those pieces that are no cards of its deck."""
    deck = {row["id"] for row in kit.rows(order.db)}
    (lot, *_) = kit.lots(order.db, order.lang, order.card)
    return next(p.back for p in lot.pieces if p.name not in deck)
