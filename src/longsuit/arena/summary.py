"""A contest and its standings in words and figures."""

from collections.abc import Sequence

from .intervals import spoken
from .matches import Played
from .seating import Contest
from .standings import Standing, Standings, pace

HEADS = ("Player", "Score", "Wins %", "Made %", "Skill", "ms", "Errors")


def extent(contest: Contest, found: Standings) -> str:
    """How much was played."""
    if contest.duplicate:
        return (
            f"{found.matches:,} matches: {found.deals:,} deals, each played with the players in "
            f"every seat"
        )
    return f"{found.matches:,} matches, each with its own deal"


def method(contest: Contest, found: Standings) -> str:
    """What the intervals are."""
    unit = "deals, the matches of one taken together" if contest.duplicate else "matches"
    return (
        f"95 % intervals from {found.deals:,} {unit}: Student's for scores, Wilson's for rates. "
        f"Wins are those of one seat, joint ones shared; chance is {100 * found.chance:.1f} %."
    )


def ledger(found: Standings, played: Sequence[Played]) -> list[tuple[str, ...]]:
    """The heads and a row a player; columns that say nothing are left out."""
    rows = [cells(line, played) for line in found.players]
    kept = [at for at in range(len(HEADS)) if any(row[at] for row in rows)]
    return [tuple(row[at] for at in kept) for row in (HEADS, *rows)]


def cells(line: Standing, played: Sequence[Played]) -> tuple[str, ...]:
    rating = line.rating
    return (
        line.player + f" ×{line.seats}" * (line.seats > 1),
        spoken(line.score, "{:.1f}".format),
        spoken(line.wins, hundredths),
        spoken(line.made, hundredths) if line.made else "",
        f"{rating.mu:.1f} ± {2 * rating.sigma:.1f}",
        f"{1000 * pace(played, line.player):.3f}",
        f"{line.errors:,}",
    )


def hundredths(share: float) -> str:
    return f"{100 * share:.1f}"
