"""A score as comma-separated values: one row a player, one column a clause, the notes at the end."""

import csv
import io
from collections.abc import Sequence

from asrus_pnp.core.text import Lang, Text
from asrus_pnp.database.labels import Labels
from asrus_pnp.results.score_sheet import Rounds, Scoresheet

HEADS = Text("판,플레이어,합계,순위", "position,player,total,rank")
SUM = Text("합계", "sum")
NOTE = Text("알아 둘 것", "note")


def rows(labels: Labels, result: Sequence[Scoresheet] | Rounds, lang: Lang) -> list[str]:
    """The lines of the file; behind rounds come the sums of all of them, behind everything the notes."""
    sheets = result.rounds if isinstance(result, Rounds) else result
    clauses = [line.clause for line in sheets[0].players[0].lines]
    position, player, total, rank = HEADS.say(lang).split(",")
    table: list[list[object]] = [[position, player, *(_head(labels, c, lang) for c in clauses), total, rank]]
    for number, sheet in enumerate(sheets, 1):
        table += [[number, p.player, *(line.points for line in p.lines), p.total, p.rank] for p in sheet.players]
    if isinstance(result, Rounds):
        table += [[SUM.say(lang), p, *([""] * len(clauses)), t, result.ranks[p]] for p, t in result.totals.items()]
    return _written([*table, *_notes(result, lang)])


def _head(labels: Labels, clause: str, lang: Lang) -> str:
    return f"{clause} {labels.score[clause].say(lang)}" if clause in labels.score else clause


def _notes(result: Sequence[Scoresheet] | Rounds, lang: Lang) -> list[list[object]]:
    """A row for each note, with the numbers of its positions where it is not of all of them."""
    if isinstance(result, Rounds):
        return [[NOTE.say(lang), note.say(lang)] for note in result.notes]
    of: dict[Text, list[int]] = {}
    for number, sheet in enumerate(result, 1):
        for note in dict.fromkeys(sheet.notes):
            of.setdefault(note, []).append(number)
    where = {note: "" if len(numbers) == len(result) else f" {', '.join(map(str, numbers))}" for note, numbers in of.items()}
    return [[f"{NOTE.say(lang)}{numbers}", note.say(lang)] for note, numbers in where.items()]


def _written(table: list[list[object]]) -> list[str]:
    file = io.StringIO()
    csv.writer(file, lineterminator="\n").writerows(table)
    return file.getvalue().splitlines()
