"""A shelf of games for people: the games by date, the players, and what there is to tell of each game, with small bars."""

from collections.abc import Callable, Mapping, Sequence

from asrus_pnp.cli.show.answers import bold
from asrus_pnp.cli.show.terminal import columns, paragraph, table
from asrus_pnp.core.terminal_width import pad, width
from asrus_pnp.core.text import Lang, Text
from asrus_pnp.database.labels import Labels
from asrus_pnp.history.played import Played
from asrus_pnp.history.shelf import Shelf
from asrus_pnp.history.totals import Duel, GameTotals, Standing

LISTED, PAIRS, COLUMNS, NAME, BAR = 30, 10, 5, 14, 10
EIGHTHS = " ▏▎▍▌▋▊▉█"
GAMES, PLAYERS = Text("게임", "Games"), Text("플레이어", "Players")
NOT_OVER = Text("끝나지 않은 게임", "not over")
UNDATED = Text("날짜 모름", "no date   ")
EARLIER = Text("… 그 전에 {}판 (--json과 --csv에는 모두 나옵니다)", "… {} before these (--json and --csv give all)")
HEADS = Text("판,승,공동,연승", "games,won,shared,streak")
SCORE_HEADS = Text("판,승,공동,연승,평균,최고,최저", "games,won,shared,streak,average,best,worst")
COUNT = Text("{}: {}판", "{}: {}")
TABLE = Text("{}명: {}판{}", "with {} players: {}{}")
TIES = Text(" (공동 우승 {})", " (shared {})")
SHARES = Text("점수가 나온 곳 (%)", "Where the points came from (%)")
WINS_BY = Text("{}: 이길 때는 {}에서 앞섭니다", "{} wins by {}")
FACING = Text("맞대결 (순위가 앞선 판)", "Head to head (games ranked before the other)")
LEVEL = Text("같음 {}", "level {}")
MORE_PAIRS = Text("… 그 밖에 {}쌍", "… and {} more pairs")
COUNTED = Text("play로 적은 {}판에서", "In the {} kept with play")
RECORDS, IN_GAME = Text("기록", "Records"), Text("{}번 게임, {}", "game {}, {}")
WON_MARK, GUESS_MARK = "*", "°"
MARKS = Text(f"{WON_MARK} 이김   {GUESS_MARK} 임시 값에 기댄 점수", f"{WON_MARK} won   {GUESS_MARK} the score rests on stand-ins")
UNFINISHED = Text("끝나지 않은 게임은 위의 목록에만 나오고 통계에는 들어가지 않습니다.", "A game that is not over counts in nothing but its own line.")
REPEATED = Text("같은 내용으로 다시 나온 {}개는 한 번만 셌습니다.", "{} found again with the same content, counted once.")


def lines(
    shelf: Shelf, everybody: Sequence[Standing], told: Sequence[GameTotals], names: Mapping[str, Text], labels: Mapping[str, Labels], lang: Lang
) -> list[str]:
    """The whole answer; `names` are those of the games, `labels` the labels of each."""
    made = _games(shelf.games, names, lang)
    if len(told) > 1:
        made += ["", bold(PLAYERS.say(lang)), *_standings(everybody, HEADS, lambda s: [], lang)]
    for one in told:
        made += ["", *_game(one, shelf, names[one.game], labels[one.game], lang)]
    return [*made, *_notes(shelf, lang)]


def _notes(shelf: Shelf, lang: Lang) -> list[str]:
    said = [MARKS.say(lang)] if shelf.over else []
    said += [UNFINISHED.say(lang)] if len(shelf.over) < len(shelf.games) else []
    said += [REPEATED.say(lang).format(shelf.repeated)] if shelf.repeated else []
    return ["", *(line for words in said for line in paragraph(words))]


def games(count: int, lang: Lang) -> str:
    """So many games, in words."""
    return f"{count}판" if lang == "ko" else f"{count} game{'s' * (count != 1)}"


def _games(some: Sequence[Played], names: Mapping[str, Text], lang: Lang) -> list[str]:
    """A line for each of the newest games; what is too long goes on below."""
    widest = len(str(some[-1].number)) if some else 1
    made = [bold(f"{GAMES.say(lang)} ({len(some)})")]
    made += [f"  {EARLIER.say(lang).format(len(some) - LISTED)}"] if len(some) > LISTED else []
    for game in some[-LISTED:]:
        head = f"  {game.number:>{widest}}  {pad(game.when[:10] or UNDATED.say(lang), 10)}  "
        made += paragraph(f"{names[game.game].say(lang)}: {_result(game, lang)}", head)
    return made


def _result(game: Played, lang: Lang) -> str:
    if not game.over:
        return f"{', '.join(map(fit, game.players))} ({NOT_OVER.say(lang)})"
    marks = {p: WON_MARK if p in game.winners else "" for p in game.players}
    return ", ".join(f"{fit(p)} {game.totals[p]}{marks[p]}" for p in game.players) + (f" {GUESS_MARK}" if game.stand_ins else "")


def fit(name: str, most: int = NAME) -> str:
    """The name, cut to so many columns where it is longer."""
    if width(name) <= most:
        return name
    end = next(n for n in range(len(name), -1, -1) if width(name[:n]) < most)
    return name[:end] + "…"


def bar(share: float, most: int = BAR) -> str:
    """A bar as long as the share, 0 to 1, of so many columns."""
    whole, rest = divmod(round(share * most * 8), 8)
    return ("█" * whole + EIGHTHS[rest]).rstrip()


def _standings(some: Sequence[Standing], heads: Text, more: Callable[[Standing], list[str]], lang: Lang) -> list[str]:
    """A row for each player, ended by a bar of the share of games won."""
    rows = [["", *heads.say(lang).split(",")]]
    rows += [[fit(s.player), *map(str, (s.played, s.won, s.shared, s.streak)), *more(s)] for s in some]
    bars = ["", *(bar(s.won / s.played) for s in some)]
    return [f"  {row}  {drawn}".rstrip() for row, drawn in zip(table(rows), bars, strict=True)]


def _game(one: GameTotals, shelf: Shelf, name: Text, labels: Labels, lang: Lang) -> list[str]:
    made = [bold(COUNT.say(lang).format(name.say(lang), one.count if lang == "ko" else games(one.count, lang)))]
    made += _standings(one.standings, SCORE_HEADS, lambda s: _scores(one, s), lang)
    sizes = (
        TABLE.say(lang).format(n, count if lang == "ko" else games(count, lang), TIES.say(lang).format(ties) if ties else "")
        for n, (count, ties) in one.tables.items()
    )
    made += paragraph("; ".join(sizes), "  ")
    return [*made, *_shares(one, labels, lang), *_duels(one.duels, lang), *_counted(one, lang), *_records(one, shelf, lang)]


def _scores(one: GameTotals, standing: Standing) -> list[str]:
    scores = one.scores[standing.player]
    return [f"{scores.total / standing.played:.1f}", str(scores.best), str(scores.worst)]


def _shares(one: GameTotals, labels: Labels, lang: Lang) -> list[str]:
    """The share of each clause in the points of those who won most, and by what everybody wins."""
    some = [s.player for s in one.standings[:COLUMNS]]
    clauses = list(dict.fromkeys(c for points in one.clauses.values() for c in points))
    rows = [["", *(fit(p, 9) for p in some)]]
    rows += [[fit(label(labels, c, lang), 18), *(share(one.clauses[p], c) for p in some)] for c in clauses]
    by = [WINS_BY.say(lang).format(fit(p), label(labels, c, lang)) for p, c in one.wins_by.items()]
    return ["", f"  {SHARES.say(lang)}", *(f"    {row}" for row in table(rows)), *paragraph("; ".join(by[: 2 * COLUMNS]), "    ")]


def label(labels: Labels, clause: str, lang: Lang) -> str:
    """What a row of a score is called."""
    return labels.score[clause].say(lang) if clause in labels.score else clause


def share(points: Mapping[str, int], clause: str) -> str:
    """The share of the clause in all points that were won, in percent; what was lost has no share."""
    gained = sum(n for n in points.values() if n > 0)
    n = points.get(clause, 0)
    return f"{100 * n / gained:.0f}" if n > 0 else "-"


def _duels(duels: Sequence[Duel], lang: Lang) -> list[str]:
    if not duels:
        return []
    rows, tails = list[list[str]](), list[str]()
    for d in duels[:PAIRS]:
        level = f"({LEVEL.say(lang).format(d.level)})" if d.level else ""
        rows.append([fit(d.players[0]), str(d.ahead[0])])
        tails.append(f": {d.ahead[1]}  {pad(fit(d.players[1]), NAME)}  {pad(bar(d.ahead[0] / d.met), BAR)}│  {level}".rstrip())
    more = [f"    {MORE_PAIRS.say(lang).format(len(duels) - PAIRS)}"] if len(duels) > PAIRS else []
    shown = (f"    {row} {tail}" for row, tail in zip(table(rows), tails, strict=True))
    return ["", f"  {FACING.say(lang)}", *shown, *more]


def _counted(one: GameTotals, lang: Lang) -> list[str]:
    """What `play` counts, in as many columns as there are sorts of it."""
    if not one.counted:
        return []
    some = [s.player for s in one.standings if any(s.player in c.counts for c in one.counted)][: 2 * COLUMNS]
    rows = [["", *(c.name.say(lang) for c in one.counted)], *([fit(p), *(str(c.counts.get(p, 0)) for c in one.counted)] for p in some)]
    head = COUNTED.say(lang).format(one.kept if lang == "ko" else games(one.kept, lang))
    return ["", f"  {head}", *(f"    {row}" for row in table(rows))]


def _records(one: GameTotals, shelf: Shelf, lang: Lang) -> list[str]:
    when = {g.number: g.when[:10] or UNDATED.say(lang).strip() for g in shelf.games}
    told = [f"{b.highlight.text.say(lang)}: {IN_GAME.say(lang).format(b.number, when[b.number])}" for b in one.records]
    return ["", f"  {RECORDS.say(lang)}", *(line for words in told for line in paragraph(words, "    "))] if told else []


def fits(wide: int) -> bool:
    """Whether the terminal has room for so many columns."""
    return wide <= columns()
