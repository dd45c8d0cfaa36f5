"""Where the card database lies that came with the program."""

from pathlib import Path

_PACKAGE = Path(__file__).parents[1]


def folder() -> Path:
    """The folder: inside the installed package, or at the top of a checkout."""
    installed = _PACKAGE / "_data" / "card_data"
    return installed if installed.is_dir() else _PACKAGE.parent / "card_data"
