"""What a seat knows for certain about hidden cards in a trick game: its hand, what was played, the
suits that others have shown or declared to lack, and the cards it passed on itself."""

from collections.abc import Iterator
from fractions import Fraction
from math import comb
from typing import Any

from msgspec import Struct

from ..engine.actions import Event, Shuffle
from ..engine.cards import DECK, Card, Cards, Seat, bits, mask, suit_of
from ..engine.options import Options
from ..games.israeli_whist import GIFT, SEATS, TRICKS
from ..sim.deals.counting import Unseen, deals
from .known_voids import plays, voids


class Evidence(Struct, frozen=True, kw_only=True):
    """One way in which the cards may lie that were given away; all else is in `unseen`, whose last
    place is out of play."""

    held: tuple[Cards, ...]  # by place, cards known to lie there
    unseen: Unseen
    weight: Fraction  # the weights of all ways add up to 1


def this_deal(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """What has happened since the cards were dealt."""
    for ago, event in enumerate(reversed(events)):
        if isinstance(event.action, Shuffle):
            return events[len(events) - ago :]
    return events


def lacking(view: Any, events: tuple[Event, ...], rules: Options) -> tuple[int, ...]:
    """By seat, the set of suits it cannot hold."""
    seats = len(view.sizes)
    if not getattr(rules, "enforce", True):
        return (0,) * seats  # a card against the rules of following proves nothing
    either = getattr(rules, "follow", "strict") == "lead_or_trump"
    shown = voids(plays(events), seats, view.trump, trump_any_time=either)
    declared = getattr(view, "voids", ()) or ((),) * seats
    return tuple([a | mask(b) for a, b in zip(shown, declared, strict=True)])


def evidence(view: Any, events: tuple[Event, ...], rules: Options) -> tuple[Evidence, ...]:
    """Every way in which cards given away may lie, mostly one; () when no cards are dealt."""
    if not view.sizes:
        return ()
    me, barred = view.seat, lacking(view, events, rules)
    ways = [
        (weight, found)
        for weight, where in wanderings(view, this_deal(events))
        if (found := placed(view, where, barred))
    ]
    if len(ways) == 1:
        held, unseen = ways[0][1]
        return (Evidence(held=held, unseen=unseen, weight=Fraction(1)),)
    likely = [
        weight * Fraction(deals(unseen), deals(Unseen(cards=unseen.cards, rooms=unseen.rooms)))
        for weight, (_, unseen) in ways
    ]
    total = sum(likely)
    if not total:
        raise ValueError(f"no deal agrees with what seat {me} has seen")
    return tuple(
        [
            Evidence(held=held, unseen=unseen, weight=chance / total)
            for chance, (_, (held, unseen)) in zip(likely, ways, strict=True)
            if chance
        ]
    )


def placed(
    view: Any, where: dict[Card, Seat], barred: tuple[int, ...]
) -> tuple[tuple[Cards, ...], Unseen] | None:
    """The hands so far and the rest, if the seats can hold what is said to lie with them."""
    held = [0] * (len(view.sizes) + 1)
    for card, seat in where.items():
        if barred[seat] >> suit_of(card) & 1:
            return None
        held[seat] |= 1 << card
    if view.seat >= 0:
        held[view.seat] = mask(view.hand)
    rooms = [n - cards.bit_count() for n, cards in zip(view.sizes, held[:-1], strict=True)]
    cards = mask(view.unseen)
    out = cards.bit_count() - sum(rooms)
    if min(rooms) < 0 or out < 0:
        return None
    return tuple(held), Unseen(cards=cards, rooms=(*rooms, out), barred=(*barred, 0))


# Cards given away (Israeli Whist §4) may be passed on again; a gift is any cards, as likely.


def wanderings(view: Any, deal: tuple[Event, ...]) -> Iterator[tuple[Fraction, dict[Card, Seat]]]:
    """Where the cards that this seat gave away may lie now, and how likely before any play."""
    own = mask(view.hand)
    gifts = [cards for cards in getattr(view, "given", ()) if not mask(cards) & own]
    played = {card: seat for seat, card in plays(deal)}
    for weight, where in moved([], gifts, view.seat):
        if all(played.get(card, seat) == seat for card, seat in where.items()):
            yield weight, {card: seat for card, seat in where.items() if card not in played}


def moved(
    before: list[tuple[Card, Seat]], gifts: list[tuple[Card, ...]], me: Seat
) -> Iterator[tuple[Fraction, dict[Card, Seat]]]:
    """The gifts that are still to be given, after those whose cards lie where they are said to."""
    if not gifts:
        yield Fraction(1), dict(before)
        return
    arriving = [(card, (me + 1) % SEATS) for card in gifts[0]]
    for weight, after in passed_on(before):
        for more, where in moved(after + arriving, gifts[1:], me):
            yield weight * more, where


def passed_on(lying: list[tuple[Card, Seat]]) -> Iterator[tuple[Fraction, list[tuple[Card, Seat]]]]:
    """Every choice of which of these cards their holders pass on to the left."""
    by_seat: dict[Seat, list[Card]] = {}
    for card, seat in lying:
        by_seat.setdefault(seat, []).append(card)
    ways: list[tuple[Fraction, list[tuple[Card, Seat]]]] = [(Fraction(1), [])]
    for seat, cards in by_seat.items():
        ways = [
            (weight * chance, [*where, *[(c, (seat + (c in gone)) % SEATS) for c in cards]])
            for weight, where in ways
            for chance, gone in gifts_of(cards)
        ]
    yield from ways


def gifts_of(cards: list[Card]) -> Iterator[tuple[Fraction, frozenset[Card]]]:
    """Every subset of the cards that may be in a gift, with its chance."""
    for number in range(1 << len(cards)):
        gone = bits(number)
        if len(gone) <= GIFT:
            ways = comb(TRICKS - len(cards), GIFT - len(gone))
            yield Fraction(ways, comb(TRICKS, GIFT)), frozenset([cards[i] for i in gone])


def hidden_cards(view: Any) -> Cards:
    """Those neither in the seat's hand nor played, in a trick game."""
    given = mask([card for gift in getattr(view, "given", ()) for card in gift])
    return (mask(view.unseen) | given & ~mask(view.hand)) & DECK
