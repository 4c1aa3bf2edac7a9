"""The kernel of Pesten: whole matches on integers.

The random policy chooses uniformly among the faces that may begin a play and the alternatives to
playing.  Where the face can begin a set, the single card, each kind of set and each length are
equally likely.  It announces its last card when that is due, except once in `FORGETS` times.
"""

from ....engine.cards import DECK, NO_SUIT, UNSEEN, lowest
from ....games.pesten import Rules, card_points, shedding_rules
from ....games.pesten.effects import ANSWER
from ....games.pesten.effects import PASS_LEFT as ROUND_LEFT
from ....games.pesten.options import MORE_CARDS
from ....games.pesten.playable import faces_with, plain_faces
from ...models.pesten_weights import policy_weights, value_weights
from ..layout import PLAYERS, ROUNDS, TRICKS, Row
from ..match_loop import match_loop
from ..rng import seed_state
from .choices import CARDS, DEALER, GAMES, PLAINS, SCORE, TURN_LIMIT, UNTIL_PLAIN
from .choices import JOKERS as RULED_JOKERS
from .choices import PACKS as RULED_PACKS
from .layout import (
    ASKED,
    BEGAN,
    COPIES,
    DISCARDS,
    DRAWN,
    DREW,
    FACES,
    GAME_STAGE,
    HELD,
    JOKERS,
    MORE,
    NAMED,
    ORDER_SIZE,
    OUT,
    OUT_COUNT,
    OWED,
    PACKS,
    PASSED_ON,
    PASSES,
    PAYLOAD,
    PILE_SIZE,
    PLAYING,
    RNG_STATE,
    ROUND,
    SCORES,
    SERIES,
    SHUFFLE_RNG,
    STOCK,
    STOCK_SIZE,
    TO_GIVE,
    TO_NAME,
    TOTALS,
    TURN,
    TURNS,
    WAY,
    WIDTH,
    clear_hand,
    draw_from_stock,
    draw_owed,
    log_shuffle,
    owe,
    reshuffle,
    turn_up,
)
from .turns import apply_effect, name_suit, pass_cards, take_turn

REQUESTS = ("play", "answer", "name", "give")
WINS, PLACES, POINTS = range(3)
# The steps of a game that are played before control returns to the match loop.  More steps cost
# less overhead; fewer steps cause less warp divergence on a graphics processor, where threads that
# run in lockstep wait for each other.
PARTS = 64
DEALING, UNDERWAY = 1, 2  # values of GAME_STAGE; 0: no game has begun


def encode(rules: Rules) -> tuple[int, ...]:
    """The row of the rules, with the weights of the sensible policy at its end."""
    c = shedding_rules(rules)
    head = (
        rules.players,
        rules.cards,
        rules.dealer,
        rules.turn_up == "until_plain",
        rules.must_play,
        ("none", "one", "until_playable").index(rules.draw),
        rules.play_drawn,
        c.wild,
        ("off", "top", "first").index(rules.escalate),
        rules.mixed_stack,
        rules.sets,
        rules.round_the_corner,
        c.plain_finish,
        rules.joker_cards,
        c.strict_last,
        rules.joker_suit == "player",
        rules.play_after_twos,
        rules.turn_limit,
        ("wins", "places", "points").index(rules.score),
        rules.games,
        faces_with(c, ANSWER),
        plain_faces(c),
        rules.pack_count(),
        rules.jokers,
        c.penalty,
        c.from_again,
        rules.play_after_joker,
        rules.finish == "plus_five",
    )
    faces = [faces_with(c, effect) for effect in range(ROUND_LEFT + 1)]
    return tuple(
        map(
            int,
            (
                *head,
                *c.effects,
                *c.effects_of_two,
                *faces,
                *policy_weights(),
                *value_weights(rules.sets),
            ),
        )
    )


def seats(rules: Rules) -> int:
    """The number of seats."""
    return rules.players


def shuffle(rules: Row, state: Row, log: Row | None) -> None:
    """§1: all cards become the stock."""
    for seat in range(rules[PLAYERS]):
        clear_hand(state, seat)
    for pack in range(rules[RULED_PACKS]):
        state[STOCK + pack] = DECK
        state[DISCARDS + pack] = 0
    state[STOCK + JOKERS] = rules[RULED_PACKS] * rules[RULED_JOKERS]
    state[DISCARDS + JOKERS] = 0
    state[PACKS] = rules[RULED_PACKS]
    state[STOCK_SIZE] = rules[RULED_PACKS] * (52 + rules[RULED_JOKERS])
    state[PILE_SIZE] = 0
    state[ORDER_SIZE] = 0
    state[PLAYING] = 0
    state[GAME_STAGE] = DEALING
    state[TURN] = 0
    state[DREW] = 0
    state[OWED] = 0
    log_shuffle(log, state)


def deal_next(rules: Row, state: Row) -> None:
    """§1, §2: the next hand is dealt, or at last a card is turned up."""
    seat = state[TURN]
    if seat < rules[PLAYERS]:
        owe(state, seat, rules[CARDS] + MORE_CARDS * (state[MORE] >> seat & 1))
        state[TURN] = seat + 1
        return
    card = draw_from_stock(state)
    turn_up(state, card)
    if rules[UNTIL_PLAIN] and state[STOCK_SIZE] and not rules[PLAINS] >> card & 1:
        return
    state[GAME_STAGE] = UNDERWAY
    state[WAY] = 1
    state[NAMED] = NO_SUIT
    state[BEGAN] = NO_SUIT
    for place in (PAYLOAD, SERIES, DREW, OWED, OUT_COUNT, PASSES, TURNS, ASKED, PASSED_ON):
        state[place] = 0
    state[MORE] = 0
    state[DRAWN] = UNSEEN
    state[TURN] = (rules[DEALER] + state[ROUND]) % rules[PLAYERS]
    apply_effect(rules, state)


def game_over(rules: Row, state: Row) -> bool:
    """§10, §11"""
    left = state[PLAYING].bit_count()
    if left == 1 or (state[OUT_COUNT] and rules[SCORE] != PLACES):
        return True
    return state[PASSES] >= left or state[TURNS] >= rules[TURN_LIMIT]


def play_event(rules: Row, state: Row, policy: int, log: Row | None) -> None:
    """Plays the next event of a game that is under way."""
    if state[OWED]:
        reshuffle(state, log)
    elif state[ASKED] == TO_NAME:
        name_suit(rules, state, policy, log)
    elif state[ASKED] == TO_GIVE:
        pass_cards(rules, state, policy, log)
    else:
        take_turn(rules, state, policy, log)


def score_game(rules: Row, state: Row) -> None:
    """§11"""
    seats = rules[PLAYERS]
    for place in range(state[OUT_COUNT]):  # first out first, and all before those with cards
        state[HELD + state[OUT + place]] = place - state[OUT_COUNT]
    for seat in range(seats):
        held, points = state[HELD + seat], 0
        if rules[SCORE] == POINTS:
            points -= MORE_CARDS * (state[MORE] >> seat & 1)
            cards = state[FACES + seat]
            while cards:
                card = lowest(cards)
                cards &= cards - 1
                points -= card_points(card) * (1 + state[COPIES + (seat << 6) + card])
        elif rules[SCORE] == PLACES:
            for other in range(seats):
                points += state[HELD + other] > held
        else:
            points = 1
            for other in range(seats):
                if state[HELD + other] < held:
                    points = 0
        state[SCORES + seat] = points
        state[TOTALS + seat] += points
    if rules[SCORE] == POINTS:
        state[MORE] = 0


def play_on(rules: Row, state: Row, policy: int, log: Row | None) -> None:
    """Plays some parts of a game: cards drawn, actions, a deal, at last the scores."""
    for _ in range(PARTS):
        if state[OWED] and state[STOCK_SIZE]:
            draw_owed(state)
        elif state[GAME_STAGE] == UNDERWAY:
            if game_over(rules, state):
                score_game(rules, state)
                state[GAME_STAGE] = 0
                state[OWED] = 0
                state[ROUND] += 1
                return
            play_event(rules, state, policy, log)
        elif state[GAME_STAGE] == DEALING:
            deal_next(rules, state)
        else:
            shuffle(rules, state, log)


def count_round(state: Row, seats: int, tally: Row) -> None:
    """Adds a finished game to a tally, with the cards left in the hands."""
    tally[ROUNDS] += 1
    for seat in range(seats):
        tally[TRICKS + min(31, max(0, state[HELD + seat]))] += 1


def over(rules: Row, state: Row) -> bool:
    """§11"""
    return state[ROUND] >= rules[GAMES]


def begin_match(state: Row, start: Row, seed: int, number: int) -> None:
    """Copies a position into the row and seeds the generators for the match of this number."""
    if start[GAME_STAGE]:
        for place in range(WIDTH):
            state[place] = start[place]
    else:
        state[GAME_STAGE] = 0
        state[OWED] = 0
        state[ROUND] = start[ROUND]
        state[MORE] = start[MORE]
        for seat in range(8):
            state[TOTALS + seat] = start[TOTALS + seat]
    state[RNG_STATE] = seed_state(seed, number)
    state[SHUFFLE_RNG] = seed_state(seed ^ 0x5DEECE6, number)


play_many = match_loop(
    begin_match, over, play_on, count_round, round_at=ROUND, totals_at=TOTALS, rng_at=RNG_STATE
)
