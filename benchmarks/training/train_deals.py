"""Deals of Estimation Whist and Whist as `train_tricks` plays them: thousands with the same seats
and cards, in step, as tensors, trump always the first suit. `train_auctions` has the games with an
auction. Fits and writes nothing by itself."""

from collections.abc import Callable
from typing import ClassVar

import torch  # type: ignore[import-not-found]
from torch import Tensor, nn

SEATS, RIVALS, CARDS, SUITS = 6, 5, 52, 4
NUMBERS = 16  # of tricks, told apart
RULE_FEATURES = 6 + 1 + 3  # the ruler, no trump, and the variant
PLAY_FEATURES = (
    3 * CARDS + 5 * CARDS + 4 + 5 + 20 + 6 * NUMBERS * 2 + 15 + 5 + 6 + 13 + RULE_FEATURES + 1
)
CALL_FEATURES = CARDS + 6 + 5 + 15 + 5 * NUMBERS + RULE_FEATURES + 1
device = "cuda" if torch.cuda.is_available() else "cpu"

Values = Callable[[Tensor], Tensor]  # of every action, by features


def one_hot(numbers: Tensor, width: int) -> Tensor:
    """One of so many; a number out of range counts as the nearest."""
    return nn.functional.one_hot(numbers.clamp(0, width - 1).long(), width).bool()


def pad_seats(rows: Tensor, to: int) -> Tensor:
    """Features by seat, flat, with zeros for seats that are not there."""
    missing = to - rows.shape[1]
    return nn.functional.pad(rows, (0, 0, 0, missing)).flatten(1)


def epsilon_greedy(
    values: Tensor, allowed: Tensor, chance: Tensor, tried: Tensor | None = None
) -> Tensor:
    """The action of the highest value against the others, or with some chance a random one of those
    in `tried`."""
    advantage = values[..., 0] - values[..., 1]
    best = advantage.masked_fill(~allowed, -1e9).argmax(1)
    any_of = allowed if tried is None else tried
    at_random = torch.rand_like(advantage).masked_fill(~any_of, -1).argmax(1)
    return torch.where(torch.rand_like(chance) < chance, at_random, best)


class Decisions:
    """Decisions that were made: features, actions, seats, and in which deals."""

    def __init__(self) -> None:
        self.features: list[Tensor] = []
        self.actions: list[Tensor] = []
        self.seats: list[Tensor] = []
        self.deals: list[Tensor] = []

    def add(self, features: Tensor, action: Tensor, seat: Tensor, deals: Tensor) -> None:
        self.features.append(features[deals])
        self.actions.append(action[deals])
        self.seats.append(seat[deals])
        self.deals.append(deals)

    def samples(self, scores: Tensor, unit: float) -> tuple[Tensor, Tensor, Tensor]:
        """Features, actions and targets: own points and the mean of the others', in units."""
        seat, deals = torch.cat(self.seats), torch.cat(self.deals)
        own = scores[deals, seat]
        others = (scores.sum(1)[deals] - own) / (scores.shape[1] - 1)
        targets = torch.stack([own, others], 1) / unit
        return torch.cat(self.features), torch.cat(self.actions), targets


class Deals:
    """Many deals with the same seats and cards, played in step."""

    unit: ClassVar[float] = 10  # points that the networks call 1
    nets: ClassVar[tuple[str, ...]] = ("call", "play", "narrow")

    def __init__(self, count: int, seats: int, size: int, step: int) -> None:
        self.count, self.seats, self.size, self.step = count, seats, size, step
        order = torch.rand(count, CARDS, device=device).argsort(1)[:, : seats * size]
        owner = torch.arange(seats * size, device=device) // size
        self.hands = torch.zeros(count, seats, CARDS, dtype=torch.bool, device=device)
        each = torch.arange(count, device=device)[:, None]
        self.hands[each, owner[None], order] = True
        self.each = each[:, 0]
        self.calls = torch.full((count, seats), -1, device=device)
        self.won = torch.zeros(count, seats, dtype=torch.long, device=device)
        self.shown = torch.zeros_like(self.hands)
        self.voids = torch.zeros(count, seats, SUITS, dtype=torch.bool, device=device)
        self.around = torch.arange(seats, device=device)
        self.ruler = torch.full((count,), -1, device=device)
        self.bare = torch.zeros(count, dtype=torch.bool, device=device)  # no trump
        self.variant = 0  # from 1; 0 is none
        self.hook = True

    @classmethod
    def sizes(cls) -> list[tuple[int, int, float]]:
        """Numbers of seats and cards, and how often they are played."""
        return [(4, 13, 1.0)]

    def constant(self, number: int, width: int) -> Tensor:
        """The one-hot features of a number that is the same in all deals."""
        return one_hot(torch.full((self.count,), number, device=device), width)

    def from_seat(self, rows: Tensor, seat: Tensor) -> Tensor:
        """Rows by seat, in order from this seat on."""
        return rows[self.each[:, None], (seat[:, None] + self.around) % self.seats]

    def rule_features(self, seat: Tensor) -> Tensor:
        """The features of the ruler, of no trump, and of the variant."""
        ruler = one_hot((self.ruler - seat) % self.seats, 6) & (self.ruler >= 0)[:, None]
        variant = self.constant(self.variant, 4)[:, 1:]
        return torch.cat([ruler, self.bare[:, None], variant], 1)

    def call_features(self, seat: Tensor) -> Tensor:
        """The input features for a call."""
        others = self.from_seat(self.calls, seat)[:, 1:]
        calls = one_hot(others, NUMBERS) & (others >= 0)[..., None]
        return torch.cat(
            [
                self.hands[self.each, seat],
                one_hot((self.calls >= 0).sum(1), 6),
                self.constant(self.seats - 2, 5),
                self.constant(self.size - 1, 15),
                pad_seats(calls, RIVALS),
                self.rule_features(seat),
                torch.ones(self.count, 1, dtype=torch.bool, device=device),
            ],
            1,
        )

    def highest_call(self) -> Tensor:
        """The highest call, by deal."""
        return torch.full((self.count,), self.size, device=device)

    def allowed_calls(self) -> Tensor:
        """The calls that the next seat may make, by deal."""
        numbers = torch.arange(NUMBERS, device=device)
        allowed = numbers <= self.highest_call()[:, None]
        if self.hook:
            barred = self.size - self.calls.clamp(min=0).sum(1)
            last = (self.calls >= 0).sum(1) == self.seats - 1
            allowed = allowed & ~(last[:, None] & (numbers == barred[:, None]))
        return allowed

    def call(self, net: Values, chance: Tensor, first: Tensor) -> Decisions:
        """Lets the seats call that have not called yet, from the first seat on."""
        decisions = Decisions()
        for place in range(self.seats):
            seat = (first + place) % self.seats
            silent = self.calls[self.each, seat] < 0
            features = self.call_features(seat)
            number = epsilon_greedy(net(features), self.allowed_calls(), chance[self.each, seat])
            decisions.add(features, number, seat, silent.nonzero()[:, 0])
            self.before_call(seat, silent)
            self.calls[self.each, seat] = torch.where(silent, number, self.calls[self.each, seat])
        return decisions

    def before_call(self, seat: Tensor, silent: Tensor) -> None:
        """Is called before the call of a seat is written down, where it had not called yet."""

    def auction_and_calls(self, nets: dict[str, Values], chance: Tensor) -> dict[str, Decisions]:
        """Plays everything before the first card; returns the decisions by network."""
        return {"call": self.call(nets["call"], chance, torch.zeros_like(self.ruler))}

    def leader(self) -> Tensor:
        """The seat that leads the first trick, by deal."""
        return self.ruler.clamp(min=0)

    def play_features(
        self, seat: Tensor, place: int, left: int, led: Tensor, best: Tensor, holder: Tensor
    ) -> Tensor:
        """The input features for a card."""
        n = self.seats
        hand = self.hands[self.each, seat]
        unseen = ~(hand | self.shown.any(1))
        need = self.calls - self.won
        over = need.clamp(min=0).sum(1) - left
        none = torch.zeros(self.count, 1, dtype=torch.bool, device=device)
        begun = torch.full_like(none, place > 0)
        return torch.cat(
            [
                hand,
                unseen,
                one_hot(best, CARDS) & begun,
                pad_seats(self.from_seat(self.shown, seat)[:, 1:], RIVALS),
                one_hot(led, SUITS) & begun,
                one_hot((holder - seat) % n - 1, RIVALS) & begun,
                pad_seats(self.from_seat(self.voids, seat)[:, 1:], RIVALS),
                pad_seats(one_hot(self.from_seat(need, seat) + 2, NUMBERS), SEATS),
                pad_seats(one_hot(self.from_seat(self.calls, seat), NUMBERS), SEATS),
                self.constant(left - 1, 15),
                self.constant(n - 2, 5),
                self.constant(place, 6),
                one_hot(over + 6, 13),
                self.rule_features(seat),
                ~none,
            ],
            1,
        )

    def allowed_cards(self, hand: Tensor, led: Tensor) -> Tensor:
        """The cards that a seat may play that does not lead."""
        follows = hand & one_hot(led, SUITS).repeat_interleave(13, 1)
        return torch.where(follows.any(1, keepdim=True), follows, hand)

    def record_void(self, seat: Tensor, suit: Tensor, led: Tensor) -> None:
        """Records the suits that a card shows its seat to be void of."""
        self.voids[self.each, seat, led] |= suit != led

    def scores(self) -> Tensor:
        """Estimation Whist §6."""
        return (self.won + 10 * (self.won == self.calls)).float()

    def scores_of(self, name: str, scores: Tensor) -> Tensor:
        """The scores that a network learns from."""
        return scores


class EstimationWhist(Deals):
    """Deals of 2 to 6 seats and 1 to 13 cards, one step of ten without the hook."""

    def __init__(self, count: int, seats: int, size: int, step: int) -> None:
        super().__init__(count, seats, size, step)
        self.hook = step % 10 > 0

    @classmethod
    def sizes(cls) -> list[tuple[int, int, float]]:
        found = []
        for seats, share in ((2, 0.3), (3, 1.0), (4, 4.0), (5, 1.0), (6, 0.5)):
            most = min(13, 52 // seats)
            found += [(seats, size, share / most) for size in range(1, most + 1)]
        return found


class Whist(Deals):
    """Nobody calls, which the networks see as calls of -1; variant 1 is to follow
    strictly."""

    unit = 3
    nets = ("play",)

    def __init__(self, count: int, seats: int, size: int, step: int) -> None:
        super().__init__(count, seats, size, step)
        self.variant = int(step % 5 == 4)

    @classmethod
    def sizes(cls) -> list[tuple[int, int, float]]:
        return [(2, 13, 0.1), (3, 13, 0.15), (4, 13, 0.75)]

    def auction_and_calls(self, nets: dict[str, Values], chance: Tensor) -> dict[str, Decisions]:
        return {}

    def allowed_cards(self, hand: Tensor, led: Tensor) -> Tensor:
        """Whist §3"""
        if self.variant:
            return super().allowed_cards(hand, led)
        suits = one_hot(led, SUITS)
        suits[:, 0] = True
        follows = hand & suits.repeat_interleave(13, 1)
        return torch.where(follows.any(1, keepdim=True), follows, hand)

    def record_void(self, seat: Tensor, suit: Tensor, led: Tensor) -> None:
        if self.variant:
            super().record_void(seat, suit, led)
        else:
            away = (suit != led) & (suit != 0)
            self.voids[self.each, seat, led] |= away
            self.voids[self.each, seat, 0] |= away

    def scores(self) -> Tensor:
        return self.won.float()
