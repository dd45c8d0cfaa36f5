"""What can go wrong between a file and a good print, one rule a function; each looks at a finished file and says all that it finds."""

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise

from asrus_pnp.core.errors import Fault, fault
from asrus_pnp.core.text import Text
from asrus_pnp.pdf.draw.pen import FORM_BLEED_MM
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.print_settings import EVERYWHERE, back_axis
from asrus_pnp.preflight.finished_file import ROOM, Card, Finished, FinishedPage
from asrus_pnp.preflight.matrices import meet, shared

EXACT_MM = 0.01
ALIKE_MM = 2.0  # a page that differs by less from a paper is meant to be that paper
HAIR_MM = 0.25  # half of the widest line along a cut
LEAST_BLEED_MM = 3.0  # that presses take
LEAST_DPI = 300
SIDES = dict(zip(ROOM, (Text("왼쪽", "left"), Text("위쪽", "upper"), Text("오른쪽", "right"), Text("아래쪽", "lower")), strict=True))


def problems(file: Finished, papers: dict[str, Size]) -> list[Fault]:
    """All that is wrong with the file, page by page and then as a whole; papers are the sizes that have a name."""
    rules = (turned, boxes, apart, loose, in_place, bleeds, margins, resolution)
    of_pages = [f for page in file.pages for f in [*paper(page, papers), *(f for rule in rules for f in rule(page))]]
    return [*of_pages, *fonts(file), *scaling(file), *pairs(file), *in_turn(file.pages)]


def paper(page: FinishedPage, papers: dict[str, Size]) -> Iterator[Fault]:
    """A page that is nearly a known paper has its exact size, and not that of rounded points."""
    if not name_of(page.size, papers) and (near := name_of(page.size, papers, ALIKE_MM)):
        found = f"{page.size.w:.3f}×{page.size.h:.3f} mm"
        yield fault(_on(page), found, found, f"{near} {papers[near]} mm", f"{near} {papers[near]} mm")


def turned(page: FinishedPage) -> Iterator[Fault]:
    """No page is turned or enlarged by the file: printers do what they like with that."""
    if page.turned_deg % 360 or page.unit != 1:
        found = f"/Rotate {page.turned_deg}, /UserUnit {page.unit:g}"
        yield fault(_on(page), found, found, "0, 1", "0, 1")


def boxes(page: FinishedPage) -> Iterator[Fault]:
    """The trim lies within the bleed, and the bleed within the page."""
    order = [(name, page.boxes[name]) for name in ("trim", "bleed", "media") if name in page.boxes]
    for (inner, a), (outer, b) in pairwise(order):
        both = shared(a, b)
        if a.w - both.w > EXACT_MM or a.h - both.h > EXACT_MM:
            yield fault(
                _on(page), f"{inner} 상자가 {outer} 상자 밖에 있다", f"the {inner} box goes beyond the {outer} box", f"{outer} 안", f"within the {outer} box"
            )


def apart(page: FinishedPage) -> Iterator[Fault]:
    """No two trims overlap, and the art of no card enters the trim of another."""
    trims = page.note.cards if page.note else ()
    for (a, box), (b, other) in combinations(trims, 2):
        if meet(box, other, EXACT_MM):
            yield fault(_on(page), f"{a}와 {b}의 재단 자리가 겹친다", f"the trims of {a} and {b} overlap", "떨어진 자리", "places apart")
    for art in (p.box for p in page.painted if p.kind == "form"):
        entered = [name for name, trim in trims if meet(art, trim, EXACT_MM)]
        if len(entered) > 1:
            names = ", ".join(entered)
            yield fault(
                _on(page), f"한 카드의 그림이 {names}에 걸친다", f"the art of one card reaches into {names}", "카드마다 제 자리", "each in its own place"
            )


def loose(page: FinishedPage) -> Iterator[Fault]:
    """Marks and words that belong to the sheet stay out of every trim."""
    trims = page.note.cards if page.note else ()
    strays = {(p.kind, name) for p in page.painted if not p.clipped for name, trim in trims if meet(p.box, trim, HAIR_MM)}
    for kind, name in sorted(strays):
        yield fault(_on(page), f"{name} 안에 표시나 글이 있다 ({kind})", f"a mark or words of the sheet lie in {name} ({kind})", "카드 밖", "outside the cards")


def in_place(page: FinishedPage) -> Iterator[Fault]:
    """Every card is drawn where the page says that it is cut."""
    if not page.note:
        return
    drawn = [p.whole.grown(-FORM_BLEED_MM) for p in page.painted if p.kind == "form"]
    for name, trim in page.note.cards:
        if not any(same_box(trim, box) for box in drawn):
            yield fault(_on(page), f"{name}이(가) 제자리에 없다", f"{name} is not drawn where it is cut", _place(trim), _place(trim))


def bleeds(page: FinishedPage) -> Iterator[Fault]:
    """Pages that are cut to a trim have bleed enough around it."""
    if page.is_cut:
        trim, bleed = page.boxes["trim"], page.boxes.get("bleed", page.boxes["media"])
        least = min(trim.x - bleed.x, trim.y - bleed.y, bleed.right - trim.right, bleed.bottom - trim.bottom)
        if least < LEAST_BLEED_MM - EXACT_MM:
            yield fault(_on(page), f"도련 {least:.2f} mm", f"a bleed of {least:.2f} mm", f"{LEAST_BLEED_MM:g} mm 이상", f"at least {LEAST_BLEED_MM:g} mm")


def margins(page: FinishedPage) -> Iterator[Fault]:
    """Nothing is printed where the printer cannot print: it would be cut off, or the page shrunk."""
    if page.is_cut or not page.free_mm:
        return
    edges = page.note.margins if page.note else EVERYWHERE
    for side, free, least in zip(ROOM, page.free_mm, (edges.left, edges.top, edges.right, edges.bottom), strict=True):
        if free < least:
            words, right = SIDES[side], f"{least:g} mm"
            yield fault(_on(page), f"{words.ko} 가장자리에서 {free:.1f} mm에 잉크가 있다", f"ink {free:.1f} mm from the {words.en} edge", right, right)


def resolution(page: FinishedPage) -> Iterator[Fault]:
    """Pictures are fine enough to look sharp."""
    for dpi in sorted({round(p.dpi) for p in page.painted if p.kind == "image" and p.dpi < LEAST_DPI - 0.5}):
        yield fault(_on(page), f"{dpi} dpi 그림", f"a picture of {dpi} dpi", f"{LEAST_DPI} dpi 이상", f"at least {LEAST_DPI} dpi")


def fonts(file: Finished) -> Iterator[Fault]:
    """All fonts are in the file: a printer that lacks one takes another."""
    for name in sorted(name for name, embedded in file.fonts.items() if not embedded):
        yield fault(Text("파일", "file"), f"글꼴 {name}이(가) 들어 있지 않다", f"the font {name} is not embedded", "넣은 글꼴", "an embedded font")


def scaling(file: Finished) -> Iterator[Fault]:
    """Viewers are asked not to fit the page to the paper; presses do not ask."""
    if file.scaling != "None" and not all(page.is_cut for page in file.pages):
        found = f"PrintScaling {file.scaling or '–'}"
        yield fault(Text("파일", "file"), found, found, "PrintScaling None", "PrintScaling None")


def pairs(file: Finished) -> Iterator[Fault]:
    """Behind every back there is the front of the same card, to the hundredth of a mm, once the sheet is turned or folded; and behind every front its
    back. Where sheets are turned, pages 1 and 2 are the first of them: a page too many or too few parts the two sides of all that follow."""
    notes = [page.note for page in file.pages if page.note]
    turned_over = any(note.flip for note in notes)
    folded = any(note.fronts and note.backs for note in notes)
    sheets = [file.pages[n : n + 2] for n in range(0, len(file.pages), 2)] if turned_over else [(page,) for page in file.pages]
    for sheet in sheets if turned_over or folded else ():
        yield from _strangers(sheet)
        yield from _lonely(sheet)


def _strangers(sheet: Sequence[FinishedPage]) -> Iterator[Fault]:
    """The backs of a sheet that have not their front on its other side, or not in the same place."""
    front = sheet[0]
    for page in sheet:
        for name, trim in _backs(page):
            behind = trim.mirrored(page.size, _axis(page))
            if (len(sheet) == 2 and page is front) or not any(name == other and same_box(box, behind) for other, box in _fronts(front)):
                right = ("앞면 바로 뒤", "right behind its front")
                yield fault(_on(page), f"{name}의 뒷면이 앞면 뒤에 있지 않다", f"the back of {name} is not behind its front", *right)


def _lonely(sheet: Sequence[FinishedPage]) -> Iterator[Fault]:
    """The fronts of a sheet that has no side for their backs; one card among others may be meant to have none."""
    if len(sheet) == 2 and not _fronts(sheet[1]):
        return
    for page in sheet:
        named = {name for name, _ in _backs(page)}  # of a sheet that is folded both are on one page
        alone = [name for name, _ in _fronts(page) if name not in named]
        if alone and not named:
            listed, right = ", ".join(alone), ("뒷면", "their backs on the other side")
            yield fault(_on(page), f"뒷면이 없는 앞면: {listed}", f"fronts without backs: {listed}", *right)


def _axis(page: FinishedPage) -> str:
    """About which the sheet of a page is turned, or folded where fronts stand on it too."""
    flip = page.note.flip if page.note else None
    return back_axis(page.size, flip) if flip and not _fronts(page) else "y"


def in_turn(pages: Sequence[FinishedPage]) -> Iterator[Fault]:
    """Where each page is one side of a card, every front is followed by the back of the same card, or by an empty page."""
    if not all(page.is_cut for page in pages):
        return
    right = ("앞면과 뒷면이 번갈아", "fronts and backs in turn")
    if len(pages) % 2:
        yield fault(Text("파일", "file"), f"{len(pages)}쪽", f"{len(pages)} pages", *right)
    for page, behind in zip(pages[::2], pages[1::2], strict=False):
        fronts, backs = (tuple(name for name, _ in cards) for cards in (_fronts(page), _backs(behind)))
        if _backs(page) or _fronts(behind) or (backs and fronts != backs):
            yield fault(_on(behind), f"{page.number}쪽의 뒷면이 아니다", f"is not the back of page {page.number}", *right)


def name_of(size: Size, papers: dict[str, Size], within_mm: float = EXACT_MM) -> str:
    """The name of the paper that has that size, upright or on its side; empty where there is none."""
    for name, known in papers.items():
        if any(abs(size.w - p.w) < within_mm and abs(size.h - p.h) < within_mm for p in (known, known.turned)):
            return name
    return ""


def same_box(a: Box, b: Box) -> bool:
    """Whether two boxes are the same to the hundredth of a mm."""
    return max(abs(a.x - b.x), abs(a.y - b.y), abs(a.right - b.right), abs(a.bottom - b.bottom)) < EXACT_MM


def _fronts(page: FinishedPage) -> tuple[Card, ...]:
    return page.note.fronts if page.note else ()


def _backs(page: FinishedPage) -> tuple[Card, ...]:
    return page.note.backs if page.note else ()


def _on(page: FinishedPage) -> Text:
    return Text(f"{page.number}쪽", f"page {page.number}")


def _place(box: Box) -> str:
    return f"{box.x:.2f}, {box.y:.2f} mm"
