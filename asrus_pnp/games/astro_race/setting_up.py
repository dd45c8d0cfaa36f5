"""How Astro Race begins, step by step."""

from functools import partial

from asrus_pnp.core.text import Text
from asrus_pnp.database.card_ids import expand
from asrus_pnp.database.database import Database
from asrus_pnp.database.game_numbers import load_numbers
from asrus_pnp.games.astro_race.needs import DeckNumbers, needs
from asrus_pnp.games.astro_race.tables import GAME, JOKER, POWERS, Tables, load_tables
from asrus_pnp.kits.asrus.cards import Deck, load
from asrus_pnp.results.ruling import Step
from asrus_pnp.results.setting_up import SettingUp


def setting_up(db: Database) -> SettingUp:
    """What is laid out for so many players; raises DataError."""
    tables, n = load_tables(db), load_numbers(db, GAME, DeckNumbers)
    cards = len(needs(db))
    steps = (_track(tables, n), _deck(load(db), n, cards))
    return SettingUp(tables.clauses, tables.numbers.players_least, tables.numbers.players_most, "AR-1.1", partial(_steps, tables, *steps))


def _steps(tables: Tables, track: Step, deck: Step, players: int) -> tuple[Step, ...]:
    pieces = tables.numbers.pieces
    ko = f"각자 한 색의 말 {pieces}개를 받습니다 (모두 {players * pieces}개). 1개는 태양에 놓고 (모두 {players}개), {pieces - 1}개는 예비로 앞에 둡니다."
    en = f"Each takes the {pieces} pieces of one colour ({players * pieces} in all): 1 on the Sun ({players} in all), {pieces - 1} in reserve."
    first = Text("먼저 할 사람을 아무렇게나 정합니다. 시계 방향으로 돕니다.", "Choose the first player at random; turns go clockwise.")
    return track, Step(("AR-1.2",), Text(ko, en)), deck, Step(("AR-1.4",), first)


def _track(tables: Tables, n: DeckNumbers) -> Step:
    """AR-1.1: the ring of cards."""
    first, last, steps = n.track_first, n.track_last, tables.moon
    ko = f"{first}(태양)부터 {last}(달)까지 1장씩 {steps + 1}장을 차례로, {last}와 {first} 사이를 띄운 원 모양으로 놓습니다. 태양에서 달까지 {steps}칸입니다."
    en = f"Lay 1 card each of {first} (Sun) to {last} (Moon), {steps + 1} cards, in a ring with a gap between {last} and {first}: {steps} steps to the Moon."
    return Step(("AR-1.1",), Text(ko, en))


def _deck(deck: Deck, n: DeckNumbers, needed: int) -> Step:
    """AR-1.3: what is shuffled into the deck; the cards of neither track nor deck are laid aside."""
    low, high, middle = n.deck_lowest, n.deck_highest, n.deck_middle
    specials = sum(len(expand(c.ids)) for c in deck.specials if c.id in POWERS and c.id != JOKER)
    cards = needed - (n.track_last - n.track_first + 1)
    ko = f"{low}–{middle - 1}과 {middle + 1}–{high}을 {n.deck_copies}장씩, {middle}을 {n.deck_middle_copies}장, Majority를 뺀 특수카드 {specials}장, "
    ko += f"조커 {n.deck_jokers}장, 모두 {cards}장을 섞어 엎어 쌓습니다. 나머지 {deck.kit.count - needed}장은 쓰지 않습니다."
    en = f"Shuffle {n.deck_copies} each of {low}–{middle - 1} and {middle + 1}–{high}, {n.deck_middle_copies} of {middle}, {specials} special cards "
    en += f"(all but Majority) and {n.deck_jokers} jokers, {cards} cards, into a deck, face down. The other {deck.kit.count - needed} are not used."
    return Step(("AR-1.3",), Text(ko, en))
