"""What is asked in a turn of Ganymede, and what may be typed."""

from asrus_pnp.core.text import Text
from asrus_pnp.games.ganymede.keeping.cards import SKIP
from asrus_pnp.games.ganymede.keeping.course import played
from asrus_pnp.games.ganymede.keeping.decisions import Followed
from asrus_pnp.games.ganymede.keeping.state import Rules, State
from asrus_pnp.play.events import tokens
from asrus_pnp.play.kept_game import Help, Said
from asrus_pnp.positions.prompts import NOTHING, Prompt

SHOW = "open"
HELP: Help = (
    ("T07 blue red", Text("타일을 가져옵니다: 번호, 효과를 쓸 때마다 고르는 것", "take a tile: its id, what each use of its effect is for")),
    ("T07 T03 blue", Text("자리가 없으면 밀려나는 타일도", "and the tile that it replaces, if there is no room")),
    ("E12 blue", Text("셔틀을 씁니다: 번호, 정할 것이 있으면 차례로", "use a shuttle: its id, then what there is to decide, in order")),
    ("M10 upper lower red>blue", Text("화성 셔틀: 누가 어느 우주선에, 그다음 효과", "a Mars shuttle: who boards where, then its effect")),
    ("discard T03 T11 red blue>mars", Text("타일을 버리고 기본 행동: 모집, 이동", "discard tiles for basic actions: a recruit, a move")),
    ("red>blue mars:red>blue reputation ship", Text("그 밖의 기본 행동: 재훈련(어디의), 명성, 우주선", "other actions: adapt (and where), reputation, ship")),
    ("skip", Text("효과나 조건 없는 완성을 쓰지 않습니다", "an effect, or a launch without condition, is not used")),
    ("tile:white:blue/red", Text("타일에 적힌 대로: 문양, 효과 (둘 다면 파랑+우주선)", "a tile by what it prints: symbol, effects (both: blue+ship)")),
    ("mars:red:red+any:adapt", Text("셔틀에 적힌 대로: 문양, 조건, 효과", "a shuttle by what it prints: symbol, needs, effect")),
    ("open T05 E03 S11", Text("새로 펼쳐진 카드 (적고 싶으면)", "cards newly laid open, if you want them kept")),
)


def ask(state: State, said: Said, rules: Rules) -> Prompt | str:
    """Asks for what the active player does, and for what that leaves to be decided, one thing at a time; else the line of the turn."""
    spelling = rules.spelling
    typed = [SKIP if t == NOTHING else spelling.plain(t) for t in tokens(said)]
    if not typed:
        last = Text(" (마지막 라운드)", " (the last round)") if state.ended else Text("", "")
        return Prompt(Text(f"{state.active}{last.ko}: 타일, 셔틀, 버림 가운데 하나", f"{state.active}{last.en}: a tile, a shuttle, or discard"))
    if typed[0] in rules.tables.words.table((SHOW,)):
        return f"{SHOW}: {' '.join(typed[1:])}"
    found = played(state, typed, rules)
    if isinstance(found, Followed):
        return f"{state.active}: {' '.join(found.said)}"
    allowed = found.allowed(spelling.spell)
    return Prompt(Text(f"{found.words.ko} ({allowed.ko})", f"{found.words.en} ({allowed.en})"))
