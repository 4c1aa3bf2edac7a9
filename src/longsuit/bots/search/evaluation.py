"""The evaluation of a decision: every candidate action with its means over sampled worlds."""

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from msgspec import Struct

from ...engine.actions import Action, Event, Play
from ..player import Choice, Player


class Evaluation(Struct, frozen=True, kw_only=True):
    """An action and its means over the rollouts in sampled worlds."""

    action: Action
    # Points more than the mean of the others in this round; late in a match, the chance to end
    # before each of them, multiplied.  With its standard error.
    gain: float
    error: float
    chance: bool = False  # the gain is a chance
    points: float  # the seat's own in this round
    points_error: float = 0.0  # their standard error
    made: float  # the share of worlds in which it made its call; -1 where nothing is called
    worlds: int  # sampled; few where there was nothing to compare with


# From a seat's view and the events as it saw them to the candidates, best first; empty where a game
# leaves the decision to the heuristic player.  The view is that game's.
Evaluator: TypeAlias = Callable[[Any, tuple[Event, ...], Random], list[Evaluation]]


def prefer_heuristic(evaluate: Evaluator, heuristic: Player) -> Evaluator:
    """An evaluator that breaks exact ties: the heuristic player's action comes first if its gain
    equals the best one, in as many worlds."""

    def evaluate_again(view: Any, events: tuple[Event, ...], rng: Random) -> list[Evaluation]:
        ranking = evaluate(view, events, rng)
        if len(ranking) < 2:
            return ranking
        action, best = heuristic(view, events, rng).action, ranking[0]
        same = [e for e in ranking if represents(e.action, action) and e.worlds == best.worlds]
        preferred = max(same, key=lambda e: getattr(e.action, "cards", (0,)), default=None)
        if preferred is None or preferred.gain < best.gain:
            return ranking
        return [preferred, *[e for e in ranking if e is not preferred]]

    return evaluate_again


def represents(candidate: Action, action: Action) -> bool:
    """True if the two are the same, or if the candidate may be the lowest card of a group of equal
    cards to which the other belongs."""
    if (
        isinstance(candidate, Play)
        and isinstance(action, Play)
        and len(candidate.cards) == 1 == len(action.cards)
    ):
        tried, card = candidate.cards[0], action.cards[0]
        return tried >> 4 == card >> 4 and tried <= card
    return candidate == action


def best_action_player(evaluate: Evaluator, fallback: Player) -> Player:
    """The player that chooses the action evaluated best, or asks the fallback where there is no
    evaluation."""

    def choose(view: Any, events: tuple[Event, ...], rng: Random) -> Choice:
        if len(view.legal) == 1:
            return Choice(view.legal[0], "no choice")
        ranking = evaluate(view, events, rng)
        if not ranking:
            return fallback(view, events, rng)
        return Choice(ranking[0].action, f"best in {ranking[0].worlds} sampled deals")

    return choose
