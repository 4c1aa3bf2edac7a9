"""The hard evidence of one seat in a trick game: its own hand, the cards played, the suits that
other seats have shown or declared to be void in, and the cards that it passed on itself.

`knowledge` sums it up for players that choose a card; `evidence` states it as constraints on a
deal, for counting and for sampling deals (`sim.deals`).
"""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from math import comb
from typing import Any

from msgspec import Struct

from ..engine.actions import Event, Play, Shuffle
from ..engine.cards import (
    DECK,
    NO_SUIT,
    SUIT_CARDS,
    Card,
    Cards,
    Seat,
    Suit,
    bits,
    mask,
    suit_of,
)
from ..engine.options import Options
from ..engine.phases.calls import calling_order
from ..engine.phases.tricks import beats, place_of_best
from ..games.israeli_whist import GIFT
from ..games.israeli_whist.numbers import FULL_HAND, SEATS
from ..sim.deals.counting import Unseen, count_deals

ALL_SUITS = (1 << NO_SUIT) - 1  # a set of suits


def deal_events(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events after the last shuffle, or all of them if there was none."""
    for ago, event in enumerate(reversed(events)):
        if isinstance(event.action, Shuffle):
            return events[len(events) - ago :]
    return events


def plays(events: Iterable[Event]) -> Iterator[tuple[Seat, Card]]:
    """The cards played since the last deal in their order, each with the seat that played it."""
    played = []
    for event in reversed(tuple(events)):
        if isinstance(event.action, Shuffle):
            break
        if isinstance(event.action, Play):
            played.append((event.seat, event.action.cards[0]))
    return reversed(played)


def hidden_cards(view: Any) -> Cards:
    """The cards that are neither in the seat's hand nor played, those it gave away among them."""
    given = mask([card for gift in getattr(view, "given", ()) for card in gift])
    return (mask(view.unseen) | given & ~mask(view.hand)) & DECK


def seen_elsewhere(view: Any) -> Cards:
    """The cards that a seat has seen outside its hand: played, or turned up."""
    return DECK & ~(mask(view.hand) | hidden_cards(view))


def shown_voids(
    played: Iterable[tuple[Seat, Card]], seats: int, trump: Suit, *, trump_any_time: bool = False
) -> tuple[int, ...]:
    """By seat, the set of suits that its plays prove it void in.

    With `trump_any_time` a trump may be played instead of following suit (Whist §3), so a trump
    proves nothing and any other discard proves the seat void in both suits.
    """
    voids, led = [0] * seats, NO_SUIT
    for at, (seat, card) in enumerate(played):
        if at % seats == 0:
            led = suit_of(card)
        elif suit_of(card) != led:
            if not trump_any_time:
                voids[seat] |= 1 << led
            elif suit_of(card) != trump:
                voids[seat] |= 1 << led | (1 << trump if trump != NO_SUIT else 0)
    return tuple(voids)


def excluded_suits(view: Any, events: tuple[Event, ...], rules: Options) -> tuple[int, ...]:
    """By seat, the set of suits that it cannot hold: shown by its plays, or declared.

    Where the rules of following are not enforced (Whist §3), a card played against them proves
    nothing and every set is empty.
    """
    seats = len(view.sizes)
    if not getattr(rules, "enforce", True):
        return (0,) * seats
    either = getattr(rules, "follow", "strict") == "lead_or_trump"
    shown = shown_voids(plays(events), seats, view.trump, trump_any_time=either)
    declared = getattr(view, "voids", ()) or ((),) * seats
    return tuple([a | mask(b) for a, b in zip(shown, declared, strict=True)])


def needed_suits(view: Any, events: tuple[Event, ...], rules: Options) -> tuple[int, ...]:
    """By seat, the set of suits of which it still holds a card, as its void in them would have been
    declared (Egyptian Estimation §2); () where nothing follows from what is not declared."""
    if getattr(rules, "void", "") != "compulsory":
        return ()
    seats = len(view.sizes)
    shown = [0] * seats
    for seat, card in plays(events):
        shown[seat] |= 1 << suit_of(card)
    told = [ALL_SUITS] * seats  # by seat, the suits of which it is known whether it is void
    if view.phase == "void":
        turns = calling_order(view.starter, seats, way=view.way)
        for seat in turns[turns.index(view.actor) :]:
            told[seat] = (1 << mask(view.voids[seat]).bit_length()) - 1  # the lowest come first
    return tuple([told[seat] & ~(mask(view.voids[seat]) | shown[seat]) for seat in range(seats)])


# For a player that chooses a card.


class Knowledge(Struct, frozen=True, kw_only=True, gc=False):
    """The trick on the table and the cards around it, as one seat knows them."""

    me: Seat
    seats: int
    hand: Cards
    unseen: Cards  # in the other hands, or not dealt
    gone: Cards  # played in this deal, or face up and out of play
    voids: tuple[int, ...]  # by seat, the set of suits that its plays prove it void in
    trump: Suit
    led: Suit  # NO_SUIT when this seat leads
    table: tuple[Card, ...]  # from the leader on
    best: Card  # the card winning the trick so far; -1 when this seat leads
    holder: Seat  # the seat that played it; -1 when this seat leads
    later: tuple[Seat, ...]  # the seats that play to this trick after this one
    sizes: tuple[int, ...]


def knowledge(view: Any, events: Iterable[Event], *, trump_any_time: bool = False) -> Knowledge:
    """The knowledge of the seat whose view this is, of any trick game; for `trump_any_time` see
    `shown_voids`."""
    seats, table, me, way = len(view.sizes), view.table, view.seat, getattr(view, "way", 1)
    best = place_of_best(table, view.trump) if table else 0
    return Knowledge(
        me=me,
        seats=seats,
        hand=mask(view.hand),
        unseen=mask(view.unseen),
        gone=seen_elsewhere(view) | mask(card for _, card in plays(events)),
        voids=shown_voids(plays(events), seats, view.trump, trump_any_time=trump_any_time),
        trump=view.trump,
        led=suit_of(table[0]) if table else NO_SUIT,
        table=table,
        best=table[best] if table else -1,
        holder=(view.leader + way * best) % seats if table else -1,
        later=tuple((me + way * i) % seats for i in range(1, seats - len(table))),
        sizes=view.sizes,
    )


def cards_beating(cards: Cards, best: Card, trump: Suit) -> Cards:
    """Those of the cards that would beat the best card so far."""
    return mask(card for card in bits(cards) if beats(card, best, trump))


def masters(cards: Cards, unseen: Cards) -> Cards:
    """The master cards among these: those above every unseen card of their suit."""
    found = 0
    for suit in range(4):
        above = (unseen & SUIT_CARDS[suit]).bit_length()
        found |= (cards & SUIT_CARDS[suit]) >> above << above
    return found


def possible_cards(k: Knowledge, seat: Seat) -> Cards:
    """The unseen cards outside the suits that this seat has shown to be void in."""
    cards = k.unseen
    for suit in range(4):
        if k.voids[seat] >> suit & 1:
            cards &= ~SUIT_CARDS[suit]
    return cards


# As constraints on a deal.


class Evidence(Struct, frozen=True, kw_only=True):
    """One way in which the cards that were passed on may lie; everything else is in `unseen`, whose
    last place is out of play."""

    held: tuple[Cards, ...]  # by place, cards known to lie there
    unseen: Unseen
    weight: Fraction  # its probability; the weights of all ways add up to 1


def evidence(view: Any, events: tuple[Event, ...], rules: Options) -> tuple[Evidence, ...]:
    """Every way in which the cards that were passed on may lie, mostly a single one; () when no
    cards are dealt.  Raises ValueError if no deal agrees with the events."""
    if not view.sizes:
        return ()
    excluded, needed = excluded_suits(view, events, rules), needed_suits(view, events, rules)
    ways = [
        (weight, placement)
        for weight, holders in gift_holders(view, deal_events(events))
        if (placement := constraints(view, holders, excluded, needed))
    ]
    if len(ways) == 1:
        held, unseen = ways[0][1]
        return (Evidence(held=held, unseen=unseen, weight=Fraction(1)),)
    likely = [
        weight
        * Fraction(count_deals(unseen), count_deals(Unseen(cards=unseen.cards, rooms=unseen.rooms)))
        for weight, (_, unseen) in ways
    ]
    total = sum(likely)
    if not total:
        raise ValueError(f"no deal agrees with what seat {view.seat} has seen")
    return tuple(
        [
            Evidence(held=held, unseen=unseen, weight=chance / total)
            for chance, (_, (held, unseen)) in zip(likely, ways, strict=True)
            if chance
        ]
    )


def constraints(
    view: Any, holders: dict[Card, Seat], excluded: tuple[int, ...], needed: tuple[int, ...] = ()
) -> tuple[tuple[Cards, ...], Unseen] | None:
    """The cards known to lie at each place and the unseen rest, if certain cards have these
    holders; None if that cannot be."""
    held = [0] * (len(view.sizes) + 1)
    for card, seat in holders.items():
        if excluded[seat] >> suit_of(card) & 1:
            return None
        held[seat] |= 1 << card
    if view.seat >= 0:
        held[view.seat] = mask(view.hand)
    rooms = [n - cards.bit_count() for n, cards in zip(view.sizes, held[:-1], strict=True)]
    cards = mask(view.unseen)
    out = cards.bit_count() - sum(rooms)
    if min(rooms) < 0 or out < 0:
        return None
    if needed:
        needed = (*[n if seat != view.seat else 0 for seat, n in enumerate(needed)], 0)
    barred = (*excluded, 0)
    return tuple(held), Unseen(cards=cards, rooms=(*rooms, out), barred=barred, needed=needed)


# Cards that were passed on (Israeli Whist §4) may be passed on again; before any card is played,
# every gift of its size is taken to be equally likely.


def gift_holders(view: Any, deal: tuple[Event, ...]) -> Iterator[tuple[Fraction, dict[Card, Seat]]]:
    """The possible holders now of the cards that this seat passed on, each with its probability
    before any play; only those that the plays do not contradict."""
    own = mask(view.hand)
    gifts = [cards for cards in getattr(view, "given", ()) if not mask(cards) & own]
    played = {card: seat for seat, card in plays(deal)}
    for weight, holders in after_gifts([], gifts, view.seat):
        if all(played.get(card, seat) == seat for card, seat in holders.items()):
            yield weight, {card: seat for card, seat in holders.items() if card not in played}


def after_gifts(
    holders: list[tuple[Card, Seat]], gifts: list[tuple[Card, ...]], me: Seat
) -> Iterator[tuple[Fraction, dict[Card, Seat]]]:
    """The possible holders once these gifts have been made too, from the present holders."""
    if not gifts:
        yield Fraction(1), dict(holders)
        return
    arriving = [(card, (me + 1) % SEATS) for card in gifts[0]]
    for weight, moved in after_one_pass(holders):
        for more, result in after_gifts(moved + arriving, gifts[1:], me):
            yield weight * more, result


def after_one_pass(
    holders: list[tuple[Card, Seat]],
) -> Iterator[tuple[Fraction, list[tuple[Card, Seat]]]]:
    """Every choice of which of these cards their holders pass on to the left."""
    by_seat: dict[Seat, list[Card]] = {}
    for card, seat in holders:
        by_seat.setdefault(seat, []).append(card)
    ways: list[tuple[Fraction, list[tuple[Card, Seat]]]] = [(Fraction(1), [])]
    for seat, cards in by_seat.items():
        ways = [
            (weight * chance, [*moved, *[(c, (seat + (c in gift)) % SEATS) for c in cards]])
            for weight, moved in ways
            for chance, gift in gift_subsets(cards)
        ]
    yield from ways


def gift_subsets(cards: list[Card]) -> Iterator[tuple[Fraction, frozenset[Card]]]:
    """Every subset of these cards that a gift from a full hand may hold, with its probability."""
    for number in range(1 << len(cards)):
        chosen = bits(number)
        if len(chosen) <= GIFT:
            ways = comb(FULL_HAND - len(cards), GIFT - len(chosen))
            yield Fraction(ways, comb(FULL_HAND, GIFT)), frozenset([cards[i] for i in chosen])
