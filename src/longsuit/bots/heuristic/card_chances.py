"""The chances of each card that a seat may play: to win the trick, and to make its call exactly.

Probabilities count the places in which unseen cards may lie; the chance to end with exactly the
tricks needed is a logistic regression on the trick estimate of the rest of the hand. Its weights
come from `python -m benchmarks.training.fit_heuristic play`.
"""

from functools import cached_property
from math import log

from ...belief.tricks import Knowledge, cards_beating, masters, possible_cards
from ...engine.cards import NO_SUIT, SUIT_CARDS, Card, Cards, Seat, bits, highest, suit_of
from ...engine.phases.tricks import beats, follow
from .trick_estimates import TrickEstimator, hidden_hands, logistic

# How often a seat that can beat a card does so, in the suit led and by a ruff; by `motive`: it
# needs no trick, it needs some, it needs all of them or has missed its call. Chosen by hand.
BEAT_RATES = ((0.05, 0.45), (0.55, 0.7), (1.0, 1.0))
# The odds that the last card of a seat is a winner, as a factor; by the sign of what the seat
# needs: 0, positive, negative. Seats that need a trick keep winners, others losers. Chosen by hand.
LAST_WINNER = (0.5, 2.0, 0.4)
# Weights for taking fewer tricks than needed, and for taking more: of the constant, the log-odds
# of the trick estimate, and `features`.
# fmt: off
TOO_FEW = (-0.22, 1.17, -0.23, -0.37, -0.12, 2.49, 0.46, 0.14, 0.67, -1.72, -0.33, 0.01, -0.44, 0.22)  # noqa: E501
TOO_MANY = (-3.04, 1.13, 0.32, 0.30, -0.02, 2.42, 0.11, -0.86, 2.06, 1.41, 0.29, -0.24, 0.72, -0.11)
# fmt: on
EQUAL_COSTS = (1.0, 1.0)  # of too few tricks, and of too many, relative to a call made


class CardChances:
    """The chances of the cards of one decision.

    `k` is what the seat knows; `needed` the tricks it still needs of the `left`, this trick
    included; `seats_needed` the same by seat; `costs` those of a call missed by too few tricks and
    by too many, relative to a call made.
    """

    def __init__(
        self,
        k: Knowledge,
        needed: int,
        left: int,
        seats_needed: tuple[int, ...],
        costs: tuple[float, float] = EQUAL_COSTS,
    ) -> None:
        self.k, self.needed, self.left, self.costs = k, needed, left, costs
        self.seats_needed = seats_needed
        self.cards: Cards = follow(k.hand, k.led)

    @cached_property
    def winners(self) -> Cards:
        """The legal cards that would be the best so far."""
        k = self.k
        return self.cards if k.best < 0 else cards_beating(self.cards, k.best, k.trump)

    @cached_property
    def losers(self) -> Cards:
        """The legal cards that cannot win the trick."""
        return self.cards & ~self.winners

    @cached_property
    def plays_last(self) -> bool:
        return bool(self.k.table) and not self.k.later

    @cached_property
    def candidates(self) -> tuple[Card, ...]:
        """The legal cards, of touching ones (no unseen card between them) only the lowest."""
        cards, before = [], -1
        others = self.k.unseen
        for card in self.k.table:
            others |= 1 << card
        for card in bits(self.cards):
            if (
                before < 0
                or before >> 4 != card >> 4
                or others >> before & (1 << card - before) - 1
            ):
                cards.append(card)
            before = card
        return tuple(cards)

    # The other seats.

    @cached_property
    def rivals(self) -> tuple[Seat, ...]:
        return tuple([seat for seat in range(self.k.seats) if seat != self.k.me])

    @cached_property
    def rivals_needed(self) -> int:
        """The tricks that the rivals still need, together."""
        return sum([max(0, self.seats_needed[seat]) for seat in self.rivals])

    @cached_property
    def rivals_needing(self) -> float:
        """The share of the rivals that still need a trick."""
        return sum([self.seats_needed[seat] > 0 for seat in self.rivals]) / len(self.rivals)

    @cached_property
    def excess(self) -> int:
        """The tricks that all seats still need less those that are left."""
        return self.rivals_needed + self.needed - self.left

    # This trick.

    def win_chance(self, card: Card) -> float:
        """The probability that a card wins this trick."""
        best = self.k.best
        return 0.0 if best >= 0 and not beats(card, best, self.k.trump) else self.stand_chance(card)

    def stand_chance(self, card: Card) -> float:
        """The probability that no later seat beats a card."""
        stands = 1.0
        for seat in self.k.later:
            must, may, ruff = self.beat_chances(seat, card)
            beat_rate, ruff_rate = BEAT_RATES[self.motive(seat)]
            stands *= max(0.0, 1 - must - beat_rate * may - ruff_rate * ruff)
        return stands

    def motive(self, seat: Seat) -> int:
        """0 for a seat that needs no trick, 1 for some, 2 for all or if its call is missed."""
        needed = self.seats_needed[seat]
        return 2 if needed < 0 or needed >= self.left else int(needed > 0)

    def beat_chances(self, seat: Seat, card: Card) -> tuple[float, float, float]:
        """The probabilities that a seat must beat a card, may beat it in its suit, may ruff it."""
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
        """By suit, the number of places in which an unseen card of it may lie; at least one."""
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

    def make_chance(self, card: Card) -> float:
        """The probability of taking exactly the tricks needed if this card is played now.

        With unequal `costs` it is 1 less the expected cost.
        """
        win, rest = self.win_chance(card), self.k.hand & ~(1 << card)
        made = 0.0
        if win > 0:
            made += win * self.exact_chance(self.needed - 1, rest, lead=True)
        if win < 1:
            made += (1 - win) * self.exact_chance(self.needed, rest, lead=False)
        return made

    def exact_chance(self, needed: int, hand: Cards, *, lead: bool) -> float:
        """The same for a hand that needs exactly so many of the tricks after this one."""
        left, (few_cost, many_cost) = self.left - 1, self.costs
        if not 0 <= needed <= left:
            return 1 - (many_cost if needed < 0 else few_cost)
        if left == 0:
            return 1.0
        if left == 1:
            takes = self.last_trick_chance(highest(hand), lead=lead)
            return 1 - few_cost * (1 - takes) if needed else 1 - many_cost * takes
        few, many = self.miss_chances(needed, hand, lead=lead)
        return 1 - few_cost * few - many_cost * many

    def miss_chances(self, needed: int, hand: Cards, *, lead: bool) -> tuple[float, float]:
        """The probabilities to take fewer tricks than needed, and more."""
        tricks, features = self.features(needed, hand, lead=lead)
        few = many = 0.0
        if needed:
            few = logistic(TOO_FEW, (1.0, log_odds(sum(tricks[:needed])), *features))
        if needed < self.left - 1:
            many = logistic(TOO_MANY, (1.0, log_odds(sum(tricks[needed + 1 :])), *features))
        return few, many

    def features(
        self, needed: int, hand: Cards, *, lead: bool
    ) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """The distribution of the tricks of a hand, and the other features of the regression."""
        k, left = self.k, self.left - 1
        rest, trumps = self.estimator.estimate(hand, lead=lead), hand & SUIT_CARDS[k.trump]
        return rest.distribution, (
            self.excess / left,
            max(0, -self.excess),
            left,
            1 / left,
            rest.least - needed,
            rest.most - needed,
            rest.deviation,
            needed / left,
            masters(trumps, k.unseen).bit_count() - needed,
            min(0, trumps.bit_count() - needed),
            self.rivals_needing,
            lead,
        )

    @cached_property
    def estimator(self) -> TrickEstimator:
        k = self.k
        return TrickEstimator(
            hidden_hands(k.me, k.unseen, k.sizes, k.voids, k.trump, self.rivals_needed)
        )

    def last_trick_chance(self, card: Card, *, lead: bool) -> float:
        """The probability that the last card takes the last trick."""
        k, suit = self.k, suit_of(card)
        holds = 1.0  # that no other hand beats it
        follows = 0.0  # that another leads the suit with a lower card, and the rest do not beat it
        for seat in self.rivals:
            cards = possible_cards(k, seat)
            same, total = cards & SUIT_CARDS[suit], max(1, cards.bit_count())
            above = (same >> card).bit_count()
            ruffs = (cards & SUIT_CARDS[k.trump]).bit_count() if suit != k.trump else 0
            needed = self.seats_needed[seat]
            beat = (above + ruffs) * LAST_WINNER[(needed > 0) - (needed < 0)]
            lose = total - above - ruffs
            stands = lose / (lose + beat) if lose else 0.0
            holds *= stands
            follows += (same.bit_count() - above) / total / stands if stands else 0.0
        if lead or suit == k.trump:
            return holds
        return holds * follows / len(self.rivals)


def log_odds(chance: float) -> float:
    """The logit of a probability, kept finite at 0 and 1."""
    return log((chance + 0.02) / (1.02 - chance))
