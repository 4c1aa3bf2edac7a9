"""A decision of a finished game compared with the best action, by rollouts of the deal as it was
or by what the seat knew."""

from collections.abc import Sequence
from itertools import islice
from typing import Any, Literal

from msgspec import Struct

from ...arena.intervals import Estimate
from ...belief.worlds import worlds
from ...engine.actions import Action, Event, Play, seen
from ...engine.cards import Seat
from ...engine.game import AnyGame
from ...engine.options import Options
from ...games import GAMES, game_name, pesten
from ..advice.evaluation import heuristic_values, kernel_values
from ..advice.rollout_evaluation import policy_mixes
from ..advice.search_evaluation import ensure_compiled, search_values
from ..advice.value import Value

SEARCH_DEALS_FACTOR = 8  # times as many deals are sampled where the search player evaluates
CHECKS = 24  # rollouts by heuristic players that confirm a mistake


class Decision(Struct, frozen=True, kw_only=True):
    """A decision and its best alternative."""

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
    game, actor = game_module(rules), event.seat
    view = game.view(s, actor)
    if len(view.legal) < 2:
        return None
    known = tuple([seen(e, actor) for e in events])
    found: tuple[Value, ...] = ()
    if seat >= 0 and ensure_compiled(game_name(rules)):
        found = search_judgement(
            view, known, rules, event.action, SEARCH_DEALS_FACTOR * deals, seed
        )
    if not found:
        found = rollout_judgement(view, known, rules, s, event.action, seat, deals, seed)
    done, best = value_of(found, event.action), found[0]
    stake = max([0.0, *[value.behind.mean for value in found]])
    made = (done.made.mean, best.made.mean) if done.made and best.made else None
    decision = Decision(
        at=at,
        round=len(game.rounds(s)) + 1,
        seat=actor,
        kind="play" if isinstance(event.action, Play) or is_pesten(rules) else "bidding",
        action=event.action,
        best=best.action if done.clear else event.action,
        lost=max(0.0, done.behind.mean) if done.clear else 0.0,
        behind=done.behind,
        made=made,
        range=stake,
    )
    return decision, view, best


def search_judgement(
    view: Any, events: tuple[Event, ...], rules: Options, done: Action, worlds: int, seed: int
) -> tuple[Value, ...]:
    """Values by the search player; an apparent mistake is evaluated again in other deals; empty if
    the search player never tries the action that was taken."""
    found = search_values(view, events, rules, seed, worlds)
    if done not in [value.action for value in found]:
        return ()
    return (
        search_values(view, events, rules, seed + 1, worlds)
        if value_of(found, done).clear
        else found
    )


def rollout_judgement(
    view: Any,
    events: tuple[Event, ...],
    rules: Options,
    s: Any,
    done: Action,
    seat: Seat,
    deals: int,
    seed: int,
) -> tuple[Value, ...]:
    """Values by rollouts of the deal as it was, or of sampled ones; an apparent mistake is checked
    again by heuristic players."""
    legal = view.legal if done in view.legal else (*view.legal, done)
    policies: list[int] | None = None
    if seat < 0:
        policies = policy_mixes(len(view.sizes), deals, seed)
        some = [s] * max(len(policies), CHECKS)
    else:
        some = list(islice(worlds(view, events, rules, seed), max(deals, CHECKS)))
    number = len(policies) if policies else deals
    found = kernel_values(legal, some[:number], rules, view.seat, seed, policies)
    if not value_of(found, done).clear:
        return found
    chosen = dict.fromkeys([*[value.action for value in found[:3]], done])
    checked = heuristic_values(tuple(chosen), some[:CHECKS], rules, view.seat, events, seed)
    return checked + tuple([value for value in found if value.action not in chosen])


def value_of(found: tuple[Value, ...], action: Action) -> Value:
    return next(value for value in found if value.action == action)


def is_pesten(rules: Options) -> bool:
    return isinstance(rules, pesten.Rules)


def game_module(rules: Options) -> AnyGame:
    return GAMES[game_name(rules)]
