"""The evaluation function of the heuristic Pesten player: a sum of terms over the afterstate.

An afterstate is the position that an action leaves, before anyone else acts (Sutton and Barto,
Reinforcement Learning, 6.8). Each term looks at one side of it and returns a change of the log-odds
to win, for the seat that acted. The constants were fitted to the winners of some 20,000 games; that
fit was made once, and its command is not kept.
"""

from collections.abc import Sequence
from functools import cache

from msgspec import Struct

from ...engine.cards import JOKER, NO_SUIT, Card, Seat, Suit
from ...games.pesten import card_points
from ...games.pesten.effects import AGAIN, BACK, NAME, PLAIN, TAKES
from ...games.pesten.playable import SheddingRules, special
from ...games.pesten.table import next_seat_playing
from .pesten_chances import WILD, Counts, can_answer, can_play, suit_due


class Afterstate(Struct, frozen=True, gc=False):
    """The position after an action, as far as the seat that acted knows it."""

    hand: Sequence[Card]
    top: Card
    named: Suit
    payload: int
    turn: Seat
    way: int
    drawn: float = 0.0  # expected number of cards that come to the hand and are not seen yet


class Features:
    """An afterstate with the counts that the terms share.

    `point_cost` is the log-odds lost with every point left in the hand.
    """

    def __init__(self, k: Counts, c: SheddingRules, after: Afterstate, point_cost: float) -> None:
        self.k, self.c, self.after, self.point_cost = k, c, after, point_cost
        self.number = len(after.hand) + after.drawn
        self.size_class = min(4, max(1, round(self.number)))  # cards: 1, 2, 3, and 4 or more
        self.lanes, self.ranks = [0, 0, 0, 0], [0] * (WILD + 1)  # rank sets by suit; counts by rank
        for card in after.hand:
            self.ranks[card & 15] += 1
            if card != JOKER:
                self.lanes[card >> 4] |= 1 << (card & 15)


HAND_SIZE = (3.0, 1.13, 0.72, 0.38, -0.03, -0.3, -0.52, -0.69, -0.87)  # by the number of cards
FURTHER_CARD = -0.17  # for each card beyond eight
UNSEEN_CARD = 0.09  # for a card not seen yet, which may turn out well


def hand_size(f: Features) -> float:
    """Fewer cards are better, and each card counts more the fewer there are."""
    whole = int(f.number)
    if whole >= 8:
        value = HAND_SIZE[8] + FURTHER_CARD * (f.number - 8)
    else:
        step = HAND_SIZE[whole + 1] - HAND_SIZE[whole]
        value = HAND_SIZE[whole] + step * (f.number - whole)
    return value + UNSEEN_CARD * f.after.drawn


TURN_SAVED = 0.115  # for each turn that a set saves
PAIR = 0.06  # two of a rank, which make a set with a third
CHAIN = (0.0, 0.4, 0.4, 0.4, 0.28)  # a card that plays again and one that goes on it; by size class


def combinations(f: Features) -> float:
    """Sets that are whole, and cards that play again with a card that goes on them."""
    value = CHAIN[f.size_class] * chains(f)
    if f.c.sets:
        value += TURN_SAVED * sum([run_turns(lane) for lane in f.lanes if lane])
        for number in f.ranks[:WILD]:
            if number > 1:
                value += PAIR if number == 2 else TURN_SAVED * (number - 1)
    return value


@cache
def run_turns(lane: int) -> int:
    """The number of turns saved by the runs in one suit; `lane` is its set of ranks."""
    if lane == 0x1FFF:
        return 12
    gap = next(rank for rank in range(13) if not lane >> rank & 1)
    row = "".join("01"[lane >> (gap + step) % 13 & 1] for step in range(13))
    return sum(len(run) - 1 for run in row.split("0") if len(run) > 2)


def chains(f: Features) -> int:
    """The number of cards that play again and have a card in the hand that goes on them."""
    number = 0
    for rank, held in enumerate(f.ranks[:WILD]):
        if held and f.c.effects[rank] == AGAIN:
            if held > 1:
                number += held
            else:
                number += sum([lane >> rank & 1 for lane in f.lanes if lane & lane - 1])
    return min(number, len(f.after.hand) - 1)


FITS_LATER = (0.0, 1.5, 0.65, 0.65, 0.4)  # a card fits a random top card; by size class
FITS_NOW = (0.0, 0.3, 0.08, 0.0, 0.0)  # a card fits what is asked for now; by size class
SUIT_SHARE = 0.15  # for the share of the hand that is in the suit asked for
SUIT_HELD = -0.16  # for each suit among the last three cards: cards of one suit follow each other
UNSEEN_FITS = 0.3  # the probability that a card not seen yet fits


def next_play(f: Features) -> float:
    """The probability that a card fits in the next turn, which matters most in a small hand."""
    k, top, held = f.k, f.after.top, len(f.after.hand)
    suit = suit_due(top, f.after.named)
    wild = f.c.wild and any(n and f.c.wild >> r & 1 for r, n in enumerate(f.ranks))
    if f.ranks[WILD] or wild:
        fits_later = fits_now = 1.0
    else:
        suits = sum([k.suits[s] for s in range(4) if f.lanes[s]]) / k.unseen
        ranks = sum([k.ranks[r] for r in range(WILD) if f.ranks[r]]) / k.unseen
        fits_later = suits + (1 - suits) * ranks
        if suit == NO_SUIT:
            fits_now = fits_later
        else:
            fits_now = 1.0 if f.lanes[suit] else 0.5 * (f.ranks[top & 15] > 0)
    if f.after.drawn:
        fits_later = 1 - (1 - fits_later) * (1 - UNSEEN_FITS) ** f.after.drawn
    value = FITS_LATER[f.size_class] * fits_later + FITS_NOW[f.size_class] * fits_now
    if suit != NO_SUIT and held:
        value += SUIT_SHARE * f.lanes[suit].bit_count() / held
    return value + SUIT_HELD * sum([lane > 0 for lane in f.lanes]) if f.size_class < 4 else value


EFFECT_HELD = {TAKES: 0.24, NAME: 0.12, BACK: 0.03}  # by effect
JOKER_HELD = 0.5
WILD_HELD = 0.14  # on top of that, for a card that goes on everything
NOT_LAST_HELD = -0.08  # for a card that may not be the last


def special_cards(f: Features) -> float:
    """Special cards held: jokers and twos attack or answer a stack, jacks can always be played."""
    if f.number <= 1:
        return 0.0
    value = JOKER_HELD * f.ranks[WILD]
    for rank, held in enumerate(f.ranks[:WILD]):
        if held and (effect := f.c.effects[rank]) != PLAIN:
            value += held * EFFECT_HELD.get(effect, 0.0)
            if f.c.plain_finish and effect != AGAIN:
                value += held * NOT_LAST_HELD
            if f.c.wild >> rank & 1:
                value += held * WILD_HELD
    return value


NO_FINISH = -1.4  # a hand of special cards only, divided by their number


def finishing_card(f: Features) -> float:
    """The lack of a plain card to finish on, where no special card may be the last."""
    if not f.c.plain_finish or f.number == 0:
        return 0.0
    if any(held and not special(f.c, rank) for rank, held in enumerate(f.ranks)):
        return 0.0
    return float(NO_FINISH * (1 - UNSEEN_FITS) ** f.after.drawn / f.number)


FORCED_DRAW = 2.0  # for the change of 1 / (cards + SIZE_OFFSET) in the hand that takes the cards
SIZE_OFFSET = 0.7
STACK_ANSWERED = -0.2  # for a stack that is passed on, and may come round


def forced_draw(f: Features) -> float:
    """Cards that the next seat has to take, which hurts it most if it holds few."""
    k, a = f.k, f.after
    if not a.payload or a.turn == k.me:
        return 0.0
    size, answers = k.sizes[a.turn] + SIZE_OFFSET, can_answer(k, a.turn, a.top, f.c)
    change = 1 / size - 1 / (size + min(a.payload, k.drawable))
    return FORCED_DRAW * (1 - answers) * change + STACK_ANSWERED * answers


NEXT_PLAYS = (0.0, -1.4, -0.53, -0.36, -0.2)  # if the next seat can play, by the cards it holds


def next_seat(f: Features) -> float:
    """The danger that the next seat can play a card, which is greatest if it has few."""
    k, a = f.k, f.after
    seat, certain = a.turn, 1.0
    if a.payload:
        certain = 1 - can_answer(k, seat, a.top, f.c)
        seat = next_seat_playing(seat, a.way, k.playing, k.seats)
    if seat == k.me:
        return 0.0
    plays = can_play(k, seat, a.top, a.named, f.c.wild)
    return certain * NEXT_PLAYS[min(4, k.sizes[seat])] * plays


def point_cards(f: Features) -> float:
    """The points in the hand, where cards left at the end cost points."""
    if not f.point_cost:
        return 0.0
    return -f.point_cost * sum([card_points(card) for card in f.after.hand])


# The terms by the reason that the player gives when a term decides.
TERMS = {
    "get rid of cards": hand_size,
    "keep together what goes together": combinations,
    "have a card for the next turn": next_play,
    "save the best cards": special_cards,
    "keep a card to end on": finishing_card,
    "make others take cards": forced_draw,
    "stop the next one": next_seat,
    "get rid of costly cards": point_cards,
}
