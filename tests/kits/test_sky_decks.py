"""The two decks that show the sky: counts, ids, colours, keys, and what each card says of itself."""

import math
from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest
from sights import SIGHTS, contrast, lab
from strokes import Stroke, drawn

from asrus_pnp import registry
from asrus_pnp.database.database import Database
from asrus_pnp.kits import sky as skies
from asrus_pnp.kits.asrus import cards as asrus
from asrus_pnp.kits.asrus.faces import MORNING
from asrus_pnp.kits.asrus.nights import night_of
from asrus_pnp.kits.constellation import cards as constellation
from asrus_pnp.kits.constellation.colours import BRIGHT, CRESTS, HEMS, LANDS, MARKS, SKIES, STRIPS
from asrus_pnp.pdf.draw.theme import GOLD, LIGHT, at
from asrus_pnp.pdf.impose.geometry import Size
from asrus_pnp.pdf.impose.imposition import Face, Piece

DATA = Database()
LEAST_STEP = 7  # of L*, from one strip to the next
SIZE = Size(63, 88)
ASRUS, EXPEDITION, SKY = asrus.load(DATA), constellation.load(DATA), skies.load(DATA)


@cache
def pieces(kit: str, lang: str = "both") -> tuple[Piece, ...]:
    [lot] = registry.kit(kit).lots(DATA, lang, None)
    assert lot.size == SIZE
    return lot.pieces


def named(kit: str, name: str, lang: str = "both") -> Piece:
    return next(p for p in pieces(kit, lang) if p.name == name)


@cache
def strokes(face: Face) -> tuple[Stroke, ...]:
    return tuple(drawn(face.draw, SIZE, face.key))


def words(face: Face) -> list[str]:
    return [s.words for s in strokes(face) if s.kind == "text"]


def corner_words(face: Face) -> Counter[tuple[str, int, bool, bool]]:
    """Which words stand in which corner: the words, how they are turned, whether left, whether above."""
    large = [s for s in strokes(face) if s.kind == "text" and s.size_pt > 25]
    return Counter((s.words, s.angle_deg, s.extent.cx < SIZE.w / 2, s.extent.cy < SIZE.h / 2) for s in large if abs(s.extent.cy - SIZE.h / 2) > 25)


def test_the_asrus_deck_has_64_numbers_10_specials_and_3_jokers() -> None:
    assert {n.number: (n.copies, n.dots) for n in ASRUS.numbers} == {n: (min(n, 16 - n),) * 2 for n in range(1, 16)}
    assert sum(n.copies for n in ASRUS.numbers) == 64
    assert Counter({c.letter: c.copies for c in ASRUS.specials}) == Counter(M=2, C=2, B=2, D=2, R=2)
    assert [(c.letter, c.copies) for c in ASRUS.jokers] == [("J", 1)] * 3


def test_constellation_expedition_has_42_cards_6_ships_6_energy_cards_and_the_award() -> None:
    assert [c.copies for c in EXPEDITION.cards] == [1, 2, 3, 4, 5, 6, 6, 5, 4, 3, 2, 1]
    assert [c.number for c in EXPEDITION.cards] == list(range(1, 13))
    assert (sum(c.copies for c in EXPEDITION.cards), len(EXPEDITION.ships), EXPEDITION.energy.copies, EXPEDITION.award.copies) == (42, 6, 6, 1)
    assert (EXPEDITION.energy.lowest, EXPEDITION.energy.highest, EXPEDITION.award.back) == (0, 7, 6)


def test_the_four_colours_have_10_11_11_and_10_cards() -> None:
    counts = Counter({colour.id: sum(c.copies for c in EXPEDITION.cards if c.colour == colour.id) for colour in EXPEDITION.colours})
    assert sorted(counts.values()) == [10, 10, 11, 11]
    assert counts == Counter(red=10, blue=10, green=11, ochre=11)
    assert {colour: sum(1 for c in EXPEDITION.cards if c.colour == colour) for colour in counts} == dict.fromkeys(counts, 3)


@pytest.mark.parametrize(("kit", "prefix", "count", "aids"), [("asrus", "A", 77, ["AL1", "AL2"]), ("constellation", "C", 55, ["CL1", "CL2"])])
def test_every_physical_card_is_printed_once_with_an_id_of_its_own(kit: str, prefix: str, count: int, aids: list[str]) -> None:
    assert [p.name for p in pieces(kit)] == [f"{prefix}{n:02}" for n in range(1, count + 1)] + aids
    rows = registry.kit(kit).rows(DATA)
    assert [row["id"] for row in rows] == [p.name for p in pieces(kit)][:count]


@pytest.mark.parametrize("lang", ["ko", "en", "both"])
def test_cards_of_the_same_face_share_a_key_and_others_do_not(lang: str) -> None:
    assert len({p.front.key for p in pieces("asrus", lang)}) == 15 + 5 + 3 + 2
    assert len({p.front.key for p in pieces("constellation", lang)}) == 12 + 6 + 1 + 1 + 2


@pytest.mark.parametrize("kit", ["asrus", "constellation"])
def test_no_two_faces_look_the_same(kit: str) -> None:
    looks = {p.front.key: strokes(p.front) for p in pieces(kit)}
    assert len(set(looks.values())) == len(looks)


@pytest.mark.parametrize(("kit", "shared"), [("asrus", 2), ("constellation", 5)])
def test_a_key_that_two_languages_share_is_one_and_the_same_drawing(kit: str, shared: int) -> None:
    by_lang = [{f.key: f for p in pieces(kit, lang) for f in (p.front, p.back) if f} for lang in ("ko", "en", "both")]
    keys = by_lang[0].keys() & by_lang[1].keys() & by_lang[2].keys()
    assert len(keys) == shared
    for key in keys:
        assert strokes(by_lang[0][key]) == strokes(by_lang[1][key]) == strokes(by_lang[2][key])


def test_all_cards_that_are_shuffled_together_have_one_back() -> None:
    backs = {p.name: p.back.key for p in pieces("asrus") + pieces("constellation") if p.back}
    assert len(backs) == 77 + 55 + 4
    for prefix, first, last in (("A", 1, 77), ("C", 1, 42), ("C", 43, 48), ("C", 49, 54)):
        assert len({backs[f"{prefix}{n:02}"] for n in range(first, last + 1)}) == 1
    assert len({backs[name] for name in ("A01", "C01", "C43", "C49", "C55", "AL1", "CL1")}) == 7


@pytest.mark.parametrize("card", ASRUS.numbers, ids=lambda c: str(c.number))
def test_a_number_card_shows_its_number_in_four_corners_its_dots_twice_and_its_name(card: asrus.NumberCard) -> None:
    face = named("asrus", card.ids.split("-")[0]).front
    sign = str(card.number)
    assert corner_words(face) == Counter({(sign, 0, True, True): 1, (sign, 0, False, True): 1, (sign, 180, False, False): 1, (sign, 180, True, False): 1})
    late = card.number >= MORNING
    dots = [s for s in strokes(face) if s.kind == ("circle" if late else "path") and s.fill == (LIGHT if late else GOLD) and 1 < s.extent.w < 3]
    assert len(dots) == 2 * card.dots
    assert {card.name.ko, card.name.en} <= set(words(face))


@pytest.mark.parametrize("card", ASRUS.specials + ASRUS.jokers, ids=lambda c: c.id)
def test_a_power_card_shows_its_letter_in_four_corners_and_what_it_does(card: asrus.PowerCard) -> None:
    for lang, said in (("ko", filter(None, [card.name.ko, card.power.ko])), ("en", filter(None, [card.name.en, card.power.en]))):
        face = named("asrus", card.ids.split("-")[0], lang).front
        assert sum(corner_words(face).values()) == 4
        assert {sign for sign, *_ in corner_words(face)} == {card.letter}
        assert " ".join(said) in " ".join(words(face))


@pytest.mark.parametrize("card", EXPEDITION.cards, ids=lambda c: str(c.number))
def test_a_constellation_card_shows_number_mark_and_horizon_of_its_colour(card: constellation.StarCard) -> None:
    face = named("constellation", card.ids.split("-")[0]).front
    assert {sign for sign, *_ in corner_words(face)} == {str(card.number)}
    assert sum(corner_words(face).values()) == 4
    assert len({s.angle_deg for s in strokes(face) if s.fill == BRIGHT[card.colour]}) == 2
    assert {card.name.ko, card.name.en} <= set(words(face))
    assert EXPEDITION.colours[[c.id for c in EXPEDITION.colours].index(card.colour)].mark in MARKS


def test_colours_differ_in_mark_land_and_hem_and_not_in_colour_alone() -> None:
    assert len({c.mark for c in EXPEDITION.colours}) == len({MARKS[c.mark] for c in EXPEDITION.colours}) == 4
    assert len({CRESTS[c.id] for c in EXPEDITION.colours}) == len({HEMS[c.id] for c in EXPEDITION.colours}) == 4
    assert set(SKIES) == set(BRIGHT) == set(CRESTS) == set(HEMS) == set(LANDS) == set(STRIPS) == {c.id for c in EXPEDITION.colours}


@pytest.mark.parametrize("sight", [None, *SIGHTS])
def test_the_strips_of_all_six_pairs_of_colours_differ_in_lightness_for_every_eye(sight: str | None) -> None:
    light = {colour: lab(strip, sight)[0] for colour, strip in STRIPS.items()}
    assert sorted(light, key=light.__getitem__) == ["blue", "red", "green", "ochre"]
    assert min(b - a for a, b in pairwise(sorted(light.values()))) >= LEAST_STEP, light
    assert max(light.values()) - min(light.values()) >= 30


@pytest.mark.parametrize("colour", STRIPS)
def test_number_and_mark_stand_out_of_their_strip(colour: str) -> None:
    for ink in (LIGHT, BRIGHT[colour]):
        assert contrast(ink, STRIPS[colour]) >= 3, ink  # as WCAG 2 asks of large signs


HEIGHTS = (0.02, 0.2, 0.4, 0.6, 0.8)


def test_the_skies_of_neighbouring_numbers_and_of_numbers_with_as_many_dots_are_told_apart() -> None:
    skies_of = {n.number: [lab(at(night_of(n.number).sky, h)) for h in HEIGHTS] for n in ASRUS.numbers}

    def apart(one: int, other: int) -> float:
        return sum(math.dist(a, b) for a, b in zip(skies_of[one], skies_of[other], strict=True)) / len(HEIGHTS)

    assert all(apart(n, n + 1) >= 6 for n in range(1, 15)), [round(apart(n, n + 1), 1) for n in range(1, 15)]
    assert all(apart(n, 16 - n) >= 12 for n in range(1, 8)), [round(apart(n, 16 - n), 1) for n in range(1, 8)]


@pytest.mark.parametrize("number", range(1, 16))
def test_numbers_and_names_stand_out_of_the_sky_and_of_the_hills(number: int) -> None:
    night = night_of(number)
    assert contrast(LIGHT, at(night.sky, 0.1)) >= 3
    assert contrast(LIGHT, night.land) >= 7


def test_a_special_card_says_nothing_that_holds_in_some_games_only() -> None:
    assert {c.id: c.power.ko for c in ASRUS.specials}["majority"] == ""
    assert not any("게임" in w or "game" in w for c in ASRUS.specials + ASRUS.jokers for w in words(named("asrus", c.ids.split("-")[0]).front))


def test_six_ships_have_six_shapes_and_six_tones() -> None:
    outlines = {ship.id: tuple((s.kind, s.points) for s in strokes(named("constellation", ship.ids).front)) for ship in EXPEDITION.ships}
    assert len(set(outlines.values())) == 6
    assert len({ship.tone for ship in EXPEDITION.ships}) == 6


def test_the_energy_card_counts_0_to_7_downward_a_line_below_each() -> None:
    face = named("constellation", "C49").front
    numbers = [s for s in strokes(face) if s.kind == "text"]
    assert [s.words for s in sorted(numbers, key=lambda s: s.extent.y)] == [str(n) for n in range(8)]
    lines = sorted(s.extent.cy for s in strokes(face) if s.kind == "path" and not s.fill and s.extent.w > 30)
    assert len(lines) == 8
    for number, line in zip(sorted(numbers, key=lambda s: s.extent.y), lines, strict=True):
        assert number.extent.bottom < line
    assert {round(b - a, 6) for a, b in pairwise(lines)} == {round(lines[1] - lines[0], 6)}


def test_energy_is_counted_out_in_pips_as_well() -> None:
    pips = Counter(round(s.extent.cy, 3) for s in strokes(named("constellation", "C49").front) if s.kind == "rect" and s.extent.w < 4)
    assert [pips[y] for y in sorted(pips)] == [1, 2, 3, 4, 5, 6, 7]


def test_the_award_shows_each_distance_with_its_stars_and_a_longer_arrow_for_a_longer_way() -> None:
    face = named("constellation", "C55").front
    rows = sorted((s.extent.cy, s.words) for s in strokes(face) if s.kind == "text" and s.words.isdigit())
    assert [int(w) for _, w in rows] == [s.distance for s in EXPEDITION.stars]
    for (y, _), row in zip(rows, EXPEDITION.stars, strict=True):
        gold = [s for s in strokes(face) if s.fill == GOLD and s.kind == "path" and abs(s.extent.cy - y) < 3]
        assert len(gold) == row.points
    arrows = [
        s.extent.w for s in strokes(face) if s.kind == "path" and not s.fill and len(s.points) == 2 and s.extent.x > 20 and s.extent.w > 3 and s.extent.w < 20
    ]
    assert len(arrows) == len(EXPEDITION.stars)
    assert arrows == sorted(set(arrows))


def test_the_back_of_the_award_is_a_clear_six_in_the_middle_and_all_corners() -> None:
    back = named("constellation", "C55").back
    assert back
    assert sum(n for (sign, *_), n in corner_words(back).items() if sign == "6") == 4
    assert max((s.size_pt, s.words) for s in strokes(back) if s.kind == "text")[1] == "6"


@pytest.mark.parametrize("card", [n for n in ASRUS.numbers if n.picture in SKY.figures], ids=lambda c: c.picture)
def test_a_figure_is_drawn_with_all_its_lines_as_they_stand_in_the_sky(card: asrus.NumberCard) -> None:
    figure = SKY.figures[card.picture]
    lines = [s for s in strokes(named("asrus", card.ids.split("-")[0]).front) if s.kind == "path" and not s.fill and s.width == 0.25]
    assert len(lines) <= len(figure.lines)  # lines that go on from one star to the next are one stroke
    lines = [replace(s, points=(a, b)) for s in lines for a, b in pairwise(s.points)]
    assert len(lines) == len(figure.lines)
    a, b = figure.lines[0]
    (x1, y1), (x2, y2) = lines[0].points
    (u1, v1, _), (u2, v2, _) = figure.stars[a], figure.stars[b]
    scale = (x2 - x1) / (u2 - u1) if abs(u2 - u1) > abs(v2 - v1) else (y2 - y1) / (v2 - v1)
    assert scale > 0  # never mirrored: east is on the left, as in the sky
    for line, (a, b) in zip(lines, figure.lines, strict=True):
        (x1, y1), (x2, y2) = line.points
        way = [(figure.stars[b][k] - figure.stars[a][k]) * scale for k in (0, 1)]
        assert [x2 - x1, y2 - y1] == pytest.approx(way, abs=0.05)  # plates are drawn in hundredths of a mm


@pytest.mark.parametrize(
    ("figure", "name", "ra", "dec"),
    [("virgo", "Spica", 201.298, -11.161), ("leo", "Regulus", 152.093, 11.967), ("scorpius", "Antares", 247.352, -26.432),
     ("taurus", "Aldebaran", 68.980, 16.509), ("gemini", "Pollux", 116.329, 28.026), ("aries", "Hamal", 31.793, 23.462)],
)  # fmt: skip
def test_the_brightest_stars_stand_where_astronomers_have_them(figure: str, name: str, ra: float, dec: float) -> None:
    tables = DATA.tables(skies.FILE)
    [record] = [f for f in tables["figure"] if f["id"] == figure]
    brightest = min(record["stars"], key=lambda star: star[3])
    assert record["brightest"]["en"] == name
    assert brightest[1:3] == pytest.approx([ra % 360, dec], abs=0.01)
