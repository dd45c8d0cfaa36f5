"""Pages to a PDF: each distinct face once as a form, fonts embedded, the same bytes every time."""

import io
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace

from reportlab import rl_config
from reportlab.pdfgen.canvas import Canvas

from asrus_pnp.core.errors import DrawError, Fault
from asrus_pnp.core.text import Text
from asrus_pnp.pdf.draw import fonts
from asrus_pnp.pdf.draw.pen import CanvasPen
from asrus_pnp.pdf.draw.styles import plain
from asrus_pnp.pdf.impose.imposition import Page
from asrus_pnp.pdf.impose.leaves import Leaf
from asrus_pnp.pdf.impose.print_settings import UNKNOWN, Flip, Profile, Shift, Sides
from asrus_pnp.pdf.write.look import AS_EVER, Look
from asrus_pnp.pdf.write.margins import draw_fold, draw_leaf, draw_marks, draw_strips
from asrus_pnp.pdf.write.page_notes import note
from asrus_pnp.pdf.write.placing import draw_placed, moved_in, shifted

rl_config.useA85 = 0  # text-safe streams would only make the files larger


@dataclass(frozen=True, slots=True)
class Job:
    """One file: its title, the language that it is marked with, its pages, how the sheets are turned, what it looks like, and the
    printer that it is made for."""

    title: Text
    lang: str
    pages: tuple[Page | Leaf, ...]
    sides: Sides
    flip: Flip
    look: Look = AS_EVER
    profile: Profile = UNKNOWN

    @property
    def turned(self) -> Flip | None:
        """The edge about which its sheets are turned, if they are."""
        return self.flip if self.sides in ("duplex", "split") else None


def draw_all(jobs: Mapping[str, Job], progress: Callable[[], None] = lambda: None) -> dict[str, bytes]:
    """The bytes of several files, by name. Raises one DrawError with the faults of all of them, each with its file where there are several."""
    drawn, faults = dict[str, bytes](), list[Fault]()
    for name, job in jobs.items():
        try:
            drawn[name] = draw(job, progress)
        except DrawError as error:
            faults += told(name, error) if len(jobs) > 1 else error.faults
    if faults:
        raise DrawError(faults)
    return drawn


def told(name: str, error: DrawError) -> list[Fault]:
    """The faults of an error, each with the file that it belongs to."""
    heads = [Text(", ".join(filter(None, (name, f.where.ko))), ", ".join(filter(None, (name, f.where.en)))) for f in error.faults]
    return [replace(f, where=head) for f, head in zip(error.faults, heads, strict=True)]


def draw(job: Job, progress: Callable[[], None] = lambda: None) -> bytes:
    """The file's bytes; progress is called after each page. Raises DrawError for text that cannot be drawn."""
    buffer = io.BytesIO()
    canvas = open_canvas(buffer, job.title, job.lang)
    if job.sides == "duplex":
        turn_over(canvas, job.flip)
    pen, groups = CanvasPen(canvas), set[str]()
    for number, page in enumerate(job.pages, 1):
        pen.start_page(page.whole if isinstance(page, Leaf) else page.size)
        _outline(canvas, page, groups)
        if isinstance(page, Leaf):
            with moved_in(pen, page.around):
                draw_leaf(pen, page, _words(job, number, page.name), job.look.style)
        else:
            with shifted(pen, page, job.profile):
                _draw_page(pen, page, job, number)
        canvas.showPage()
        if isinstance(page, Page):
            _note(canvas, page, job)
        progress()
    canvas.save()
    return buffer.getvalue()


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


def _note(canvas: Canvas, page: Page, job: Job) -> None:
    """Let the page say where its cards lie, and what the printer makes of it."""
    shift = job.profile.shift_on(page.size) if page.back else Shift()
    note(canvas, page.placed, job.flip if job.sides == "duplex" else None, shift, job.profile.margins_on(page.size))


def _draw_page(pen: CanvasPen, page: Page, job: Job, number: int) -> None:
    for placed in page.placed:
        draw_placed(pen, placed, job.look)
    beside = plain(pen, job.look.style)
    draw_marks(beside, page, job.look.cuts)
    if page.grid.fold:
        draw_fold(beside, page)
    side = Text("앞면과 뒷면", "fronts and backs") if page.grid.fold else Text("뒷면", "back") if page.back else Text("앞면", "front")
    draw_strips(beside, page, _words(job, number, side), job.turned, job.lang)


def _words(job: Job, number: int, what: Text) -> str:
    """What the margin of a page says: in both languages, unless the file is in English."""
    said = [(job.title.ko, what.ko, "100 % 크기로 인쇄")] if job.lang != "en" else []
    said.append((job.title.en, what.en, "print at 100 %"))
    title, shown, how = (" · ".join(dict.fromkeys(parts)) for parts in zip(*said, strict=True))
    return f"{title}   {number} / {len(job.pages)}   {shown}   {how}"
