"""What every card is worth that a seat may play in Whist: the chance to take the trick and the
lead, and what the cards that are kept will bring."""

from functools import cached_property

from msgspec import Struct

from ...belief.tricks import knowledge
from ...engine.actions import Event
from ...engine.cards import NO_SUIT, SUIT_CARDS, Card, Cards, Seat, Suit, bits, suit_of
from ...engine.phases.tricks import beats
from ...games.whist import Rules, View
from .whist_habits import readiness


class Worth(Struct, frozen=True, kw_only=True):
    """What a card that is kept is worth, in tricks; only the differences count."""

    trump: tuple[float, ...]  # by the number of higher trumps that are out
    stage: tuple[float, ...]  # on top of that, by the trumps that are out: none, to 2, to 5, more
    plain: tuple[float, ...]  # another card, by the number of higher ones in its suit that are out
    free: float  # on top of that for the highest of its suit when no trump is out


# The tables were found by playing many thousands of deals against every filter and selector and
# against earlier tables.  Who leads parts with winners and low cards, not with second-highest ones.
LEADING = Worth(
    trump=(0.36, 0.81, 0.47, 0.35, 0.23, 0.11, -0.04, -0.17),
    stage=(0.47, 0.0, -0.12, -0.18),
    plain=(0.02, 0.33, -0.13, -0.27, -0.39, -0.63),
    free=0.23,
)
# Who follows holds on to trumps, the more so the more are out.
FOLLOWING = Worth(
    trump=(1.09, 0.74, 0.53, 0.36, 0.24, 0.15, 0.15, 0.05),
    stage=(-0.24, 0.0, 0.15, 0.24),
    plain=(0.09, -0.12, -0.32, -0.49, -0.54, -0.73),
    free=0.31,
)
LEAD = 0.35  # what it is worth to lead to the next trick
NO_ENTRY = -0.2  # the same, when no trump is out and no card in hand wins
DECIDES = 3.0  # how much more a trick counts that may be the last of the match
EAGER = {"plain": 1.0, "bold": 1.3, "careful": 0.75}  # how much a style cares for this trick


class Weighed(Struct, frozen=True):
    """A card that may be played."""

    card: Card
    chance: float  # to take this trick
    value: float  # of the trick, the lead and what is kept


class Turn:
    """A seat's turn to play, from what it can know."""

    def __init__(
        self, view: View, events: tuple[Event, ...], rules: Rules, style: str = "plain"
    ) -> None:
        self.strict, self.eager = rules.follow == "strict", EAGER[style]
        self.view, self.k = view, knowledge(view, events, trump_any_time=rules.follow != "strict")
        self.ready = readiness(view, events)
        self.worth = FOLLOWING if view.table else LEADING
        sinners = {breach.seat for breach in view.breaches}  # what they show proves nothing
        self.voids = [0 if seat in sinners else void for seat, void in enumerate(self.k.voids)]
        out, k = self.k.unseen.bit_count(), self.k
        self.dealt = (sum(k.sizes) - k.sizes[k.me]) / out if out else 0.0  # of the unseen cards

    @cached_property
    def shares(self) -> dict[tuple[Seat, Suit], float]:
        """The chance that an unseen card of a suit is in the hand of a seat that plays later."""
        k, found = self.k, {}
        for suit in range(4):
            may = [s for s in range(k.seats) if s != k.me and not self.voids[s] >> suit & 1]
            held = sum([k.sizes[seat] for seat in may])
            for seat in k.later:
                share = self.dealt * k.sizes[seat] / held if seat in may and held else 0.0
                found[seat, suit] = min(1.0, share)
        return found

    def forecast(self, card: Card) -> tuple[float, float]:
        """The chance that a card takes the trick, and how many trumps the others will spend."""
        k, suit = self.k, suit_of(card)
        led = suit if k.led == NO_SUIT else k.led
        follows, trumps = k.unseen & SUIT_CARDS[led], k.unseen & SUIT_CARDS[k.trump]
        higher = (follows & -2 << card).bit_count() if suit == led != k.trump else 0
        over = (trumps & -2 << card if suit == k.trump else trumps).bit_count()
        wins, spent = 1.0, 0.0
        for seat in k.later:
            no_led, no_trump = 1 - self.shares[seat, led], 1 - self.shares[seat, k.trump]
            trumping = 1.0
            if led != k.trump:
                void = no_led ** follows.bit_count()
                trumping = void if self.strict else void + (1 - void) * self.ready[seat]
            wins *= (1 - (1 - no_trump**over) * trumping) * no_led**higher
            spent += (1 - no_trump ** trumps.bit_count()) * trumping
        if k.best >= 0 and not beats(card, k.best, k.trump):
            wins = 0.0
        return wins, spent

    def above(self, card: Card) -> int:
        """How many higher cards of its suit are out."""
        return (self.k.unseen & SUIT_CARDS[suit_of(card)] & -2 << card).bit_count()

    def kept(self, card: Card, stage: int) -> float:
        """What a card is worth in hand."""
        w, above = self.worth, self.above(card)
        if suit_of(card) == self.k.trump:
            return w.trump[min(above, len(w.trump) - 1)] + w.stage[stage]
        return w.plain[min(above, len(w.plain) - 1)] + w.free * (above == 0 == stage)

    @cached_property
    def keeping(self) -> tuple[dict[Card, float], ...]:
        """What each card of the hand is worth, by stage."""
        hand = bits(self.k.hand)
        return tuple({card: self.kept(card, stage) for card in hand} for stage in range(4))

    def next_lead(self, rest: Cards, stage: int) -> float:
        """What it is worth to lead to the next trick with these cards."""
        if not rest:
            return 0.0
        return LEAD if stage or any(self.above(card) == 0 for card in bits(rest)) else NO_ENTRY

    @cached_property
    def finishers(self) -> list[Seat]:
        """The seats that may end the match with this trick."""
        k, view = self.k, self.view
        near = [seat for seat, points in enumerate(view.points) if points == view.target - 1]
        return [seat for seat in near if seat in (k.me, k.holder) or seat in k.later]

    def weighed(self, card: Card) -> Weighed:
        chance, spent = self.forecast(card)
        k = self.k
        stage = stage_of((k.unseen & SUIT_CARDS[k.trump]).bit_count() * self.dealt - spent)
        keeping, rest = self.keeping[stage], k.hand & ~(1 << card)
        trick = self.eager * (1 + self.next_lead(rest, stage)) + DECIDES * len(self.finishers)
        return Weighed(card, chance, chance * trick + sum(keeping.values()) - keeping[card])


def stage_of(trumps_out: float) -> int:
    return 0 if trumps_out < 0.5 else 1 if trumps_out < 2.5 else 2 if trumps_out < 5.5 else 3
