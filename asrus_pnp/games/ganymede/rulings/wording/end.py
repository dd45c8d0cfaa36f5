"""The case end in words: what has ended the game, and who plays on."""

from collections.abc import Sequence

from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text
from asrus_pnp.games.ganymede.rulings.end import DECKS, Outcome, Position
from asrus_pnp.games.ganymede.tables import GAME, Tables
from asrus_pnp.results.ruling import Ruling, Step


def tell(position: Position, outcome: Outcome, tables: Tables) -> Ruling:
    """The ruling, step by step."""
    ended, rest = outcome.ended, outcome.still_to_play
    causes = _causes(outcome) or [_goes_on(tables.numbers.launches_to_end)]
    steps = [Step(("GA-7.1",), why) for why in causes] + ([_round(rest)] if ended else [])
    return Ruling(GAME, "end", position.options, _verdict(ended, rest), outcome.as_json(), tuple(steps), tuple(_before(position, outcome)))


def _before(position: Position, outcome: Outcome) -> list[Text]:
    """GA-7.1: a note for each player who met the condition before this turn, and what follows where that was not in this round."""
    notes = []
    for player in (p for p in outcome.launched if not p.active):
        name, ships = player.name, player.ships
        known = Text(f"{josa(name, '은/는')} 이번 차례 전에 이미 우주선 {ships}장을 완성했다", f"{name} had launched {ships} ships before this turn")
        then = Text("그 라운드가 마지막이다", "that round is the last one")
        if player in position.later:
            then = Text("지난 라운드가 마지막이었어야 한다", "the round before should have been the last one")
        notes.append(Text(f"{known.ko}: {then.ko}. (GA-7.1)", f"{known.en}: {then.en}. (GA-7.1)"))
    return notes


def _causes(outcome: Outcome) -> list[Text]:
    causes = [Text(f"{josa(p.name, '이/가')} 우주선 {p.ships}장을 완성했다", f"{p.name} has launched {p.ships} ships") for p in outcome.launched]
    names = [DECKS[deck] for deck in outcome.empty]
    return causes + [Text(f"{josa(n.ko, '이/가')} 떨어졌다", f"{n.en} is empty") for n in names]


def _goes_on(wanted: int) -> Text:
    return Text(f"우주선 {wanted}장을 완성한 사람이 없고 두 덱이 다 남아 있다", f"nobody has launched {wanted} ships, and neither deck is empty")


def _round(rest: Sequence[str]) -> Step:
    names = ", ".join(rest)
    ends = Text("라운드의 마지막 차례였다: 바로 끝난다", "it was the last turn of the round: the game is over")
    turn = Text("한 번씩 더", "one more turn each") if len(rest) > 1 else Text("한 번 더", "one more turn")
    plays = Text(f"라운드를 마저 돈다: {josa(names, '이/가')} {turn.ko} 한다", f"the round is finished: {turn.en} for {names}")
    return Step(("GA-7.1",), plays if rest else ends)


def _verdict(ended: bool, rest: Sequence[str]) -> Text:
    if not ended:
        return Text("게임은 계속된다.", "The game goes on.")
    if not rest:
        return Text("게임이 끝났다.", "The game is over.")
    names = ", ".join(rest)
    return Text(f"이번 라운드로 게임이 끝난다. 아직 할 사람: {names}.", f"The game ends with this round; still to play: {names}.")
