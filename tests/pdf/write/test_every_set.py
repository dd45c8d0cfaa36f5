"""Every file that a plain build writes: sound, small together, all fonts embedded."""

import io
import shutil
import subprocess
from pathlib import Path

import pikepdf
import pytest

from asrus_pnp import registry
from asrus_pnp.database.database import Database
from asrus_pnp.pdf.impose.geometry import Size
from asrus_pnp.pdf.impose.imposition import Order
from asrus_pnp.pdf.impose.print_settings import Layout
from asrus_pnp.pdf.write.document import draw
from asrus_pnp.products.assemble import assemble

SETS = [*registry.KITS, *registry.PRINTS]


@pytest.fixture(scope="module")
def files() -> dict[str, bytes]:
    order = Order(Database(), "both", Size(210, 297))
    return {name: draw(assemble(name, order, Layout())) for name in SETS}


@pytest.mark.parametrize("name", SETS)
def test_qpdf_finds_nothing(files: dict[str, bytes], name: str, tmp_path: Path) -> None:
    if not shutil.which("qpdf"):
        pytest.skip("qpdf is not installed")
    file = tmp_path / f"{name}.pdf"
    file.write_bytes(files[name])
    done = subprocess.run(["qpdf", "--check", file], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("name", SETS)
def test_every_font_is_an_embedded_subset_and_none_a_stray(files: dict[str, bytes], name: str) -> None:
    with pikepdf.open(io.BytesIO(files[name])) as pdf:
        fonts = [o for o in pdf.objects if isinstance(o, pikepdf.Dictionary) and o.get("/Type") == "/Font"]
        assert fonts
        assert [str(f["/BaseFont"]) for f in fonts if "/FontFile2" not in f.get("/FontDescriptor", {})] == []


def test_all_files_together_stay_below_5_megabytes(files: dict[str, bytes]) -> None:
    assert sum(map(len, files.values())) < 5_000_000
