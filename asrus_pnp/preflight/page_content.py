"""What the content of a finished page paints and where: enough of PDF's operators to know the place of every stroke, text, picture and form."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import dist
from typing import Any

from asrus_pnp.core.packages import PIKEPDF, package
from asrus_pnp.pdf.impose.geometry import Box
from asrus_pnp.preflight.matrices import PLAIN, Matrix, Point, around, at, corners, matrix, scale_of, shared, times

MM = 25.4 / 72  # of a point
ASCENT, DESCENT = 0.9, 0.25  # of the em, around the base line
EVERYWHERE = Box(-1e5, -1e5, 2e5, 2e5)
USUAL_WIDTH = 500  # of a letter whose font does not say, in thousandths of the em
TAKES = {"m": 2, "l": 2, "c": 6, "v": 4, "y": 4}
STROKES, FILLS = ("S", "s", "B", "B*", "b", "b*"), ("f", "F", "f*", "B", "B*", "b", "b*")


@dataclass(frozen=True, slots=True)
class Painted:
    """One thing on a page: its kind, the box around what can be seen of it in mm from the upper left, and whether a clip holds it; of a form its name,
    its own box and where its matrix puts it; of a picture its resolution."""

    kind: str
    box: Box
    clipped: bool
    name: str = ""
    whole: Box = EVERYWHERE
    dpi: float = 0


@dataclass(frozen=True, slots=True)
class State:
    """What q keeps and Q brings back; the matrix leads to mm from the upper left."""

    matrix: Matrix
    clip: Box | None = None
    width: float = 1
    font: Any = None
    size: float = 0
    stretch: float = 1


def painted(page: Any, then: Matrix = PLAIN) -> list[Painted]:
    """All that a page paints, in its order, moved by a matrix of mm; what its forms paint is theirs, but for pictures."""
    left, _, _, top = (float(n) for n in page.mediabox)
    reader = Reader(page.obj.get("/Resources", {}), State(times(then, (MM, 0, 0, -MM, -left * MM, top * MM))))
    reader.read(page)
    return reader.painted


class Reader:
    """Reads one stream of content."""

    def __init__(self, resources: Any, state: State) -> None:
        self.painted: list[Painted] = []
        self._resources, self._state = resources, state
        self._stack: list[State] = []
        self._paths: list[list[Point]] = []
        self._clipping = False
        self._text = PLAIN

    def read(self, content: Any) -> None:
        """Read all of it."""
        for operands, operator in package(PIKEPDF).parse_content_stream(content):
            op = str(operator)
            if op in TAKES or op in ("re", "h"):
                self._draw(op, [float(n) for n in operands])
            elif op in STROKES or op in FILLS or op == "n":
                self._paint(op)
            elif op in ("W", "W*"):
                self._clipping = True
            elif op == "sh":
                self._add("shade", EVERYWHERE)
            elif op == "Do":
                self._use(str(operands[0]))
            elif op == "INLINE IMAGE":
                self._picture(operands[0].width, operands[0].height)
            else:
                self._set(op, operands)

    def _draw(self, op: str, n: list[float]) -> None:
        m = self._state.matrix
        if op == "re":
            box = corners(m, n[0], n[1], n[0] + n[2], n[1] + n[3])
            self._paths.append([*box, box[0]])
        elif op == "h":
            self._paths[-1].append(self._paths[-1][0])
        else:
            if op == "m":
                self._paths.append([])
            self._paths[-1] += [at(m, n[k], n[k + 1]) for k in range(0, TAKES[op], 2)]

    def _paint(self, op: str) -> None:
        """Each part of a path that is filled, else each of its lines, by itself: crop marks of a whole page may be one path."""
        half = self._state.width * scale_of(self._state.matrix) / 2
        for path in self._paths:
            if op in FILLS:
                self._add("path", around(path))
            elif op in STROKES:
                for k in range(max(1, len(path) - 1)):
                    self._add("path", around(path[k : k + 2]).grown(half))
        if self._clipping and self._paths:
            whole = around([p for path in self._paths for p in path])
            self._state = replace(self._state, clip=shared(whole, self._state.clip))
        self._clipping, self._paths = False, []

    def _use(self, name: str) -> None:
        thing, state = self._resources["/XObject"][name], self._state
        if thing.get("/Subtype") == "/Image":
            return self._picture(int(thing.Width), int(thing.Height))
        inner = times(state.matrix, matrix(thing.get("/Matrix", PLAIN)))
        whole = around(corners(inner, *(float(n) for n in thing.BBox)))
        self._add("form", whole, name)
        resources = thing.get("/Resources", {})
        if "/XObject" in resources:
            within = Reader(resources, replace(state, matrix=inner, clip=shared(whole, state.clip)))
            within.read(thing)
            self.painted += [p for p in within.painted if p.kind == "image"]

    def _picture(self, wide_px: int, high_px: int) -> None:
        """A picture always fills the square of side 1; its resolution is the lower one of both ways."""
        foot, right, _, top = corners(self._state.matrix, 0, 0, 1, 1)
        inches = [max(1e-9, dist(foot, end) / 25.4) for end in (right, top)]
        self._add("image", around([foot, right, top]), dpi=min(wide_px / inches[0], high_px / inches[1]))

    def _set(self, op: str, given: Sequence[Any]) -> None:
        state = self._state
        match op:
            case "q":
                self._stack.append(state)
            case "Q":
                self._state = self._stack.pop() if self._stack else state
            case "cm":
                self._state = replace(state, matrix=times(state.matrix, matrix(given)))
            case "w":
                self._state = replace(state, width=float(given[0]))
            case "Tf":
                self._state = replace(state, font=self._resources["/Font"].get(str(given[0])), size=float(given[1]))
            case "Tz":
                self._state = replace(state, stretch=float(given[0]) / 100)
            case "BT" | "Tm":
                self._text = matrix(given) if given else PLAIN
            case "Td" | "TD":
                self._text = times(self._text, (1, 0, 0, 1, float(given[0]), float(given[1])))
            case "Tj" | "TJ":
                parts = [given[0]] if op == "Tj" else list(given[0])
                self._say(b"".join(bytes(p) for p in parts if isinstance(p, package(PIKEPDF).String)))

    def _say(self, words: bytes) -> None:
        state, font = self._state, self._state.font or {}
        first, widths = int(font.get("/FirstChar", 0)), [float(w) for w in font.get("/Widths", ())]
        shares = [widths[c - first] if 0 <= c - first < len(widths) else USUAL_WIDTH for c in words]
        wide = sum(shares) / 1000 * state.size * state.stretch
        self._add("text", around(corners(times(state.matrix, self._text), 0, -DESCENT * state.size, wide, ASCENT * state.size)))
        self._text = times(self._text, (1, 0, 0, 1, wide, 0))

    def _add(self, kind: str, box: Box, name: str = "", dpi: float = 0) -> None:
        clip = self._state.clip
        seen = shared(box, clip)
        if seen.w >= 0 and seen.h >= 0:
            self.painted.append(Painted(kind, seen, clip is not None, name, box, dpi))
