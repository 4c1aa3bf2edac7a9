"""The standings of a contest as sentences and as a table of texts."""

from collections.abc import Sequence

from .intervals import estimate_text
from .matches import MatchResult
from .seating import Contest
from .standings import Standing, Standings, seconds_per_decision

HEADS = ("Player", "Score", "Wins %", "Made %", "Skill", "ms", "Errors")


def extent_text(contest: Contest, result: Standings) -> str:
    """The number of matches and deals, as a sentence without its full stop."""
    if contest.duplicate:
        return (
            f"{result.matches:,} matches: {result.deals:,} deals, each played with the players in "
            f"every seat"
        )
    return f"{result.matches:,} matches, each with its own deal"


def method_text(contest: Contest, result: Standings) -> str:
    """The kinds of the intervals, and the win rate by chance, as sentences."""
    unit = "deals, the matches of one taken together" if contest.duplicate else "matches"
    return (
        f"95 % intervals from {result.deals:,} {unit}: Student's for scores, Wilson's for rates. "
        f"Wins are those of one seat, joint ones shared; chance is {100 * result.chance:.1f} %."
    )


def standings_table(result: Standings, played: Sequence[MatchResult]) -> list[tuple[str, ...]]:
    """The header and a row for each player; empty columns are left out."""
    rows = [table_row(line, played) for line in result.players]
    columns = [at for at in range(len(HEADS)) if any(row[at] for row in rows)]
    return [tuple(row[at] for at in columns) for row in (HEADS, *rows)]


def table_row(line: Standing, played: Sequence[MatchResult]) -> tuple[str, ...]:
    rating = line.rating
    return (
        line.player + f" ×{line.seats}" * (line.seats > 1),
        estimate_text(line.score, "{:.1f}".format),
        estimate_text(line.wins, percentage),
        estimate_text(line.made, percentage) if line.made else "",
        f"{rating.mu:.1f} ± {2 * rating.sigma:.1f}",
        f"{1000 * seconds_per_decision(played, line.player):.3f}",
        f"{line.errors:,}",
    )


def percentage(share: float) -> str:
    return f"{100 * share:.1f}"
