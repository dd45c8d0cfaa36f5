"""Photos of cards on a table, made from the project's own rendered pages with Pillow alone: the same seed gives the same photo.

A scene lays cards on a table in mm, looks at it through a tilted camera, and then does to the picture what a phone does: blur, motion,
uneven light, the edge of a shadow, glare of sleeves, noise, JPEG. Pictures are grey: readers look at lightness alone.
"""

import io
import math
import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache

import pypdfium2
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from asrus_pnp import registry
from asrus_pnp.camera_mark.message import mark_of
from asrus_pnp.core.text import Text
from asrus_pnp.database.database import Database
from asrus_pnp.pdf.impose import paper_sizes
from asrus_pnp.pdf.impose.grids import grid_for
from asrus_pnp.pdf.impose.imposition import Lot, Page, plan
from asrus_pnp.pdf.write import document
from asrus_pnp.pdf.write.look import Look

MM_PER_INCH = 25.4
DPI = 300
PHOTO = (4032, 3024)  # 12 megapixels, as most phones take
MAT = 150  # the lightness of the table, before it is lit
CORNER_MM = 3
EYE = 1.7  # how far the camera is, in halves of what it sees: as a phone held over the table

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Light:
    """What spoils a picture: blur (standard deviation) and motion in px, noise (standard deviation) in steps of 255, how much nearer one side of
    the table is (tilt), how far cards are turned (degrees), JPEG quality, spots of glare, how dark the shadow is (0 to 1), how far the camera
    leans from straight above (degrees), which share of the light reaches it."""

    blur_px: float
    motion_px: int
    noise: float
    tilt: float
    turn_deg: float
    quality: int
    glare: int = 0
    shadow: float = 0.45
    lean_deg: float = 0
    exposure: float = 1


@dataclass(frozen=True, slots=True)
class Ink:
    """What a poor printer makes of a face: how far black spreads at each side (mm), and how light it stays (0 to 255)."""

    spread_mm: float = 0
    lightest: int = 0


GOOD = Light(0.6, 0, 3, 0.05, 4, 92)
ORDINARY = Light(1.0, 0, 5, 0.15, 8, 88, glare=1)
POOR = Light(1.6, 3, 8, 0.25, 15, 75, glare=2)


@dataclass(frozen=True, slots=True)
class Lying:
    """A card on the table: its id, the middle of it in mm, and its turn in degrees."""

    id: str
    x: float
    y: float
    turn_deg: float


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of photo: how many cards, how many in a row, in which light, how far apart where they overlap (mm), of which kits, in what room (mm),
    of how many px, in which print."""

    count: int
    columns: int
    light: Light
    step: float = 0
    kits: tuple[str, ...] = ("asrus", "constellation")
    size: Point = (63, 88)
    frame: tuple[int, int] = PHOTO
    ink: Ink = Ink()


SMALL = ("ganymede",)  # cards of 44 × 68 mm, and square tiles as wide
BETWEEN = Light(1.3, 2, 6, 0.2, 10, 80, glare=1)
KINDS = {
    "ordinary 20": Kind(20, 6, ORDINARY),
    "ordinary 40": Kind(40, 8, ORDINARY),
    "fanned 40": Kind(40, 14, ORDINARY, step=26),
    "poor 15": Kind(15, 5, POOR),
    "Ganymede 20": Kind(20, 6, ORDINARY, kits=SMALL, size=(44, 68)),
    "Ganymede 40": Kind(40, 8, ORDINARY, kits=SMALL, size=(44, 68)),
    "Ganymede fan": Kind(40, 14, ORDINARY, step=26, kits=SMALL, size=(44, 68)),
    "Ganymede bad": Kind(15, 5, POOR, kits=SMALL, size=(44, 68)),
    "between 40": Kind(40, 8, BETWEEN),
    "poor fan 40": Kind(40, 14, POOR, step=26),
    "poor 40": Kind(40, 8, POOR),
}
EIGHT, THREE = (3264, 2448), (2048, 1536)  # eight megapixels and three
HARD = {
    "leaning": Kind(18, 6, Light(1.6, 3, 6, 0, 15, 85, glare=1, shadow=0.55, lean_deg=30), frame=EIGHT),
    "dim": Kind(15, 5, Light(1.0, 0, 14, 0.15, 8, 80, shadow=0.3, exposure=0.25), frame=EIGHT),
    "pale ink": Kind(15, 5, ORDINARY, frame=EIGHT, ink=Ink(0.225, 125)),
    "3 megapixels": Kind(20, 5, Light(1.15, 0, 6, 0.15, 8, 85, glare=1), frame=THREE),
    "shaken": Kind(20, 6, Light(1.0, 6, 5, 0.15, 8, 88, glare=1), frame=EIGHT),
}
# More cards than can be read: where a reader is most tempted to read a wrong one.
CROWDED = {
    **{f"{name} 40": replace(HARD[name], count=40, columns=8) for name in ("leaning", "dim", "pale ink", "shaken")},
    **{f"small {name}": replace(KINDS[name], frame=EIGHT) for name in ("between 40", "poor 40", "poor fan 40")},
    **{f"small tiles {n}": Kind(60, 10, light, kits=SMALL, size=(44, 68), frame=EIGHT) for n, light in enumerate((BETWEEN, POOR, HARD["shaken"].light))},
    "small tiles in pale ink": Kind(60, 10, ORDINARY, kits=SMALL, size=(44, 68), frame=EIGHT, ink=Ink(0.2, 125)),
    "3 megapixels": HARD["3 megapixels"],
}


@cache
def pdf(kit: str, card: str = "", marks: bool = True) -> bytes:
    """The fronts of a kit as a PDF, at its own size or at another."""
    stocks, pages = paper_sizes.load(Database()), list[Page]()
    for lot in registry.kit(kit).lots(Database(), "both", stocks.card(card) if card else None):
        pages += plan(lot.pieces, grid_for(lot.size, stocks.paper("a4")), "fronts", "long", len(pages) + 1)
    return document.draw(document.Job(registry.kit(kit).load(Database()).kit.name, "ko", tuple(pages), "fronts", "long", Look(marks=marks)))


def pages(content: bytes, dpi: int) -> list[Image.Image]:
    """The pages of a PDF in grey."""
    opened = pypdfium2.PdfDocument(content)
    return [page.render(scale=dpi / 72, grayscale=True).to_pil().convert("L") for page in opened]


@cache
def ids(kit: str) -> list[str]:
    """The ids of all physical cards of a kit."""
    return [row["id"] for row in registry.kit(kit).rows(Database())]


@cache
def front(kit: str, id: str, marks: bool = True) -> Image.Image:
    """The picture of a card at 300 dpi, cut out of its page."""
    stocks, scale = paper_sizes.load(Database()), DPI / MM_PER_INCH
    lot, piece = next((lot, piece) for lot in _lots(kit) for piece in lot.pieces if piece.name == id)
    made = plan((piece,), grid_for(lot.size, stocks.paper("a4")), "fronts", "long")
    [placed], [page] = made[0].placed, pages(document.draw(document.Job(_title(kit), "ko", tuple(made), "fronts", "long", Look(marks=marks))), DPI)
    left, top, right, foot = (round(v * scale) for v in (placed.trim.x, placed.trim.y, placed.trim.right, placed.trim.bottom))
    return page.crop((left, top, right, foot))


def fronts(wanted: Iterable[str], marks: bool = True) -> dict[str, Image.Image]:
    """The pictures of those cards by id, of whatever kits they are."""
    kits = {id: kit for kit in registry.KITS for id in ids(kit)}
    return {id: front(kits[id], id, marks) for id in wanted}


@cache
def _lots(kit: str) -> tuple[Lot, ...]:
    return registry.kit(kit).lots(Database(), "both", None)


@cache
def _title(kit: str) -> Text:
    title: Text = registry.kit(kit).load(Database()).kit.name
    return title


def some(kind: Kind, seed: int) -> list[str]:
    """As many cards of its kits as the kind has, each once, in any order."""
    return random.Random(seed).sample(sorted(id for kit in kind.kits for id in ids(kit)), kind.count)


def scene(kind: Kind, some: Sequence[str], seed: int, frame: tuple[int, int] | None = None, marked: bool = True) -> Image.Image:
    """A photo of those cards, of that kind."""
    cards = {id: printed(face, kind.ink) for id, face in fronts(some, marked).items()}
    return photo(cards, rows(some, kind.columns, kind.light, seed, kind.size, step=kind.step), kind.light, seed, frame or kind.frame)


def printed(face: Image.Image, ink: Ink) -> Image.Image:
    """The face as such a printer puts it on paper."""
    spread = ink.spread_mm / MM_PER_INCH * DPI
    whole = int(spread)
    grown = face.filter(ImageFilter.MinFilter(2 * whole + 1)) if whole else face
    if spread > whole:
        grown = Image.blend(grown, face.filter(ImageFilter.MinFilter(2 * whole + 3)), spread - whole)
    return grown.point([ink.lightest + round(v * (255 - ink.lightest) / 255) for v in range(256)]) if ink.lightest else grown


def rows(some: Sequence[str], columns: int, light: Light, seed: int, size: Point = (63, 88), gap: float = 7, step: float = 0) -> list[Lying]:
    """Cards in rows, each a little turned, a quarter of them on their heads; a step lays them over each other, so far from the next one's edge."""
    rng, found = random.Random(seed), []
    for n, id in enumerate(some):
        row, column = divmod(n, columns)
        turn = rng.uniform(-1, 1) * light.turn_deg * (0.4 if step else 1) + (180 if rng.random() < 0.25 and not step else 0)
        x, y = size[0] / 2 + column * (step or size[0] + gap), size[1] / 2 + row * (size[1] + gap)
        found.append(Lying(id, x + rng.uniform(-1, 1), y + rng.uniform(-1, 1), turn))
    return found


def contents() -> list[str]:
    """What the marks of all cards say."""
    return [mark for kit in registry.KITS for id in ids(kit) if (mark := mark_of(id))]


def photo(cards: dict[str, Image.Image], lying: Iterable[Lying], light: Light, seed: int, frame: tuple[int, int] = PHOTO) -> Image.Image:
    """The picture that a camera takes of cards that lie so; they fill the frame."""
    rng, placed = random.Random(seed), list(lying)
    corners = {card: _corners(card, cards[card.id]) for card in placed}
    camera = _camera([p for c in corners.values() for p in c], light, frame, rng)
    picture = _table(frame, rng)
    for card in placed:
        _lay(picture, cards[card.id], [camera(p) for p in corners[card]])
    return _spoil(picture, light, rng)


def jpeg(picture: Image.Image, quality: int = 88) -> bytes:
    """The picture as a camera would save it."""
    file = io.BytesIO()
    picture.save(file, "JPEG", quality=quality)
    return file.getvalue()


def _corners(card: Lying, face: Image.Image) -> list[Point]:
    """Where the corners of a card lie on the table, in mm: upper left, upper right, lower right, lower left of its face."""
    w, h, a = face.width / DPI * MM_PER_INCH / 2, face.height / DPI * MM_PER_INCH / 2, math.radians(card.turn_deg)
    return [(card.x + x * math.cos(a) - y * math.sin(a), card.y + x * math.sin(a) + y * math.cos(a)) for x, y in ((-w, -h), (w, -h), (w, h), (-w, h))]


def _camera(points: list[Point], light: Light, frame: tuple[int, int], rng: random.Random) -> Callable[[Point], Point]:
    """The view of the table: mm to px; the far side is smaller by the tilt, in a direction of the camera's own, and shorter where the camera leans."""
    left, right, top, foot = min(x for x, _ in points), max(x for x, _ in points), min(y for _, y in points), max(y for _, y in points)
    cx, cy, half = (left + right) / 2, (top + foot) / 2, max(right - left, foot - top) / 2
    a, lean = rng.uniform(0, 2 * math.pi), math.radians(light.lean_deg)
    along, across = math.cos(a), math.sin(a)
    deep = light.tilt / 2 + math.sin(lean) / EYE

    def seen(p: Point) -> Point:
        x, y = (p[0] - cx) / half, (p[1] - cy) / half
        away = along * x + across * y
        depth, lost = 1 + deep * away, away * (1 - math.cos(lean))
        return (x - lost * along) / depth, (y - lost * across) / depth

    view = [seen(p) for p in points]
    low_x, high_x, low_y, high_y = min(x for x, _ in view), max(x for x, _ in view), min(y for _, y in view), max(y for _, y in view)
    scale = 0.97 * min(frame[0] / (high_x - low_x), frame[1] / (high_y - low_y))
    shift = (frame[0] - scale * (low_x + high_x)) / 2, (frame[1] - scale * (low_y + high_y)) / 2
    return lambda p: (seen(p)[0] * scale + shift[0], seen(p)[1] * scale + shift[1])


def _table(frame: tuple[int, int], rng: random.Random) -> Image.Image:
    """A mat with grain and stains."""
    stains = _bytes((frame[0] // 128 + 1, frame[1] // 128 + 1), rng).resize(frame, Image.Resampling.BICUBIC)
    grain = _bytes((frame[0] // 3 + 1, frame[1] // 24 + 1), rng).resize(frame, Image.Resampling.BILINEAR)
    return Image.blend(stains, grain, 0.6).point([round(MAT + (v - 128) * 0.35) for v in range(256)])


def _lay(picture: Image.Image, face: Image.Image, corners: list[Point]) -> None:
    """Paint a card into its place; it throws a soft shadow around itself."""
    left, top = (math.floor(min(p[k] for p in corners)) - 2 for k in (0, 1))
    right, foot = (math.ceil(max(p[k] for p in corners)) + 2 for k in (0, 1))
    near = max(math.dist(corners[0], corners[1]) / face.width, math.dist(corners[1], corners[2]) / face.height)
    if near < 0.85:
        face = face.resize((round(face.width * near), round(face.height * near)), Image.Resampling.LANCZOS)
    size, places = (right - left, foot - top), [(x - left, y - top) for x, y in corners]
    coefficients = _perspective(places, [(0, 0), (face.width, 0), (face.width, face.height), (0, face.height)])
    mask = Image.new("L", face.size, 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, *face.size), radius=face.width * CORNER_MM / 63, fill=255)
    seen = face.transform(size, Image.Transform.PERSPECTIVE, coefficients, Image.Resampling.BICUBIC)
    cut = mask.transform(size, Image.Transform.PERSPECTIVE, coefficients, Image.Resampling.BICUBIC)
    dark = cut.filter(ImageFilter.BoxBlur(4)).point([round(v * 0.4) for v in range(256)])
    picture.paste(20, (left, top), dark)
    picture.paste(seen, (left, top), cut)


def _perspective(source: list[Point], target: list[Point]) -> list[float]:
    """The eight numbers that carry each source point to its target, by Gauss's elimination."""
    table = []
    for (x, y), (u, v) in zip(source, target, strict=True):
        table += [[x, y, 1, 0, 0, 0, -u * x, -u * y, u], [0, 0, 0, x, y, 1, -v * x, -v * y, v]]
    for k in range(8):
        pivot = max(range(k, 8), key=lambda r: abs(table[r][k]))
        table[k], table[pivot] = table[pivot], table[k]
        table[k] = [value / table[k][k] for value in table[k]]
        for r in range(8):
            if r != k:
                factor = table[r][k]
                table[r] = [a - factor * b for a, b in zip(table[r], table[k], strict=True)]
    return [row[8] for row in table]


def _spoil(picture: Image.Image, light: Light, rng: random.Random) -> Image.Image:
    """The picture as the camera sees it, from light to JPEG."""
    picture = ImageChops.multiply(picture, _lit(picture.size, light.shadow, rng)).point([round(v * light.exposure) for v in range(256)])
    for _ in range(light.glare):
        picture = _glare(picture, rng)
    picture = picture.filter(ImageFilter.GaussianBlur(light.blur_px))
    picture = _moved(picture, light.motion_px, rng)
    noise = Image.blend(_bytes(picture.size, rng), _bytes(picture.size, rng), 0.5)
    step = light.noise / 52.2  # the standard deviation of the mean of two even bytes
    noise = noise.point([round(128 + (v - 127.5) * step) for v in range(256)])
    return Image.open(io.BytesIO(jpeg(ImageChops.add(picture, noise, 1, -128), light.quality)))


def _bytes(size: tuple[int, int], rng: random.Random) -> Image.Image:
    return Image.frombytes("L", size, rng.randbytes(size[0] * size[1]))


def _lit(size: tuple[int, int], shadow: float, rng: random.Random) -> Image.Image:
    """Light that falls off towards the edge, and the shadow of whoever leans over the table, with a soft edge."""
    falloff = Image.radial_gradient("L").resize(size).point([255 - round(v * 0.25) for v in range(256)])
    small = Image.new("L", (256, 192), 255)
    x, lean = rng.uniform(60, 200), rng.uniform(-60, 60)
    ImageDraw.Draw(small).polygon([(x + lean, 0), (300, 0), (300, 192), (x - lean, 192)], fill=round(255 * (1 - shadow)))
    return ImageChops.multiply(falloff, small.filter(ImageFilter.GaussianBlur(2)).resize(size, Image.Resampling.BICUBIC))


def _glare(picture: Image.Image, rng: random.Random) -> Image.Image:
    """The lamp in a sleeve: a bright spot, quite white in its middle."""
    wide, high = round(picture.width * rng.uniform(0.05, 0.12)), round(picture.width * rng.uniform(0.02, 0.05))
    spot = Image.radial_gradient("L").resize((wide, high)).point([max(0, round(235 - v * 1.6)) for v in range(256)])
    full = Image.new("L", picture.size, 0)
    full.paste(spot, (rng.randrange(picture.width - wide), rng.randrange(picture.height - high)))
    return ImageChops.screen(picture, full)


def _moved(picture: Image.Image, motion_px: int, rng: random.Random) -> Image.Image:
    """The mean of the picture in all places that the hand carried it to."""
    a = rng.uniform(0, math.pi)
    mean = picture
    for n in range(1, motion_px):
        shifted = ImageChops.offset(picture, round(n * math.cos(a)), round(n * math.sin(a)))
        mean = Image.blend(mean, shifted, 1 / (n + 1))
    return mean
