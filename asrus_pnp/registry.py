"""Which kits, games and sets there are. A game is added by a line here: its folder has all that is to be known of it."""

from collections.abc import Mapping
from typing import TypeVar

from asrus_pnp.core.errors import Fault, InputError
from asrus_pnp.core.spelling import fold, perhaps
from asrus_pnp.core.text import Text, same
from asrus_pnp.descriptors import Game, Kit, Played, Print, PrintSet, print_set
from asrus_pnp.games.astro_race import descriptor as astro_race
from asrus_pnp.games.constellation import descriptor as constellation
from asrus_pnp.games.ganymede import descriptor as ganymede
from asrus_pnp.games.starry_night import descriptor as starry_night
from asrus_pnp.kits.asrus.descriptor import KIT as ASRUS
from asrus_pnp.kits.constellation.descriptor import KIT as CONSTELLATION
from asrus_pnp.kits.ganymede.descriptor import KIT as GANYMEDE

T = TypeVar("T")
KITS: dict[str, Kit] = {k.id: k for k in (ASRUS, CONSTELLATION, GANYMEDE)}
GAMES: dict[str, Game] = {g.GAME.id: g.GAME for g in (constellation, astro_race, starry_night, ganymede)}


def _rule_sheet() -> Print[Game]:
    from asrus_pnp.products.sheets import rule_sheet

    return rule_sheet


def _player_aid() -> Print[Game]:
    from asrus_pnp.products.sheets import player_aid

    return player_aid


def _learn_sheet() -> Print[Game]:
    from asrus_pnp.products.learn import learn_sheet

    return learn_sheet


def _tuck_box() -> Print[Played]:
    from asrus_pnp.products.boxes import tuck_box

    return tuck_box


def played(kit: str) -> Played:
    """A kit by its id, with the games that are played with it."""
    return Played(KITS[kit], tuple(game for game in GAMES.values() if game.kit.id == kit))


OWN = [p for game in GAMES.values() for p in game.prints]
SHEETS = {id: print_set(f"{id}-sheets", _rule_sheet, game) for id, game in GAMES.items()}
LEARN = {id: print_set(f"{id}-learn", _learn_sheet, game) for id, game in GAMES.items() if game.learn}
BOXES = {id: print_set(f"{id}-box", _tuck_box, played(id)) for id in KITS}
AIDS = {id: print_set(f"{id}-aid", _player_aid, game) for id, game in GAMES.items()}
PRINTS: dict[str, PrintSet] = {p.name: p for p in (*OWN, *SHEETS.values(), *LEARN.values(), *BOXES.values(), *AIDS.values())}


def sets() -> list[str]:
    """The names of all sets that are printed without being named."""
    return [*KITS, *(p.name for p in PRINTS.values() if not p.only_when_named)]


def besides(game: Game) -> list[str]:
    """The sets that lie on a game's table besides its cards; a box only for a kit that the game is played with as a whole."""
    own = [p.name for p in game.prints if not p.only_when_named]
    learn = [LEARN[game.id].name] if game.learn else []
    return [*own, SHEETS[game.id].name, *learn, *([] if game.cards else [BOXES[game.kit.id].name]), AIDS[game.id].name]


def printed(name: str) -> PrintSet:
    """A set that is no kit; raises InputError with what was perhaps meant."""
    return _known(name, PRINTS, Text("세트", "set"))


def kit(name: str) -> Kit:
    """The kit of that name; raises InputError with what was perhaps meant."""
    return _known(name, KITS, Text("세트", "set"))


def game(name: str) -> Game:
    """The game of that name; raises InputError with what was perhaps meant."""
    return _known(name, GAMES, Text("게임", "game"))


def _known(name: str, known: Mapping[str, T], kind: Text) -> T:
    if fold(name) in known:
        return known[fold(name)]
    found = Text(f"“{name}”이라는 {kind.ko}은(는) 없다", f"there is no {kind.en} “{name}”")
    raise InputError([Fault(same(""), found, perhaps(name, known))])
