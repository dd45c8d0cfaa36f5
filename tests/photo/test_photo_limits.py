"""What reading a photo may cost in memory, and that a photo of full size is read; what it costs in time tells tests/benchmarks/bench_photo.py."""

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import photo_scenes as scenes
import pytest
from PIL import Image

from asrus_pnp.photo.files import OPEN_AT_MOST

ROOT = Path(__file__).parents[2]
PHOTO_MB, ANY_MB = 300, 600
ONE = """
import json, re, sys
from pathlib import Path
from asrus_pnp.photo.files import load
from asrus_pnp.photo.read import marks
found = sorted({mark.id for mark in marks(load(Path(sys.argv[1]), "L")) if mark.id})
print(json.dumps([found, int(re.search(r"VmHWM:\\s+(\\d+)", Path("/proc/self/status").read_text())[1]) / 1024]))
"""
pytestmark = pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="this system does not say how much memory a process took")


@dataclass(frozen=True, slots=True)
class Read:
    """What a process of its own read in a photo, and the most memory that it took, in MB."""

    ids: list[str]
    most_mb: float


def looked(path: Path) -> Read:
    done = subprocess.run([sys.executable, "-c", ONE, str(path)], capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    return Read(*json.loads(done.stdout))


def test_a_photo_of_twelve_megapixels_is_read_within_300_megabytes(tmp_path: Path) -> None:
    kind = scenes.KINDS["ordinary 40"]
    ids = scenes.some(kind, 3)
    scenes.scene(kind, ids, 3).convert("RGB").save(tmp_path / "photo.jpg", quality=90)
    found = looked(tmp_path / "photo.jpg")
    assert set(found.ids) <= set(ids)
    assert len(found.ids) >= 0.98 * len(ids)
    assert found.most_mb < PHOTO_MB


def test_the_picture_that_takes_most_memory_to_unpack_stays_within_600_megabytes(tmp_path: Path) -> None:
    """A WebP with transparency: of all formats this one is unpacked with most copies of its pixels."""
    Image.new("RGBA", (6300, 4750), (90, 90, 90, 200)).save(tmp_path / "most", "WEBP", quality=20, method=0)
    assert 0.99 < 6300 * 4750 / OPEN_AT_MOST["WEBP"] <= 1
    found = looked(tmp_path / "most")
    assert found.ids == []
    assert found.most_mb < ANY_MB
