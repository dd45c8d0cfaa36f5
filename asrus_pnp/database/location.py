"""Where the card database lies that came with the program."""

<<<<<<< ours
=======
import tomllib
import unicodedata
from functools import lru_cache
>>>>>>> theirs
from pathlib import Path

_PACKAGE = Path(__file__).parents[1]


def folder() -> Path:
    """The folder: inside the installed package, or at the top of a checkout."""
    installed = _PACKAGE / "_data" / "card_data"
    return installed if installed.is_dir() else _PACKAGE.parent / "card_data"
<<<<<<< ours
=======


@lru_cache(maxsize=64)
def _tables(text: str) -> dict[str, Any]:
    """The tables of a text; a build reads the same few files over and over, and nobody changes what was read."""
    return tomllib.loads(unicodedata.normalize("NFC", text))


def open_toml(data: Path, name: str) -> dict[str, Any]:
    """The tables of one file, all text in NFC; raises DataError where it is missing, no UTF-8 or no TOML."""
    try:
        text = (data / name).read_text(encoding="utf-8")
        return _tables(text)
    except FileNotFoundError:
        problem = ("파일이 없다", "there is no such file", "asrus-pnp data DIR 로 새로 쓸 수 있다", "asrus-pnp data DIR writes a fresh copy")
    except (OSError, UnicodeDecodeError) as error:
        problem = (f"읽을 수 없다 ({error})", f"cannot be read ({error})", "UTF-8 텍스트 파일", "a text file in UTF-8")
    except tomllib.TOMLDecodeError as error:
        problem = (f"TOML이 아니다 ({error})", f"is not TOML ({error})", "그 줄을 고칠 것", "mend that line")
    raise DataError([fault(same(name), *problem)])
>>>>>>> theirs
