"""Rate limits and maximum numbers for one connection, one person and one address.

Rates are enforced with token buckets; `net/admission.py` says where each is taken.
"""

import ipaddress
import time
from collections.abc import Callable

from msgspec import Struct

from ..protocol.errors import Refusal

MAX_BUCKETS = 10_000  # from here on, the fullest buckets are dropped before another is added
DAY = 86_400


# This computer's programs have one address, and so have all people behind a proxy on it that does
# not say where they come from: their limits are so many times those of another address.
LOOPBACK, LOOPBACK_FACTOR = "127.0.0.1", 10


class Rate(Struct, frozen=True):
    """The rate and the capacity of a token bucket."""

    per_second: float
    burst: float

    def of(self, key: str) -> "Rate":
        """The rate for an address or a person."""
        if key != LOOPBACK:
            return self
        return Rate(self.per_second * LOOPBACK_FACTOR, self.burst * LOOPBACK_FACTOR)


class Limits(Struct, frozen=True, kw_only=True):
    """All limits of a server."""

    message: int = 16_384  # bytes of a message
    body: int = 16_384  # bytes of a request's body
    log: int = 2 * 262_144  # bytes of a body with a log
    connections: int = 10_000
    from_address: int = 200  # connections from one address
    tables: int = 20_000  # open at once
    hosted: int = 200  # open tables of one host
    watchers: int = 100  # at one table
    hello: float = 30.0  # seconds in which a connection must say whose it is
    idle: int = 30 * DAY  # seconds until an unused table is closed
    messages: Rate = Rate(100, 400)  # of a connection
    from_address_messages: Rate = Rate(300, 1_500)  # from an address; beyond it they wait
    chat_lines: Rate = Rate(1, 15)  # from one person
    repeats: Rate = Rate(0.5, 40)  # of a person: joins, and what is asked for again
    tables_opened: Rate = Rate(0.2, 60)  # tables and move codes of a person
    connections_opened: Rate = Rate(5, 200)  # connections from an address
    guests: Rate = Rate(1, 100)  # new people from an address
    requests: Rate = Rate(30, 300)  # over HTTP from an address
    logs: Rate = Rate(1, 30)  # logs to be parsed, from an address
    guesses: Rate = Rate(0.1, 30)  # wrong tokens and codes from an address
    logins: Rate = Rate(1 / 60, 10)  # attempts to sign in from an address
    new_places: Rate = Rate(10 / 3600, 20)  # to sign in to an account from unknown addresses
    free_tries: int = 5  # wrong passwords at an account in one place before one has to wait


def unlimited() -> Limits:
    """Limits for measurements: only sizes are limited."""
    most, free = 10**9, Rate(1e9, 1e9)
    return Limits(
        connections=most,
        from_address=most,
        tables=most,
        hosted=most,
        watchers=most,
        messages=free,
        from_address_messages=free,
        chat_lines=free,
        repeats=free,
        tables_opened=free,
        connections_opened=free,
        guests=free,
        requests=free,
        logs=free,
        guesses=free,
        logins=free,
        new_places=free,
        free_tries=most,
    )


class TokenBucket:
    """A token bucket: it fills at the rate up to the burst, and each use takes one token."""

    __slots__ = ("at", "level", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate, self.level, self.at = rate, rate.burst, now

    def refill(self, now: float) -> float:
        """The tokens in the bucket at a time in seconds."""
        added = (now - self.at) * self.rate.per_second
        self.level, self.at = min(self.rate.burst, self.level + added), now
        return self.level

    def take(self, now: float) -> bool:
        """Takes a token; False if there is none."""
        if self.refill(now) < 1:
            return False
        self.level -= 1
        return True


class TokenBuckets:
    """A bucket for each key, an address or a person, that was used lately."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.clock = rate, clock
        self.by_key: dict[str, TokenBucket] = {}

    def bucket(self, key: str) -> TokenBucket:
        bucket = self.by_key.get(key)
        if bucket is None:
            if len(self.by_key) >= MAX_BUCKETS:
                self.drop_full()
            bucket = self.by_key[key] = TokenBucket(self.rate.of(key), self.clock())
        return bucket

    def take(self, key: str) -> None:
        """Takes a token, or raises Refusal; an empty key is not limited."""
        if key and not self.bucket(key).take(self.clock()):
            raise Refusal("too_fast")

    def borrow(self, key: str) -> float:
        """Takes a token that there need not be; the seconds until it would have been there."""
        if not key:
            return 0.0
        bucket = self.bucket(key)
        bucket.level = bucket.refill(self.clock()) - 1
        return max(0.0, -bucket.level / bucket.rate.per_second)

    def check(self, key: str) -> None:
        """Raises Refusal if no token is left."""
        if key and self.bucket(key).refill(self.clock()) < 1:
            raise Refusal("too_fast")

    def give_back(self, key: str) -> None:
        """Puts a token back that was taken, as far as there is room for it."""
        if key in self.by_key:
            bucket = self.by_key[key]
            bucket.level = min(bucket.rate.burst, bucket.level + 1)

    def drop_full(self) -> None:
        """Drops the full buckets, which say nothing; of too many others it keeps the emptiest.

        Half of the room is free afterwards, so that new keys seldom cause a scan.
        """
        now = self.clock()
        kept = [key for key, each in self.by_key.items() if each.refill(now) < each.rate.burst]
        if len(kept) > MAX_BUCKETS // 2:
            kept = sorted(kept, key=lambda key: self.by_key[key].level)[: MAX_BUCKETS // 2]
        self.by_key = {key: self.by_key[key] for key in kept}


def address_key(host: str) -> str:
    """The key under which an address is counted: itself, or the /64 network of an IPv6 address.

    All addresses of this computer are LOOPBACK.
    """
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:80]
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is None:
            network = ipaddress.ip_network((address, 64), strict=False)
            return LOOPBACK if address.is_loopback else str(network)
        address = address.ipv4_mapped
    return LOOPBACK if address.is_loopback else str(address)
