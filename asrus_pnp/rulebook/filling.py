"""Words of the card database with the numbers of the games put in, and the clauses that they rest on looked up."""

import re
from collections.abc import Mapping, Sequence

from asrus_pnp.core.errors import Fault, fault
from asrus_pnp.core.spelling import perhaps
from asrus_pnp.core.text import Text, same
from asrus_pnp.rulebook.clauses import Clauses

NUMBER = re.compile(r"\{([^{}]*)\}")


def filled(words: Text, numbers: Mapping[str, int], place: Text, faults: list[Fault]) -> Text:
    """The words with the numbers that {their_ids} name; names that are unknown become faults."""
    asked = dict.fromkeys(n for one in words for n in NUMBER.findall(one))
    faults += [Fault(place, same(f"{{{n}}}"), perhaps(n, numbers)) for n in asked if n not in numbers]
    put = {n: str(numbers[n]) for n in asked if n in numbers}
    return Text(*(NUMBER.sub(lambda m: put.get(m[1], m[0]), one) for one in words))


def check_cited(cited: Sequence[str], clauses: Clauses, place: Text, faults: list[Fault]) -> None:
    """A fault where no clause is cited, and for each that does not exist."""
    known = [c.id for c in clauses.all]
    if not cited:
        faults.append(fault(place, "조항이 없다", "rests on no clause", "조항 번호 하나 이상", "at least one id of a clause"))
    faults += [Fault(place, same(c), perhaps(c, known)) for c in cited if c not in known]
