"""How Constellation Expedition begins, step by step."""

from dataclasses import dataclass
from functools import partial

from asrus_pnp.core.text import Text
from asrus_pnp.database.database import Database
from asrus_pnp.database.game_numbers import load_numbers
from asrus_pnp.games.constellation.keeping.state import SetUp
from asrus_pnp.games.constellation.tables import GAME, Tables, load_tables
from asrus_pnp.results.ruling import Step
from asrus_pnp.results.setting_up import SettingUp


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards of one table: hands with those of the dummies, cards in each, cards left over."""

    players: int
    hands: int
    each: int
    cards: int

    @property
    def left(self) -> int:
        """How many cards are left over."""
        return self.cards - self.hands * self.each


def setting_up(db: Database) -> SettingUp:
    """What is laid out for so many players; raises DataError."""
    tables, n = load_tables(db), load_numbers(db, GAME, SetUp)
    numbers = tables.numbers
    return SettingUp(tables.clauses, numbers.players_least, numbers.players_most, "CE-1.3", partial(_steps, tables, n))


def _steps(tables: Tables, n: SetUp, players: int) -> tuple[Step, ...]:
    dummies = tables.numbers.dummies if players < tables.numbers.players_least_alone else 0
    deal = Deal(players, players + dummies, tables.turns[players], sum(tables.copies.values()))
    energy = n.energy_start_many if players >= n.many_players else n.energy_start
    return (*_dummies(dummies), _ships(tables, deal, energy), _dealt(deal, dummies), *_destination(tables, deal), _turns(deal))


def _ships(tables: Tables, deal: Deal, energy: int) -> Step:
    """CE-1.2: what lies before each player, and what nobody takes."""
    players = deal.players
    ko = f"각자 우주선카드 1장과 에너지카드 1장을 받습니다 (우주선 {players}장, 에너지카드 {players}장). "
    ko += f"에너지는 {energy}에서 시작하고, 누구나 볼 수 있게 둡니다."
    en = f"Each takes 1 spaceship and 1 energy card ({players} spaceships, {players} energy cards), and starts at energy {energy}, open to all."
    ships, cards = sum(s.copies for s in tables.deck.ships) - deal.hands, tables.deck.energy.copies - players
    if ships or cards:
        ko += f" 남는 우주선 {ships}장과 에너지카드 {cards}장은 치워 둡니다."
        en += f" Laid aside: spaceships {ships}, energy cards {cards}."
    return Step(("CE-1.1", "CE-1.2"), Text(ko, en))


def _dummies(dummies: int) -> tuple[Step, ...]:
    """CE-9.1: two players have company."""
    if not dummies:
        return ()
    ko = f"더미 {dummies}명을 더합니다. 더미마다 우주선을 1장씩 놓고 (모두 {dummies}장), 에너지카드는 놓지 않습니다."
    return (Step(("CE-9.1",), Text(ko, f"Add {dummies} dummies: lay out 1 spaceship for each ({dummies} in all), and no energy card.")),)


def _dealt(deal: Deal, dummies: int) -> Step:
    """CE-1.3, CE-9.1: the hands, and what is left over."""
    ko = f"별자리카드 {deal.cards}장을 섞어 {deal.hands}명에게 {deal.each}장씩 나눕니다 (모두 {deal.hands * deal.each}장). "
    en = f"Shuffle the {deal.cards} constellation cards and deal {deal.each} to each of {deal.hands} ({deal.hands * deal.each} in all): "
    ko += f"{deal.left}장이 남습니다." if deal.left else "남는 카드는 없습니다."
    en += ("1 is left over." if deal.left == 1 else f"{deal.left} are left over.") if deal.left else "none is left over."
    if dummies:
        return Step(("CE-9.1",), Text(f"{ko} 더미의 카드는 보지 않고 엎어서 쌓아 둡니다.", f"{en} A dummy's cards stay face down in a pile, unseen."))
    return Step(("CE-1.3",), Text(ko, en))


def _destination(tables: Tables, deal: Deal) -> tuple[Step, ...]:
    """CE-1.4: the first destination; CE-6.1: where the award lies until it is won."""
    award = tables.deck.award
    if deal.players == tables.numbers.stand_in_players:
        ko = f"남는 카드가 없으므로 {award.name.ko} 카드를 {award.back}이 보이게 뒤집어 첫 목적지로 놓습니다."
        return (Step(("CE-1.4",), Text(ko, f"No card is left over: the back of the award card, which shows {award.back}, is the first destination.")),)
    ko, en = "남은 카드의 맨 위 장을 펼쳐 첫 목적지로 놓습니다.", "The top card of those left over, face up, is the first destination"
    if deal.left > 1:
        ko, en = f"{ko} 다른 {deal.left - 1}장은 엎어 둡니다.", f"{en}; the other {deal.left - 1} {'stays' if deal.left == 2 else 'stay'} face down"
    aside = Text(f"{award.name.ko} 카드를 옆에 둡니다. 아직 누구의 것도 아닙니다.", "Lay the award card beside the table: nobody holds it yet.")
    return Step(("CE-1.4",), Text(ko, f"{en}.")), Step(("CE-6.1",), aside)


def _turns(deal: Deal) -> Step:
    """CE-2.1: nobody begins."""
    ko = f"먼저 하는 사람은 없습니다. 모두 함께 카드를 1장씩 내고, {deal.each}턴을 합니다."
    return Step(("CE-2.1", "CE-7.1"), Text(ko, f"Nobody begins: all play 1 card each at once, for {deal.each} turns."))
