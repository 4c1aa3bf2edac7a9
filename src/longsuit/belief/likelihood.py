"""What a seat's words and cards say about its hand: a table of weights, by how a card stands to
what its holder said, wants and has done.  `benchmarks/fit_odds.py` makes the table."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from math import exp
from typing import Any

from ..engine.actions import Bid, Event
from ..engine.cards import NO_SUIT, SUIT_CARDS, Card, Seat, Suit, bits, mask, suit_of
from ..engine.options import Options
from ..engine.phases.tricks import beats
from ..sim.models.loader import load
from .tricks import hidden_cards, plays

TABLE = "likelihood.json"
SILENT = ["-"] * NO_SUIT
STEPS = 5  # how far below the best hidden card of a suit a card's place is told apart


def game_of(rules: Options) -> str:
    """The name of the game these are the rules of."""
    return type(rules).__module__.rpartition(".")[2]


@cache
def table() -> dict[str, dict[str, float]]:
    """By game and sign the logarithm of a weight."""
    return load(files(__package__).joinpath(TABLE), dict[str, float])


def weights(view: Any, events: tuple[Event, ...], rules: Options, seat: Seat) -> dict[Card, float]:
    """For every hidden card what speaks for this seat holding it; 1 is nothing."""
    found = table().get(game_of(rules), {})
    return {card: exp(found.get(sign, 0.0)) for card, sign in signs(view, events, seat)}


def signs(view: Any, events: tuple[Event, ...], seat: Seat) -> Iterator[tuple[Card, str]]:
    """For every hidden card how it stands to what the seat has said and done; a seat that has not
    acted in this deal gives no sign."""
    said, done, own = spoken(view, seat), doings(view, events, seat), strain(view, seat)
    if not said and done == SILENT:
        return
    hidden = mask(bits(hidden_cards(view)))
    for suit in range(NO_SUIT):
        kind = "t" if suit == view.trump else "n" if view.trump == NO_SUIT else "p"
        mine = "o" if own == suit else "x" if own != -1 else ""
        for place, card in enumerate(reversed(bits(hidden & SUIT_CARDS[suit]))):
            yield card, f"{said} {done[suit]}{mine} {kind}{min(place, STEPS)}"


def spoken(view: Any, seat: Seat) -> str:
    """What a seat has called and still needs, or how it has bid."""
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
    said = [action for who, action in getattr(view, "bids", ()) if who == seat]
    return "" if not said else "bid" if any(isinstance(a, Bid) for a in said) else "pass"


def strain(view: Any, seat: Seat) -> Suit:
    """The suit this seat bid last; -1 if it bid none."""
    for who, action in reversed(getattr(view, "bids", ())):
        if who == seat and isinstance(action, Bid):
            return action.strain
    return -1


def doings(view: Any, events: tuple[Event, ...], seat: Seat) -> list[str]:
    """By suit what the seat did last with it: led, took the trick so far, stayed under, threw."""
    done, seats = list(SILENT), len(view.sizes)
    led, best = -1, -1
    for at, (who, card) in enumerate(plays(events)):
        if at % seats == 0:
            led, best = suit_of(card), card
            what = "led"
        elif beats(card, best, view.trump):
            best, what = card, "over"
        else:
            what = "under" if suit_of(card) == led else "threw"
        if who == seat:
            done[suit_of(card)] = what
    return done
