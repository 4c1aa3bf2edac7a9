"""Admission control: who may connect, how many at once, and the rate limits of each.

Rate limits are token buckets (`limits.py`), kept here by address or by person.  They are taken:
`connections_opened` and `guests` when a connection opens and says hello (`session.py`);
`requests` for every HTTP request (`http/middleware.py`); `chat_lines` for chat
(`request_handlers.py`); `tables_opened` for a new table or move code; `logs` for logs and reviews
(`http/endpoint.py`) and for a table that begins from a log (`tables/opening.py`); `guesses` only
for wrong tokens and codes; `logins` for every attempt to sign in.  The messages of one connection
have a bucket of their own in its `Session`.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from ...engine.sentences import say
from ...protocol.errors import Code, Refusal
from ..limits import Limits, TokenBuckets
from ..people.identity import Person
from ..store.schema import now

GUESS_CODES: tuple[Code, ...] = ("bad_token", "bad_login", "no_table")


class Connection(Protocol):
    """A connection, as admission control knows it."""

    person: Person
    address: str

    def refuse(self, error: Refusal) -> None:
        """Sends the reason and closes the connection."""


class AdmissionControl:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.connections: set[Connection] = set()
        self.per_address: Counter[str] = Counter()  # connections
        self.bans: dict[str, int] = {}  # person:ID, address:IP or table:CODE, until when
        self.chat_lines, self.tables_opened = (
            TokenBuckets(limits.chat_lines),
            TokenBuckets(limits.tables_opened),
        )
        self.connections_opened, self.guests = (
            TokenBuckets(limits.connections_opened),
            TokenBuckets(limits.guests),
        )
        self.requests, self.guesses = TokenBuckets(limits.requests), TokenBuckets(limits.guesses)
        self.logins, self.logs = TokenBuckets(limits.logins), TokenBuckets(limits.logs)

    # Connections.

    def admit(self, connection: Connection) -> None:
        """Counts one more connection, or Refusal."""
        address = connection.address
        self.check_ban(address=address)
        self.connections_opened.take(address)
        if len(self.connections) >= self.limits.connections:
            raise Refusal("too_many", say("server_full"))
        if address and self.per_address[address] >= self.limits.from_address:
            raise Refusal("too_many", say("too_many_connections"))
        self.connections.add(connection)
        self.per_address[address] += 1

    def release(self, connection: Connection) -> None:
        """Counts one connection fewer; nothing happens for one that was not admitted."""
        if connection in self.connections:
            self.connections.remove(connection)
            self.per_address[connection.address] -= 1
            if not self.per_address[connection.address]:
                del self.per_address[connection.address]

    def connections_of(self, person: str) -> list[Connection]:
        return [each for each in self.connections if each.person.id == person]

    # Bans.

    def check_ban(self, person: str = "", address: str = "") -> None:
        """Refusal for a person or an address that is banned from this server."""
        for subject in (f"person:{person}", f"address:{address}"):
            if self.bans.get(subject, 0) > now():
                raise Refusal("banned", say("banned_from_server"))

    def set_bans(self, bans: dict[str, int]) -> None:
        """Takes over a new list of bans and closes the connections of those on it."""
        self.bans = bans
        for connection in list(self.connections):
            try:
                self.check_ban(connection.person.id, connection.address)
            except Refusal as error:
                connection.refuse(error)

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

    def take_login(self, login: str, address: str) -> None:
        """Counts one more attempt to sign in, right or wrong, or Refusal."""
        self.logins.take(f"address:{address}" if address else "")
        self.logins.take(f"login:{login}")
