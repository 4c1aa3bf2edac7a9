"""What to do, and why: every legal action with its value, the best one explained by facts."""

from collections.abc import Iterator
from time import perf_counter
from typing import Any

from msgspec import Struct

from ..bots.known import Known, beating, known
from ..engine.base import Action, Bid, Call, Dash, Draw, Event, Give, Name, Pass, Play, Take
from ..engine.cards import NO_SUIT, SUITS, Card, bits, name, names, suit_of
from ..engine.options import Options
from ..engine.words import Sentence, say
from ..games.pesten import Rules as PestenRules
from .evidence import lacking
from .odds import Odds, answers, odds
from .values import Value, values

LIKELY = 0.995  # what is said to be certain


class Advice(Struct, frozen=True, kw_only=True):
    """The actions, best first, and one or two sentences about the best."""

    values: tuple[Value, ...]
    why: tuple[Sentence, ...]

    @property
    def best(self) -> Action:
        return self.values[0].action


def advice(view: Any, events: tuple[Event, ...], rules: Options, seed: int = 1) -> Iterator[Advice]:
    """Coarse at once, then better and better for as long as one goes on asking."""
    for found in values(view, events, rules, seed):
        yield Advice(values=found, why=reasons(view, events, rules, found[0]))
        if len(view.legal) == 1:
            return


def within(
    view: Any, events: tuple[Event, ...], rules: Options, seconds: float, seed: int = 1
) -> Advice | None:
    """The best advice that such a time allows, at least the coarse one; None if there is nothing
    to decide."""
    began, last = perf_counter(), None
    for found in advice(view, events, rules, seed):
        spent = perf_counter() - began
        last = found
        if spent * 3 > seconds:  # the next step takes about twice as long as all so far
            break
    return last


def percent(share: float) -> int:
    return round(100 * share)


def reasons(
    view: Any, events: tuple[Event, ...], rules: Options, best: Value
) -> tuple[Sentence, ...]:
    """Why this action, drawn from facts."""
    if len(view.legal) == 1:
        return (say("There is nothing else you may do"),)
    if isinstance(rules, PestenRules):
        return about_pesten(view, events, rules, best.action)
    match best.action:
        case Play((card,)):
            return about_card(view, events, rules, card)
        case Call(n):
            return about_call(view, best, n)
        case Bid(n, strain):
            return about_bid(view, best, n, strain)
        case Dash():
            return (say("No card of yours need take a trick: {n} %", n=chance_of(best)),)
        case Pass():
            return (say("No bid promises more than {points} points", points=points(best)),)
        case Give(cards):
            return (say("You are better off without {cards}", cards=names(cards)),)
        case _:
            return (say("It promises {points} points, the most of all", points=points(best)),)


def points(value: Value) -> str:
    return f"{value.score.mean:.1f}".replace("-", "−")


def chance_of(value: Value) -> int:
    return percent(value.made.mean) if value.made else 0


# Tricks.


def about_card(
    view: Any, events: tuple[Event, ...], rules: Options, card: Card
) -> tuple[Sentence, ...]:
    """Whether it wins this trick, and what the seat is after."""
    either = getattr(rules, "follow", "strict") == "lead_or_trump"
    k = known(view, events, trump_any_time=either)
    found = [this_trick(view, events, rules, k, card)]
    calls = getattr(view, "calls", ())
    if calls and calls[view.seat] >= 0:
        need = calls[view.seat] - view.won[view.seat]
        left = len(view.hand)
        if need > 0:
            found.append(say("You need {n} more of {left} tricks", n=need, left=left))
        elif need == 0:
            found.append(say("You have the tricks you called and want no more"))
        else:
            found.append(say("You have {n} tricks too many already", n=-need))
    return tuple(found)


def this_trick(
    view: Any, events: tuple[Event, ...], rules: Options, k: Known, card: Card
) -> Sentence:
    shown = name(card)
    if k.best >= 0 and not beating(1 << card, k.best, k.trump):
        return say("{card} does not win against {other}", card=shown, other=name(k.best))
    if not k.later:
        return say("{card} wins the trick, as the last card of it", card=shown)
    found = odds(view, events, rules, "soft")
    suit = suit_of(card)
    above = [c for c in bits(beating(k.unseen, card, k.trump)) if suit_of(c) == suit]
    threat = threats(found, k, above)
    barred = lacking(view, events, rules)
    for seat in k.later:
        has = ~barred[seat]
        if k.trump not in (suit, NO_SUIT) and has >> k.trump & 1 and not has >> suit & 1:
            return say(
                "seat {seat} has shown no {suit} and may trump {card}",
                seat=seat,
                suit=SUITS[suit],
                card=shown,
            )
    if not above:
        return say(
            "{card} is the highest card of {suit} that is left", card=shown, suit=SUITS[suit]
        )
    other, seat, chance = threat
    return say(
        "{card} wins unless it is beaten; most likely by {other} of seat {seat}, {n} %",
        card=shown,
        other=name(other),
        seat=seat,
        n=percent(chance),
    )


def threats(found: Odds, k: Known, above: list[Card]) -> tuple[Card, int, float]:
    """The card that most likely lies with a seat still to play."""
    best = (-1, -1, 0.0)
    for card in above:
        for seat in k.later:
            if (chance := found.chance(card, seat)) > best[2]:
                best = (card, seat, chance)
    return best if best[0] >= 0 else (above[0] if above else -1, k.later[0], 0.0)


def about_call(view: Any, best: Value, n: int) -> tuple[Sentence, ...]:
    found = [
        say(
            "You take exactly {n} tricks in {chance} % of the deals tried",
            n=n,
            chance=chance_of(best),
        )
    ]
    others = [call for call in view.calls if call >= 0]
    if others:
        found.append(say("{n} tricks are called so far", n=sum(others)))
    return tuple(found)


def about_bid(view: Any, best: Value, n: int, strain: int) -> tuple[Sentence, ...]:
    held = sum(suit_of(card) == strain for card in view.hand)
    found = [say("It promises {points} points, the most of all", points=points(best))]
    if strain != NO_SUIT:
        found.append(say("You hold {n} cards of {suit}", n=held, suit=SUITS[strain]))
    return tuple(found)


# Pesten.


def about_pesten(
    view: Any, events: tuple[Event, ...], rules: PestenRules, action: Action
) -> tuple[Sentence, ...]:
    able, after = answers(view, events, rules), following(view)
    match action:
        case Play(cards, last):
            if len(cards) == len(view.hand):
                return (say("It is your last card and wins"),)
            found = []
            if len(cards) > 1:
                found.append(say("It gets rid of {n} cards at once", n=len(cards)))
            if last:
                found.append(say("One card is left then: it must be announced"))
            chance = able.joker if cards[-1] == 61 else able.two
            if cards[-1] == 61 or cards[-1] & 15 == 0:
                text = "seat {seat} can answer it with {n} %"
                found.append(say(text, seat=after, n=percent(chance[after])))
            return tuple(found[:2]) or (say("It keeps the cards that are worth more later"),)
        case Name(suit):
            held = sum(suit_of(card) == suit for card in view.hand if card != 61)
            return (
                say("You hold {n} cards of {suit}", n=held, suit=SUITS[suit]),
                say(
                    "seat {seat} can follow with {n} %",
                    seat=after,
                    n=percent(able.suits[suit][after]),
                ),
            )
        case Draw() | Take() | Pass():
            return (say("No card of yours does better now"),)
        case _:
            return (say("It keeps the cards that are worth more later"),)


def following(view: Any) -> int:
    """Who is next, if nothing happens."""
    seats = len(view.sizes)
    for step in range(1, seats):
        seat: int = (view.seat + step * view.way) % seats
        if view.sizes[seat]:
            return seat
    return int(view.seat)
