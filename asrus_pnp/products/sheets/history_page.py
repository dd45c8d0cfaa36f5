"""What was played, a page for each game: the players, wins over the games as a plot, where the points came from, who beats whom, records."""

from collections.abc import Mapping, Sequence
from functools import partial

from asrus_pnp.core.text import Lang, Text, same
from asrus_pnp.database.labels import Labels
from asrus_pnp.history.played import Played
from asrus_pnp.history.totals import GameTotals, curve, won
from asrus_pnp.pdf.draw.fonts import width_mm
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.leaves import Leaf
from asrus_pnp.pdf.write.document import Job
from asrus_pnp.play.kept_game import Curve
from asrus_pnp.products.sheets.curve_plot import COLOURS, draw_curve
from asrus_pnp.products.sheets.tables import ACCENT, INK, LABEL_MM, ROW_MM, SOFT, Table, draw_table, one_line

HEAD_MM, PLOT_MM, GAP_MM, GUTTER_MM, BAR_MM = 20.0, 62.0, 6.0, 8.0, 3.8
MOST_PLAYERS, MOST_DUELS = 6, 10  # a plot with more lines, a list with more pairs, cannot be read
TITLE, WINS, SHARES = Text("지난 게임", "What was played"), Text("이긴 판", "Wins over the games"), Text("점수가 나온 곳", "Where the points came from")
DUELS, COUNTED, RECORDS = Text("맞대결", "Head to head"), Text("play로 적은 게임에서", "In games kept with play"), Text("기록", "Records")
HEADS = Text(",판,승,평균,최고,최저,연승", ",games,won,average,best,worst,streak")
LEVEL = Text("앞선 판,같음", "ahead,level")
SPAN, MOST = Text("{}판 ({} – {})", "{} games ({} – {})"), Text("최다 승: {} {}판", "most wins: {}, {}")
SOME = Text("(가장 많이 이긴 {}명)", "(the {} who won most)")
GAME = Text("{}번 게임", "game {}")


def job(told: Sequence[GameTotals], games: Sequence[Played], names: Mapping[str, Text], labels: Mapping[str, Labels], paper: Size, lang: Lang) -> Job:
    """The document, a page for each game that has been played to its end; drawing it raises DrawError for letters that no font here has."""
    pages = (
        Leaf(
            paper,
            names[t.game],
            partial(draw_page, totals=t, games=[g for g in games if g.game == t.game], name=names[t.game], labels=labels[t.game], lang=lang),
        )
        for t in told
    )
    return Job(TITLE, lang, tuple(pages), "fronts", "long")


def draw_page(pen: Pen, room: Box, totals: GameTotals, games: Sequence[Played], name: Text, labels: Labels, lang: Lang) -> None:
    """Draw the page of one game, whose games are over and in the order of their dates, from top to bottom."""
    pen.subject = f"history {totals.game}"
    _head(pen, room, totals, games, name, lang)
    some = [s.player for s in totals.standings[:MOST_PLAYERS]]
    y = draw_table(pen, Box(room.x, room.y + HEAD_MM, room.w, 0), _players(totals, lang)) + GAP_MM
    tail = f" {SOME.say(lang).format(MOST_PLAYERS)}" if len(totals.standings) > MOST_PLAYERS else ""
    _title(pen, room.x, y, WINS.say(lang) + tail)
    series = curve(games, some, won)
    draw_curve(pen, Box(room.x, y + 2, room.w, PLOT_MM), Curve("wins", WINS, 0, max(1, *(s[-1] for s in series.values())), series), lang)
    y = _shares(pen, Box(room.x, y + 2 + PLOT_MM + GAP_MM, room.w, 0), totals, some, labels, lang) + GAP_MM
    half = (room.w - GUTTER_MM) / 2
    _duels(pen, Box(room.x, y, half, 0), totals, lang)
    _kept(pen, Box(room.right - half, y, half, 0), totals, some, lang)


def _title(pen: Pen, x: float, y: float, words: str) -> None:
    pen.text(x, y, words, "Bold", 9.5, ACCENT)


def _head(pen: Pen, room: Box, totals: GameTotals, games: Sequence[Played], name: Text, lang: Lang) -> None:
    pen.text(room.x, room.y + 8.5, name.say(lang), "Black", 20, INK)
    pen.text(room.right, room.y + 8.5, TITLE.say(lang), "Regular", 10, SOFT, "right")
    days = [g.when[:10] for g in games if g.when] or ["?"]
    best = totals.standings[0]
    words = f"{SPAN.say(lang).format(totals.count, days[0], days[-1])}   {MOST.say(lang).format(best.player, best.won)}"
    one_line(pen, (room.x, room.y + 15), words, "Bold", 11, room.w, ACCENT)


def _players(totals: GameTotals, lang: Lang) -> Table:
    rows = [HEADS.say(lang).split(",")]
    for s in totals.standings[: 2 * MOST_PLAYERS]:
        scores = totals.scores[s.player]
        average = f"{scores.total / s.played:.1f}"
        rows.append([s.player, str(s.played), str(s.won), average, str(scores.best), str(scores.worst), str(s.streak)])
    return rows


def _shares(pen: Pen, box: Box, totals: GameTotals, players: Sequence[str], labels: Labels, lang: Lang) -> float:
    """A bar for each player, parted by scoring clause in one order, with the percentages in it, and the key below; says where they end."""
    _title(pen, box.x, box.y, SHARES.say(lang))
    clauses, y = list(dict.fromkeys(c for points in totals.clauses.values() for c in points)), box.y + 2.5
    for player in players:
        one_line(pen, (box.x + 1, y + BAR_MM * 0.75), player, "Bold", 9, LABEL_MM - 3, INK)
        _bar(pen, Box(box.x + LABEL_MM, y, box.w - LABEL_MM, BAR_MM), totals.clauses[player], clauses)
        y += BAR_MM + 1.2
    names = [labels.score.get(c, same(c)).say(lang) for c in clauses]
    natural = sum(width_mm(n, "Regular", 8, pen.subject) + 8 for n in names)
    share, x = min(1.0, (box.w - LABEL_MM) / natural), box.x + LABEL_MM
    for k, name in enumerate(names):
        pen.rect(Box(x, y + 1, 2.6 * share, 2.6), fill=COLOURS[k % len(COLOURS)])
        pen.text(x + 3.6 * share, y + 3.4, name, "Regular", 8, INK, squeeze=share)
        x += (width_mm(name, "Regular", 8, pen.subject) + 8) * share
    return y + 5


def _bar(pen: Pen, box: Box, points: Mapping[str, int], clauses: Sequence[str]) -> None:
    """What was won only: points that were lost have no part in it."""
    gained, x = sum(n for n in points.values() if n > 0), box.x
    for k, clause in enumerate(clauses):
        n = max(0, points.get(clause, 0))
        wide = box.w * n / gained if gained else 0
        if n:
            pen.rect(Box(x, box.y, wide, box.h), fill=COLOURS[k % len(COLOURS)], stroke="#ffffff", width_mm=0.3)
            if wide > 6:
                pen.text(x + wide / 2, box.y + box.h * 0.74, f"{100 * n / gained:.0f}", "Bold", 7, "#ffffff", "center")
        x += wide


def _duels(pen: Pen, box: Box, totals: GameTotals, lang: Lang) -> None:
    if not totals.duels:
        return
    _title(pen, box.x, box.y, DUELS.say(lang))
    rows = [["", *LEVEL.say(lang).split(",")]]
    rows += [[" – ".join(d.players), f"{d.ahead[0]} : {d.ahead[1]}", str(d.level)] for d in totals.duels[:MOST_DUELS]]
    draw_table(pen, Box(box.x, box.y + 2, box.w, 0), rows)


def _kept(pen: Pen, box: Box, totals: GameTotals, players: Sequence[str], lang: Lang) -> None:
    """What `play` counts, and the records, as far as games were kept with it."""
    y = box.y
    some = [p for p in players if any(p in c.counts for c in totals.counted)]
    if some:
        _title(pen, box.x, y, f"{COUNTED.say(lang)} ({totals.kept})")
        rows = [["", *(c.name.say(lang) for c in totals.counted)], *([p, *(str(c.counts.get(p, 0)) for c in totals.counted)] for p in some)]
        y = draw_table(pen, Box(box.x, y + 2, box.w, 0), rows) + GAP_MM
    if totals.records:
        _title(pen, box.x, y, RECORDS.say(lang))
    for best in totals.records:
        y += ROW_MM * 0.85
        words = f"{best.highlight.text.say(lang)}: {GAME.say(lang).format(best.number)}"
        one_line(pen, (box.x + 1, y), words, "Regular", 9, box.w - 1, INK)
