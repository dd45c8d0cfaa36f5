"""The ids of physical cards, such as A01 or E30: they are printed on the cards and never change."""

import re

from asrus_pnp.core.errors import Fault, fault
from asrus_pnp.core.plain_text import plain
from asrus_pnp.database.records import where

SPAN = re.compile(r"([A-Z])(\d\d)(?:-\1(\d\d))?")


def expand(span: str) -> tuple[str, ...]:
    """The ids of a span such as A04-A06, or the one of A01; empty where it is no span."""
    found = SPAN.fullmatch(plain(span))
    if not found:
        return ()
    first, last = int(found[2]), int(found[3] or found[2])
    return tuple(f"{found[1]}{n:02}" for n in range(first, last + 1))


def check_spans(spans: dict[str, tuple[str, int]], prefix: str, count: int, file: str, faults: list[Fault]) -> None:
    """Add a fault for each record whose span is not as long as its copies, and for ids that are missing, strange or used twice in the kit."""
    for record, (span, copies) in spans.items():
        if len(expand(span)) != copies:
            right = (f"{copies}장만큼의 번호, 예 {prefix}01-{prefix}{copies:02}", f"as many ids as copies ({copies}), such as {prefix}01-{prefix}{copies:02}")
            faults.append(fault(where(file, record, "ids"), f"“{span}”", f"“{span}” is {len(expand(span))} ids", *right))
    used = [i for span, _ in spans.values() for i in expand(span)]
    right_ones = [f"{prefix}{n:02}" for n in range(1, count + 1)]
    listed = {
        ("두 번 쓰인 번호", "ids used twice"): sorted({i for i in used if used.count(i) > 1}),
        ("빠진 번호", "ids that no card has"): [i for i in right_ones if i not in used],
        ("없어야 할 번호", "ids that cannot be"): sorted(set(used) - set(right_ones)),
    }
    for (ko, en), ids in listed.items():
        if ids:
            span = f"{prefix}01–{prefix}{count:02}"
            faults.append(fault(where(file), f"{ko}: {', '.join(ids)}", f"{en}: {', '.join(ids)}", f"{span} 한 번씩", f"{span}, each once"))
