"""TOML tables to frozen dataclasses: every fault of a file at once, each with file, record and field."""

from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

from asrus_pnp.core.errors import Fault, fault
from asrus_pnp.core.text import Text, join

T = TypeVar("T")
Standing = Literal["confirmed", "derived", "unconfirmed"]


@dataclass(frozen=True, slots=True)
class Fact:
    """What is known about a set as a whole: how sure it is, and who says so. Stand-ins are `unconfirmed`."""

    id: str
    text: Text
    standing: Standing
    source: str


def where(file: str, record: str = "", field: str = "") -> Text:
    """The place of a fault in the card database, in words."""
    ko = [file, record and f"“{record}” 항목", field and f"필드 {field}"]
    en = [file, record and f"record “{record}”", field and f"field {field}"]
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
    """One record, or None with its faults added: unknown and missing fields, wrong types, values out of their list."""
    return _read(cls, table, where(file, record), faults)


def _read(cls: type[T], table: Any, place: Text, faults: list[Fault]) -> T | None:
    if not isinstance(table, dict):
        faults.append(fault(place, f"{table!r}", f"{table!r}", "표(table)", "a table"))
        return None
    before, shape, values = len(faults), _shape(cls), dict[str, Any]()  # type: ignore[arg-type]
    for name in table.keys() - shape.keys():
        known = ", ".join(shape)
        faults.append(fault(_field(place, name), "모르는 필드다", "is not a known field", f"{known} 중 하나", f"one of {known}"))
    for name, (kind, needed) in shape.items():
        if name in table:
            values[name] = _value(kind, table[name], _field(place, name), faults)
        elif needed:
            faults.append(fault(_field(place, name), "빠져 있다", "is missing", _expected(kind).ko, _expected(kind).en))
    return cls(**values) if len(faults) == before else None


def _field(place: Text, name: str) -> Text:
    return join([place, where("", "", name)], ", ")


@cache
def _shape(cls: Any) -> dict[str, tuple[Any, bool]]:
    hints = get_type_hints(cls)
    return {f.name: (hints[f.name], f.default is MISSING and f.default_factory is MISSING) for f in fields(cls)}


def _value(kind: Any, found: Any, place: Text, faults: list[Fault]) -> Any:
    """The value as the field's type wants it; a wrong one becomes a fault and None."""
    origin, inner = get_origin(kind), get_args(kind)
    if is_dataclass(kind):
        return _read(kind, found, place, faults)  # type: ignore[arg-type]
    if origin is UnionType:
        return _value(next(k for k in inner if k is not NoneType), found, place, faults)
    if origin is tuple and isinstance(found, list):
        kinds = (inner[0],) * len(found) if Ellipsis in inner else inner
        if len(kinds) == len(found):
            return tuple(_value(k, f, place, faults) for k, f in zip(kinds, found, strict=True))
    elif origin is dict and isinstance(found, dict):
        return {k: _value(inner[1], v, place, faults) for k, v in found.items()}
    elif kind is Text:
        if isinstance(found, dict) and found.keys() == {"ko", "en"} and all(isinstance(v, str) and v.strip() for v in found.values()):
            return Text(found["ko"], found["en"])
    elif origin is Literal:
        if found in inner:
            return found
    elif kind is float and type(found) is int:
        return float(found)
    elif type(found) is kind:
        return found
    faults.append(fault(place, f"{found!r}", f"{found!r}", _expected(kind).ko, _expected(kind).en))
    return None


def _expected(kind: Any) -> Text:
    origin, inner = get_origin(kind), get_args(kind)
    if is_dataclass(kind):
        names = ", ".join(f.name for f in fields(kind))
        return Text(f"{names}의 표", f"a table of {names}")
    if origin is UnionType:
        return _expected(inner[0])
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
