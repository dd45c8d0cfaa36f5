"""Packages that not everybody needs: imported late, and named with the command that installs them where they are missing."""

import sys
from importlib import import_module
from typing import Any

from asrus_pnp.core.errors import LONGEST_WORD, DrawError, Fault
from asrus_pnp.core.text import Text, same

PDFIUM, PIKEPDF = "pypdfium2", "pikepdf"


def package(name: str) -> Any:
    """The module of the package; raises DrawError with the command that installs it."""
    try:
        return import_module(name)
    except ImportError:
        found = Text(f"{name} 패키지가 필요하다", f"this needs the package {name}")
        raise DrawError([Fault(same(""), found, same(installing(name)))]) from None


def installing(name: str) -> str:
    """The command that installs a package for the Python that runs this program; a path that would be cut short in a message is left out."""
    python = sys.executable if 0 < len(sys.executable) <= LONGEST_WORD else "python"
    return f"{python} -m pip install {name}"
