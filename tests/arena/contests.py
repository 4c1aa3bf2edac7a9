"""Contests and players that the tests of the arena share."""

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from longsuit.arena.matches import MatchResult
from longsuit.arena.seating import Contest, parse_players
from longsuit.bots.player import Choice
from longsuit.engine.actions import Event
from longsuit.engine.options import Options
from longsuit.games import GAMES

SHORT = GAMES["estimation_whist"].Rules(players=4, max_cards=2)

Decide: TypeAlias = Callable[[Any, tuple[Event, ...], Random], Any]


def contest(
    seats: str = "random*4", count: int = 8, rules: Options = SHORT, **more: Any
) -> Contest:
    game = more.pop("game", "estimation_whist")
    return Contest(game=game, rules=rules, players=parse_players(seats), matches=count, **more)


def boom(view: Any, events: tuple[Event, ...], rng: Random) -> Choice:
    if view.phase == "play":
        raise RuntimeError("boom")
    return Choice(view.legal[0])


def match_result(
    number: int, deal: int, seating: str, scores: tuple[int, ...], **more: Any
) -> MatchResult:
    best = max(scores)
    row: dict[str, Any] = {
        "winners": tuple(seat for seat, score in enumerate(scores) if score == best),
        "calls": ((),) * len(scores),
        "decisions": (1,) * len(scores),
        "seconds": (0.5,) * len(scores),
        "errors": (0,) * len(scores),
        "faults": (),
        "digest": str(number),
        **more,
    }
    return MatchResult(number=number, deal=deal, seating=tuple(seating), scores=scores, **row)
