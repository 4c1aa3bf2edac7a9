"""Which cards may be laid on the pile, one or several at once, and why others may not."""

from typing import Literal, NamedTuple

from msgspec import Struct

from ...engine.actions import PLAYS, Action, Play
from ...engine.cards import (
    DECK,
    JOKER,
    NO_SUIT,
    SUIT_CARDS,
    SUITS,
    Card,
    Cards,
    Suit,
    bits,
    mask,
    name,
    names,
    rank_cards,
    rank_of,
    suit_of,
)
from ...engine.sentences import Sentence, say
from . import sets
from .effects import ANSWER, PLAIN, TAKES
from .table import Table, hand, holds, matching, must_announce, top

KING = 11

# The rules on plain integers; `sim` compiles them as they stand.


def fitting(top: Card, named: Suit, wild: int) -> Cards:
    """When nothing is to be taken; jokers fit, and so do the cards of a set of ranks."""
    return 1 << JOKER | wild * rank_cards(0) | matching(top, named)


def stack_fitting(top: Card, climb: Suit, mixed: bool) -> Cards:
    """While cards are to be taken: the same rank, one more in the suit of climbing up to the king,
    a joker on a joker; mixed, also a joker on the stack and a 2 on a joker."""
    jokers = 1 << JOKER if mixed or top == JOKER else 0
    if top == JOKER:
        return jokers | (rank_cards(0) if mixed else 0)
    climbing = SUIT_CARDS[climb] if rank_of(top) < KING else 0
    return jokers | rank_cards(rank_of(top)) | rank_cards(rank_of(top) + 1) & climbing


def weight(card: Card, joker_cards: int) -> int:
    """What a card adds to the cards to be taken: its number, J Q K 11 12 13."""
    return joker_cards if card == JOKER else rank_of(card) + 2


# The same rules as a state.


class Paragraphs(NamedTuple):
    """Where a rule sheet speaks of these things."""

    turn: str
    draw: str
    effect: str
    stack: str
    joker: str
    sets: str
    finish: str


class Customs(Struct, frozen=True, kw_only=True):
    """What a game allows, as numbers and sets."""

    effects: tuple[int, ...]  # by rank, the joker's last
    wild: int = 0  # a set of ranks
    climb: Literal["top", "first", "off"] = "off"
    mixed: bool = False
    sets: bool = False
    round_the_corner: bool = False
    plain_finish: bool = False  # no card with an effect may be the last of a hand
    must_play: bool = True
    draw: Literal["one", "none", "until_playable"] = "one"
    joker_cards: int = 5  # to be taken
    penalty: int = 2  # cards, for the last card announced wrongly
    strict_last: bool = False  # a false announcement is a wrong one
    cite: Paragraphs


def effect(c: Customs, t: Table, card: Card) -> int:
    """Cards laid on a running stack only add to it."""
    return TAKES if t.payload else c.effects[rank_of(card)]


def climbing(c: Customs, t: Table, on: Card) -> Suit:
    """The suit in which the stack may climb from a card."""
    if c.climb == "off":
        return NO_SUIT
    return t.began if c.climb == "first" and t.began != NO_SUIT else suit_of(on)


def going_on(c: Customs, t: Table, on: Card) -> Cards:
    """The faces that may be laid on a card as things stand."""
    if t.payload:
        return stack_fitting(on, climbing(c, t, on), c.mixed)
    return doing(c, ANSWER) if t.asked == "answer" else fitting(on, t.named, c.wild)


def doing(c: Customs, effect: int) -> Cards:
    """The faces that have an effect."""
    ranks = [rank for rank, does in enumerate(c.effects) if does == effect]
    return mask(card for card in (*bits(DECK), JOKER) if rank_of(card) in ranks)


def may_finish(c: Customs, t: Table, cards: tuple[Card, ...]) -> bool:
    """Whether the last of these cards may be the last one of the hand, if it is."""
    last = c.plain_finish and len(cards) == len(hand(t))
    return not last or c.effects[rank_of(cards[-1])] == PLAIN


def firsts(c: Customs, t: Table) -> list[Card]:
    """The faces in the hand that may be laid on the top card."""
    faces = bits(mask(hand(t)) & going_on(c, t, top(t)))
    return [card for card in faces if may_finish(c, t, (card,))]


def plays(c: Customs, t: Table, begin: list[Card]) -> list[Action]:
    """Every play that begins with one of these cards; the announced form where it matters.

    The middle of a set of one rank stands sorted; `why_not` takes it in any other order as well.
    """
    held = len(hand(t))
    found: list[tuple[Card, ...]] = [(card,) for card in begin]
    if c.sets and held > 1:
        found += sets_from(c, t, begin)
    actions: list[Action] = []
    for cards in found:
        left = held - len(cards)
        if must_announce(left, len(cards)):
            if may_finish(c, t, cards):
                actions += [Play(cards, True), Play(cards)]
        else:
            actions.append(PLAYS[cards[0]] if len(cards) == 1 else Play(cards))
    return actions


def sets_from(c: Customs, t: Table, begin: list[Card]) -> list[tuple[Card, ...]]:
    """On a running stack every card of a set must go on the one before."""
    found = sets.of_one_rank(hand(t), begin, top(t))
    if t.payload:
        rising = [card for card in begin if climbing(c, t, card) == suit_of(card)]
        low = [card for card in hand(t) if rank_of(card) <= KING]
        return found + sets.runs(low, rising, (1,), top(t), c.round_the_corner)
    if t.asked == "answer":
        return found
    return found + sets.runs(hand(t), begin, (1, -1), top(t), c.round_the_corner)


def why_not(c: Customs, t: Table, cards: tuple[Card, ...]) -> Sentence | None:
    """Why the seat in turn may not lay these cards in their order."""
    if not holds(hand(t), cards):
        return say("you do not hold {cards}", cards=names(cards))
    if len(cards) > 1:
        if not c.sets:
            return say("one card at a time, {rule}", rule=c.cite.sets)
        if reason := sets.why_no_set(cards, top(t), c.round_the_corner, c.cite.sets):
            return reason
    on = top(t)
    for card in cards if t.payload or t.asked == "answer" else cards[:1]:
        if not going_on(c, t, on) >> card & 1:
            return misfit(c, t, card, on)
        on = card
    if not may_finish(c, t, cards):
        return say(
            "the last card of a hand may not be a special one: not {card}, {rule}",
            card=name(cards[-1]),
            rule=c.cite.finish,
        )
    return None


def misfit(c: Customs, t: Table, card: Card, on: Card) -> Sentence:
    """Why a card may not be laid on another."""
    values = {"card": name(card), "top": name(on)}
    if t.payload or t.asked == "answer":
        right = bits(going_on(c, t, on))
        rule = c.cite.joker if on == JOKER else c.cite.stack if t.payload else c.cite.effect
        return say(
            "{card} does not go on {top} now: only {cards}, {rule}",
            cards=names(right),
            rule=rule,
            **values,
        )
    if t.named == NO_SUIT:
        return say(
            "{card} fits {top} neither in suit nor in rank, {rule}", rule=c.cite.turn, **values
        )
    if on == JOKER:
        return say(
            "the suit named is {suit}: play it, or a joker, not {card}, {rule}",
            suit=SUITS[t.named],
            card=name(card),
            rule=c.cite.joker,
        )
    return say(
        "the suit named is {suit}: play it, the rank of {top} or a joker, not {card}, {rule}",
        suit=SUITS[t.named],
        rule=c.cite.effect,
        **values,
    )
