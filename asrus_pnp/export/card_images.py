"""Pictures for printing houses: every side of every card with exactly the pixels that the house wants, checked again once they are written."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, UnidentifiedImageError

from asrus_pnp.core import files as disk
from asrus_pnp.core.errors import DrawError, Fault, OptionError, fault
from asrus_pnp.core.text import Text, same
from asrus_pnp.export.pages import draw_pages, one_side
from asrus_pnp.export.presets import BASE_DPI, Product, Service
from asrus_pnp.export.raster import Pixels, page_of, pictures, png, titled
from asrus_pnp.export.runs import Run
from asrus_pnp.pdf.write.look import AS_EVER, Look

MOST_DPI = 1200
ODD = re.compile(r"[^\w-]+")  # what has no place in a file's name


@dataclass(frozen=True, slots=True)
class Written:
    """A folder of pictures: where it is, what it is for, how many there are, of how many pixels, and how large they are together."""

    folder: Path
    run: Run[Product]
    files: int
    pixels: Pixels
    size_bytes: int


def pixels_of(product: Product, dpi: int) -> Pixels:
    """How many pixels a picture has. Raises OptionError for other than whole multiples of 300 dpi."""
    times, rest = divmod(dpi, BASE_DPI)
    if rest or not 1 <= times <= MOST_DPI // BASE_DPI:
        right = ", ".join(str(n) for n in range(BASE_DPI, MOST_DPI + 1, BASE_DPI))
        raise OptionError([fault(same("--dpi"), f"{dpi}", f"{dpi}", f"{right} 중 하나", f"one of {right}")])
    return product.size_px[0] * times, product.size_px[1] * times


def pictures_in(run: Run[Product]) -> int:
    """How many cards of a run are rendered; what progress is counted by."""
    return len(run.lot.pieces)


def write_pictures(
    service: Service, runs: Sequence[Run[Product]], lang: str, dpi: int, out: Path, look: Look = AS_EVER, progress: Callable[[], None] = lambda: None
) -> list[Written]:
    """Write the pictures of all runs, each run in a folder of its own; all or none. progress is called after each card.
    Raises DrawError where one is not what it should be."""
    folders = [out / f"{run.set}-{service.id}-{run.product.id}" for run in runs]
    pixels = [pixels_of(run.product, dpi) for run in runs]
    found: list[list[tuple[Path, int]]] = [[] for _ in runs]

    def files() -> Iterator[tuple[Path, bytes]]:
        for run, folder, px, listed in zip(runs, folders, pixels, found, strict=True):
            for name, content in _named(service, run, lang, px, dpi, look, progress):
                listed.append((folder / name, len(content)))
                yield folder / name, content

    disk.write_each(files())
    faults = [f for listed, px in zip(found, pixels, strict=True) for path, _ in listed for f in wrong(path, px, dpi)]
    if faults:
        raise DrawError(faults)
    return [Written(f, run, len(some), px, sum(n for _, n in some)) for f, run, some, px in zip(folders, runs, found, pixels, strict=True)]


def _named(service: Service, run: Run[Product], lang: str, px: Pixels, dpi: int, look: Look, progress: Callable[[], None]) -> Iterator[tuple[str, bytes]]:
    """Each file's name and content. Backs are shared: each is rendered once, stays in memory, and is written where the house wants it."""
    pieces = run.lot.pieces
    shared = {p.back.key: (p, p.back) for p in pieces if p.back}
    sides = [*shared.values(), *((p, p.front) for p in pieces)]
    page = page_of(px, dpi)
    images = pictures(draw_pages(run.title, lang, (one_side(page, run.lot.size, *side, look=look) for side in sides)), dpi)
    backs = {key: png(next(images), dpi) for key in shared}
    decks = {key: f"deck-{n}" for n, key in enumerate(shared, 1)}
    for number, (piece, image) in enumerate(zip(pieces, images, strict=True), 1):
        name, key = f"{number:03}-{ODD.sub('-', piece.name)}", piece.back.key if piece.back else ""
        front = png(image, dpi, f"{run.set} {name} front")
        progress()
        if service.order == "decks":
            yield f"{decks.get(key, 'deck-0')}/{name}.png", front
            continue
        yield f"{name}-front.png", front
        if key:
            yield f"{name}-back.png", titled(backs[key], f"{run.set} {name} back")
    if service.order == "decks":
        yield from ((f"{decks[key]}/back.png", content) for key, content in backs.items())


def wrong(path: Path, px: Pixels, dpi: int) -> list[Fault]:
    """What is wrong with a picture as it lies there: no PNG, other pixels, other colours than RGB, another resolution, or damaged."""
    try:
        with Image.open(path) as image:
            found = (image.format, image.size, image.mode, round(image.info.get("dpi", (0,))[0]))
            image.verify()
    except (OSError, SyntaxError, UnidentifiedImageError) as error:
        return [fault(same(str(path)), f"그림이 깨졌다 ({error})", f"is damaged ({error})", "다시 쓸 것", "write it again")]
    right = ("PNG", px, "RGB", dpi)
    return [] if found == right else [Fault(same(str(path)), Text(f"{found}", f"{found}"), Text(f"{right}", f"{right}"))]
