"""What some faces are made of, stroke by stroke, against what was accepted before (tests/golden). `pytest --accept-golden` writes what is drawn now
as the new golden text, and fails that run: look at the difference before it is kept."""

import difflib
from pathlib import Path

import pytest

from asrus_pnp import registry
from asrus_pnp.database.database import Database
from asrus_pnp.pdf.draw.recording_pen import RecordingPen
from asrus_pnp.pdf.impose.geometry import Box

GOLDEN = Path(__file__).parent / "golden"
FACES = [
    ("asrus", "both", "asrus-9-both"),
    ("asrus", "ko", "asrus-blackhole-ko"),
    ("asrus", "both", "asrus-back"),
    ("constellation", "en", "constellation-6-en"),
    ("constellation", "both", "constellation-energy"),
    ("constellation", "both", "constellation-award-both"),
    ("constellation", "both", "constellation-award-back-both"),
    ("constellation", "both", "constellation-reading-both"),
]


def recorded(kit: str, lang: str, key: str) -> list[str]:
    """The strokes of a face in the size that its kit has."""
    [lot] = registry.kit(kit).lots(Database(), lang, None)
    face = next(f for p in lot.pieces for f in (p.front, p.back) if f and f.key == key)
    pen = RecordingPen()
    pen.subject = key
    face.draw(pen, Box(0, 0, lot.size.w, lot.size.h))
    return pen.lines


@pytest.mark.parametrize(("kit", "lang", "key"), FACES, ids=[key for *_, key in FACES])
def test_a_face_is_drawn_as_it_was_accepted(kit: str, lang: str, key: str, request: pytest.FixtureRequest) -> None:
    file, now = GOLDEN / f"{key}.txt", recorded(kit, lang, key)
    before = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    if now != before and request.config.getoption("--accept-golden"):
        file.write_text("\n".join(now) + "\n", encoding="utf-8")
        pytest.fail(f"{file.name} was written anew: look at what changed, then run again without --accept-golden")
    difference = list(difflib.unified_diff(before, now, "accepted", "drawn now", lineterm="", n=1))
    if difference:
        pytest.fail("\n".join([*difference[:60], "accept with: pytest --accept-golden"]), pytrace=False)


def test_every_golden_text_belongs_to_a_face_that_is_tested() -> None:
    assert {f.stem for f in GOLDEN.glob("*.txt")} == {key for *_, key in FACES}
