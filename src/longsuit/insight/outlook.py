"""What may happen: who wins this trick, how many tricks each seat takes, which calls are made."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from msgspec import Struct

from ..bots.estimate import Estimate, rate
from ..engine.base import Action, Call, Event, Play, seen
from ..engine.options import Options
from ..games import GAMES
from .playouts import Line, Quick, careful, thinker, won_now
from .signs import game_of
from .values import distributions, since_deal
from .worlds import worlds


class Outlook(Struct, frozen=True, kw_only=True):
    """Chances with their intervals, as far as they apply now."""

    trick: dict[Action, Estimate]  # by card, to win the trick on the table
    tricks: tuple[tuple[float, ...], ...]  # by seat, the chances of 0, 1, … tricks in the deal
    calls: dict[Action, Estimate]  # by call, to make it
    worlds: int


def outlook(
    view: Any, events: tuple[Event, ...], rules: Options, seed: int = 1, number: int = 32
) -> Outlook:
    """For the seat to act in a trick game."""
    plays: list[Action] = [action for action in view.legal if isinstance(action, Play)]
    calls: list[Action] = [action for action in view.legal if isinstance(action, Call)]
    deal, rng = since_deal(events), Random(seed)
    states = list(islice(worlds(view, events, rules, seed), number))
    trick = {action: chance(won_tricks(states, rules, view, action, deal)) for action in plays}
    made = {action: chance(made_calls(states, rules, view, action)) for action in calls}
    ends = [line.won for line in to_the_end(states, rules, view, deal, rng) if line.won]
    return Outlook(trick=trick, tricks=distributions(ends), calls=made, worlds=number)


def chance(truths: Iterator[bool]) -> Estimate:
    return rate([(float(truth), 1) for truth in truths])


def won_tricks(
    states: list[Any], rules: Options, view: Any, action: Action, deal: tuple[Event, ...]
) -> Iterator[bool]:
    """Whether the card wins, in each of the states; the others play by rules of thumb."""
    game, think = GAMES[game_of(rules)], thinker(game_of(rules), rules)
    for number, s in enumerate(states):
        rng, log, before = Random(number), list(deal), won_now(s)
        rounds, now = len(game.rounds(s)), action
        while True:
            log.append(Event(game.actor(s), now))
            s = game.apply(s, now)
            if len(game.rounds(s)) > rounds:
                yield game.rounds(s)[-1].tricks[view.seat] > before[view.seat]
                break
            if won_now(s) != before:
                yield won_now(s)[view.seat] > before[view.seat]
                break
            actor = game.actor(s)
            events = tuple([seen(event, actor) for event in log])
            now = think(game.view(s, actor), events, rng).action


def made_calls(states: list[Any], rules: Options, view: Any, action: Action) -> Iterator[bool]:
    """Whether the call is made, in each of the states, played out by the kernel."""
    quick = Quick(rules)
    for number, s in enumerate(states):
        made = quick.line(s, view.seat, action, number).made
        if made is not None:
            yield made


def to_the_end(
    states: list[Any], rules: Options, view: Any, deal: tuple[Event, ...], rng: Random
) -> Iterator[Line]:
    """The deal played out by rules of thumb, this seat among them."""
    think = thinker(game_of(rules), rules)
    for number, s in enumerate(states):
        if view.legal:
            first = think(view, deal, rng).action
            yield careful(s, rules, view.seat, first, deal, number)
