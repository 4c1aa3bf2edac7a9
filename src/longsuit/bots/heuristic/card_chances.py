"""A decision in the play of the cards: the chances of each card, reckoned from what is known.

The weights come from `benchmarks/fit_estimation.py`: rounds in which a card was played at random,
and what came of it."""

from functools import cached_property
from math import log

from ...belief.tricks import Knowledge, cards_beating, masters, possible_cards
from ...engine.cards import NO_SUIT, SUIT_CARDS, Card, Cards, Seat, bits, highest, suit_of
from ...engine.phases.tricks import beats, follow
from .trick_estimates import Outlook, chance, scene

# How often a seat that may beat a card does so, in the suit led and by a trump: one that wants no
# trick, one that wants some, and one that wants them all or has missed its call.
WILL = ((0.05, 0.45), (0.55, 0.7), (1.0, 1.0))
# Who wants a trick keeps a winner to the last, who wants none a loser; by sign of the need.
KEEPS = (0.5, 2.0, 0.4)
# Weights of the signs that a hand will take fewer tricks than it needs, and that it will take more.
# fmt: off
TOO_FEW = (-0.22, 1.17, -0.23, -0.37, -0.12, 2.49, 0.46, 0.14, 0.67, -1.72, -0.33, 0.01, -0.44, 0.22)  # noqa: E501
TOO_MANY = (-3.04, 1.13, 0.32, 0.30, -0.02, 2.42, 0.11, -0.86, 2.06, 1.41, 0.29, -0.24, 0.72, -0.11)
# fmt: on
EVEN = (1.0, 1.0)  # what too few tricks cost, and too many, of what making the call is worth


class Situation:
    """What a seat knows, how many of the tricks left it needs, and the need of every seat."""

    def __init__(
        self,
        k: Knowledge,
        need: int,
        left: int,
        others: tuple[int, ...],
        costs: tuple[float, float] = EVEN,
    ) -> None:
        self.k, self.need, self.left, self.others, self.costs = k, need, left, others, costs
        self.cards: Cards = follow(k.hand, k.led)

    @cached_property
    def over(self) -> Cards:
        """The cards that would be the best so far."""
        return (
            self.cards if self.k.best < 0 else cards_beating(self.cards, self.k.best, self.k.trump)
        )

    @cached_property
    def under(self) -> Cards:
        return self.cards & ~self.over

    @cached_property
    def last(self) -> bool:
        return bool(self.k.table) and not self.k.later

    @cached_property
    def choices(self) -> tuple[Card, ...]:
        """The cards one may play, of neighbours with nothing unseen between them the lowest."""
        found, before = [], -1
        other = self.k.unseen
        for card in self.k.table:
            other |= 1 << card
        for card in bits(self.cards):
            if before < 0 or before >> 4 != card >> 4 or other >> before & (1 << card - before) - 1:
                found.append(card)
            before = card
        return tuple(found)

    # The others.

    @cached_property
    def rivals(self) -> tuple[Seat, ...]:
        return tuple([seat for seat in range(self.k.seats) if seat != self.k.me])

    @cached_property
    def wanted(self) -> int:
        """The tricks that the others still want."""
        return sum([max(0, self.others[seat]) for seat in self.rivals])

    @cached_property
    def hungry(self) -> float:
        """The part of the others who still want a trick."""
        return sum([self.others[seat] > 0 for seat in self.rivals]) / len(self.rivals)

    @cached_property
    def contest(self) -> int:
        """By how much the tricks that are still wanted exceed those that are left."""
        return self.wanted + self.need - self.left

    # This trick.

    def win_chance(self, card: Card) -> float:
        """The chance that a card would win this trick."""
        best = self.k.best
        return 0.0 if best >= 0 and not beats(card, best, self.k.trump) else self.stands(card)

    def stands(self, card: Card) -> float:
        """The chance that nobody after this seat beats a card."""
        stands = 1.0
        for seat in self.k.later:
            must, may, ruff = self.beaten(seat, card)
            will, cut = WILL[self.appetite(seat)]
            stands *= max(0.0, 1 - must - will * may - cut * ruff)
        return stands

    def appetite(self, seat: Seat) -> int:
        need = self.others[seat]
        return 2 if need < 0 or need >= self.left else int(need > 0)

    def beaten(self, seat: Seat, card: Card) -> tuple[float, float, float]:
        """The chances that a seat must beat a card, may beat it in its suit, may ruff it."""
        k, suit, trump = self.k, suit_of(card), self.k.trump
        led = suit if k.best < 0 else k.led
        must, may, ruff, void = 0.0, 0.0, 0.0, 1.0
        if not k.voids[seat] >> led & 1:
            out, lacks = k.unseen & SUIT_CARDS[led], 1 - k.sizes[seat] / self.places[led]
            void = lacks ** out.bit_count()
            if suit == led:
                higher = (out >> card).bit_count()
                some = 1 - lacks**higher
                must = some * lacks ** (out.bit_count() - higher)
                may = some - must
        if trump not in (led, NO_SUIT) and not k.voids[seat] >> trump & 1:
            out, lacks = k.unseen & SUIT_CARDS[trump], 1 - k.sizes[seat] / self.places[trump]
            higher = (out >> card if suit == trump else out).bit_count()
            ruff = void * (1 - lacks**higher)
        return must, may, ruff

    @cached_property
    def places(self) -> tuple[int, ...]:
        """By suit, in how many places an unseen card of it may be; at least one."""
        k = self.k
        undealt = k.unseen.bit_count() - sum([k.sizes[seat] for seat in self.rivals])
        return tuple(
            [
                undealt + sum([k.sizes[seat] for seat in self.rivals if not k.voids[seat] >> s & 1])
                or 1
                for s in range(4)
            ]
        )

    # The tricks after this one.

    def made_chance(self, card: Card) -> float:
        """How likely exactly the tricks needed are taken when this card is played now; by `costs`
        one miss may be worse than another."""
        win, rest = self.win_chance(card), self.k.hand & ~(1 << card)
        made = 0.0
        if win > 0:
            made += win * self.reach(self.need - 1, rest, lead=True)
        if win < 1:
            made += (1 - win) * self.reach(self.need, rest, lead=False)
        return made

    def reach(self, need: int, hand: Cards, *, lead: bool) -> float:
        """How likely a hand takes exactly so many of the tricks after this one."""
        left, (short, beyond) = self.left - 1, self.costs
        if not 0 <= need <= left:
            return 1 - (beyond if need < 0 else short)
        if left == 0:
            return 1.0
        if left == 1:
            takes = self.last_chance(highest(hand), lead=lead)
            return 1 - short * (1 - takes) if need else 1 - beyond * takes
        few, many = self.fears(need, hand, lead=lead)
        return 1 - short * few - beyond * many

    def fears(self, need: int, hand: Cards, *, lead: bool) -> tuple[float, float]:
        """The chances to take fewer tricks than needed, and more."""
        odds, signs = self.signs(need, hand, lead=lead)
        few = chance(TOO_FEW, (1.0, log_odds(sum(odds[:need])), *signs)) if need else 0.0
        more = sum(odds[need + 1 :])
        many = chance(TOO_MANY, (1.0, log_odds(more), *signs)) if need < self.left - 1 else 0.0
        return few, many

    def signs(
        self, need: int, hand: Cards, *, lead: bool
    ) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """The odds of each number of tricks, and what else tells how the play will go."""
        k, left = self.k, self.left - 1
        rest, trumps = self.outlook.of(hand, lead=lead), hand & SUIT_CARDS[k.trump]
        return rest.odds, (
            self.contest / left,
            max(0, -self.contest),
            left,
            1 / left,
            rest.least - need,
            rest.most - need,
            rest.spread,
            need / left,
            masters(trumps, k.unseen).bit_count() - need,
            min(0, trumps.bit_count() - need),
            self.hungry,
            lead,
        )

    @cached_property
    def outlook(self) -> Outlook:
        k = self.k
        return Outlook(scene(k.me, k.unseen, k.sizes, k.voids, k.trump, self.wanted))

    def last_chance(self, card: Card, *, lead: bool) -> float:
        """The chance that the last card takes the last trick."""
        k, suit = self.k, suit_of(card)
        holds = 1.0  # against every other hand
        follows = 0.0  # that another leads the suit with a lower card, and the rest do not beat it
        for seat in self.rivals:
            cards = possible_cards(k, seat)
            same, total = cards & SUIT_CARDS[suit], max(1, cards.bit_count())
            above = (same >> card).bit_count()
            ruffs = (cards & SUIT_CARDS[k.trump]).bit_count() if suit != k.trump else 0
            need = self.others[seat]
            beat = (above + ruffs) * KEEPS[(need > 0) - (need < 0)]
            lose = total - above - ruffs
            stands = lose / (lose + beat) if lose else 0.0
            holds *= stands
            follows += (same.bit_count() - above) / total / stands if stands else 0.0
        if lead or suit == k.trump:
            return holds
        return holds * follows / len(self.rivals)


def log_odds(chance: float) -> float:
    return log((chance + 0.02) / (1.02 - chance))
