"""What players should know beside a score: stand-in facts, clauses that this project decided, a game that looks unfinished."""

from collections.abc import Sequence

from asrus_pnp.core.text import Text
from asrus_pnp.database.records import rests_on
from asrus_pnp.games.constellation import deck
from asrus_pnp.games.constellation.score.position import Position
from asrus_pnp.games.constellation.tables import Tables
from asrus_pnp.results.score_sheet import Scoresheet


def of_score(position: Position, totals: Sequence[int], deciding: tuple[str, ...], tables: Tables) -> list[Text]:
    """The notes to one score; the clauses that decide who wins are among those that may be rulings."""
    held = any(p.award is not None for p in position.players)
    notes = unfinished(position, tables)
    notes += deck.more_than_stand_in([p.cards for p in position.players], tables)
    notes += _stand_in(tables, "colours") if any(p.cards for p in position.players) else []
    notes += _stand_in(tables, "award-stars") if held else []
    notes += [] if held else _dummy_holds(position, totals, tables)
    return notes + tables.clauses.silences(deciding)


def _dummy_holds(position: Position, totals: Sequence[int], tables: Tables) -> list[Text]:
    """CE-9.8: a note where two play and the bonus of the award, which then a dummy may hold, could have changed who wins."""
    gap, most = max(totals) - min(totals), max(tables.bonus.values())
    behind = [p for p, total in zip(position.players, totals, strict=True) if total == min(totals)]
    if len(position.players) != tables.numbers.players_least or gap > most or not any(p.energy for p in behind):
        return []
    ko = "CE-9.8: 더미가 가진 상의 보너스는 아무도 얻지 못한다 (규칙에 분명한 말이 없어 이 프로그램이 정했다)"
    return [Text(ko, "CE-9.8: the bonus of an award that a dummy holds goes to nobody (the rules are silent; this project rules so)")]


def unfinished(position: Position, tables: Tables) -> list[Text]:
    """CE-7.1: a note where fewer cards were taken than a game brings that is over. Each turn is won, and at least the destination taken,
    or buries cards for the next winner; only the last turns may pass without a winner, and a win over the stand-in may bring no card.
    Where dummies play, any turn may pass so."""
    n, players = tables.numbers, len(position.players)
    least = 1 if players == n.players_least else tables.turns[players] - (players == n.stand_in_players)
    taken = sum(p.count for p in position.players)
    if taken >= least:
        return []
    turns = tables.turns[players]
    ko = f"얻은 카드가 모두 {taken}장이다. {players}명이 {turns}턴을 마치면 거의 언제나 {least}장 이상이다. 게임이 정말 끝났는가? (CE-7.1)"
    cards = "card was" if taken == 1 else "cards were"
    en = f"only {taken} {cards} taken in all; after the {turns} turns of {players} players it is nearly always {least} or more: is the game over? (CE-7.1)"
    return [Text(ko, en)]


def _stand_in(tables: Tables, id: str) -> list[Text]:
    fact = tables.deck.fact(id)
    return [rests_on(fact.text)] if fact.standing == "unconfirmed" else []


def of_rounds(sheets: Sequence[Scoresheet], deciding: tuple[str, ...], tables: Tables) -> list[Text]:
    """The notes to several rounds: those of each once, but who shares the win is a matter of the totals; and how many rounds the rules play."""
    notes = dict.fromkeys(n for s in sheets for n in s.notes)
    for note in tables.clauses.silences(tuple(c for s in sheets for c in s.clauses)):
        notes.pop(note, None)
    usual = tables.numbers.rounds
    if len(sheets) != usual:
        notes[
            Text(f"라운드가 {len(sheets)}번이다. 규칙의 팁은 {usual}라운드이다.", f"rounds given: {len(sheets)}; the tip in the rules is to play {usual}.")
        ] = None
    return [*notes, *tables.clauses.silences(deciding)]
