"""TOML tables to frozen dataclasses: every fault of a file at once, each with file, record and field."""

import math
from collections.abc import Callable
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache, partial
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin, get_type_hints

from asrus_pnp.core.errors import Fault, fault
from asrus_pnp.core.text import Text, join
from asrus_pnp.database.limits import Limit, Limits

T = TypeVar("T")
Place = tuple[str, ...]  # file, record, and the fields down to the value: put into words only where something is wrong
Reader = Callable[[Any, Place, list[Fault]], Any]
SHOWN = 60  # characters of a wrong value
Standing = Literal["confirmed", "derived", "unconfirmed"]


@dataclass(frozen=True, slots=True)
class Fact:
    """What is known about a set as a whole: how sure it is, and who says so. Stand-ins are `unconfirmed`."""

    id: str
    text: Text
    standing: Standing
    source: str


RESTS_ON = Text("확인되지 않은 임시 값을 썼다: ", "rests on a stand-in, not on the publisher's word: ")


def rests_on(what: Text) -> Text:
    """A note that something is no more than a stand-in."""
    return join([RESTS_ON, what], "")


def tells_stand_in(note: Text) -> bool:
    """Whether a note is one of those that `rests_on` makes."""
    return note.en.startswith(RESTS_ON.en)


def where(file: str, record: str = "", *names: str) -> Text:
    """The place of a fault in the card database, in words."""
    ko = [file, record and f"“{record}” 항목", *(n and f"필드 {n}" for n in names)]
    en = [file, record and f"record “{record}”", *(n and f"field {n}" for n in names)]
    return Text(", ".join(p for p in ko if p), ", ".join(p for p in en if p))


def read_all(cls: type[T], tables: Any, file: str, section: str, faults: list[Fault], key: str = "id") -> tuple[T, ...]:
    """The records of one section, those that are whole; what is wrong with the others is added to faults."""
    if not isinstance(tables, list) or not tables:
        faults.append(fault(where(file), f"[[{section}]] 항목이 없다", f"there is no [[{section}]]", "하나 이상", "at least one"))
        return ()
    read_ones = (read(cls, t, file, f"{section} {t.get(key, n + 1) if isinstance(t, dict) else n + 1}", faults) for n, t in enumerate(tables))
    whole = tuple(r for r in read_ones if r is not None)
    _twice([str(getattr(r, key)) for r in whole], file, section, faults)
    return whole


def _twice(keys: list[str], file: str, section: str, faults: list[Fault]) -> None:
    for key in sorted({k for k in keys if keys.count(k) > 1}):
        faults.append(fault(where(file, f"{section} {key}"), "두 번 나온다", "stands there twice", "한 번만", "once"))


def read(cls: type[T], table: Any, file: str, record: str, faults: list[Fault]) -> T | None:
    """One record, or None with its faults added: unknown and missing fields, wrong types, values out of their list or range."""
    found: T | None = _record(cls, table, (file, record), faults)
    return found


def read_value(kind: Any, found: Any, place: Place, faults: list[Fault]) -> Any:
    """One value of a field's type that stands at the place, or None with a fault added."""
    return _reader(kind)(found, place, faults)


def _record(cls: Any, table: Any, place: Place, faults: list[Fault]) -> Any:
    if not isinstance(table, dict):
        return _wrong(Text("표(table)", "a table"), table, place, faults)
    before, shape, values = len(faults), _shape(cls), dict[str, Any]()
    for name in sorted(table.keys() - shape.keys()):
        known = ", ".join(shape)
        faults.append(fault(where(*place, name), "모르는 필드다", "is not a known field", f"{known} 중 하나", f"one of {known}"))
    for name, (reader, needed) in shape.items():
        if name in table:
            values[name] = reader(table[name], (*place, name), faults)
        elif needed:
            right = _expected(get_type_hints(cls, include_extras=True)[name])
            faults.append(fault(where(*place, name), "빠져 있다", "is missing", right.ko, right.en))
    return cls(**values) if len(faults) == before else None


@cache
def _shape(cls: Any) -> dict[str, tuple[Reader, bool]]:
    hints = get_type_hints(cls, include_extras=True)
    return {f.name: (_reader(hints[f.name]), f.default is MISSING and f.default_factory is MISSING) for f in fields(cls)}


@cache
def _reader(kind: Any) -> Reader:
    """What reads a value of a field's type: the value, or None with a fault added."""
    origin, inner = get_origin(kind), get_args(kind)
    if is_dataclass(kind):
        return partial(_record, kind)
    if origin is Annotated:
        return partial(_limited, limits_of(kind), _expected(kind), _reader(inner[0]))
    if origin is UnionType:
        readers = [_reader(k) for k in inner if k is not NoneType]
        return readers[0] if len(readers) == 1 else partial(_either, _expected(kind), readers)
    if origin is tuple:
        return partial(_many, _expected(kind), [_reader(k) for k in inner if k is not Ellipsis], Ellipsis in inner)
    if origin is dict:
        return partial(_named, _expected(kind), _reader(inner[1]))
    return partial(_plain, _expected(kind), _checks(kind, inner if origin is Literal else ()))


def limits_of(kind: Any) -> Limits:
    """What a field's type says of its values beyond their kind, as in Annotated[int, Range(1, 99)]."""
    return tuple(limit for limit in get_args(kind)[1:] if isinstance(limit, Limit))


def _limited(limits: Limits, right: Text, reader: Reader, found: Any, place: Place, faults: list[Fault]) -> Any:
    before, value = len(faults), reader(found, place, faults)
    return value if len(faults) > before or all(limit.holds(value) for limit in limits) else _wrong(right, found, place, faults)


def _either(right: Text, readers: list[Reader], found: Any, place: Place, faults: list[Fault]) -> Any:
    for reader in readers:
        wrong: list[Fault] = []
        value = reader(found, place, wrong)
        if not wrong:
            return value
    return _wrong(right, found, place, faults)


def _many(right: Text, readers: list[Reader], any_length: bool, found: Any, place: Place, faults: list[Fault]) -> Any:
    if not isinstance(found, list) or (not any_length and len(found) != len(readers)):
        return _wrong(right, found, place, faults)
    return tuple(reader(f, place, faults) for reader, f in zip(readers * len(found) if any_length else readers, found, strict=True))


def _named(right: Text, reader: Reader, found: Any, place: Place, faults: list[Fault]) -> Any:
    if not isinstance(found, dict):
        return _wrong(right, found, place, faults)
    return {name: reader(value, place, faults) for name, value in found.items()}


def _plain(right: Text, make: Callable[[Any], Any], found: Any, place: Place, faults: list[Fault]) -> Any:
    value = make(found)
    return _wrong(right, found, place, faults) if value is None else value


def _checks(kind: Any, names: tuple[Any, ...]) -> Callable[[Any], Any]:
    """What turns a plain value into the field's, None where it cannot be one; a whole number will do as a number, true as neither."""
    if kind is Text:
        return lambda v: Text(v["ko"], v["en"]) if isinstance(v, dict) and v.keys() == {"ko", "en"} and all(map(_said, v.values())) else None
    if names:
        return lambda v: v if v in names else None
    if kind is float:
        return lambda v: float(v) if type(v) in (int, float) and math.isfinite(v) else None
    return lambda v: v if type(v) is kind else None


def _said(words: Any) -> bool:
    return isinstance(words, str) and bool(words.strip())


def _wrong(right: Text, found: Any, place: Place, faults: list[Fault]) -> None:
    shown = repr(found) if len(repr(found)) <= SHOWN else repr(found)[:SHOWN] + "…"
    faults.append(fault(where(*place), shown, shown, right.ko, right.en))


def _expected(kind: Any) -> Text:
    origin, inner = get_origin(kind), get_args(kind)
    if is_dataclass(kind):
        names = ", ".join(f.name for f in fields(kind))
        return Text(f"{names}의 표", f"a table of {names}")
    if origin is Annotated:
        said = [_expected(inner[0]), *(limit.says for limit in limits_of(kind))]
        return Text(", ".join(t.ko for t in said), ", ".join(t.en for t in said))
    if origin is UnionType:
        each = [_expected(k) for k in inner if k is not NoneType]
        return Text(" 또는 ".join(e.ko for e in each), " or ".join(e.en for e in each))
    if origin is Literal:
        names = ", ".join(map(str, inner))
        return Text(f"{names} 중 하나", f"one of {names}")
    if origin is tuple:
        one, many = _expected(inner[0]), Ellipsis in inner
        return Text(f"[{one.ko}] 목록", f"a list, each {one.en}") if many else Text(f"값 {len(inner)}개의 목록", f"a list of {len(inner)} values")
    if origin is dict:
        return Text("이름 = 값 표", "a table of name = value")
    words = {str: Text("글자", "a text in quotes"), int: Text("정수", "a whole number"), float: Text("수", "a number"),
             bool: Text("true 또는 false", "true or false"), Text: Text('{ko = "…", en = "…"}', '{ko = "…", en = "…"}')}  # fmt: skip
    return words[kind]
