"""Sure tricks (quick tricks): results between two tricks that are certain without a search."""

from ...engine.cards import NO_SUIT, SUIT_CARDS, Cards, Seat, Suit, highest, lowest, suit_of
from ...engine.phases.tricks import beats
from ..kernels.layout import HANDS, Row, next_seat
from .transposition_table import at_or_above

YES, NO = 1 << 13, 1 << 14  # between the lanes of two suits
RELEVANT_CARDS = ~(YES | NO)


def top_sequence(hand: Cards, live: Cards, suit: Suit) -> Cards:
    """The highest live cards of a suit, as far as they lie in this hand."""
    foreign = (live & SUIT_CARDS[suit] & ~hand).bit_length()
    return (hand & SUIT_CARDS[suit]) >> foreign << foreign


def takes_all(hand: Cards, live: Cards, trump: Suit) -> bool:
    """True if every card of the leader wins, in any order."""
    others = live & ~hand
    if others & SUIT_CARDS[trump]:
        return False
    for suit in range(NO_SUIT):
        mine, theirs = hand & SUIT_CARDS[suit], others & SUIT_CARDS[suit]
        if mine and mine & -mine < theirs:
            return False
    return True


def last_trick(state: Row, seats: int, side: int, leader: Seat, trump: Suit) -> int:
    """The result of the last trick, YES or NO for the side, with the relevant cards."""
    best, winner, contested, seat = highest(state[HANDS + leader]), leader, False, leader
    for _ in range(seats - 1):
        seat = next_seat(seat, seats)
        card = highest(state[HANDS + seat])
        same_suit = suit_of(card) == suit_of(best)
        if beats(card, best, trump):
            best, winner, contested = card, seat, same_suit
        elif same_suit:
            contested = True
    return (YES if side >> winner & 1 else NO) | (at_or_above(best) if contested else 0)


def quick_tricks(
    state: Row,
    seats: int,
    friends: int,
    leader: Seat,
    seat: Seat,
    goal: int,
    trump: Suit,
    live: Cards,
) -> int:
    """YES with the relevant cards if the seat, once its partner leads to it, takes `goal` tricks
    one after another with the highest cards; else 0."""
    hand, trumps = state[HANDS + seat], SUIT_CARDS[trump]
    run = top_sequence(hand, live, trump)
    count = run.bit_count()
    linked = seat == leader or (count > 0 and state[HANDS + leader] & trumps != 0)
    relevant = at_or_above(lowest(run)) if run and live & trumps & ~hand else 0
    drawn, spare = True, 13
    for other in range(seats):
        held = state[HANDS + other] & trumps
        if held and other != seat:
            if friends >> other & 1:
                spare = min(spare, (state[HANDS + other] & ~trumps).bit_count())
            elif held.bit_count() > count:
                drawn = False
    for suit in range(NO_SUIT):
        run = top_sequence(hand, live, suit)
        if suit == trump or not run:
            continue
        safe = 13
        for other in range(seats):
            if not friends >> other & 1 and state[HANDS + other] & trumps:
                safe = min(safe, (state[HANDS + other] & SUIT_CARDS[suit]).bit_count())
        if safe and state[HANDS + leader] & SUIT_CARDS[suit]:
            linked = True
        tricks = run.bit_count()
        if not drawn:
            while tricks > safe:
                run &= run - 1
                tricks -= 1
        if tricks > spare:
            if seat != leader:
                return 0
            tricks = spare
        spare -= tricks
        count += tricks
        if tricks and live & SUIT_CARDS[suit] & ~hand:
            relevant |= at_or_above(lowest(run))
    return relevant | YES if linked and count >= goal else 0


def sure_result(
    state: Row, seats: int, side: int, leader: Seat, need: int, left: int, trump: Suit, live: Cards
) -> int:
    """YES or NO with the relevant cards if the side certainly takes `need` tricks or certainly does
    not; 0 if neither is certain."""
    leads = side >> leader & 1 != 0
    friends = side if leads else ~side
    goal = need if leads else left - need + 1
    answer = YES if leads else NO
    for seat in range(seats):
        if friends >> seat & 1:
            result = quick_tricks(state, seats, friends, leader, seat, goal, trump, live)
            if result:
                return result & RELEVANT_CARDS | answer
    trumps = live & SUIT_CARDS[trump]
    if trumps:
        top = 1 << highest(trumps)
        for seat in range(seats):
            if state[HANDS + seat] & top:
                run = top_sequence(state[HANDS + seat], live, trump)
                if run.bit_count() >= (need if side >> seat & 1 else left - need + 1):
                    relevant = at_or_above(lowest(run)) if trumps & ~run else 0
                    return relevant | (YES if side >> seat & 1 else NO)
    return 0
