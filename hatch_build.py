"""Puts what the search in the rules looks up, ready made, into the wheel beside the data that it is made from."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Called by hatchling for each wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the file of each game; an editable install reads the checkout, and keeps its own in the user's cache."""
        if version == "editable":
            return
        sys.path.insert(0, self.root)
        from asrus_pnp.database.database import Database
        from asrus_pnp.rulebook.lookup import fingerprint, keep
        from asrus_pnp.rulebook.lookup_making import make_lookup

        data = Path(self.root) / "card_data"
        for game in sorted(p.stem for p in (data / "clauses").glob("*.toml")):
            path = Path(self.directory) / "lookup" / f"{game}.jsonl"
            if not keep(make_lookup(Database(data), game), fingerprint(data, game), path):
                raise OSError(f"{path} cannot be written")
            build_data["force_include"][str(path)] = f"asrus_pnp/_data/lookup/{game}.jsonl"
