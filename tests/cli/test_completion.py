"""What a shell completes: it asks the program, in a process of its own, and gets the names that there are."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.shell_completion import ShellComplete

from asrus_pnp.cli.main import COMMANDS, program

ROOT = Path(__file__).parents[2]


def completed(*words: str) -> list[str]:
    """The words for the last one, as a shell gets them; asked for in this process."""
    found = ShellComplete(program, {}, "asrus-pnp", "_ASRUS_PNP_COMPLETE").get_completions(list(words[:-1]), words[-1])
    return [item.value for item in found]


def test_bash_gets_the_commands_and_a_script_that_asks_for_them() -> None:
    def asked(instruction: str, **words: str) -> str:
        env = os.environ | {"_ASRUS_PNP_COMPLETE": instruction, "LC_ALL": "C.UTF-8"} | words
        done = subprocess.run([sys.executable, "-m", "asrus_pnp"], cwd=ROOT, env=env, capture_output=True, text=True, check=True)
        assert done.stderr == ""
        return done.stdout

    assert "complete -o nosort -F _asrus_pnp_completion asrus-pnp" in asked("bash_source")
    assert asked("bash_complete", COMP_WORDS="asrus-pnp sc", COMP_CWORD="1").split() == ["plain,score", "plain,scan"]
    assert asked("bash_complete", COMP_WORDS="asrus-pnp build --paper l", COMP_CWORD="3").split() == ["plain,letter", "plain,legal"]
    assert "점수" in asked("zsh_complete", COMP_WORDS="asrus-pnp --lang ko sco", COMP_CWORD="3")


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (("",), [*COMMANDS]),
        (("--l",), ["--lang"]),
        (("score", "st"), ["starry-night"]),
        (("score", "", ), ["constellation", "astro-race", "starry-night", "ganymede"]),
        (("score", "ganymede", "--js"), ["--json"]),
        (("ruling", "starry-night", ""), ["trade", "explore", "auction"]),
        (("ruling", "ganymede", "sh"), ["shuttle"]),
        (("rules", "constellation", "ce-4"), [f"CE-4.{n}" for n in range(1, 6)]),
        (("build", "asrus-"), ["asrus-box"]),
        (("build", "asrus", "constellation-m"), ["constellation-mat"]),
        (("build", "--game", "g"), ["ganymede"]),
        (("build", "--card-size", "T"), ["tarot"]),
        (("build", "--sheet", "avery-537"), ["avery-5371"]),
        (("build", "--marks", "c"), ["corner", "cross"]),
        (("build", "--sides", "g"), ["gutterfold"]),
        (("preview", "ganymede-b"), ["ganymede-board", "ganymede-box"]),
        (("cards", "a"), ["asrus"]),
        (("export", "t"), ["tgc", "tts"]),
        (("export", "cut", "--reg"), ["--registration"]),
        (("export", "cut", "--registration", ""), ["silhouette-1"]),
        (("export", "mpc", "--d"), ["--data", "--dpi"]),
        (("export", "mpc-tarot", "constellation-a"), ["constellation-aid"]),
        (("build", "--data", "/nowhere", "--paper", "l"), ["letter", "legal"]),
    ],
)  # fmt: skip
def test_names_and_options_complete(words: tuple[str, ...], found: list[str]) -> None:
    assert sorted(completed(*words)) == sorted(found)


def test_printers_that_are_stored_complete_and_a_broken_file_of_them_does_not_break_the_shell(tmp_path: Path) -> None:
    (tmp_path / "printers.toml").write_text('[[printer]]\nid = "home"\n[[printer]]\nid = "work"\n', encoding="utf-8")
    assert completed("build", "--config", str(tmp_path), "--printer", "h") == ["home"]
    (tmp_path / "printers.toml").write_text("[[printer", encoding="utf-8")
    assert completed("build", "--config", str(tmp_path), "--printer", "h") == []


LOADED = """
import sys
sys.path.append("tests/cli")
from test_completion import completed
for words in (("build", "--paper", ""), ("export", ""), ("score", "")):
    assert completed(*words)
print({m.split(".")[0] for m in sys.modules} & {"reportlab", "PIL", "pikepdf", "pypdfium2"})
"""


def test_completion_loads_no_drawing() -> None:
    done = subprocess.run([sys.executable, "-c", LOADED], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
