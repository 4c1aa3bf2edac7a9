"""Why an action is advised in Pesten."""

from typing import Any

from ..engine.base import Action, Draw, Event, Give, Name, Play, Take
from ..engine.cards import JOKER, SUITS, Card, name, names, rank_of, suit_of
from ..engine.effects import AGAIN, ANSWER, BACK, NAME, REVERSE, ROUND, SKIP, TAKES
from ..engine.shedding import onward
from ..engine.words import Sentence, say
from ..games.pesten import Rules, customs
from .odds import Answers, answers

FEW = 2  # cards of somebody who is about to win


def percent(share: float) -> int:
    return round(100 * share)


def about_pesten(
    view: Any, events: tuple[Event, ...], rules: Rules, action: Action
) -> tuple[Sentence, ...]:
    able = answers(view, events, rules)
    match action:
        case Play(cards, last):
            if len(cards) == len(view.hand):
                return (say("You play all your cards and win"),)
            found = [*on_set(cards, last), *on_effect(view, rules, able, cards[-1])]
            return tuple(found[:2]) or (on_rest(view, cards),)
        case Name(suit):
            return on_name(view, able, suit)
        case Take():
            return (say("You have no better answer than to take {n}", n=view.payload),)
        case Draw():
            return (say("No card of yours is better played now than kept"),)
        case Give((card,)):
            return (on_gift(view, card),)
        case _:
            return (say("No card of yours is better played now than kept"),)


def on_set(cards: tuple[Card, ...], last: bool) -> list[Sentence]:
    found = []
    if len(cards) > 1:
        found.append(say("It gets rid of {n} cards at once", n=len(cards)))
    if last:
        found.append(say("One card is left then: it must be announced"))
    return found


def on_effect(view: Any, rules: Rules, able: Answers, card: Card) -> list[Sentence]:
    """What the top card does to the next seat."""
    effect, after = customs(rules).effects[rank_of(card)], following(view)
    size = view.sizes[after]
    if effect == TAKES:
        chance = able.joker if card == JOKER else able.two
        text = "seat {seat} takes cards unless it can answer, {n} %"
        return [say(text, seat=after, n=percent(chance[after]))]
    if effect in (SKIP, ANSWER, BACK, REVERSE) and size <= FEW:
        text = "It keeps seat {seat} from playing, who has {n} left"
        return [say(text, seat=after, n=size)]
    if effect == AGAIN:
        return [say("You play again after {card}", card=name(card))]
    if effect == NAME:
        return [say("You name the suit to be played on {card}", card=name(card))]
    if effect == ROUND:
        return [say("Everybody passes a card on after {card}", card=name(card))]
    return []


def on_rest(view: Any, cards: tuple[Card, ...]) -> Sentence:
    """What can follow on it from the rest of the hand."""
    rest = list(view.hand)
    for card in cards:
        rest.remove(card)
    top = cards[-1]
    fits = [c for c in rest if JOKER in (c, top) or c & 15 == top & 15 or c >> 4 == top >> 4]
    if fits:
        return say("You can follow on it with {cards}", cards=names(tuple(fits)))
    return say("It keeps the cards that are worth more later")


def on_name(view: Any, able: Answers, suit: int) -> tuple[Sentence, ...]:
    after = following(view)
    held = tuple([card for card in view.hand if card != JOKER and suit_of(card) == suit])
    text = "Your {suit}: {cards}" if held else "You hold no {suit}"
    values = {"suit": SUITS[suit], **({"cards": names(held)} if held else {})}
    return (
        say(text, **values),
        say("seat {seat} can follow with {n} %", seat=after, n=percent(able.suits[suit][after])),
    )


def on_gift(view: Any, card: Card) -> Sentence:
    alone = sum([c != JOKER and suit_of(c) == suit_of(card) for c in view.hand]) == 1
    if alone and card != JOKER:
        return say("{card} is your only card of {suit}", card=name(card), suit=SUITS[suit_of(card)])
    return say("You are better off without {cards}", cards=name(card))


def following(view: Any) -> int:
    """Who is next, if nothing happens."""
    playing = sum([1 << seat for seat, size in enumerate(view.sizes) if size])
    return onward(view.seat, view.way, playing, len(view.sizes))
