"""Learn-to-play sheets: every example is what the referee rules, every clause exists, and all of it fits both papers in both languages."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from strokes import FlatPen, flattened, within

from asrus_pnp import registry
from asrus_pnp.core.errors import DataError, DrawError
from asrus_pnp.database.copying import copy_database
from asrus_pnp.database.database import Database
from asrus_pnp.database.location import folder
from asrus_pnp.pdf.draw.paths import Path
from asrus_pnp.pdf.impose.geometry import Size
from asrus_pnp.pdf.impose.imposition import Order
from asrus_pnp.pdf.impose.leaves import Leaf, body
from asrus_pnp.products.learn.learn_sheet import make, ruling_of, score_of, sheet_of
from asrus_pnp.rulebook.learn import load_learn

GAMES = [id for id, game in registry.GAMES.items() if game.learn]
PAPERS = {"a4": Size(210, 297), "letter": Size(215.9, 279.4)}
PAGES = {"ganymede": 2}
RULED = {  # worked out by hand from the clauses
    "constellation": {"collided": [0, 1, 2], "winner": 3, "taken": [4, 7, 7, 10], "destination": 12},
    "astro-race": {"honest": False, "called": True},
    "starry-night": {"taken": {"8": 2, "3": 3}, "floor": {"11": 1}},
    "ganymede": {"allowed": True, "lost": 0, "times": 2, "moves": [{"settler": "yellow", "to": ["mars"]}, {"settler": "any", "to": ["mars"]}]},
}
SCORED = {"constellation": [11, 12, 0], "astro-race": [5, 5, 5], "starry-night": [11, 43, 8], "ganymede": [26, 20]}


class PanePen(FlatPen):
    """What is drawn within a window is cut off by it: only the window counts."""

    def __init__(self) -> None:
        super().__init__()
        self._inside = 0

    @contextmanager
    def clipped(self, path: Path) -> Iterator[None]:
        self._keep("window", flattened(path)[0], True)
        self._inside += 1
        yield
        self._inside -= 1

    def _keep(self, *args: object, **more: object) -> None:
        if not self._inside:
            super()._keep(*args, **more)  # type: ignore[arg-type]


def ordered(lang: str = "both", paper: Size = PAPERS["a4"]) -> Order:
    return Order(Database(), lang, paper)


def drawn(leaf: Leaf) -> PanePen:
    pen = PanePen()
    leaf.draw(pen, leaf.body)
    return pen


@pytest.mark.parametrize("lang", ["ko", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_the_example_is_ruled_on_as_the_sheet_shows_it(game: str, lang: str) -> None:
    book = registry.game(game).load(Database())
    example = sheet_of(registry.game(game), lang, ordered()).learn.example
    names = [n.say(lang) for n in example.names]
    facts = ruling_of(book, example, lang).facts
    for key, right in RULED[game].items():
        named = [names[n] for n in right] if key == "collided" else names[right] if key == "winner" else right
        assert facts[key] == named, key


def test_the_race_of_the_example_is_the_one_that_its_picture_shows() -> None:
    from asrus_pnp.games.astro_race.print.learn import BEFORE, MOVED

    example = sheet_of(registry.game("astro-race"), "en", ordered()).learn.example
    assert f"moved={MOVED}" in example.lines[0]
    assert [int(line.split("at=")[1].split()[0]) for line in example.lines[1:]] == list(BEFORE)
    facts = ruling_of(registry.game("astro-race").load(Database()), example, "en").facts["players"]
    assert [(p["at"], p["lost"]) for p in facts.values()] == [(0, 1), (9, 0), (7, 0)]


def test_the_cards_of_the_expedition_s_example_are_those_of_its_picture() -> None:
    from asrus_pnp.games.constellation.print.learn import DESTINATION, TURN

    lines = sheet_of(registry.game("constellation"), "en", ordered()).learn.example.lines
    assert lines[0] == f"table: destination={DESTINATION}"
    assert [int(line.split()[1]) for line in lines[1:]] == list(TURN)


def test_the_shuttles_of_ganymede_s_example_are_those_of_its_picture() -> None:
    from asrus_pnp.games.ganymede.print.learn import COLUMN, MOVED, TWINS, USED
    from asrus_pnp.kits.ganymede.cards import load

    table, player = sheet_of(registry.game("ganymede"), "en", ordered()).learn.example.lines
    deck = load(Database())
    symbol = {s.id: s.symbol for s in (*deck.earth, *deck.mars, *deck.tiles)}
    assert table == f"table: shuttle={USED}"
    assert f"columns={symbol[COLUMN]}:1" in player
    assert symbol[COLUMN] == symbol[USED]
    assert all(f"{colour}:1" in player for colour in MOVED)
    assert symbol[TWINS[0]] == symbol[TWINS[1]]


@pytest.mark.parametrize("game", GAMES)
def test_the_score_sheet_is_filled_in_by_the_referee(game: str) -> None:
    book = registry.game(game).load(Database())
    assert list(score_of(book, sheet_of(registry.game(game), "en", ordered()).learn.score, "en").totals.values()) == SCORED[game]


@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
@pytest.mark.parametrize("lang", ["ko", "en", "both"])
@pytest.mark.parametrize("game", GAMES)
def test_a_sheet_fits_its_pages_in_legible_type(game: str, lang: str, paper: Size) -> None:
    leaves = make(registry.game(game), ordered(lang, paper))
    pages = [page for leaf in leaves for page in (leaf, leaf.behind) if page]
    assert len(pages) == PAGES.get(game, 1) * (2 if lang == "both" else 1)
    for page in pages:
        strokes = drawn(page).strokes
        assert min(s.size_pt for s in strokes if s.kind == "text") >= 5
        assert all(within(s.extent, body(paper).grown(0.3)) for s in strokes if s.kind == "text")


@pytest.mark.parametrize("game", GAMES)
def test_korean_is_on_one_side_and_english_on_the_other(game: str) -> None:
    for leaf in make(registry.game(game), ordered()):
        assert leaf.behind
        front, back = (" ".join(s.words for s in drawn(p).strokes if s.kind == "text") for p in (leaf, leaf.behind))
        assert sum("가" <= c <= "힣" for c in front) > 100
        assert not [c for c in back if "가" <= c <= "힣"]


@pytest.mark.parametrize("game", GAMES)
def test_the_sheet_says_the_goal_three_questions_and_what_scores(game: str) -> None:
    sheet = sheet_of(registry.game(game), "en", ordered())
    assert len(sheet.learn.asked) == 3
    assert len(sheet.learn.turn) == len(sheet.pictures.turn) == 4
    assert {p.clauses for p in sheet.learn.all} != {()}
    words = " ".join(
        s.words for page in make(registry.game(game), ordered("en")) for p in (page, page.behind) if p for s in drawn(p).strokes if s.kind == "text"
    )
    assert sheet.ruling.verdict.en.split(".")[0][:20] in words
    assert all(str(total) in words for total in sheet.score.totals.values())


def test_small_paper_is_refused() -> None:
    with pytest.raises(DrawError, match="learn to play"):
        make(registry.game("constellation"), ordered("ko", Size(102, 152)))


@pytest.mark.parametrize(("old", "new", "match"), [('["CE-3.1", "CE-3.2", "CE-4.3"]', '["CE-3.99"]', "CE-3"), ("{deal_3}", "{deal_9}", "deal_9")])
def test_a_clause_or_a_number_that_does_not_exist_is_a_fault(tmp_path, old: str, new: str, match: str) -> None:
    copy_database(folder(), tmp_path / "data")
    file = tmp_path / "data" / "learn" / "constellation.toml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(DataError, match=match):
        load_learn(Database(tmp_path / "data"), "constellation", {"energy_highest": 7})
