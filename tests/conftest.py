"""What all tests share: the switch for new golden texts, and how properties are tried."""

import pytest
from hypothesis import settings

settings.register_profile("suite", deadline=None)  # a busy machine is no fault of the code
settings.load_profile("suite")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--accept-golden", action="store_true", help="write what is drawn now as the golden texts, and fail this run")
