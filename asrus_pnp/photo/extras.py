"""Packages that only photos need, and how to get them."""

import sys

from asrus_pnp.core.errors import LONGEST_WORD


def installing(package: str) -> str:
    """The command that installs a package for the Python that runs this program; a path that would be cut short in a message is left out."""
    python = sys.executable if 0 < len(sys.executable) <= LONGEST_WORD else "python"
    return f"{python} -m pip install {package}"
