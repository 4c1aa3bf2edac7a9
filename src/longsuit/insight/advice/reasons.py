"""Why an action is advised, in one or two sentences drawn from facts."""

from math import inf
from typing import Any

from ...belief.tricks import Knowledge, cards_beating, excluded_suits, knowledge, masters
from ...engine.actions import Bid, Call, Dash, Event, Give, Pass, Play, Void
from ...engine.cards import NO_SUIT, SUIT_CARDS, SUITS, Card, Seat, bits, mask, name, names, suit_of
from ...engine.options import Options
from ...engine.sentences import Sentence, say
from ...games.pesten import Rules as PestenRules
from ..odds import Odds, odds
from ..odds.void_chance import void
from .reasons_pesten import about_pesten
from .value import Value

FEW = 3  # higher cards up to which the likeliest is named
NO_END = (-inf, inf)
NOTED = 0.5  # points by which an action that is not the best must be ahead to be mentioned


def percent(share: float) -> int:
    return round(100 * share)


def reasons(
    view: Any, events: tuple[Event, ...], rules: Options, best: Value
) -> tuple[Sentence, ...]:
    """Why this action; at least one sentence."""
    if len(view.legal) == 1:
        return (say("There is nothing else you may do"),)
    if isinstance(rules, PestenRules):
        return about_pesten(view, events, rules, best.action)
    match best.action:
        case Play((card,)):
            return about_card(view, events, rules, card)
        case Call(n):
            return about_call(view, best, n)
        case Bid(_, strain):
            return (promise(best), about_suit(view, strain))
        case Dash():
            return (say("You take no trick in {n} % of the deals tried", n=made(best)),)
        case Pass():
            return (say("Passing is worth {points} points on average", points=points(best)),)
        case Give(cards):
            return (about_gift(view, cards),)
        case Void(suit):
            return (say("You hold no {suit}", suit=SUITS[suit]),)
        case _:
            return (promise(best),)


def points(value: Value) -> str:
    return f"{value.score.mean:.1f}".replace("-", "−")


def made(value: Value) -> int:
    return percent(value.made.mean) if value.made else 0


def promise(best: Value) -> Sentence:
    if best.chance:
        return say("It gives the best chance to win the match")
    return say("It is worth {points} points on average", points=points(best))


def instead(found: tuple[Value, ...]) -> Sentence | None:
    """What brings more points than the best action, and why that does not count."""
    best, other = found[0], max(found, key=lambda value: value.score.mean)
    more = other.score.mean - best.score.mean
    if more < NOTED:
        return None
    values = {"action": repr(other.action), "points": f"{more:.1f}"}
    if other.gain.mean > best.gain.mean:
        (low, _), (_, high) = other.score.interval or NO_END, best.score.interval or NO_END
        if low > high:
            return None
        return say("{action} brought {points} points more, but that may be chance", **values)
    if best.chance:
        text = "{action} brings {points} points more, but less of a chance to win the match"
        return say(text, **values)
    return say("{action} brings you {points} points more, and the others even more", **values)


# Calls and bids.


def about_call(view: Any, best: Value, n: int) -> tuple[Sentence, ...]:
    size = len(view.hand)
    found = [say("A call of {n} is made in {chance} % of the deals tried", n=n, chance=made(best))]
    others = [call for seat, call in enumerate(view.calls) if call >= 0 and seat != view.seat]
    if others:
        text = "Of {size} tricks the others have called {n}"
        return (*found, say(text, size=size, n=sum(others)))
    return (*found, about_suit(view, view.trump))


def about_suit(view: Any, strain: int) -> Sentence:
    """What the hand has of it, or its aces."""
    if strain == NO_SUIT:
        aces = [card for card in view.hand if card & 15 == 12]
        return say("Your aces: {cards}", cards=names(aces)) if aces else say("You hold no ace")
    held = [card for card in view.hand if suit_of(card) == strain]
    if not held:
        return say("You hold no {suit}", suit=SUITS[strain])
    return say("Your {suit}: {cards}", suit=SUITS[strain], cards=names(tuple(sorted(held))))


def about_gift(view: Any, cards: tuple[Card, ...]) -> Sentence:
    left = [suit_of(card) for card in view.hand if card not in cards]
    for card in cards:
        if suit_of(card) not in left:
            text = "Without {cards} you hold no {suit}"
            return say(text, cards=names(cards), suit=SUITS[suit_of(card)])
    return say("Of all your cards {cards} are of least use", cards=names(cards))


# Cards.


def about_card(
    view: Any, events: tuple[Event, ...], rules: Options, card: Card
) -> tuple[Sentence, ...]:
    """Whether it wins this trick, and what the seat is after."""
    either = getattr(rules, "follow", "strict") == "lead_or_trump"
    k = knowledge(view, events, trump_any_time=either)
    first = this_trick(view, events, rules, k, card)
    calls = getattr(view, "calls", ())
    if not calls or calls[view.seat] < 0:
        return (first,)
    return (first, wanted(calls[view.seat], view.won[view.seat], len(view.hand)))


def wanted(call: int, won: int, left: int) -> Sentence:
    """What the call still asks for."""
    need = call - won
    if need == 0:
        return say("You have what you called and want no more")
    if need == left:
        return say("You want every trick that is left")
    if 0 < need < left:
        text = "You called {call} and have {won}, with {left} tricks to come"
        return say(text, call=call, won=won, left=left)
    return say("You called {call} and have {won}: the call is lost already", call=call, won=won)


def this_trick(
    view: Any, events: tuple[Event, ...], rules: Options, k: Knowledge, card: Card
) -> Sentence:
    shown, suit = name(card), suit_of(card)
    if k.best >= 0 and not cards_beating(1 << card, k.best, k.trump):
        return say("{card} does not win against {other}", card=shown, other=name(k.best))
    if not k.later:
        return say("{card} wins the trick, as the last card of it", card=shown)
    barred = excluded_suits(view, events, rules)
    trumps = trumping(k, barred, suit)
    found = odds(view, events, rules, "soft")
    if trumps >= 0:
        chance = 1 - void(view, events, rules, found, trumps, k.trump)
        text = "seat {seat} has shown no {suit} and may trump {card}: it has a trump with {n} %"
        return say(text, seat=trumps, suit=SUITS[suit], card=shown, n=percent(chance))
    above = [c for c in bits(cards_beating(k.unseen, card, k.trump)) if suit_of(c) == suit]
    above = [c for c in above if behind(found, k, c) > 0]
    if not above:
        return unbeaten(found, k, barred, card)
    if suit == k.trump and k.led not in (suit, NO_SUIT):
        return say("{card} trumps, and only a higher trump beats it", card=shown)
    if len(above) > FEW:
        text = "{n} higher cards of {suit} are still out against {card}"
        return say(text, n=len(above), suit=SUITS[suit], card=shown)
    other = max(above, key=lambda c: behind(found, k, c))
    if len(above) == 1:
        return alone_above(found, k, card, other)
    return threatened(found, k, card, other)


def trumping(k: Knowledge, barred: tuple[int, ...], suit: int) -> Seat:
    """Who plays later, has none of the suit and may have a trump; -1 for nobody."""
    for seat in k.later:
        if (
            k.trump not in (suit, NO_SUIT)
            and barred[seat] >> suit & 1
            and not barred[seat] >> k.trump & 1
            and k.unseen & SUIT_CARDS[k.trump]
        ):
            return seat
    return -1


def behind(found: Odds, k: Knowledge, card: Card) -> float:
    """The chance that somebody who plays later holds a card."""
    return min(1.0, sum([found.chance(card, seat) for seat in k.later]))


def ruffed(found: Odds, k: Knowledge, card: Card) -> bool:
    """Whether somebody who plays later may trump it."""
    trumps = bits(k.unseen & SUIT_CARDS[k.trump]) if suit_of(card) != k.trump else ()
    return any(behind(found, k, trump) > 0 for trump in trumps)


def unbeaten(found: Odds, k: Knowledge, barred: tuple[int, ...], card: Card) -> Sentence:
    """No card of its suit beats it."""
    shown, suit = name(card), suit_of(card)
    safe = not ruffed(found, k, card)
    if safe and all(barred[s] >> suit & 1 for s in k.later):
        text = "Those still to play have shown no {suit} and cannot beat {card}"
        return say(text, suit=SUITS[suit], card=shown)
    if safe:
        return say("Nobody still to play can beat {card}", card=shown)
    if masters(mask((card,)), (k.unseen | k.hand) & ~mask((card,))):
        text = "{card} is the highest card of {suit} that is left and can only be trumped"
        return say(text, card=shown, suit=SUITS[suit])
    return say("{card} wins unless it is trumped", card=shown)


def threatened(found: Odds, k: Knowledge, card: Card, other: Card) -> Sentence:
    """Few cards of the suit may beat it; this one is the likeliest to lie behind it."""
    cards = {"card": name(card), "other": name(other)}
    chance = percent(behind(found, k, other))
    if chance == 100 and len(k.later) == 1:
        return say("seat {seat} holds {other} and can beat {card}", seat=k.later[0], **cards)
    if chance == 100:
        return say("Somebody still to play holds {other} and can beat {card}", **cards)
    text = "{card} is beaten most likely by {other}: somebody still to play holds it, {n} %"
    return say(text, n=chance, **cards)


def alone_above(found: Odds, k: Knowledge, card: Card, other: Card) -> Sentence:
    """No other card of the suit may beat it."""
    cards = {"card": name(card), "other": name(other)}
    chance = percent(behind(found, k, other))
    if chance == 100:
        return threatened(found, k, card, other)
    if len(k.later) == 1:
        seat = k.later[0]
        if ruffed(found, k, card):
            text = "{card} wins unless seat {seat} holds {other}, {n} %, or trumps it"
            return say(text, seat=seat, n=chance, **cards)
        text = "{card} wins unless seat {seat} holds {other}, {n} %"
        return say(text, seat=seat, n=chance, **cards)
    if ruffed(found, k, card):
        text = "{card} wins unless somebody still to play holds {other}, {n} %, or trumps it"
        return say(text, n=chance, **cards)
    text = "{card} wins unless somebody still to play holds {other}, {n} %"
    return say(text, n=chance, **cards)
