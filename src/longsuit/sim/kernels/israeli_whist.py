"""The kernel of Israeli Whist: whole matches on integers."""

from ...engine.cards import NO_SUIT, Cards
from ...engine.phases.auction import bid_tricks, bid_value, lowest_bid
from ...engine.phases.calls import caller_at
from ...games import israeli_whist as game
from ...games.israeli_whist import FRISCHES, GIFT, Rules
from ...games.israeli_whist.numbers import SEATS, calls_from, finished, least_bid
from ...games.israeli_whist.passing import after_gifts
from ...games.israeli_whist.scoring import linear_score, square_score
from ..rollouts.israeli_bid_policy import policy_bid, policy_call, policy_gift
from ..rollouts.simple_policies import (
    RANDOM,
    SIMPLE,
    honour_tricks,
    lowest_ranked,
    nearest,
    seat_policy,
)
from .auction import (
    AFTER_BIDS,
    BEST_BID,
    BIDDER,
    HOLDER,
    begin_auction,
    bid_or_pass,
    bid_trump,
    plain_bid,
)
from .kernel_log import CALL, CHOOSE, GIVE, log_deal, log_value
from .layout import (
    CALLS,
    CALLS_MADE,
    GREEDY_SEATS,
    HANDS,
    LEADER,
    PLAYERS,
    RNG_STATE,
    ROUND,
    SCORES,
    SIZE,
    TOTALS,
    TRUMP,
    WON,
    Row,
    begin_match,
    count_round,
    deal,
    pick,
)
from .match_loop import match_loop
from .rng import advance, below
from .trick_loop import FOLLOW, NO_TARGET, play_tricks

WIDTH = SIZE
LONGEST = 1000  # deals of a match without end, after which it is broken off
STAGE, FRISCHES_PLAYED, ENDED = AFTER_BIDS, AFTER_BIDS + 1, AFTER_BIDS + 2
GIFTS = AFTER_BIDS + 3  # by seat, cards on their way; 0 where none are chosen yet
DEALING, BIDDING, GIVING, CHOOSING, CALLING, PLAYING = range(6)
STAGES = ("deal", "bid", "give", "choose", "call", "play")
# What becomes of a deal without a bid, as the log has it.
CONTINUE, REDEAL, END, ASK = range(4)
ALL_PASS = ("continue", "redeal", "end", "ask")
# Places in the rules.  SQUARE: under the score of squares, the points of a zero made when the calls
# exceed the tricks; else 0.
MAY_RETURN, WITHOUT_BID, FRISCH, MAY_RAISE, BY_SEAT, SQUARE, LENGTH, TARGET, CARDS = range(1, 10)


def encode(rules: Rules) -> tuple[int, ...]:
    """The row of the rules."""
    row = (
        SEATS,
        rules.may_return,
        ALL_PASS.index(rules.all_pass),
        rules.frisch,
        rules.may_raise,
        rules.call_order == "seat_order",
        rules.square_zero_over if rules.score == "square" else 0,
        game.length(rules),
        rules.target or 0,
        rules.cards,
    )
    return tuple(map(int, row))


def seats(rules: Rules) -> int:
    """The number of seats."""
    return SEATS


def play_round(rules: Row, state: Row, policy: int, log: Row | None) -> None:
    """§1 to §9: plays on from the row to the end of its deal or of the match."""
    number, playing = state[ROUND], True
    first = number % SEATS
    while playing:
        stage = state[STAGE]
        if stage == DEALING:
            deal(state, SEATS, rules[CARDS])
            log_deal(log, state, SEATS)
            state[FRISCHES_PLAYED] = 0
            begin_bidding(state, first)
        elif stage == BIDDING:
            bid_all(rules, state, policy, log)
            state[STAGE] = after_bids(rules, state, first)
        elif stage == GIVING:
            give_all(state, first, policy, log)
            begin_bidding(state, first)
        elif stage == CHOOSING:
            state[RNG_STATE] = advance(state[RNG_STATE])
            what = CONTINUE if seat_policy(policy, first) else below(state[RNG_STATE], ASK)
            log_value(log, CHOOSE, first, what)
            state[STAGE] = stage_without_bid(state, what)
        elif stage == CALLING:
            call_all(rules, state, first, policy, log)
            state[STAGE] = PLAYING
        else:
            state[GREEDY_SEATS] = 0  # §8: who has missed none gains with every trick
            for seat in range(SEATS):
                state[GREEDY_SEATS] |= 1 << seat if state[CALLS + seat] == 0 else 0
            # With SEATS, a constant, the loop over the seats would be unrolled: 30 % slower.
            play_tricks(state, rules[PLAYERS], policy, FOLLOW, NO_TARGET, log)
            score_round(rules, state)
        playing = state[ROUND] == number and not state[ENDED]


def begin_bidding(state: Row, first: int) -> None:
    """§2: prepares the auction on the hands as they are."""
    begin_auction(state, first, (1 << SEATS) - 1, SEATS)
    state[TRUMP] = NO_SUIT
    state[LEADER] = first
    state[STAGE] = BIDDING


def bid_all(rules: Row, state: Row, policy: int, log: Row | None) -> None:
    """§2: bids and passes until no seat is asked."""
    highest = bid_value(rules[CARDS], NO_SUIT)
    least = least_bid(rules[CARDS]) + state[FRISCHES_PLAYED]
    while state[BIDDER] >= 0:
        seat, lowest = state[BIDDER], lowest_bid(state[BEST_BID], least)
        state[RNG_STATE] = advance(state[RNG_STATE])
        if seat_policy(policy, seat) <= SIMPLE:
            value = plain_bid(state, seat, lowest, highest, SEATS, policy)
        else:
            hand, may_raise = state[HANDS + seat], rules[MAY_RAISE] != 0
            standing, zero_over = state[BEST_BID], rules[SQUARE]
            value = policy_bid(state, hand, zero_over, standing, lowest, highest, may_raise)
        bid_or_pass(state, SEATS, value, lowest, True, rules[MAY_RETURN] != 0, log)


def after_bids(rules: Row, state: Row, first: int) -> int:
    """§3, §4, §5: the stage that follows the auction."""
    state[CALLS_MADE] = 0
    if state[BEST_BID]:
        state[TRUMP] = bid_trump(state)
        state[LEADER] = state[HOLDER]
        if not rules[MAY_RAISE]:
            state[CALLS + state[HOLDER]] = bid_tricks(state[BEST_BID])
            state[CALLS_MADE] = 1
        return CALLING
    if rules[FRISCH]:
        return GIVING if state[FRISCHES_PLAYED] < FRISCHES else DEALING
    return CHOOSING if rules[WITHOUT_BID] == ASK else stage_without_bid(state, rules[WITHOUT_BID])


def stage_without_bid(state: Row, what: int) -> int:
    """§3: the stage that follows a choice made without a bid."""
    if what == END:
        state[ENDED] = 1
    return CALLING if what == CONTINUE else DEALING


def give_all(state: Row, first: int, policy: int, log: Row | None) -> None:
    """§4"""
    for place in range(SEATS):
        seat = (first + place) % SEATS
        if state[GIFTS + seat] == 0:
            state[GIFTS + seat] = gift(state, state[HANDS + seat], seat_policy(policy, seat))
            log_value(log, GIVE, seat, state[GIFTS + seat])
    for seat in range(SEATS):
        received = state[GIFTS + (seat + SEATS - 1) % SEATS]
        state[HANDS + seat] = after_gifts(state[HANDS + seat], state[GIFTS + seat], received)
    for seat in range(SEATS):
        state[GIFTS + seat] = 0
    state[FRISCHES_PLAYED] += 1


def gift(state: Row, hand: Cards, policy: int) -> Cards:
    """The cards that a seat gives: random, the lowest, or those of the sensible policy."""
    left = hand
    for _ in range(GIFT):
        state[RNG_STATE] = advance(state[RNG_STATE])
        card = pick(left, state[RNG_STATE]) if policy == RANDOM else lowest_ranked(left)
        left ^= 1 << card
    return hand ^ left if policy <= SIMPLE else policy_gift(state, hand, GIFT)


def call_all(rules: Row, state: Row, first: int, policy: int, log: Row | None) -> None:
    """§5, §6"""
    ruler = state[HOLDER] if state[BEST_BID] else first
    by_seat = rules[BY_SEAT] != 0 and state[BEST_BID] != 0
    called = 0
    for seat in range(SEATS):
        called += max(state[CALLS + seat], 0)
    for place in range(state[CALLS_MADE], SEATS):
        seat = caller_at(place, ruler, SEATS, by_seat)
        floor = bid_tricks(state[BEST_BID]) if seat == state[HOLDER] else 0
        numbers = calls_from(floor, called, place == SEATS - 1, rules[CARDS])
        state[RNG_STATE] = advance(state[RNG_STATE])
        if seat_policy(policy, seat) == RANDOM:
            call = pick(numbers, state[RNG_STATE])
        elif seat_policy(policy, seat) == SIMPLE:
            call = nearest(numbers, honour_tricks(state[HANDS + seat], state[TRUMP], SEATS))
        else:
            later, ruling = SEATS - 1 - place, seat == state[HOLDER]
            zero_over, trump = rules[SQUARE], state[TRUMP]
            call = policy_call(state, seat, zero_over, numbers, called, later, ruling, trump)
        state[CALLS + seat] = call
        called += call
        log_value(log, CALL, seat, call)


def score_round(rules: Row, state: Row) -> None:
    """§8"""
    called = 0
    for seat in range(SEATS):
        called += state[CALLS + seat]
    for seat in range(SEATS):
        call, won = state[CALLS + seat], state[WON + seat]
        if rules[SQUARE]:
            state[SCORES + seat] = square_score(call, won, called, rules[CARDS], rules[SQUARE])
        else:
            state[SCORES + seat] = linear_score(call, won, called, rules[CARDS])
        state[TOTALS + seat] += state[SCORES + seat]
    state[ROUND] += 1
    state[STAGE] = DEALING


def over(rules: Row, state: Row) -> bool:
    """§3, §9"""
    best = state[TOTALS]
    for seat in range(1, SEATS):
        best = max(best, state[TOTALS + seat])
    return state[ENDED] != 0 or finished(state[ROUND], rules[LENGTH], best, rules[TARGET])


play_many = match_loop(begin_match, over, play_round, count_round, most_rounds=LONGEST)
