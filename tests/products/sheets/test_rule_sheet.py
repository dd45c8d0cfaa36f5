"""The sheets of a game: rules with every clause, a score sheet with the rows of the score, in both languages and on both papers."""

import pytest

from asrus_pnp import registry
from asrus_pnp.database.database import Database
from asrus_pnp.database.labels import load_labels
from asrus_pnp.pdf.draw.recording_pen import RecordingPen
from asrus_pnp.pdf.impose.geometry import Size
from asrus_pnp.pdf.impose.imposition import Order
from asrus_pnp.pdf.impose.leaves import body
from asrus_pnp.products.sheets import rule_sheet
from asrus_pnp.products.sheets.score_sheet import draw_score_sheet, score_rows
from asrus_pnp.rulebook.about import load_about

PAPERS = {"a4": Size(210, 297), "letter": Size(215.9, 279.4)}


@pytest.fixture(scope="module", params=registry.GAMES)
def book(request):
    return registry.game(request.param).load(Database())


def strokes(leaf) -> list[str]:
    pen = RecordingPen()
    leaf.draw(pen, leaf.body)
    return pen.lines


@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
@pytest.mark.parametrize("lang", ["ko", "en"])
def test_rules_carry_every_clause_on_at_most_two_pages(book, lang, paper) -> None:
    leaves = rule_sheet.rule_leaves(book.clauses, load_about(Database(), book.id), paper, lang)
    assert len(leaves) <= 2
    signs = [line.split("“")[1].split("”")[0].rstrip("●○◇") for leaf in leaves for line in strokes(leaf) if "“" in line]
    ids = [s for s in signs if "-" in s and s.split("-")[0].isupper()]
    assert [i for i in ids if i in {c.id for c in book.clauses.all}] == [c.id for c in book.clauses.all]


def test_each_clause_stands_in_a_section(book) -> None:
    sections = [s.id for s in book.clauses.sections]
    assert [c.id for c in book.clauses.all if c.id.rsplit(".", 1)[0] not in sections] == []
    assert all(any(c.id.rsplit(".", 1)[0] == s for c in book.clauses.all) for s in sections)


def test_rulings_are_marked_as_this_projects(book) -> None:
    for clause, paragraph in zip(book.clauses.all, (p for p in rule_sheet.rule_paragraphs(book.clauses, "en") if not p.heading), strict=True):
        sign = {"rule": "", "official": "●", "ruling": "○", "option": "◇"}[clause.status]
        assert paragraph.sign == clause.id + sign


def test_score_sheet_has_the_rows_of_the_score(book) -> None:
    pen = RecordingPen()
    draw_score_sheet(pen, body(PAPERS["a4"]), book, load_labels(Database()), "en")
    shown = [line.split("“")[1].split("”")[0] for line in pen.lines if "“" in line]
    rows = score_rows(book)
    clauses = [w for w in shown if w in rows]
    assert len(rows) >= 2
    assert clauses[: len(rows)] == rows
    assert len(clauses) % len(rows) == 0
    assert set(rows) <= set(load_labels(Database()).score)


@pytest.mark.parametrize("lang", ["ko", "en", "both"])
@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
def test_sheets_in_each_language(book, lang, paper) -> None:
    leaves = rule_sheet.make(registry.game(book.id), Order(Database(), lang, paper))
    assert all(strokes(leaf) for leaf in leaves)
    assert rule_sheet.title(registry.game(book.id), Order(Database(), lang, paper)).ko.startswith(book.name.ko)


@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
@pytest.mark.parametrize("lang", ["ko", "en"])
def test_large_print_has_every_clause_in_type_half_as_large_again(book, lang, paper) -> None:
    about = load_about(Database(), book.id)
    usual, large = (strokes_of(rule_sheet.rule_leaves(book.clauses, about, paper, lang, scale)) for scale in (1, 1.5))
    heading = f"“{book.clauses.sections[0].name.say(lang)}” Bold "
    sizes = [next(float(line.split(heading)[1].split()[0]) for line in lines if heading in line) for lines in (usual, large)]
    assert sizes[1] == pytest.approx(1.5 * sizes[0], abs=0.02)
    said = " ".join(line.split("“")[1].split("”")[0] for line in large if "“" in line)
    assert all(c.text.say(lang).split()[-1] in said for c in book.clauses.all)


def strokes_of(leaves) -> list[str]:
    return [line for leaf in leaves for line in strokes(leaf)]
