"""Learn-to-play sheets: a game from one sheet, in pictures, Korean on one side and English on the other."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from asrus_pnp.core.text import Lang, Text
from asrus_pnp.database.labels import Labels, load_labels
from asrus_pnp.descriptors import Game
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.draw.text_columns import too_much
from asrus_pnp.pdf.impose.geometry import Box
from asrus_pnp.pdf.impose.imposition import Order
from asrus_pnp.pdf.impose.leaves import Leaf
from asrus_pnp.products.learn.cells import Cell, Draw, Row
from asrus_pnp.products.learn.learn_page import Block, Head, draw_page, fits, goal, heading, pair, picture, spaced
from asrus_pnp.products.learn.learn_score import draw_filled, draw_points, points_height, sheet_height
from asrus_pnp.products.learn.pictures import Part, Pictures, scaled
from asrus_pnp.results.referee import Book
from asrus_pnp.results.ruling import Ruling
from asrus_pnp.results.score_sheet import Scoresheet
from asrus_pnp.rulebook.about import About, load_about
from asrus_pnp.rulebook.clauses import load_clauses
from asrus_pnp.rulebook.learn import Example, Learn, load_learn

NAME = Text("배우기", "learn to play")
STEP_PT, PANEL_MM = 0.25, 46.0  # the width that pictures of a turn are made for
WAYS = ((10.0, 7.5, 1.0), (8.0, 7.0, 0.9), (7.0, 6.5, 0.85), (6.5, 6.0, 0.8))  # the largest and the least type, and how large the pictures are
SETUP, TURN = Text("준비", "Set-up"), Text("한 차례", "A turn")
MORE, EXAMPLE, SCORE = (
    Text("더 알아 두기", "Also good to know"),
    Text("예: 심판의 판정", "Example, as the referee rules it"),
    Text("끝과 점수", "The end, and points"),
)
ASKED = Text("자주 묻는 세 가지", "Three questions that always come up")
SCORE_SHARE, GAP_MM = 0.42, 6.0


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet in one language: what it says, what it shows, and what the referee made of its examples."""

    name: Text
    learn: Learn
    pictures: Pictures
    about: About
    ruling: Ruling
    score: Scoresheet
    labels: Labels
    lang: Lang


@dataclass(frozen=True, slots=True)
class Scale:
    """The type of a sheet, and how large its pictures are beside their full size."""

    size_pt: float
    share: float


def title(game: Game, order: Order) -> Text:
    """What the set is called."""
    name = load_clauses(order.db, game.id).name
    return Text(f"{name.ko} 배우기", f"{name.en}: learn to play")


def make(game: Game, order: Order) -> tuple[Leaf, ...]:
    """A leaf for each page, the other language on its back. Raises DataError and DrawError, and InputError where the referee refuses an example."""
    languages: Sequence[Lang] = ("ko", "en") if order.lang == "both" else ("en",) if order.lang == "en" else ("ko",)
    sides = [_leaves(sheet_of(game, lang, order), order) for lang in languages]
    if len(sides) > 1:
        return tuple(replace(front, behind=back) for front, back in zip(*sides, strict=True))
    pages = sides[0]
    return tuple(replace(front, behind=pages[k + 1] if k + 1 < len(pages) else None) for k, front in enumerate(pages) if k % 2 == 0)


def sheet_of(game: Game, lang: Lang, order: Order) -> Sheet:
    """The sheet of a game in one language."""
    book, learn = game.load(order.db), load_learn(order.db, game.id, game.kit.numbers(game.kit.load(order.db)))
    shown = pictures_of(game, order, lang)
    ruled, scored = ruling_of(book, learn.example, lang), score_of(book, learn.score, lang)
    return Sheet(book.name, learn, shown, load_about(order.db, game.id), ruled, scored, load_labels(order.db, game.id), lang)


def pictures_of(game: Game, order: Order, lang: Lang = "ko") -> Pictures:
    """The pictures of a game that has a sheet, with the cards in the language of the order; raises DataError."""
    assert game.learn is not None, game.id
    return game.learn().pictures(order.db, order.lang, lang)


def ruling_of(book: Book, example: Example, lang: Lang) -> Ruling:
    """What the referee rules on an example; raises InputError."""
    return book.cases[example.case].settle(example.named(lang))


def score_of(book: Book, example: Example, lang: Lang) -> Scoresheet:
    """How the referee scores an example; raises InputError."""
    return book.score.settle(example.named(lang))


def _leaves(sheet: Sheet, order: Order) -> list[Leaf]:
    """The pages of a sheet: in large type where there is room, else with smaller pictures and then in smaller type. Raises DrawError for small paper."""
    body, count = Leaf(order.paper, NAME, lambda *_: None).body, len(sheet.pictures.pages)
    found = []
    for n, parts in enumerate(sheet.pictures.pages):
        blocks = next((b for scale in _scales() if fits(b := _page(sheet, parts, n, scale), body, n)), None)
        if blocks is None:
            raise too_much(Text(f"{sheet.name.ko} {NAME.ko}", f"{NAME.en}, {sheet.name.en}"))
        head = Head(sheet.name, sheet.about, sheet.pictures.sky, sheet.lang, n, count)
        found.append(Leaf(order.paper, NAME, partial(draw_page, blocks=blocks, head=head)))
    return found


def _scales() -> Iterator[Scale]:
    """Every way to set a page, the best first."""
    for largest, least, share in WAYS:
        for k in range(round((largest - least) / STEP_PT) + 1):
            yield Scale(largest - k * STEP_PT, share)


def _page(sheet: Sheet, parts: Sequence[Part], number: int, scale: Scale) -> list[Block]:
    """What stands on a page, from top to foot."""
    found = [] if number else [goal(sheet.learn.goal.text.say(sheet.lang))]
    for part in parts:
        found += PARTS[part](sheet, scale)
    return found


def _setup(sheet: Sheet, scale: Scale) -> list[Block]:
    cells = tuple(Cell(p, number=n) for n, p in enumerate(sheet.learn.setup, 1))
    return [heading(SETUP.say(sheet.lang)), _picture(sheet.pictures.setup, sheet.pictures.setup_mm, scale), _row(Row(cells), sheet, scale)]


def _turn(sheet: Sheet, scale: Scale) -> list[Block]:
    draws = [scaled(draw, scale.share) for draw in sheet.pictures.turn]
    cells = tuple(Cell(p, draw, n) for n, (p, draw) in enumerate(zip(sheet.learn.turn, draws, strict=True), 1))
    return [heading(TURN.say(sheet.lang)), _row(Row(cells, sheet.pictures.turn_mm * scale.share), sheet, scale)]


def _more(sheet: Sheet, scale: Scale) -> list[Block]:
    return [heading(MORE.say(sheet.lang)), *_rows_of_more(sheet, scale, sheet.pictures.more_each or len(sheet.learn.more))]


def _rows_of_more(sheet: Sheet, scale: Scale, each: int) -> list[Block]:
    """What else there is, so many in a row."""
    shown, share = sheet.pictures, scale.share
    draws = [scaled(draw, share) if draw else None for draw in shown.more]
    cells = [Cell(p, draw) for p, draw in zip(sheet.learn.more, draws, strict=True)]
    rows = [Row(tuple(cells[k : k + each]), shown.more_mm * share, shown.more_beside_mm * share) for k in range(0, len(cells), each)]
    return [_row(row, sheet, scale) for row in rows]


def _asked(sheet: Sheet, scale: Scale) -> list[Block]:
    return [heading(ASKED.say(sheet.lang)), _row(Row(tuple(Cell(p) for p in sheet.learn.asked)), sheet, scale)]


def _example(sheet: Sheet, scale: Scale) -> list[Block]:
    return [pair(_told(sheet, scale), _scored(sheet, scale), SCORE_SHARE, GAP_MM)]


def _example_and_more(sheet: Sheet, scale: Scale) -> list[Block]:
    more = [heading(MORE.say(sheet.lang)), *_rows_of_more(sheet, scale, sheet.pictures.more_each or 1)]
    return [pair([*_told(sheet, scale), *more], _scored(sheet, scale), SCORE_SHARE, GAP_MM)]


def _told(sheet: Sheet, scale: Scale) -> list[Block]:
    """What happened, the picture, and what the referee says to it."""
    learn, shown, ruling = sheet.learn, sheet.pictures, sheet.ruling
    return [
        heading(EXAMPLE.say(sheet.lang)),
        spaced(learn.example.told(sheet.lang), scale.size_pt),
        _picture(lambda pen, box: shown.example(pen, box, ruling, sheet.lang), shown.example_mm, scale),
        spaced(ruling.verdict.say(sheet.lang), scale.size_pt, ruling.clauses, "Bold"),
    ]


def _scored(sheet: Sheet, scale: Scale) -> list[Block]:
    """How the game ends, what scores, and the sheet that the referee filled in."""
    learn, lang, size = sheet.learn, sheet.lang, scale.size_pt
    return [
        heading(SCORE.say(lang)),
        spaced(learn.end.text.say(lang), size, learn.end.clauses),
        Block(lambda wide: points_height(learn.points, wide, lang, size) + 1, lambda pen, box: _points(pen, box, learn, lang, size)),
        Block(lambda wide: sheet_height(sheet.score), lambda pen, box: draw_filled(pen, box, sheet.score, sheet.labels, lang)),
    ]


def _points(pen: Pen, box: Box, learn: Learn, lang: Lang, size: float) -> None:
    draw_points(pen, box.x, box.y, box.w, learn.points, lang, size)


def _picture(draw: Draw, high_mm: float, scale: Scale) -> Block:
    return picture(scaled(draw, scale.share), high_mm * scale.share)


def _row(row: Row, sheet: Sheet, scale: Scale) -> Block:
    lang, size = sheet.lang, scale.size_pt
    return Block(lambda wide: row.height(wide, lang, size), lambda pen, box: row.draw(pen, box.x, box.y, box.w, lang, size))


PARTS: dict[Part, Callable[[Sheet, Scale], list[Block]]] = {
    "setup": _setup,
    "turn": _turn,
    "more": _more,
    "example": _example,
    "example and more": _example_and_more,
    "asked": _asked,
}
