"""How Ganymede begins, step by step."""

from dataclasses import dataclass
from functools import partial

from asrus_pnp.core.text import Text
from asrus_pnp.database.database import Database
from asrus_pnp.database.game_numbers import load_numbers
from asrus_pnp.games.ganymede.tables import GAME, Tables, load_tables
from asrus_pnp.results.ruling import Step
from asrus_pnp.results.setting_up import SettingUp


@dataclass(frozen=True, slots=True)
class Opened:
    """What is laid open and dealt, by the ids of games/ganymede.toml."""

    open_tiles: int
    open_shuttles: int
    open_ships: int
    ships_dealt: int
    ships_docked: int


def setting_up(db: Database) -> SettingUp:
    """What is laid out for so many players; raises DataError."""
    tables, n = load_tables(db), load_numbers(db, GAME, Opened)
    return SettingUp(tables.clauses, tables.numbers.players_least, tables.numbers.players_most, "GA-1.2", partial(_steps, tables, n))


def _steps(tables: Tables, n: Opened, players: int) -> tuple[Step, ...]:
    first = Text("SF 작품을 가장 최근에 본 사람이 먼저 하고, 시계 방향으로 돕니다.", "Whoever last saw science fiction begins; turns go clockwise.")
    opened = (_tiles(tables, n), _shuttles(tables, n), _ships(tables, n))
    return _boards(players), _settlers(tables, players), *opened, _docks(tables, n, players), Step(("GA-1.6",), first)


def _boards(players: int) -> Step:
    ko = f"각자 개인 보드 1개와 명성 마커 1개를 받아 (모두 {players}개씩), 마커를 명성 트랙의 첫 칸에 놓습니다."
    return Step(("GA-1.5",), Text(ko, f"Each takes 1 player board and 1 reputation marker ({players} of each), the marker on the first space of the track."))


def _settlers(tables: Tables, players: int) -> Step:
    """GA-1.2: the supply, and what stays in the box."""
    each = next(s.settlers for s in tables.deck.supply if s.players == players)
    rest, colours = max(s.settlers for s in tables.deck.supply) - each, len(tables.colours)
    ko = f"공급처에 {colours}가지 색의 이주민을 {each}개씩 둡니다 (모두 {each * colours}개)."
    en = f"Put {each} settlers of each of the {colours} colours into the supply ({each * colours} in all)."
    if rest:
        ko, en = f"{ko} 색마다 {rest}개는 상자에 남깁니다.", f"{en} Leave {rest} of each in the box."
    return Step(("GA-1.1", "GA-1.2"), Text(ko, en))


def _tiles(tables: Tables, n: Opened) -> Step:
    left = len(tables.tiles) - n.open_tiles
    ko = f"시작 타일 {n.open_tiles}개를 펼쳐 놓고, 나머지 타일 {left}개를 섞어 엎어 쌓습니다."
    return Step(("GA-1.3",), Text(ko, f"Lay the {n.open_tiles} starting tiles open; shuffle the other {left} tiles face down."))


def _shuttles(tables: Tables, n: Opened) -> Step:
    earth, mars = (len(some) - n.open_shuttles for some in (tables.deck.earth, tables.deck.mars))
    ko = f"지구 셔틀과 화성 셔틀을 따로 섞어 {n.open_shuttles}장씩 펼칩니다. 지구 덱에 {earth}장, 화성 덱에 {mars}장이 남습니다."
    en = f"Shuffle Earth and Mars shuttles apart and open {n.open_shuttles} of each: {earth} are left in the Earth deck, {mars} in the Mars deck."
    return Step(("GA-1.3",), Text(ko, en))


def _ships(tables: Tables, n: Opened) -> Step:
    ships = tables.deck.stack("ship").count
    ko = f"우주선 카드 {ships}장을 섞어 {n.open_ships}장을 펼칩니다."
    return Step(("GA-1.1", "GA-1.3"), Text(ko, f"Shuffle the {ships} ships and open {n.open_ships}."))


def _docks(tables: Tables, n: Opened, players: int) -> Step:
    """GA-1.4: what each player chooses from."""
    back, docked = n.ships_dealt - n.ships_docked, n.ships_docked
    deck = tables.deck.stack("ship").count - n.open_ships - players * docked
    ko = f"각자 우주선 {n.ships_dealt}장을 받아 {docked}장을 두 자리에 몰래 놓고, 모두 함께 공개합니다. "
    ko += f"나머지 {back}장씩은 덱에 돌려놓고 다시 섞습니다. 덱에 {deck}장이 남습니다."
    en = f"Each gets {n.ships_dealt} ships and puts {docked} on the docks in secret; all reveal together. "
    en += f"The other {back} of each go back, and the deck is reshuffled: {deck} are left in it."
    return Step(("GA-1.4",), Text(ko, en))
