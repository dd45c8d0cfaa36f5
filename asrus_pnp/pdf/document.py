"""Pages to a PDF: each distinct face once as a form, fonts embedded, the same bytes every time, written beside and renamed."""

import io
import os
import tempfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from reportlab import rl_config
from reportlab.lib.utils import TimeStamp
from reportlab.pdfgen.canvas import Canvas

from asrus_pnp.core.errors import DrawError, Fault
from asrus_pnp.core.text import Text, same
from asrus_pnp.pdf import fonts
from asrus_pnp.pdf.furniture import draw_marks, draw_strips
from asrus_pnp.pdf.geometry import Box, Size
from asrus_pnp.pdf.paths import polygon
from asrus_pnp.pdf.pen import CanvasPen
from asrus_pnp.pdf.sheets import Flip, Page, Placed, Sides
from asrus_pnp.pdf.stamp import stamp_id

rl_config.useA85 = 0  # text-safe streams would only make the files larger


@dataclass(frozen=True, slots=True)
class Job:
    """One file: its title, the language that it is marked with, its pages, and how the sheets are turned."""

    title: Text
    lang: str
    pages: tuple[Page, ...]
    sides: Sides
    flip: Flip


def draw(job: Job, progress: Callable[[], None] = lambda: None) -> bytes:
    """The file's bytes; progress is called after each page. Raises DrawError for text that cannot be drawn."""
    buffer = io.BytesIO()
    canvas = Canvas(buffer, pageCompression=1, invariant=1, initialFontName=fonts.name("Regular"), lang=job.lang, pdfVersion=(1, 4))
    canvas._doc._timeStamp = _no_time()
    _describe(canvas, job)
    pen, groups = CanvasPen(canvas), set[str]()
    for page in job.pages:
        pen.start_page(page.grid.page)
        _outline(canvas, page, groups)
        _draw_page(pen, page, job)
        canvas.showPage()
        progress()
    canvas.save()
    return buffer.getvalue()


def write(path: Path, content: bytes) -> None:
    """Put the file in place whole or not at all: written beside it and renamed. Raises DrawError where it cannot be written."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(content)
            os.chmod(temporary, 0o644)
            os.replace(temporary, path)
        except BaseException:
            with suppress(OSError):
                os.unlink(temporary)
            raise
    except OSError as error:
        found = Text(f"쓸 수 없다: {error.strerror}", f"cannot be written: {error.strerror}")
        raise DrawError([Fault(same(str(path)), found, Text("쓸 수 있는 폴더(--out)", "a folder that can be written to (--out)"))]) from error


def _no_time() -> TimeStamp:
    """A fixed moment, whatever the clock or SOURCE_DATE_EPOCH say: the bytes must not change from day to day."""
    before = os.environ.pop("SOURCE_DATE_EPOCH", None)
    try:
        return TimeStamp(1)
    finally:
        if before is not None:
            os.environ["SOURCE_DATE_EPOCH"] = before


def _describe(canvas: Canvas, job: Job) -> None:
    canvas.setTitle(f"{job.title.ko} · {job.title.en}" if job.lang != "en" else job.title.en)
    canvas.setAuthor("asrus-pnp")
    canvas.setViewerPreference("PrintScaling", "None")
    canvas.setViewerPreference("DisplayDocTitle", "true")
    if job.sides == "duplex":
        canvas.setViewerPreference("Duplex", "DuplexFlipLongEdge" if job.flip == "long" else "DuplexFlipShortEdge")


def _outline(canvas: Canvas, page: Page, seen: set[str]) -> None:
    """A bookmark for each group of cards, at the first page that has one of them."""
    for placed in page.placed:
        title = f"{placed.piece.group.ko} · {placed.piece.group.en}"
        if not page.back and title not in seen:
            seen.add(title)
            canvas.bookmarkPage(title)
            canvas.addOutlineEntry(title, title, 0)


def _draw_page(pen: CanvasPen, page: Page, job: Job) -> None:
    for placed in page.placed:
        _draw_placed(pen, placed)
    draw_marks(pen, page)
    side = Text("뒷면", "back") if page.back else Text("앞면", "front")
    words = f"{job.title.ko} · {job.title.en}   {page.number} / {len(job.pages)}   {side.ko} · {side.en}   100 % 크기로 인쇄 · print at 100 %"
    draw_strips(pen, page, words, job.flip if job.sides == "duplex" else None)


def _draw_placed(pen: CanvasPen, placed: Placed) -> None:
    trim, size = placed.trim, Size(placed.trim.w, placed.trim.h)
    own, bleed = Box(0, 0, trim.w, trim.h), placed.bleed
    pen.form(placed.face.key, size, lambda: placed.face.draw(pen, own))
    left, top, right, bottom = trim.x - bleed.left, trim.y - bleed.top, trim.right + bleed.right, trim.bottom + bleed.bottom
    art = polygon([(left, top), (right, top), (right, bottom), (left, bottom)])
    corner = (trim.right, trim.bottom, 180) if placed.turned else (trim.x, trim.y, 0)
    with pen.clipped(art), pen.moved(*corner):
        pen.use(placed.face.key)
        if placed.face is placed.piece.front:
            stamp_id(pen, own, placed.piece.name)
