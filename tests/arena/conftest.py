from collections.abc import Callable

import pytest

from longsuit.bots import registry
from longsuit.bots.player import Kind, Player
from longsuit.bots.registry import RANDOM

from .contests import Decide


@pytest.fixture
def with_players(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Adds a test's own players to the registry, beside `random`."""

    def add(**decide: Decide) -> None:
        def maker(name: str) -> Callable[..., Player]:
            return lambda game, rules, arguments: decide[name]

        kinds = {n: Kind(name=n, about="a test's own", make=maker(n)) for n in decide}
        monkeypatch.setattr(registry, "kinds", lambda: {"random": RANDOM, **kinds})

    return add
