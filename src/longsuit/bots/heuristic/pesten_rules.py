"""Rules of thumb for Pesten: what the position that an action leaves is worth to who leaves it.

Each looks at one side of the position and gives it a number; the numbers add up.  They were fitted
to who won some 20,000 games: a number is a change of the logarithm of the odds to win.
"""

from collections.abc import Sequence
from functools import cache

from msgspec import Struct

from ...belief.known_pesten import WILD, Known, asked_for, can_answer, can_play
from ...engine.cards import JOKER, NO_SUIT, Card, Seat, Suit
from ...games.pesten import card_points
from ...games.pesten.effects import AGAIN, BACK, NAME, PLAIN, TAKES
from ...games.pesten.playable import Customs
from ...games.pesten.table import onward


class After(Struct, frozen=True, gc=False):
    """What an action leaves behind."""

    hand: Sequence[Card]
    top: Card
    named: Suit
    payload: int
    turn: Seat
    way: int
    drawn: float = 0.0  # cards that come to the hand, unknown as yet


class Prospect:
    """The same, with what the rules of thumb ask of it."""

    def __init__(self, k: Known, c: Customs, after: After, cost: float) -> None:
        self.k, self.c, self.after, self.cost = k, c, after, cost
        self.number = len(after.hand) + after.drawn
        self.few = min(4, max(1, round(self.number)))  # cards: 1, 2, 3, and 4 or more
        self.lanes, self.ranks = [0, 0, 0, 0], [0] * (WILD + 1)
        for card in after.hand:
            self.ranks[card & 15] += 1
            if card != JOKER:
                self.lanes[card >> 4] |= 1 << (card & 15)


LEFT = (3.0, 1.13, 0.72, 0.38, -0.03, -0.3, -0.52, -0.69, -0.87)  # by the number of cards
MORE = -0.17  # for each further one
UNKNOWN = 0.09  # for one not yet seen, which may turn out well


def cards_left(p: Prospect) -> float:
    """The fewer the better, and each counts more the fewer there are."""
    whole = int(p.number)
    if whole >= 8:
        left = LEFT[8] + MORE * (p.number - 8)
    else:
        left = LEFT[whole] + (LEFT[whole + 1] - LEFT[whole]) * (p.number - whole)
    return left + UNKNOWN * p.after.drawn


SAVED = 0.115  # for each turn that a set saves
PAIR = 0.06  # two of a rank, which go together on a third
CHAIN = (0.0, 0.4, 0.4, 0.4, 0.28)  # a card that plays again, with one that goes on it


def together(p: Prospect) -> float:
    """Sets are kept whole, and a 7 with a card of its suit."""
    worth = CHAIN[p.few] * chains(p)
    if p.c.sets:
        worth += SAVED * sum([run_turns(lane) for lane in p.lanes if lane])
        for number in p.ranks[:WILD]:
            if number > 1:
                worth += PAIR if number == 2 else SAVED * (number - 1)
    return worth


@cache
def run_turns(lane: int) -> int:
    """How many turns are saved by the runs among the cards of one suit."""
    if lane == 0x1FFF:
        return 12
    gap = next(rank for rank in range(13) if not lane >> rank & 1)
    row = "".join("01"[lane >> (gap + step) % 13 & 1] for step in range(13))
    return sum(len(run) - 1 for run in row.split("0") if len(run) > 2)


def chains(p: Prospect) -> int:
    """How many cards let one play again and have another in the hand that goes on them."""
    number = 0
    for rank, held in enumerate(p.ranks[:WILD]):
        if held and p.c.effects[rank] == AGAIN:
            if held > 1:
                number += held
            else:
                number += sum([lane >> rank & 1 for lane in p.lanes if lane & lane - 1])
    return min(number, len(p.after.hand) - 1)


REACH = (0.0, 1.5, 0.65, 0.65, 0.4)  # by the number of cards
FITS = (0.0, 0.3, 0.08, 0.0, 0.0)
SHARE = 0.15  # of the hand that is in the suit asked for
SPREAD = -0.16  # for each suit among the last three cards: one follows the other in one suit
BLIND = 0.3  # how likely a card not yet seen fits


def next_turn(p: Prospect) -> float:
    """Among few cards there is to be one that will fit, whatever lies there."""
    k, top, held = p.k, p.after.top, len(p.after.hand)
    suit = asked_for(top, p.after.named)
    wild = p.c.wild and any(n and p.c.wild >> r & 1 for r, n in enumerate(p.ranks))
    if p.ranks[WILD] or wild:
        reach = fits = 1.0
    else:
        suits = sum([k.suits[s] for s in range(4) if p.lanes[s]]) / k.unseen
        ranks = sum([k.ranks[r] for r in range(WILD) if p.ranks[r]]) / k.unseen
        reach = suits + (1 - suits) * ranks
        fits = reach if suit == NO_SUIT else 1.0 if p.lanes[suit] else 0.5 * (p.ranks[top & 15] > 0)
    if p.after.drawn:
        reach = 1 - (1 - reach) * (1 - BLIND) ** p.after.drawn
    worth = REACH[p.few] * reach + FITS[p.few] * fits
    if suit != NO_SUIT and held:
        worth += SHARE * p.lanes[suit].bit_count() / held
    return worth + SPREAD * sum([lane > 0 for lane in p.lanes]) if p.few < 4 else worth


KEEP = {TAKES: 0.24, NAME: 0.12, BACK: 0.03}  # by effect
KEEP_JOKER = 0.5
KEEP_WILD = 0.14  # more, for a card that goes on everything
BURDEN = -0.08  # a card that may not be the last


def saved(p: Prospect) -> float:
    """Jokers and twos hit who is about to win and answer a stack; jacks find a way out."""
    if p.number <= 1:
        return 0.0
    worth = KEEP_JOKER * p.ranks[WILD]
    for rank, held in enumerate(p.ranks[:WILD]):
        if held and (effect := p.c.effects[rank]) != PLAIN:
            worth += held * KEEP.get(effect, 0.0)
            if p.c.plain_finish and effect != AGAIN:
                worth += held * BURDEN
            if p.c.wild >> rank & 1:
                worth += held * KEEP_WILD
    return worth


NO_END = -1.4


def end_kept(p: Prospect) -> float:
    """Where no special card may be the last, a plain one is kept for that."""
    if not p.c.plain_finish or p.number == 0:
        return 0.0
    if any(held and p.c.effects[rank] == PLAIN for rank, held in enumerate(p.ranks)):
        return 0.0
    return float(NO_END * (1 - BLIND) ** p.after.drawn / p.number)


HURT = 2.0  # by how much a hand of so many cards and NEAR more is further from its end
NEAR = 0.7
ANSWERED = -0.2  # that the cards go on to somebody else, or come round


def hurt(p: Prospect) -> float:
    """Others take cards, above all those who have few."""
    k, a = p.k, p.after
    if not a.payload or a.turn == k.me:
        return 0.0
    has, answers = k.sizes[a.turn] + NEAR, can_answer(k, a.turn, a.top, p.c)
    further = 1 / has - 1 / (has + min(a.payload, k.drawable))
    return HURT * (1 - answers) * further + ANSWERED * answers


PLAYS = (0.0, -1.4, -0.53, -0.36, -0.2)  # that the next one can play, by the cards it has


def stopped(p: Prospect) -> float:
    """The next one to play a card is to be one who cannot, or who has many."""
    k, a = p.k, p.after
    seat, certain = a.turn, 1.0
    if a.payload:
        certain = 1 - can_answer(k, seat, a.top, p.c)
        seat = onward(seat, a.way, k.playing, k.seats)
    if seat == k.me:
        return 0.0
    return certain * PLAYS[min(4, k.sizes[seat])] * can_play(k, seat, a.top, a.named, p.c.wild)


def costly(p: Prospect) -> float:
    """Where cards left in the hand cost points, the dear ones go first."""
    return -p.cost * sum([card_points(card) for card in p.after.hand]) if p.cost else 0.0


THOUGHTS = {
    "get rid of cards": cards_left,
    "keep together what goes together": together,
    "have a card for the next turn": next_turn,
    "save the best cards": saved,
    "keep a card to end on": end_kept,
    "make others take cards": hurt,
    "stop the next one": stopped,
    "get rid of costly cards": costly,
}
