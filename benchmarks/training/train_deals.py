"""Deals of Estimation Whist and Whist as `train_tricks` plays them: thousands with the same seats
and cards, in step, as tensors, trump always the first suit. `train_auctions` has the games with an
auction. Fits and writes nothing by itself."""

from collections.abc import Callable
from typing import ClassVar

import torch  # type: ignore[import-not-found]
from torch import Tensor, nn

SEATS, RIVALS, CARDS, SUITS = 6, 5, 52, 4
NUMBERS = 16  # of tricks, told apart
RULES = 6 + 1 + 3  # signs: who rules, whether there is no trump, and the variant
PLAY_SIGNS = 3 * CARDS + 5 * CARDS + 4 + 5 + 20 + 6 * NUMBERS * 2 + 15 + 5 + 6 + 13 + RULES + 1
CALL_SIGNS = CARDS + 6 + 5 + 15 + 5 * NUMBERS + RULES + 1
device = "cuda" if torch.cuda.is_available() else "cpu"

Values = Callable[[Tensor], Tensor]  # of every action, by signs


def hot(numbers: Tensor, width: int) -> Tensor:
    """One of so many; out of range counts as the nearest."""
    return nn.functional.one_hot(numbers.clamp(0, width - 1).long(), width).bool()


def padded(rows: Tensor, to: int) -> Tensor:
    """Signs by seat, flat, with nothing for seats that are not there."""
    missing = to - rows.shape[1]
    return nn.functional.pad(rows, (0, 0, 0, missing)).flatten(1)


def chosen(values: Tensor, allowed: Tensor, chance: Tensor, tried: Tensor | None = None) -> Tensor:
    """The action that is best against the others, or with some chance any of those tried."""
    worth = values[..., 0] - values[..., 1]
    best = worth.masked_fill(~allowed, -1e9).argmax(1)
    any_of = allowed if tried is None else tried
    at_random = torch.rand_like(worth).masked_fill(~any_of, -1).argmax(1)
    return torch.where(torch.rand_like(chance) < chance, at_random, best)


class Played:
    """What was decided: signs, actions, whose they are, and in which deals."""

    def __init__(self) -> None:
        self.signs: list[Tensor] = []
        self.actions: list[Tensor] = []
        self.seats: list[Tensor] = []
        self.deals: list[Tensor] = []

    def add(self, signs: Tensor, action: Tensor, seat: Tensor, deals: Tensor) -> None:
        self.signs.append(signs[deals])
        self.actions.append(action[deals])
        self.seats.append(seat[deals])
        self.deals.append(deals)

    def learned_from(self, scores: Tensor, unit: float) -> tuple[Tensor, Tensor, Tensor]:
        """Signs, actions and targets: own points and the mean of the others', in units."""
        seat, deals = torch.cat(self.seats), torch.cat(self.deals)
        own = scores[deals, seat]
        others = (scores.sum(1)[deals] - own) / (scores.shape[1] - 1)
        targets = torch.stack([own, others], 1) / unit
        return torch.cat(self.signs), torch.cat(self.actions), targets


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
        """Seats, cards, and how often."""
        return [(4, 13, 1.0)]

    def same(self, number: int, width: int) -> Tensor:
        return hot(torch.full((self.count,), number, device=device), width)

    def from_seat(self, rows: Tensor, seat: Tensor) -> Tensor:
        """By seat, from this one on."""
        return rows[self.each[:, None], (seat[:, None] + self.around) % self.seats]

    def rules(self, seat: Tensor) -> Tensor:
        """Signs of who rules, no trump, and the variant."""
        ruler = hot((self.ruler - seat) % self.seats, 6) & (self.ruler >= 0)[:, None]
        variant = self.same(self.variant, 4)[:, 1:]
        return torch.cat([ruler, self.bare[:, None], variant], 1)

    def call_signs(self, seat: Tensor) -> Tensor:
        said = self.from_seat(self.calls, seat)[:, 1:]
        told = hot(said, NUMBERS) & (said >= 0)[..., None]
        return torch.cat(
            [
                self.hands[self.each, seat],
                hot((self.calls >= 0).sum(1), 6),
                self.same(self.seats - 2, 5),
                self.same(self.size - 1, 15),
                padded(told, RIVALS),
                self.rules(seat),
                torch.ones(self.count, 1, dtype=torch.bool, device=device),
            ],
            1,
        )

    def most(self) -> Tensor:
        """The highest call, by deal."""
        return torch.full((self.count,), self.size, device=device)

    def allowed_calls(self) -> Tensor:
        numbers = torch.arange(NUMBERS, device=device)
        allowed = numbers <= self.most()[:, None]
        if self.hook:
            barred = self.size - self.calls.clamp(min=0).sum(1)
            last = (self.calls >= 0).sum(1) == self.seats - 1
            allowed = allowed & ~(last[:, None] & (numbers == barred[:, None]))
        return allowed

    def call(self, net: Values, chance: Tensor, first: Tensor) -> Played:
        """Those who have not called yet, from the first seat on."""
        said = Played()
        for place in range(self.seats):
            seat = (first + place) % self.seats
            silent = self.calls[self.each, seat] < 0
            signs = self.call_signs(seat)
            number = chosen(net(signs), self.allowed_calls(), chance[self.each, seat])
            said.add(signs, number, seat, silent.nonzero()[:, 0])
            self.called(seat, silent)
            self.calls[self.each, seat] = torch.where(silent, number, self.calls[self.each, seat])
        return said

    def called(self, seat: Tensor, silent: Tensor) -> None:
        """Before a seat's call is written down, where it was silent."""

    def speak(self, nets: dict[str, Values], chance: Tensor) -> dict[str, Played]:
        """All that is said before the first card."""
        return {"call": self.call(nets["call"], chance, torch.zeros_like(self.ruler))}

    def leader(self) -> Tensor:
        return self.ruler.clamp(min=0)

    def play_signs(
        self, seat: Tensor, place: int, left: int, led: Tensor, best: Tensor, holder: Tensor
    ) -> Tensor:
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
                hot(best, CARDS) & begun,
                padded(self.from_seat(self.shown, seat)[:, 1:], RIVALS),
                hot(led, SUITS) & begun,
                hot((holder - seat) % n - 1, RIVALS) & begun,
                padded(self.from_seat(self.voids, seat)[:, 1:], RIVALS),
                padded(hot(self.from_seat(need, seat) + 2, NUMBERS), SEATS),
                padded(hot(self.from_seat(self.calls, seat), NUMBERS), SEATS),
                self.same(left - 1, 15),
                self.same(n - 2, 5),
                self.same(place, 6),
                hot(over + 6, 13),
                self.rules(seat),
                ~none,
            ],
            1,
        )

    def allowed_cards(self, hand: Tensor, led: Tensor) -> Tensor:
        """Of one who does not lead."""
        follows = hand & hot(led, SUITS).repeat_interleave(13, 1)
        return torch.where(follows.any(1, keepdim=True), follows, hand)

    def notice(self, seat: Tensor, suit: Tensor, led: Tensor) -> None:
        """What a card shows its seat to be void of."""
        self.voids[self.each, seat, led] |= suit != led

    def scores(self) -> Tensor:
        """Estimation Whist §6."""
        return (self.won + 10 * (self.won == self.calls)).float()

    def scores_of(self, name: str, scores: Tensor) -> Tensor:
        """What this network learns from."""
        return scores


class EstimationWhist(Deals):
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

    def speak(self, nets: dict[str, Values], chance: Tensor) -> dict[str, Played]:
        return {}

    def allowed_cards(self, hand: Tensor, led: Tensor) -> Tensor:
        """Whist §3"""
        if self.variant:
            return super().allowed_cards(hand, led)
        suits = hot(led, SUITS)
        suits[:, 0] = True
        follows = hand & suits.repeat_interleave(13, 1)
        return torch.where(follows.any(1, keepdim=True), follows, hand)

    def notice(self, seat: Tensor, suit: Tensor, led: Tensor) -> None:
        if self.variant:
            super().notice(seat, suit, led)
        else:
            away = (suit != led) & (suit != 0)
            self.voids[self.each, seat, led] |= away
            self.voids[self.each, seat, 0] |= away

    def scores(self) -> Tensor:
        return self.won.float()
