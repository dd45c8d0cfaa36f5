"""Which names mean one player: those that differ in case, spaces or Unicode form only, and those that somebody said are one."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from asrus_pnp.core.errors import DataError, Fault, InputError, fault
from asrus_pnp.core.spelling import fold
from asrus_pnp.core.text import same
from asrus_pnp.database.database import parsed
from asrus_pnp.history.played import Played
from asrus_pnp.play.kept_game import Highlight, Tally

SECTION = "alias"


def key(name: str) -> str:
    """The name without what does not tell players apart."""
    return "".join(fold(name).split())


def alias(typed: str) -> tuple[str, str]:
    """The two names of `other=name`; raises InputError where there are not two."""
    other, _, name = typed.partition("=")
    if not other.strip() or not name.strip():
        raise InputError([fault(same(typed), "이름 두 개가 아닙니다", "are not two names", '"Min-ji=민지"', '"Min-ji=민지"')])
    return other.strip(), name.strip()


def aliases_in(path: Path) -> tuple[dict[str, str], tuple[Fault, ...]]:
    """The names in the section [alias] of a file, and what is wrong with it, in which case there are none."""
    try:
        found = parsed(path, str(path)).get(SECTION, {})
    except DataError as error:
        return {}, error.faults
    if not isinstance(found, dict) or not all(isinstance(v, str) and v.strip() and k.strip() for k, v in found.items()):
        right = (f'[{SECTION}] 아래에 "Min-ji" = "민지"', f'"Min-ji" = "민지" below [{SECTION}]')
        return {}, (fault(same(str(path)), "이름의 표가 아닙니다", "is no table of names", *right),)
    return dict(found), ()


class People:
    """Who each name means. Whom no alias names is called by the spelling used most, the first in the alphabet where several are."""

    def __init__(self, names: Iterable[str], aliases: Mapping[str, str]) -> None:
        self._to = {key(other): key(name) for other, name in aliases.items() if key(other) != key(name)}
        spelled: dict[str, Counter[str]] = {}
        for name in names:
            spelled.setdefault(key(name), Counter())[" ".join(name.split())] += 1
        self._shown = {k: min(some, key=lambda n: (-some[n], n)) for k, some in spelled.items()}
        self._shown |= {key(name): name for name in sorted(aliases.values(), reverse=True)}
        for start in self._to:
            self._end(start)

    def _end(self, name: str) -> str:
        seen = [name]
        while name in self._to:
            name = self._to[name]
            if name in seen:
                round_ = " = ".join([*seen, name])
                raise InputError([fault(same(round_), "이름이 돌고 돕니다", "the names go in a circle", "한 방향으로만", "one way only")])
            seen.append(name)
        return name

    def name(self, typed: str) -> str:
        """What the player of that name is called; the name itself where nobody knows it."""
        end = self._end(key(typed))
        return self._shown.get(end, typed)


def known_by_one_name(games: Sequence[Played], people: People) -> tuple[list[Played], list[Fault]]:
    """The games with each player called the same in all of them; one in which two would be the same player is left out, and a fault says so."""
    made, faults = list[Played](), list[Fault]()
    for game in games:
        names = {p: people.name(p) for p in game.players}
        if len(set(names.values())) == len(names):
            made.append(_renamed(game, names))
        else:
            found = (f"{', '.join(names)}: 두 이름이 한 사람입니다", f"{', '.join(names)}: two of the names are one player")
            faults.append(fault(same(game.file), *found, "--alias와 players.toml을 살펴 주세요", "look at --alias and players.toml"))
    return made, faults


def _renamed(game: Played, names: Mapping[str, str]) -> Played:
    if all(new == old for old, new in names.items()):
        return game
    return replace(
        game,
        players=tuple(names.values()),
        points={names[p]: own for p, own in game.points.items()},
        ranks={names[p]: rank for p, rank in game.ranks.items()},
        tallies=tuple(Tally(t.key, t.name, {names[p]: n for p, n in t.counts.items()}) for t in game.tallies),
        highlights=tuple(_of(h, names) for h in game.highlights),
    )


def _of(highlight: Highlight, names: Mapping[str, str]) -> Highlight:
    """The highlight with its player called so in the facts; its words stay those of the table."""
    who = highlight.facts.get("player")
    return replace(highlight, facts={**highlight.facts, "player": names[who]}) if isinstance(who, str) and who in names else highlight
