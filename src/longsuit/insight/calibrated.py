"""Chances as they come about: what sampled deals say, corrected by how such forecasts have fared.
`benchmarks/fit_forecasts.py` makes the table."""

from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Any

import msgspec
from msgspec import Struct

from ..engine.base import Action, Call, Play
from ..engine.options import Options
from ..engine.tricks import beats, place_of_best
from .signs import game_of

TABLE = "forecasts.json"
KNOTS = (-4.0, -2.0, 0.0, 2.0, 4.0)  # logits at which the correction may bend
FURTHEST = 7.0  # logit


class Case(Struct, frozen=True, kw_only=True):
    """A forecast and what matters for how far it is to be trusted."""

    game: str
    about: str  # call, play or trick
    raw: float  # share of the sampled deals
    worlds: int
    left: int  # cards in the hand, before it acts
    need: int  # tricks still to be taken
    over: float  # tricks wanted by all that have called beyond those left, by trick left; of a
    # trick, the share of the seats behind that want it
    seats: int
    later: int  # seats that act after this one, in the trick or in the round of calls
    certain: bool = False  # nothing is hidden that matters


def made(view: Any, rules: Options, action: Action, raw: float, worlds: int) -> float:
    """The chance to make the call after an action, a call or a card, from the share of so many
    sampled deals in which it was made."""
    return chance(case(view, rules, action, raw, worlds))


def trick(view: Any, rules: Options, action: Action, raw: float, worlds: int) -> float:
    """The chance to win the trick on the table with a card."""
    return chance(taking(view, rules, action, raw, worlds))


def sort(rules: Options) -> str:
    """The game; Whist is two, by whether one may trump at any time."""
    strict = getattr(rules, "follow", "") == "strict"
    return f"{game_of(rules)} strict" if strict else game_of(rules)


def case(view: Any, rules: Options, action: Action, raw: float, worlds: int) -> Case:
    calls, calling = list(view.calls), isinstance(action, Call)
    if isinstance(action, Call):
        calls[view.seat] = action.tricks
    left, seats = len(view.hand), len(view.sizes)
    needs = [n - won for n, won in zip(calls, view.won, strict=True) if n >= 0]
    need = calls[view.seat] - view.won[view.seat]
    silent = sum([n < 0 for n in calls])
    return Case(
        game=sort(rules),
        about="call" if calling else "play",
        raw=raw,
        worlds=worlds,
        left=left,
        need=need,
        over=sum([max(0, n) for n in needs]) / left - 1,
        seats=seats,
        later=silent if calling else seats - 1 - len(view.table),
        certain=need < 0 or need > left,
    )


def taking(view: Any, rules: Options, action: Action, raw: float, worlds: int) -> Case:
    cards = action.cards if isinstance(action, Play) else ()
    later = len(view.sizes) - 1 - len(view.table)
    every = [won + len(view.hand) for won in view.won]  # where nothing is called
    calls = getattr(view, "calls", ()) or every
    behind = [(view.seat + 1 + n) % len(view.sizes) for n in range(later)]
    best = view.table[place_of_best(view.table, view.trump)] if view.table else -1
    beaten = best >= 0 and not beats(cards[0], best, view.trump)
    return Case(
        game=sort(rules),
        about="trick",
        raw=raw,
        worlds=worlds,
        left=len(view.hand),
        need=calls[view.seat] - view.won[view.seat],
        over=sum([calls[seat] > view.won[seat] for seat in behind]) / max(1, later),
        seats=len(view.sizes),
        later=later,
        certain=beaten or not later,
    )


@cache
def table() -> dict[str, list[float]]:
    """By game and what is foretold the weights of the features."""
    text = files(__package__).joinpath(TABLE).read_bytes()
    return msgspec.json.decode(text, type=dict[str, list[float]])


def chance(c: Case) -> float:
    """What is certain stays so, and so does a game that nothing is known about."""
    weights = table().get(f"{c.game} {c.about}")
    if c.certain or weights is None:
        return c.raw
    total = sum([w * f for w, f in zip(weights, features(c), strict=True)])
    return 1 / (1 + exp(-max(-FURTHEST, min(FURTHEST, total))))


def logit(c: Case) -> float:
    """Of the share, with one deal more in which it was half true."""
    share = (c.raw * c.worlds + 0.5) / (c.worlds + 1)
    return log(share / (1 - share))


def features(c: Case) -> list[float]:
    """What the correction is a sum of."""
    x = logit(c)
    return [
        1.0,
        x,
        *[max(0.0, x - knot) for knot in KNOTS],
        x / c.worlds**0.5,
        x * c.left / 13,
        c.left / 13,
        float(c.need == 0),
        float(c.need == c.left),
        c.need / c.left,
        c.over,
        float(c.later == 0),
        c.later / c.seats,
    ]
