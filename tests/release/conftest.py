"""Only `pytest -m release` collects these tests: they look for every Python of the machine."""

from pathlib import Path

import pytest


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    return None if config.getoption("markexpr") == "release" else True
