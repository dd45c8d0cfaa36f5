"""What all tests share: the switch for new golden texts, and how properties are tried."""

import os
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("suite", deadline=None)  # a busy machine is no fault of the code
settings.load_profile("suite")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--accept-golden", action="store_true", help="write what is drawn now as the golden texts, and fail this run")


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> None:
    """A whole run goes to all processors at once; a file or a name asked for would wait longer for them than it takes."""
    worker = hasattr(config, "workerinput")
    whole = config.args_source is pytest.Config.ArgsSource.TESTPATHS and not config.option.keyword and not worker
    if whole and config.getoption("numprocesses", 0) is None and not config.option.collectonly:
        config.option.numprocesses = os.cpu_count()


@pytest.fixture(scope="session", autouse=True)
def _own_cache(tmp_path_factory: pytest.TempPathFactory) -> None:
    """What the tests keep is not found again, and nothing is left in the cache of who runs them."""
    os.environ["XDG_CACHE_HOME"] = str(tmp_path_factory.mktemp("cache"))


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which one run of the program, with nothing but the names of the kits given, has put their files."""
    from asrus_pnp import registry

    out = tmp_path_factory.mktemp("built")
    environment = os.environ | {"PYTHONHASHSEED": "1", "TZ": "Asia/Seoul", "LC_ALL": "C.UTF-8", "PYTHONPATH": str(Path(__file__).parents[1])}
    subprocess.run([sys.executable, "-m", "asrus_pnp", "build", *registry.KITS, "--out", str(out)], check=True, env=environment, capture_output=True)
    return out


@pytest.fixture(scope="session")
def drawn() -> Callable[[str], bytes]:
    """The file of a set as a plain build writes it, drawn once for all tests."""
    from asrus_pnp.database.database import Database
    from asrus_pnp.pdf.impose.geometry import Size
    from asrus_pnp.pdf.impose.imposition import Order
    from asrus_pnp.pdf.impose.print_settings import Layout
    from asrus_pnp.pdf.write.document import draw
    from asrus_pnp.products.assemble import assemble

    return cache(lambda name: draw(assemble(name, Order(Database(), "both", Size(210, 297)), Layout())))
