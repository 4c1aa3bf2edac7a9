"""The heuristic player of Whist, `smart`: it plays the card of the highest value.

The values come from `whist_card_values`; the reason for a choice is the first of `REASONS` that
holds for it.
"""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from ...engine.actions import PLAYS, Event
from ...engine.cards import NO_SUIT, Cards, bits, mask, suit_of
from ...engine.options import Options
from ...engine.phases.tricks import beats
from ...games.whist import Rules, View, due_cards
from ..player import Choice, Kind, Player
from .whist_card_values import CardEvaluator, CardValue

Predicate: TypeAlias = Callable[[CardEvaluator, CardValue], bool]


def wins_match(e: CardEvaluator, played: CardValue) -> bool:
    return e.k.me in e.finishers and played.win_chance > 0


def stops_another(e: CardEvaluator, played: CardValue) -> bool:
    return bool({*e.finishers} - {e.k.me}) and played.win_chance > 0


def draws_trumps(e: CardEvaluator, played: CardValue) -> bool:
    leads_trump = not e.k.table and suit_of(played.card) == e.k.trump
    return leads_trump and e.higher_unseen(played.card) == 0


def leads_winner(e: CardEvaluator, played: CardValue) -> bool:
    return not e.k.table and e.higher_unseen(played.card) == 0


def leads_low(e: CardEvaluator, played: CardValue) -> bool:
    return not e.k.table


def takes_cheaply(e: CardEvaluator, played: CardValue) -> bool:
    return not e.k.later and played.win_chance > 0


def ruffs(e: CardEvaluator, played: CardValue) -> bool:
    return suit_of(played.card) == e.k.trump != e.k.led and played.win_chance > 0


def plays_high(e: CardEvaluator, played: CardValue) -> bool:
    return played.win_chance > 0


def holds_back(e: CardEvaluator, played: CardValue) -> bool:
    return any(beats(card, e.k.best, e.k.trump) for card in bits(e.k.hand))


def discards(e: CardEvaluator, played: CardValue) -> bool:
    return True


# The reasons for a choice in order: the first whose predicate holds is given.
REASONS: tuple[tuple[str, Predicate], ...] = (
    ("one more trick wins the match", wins_match),
    ("who needs one more trick must not have this one", stops_another),
    ("leads the highest trump to draw the others'", draws_trumps),
    ("leads the highest card of a suit", leads_winner),
    ("leads a card it can spare and keeps what may win", leads_low),
    ("last to play: takes the trick with the card it can best spare", takes_cheaply),
    ("trumps, as the trick may be won that way", ruffs),
    ("plays high, as the trick may be won that way", plays_high),
    ("keeps its winners for a better trick", holds_back),
    ("cannot win: throws the card it will miss least", discards),
)


def best_card(
    cards: Cards, view: View, events: tuple[Event, ...], rules: Rules, style: str = "plain"
) -> Choice:
    """The card of the highest value among these; of equal ones the lowest rank."""
    if cards & cards - 1 == 0:
        return Choice(PLAYS[cards.bit_length() - 1], "no choice")
    evaluator = CardEvaluator(view, events, rules, style)
    best = max(map(evaluator.evaluate, bits(cards)), key=lambda v: v.value - 1e-4 * (v.card & 15))
    reason = next(text for text, holds in REASONS if holds(evaluator, best))
    return Choice(PLAYS[best.card], reason)


def player(rules: Rules, style: str) -> Player:
    """A player that keeps the rule of following suit even where it is not enforced."""
    strict = rules.follow == "strict"

    def decide(view: View, events: tuple[Event, ...], rng: Random) -> Choice:
        led = suit_of(view.table[0]) if view.table else NO_SUIT
        cards = due_cards(mask(view.hand), led, view.trump, strict)
        return best_card(cards, view, events, rules, style)

    return decide


def make(game: str, rules: Options, arguments: tuple[str, ...]) -> Player:
    assert isinstance(rules, Rules)
    return player(rules, "plain")


SMART = Kind(
    name="smart",
    games=("whist",),
    make=make,
)
