"""The cards that lie open, where a table wants them kept: then nobody takes one that does not lie there."""

from collections.abc import Sequence
from dataclasses import replace

from asrus_pnp.core.errors import Fault, InputError, fault
from asrus_pnp.core.text import Text, same
from asrus_pnp.games.ganymede.keeping.state import Rules, State, whereabouts
from asrus_pnp.games.ganymede.tables import Tables
from asrus_pnp.kits.ganymede.pieces import StackKind
from asrus_pnp.positions.notation import short


def laid_open(state: State, ids: Sequence[str], rules: Rules) -> State:
    """The state with these cards open too; raises InputError where one is unknown or lies elsewhere, or more would lie open than may (GA-1.3, GA-5.11)."""
    tables, faults, elsewhere = rules.tables, list[Fault](), whereabouts(state, rules.tables)
    lying = dict(state.open)
    for id in ids:
        stack = _stack(id, tables)
        if stack is None:
            faults.append(
                fault(same(""), f"“{short(id)}”은(는) 알 수 없습니다", f"“{short(id)}” is not understood", "T05, E03, M03, S11", "T05, E03, M03, S11")
            )
        elif id in elsewhere or id in lying[stack]:
            where = elsewhere.get(id, Text("펼쳐진 카드", "the open cards"))
            faults.append(fault(same(""), f"{id}: 이미 {where.ko}에 있습니다", f"{id} lies on {where.en} already", "다른 카드", "another card", "GA-1.1"))
        else:
            lying[stack] = (*lying[stack], id)
    for stack, cards in lying.items():
        most = rules.shown(stack)
        if len(cards) > most:
            listed = ", ".join(cards)
            faults.append(
                fault(
                    same(""), f"{listed}: {len(cards)}장이 펼쳐져 있습니다", f"{listed}: {len(cards)} lie open", f"{most}장까지", f"at most {most}", "GA-5.11"
                )
            )
    if not ids:
        faults.append(fault(same(""), "카드가 없습니다", "no card is named", "T05 E03", "T05 E03"))
    if faults:
        raise InputError(faults)
    return replace(state, open=lying, last=None)


def _stack(id: str, tables: Tables) -> StackKind | None:
    if id in tables.tiles:
        return "tile"
    if id in tables.shuttles:
        return "earth" if tables.shuttles[id] in tables.deck.earth else "mars"
    return "ship" if id in tables.cards else None
