"""Every file that a plain build writes: sound, small together, all fonts embedded."""

import io
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pikepdf
import pytest

from asrus_pnp import registry

SETS = [*registry.KITS, *registry.PRINTS]


@pytest.mark.slow
@pytest.mark.parametrize("name", SETS)
def test_qpdf_finds_nothing(drawn: Callable[[str], bytes], name: str, tmp_path: Path) -> None:
    if not shutil.which("qpdf"):
        pytest.skip("qpdf is not installed")
    file = tmp_path / f"{name}.pdf"
    file.write_bytes(drawn(name))
    done = subprocess.run(["qpdf", "--check", file], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("name", SETS)
def test_every_font_is_an_embedded_subset_and_none_a_stray(drawn: Callable[[str], bytes], name: str) -> None:
    with pikepdf.open(io.BytesIO(drawn(name))) as pdf:
        fonts = [o for o in pdf.objects if isinstance(o, pikepdf.Dictionary) and o.get("/Type") == "/Font"]
        assert fonts
        assert [str(f["/BaseFont"]) for f in fonts if "/FontFile2" not in f.get("/FontDescriptor", {})] == []


def test_all_files_together_stay_below_5_megabytes(drawn: Callable[[str], bytes]) -> None:
    assert sum(len(drawn(name)) for name in SETS) < 5_000_000
