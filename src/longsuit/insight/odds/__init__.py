"""Odds: for every hidden card the chance that it lies with each seat, or out of play.

`hard` counts the deals that agree with what is certain and is exact in trick games; `soft` also
weighs the bids, calls and plays of the seats; `uniform` uses the sizes of the hands alone.
"""

from math import comb
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from ...belief.likelihood import pesten_ratio, ratios
from ...belief.pesten import Tracker, track
from ...belief.pesten_hand import Batch, HandBelief
from ...belief.tricks import evidence, hidden_cards
from ...engine.actions import Event
from ...engine.cards import JOKER, NO_SUIT, SUIT_CARDS, Card, Cards, Seat, bits, rank_cards, suit_of
from ...engine.options import Options
from ...games.pesten import Rules as PestenRules
from ...games.pesten import shedding_rules
from ...games.pesten.playable import playable_on_stack, playable_on_top
from ...sim.deals.counting import count_holdings
from .calibration import answer_chance
from .proportional_fitting import fit

__all__ = [
    "Odds",
    "odds",
]

Mode: TypeAlias = Literal["hard", "soft", "uniform"]


class Odds(Struct, frozen=True, kw_only=True):
    """A row for every hidden card: its chance to lie with each seat, and last out of play or in
    the stock.  A row adds up to 1, a column to the cards that lie there."""

    cards: tuple[Card, ...]  # with several packs a face may stand more than once
    rows: tuple[tuple[float, ...], ...]

    def chance(self, card: Card, seat: Seat) -> float:
        """The chance that a seat holds this card, or a given copy; 0 if it is not hidden."""
        return self.rows[self.cards.index(card)][seat] if card in self.cards else 0.0


NO_ODDS = Odds(cards=(), rows=())


def odds(view: Any, events: tuple[Event, ...], rules: Options, mode: Mode = "hard") -> Odds:
    """The odds from a seat's view and the events as it saw them; empty before the deal."""
    if not view.sizes or not any(view.sizes):
        return NO_ODDS
    if isinstance(rules, PestenRules):
        return pesten_odds(view, events, rules, mode)
    if mode == "uniform":
        return uniform_odds(view, bits(hidden_cards(view)))
    exact = counted_odds(view, events, rules)
    return weighted_odds(view, events, rules, exact) if mode == "soft" else exact


def uniform_odds(view: Any, cards: tuple[Card, ...]) -> Odds:
    """Equal odds for all hidden cards, by the number of cards in each place."""
    rooms = [0 if seat == view.seat else size for seat, size in enumerate(view.sizes)]
    rooms.append(len(cards) - sum(rooms))
    row = tuple([room / len(cards) for room in rooms]) if cards else ()
    return Odds(cards=cards, rows=(row,) * len(cards))


def counted_odds(view: Any, events: tuple[Event, ...], rules: Options) -> Odds:
    """Exact odds, by counting the deals."""
    places = len(view.sizes) + 1
    cards = bits(hidden_cards(view))
    rows = {card: [0.0] * places for card in cards}
    for way in evidence(view, events, rules):
        share = float(way.weight)
        found = [[n / (sum(row) or 1) * share for n in row] for row in count_holdings(way.unseen)]
        for card in bits(way.unseen.cards):
            rows[card] = [a + b for a, b in zip(rows[card], found[suit_of(card)], strict=True)]
        for seat, held in enumerate(way.held):
            if seat != view.seat:
                for card in bits(held):
                    rows[card][seat] += share
    return Odds(cards=cards, rows=tuple([tuple(rows[card]) for card in cards]))


def weighted_odds(view: Any, events: tuple[Event, ...], rules: Options, exact: Odds) -> Odds:
    """The exact odds times the likelihood of each card at each seat, with the sums fitted again by
    iterative proportional fitting."""
    seats = range(len(view.sizes))
    likelihood_ratios = [
        ratios(view, events, rules, seat) if seat != view.seat else {} for seat in seats
    ]
    table = [
        [*[row[seat] * likelihood_ratios[seat].get(card, 1.0) for seat in seats], row[-1]]
        for card, row in zip(exact.cards, exact.rows, strict=True)
    ]
    rooms = [sum([row[place] for row in exact.rows]) for place in range(len(view.sizes) + 1)]
    rows = fit(table, rooms)
    return Odds(cards=exact.cards, rows=tuple(map(tuple, rows))) if rows else exact


# Pesten: batches of cards in the hands, and the stock.


class BatchChances(Struct, frozen=True, kw_only=True):
    """The hidden cards whose place is not known, with the chance of each to be in each batch, and
    last in the stock."""

    cards: tuple[Card, ...]
    owners: tuple[Seat, ...]
    batches: tuple[Batch, ...]
    rows: tuple[tuple[float, ...], ...]


def batch_chances(view: Any, tracker: Tracker, *, soft: bool) -> BatchChances:
    """The chances of all hidden cards: exact if no seat is known to lack a face; else by
    iterative proportional fitting, which comes close to counting."""
    known, rest = tracker.hands, list(view.unseen)
    for held in known:
        for card in held.cards:
            rest.remove(card)
    owners = [seat for seat, held in enumerate(known) for _ in held.batches]
    batches = [batch for held in known for batch in held.batches]
    rooms = [batch.size for batch in batches]
    rooms.append(len(rest) - sum(rooms))
    places = list(zip(owners, batches, strict=True))
    faces = {
        card: [
            *[
                b.size
                * (not b.excluded >> card & 1)
                * (pesten_ratio(tracker, s, b, card) if soft else 1)
                for s, b in places
            ],
            rooms[-1],
        ]
        for card in set(rest)
    }
    found = fit([faces[card] for card in rest], rooms)
    if not found and soft:
        return batch_chances(view, tracker, soft=False)
    rows = found or [[room / len(rest) for room in rooms] for _ in rest]
    return BatchChances(
        cards=tuple(rest),
        owners=tuple(owners),
        batches=tuple(batches),
        rows=tuple(map(tuple, rows)),
    )


def pesten_odds(view: Any, events: tuple[Event, ...], rules: PestenRules, mode: Mode) -> Odds:
    if mode == "uniform":
        return uniform_odds(view, view.unseen)
    tracker = track(view, events, rules)
    found = batch_chances(view, tracker, soft=mode == "soft")
    places, rows = len(view.sizes) + 1, []
    for line in found.rows:
        row = [0.0] * places
        for owner, share in zip((*found.owners, places - 1), line, strict=True):
            row[owner] += share
        rows.append(tuple(row))
    cards = list(found.cards)
    for seat, held in enumerate(tracker.hands):
        for card in held.cards:
            cards.append(card)
            rows.append(tuple([float(place == seat) for place in range(places)]))
    order = sorted(range(len(cards)), key=lambda at: (cards[at], at))
    return Odds(cards=tuple([cards[at] for at in order]), rows=tuple([rows[at] for at in order]))


class Answers(Struct, frozen=True, kw_only=True):
    """The chances of each seat to hold an answer; 0 for this seat itself."""

    two: tuple[float, ...]  # any 2 on the stack
    joker: tuple[float, ...]
    suits: tuple[tuple[float, ...], ...]  # by suit, if it were named


class HandChances:
    """The chances of the other hands in Pesten to have any of some faces."""

    def __init__(
        self, view: Any, events: tuple[Event, ...], rules: PestenRules, mode: Mode = "soft"
    ) -> None:
        self.view, self.tracker = view, track(view, events, rules)
        self.hard = batch_chances(view, self.tracker, soft=False)
        self.soft = batch_chances(view, self.tracker, soft=True) if mode == "soft" else self.hard

    def answer_chances(self, faces: Cards, about: str = "suit") -> tuple[float, ...]:
        """The chance of each seat to answer a two, a joker or a suit; 0 for this seat itself."""
        seats = range(len(self.view.sizes))
        return tuple(
            [0.0 if s == self.view.seat else self.holds_any_chance(s, faces, about) for s in seats]
        )

    def holds_any_chance(self, seat: Seat, faces: Cards, about: str) -> float:
        """The counted chance, corrected by the likelihood of each face; a hand that was played from
        has fewer kinds of cards than one that was just dealt."""
        counted = chance_of_some(self.tracker.hands[seat], self.view.unseen, faces)
        without, moved = (
            chance_of_none(self.hard, seat, faces),
            chance_of_none(self.soft, seat, faces),
        )
        if self.soft is self.hard or not 0 < counted < 1 or not without:
            return counted
        chance = 1 - min(1.0, (1 - counted) * moved / without)
        untouched = not any(batch.age for batch in self.tracker.hands[seat].batches)
        return chance if untouched else answer_chance(about, chance)


def answers(
    view: Any, events: tuple[Event, ...], rules: PestenRules, mode: Mode = "soft"
) -> Answers:
    """The chances of each seat to answer a 2, a joker or a named suit in Pesten."""
    c, chances = shedding_rules(rules), HandChances(view, events, rules, mode).answer_chances
    top = view.top if view.top >= 0 else JOKER
    return Answers(
        two=chances(playable_on_stack(0, NO_SUIT, c.mixed) | rank_cards(0), "two"),
        joker=chances(playable_on_stack(JOKER, NO_SUIT, c.mixed), "joker"),
        suits=tuple(
            [
                chances(playable_on_top(top, suit, c.wild) & (SUIT_CARDS[suit] | 1 << JOKER))
                for suit in range(4)
            ]
        ),
    )


def chance_of_none(found: BatchChances, seat: Seat, faces: Cards) -> float:
    """The chance that a hand has none of these faces, as if cards were independent."""
    places, none = [at for at, owner in enumerate(found.owners) if owner == seat], 1.0
    for card, row in zip(found.cards, found.rows, strict=True):
        if faces >> card & 1:
            none *= 1 - min(1.0, sum([row[at] for at in places]))
    return none


def chance_of_some(held: HandBelief, unseen: tuple[Card, ...], faces: Cards) -> float:
    """The chance that a hand has one of these faces: one minus the hypergeometric probability of
    none in each batch."""
    if any(faces >> card & 1 for card in held.cards):
        return 1.0
    none, numbers = 1.0, dict[Cards, int]()
    for batch in held.batches:
        numbers[batch.excluded] = numbers.get(batch.excluded, 0) + batch.size
    for barred, number in numbers.items():
        may = [card for card in unseen if not barred >> card & 1]
        bad = sum([faces >> card & 1 for card in may])
        if len(may) >= number:
            none *= comb(len(may) - bad, number) / comb(len(may), number)
    return 1 - none
