"""The value, in tricks, of each card that a seat may play in Whist.

The value of a play is the probability that the card takes the trick, times the value of the trick
and of the next lead, plus the values of the cards that stay in the hand.
"""

from functools import cached_property

from msgspec import Struct

from ...belief.tricks import knowledge
from ...engine.actions import Event
from ...engine.cards import NO_SUIT, SUIT_CARDS, Card, Cards, Seat, Suit, bits, suit_of
from ...engine.phases.tricks import beats
from ...games.whist import Rules, View
from .whist_habits import ruff_rates


class KeepTable(Struct, frozen=True, kw_only=True):
    """The values of cards that stay in the hand, in tricks; only differences matter."""

    trump: tuple[float, ...]  # a trump, by the number of higher trumps that are unseen
    stage: tuple[float, ...]  # added to that, by `trump_stage`
    plain: tuple[float, ...]  # another card, by the number of higher unseen cards of its suit
    free: float  # added to that for the highest of its suit when the others have no trump


# Both tables were tuned over many thousands of deals against every filter and selector of the
# original and against earlier tables; the command is not kept.
# A leader parts with winners and low cards, not with second-highest ones.
LEADING = KeepTable(
    trump=(0.36, 0.81, 0.47, 0.35, 0.23, 0.11, -0.04, -0.17),
    stage=(0.47, 0.0, -0.12, -0.18),
    plain=(0.02, 0.33, -0.13, -0.27, -0.39, -0.63),
    free=0.23,
)
# A follower holds on to trumps, the more so the more are out.
FOLLOWING = KeepTable(
    trump=(1.09, 0.74, 0.53, 0.36, 0.24, 0.15, 0.15, 0.05),
    stage=(-0.24, 0.0, 0.15, 0.24),
    plain=(0.09, -0.12, -0.32, -0.49, -0.54, -0.73),
    free=0.31,
)
LEAD = 0.35  # the value of leading to the next trick
LEAD_NO_WINNER = -0.2  # the same when the others have no trump and no card in the hand wins
LAST_TRICK = 3.0  # added to the value of a trick for each seat that it would let win the match
TRICK_WEIGHT = {"plain": 1.0, "bold": 1.3, "careful": 0.75}  # factor of this trick's value by style


class CardValue(Struct, frozen=True):
    card: Card
    win_chance: float  # the probability that it takes this trick
    value: float  # in tricks: this trick, the next lead and the cards kept


class CardEvaluator:
    """Values the cards of one decision, from what the seat can know."""

    def __init__(
        self, view: View, events: tuple[Event, ...], rules: Rules, style: str = "plain"
    ) -> None:
        self.strict, self.trick_weight = rules.follow == "strict", TRICK_WEIGHT[style]
        self.view, self.k = view, knowledge(view, events, trump_any_time=rules.follow != "strict")
        self.ruff_rates = ruff_rates(view, events)
        self.table = FOLLOWING if view.table else LEADING
        offenders = {breach.seat for breach in view.breaches}  # their plays prove no void
        self.voids = [0 if seat in offenders else void for seat, void in enumerate(self.k.voids)]
        unseen, k = self.k.unseen.bit_count(), self.k
        # The share of the unseen cards that is in the other hands; the rest is not dealt.
        self.dealt_share = (sum(k.sizes) - k.sizes[k.me]) / unseen if unseen else 0.0

    @cached_property
    def shares(self) -> dict[tuple[Seat, Suit], float]:
        """The probability that an unseen card of a suit is held by a seat that plays later."""
        k, shares = self.k, {}
        for suit in range(4):
            holders = [s for s in range(k.seats) if s != k.me and not self.voids[s] >> suit & 1]
            held = sum([k.sizes[seat] for seat in holders])
            for seat in k.later:
                possible = seat in holders and held
                share = self.dealt_share * k.sizes[seat] / held if possible else 0.0
                shares[seat, suit] = min(1.0, share)
        return shares

    def trick_forecast(self, card: Card) -> tuple[float, float]:
        """The probability that a card takes the trick, and the expected number of trumps that the
        later seats spend on it."""
        k, suit = self.k, suit_of(card)
        led = suit if k.led == NO_SUIT else k.led
        follows, trumps = k.unseen & SUIT_CARDS[led], k.unseen & SUIT_CARDS[k.trump]
        higher = (follows & -2 << card).bit_count() if suit == led != k.trump else 0
        over = (trumps & -2 << card if suit == k.trump else trumps).bit_count()
        wins, spent = 1.0, 0.0
        for seat in k.later:
            no_led, no_trump = 1 - self.shares[seat, led], 1 - self.shares[seat, k.trump]
            ruffs = 1.0
            if led != k.trump:
                void = no_led ** follows.bit_count()
                ruffs = void if self.strict else void + (1 - void) * self.ruff_rates[seat]
            wins *= (1 - (1 - no_trump**over) * ruffs) * no_led**higher
            spent += (1 - no_trump ** trumps.bit_count()) * ruffs
        if k.best >= 0 and not beats(card, k.best, k.trump):
            wins = 0.0
        return wins, spent

    def higher_unseen(self, card: Card) -> int:
        """The number of unseen cards of the same suit above a card."""
        return (self.k.unseen & SUIT_CARDS[suit_of(card)] & -2 << card).bit_count()

    def keep_value(self, card: Card, stage: int) -> float:
        """The value of a card that stays in the hand."""
        table, higher = self.table, self.higher_unseen(card)
        if suit_of(card) == self.k.trump:
            return table.trump[min(higher, len(table.trump) - 1)] + table.stage[stage]
        return table.plain[min(higher, len(table.plain) - 1)] + table.free * (higher == 0 == stage)

    @cached_property
    def keep_values(self) -> tuple[dict[Card, float], ...]:
        """The values of all cards in the hand, by stage."""
        hand = bits(self.k.hand)
        return tuple({card: self.keep_value(card, stage) for card in hand} for stage in range(4))

    def lead_value(self, rest: Cards, stage: int) -> float:
        """The value of leading to the next trick with these cards."""
        if not rest:
            return 0.0
        winner = any(self.higher_unseen(card) == 0 for card in bits(rest))
        return LEAD if stage or winner else LEAD_NO_WINNER

    @cached_property
    def finishers(self) -> list[Seat]:
        """The seats that can still take this trick and would win the match with it."""
        k, view = self.k, self.view
        near = [seat for seat, points in enumerate(view.points) if points == view.target - 1]
        return [seat for seat in near if seat in (k.me, k.holder) or seat in k.later]

    def evaluate(self, card: Card) -> CardValue:
        win_chance, spent = self.trick_forecast(card)
        k = self.k
        trumps = (k.unseen & SUIT_CARDS[k.trump]).bit_count() * self.dealt_share
        stage = trump_stage(trumps - spent)
        keep_values, rest = self.keep_values[stage], k.hand & ~(1 << card)
        lead = self.lead_value(rest, stage)
        trick = self.trick_weight * (1 + lead) + LAST_TRICK * len(self.finishers)
        kept = sum(keep_values.values()) - keep_values[card]
        return CardValue(card, win_chance, win_chance * trick + kept)


def trump_stage(trumps: float) -> int:
    """0 to 3, for no trumps in the other hands, up to two, up to five, and more."""
    return 0 if trumps < 0.5 else 1 if trumps < 2.5 else 2 if trumps < 5.5 else 3
