"""The codes that sign further devices in, found by code and by person, never by a search."""

import time
from collections.abc import Callable

MOVE_CODE_SECONDS = 600  # for which a code is valid


class MoveCodes:
    """The hashes of codes that have not been used, the oldest first."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.made: dict[str, tuple[str, float]] = {}  # by hash: the person, and when it expires
        self.of_person: dict[str, set[str]] = {}

    def add(self, key: str, person: str) -> None:
        """Adds a code, and removes those that have expired."""
        while self.made and not self.owner(oldest := next(iter(self.made))):
            self.remove(oldest)
        self.made[key] = person, self.clock() + MOVE_CODE_SECONDS
        self.of_person.setdefault(person, set()).add(key)

    def owner(self, key: str) -> str:
        """The person who made a code; empty if it has expired, was used or never was."""
        person, expiry = self.made.get(key, ("", 0.0))
        return person if expiry > self.clock() else ""

    def remove(self, key: str) -> bool:
        """Removes a code; False if it was not there."""
        person, _ = self.made.pop(key, ("", 0.0))
        if not person:
            return False
        self.of_person[person].discard(key)
        if not self.of_person[person]:
            del self.of_person[person]
        return True

    def void(self, person: str) -> None:
        """Removes all codes of a person."""
        for key in list(self.of_person.get(person, ())):
            self.remove(key)
