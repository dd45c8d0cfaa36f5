"""The first page of a kit: what is in it, how many sheets, how to print and cut it; made from the very settings used."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from asrus_pnp.core.text import Text
from asrus_pnp.database.records import Fact
from asrus_pnp.pdf.draw.fitted_text import block
from asrus_pnp.pdf.draw.fonts import MM_PER_PT
from asrus_pnp.pdf.draw.night import say
from asrus_pnp.pdf.draw.paths import polygon, polyline
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.grids import grid_for
from asrus_pnp.pdf.impose.imposition import Lot, Order, Piece
from asrus_pnp.pdf.impose.leaves import Leaf
from asrus_pnp.pdf.impose.print_settings import Layout
from asrus_pnp.pdf.write.margins import turn_words

INK, SOFT, ACCENT = "#1d2340", "#5a6078", "#27567b"
SAMPLES = 5


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and the lines below it."""

    head: Text
    lines: tuple[Text, ...]


def cover(title: Text, lots: Sequence[Lot], facts: Sequence[Fact], order: Order, layout: Layout, room: Size) -> Leaf:
    """The page, of that size; it says what is in the lots and how the settings want them printed."""
    sections = [_contents(lots), _printing(lots, order, layout), _cutting(lots), _stand_ins(facts)]
    draw = partial(_draw, title=title, sections=[s for s in sections if s.lines], samples=_samples(lots), lang=order.lang)
    return Leaf(room, Text("차례와 인쇄", "contents and printing"), draw)


def _samples(lots: Sequence[Lot]) -> list[tuple[Size, Piece]]:
    """A few pieces that show the kit: evenly spread over all that differ."""
    distinct = {p.front.key: (lot.size, p) for lot in lots for p in lot.pieces}
    listed = list(distinct.values())
    return [listed[k * (len(listed) - 1) // (SAMPLES - 1)] for k in range(SAMPLES)]


def _contents(lots: Sequence[Lot]) -> Section:
    counts = Counter(p.group for lot in lots for p in lot.pieces)
    lines = [Text(f"{group.ko} {n}장", f"{n} × {group.en}") for group, n in counts.items()]
    return Section(Text("들어 있는 것", "What is in it"), tuple(lines))


def _printing(lots: Sequence[Lot], order: Order, layout: Layout) -> Section:
    sheets = sum(-(-len(lot.pieces) // grid_for(lot.size, order.paper, layout).capacity) for lot in lots)
    lines = [
        Text(f"{order.paper} mm 종이 {sheets}장 (이 쪽 빼고)", f"{sheets} sheets of paper of {order.paper} mm, besides this one"),
        Text("크기 100 % (실제 크기)로 인쇄하고 쪽마다 있는 자로 확인한다.", "print at 100 % (actual size) and check the ruler on each sheet"),
        _sides(layout),
    ]
    return Section(Text("인쇄", "Printing"), tuple(lines))


def _sides(layout: Layout) -> Text:
    """How the two sides of the sheets are printed."""
    turn = turn_words(layout.flip)
    return {
        "duplex": Text(f"양면 인쇄, {turn.ko}. 이 쪽의 뒷면은 비어 있다.", f"print on both sides, {turn.en}; the back of this page is empty"),
        "fronts": Text("앞면만 인쇄한다.", "fronts only, on one side"),
        "split": Text(
            f"앞면 파일을 인쇄한 종이를 다시 넣고 뒷면 파일을 인쇄한다: {turn.ko}.",
            f"print the file of the fronts, put the sheets in again and print the file of the backs: {turn.en}",
        ),
        "gutterfold": Text(
            "한 면에 인쇄하고, 점선을 따라 바깥으로 접어 붙인 뒤에 자른다.", "print on one side, fold outward along the dashed line and glue, then cut"
        ),
    }[layout.sides]


def _cutting(lots: Sequence[Lot]) -> Section:
    sizes = " · ".join(dict.fromkeys(str(lot.size) for lot in lots))
    lines = (
        Text(f"재단 크기 {sizes} mm. 긴 선을 먼저, 짧은 선을 나중에 자른다.", f"trim size {sizes} mm; cut the long lines first, then the short ones"),
        Text("카드 밖의 재단선을 따라 자르면 선이 카드에 남지 않는다.", "cut along the marks outside the cards: none of them lies on a card"),
        Text("모서리는 반지름 3 mm로 둥글려도 된다.", "corners may be rounded to a radius of 3 mm"),
    )
    return Section(Text("자르기", "Cutting"), lines)


def _stand_ins(facts: Sequence[Fact]) -> Section:
    lines = tuple(f.text for f in facts if f.standing == "unconfirmed")
    return Section(Text("이 프로젝트의 임시 값 (출판사의 것이 아니다)", "Stand-ins of this project (not the publisher's)"), lines)


def _draw(pen: Pen, room: Box, title: Text, sections: Sequence[Section], samples: Sequence[tuple[Size, Piece]], lang: str) -> None:
    pen.subject = f"cover {title.en}"
    y = room.y + 9
    for k, words in enumerate(say(title, lang)):
        pen.text(room.x, y, words, "Regular" if k else "Black", 13 if k else 24, SOFT if k else INK)
        y += 6 if k else 7
    y = _show(pen, Box(room.x, y - 2, room.w, 48), samples) + 6
    languages = ["ko", "en"] if lang == "both" else [lang]
    wide = (room.w - 8 * (len(languages) - 1)) / len(languages)
    for k, one in enumerate(languages):
        _column(pen, Box(room.x + k * (wide + 8), y, wide, room.bottom - y), sections, one)


def _show(pen: Pen, box: Box, samples: Sequence[tuple[Size, Piece]]) -> float:
    """The sample faces side by side, each as high as the box or as wide as its share; says where they end."""
    share = (box.w - 3 * (len(samples) - 1)) / len(samples)
    end = box.y
    for k, (size, piece) in enumerate(samples):
        scale = min(share / size.w, box.h / size.h)
        x = box.x + k * (share + 3) + (share - scale * size.w) / 2
        with pen.moved(x, box.y, 0, scale), pen.clipped(polygon([(0, 0), (size.w, 0), (size.w, size.h), (0, size.h)])):
            piece.front.draw(pen, Box(0, 0, size.w, size.h))
        end = max(end, box.y + scale * size.h)
    return end


def _column(pen: Pen, box: Box, sections: Sequence[Section], lang: str) -> None:
    """The sections below one another, in type that lets all of them fit."""
    size = next(s / 4 for s in range(36, 20, -1) if _height(pen, box.w, sections, lang, s / 4) <= box.h)
    step, y = size * MM_PER_PT * 1.35, box.y
    for section in sections:
        head = section.head.say("ko" if lang == "ko" else "en")
        y += step
        pen.text(box.x, y, head, "Bold", size + 1, ACCENT)
        pen.path(polyline([(box.x, y + 1.2), (box.right, y + 1.2)]), stroke=ACCENT, width_mm=0.2)
        y += 1.6
        for lines in _wrapped(pen, box.w, section, lang, size):
            pen.circle(box.x + 0.9, y + step * 0.72, 0.35, fill=ACCENT)
            for line in lines:
                y += step
                pen.text(box.x + 3, y, line, "Regular", size, INK)
        y += step * 0.7


def _wrapped(pen: Pen, wide: float, section: Section, lang: str, size: float) -> list[list[str]]:
    return [block(t.ko if lang == "ko" else t.en, "Regular", size, wide - 3, 999, 1.35, pen.subject)[1] for t in section.lines]


def _height(pen: Pen, wide: float, sections: Sequence[Section], lang: str, size: float) -> float:
    lines = sum(len(w) for s in sections for w in _wrapped(pen, wide, s, lang, size))
    return (lines + 1.7 * len(sections)) * size * MM_PER_PT * 1.35 + 1.6 * len(sections)
