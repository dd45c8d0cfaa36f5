"""The sheets of a game: its rules from the clauses, and a score sheet whose rows are those of `asrus-pnp score`."""

from collections.abc import Sequence
from functools import partial

from asrus_pnp.core.text import Lang, Text
from asrus_pnp.database.labels import load_labels
from asrus_pnp.descriptors import Game
from asrus_pnp.pdf.draw.fitted_text import block, fit_pt
from asrus_pnp.pdf.draw.fonts import MM_PER_PT, width_mm
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.draw.text_columns import Flow, Paragraph, draw_flow, flow, too_much
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.imposition import Order
from asrus_pnp.pdf.impose.leaves import Leaf, body
from asrus_pnp.products.art.strip import draw_strip, items_of
from asrus_pnp.products.sheets.player_aid import type_scale
from asrus_pnp.products.sheets.score_sheet import draw_score_sheet
from asrus_pnp.rulebook.about import About, load_about
from asrus_pnp.rulebook.clauses import Clause, Clauses, load_clauses

INK, SOFT, ACCENT, OWN = "#1d2340", "#5a6078", "#27567b", "#8a5a2b"
HEAD_MM, KEY_MM, GUTTER_MM = 15.0, 5.0, 6.0
LARGEST_PT, LEAST_PT, COLUMNS, PAGES, LARGE_PAGES = 9.5, 6.0, 2, 2, 6
PRINT_PT, PRINT_LEADING, PRINT_AIR_MM = 7.0, 1.35, 2.5
SIGNS = {"rule": "", "official": "●", "ruling": "○", "option": "◇"}
KEY = Text(
    "● 출판사의 답변   ○ 규칙에 없어 이 프로젝트가 정한 것   ◇ 원할 때만 쓰는 규칙",
    "● the publisher's answer   ○ the rules are silent: this project's ruling   ◇ optional",
)
RULES = Text("규칙", "Rules")
SCORE = Text("점수표", "Score sheet")


def title(game: Game, order: Order) -> Text:
    """What the set is called."""
    name = load_clauses(order.db, game.id).name
    return Text(f"{name.ko} 규칙과 점수표", f"{name.en}: rules and score sheet")


def make(game: Game, order: Order) -> tuple[Leaf, ...]:
    """The rules, one or two pages in each language asked for, and the score sheet. Raises DrawError where they do not fit the paper."""
    book = game.load(order.db)
    languages: Sequence[Lang] = ("ko", "en") if order.lang == "both" else ("en",) if order.lang == "en" else ("ko",)
    about, labels = load_about(order.db, game.id), load_labels(order.db, game.id)
    rules = [leaf for lang in languages for leaf in rule_leaves(book.clauses, about, order.paper, lang, type_scale(order))]
    return (*rules, Leaf(order.paper, SCORE, partial(draw_score_sheet, book=book, labels=labels, lang=order.lang, scale=type_scale(order))))


def rule_leaves(clauses: Clauses, about: About, paper: Size, lang: Lang, scale: float = 1) -> list[Leaf]:
    """The rules in one language, under what the box says of the game: one page where legible type allows it, else two. With a scale the type is larger by
    it than it would be, on as many pages as that takes."""
    paragraphs, print_lines = rule_paragraphs(clauses, lang), small_print(about, lang, body(paper).w)
    tries = [(n, LARGEST_PT, LEAST_PT if n == PAGES else LEAST_PT + 1.5) for n in range(1, PAGES + 1)]
    made = _first(paragraphs, print_lines, paper, tries)
    if made and scale != 1:
        size = made[1].size_pt * scale
        made = _first(paragraphs, print_lines, paper, [(n, size, size) for n in range(1, LARGE_PAGES + 1)])
    if not made:
        raise too_much(Text(f"{clauses.name.ko} 규칙", f"the rules of {clauses.name.en}"))
    draw = partial(_draw_rules, made=made[1], clauses=clauses, about=about, lang=lang, pages=made[0])
    return [Leaf(paper, RULES, partial(draw, page=n)) for n in range(made[0])]


def _first(paragraphs: list[Paragraph], print_lines: list[str], paper: Size, tries: Sequence[tuple[int, float, float]]) -> tuple[int, Flow] | None:
    """The first way that fits of several, each so many pages with its largest and its least type: how many pages it takes, and how they are filled."""
    room = body(paper)
    wide = (room.w - GUTTER_MM * (COLUMNS - 1)) / COLUMNS
    for pages, largest, least in tries:
        made = flow(paragraphs, wide, [_high(room, n, print_lines) for n in range(pages) for _ in range(COLUMNS)], largest, least)
        if made:
            return pages, made
    return None


def small_print(about: About, lang: Lang, wide: float) -> list[str]:
    """What the story is, who made the game, and what each kind of figure does, in lines of that width."""
    said = [story.say(lang) for story in [about.say("story")] if story]
    more = [*about.credits, *([about.say("advice")] if about.say("advice") else []), *about.roles]
    said += [" · ".join(t.say(lang) for t in more if t)] if more else []
    return [line for words in said for line in block(words, "Regular", PRINT_PT, wide, 9999, PRINT_LEADING)[1]]


def _high(room: Box, page: int, print_lines: Sequence[str]) -> float:
    """How high the columns of a page are."""
    return room.h - HEAD_MM - KEY_MM - (0.0 if page else len(print_lines) * PRINT_PT * PRINT_LEADING * MM_PER_PT + PRINT_AIR_MM)


def rule_paragraphs(clauses: Clauses, lang: Lang) -> list[Paragraph]:
    """A heading for each section, and below it its clauses with their ids and the sign of their standing."""
    found: list[Paragraph] = []
    for section in clauses.sections:
        found.append(Paragraph("", section.name.say(lang), ACCENT, heading=True))
        found += [_paragraph(c, lang) for c in clauses.all if c.id.rsplit(".", 1)[0] == section.id]
    return found


def _paragraph(clause: Clause, lang: Lang) -> Paragraph:
    own = clause.status in ("ruling", "option")
    return Paragraph(f"{clause.id}{SIGNS[clause.status]}", clause.text.say(lang), OWN if own else ACCENT)


def _draw_rules(pen: Pen, room: Box, made: Flow, clauses: Clauses, about: About, lang: Lang, page: int, pages: int) -> None:
    pen.subject = f"rules {clauses.game}"
    name = clauses.name.say(lang)
    pen.text(room.x, room.y + 8.5, name, "Black", 20, INK)
    pen.text(room.right, room.y + 8.5, f"{RULES.say(lang)} {page + 1}/{pages}", "Regular", 10, SOFT, "right")
    told = small_print(about, lang, room.w)
    if not page:
        left = room.x + width_mm(name, "Black", 20) + 8
        draw_strip(pen, left, room.y + 3.4, 6, items_of(about), lang, room.right - left - 24, ACCENT)
        for k, line in enumerate(told):
            pen.text(room.x, room.y + HEAD_MM - 0.5 + k * PRINT_PT * PRINT_LEADING * MM_PER_PT, line, "Regular", PRINT_PT, SOFT)
    wide, high = (room.w - GUTTER_MM * (COLUMNS - 1)) / COLUMNS, _high(room, page, told)
    boxes = [Box(room.x + k * (wide + GUTTER_MM), room.bottom - KEY_MM - high, wide, high) for k in range(COLUMNS)]
    draw_flow(pen, made, boxes, page * COLUMNS, INK)
    key = KEY.say(lang)
    pen.text(room.x, room.bottom - 0.8, key, "Regular", fit_pt(key, "Regular", 7, room.w, pen.subject), SOFT)
