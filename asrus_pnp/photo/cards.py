"""The physical cards of all kits, as a photo can show them."""

from dataclasses import dataclass

from asrus_pnp import registry
from asrus_pnp.core.text import Text
from asrus_pnp.database.database import Database, once


@dataclass(frozen=True, slots=True)
class Physical:
    """One physical card: its id, its kit (by id and by name), its kind, the number or letter on it if it has one, its name."""

    id: str
    kit: str
    kit_name: Text
    kind: str
    sign: str
    name: Text

    @property
    def title(self) -> Text:
        """The number or letter, and the name."""
        return Text(f"{self.sign} {self.name.ko}".lstrip(), f"{self.sign} {self.name.en}".lstrip())

    @property
    def label(self) -> Text:
        """The id and the title: what tells this card from all others, and what it is."""
        return Text(f"{self.id} {self.title.ko}", f"{self.id} {self.title.en}")


@once
def physical(db: Database) -> dict[str, Physical]:
    """Every card and tile by its id, in the order of the card database; raises DataError."""
    found: dict[str, Physical] = {}
    for kit in registry.KITS.values():
        name = kit.load(db).kit.name
        for row in kit.rows(db):
            sign = str(row.get("number", row.get("letter", "")))
            found[row["id"]] = Physical(row["id"], kit.id, name, row["kind"], sign, Text(row["name"]["ko"], row["name"]["en"]))
    return found
