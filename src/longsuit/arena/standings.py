"""What the matches of an arena tell: means and rates with intervals, ratings, head to head."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from hashlib import sha256

from msgspec import Struct

from ..engine.cards import Seat
from .intervals import Estimate, Sums, mean, rate
from .matches import Played
from .seating import Contest, tables


class Rating(Struct, frozen=True):
    """What openskill (Plackett and Luce) makes of the matches, in their order."""

    mu: float
    sigma: float


class Made(Struct, frozen=True):
    """How a call of so many tricks went."""

    call: int
    times: int
    made: int


class Standing(Struct, frozen=True, kw_only=True):
    """How a player did; the seats it had in a match count together."""

    player: str
    seats: int
    matches: int
    score: Estimate
    wins: Estimate  # of a seat; who wins jointly shares
    made: Estimate | None = None  # calls
    calls: tuple[Made, ...] = ()
    rating: Rating
    errors: int = 0


class Standings(Struct, frozen=True, kw_only=True):
    matches: int
    deals: int  # the units of the intervals
    broken_off: int
    chance: float  # of a seat to win
    players: tuple[Standing, ...]  # the most wins first
    # How often the row's player scored more than the column's, ties half.
    head_to_head: tuple[tuple[Estimate | None, ...], ...]
    digest: str  # of all events of all matches


def complete(contest: Contest, played: Sequence[Played]) -> tuple[Played, ...]:
    """The matches of deals that were played in every seat, when that was the plan."""
    if not contest.duplicate or not played:
        return tuple(played)
    groups = tables(contest.players)
    counts = Counter(m.deal for m in played)
    return tuple(m for m in played if counts[m.deal] == len(groups[m.deal % len(groups)]))


def standings(contest: Contest, played: Sequence[Played]) -> Standings:
    rated = ratings(contest.names, played)
    found = [standing(contest, played, name, rated[name]) for name in contest.names]
    found.sort(key=lambda line: (-line.wins.mean, -line.score.mean))
    names = [line.player for line in found]
    return Standings(
        matches=len(played),
        deals=len({m.deal for m in played}),
        broken_off=sum(not m.winners for m in played),
        chance=1 / len(contest.players),
        players=tuple(found),
        head_to_head=tuple(
            tuple(None if a == b else rate(sums(played, partial(duel, a, b))) for b in names)
            for a in names
        ),
        digest=sha256("".join(m.digest for m in played).encode()).hexdigest(),
    )


def standing(contest: Contest, played: Sequence[Played], name: str, rating: Rating) -> Standing:
    calls = [pair for m in played for seat in seats_of(m, name) for pair in m.calls[seat]]
    times = Counter(call for call, _ in calls)
    made = Counter(call for call, tricks in calls if call == tricks)
    return Standing(
        player=name,
        seats=contest.players.count(name),
        matches=len(played),
        score=mean(sums(played, partial(scored, name))),
        wins=rate(sums(played, partial(won, name))),
        made=rate(sums(played, partial(kept, name))) if calls else None,
        calls=tuple(Made(call, times[call], made[call]) for call in sorted(times)),
        rating=rating,
        errors=sum(m.errors[seat] for m in played for seat in seats_of(m, name)),
    )


# What is counted in a match: a sum, and the number of things in it.


def sums(played: Iterable[Played], counted: Callable[[Played], tuple[float, int]]) -> Sums:
    """By deal: its matches depend on one another, so the deals are the sample."""
    found: dict[int, tuple[float, int]] = {}
    for m in played:
        (top, bottom), (more, things) = found.get(m.deal, (0.0, 0)), counted(m)
        found[m.deal] = (top + more, bottom + things)
    return list(found.values())


def seats_of(m: Played, name: str) -> list[Seat]:
    return [seat for seat, who in enumerate(m.seating) if who == name]


def scored(name: str, m: Played) -> tuple[float, int]:
    mine = seats_of(m, name)
    return sum(m.scores[seat] for seat in mine), len(mine)


def won(name: str, m: Played) -> tuple[float, int]:
    mine = seats_of(m, name)
    return sum(1 / len(m.winners) for seat in mine if seat in m.winners), len(mine)


def kept(name: str, m: Played) -> tuple[float, int]:
    calls = [pair for seat in seats_of(m, name) for pair in m.calls[seat]]
    return sum(call == tricks for call, tricks in calls), len(calls)


def duel(a: str, b: str, m: Played) -> tuple[float, int]:
    pairs = [(m.scores[x], m.scores[y]) for x in seats_of(m, a) for y in seats_of(m, b)]
    return sum((x > y) + (x == y) / 2 for x, y in pairs), len(pairs)


def pace(played: Iterable[Played], name: str) -> float:
    """Seconds a decision of a player took on average; no two runs agree on it."""
    time = count = 0.0
    for m in played:
        for seat in seats_of(m, name):
            time, count = time + m.seconds[seat], count + m.decisions[seat]
    return time / count if count else 0.0


# Ratings.


def ratings(names: Sequence[str], played: Iterable[Played]) -> dict[str, Rating]:
    """By player: every seat is rated on its own; one with several seats goes on with their mean."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    now = dict.fromkeys(names, (model.mu, model.sigma))
    for m in played:
        if not m.winners:
            continue
        ranks = [float(sum(other > score for other in m.scores)) for score in m.scores]
        teams = [[model.rating(*now[name])] for name in m.seating]
        after = [team[0] for team in model.rate(teams, ranks=ranks)]
        for name in set(m.seating):
            new = [after[seat] for seat in seats_of(m, name)]
            now[name] = (
                sum(rating.mu for rating in new) / len(new),
                sum(rating.sigma for rating in new) / len(new),
            )
    return {name: Rating(round(mu, 6), round(sigma, 6)) for name, (mu, sigma) in now.items()}
