"""Matches among computer players: seating, duplicate deals, standings, intervals and reports."""

from typing import TYPE_CHECKING

from .. import lazily

__all__ = [
    "Contest",
    "Estimate",
    "Fault",
    "Fixture",
    "MatchResult",
    "check_players",
    "parse_players",
    "play_matches",
]

if TYPE_CHECKING:
    from .intervals import Estimate
    from .matches import Fault, MatchResult, play_matches
    from .seating import Contest, Fixture, check_players, parse_players
else:
    __getattr__ = lazily(
        __name__,
        intervals="Estimate",
        matches="Fault MatchResult play_matches",
        seating="Contest Fixture check_players parse_players",
    )
