"""The door of the house: who may come in, how many are inside, and what they may still do."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from ...engine.sentences import say
from ...protocol.errors import Code, Refusal
from ..games.record import now
from ..limits import Limits, TokenBuckets
from ..people.identity import Person

GUESSED: tuple[Code, ...] = ("bad_token", "bad_login", "no_table")


class Visitor(Protocol):
    """A connection, as the door knows it."""

    person: Person
    address: str

    def refuse(self, error: Refusal) -> None:
        """Told why, and closed."""


class Door:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.inside: set[Visitor] = set()
        self.addresses: Counter[str] = Counter()
        self.bans: dict[str, int] = {}  # person:ID, address:IP or table:CODE, until when
        self.lines, self.opened = TokenBuckets(limits.lines), TokenBuckets(limits.opened)
        self.arrivals, self.guests = TokenBuckets(limits.arrivals), TokenBuckets(limits.guests)
        self.requests, self.guesses = TokenBuckets(limits.requests), TokenBuckets(limits.guesses)
        self.logins, self.logs = TokenBuckets(limits.logins), TokenBuckets(limits.logs)

    # Connections.

    def enter(self, visitor: Visitor) -> None:
        """One more connection, or Refusal."""
        where = visitor.address
        self.allowed(address=where)
        self.arrivals.take(where)
        if len(self.inside) >= self.limits.connections:
            raise Refusal("too_many", say("The house is full: try again later."))
        if where and self.addresses[where] >= self.limits.from_address:
            raise Refusal("too_many", say("There are too many connections from your address."))
        self.inside.add(visitor)
        self.addresses[where] += 1

    def leave(self, visitor: Visitor) -> None:
        if visitor in self.inside:
            self.inside.remove(visitor)
            self.addresses[visitor.address] -= 1
            self.addresses += Counter()  # keeps only who is here

    # Bans.

    def allowed(self, person: str = "", address: str = "") -> None:
        """Refusal for who is banned from this server."""
        for what in (f"person:{person}", f"address:{address}"):
            if self.bans.get(what, 0) > now():
                raise Refusal("banned", say("You may not come to this server."))

    def ban(self, bans: dict[str, int]) -> None:
        """Keeps to a new list of bans; who is inside and on it has to go."""
        self.bans = bans
        for visitor in list(self.inside):
            try:
                self.allowed(visitor.person.id, visitor.address)
            except Refusal as error:
                visitor.refuse(error)

    # What is counted when it is wrong.

    @contextmanager
    def guess(self, address: str) -> Iterator[None]:
        """Wrong tokens and codes are counted; who has had too many may not try for a while."""
        self.guesses.check(address)
        try:
            yield
        except Refusal as error:
            if error.code in GUESSED and address:
                self.guesses.take(address)
            raise

    def login(self, login: str, address: str) -> None:
        """One more attempt to sign in, right or wrong, or Refusal."""
        self.logins.take(f"address:{address}" if address else "")
        self.logins.take(f"login:{login}")
