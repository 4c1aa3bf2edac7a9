"""Deals of Israeli Whist and Egyptian Estimation as `train_tricks` plays them: with an auction, to
which a network of its own is fitted. Fits and writes nothing by itself."""

import torch  # type: ignore[import-not-found]
from torch import Tensor

from .train_deals import (
    CARDS,
    NUMBERS,
    SUITS,
    Deals,
    Decisions,
    Values,
    device,
    epsilon_greedy,
    one_hot,
)

STRAINS, PLAYERS, TRICKS = 5, 4, 13
PASS, DASH, BIDS = 0, 1, TRICKS * STRAINS + STRAINS  # a bid is its tricks · 5 + its strain
BID_FEATURES = CARDS + 4 * (NUMBERS + STRAINS) + 3 * 4 + NUMBERS + STRAINS + 4 + 4 + 1 + 3 + 1
LAPS = 3  # of bidding; behind them all pass
RANDOM_BIDS = 6  # bids from the lowest on that are made at random


class AuctionDeals(Deals):
    """Seat 0 speaks first; until the auction ends suits are in their own order."""

    nets = ("bid", "call", "play")
    least, raising = 4, False

    def __init__(self, count: int, seats: int, size: int, step: int) -> None:
        super().__init__(count, seats, size, step)
        self.best = torch.zeros_like(self.ruler)
        self.bids = torch.zeros_like(self.calls)  # the last one of every seat
        self.passed = torch.zeros(count, seats, dtype=torch.bool, device=device)
        self.dashed = torch.zeros_like(self.passed)
        self.asked = torch.ones_like(self.passed)
        self.quick = torch.zeros_like(self.bare)  # without an auction

    def bid_features(self, seat: Tensor, declaring: bool) -> Tensor:
        """The input features for a bid or a dash call."""
        bids = self.from_seat(self.bids, seat)
        made = (bids > 0)[..., None]
        number, strain = one_hot(bids // 5, NUMBERS) & made, one_hot(bids % 5, STRAINS) & made
        some = (self.best > 0)[:, None]
        flags = [self.from_seat(x, seat) for x in (self.passed, self.dashed, self.asked)]
        return torch.cat(
            [
                self.hands[self.each, seat],
                torch.cat([number, strain], 2).flatten(1),
                *flags,
                one_hot(self.best // 5, NUMBERS) & some,
                one_hot(self.best % 5, STRAINS) & some,
                one_hot((self.ruler - seat) % 4, 4) & some,
                one_hot(seat, 4),
                self.constant(int(declaring), 2)[:, 1:],
                self.constant(self.variant, 4)[:, 1:],
                torch.ones_like(some),
            ],
            1,
        )

    def bid(self, net: Values, chance: Tensor, decisions: Decisions) -> None:
        """Lets the seats bid and pass until nobody is to speak."""
        values = torch.arange(BIDS, device=device)
        soonest = torch.arange(4, 0, -1, device=device)
        turn = torch.full_like(self.ruler, 3)
        for time in range(4 * (LAPS + 1)):
            around = (turn[:, None] + 1 + self.around) % 4
            waiting = self.asked.gather(1, around)
            active = waiting.any(1) & ~self.quick
            if not active.any():
                return
            following = around[self.each, (waiting * soonest).argmax(1)]
            turn = torch.where(active, following, turn)
            lowest = (self.best + 1).clamp(min=5 * self.least)[:, None]
            higher = (values >= lowest) & (time < 4 * LAPS)
            tried = higher & (values < lowest + RANDOM_BIDS)
            higher[:, PASS], tried[:, PASS] = True, True
            features = self.bid_features(turn, False)
            bid = epsilon_greedy(net(features), higher, chance[self.each, turn], tried)
            decisions.add(features, bid, turn, active.nonzero()[:, 0])
            bids = active & (bid > 0)
            if self.raising:
                former = (bids & (self.ruler >= 0)).nonzero()[:, 0]
                self.asked[former, self.ruler[former]] = True
            acting = active.nonzero()[:, 0]
            self.asked[acting, turn[acting]] = False
            self.passed[acting, turn[acting]] = bid[acting] == PASS
            self.best = torch.where(bids, bid, self.best)
            self.ruler = torch.where(bids, turn, self.ruler)
            bidding = bids.nonzero()[:, 0]
            self.bids[bidding, turn[bidding]] = bid[bidding]

    def end_auction(self) -> None:
        """Makes the ruler's bid its call, and its suit the first one."""
        ruled = (self.ruler >= 0).nonzero()[:, 0]
        self.calls[ruled, self.ruler[ruled]] = self.best[ruled] // 5
        strain = torch.where(self.best > 0, self.best % 5, 4)
        self.bare = torch.where(self.quick, self.bare, strain == 4)
        trump = torch.where(self.quick, 0, strain % 4)  # nothing moves without trump
        suits = torch.arange(SUITS, device=device).repeat(self.count, 1)
        suits[self.each, trump] = 0
        suits[:, 0] = trump
        by_suit = self.hands.view(self.count, self.seats, SUITS, 13)
        to = suits[:, None, :, None].expand(-1, self.seats, -1, 13)
        self.hands = by_suit.gather(2, to).reshape(self.count, self.seats, CARDS)


class IsraeliWhist(AuctionDeals):
    """Variant 1 is the square score; without a ruler play goes on without trump."""

    unit = 30
    least, raising = 5, True

    def __init__(self, count: int, seats: int, size: int, step: int) -> None:
        super().__init__(count, seats, size, step)
        self.variant = int(step % 5 == 4)

    def auction_and_calls(self, nets: dict[str, Values], chance: Tensor) -> dict[str, Decisions]:
        bids = Decisions()
        self.bid(nets["bid"], chance, bids)
        self.end_auction()
        return {"bid": bids, "call": self.call(nets["call"], chance, self.leader())}

    def scores(self) -> Tensor:
        """Israeli Whist §8"""
        call, won, called = self.calls, self.won, self.calls.sum(1, keepdim=True)
        away, none = (won - call).abs(), torch.zeros_like(won)
        if self.variant:
            some = torch.where(away == 0, call * call + 10, -10 * away)
            prize = torch.where(called < TRICKS, none + 50, none + 30)
            zero = torch.where(won == 0, prize, 10 * (won - 1) - 50)
        else:
            some = 10 * (torch.minimum(won, call) - away)
            prize = torch.where(called > TRICKS, none + 50, none + 100)
            zero = torch.where(won == 0, prize, 10 * won - prize)
        return torch.where(call > 0, some, zero).float()


class EgyptianEstimation(AuctionDeals):
    """Variants are the scorings: 1 document, 2 jawaker, 3 federation; 5 rounds of 18 are fast.  A
    deal without a bid is played on as a fast one, but to its bidders it is worth what a deal is."""

    unit = 20
    dashes = 2

    def __init__(self, count: int, seats: int, size: int, step: int) -> None:
        super().__init__(count, seats, size, step)
        self.variant = {8: 2, 9: 3}.get(step % 10, 1)
        self.quick = torch.rand(count, device=device) < 5 / 18
        self.bare = torch.rand(count, device=device) < 1 / 5
        self.last = torch.zeros_like(self.ruler)  # to estimate
        self.bidden = self.quick

    def declare(self, net: Values, chance: Tensor, decisions: Decisions) -> None:
        """Lets the seats make or decline dash calls."""
        allowed = torch.zeros(self.count, BIDS, dtype=torch.bool, device=device)
        for place in range(4):
            seat = torch.full_like(self.ruler, place)
            allowed[:, PASS], allowed[:, DASH] = True, self.dashed.sum(1) < self.dashes
            features = self.bid_features(seat, True)
            choice = epsilon_greedy(net(features), allowed, chance[self.each, seat])
            asked = allowed[:, DASH] & ~self.quick
            decisions.add(features, choice, seat, asked.nonzero()[:, 0])
            self.dashed[:, place] = asked & (choice == DASH)
            self.asked[:, place] = ~self.dashed[:, place]

    def highest_call(self) -> Tensor:
        return torch.where(self.best > 0, self.best // 5, TRICKS)

    def before_call(self, seat: Tensor, silent: Tensor) -> None:
        self.last = torch.where(silent, seat, self.last)

    def auction_and_calls(self, nets: dict[str, Values], chance: Tensor) -> dict[str, Decisions]:
        bids = Decisions()
        self.declare(nets["bid"], chance, bids)
        self.bid(nets["bid"], chance, bids)
        self.bidden = self.best > 0
        self.dashed &= self.bidden[:, None]
        self.end_auction()
        self.calls[self.dashed] = 0
        calls = self.call(nets["call"], chance, self.leader())
        earliest = (4 * self.calls + 3 - self.around).argmax(1)
        self.ruler = torch.where(self.bidden, self.ruler, earliest)
        return {"bid": bids, "call": calls}

    def scores(self) -> Tensor:
        """Egyptian Estimation §8, §9; all four missing is worth nothing."""
        document, jawaker, federation = (self.variant == x for x in (1, 2, 3))
        call, won, total = self.calls, self.won, self.calls.sum(1, keepdim=True)
        made, away = call == won, (total - TRICKS).abs()
        makers = made.sum(1, keepdim=True)
        caller, dash = one_hot(self.ruler, 4) & ~self.dashed, self.dashed
        number = call.gather(1, self.ruler[:, None])
        beside = (call == number) & ~caller & ~dash & (not document)
        plain = ~(caller | dash | beside)
        risk = (one_hot(self.last, 4) & (away >= 2) & (plain | (not document))).long()
        risk = risk * (1 + (away >= 4).long())
        under = (call == 0) & (total < TRICKS) & ~dash
        high, none = (call >= 8) & federation, torch.zeros_like(call)
        good = torch.where(plain, none + 10, none + 20) + 3 * federation
        good = torch.where(high, none + 33, torch.where(dash, none + 23, good))
        bad = torch.where(plain, none, none - 10)
        bad = torch.where(high, none - 20, torch.where(dash, none - 23 * jawaker, bad))
        tens = 10 * (risk + (under & (jawaker or (plain & federation))))
        bonus = torch.where(made, good + tens, bad - tens)
        if document:
            risky = torch.where(made, 20 * risk, -10 - 10 * risk)
            bonus = torch.where(risk > 0, risky, bonus)
        only = torch.where(under & document, none + 20, none + 10)
        only = torch.where(made, only * (makers == 1), -only * (makers == 3))
        points = torch.where(made, call, -(call - won).abs()) + bonus + only
        points = torch.where((call >= 8) & (not federation), 2 * points, points)
        return (points * (makers > 0)).float()

    def scores_of(self, name: str, scores: Tensor) -> Tensor:
        if name != "bid":
            return scores
        return torch.where(self.bidden[:, None], scores, scores.mean())
