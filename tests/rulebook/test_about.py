"""The small print of the games: what is known, who says so, and that the rule sheets print it."""

import pytest

from asrus_pnp import registry
from asrus_pnp.database.database import Database
from asrus_pnp.pdf.draw.recording_pen import RecordingPen
from asrus_pnp.pdf.impose.geometry import Size
from asrus_pnp.pdf.impose.imposition import Order
from asrus_pnp.products.sheets.rule_sheet import make
from asrus_pnp.rulebook.about import load_about

PLAYED = {"constellation": (2, 6), "astro-race": (2, 6), "starry-night": (3, 5), "ganymede": (2, 4)}
KNOWN = {"constellation": {"age", "minutes"}, "astro-race": {"minutes"}, "starry-night": set[str](), "ganymede": {"age", "minutes"}}


@pytest.mark.parametrize("game", registry.GAMES)
def test_players_age_and_time_are_what_the_sources_have(game: str) -> None:
    about = load_about(Database(), game)
    assert about.players == PLAYED[game]
    assert {"age", "minutes"} & set(about.facts) == KNOWN[game]
    assert all(fact.source for fact in about.facts.values())


def test_the_settlers_of_ganymede_have_their_roles() -> None:
    about = load_about(Database(), "ganymede")
    assert [t.en.partition(":")[0] for t in about.roles] == ["blue", "red", "yellow", "purple"]


@pytest.mark.parametrize("game", registry.GAMES)
def test_the_rule_sheet_prints_all_of_it(game: str) -> None:
    pen, about = RecordingPen(), load_about(Database(), game)
    leaf = make(registry.game(game), Order(Database(), "en", Size(210, 297)))[0]
    leaf.draw(pen, leaf.body)
    words = " ".join(line.split("“")[1].split("”")[0] for line in pen.lines if "“" in line)
    assert about.played_by.en in words
    for fact in about.facts.values():
        assert fact.text.en in words, fact.id
