"""The sheets of a game: its rules from the clauses, and a score sheet whose rows are those of `asrus-pnp score`."""

from collections.abc import Sequence
from functools import partial

from asrus_pnp.core.text import Lang, Text
from asrus_pnp.database.labels import load_labels
from asrus_pnp.descriptors import Game
from asrus_pnp.pdf.draw.fitted_text import fit_pt
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.draw.text_columns import Flow, Paragraph, draw_flow, flow, too_much
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.imposition import Order
from asrus_pnp.pdf.impose.leaves import Leaf, body
from asrus_pnp.products.sheets.score_sheet import draw_score_sheet
from asrus_pnp.rulebook.clauses import Clause, Clauses, load_clauses

INK, SOFT, ACCENT, OWN = "#1d2340", "#5a6078", "#27567b", "#8a5a2b"
HEAD_MM, KEY_MM, GUTTER_MM = 15.0, 5.0, 6.0
LARGEST_PT, LEAST_PT, COLUMNS, PAGES = 9.5, 6.0, 2, 2
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
    rules = [leaf for lang in languages for leaf in rule_leaves(book.clauses, order.paper, lang)]
    return (*rules, Leaf(order.paper, SCORE, partial(draw_score_sheet, book=book, labels=load_labels(order.db, game.id), lang=order.lang)))


def rule_leaves(clauses: Clauses, paper: Size, lang: Lang) -> list[Leaf]:
    """The rules in one language: one page where legible type allows it, else two."""
    paragraphs = rule_paragraphs(clauses, lang)
    room = body(paper)
    wide = (room.w - GUTTER_MM * (COLUMNS - 1)) / COLUMNS
    high = room.h - HEAD_MM - KEY_MM
    for pages in range(1, PAGES + 1):
        made = flow(paragraphs, wide, [high] * (COLUMNS * pages), LARGEST_PT, LEAST_PT if pages == PAGES else LEAST_PT + 1.5)
        if made:
            return [Leaf(paper, RULES, partial(_draw_rules, made=made, clauses=clauses, lang=lang, page=n, pages=pages)) for n in range(pages)]
    raise too_much(Text(f"{clauses.name.ko} 규칙", f"the rules of {clauses.name.en}"))


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


def _draw_rules(pen: Pen, room: Box, made: Flow, clauses: Clauses, lang: Lang, page: int, pages: int) -> None:
    pen.subject = f"rules {clauses.game}"
    pen.text(room.x, room.y + 8.5, clauses.name.say(lang), "Black", 20, INK)
    pen.text(room.right, room.y + 8.5, f"{RULES.say(lang)} {page + 1}/{pages}", "Regular", 10, SOFT, "right")
    wide = (room.w - GUTTER_MM * (COLUMNS - 1)) / COLUMNS
    high = room.h - HEAD_MM - KEY_MM
    boxes = [Box(room.x + k * (wide + GUTTER_MM), room.y + HEAD_MM, wide, high) for k in range(COLUMNS)]
    draw_flow(pen, made, boxes, page * COLUMNS, INK)
    key = KEY.say(lang)
    pen.text(room.x, room.bottom - 0.8, key, "Regular", fit_pt(key, "Regular", 7, room.w, pen.subject), SOFT)
