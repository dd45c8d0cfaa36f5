"""A game that is kept is ruled and scored like one whose situations are typed line by line."""

from collections.abc import Callable, Iterator

import pytest
from play_tables import play, whole

from asrus_pnp.results.score_sheet import Rounds

Lines = list[str]


def items(line: str) -> dict[str, str]:
    """What a line of a record gives: by key, words under themselves."""
    return {key: value for key, _, value in (i.partition("=") for i in line.partition(":")[2].split())}


def constellation_turn(state, line: str) -> Lines:
    """The turn as it would be typed, from the table before it and the line of the record."""
    table = f"table: destination={state.destination}{' stand-in=yes' if state.stand_in else ''}"
    table += f" buried={'+'.join(map(str, state.buried))}" if state.buried else ""
    table += f" award={state.award[0]}@{state.award[1]}" if state.award else ""
    cards = items(line)
    players = [f"{n}: {cards[n]} energy={state.energy[n]}" for n in state.seats.players]
    return [table, *players, *(f"{n}: {cards[n]} dummy" for n in state.seats.dummies)]


def astro_race_turn(state, line: str) -> Lines:
    said = items(line)
    lines = [f"option: {' '.join(state.seats.options)}"] if state.seats.options else []
    lines.append(f"table: card={said.get('card', '?')} moved={said['moved']}")
    for name, p in state.pieces.items():
        words = ["mover"] if name == state.active else []
        words += ["reveals"] if name == state.active and "reveals" in said else []
        words += [word for word in ("calls", "wants") if name in said.get(word, "").split("+")]
        words += ["at=none"] if p.at is None else [f"at={p.at} pieces={p.pieces}"]
        lines.append(f"{name}: {' '.join(words)} reserve={p.reserve} lost={p.lost} moon={p.moon}")
    return lines


def constellation_score(state) -> Lines:
    """The players' lines after the last turn of a game of one round."""
    held = {state.award[0]: f" award={state.award[1]}"} if state.award else {}
    return [f"{n}: {' '.join(map(str, state.taken[n]))} energy={state.energy[n]}{held.get(n, '')}" for n in state.seats.players]


def astro_race_score(state) -> Lines:
    places = dict(state.places)
    rest = {n: f"finished={places[n]}" if n in places else f"reserve={p.reserve} track={p.pieces}" for n, p in state.pieces.items()}
    return [f"{n}: moon={p.moon} lost={p.lost} {rest[n]}" for n, p in state.pieces.items()]


TURNS: dict[str, Callable[..., Lines]] = {"constellation": constellation_turn, "astro-race": astro_race_turn}
SCORES: dict[str, Callable[..., Lines]] = {"constellation": constellation_score, "astro-race": astro_race_score}


def games() -> Iterator[tuple[str, int, int, str]]:
    for seed in range(3):
        for players in range(2, 7):
            yield "constellation", players, seed, "rounds" if seed == 2 else ""
            yield "astro-race", players, seed, "honest-bonus" if seed == 2 else ""


@pytest.mark.parametrize(("game", "players", "seed", "options"), list(games()))
def test_a_turn_and_a_score_come_out_as_if_they_were_typed(game: str, players: int, seed: int, options: str) -> None:
    session, _ = whole(game, players, seed, options)
    book, turns = play(game).book, 0
    for before, after in zip(session.course, session.course[1:], strict=False):
        if after.ruling:
            typed = book.cases["turn"].settle(list(enumerate(TURNS[game](before.state, after.line), 1)))
            for lang in ("ko", "en"):
                assert {**typed.as_json(lang), "options": []} == {**after.ruling.as_json(lang), "options": []}
            turns += 1
    assert turns
    score = session.play.score(session.state)
    if not isinstance(score, Rounds):
        assert score == book.score.settle(list(enumerate(SCORES[game](session.state), 1)))
