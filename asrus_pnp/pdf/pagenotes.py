"""What a page of cards says of itself to programs, where PDF keeps private data: where each card lies. Nothing shows it, no printer heeds it."""

from reportlab.pdfbase.pdfdoc import PDFArray, PDFDictionary, PDFName, PDFString
from reportlab.pdfgen.canvas import Canvas

from asrus_pnp.pdf.inks import number
from asrus_pnp.pdf.sheets import Flip, Page

OWNER = "AsrusPnp"
MOMENT = "D:20000101000000+00'00'"  # PDF wants one; the same bytes every time


def note(canvas: Canvas, page: Page, flip: Flip | None) -> None:
    """Add to the page that was shown last its side, the edge about which it turns if any, and its cards: id and trim, in mm from the upper left."""
    private = {
        "Side": PDFName("Back" if page.back else "Front"),
        "Names": PDFArray([PDFString(p.piece.name) for p in page.placed]),
        "Trims": PDFArray([PDFArray([number(n) for n in (p.trim.x, p.trim.y, p.trim.w, p.trim.h)]) for p in page.placed]),
    } | ({"Flip": PDFName(flip)} if flip else {})
    kept = canvas._doc.Pages.pages[-1]
    kept.LastModified = PDFString(MOMENT)
    kept.PieceInfo = PDFDictionary({OWNER: PDFDictionary({"LastModified": PDFString(MOMENT), "Private": PDFDictionary(private)})})
