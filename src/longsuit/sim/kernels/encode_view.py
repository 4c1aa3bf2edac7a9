"""The one place where a view becomes the row from which a kernel plays on.

`encode_view` writes everything that the view shows; the hidden cards are left out, for a sampled
world to fill in.  `encode_state` is the view of everybody and the hidden rest.  The state of the
random number generator is the caller's in both.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

from ...engine.actions import WATCHER, Bid
from ...engine.cards import DECK, JOKER, NO_SEAT, NO_SUIT, UNSEEN, Seat, mask, suit_of
from ...engine.options import Options
from ...engine.phases import auction
from ...engine.phases.auction import Auction
from ...games import (
    GAMES,
    egyptian_estimation,
    estimation_whist,
    game_name,
    israeli_whist,
    oh_hell,
    pesten,
    whist,
)
from ...games.egyptian_estimation.scoring import SCORINGS
from ...games.egyptian_estimation.scoring import SEATS as EGYPTIAN_SEATS
from ...games.israeli_whist.numbers import SEATS as ISRAELI_SEATS
from ...games.israeli_whist.numbers import least_bid
from ...games.pesten.table import next_seat_playing
from . import egyptian_bidding as egyptian_row
from . import estimation_whist as estimation_row
from . import israeli_whist as israeli_row
from . import layout
from . import oh_hell as oh_hell_row
from . import whist as whist_row
from .auction import ASKED, BEST_BID, BIDDER, HOLDER
from .egyptian_estimation import STAGES as EGYPTIAN_STAGES
from .pesten import layout as pesten_row
from .pesten import match as pesten_kernel
from .play_order import is_mirrored, mirrored, mirrored_view


def encode_view(view: Any, rules: Options) -> list[int]:
    """The row of what a view shows; before the deal, only the round and the totals."""
    return VIEWS[game_name(rules)](view, rules)


def encode_state(s: Any) -> list[int]:
    """The row of a state, with every card in its place."""
    name = game_name(s.rules)
    row = encode_view(GAMES[name].view(s, WATCHER), s.rules)
    HIDDEN[name](s, row)
    return row


# The trick games.


def trick_row(view: Any, seats: int) -> list[int]:
    """The row of what all trick games have in common."""
    row = [0] * layout.SIZE
    row[layout.ROUND] = len(view.rounds)
    totals = view.rounds[-1].totals if view.rounds else (0,) * seats
    row[layout.TOTALS : layout.TOTALS + seats] = totals
    if view.sizes:
        row[layout.CALLS : layout.CALLS + seats] = getattr(view, "calls", (-1,) * seats)
        encode_trick(view, row)
    return row


def encode_trick(position: Any, row: list[int]) -> None:
    """Writes the trick on the table and those won, of a view or of the trick phase of a state."""
    row[layout.WON : layout.WON + len(position.won)] = position.won
    row[layout.TRUMP], row[layout.LEADER] = position.trump, position.leader
    row[layout.ON_TABLE] = len(position.table)
    row[layout.TABLE : layout.TABLE + len(position.table)] = position.table


def everybody_greedy(row: list[int], seats: int) -> None:
    """Every seat takes what it can once its call is missed, as tricks are points all the same."""
    row[layout.GREEDY_SEATS] = (1 << seats) - 1


def calls_made(view: Any) -> int:
    return sum([call >= 0 for call in view.calls])


def encode_auction(a: Auction, row: list[int]) -> None:
    row[BIDDER], row[ASKED], row[BEST_BID], row[HOLDER] = a.turn, a.asked, a.best, a.holder


def lay_hands(s: Any, row: list[int]) -> None:
    row[layout.HANDS : layout.HANDS + len(s.play.hands)] = s.play.hands


def estimation_view(view: estimation_whist.View, rules: estimation_whist.Rules) -> list[int]:
    row = trick_row(view, rules.players)
    if view.sizes:
        row[estimation_row.HANDS_DEALT], row[layout.CALLS_MADE] = 1, calls_made(view)
        everybody_greedy(row, rules.players)
    return row


def estimation_hidden(s: estimation_whist.State, row: list[int]) -> None:
    if s.play.hands:
        lay_hands(s, row)
        row[layout.STOCK] = DECK & ~(sum(s.play.hands) | s.play.gone)


def oh_hell_view(view: oh_hell.View, rules: oh_hell.Rules) -> list[int]:
    row = trick_row(view, rules.players)
    if view.sizes:
        row[oh_hell_row.HANDS_DEALT], row[layout.CALLS_MADE] = 1, calls_made(view)
        row[layout.FACE_UP] = 1 << view.turned if view.turned != UNSEEN else 0
        if oh_hell.tricks_pay(rules):
            everybody_greedy(row, rules.players)
    return row


def oh_hell_hidden(s: oh_hell.State, row: list[int]) -> None:
    if s.play.hands:
        lay_hands(s, row)
        row[layout.STOCK] = DECK & ~(sum(s.play.hands) | s.play.gone | row[layout.FACE_UP])


def whist_view(view: whist.View, rules: whist.Rules) -> list[int]:
    row = trick_row(view, rules.players)
    if view.sizes:
        row[whist_row.CUT_MADE] = row[whist_row.HANDS_DEALT] = 1
        everybody_greedy(row, rules.players)
    return row


def whist_hidden(s: whist.State, row: list[int]) -> None:
    row[whist_row.LAST_WINNER] = s.winner
    if s.cut != UNSEEN:
        row[whist_row.CUT_MADE], row[whist_row.CUT_CARD] = 1, s.cut
    lay_hands(s, row)


def israeli_view(view: israeli_whist.View, rules: israeli_whist.Rules) -> list[int]:
    seats = ISRAELI_SEATS
    row = trick_row(view, seats)
    if view.sizes:
        a = auction.begin(seats, view.starter, (1 << seats) - 1)
        for _, action in view.bids:
            a = auction.bid_or_pass(a, action, rules.may_return)
        encode_auction(a, row)
        row[israeli_row.STAGE] = israeli_row.STAGES.index(view.phase)
        row[israeli_row.FRISCHES_PLAYED] = view.least - least_bid(rules.cards)
        row[layout.CALLS_MADE] = calls_made(view)
    return row


def israeli_hidden(s: israeli_whist.State, row: list[int]) -> None:
    row[israeli_row.ENDED] = int(s.ended)
    if s.play.hands:
        lay_hands(s, row)
        row[layout.STOCK] = DECK & ~(sum(s.play.hands) | s.play.gone)
        given, seats = s.giving.given, ISRAELI_SEATS
        underway = len(given) % seats
        for place in range(underway):
            seat = (israeli_whist.first(s) + place) % seats
            row[israeli_row.GIFTS + seat] = given[len(given) - underway + place]


def egyptian_view(view: egyptian_estimation.View, rules: egyptian_estimation.Rules) -> list[int]:
    """In the phase of declarations, the number of seats that have declared is left out."""
    seats = EGYPTIAN_SEATS
    view = mirrored_view(view) if view.way < 0 else view
    row = trick_row(view, seats)
    row[egyptian_row.OPENER] = view.starter
    row[egyptian_row.DOUBLINGS_IN_ROW] = view.multiplier.bit_length() - 1
    if not view.sizes:
        return row
    everybody = (1 << seats) - 1
    declaring = view.phase in ("void", "declare")
    row[egyptian_row.STAGE] = EGYPTIAN_STAGES.index("declare" if declaring else view.phase)
    row[egyptian_row.DECLARED] = 0 if declaring else seats
    row[egyptian_row.DASHED], row[egyptian_row.CALLER] = mask(view.dashed), view.caller
    row[egyptian_row.VOIDS : egyptian_row.VOIDS + seats] = [mask(suits) for suits in view.voids]
    a = auction.begin(seats, view.starter, everybody & ~mask(view.dashed))
    for seat, action in view.bids:
        raises = rules.bidding == "raising" and isinstance(action, Bid)
        asked = auction.still_asked(a.asked, everybody, a.holder, seat, raises, False)
        a = auction.record_bid(a, action, asked)
    encode_auction(a, row)
    row[egyptian_row.LAST_CALLER] = last_estimate(view, a.holder)
    row[layout.RULER] = view.caller + 1
    row[layout.VARIANT] = SCORINGS.index(rules.scoring) + 1
    return row


def last_estimate(view: egyptian_estimation.View, holder: Seat) -> Seat:
    """§8: the last seat that has estimated; none behind three dash calls."""
    seats = len(view.sizes)
    first = view.starter if holder < 0 else holder + 1
    order = [(first + place) % seats for place in range(seats)]
    spoke = [s for s in order if view.calls[s] >= 0 and s != holder and s not in view.dashed]
    return spoke[-1] if spoke else NO_SEAT


def egyptian_hidden(s: egyptian_estimation.State, row: list[int]) -> None:
    """The auction is in the row already."""
    if s.play.hands:
        hands = mirrored(s.play.hands) if is_mirrored(s.rules) else s.play.hands
        row[layout.HANDS : layout.HANDS + len(hands)] = hands
        row[egyptian_row.DECLARED] = s.bidding.declared.spoken


# Pesten.


def pesten_view(view: pesten.View, rules: pesten.Rules) -> list[int]:
    """The seat's own hand is in the row.  The suit in which a stack began is taken to be the top
    card's; `belief.pesten` may know better."""
    row, seats = [0] * pesten_row.WIDTH, rules.players
    row[pesten_row.ROUND], row[pesten_row.DRAWN] = len(view.rounds), UNSEEN
    totals = view.rounds[-1].totals if view.rounds else (0,) * seats
    row[pesten_row.TOTALS : pesten_row.TOTALS + seats] = totals
    if not view.sizes:
        return row
    row[pesten_row.GAME_STAGE], row[pesten_row.PACKS] = pesten_kernel.UNDERWAY, rules.pack_count()
    for card in view.hand:
        pesten_row.add_card(row, view.seat, card)
    row[pesten_row.PLAYING] = mask([seat for seat, size in enumerate(view.sizes) if size])
    discards = Counter(pesten.all_cards(rules)) - Counter(view.hand) - Counter(view.unseen)
    discards[view.top] -= 1
    for card in discards.elements():
        pesten_row.put_card(row, pesten_row.DISCARDS, card)
    row[pesten_row.TOP], row[pesten_row.PILE_SIZE] = view.top, view.pile
    row[pesten_row.STOCK_SIZE] = view.stock
    row[pesten_row.TURN], row[pesten_row.WAY] = seat_in_turn(view), view.way
    if view.phase in pesten_kernel.REQUESTS:
        row[pesten_row.ASKED] = pesten_kernel.REQUESTS.index(view.phase)
    row[pesten_row.NAMED], row[pesten_row.PAYLOAD] = view.named, view.payload
    stacked = view.payload and view.top != JOKER
    row[pesten_row.BEGAN] = suit_of(view.top) if stacked else NO_SUIT
    row[pesten_row.DREW] = int(view.drew)
    row[pesten_row.DRAWN] = view.drawn[0] if view.drawn else UNSEEN
    row[pesten_row.OUT_COUNT] = len(view.out)
    row[pesten_row.OUT : pesten_row.OUT + len(view.out)] = view.out
    return row


def seat_in_turn(view: pesten.View) -> Seat:
    """The seat in turn, which is not the actor while every seat passes a card on."""
    seat = max(0, view.actor)
    if view.phase == "give":
        playing = mask([at for at, size in enumerate(view.sizes) if size])
        for _ in view.given:
            seat = next_seat_playing(seat, -1, playing, len(view.sizes))
    return seat


def pesten_hidden(s: pesten.State, row: list[int]) -> None:
    t = s.table
    if not t.hands:
        row[pesten_row.MORE] = mask(s.dealt_more)
        return
    for seat, held in enumerate(t.hands):
        for card in held:
            pesten_row.add_card(row, seat, card)
    row[pesten_row.TURN], row[pesten_row.ASKED] = t.turn, pesten_kernel.REQUESTS.index(t.asked)
    row[pesten_row.BEGAN], row[pesten_row.SERIES] = t.stack_suit, int(t.series)
    row[pesten_row.DRAWN] = t.drawn
    row[pesten_row.OWED], row[pesten_row.DEBTOR] = t.owed, t.debtor
    row[pesten_row.PASSES], row[pesten_row.TURNS] = t.passes, t.turns
    row[pesten_row.MORE] = mask(t.special_out) if s.rules.finish == "plus_five" else 0
    row[pesten_row.ORDER_SIZE], row[pesten_row.PASSED_ON] = len(t.stock), len(t.given)
    for place, cards in ((pesten_row.GIVEN, t.given), (pesten_row.ORDER, t.stock[::-1])):
        row[place : place + len(cards)] = cards


VIEWS: dict[str, Callable[[Any, Any], list[int]]] = {
    "estimation_whist": estimation_view,
    "israeli_whist": israeli_view,
    "oh_hell": oh_hell_view,
    "egyptian_estimation": egyptian_view,
    "pesten": pesten_view,
    "whist": whist_view,
}
HIDDEN: dict[str, Callable[[Any, list[int]], None]] = {
    "estimation_whist": estimation_hidden,
    "israeli_whist": israeli_hidden,
    "oh_hell": oh_hell_hidden,
    "egyptian_estimation": egyptian_hidden,
    "pesten": pesten_hidden,
    "whist": whist_hidden,
}
