"""The disputes of Ganymede that the referee settles; loaded only where one is asked for."""

from collections.abc import Callable
from functools import partial

from asrus_pnp.core.text import Text
from asrus_pnp.games.ganymede.rulings import discard, end, launch, reputation, shuttle, tile
from asrus_pnp.games.ganymede.rulings.wording import discard as discard_told
from asrus_pnp.games.ganymede.rulings.wording import end as end_told
from asrus_pnp.games.ganymede.rulings.wording import launch as launch_told
from asrus_pnp.games.ganymede.rulings.wording import reputation as reputation_told
from asrus_pnp.games.ganymede.rulings.wording import shuttle as shuttle_told
from asrus_pnp.games.ganymede.rulings.wording import tile as tile_told
from asrus_pnp.games.ganymede.tables import Tables
from asrus_pnp.results.referee import Case, Question
from asrus_pnp.results.ruling import Ruling


def case(name: str, tables: Tables) -> Case:
    """The case of that name, with its form, its checks and its answer."""
    makers: dict[str, Callable[[Tables], Case]] = {
        "tile": taking,
        "shuttle": using,
        "discard": discarding,
        "reputation": moving,
        "launch": launching,
        "end": ending,
    }
    return makers[name](tables)


def taking(tables: Tables) -> Question[tile.Position, tile.Outcome, Ruling]:
    """What comes of taking a tile."""
    return Question(
        Text("타일: 효과를 몇 번 쓰는가", "tile: how many times its effect may be used"),
        tile.form(tables),
        partial(tile.parse, tables=tables),
        partial(tile.problems, tables=tables),
        partial(tile.decide, tables=tables),
        partial(tile_told.tell, tables=tables),
        ("table: tile=T07 replaces=T03", "Ann: tiles=T03+T11+T12 earth=blue:2+red:1"),
    )


def using(tables: Tables) -> Question[shuttle.Position, shuttle.Outcome, Ruling]:
    """What comes of using a shuttle."""
    return Question(
        Text("셔틀: 쓸 수 있는가, 이주민은 어디로 가는가", "shuttle: whether it may be used, and where the settlers go"),
        shuttle.form(tables),
        partial(shuttle.parse, tables=tables),
        partial(shuttle.problems, tables=tables),
        partial(shuttle.decide, tables=tables),
        partial(shuttle_told.tell, tables=tables),
        ("table: shuttle=M10", "Ann: mars=red:3+blue:1 upper=blue:1 lower=yellow:1 tiles=2 columns=red:1"),
    )


def discarding(tables: Tables) -> Question[discard.Position, discard.Outcome, Ruling]:
    """What comes of discarding tiles for basic actions."""
    return Question(
        Text("버리기: 타일을 버리고 기본 행동을 하면 무엇이 바뀌는가", "discard: what changes by the basic actions for discarded tiles"),
        discard.form(tables),
        partial(discard.parse, tables=tables),
        partial(discard.problems, tables=tables),
        partial(discard.decide, tables=tables),
        partial(discard_told.tell, tables=tables),
        ("table: discards=T03+T11 actions=red+blue>mars", "Ann: tiles=T03+T11+T12 earth=blue:2 mars=red:1"),
    )


def moving(tables: Tables) -> Question[reputation.Position, reputation.Outcome, Ruling]:
    """What comes of gains of reputation."""
    return Question(
        Text("명성: 마커는 어디에 멈추고 무엇을 얻는가", "reputation: where the marker stops, and what that gives"),
        reputation.form(tables),
        reputation.parse,
        reputation.problems,
        partial(reputation.decide, tables=tables),
        partial(reputation_told.tell, tables=tables),
        ("table: from=2 moves=3+1",),
    )


def launching(tables: Tables) -> Question[launch.Position, launch.Outcome, Ruling]:
    """Which ships launch at the end of a turn."""
    return Question(
        Text("완성: 어느 우주선이 완성되는가", "launch: which ships launch"),
        launch.form(tables),
        launch.parse,
        partial(launch.problems, tables=tables),
        partial(launch.decide, tables=tables),
        partial(launch_told.tell, tables=tables),
        ("Ann: upper=red:3 lower=blue:1 columns-before=white:1+red:1+yellow:1+blue:1 columns-after=white:1+red:1+yellow:1+blue:1+purple:1",),
    )


def ending(tables: Tables) -> Question[end.Position, end.Outcome, Ruling]:
    """Whether the game ends, and who still plays."""
    return Question(
        Text("끝: 게임이 끝났는가, 누가 더 하는가", "end: whether the game is over, and who still plays"),
        end.form(tables),
        end.parse,
        end.problems,
        partial(end.decide, tables=tables),
        partial(end_told.tell, tables=tables),
        ("table: earth-deck=4 mars-deck=0", "Ann: ships=3", "Bo: active ships=2", "Cho: ships=1"),
    )
