"""The reasons for an advised action: one or two sentences drawn from facts."""

from math import inf
from typing import Any

from ...belief.tricks import Knowledge, cards_beating, excluded_suits, knowledge, masters
from ...engine.actions import Bid, Call, Dash, Event, Give, Pass, Play, Void
from ...engine.cards import NO_SUIT, SUIT_CARDS, Card, Seat, bits, mask, suit_of
from ...engine.options import Options
from ...engine.sentences import (
    Sentence,
    say,
)
from ...games.pesten import Rules as PestenRules
from ..odds import Odds, odds
from ..odds.void_chance import void_chance
from .reasons_pesten import pesten_reasons
from .value import Value

NAMED_THREATS = 3  # with at most so many higher cards, the likeliest is named
NO_END = (-inf, inf)
MIN_DIFFERENCE = 0.5  # points by which another action must be ahead to be mentioned


def percent(share: float) -> int:
    return round(100 * share)


def reasons(
    view: Any, events: tuple[Event, ...], rules: Options, best: Value
) -> tuple[Sentence, ...]:
    """The reasons for the best action; at least one sentence."""
    if len(view.legal) == 1:
        return (say("reason_only_action"),)
    if isinstance(rules, PestenRules):
        return pesten_reasons(view, events, rules, best.action)
    match best.action:
        case Play((card,)):
            return about_card(view, events, rules, card)
        case Call(n):
            return about_call(view, best, n)
        case Bid(_, strain):
            return (value_sentence(best), about_suit(view, strain))
        case Dash():
            return (say("reason_no_trick", percent=made_percent(best)),)
        case Pass():
            return (say("reason_passing_worth", point_count=points(best)),)
        case Give(cards):
            return (about_gift(view, cards),)
        case Void(suit):
            return (say("reason_no_suit", suit=suit),)
        case _:
            return (value_sentence(best),)


def points(value: Value) -> float:
    return round(value.score.mean, 1)


def made_percent(value: Value) -> int:
    return percent(value.made.mean) if value.made else 0


def value_sentence(best: Value) -> Sentence:
    if best.chance:
        return say("reason_best_match_chance")
    return say("reason_worth", point_count=points(best))


def higher_score_elsewhere(found: tuple[Value, ...]) -> Sentence | None:
    """A sentence on an action that scores more than the best one, and why it is not the best."""
    best, other = found[0], max(found, key=lambda value: value.score.mean)
    more = other.score.mean - best.score.mean
    if more < MIN_DIFFERENCE:
        return None
    values = {"action": other.action, "point_count": round(more, 1)}
    if other.gain.mean > best.gain.mean:
        (low, _), (_, high) = other.score.interval or NO_END, best.score.interval or NO_END
        if low > high:
            return None
        return say("reason_other_maybe_chance", **values)
    if best.chance:
        text = "reason_other_less_chance"
        return say(text, **values)
    return say("reason_other_helps_others", **values)


# Calls and bids.


def about_call(view: Any, best: Value, n: int) -> tuple[Sentence, ...]:
    size = len(view.hand)
    found = [say("reason_call_made", n=n, percent=made_percent(best))]
    others = [call for seat, call in enumerate(view.calls) if call >= 0 and seat != view.seat]
    if others:
        text = "reason_others_called"
        return (*found, say(text, trick_count=size, n=sum(others)))
    return (*found, about_suit(view, view.trump))


def about_suit(view: Any, strain: int) -> Sentence:
    """The cards of the strain in the hand, or its aces without trump."""
    if strain == NO_SUIT:
        aces = [card for card in view.hand if card & 15 == 12]
        return say("reason_your_aces", cards=aces) if aces else say("reason_no_ace")
    held = [card for card in view.hand if suit_of(card) == strain]
    if not held:
        return say("reason_no_suit", suit=strain)
    return say("reason_your_suit", suit=strain, cards=tuple(sorted(held)))


def about_gift(view: Any, cards: tuple[Card, ...]) -> Sentence:
    left = [suit_of(card) for card in view.hand if card not in cards]
    for card in cards:
        if suit_of(card) not in left:
            text = "reason_gift_makes_void"
            return say(text, cards=cards, suit=suit_of(card))
    return say("reason_least_useful", cards=cards)


# Cards.


def about_card(
    view: Any, events: tuple[Event, ...], rules: Options, card: Card
) -> tuple[Sentence, ...]:
    """The card's outlook in this trick, and the state of the call."""
    either = getattr(rules, "follow", "strict") == "lead_or_trump"
    k = knowledge(view, events, trump_any_time=either)
    first = trick_outlook(view, events, rules, k, card)
    calls = getattr(view, "calls", ())
    if not calls or calls[view.seat] < 0:
        return (first,)
    return (first, call_state(calls[view.seat], view.won[view.seat], len(view.hand)))


def call_state(call: int, won: int, left: int) -> Sentence:
    """The number of tricks that the call still needs."""
    need = call - won
    if need == 0:
        return say("reason_call_reached")
    if need == left:
        return say("reason_need_every_trick")
    if 0 < need < left:
        text = "reason_call_state"
        return say(text, call=call, won=won, trick_count=left)
    return say("reason_call_lost", call=call, won=won)


def trick_outlook(
    view: Any, events: tuple[Event, ...], rules: Options, k: Knowledge, card: Card
) -> Sentence:
    suit = suit_of(card)
    if k.best >= 0 and not cards_beating(1 << card, k.best, k.trump):
        return say("reason_card_loses", card=card, other_card=k.best)
    if not k.later:
        return say("reason_last_card_wins", card=card)
    barred = excluded_suits(view, events, rules)
    trumps = seat_that_may_trump(k, barred, suit)
    found = odds(view, events, rules, "soft")
    if trumps >= 0:
        chance = 1 - void_chance(view, events, rules, found, trumps, k.trump)
        text = "reason_may_be_trumped"
        return say(text, seat=trumps, suit=suit, card=card, percent=percent(chance))
    above = [c for c in bits(cards_beating(k.unseen, card, k.trump)) if suit_of(c) == suit]
    above = [c for c in above if chance_behind(found, k, c) > 0]
    if not above:
        return unbeaten(found, k, barred, card)
    if suit == k.trump and k.led not in (suit, NO_SUIT):
        return say("reason_trumps", card=card)
    if len(above) > NAMED_THREATS:
        text = "reason_higher_cards_out"
        return say(text, card_count=len(above), suit=suit, card=card)
    other = max(above, key=lambda c: chance_behind(found, k, c))
    if len(above) == 1:
        return single_threat(found, k, card, other)
    return likeliest_threat(found, k, card, other)


def seat_that_may_trump(k: Knowledge, barred: tuple[int, ...], suit: int) -> Seat:
    """The seat that plays later, is void in the suit and may hold a trump; -1 if there is none."""
    for seat in k.later:
        if (
            k.trump not in (suit, NO_SUIT)
            and barred[seat] >> suit & 1
            and not barred[seat] >> k.trump & 1
            and k.unseen & SUIT_CARDS[k.trump]
        ):
            return seat
    return -1


def chance_behind(found: Odds, k: Knowledge, card: Card) -> float:
    """The chance that one of the seats that play later holds a card."""
    return min(1.0, sum([found.chance(card, seat) for seat in k.later]))


def may_be_trumped(found: Odds, k: Knowledge, card: Card) -> bool:
    """True if a seat that plays later may trump the card."""
    trumps = bits(k.unseen & SUIT_CARDS[k.trump]) if suit_of(card) != k.trump else ()
    return any(chance_behind(found, k, trump) > 0 for trump in trumps)


def unbeaten(found: Odds, k: Knowledge, barred: tuple[int, ...], card: Card) -> Sentence:
    """The sentence for a card that no card of its suit can beat."""
    suit = suit_of(card)
    safe = not may_be_trumped(found, k, card)
    if safe and all(barred[s] >> suit & 1 for s in k.later):
        text = "reason_others_void"
        return say(text, suit=suit, card=card)
    if safe:
        return say("reason_nobody_beats", card=card)
    if masters(mask((card,)), (k.unseen | k.hand) & ~mask((card,))):
        text = "reason_highest_left"
        return say(text, card=card, suit=suit)
    return say("reason_wins_unless_trumped", card=card)


def likeliest_threat(found: Odds, k: Knowledge, card: Card, other: Card) -> Sentence:
    """The sentence for a card that few can beat; `other` is the likeliest to lie behind it."""
    cards = {"card": card, "other_card": other}
    chance = percent(chance_behind(found, k, other))
    if chance == 100 and len(k.later) == 1:
        return say("reason_seat_beats", seat=k.later[0], **cards)
    if chance == 100:
        return say("reason_someone_beats", **cards)
    text = "reason_likeliest_threat"
    return say(text, percent=chance, **cards)


def single_threat(found: Odds, k: Knowledge, card: Card, other: Card) -> Sentence:
    """The sentence for a card that only one other card of its suit can beat."""
    cards = {"card": card, "other_card": other}
    chance = percent(chance_behind(found, k, other))
    if chance == 100:
        return likeliest_threat(found, k, card, other)
    if len(k.later) == 1:
        seat = k.later[0]
        if may_be_trumped(found, k, card):
            text = "reason_wins_unless_seat_or_trump"
            return say(text, seat=seat, percent=chance, **cards)
        text = "reason_wins_unless_seat"
        return say(text, seat=seat, percent=chance, **cards)
    if may_be_trumped(found, k, card):
        text = "reason_wins_unless_someone_or_trump"
        return say(text, percent=chance, **cards)
    text = "reason_wins_unless_someone"
    return say(text, percent=chance, **cards)
