"""Slows down wrong passwords and codes without keeping the owner of an account out.

An attempt counts as wrong until it has succeeded, so that many at once are counted as well.  It is
counted, before any password is hashed, in up to three places:

- A place is a device that is signed in to the account, or an address.  Each has some attempts free
  at an account; after that it has to wait, twice as long after each wrong attempt.
- An address has a token bucket for all accounts (`Limits.logins`).
- An account has a token bucket for all addresses from which it has not been signed in to before
  (`Limits.new_places`).  However many addresses an attacker has, that is all they get; its owner
  still signs in on a device or from an address that the account knows.

A success gives back what it took.  It does not fill the bucket of the account, or its owner would
give an attacker new attempts.
"""

import time
from collections.abc import Callable

from msgspec import Struct

from ...engine.sentences import say
from ...protocol.errors import Refusal
from ..limits import DAY, MAX_BUCKETS, Limits, TokenBuckets

SHORTEST_WAIT, LONGEST_WAIT = 2, 3600  # seconds


class Place(Struct, frozen=True, kw_only=True):
    """From where somebody signs in to an account."""

    address: str = ""  # as limits count it
    device: str = ""  # the hash of a token of that account, if the request has one
    known: bool = False  # True if the account has been signed in to from this address

    def key(self, login: str) -> str:
        return f"{login} device {self.device}" if self.device else f"{login} {self.address}"


class WrongAttempts(Struct):
    count: int = 0
    until: float = 0.0  # the clock's time before which there is no further attempt


class Attempts:
    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock, self.free = clock, limits.free_tries
        self.addresses = TokenBuckets(limits.logins, clock)
        self.new_places = TokenBuckets(limits.new_places, clock)
        self.wrong: dict[str, WrongAttempts] = {}  # by place and account

    def begin(self, login: str, place: Place) -> None:
        """Counts one more attempt, or Refusal with the time to wait."""
        now, key = self.clock(), place.key(login)
        wrong = self.wrong.get(key, WrongAttempts())
        if wrong.until > now:
            raise Refusal("too_fast", say("wait_to_sign_in", seconds=int(wrong.until - now) + 1))
        if not place.device:
            self.addresses.check(place.address)
            if not place.known:
                self.take_of_account(login)
            self.addresses.take(place.address)
        if wrong.until + DAY < now:
            wrong = WrongAttempts()  # long ago
        if key not in self.wrong and len(self.wrong) >= MAX_BUCKETS:
            self.drop_oldest()
        self.wrong[key] = wrong
        wrong.count += 1
        over = wrong.count - self.free
        wrong.until = now + (min(SHORTEST_WAIT << min(over, 20), LONGEST_WAIT) if over >= 0 else 0)

    def succeed(self, login: str, place: Place) -> None:
        """Forgets the wrong attempts of a place, and gives back what this attempt took."""
        self.wrong.pop(place.key(login), None)
        if not place.device:
            self.addresses.give_back(place.address)
            if not place.known:
                self.new_places.give_back(login)

    def take_of_account(self, login: str) -> None:
        try:
            self.new_places.take(login)
        except Refusal:
            raise Refusal("too_fast", say("sign_in_from_known_place")) from None

    def drop_oldest(self) -> None:
        """Keeps the half of the places that have to wait longest."""
        kept = sorted(self.wrong, key=lambda key: self.wrong[key].until)[-MAX_BUCKETS // 2 :]
        self.wrong = {key: self.wrong[key] for key in kept}
