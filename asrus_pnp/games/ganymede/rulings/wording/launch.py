"""The case launch in words: each dock, then what launches without condition."""

from collections.abc import Sequence
from dataclasses import replace

from asrus_pnp.core.text import Text
from asrus_pnp.games.ganymede.places import LOWER, UPPER
from asrus_pnp.games.ganymede.rulings.launch import Dock, Outcome, Position
from asrus_pnp.games.ganymede.tables import GAME, Tables
from asrus_pnp.results.ruling import Ruling, Step

NAMES = {"upper": UPPER, "lower": LOWER}


def tell(position: Position, outcome: Outcome, tables: Tables) -> Ruling:
    """The ruling, step by step."""
    steps = (*(s for d in outcome.docks for s in docked(d)), *earned(position, outcome))
    verdict = _verdict(outcome.filled, outcome.free_launches)
    ruling = Ruling(GAME, "launch", position.options, verdict, outcome.as_json(), steps)
    return replace(ruling, notes=tuple(tables.clauses.silences(ruling.clauses)))


def docked(dock: Dock) -> list[Step]:
    """GA-5.1 with the need of the dock (GA-1.5) or of a light ship (GA-5.3); GA-5.12 where more stand there than are needed."""
    name, rule = NAMES[dock.id], "GA-5.3" if dock.light else "GA-1.5"
    does = Text("완성된다", "launches") if dock.filled else Text("완성되지 않는다", "does not launch")
    ko = f"{name.ko}: {dock.need}명이 필요하고 {dock.settlers}명이 탔다: {does.ko}"
    steps = [Step((rule, "GA-5.1"), Text(ko, f"{name.en} needs {dock.need} and holds {dock.settlers}: its ship {does.en}"))]
    if dock.settlers > dock.need:
        words = Text(
            f"필요한 수만 {dock.need}명으로 줄고 {dock.places}명까지 탈 수 있다", f"only the need falls, to {dock.need}; the dock still takes {dock.places}"
        )
        steps.append(Step(("GA-5.12",), words))
    return steps


def earned(position: Position, outcome: Outcome) -> list[Step]:
    """GA-5.4 for the first set of five, GA-5.5 for further ones, GA-5.6 for the end of the track, GA-5.7 for what they may take."""
    before, after = outcome.sets_before, outcome.sets_after
    further = ("GA-5.5",) if after > before and after > 1 else ()
    ko = f"다섯 문양 세트: 차례 전 {before}, 차례 뒤 {after}: 조건 없는 완성 {after - before}번"
    steps = [Step(("GA-5.4", *further), Text(ko, f"sets of five symbols: {before} before, {after} after: launches without condition: {after - before}"))]
    if position.reached_end:
        steps.append(
            Step(("GA-5.6",), Text("명성 트랙 끝에 닿아 조건 없는 완성 한 번", "the end of the reputation track was reached: one launch without condition"))
        )
    if outcome.free_launches:
        words = Text("조건 없는 완성은 빈 우주선에도 쓸 수 있다", "a launch without condition may take any own docked ship, also an empty one")
        steps.append(Step(("GA-5.7",), words))
    return steps


def _verdict(filled: Sequence[str], free: int) -> Text:
    ko, en = ", ".join(NAMES[d].ko for d in filled) or "없음", ", ".join(NAMES[d].en for d in filled) or "none"
    return Text(f"찬 우주선: {ko}; 조건 없는 완성: {free}번.", f"Filled: {en}; launches without condition: {free}.")
