"""Whole matches of Pesten on integers.

At random, every face that may begin a play is as likely as each other thing one may do; where it
can go on as a set, each kind of set and each length of it are as likely as the single card.  The
last card is announced when it is due, but for a lapse now and then.
"""

from ....engine.cards import DECK, NO_SUIT, UNSEEN, lowest
from ....games import pesten as game
from ....games.pesten import Rules, State, card_points, customs
from ....games.pesten.effects import ANSWER, PLAIN
from ....games.pesten.effects import ROUND as ROUND_LEFT
from ....games.pesten.playable import doing
from ...models.pesten_weights import weights, worths
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
    DEBTOR,
    DISCARDS,
    DRAWN,
    DREW,
    FACES,
    GIVEN,
    HELD,
    JOKERS,
    LIVE,
    MIXER,
    NAMED,
    ORDER,
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
    ROUND,
    SCORES,
    SERIES,
    STATE,
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
    hold,
    next_card,
    note_shuffle,
    owe,
    reshuffle,
    turn_up,
)
from .turns import act, effective, name_suit, pass_cards

__all__ = ["WIDTH", "encode", "play_many", "position", "seats"]

ASKINGS = ("play", "answer", "name", "give")
WINS, PLACES, POINTS = range(3)
DEALING, PLAYED = 1, 2  # of LIVE; 0: no game has begun


def encode(rules: Rules) -> tuple[int, ...]:
    c = customs(rules)
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
        doing(c, ANSWER),
        doing(c, PLAIN),
        rules.pack_count(),
        rules.jokers,
        c.penalty,
    )
    faces = [doing(c, effect) for effect in range(ROUND_LEFT + 1)]
    return tuple(map(int, (*head, *c.effects, *faces, *weights(), *worths(rules.sets))))


def seats(rules: Rules) -> int:
    return rules.players


def position(s: State) -> list[int]:
    """The row from which a kernel plays on; all cards and their order are given."""
    w, t = [0] * WIDTH, s.table
    w[ROUND], w[DRAWN] = len(s.rounds), UNSEEN
    w[TOTALS : TOTALS + s.rules.players] = game.totals(s)
    if t.hands:
        w[LIVE] = PLAYED
        for seat, held in enumerate(t.hands):
            for card in held:
                hold(w, seat, card)
        w[TURN], w[WAY], w[ASKED], w[NAMED] = t.turn, t.way, ASKINGS.index(t.asked), t.named
        w[PAYLOAD], w[BEGAN], w[SERIES] = t.payload, t.began, t.series
        w[DREW], w[DRAWN], w[OWED], w[DEBTOR] = t.drew, t.drawn, t.owed, t.debtor
        w[OUTS], w[PASSES], w[TURNS] = len(t.out), t.passes, t.turns
        w[STOCKED] = w[ORDERED] = len(t.stock)
        w[PACKS], w[PASSED_ON] = s.rules.pack_count(), len(t.given)
        for card in t.pile:
            turn_up(w, card)
        for place, row in ((OUT, t.out), (GIVEN, t.given), (ORDER, t.stock[::-1])):
            w[place : place + len(row)] = row
    return [int(n) for n in w]


def shuffle(r: Row, w: Row, log: Row | None) -> None:
    """§1: all cards become the stock."""
    for seat in range(r[PLAYERS]):
        empty(w, seat)
    for pack in range(r[RULED_PACKS]):
        w[STOCK + pack] = DECK
        w[DISCARDS + pack] = 0
    w[STOCK + JOKERS] = r[RULED_PACKS] * r[RULED_JOKERS]
    w[DISCARDS + JOKERS] = 0
    w[PACKS] = r[RULED_PACKS]
    w[STOCKED] = r[RULED_PACKS] * (52 + r[RULED_JOKERS])
    w[PILED] = 0
    w[ORDERED] = 0
    w[PLAYING] = 0
    w[LIVE] = DEALING
    w[TURN] = 0
    w[DREW] = 0
    w[OWED] = 0
    note_shuffle(log, w)


def deal(r: Row, w: Row) -> None:
    """§1, §2: the next hand is dealt, or at last a card is turned up."""
    seat = w[TURN]
    if seat < r[PLAYERS]:
        owe(w, seat, r[CARDS])
        w[TURN] = seat + 1
        return
    card = next_card(w)
    turn_up(w, card)
    if r[UNTIL_PLAIN] and w[STOCKED] and not r[PLAINS] >> card & 1:
        return
    w[LIVE] = PLAYED
    w[WAY] = 1
    w[NAMED] = NO_SUIT
    w[BEGAN] = NO_SUIT
    for place in (PAYLOAD, SERIES, DREW, OWED, OUTS, PASSES, TURNS, ASKED, PASSED_ON):
        w[place] = 0
    w[DRAWN] = UNSEEN
    w[TURN] = (r[DEALER] + w[ROUND]) % r[PLAYERS]
    effective(r, w)


def over(r: Row, w: Row) -> bool:
    """§10, §11"""
    left = w[PLAYING].bit_count()
    if left == 1 or (w[OUTS] and r[SCORE] != PLACES):
        return True
    return w[PASSES] >= left or w[TURNS] >= r[TURN_LIMIT]


def happen(r: Row, w: Row, policy: int, log: Row | None) -> None:
    """The next thing in a game that is played."""
    if w[OWED]:
        reshuffle(w, log)
    elif w[ASKED] == TO_NAME:
        name_suit(r, w, policy, log)
    elif w[ASKED] == TO_GIVE:
        pass_cards(r, w, policy, log)
    else:
        act(r, w, policy, log)


def score(r: Row, w: Row) -> None:
    """§11"""
    seats = r[PLAYERS]
    for place in range(w[OUTS]):  # first out first, and all before those with cards
        w[HELD + w[OUT + place]] = place - w[OUTS]
    for seat in range(seats):
        held, points = w[HELD + seat], 0
        if r[SCORE] == POINTS:
            cards = w[FACES + seat]
            while cards:
                card = lowest(cards)
                cards &= cards - 1
                points -= card_points(card) * (1 + w[COPIES + (seat << 6) + card])
        elif r[SCORE] == PLACES:
            for other in range(seats):
                points += w[HELD + other] > held
        else:
            points = 1
            for other in range(seats):
                if w[HELD + other] < held:
                    points = 0
        w[SCORES + seat] = points
        w[TOTALS + seat] += points


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
    """Matches by number from `start`, each to its end or for so many games; their checksum.

    One thing happens at a time, whichever match it is in: threads of a graphics processor that
    work in step do not wait for the longest game.
    """
    seats, check, match = r[PLAYERS], 0, 0
    until = min(r[GAMES], start[ROUND] + rounds) if rounds else r[GAMES]
    if number:
        open_match(w, start, seed, first)
    while match < number:
        if w[OWED] and w[STOCKED]:
            draw_one(w)
        elif w[LIVE] == PLAYED:
            if not over(r, w):
                happen(r, w, policy, log)
                continue
            score(r, w)
            w[LIVE] = 0
            w[OWED] = 0
            w[ROUND] += 1
            tally[ROUNDS] += 1
            for seat in range(seats):
                tally[TRICKS + min(31, max(0, w[HELD + seat]))] += 1  # cards left
        elif w[LIVE] == DEALING:
            deal(r, w)
        elif w[ROUND] < until:
            shuffle(r, w, log)
        else:
            check = (check + settle(w, seats, match, totals, tally)) & M57
            note_end(log)
            match += 1
            open_match(w, start, seed, first + match)
    return check


def open_match(w: Row, start: Row, seed: int, number: int) -> None:
    """The row as a match of this number begins."""
    if start[LIVE]:
        for place in range(WIDTH):
            w[place] = start[place]
    else:
        w[LIVE] = 0
        w[OWED] = 0
        w[ROUND] = start[ROUND]
        for seat in range(8):
            w[TOTALS + seat] = start[TOTALS + seat]
    w[STATE] = seeded(seed, number)
    w[MIXER] = seeded(seed ^ 0x5DEECE6, number)


def settle(w: Row, seats: int, at: int, totals: Row, tally: Row) -> int:
    """Writes down the totals of a finished match, at its place; its checksum."""
    own, best = folded(0, w[STATE]), w[TOTALS]
    for seat in range(seats):
        total = w[TOTALS + seat]
        best = max(best, total)
        own = folded(own, total)
        totals[at * seats + seat] = total
    for seat in range(seats):
        if w[TOTALS + seat] == best:
            tally[BEST + seat] += 1
    return own
