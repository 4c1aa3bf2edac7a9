"""The standings of a contest as sentences and as a table of texts."""

from collections.abc import Sequence

from ..engine.sentences import Sentence, say
from ..messages.render import Reader
from ..messages.values import decimal_text, number_text, percent_text
from .intervals import Estimate
from .matches import MatchResult
from .seating import Contest
from .standings import Standing, Standings, seconds_per_decision

COLUMNS = ("player", "score", "wins", "made", "skill", "milliseconds", "errors")


def extent_sentence(contest: Contest, result: Standings) -> Sentence:
    """The number of matches and deals."""
    matches, deals = result.matches, result.deals
    if contest.duplicate:
        return say("arena_extent_duplicate", match_count=matches, deal_count=deals)
    return say("arena_extent", match_count=matches)


def method_sentence(contest: Contest, result: Standings) -> Sentence:
    """The kinds of the intervals, and the win rate by chance."""
    chance = round(100 * result.chance, 1)
    if contest.duplicate:
        return say("arena_method_duplicate", deal_count=result.deals, percent=chance)
    return say("arena_method", match_count=result.deals, percent=chance)


def standings_table(
    result: Standings, played: Sequence[MatchResult], reader: Reader
) -> list[tuple[str, ...]]:
    """The header and a row for each player; empty columns are left out."""
    heads = tuple([reader.say(f"column_{column}") for column in COLUMNS])
    rows = [table_row(line, played, reader) for line in result.players]
    columns = [at for at in range(len(COLUMNS)) if any(row[at] for row in rows)]
    return [tuple(row[at] for at in columns) for row in (heads, *rows)]


def table_row(line: Standing, played: Sequence[MatchResult], reader: Reader) -> tuple[str, ...]:
    language, rating = reader.language, line.rating
    return (
        line.player + f" ×{line.seats}" * (line.seats > 1),
        decimal_estimate(line.score, reader),
        percent_estimate(line.wins, reader),
        percent_estimate(line.made, reader) if line.made else "",
        reader.say(
            "with_deviation",
            n=decimal_text(rating.mu, 1, language),
            deviation=decimal_text(2 * rating.sigma, 1, language),
        ),
        decimal_text(1000 * seconds_per_decision(played, line.player), 3, language),
        number_text(line.errors, language),
    )


def decimal_estimate(estimate: Estimate, reader: Reader) -> str:
    """2.5 (1.0 to 4.0)"""
    return with_interval(
        [decimal_text(value, 1, reader.language) for value in values(estimate)], reader
    )


def percent_estimate(estimate: Estimate, reader: Reader) -> str:
    """25.0% (20.1% to 30.4%)"""
    return with_interval(
        [percent_text(100 * value, reader.language, 1) for value in values(estimate)], reader
    )


def values(estimate: Estimate) -> tuple[float, ...]:
    """The mean, and the ends of the interval if there is one."""
    return (estimate.mean, *(estimate.interval or ()))


def with_interval(texts: list[str], reader: Reader) -> str:
    mean, *ends = texts
    if not ends:
        return mean
    return f"{mean} {reader.say('interval_text', least=ends[0], most=ends[1])}"


def percentage(share: float) -> str:
    """A share as a bare percentage, for reports of measurements."""
    return f"{100 * share:.1f}"
