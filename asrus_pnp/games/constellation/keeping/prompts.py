"""What is asked in a turn of Constellation Expedition, and the line that short answers make."""

from asrus_pnp.core.text import Text, same
from asrus_pnp.games.constellation import deck
from asrus_pnp.games.constellation.keeping.state import Rules, State
from asrus_pnp.play.events import filled, read_item, tokens, too_much
from asrus_pnp.play.kept_game import Said
from asrus_pnp.positions.notation import quoted
from asrus_pnp.positions.prompts import Prompt

TURN, DESTINATION = "turn", "destination"
HEADS = (TURN, DESTINATION)
HELP = (
    (
        "3 7 7 11",
        Text("모두가 낸 카드를 사람 순서대로 (몇 장만 적으면 나머지를 묻는다)", "everyone's cards in the order of the players; what is missing is asked"),
    ),
    ("Ann=3 Bob=7 …", Text("이름과 함께, 순서에 상관없이", "with names, in any order")),
    ("7", Text("새 라운드의 첫 목적지", "the first destination of a new round")),
)


def ask(state: State, said: Said, rules: Rules) -> Prompt | str:
    """Asks for the cards of a turn, or for the first destination of a round."""
    typed, card = tokens(said), deck.card(rules.tables)
    if state.between:
        number = len(state.closed) + 1
        if len(typed) > 1:
            raise too_much(typed[1:])
        return f"{DESTINATION}: {read_item(card, typed[0])}" if typed else Prompt(Text(f"{number}라운드의 첫 목적지", f"Round {number}, first destination"))
    cards = filled(typed, state.seats.all, card)
    left = [n for n in state.seats.all if n not in cards]
    if not left:
        return f"{TURN}: {' '.join(f'{quoted(n)}={cards[n]}' for n in state.seats.all)}"
    return Prompt(same(" ".join(left)) if cards else _prompt(state))


def _prompt(state: State) -> Text:
    number = len(state.closed) + 1
    names, at = " ".join(state.seats.all), f"{state.destination}{'*' if state.stand_in else ''}"
    ko, en = (f"{number}라운드 ", f"Round {number}, ") if state.rounds > 1 else ("", "")
    turn = f"{state.turn + 1}/{state.turns}"
    return Text(f"{ko}{turn}턴, 목적지 {at}. {names}", f"{en}{'turn' if en else 'Turn'} {turn}, destination {at}. {names}")
