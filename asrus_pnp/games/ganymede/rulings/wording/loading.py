"""The steps of the case shuttle that tell where the settlers go, what the player chooses, and how many are lost."""

from collections.abc import Sequence

from asrus_pnp.core.text import Text, join
from asrus_pnp.games.ganymede.rulings.boarding import LOST, Boarding, how_many_lost
from asrus_pnp.games.ganymede.rulings.shuttle import Outcome, Position, mars_room
from asrus_pnp.games.ganymede.tables import Tables
from asrus_pnp.results.ruling import Step

DOCKS = {"upper": Text("위쪽 우주선", "upper dock"), "lower": Text("아래쪽 우주선", "lower dock")}
BY_LOADING = Text("태우는 방법", "loaded otherwise")
BY_WHITE = Text("하양 이주민으로 누구를 고르는지", "with another settler as the white one")
BY_BOTH = Text("하양 이주민을 고르고 태우는 방법", "chosen or loaded otherwise")


def moved(position: Position, found: Outcome, tables: Tables) -> list[Step]:
    """GA-3.6 with the limits of the place, GA-3.9 where the player has a choice, GA-3.7 where an adapt comes too late for the lost."""
    tail = _tail(found)
    steps = [Step(("GA-1.5", "GA-3.6"), join([_room(position, found), tail], "; "))]
    if not position.from_earth:
        steps = [Step(("GA-3.8", "GA-3.6"), join([_boarding(found, tables), tail], "; "))]
    steps += [*_chosen(position, found), *_otherwise(found)]
    if found.lost and position.shuttle.effect and position.shuttle.effect.kind == "adapt" and not position.from_earth:
        words = Text("재훈련은 태운 다음에 하므로 잃는 이주민을 구하지 못한다", "the adapt comes after the loading and saves nobody")
        steps.append(Step(("GA-3.7",), words))
    return steps


def _tail(found: Outcome) -> Text:
    """How many are lost: at least so many, where the player's choices may lose more."""
    lose = found.lost
    if found.certain:
        return Text(f"잃는 이주민: {lose}명", f"lost: {lose}") if lose else Text("모두 자리를 찾는다", "all find a place")
    return Text(f"잃는 이주민: 적어도 {lose}명", f"lost: at least {lose}") if lose else Text("모두 자리를 찾을 수 있다", "all can find a place")


def _chosen(position: Position, found: Outcome) -> list[Step]:
    """GA-3.9: what the player decides about a crew, whichever crew it is."""
    if all(len(some) == 1 for some in found.outcomes):
        return []
    if position.from_earth:
        words = Text("누가 화성에 서고 누구를 잃을지 플레이어가 정한다", "the player chooses who stays and who is lost")
    elif all(len({_gone(o) for o in some}) == 1 for some in found.outcomes):
        words = Text("어느 우주선에 태울지 플레이어가 정한다", "the player chooses between the docks")
    else:
        words = Text("태우는 순서와 우주선, 따라서 누가 탈지를 플레이어가 정한다", "the player chooses the order and the docks, and so who finds a place")
    return [Step(("GA-3.9",), words)]


def _gone(boarding: Boarding) -> tuple[str, ...]:
    return tuple(colour for colour, place in boarding if place == LOST)


def _otherwise(found: Outcome) -> list[Step]:
    """That more may be lost than need be: by the loading of a crew (GA-3.9), or by the choice of the white settler (GA-3.1)."""
    if found.certain:
        return []
    losses = [{how_many_lost(o) for o in some} for some in found.outcomes]
    loading, white = any(len(some) > 1 for some in losses), any(some != losses[0] for some in losses)
    rules, most = ("GA-3.9",) * loading + ("GA-3.1",) * white, max(found.losses)
    by = BY_WHITE if not loading else BY_BOTH if white else BY_LOADING
    return [Step(rules, Text(f"{by.ko}에 따라 {most}명까지 잃을 수 있다", f"{by.en}, up to {most} {'are' if most > 1 else 'is'} lost"))]


def _room(position: Position, found: Outcome) -> Text:
    room, many = mars_room(position), len(found.moves)
    return Text(f"화성에 {_free(room)} {many}명이 옮겨 간다", f"free places on Mars: {room}; settlers who move: {many}")


def _free(room: int) -> str:
    return f"{room}자리가 비어 있고" if room else "빈자리가 없고"


def _boarding(found: Outcome, tables: Tables) -> Text:
    return join([_to(tables.names[settler], to) for settler, to in found.moves], "; ")


def _to(name: Text, docks: Sequence[str]) -> Text:
    if len(docks) > 1:
        return Text(f"{name.ko} → 위쪽이나 아래쪽 우주선", f"{name.en} → upper or lower dock")
    if not docks:
        return Text(f"{name.ko} → 갈 곳 없음", f"{name.en} → nowhere")
    return Text(f"{name.ko} → {DOCKS[docks[0]].ko}", f"{name.en} → {DOCKS[docks[0]].en}")
