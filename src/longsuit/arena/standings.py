"""The standings of a contest: scores and rates with intervals, ratings, and head to head.

Ratings are those of openskill's Plackett-Luce model (Weng and Lin, JMLR 2011).
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from hashlib import sha256

from msgspec import Struct

from ..engine.cards import Seat
from .intervals import ClusterSums, Estimate, mean_estimate, rate_estimate
from .matches import MatchResult
from .seating import Contest, seating_groups

__all__ = [
    "Standing",
    "Standings",
    "complete_deals",
    "counting",
    "standings",
]


class Rating(Struct, frozen=True):
    """A player's skill after all matches in their order; the true one lies within 2 sigma of mu."""

    mu: float
    sigma: float


class CallCount(Struct, frozen=True):
    """The number of times a player called so many tricks, and made the call."""

    call: int
    times: int
    made: int


class Standing(Struct, frozen=True, kw_only=True):
    """The results of one player; where it has several seats in a match they are pooled."""

    player: str
    seats: int
    matches: int
    score: Estimate
    wins: Estimate  # of one seat; joint winners share a win
    made: Estimate | None = None  # the rate of calls made
    calls: tuple[CallCount, ...] = ()
    rating: Rating
    errors: int = 0


class Standings(Struct, frozen=True, kw_only=True):
    """What a contest has shown: the players in order, and how each fared against each."""

    matches: int  # that count
    deals: int  # the clusters of the intervals
    broken_off: int  # matches that were broken off, which nobody won
    not_counted: int  # matches that ended before a deal was finished, which nobody won either
    chance: float  # of a seat to win if all play alike
    players: tuple[Standing, ...]  # the highest win rate first
    # The rate at which the row's player scored more than the column's; a tie counts half.
    head_to_head: tuple[tuple[Estimate | None, ...], ...]
    digest: str  # of all events of all matches, those that do not count among them


def complete_deals(contest: Contest, played: Sequence[MatchResult]) -> tuple[MatchResult, ...]:
    """The matches without those of duplicate deals that were not played by every seating."""
    if not contest.duplicate or not played:
        return tuple(played)
    groups = seating_groups(contest.players)
    counts = Counter(m.deal for m in played)
    return tuple(m for m in played if counts[m.deal] == len(groups[m.deal % len(groups)]))


def counting(played: Iterable[MatchResult]) -> tuple[MatchResult, ...]:
    """The matches without those that ended before a deal was finished: nobody has won them."""
    return tuple(m for m in played if m.winners or m.broken_off)


def standings(contest: Contest, complete: Sequence[MatchResult]) -> Standings:
    """The standings after these matches, of which at least one must count."""
    played = counting(complete)
    rating_of = ratings(contest.names, played)
    lines = [standing(contest, played, name, rating_of[name]) for name in contest.names]
    lines.sort(key=lambda line: (-line.wins.mean, -line.score.mean))
    names = [line.player for line in lines]
    return Standings(
        matches=len(played),
        deals=len({m.deal for m in played}),
        broken_off=sum(m.broken_off for m in played),
        not_counted=len(complete) - len(played),
        chance=1 / len(contest.players),
        players=tuple(lines),
        head_to_head=tuple(
            tuple(
                None if a == b else rate_estimate(deal_sums(played, partial(duel_sum, a, b)))
                for b in names
            )
            for a in names
        ),
        digest=sha256("".join(m.digest for m in complete).encode()).hexdigest(),
    )


def standing(
    contest: Contest, played: Sequence[MatchResult], name: str, rating: Rating
) -> Standing:
    calls = [pair for m in played for seat in seats_of(m, name) for pair in m.calls[seat]]
    times = Counter(call for call, _ in calls)
    made = Counter(call for call, tricks in calls if call == tricks)
    return Standing(
        player=name,
        seats=contest.players.count(name),
        matches=len(played),
        score=mean_estimate(deal_sums(played, partial(score_sum, name))),
        wins=rate_estimate(deal_sums(played, partial(win_sum, name))),
        made=rate_estimate(deal_sums(played, partial(made_sum, name))) if calls else None,
        calls=tuple(CallCount(call, times[call], made[call]) for call in sorted(times)),
        rating=rating,
        errors=sum(m.errors[seat] for m in played for seat in seats_of(m, name)),
    )


# Functions that count something in a match return a sum and the number of observations in it.


def deal_sums(
    played: Iterable[MatchResult], match_sum: Callable[[MatchResult], tuple[float, int]]
) -> ClusterSums:
    """The sums by deal, as the matches of one deal depend on one another."""
    sums: dict[int, tuple[float, int]] = {}
    for m in played:
        (total, count), (more, number) = sums.get(m.deal, (0.0, 0)), match_sum(m)
        sums[m.deal] = (total + more, count + number)
    return list(sums.values())


def seats_of(m: MatchResult, name: str) -> list[Seat]:
    return [seat for seat, player in enumerate(m.seating) if player == name]


def score_sum(name: str, m: MatchResult) -> tuple[float, int]:
    mine = seats_of(m, name)
    return sum(m.scores[seat] for seat in mine), len(mine)


def win_sum(name: str, m: MatchResult) -> tuple[float, int]:
    mine = seats_of(m, name)
    return sum(1 / len(m.winners) for seat in mine if seat in m.winners), len(mine)


def made_sum(name: str, m: MatchResult) -> tuple[float, int]:
    calls = [pair for seat in seats_of(m, name) for pair in m.calls[seat]]
    return sum(call == tricks for call, tricks in calls), len(calls)


def duel_sum(a: str, b: str, m: MatchResult) -> tuple[float, int]:
    pairs = [(m.scores[x], m.scores[y]) for x in seats_of(m, a) for y in seats_of(m, b)]
    return sum((x > y) + (x == y) / 2 for x, y in pairs), len(pairs)


def seconds_per_decision(played: Iterable[MatchResult], name: str) -> float:
    """The mean time of a player's decisions; unlike all else it differs from run to run."""
    time = count = 0.0
    for m in played:
        for seat in seats_of(m, name):
            time, count = time + m.seconds[seat], count + m.decisions[seat]
    return time / count if count else 0.0


# Ratings.


def ratings(names: Sequence[str], played: Iterable[MatchResult]) -> dict[str, Rating]:
    """The ratings by player after all matches in order.  Every seat is rated as a team of one; a
    player with several seats in a match takes the mean of their new ratings."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    current = dict.fromkeys(names, (model.mu, model.sigma))
    for m in played:
        if not m.winners:
            continue
        ranks = [float(sum(other > score for other in m.scores)) for score in m.scores]
        teams = [[model.rating(*current[name])] for name in m.seating]
        after = [team[0] for team in model.rate(teams, ranks=ranks)]
        for name in set(m.seating):
            new = [after[seat] for seat in seats_of(m, name)]
            current[name] = (
                sum(rating.mu for rating in new) / len(new),
                sum(rating.sigma for rating in new) / len(new),
            )
    return {name: Rating(round(mu, 6), round(sigma, 6)) for name, (mu, sigma) in current.items()}
