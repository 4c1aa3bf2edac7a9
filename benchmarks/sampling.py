"""Sampled worlds (determinizations) per second, compared with OpenSpiel's
`resample_from_infostate`.

    python -m benchmarks.sampling [--positions 30]

Both sides get the same positions: Oh Hell, 4 seats, a round broken off inside a trick after random
play, seen by the seat to act.  OpenSpiel is called from Python, once for a deal, as it offers no
other way, with a ready random number; its C++ does the rest.  Ours has a plan for each position,
whose cost is printed, and deals in batches.  One thread, CPU time, the best of three runs.  A deal
contradicts what was seen when a seat holds a suit that it did not follow.
"""

import argparse
import random
import time
from collections.abc import Callable, Iterable

import pyspiel

from longsuit.engine.cards import SUIT_CARDS, Cards, mask
from longsuit.sim.compile.entry_points import row
from longsuit.sim.deals.counting import chances
from longsuit.sim.deals.plan import sampling_plan, unseen_after
from longsuit.sim.deals.sampling import DEAL, Sampler

from .support.oh_hell import card_of

SEATS = 4
BATCH, THEIRS, SAMPLES = 50_000, 1_000, 2_000


class Position:
    """An OpenSpiel state, and the evidence of the seat to act."""

    def __init__(self, size: int, plays: int, rng: random.Random) -> None:
        game = pyspiel.load_game("oh_hell", {"players": SEATS, "num_tricks_fixed": size})
        self.state, self.size = game.new_initial_state(), size
        self.gone, self.barred, led, done = 0, [0] * SEATS, 0, 0
        while done < plays:
            seat, action = self.state.current_player(), rng.choice(self.state.legal_actions())
            if seat >= 0 and action < 52:
                card = card_of(action)
                if done % SEATS == 0:
                    led = card >> 4
                elif card >> 4 != led:
                    self.barred[seat] |= 1 << led
                self.gone |= 1 << card
                done += 1
            self.state.apply_action(action)
        self.seat = self.state.current_player()
        hands = self.hands(self.state)
        self.known = [hand if seat == self.seat else 0 for seat, hand in enumerate(hands)]
        turned = card_of(self.state.history()[2 + SEATS * size])
        sizes, gone = tuple([hand.bit_count() for hand in hands]), self.gone | 1 << turned
        self.unseen = unseen_after(tuple(self.known), sizes, tuple(self.barred), gone)

    def hands(self, state: pyspiel.State) -> list[Cards]:
        """The cards left in the hands of a state with this history of play."""
        dealt = [card_of(action) for action in state.history()[2 : 2 + SEATS * self.size]]
        return [mask(dealt[seat::SEATS]) & ~self.gone for seat in range(SEATS)]

    def contradicts(self, hands: Iterable[Cards]) -> bool:
        return any(
            hand & SUIT_CARDS[suit]
            for hand, barred in zip(hands, self.barred, strict=False)
            for suit in range(4)
            if barred >> suit & 1
        )


def seconds(work: Callable[[], object]) -> float:
    best = float("inf")
    for _ in range(3):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return best


def longsuit_seconds(p: Position) -> float:
    """Seconds for one sampled deal."""
    plan, hands, chance = row(sampling_plan(p.unseen, (*p.known, 0))), row(BATCH * 5), row(1)
    return seconds(lambda: DEAL(plan, 1, 0, BATCH, hands, chance, None, None)) / BATCH


def open_spiel_seconds(p: Position, rng: random.Random) -> float:
    resample, seat, draw = p.state.resample_from_infostate, p.seat, rng.random
    return seconds(lambda: [resample(seat, draw) for _ in range(THEIRS)]) / THEIRS


def compare(size: int, plays: int, number: int) -> None:
    rng = random.Random(size * 100 + plays)
    positions = [Position(size, plays, rng) for _ in range(number)]
    voids = sum(any(p.barred) for p in positions)
    prepared = seconds(lambda: [sampling_plan(p.unseen, (*p.known, 0)) for p in positions]) / number
    ours = theirs = 0.0
    wrong = mine = 0
    off = 0.0
    for p in positions:
        ours += longsuit_seconds(p)
        theirs += open_spiel_seconds(p, rng)
        resample, seat, draw = p.state.resample_from_infostate, p.seat, rng.random
        wrong += sum(p.contradicts(p.hands(resample(seat, draw))) for _ in range(SAMPLES // 10))
        deals = list(Sampler(p.unseen, (*p.known, 0)).deals(SAMPLES))
        mine += sum(p.contradicts(deal) for deal in deals)
        for card, row_of in chances(p.unseen).items():
            for place, exact in enumerate(row_of):
                seen = sum(deal[place] >> card & 1 for deal in deals) / SAMPLES
                off = max(off, abs(seen - float(exact)))
    checked = number * SAMPLES // 10
    print(
        f"{SEATS} × {size} after {plays:2} plays ({voids} of {number} positions with voids): "
        f"ours {number / ours / 1e6:5.2f} million deals a second, OpenSpiel "
        f"{number / theirs / 1e6:.3f} million: {theirs / ours:.0f} times; plan "
        f"{prepared * 1e3:.2f} ms; contradict what was seen: ours {mine} of "
        f"{number * SAMPLES}, OpenSpiel {wrong / checked:.1%} of {checked}; largest "
        f"gap of ours to an exact chance {off:.3f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--positions", type=int, default=30)
    number = parser.parse_args().positions
    for size, plays in ((7, 2), (7, 10), (7, 18), (12, 2), (12, 18), (12, 34)):
        compare(size, plays, number)


if __name__ == "__main__":
    main()
