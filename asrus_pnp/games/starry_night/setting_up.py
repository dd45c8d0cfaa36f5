"""How Counting Stars at Night begins, step by step."""

from dataclasses import dataclass
from functools import partial

from asrus_pnp.core.text import Text
from asrus_pnp.database.database import Database
from asrus_pnp.database.game_numbers import load_numbers
from asrus_pnp.games.starry_night.tables import GAME, Tables, load_tables
from asrus_pnp.kits.asrus.cards import load
from asrus_pnp.results.ruling import Step
from asrus_pnp.results.setting_up import SettingUp


@dataclass(frozen=True, slots=True)
class Dealt:
    """How many cards are dealt, by the ids of games/starry-night.toml."""

    hand: int
    floor: int


def setting_up(db: Database) -> SettingUp:
    """What is laid out for so many players; raises DataError."""
    tables, dealt = load_tables(db), load_numbers(db, GAME, Dealt)
    numbers = tables.numbers
    return SettingUp(tables.clauses, numbers.players_least, numbers.players_most, "SN-1.1", partial(_steps, tables, dealt, load(db).kit.count))


def _steps(tables: Tables, dealt: Dealt, deck: int, players: int) -> tuple[Step, ...]:
    cards, stones = sum(tables.copies.values()), tables.numbers.stones
    ko = f"각자 유리스톤 {stones}개를 받아 남이 볼 수 없게 숨깁니다 (모두 {players * stones}개)."
    each = Text(ko, f"Each takes {stones} glass stones and hides them ({players * stones} in all).")
    ko = f"숫자 카드 {cards}장만 섞습니다. 나머지 {deck - cards}장은 쓰지 않습니다."
    used = Text(ko, f"Shuffle the {cards} number cards only; the other {deck - cards} cards are not used.")
    first = Text(
        "먼저 할 사람을 정합니다. 왼쪽으로 돌고, 후반전에도 이어서 돕니다.", "Choose a first player; turns go to the left, also across the two halves."
    )
    return Step(("SN-1.1",), each), Step(("SN-1.1",), used), *_dealing(dealt, cards, players), Step(("SN-1.1",), first)


def _dealing(dealt: Dealt, cards: int, players: int) -> tuple[Step, ...]:
    """SN-1.2: the hands, and what the others are for."""
    left = cards - players * dealt.hand
    ko = f"각자 {dealt.hand}장씩 나눕니다 (모두 {players * dealt.hand}장). 남은 {left}장을 엎어 쌓습니다."
    hands = Text(ko, f"Deal {dealt.hand} to each ({players * dealt.hand} in all), and pile up the other {left} face down.")
    ko = f"그 위의 {dealt.floor}장을 펼쳐 바닥에 놓습니다. 같은 숫자는 겹칩니다. {left - dealt.floor}장이 뗄 패로 남습니다."
    en = f"Turn up {dealt.floor} of them as the floor; equal numbers are stacked. {left - dealt.floor} are left as the draw pile."
    return Step(("SN-1.2",), hands), Step(("SN-1.2",), Text(ko, en))
