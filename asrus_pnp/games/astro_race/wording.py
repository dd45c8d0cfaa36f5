"""How places and players are spoken of in a ruling."""

from collections.abc import Sequence

from asrus_pnp.core.text import Text

ORDINALS = ("첫", "두", "세", "네", "다섯", "여섯")


def place(steps: int, moon: int) -> Text:
    """A place on the track by its steps from the Sun; the Moon is so many steps away."""
    if steps == moon:
        return Text("달", "the Moon")
    return Text(f"{steps}칸 자리", f"step {steps}") if steps else Text("태양", "the Sun")


def there(steps: int, moon: int) -> Text:
    """The same place as where something stands."""
    spot = place(steps, moon)
    return Text(f"{spot.ko}에", f"{'at' if 0 < steps < moon else 'on'} {spot.en}")


def toward(steps: int, moon: int) -> Text:
    """The same place as where something goes."""
    spot = place(steps, moon)
    return Text(f"{spot.ko}{'로' if steps else '으로'}", f"to {spot.en}")


def finish(place: int, shared: bool) -> Text:
    """How somebody finishes, by the place in finishing: alone, or together with others."""
    if shared:
        return Text(f"공동 {place}위로", f"in place {place}, shared")
    ordinal = f"{ORDINALS[place - 1]} 번째로" if place <= len(ORDINALS) else f"{place}번째로"
    return Text(ordinal, f"in place {place}")


def agree(players: Sequence[str], verb: str) -> str:
    """An English verb as it goes with one player or with several."""
    return verb if len(players) > 1 else f"{verb}s"
