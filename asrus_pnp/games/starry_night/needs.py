"""The cards of the ASRUS deck that Counting Stars at Night is played with."""

from pathlib import Path

from asrus_pnp.database.card_ids import expand
from asrus_pnp.kits.asrus.cards import load


def needs(data: Path) -> dict[str, tuple[str, ...]]:
    """The ids of the number cards, by kit (SN-1.1); raises DataError."""
    return {"asrus": tuple(id for card in load(data).numbers for id in expand(card.ids))}
