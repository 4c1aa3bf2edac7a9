"""Soft evidence: the likelihood ratio that a seat which has called, bid and played as it did holds
a card, against counting alone.

A hidden card at a seat is described by a feature, a short text of how the card stands to what the
seat said, needs and did.  The model is naive Bayes: `likelihood.json` has the logarithm of a ratio
for every feature, fitted by `python -m benchmarks.training.fit_likelihood`.
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from math import exp
from typing import Any

from ..engine.actions import Bid, Event
from ..engine.cards import (
    JOKER,
    NO_SUIT,
    SUIT_CARDS,
    Card,
    Seat,
    Suit,
    bits,
    mask,
    rank_of,
    suit_of,
)
from ..engine.options import Options
from ..engine.phases.tricks import beats
from ..games import game_name
from ..sim.models.fitted import fitted_as
from ..sim.models.loader import load
from .pesten import Tracker
from .pesten_hand import Batch
from .tricks import hidden_cards, plays

TABLE = "likelihood.json"
NOTHING_DONE = ["-"] * NO_SUIT
STEPS = 5  # places below the best hidden card of a suit that features tell apart


@cache
def log_ratios() -> dict[str, dict[str, float]]:
    """By game and feature, the logarithm of the likelihood ratio."""
    return load(files(__package__).joinpath(TABLE), dict[str, float])


def fitted_ratios(rules: Options) -> dict[str, float]:
    """By feature, the logarithm of the likelihood ratio in a game; empty where none was fitted."""
    return log_ratios().get(fitted_as(game_name(rules)), {})


def ratios(view: Any, events: tuple[Event, ...], rules: Options, seat: Seat) -> dict[Card, float]:
    """For every hidden card of a trick game, the likelihood ratio that this seat holds it; 1 for a
    card about which the seat's actions say nothing."""
    table = fitted_ratios(rules)
    return {card: exp(table.get(feature, 0.0)) for card, feature in features(view, events, seat)}


def features(view: Any, events: tuple[Event, ...], seat: Seat) -> Iterator[tuple[Card, str]]:
    """Every hidden card of a trick game with its feature at a seat; none for a seat that has not
    acted in this deal."""
    call, actions = call_feature(view, seat), suit_actions(view, events, seat)
    if not call and actions == NOTHING_DONE:
        return
    strain = last_strain(view, seat)
    hidden = mask(bits(hidden_cards(view)))
    for suit in range(NO_SUIT):
        kind = "t" if suit == view.trump else "n" if view.trump == NO_SUIT else "p"
        bid = "o" if strain == suit else "x" if strain != -1 else ""
        for place, card in enumerate(reversed(bits(hidden & SUIT_CARDS[suit]))):
            yield card, f"{call} {actions[suit]}{bid} {kind}{min(place, STEPS)}"


def call_feature(view: Any, seat: Seat) -> str:
    """The tricks that a seat still needs for its call, in words, or the kind of its bids."""
    calls = getattr(view, "calls", ())
    if calls and calls[seat] >= 0:
        left, seats = view.sizes[seat], len(view.sizes)
        need = calls[seat] - view.won[seat]
        if need < 0:
            return "beyond"
        if not need:
            return "none"
        if need >= left:
            return "all"
        share = need * seats / left
        return "few" if share < 0.8 else "fair" if share < 1.3 else "many"
    if seat in getattr(view, "dashed", ()):
        return "dash"
    bids = [action for who, action in getattr(view, "bids", ()) if who == seat]
    return "" if not bids else "bid" if any(isinstance(a, Bid) for a in bids) else "pass"


def last_strain(view: Any, seat: Seat) -> Suit:
    """The strain of the seat's last bid; -1 if it made none."""
    for who, action in reversed(getattr(view, "bids", ())):
        if who == seat and isinstance(action, Bid):
            return action.strain
    return -1


def suit_actions(view: Any, events: tuple[Event, ...], seat: Seat) -> list[str]:
    """By suit, the seat's last action with it: led, played over the best card, under it, or threw
    it off."""
    actions, seats = list(NOTHING_DONE), len(view.sizes)
    led, best = -1, -1
    for at, (who, card) in enumerate(plays(events)):
        if at % seats == 0:
            led, best = suit_of(card), card
            action = "led"
        elif beats(card, best, view.trump):
            best, action = card, "over"
        else:
            action = "under" if suit_of(card) == led else "threw"
        if who == seat:
            actions[suit_of(card)] = action
    return actions


# Pesten.

OLD = 3  # plays passed over from which on features tell no more apart
SHARES = (0.25, 0.75, 0.999)  # steps of the share of a batch in which a face is unlikely


def pesten_ratio(tracker: Tracker, seat: Seat, batch: Batch, card: Card) -> float:
    """The likelihood ratio that a card of this face is in a batch of the seat; 1 if nothing the
    seat did says anything about it."""
    return pesten_exp(pesten_feature(tracker, seat, batch, card))


@cache
def pesten_exp(feature: str) -> float:
    return exp(log_ratios().get("pesten", {}).get(feature, 0.0))


def pesten_feature(tracker: Tracker, seat: Seat, batch: Batch, card: Card) -> str:
    """The feature of a face in a batch: for how long it was passed over, how unlikely it is, its
    effect, and its suit; empty for cards among which the seat has not chosen yet."""
    steps = 0
    if batch.unlikely >> card & 1:
        steps = sum([batch.unlikely_share > step for step in SHARES])
    age, suit = min(OLD, round(batch.age)), suit_feature(tracker, seat, card)
    if not age and not steps and suit not in ("named", "other"):
        return ""
    return f"{age} {steps} {effect_feature(tracker, card)} {suit}"


def effect_feature(tracker: Tracker, card: Card) -> str:
    """The effect of a card, with a mark if it is wild."""
    if card == JOKER:
        return "joker"
    rank, shedding = rank_of(card), tracker.shedding
    return f"{shedding.effects[rank]}{'w' * (shedding.wild >> rank & 1)}"


def suit_feature(tracker: Tracker, seat: Seat, card: Card) -> str:
    """The card's suit against those that the seat has named, turned away from and played."""
    if card == JOKER:
        return "-"
    suit, named = suit_of(card), tracker.named_suit[seat]
    if named != NO_SUIT:
        return "named" if suit == named else "other"
    if suit == tracker.left_suit[seat]:
        return "left"
    return "played" if suit == tracker.played_suit[seat] else "-"
