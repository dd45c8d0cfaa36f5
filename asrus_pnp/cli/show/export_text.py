"""What exports say when they are done: where the files are, how many, how large, and what was left out."""

from collections.abc import Sequence
from pathlib import Path

from asrus_pnp.cli.show.terminal import paragraph, table
from asrus_pnp.core.text import Lang, Text, join
from asrus_pnp.export.card_images import Written
from asrus_pnp.export.cutting import CutJob
from asrus_pnp.export.presets import Press, Product, Service
from asrus_pnp.export.press import REGISTRY, VERSION, Printed
from asrus_pnp.export.runs import LeftOut
from asrus_pnp.export.tabletop import Table

PICTURES = Text("폴더,파일,픽셀,크기", "folder,files,pixels,size")
PRINTED = Text("파일,쪽,쪽 크기 mm,재단 mm,크기", "file,pages,page mm,cut mm,size")
TABLES = Text("파일,덱,장,시트 픽셀", "file,decks,cards,pixels of a sheet")
CUTS = Text("파일 (pdf svg dxf),장,종이,자리,비운 자리", "files (pdf svg dxf),cards,sheets,places,given up")
PAIRS = Text("이름 순서로 올리면 앞면과 뒷면이 짝이 된다.", "Upload them in the order of their names: fronts and backs then pair up.")
DECKS = Text("폴더마다 덱 하나: 그 뒷면은 back.png.", "One deck a folder: its back is back.png.")
LOOSE = Text("한 출처에만 나온 규격이니 업체의 것과 견줄 것: {}.", "Known from one source only, so compare them with the house's own figures: {}.")
WRITTEN = Text(
    "{0}에 맞추어 썼다 (인증받은 것은 아니다). 인쇄 조건 {1} ({2}), 도련 {3:g} mm.",
    "Written to {0}, certified by nobody. Printing condition {1} ({2}), bleed {3:g} mm.",
)
ONLINE = Text("그림을 {} 아래에 올린 뒤 JSON을 Saved Objects 폴더에 넣는다.", "Upload the pictures below {}, and put the JSON into the folder Saved Objects.")
LOCAL = Text(
    "JSON을 Saved Objects 폴더에 넣는다. 그림은 이 컴퓨터에서만 보인다: 남과 놀려면 올리고 --url을 준다.",
    "Put the JSON into the folder Saved Objects. The pictures are seen on this computer only: to play with others upload them and give --url.",
)
CUTTING = Text(
    "100 % 크기로 인쇄하고, 재단기에서 인식 표시를 {0}로 맞춘다: 가장자리에서 {1:g} mm, 두께 {2:g} mm, 길이 {3:g} mm.",
    "Print at 100 %, and set the registration marks of the machine as {0}: {1:g} mm from the edges, {2:g} mm thick, {3:g} mm long.",
)
NONE = Text("없음", "none")


def pictures(written: Sequence[Written], left: Sequence[LeftOut], house: Service, lang: Lang) -> list[str]:
    """Of pictures for a printing house."""
    rows = [(str(w.folder), str(w.files), "×".join(map(str, w.pixels)), f"{w.size_bytes / 1e6:.1f} MB") for w in written]
    products = list(dict.fromkeys(w.run.product for w in written))
    loose = [p.id for p in products if p.standing == "unconfirmed"]
    notes = [*map(_margins, products), PAIRS if house.order == "pairs" else DECKS]
    notes += [Text(*(words.format(", ".join(loose)) for words in LOOSE))] if loose else []
    return _lines(PICTURES, rows, [join(notes), *(out.words for out in left)], lang)


def printed(files: Sequence[Printed], left: Sequence[LeftOut], press: Press, out: Path, lang: Lang) -> list[str]:
    """Of files for a press."""
    rows = [(str(out / f.name), str(f.pages), str(f.page), str(f.cut), f"{len(f.content) / 1000:.0f} kB") for f in files]
    words = Text(*(w.format(VERSION, press.condition, REGISTRY, press.bleed_mm) for w in WRITTEN))
    return _lines(PRINTED, rows, [words, *(one.words for one in left)], lang)


def tables(written: Sequence[Table], url: str, lang: Lang) -> list[str]:
    """Of decks for a virtual table."""
    rows = []
    for one in written:
        sizes = ", ".join("×".join(map(str, px)) for px in dict.fromkeys(one.sheets))
        rows.append((str(one.file), str(len(one.decks)), str(sum(len(d.pieces) for d in one.decks)), sizes))
    return _lines(TABLES, rows, [Text(*(w.format(url) for w in ONLINE)) if url else LOCAL], lang)


def cuts(jobs: Sequence[CutJob], out: Path, lang: Lang) -> list[str]:
    """Of sheets for a cutting machine."""
    rows = []
    for job in jobs:
        given = ", ".join(str(slot + 1) for slot in job.sheet.given_up) or NONE.say(lang)
        rows.append((str(out / job.name), str(job.cards), str(job.sheets), str(len(job.sheet.kept)), given))
    marks = jobs[0].sheet.marks
    words = Text(*(w.format(marks.id, marks.inset_mm, marks.thickness_mm, marks.arm_mm) for w in CUTTING))
    return _lines(CUTS, rows, [words], lang)


def _margins(product: Product) -> Text:
    """Where a card of a house is cut, and where words may stand."""
    w, h = ((whole - cut) / 2 for whole, cut in ((product.page.w, product.trim.w), (product.page.h, product.trim.h)))
    cut = f"{product.trim} mm"
    return Text(
        f"{product.id}: {cut}로 재단, 도련 {w:.2f}×{h:.2f} mm, 안전 구역은 재단선 {product.safe_mm:.2f} mm 안쪽.",
        f"{product.id}: cut to {cut}, bleed {w:.2f}×{h:.2f} mm, safe area {product.safe_mm:.2f} mm inside the cut.",
    )


def _lines(heads: Text, rows: Sequence[Sequence[str]], notes: Sequence[Text], lang: Lang) -> list[str]:
    words = [line for note in notes for line in paragraph(note.say(lang))]
    return [*table([heads.say(lang).split(","), *rows]), "", *words]
