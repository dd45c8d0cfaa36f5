"""PDFs for a press: one side of a card a page, fronts and backs in turn, CMYK, cut and bleed told by boxes; written to PDF/X-1a:2003, certified by nobody."""

import io
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from asrus_pnp.core import files
from asrus_pnp.core.errors import InputError, fault
from asrus_pnp.core.packages import PIKEPDF, package
from asrus_pnp.core.text import Text, same
from asrus_pnp.export.pages import draw_pages, one_side
from asrus_pnp.export.presets import Press, PressCard
from asrus_pnp.export.runs import LeftOut, Run, lots_of, runs_of, title_of
from asrus_pnp.export.xmp import packet
from asrus_pnp.pdf.draw.inks import PRESS
from asrus_pnp.pdf.impose.geometry import Size
from asrus_pnp.pdf.impose.imposition import Order
from asrus_pnp.pdf.write.look import AS_EVER, Look

VERSION = "PDF/X-1a:2003"
REGISTRY = "http://www.color.org"  # where the names of printing conditions are registered
SPACE, KIND, SIGNED = slice(16, 20), slice(12, 16), slice(36, 40)  # where an ICC profile says what it is


@dataclass(frozen=True, slots=True)
class Printed:
    """A finished file: its name, what is in it, how large its pages are in mm, how many there are."""

    name: str
    content: bytes
    page: Size
    cut: Size
    pages: int


def press_files(press: Press, names: Sequence[str], order: Order, profile: Path | None = None, look: Look = AS_EVER) -> tuple[list[Printed], list[LeftOut]]:
    """The files of the sets, one for each size, and what was left out. With an ICC profile of the press they carry it, and keep to PDF/A-1b too.
    Raises DrawError where pikepdf is not installed, InputError for what is no such profile."""
    colours = _read(profile) if profile else b""
    if press.sizes:
        runs, left = runs_of(names, order, press.sizes)
    else:
        runs, left = [Run(n, title_of(n, order), PressCard(press.id, lot.size), lot) for n in names for lot in lots_of(n, order)], []
    return [_file(press, run, order.lang, colours, look) for run in runs], left


def _file(press: Press, run: Run[PressCard], lang: str, profile: bytes, look: Look = AS_EVER) -> Printed:
    cut, drawn = run.product.trim, run.lot.size
    page = Size(cut.w + 2 * press.bleed_mm, cut.h + 2 * press.bleed_mm)
    sides = [one_side(page, drawn, p, face, cut, look) for p in run.lot.pieces for face in (p.front, p.back)]
    content = finish(draw_pages(run.title, lang, sides, PRESS), press.condition, profile)
    return Printed(f"{run.set}-{drawn}-{press.id}.pdf".replace("×", "x"), content, page, cut, len(sides))


def finish(content: bytes, condition: str, profile: bytes = b"") -> bytes:
    """The file as PDF/X-1a wants it: what it is, for which printing, and nothing that this standard forbids. The same bytes every time."""
    pikepdf = package(PIKEPDF)
    buffer = io.BytesIO()
    with pikepdf.open(io.BytesIO(content)) as pdf:
        info = pdf.docinfo
        info["/GTS_PDFXVersion"], info["/Trapped"] = VERSION, pikepdf.Name("/False")
        for key in ("/Subject", "/Keywords"):
            if key in info:
                del info[key]
        for page in pdf.pages:
            if "/Trans" in page:
                del page.Trans
        pdf.Root.OutputIntents = pikepdf.Array(_intents(pikepdf, pdf, condition, profile))
        pdf.Root.Metadata = pdf.make_stream(packet({str(k): str(v) for k, v in info.items()}, archival=bool(profile)))
        pdf.Root.Metadata.Type, pdf.Root.Metadata.Subtype = pikepdf.Name.Metadata, pikepdf.Name.XML
        plain = pikepdf.ObjectStreamMode.disable
        pdf.save(buffer, force_version="1.4", object_stream_mode=plain, deterministic_id=True, fix_metadata_version=False)
    return buffer.getvalue()


def _intents(pikepdf: Any, pdf: Any, condition: str, profile: bytes) -> list[Any]:
    """What the colours are meant for: a registered condition by name; with a profile also as PDF/A wants to hear it."""
    kinds = ("GTS_PDFX", "GTS_PDFA1") if profile else ("GTS_PDFX",)
    made = [
        pikepdf.Dictionary(
            Type=pikepdf.Name.OutputIntent, S=pikepdf.Name(f"/{kind}"), OutputConditionIdentifier=condition, RegistryName=REGISTRY, Info=condition
        )
        for kind in kinds
    ]
    if profile:
        stream = pdf.make_stream(profile, N=4)
        for intent in made:
            intent.DestOutputProfile = stream
    return [pdf.make_indirect(intent) for intent in made]


def _read(profile: Path) -> bytes:
    """The bytes of an ICC profile of a press in CMYK; raises InputError for anything else."""
    right = ("CMYK 인쇄용 ICC 프로필", "an ICC profile of a CMYK press")
    try:
        content = profile.read_bytes()
    except OSError as error:
        raise files.unreadable(profile, error, Text(*right)) from None
    if (content[SIGNED], content[KIND], content[SPACE]) != (b"acsp", b"prtr", b"CMYK"):
        raise InputError([fault(same(str(profile)), "그런 프로필이 아니다", "is no such profile", *right)])
    return content
