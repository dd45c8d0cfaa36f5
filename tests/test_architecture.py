"""Who may know whom, how fast the program starts, and that code and clauses cite each other."""

import ast
import inspect
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from asrus_pnp import registry
from asrus_pnp.cli.main import COMMANDS, ROOMS
from asrus_pnp.database.database import Database
from asrus_pnp.database.labels import load_labels
from asrus_pnp.database.location import folder
from asrus_pnp.descriptors import Game
from asrus_pnp.rulebook.clauses import load_clauses

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "asrus_pnp"
CLAUSE = re.compile(rf"\b(?:{'|'.join(game.prefix for game in registry.GAMES.values())})-\d+\.\d+\b")
RECORDS = ("cards", "pieces")  # the modules of a kit that draw nothing
HEAVY = ("reportlab", "PIL", "click", "fontTools", "pypdfium2", "pikepdf", "zxingcpp")


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def modules(below: str = "") -> Iterator[Path]:
    """The modules of a room; there are some, or else the room has gone elsewhere and a loop over it would hold nothing against anything."""
    found = [p for p in sorted((PACKAGE / below).rglob("*.py")) if "_data" not in p.parts]
    assert [p for p in found if p.name != "__init__.py"], below
    yield from found


@cache
def imports(path: Path, late: bool = True) -> set[str]:
    """The modules that a file imports; without `late` only those that are imported as it is loaded."""
    every = list(ast.walk(tree(path)))
    typing_only = {id(n) for block in every if isinstance(block, ast.If) and "TYPE_CHECKING" in ast.unparse(block.test) for n in ast.walk(block)}
    in_functions = {id(n) for f in every if isinstance(f, ast.FunctionDef) for n in ast.walk(f)}
    skipped = set() if late else typing_only | in_functions
    found: set[str] = set()
    for node in every:
        if id(node) in skipped:
            continue
        if isinstance(node, ast.Import):
            found |= {a.name for a in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {node.module or ""} | {f"{node.module}.{a.name}" for a in node.names}
    return found


def outside(found: set[str], *allowed: str) -> set[str]:
    """The modules of this package that are imported although none of these rooms is theirs."""
    rooms = [f"asrus_pnp.{a}" for a in allowed]
    return {f for f in found if f.startswith("asrus_pnp.") and not any(f == r or f.startswith(f"{r}.") for r in rooms)}


# What each room may know besides itself, from the ground up; what is in no list is nobody's to know.
REFEREE = ("core", "database", "rulebook", "positions", "results", "play")
KNOWS: dict[str, tuple[str, ...]] = {
    "core": (),
    "camera_mark": (),
    "database": ("core",),
    "rulebook": ("core", "database"),
    "positions": ("core", "database", "camera_mark"),
    "results": ("core", "database", "rulebook", "positions"),
    "play": ("core", "database", "rulebook", "positions", "results"),
    "history": ("core", "database", "rulebook", "positions", "results", "play", "registry"),
    "pdf": ("core", "database", "camera_mark"),
    "kits": ("core", "database", "pdf", "descriptors"),
    "preflight": ("core", "pdf", "export.raster"),
    "photo": ("core", "database", "camera_mark", "positions", "pdf", "registry"),
}


@pytest.mark.parametrize("room", KNOWS)
def test_a_room_knows_what_lies_below_it_only(room: str) -> None:
    for path in modules(room):
        assert not outside(imports(path), room, *KNOWS[room]), path


@pytest.mark.parametrize("room", ["core", "database", "rulebook", "positions", "results", "play", "history"])
def test_the_referees_rooms_know_the_standard_library_only_but_for_locks(room: str) -> None:
    for path in modules(room):
        for name in imports(path):
            known = name.split(".")[0] in sys.stdlib_module_names or name.startswith("asrus_pnp.")
            assert known or (path.name, name.split(".")[0]) == ("files.py", "filelock"), (path.name, name)


def folder_of(game: Game) -> str:
    """The folder of a game, below the package: where its descriptor stands."""
    return Path(inspect.getfile(game.load)).parent.relative_to(PACKAGE).as_posix()


@pytest.mark.parametrize("game", [folder_of(g).removeprefix("games/") for g in registry.GAMES.values()])
def test_a_game_knows_itself_the_referees_rooms_and_the_records_of_kits(game: str) -> None:
    kits = [f"kits.{k}.{records}" for k in registry.KITS for records in RECORDS]
    for path in (p for p in modules(f"games/{game}") if p.parent.name != "print" and p.name != "descriptor.py"):
        assert not outside(imports(path), *REFEREE, f"games.{game}", *kits), path
        assert not {n for n in imports(path) if n.split(".")[0] in HEAVY}, path


def test_the_records_of_a_kit_know_the_database_only() -> None:
    for path in (p for records in RECORDS for p in PACKAGE.glob(f"kits/*/{records}.py")):
        assert not outside(imports(path), "core", "database", *(f"kits.{path.parent.name}.{records}" for records in RECORDS)), path
        assert not {n for n in imports(path) if n.split(".")[0] in HEAVY}, path


def test_a_descriptor_loads_nothing_but_descriptors() -> None:
    found = [p for p in modules() if p.name == "descriptor.py"]
    assert len(found) == len(registry.GAMES) + len(registry.KITS)
    for path in found:
        names = {n for n in imports(path, late=False) if n.startswith("asrus_pnp.") and ".descriptor" not in n}
        assert {n for n in names if not n.startswith("asrus_pnp.core")} == set(), path


def test_only_pdf_imports_reportlab_and_only_the_command_line_imports_click() -> None:
    for path in modules():
        names = {n.split(".")[0] for n in imports(path)}
        room = path.relative_to(PACKAGE).parts[0]
        assert "reportlab" not in names or room == "pdf", path
        assert "click" not in names or room == "cli", path


def test_commands_name_no_game_and_no_kit() -> None:
    for path in modules("cli"):
        assert not {n for n in imports(path) if n.startswith(("asrus_pnp.games", "asrus_pnp.kits"))}, path


def test_a_room_has_at_most_fourteen_modules() -> None:
    rooms = {p.parent for p in modules()}
    assert {r.relative_to(PACKAGE).as_posix(): len(list(r.glob("*.py"))) - 1 for r in rooms if len(list(r.glob("*.py"))) - 1 > 14} == {}


def test_no_two_modules_know_each_other_by_whatever_way_round() -> None:
    known = {p.relative_to(ROOT).with_suffix("").as_posix().replace("/", "."): imports(p) for p in modules()}
    arrows = {name: {n for n in names if n in known} for name, names in known.items()}
    while leaves := [name for name, below in arrows.items() if not below]:
        arrows = {name: below - set(leaves) for name, below in arrows.items() if name not in leaves}
    assert arrows == {}


def test_there_is_a_module_for_every_command() -> None:
    for name in COMMANDS:
        assert (PACKAGE / "cli" / ROOMS[name] / f"{name}.py").exists(), name


def test_package_files_are_empty() -> None:
    assert [p for p in modules() if p.name == "__init__.py" and p.read_text(encoding="utf-8")] == []


def test_modules_and_functions_are_short() -> None:
    for path in modules():
        text = path.read_text(encoding="utf-8")
        assert text.count("\n") <= 400, path
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.FunctionDef):
                assert (node.end_lineno or 0) - node.body[0].lineno < 40, (path, node.name)


@cache
def loaded(code: str) -> set[str]:
    """The modules that a fresh interpreter has loaded after running the code."""
    done = subprocess.run([sys.executable, "-c", f"{code}\nimport sys; print('\\n'.join(sys.modules))"], capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_game_scores_and_rules_without_drawing_and_without_click(game: str) -> None:
    code = f"""
from asrus_pnp import registry
from asrus_pnp.database.database import Database
book = registry.game({game!r}).load(Database())
for question in (book.score, *book.cases.values()):
    question.settle(list(enumerate(question.example, 1)))
"""
    assert not {m for m in loaded(code) if m.split(".")[0] in HEAVY or m.startswith("asrus_pnp.pdf")}


def in_process(*words: str) -> str:
    return f"from click.testing import CliRunner; from asrus_pnp.cli.main import program; assert CliRunner().invoke(program, {list(words)!r}).exit_code == 0"


def test_help_loads_neither_reportlab_nor_a_game_nor_a_command() -> None:
    found = loaded(in_process("--help"))
    assert not {m for m in found if m.split(".")[0] in ("reportlab", "PIL") or m.startswith(("asrus_pnp.games", "asrus_pnp.pdf", "asrus_pnp.kits"))}
    assert not {f"asrus_pnp.cli.{ROOMS[name]}.{name}" for name in COMMANDS} & found


def test_a_score_loads_nothing_that_it_does_not_need() -> None:
    found = loaded(in_process("score", "constellation", "Ann: 1 energy=4", "Bo: energy=1"))
    assert not {m for m in found if m.split(".")[0] in ("reportlab", "PIL") or m.startswith("asrus_pnp.pdf")}
    assert not {"asrus_pnp.games.constellation.rulings.cases", "asrus_pnp.rulebook.search", "asrus_pnp.cli.input.ask", "difflib", "importlib.metadata"} & found


@cache
def clauses() -> dict[str, bool]:
    """Whether each clause is one that code can compute."""
    return {c.id: c.computed for game in registry.GAMES for c in load_clauses(Database(), game).all}


@cache
def cited(below: str = "") -> dict[str, list[str]]:
    """The files below a folder of the package that cite each clause."""
    found: dict[str, list[str]] = {}
    for path in modules(below):
        for id in set(CLAUSE.findall(path.read_text(encoding="utf-8"))):
            found.setdefault(id, []).append(path.relative_to(PACKAGE).as_posix())
    return found


def test_every_clause_that_code_cites_exists() -> None:
    assert {id: files for id, files in cited().items() if id not in clauses()} == {}


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_clause_that_can_be_computed_is_cited_by_its_game(game: str) -> None:
    computed = [c.id for c in load_clauses(Database(), game).all if c.computed]
    assert [id for id in computed if id not in cited(folder_of(registry.game(game)))] == []


def test_every_clause_that_data_cites_exists() -> None:
    found = {(path.name, id) for path in folder().rglob("*.toml") for id in CLAUSE.findall(path.read_text(encoding="utf-8"))}
    assert {(file, id) for file, id in found if id not in clauses()} == set()


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_row_of_a_score_has_a_label(game: str) -> None:
    question = registry.game(game).load(Database()).score
    sheet = question.settle(list(enumerate(question.example, 1)))
    rows = {line.clause for p in sheet.players for line in p.lines}
    assert rows - load_labels(Database(), game).score.keys() == set()


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_fact_of_a_ruling_has_a_label(game: str) -> None:
    labels = load_labels(Database(), game)
    for case, question in registry.game(game).load(Database()).cases.items():
        facts = question.settle(list(enumerate(question.example, 1))).facts
        assert facts.keys() - labels.fact.keys() == set(), case
