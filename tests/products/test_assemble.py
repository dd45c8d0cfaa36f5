"""From the name of a set to its job: covers, parity of leaves and cards, and just what one game needs."""

from collections import Counter
from dataclasses import replace

import pytest

from asrus_pnp import registry
from asrus_pnp.database.database import Database
from asrus_pnp.pdf.draw.recording_pen import RecordingPen
from asrus_pnp.pdf.impose.geometry import Size
from asrus_pnp.pdf.impose.imposition import Order
from asrus_pnp.pdf.impose.leaves import Leaf
from asrus_pnp.pdf.impose.print_settings import Layout
from asrus_pnp.products.assemble import assemble, assemble_all

A4 = Order(Database(), "both", Size(210, 297))


def names(job) -> list[str]:
    return [p.piece.name for page in job.pages if not isinstance(page, Leaf) and not page.back for p in page.placed]


def said(leaf: Leaf) -> str:
    pen = RecordingPen()
    leaf.draw(pen, leaf.body)
    return " ".join(line.split("“")[1].split("”")[0] for line in pen.lines if "“" in line)


def test_a_cover_and_the_player_aids_behind_it_stand_before_the_cards() -> None:
    job = assemble("asrus", A4, Layout())
    assert [isinstance(p, Leaf) for p in job.pages[:3]] == [True, True, False]
    assert [p.back for p in job.pages[2:]] == [False, True] * ((len(job.pages) - 2) // 2)
    assert all(word in said(job.pages[1]) for word in ("Astro Race", "별 헤는 밤", "AR-2.1–2.2, 2.5", "SN-5.1–5.5"))


def test_on_one_side_the_cover_has_no_back_of_its_own() -> None:
    assert [isinstance(p, Leaf) for p in assemble("asrus", A4, Layout("fronts")).pages[:2]] == [True, False]


def test_a_cover_can_be_left_out() -> None:
    pages = assemble("ganymede", replace(A4, cover=False), Layout()).pages
    assert not any(isinstance(p, Leaf) for p in pages)


@pytest.mark.parametrize("kit", registry.KITS)
@pytest.mark.parametrize("size", [Size(210, 297), Size(215.9, 279.4)], ids=["a4", "letter"])
def test_the_cover_counts_what_the_settings_give(kit: str, size: Size) -> None:
    job = assemble(kit, replace(A4, paper=size), Layout())
    words, deck = said(job.pages[0]), registry.kit(kit).load(Database())
    for group, count in Counter(p.group for lot in registry.kit(kit).lots(Database(), "both", None) for p in lot.pieces).items():
        assert group.en in words
        assert f" {count} " in words
    assert f"{(len(job.pages) - 2) // 2} sheets of paper" in words
    assert "flip on the long edge" in words
    assert all(fact.text.en.split()[0] in words for fact in deck.facts if fact.standing == "unconfirmed")


def test_leaves_with_two_sides_are_printed_on_both() -> None:
    assert assemble("constellation-learn", A4, Layout()).sides == "duplex"
    assert len(assemble("ganymede-learn", A4, Layout()).pages) == 4
    assert assemble("constellation-learn", A4, Layout("fronts")).sides == "fronts"


def test_photo_paper_has_no_cover() -> None:
    job = assemble("constellation", Order(Database(), "both", Size(102, 152)), Layout("fronts"))
    assert not any(isinstance(p, Leaf) for p in job.pages)


def test_one_game_gets_its_49_cards() -> None:
    jobs = assemble_all((), "astro-race", A4, Layout())
    cards = names(jobs["astro-race-cards"])
    assert len(cards) == len(set(cards)) == 49
    deck = registry.kit("asrus").load(Database())
    number_of = deck.number_of()
    counts = Counter(number_of[c.lower()] for c in cards if c.lower() in number_of)
    assert counts == {1: 1, 2: 1, 14: 1, 15: 1, 8: 5} | dict.fromkeys((3, 4, 5, 6, 7, 9, 10, 11, 12, 13), 3)
    assert {n for n in jobs if n != "astro-race-cards"} == set(registry.besides(registry.game("astro-race")))


@pytest.mark.parametrize(("game", "file", "count"), [("starry-night", "starry-night-cards", 64), ("constellation", "constellation", 57)])
def test_other_games_get_their_cards(game: str, file: str, count: int) -> None:
    job = assemble_all((), game, A4, Layout("fronts"))[file]
    assert len(names(job)) == count


def test_leaves_alone_are_printed_on_one_side() -> None:
    job = assemble("constellation-sheets", A4, Layout())
    assert job.sides == "fronts"
    assert all(isinstance(p, Leaf) for p in job.pages)
