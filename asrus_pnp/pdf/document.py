"""Pages to a PDF: each distinct face once as a form, fonts embedded, the same bytes every time, written beside and renamed."""

import io
import os
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from reportlab import rl_config
from reportlab.pdfgen.canvas import Canvas

from asrus_pnp.core.errors import DrawError, Fault
from asrus_pnp.core.text import Text, same
from asrus_pnp.pdf import fonts, photomark
from asrus_pnp.pdf.furniture import draw_leaf, draw_marks, draw_strips
from asrus_pnp.pdf.geometry import Box, Size
from asrus_pnp.pdf.leaves import Leaf
from asrus_pnp.pdf.pagenotes import note
from asrus_pnp.pdf.paths import polygon
from asrus_pnp.pdf.pen import CanvasPen
from asrus_pnp.pdf.sheets import Flip, Page, Placed, Sides
from asrus_pnp.pdf.stamp import stamp_id

rl_config.useA85 = 0  # text-safe streams would only make the files larger


@dataclass(frozen=True, slots=True)
class Job:
    """One file: its title, the language that it is marked with, its pages, how the sheets are turned, and whether cards carry marks for a camera."""

    title: Text
    lang: str
    pages: tuple[Page | Leaf, ...]
    sides: Sides
    flip: Flip
    marks: bool = True


def draw(job: Job, progress: Callable[[], None] = lambda: None) -> bytes:
    """The file's bytes; progress is called after each page. Raises DrawError for text that cannot be drawn."""
    buffer = io.BytesIO()
    canvas = open_canvas(buffer, job.title, job.lang)
    if job.sides == "duplex":
        turn_over(canvas, job.flip)
    pen, groups = CanvasPen(canvas), set[str]()
    for number, page in enumerate(job.pages, 1):
        pen.start_page(page.size)
        _outline(canvas, page, groups)
        if isinstance(page, Leaf):
            draw_leaf(pen, page, _words(job, number, page.name))
        else:
            _draw_page(pen, page, job)
        canvas.showPage()
        if isinstance(page, Page):
            note(canvas, page, job.flip if job.sides == "duplex" else None)
        progress()
    canvas.save()
    return buffer.getvalue()


def write(contents: Mapping[Path, bytes]) -> None:
    """Put the files in place, all or none: each is written beside its place, and only then are all renamed. Raises DrawError where that fails."""
    write_each(contents.items())


def write_each(files: Iterable[tuple[Path, bytes]]) -> None:
    """As write, but each content is asked for only when its turn has come: not all of them need to be in memory."""
    waiting: dict[Path, str] = {}
    try:
        for path, content in files:
            with _telling(path):
                waiting[path] = _beside(path, content)
        for path in list(waiting):
            with _telling(path):
                os.replace(waiting[path], path)
                del waiting[path]
    finally:
        for temporary in waiting.values():
            with suppress(OSError):
                os.unlink(temporary)


def _beside(path: Path, content: bytes) -> str:
    """The name of a new file in the same folder that holds the content."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        os.chmod(temporary, 0o644)
    except BaseException:
        with suppress(OSError):
            os.unlink(temporary)
        raise
    return temporary


@contextmanager
def _telling(path: Path) -> Iterator[None]:
    """A context in which what the system refuses becomes a DrawError that names the file."""
    try:
        yield
    except OSError as error:
        found = Text(f"쓸 수 없다: {error.strerror}", f"cannot be written: {error.strerror}")
        raise DrawError([Fault(same(str(path)), found, Text("쓸 수 있는 폴더(--out)", "a folder that can be written to (--out)"))]) from error


@contextmanager
def _no_time() -> Iterator[None]:
    """A context in which ReportLab takes the same moment for date and id of a file, whatever SOURCE_DATE_EPOCH says: the bytes must not change."""
    before = os.environ.pop("SOURCE_DATE_EPOCH", None)
    try:
        yield
    finally:
        if before is not None:
            os.environ["SOURCE_DATE_EPOCH"] = before


def open_canvas(buffer: io.BytesIO, title: Text, lang: str) -> Canvas:
    """An empty file with our fonts alone, that says what it is and asks not to be scaled; the same bytes every time."""
    with _no_time():
        canvas = Canvas(buffer, pageCompression=1, invariant=1, initialFontName=fonts.name("Regular"), lang=lang, pdfVersion=(1, 4))
    canvas.setTitle(f"{title.ko} · {title.en}" if lang != "en" else title.en)
    canvas.setAuthor("asrus-pnp")
    canvas.setCreator("asrus-pnp")  # ReportLab writes "anonymous" otherwise
    canvas.setSubject(title.en)
    canvas.setViewerPreference("PrintScaling", "None")
    canvas.setViewerPreference("DisplayDocTitle", "true")
    return canvas


def turn_over(canvas: Canvas, flip: Flip) -> None:
    """Ask for printing on both sides, turned about that edge."""
    canvas.setViewerPreference("Duplex", "DuplexFlipLongEdge" if flip == "long" else "DuplexFlipShortEdge")


def _outline(canvas: Canvas, page: Page | Leaf, seen: set[str]) -> None:
    """A bookmark for each group of cards and each leaf, at the first page that has one of them."""
    for group in [page.name] if isinstance(page, Leaf) else [p.piece.group for p in page.placed if not page.back]:
        title = f"{group.ko} · {group.en}"
        if title not in seen:
            seen.add(title)
            canvas.bookmarkPage(title)
            canvas.addOutlineEntry(title, title, 0)


def _draw_page(pen: CanvasPen, page: Page, job: Job) -> None:
    for placed in page.placed:
        draw_placed(pen, placed, job.marks)
    draw_marks(pen, page)
    side = Text("뒷면", "back") if page.back else Text("앞면", "front")
    draw_strips(pen, page, _words(job, page.number, side), job.flip if job.sides == "duplex" else None)


def _words(job: Job, number: int, what: Text) -> str:
    """What the margin of a page says."""
    return f"{job.title.ko} · {job.title.en}   {number} / {len(job.pages)}   {what.ko} · {what.en}   100 % 크기로 인쇄 · print at 100 %"


def draw_placed(pen: CanvasPen, placed: Placed, marks: bool) -> None:
    """Draw a card into its place, cut off at its bleed; fronts with their id, and if asked for with their marks for a camera."""
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
            if marks and placed.face.quiet:
                photomark.draw_both(pen, own, placed.face.quiet(own), placed.piece.name)
