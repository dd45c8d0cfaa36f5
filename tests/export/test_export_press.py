"""Files for a press: each rule of PDF/X-1a:2003 by itself, ink, boxes, order of pages; and PDF/A-1b where its validator is installed."""

import io
import re
import shutil
import struct
import subprocess
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pikepdf
import pytest
from exported import ORDER, PRESETS, TITLE, few, lots, spotted
from hypothesis import given
from hypothesis import strategies as st

from asrus_pnp.core.errors import InputError
from asrus_pnp.export import press as module
from asrus_pnp.export.presets import Press
from asrus_pnp.export.press import press_files
from asrus_pnp.export.runs import Run
from asrus_pnp.pdf.draw.inks import DARK, INK_AT_MOST, PRESS, SCREEN, cmyk, rgb, text_cmyk
from asrus_pnp.pdf.impose.geometry import Size
from asrus_pnp.pdf.impose.imposition import Lot

POINT = 72 / 25.4
COLOUR = {"g": 1, "G": 1, "k": 4, "K": 4}
FOREIGN = ("rg", "RG", "cs", "CS", "sc", "SC", "scn", "SCN", "ri", "BI", "gs")
JARS = [Path("/usr/share/java") / f"{jar}.jar" for jar in ("preflight", "pdfbox2", "fontbox2", "xmpbox", "commons-logging", "javax.activation", "jaxb-api")]
hexes = st.tuples(*[st.integers(0, 255)] * 3).map(lambda c: "#{:02x}{:02x}{:02x}".format(*c))


def press(name: str) -> Press:
    found = PRESETS.press(name)
    assert found
    return found


@cache
def made(name: str, profile: bytes = b"") -> bytes:
    """A file of a few cards of all kits, of those that have every kind of drawing in them."""
    chosen = [p for kit in ("asrus", "constellation") for p in lots(kit)[0].pieces[::9]] + list(few("ganymede", 2).pieces)
    lot = Lot(Size(63, 88), (*chosen, spotted("X1", back="")))
    sizes = press(name).sizes or (module.PressCard(name, lot.size),)
    return module._file(press(name), Run("set", TITLE, sizes[0], lot), "both", profile).content


@pytest.fixture
def pdf() -> Iterator[pikepdf.Pdf]:
    with pikepdf.open(io.BytesIO(made("press"))) as opened:
        yield opened


def dictionaries(pdf: pikepdf.Pdf) -> Iterator[Any]:
    """Every dictionary of the file, also those within others."""

    def below(thing: Any) -> Iterator[Any]:
        if isinstance(thing, (pikepdf.Dictionary, pikepdf.Stream)):
            yield thing
            for key in thing.keys():  # noqa: SIM118 - a stream is no mapping
                if key != "/Parent" and not getattr(thing[key], "is_indirect", False):
                    yield from below(thing[key])
        elif isinstance(thing, pikepdf.Array):
            for one in thing:
                if not getattr(one, "is_indirect", False):
                    yield from below(one)

    for thing in pdf.objects:
        yield from below(thing)


def contents(pdf: pikepdf.Pdf) -> Iterator[Any]:
    """Every page and every form, to be read for its operators."""
    yield from pdf.pages
    yield from (o for o in pdf.objects if isinstance(o, pikepdf.Stream) and o.get("/Subtype") == "/Form")


def inks(pdf: pikepdf.Pdf) -> Iterator[tuple[float, ...]]:
    """Every colour of the file: of operators, and of the ends of gradients."""
    for content in contents(pdf):
        for operands, operator in pikepdf.parse_content_stream(content):
            if str(operator) in COLOUR:
                yield tuple(float(n) for n in operands)
    for thing in dictionaries(pdf):
        for key in ("/C0", "/C1"):
            if key in thing:
                yield tuple(float(n) for n in thing[key])


def test_the_version_is_one_that_the_standard_knows(pdf: pikepdf.Pdf) -> None:
    assert made("press").startswith(b"%PDF-1.4\n")
    assert "/Version" not in pdf.Root
    assert "/Extensions" not in pdf.Root


def test_the_file_says_to_which_standard_it_is_written_and_whether_it_is_trapped(pdf: pikepdf.Pdf) -> None:
    assert str(pdf.docinfo["/GTS_PDFXVersion"]) == "PDF/X-1a:2003"
    assert pdf.docinfo["/Trapped"] == "/False"


def test_title_dates_creator_and_producer_are_there(pdf: pikepdf.Pdf) -> None:
    info = pdf.docinfo
    assert all(str(info[key]) for key in ("/Title", "/Creator", "/Producer", "/CreationDate", "/ModDate"))
    assert all(re.match(r"D:\d{14}", str(info[key])) for key in ("/CreationDate", "/ModDate"))


def test_the_file_has_an_id(pdf: pikepdf.Pdf) -> None:
    assert [len(bytes(one)) for one in pdf.trailer.ID] == [16, 16]


def test_there_is_one_output_intent_which_names_a_registered_condition(pdf: pikepdf.Pdf) -> None:
    [intent] = pdf.Root.OutputIntents
    assert (intent.S, str(intent.OutputConditionIdentifier)) == ("/GTS_PDFX", "FOGRA39")
    assert str(intent.RegistryName) == "http://www.color.org"
    assert str(intent.Info)
    assert "/DestOutputProfile" not in intent


@pytest.mark.parametrize(("name", "page", "cut"), [("press", (69, 94), (63, 88)), ("dtc", (69.85, 95.25), (63.5, 88.9)), ("mbprint", (69, 94), (63, 88))])
def test_every_page_says_where_it_is_cut_and_how_far_it_bleeds(name: str, page: tuple[float, float], cut: tuple[float, float]) -> None:
    with pikepdf.open(io.BytesIO(made(name))) as pdf:
        for one in pdf.pages:
            whole = [0, 0, page[0] * POINT, page[1] * POINT]
            edge = [(page[k] - cut[k]) / 2 * POINT for k in (0, 1)]
            assert [float(n) for n in one.MediaBox] == pytest.approx(whole, abs=0.001)
            assert [float(n) for n in one.BleedBox] == pytest.approx(whole, abs=0.001)
            assert [float(n) for n in one.TrimBox] == pytest.approx([*edge, whole[2] - edge[0], whole[3] - edge[1]], abs=0.001)
            assert not {"/ArtBox", "/CropBox", "/UserUnit"} & set(one.keys())
            assert one.get("/Rotate", 0) == 0


def test_drivethru_pages_are_two_and_three_quarters_by_three_and_three_quarters_inches() -> None:
    with pikepdf.open(io.BytesIO(made("dtc"))) as pdf:
        assert {tuple(round(float(n), 3) for n in page.MediaBox) for page in pdf.pages} == {(0, 0, 198, 270)}


def test_every_font_is_embedded(pdf: pikepdf.Pdf) -> None:
    found = [o for o in pdf.objects if isinstance(o, pikepdf.Dictionary) and o.get("/Type") == "/Font"]
    assert found
    assert all("/FontFile2" in font.FontDescriptor for font in found)


def test_only_inks_of_the_press_are_named(pdf: pikepdf.Pdf) -> None:
    used = {str(op) for content in contents(pdf) for _, op in pikepdf.parse_content_stream(content)}
    assert used & set(FOREIGN) == set()
    assert {"k", "K"} <= used
    spaces = {str(d["/ColorSpace"]) for d in dictionaries(pdf) if "/ColorSpace" in d and isinstance(d["/ColorSpace"], pikepdf.Name)}
    assert spaces == {"/DeviceCMYK"}
    assert not [d for d in dictionaries(pdf) if d.get("/Subtype") == "/Image"]


def test_no_place_takes_more_than_240_percent_of_ink(pdf: pikepdf.Pdf) -> None:
    found = set(inks(pdf))
    assert len(found) > 50
    assert max(sum(colour) for colour in found) <= INK_AT_MOST + 0.002  # each is written to the thousandth
    assert {len(colour) for colour in found} == {4}


def test_black_is_pure_black(pdf: pikepdf.Pdf) -> None:
    dark = {colour for colour in inks(pdf) if colour[3] > 0.99}
    assert (0, 0, 0, 1) in dark
    marks = made("press")
    assert b"FormXob" in marks
    written = [tuple(float(n) for n in ops) for content in contents(pdf) for ops, op in pikepdf.parse_content_stream(content) if str(op) == "k"]
    assert (0.0, 0.0, 0.0, 1.0) in written


def test_nothing_is_transparent(pdf: pikepdf.Pdf) -> None:
    for thing in dictionaries(pdf):
        assert "/SMask" not in thing or thing["/SMask"] == "/None"
        assert thing.get("/ca", 1) == thing.get("/CA", 1) == 1
        assert thing.get("/BM", "/Normal") in ("/Normal", "/Compatible")
        assert thing.get("/Group", {}).get("/S") != "/Transparency"
        assert thing.get("/S") != "/Transparency"


FORBIDDEN = (
    *("/TR", "/TR2", "/HTP", "/OPI", "/Alternates", "/AA", "/OpenAction", "/JS", "/JavaScript"),
    *("/EmbeddedFile", "/EmbeddedFiles", "/AcroForm", "/Annots", "/Ref", "/OC", "/OCProperties", "/Trans"),
)


@pytest.mark.parametrize("key", FORBIDDEN)
def test_what_the_standard_forbids_is_not_there(pdf: pikepdf.Pdf, key: str) -> None:
    assert not [thing for thing in dictionaries(pdf) if key in thing]


def test_nothing_is_encrypted_packed_with_lzw_or_written_in_postscript(pdf: pikepdf.Pdf) -> None:
    assert not pdf.is_encrypted
    filters = {
        str(f)
        for thing in dictionaries(pdf)
        if "/Filter" in thing
        for f in (thing["/Filter"] if isinstance(thing["/Filter"], pikepdf.Array) else [thing["/Filter"]])
    }
    assert filters == {"/FlateDecode"}
    assert not [thing for thing in dictionaries(pdf) if thing.get("/Subtype") == "/PS" or "/PS" in thing]
    assert not [thing for thing in dictionaries(pdf) if thing.get("/Type") in ("/ObjStm", "/XRef")]


def test_the_description_says_what_the_file_says(pdf: pikepdf.Pdf) -> None:
    words = bytes(pdf.Root.Metadata.read_bytes()).decode()
    assert f">{TITLE.ko} · {TITLE.en}<" in words
    assert str(pdf.docinfo["/Producer"]) in words
    assert "pdfaid" not in words
    assert not {"/Subject", "/Keywords"} & set(pdf.docinfo.keys())


def test_fronts_and_backs_come_in_turn_and_a_card_without_a_back_keeps_its_place(pdf: pikepdf.Pdf) -> None:
    private = [page.PieceInfo.AsrusPnp.Private if "/PieceInfo" in page else None for page in pdf.pages]
    names = [([str(c[0]) for c in p.Fronts], [str(c[0]) for c in p.Backs]) if p else ([], []) for p in private]
    assert all(len(front) == 1 and not back for front, back in names[::2])
    assert [back for _, back in names[1:-1:2]] == [front for front, _ in names[:-2:2]]
    assert names[-2:] == [(["X1"], []), ([], [])]


def test_the_same_file_every_time() -> None:
    made.cache_clear()
    one = made("press")
    made.cache_clear()
    assert made("press") == one


def test_qpdf_finds_nothing_wrong(tmp_path: Path) -> None:
    if not shutil.which("qpdf"):
        pytest.skip("qpdf is not installed")
    (tmp_path / "a.pdf").write_bytes(made("press"))
    done = subprocess.run(["qpdf", "--check", tmp_path / "a.pdf"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_pdfinfo_reads_the_claim_back(tmp_path: Path) -> None:
    if not shutil.which("pdfinfo"):
        pytest.skip("pdfinfo is not installed")
    (tmp_path / "a.pdf").write_bytes(made("press"))
    assert "PDF/X-1a:2003" in subprocess.run(["pdfinfo", tmp_path / "a.pdf"], capture_output=True, text=True, check=False).stdout


def profile(space: bytes = b"CMYK", kind: bytes = b"prtr") -> bytes:
    """A small ICC profile of version 2 that takes CMYK (or what is asked for) to Lab by a table of two steps an ink."""

    def tag(kind: bytes, body: bytes) -> bytes:
        return kind + bytes(4) + body + bytes(-len(body) % 4)

    words = b"a test\0"
    described = tag(b"desc", struct.pack(">I", len(words)) + words + bytes(78))
    ramp = bytes(range(256))
    table = tag(b"mft1", bytes([4, 3, 2, 0]) + struct.pack(">9i", 65536, 0, 0, 0, 65536, 0, 0, 0, 65536) + ramp * 4 + bytes([200, 128, 128] * 16) + ramp * 3)
    tags = {b"desc": described, b"cprt": tag(b"text", b"none\0"), b"wtpt": tag(b"XYZ ", struct.pack(">3i", 63190, 65536, 54061)), b"A2B0": table}
    at, index, body = 128 + 4 + 12 * len(tags), b"", b""
    for name, content in tags.items():
        index += name + struct.pack(">II", at + len(body), len(content))
        body += content
    head = bytes(8) + struct.pack(">I", 0x02200000) + kind + space + b"Lab " + struct.pack(">6H", 2000, 1, 1, 0, 0, 0) + b"acsp" + bytes(28)
    head += struct.pack(">3i", 63190, 65536, 54061)
    head = head.ljust(128, b"\0")
    whole = head + struct.pack(">I", len(tags)) + index + body
    return struct.pack(">I", len(whole)) + whole[4:]


def test_with_a_profile_the_file_carries_it_and_says_that_it_keeps_to_pdf_a() -> None:
    with pikepdf.open(io.BytesIO(made("press", profile()))) as pdf:
        first, second = pdf.Root.OutputIntents
        assert (first.S, second.S) == ("/GTS_PDFX", "/GTS_PDFA1")
        assert first.DestOutputProfile.objgen == second.DestOutputProfile.objgen
        assert first.DestOutputProfile.N == 4
        assert bytes(first.DestOutputProfile.read_bytes()) == profile()
        words = bytes(pdf.Root.Metadata.read_bytes()).decode()
    assert "<pdfaid:part>1</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>" in words


def test_pdfbox_finds_the_file_valid_as_pdf_a(tmp_path: Path) -> None:
    """But for the first output intent, that of PDF/X: ISO 19005-1 allows it beside that of PDF/A, this validator does not; it is taken out here."""
    if not shutil.which("java") or not all(jar.exists() for jar in JARS):
        pytest.skip("PDFBox Preflight is not installed (Debian: libpdfbox2-java libactivation-java libjaxb-api-java)")
    with pikepdf.open(io.BytesIO(made("press", profile()))) as pdf:
        del pdf.Root.OutputIntents[0]
        pdf.save(tmp_path / "a.pdf", object_stream_mode=pikepdf.ObjectStreamMode.disable, fix_metadata_version=False)
    command = ["java", "-cp", ":".join(map(str, JARS)), "org.apache.pdfbox.preflight.Validator_A1b", tmp_path / "a.pdf"]
    said = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    assert "is a valid PDF/A-1b file" in said, said


@pytest.mark.parametrize("content", [b"", b"no profile", profile(space=b"RGB "), profile(kind=b"mntr")], ids=["empty", "words", "rgb", "screen"])
def test_what_is_no_profile_of_a_press_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "a.icc").write_bytes(content)
    with pytest.raises(InputError, match="is no such profile → an ICC profile of a CMYK press"):
        press_files(press("press"), ["asrus"], ORDER, tmp_path / "a.icc")


def test_a_profile_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="cannot be read"):
        press_files(press("press"), ["asrus"], ORDER, tmp_path / "none.icc")


def test_each_size_of_a_set_has_a_file_and_a_press_of_one_size_says_what_it_leaves_out() -> None:
    files, left = press_files(press("press"), ["ganymede"], ORDER)
    assert {f.name: (f.pages, f.page) for f in files} == {"ganymede-44x68-press.pdf": (184, Size(50, 74)), "ganymede-44x44-press.pdf": (60, Size(50, 50))}
    assert left == []
    files, left = press_files(press("dtc"), ["ganymede"], ORDER)
    assert [f.name for f in files] == ["ganymede-63.5x88.9-dtc.pdf"]
    assert [out.words.en for out in left] == ["ganymede: 30 of 44×44 mm left out, no card there is near to them."]


@given(hexes)
def test_no_colour_takes_more_ink_than_a_press_bears(colour: str) -> None:
    c, m, y, k = cmyk(colour)
    assert c + m + y + k <= INK_AT_MOST + 1e-9
    assert all(0 <= n <= 1 for n in (c, m, y, k))
    assert min(c, m, y) == 0  # what all three share is grey, and black prints it


@given(st.integers(0, 255))
def test_grey_is_printed_with_black_alone(level: int) -> None:
    assert cmyk("#" + f"{level:02x}" * 3) == pytest.approx((0, 0, 0, 1 - level / 255))


@given(hexes)
def test_where_there_is_room_for_the_ink_the_colour_comes_back(colour: str) -> None:
    c, m, y, k = cmyk(colour)
    if c + m + y + k < INK_AT_MOST - 1e-9:
        assert [(1 - n) * (1 - k) for n in (c, m, y)] == pytest.approx(rgb(colour), abs=1e-9)


@given(hexes)
def test_dark_text_is_pure_black_and_light_text_keeps_its_colour(colour: str) -> None:
    luma = sum(w * n for w, n in zip((0.299, 0.587, 0.114), rgb(colour), strict=True))
    assert text_cmyk(colour) == ((0, 0, 0, 1) if luma < DARK else cmyk(colour))


def test_colours_are_written_for_the_press_and_for_the_screen() -> None:
    assert (SCREEN.fill("#ff8000"), SCREEN.stroke("#000000"), SCREEN.text("#1d2340")) == ("1 0.502 0 rg", "0 0 0 RG", "0.114 0.137 0.251 rg")
    assert (PRESS.fill("#ff8000"), PRESS.stroke("#000000"), PRESS.text("#1d2340")) == ("0 0.498 1 0 k", "0 0 0 1 K", "0 0 0 1 k")
    assert PRESS.fill("#ffffff") == "0 0 0 0 k"


def test_shades_of_one_hue_stay_in_their_order() -> None:
    steps = [sum(cmyk(f"#0000{blue:02x}")[3:]) for blue in range(0, 256, 5)]
    assert all(a > b for a, b in pairwise(steps))
