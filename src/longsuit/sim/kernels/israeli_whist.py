"""Whole matches of Israeli Whist on integers."""

from ...engine.cards import NO_SUIT, Cards
from ...engine.phases.auction import bid_tricks, bid_value, lowest_bid
from ...engine.phases.calls import caller_at
from ...games import israeli_whist as game
from ...games.israeli_whist import (
    FRISCHES,
    GIFT,
    LEAST,
    SEATS,
    TRICKS,
    Rules,
    State,
    calls_from,
    finished,
    linear_score,
    square_score,
)
from ...games.israeli_whist.passing import after_gifts
from ..rollouts.israeli_bidding import bid_hoped, call_hoped, gift_hoped
from ..rollouts.simple_policies import RANDOM, SIMPLE, bottom, high_cards, nearest, policy_of
from .auction import (
    AFTER_BIDS,
    ASKED,
    BID_OF,
    BIDDER,
    HOLDER,
    bid_plainly,
    bid_trump,
    open_bids,
    speak,
)
from .kernel_log import CALL, CHOOSE, GIVE, note_deal, note_end, note_one
from .layout import (
    BROKEN,
    CALLS,
    GREED,
    HANDS,
    LEADER,
    PLAYED,
    ROUND,
    SCORES,
    SIZE,
    SPOKEN,
    STATE,
    TABLE,
    TOTALS,
    TRUMP,
    WON,
    Row,
    begin,
    count,
    deal,
    pick,
    settle,
)
from .rng import advance, below
from .trick_loop import play_tricks

WIDTH = SIZE
LONGEST = 1000  # deals of a match without end, after which it is broken off
STAGE, FRISCHED, ENDED = AFTER_BIDS, AFTER_BIDS + 1, AFTER_BIDS + 2
GIFTS = AFTER_BIDS + 3  # by seat, cards on their way; 0 where none are chosen yet
DEALING, BIDDING, GIVING, CHOOSING, CALLING, PLAYING = range(6)
STAGES = ("deal", "bid", "give", "choose", "call", "play")
# What becomes of a deal without a bid, as the log has it.
CONTINUE, REDEAL, END, ASK = range(4)
ALL_PASS = ("continue", "redeal", "end", "ask")
# Places in the rules.
MAY_RETURN, WITHOUT_BID, FRISCH, MAY_RAISE, BY_SEAT, SQUARE, LENGTH, TARGET = range(8)


def encode(rules: Rules) -> tuple[int, ...]:
    row = (
        rules.may_return,
        ALL_PASS.index(rules.all_pass),
        rules.frisch,
        rules.may_raise,
        rules.call_order == "seat_order",
        rules.score == "square",
        game.length(rules),
        rules.target or 0,
    )
    return tuple(map(int, row))


def seats(rules: Rules) -> int:
    return SEATS


def position(s: State) -> list[int]:
    """The row from which a kernel plays on; the hands are all given, the generator is not."""
    w, t, a, given = [0] * SIZE, s.play, s.auction, s.giving.given
    w[ROUND], w[ENDED] = len(s.rounds), int(s.ended)
    w[TOTALS : TOTALS + SEATS] = game.totals(s)
    if t.hands:
        w[STAGE] = STAGES.index(game.phase(s))
        w[HANDS : HANDS + SEATS] = t.hands
        w[WON : WON + SEATS] = t.won
        w[CALLS : CALLS + SEATS] = s.calls.said or (-1,) * SEATS
        w[BIDDER], w[ASKED], w[BID_OF], w[HOLDER] = a.turn, a.asked, a.best, a.holder
        w[FRISCHED], underway = len(given) // SEATS, len(given) % SEATS
        for place in range(underway):
            w[GIFTS + (game.first(s) + place) % SEATS] = given[len(given) - underway + place]
        w[SPOKEN] = SEATS - len(s.calls.order) + s.calls.at if s.calls.order else 0
        w[TRUMP], w[LEADER], w[PLAYED] = t.trump, t.leader, len(t.table)
        w[TABLE : TABLE + len(t.table)] = t.table
    return w


def play_round(r: Row, w: Row, policy: int, log: Row | None) -> None:
    """§1 to §9, from the row as it is to the end of its deal or of the match."""
    number, playing = w[ROUND], True
    first = number % SEATS
    while playing:
        stage = w[STAGE]
        if stage == DEALING:
            deal(w, SEATS, TRICKS)
            note_deal(log, w, SEATS)
            w[FRISCHED] = 0
            open_hands(w, first)
        elif stage == BIDDING:
            bid_all(r, w, policy, log)
            w[STAGE] = after_bids(r, w, first)
        elif stage == GIVING:
            give_all(w, first, policy, log)
            open_hands(w, first)
        elif stage == CHOOSING:
            w[STATE] = advance(w[STATE])
            what = CONTINUE if policy_of(policy, first) else below(w[STATE], ASK)
            note_one(log, CHOOSE, first, what)
            w[STAGE] = unruled(w, what)
        elif stage == CALLING:
            call_all(r, w, first, policy, log)
            w[STAGE] = PLAYING
        else:
            w[GREED] = 0  # §8: who has missed none gains with every trick
            for seat in range(SEATS):
                w[GREED] |= 1 << seat if w[CALLS + seat] == 0 else 0
            play_tricks(w, SEATS, policy, log)
            finish(r, w)
        playing = w[ROUND] == number and not w[ENDED]


def open_hands(w: Row, first: int) -> None:
    """§2: these are the hands to bid on."""
    open_bids(w, first, (1 << SEATS) - 1, SEATS)
    w[TRUMP] = NO_SUIT
    w[LEADER] = first
    w[STAGE] = BIDDING


def bid_all(r: Row, w: Row, policy: int, log: Row | None) -> None:
    """§2: bids and passes until nobody is asked."""
    highest = bid_value(TRICKS, NO_SUIT)
    while w[BIDDER] >= 0:
        seat, lowest = w[BIDDER], lowest_bid(w[BID_OF], LEAST + w[FRISCHED])
        w[STATE] = advance(w[STATE])
        if policy_of(policy, seat) <= SIMPLE:
            value = bid_plainly(w, seat, lowest, highest, SEATS, policy)
        else:
            square, may_raise = r[SQUARE] != 0, r[MAY_RAISE] != 0
            hand = w[HANDS + seat]
            value = bid_hoped(w, hand, square, w[BID_OF], lowest, highest, may_raise)
        speak(w, SEATS, value, lowest, True, r[MAY_RETURN] != 0, log)


def after_bids(r: Row, w: Row, first: int) -> int:
    """§3, §4, §5: the stage that follows."""
    w[SPOKEN] = 0
    if w[BID_OF]:
        w[TRUMP] = bid_trump(w)
        w[LEADER] = w[HOLDER]
        if not r[MAY_RAISE]:
            w[CALLS + w[HOLDER]] = bid_tricks(w[BID_OF])
            w[SPOKEN] = 1
        return CALLING
    if r[FRISCH]:
        return GIVING if w[FRISCHED] < FRISCHES else DEALING
    return CHOOSING if r[WITHOUT_BID] == ASK else unruled(w, r[WITHOUT_BID])


def unruled(w: Row, what: int) -> int:
    """§3: the stage that follows."""
    if what == END:
        w[ENDED] = 1
    return CALLING if what == CONTINUE else DEALING


def give_all(w: Row, first: int, policy: int, log: Row | None) -> None:
    """§4"""
    for place in range(SEATS):
        seat = (first + place) % SEATS
        if w[GIFTS + seat] == 0:
            w[GIFTS + seat] = gift(w, w[HANDS + seat], policy_of(policy, seat))
            note_one(log, GIVE, seat, w[GIFTS + seat])
    for seat in range(SEATS):
        received = w[GIFTS + (seat + SEATS - 1) % SEATS]
        w[HANDS + seat] = after_gifts(w[HANDS + seat], w[GIFTS + seat], received)
    for seat in range(SEATS):
        w[GIFTS + seat] = 0
    w[FRISCHED] += 1


def gift(w: Row, hand: Cards, policy: int) -> Cards:
    """Cards of a hand at random, its lowest, or what is sensible."""
    left = hand
    for _ in range(GIFT):
        w[STATE] = advance(w[STATE])
        card = pick(left, w[STATE]) if policy == RANDOM else bottom(left)
        left ^= 1 << card
    return hand ^ left if policy <= SIMPLE else gift_hoped(w, hand, GIFT)


def call_all(r: Row, w: Row, first: int, policy: int, log: Row | None) -> None:
    """§5, §6"""
    ruler = w[HOLDER] if w[BID_OF] else first
    by_seat = r[BY_SEAT] != 0 and w[BID_OF] != 0
    called = 0
    for seat in range(SEATS):
        called += max(w[CALLS + seat], 0)
    for place in range(w[SPOKEN], SEATS):
        seat = caller_at(place, ruler, SEATS, by_seat)
        floor = bid_tricks(w[BID_OF]) if seat == w[HOLDER] else 0
        numbers = calls_from(floor, called, place == SEATS - 1)
        w[STATE] = advance(w[STATE])
        if policy_of(policy, seat) == RANDOM:
            call = pick(numbers, w[STATE])
        elif policy_of(policy, seat) == SIMPLE:
            call = nearest(numbers, high_cards(w[HANDS + seat], w[TRUMP], SEATS))
        else:
            later, ruling = SEATS - 1 - place, seat == w[HOLDER]
            square, trump = r[SQUARE] != 0, w[TRUMP]
            call = call_hoped(w, seat, square, numbers, called, later, ruling, trump)
        w[CALLS + seat] = call
        called += call
        note_one(log, CALL, seat, call)


def finish(r: Row, w: Row) -> None:
    """§8"""
    called = 0
    for seat in range(SEATS):
        called += w[CALLS + seat]
    for seat in range(SEATS):
        call, won = w[CALLS + seat], w[WON + seat]
        if r[SQUARE]:
            w[SCORES + seat] = square_score(call, won, called)
        else:
            w[SCORES + seat] = linear_score(call, won, called)
        w[TOTALS + seat] += w[SCORES + seat]
    w[ROUND] += 1
    w[STAGE] = DEALING


def over(r: Row, w: Row) -> bool:
    """§3, §9"""
    best = w[TOTALS]
    for seat in range(1, SEATS):
        best = max(best, w[TOTALS + seat])
    return w[ENDED] != 0 or finished(w[ROUND], r[LENGTH], best, r[TARGET])


def play_many(
    r: Row,
    start: Row,
    w: Row,
    policy: int,
    seed: int,
    first: int,
    number: int,
    rounds: int,
    totals: Row,
    tally: Row,
    log: Row | None,
) -> int:
    """Games by number from `start`, each to its end or for so many rounds; their checksum."""
    check = 0
    for at in range(number):
        begin(w, start, seed, first + at)
        until = w[ROUND] + (rounds if rounds else LONGEST)
        while not over(r, w) and w[ROUND] < until:
            play_round(r, w, policy, log)
            if not w[ENDED]:
                count(w, SEATS, tally)
        if not rounds and not over(r, w):
            tally[BROKEN] += 1
        check = settle(w, SEATS, at, totals, tally, check)
        note_end(log)
    return check
