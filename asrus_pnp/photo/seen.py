"""What photos show of each player's cards, and what a game makes of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from asrus_pnp.core.errors import Fault, InputError, fault
from asrus_pnp.core.text import Text, same
from asrus_pnp.database.database import Database
from asrus_pnp.photo.cards import Physical, physical
from asrus_pnp.photo.scan import Scan, scan
from asrus_pnp.positions.form import Form
from asrus_pnp.positions.photo_cards import Hand, key_of


@dataclass(frozen=True, slots=True)
class Seen:
    """The photos of each player, the cards that there are, and what a line of the game may hold."""

    scans: Mapping[str, Scan]
    known: Mapping[str, Physical]
    form: Form

    @property
    def hands(self) -> list[Hand]:
        """The cards of each player."""
        return [Hand(player, tuple(card.id for card in found.cards)) for player, found in self.scans.items()]

    def unscored(self, player: str) -> int:
        """How many cards of the player are of this game, but not scored in it."""
        kits = {kit for kit in {card.kit for card in self.known.values()} if _plays(kit, self.form, self.known)}
        return sum(card.kit in kits and key_of(self.form, card.id) is None for card in self.scans[player].cards)

    def told(self) -> list[Text]:
        """What the players should hear: how many cards of each were read, what could not be, and which do not count in this game."""
        return [words for player, found in self.scans.items() for words in [_summary(player, found), *self._left_out(player, found)]]

    def _left_out(self, player: str, found: Scan) -> list[Text]:
        out = [card for card in found.cards if key_of(self.form, card.id) is None]
        strange = {kit for kit in {card.kit for card in out} if not _plays(kit, self.form, self.known)}
        words = (
            ([c for c in out if c.kit in strange], Text("다른 세트의 카드라 셈하지 않는다", "of another set, left out")),
            ([c for c in out if c.kit not in strange], Text("이 게임에서 점수가 아니라 셈하지 않는다", "not scored in this game, left out")),
        )
        return [Text(f"{player}: {why.ko}: {_listed(cards).ko}", f"{player}: {why.en}: {_listed(cards).en}") for cards, why in words if cards]


def seen(photos: Mapping[str, Sequence[str]], db: Database, form: Form) -> Seen:
    """Look at the photos of each player; raises InputError with the faults of all of them, or where the game scores no cards,
    DataError where the card database is wrong."""
    known = physical(db)
    if not any(_plays(kit, form, known) for kit in {card.kit for card in known.values()}):
        right = ("사진 없이 줄만", "lines alone, without photos")
        raise InputError([fault(same("--photo"), "이 게임은 카드로 점수를 내지 않는다", "this game scores no cards", *right)])
    faults, scans = list[Fault](), dict[str, Scan]()
    for player, files in photos.items():
        try:
            scans[player] = scan(list(dict.fromkeys(files)), known)
        except InputError as error:
            faults += error.faults
    if faults:
        raise InputError(list(dict.fromkeys(faults)))
    return Seen(scans, known, form)


def _plays(kit: str, form: Form, known: Mapping[str, Physical]) -> bool:
    """Whether the game scores any card of that kit."""
    return any(key_of(form, card.id) is not None for card in known.values() if card.kit == kit)


def _summary(player: str, found: Scan) -> Text:
    words = found.summary
    return Text(f"{player}: {words.ko}", f"{player}: {words.en}")


def _listed(cards: Sequence[Physical]) -> Text:
    return Text(", ".join(c.label.ko for c in cards), ", ".join(c.label.en for c in cards))
