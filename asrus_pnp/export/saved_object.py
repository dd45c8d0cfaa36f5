"""The saved object of Tabletop Simulator: plain data, one deck after another along the table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

Json = dict[str, Any]
STEP = 3.0  # from deck to deck, in the units of the table
STANDARD_MM = 88.0  # a card of that height has the scale 1
TINT = {"r": 0.713235259, "g": 0.713235259, "b": 0.713235259}  # what the program itself writes for cards
SHEETS = 100  # a card's number is that of its sheet times this, plus its place


@dataclass(frozen=True, slots=True)
class Card:
    """One card: what its tooltip says, its sheet (from 1, of all decks), its place on it (from 0)."""

    name: str
    id: str
    sheet: int
    place: int


@dataclass(frozen=True, slots=True)
class DeckData:
    """One deck: its name, the height of its cards in mm, its cards from the top, and the addresses of its sheets and its back."""

    name: str
    height_mm: float
    cards: tuple[Card, ...]
    sheets: Mapping[int, str]
    back: str


def saved_object(title: str, decks: Sequence[DeckData], grid: tuple[int, int]) -> Json:
    """The whole object; grid is how many cards a sheet has across and down."""
    empty = dict.fromkeys(("GameMode", "Date", "Table", "Sky", "Note", "Rules", "PlayerTurn", "LuaScript", "LuaScriptState"), "")
    return {"SaveName": title, **empty, "ObjectStates": [_object(deck, n, grid) for n, deck in enumerate(decks)]}


def _object(deck: DeckData, index: int, grid: tuple[int, int]) -> Json:
    """A deck on the table, face down; the program knows no deck of one card, which lies there as a card."""
    sheets = {
        str(n): {"FaceURL": url, "BackURL": deck.back, "NumWidth": grid[0], "NumHeight": grid[1], "BackIsHidden": False, "UniqueBack": False, "Type": 0}
        for n, url in deck.sheets.items()
    }
    cards = [_card(deck, card, index, sheets, n) for n, card in enumerate(deck.cards, 1)]
    if len(cards) == 1:
        return cards[0]
    head = _thing("DeckCustom", deck.name, f"{len(cards)}", deck.height_mm, index, index * 1000)
    return head | {"DeckIDs": [c["CardID"] for c in cards], "CustomDeck": sheets, "ContainedObjects": cards}


def _card(deck: DeckData, card: Card, index: int, sheets: Json, number: int) -> Json:
    own = {str(card.sheet): sheets[str(card.sheet)]}
    head = _thing("CardCustom" if len(deck.cards) == 1 else "Card", card.name, card.id, deck.height_mm, index, index * 1000 + number)
    return head | {"CardID": card.sheet * SHEETS + card.place, "CustomDeck": own, "HideWhenFaceDown": True, "Hands": True}


def _thing(kind: str, name: str, words: str, height_mm: float, index: int, number: int) -> Json:
    scale = round(height_mm / STANDARD_MM, 4)
    place = {"posX": index * STEP, "posY": 1.0, "posZ": 0.0, "rotX": 0.0, "rotY": 180.0, "rotZ": 180.0, "scaleX": scale, "scaleY": 1.0, "scaleZ": scale}
    return {"GUID": f"{number:06x}", "Name": kind, "Transform": place, "Nickname": name, "Description": words, "ColorDiffuse": TINT, "SidewaysCard": False}
