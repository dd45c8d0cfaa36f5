"""A game as other play logs take it over: the link of BG Stats, and a line for the play log of BoardGameGeek. Pure.

BG Stats takes a play as JSON in the query of a link. Its fields, as programs that use it give them: sourceName, sourcePlayId and playDate (UTC,
yyyy-MM-dd HH:mm:ss) must be there; game has name, sourceGameId, highestWins, noPoints; each of the players name, sourcePlayerId, score, winner.
startPlayer and durationMin may be there; neither a record nor a log has them, so they are left out."""

from datetime import UTC, datetime
from json import dumps
from urllib.parse import quote

from asrus_pnp.core.errors import InputError, fault
from asrus_pnp.core.text import Lang, Text, listed, same
from asrus_pnp.history.people import key
from asrus_pnp.history.played import Played

LINK = "https://app.bgstatsapp.com/createPlay.html?data="
SOURCE, WRITTEN = "asrus-pnp", "%Y-%m-%d %H:%M"
PLAYERS = Text("{}명", "{} players")
WON = Text("승", "won")
UNDATED = Text("날짜 모름", "date unknown")


def bgstats(game: Played, name: str) -> str:
    """The link by which BG Stats takes the game over; raises InputError where it is not over or has no date."""
    _check(game)
    if not game.when:
        right = ("play가 쓴 첫 줄이 있는 기록", "a record with the first line that play writes")
        raise InputError([fault(same(game.file), "언제 했는지 적혀 있지 않습니다", "does not say when it was played", *right)])
    players = [{"name": p, "sourcePlayerId": key(p), "score": game.totals[p], "winner": p in game.winners} for p in game.players]
    play = {
        "sourceName": SOURCE,
        "sourcePlayId": game.id,
        "playDate": utc(game.when),
        "game": {"name": name, "sourceGameId": game.game, "highestWins": True, "noPoints": False},
        "players": players,
    }
    return LINK + quote(dumps(play, ensure_ascii=False, separators=(",", ":")), safe="")


def utc(when: str) -> str:
    """Local time, as records and logs have it, in UTC to the second; raises InputError where it is none."""
    try:
        return datetime.strptime(when, WRITTEN).astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S")
    except (ValueError, OverflowError):
        raise InputError([fault(same(when), "날짜와 시각이 아닙니다", "is no date and time", "2026-11-30 20:15", "2026-11-30 20:15")]) from None


def bgg(game: Played, name: str, lang: Lang) -> str:
    """What to type into the play log of BoardGameGeek, in a line: date, game, and each player with score and win; raises InputError where the game
    is not over."""
    _check(game)
    told = [f"{p} {game.totals[p]}{f' ({WON.say(lang)})' if p in game.winners else ''}" for p in game.players]
    names = ", ".join(told) if lang == "ko" else listed(told).en
    return f"{game.when[:10] or UNDATED.say(lang)} | {name} | {PLAYERS.say(lang).format(len(told))} | {names}"


def _check(game: Played) -> None:
    if not game.over:
        right = ("끝난 게임의 번호", "the number of a game that is over")
        raise InputError([fault(same(str(game.number)), "끝나지 않은 게임입니다", "is a game that is not over", *right)])
