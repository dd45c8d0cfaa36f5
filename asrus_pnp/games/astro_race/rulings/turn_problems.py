"""All that is impossible in a turn as it was typed, with the clause that forbids it."""

from asrus_pnp.core.errors import Fault, fault
from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text, join, same
from asrus_pnp.games.astro_race.rulings.turn import Player, Turn
from asrus_pnp.games.astro_race.score.position import not_all_pieces
from asrus_pnp.games.astro_race.tables import FACE_DOWN, POWERS, RETROGRADE, Tables
from asrus_pnp.positions.notation import at_lines


def problems(turn: Turn, deck_check: bool, tables: Tables) -> list[Fault]:
    """Every fault: of the card, of who moves, and of each player's words and pieces."""
    faults = _not_in_deck(turn, tables) + _face_down(turn) + _movers(turn)
    for player in turn.players:
        faults += _words(player, turn, tables) + _pieces(player, tables)
    return faults


def _not_in_deck(turn: Turn, tables: Tables) -> list[Fault]:
    card, n = turn.card, tables.numbers
    fits = n.deck_lowest <= card <= n.deck_highest if isinstance(card, int) else card in (None, FACE_DOWN, *POWERS)
    if card is None or fits:
        return []
    shown, powers = tables.card_name(card), join([tables.card_name(p) for p in POWERS], ", ")
    right = (f"{n.deck_lowest}–{n.deck_highest}, {powers.ko}", f"{n.deck_lowest}–{n.deck_highest}, {powers.en}")
    ko = f"숫자카드 {josa(shown.ko, '은/는')}" if isinstance(card, int) else f"{shown.en} 카드는"
    return [fault(turn.table.at, f"{ko} 이 게임의 덱에 없다", f"card {shown.en} is not in the deck of this game", *right, "AR-1.3")]


def _face_down(turn: Turn) -> list[Fault]:
    if turn.card != FACE_DOWN:
        return []
    right = ("공개한 카드", "the card that was turned up")
    faults = []
    if turn.callers:
        who = ", ".join(p.name for p in turn.callers)
        found = (f"{who}: 쾅을 외쳤는데 카드가 ?이다", f"the card is ? though {who} called")
        faults.append(fault(turn.table.at, *found, *right, "AR-3.3"))
    if any(p.says("mover") for p in turn.who("reveals")):
        faults.append(fault(turn.table.at, "스스로 공개했는데 카드가 ?이다", "the card is ? though the mover turned it up", *right, "AR-5.1"))
    return faults


def _movers(turn: Turn) -> list[Fault]:
    movers = turn.who("mover")
    right = ("mover는 한 사람만", "mover on one line")
    if turn.players and not movers:
        return [fault(at_lines([p.entry.line for p in turn.players]), "움직인 사람이 없다", "nobody is the mover", *right, "AR-2.1")]
    return [fault(p.entry.at, f"{p.name}: 움직인 사람이 또 있다", f"{p.name} is a second mover", *right, "AR-2.1") for p in movers[1:]]


def _words(player: Player, turn: Turn, tables: Tables) -> list[Fault]:
    name, at = player.name, player.entry.at
    mover, calls, wants, reveals = (player.says(w) for w in ("mover", "calls", "wants", "reveals"))
    faults = []
    if player.off_track and (mover or calls):
        does = Text("움직일", "move") if mover else Text("쾅을 외칠", "call")
        found = (f"{name}: 트랙에 말이 없어 {does.ko} 수 없다", f"{name} has no piece on the track and may not {does.en}")
        faults.append(fault(at, *found, "트랙에 말이 있는 사람", "a player with a piece on the track", "AR-3.2"))
    if mover and calls:
        found = (f"{name}: 움직인 사람은 쾅을 외치지 않는다", f"{name} moves and does not call")
        faults.append(fault(at, *found, "자기 카드를 공개하려면 reveals", "reveals turns the own card up", "AR-5.1"))
    if reveals:
        faults += _reveals(player, turn, tables) if mover else [_only(player, "reveals", "mover", same("mover reveals"), "AR-5.1")]
    if wants and (mover or not calls):
        right = Text("reveals만으로 원하는 것이다", "reveals alone wants it") if mover else same("calls wants")
        faults.append(_only(player, "wants", "calls", right, "AR-4.11"))
    if wants and turn.card not in (None, FACE_DOWN, RETROGRADE):
        found = (f"{name}: 역행이 아닌데 wants가 있다", f"{name} wants, but the card is not Retrograde")
        faults.append(fault(at, *found, "역행일 때만 고른다", "only Retrograde is a choice", "AR-4.5"))
    return faults


def _only(player: Player, word: str, other: str, right: Text, clause: str) -> Fault:
    found = (f"{player.name}: {other} 없이 {josa(word, '은/는')} 뜻이 없다", f"{player.name}: {word} has no meaning without {other}")
    return fault(player.entry.at, *found, *right, clause)


def _reveals(mover: Player, turn: Turn, tables: Tables) -> list[Fault]:
    """AR-5.1, AR-5.3: what keeps a mover from turning the own card up."""
    faults, at = [], mover.entry.at
    if isinstance(turn.card, int):
        found = (f"{mover.name}: 숫자카드 {josa(str(turn.card), '은/는')} 스스로 공개할 수 없다", f"{mover.name} may not turn up the number card {turn.card}")
        faults.append(fault(at, *found, "특수카드나 조커만", "a special card or a joker only", "AR-5.1"))
    if turn.callers:
        who = ", ".join(p.name for p in turn.callers)
        found = (f"{mover.name}: {who}의 쾅이 있어 스스로 공개할 수 없다", f"{mover.name} may not turn the card up when {who} called")
        faults.append(fault(at, *found, "아무도 외치지 않았을 때만", "only if nobody calls", "AR-5.1"))
    if isinstance(mover.at, int) and turn.moved is not None and mover.at + turn.moved >= tables.moon and mover.reserve == 0:
        found = (f"{mover.name}: 달에 도착하면 트랙에 말이 남지 않는다", f"{mover.name} arrives on the Moon and has no piece left on the track")
        faults.append(fault(at, *found, "트랙에 말이 있어야 공개한다", "only with a piece on the track", "AR-5.3"))
    return faults


def _pieces(player: Player, tables: Tables) -> list[Fault]:
    name, at, faults = player.name, player.entry.at, list[Fault]()
    if player.off_track and "pieces" in player.entry.values:
        found = (f"{name}: at=none이면 pieces는 뜻이 없다", f"{name}: pieces has no meaning with at=none")
        faults.append(fault(at, *found, "pieces 없이", "no pieces"))
    if player.off_track and player.reserve:
        found = (f"{name}: 예비 말이 {player.reserve}개인데 트랙에 말이 없다", f"{name} has {player.reserve} in reserve but none on the track")
        faults.append(fault(at, *found, "예비에서 하나를 태양에 (at=0)", "one of them starts on the Sun (at=0)", "AR-6.4"))
    places = {"pieces": player.pieces, "reserve": player.reserve, "lost": player.lost, "moon": player.moon}
    return faults if player.at is None else faults + not_all_pieces(player.entry, places, tables)
