"""Estimation Whist by rules of thumb."""

from random import Random

from ...engine.base import CALLS, Call, Event
from ...engine.cards import mask
from ...games.estimation_whist import BONUS, Rules, View, round_score
from ..known import known
from ..player import Choice, Player
from . import exact
from .exact import log_odds
from .worth import Outlook, chance, scene

CALL_TOO_HIGH = (-0.06, 0.92, 0.71, -1.12, -0.26, -0.10, 0.65, 0.19, -0.08, -0.04, 0.56)
CALL_TOO_LOW = (0.44, 1.57, -1.31, 0.08, -0.36, -0.11, -0.29, -0.20, -0.04, -0.13, 0.84)

TEMPER = {"plain": 0.0, "bold": 1.5, "careful": -1.5}  # points that a trick more seems to be worth


def player(rules: Rules, style: str) -> Player:
    def choose(view: View, events: tuple[Event, ...], rng: Random) -> Choice:
        if view.phase == "call":
            return call(view, rules, style)
        needs = tuple([c - w for c, w in zip(view.calls, view.won, strict=True)])
        left = len(view.hand)
        return exact.play(known(view, events), needs[view.seat], left, needs, style, over_pays=True)

    return choose


def call(view: View, rules: Rules, style: str) -> Choice:
    seats = rules.players
    size, rivals = len(view.hand), seats - 1
    place = sum([n >= 0 for n in view.calls])
    called = sum([n for n in view.calls if n > 0])
    wanted = called + (rivals - place) * size / seats
    unseen = mask(view.unseen)
    out = Outlook(scene(seats, view.seat, unseen, view.sizes, (0,) * seats, view.trump, wanted))
    hand = out.of(mask(view.hand), place == 0)
    mean = (hand.least + hand.most) / 2

    def points(n: int) -> float:
        signs = (
            (mean - n) / hand.spread,
            (hand.most - n) / (hand.most + 0.3),
            hand.most - n,
            hand.exits - (size - n),
            (place == 0) / size,
            (called + n - size) * (place == rivals),
            size,
            rivals,
            1 / size,
        )
        few = many = 0.0
        if n:
            few = chance(CALL_TOO_HIGH, (1.0, log_odds(sum(hand.odds[:n])), *signs))
        if n < size:
            many = chance(CALL_TOO_LOW, (1.0, log_odds(sum(hand.odds[n + 1 :])), *signs))
        made = 1 - few - many
        prize: float = round_score(n, n, BONUS, rules.score == "squared")
        if rules.hard_score and n == 0:
            under = 0.5 if place < rivals else float(called < size)
            prize -= BONUS * under
        return made * prize + (1 - made) * mean + TEMPER[style] * n

    numbers = [a.tricks for a in view.legal if isinstance(a, Call)]
    near = sorted(numbers, key=lambda n: abs(n - mean))[:4]
    best = max(near, key=points)
    return Choice(CALLS[best], reason(best, mean, numbers))


def reason(best: int, mean: float, numbers: list[int]) -> str:
    if best == 0:
        return "hardly a trick in this hand: call none"
    if round(mean) not in numbers:
        return "the best call that is left"
    if best > mean + 0.5:
        return "call high: the cards may be helped"
    return "call the tricks this hand is worth" if best > mean - 0.5 else "call low and duck"
