"""The cards that the game is played with: all of its own kit."""

from pathlib import Path

KIT = "ganymede"


def needs(data: Path) -> dict[str, tuple[str, ...]]:
    """The kit, with no ids: every card of it."""
    return {KIT: ()}
