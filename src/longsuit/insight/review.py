"""Where points were lost in a finished game: every decision against the best one, and how the
expected scores went.  With all hands open, or by what one seat knew."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Literal

from msgspec import Struct

from ..bots.estimate import Estimate
from ..engine.base import Action, AnyGame, Call, Event, Play, seen, winners
from ..engine.cards import Seat
from ..engine.notation import Log
from ..engine.options import Options
from ..engine.words import Sentence, say
from ..games import GAMES, pesten
from ..games.logs import game_of, states
from .advice import percent, reasons
from .playouts import Quick, habits
from .signs import game_of as name_of
from .values import Value, closer, coarse
from .worlds import worlds

DEALS = 60  # sampled deals, or playouts of the deal as it was
COURSE = 24  # playouts for each point of the chart
CHECKS = 24  # playouts with care of what seems a mistake
COSTLY = 3  # mistakes that are explained


class Decision(Struct, frozen=True, kw_only=True):
    """What a seat did and what it might have done."""

    at: int  # the event's number, from 1
    round: int  # from 1
    seat: Seat
    kind: Literal["bidding", "play"]
    action: Action
    best: Action
    lost: float  # points given away, 0 unless beyond chance
    behind: Estimate  # the same as it was measured
    made: tuple[float, float] | None  # chances to make the call: as done, and at best
    range: float  # between the best and the worst action


class Mistake(Struct, frozen=True, kw_only=True):
    """A costly decision in words."""

    decision: Decision
    words: tuple[Sentence, ...]


class Standing(Struct, frozen=True, kw_only=True):
    """How a seat decided."""

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
    game: str
    names: tuple[str, ...]
    judged: Seat  # by what this seat knew; -1: with all hands open
    totals: tuple[int, ...]
    decisions: tuple[Decision, ...]
    standings: tuple[Standing, ...]
    costly: tuple[Mistake, ...]
    course: tuple[Point, ...]
    turning: int | None  # the event from which the winner was expected to win


def review(log: Log, seat: Seat = -1, deals: int = DEALS, seed: int = 1) -> Review:
    """Of a finished game, or of what there is of one."""
    game, rules = game_of(log)
    line = [(event, s) for event, s in states(log)]
    names = log.seats or tuple([f"Seat {n}" for n in range(game.seats(rules))])
    found, words = [], {}
    for at in range(1, len(line)):
        event, before = line[at][0], line[at - 1][1]
        if event and event.seat >= 0 and seat in (-1, event.seat):
            judged = judge(log.events[: at - 1], before, event, rules, at, seat, deals, seed)
            if judged:
                decision, view, best = judged
                found.append(decision)
                words[at] = (view, best)
    course = tuple(expected(log.events, [s for _, s in line], rules, seat, seed))
    costly = sorted([d for d in found if d.lost > 0], key=lambda d: -d.lost)[:COSTLY]
    return Review(
        game=log.game,
        names=names,
        judged=seat,
        totals=game.totals(line[-1][1]),
        decisions=tuple(found),
        standings=tuple(standings(found, game.seats(rules))),
        costly=tuple([told(d, *words[d.at], log.events, rules) for d in costly]),
        course=course,
        turning=turning(course, winners(game, line[-1][1])),
    )


def judge(
    events: Sequence[Event],
    s: Any,
    event: Event,
    rules: Options,
    at: int,
    seat: Seat,
    deals: int,
    seed: int,
) -> tuple[Decision, Any, Value] | None:
    """A decision with its view and the best value; None where there was no choice."""
    game, actor = game_by(rules), event.seat
    view = game.view(s, actor)
    if len(view.legal) < 2:
        return None
    legal = view.legal if event.action in view.legal else (*view.legal, event.action)
    known = tuple([seen(e, actor) for e in events])
    if seat < 0:
        some, policies = [s] * max(deals, CHECKS), habits(game.seats(rules), deals, seed)
    else:
        some, policies = list(islice(worlds(view, known, rules, seed), max(deals, CHECKS))), None
    found = coarse(legal, some[:deals], rules, actor, seed, policies)
    worst = min(value.score.mean for value in found)
    done = valued_as(found, event.action)
    if (done.behind.low or 0.0) > 0:
        chosen = dict.fromkeys([*[value.action for value in found[:3]], event.action])
        found = closer(tuple(chosen), some[:CHECKS], rules, actor, known, seed)
        done = valued_as(found, event.action)
    best, low = found[0], done.behind.low or 0.0
    made = (done.made.mean, best.made.mean) if done.made and best.made else None
    decision = Decision(
        at=at,
        round=len(game.rounds(s)) + 1,
        seat=actor,
        kind="play" if isinstance(event.action, Play) or is_pesten(rules) else "bidding",
        action=event.action,
        best=best.action if low > 0 else event.action,
        lost=done.behind.mean if low > 0 else 0.0,
        behind=done.behind,
        made=made,
        range=max(0.0, best.score.mean - worst),
    )
    return decision, view, best


def valued_as(found: tuple[Value, ...], action: Action) -> Value:
    return next(value for value in found if value.action == action)


def is_pesten(rules: Options) -> bool:
    return isinstance(rules, pesten.Rules)


def game_by(rules: Options) -> AnyGame:
    return GAMES[name_of(rules)]


def standings(found: list[Decision], seats: int) -> Iterator[Standing]:
    for seat in range(seats):
        own = [d for d in found if d.seat == seat]
        if own:
            stakes = sum([d.range for d in own])
            lost = sum([d.lost for d in own])
            yield Standing(
                seat=seat,
                decisions=len(own),
                accuracy=1 - lost / stakes if stakes else 1.0,
                bidding=sum([d.lost for d in own if d.kind == "bidding"]),
                play=sum([d.lost for d in own if d.kind == "play"]),
            )


def told(d: Decision, view: Any, best: Value, events: Sequence[Event], rules: Options) -> Mistake:
    """What it cost, and what spoke for the better action."""
    words = [
        say(
            "{action} of seat {seat} gave away {points} points against {best}",
            seat=d.seat,
            action=repr(d.action),
            best=repr(d.best),
            points=f"{d.lost:.1f}",
        )
    ]
    if d.made and isinstance(d.action, Call | Play) and percent(d.made[0]) < percent(d.made[1]):
        words.append(
            say(
                "The chance to make the call went from {best} % to {done} %",
                best=percent(d.made[1]),
                done=percent(d.made[0]),
            )
        )
    if isinstance(best.action, Play) and not is_pesten(rules):
        known = tuple([seen(e, d.seat) for e in events[: d.at - 1]])
        words += reasons(view, known, rules, best)[:1]
    return Mistake(decision=d, words=tuple(words))


def expected(
    events: Sequence[Event], line: list[Any], rules: Options, seat: Seat, seed: int
) -> Iterator[Point]:
    """The totals to be expected after every event; between deals they are what they are."""
    quick, game = Quick(rules), game_by(rules)
    seats = game.seats(rules)
    policies = habits(seats, COURSE, seed)
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


def turning(course: tuple[Point, ...], won: tuple[Seat, ...]) -> int | None:
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
