"""The record of a game: a text file that only grows, one line an event. A line counts when its end has been written. Pure."""

from collections.abc import Container
from dataclasses import dataclass

from asrus_pnp.core.errors import InputError, fault
from asrus_pnp.core.spelling import fold
from asrus_pnp.core.text import same
from asrus_pnp.database.words import Words
from asrus_pnp.play.kept_game import Numbered
from asrus_pnp.positions.notation import LINE_END, at_line, read_line, short, split

BOM = b"\xef\xbb\xbf"
DRAFT = "#>"  # a comment to whoever reads events; what a table had typed of the next one


@dataclass(frozen=True, slots=True)
class Record:
    """What a file holds: its lines that say something, how many lines and bytes are whole, what stands behind the last line end, and the
    drafts: what was typed since the last event, of an event that was not complete."""

    lines: tuple[Numbered, ...]
    count: int
    size: int
    torn: bytes
    drafts: tuple[str, ...] = ()

    @property
    def next_line(self) -> int:
        """The number that the next line will have; a torn one stays as a comment before it."""
        return self.count + 1 + bool(self.torn)


def parse(content: bytes) -> Record:
    """The record in a file's bytes, up to its last whole line; raises InputError where a whole line is no text, or several positions stand there."""
    size = content.rfind(b"\n") + 1
    text = _decoded(content[:size])
    positions = split(text)
    if len(positions) > 1:
        number = positions[1][0][0] - 1
        raise InputError([fault(at_line(number), "--- 줄은 기록에 올 수 없다", "a record holds no line ---", "한 파일에 한 게임", "one game a file")])
    lines = tuple(positions[0]) if positions else ()
    return Record(lines, content.count(b"\n", 0, size), size, content[size:], _drafts(text, lines[-1][0] if lines else 0))


def _drafts(text: str, last: int) -> tuple[str, ...]:
    """What was typed behind the line of the last event."""
    return tuple(line.removeprefix(DRAFT).strip() for line in LINE_END.split(text)[last:] if line.startswith(DRAFT))


def as_draft(typed: str) -> str:
    """The line that keeps what was typed of an event that is not complete: to whoever reads events it is a comment."""
    return f"{DRAFT} {printable(typed)}"


def printable(typed: str) -> str:
    """What was typed, with a space for each sign that no line can keep."""
    return "".join(c if c.isprintable() else " " for c in typed)


def completed(record: Record) -> Record:
    """The record with what stands behind its last line end as a line, if that can be one; the same where it cannot."""
    try:
        text = _decoded(record.torn)
    except InputError:
        return record
    number = record.count + 1
    found = [line for position in split(text) for _, line in position]
    if len(found) != 1 or not text.isprintable():
        return record
    return Record((*record.lines, (number, found[0])), number, record.size + len(record.torn), b"")


def _decoded(content: bytes) -> str:
    try:
        return content.removeprefix(BOM).decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise InputError([fault(at_line(line), "UTF-8이 아니다", "is not UTF-8", "UTF-8로 저장한 글", "text saved as UTF-8")]) from None


def game_of(record: Record, words: Words) -> str:
    """The game that the first line names; raises InputError where it names none."""
    named = _named(record, words.table(("game",)))
    if named:
        return named
    right = ("start: game=… 로 시작하는 기록", "a record, which begins with start: game=…")
    place = at_line(record.lines[0][0] if record.lines else 1)
    raise InputError([fault(place, "게임의 기록이 아니다", "is no record of a game", *right)])


def check_game(record: Record, game: str, path: str) -> None:
    """Raises InputError where the record at that path names another game, as `play` writes it."""
    named = _named(record, ("game",))
    if named and fold(named) != fold(game):
        shown = short(named)
        opens = f"asrus-pnp play {shown} --file {path}"
        raise InputError([fault(same(path), f"이 기록은 {shown} 게임의 것이다", f"this record is of the game {shown}", opens, opens)])


def _named(record: Record, keys: Container[str]) -> str:
    """The game that the first line names under one of the keys (folded), if any."""
    line = read_line(*record.lines[0], []) if record.lines else None
    pairs = (i.partition("=") for i in (line.items if line else ()))
    return next((value for key, _, value in pairs if fold(key) in keys), "")


def as_comment(torn: bytes) -> bytes:
    """What takes the place of a line that was cut off: the same as a comment, never shorter, so that it covers what stood there."""
    shown = "".join(c if c.isprintable() else "�" for c in torn.decode("utf-8", "replace"))
    return f"# … {shown}\n".encode()


def as_text(torn: bytes) -> str:
    """A line that was cut off, as far as it can be shown."""
    return as_comment(torn).decode().removeprefix("# … ").rstrip("\n")
