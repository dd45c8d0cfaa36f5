"""The first sheet of a kit: its picture and its name, what is in it, how to print and cut it, what is a stand-in; the player aids on its back."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from asrus_pnp.core.text import Lang, Text
from asrus_pnp.descriptors import Played
from asrus_pnp.pdf.draw.fitted_text import block, fit_pt
from asrus_pnp.pdf.draw.fonts import MM_PER_PT, width_mm
from asrus_pnp.pdf.draw.night import say
from asrus_pnp.pdf.draw.paths import rounded
from asrus_pnp.pdf.draw.pen import Pen, Stops
from asrus_pnp.pdf.draw.theme import GOLD, LIGHT, at
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.grids import grid_for
from asrus_pnp.pdf.impose.imposition import Lot, Order
from asrus_pnp.pdf.impose.leaves import Leaf
from asrus_pnp.pdf.impose.print_settings import Layout
from asrus_pnp.pdf.write.margins import draw_ruler, turn_words
from asrus_pnp.products.art.scenes import Scene, scene_of
from asrus_pnp.products.art.strip import draw_strip, items_of
from asrus_pnp.products.art.titles import draw_title
from asrus_pnp.products.cover.cover_aid import aid_page
from asrus_pnp.products.cover.cover_contents import Group, contents_height, draw_contents, groups_of
from asrus_pnp.products.cover.cutting_help import HELP_MM, draw_help
from asrus_pnp.products.learn.cells import ACCENT, SOFT
from asrus_pnp.rulebook.about import About, load_about

SCENE_MOST_MM, SCENE_LEAST_MM, GAP_MM, RULER_MM, GROWN = 96.0, 40.0, 4.0, 7.0, 1.3
STORY_PT, FOOT_PT, TITLE_PT, NAME_PT = 9.0, 6.0, 40.0, 10.0
NAME = Text("차례와 인쇄", "contents and printing")
RULER = Text("이 자가 정확히 {0} mm인지 재어 확인하십시오.", "Measure this ruler: it must be exactly {0} mm.")
STAND_INS = Text("이 프로젝트의 임시 값 (출판사의 것이 아니다)", "Stand-ins of this project (not the publisher's)")


@dataclass(frozen=True, slots=True)
class Cover:
    """What the page says: the kit, its picture, its games, what is in it, how many sheets and how they are printed, what is a stand-in."""

    kit: str
    name: Text
    scene: Scene
    sky: Stops
    games: tuple[About, ...]
    groups: tuple[Group, ...]
    printing: tuple[Text, ...]
    sizes: str
    stand_ins: tuple[Text, ...]
    lang: str


def cover(of: Played, lots: Sequence[Lot], order: Order, layout: Layout, room: Size) -> Leaf:
    """The page, of that size, with the player aids of the kit's games behind it where sheets have two sides. Raises DataError."""
    (scene, sky), deck = scene_of(of.kit.id, order.db), of.kit.load(order.db)
    sheets = sum(-(-len(lot.pieces) // grid_for(lot.size, order.paper, layout).capacity) for lot in lots)
    page = Cover(
        of.kit.id,
        deck.kit.name,
        scene,
        sky,
        tuple(load_about(order.db, g.id) for g in of.games),
        tuple(groups_of(lots)),
        (Text(f"{order.paper} mm 종이 {sheets}장 (이 장 빼고)", f"{sheets} sheets of paper of {order.paper} mm, besides this one"), _sides(layout)),
        " · ".join(dict.fromkeys(str(lot.size) for lot in lots)),
        tuple(f.text for f in deck.facts if f.standing == "unconfirmed"),
        order.lang,
    )
    two_sided = layout.sides in ("duplex", "split")
    return Leaf(room, NAME, partial(_draw, cover=page), behind=aid_page(of.games, order, room) if two_sided else None)


def _sides(layout: Layout) -> Text:
    """How the two sides of the sheets are printed."""
    turn = turn_words(layout.flip)
    return {
        "duplex": Text(f"양면 인쇄, {turn.ko}", f"print on both sides, {turn.en}"),
        "fronts": Text("앞면만 인쇄", "fronts only, on one side"),
        "split": Text(
            f"앞면 파일을 인쇄하고, {turn.ko}로 다시 넣어 뒷면 파일을 인쇄", f"print the fronts, put the sheets in again and print the backs: {turn.en}"
        ),
        "gutterfold": Text(
            "한 면에 인쇄하고 점선을 따라 바깥으로 접어 붙인 뒤 자르기", "print on one side, fold outward along the dashed line and glue, then cut"
        ),
    }[layout.sides]


def languages(lang: str) -> list[Lang]:
    """The languages that are printed, Korean first."""
    return ["ko", "en"] if lang == "both" else ["en"] if lang == "en" else ["ko"]


def _draw(pen: Pen, room: Box, cover: Cover) -> None:
    pen.subject = f"cover {cover.name.en}"
    foot = _foot_height(pen, room.w, cover)
    rows, rest = contents_height(cover.groups), HELP_MM + RULER_MM + foot + 4 * GAP_MM
    high = max(SCENE_LEAST_MM, min(SCENE_MOST_MM, room.h - rest - rows))
    shrink = min(GROWN, (room.h - high - rest) / rows)
    gap = GAP_MM + (room.h - high - rest - shrink * rows) / 4
    _front(pen, Box(room.x, room.y, room.w, high), cover)
    y = room.y + high + gap
    y = draw_contents(pen, Box(room.x, y, room.w, 0), cover.groups, cover.lang, shrink) + gap
    y = draw_help(pen, Box(room.x, y, room.w, HELP_MM), cover.printing, cover.sizes, cover.lang) + gap
    _ruler(pen, Box(room.x, y, room.w, RULER_MM), cover.lang)
    _foot(pen, Box(room.x, room.bottom - foot, room.w, foot), cover)


def _front(pen: Pen, box: Box, cover: Cover) -> None:
    """The picture, the title over it, the strip of each game, and its story where there is one game."""
    with pen.clipped(rounded(box.x, box.y, box.w, box.h, 3)):
        cover.scene(pen, box, box)
    words, left, wide = say(cover.name, cover.lang), box.x + 8, 0.5 * box.w
    size = fit_pt(words[0], "Black", TITLE_PT * min(1.0, box.h / 70), wide - 16, pen.subject)
    y = box.y + 9 + 1.55 * size * MM_PER_PT
    draw_title(pen, cover.kit, left + wide / 2 - 4, y, words[0], size, ground=at(cover.sky, 0.3))
    for small in words[1:]:
        pt = fit_pt(small, "Bold", size * 0.42, wide - 8, pen.subject)
        y += size * 0.42 * MM_PER_PT * 1.9
        pen.text(left + wide / 2 - 4, y, small, "Bold", pt, GOLD, "center")
    y += 5
    named = [about.name.say("en" if cover.lang == "en" else "ko") for about in cover.games] if len(cover.games) > 1 else [""]
    indent = max(width_mm(name, "Bold", NAME_PT) for name in named) + (4 if named[0] else 0)
    for about, name in zip(cover.games, named, strict=True):
        if name:
            pen.text(left, y + 4.2, name, "Bold", NAME_PT, LIGHT)
        draw_strip(pen, left + indent, y, 6, items_of(about), cover.lang, wide - 6 - indent, LIGHT)
        y += 8.5
    if len(cover.games) == 1 and box.bottom - y > 16:
        _story(pen, Box(left, y + 1, wide - 14, box.bottom - y - 4), cover.games[0], cover.lang)


def _story(pen: Pen, box: Box, about: About, lang: str) -> None:
    """What the game is about, in each language."""
    story, y = about.say("story"), box.y
    for words in say(story, lang) if story else ():
        size, lines = block(words, "Regular", STORY_PT, box.w, box.h / 2, 1.35, pen.subject)
        for line in lines:
            y += size * 1.35 * MM_PER_PT
            pen.text(box.x, y, line, "Regular", size, LIGHT)
        y += 1.6


def _ruler(pen: Pen, box: Box, lang: str) -> None:
    """A ruler as long as the page takes in whole tens, to be measured before all else is printed."""
    length = int((box.w - 6) // 10) * 10
    draw_ruler(pen, box.x + (box.w - length) / 2, box.y + 0.5, length)
    words = " · ".join(say(RULER, lang)).replace("{0}", str(length))
    pen.text(box.cx, box.y + 7.2, words, "Bold", fit_pt(words, "Bold", 7, box.w, pen.subject), ACCENT, "center")


def _columns(wide: float, lang: str) -> tuple[list[Lang], float]:
    spoken = languages(lang)
    return spoken, (wide - 8 * (len(spoken) - 1)) / len(spoken)


def _foot_lines(pen: Pen, wide: float, cover: Cover, lang: Lang) -> list[str]:
    words = " · ".join(t.say(lang) for t in cover.stand_ins)
    return block(words, "Regular", FOOT_PT, wide, 9999, 1.3, pen.subject)[1] if words else []


def _foot_height(pen: Pen, wide: float, cover: Cover) -> float:
    spoken, each = _columns(wide, cover.lang)
    return (1.3 + max(len(_foot_lines(pen, each, cover, lang)) for lang in spoken)) * FOOT_PT * 1.3 * MM_PER_PT


def _foot(pen: Pen, box: Box, cover: Cover) -> None:
    """What this project had to make up, small."""
    spoken, each = _columns(box.w, cover.lang)
    step = FOOT_PT * 1.3 * MM_PER_PT
    for k, lang in enumerate(spoken):
        x, y = box.x + k * (each + 8), box.y + step
        pen.text(x, y, STAND_INS.say(lang), "Bold", FOOT_PT, SOFT)
        for line in _foot_lines(pen, each, cover, lang):
            y += step
            pen.text(x, y, line, "Regular", FOOT_PT, SOFT)
