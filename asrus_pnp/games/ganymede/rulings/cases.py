"""The disputes of Ganymede that the referee settles; loaded only where one is asked for."""

from functools import partial

from asrus_pnp.core.text import Text
from asrus_pnp.games.ganymede.rulings import end, launch, reputation, shuttle, shuttle_ruling, tile
from asrus_pnp.games.ganymede.tables import Tables
from asrus_pnp.results.referee import Case, told_at_once


def case(name: str, tables: Tables) -> Case:
    """The case of that name, with its form, its checks and its answer."""
    return {"tile": _tile, "shuttle": _shuttle, "reputation": _reputation, "launch": _launch, "end": _end}[name](tables)


def _tile(tables: Tables) -> Case:
    return told_at_once(
        Text("타일: 효과를 몇 번 쓰는가", "tile: how many times its effect may be used"),
        tile.form(tables),
        tile.parse,
        partial(tile.problems, tables=tables),
        partial(tile.decide, tables=tables),
        ("table: tile=T07 replaces=T03", "Ann: tiles=T03+T11+T12 earth=blue:2+red:1"),
    )


def _shuttle(tables: Tables) -> Case:
    return told_at_once(
        Text("셔틀: 쓸 수 있는가, 이주민은 어디로 가는가", "shuttle: whether it may be used, and where the settlers go"),
        shuttle.form(tables),
        partial(shuttle.parse, tables=tables),
        partial(shuttle.problems, tables=tables),
        partial(shuttle_ruling.decide, tables=tables),
        ("table: shuttle=M10", "Ann: mars=red:3+blue:1 upper=blue:1 lower=yellow:1 tiles=2 columns=red:1"),
    )


def _reputation(tables: Tables) -> Case:
    return told_at_once(
        Text("명성: 마커는 어디에 멈추고 무엇을 얻는가", "reputation: where the marker stops, and what that gives"),
        reputation.form(tables),
        reputation.parse,
        reputation.problems,
        partial(reputation.decide, tables=tables),
        ("table: from=2 moves=3+1",),
    )


def _launch(tables: Tables) -> Case:
    return told_at_once(
        Text("완성: 어느 우주선이 완성되는가", "launch: which ships launch"),
        launch.form(tables),
        partial(launch.parse, tables=tables),
        partial(launch.problems, tables=tables),
        partial(launch.decide, tables=tables),
        ("Ann: upper=red:3 lower=blue:1 columns-before=white:1+red:1+yellow:1+blue:1 columns-after=white:1+red:1+yellow:1+blue:1+purple:1",),
    )


def _end(tables: Tables) -> Case:
    return told_at_once(
        Text("끝: 게임이 끝났는가, 누가 더 하는가", "end: whether the game is over, and who still plays"),
        end.form(tables),
        end.parse,
        end.problems,
        partial(end.decide, tables=tables),
        ("table: earth-deck=4 mars-deck=0", "Ann: ships=3", "Bo: active ships=2", "Cho: ships=1"),
    )
