"""How much of everything one connection, one person and one address may have."""

import ipaddress
import time
from collections.abc import Callable

from msgspec import Struct

from ..protocol.errors import Refusal

MOST = 10_000  # buckets that are kept before the full ones are thrown away
DAY = 86_400


class Rate(Struct, frozen=True):
    """So many a second in the long run, and so many at once."""

    each: float
    burst: float


class Limits(Struct, frozen=True, kw_only=True):
    message: int = 16_384  # bytes of a message
    body: int = 16_384  # bytes of a request's body
    log: int = 2 * 262_144  # bytes of a body with a log
    connections: int = 10_000
    from_address: int = 200  # connections from one address
    tables: int = 20_000  # open at once
    hosted: int = 200  # open tables of one host
    watchers: int = 100  # at one table
    hello: float = 30.0  # seconds until a connection has said who it is
    idle: int = 30 * DAY  # seconds until a table to which nobody comes is closed
    messages: Rate = Rate(100, 400)  # of a connection
    lines: Rate = Rate(1, 15)  # that a person says
    opened: Rate = Rate(0.2, 60)  # tables and move codes of a person
    arrivals: Rate = Rate(5, 200)  # connections from an address
    guests: Rate = Rate(1, 100)  # new people from an address
    requests: Rate = Rate(30, 300)  # over HTTP from an address
    logs: Rate = Rate(1, 30)  # read for somebody at an address
    guesses: Rate = Rate(0.1, 30)  # wrong tokens and codes from an address
    logins: Rate = Rate(1 / 60, 10)  # for an account, and from an address


def unlimited() -> Limits:
    """For measuring: only sizes are limited."""
    much, free = 10**9, Rate(1e9, 1e9)
    return Limits(
        connections=much,
        from_address=much,
        tables=much,
        hosted=much,
        watchers=much,
        messages=free,
        lines=free,
        opened=free,
        arrivals=free,
        guests=free,
        requests=free,
        logs=free,
        guesses=free,
        logins=free,
    )


class Bucket:
    """Fills by itself up to the burst; what is taken must be in it."""

    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate, self.left, self.at = rate, rate.burst, now

    def level(self, now: float) -> float:
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.each)
        self.at = now
        return self.left

    def take(self, now: float) -> bool:
        if self.level(now) < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each address or person that has lately done something."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.clock = rate, clock
        self.kept: dict[str, Bucket] = {}

    def of(self, who: str) -> Bucket:
        found = self.kept.get(who)
        if found is None:
            if len(self.kept) >= MOST:
                self.tidy()
            found = self.kept[who] = Bucket(self.rate, self.clock())
        return found

    def take(self, who: str) -> None:
        """One more of somebody, or Refusal; nobody in particular is not limited."""
        if who and not self.of(who).take(self.clock()):
            raise Refusal("too_fast")

    def check(self, who: str) -> None:
        """Refusal when nothing is left."""
        if who and self.of(who).level(self.clock()) < 1:
            raise Refusal("too_fast")

    def tidy(self) -> None:
        """Full buckets say nothing; when none is full, all are forgotten."""
        now = self.clock()
        kept = {who: bucket for who, bucket in self.kept.items() if bucket.level(now) < self.full}
        self.kept = kept if len(kept) < MOST else {}

    @property
    def full(self) -> float:
        return self.rate.burst


def counted(host: str) -> str:
    """What an address is counted as: itself, or of IPv6 the network that one house has.

    Empty for this computer: a proxy on it speaks for everybody, and its own programs need no limit.
    """
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:80]
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is None:
            network = ipaddress.ip_network((address, 64), strict=False)
            return "" if address.is_loopback else str(network)
        address = address.ipv4_mapped
    return "" if address.is_loopback else str(address)
