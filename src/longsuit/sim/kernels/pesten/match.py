"""Whole matches of Pesten on integers.

At random, every face that may begin a play is as likely as each other thing one may do; where it
can go on as a set, each kind of set and each length of it are as likely as the single card.  The
last card is announced when it is due, but for a lapse now and then.
"""

from ....engine.cards import DECK, NO_SUIT, UNSEEN, lowest
from ....games.pesten import Rules, card_points, shedding_rules
from ....games.pesten.effects import ANSWER, PLAIN
from ....games.pesten.effects import ROUND as ROUND_LEFT
from ....games.pesten.playable import faces_with
from ...models.pesten_weights import policy_weights, value_weights
from ..kernel_log import note_end
from ..layout import BEST, ROUNDS, TRICKS, Row
from ..rng import M57, folded, seeded
from .choices import CARDS, DEALER, GAMES, PLAINS, PLAYERS, SCORE, TURN_LIMIT, UNTIL_PLAIN
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
    HELD,
    JOKERS,
    LIVE,
    MIXER,
    NAMED,
    ORDERED,
    OUT,
    OUTS,
    OWED,
    PACKS,
    PASSED_ON,
    PASSES,
    PAYLOAD,
    PILED,
    PLAYING,
    RNG_STATE,
    ROUND,
    SCORES,
    SERIES,
    STOCK,
    STOCKED,
    TO_GIVE,
    TO_NAME,
    TOTALS,
    TURN,
    TURNS,
    WAY,
    WIDTH,
    draw_one,
    empty,
    next_card,
    note_shuffle,
    owe,
    reshuffle,
    turn_up,
)
from .turns import act, effective, name_suit, pass_cards

__all__ = ["WIDTH", "encode", "play_many", "seats"]

ASKINGS = ("play", "answer", "name", "give")
WINS, PLACES, POINTS = range(3)
DEALING, PLAYED = 1, 2  # of LIVE; 0: no game has begun


def encode(rules: Rules) -> tuple[int, ...]:
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
        faces_with(c, PLAIN),
        rules.pack_count(),
        rules.jokers,
        c.penalty,
    )
    faces = [faces_with(c, effect) for effect in range(ROUND_LEFT + 1)]
    return tuple(
        map(int, (*head, *c.effects, *faces, *policy_weights(), *value_weights(rules.sets)))
    )


def seats(rules: Rules) -> int:
    return rules.players


def shuffle(rules: Row, state: Row, log: Row | None) -> None:
    """§1: all cards become the stock."""
    for seat in range(rules[PLAYERS]):
        empty(state, seat)
    for pack in range(rules[RULED_PACKS]):
        state[STOCK + pack] = DECK
        state[DISCARDS + pack] = 0
    state[STOCK + JOKERS] = rules[RULED_PACKS] * rules[RULED_JOKERS]
    state[DISCARDS + JOKERS] = 0
    state[PACKS] = rules[RULED_PACKS]
    state[STOCKED] = rules[RULED_PACKS] * (52 + rules[RULED_JOKERS])
    state[PILED] = 0
    state[ORDERED] = 0
    state[PLAYING] = 0
    state[LIVE] = DEALING
    state[TURN] = 0
    state[DREW] = 0
    state[OWED] = 0
    note_shuffle(log, state)


def deal(rules: Row, state: Row) -> None:
    """§1, §2: the next hand is dealt, or at last a card is turned up."""
    seat = state[TURN]
    if seat < rules[PLAYERS]:
        owe(state, seat, rules[CARDS])
        state[TURN] = seat + 1
        return
    card = next_card(state)
    turn_up(state, card)
    if rules[UNTIL_PLAIN] and state[STOCKED] and not rules[PLAINS] >> card & 1:
        return
    state[LIVE] = PLAYED
    state[WAY] = 1
    state[NAMED] = NO_SUIT
    state[BEGAN] = NO_SUIT
    for place in (PAYLOAD, SERIES, DREW, OWED, OUTS, PASSES, TURNS, ASKED, PASSED_ON):
        state[place] = 0
    state[DRAWN] = UNSEEN
    state[TURN] = (rules[DEALER] + state[ROUND]) % rules[PLAYERS]
    effective(rules, state)


def over(rules: Row, state: Row) -> bool:
    """§10, §11"""
    left = state[PLAYING].bit_count()
    if left == 1 or (state[OUTS] and rules[SCORE] != PLACES):
        return True
    return state[PASSES] >= left or state[TURNS] >= rules[TURN_LIMIT]


def happen(rules: Row, state: Row, policy: int, log: Row | None) -> None:
    """The next thing in a game that is played."""
    if state[OWED]:
        reshuffle(state, log)
    elif state[ASKED] == TO_NAME:
        name_suit(rules, state, policy, log)
    elif state[ASKED] == TO_GIVE:
        pass_cards(rules, state, policy, log)
    else:
        act(rules, state, policy, log)


def score(rules: Row, state: Row) -> None:
    """§11"""
    seats = rules[PLAYERS]
    for place in range(state[OUTS]):  # first out first, and all before those with cards
        state[HELD + state[OUT + place]] = place - state[OUTS]
    for seat in range(seats):
        held, points = state[HELD + seat], 0
        if rules[SCORE] == POINTS:
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


def play_many(
    rules: Row,
    start: Row,
    state: Row,
    policy: int,
    seed: int,
    first: int,
    number: int,
    rounds: int,
    totals: Row,
    tally: Row,
    log: Row | None,
) -> int:
    """Matches by number from `start`, each to its end or for so many games; their checksum.

    One thing happens at a time, whichever match it is in: threads of a graphics processor that
    work in step do not wait for the longest game.
    """
    seats, check, match = rules[PLAYERS], 0, 0
    until = min(rules[GAMES], start[ROUND] + rounds) if rounds else rules[GAMES]
    if number:
        open_match(state, start, seed, first)
    while match < number:
        if state[OWED] and state[STOCKED]:
            draw_one(state)
        elif state[LIVE] == PLAYED:
            if not over(rules, state):
                happen(rules, state, policy, log)
                continue
            score(rules, state)
            state[LIVE] = 0
            state[OWED] = 0
            state[ROUND] += 1
            tally[ROUNDS] += 1
            for seat in range(seats):
                tally[TRICKS + min(31, max(0, state[HELD + seat]))] += 1  # cards left
        elif state[LIVE] == DEALING:
            deal(rules, state)
        elif state[ROUND] < until:
            shuffle(rules, state, log)
        else:
            check = (check + settle(state, seats, match, totals, tally)) & M57
            note_end(log)
            match += 1
            open_match(state, start, seed, first + match)
    return check


def open_match(state: Row, start: Row, seed: int, number: int) -> None:
    """The row as a match of this number begins."""
    if start[LIVE]:
        for place in range(WIDTH):
            state[place] = start[place]
    else:
        state[LIVE] = 0
        state[OWED] = 0
        state[ROUND] = start[ROUND]
        for seat in range(8):
            state[TOTALS + seat] = start[TOTALS + seat]
    state[RNG_STATE] = seeded(seed, number)
    state[MIXER] = seeded(seed ^ 0x5DEECE6, number)


def settle(state: Row, seats: int, at: int, totals: Row, tally: Row) -> int:
    """Writes down the totals of a finished match, at its place; its checksum."""
    own, best = folded(0, state[RNG_STATE]), state[TOTALS]
    for seat in range(seats):
        total = state[TOTALS + seat]
        best = max(best, total)
        own = folded(own, total)
        totals[at * seats + seat] = total
    for seat in range(seats):
        if state[TOTALS + seat] == best:
            tally[BEST + seat] += 1
    return own
