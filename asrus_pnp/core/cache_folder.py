"""Where what can be made anew is kept between two runs."""

import os
import sys
from pathlib import Path


def cache_folder() -> Path:
    """Where the system wants to have what can be made anew."""
    asked, home = os.environ.get("XDG_CACHE_HOME", ""), Path(os.path.expanduser("~"))
    usual = home / "Library" / "Caches" if sys.platform == "darwin" else home / ".cache"
    local = os.environ.get("LOCALAPPDATA", "") if sys.platform == "win32" else ""
    return next((Path(p) for p in (asked, local) if os.path.isabs(p)), usual) / "asrus-pnp"
