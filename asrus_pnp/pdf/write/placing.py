"""What is drawn into its place on a page: a card, its face once as a form, cut off at its bleed; a back where the printer needs it; a leaf in wide margins."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext

from asrus_pnp.pdf.draw import camera_mark
from asrus_pnp.pdf.draw.id_stamp import stamp_id
from asrus_pnp.pdf.draw.paths import Path, polygon
from asrus_pnp.pdf.draw.pen import FORM_BLEED_MM, CanvasPen
from asrus_pnp.pdf.draw.styles import plain, styled
from asrus_pnp.pdf.impose.geometry import Bleed, Box, Edges, Size
from asrus_pnp.pdf.impose.imposition import Page, Placed
from asrus_pnp.pdf.impose.print_settings import BLEED_MOST_MM, STRAIGHT, Profile
from asrus_pnp.pdf.write.look import AS_EVER, Look


def draw_placed(pen: CanvasPen, placed: Placed, look: Look = AS_EVER) -> None:
    """Draw a card into its place, cut off at its bleed; fronts with their id, and if asked for with their marks for a camera."""
    trim, size = placed.trim, Size(placed.trim.w, placed.trim.h)
    own, bleed = Box(0, 0, trim.w, trim.h), placed.bleed
    pen.form(placed.face.key, size, lambda: placed.face.draw(styled(pen, look.style), own))
    corner = (trim.right, trim.bottom, 180) if placed.turned else (trim.x, trim.y, 0)
    with pen.clipped(_art(trim, bleed)), pen.moved(*corner):
        if max(bleed.left, bleed.top, bleed.right, bleed.bottom) > FORM_BLEED_MM:
            _draw_rim(pen, placed.face.key, size)
        pen.use(placed.face.key)
        if placed.face is placed.piece.front:
            stamp_id(styled(pen, look.style), own, placed.piece.name)
            if look.marks and placed.face.quiet:
                paper = camera_mark.WHITE if look.style == "low-ink" else camera_mark.CREAM
                camera_mark.draw_both(plain(pen, look.style), own, placed.face.quiet(own), placed.piece.name, paper, pen.mark)


def _art(trim: Box, bleed: Bleed) -> Path:
    left, top, right, bottom = trim.x - bleed.left, trim.y - bleed.top, trim.right + bleed.right, trim.bottom + bleed.bottom
    return polygon([(left, top), (right, top), (right, bottom), (left, bottom)])


def _draw_rim(pen: CanvasPen, key: str, size: Size) -> None:
    """The outermost bleed, beyond what faces draw: the face made a little larger, and nothing of it within its own bleed."""
    edge, wide = FORM_BLEED_MM, BLEED_MOST_MM
    x1, y1, x2, y2 = -edge, -edge, size.w + edge, size.h + edge
    hole = polygon([(x1, y1), (x1, y2), (x2, y2), (x2, y1)])  # the other way round than the outer edge
    scale = max((side + 2 * wide) / (side + 2 * edge) for side in (size.w, size.h))
    ring = (*_art(Box(0, 0, size.w, size.h), Bleed(wide, wide, wide, wide)), *hole)
    with pen.clipped(ring), pen.moved(size.w / 2 * (1 - scale), size.h / 2 * (1 - scale), 0, scale):
        pen.use(key)


def moved_in(pen: CanvasPen, around: Edges) -> AbstractContextManager[None]:
    """A context in which a leaf lies within wide margins."""
    return pen.moved(around.left, around.top) if around.left or around.top else nullcontext()


@contextmanager
def shifted(pen: CanvasPen, page: Page, profile: Profile) -> Iterator[None]:
    """A context in which a back is drawn where the printer needs it; fronts stay as they are."""
    shift, x, y = profile.shift_on(page.size), page.size.w / 2, page.size.h / 2
    if not page.back or shift == STRAIGHT:
        yield
        return
    with pen.moved(x + shift.x_mm, y + shift.y_mm, shift.angle_deg), pen.moved(-x, -y):
        yield
