"""A score as comma-separated values: one row a player, one column a clause."""

import csv
import io
from collections.abc import Sequence

from asrus_pnp.core.rulings import Rounds, Scoresheet
from asrus_pnp.core.text import Lang, Text

HEADS = Text("판,플레이어,합계,순위", "position,player,total,rank")
SUM = Text("합계", "sum")


def rows(result: Sequence[Scoresheet] | Rounds, lang: Lang) -> list[str]:
    """The lines of the file; rounds end with the sums of all of them."""
    sheets = result.rounds if isinstance(result, Rounds) else result
    clauses = [line.clause for line in sheets[0].players[0].lines]
    position, player, total, rank = HEADS.say(lang).split(",")
    table: list[list[object]] = [[position, player, *clauses, total, rank]]
    for number, sheet in enumerate(sheets, 1):
        table += [[number, p.player, *(line.points for line in p.lines), p.total, p.rank] for p in sheet.players]
    if isinstance(result, Rounds):
        table += [[SUM.say(lang), p, *([""] * len(clauses)), t, result.ranks[p]] for p, t in result.totals.items()]
    return _written(table)


def _written(table: list[list[object]]) -> list[str]:
    file = io.StringIO()
    csv.writer(file, lineterminator="\n").writerows(table)
    return file.getvalue().splitlines()
