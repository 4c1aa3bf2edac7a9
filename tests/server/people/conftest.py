"""Passwords are hashed at the least cost here; a test of its own is about what is used."""

from collections.abc import Iterator

import pytest
from argon2.profiles import CHEAPEST

from longsuit.server.people import passwords


@pytest.fixture(scope="package", autouse=True)
def quick_hashes() -> Iterator[None]:
    """Each saves 0.16 s of CPU time, and there are many."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "RFC_9106_LOW_MEMORY", CHEAPEST)
        yield
