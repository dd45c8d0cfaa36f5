"""`asrus-pnp history`: what records and logs of many games tell together."""

import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any

import click

from asrus_pnp import registry
from asrus_pnp.cli.input import click_classes, game_names, options
from asrus_pnp.cli.input.click_classes import lang_of, option
from asrus_pnp.cli.show import answers
from asrus_pnp.cli.show.faults import tell_all
from asrus_pnp.core import files
from asrus_pnp.core.errors import InputError, fault
from asrus_pnp.core.spelling import perhaps
from asrus_pnp.core.text import Lang, Text, same
from asrus_pnp.database.database import Database
from asrus_pnp.database.labels import load_labels
from asrus_pnp.history import totals
from asrus_pnp.history.people import alias
from asrus_pnp.history.played import Played
from asrus_pnp.history.shelf import Shelf, read_shelf
from asrus_pnp.history.totals import GameTotals

WORDS = Text(
    "play의 기록과 score --save의 기록에 남은 게임을 모아 누가 얼마나 이겼는지, 점수가 어디에서 나왔는지, "
    "누가 누구에게 강한지, 어떤 기록이 있는지 보여 줍니다. "
    "파일과 폴더를 섞어 줄 수 있고, 없으면 이 폴더를 읽습니다. 같은 게임은 한 번만 셉니다.\n"
    "대소문자, 띄어쓰기만 다른 이름은 한 사람입니다. 다른 이름도 한 사람이면 --alias로, 늘 그러면 폴더의 "
    'players.toml에 [alias] 아래 "Min-ji" = "민지"처럼 적습니다.',
    "Gathers the games that records of play and logs of score --save hold, and tells who wins how often, where the points come from, who beats whom, "
    "and the records. Takes any mix of files and folders, by default this folder; the same game counts once.\n"
    "Names that differ only in case or spaces are one player. For other names --alias says so, or for good, below [alias] in a file "
    'players.toml in the folder, a line such as "Min-ji" = "민지".',
)
GAME = Text("이 게임만.", "Only this game.")
PLAYER = Text("이 사람이 한 게임만.", "Only games with this player.")
SINCE = Text("이날부터 한 게임만 (예 2026-11-30).", "Only games from this day on, as 2026-11-30.")
ALIAS = Text("두 이름은 한 사람이다: 뒤의 이름으로 부른다.", "Two names of one player, who is called by the second.")
CSV = Text("게임마다 한 사람에 한 줄씩 CSV로.", "CSV, a row for each player of each game.")
PDF = Text("게임마다 그림이 있는 한 쪽을 이 파일에 쓴다.", "Write a page with plots for each game to this file.")
BGSTATS = Text("N번 게임을 BG Stats가 받을 링크와 QR 코드를 보여 준다.", "Show the link, and a QR code, by which BG Stats takes game N over.")
BGG = Text("N번 게임을 BoardGameGeek에 적을 한 줄을 보여 준다.", "Show game N as a line for the play log of BoardGameGeek.")
ONE_WAY = Text("--json, --csv, --bgstats, --bgg 가운데 하나만 쓸 수 있습니다", "--json, --csv, --bgstats and --bgg exclude each other")
NO_DAY = Text("“{}”: 날짜가 아닙니다. 2026-11-30처럼 적어 주세요", "“{}” is no day, such as 2026-11-30")
NARROW = Text(
    "QR 코드에는 {}칸이 있어야 합니다. 창을 넓히거나 링크를 휴대 전화로 보내 주세요.",
    "The QR code needs {} columns: widen the window, or send the link to your phone.",
)
WRITTEN = Text("게임마다 한 쪽씩 썼습니다: {}", "a page for each game is written: {}")


def _day(ctx: click.Context, param: click.Parameter, typed: str | None) -> str:
    if typed is None:
        return ""
    try:
        return date.fromisoformat(typed).isoformat()
    except ValueError:
        raise click.BadParameter(NO_DAY.say(lang_of(ctx)).format(typed[:20]), ctx, param) from None


@click_classes.command("history", WORDS, 'asrus-pnp history games/ --alias "Min-ji=민지" --pdf history.pdf')
@click.argument("paths", nargs=-1, metavar="[PATH]...", type=click.Path(path_type=Path))
@option("--game", type=options.GAME, say=GAME)
@option("--player", metavar="NAME", default="", say=PLAYER)
@option("--since", metavar="DATE", callback=_day, say=SINCE)
@option("--alias", "aliases", multiple=True, metavar="NAME=NAME", say=ALIAS)
@options.as_json
@option("--csv", "as_csv", is_flag=True, say=CSV)
@option("--pdf", metavar="FILE", type=click.Path(dir_okay=False, path_type=Path), say=PDF)
@option("--bgstats", type=click.IntRange(min=1), metavar="N", say=BGSTATS)
@option("--bgg", type=click.IntRange(min=1), metavar="N", say=BGG)
@options.language
@options.database
@click.pass_context
def command(
    ctx: click.Context,
    paths: tuple[Path, ...],
    game: str | None,
    player: str,
    since: str,
    aliases: tuple[str, ...],
    as_json: bool,
    as_csv: bool,
    pdf: Path | None,
    bgstats: int | None,
    bgg: int | None,
    lang: Lang,
    db: Database,
) -> None:
    if as_json + as_csv + bool(bgstats) + bool(bgg) > 1:
        raise click.UsageError(ONE_WAY.say(lang), ctx)
    whole = read_shelf(paths or (Path(),), dict(map(alias, aliases)), db)
    tell_all(whole.faults, lang)
    if bgstats or bgg:
        answers.say(_for_a_play_log(whole, bgstats, bgg, db, lang))
        return
    shelf = _chosen(whole, game or "", player, since)
    told = _totals(shelf)
    if as_json:
        click.echo(answers.to_json(_as_json(shelf, told, lang)))
    elif as_csv:
        from asrus_pnp.cli.show import history_csv

        click.echo("\n".join(history_csv.rows(shelf.games, lang)))
    else:
        answers.say(_for_people(shelf, told, db, lang))
    if pdf:
        _write_pages(pdf, shelf, told, db, lang)
        click.echo(WRITTEN.say(lang).format(pdf), err=True)


def _chosen(whole: Shelf, game: str, player: str, since: str) -> Shelf:
    """The games asked for; raises InputError where there is none."""
    shelf = whole.only(game, player, since)
    if shelf.games:
        return shelf
    if not whole.games:
        right = ("play의 기록이나 score --save의 기록이 있는 폴더", "a folder with records of play or logs of score --save")
        raise InputError([fault(same(""), "게임이 없습니다", "there are no games", *right)])
    known = sorted({p for g in whole.games for p in g.players})
    right_ko, right_en = perhaps(player, known) if player else Text("", "")
    raise InputError([fault(same(""), "그런 게임이 없습니다", "there is no such game", right_ko, right_en)])


def _totals(shelf: Shelf) -> list[GameTotals]:
    """Of each game that was played to its end, in the order of the registry."""
    found = {id: [g for g in shelf.over if g.game == id] for id in registry.GAMES}
    return [totals.of_game(id, games) for id, games in found.items() if games]


def _for_people(shelf: Shelf, told: Sequence[GameTotals], db: Database, lang: Lang) -> list[str]:
    from asrus_pnp.cli.show import history_text

    labels = {one.game: load_labels(db, one.game) for one in told}
    return history_text.lines(shelf, totals.standings(shelf.over), told, game_names.called(db), labels, lang)


def _as_json(shelf: Shelf, told: Sequence[GameTotals], lang: Lang) -> dict[str, Any]:
    return {
        "games": [_game_json(g) for g in shelf.games],
        "players": [totals.standing_json(s) for s in totals.standings(shelf.over)],
        "head_to_head": [totals.duel_json(d) for d in totals.duels(shelf.over)],
        "totals": [t.as_json(lang) for t in told],
        "repeated": shelf.repeated,
        "passed_over": [f.as_json(lang) for f in shelf.faults],
    }


def _game_json(game: Played) -> dict[str, Any]:
    result = [{"player": p, "total": game.totals.get(p), "rank": game.ranks.get(p), "by_clause": game.points.get(p)} for p in game.players]
    about = {"number": game.number, "id": game.id, "date": game.when or None, "game": game.game, "file": game.file}
    return {**about, "over": game.over, "stand_ins": game.stand_ins, "players": result, "winners": game.winners}


def _write_pages(file: Path, shelf: Shelf, told: Sequence[GameTotals], db: Database, lang: Lang) -> None:
    """Write the pages; raises DrawError, and InputError where no game is over."""
    from asrus_pnp.pdf.impose import paper_sizes
    from asrus_pnp.pdf.write import document
    from asrus_pnp.products.sheets.history_page import job

    if not told:
        right = ("끝난 게임이 있을 때", "when a game is over")
        raise InputError([fault(same(""), "끝난 게임이 없어 쓸 것이 없습니다", "no game is over, so there is nothing to draw", *right)])
    labels = {one.game: load_labels(db, one.game) for one in told}
    paper = paper_sizes.load(db).paper("a4")
    files.write({file: document.draw(job(told, shelf.over, game_names.called(db), labels, paper, lang))})


def _for_a_play_log(shelf: Shelf, bgstats: int | None, bgg: int | None, db: Database, lang: Lang) -> list[str]:
    """The game as another play log takes it; raises InputError where there is no game of that number or it cannot be taken over."""
    from asrus_pnp.cli.show import history_text, qr_code
    from asrus_pnp.history import play_logs

    number = bgstats or bgg or 0
    game = next((g for g in shelf.games if g.number == number), None)
    if game is None:
        found = (f"{number}번 게임은 없습니다", f"there is no game {number}")
        last = f"1–{len(shelf.games)}" if shelf.games else ""
        raise InputError([fault(same(""), *found, last, last)])
    name = game_names.called(db)[game.game].say(lang)
    if bgg:
        return [play_logs.bgg(game, name, lang)]
    link = play_logs.bgstats(game, name)
    code = qr_code.rows(link)
    room = not sys.stdout.isatty() or history_text.fits(len(code[0]))
    return [link, "", *(code if room else [NARROW.say(lang).format(len(code[0]))])]
