"""Admission control: who may connect, how many at once, and the rate limits of each.

Rate limits are token buckets (`limits.py`), kept here by address or by person.  They are taken:
`connections_opened` and `guests` when a connection opens and says hello (`session.py`);
`requests` for every HTTP request (`http/middleware.py`); `chat_lines` for chat, and `repeats` for
`join`, `since` and `view`, whose answers are long (`request_handlers.py`); `tables_opened` for a
new table or move code; `logs` for logs and reviews (`http/endpoint.py`) and for a table that begins
from a log (`tables/opening.py`); `guesses` only for wrong tokens and codes.  Attempts to
sign in are counted in `people/attempts.py`.  The messages of one connection have a bucket of their
own in its `Session`; all those of an address have `from_address_messages`, beyond which nobody is
refused: each message waits for its token, so that many connections keep nobody else waiting.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Protocol

from ...engine.sentences import say
from ...protocol import messages
from ...protocol.errors import Code, Refusal
from ..limits import LOOPBACK, LOOPBACK_FACTOR, Limits, TokenBuckets
from ..people.identity import Person
from ..store.schema import now

if TYPE_CHECKING:
    from ..tables.table import Table

GUESS_CODES: tuple[Code, ...] = ("bad_token", "bad_login", "no_table")


class Connection(Protocol):
    """A connection, as admission control knows it."""

    person: Person
    address: str
    table: "Table | None"  # that it has joined

    def refuse(self, error: Refusal) -> None:
        """Sends the reason and closes the connection."""

    def send(self, message: messages.AnyMessage) -> None: ...


class AdmissionControl:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.connections: set[Connection] = set()
        self.by_person: dict[str, dict[Connection, None]] = {}  # the oldest first
        self.per_address: Counter[str] = Counter()  # connections
        self.bans: dict[str, int] = {}  # person:ID, address:IP or table:CODE, until when
        self.chat_lines, self.repeats = (
            TokenBuckets(limits.chat_lines),
            TokenBuckets(limits.repeats),
        )
        self.tables_opened = TokenBuckets(limits.tables_opened)
        self.connections_opened, self.guests = (
            TokenBuckets(limits.connections_opened),
            TokenBuckets(limits.guests),
        )
        self.messages = TokenBuckets(limits.from_address_messages)
        self.requests, self.guesses = TokenBuckets(limits.requests), TokenBuckets(limits.guesses)
        self.logs = TokenBuckets(limits.logs)

    # Connections.

    def admit(self, connection: Connection) -> None:
        """Counts one more connection, or Refusal."""
        address = connection.address
        self.check_ban(address=address)
        self.connections_opened.take(address)
        if len(self.connections) >= self.limits.connections:
            raise Refusal("too_many", say("server_full"))
        factor = LOOPBACK_FACTOR if address == LOOPBACK else 1
        if address and self.per_address[address] >= self.limits.from_address * factor:
            raise Refusal("too_many", say("too_many_connections"))
        self.connections.add(connection)
        self.per_address[address] += 1

    def release(self, connection: Connection) -> None:
        """Counts one connection fewer; nothing happens for one that was not admitted."""
        if connection in self.connections:
            self.connections.remove(connection)
            theirs = self.by_person.get(connection.person.id, {})
            if theirs.pop(connection, connection) is None and not theirs:
                del self.by_person[connection.person.id]
            self.per_address[connection.address] -= 1
            if not self.per_address[connection.address]:
                del self.per_address[connection.address]

    def identify(self, connection: Connection) -> None:
        """Counts a connection whose person is known now as one of theirs."""
        if connection in self.connections:
            self.by_person.setdefault(connection.person.id, {})[connection] = None

    def connections_of(self, person: str) -> list[Connection]:
        """The connections of a person, the oldest first."""
        return list(self.by_person.get(person, ()))

    def announce_restart(self) -> None:
        """Tells everybody that this server stops because it can write nothing any more."""
        error = messages.error(Refusal("unavailable", say("server_stops")))
        for connection in list(self.connections):
            connection.send(error)

    # Bans.

    def check_ban(self, person: str = "", address: str = "") -> None:
        """Refusal for a person or an address that is banned from this server."""
        for subject in (f"person:{person}", f"address:{address}"):
            if self.bans.get(subject, 0) > now():
                raise Refusal("banned", say("banned_from_server"))

    def set_bans(self, bans: dict[str, int]) -> None:
        """Takes over a new list of bans and closes the connections of those who are new on it."""
        added = [subject.partition(":") for subject in bans.keys() - self.bans.keys()]
        self.bans = bans
        addresses = {name for kind, _, name in added if kind == "address"}
        found = [
            each
            for kind, _, name in added
            if kind == "person"
            for each in self.connections_of(name)
        ]
        if addresses:
            found += [each for each in self.connections if each.address in addresses]
        for connection in found:
            connection.refuse(Refusal("banned", say("banned_from_server")))

    # Attempts.

    @contextmanager
    def guess_limit(self, address: str) -> Iterator[None]:
        """Counts wrong tokens and codes; Refusal for an address that has had too many of them."""
        self.guesses.check(address)
        try:
            yield
        except Refusal as error:
            if error.code in GUESS_CODES and address:
                self.guesses.take(address)
            raise
