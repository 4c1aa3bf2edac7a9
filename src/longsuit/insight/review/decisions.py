"""A decision of a finished game against the best one: by playouts of the deal as it was, or by
what its seat knew."""

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
from ..advice.evaluation import closer, coarse
from ..advice.playouts import habits
from ..advice.searched import at_hand, searched
from ..advice.value import Value

WORLDS = 8  # times as many deals are sampled where the search player judges
CHECKS = 24  # playouts with care of what seems a mistake


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
    known = tuple([seen(e, actor) for e in events])
    found: tuple[Value, ...] = ()
    if seat >= 0 and at_hand(game_name(rules)):
        found = tried(view, known, rules, event.action, WORLDS * deals, seed)
    if not found:
        found = played(view, known, rules, s, event.action, seat, deals, seed)
    done, best = valued_as(found, event.action), found[0]
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


def tried(
    view: Any, events: tuple[Event, ...], rules: Options, done: Action, worlds: int, seed: int
) -> tuple[Value, ...]:
    """By the search player, what seems a mistake again in other deals; empty where that has never
    tried what was done."""
    found = searched(view, events, rules, seed, worlds)
    if done not in [value.action for value in found]:
        return ()
    return (
        searched(view, events, rules, seed + 1, worlds) if valued_as(found, done).clear else found
    )


def played(
    view: Any,
    events: tuple[Event, ...],
    rules: Options,
    s: Any,
    done: Action,
    seat: Seat,
    deals: int,
    seed: int,
) -> tuple[Value, ...]:
    """By playouts of the deal as it was, or of sampled ones; what seems a mistake again with
    care."""
    legal = view.legal if done in view.legal else (*view.legal, done)
    policies: list[int] | None = None
    if seat < 0:
        policies = habits(len(view.sizes), deals, seed)
        some = [s] * max(len(policies), CHECKS)
    else:
        some = list(islice(worlds(view, events, rules, seed), max(deals, CHECKS)))
    number = len(policies) if policies else deals
    found = coarse(legal, some[:number], rules, view.seat, seed, policies)
    if not valued_as(found, done).clear:
        return found
    chosen = dict.fromkeys([*[value.action for value in found[:3]], done])
    checked = closer(tuple(chosen), some[:CHECKS], rules, view.seat, events, seed)
    return checked + tuple([value for value in found if value.action not in chosen])


def valued_as(found: tuple[Value, ...], action: Action) -> Value:
    return next(value for value in found if value.action == action)


def is_pesten(rules: Options) -> bool:
    return isinstance(rules, pesten.Rules)


def game_by(rules: Options) -> AnyGame:
    return GAMES[game_name(rules)]
