"""What lies in several photos together: each physical card once, however often it was seen."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from asrus_pnp.camera_mark.message import mark_of
from asrus_pnp.core.errors import Fault, InputError
from asrus_pnp.core.text import Text, join
from asrus_pnp.photo.cards import Physical
from asrus_pnp.photo.files import load
from asrus_pnp.photo.marks import Mark
from asrus_pnp.photo.read import marks


@dataclass(frozen=True, slots=True)
class Shot:
    """One photo: its name, the marks in it, and the cards that there are."""

    photo: str
    marks: tuple[Mark, ...]
    known: Mapping[str, Physical]

    @property
    def cards(self) -> list[Physical]:
        """The cards in it, each once, in the order of the card database."""
        seen = {m.id for m in self.marks}
        return [card for id, card in self.known.items() if id in seen]

    @property
    def unread(self) -> int:
        """How many places look like marks that could not be read."""
        return sum(not m.content for m in self.marks)

    @property
    def foreign(self) -> int:
        """How many symbols say something else than a card of ours."""
        return sum(bool(m.content) and m.id not in self.known for m in self.marks)


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that look alike."""

    cards: tuple[Physical, ...]

    @property
    def first(self) -> Physical:
        """One of them."""
        return self.cards[0]


@dataclass(frozen=True, slots=True)
class Scan:
    """Several photos together."""

    shots: tuple[Shot, ...]

    @property
    def cards(self) -> list[Physical]:
        """All cards in them, each once, in the order of the card database."""
        seen = {card.id for shot in self.shots for card in shot.cards}
        return [card for id, card in self.shots[0].known.items() if id in seen]

    @property
    def unread(self) -> int:
        """How many places in all look like marks that could not be read."""
        return sum(shot.unread for shot in self.shots)

    @property
    def foreign(self) -> int:
        """How many symbols in all say something else than a card of ours."""
        return sum(shot.foreign for shot in self.shots)

    @property
    def groups(self) -> list[Group]:
        """The cards by what they are."""
        found: dict[tuple[str, str, Text], list[Physical]] = {}
        for card in self.cards:
            found.setdefault((card.kit, card.kind, card.title), []).append(card)
        return [Group(tuple(cards)) for cards in found.values()]

    @property
    def summary(self) -> Text:
        """In a sentence how many cards were read, and what was not."""
        cards, unread, foreign = len(self.cards), self.unread, self.foreign
        said = [Text(f"카드 {cards}장을 읽었다", f"{cards} {_many('card', cards)} read")]
        if unread:
            looks = "places look like marks" if unread != 1 else "place looks like a mark"
            said.append(Text(f"마크처럼 보이지만 읽지 못한 곳 {unread}군데", f"{unread} {looks} that could not be read"))
        if foreign:
            said.append(
                Text(f"이 세트들의 것이 아닌 무늬 {foreign}개는 세지 않았다", f"{foreign} {_many('code', foreign)} that no card here carries, left out")
            )
        return join(said, "; ")

    def missing(self, expected: int) -> list[Physical]:
        """The cards that were not seen, where just as many were expected as the kits seen have; else none can be named."""
        kits = {card.kit for card in self.cards}
        whole = [card for card in self.shots[0].known.values() if card.kit in kits]
        seen = {card.id for card in self.cards}
        return [card for card in whole if card.id not in seen] if expected == len(whole) else []

    def as_json(self, expected: int | None) -> dict[str, Any]:
        """The scan for programs."""
        return {
            "photos": [{"photo": s.photo, "cards": [c.id for c in s.cards], "unread": s.unread, "foreign": s.foreign} for s in self.shots],
            "cards": [{"id": c.id, "kit": c.kit, "kind": c.kind, "sign": c.sign, "name": {"ko": c.name.ko, "en": c.name.en}} for c in self.cards],
            "count": len(self.cards),
            "unread": self.unread,
            "foreign": self.foreign,
            "expected": expected,
            "missing": None if expected is None else max(0, expected - len(self.cards)),
            "missing_ids": [c.id for c in self.missing(expected)] if expected is not None else [],
        }


def _many(word: str, count: int) -> str:
    return word if count == 1 else f"{word}s"


def scan(photos: Sequence[str], known: Mapping[str, Physical]) -> Scan:
    """Look at the photos, at least one, one after the other; raises InputError with the faults of all that cannot be opened, or where zxing-cpp is missing."""
    shots: list[Shot] = []
    faults: list[Fault] = []
    contents = [mark for id in known if (mark := mark_of(id))]
    for photo in photos:
        try:
            shots.append(Shot(photo, tuple(marks(load(Path(photo), "L"), contents)), known))
        except InputError as error:
            faults += error.faults
    if faults:
        raise InputError(list(dict.fromkeys(faults)))
    return Scan(tuple(shots))
