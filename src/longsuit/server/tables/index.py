"""The open tables by the people who host them and sit at them, and the list of public ones.

With it nobody has to look through all tables for those of one person.
"""

import time
from collections import defaultdict
from collections.abc import Callable
from itertools import islice
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from .table import Table

LISTED = 200  # public tables, those where something has happened last
REBUILD_AFTER = 1.0  # seconds that a list is kept, even if something has changed
encode = msgspec.json.Encoder().encode


class TableIndex:
    """All open tables; `update` must be called when the host or the seats of one have changed."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.people: dict[Table, tuple[str, set[str]]] = {}  # host and seated people, by table
        self.by_host = defaultdict[str, set["Table"]](set)
        self.by_seat = defaultdict[str, set["Table"]](set)  # by the person who sits there
        self.public: dict[Table, None] = {}  # the one where something has happened last at the end
        self.clock = clock
        self.changed, self.listed_at, self.listed = False, -REBUILD_AFTER, b"[]"

    def __len__(self) -> int:
        return len(self.people)

    def hosted(self, person: str) -> list["Table"]:
        return list(self.by_host.get(person, ()))

    def seated(self, person: str) -> list["Table"]:
        return list(self.by_seat.get(person, ()))

    def update(self, table: "Table") -> None:
        """Adds a table as it is now, or removes it if it is closed."""
        self.remove(table)
        if table.closed:
            return
        host = table.settings.host
        seated = {owner.person for owner in table.owners if owner.kind == "person"}
        self.people[table] = host, seated
        self.by_host[host].add(table)
        for person in seated:
            self.by_seat[person].add(table)
        self.touch(table)

    def remove(self, table: "Table") -> None:
        if table not in self.people:
            return
        host, seated = self.people.pop(table)
        discard(self.by_host, host, table)
        for person in seated:
            discard(self.by_seat, person, table)
        if table in self.public:
            del self.public[table]
            self.changed = True

    def touch(self, table: "Table") -> None:
        """Puts a public table first in the list: something has happened there."""
        if table.settings.policy.public and table in self.people:
            self.public.pop(table, None)
            self.public[table], self.changed = None, True

    def public_list(self) -> bytes:
        """The JSON of the public tables where something has happened last, the latest first."""
        now = self.clock()
        if self.changed and now >= self.listed_at + REBUILD_AFTER:
            latest = islice(reversed(self.public), LISTED)
            self.listed = encode([table.public_message() for table in latest])
            self.changed, self.listed_at = False, now
        return self.listed


def discard(index: dict[str, set["Table"]], person: str, table: "Table") -> None:
    """Removes a table of a person, and the person who has no other."""
    index[person].discard(table)
    if not index[person]:
        del index[person]
