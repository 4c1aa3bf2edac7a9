"""The cards that may be laid on the pile, one or several at once, and why others may not."""

from typing import Literal, NamedTuple

from msgspec import Struct

from ...engine.actions import PLAYS, Action, Play
from ...engine.cards import (
    DECK,
    JOKER,
    KING,
    NO_SUIT,
    SUIT_CARDS,
    Card,
    Cards,
    Suit,
    bits,
    mask,
    rank_cards,
    rank_of,
    suit_of,
)
from ...engine.sentences import Sentence, say
from . import sets
from .effects import ANSWER, PLAIN, TAKES, only_two
from .table import Table, hand, holds, matching, must_announce, playing, top

# The rules on plain integers; `sim` compiles them as they stand.


def playable_on_top(top: Card, named: Suit, wild: int) -> Cards:
    """The faces that may be laid on the top card while nothing is to be taken: those that match by
    suit or rank, jokers, and wild ranks."""
    return 1 << JOKER | wild * rank_cards(0) | matching(top, named)


def playable_on_stack(top: Card, climb: Suit, mixed: bool) -> Cards:
    """The faces that may be laid while cards are to be taken: the same rank, the next rank up to
    the king in the suit of climbing, a joker on a joker; if mixed, also a joker on any card and a 2
    on a joker."""
    jokers = 1 << JOKER if mixed or top == JOKER else 0
    if top == JOKER:
        return jokers | (rank_cards(0) if mixed else 0)
    climbing = SUIT_CARDS[climb] if rank_of(top) < KING else 0
    return jokers | rank_cards(rank_of(top)) | rank_cards(rank_of(top) + 1) & climbing


def weight(card: Card, joker_cards: int) -> int:
    """The number of cards that a card adds to the payload: its rank, with J Q K 11 12 13."""
    return joker_cards if card == JOKER else rank_of(card) + 2


# The same rules as a state.


class Paragraphs(NamedTuple):
    """The § of the rule sheet for each subject, as refusals cite them."""

    turn: str
    draw: str
    effect: str
    stack: str
    joker: str
    sets: str
    finish: str


class SheddingRules(Struct, frozen=True, kw_only=True):
    """The shedding rules of a game as numbers and sets, derived from its options."""

    effects: tuple[int, ...]  # by rank, the joker's last
    effects_of_two: tuple[int, ...]  # the same while only two seats play
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
    from_again: bool = True  # a card that plays again is the first of a series
    strict_last: bool = False  # a false announcement is a wrong one
    cite: Paragraphs


def effect(shedding: SheddingRules, t: Table, card: Card) -> int:
    """The effect that a card would have now; on a running stack every card only adds to it."""
    if t.payload:
        return TAKES
    two = only_two(playing(t), t.turn)
    return (shedding.effects_of_two if two else shedding.effects)[rank_of(card)]


def special(shedding: SheddingRules, card: Card) -> bool:
    """True if a card has an effect of its own in this game."""
    rank = rank_of(card)
    return shedding.effects[rank] != PLAIN or shedding.effects_of_two[rank] != PLAIN


def plain_faces(shedding: SheddingRules) -> Cards:
    """The faces that have no effect of their own in this game."""
    return mask(card for card in (*bits(DECK), JOKER) if not special(shedding, card))


def climbing(shedding: SheddingRules, t: Table, on: Card) -> Suit:
    """The suit in which the stack may climb from a card."""
    if shedding.climb == "off":
        return NO_SUIT
    return t.stack_suit if shedding.climb == "first" and t.stack_suit != NO_SUIT else suit_of(on)


def playable_on(shedding: SheddingRules, t: Table, on: Card) -> Cards:
    """The faces that may be laid on the card `on` as the table stands."""
    if t.payload:
        return playable_on_stack(on, climbing(shedding, t, on), shedding.mixed)
    if t.asked == "answer":
        return faces_with(shedding, ANSWER)
    return playable_on_top(on, t.named, shedding.wild)


def faces_with(shedding: SheddingRules, effect: int) -> Cards:
    """The faces that have this effect."""
    ranks = [rank for rank, its_effect in enumerate(shedding.effects) if its_effect == effect]
    return mask(card for card in (*bits(DECK), JOKER) if rank_of(card) in ranks)


def may_finish(shedding: SheddingRules, t: Table, cards: tuple[Card, ...]) -> bool:
    """True if the hand may end with these cards, or would not end."""
    last = shedding.plain_finish and len(cards) == len(hand(t))
    return not last or not special(shedding, cards[-1])


def playable_cards(shedding: SheddingRules, t: Table) -> list[Card]:
    """The faces in the hand that may be laid on the top card."""
    faces = bits(mask(hand(t)) & playable_on(shedding, t, top(t)))
    return [card for card in faces if may_finish(shedding, t, (card,))]


def plays(shedding: SheddingRules, t: Table, begin: list[Card]) -> list[Action]:
    """Every play that begins with one of these cards; both announced and not where that makes a
    difference, the right one first.

    The middle of a set of one rank is sorted; `why_not_play` accepts it in any order.
    """
    held = len(hand(t))
    rows: list[tuple[Card, ...]] = [(card,) for card in begin]
    if shedding.sets and held > 1:
        rows += sets_from(shedding, t, begin)
    actions: list[Action] = []
    for cards in rows:
        left = held - len(cards)
        if must_announce(left, len(cards)):
            if may_finish(shedding, t, cards):
                actions += [Play(cards, True), Play(cards)]
        else:
            actions.append(PLAYS[cards[0]] if len(cards) == 1 else Play(cards))
            if shedding.strict_last and left > 1:
                actions.append(Play(cards, True))
    return actions


def sets_from(shedding: SheddingRules, t: Table, begin: list[Card]) -> list[tuple[Card, ...]]:
    """Every set that begins with one of these cards; on a running stack each card of a set must
    be playable on the one before."""
    found = sets.of_one_rank(hand(t), begin, top(t))
    if t.payload:
        rising = [card for card in begin if climbing(shedding, t, card) == suit_of(card)]
        low = [card for card in hand(t) if rank_of(card) <= KING]
        return found + sets.runs(low, rising, (1,), top(t), shedding.round_the_corner)
    if t.asked == "answer":
        return found
    return found + sets.runs(hand(t), begin, (1, -1), top(t), shedding.round_the_corner)


def why_not_play(shedding: SheddingRules, t: Table, cards: tuple[Card, ...]) -> Sentence | None:
    """The reason why the seat in turn may not lay these cards in their order; None if it may."""
    if not holds(hand(t), cards):
        return say("card_not_held", cards=cards)
    if len(cards) > 1:
        if not shedding.sets:
            return say("one_card_at_a_time", rule=shedding.cite.sets)
        if reason := sets.why_no_set(cards, top(t), shedding.round_the_corner, shedding.cite.sets):
            return reason
    on = top(t)
    for card in cards if t.payload or t.asked == "answer" else cards[:1]:
        if not playable_on(shedding, t, on) >> card & 1:
            return why_not_on(shedding, t, card, on)
        on = card
    if not may_finish(shedding, t, cards):
        return say(
            "finish_on_plain_card",
            card=cards[-1],
            rule=shedding.cite.finish,
        )
    return None


def why_not_on(shedding: SheddingRules, t: Table, card: Card, on: Card) -> Sentence:
    """The reason why a card may not be laid on the card `on`, which it does not fit."""
    cite = shedding.cite
    if t.payload or t.asked == "answer":
        right = bits(playable_on(shedding, t, on))
        rule = cite.joker if on == JOKER else cite.stack if t.payload else cite.effect
        return say(
            "card_not_on_stack",
            card=card,
            top_card=on,
            cards=right,
            rule=rule,
        )
    if t.named == NO_SUIT:
        return say(
            "card_does_not_fit",
            card=card,
            top_card=on,
            rule=cite.turn,
        )
    if on == JOKER:
        return say(
            "named_suit_or_joker",
            suit=t.named,
            card=card,
            rule=cite.joker,
        )
    return say(
        "named_suit_rank_or_joker",
        suit=t.named,
        card=card,
        top_card=on,
        rule=cite.effect,
    )
