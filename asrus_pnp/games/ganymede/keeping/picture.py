"""The boards as a picture in a terminal of 80 columns: two boards beside each other, a letter for each settler and a dot for each free place."""

from asrus_pnp.core.terminal_width import pad, width
from asrus_pnp.core.text import Lang, Text
from asrus_pnp.games.ganymede.keeping.state import Board, State
from asrus_pnp.games.ganymede.places import Settlers
from asrus_pnp.games.ganymede.tables import Tables
from asrus_pnp.play.kept_game import TableView

INNER = 36  # columns of a board between its lines
FREE = Text("·", "·")
LABELS = {
    "tiles": Text("타일", "tiles"),
    "earth": Text("지구", "Earth"),
    "mars": Text("화성", "Mars"),
    "upper": Text("위", "upper"),
    "lower": Text("아래", "lower"),
    "used": Text("셔틀", "used"),
}
NO_SHIP = Text("우주선 없음", "no ship")


def view(state: State, tables: Tables) -> TableView:
    """All boards, two in a row, then the supply and the decks."""
    ko, en = (_lines(state, tables, lang) for lang in ("ko", "en"))
    return TableView((), (), tuple(Text(k, e) for k, e in zip(ko, en, strict=True)))


def _lines(state: State, tables: Tables, lang: Lang) -> list[str]:
    boards = [_board(name, board, state, tables, lang) for name, board in state.boards.items()]
    lines = []
    for k in range(0, len(boards), 2):
        pair = boards[k : k + 2]
        lines += ["  ".join(row).rstrip() for row in zip(*pair, strict=True)]
    return lines + _table(state, tables, lang)


def _table(state: State, tables: Tables, lang: Lang) -> list[str]:
    left = state.stacks
    supply = "  ".join(f"{tables.names[c].say(lang)} {n}" for c, n in state.supply.items())
    decks = Text(f"덱: 지구 {left.earth}, 화성 {left.mars}, 타일 {left.tiles}", f"decks: Earth {left.earth}, Mars {left.mars}, tiles {left.tiles}").say(lang)
    lying = [id for ids in state.open.values() for id in ids]
    shown = [Text(f"펼쳐진 카드: {' '.join(lying)}", f"open: {' '.join(lying)}").say(lang)] if lying else []
    return [f"{Text('공급처', 'supply').say(lang)}: {supply}", decks, *shown]


def _board(name: str, board: Board, state: State, tables: Tables, lang: Lang) -> list[str]:
    limits, on = tables.deck.board, board.docks
    points = tables.deck.track[board.space].points
    turn = " ◀" if name == state.active and not state.over else ""
    head = f"{_cut(name, 16)}{turn}"
    track = Text(f"명성 {board.space} ({points}점)", f"reputation {board.space} ({points} pt)").say(lang)
    tiles = [f"{t.id if ':' not in t.id else ''} {tables.names[t.symbol].say(lang)}".strip() for t in board.tiles]
    rows = [
        ("tiles", ", ".join(tiles) or FREE.say(lang)),
        ("earth", _crew(board.earth, limits.earth, tables, lang)),
        ("mars", _crew(board.mars, limits.mars, tables, lang)),
        ("upper", _dock(on.upper, limits.upper, board.ships["upper"], tables, lang)),
        ("lower", _dock(on.lower, limits.lower, board.ships["lower"], tables, lang)),
        ("used", " ".join(f"{_letter(s, tables, lang)}{board.columns.get(s, 0)}" for s in tables.symbols)),
    ]
    widest = max(width(LABELS[key].say(lang)) for key, _ in rows)
    body = [f"{pad(LABELS[key].say(lang), widest)}  {words}" for key, words in rows]
    ships = Text(f"완성 {len(board.launched)}  손 {board.hand}", f"launched {len(board.launched)}  hand {board.hand}").say(lang)
    return [_edge("┌", head, track, "┐"), *(f"│ {pad(_cut(line, INNER - 2), INNER - 2)} │" for line in body), _edge("└", "", ships, "┘")]


def _edge(left: str, head: str, tail: str, right: str) -> str:
    """The upper or lower line of a board, with words in it."""
    begin, end = f"─ {head} " if head else "", f" {tail} ─"
    return f"{left}{begin}{'─' * max(0, INNER - width(begin) - width(end))}{end}{right}"


def _crew(there: Settlers, places: int, tables: Tables, lang: Lang) -> str:
    """A letter for each settler, a dot for each free place."""
    letters = [_letter(c, tables, lang) for c in tables.colours for _ in range(there.get(c, 0))]
    return " ".join([*letters, *[FREE.say(lang)] * (places - len(letters))])


def _dock(there: Settlers, places: int, ship: str, tables: Tables, lang: Lang) -> str:
    return f"{_crew(there, places, tables, lang)}  {_ship(ship, tables, lang)}"


def _ship(ship: str, tables: Tables, lang: Lang) -> str:
    """What kind of ship it is."""
    if not ship:
        return NO_SHIP.say(lang)
    known = tables.ships[ship]
    shows = f":{tables.names[known.shows].say(lang)}" if known.shows else ""
    return f"{tables.words.label(known.kind).say(lang)}{shows}"


def _letter(colour: str, tables: Tables, lang: Lang) -> str:
    """The first letter of a colour."""
    return tables.names[colour].say(lang)[0].upper()


def _cut(words: str, columns: int) -> str:
    while width(words) > columns:
        words = words[:-1]
    return words
