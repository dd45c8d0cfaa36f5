"""The case discard in words: what is discarded, each basic action as it is done, what is left of them."""

from dataclasses import replace

from asrus_pnp.core.text import Text, listed
from asrus_pnp.games.ganymede.rulings.discard import Done, Outcome, Position
from asrus_pnp.games.ganymede.rulings.wording import actions, reputation
from asrus_pnp.games.ganymede.tables import GAME, Tables
from asrus_pnp.results.ruling import Ruling, Step


def tell(position: Position, outcome: Outcome, tables: Tables) -> Ruling:
    """The ruling, step by step."""
    steps = (_discarded(position), *(s for d in outcome.done for s in _done(d, position.options, tables)), *_unused(outcome))
    ruling = Ruling(GAME, "discard", position.options, _verdict(position, outcome), outcome.as_json(), steps)
    return replace(ruling, notes=(*tables.stand_in("track", any(d.gain for d in outcome.done)), *tables.clauses.silences(ruling.clauses)))


def _discarded(position: Position) -> Step:
    ids, count = listed([t.id for t in position.discarded]), len(position.discarded)
    ko = f"{ids.ko}: 타일 {count}개를 버려 기본 행동 {count}번을 얻습니다. 문양은 세지 않습니다"
    return Step(("GA-4.1",), Text(ko, f"{ids.en} discarded: basic actions: {count}; symbols do not multiply here"))


def _done(done: Done, options: tuple[str, ...], tables: Tables) -> list[Step]:
    if done.gain is None:
        return [actions.step(done.action, done.before, tables)]
    steps = reputation.gained(done.gain, options, tables)
    more = Text("멈춘 칸이 기본 행동을 하나 더 줍니다", "the stop gives one basic action more")
    return [*steps, Step(("GA-6.1",), more)] if done.gain.basic_actions else steps


def _unused(outcome: Outcome) -> list[Step]:
    count = outcome.unused
    return [Step(("GA-4.1",), Text(f"쓰지 않은 기본 행동: {count}번", f"basic actions not used: {count}"))] if count else []


def _verdict(position: Position, outcome: Outcome) -> Text:
    tiles, done = len(position.discarded), len(outcome.done)
    ko, en = f"타일 {tiles}개를 버리고 기본 행동 {done}번을 합니다", f"Tiles discarded: {tiles}; basic actions done: {done}"
    tail = Text(". 조건 없는 완성 한 번을 얻습니다", "; one launch without condition") if outcome.launch else Text("", "")
    return Text(f"{ko}{tail.ko}.", f"{en}{tail.en}.")
