"""Rollouts of the actions of a seat in Pesten, in sampled worlds with common random numbers.

A hidden hand is drawn card by card without replacement (a partial Fisher–Yates shuffle); cards that
contradict what its seat has shown are drawn again (rejection sampling with a limit). A rollout goes
to the end of the game, or for some turns after which `pesten.value` estimates the chance to win.
"""

from ...engine.cards import Card, Seat
from ..compile.entry_points import Entry
from ..kernels.layout import PLAYERS, Row
from ..kernels.pesten.choices import PLAY_DRAWN, WEIGHTS
from ..kernels.pesten.layout import ASKED as ASKED_FOR
from ..kernels.pesten.layout import (
    CHOSEN,
    DREW,
    GIVEN,
    LAY_COUNT,
    OWED,
    PASSED_ON,
    PASSES,
    PLAYING,
    RNG_STATE,
    SCORES,
    SHUFFLE_RNG,
    STOCK,
    STOCK_SIZE,
    TO_PLAY,
    TOTALS,
    TURN,
    TURNS,
    WIDTH,
    add_card,
    draw_owed,
    next_turn,
    owe,
    put_card,
)
from ..kernels.pesten.match import game_over, play_event, score_game
from ..kernels.pesten.turns import apply_name, card_to_pass, play_chosen, take_payload
from ..kernels.rng import advance, below, seed_state
from .pesten.features import WEIGHT_COUNT
from .pesten.policy import DRAWING, GIVING, LAYING, PASSING, STRIDE, TAKING
from .pesten.value import GAME_WON, win_chance
from .rollout import CHANCE_BITS, GAINS, OUTCOMES, POINTS, POINTS_SQUARED, SUMS, add_gains

# Places in the evidence: the seat, the number of hidden cards, the number of other hands, and the
# turns that are played before the position is evaluated, 0 for all.  Then the order in which hands
# are drawn, and by seat the number of cards it holds, the cards of the suit it likes, and the sets
# of cards of which it holds only so many.
ME, HIDDEN, OTHERS, HORIZON = range(4)
ORDER, SIZES, LIKED, LIMITS = 8, 16, 24, 32
LIMITED = 8  # sets by seat, each with its limit and the count of such cards drawn so far
FIELDS = 3
CARDS, AT_MOST, SO_FAR = range(FIELDS)
EVIDENCE = LIMITS + 8 * LIMITED * FIELDS
MAX_ATTEMPTS = 24  # draws of one card, at most, until it agrees with what is known
LIKED_IN = 8  # a hand is drawn without regard to the suit it likes once in so many times
VALUE_WEIGHTS = WEIGHTS + WEIGHT_COUNT  # where the weights of `pesten.value` begin among the rules
LONGEST_ROLLOUT = 1500  # steps after which a rollout is broken off


def within_limits(evidence: Row, at: int, card: Card) -> bool:
    """True if a hand may hold one more of a card, by its limits."""
    for limit in range(at, at + LIMITED * FIELDS, FIELDS):
        if (
            evidence[limit + CARDS] >> card & 1
            and evidence[limit + SO_FAR] >= evidence[limit + AT_MOST]
        ):
            return False
    return True


def count_card(evidence: Row, at: int, card: Card) -> None:
    """Counts a card against the limits of a hand."""
    for limit in range(at, at + LIMITED * FIELDS, FIELDS):
        evidence[limit + SO_FAR] += evidence[limit + CARDS] >> card & 1


def sample_world(start: Row, evidence: Row, hidden: Row, deal: Row, state: int) -> int:
    """Writes a world into `deal`: the unseen cards in the other hands and the stock, as they agree
    with what the seats have shown; `hidden` is shuffled in place (partial Fisher–Yates). Returns
    the state of the generator."""
    for place in range(WIDTH):
        deal[place] = start[place]
    hidden_left = evidence[HIDDEN]
    for turn in range(evidence[OTHERS]):
        seat = evidence[ORDER + turn]
        at = LIMITS + seat * LIMITED * FIELDS
        for limit in range(at, at + LIMITED * FIELDS, FIELDS):
            evidence[limit + SO_FAR] = 0
        state = advance(state)
        liked = evidence[LIKED + seat] if below(state, LIKED_IN) else 0
        for _ in range(evidence[SIZES + seat]):
            drawn = 0
            for _ in range(MAX_ATTEMPTS):
                state = advance(state)
                place = below(state, hidden_left)
                card = hidden[place]
                if within_limits(evidence, at, card):
                    drawn = place
                    if liked == 0 or liked >> card & 1:
                        break
            liked = 0
            card = hidden[drawn]
            hidden_left -= 1
            hidden[drawn] = hidden[hidden_left]
            hidden[hidden_left] = card
            add_card(deal, seat, card)
            count_card(evidence, at, card)
    for at in range(hidden_left):
        put_card(deal, STOCK, hidden[at])
    deal[STOCK_SIZE] = hidden_left
    return state


def give_card(rules: Row, state: Row, me: Seat, policy: int, card: Card) -> None:
    """A seat puts a card down to be passed on, after the seats before it have chosen theirs."""
    number = 0
    for place in range(rules[PLAYERS]):
        seat = (state[TURN] + place) % rules[PLAYERS]
        if seat == me:
            break
        if state[PLAYING] >> seat & 1:
            state[GIVEN + number] = card_to_pass(rules, state, seat, policy)
            number += 1
    state[GIVEN + number] = card
    state[PASSED_ON] = number + 1


def apply_action(rules: Row, state: Row, me: Seat, policy: int, actions: Row, at: int) -> None:
    """Applies the action that is written at a place."""
    kind, number = actions[at], actions[at + 1]
    if kind == LAYING:
        for card in range(number):
            state[CHOSEN + card] = actions[at + 2 + card]
        state[LAY_COUNT] = number
        play_chosen(rules, state, policy, None)
    elif kind == TAKING:
        take_payload(rules, state)
    elif kind == DRAWING:
        state[DREW] = 1
        state[PASSES] = 0
        owe(state, state[TURN], 1)
        if not rules[PLAY_DRAWN]:
            next_turn(state, rules[PLAYERS])
    elif kind == PASSING:
        if state[ASKED_FOR] == TO_PLAY and not state[DREW]:
            state[PASSES] += 1
        next_turn(state, rules[PLAYERS])
    elif kind == GIVING:
        give_card(rules, state, me, policy, actions[at + 2])
    else:
        apply_name(rules, state, actions[at + 2])


def finish_game(rules: Row, state: Row, policy: int) -> None:
    """Plays the game to its end by policy and scores it."""
    for _ in range(LONGEST_ROLLOUT):
        if state[OWED] and state[STOCK_SIZE]:
            draw_owed(state)
        elif game_over(rules, state):
            break
        else:
            play_event(rules, state, policy, None)
    score_game(rules, state)


def game_gain(state: Row, seats: int, me: Seat, win_chances: Row) -> int:
    """The gain of a seat at the end of a game: the chance to win the match by its leads, or where
    there are no win chances its points against the others'."""
    reach = win_chances[0]
    if reach == 0:
        value = seats * state[SCORES + me]
        for seat in range(seats):
            value -= state[SCORES + seat]
        return value
    value = 1 << 2 * CHANCE_BITS
    for seat in range(seats):
        if seat != me:
            lead = state[TOTALS + me] - state[TOTALS + seat]
            value = value * win_chances[1 + reach + min(max(lead, -reach), reach)] >> CHANCE_BITS
    return value


def play_turns(rules: Row, state: Row, me: Seat, policy: int, turns: int) -> int:
    """Plays so many turns by policy; returns the seat's chance to win then, in units of
    GAME_WON."""
    until = state[TURNS] + turns
    for _ in range(LONGEST_ROLLOUT):
        if state[OWED] and state[STOCK_SIZE]:
            draw_owed(state)
        elif game_over(rules, state):
            break
        elif (
            state[TURNS] >= until
            and not state[OWED]
            and state[ASKED_FOR] == TO_PLAY
            and not state[DREW]
        ):
            return win_chance(rules, state, me, VALUE_WEIGHTS)
        else:
            play_event(rules, state, policy, None)
    score_game(rules, state)
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
    win_chances: Row,
    deal: Row,
    state: Row,
    scratch: Row,
    sums: Row,
) -> int:
    """Plays every candidate in the worlds of these numbers, each to its horizon or to the end of
    its game. Returns the number of worlds."""
    seats, me = rules[PLAYERS], evidence[ME]
    for at in range(number):
        rng_state = sample_world(start, evidence, hidden, deal, seed_state(seed, first + at))
        deal[RNG_STATE] = rng_state
        deal[SHUFFLE_RNG] = seed_state(seed ^ 0x5DEECE6, first + at)
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
                scratch[GAINS + candidate] = game_gain(state, seats, me, win_chances)
                points = state[SCORES + me]
            sums[candidate * SUMS + POINTS] += points
            sums[candidate * SUMS + POINTS_SQUARED] += points * points
            sums[candidate * SUMS + OUTCOMES] += 1
        add_gains(candidates, leader, scratch, sums)
    return number


ROLLOUT = Entry(roll_out_pesten, "aaaaaiiiiiiaaaaa")
