"""The referee at the table: what is asked, and what becomes of what a player types. Pure: nothing is printed and nothing written here."""

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from asrus_pnp.core.errors import Fault, InputError, fault
from asrus_pnp.core.spelling import fold
from asrus_pnp.core.text import Text, same
from asrus_pnp.play import renaming
from asrus_pnp.play.changes import changed, if_it_ended_now
from asrus_pnp.play.event_list import Change
from asrus_pnp.play.events import COMMANDS, items, spoken, whole_line, written
from asrus_pnp.play.kept_game import Help, KeptGame, Seating, Setting
from asrus_pnp.play.opening import told
from asrus_pnp.play.record import as_draft, printable
from asrus_pnp.play.session import Session, begin, heads
from asrus_pnp.positions.prompts import BACK, NOTHING, Prompt

State = TypeVar("State")
STATE, RECENT, EVENT, COURSE, WHY, SCORE, STATISTICS, HELP, END, LEFT = "state", "recent", "event", "course", "why", "score", "stats", "help", "end", "left"
QUESTION = "question"
STAND = Text("앞 답은 그대로 있다. <: 앞 답으로 돌아간다", "the answers before it stand; < goes back to them")
LAID_OUT = Text("게임 준비", "Set-up")
NO_GAME = Text("게임이 아직 시작되지 않았다", "the game has not begun")


@dataclass(frozen=True, slots=True)
class Desk(Generic[State]):
    """A game and what is being typed for it: the answers so far, and the number of the event that is being changed, if one is."""

    play: KeptGame[State]
    setting: Setting
    commands: Mapping[str, str]
    next_line: int
    session: Session[State] | None = None
    said: tuple[str, ...] = ()
    editing: int | None = None

    @property
    def setting_up(self) -> bool:
        """Whether the set-up is being asked for."""
        return self.session is None or self.editing == 0

    @property
    def help(self) -> Help:
        """What may be typed for this game, in the language of the players."""
        words = self.play.book.score.form.words
        return tuple((spoken(form, words, self.setting.lang), about) for form, about in self.play.help)

    @property
    def prompt(self) -> Text:
        """The question that is open."""
        ask = self._open()
        number = self.editing
        return ask if number is None else Text(f"[{number}번] {ask.ko}", f"[event {number}] {ask.en}")

    def _open(self) -> Text:
        session = self.session
        if session and self.editing is None and session.stuck:
            n = session.stuck.number
            return Text(f"{n}번 사건을 고치거나(고치기 {n} …) 무른다(취소)", f"mend event {n} (edit {n} …), or undo")
        if session and self.editing is None and session.over:
            return Text("게임 끝. 나가려면 그만, 고치려면 취소나 고치기", "The game is over. quit; or undo, edit to mend it")
        ask = self.asked(self.said)
        return ask.words if isinstance(ask, Prompt) else same(ask)

    def asked(self, said: tuple[str, ...]) -> Prompt | str:
        """The next question after those answers, or the line that they make; raises InputError."""
        if self.session is None or self.editing == 0:
            return self.play.setup(self.setting, said)
        return self.session.ask(said, self.editing)


@dataclass(frozen=True, slots=True)
class Answer(Generic[State]):
    """What comes of one typed line: the desk after it, what goes into the record first, as an event or as a draft, what to say, what is
    wrong, what to show, whether to leave."""

    desk: Desk[State]
    line: str = ""
    texts: tuple[Text, ...] = ()
    faults: tuple[Fault, ...] = ()
    shows: tuple[tuple[str, int], ...] = ()
    leave: bool = False
    draft: str = ""


def sit_down(play: KeptGame[State], setting: Setting, next_line: int, session: Session[State] | None = None) -> Desk[State]:
    """The desk of a game that goes on, or of one that has yet to be set up."""
    return Desk(play, setting, play.book.score.form.words.table(COMMANDS), next_line, session)


def recall(desk: Desk[State], drafts: Iterable[str]) -> Desk[State]:
    """The desk with what had been typed of an event before the program stopped."""
    for typed in drafts:
        answer = _heard(desk, typed)
        desk = desk if answer.line else answer.desk
    return desk


def hear(desk: Desk[State], typed: str) -> Answer[State]:
    """What becomes of one typed line; whatever it is, the game goes on. What is not a whole event yet is kept as a draft."""
    typed = printable(typed)
    answer = _heard(desk, typed)
    if answer.line or (answer.desk.said, answer.desk.editing) == (desk.said, desk.editing):
        return answer
    return replace(answer, desk=_further(answer.desk), draft=as_draft(typed))


def _further(desk: Desk[State]) -> Desk[State]:
    """With one more line in the record that is no event."""
    session = desk.session
    return replace(desk, next_line=desk.next_line + 1, session=session and replace(session, next_line=session.next_line + 1))


def _heard(desk: Desk[State], typed: str) -> Answer[State]:
    words = typed.split(maxsplit=1)
    command = desk.commands.get(fold(words[0].rstrip(":："))) if words else None
    if typed.strip() in ("?", "？"):
        return Answer(desk, shows=((QUESTION, 0),))
    try:
        if command and not _names_somebody(desk, words):
            return _COMMANDS[command](desk, words[1].strip() if len(words) > 1 else "")
        if typed.strip() == BACK:
            return Answer(replace(desk, said=desk.said[:-1], editing=desk.editing if desk.said else None))
        return _answered(desk, "" if typed.lstrip().startswith("#") else typed.strip())
    except InputError as error:
        return Answer(desk, faults=error.faults)


def _names_somebody(desk: Desk[State], words: list[str]) -> bool:
    """Whether a word that is also a command stands among the names of those who play: before there is a game no command takes more words."""
    return desk.setting_up and not desk.said and len(words) > 1


def _ahead(desk: Desk[State], typed: str) -> tuple[str, ...] | None:
    """The answers to the open question of the set-up and to the next ones, where the text answers both; None where it does not."""
    parts = items(typed)
    for at in range(len(parts), -1, -1):
        head, tail = (" ".join(written(i) for i in some) for some in (parts[:at], parts[at:]))
        for between in ((), ("",)) if tail else ():
            said = (*desk.said, head, *between)
            with suppress(InputError):
                if isinstance(desk.asked(said), Prompt) and desk.asked((*said, tail)):
                    return (*said, tail)
    return None


def _answered(desk: Desk[State], typed: str) -> Answer[State]:
    if not typed and not desk.said and desk.session:
        texts = () if desk.editing is None else (Text("그대로 둔다", "left as it is"),)
        return Answer(replace(desk, editing=None), texts=texts)
    said, ahead = (*desk.said, typed), tuple[Text, ...]()
    try:
        ask = whole_line(typed, heads(desk.play, desk.session)) or desk.asked(said)
    except InputError:
        further = _ahead(desk, typed) if desk.setting_up else None
        if further is None:
            raise
        said, ask, ahead = further, desk.asked(further), (_told_ahead(desk, further),)
    if isinstance(ask, Prompt):
        seating = None if desk.session else desk.play.seats(said)
        return Answer(replace(desk, said=said), texts=(*ahead, *_laid_out(desk, seating)))
    try:
        answer = _entered(desk, ask)
        return replace(answer, texts=(*ahead, *answer.texts))
    except InputError as error:
        return Answer(desk, texts=(STAND,) if desk.said else (), faults=error.faults)


def _told_ahead(desk: Desk[State], said: tuple[str, ...]) -> Text:
    """Which question the last of the answers was taken for."""
    ask = desk.asked(said[:-1])
    words = ask.words if isinstance(ask, Prompt) else same("")
    return Text(f"“{said[-1]}”: “{words.ko}”의 답으로 받았습니다", f"“{said[-1]}” is taken as the answer to “{words.en}”")


def _entered(desk: Desk[State], line: str) -> Answer[State]:
    """The line as a new event, as the set-up, or in the place of the event that is being changed."""
    answered = replace(desk, said=())
    if desk.session is None:
        session, written = begin(desk.play, line, desk.next_line)
        texts = _laid_out(desk, desk.play.seating(session.state))
        return Answer(replace(answered, session=session), written, texts, shows=((STATE, 0),))
    if desk.editing is not None:
        return _edited(answered, desk.editing, line)
    session, written = desk.session.enter(line)
    shows: tuple[tuple[str, int], ...] = ((EVENT, len(session.course) - 1), (STATE, 0))
    shows += ((SCORE, 0), (STATISTICS, 0), (END, 0)) if session.over else ()
    return Answer(replace(answered, session=session), written, shows=shows)


def _laid_out(desk: Desk[State], seating: Seating | None) -> tuple[Text, ...]:
    """How the table is set up for those who play, where that has not been told yet."""
    if seating is None or desk.play.seats(desk.said):
        return ()
    return (LAID_OUT, *told(desk.play.setting_up.of(len(seating.players), seating.options)))


def _edited(desk: Desk[State], number: int, line: str) -> Answer[State]:
    session, written = _playing(desk).edit(number, line)
    return _changed(desk, session, written, session.history.done[-1])


def _changed(desk: Desk[State], session: Session[State], written: str, change: Change) -> Answer[State]:
    """What to say of a change: which event is what now, and which one has become impossible by it."""
    faults = session.stuck.faults if session.stuck else ()
    shows = ((EVENT, change.at), (STATE, 0)) if change.new and change.at < len(session.course) else ((STATE, 0),)
    told = changed(_playing(desk), session, change)
    return Answer(replace(desk, session=session, said=(), editing=None), written, told, faults, shows)


def _playing(desk: Desk[State]) -> Session[State]:
    if desk.session is None:
        raise InputError([Fault(same(""), NO_GAME, same(""))])
    return desk.session


def _undo(desk: Desk[State], rest: str) -> Answer[State]:
    """Takes back what has been answered for an event that is not complete, else the last change."""
    if desk.said or desk.editing is not None:
        return Answer(replace(desk, said=(), editing=None), texts=(Text("적던 것을 지웠다", "what was being typed is dropped"),))
    before = _playing(desk)
    session, written = before.undo()
    return _changed(desk, session, written, before.history.done[-1].turned)


def _redo(desk: Desk[State], rest: str) -> Answer[State]:
    before = _playing(desk)
    session, written = before.redo()
    return _changed(desk, session, written, before.history.undone[-1])


def _rename(desk: Desk[State], rest: str) -> Answer[State]:
    """Gives a player another name, in the events before too."""
    old, new = renaming.named(rest)
    session, written = _playing(desk).rename(old, new)
    told = Text(f"{old} → {new}: 모든 사건의 이름이 바뀌었습니다", f"{old} is {new} now, in all events")
    return Answer(replace(desk, session=session, said=(), editing=None), written, (told,), shows=((STATE, 0),))


def _edit(desk: Desk[State], rest: str) -> Answer[State]:
    """Changes an earlier event, by what stands behind its number or by what is asked next."""
    session = _playing(desk)
    word, _, new = rest.partition(" ")
    number = session.history.number(word)
    editing = replace(desk, said=(), editing=number)
    if new.strip() == NOTHING:
        return _edited(desk, number, NOTHING)
    editing.asked(())  # an event after an impossible one cannot be asked for
    if new.strip():
        answer = _answered(editing, new.strip())
        return replace(answer, desk=desk, texts=()) if answer.faults and not answer.line else answer
    now = session.history.events[number][1]
    return Answer(editing, texts=(Text(f"지금: {now} (엔터: 그대로)", f"now: {now} (Enter: as it is)"),))


def _why(desk: Desk[State], rest: str) -> Answer[State]:
    """Shows the last ruling, or that of the event whose number is given."""
    ruled = [n for n, h in enumerate(_playing(desk).course) if h.ruling]
    number = int(rest[:9]) if rest.isdecimal() else ruled[-1] if ruled and not rest else -1
    if number not in ruled:
        right = (", ".join(map(str, ruled[-8:])), ", ".join(map(str, ruled[-8:])))
        raise InputError([fault(same(""), "판정이 없다", "there is no ruling to explain", *right)])
    return Answer(desk, shows=((WHY, number),))


def _shows(*names: str, playing: bool = True) -> Callable[[Desk[Any], str], Answer[Any]]:
    def answer(desk: Desk[Any], rest: str) -> Answer[Any]:
        if playing:
            _playing(desk)
        return Answer(desk, shows=tuple((n, 0) for n in names))

    return answer


_COMMANDS: Mapping[str, Callable[[Desk[Any], str], Answer[Any]]] = {
    "undo": _undo,
    "redo": _redo,
    "edit": _edit,
    "rename": _rename,
    "show": _shows(STATE, RECENT),
    "log": _shows(COURSE),
    "left": _shows(LEFT),
    "why": _why,
    "score": lambda desk, rest: Answer(desk, texts=if_it_ended_now(_playing(desk)), shows=((SCORE, 0),)),
    "stats": _shows(STATISTICS),
    "help": _shows(HELP, playing=False),
    "quit": lambda desk, rest: Answer(desk, leave=True),
}
