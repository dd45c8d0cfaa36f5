"""A shelf of games as comma-separated values: a row for each player of each game."""

import csv
import io
from collections.abc import Sequence

from asrus_pnp.core.text import Lang, Text
from asrus_pnp.history.played import Played

HEADS = Text("번호,날짜,게임,인원,끝남,플레이어,합계,순위,이김,임시값,점수,파일", "number,date,game,players,over,player,total,rank,won,stand_ins,points,file")


def rows(games: Sequence[Played], lang: Lang) -> list[str]:
    """The lines of the file; the points by clause stand in one cell, as CE-8.1=4 CE-8.2=7."""
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(HEADS.say(lang).split(","))
    for game in games:
        for player in game.players:
            writer.writerow([game.number, game.when, game.game, len(game.players), int(game.over), player, *_result(game, player), game.file])
    return file.getvalue().splitlines()


def _result(game: Played, player: str) -> list[object]:
    if not game.over:
        return ["", "", "", "", ""]
    points = " ".join(f"{clause}={n}" for clause, n in game.points[player].items())
    return [game.totals[player], game.ranks[player], int(player in game.winners), int(game.stand_ins), points]
