"""Packages that only exports need: imported late, and named with the command that installs them where they are missing."""

import sys
from importlib import import_module
from typing import Any

from asrus_pnp.core.errors import DrawError, Fault
from asrus_pnp.core.text import Text, same

PDFIUM, PIKEPDF = "pypdfium2", "pikepdf"


def package(name: str) -> Any:
    """The module of the package; raises DrawError with the command that installs it."""
    try:
        return import_module(name)
    except ImportError:
        command = f"{sys.executable} -m pip install {name}"
        found = Text(f"{name} 패키지가 필요하다", f"this needs the package {name}")
        raise DrawError([Fault(same(""), found, same(command))]) from None
