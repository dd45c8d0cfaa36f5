"""Player aids: how many there are, what is on both sides, and that every line is legible on every card."""

import re
import tomllib
from dataclasses import replace
from functools import cache

import pypdfium2
import pytest
from strokes import Stroke, drawn, overlap, within

from asrus_pnp import registry
from asrus_pnp.core.errors import DrawError
from asrus_pnp.database.database import Database
from asrus_pnp.database.location import folder
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.imposition import Lot, Order
from asrus_pnp.pdf.impose.paper_sizes import load as load_stocks
from asrus_pnp.pdf.impose.print_settings import Layout
from asrus_pnp.pdf.write import document
from asrus_pnp.products.assemble import assemble
from asrus_pnp.products.sheets.player_aid import aid_of, make, title
from asrus_pnp.products.sheets.player_aid_face import cited, laid

GAME_OF = {aid.name: registry.GAMES[id] for id, aid in registry.AIDS.items()}
AIDS = list(GAME_OF)
STOCKS = load_stocks(Database())
SIZES = [STOCKS.card(name) for name in ("standard", "bridge", "mini-euro", "tarot", "square")]
HANGUL = re.compile("[가-힣]")


@cache
def lot(name: str, lang: str = "both", card: Size | None = None) -> Lot:
    (found,) = make(GAME_OF[name], Order(Database(), lang, STOCKS.paper("a4"), card))
    return found


@cache
def faces(name: str, size: Size = Size(63, 88)) -> dict[str, list[Stroke]]:  # noqa: B008
    """The strokes of every face in both languages by its key."""
    by_key = {f.key: f for p in lot(name, "both", size).pieces for f in (p.front, p.back) if f}
    return {key: drawn(f.draw, size, key) for key, f in by_key.items()}


def words_of(strokes: list[Stroke]) -> str:
    return " ".join(s.words for s in strokes if s.kind == "text")


def test_there_is_an_aid_for_every_game() -> None:
    assert [game.id for game in GAME_OF.values()] == list(registry.GAMES)


@pytest.mark.parametrize("name", AIDS)
def test_there_is_one_for_each_player_at_most(name: str) -> None:
    values = tomllib.loads((folder() / f"games/{GAME_OF[name].id}.toml").read_text(encoding="utf-8"))["value"]
    assert len(lot(name).pieces) == next(v["value"] for v in values if v["id"] == "players_most")
    assert len({p.name for p in lot(name).pieces}) == len(lot(name).pieces)


@pytest.mark.parametrize("name", AIDS)
def test_they_are_cards_of_63_by_88_also_where_the_kit_has_smaller_ones(name: str) -> None:
    assert lot(name).size == Size(63, 88)


@pytest.mark.parametrize("name", AIDS)
def test_with_both_languages_the_front_is_korean_and_the_back_english(name: str) -> None:
    for piece in lot(name).pieces:
        assert piece.back
        assert HANGUL.search(words_of(faces(name)[piece.front.key]))
        assert not HANGUL.search(words_of(faces(name)[piece.back.key]))


@pytest.mark.parametrize("name", AIDS)
@pytest.mark.parametrize("lang", ["ko", "en"])
def test_with_one_language_the_back_is_that_of_the_legend_cards(name: str, lang: str) -> None:
    legends = GAME_OF[name].kit.lots(Database(), lang, None)[0].pieces[-2:]
    for piece in lot(name, lang).pieces:
        assert piece.back
        assert {piece.back.key} == {p.back.key for p in legends if p.back}
    front = words_of(drawn(lot(name, lang).pieces[0].front.draw, Size(63, 88)))
    assert bool(HANGUL.search(front)) is (lang == "ko")


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", AIDS)
def test_words_are_legible_apart_and_off_the_edge_on_every_card(name: str, size: Size) -> None:
    for strokes in faces(name, size).values():
        words = [s for s in strokes if s.kind == "text"]
        assert all(within(s.extent, Box(0, 0, size.w, size.h).grown(-3)) for s in words)
        assert min(s.size_pt for s in words) >= 5 - 1e-6
        assert not [(a.words, b.words) for k, a in enumerate(words) for b in words[k + 1 :] if overlap(a.extent, b.extent, 0.05)]
        stamp = Box(size.w / 2 - 6, size.h - 5.6, 12, 2.6)
        assert not [s.words for s in words if overlap(s.extent, stamp)]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", AIDS)
def test_every_line_stands_on_the_cards_of_a_player_once(name: str, size: Size) -> None:
    aid = aid_of(GAME_OF[name], Database())
    for lang in ("ko", "en"):
        said = " ".join(words_of(strokes) for key, strokes in faces(name, size).items() if f"-aid-{lang}-" in key)
        for line in aid.line:
            assert said.count(line.text.say(lang)) == 1  # type: ignore[arg-type]
            assert cited(line.clauses) in said


@pytest.mark.parametrize("card", [None, Size(44, 68)])
def test_every_aid_shows_on_the_printed_sheets(card: Size | None) -> None:
    order = Order(Database(), "both", STOCKS.paper("letter"), card)
    pdf = pypdfium2.PdfDocument(document.draw(assemble("astro-race-aid", order, Layout())))
    text = "".join(page.get_textpage().get_text_bounded() for page in pdf)
    players = len(lot("astro-race-aid").pieces)
    assert [text.count(word) for word in ("블랙홀", "BlackHole", "클로즈", "Retrograde")] == [players] * 4


def test_cards_too_small_are_refused_with_what_would_do() -> None:
    with pytest.raises(DrawError) as error:
        make(registry.game("astro-race"), Order(Database(), "en", STOCKS.paper("a4"), Size(32, 40)))
    assert "32×40" in error.value.faults[0].say("ko")
    assert "63x88" in error.value.faults[0].right.en


def test_the_type_is_never_smaller_than_five_points_and_as_large_as_it_can_be() -> None:
    lines = aid_of(registry.game("ganymede"), Database()).line
    sizes = [made.size_pt if (made := laid(lines, Box(0, 0, 55, high), "ko")) else None for high in (30, 48, 60, 75, 120)]
    assert sizes[0] is None
    found = [s for s in sizes if s]
    assert found == sorted(found)
    assert (min(found) >= 5, max(found)) == (True, 7.5)


@pytest.mark.parametrize(
    ("clauses", "short"),
    [
        (("CE-3.3",), "CE-3.3"),
        (("CE-4.1", "CE-5.2"), "CE-4.1, 5.2"),
        (("CE-8.1", "CE-8.2", "CE-8.3"), "CE-8.1–8.3"),
        (("AR-2.1", "AR-2.2", "AR-2.5"), "AR-2.1–2.2, 2.5"),
        (("AR-4.9", "AR-4.10"), "AR-4.9–4.10"),
    ],
)
def test_clauses_are_cited_in_short(clauses: tuple[str, ...], short: str) -> None:
    assert cited(clauses) == short


@pytest.mark.parametrize("name", AIDS)
def test_the_title_names_the_game_in_both_languages(name: str) -> None:
    found = title(GAME_OF[name], Order(Database(), "en", STOCKS.paper("a4")))
    game = GAME_OF[name].load(Database()).name
    assert found.ko.startswith(game.ko)
    assert found.en.startswith(game.en)


@pytest.mark.parametrize("lang", ["ko", "en"])
@pytest.mark.parametrize("name", AIDS)
def test_large_print_has_type_half_as_large_again_on_more_cards(name: str, lang: str) -> None:
    order = Order(Database(), lang, STOCKS.paper("a4"))
    (usual,), (large,) = make(GAME_OF[name], order), make(GAME_OF[name], replace(order, large=True))
    assert len(large.pieces) % len(usual.pieces) == 0
    said = [
        s for key in dict.fromkeys(p.front.key for p in large.pieces) for s in drawn(next(p.front.draw for p in large.pieces if p.front.key == key), large.size)
    ]
    assert min(s.size_pt for s in said if s.kind == "text") >= 7.5
    assert all(line.text.say(lang) in words_of(said) for line in aid_of(GAME_OF[name], Database()).line)
