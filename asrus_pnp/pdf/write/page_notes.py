"""What a page of cards says of itself to programs, where PDF keeps private data: where each card lies. Nothing shows it, no printer heeds it."""

from collections.abc import Sequence

from reportlab.pdfbase.pdfdoc import PDFArray, PDFDictionary, PDFName, PDFString
from reportlab.pdfgen.canvas import Canvas

from asrus_pnp.pdf.draw.inks import number
from asrus_pnp.pdf.impose.geometry import Edges
from asrus_pnp.pdf.impose.imposition import Placed
from asrus_pnp.pdf.impose.print_settings import EVERYWHERE, Flip, Shift

OWNER = "AsrusPnp"
MOMENT = "D:20000101000000+00'00'"  # PDF wants one; the same bytes every time
STILL = Shift()


def note(canvas: Canvas, placed: Sequence[Placed], flip: Flip | None = None, shift: Shift = STILL, margins: Edges = EVERYWHERE) -> None:
    """Add to the page that was shown last its fronts and its backs, each card by id and trim, in mm from the upper left; the edge about which the sheet
    turns if it does; by how much all of it is shifted for the printer; and the margins that the printer leaves empty."""
    private = {
        "Fronts": PDFArray([_card(p) for p in placed if p.face is p.piece.front]),
        "Backs": PDFArray([_card(p) for p in placed if p.face is not p.piece.front]),
    }
    if flip:
        private["Flip"] = PDFName(flip)
    if shift != STILL:
        private["Shift"] = _numbers(shift.x_mm, shift.y_mm, shift.angle_deg)
    if margins != EVERYWHERE:
        private["Margins"] = _numbers(margins.left, margins.top, margins.right, margins.bottom)
    kept = canvas._doc.Pages.pages[-1]
    kept.LastModified = PDFString(MOMENT)
    kept.PieceInfo = PDFDictionary({OWNER: PDFDictionary({"LastModified": PDFString(MOMENT), "Private": PDFDictionary(private)})})


def _card(placed: Placed) -> PDFArray:
    t = placed.trim
    return PDFArray([PDFString(placed.piece.name), *(number(n) for n in (t.x, t.y, t.w, t.h))])


def _numbers(*values: float) -> PDFArray:
    return PDFArray([number(n) for n in values])
