"""`smart`, a better player of Whist: it remembers what was played and who trumps when."""

from collections.abc import Callable
from random import Random

from ...engine.actions import PLAYS, Event
from ...engine.cards import NO_SUIT, Cards, bits, mask, suit_of
from ...engine.options import Options
from ...engine.phases.tricks import beats
from ...games.whist import Rules, View, due_cards
from ..player import Choice, Kind, Player
from .whist_card_values import Turn, Weighed

# What a choice came down to, the most pressing first.


def wins_the_match(t: Turn, played: Weighed) -> bool:
    """one more trick wins the match"""
    return t.k.me in t.finishers and played.chance > 0


def stops_another(t: Turn, played: Weighed) -> bool:
    """who needs one more trick must not have this one"""
    return bool({*t.finishers} - {t.k.me}) and played.chance > 0


def draws_trumps(t: Turn, played: Weighed) -> bool:
    """leads the highest trump to draw the others'"""
    return not t.k.table and suit_of(played.card) == t.k.trump and t.above(played.card) == 0


def leads_a_winner(t: Turn, played: Weighed) -> bool:
    """leads the highest card of a suit"""
    return not t.k.table and t.above(played.card) == 0


def leads_low(t: Turn, played: Weighed) -> bool:
    """leads a card it can spare and keeps what may win"""
    return not t.k.table


def takes_cheaply(t: Turn, played: Weighed) -> bool:
    """last to play: takes the trick with the card it can best spare"""
    return not t.k.later and played.chance > 0


def trumps_in(t: Turn, played: Weighed) -> bool:
    """trumps, as the trick may be won that way"""
    return suit_of(played.card) == t.k.trump != t.k.led and played.chance > 0


def plays_high(t: Turn, played: Weighed) -> bool:
    """plays high, as the trick may be won that way"""
    return played.chance > 0


def holds_back(t: Turn, played: Weighed) -> bool:
    """keeps its winners for a better trick"""
    return any(beats(card, t.k.best, t.k.trump) for card in bits(t.k.hand))


def throws_the_least(t: Turn, played: Weighed) -> bool:
    """cannot win: throws the card it will miss least"""
    return True


THOUGHTS: tuple[Callable[[Turn, Weighed], bool], ...] = (
    wins_the_match,
    stops_another,
    draws_trumps,
    leads_a_winner,
    leads_low,
    takes_cheaply,
    trumps_in,
    plays_high,
    holds_back,
    throws_the_least,
)


def best_card(
    cards: Cards, view: View, events: tuple[Event, ...], rules: Rules, style: str = "plain"
) -> Choice:
    """One of these cards; of equals the lowest."""
    if cards & cards - 1 == 0:
        return Choice(PLAYS[cards.bit_length() - 1], "no choice")
    turn = Turn(view, events, rules, style)
    best = max(map(turn.weighed, bits(cards)), key=lambda w: w.value - 1e-4 * (w.card & 15))
    thought = next(thought for thought in THOUGHTS if thought(turn, best))
    return Choice(PLAYS[best.card], thought.__doc__ or "")


def player(rules: Rules, style: str) -> Player:
    """It keeps the rule of following, also where that is not enforced."""
    strict = rules.follow == "strict"

    def play(view: View, events: tuple[Event, ...], rng: Random) -> Choice:
        led = suit_of(view.table[0]) if view.table else NO_SUIT
        cards = due_cards(mask(view.hand), led, view.trump, strict)
        return best_card(cards, view, events, rules, style)

    return play


def make(game: str, rules: Options, arguments: tuple[str, ...]) -> Player:
    assert isinstance(rules, Rules)
    return player(rules, "plain")


SMART = Kind(
    name="smart",
    about="remembers what was played and who trumps when, and weighs every card",
    games=("whist",),
    make=make,
)
