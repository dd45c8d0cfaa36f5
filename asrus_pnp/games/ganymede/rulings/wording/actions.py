"""Basic actions and effects in words, one step each."""

from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text
from asrus_pnp.games.ganymede import actions as acting
from asrus_pnp.games.ganymede.actions import Action, Adapt, Move, Recruit, Settlement
from asrus_pnp.games.ganymede.places import EARTH, LOWER, MARS, UPPER
from asrus_pnp.games.ganymede.tables import Tables
from asrus_pnp.results.ruling import Step

PLACES = {acting.EARTH: EARTH, acting.MARS: MARS, acting.UPPER: UPPER, acting.LOWER: LOWER}


def step(action: Action, before: Settlement, tables: Tables) -> Step:
    """What an action brings that was possible, of settlers and ships; gains of reputation are told by their own case."""
    if isinstance(action, Recruit):
        return recruited(action.colour, before, tables)
    if isinstance(action, Adapt):
        return _adapted(action, tables)
    if isinstance(action, Move):
        return _moved(action, tables)
    return Step(("GA-4.8",), Text("우주선 카드를 한 장 손에 가져옵니다", "a ship is taken into hand"))


def recruited(colour: str, before: Settlement, tables: Tables) -> Step:
    """GA-4.2; GA-2.11 with GA-2.7 or GA-2.8 where nobody comes."""
    name = tables.names[colour]
    if not before.has(colour):
        words = Text(f"공급처에 {josa(name.ko, '이/가')} 없어 아무도 오지 않습니다", f"the supply is out of {name.en}: nobody is recruited")
        return Step(("GA-4.2", "GA-2.11"), words)
    if before.room(acting.EARTH) <= 0:
        words = Text(f"지구에 자리가 없어 {josa(name.ko, '은/는')} 공급처로 돌아갑니다", f"Earth is full: the {name.en} settler goes back to the supply")
        return Step(("GA-4.2", "GA-2.11"), words)
    return Step(("GA-4.2",), Text(f"{name.ko} 이주민 한 명이 지구에 옵니다", f"a {name.en} settler comes to Earth"))


def _adapted(adapt: Adapt, tables: Tables) -> Step:
    place, old, new = PLACES[adapt.place], tables.names[adapt.old], tables.names[adapt.new]
    ko, en = f"{place.ko}의 {old.ko} 이주민이 {new.ko} 이주민으로 바뀝니다", f"a {old.en} settler on {place.en} is exchanged for a {new.en} one"
    return Step(("GA-4.3", "GA-4.4") if adapt.place in (acting.UPPER, acting.LOWER) else ("GA-4.3",), Text(ko, en))


def _moved(move: Move, tables: Tables) -> Step:
    name, start, to = tables.names[move.colour], PLACES[move.start], PLACES[move.to]
    ko, en = f"{name.ko} 이주민 한 명이 {start.ko}에서 {josa(to.ko, '으로/로')} 갑니다", f"a {name.en} settler moves from {start.en} to {to.en}"
    return Step(("GA-4.5",) if move.to == acting.MARS else ("GA-4.5", "GA-3.8"), Text(ko, en))
