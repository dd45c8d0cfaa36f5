"""Which of our marks a place shows that a reader found but could not decode: the marks that there are differ from each other far more than noise does."""

from collections.abc import Sequence
from functools import cache
from heapq import nlargest

from asrus_pnp.photo.frame import INNER, Place, alike, even, seen

FIT = 0.8  # of the frame: what is hardly a mark is not guessed at
ALIKE = 0.75  # how alike the place and the mark are at least; measured: ours 0.77 and more, what is no mark of ours at most 0.6
AHEAD = 0.2  # how far the next mark must lie behind; measured: 0.2 and more where it was right, at most 0.15 where it was wrong


def nearest(place: Place, contents: Sequence[str]) -> str:
    """The one content whose mark the place shows; empty where none is like it, or two are."""
    if place.fit < FIT or len(contents) < 2:
        return ""
    tones = even(place.inner)
    (first, content), (second, _) = nlargest(2, ((alike(tones, _inner(content)), content) for content in contents))
    return content if first >= ALIKE and first - second >= AHEAD else ""


@cache
def _inner(content: str) -> tuple[float, ...]:
    tones = seen(content)
    return even([tones[n] for n in INNER])
