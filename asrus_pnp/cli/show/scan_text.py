"""What photos show, for people."""

from collections.abc import Sequence
from itertools import groupby

from asrus_pnp.cli.show.answers import bold
from asrus_pnp.cli.show.terminal import paragraph, table
from asrus_pnp.core.text import Lang, Text
from asrus_pnp.photo.scan import Group, Scan

HINT = Text(
    "카드가 빠졌다면 더 가까이, 더 밝은 곳에서, 흔들리지 않게 다시 찍고 사진들을 함께 준다. 메신저로 보냈다면 원본 크기로.",
    "Where cards are missing: take a photo from closer by, in more light, held still, and give all photos together; send it in its full size.",
)


def lines(scan: Scan, expected: int | None, written: Sequence[str], lang: Lang) -> list[str]:
    """The cards of each kit by number and name, what could not be read, what is missing."""
    shown: list[str] = []
    for _, groups in groupby(scan.groups, key=lambda g: g.first.kit):
        of_kit = list(groups)
        shown += ["", bold(of_kit[0].first.kit_name.say(lang)), *table([_row(g, lang) for g in of_kit], left=4)]
    wanted = missing(scan, expected) if expected is not None else []
    incomplete = scan.unread or (expected is not None and len(scan.cards) < expected) or not scan.cards
    ends = [*wanted, *([HINT] if incomplete else []), *(Text(f"{f} 파일을 썼다.", f"Wrote {f}.") for f in written)]
    return [*paragraph(scan.summary.say(lang)), *shown, "", *(line for words in ends for line in paragraph(words.say(lang)))]


def missing(scan: Scan, expected: int) -> list[Text]:
    """In a sentence how many cards are missing or too many; and which, where that can be told."""
    short = expected - len(scan.cards)
    if short <= 0:
        over = Text(f"기대한 {expected}장보다 {-short}장 많다.", f"{-short} more than the {expected} expected.")
        return [over if short else Text(f"기대한 {expected}장이 모두 있다.", f"All {expected} are there.")]
    named = scan.missing(expected)
    which = Text(": " + ", ".join(c.label.ko for c in named), ": " + ", ".join(c.label.en for c in named)) if named else Text(".", ".")
    is_are = "is" if short == 1 else "are"
    return [Text(f"기대한 {expected}장 가운데 {short}장이 빠졌다{which.ko}", f"{short} of the {expected} expected {is_are} missing{which.en}")]


def _row(group: Group, lang: Lang) -> list[str]:
    return [f"{group.first.sign:>4}", group.first.name.say(lang), f"×{len(group.cards)}", " ".join(c.id for c in group.cards)]
