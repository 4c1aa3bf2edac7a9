"""Trials of what a seat may do in Pesten."""

from ...engine.cards import Card, Seat
from ..compile.entry_points import Entry
from ..kernels.layout import Row
from ..kernels.pesten.choices import PLAY_DRAWN, PLAYERS, WEIGHTS
from ..kernels.pesten.layout import ASKED as ASKED_FOR
from ..kernels.pesten.layout import (
    CHOSEN,
    DREW,
    GIVEN,
    LAID,
    MIXER,
    NAMED,
    OWED,
    PASSED_ON,
    PASSES,
    PLAYING,
    RNG_STATE,
    SCORES,
    STOCK,
    STOCKED,
    TO_PLAY,
    TOTALS,
    TURN,
    TURNS,
    WIDTH,
    draw_one,
    hold,
    owe,
    put,
    turn_on,
)
from ..kernels.pesten.match import happen, over, score
from ..kernels.pesten.turns import passed_on, play, take
from ..kernels.rng import advance, below, seeded
from .pesten_features import WEIGHT_COUNT
from .pesten_policy import DRAWING, GIVING, LAYING, PASSING, STRIDE, TAKING
from .pesten_value import GAME_WON, win_chance
from .trials import CHANCE_BITS, GAINS, OUTCOMES, POINTS, POINTS_SQUARED, SUMS, add_gains

# Places in the evidence; AHEAD is how many turns are played before hands are judged by their worth,
# 0 for all.  Then by seat how many cards it holds, the suit it likes as a set, and the sets of
# which it holds only so many cards; ORDER is that in which hands are drawn.
ME, HIDDEN, OTHERS, HORIZON = range(4)
ORDER, SIZES, LIKED, LIMITS = 8, 16, 24, 32
LIMITED = 8  # sets by seat, each with its limit and how many such cards the hand has so far
FIELDS = 3
CARDS, AT_MOST, SO_FAR = range(FIELDS)
EVIDENCE = LIMITS + 8 * LIMITED * FIELDS
PROPOSALS = 24  # cards drawn until one agrees with what is known
LIKED_IN = 8  # of so many times a suit is not liked once
VALUE_WEIGHTS = WEIGHTS + WEIGHT_COUNT  # where its weights begin among the rules
LONGEST_ROLLOUT = 1500  # things that happen before a trial is broken off


def within_limits(evidence: Row, at: int, card: Card) -> bool:
    """Whether a hand may have one more card, by its limits."""
    for limit in range(at, at + LIMITED * FIELDS, FIELDS):
        if (
            evidence[limit + CARDS] >> card & 1
            and evidence[limit + SO_FAR] >= evidence[limit + AT_MOST]
        ):
            return False
    return True


def count_card(evidence: Row, at: int, card: Card) -> None:
    """A hand has one card more."""
    for limit in range(at, at + LIMITED * FIELDS, FIELDS):
        evidence[limit + SO_FAR] += evidence[limit + CARDS] >> card & 1


def sample_world(start: Row, evidence: Row, hidden: Row, deal: Row, state: int) -> int:
    """The unseen cards in the other hands and the stock, as they agree with what the seats have
    shown; gives the generator back."""
    for place in range(WIDTH):
        deal[place] = start[place]
    number = evidence[HIDDEN]
    for turn in range(evidence[OTHERS]):
        seat = evidence[ORDER + turn]
        at = LIMITS + seat * LIMITED * FIELDS
        for limit in range(at, at + LIMITED * FIELDS, FIELDS):
            evidence[limit + SO_FAR] = 0
        state = advance(state)
        liked = evidence[LIKED + seat] if below(state, LIKED_IN) else 0
        for _ in range(evidence[SIZES + seat]):
            other = 0
            for _ in range(PROPOSALS):
                state = advance(state)
                place = below(state, number)
                card = hidden[place]
                if within_limits(evidence, at, card):
                    other = place
                    if liked == 0 or liked >> card & 1:
                        break
            liked = 0
            card = hidden[other]
            number -= 1
            hidden[other] = hidden[number]
            hidden[number] = card
            hold(deal, seat, card)
            count_card(evidence, at, card)
    for at in range(number):
        put(deal, STOCK, hidden[at])
    deal[STOCKED] = number
    return state


def give_card(rules: Row, state: Row, me: Seat, policy: int, card: Card) -> None:
    """A seat puts a card down to be passed on, after those before it."""
    number = 0
    for place in range(rules[PLAYERS]):
        seat = (state[TURN] + place) % rules[PLAYERS]
        if seat == me:
            break
        if state[PLAYING] >> seat & 1:
            state[GIVEN + number] = passed_on(rules, state, seat, policy)
            number += 1
    state[GIVEN + number] = card
    state[PASSED_ON] = number + 1


def apply_action(rules: Row, state: Row, me: Seat, policy: int, actions: Row, at: int) -> None:
    """A seat does what is written there."""
    kind, number = actions[at], actions[at + 1]
    if kind == LAYING:
        for card in range(number):
            state[CHOSEN + card] = actions[at + 2 + card]
        state[LAID] = number
        play(rules, state, policy, None)
    elif kind == TAKING:
        take(rules, state)
    elif kind == DRAWING:
        state[DREW] = 1
        state[PASSES] = 0
        owe(state, state[TURN], 1)
        if not rules[PLAY_DRAWN]:
            turn_on(state, rules[PLAYERS])
    elif kind == PASSING:
        if state[ASKED_FOR] == TO_PLAY and not state[DREW]:
            state[PASSES] += 1
        turn_on(state, rules[PLAYERS])
    elif kind == GIVING:
        give_card(rules, state, me, policy, actions[at + 2])
    else:
        state[NAMED] = actions[at + 2]
        turn_on(state, rules[PLAYERS])


def finish_game(rules: Row, state: Row, policy: int) -> None:
    """The game goes on to its end, and is scored."""
    for _ in range(LONGEST_ROLLOUT):
        if state[OWED] and state[STOCKED]:
            draw_one(state)
        elif over(rules, state):
            break
        else:
            happen(rules, state, policy, None)
    score(rules, state)


def game_gain(state: Row, seats: int, me: Seat, prize: Row) -> int:
    """What the end of a game is worth to a seat: the chance to win the match by its leads, or its
    points against the others' where there is no prize."""
    reach = prize[0]
    if reach == 0:
        value = seats * state[SCORES + me]
        for seat in range(seats):
            value -= state[SCORES + seat]
        return value
    value = 1 << 2 * CHANCE_BITS
    for seat in range(seats):
        if seat != me:
            lead = state[TOTALS + me] - state[TOTALS + seat]
            value = value * prize[1 + reach + min(max(lead, -reach), reach)] >> CHANCE_BITS
    return value


def play_turns(rules: Row, state: Row, me: Seat, policy: int, turns: int) -> int:
    """The game goes on for so many turns; the chance of the seat to win it then."""
    until = state[TURNS] + turns
    for _ in range(LONGEST_ROLLOUT):
        if state[OWED] and state[STOCKED]:
            draw_one(state)
        elif over(rules, state):
            break
        elif (
            state[TURNS] >= until
            and not state[OWED]
            and state[ASKED_FOR] == TO_PLAY
            and not state[DREW]
        ):
            return win_chance(rules, state, me, VALUE_WEIGHTS)
        else:
            happen(rules, state, policy, None)
    score(rules, state)
    return GAME_WON * state[SCORES + me]


def roll_out_pesten(
    rules: Row,
    start: Row,
    evidence: Row,
    hidden: Row,
    actions: Row,
    candidates: int,
    leader: int,
    policy: int,
    seed: int,
    first: int,
    number: int,
    prize: Row,
    deal: Row,
    state: Row,
    scratch: Row,
    sums: Row,
) -> int:
    """Every candidate in the deals of these numbers, each played to the end of its game."""
    seats, me = rules[PLAYERS], evidence[ME]
    for at in range(number):
        rng_state = sample_world(start, evidence, hidden, deal, seeded(seed, first + at))
        deal[RNG_STATE] = rng_state
        deal[MIXER] = seeded(seed ^ 0x5DEECE6, first + at)
        for candidate in range(candidates):
            for place in range(WIDTH):
                state[place] = deal[place]
            apply_action(rules, state, me, policy, actions, candidate * STRIDE)
            points = 0
            if evidence[HORIZON]:
                points = play_turns(rules, state, me, policy, evidence[HORIZON])
                scratch[GAINS + candidate] = seats * points - GAME_WON
            else:
                finish_game(rules, state, policy)
                scratch[GAINS + candidate] = game_gain(state, seats, me, prize)
                points = state[SCORES + me]
            sums[candidate * SUMS + POINTS] += points
            sums[candidate * SUMS + POINTS_SQUARED] += points * points
            sums[candidate * SUMS + OUTCOMES] += 1
        add_gains(candidates, leader, scratch, sums)
    return number


ROLLOUT = Entry(roll_out_pesten, "aaaaaiiiiiiaaaaa")
