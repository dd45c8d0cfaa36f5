"""What every kit says of itself, and its cards one by one."""

from dataclasses import dataclass
from typing import Any

from asrus_pnp.core.text import Text
from asrus_pnp.database.card_ids import expand
from asrus_pnp.database.limits import Copies, Letter, Piece
from asrus_pnp.database.records import Standing

NOT_SHOWN = ("id", "ids", "copies")


@dataclass(frozen=True, slots=True)
class KitInfo:
    """A kit's name, the letter of its ids, how many pieces it has, and their size in mm (width, height)."""

    id: str
    name: Text
    prefix: Letter
    count: Copies
    size_mm: tuple[Piece, Piece]
    standing: Standing
    source: str


def physical(kit: str, kind: str, ids: str, record: dict[str, Any]) -> list[dict[str, Any]]:
    """A row for each id of the span: id, kit, kind, name, and what the record has (its own id as `face`)."""
    face = {"face": record["id"]} if "id" in record else {}
    rest = {k: _plain(v) for k, v in record.items() if k not in NOT_SHOWN}
    return [{"id": i, "kit": kit, "kind": kind} | face | rest for i in expand(ids)]


def _plain(value: Any) -> Any:
    """Texts as {ko, en}, tuples as lists: what JSON can hold."""
    if isinstance(value, Text):
        return {"ko": value.ko, "en": value.en}
    if isinstance(value, dict):
        return {k: _plain(v) for k, v in value.items()}
    return [_plain(v) for v in value] if isinstance(value, (tuple, list)) else value
