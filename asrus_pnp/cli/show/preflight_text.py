"""What `asrus-pnp check FILE.pdf` says of a finished file: what it is, for people and as JSON."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from asrus_pnp.cli.show.terminal import definitions
from asrus_pnp.core.errors import Fault
from asrus_pnp.core.text import Lang, Text
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.preflight.finished_file import Finished, FinishedPage
from asrus_pnp.preflight.rules import name_of

PAGES, FONTS, SCALING = Text("쪽", "pages"), Text("글꼴", "fonts"), Text("크기 맞춤", "scaling")
CARDS, IMAGES = Text("카드 자리", "cards"), Text("그림", "pictures")
CUT = Text("재단 {}, 도련 상자 {}", "cut to {}, bleed box {}")
EMBEDDED, MISSING = Text("들어 있음", "embedded"), Text("없음", "not embedded")
NO_CARDS = Text(
    "파일이 카드 자리를 말하지 않는다: 자리와 앞뒤는 검사하지 못했다", "the file does not say where its cards lie: places and pairs were not checked"
)
SIDES = Text("앞면 {0}, 뒷면 {1}", "{0} fronts, {1} backs")
NONE = Text("없음", "none")
Json = dict[str, Any]


def lines(file: Finished, papers: dict[str, Size], lang: Lang) -> list[str]:
    """What the file is, for people."""
    kinds = Counter(_kind(page, papers, lang) for page in file.pages)
    fonts = [f"{name} ({(EMBEDDED if there else MISSING).say(lang)})" for name, there in sorted(file.fonts.items())]
    dpi = sorted({round(p.dpi) for page in file.pages for p in page.painted if p.kind == "image"})
    rows = [
        (PAGES, "; ".join(f"{n} × {kind}" for kind, n in kinds.items())),
        (CARDS, _cards(file, lang)),
        (FONTS, ", ".join(fonts) or NONE.say(lang)),
        (SCALING, file.scaling or NONE.say(lang)),
        (IMAGES, ", ".join(f"{n} dpi" for n in dpi) or NONE.say(lang)),
    ]
    return definitions([(head.say(lang), words) for head, words in rows], "")


def as_json(path: Path, file: Finished, papers: dict[str, Size], faults: Sequence[Fault], lang: Lang) -> Json:
    """The same as plain data, with what is wrong; all lengths in mm."""
    said = [f.as_json(lang) for f in faults]
    pages = [_page(page, papers) for page in file.pages]
    fonts = [{"name": name, "embedded": there} for name, there in sorted(file.fonts.items())]
    return {"file": str(path), "pages": pages, "fonts": fonts, "print_scaling": file.scaling or None, "faults": said}


def _kind(page: FinishedPage, papers: dict[str, Size], lang: Lang) -> str:
    size = " ".join(w for w in (name_of(page.size, papers), f"{page.size.w:.2f}×{page.size.h:.2f} mm") if w)
    trim, bleed = page.boxes.get("trim"), page.boxes.get("bleed")
    return f"{size}, {CUT.say(lang).format(_size(trim), _size(bleed) if bleed else NONE.say(lang))}" if trim else size


def _cards(file: Finished, lang: Lang) -> str:
    noted = [page.note for page in file.pages if page.note]
    fronts, backs = (sum(map(len, cards)) for cards in ([n.fronts for n in noted], [n.backs for n in noted]))
    return SIDES.say(lang).format(fronts, backs) if noted else NO_CARDS.say(lang)


def _page(page: FinishedPage, papers: dict[str, Size]) -> Json:
    note = page.note
    return {
        "page": page.number,
        "paper": name_of(page.size, papers) or None,
        "size_mm": [round(page.size.w, 3), round(page.size.h, 3)],
        "boxes_mm": {name: _numbers(box) for name, box in page.boxes.items()},
        "free_mm": [round(n, 2) for n in page.free_mm] if page.free_mm else None,
        "fronts": [{"id": name, "trim_mm": _numbers(trim)} for name, trim in note.fronts] if note else [],
        "backs": [{"id": name, "trim_mm": _numbers(trim)} for name, trim in note.backs] if note else [],
        "pictures_dpi": sorted({round(p.dpi) for p in page.painted if p.kind == "image"}),
    }


def _size(box: Box) -> str:
    return f"{box.w:.2f}×{box.h:.2f}"


def _numbers(box: Box) -> list[float]:
    return [round(n, 3) for n in (box.x, box.y, box.w, box.h)]
