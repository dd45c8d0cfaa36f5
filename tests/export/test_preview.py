"""Pictures to look at: every face once, one page as it would be printed."""

import io
from collections import Counter

import pypdfium2
import pytest
from exported import DATA, LETTER, ORDER, lots
from PIL import Image, ImageStat

from asrus_pnp import registry
from asrus_pnp.core.errors import InputError
from asrus_pnp.export import preview as preview_module
from asrus_pnp.export.pages import draw_pages
from asrus_pnp.export.preview import faces_of, preview
from asrus_pnp.pdf.impose.imposition import Order
from asrus_pnp.pdf.impose.print_settings import Layout
from asrus_pnp.pdf.write import document
from asrus_pnp.products.assemble import assemble

KITS = list(registry.KITS)


def image(name: str, page: int | None = None, dpi: int = 40, order: Order = ORDER) -> Image.Image:
    made = preview(name, order, page, dpi)
    opened = Image.open(io.BytesIO(made.content))
    opened.load()
    assert (opened.format, opened.mode, opened.size) == ("PNG", "RGB", (made.width, made.height))
    return opened


@pytest.mark.parametrize("kit", KITS)
def test_every_face_is_shown_once_with_the_number_of_its_cards(kit: str) -> None:
    for lot in lots(kit):
        shown = faces_of(lot)
        keys = Counter(p.front.key for p in lot.pieces) + Counter(p.back.key for p in lot.pieces if p.back)
        assert [s.face.key for s in shown] == list(dict.fromkeys([*(p.front.key for p in lot.pieces), *(p.back.key for p in lot.pieces if p.back)]))
        assert [s.words.rpartition("×")[2] if "×" in s.words else "1" for s in shown] == [str(keys[s.face.key]) for s in shown]


@pytest.mark.parametrize("kit", KITS)
def test_no_two_faces_of_the_sheet_overlap_and_all_lie_on_it(kit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cells: list[object] = []
    monkeypatch.setattr(preview_module, "draw_cell", lambda pen, cell, *_: cells.append(cell))
    pages: list[object] = []
    monkeypatch.setattr(preview_module, "draw_pages", lambda *args: (pages.extend(args[2]), draw_pages(*args))[1])
    image(kit)
    assert len(cells) == sum(len(faces_of(lot)) for lot in lots(kit))
    [page] = pages
    for k, one in enumerate(cells):
        assert one.x > 0  # type: ignore[attr-defined]
        assert one.right < page.size.w  # type: ignore[attr-defined]
        assert one.bottom < page.size.h  # type: ignore[attr-defined]
        for other in cells[:k]:
            apart = one.right < other.x or other.right < one.x or one.bottom < other.y or other.bottom < one.y  # type: ignore[attr-defined]
            assert apart
    assert 0.7 < page.size.w / page.size.h < 2.2  # type: ignore[attr-defined]


def test_a_page_looks_as_it_is_printed() -> None:
    shown = image("constellation", 3, 50)
    opened = pypdfium2.PdfDocument(document.draw(assemble("constellation", ORDER, Layout())))
    assert shown.tobytes() == opened[2].render(scale=50 / 72, rev_byteorder=True).to_pil().tobytes()
    assert shown.size == (414, 585)
    assert image("constellation", 3, 50, Order(DATA, "both", LETTER)).size == (425, 550)


@pytest.mark.parametrize("page", [0, -1, 99])
def test_a_page_that_there_is_not_is_refused_with_those_that_there_are(page: int) -> None:
    with pytest.raises(InputError, match=f"--page: {page} → 1 to 16"):
        preview("constellation", ORDER, page, 40)


def test_a_set_without_cards_shows_its_pages() -> None:
    sheet = image("constellation-sheets", dpi=60)
    pages = len(assemble("constellation-sheets", ORDER, Layout()).pages)
    wide = round(210 / 25.4 * 30)
    assert sheet.width >= wide * min(pages, 2)
    ground = tuple(int(preview_module.GROUND[k : k + 2], 16) for k in (1, 3, 5))
    assert sheet.getpixel((0, 0)) == ground
    assert ImageStat.Stat(sheet.convert("L")).mean[0] > 200


def test_the_sheet_is_the_same_every_time() -> None:
    assert preview("asrus", ORDER, None, 40) == preview("asrus", ORDER, None, 40)
