"""The plan of a contest: balanced seatings, and duplicate deals as in duplicate bridge.

A seating puts a player on every seat. Seatings come in groups, each an order round the table with
all its rotations; with duplicate deals, every deal is played by all seatings of one group.
"""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain, groupby, permutations
from math import factorial, gcd, prod
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from ..engine.options import Options
from ..engine.sentences import excerpt, say
from ..games import GAMES

Seating: TypeAlias = tuple[str, ...]  # a player for each seat, by name

MAX_SEATINGS = 24  # up to which all orders round the table are played


class Contest(Struct, frozen=True, kw_only=True):
    """The matches that an arena is to play; it determines every card."""

    game: str
    rules: Options
    players: tuple[str, ...]  # one for each seat, in any order
    matches: int  # at least this many
    duplicate: bool = False  # each deal is played with the players in every seat
    seed: int = 0

    @property
    def names(self) -> tuple[str, ...]:
        """The players without repetitions."""
        return tuple(dict.fromkeys(self.players))


class Fixture(Struct, frozen=True):
    """One match to play; the matches of one deal have the same shuffles."""

    number: int
    deal: int
    seating: Seating


def parse_players(text: str) -> tuple[str, ...]:
    """The players named by a list such as `heuristic,npc(none,random)*3`, one for each seat."""
    players: list[str] = []
    for part in re.findall(r"(?:[^,()]|\([^()]*\)?|\))+", re.sub(r"\s", "", text)):
        name, star, times = part.partition("*")
        if star and not re.fullmatch("[1-9]", times):
            raise ValueError(say("bad_seat_multiplier", text=excerpt(part), name=excerpt(name)))
        players += [name] * int(times or 1)
    return tuple(players)


def players_text(players: tuple[str, ...]) -> str:
    """The shortest list that `parse_players` reads back."""
    runs = [(name, len(list(run))) for name, run in groupby(players)]
    return ",".join(name if times == 1 else f"{name}*{times}" for name, times in runs)


def check_players(contest: Contest) -> Contest:
    """The same contest; raises ValueError if its players do not fill the seats."""
    seats, given = GAMES[contest.game].seats(contest.rules), len(contest.players)
    if given == seats:
        return contest
    *first, last = contest.players[:seats] or ("random",)
    filler = "random" if given == 1 else last
    example = players_text((*first, last, *[filler] * (seats - len(first) - 1)))
    fits = may_have_seats(contest.rules, given)
    message = "wrong_player_count_or_option" if fits else "wrong_player_count"
    raise ValueError(say(message, seat_count=seats, player_count=given, example=example))


def may_have_seats(rules: Options, seats: int) -> bool:
    """True if the rules have an option for the number of players, and it may have this value."""
    try:
        replace(rules, players=seats)
    except (TypeError, ValueError):
        return False
    return True


def rotations(seating: Seating) -> tuple[Seating, ...]:
    """The distinct seatings that arise when all players move on by some seats."""
    shifted = (seating[-by:] + seating[:-by] for by in range(len(seating)))
    return tuple(dict.fromkeys(shifted))


def seating_groups(players: tuple[str, ...]) -> tuple[tuple[Seating, ...], ...]:
    """The orders round the table that are played, each as the group of its rotations.

    If there are at most `MAX_SEATINGS` seatings these are all orders; else those that go round the
    list in steps of 1, 2, 3, … where the step reaches every player.
    """
    n = len(players)
    seatings = factorial(n) // prod(map(factorial, Counter(players).values()))
    steps = [k for k in range(1, n) if gcd(k, n) == 1]
    orders: Iterator[Seating] = (
        permutations(players)
        if seatings <= MAX_SEATINGS
        else (tuple(players[k * at % n] for at in range(n)) for k in steps)
    )
    groups: dict[Seating, tuple[Seating, ...]] = {}  # the group of every seating
    for order in orders:
        if order not in groups:
            group = rotations(order)
            groups.update(dict.fromkeys(group, group))
    return tuple(dict.fromkeys(groups.values()))


def fixtures(contest: Contest) -> tuple[Fixture, ...]:
    """All matches of a contest; with duplicate deals, enough to complete the last deal."""
    groups = seating_groups(contest.players)
    if not contest.duplicate:
        cycle = tuple(chain(*groups))
        return tuple(Fixture(n, n, cycle[n % len(cycle)]) for n in range(contest.matches))
    plan: list[Fixture] = []
    deal = 0
    while len(plan) < contest.matches:
        group = groups[deal % len(groups)]
        plan += [Fixture(len(plan) + at, deal, seating) for at, seating in enumerate(group)]
        deal += 1
    return tuple(plan)


def cycle_length(contest: Contest) -> int:
    """The number of matches after which every seating has been played equally often."""
    return sum(map(len, seating_groups(contest.players)))
