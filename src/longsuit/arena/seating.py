"""Who sits where in which match: balanced seatings, and duplicate deals."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain, groupby, permutations
from math import factorial, gcd, prod
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from ..engine.options import Options
from ..games import GAMES

Seating: TypeAlias = tuple[str, ...]  # a player for each seat, by name

MOST = 24  # seatings up to which all are played


class Contest(Struct, frozen=True, kw_only=True):
    """What an arena is to play; together with the program it decides every card."""

    game: str
    rules: Options
    players: tuple[str, ...]  # one for each seat, in no matter which order
    matches: int  # at least so many
    duplicate: bool = False  # each deal with the players in every seat
    seed: int = 0

    @property
    def names(self) -> tuple[str, ...]:
        """The players, each once."""
        return tuple(dict.fromkeys(self.players))


class Fixture(Struct, frozen=True):
    """One match to play; matches of one deal have the same shuffles."""

    number: int
    deal: int
    seating: Seating


def players(text: str) -> tuple[str, ...]:
    """The players of a list such as `heuristic,npc(none,random)*3`."""
    found: list[str] = []
    for part in re.findall(r"(?:[^,()]|\([^()]*\)?|\))+", re.sub(r"\s", "", text)):
        name, star, times = part.partition("*")
        if star and not re.fullmatch("[1-9]", times):
            raise ValueError(f"{part!r}: after * comes how many seats, like {name}*3")
        found += [name] * int(times or 1)
    return tuple(found)


def listed(players: tuple[str, ...]) -> str:
    """The shortest list that `players` reads back."""
    runs = [(name, len(list(run))) for name, run in groupby(players)]
    return ",".join(name if times == 1 else f"{name}*{times}" for name, times in runs)


def checked(contest: Contest) -> Contest:
    """The same contest, or ValueError when its players do not fill the seats."""
    seats, given = GAMES[contest.game].seats(contest.rules), len(contest.players)
    if given == seats:
        return contest
    *first, last = contest.players[:seats] or ("random",)
    filler = "random" if given == 1 else last
    right = listed((*first, last, *[filler] * (seats - len(first) - 1)))
    named = "1 player is" if given == 1 else f"{given} players are"
    raise ValueError(
        f"these rules have {seats} seats and {named} named: write {right}, for example"
        + other_number(contest.rules, given)
    )


def other_number(rules: Options, given: int) -> str:
    """Which option would make the seats as many as the players, if one does."""
    try:
        replace(rules, players=given)
    except (TypeError, ValueError):
        return ""
    return f", or set players={given}"


def rotations(seating: Seating) -> tuple[Seating, ...]:
    """The distinct seatings that come from moving everybody on by some seats."""
    turned = (seating[-by:] + seating[:-by] for by in range(len(seating)))
    return tuple(dict.fromkeys(turned))


def tables(players: tuple[str, ...]) -> tuple[tuple[Seating, ...], ...]:
    """Distinct orders round the table, each with all its rotations.

    All orders when that makes at most 24 seatings; else those that go round the list in steps of
    1, 2, 3, … as far as they reach everybody.
    """
    n = len(players)
    seatings = factorial(n) // prod(map(factorial, Counter(players).values()))
    steps = [k for k in range(1, n) if gcd(k, n) == 1]
    orders: Iterator[Seating] = (
        permutations(players)
        if seatings <= MOST
        else (tuple(players[k * at % n] for at in range(n)) for k in steps)
    )
    found: dict[Seating, tuple[Seating, ...]] = {}
    for order in orders:
        if order not in found:
            turned = rotations(order)
            found.update(dict.fromkeys(turned, turned))
    return tuple(dict.fromkeys(found.values()))


def fixtures(contest: Contest) -> tuple[Fixture, ...]:
    """All matches of a contest; with duplicate deals, as many as make the last deal complete."""
    groups = tables(contest.players)
    if not contest.duplicate:
        cycle = tuple(chain(*groups))
        return tuple(Fixture(n, n, cycle[n % len(cycle)]) for n in range(contest.matches))
    found: list[Fixture] = []
    deal = 0
    while len(found) < contest.matches:
        group = groups[deal % len(groups)]
        found += [Fixture(len(found) + at, deal, seating) for at, seating in enumerate(group)]
        deal += 1
    return tuple(found)


def whole(contest: Contest) -> int:
    """The number of matches after which every seating has been played equally often."""
    return sum(map(len, tables(contest.players)))
