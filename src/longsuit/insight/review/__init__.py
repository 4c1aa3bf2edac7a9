"""Reviews of finished games: the points lost by every decision against the best one, and the
expected scores over time, with all hands open or by what one seat knew."""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from ...belief.worlds import worlds
from ...engine.actions import OVER, Event, Shuffle, seen
from ...engine.cards import Seat
from ...engine.game import AnyGame, Round, winners
from ...engine.notation import Log
from ...engine.options import Options
from ...engine.sentences import Sentence
from ...games.replay import game_of, log_states
from ...sim.compile.entry_points import available
from ..advice.rollout_evaluation import KernelRollouts, policy_mixes
from .decisions import Decision, game_module, judge
from .mistakes import Mistake, explain, in_wins

__all__ = [
    "Point",
    "Review",
    "SeatAccuracy",
    "review",
]

DEALS = 60  # sampled deals, or rollouts of the deal as it was
COURSE = 24  # rollouts for each point of the chart
COSTLY = 3  # mistakes that are explained


ReportProgress: TypeAlias = Callable[[int, int], None]  # the number of the event, and of all events


class SeatAccuracy(Struct, frozen=True, kw_only=True):
    """The quality of a seat's decisions."""

    seat: Seat
    decisions: int
    accuracy: float  # the share of what was at stake that it kept
    bidding: float  # points lost
    play: float


class Point(Struct, frozen=True):
    """The totals to be expected after an event."""

    at: int
    totals: tuple[float, ...]


class Review(Struct, frozen=True, kw_only=True):
    """What a review found: decisions, mistakes, and how the expected totals went."""

    game: str
    names: tuple[str, ...]  # by seat; empty if the log has none
    judged: Seat  # by what this seat knew; -1: with all hands open
    totals: tuple[int, ...]
    decisions: tuple[Decision, ...]
    standings: tuple[SeatAccuracy, ...]
    costly: tuple[Mistake, ...]
    rounds: tuple[Round, ...]  # the score sheet
    course: tuple[Point, ...]
    turning: int | None  # the event from which the winner was expected to win
    turned: Event | None  # that event
    unit: Literal["points", "wins"]  # of totals and of what was lost
    no_winner: bool = False  # it ended before a deal was finished
    breaches: tuple[tuple[int, Sentence], ...] = ()  # of Whist's §5, each with its deal from 1
    simpler: bool = False  # judged without the search of the strong players: there is no compiler


def review(
    log: Log,
    seat: Seat = -1,
    deals: int = DEALS,
    seed: int = 1,
    on_progress: ReportProgress | None = None,
) -> Review:
    """The review of a game, as far as it was played; `on_progress` is called after each event."""
    game, rules = game_of(log)
    line = [(event, s) for event, s in log_states(log)]
    found, words = [], {}
    for at in range(1, len(line)):
        if on_progress:
            on_progress(at, len(line) - 1)
        event, before = line[at][0], line[at - 1][1]
        if event and event.seat >= 0 and seat in (-1, event.seat):
            judged = judge(log.events[: at - 1], before, event, rules, at, seat, deals, seed)
            if judged:
                decision, view, best = judged
                found.append(decision)
                words[at] = (view, best)
    course = tuple(expected_totals(log.events, [s for _, s in line], rules, seat, seed))
    end = line[-1][1]
    turned = turning_event(course, winners(game, end))
    costly = sorted([d for d in found if d.lost > 0], key=lambda d: -d.lost)[:COSTLY]
    return Review(
        game=log.game,
        names=log.seats,
        judged=seat,
        totals=game.totals(end),
        decisions=tuple(found),
        standings=tuple(standings(found, game.seats(rules))),
        costly=tuple(
            [
                explain(d, *words[d.at], log.events, rules, final_round(game, line, d))
                for d in costly
            ]
        ),
        rounds=game.rounds(line[-1][1]),
        course=course,
        turning=turned,
        turned=log.events[turned - 1] if turned else None,
        unit="wins" if in_wins(rules) else "points",
        no_winner=game.actor(end) == OVER and not winners(game, end),
        breaches=tuple(breaches(game, line[-1][1])),
        simpler=seat >= 0 and not available(),
    )


def final_round(game: AnyGame, line: list[tuple[Event | None, Any]], d: Decision) -> Round | None:
    """The result of a decision's deal; None if that deal was thrown in."""
    for event, s in line[d.at :]:
        if len(game.rounds(s)) >= d.round:
            return game.rounds(s)[d.round - 1]
        if event and isinstance(event.action, Shuffle):
            return None
    return None


def breaches(game: AnyGame, state: Any) -> Iterator[tuple[int, Sentence]]:
    """The breaches of the rules, which games that allow any note with their rounds."""
    for number, done in enumerate(game.rounds(state), 1):
        for note in done.notes:
            if note.id == "breach_note":
                yield number, note


def standings(found: list[Decision], seats: int) -> Iterator[SeatAccuracy]:
    for seat in range(seats):
        own = [d for d in found if d.seat == seat]
        if own:
            stakes = sum([d.range for d in own])
            lost = sum([d.lost for d in own])
            yield SeatAccuracy(
                seat=seat,
                decisions=len(own),
                accuracy=1 - lost / stakes if stakes else 1.0,
                bidding=sum([d.lost for d in own if d.kind == "bidding"]),
                play=sum([d.lost for d in own if d.kind == "play"]),
            )


def expected_totals(
    events: Sequence[Event], line: list[Any], rules: Options, seat: Seat, seed: int
) -> Iterator[Point]:
    """The expected totals after every event, by rollouts; between deals, the actual totals."""
    quick, game = KernelRollouts(rules), game_module(rules)
    seats = game.seats(rules)
    policies = policy_mixes(seats, COURSE, seed)
    for at, s in enumerate(line):
        if not at:
            continue
        if game.actor(s) < 0:
            yield Point(at, tuple([float(total) for total in game.totals(s)]))
            continue
        ends = []
        if seat < 0:
            ends = [quick.ends(s, seed + n, policy) for n, policy in enumerate(policies)]
        else:
            known = tuple([seen(e, seat) for e in events[:at]])
            some = islice(worlds(game.view(s, seat), known, rules, seed), COURSE)
            ends = [quick.ends(world, seed + n) for n, world in enumerate(some)]
        yield Point(at, tuple([sum(column) / len(ends) for column in zip(*ends, strict=True)]))


def turning_event(course: tuple[Point, ...], won: tuple[Seat, ...]) -> int | None:
    """The last event with which the only winner came to be expected in front."""
    if len(won) != 1:
        return None
    found, behind = None, True
    for point in course:
        others = max(total for seat, total in enumerate(point.totals) if seat != won[0])
        ahead = point.totals[won[0]] > others
        if ahead and behind:
            found = point.at
        behind = not ahead
    return found
