"""Our search against OpenSpiel's information-set MCTS (ISMCTS), at Oh Hell in pyspiel.

    python -m benchmarks.ismcts [--ms 10] [--deals 20] [--seed 1] [--only 4x7]

Both play the same deals on OpenSpiel's own states, once one of ours among theirs and once one of
theirs among ours, rotated over all seats.  Ours is told what its seat knows: its own cards, the
card turned up, the calls and the cards played.  Theirs gets as many simulations as take the same
time, measured as it plays; it resamples the hidden hands out of the cards that were dealt, so it
knows those that were not.  Gains are points a hand against the mean of the three others, with 95 %
intervals over deals.
"""

import argparse
from random import Random
from time import process_time

import pyspiel

from longsuit.arena.intervals import estimate_text, mean_estimate
from longsuit.belief.tricks import Knowledge
from longsuit.bots.search.budget import Budget
from longsuit.bots.search.network_prior import network_prior, rollout_network
from longsuit.bots.search.trick_games import SearchProblem, race_decision
from longsuit.engine.cards import DECK, NO_SUIT, mask, suit_of
from longsuit.engine.phases.tricks import beats
from longsuit.sim.compile.entry_points import row
from longsuit.sim.deals.plan import unseen_after
from longsuit.sim.kernels import estimation_whist as kernel
from longsuit.sim.kernels import layout
from longsuit.sim.rollouts.rollout_estimation_whist import ROLLOUT

from .support.oh_hell import action_of, card_of

FORMS = ((4, 7), (4, 12), (5, 10), (3, 5))  # seats and cards
CALLS = 52  # a call of n is the action 52 + n


class LongsuitPlayer:
    """Our search, from what a seat knows of an OpenSpiel state."""

    def __init__(self, ms: int, seed: int) -> None:
        self.budget, self.rng, self.seconds, self.moves = Budget(ms=ms), Random(seed), 0.0, 0

    def step(self, state: pyspiel.State) -> int:
        began = process_time()
        action = self.choice(state)
        self.seconds += process_time() - began
        self.moves += 1
        return action

    def choice(self, state: pyspiel.State) -> int:
        me, seats = state.current_player(), state.num_players()
        history = state.history()
        size, starter = history[0], (history[1] + 1) % seats
        done = 2 + seats * size
        hand = mask([card_of(a) for a in history[2 + me : done : seats]])
        turned, said = card_of(history[done]), history[done + 1 : done + 1 + seats]
        plays = [card_of(a) for a in history[done + 1 + seats :]]
        w = [0] * layout.SIZE
        calls = [-1] * seats
        for place, action in enumerate(said):
            calls[(starter + place) % seats] = action - CALLS
        trump, leader = suit_of(turned), starter
        voids, shown, won = [0] * seats, [0] * seats, [0] * seats
        for first in range(0, len(plays), seats):
            trick, led, best_card, holder = plays[first : first + seats], NO_SUIT, 0, leader
            for place, card in enumerate(trick):
                seat = (leader + place) % seats
                shown[seat] |= 1 << card
                led = suit_of(card) if place == 0 else led
                if suit_of(card) != led:
                    voids[seat] |= 1 << led
                if place == 0 or beats(card, best_card, trump):
                    best_card, holder = card, seat
            if len(trick) == seats:
                won[holder] += 1
                leader = holder
        on_table = plays[len(plays) - len(plays) % seats :]
        w[layout.ROUND], w[kernel.HANDS_DEALT], w[layout.CALLS_MADE] = starter, 1, len(said)
        w[layout.WON : layout.WON + seats], w[layout.CALLS : layout.CALLS + seats] = won, calls
        w[layout.TRUMP], w[layout.LEADER], w[layout.ON_TABLE] = trump, leader, len(on_table)
        w[layout.TABLE : layout.TABLE + len(on_table)] = on_table
        (
            w[layout.VOIDS : layout.VOIDS + seats],
            w[layout.CARDS_SHOWN : layout.CARDS_SHOWN + seats],
        ) = (
            voids,
            shown,
        )
        gone, mine = mask(plays), hand & ~mask(plays)
        known = tuple([mine if seat == me else 0 for seat in range(seats)])
        sizes = tuple([size - cards.bit_count() for cards in shown])
        begun = bool(on_table)
        seen = Knowledge(
            me=me,
            seats=seats,
            hand=mine,
            unseen=DECK & ~(mine | gone | 1 << turned),
            gone=gone,
            voids=tuple(voids),
            trump=trump,
            led=led if begun else NO_SUIT,
            table=tuple(on_table),
            best=best_card if begun else -1,
            holder=holder if begun else -1,
            later=(),
            sizes=sizes,
        )
        legal = state.legal_actions()
        if len(legal) == 1:
            return int(legal[0])
        calling = legal[0] >= CALLS
        tried = [action - CALLS if calling else card_of(action) for action in legal]
        network = rollout_network("estimation_whist", fitted_points=True)
        decision = SearchProblem(
            entry=ROLLOUT,
            rules=row([seats, starter + 1, 1, 0, 0, *[size, trump] * (starter + 1)]),
            start=w,
            unseen=unseen_after(known, sizes, tuple(voids), gone | 1 << turned),
            known=known,
            me=me,
            seats=seats,
            out=52 - seats * size,
            call_tricks=tuple(calls),
            cards_played=tuple(shown),
            network=network,
            prior=network_prior(network, w, seen, tried, calling=calling),
        )
        found = race_decision(decision, tried, self.budget, self.rng)[0].action
        return CALLS + found if calling else action_of(found)


class OpenSpielPlayer:
    """OpenSpiel's ISMCTS with random rollouts, with a time budget for each move."""

    def __init__(self, ms: int, seed: int) -> None:
        self.ms, self.seed, self.seconds, self.moves = ms, seed, 0.0, 0
        self.evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        self.rate: dict[int, float] = {}  # simulations a second, by how far the deal is

    def step(self, state: pyspiel.State) -> int:
        if len(state.legal_actions()) == 1:
            self.moves += 1
            return int(state.legal_actions()[0])
        far = len(state.history())
        rate = self.rate.get(far) or self.rate.get(far - 1) or 20_000.0
        number = max(8, int(rate * self.ms / 1000))
        self.seed += 1
        bot = pyspiel.ISMCTSBot(
            self.seed,
            self.evaluator,
            10.0,  # the points at stake
            number,
            pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        )
        began = process_time()
        action = bot.step(state)
        spent = process_time() - began
        self.seconds += spent
        self.moves += 1
        new = number / max(spent, 1e-5)
        self.rate[far] = new if far not in self.rate else 0.7 * self.rate[far] + 0.3 * new
        return int(action)


def dealt_state(game: pyspiel.Game, size: int, dealer: int, rng: Random) -> pyspiel.State:
    state = game.new_initial_state()
    state.apply_action(size)
    state.apply_action(dealer)
    while state.is_chance_node():
        state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
    return state


def contest(
    seats: int,
    size: int,
    ours: LongsuitPlayer,
    theirs: OpenSpielPlayer,
    deals: int,
    seed: int,
    *,
    alone: bool,
) -> tuple[list[tuple[float, int]], int, int]:
    """The sum of our gains and their number by deal, and the calls of ours that were made."""
    game = pyspiel.load_game("oh_hell", {"players": seats, "num_tricks_fixed": size})
    rng, sums, made, all_calls = Random(seed), [], 0, 0
    for deal in range(deals):
        start, total = dealt_state(game, size, deal % seats, rng), 0.0
        for odd in range(seats):
            state = start.clone()
            while not state.is_terminal():
                mine = (state.current_player() == odd) == alone
                state.apply_action((ours if mine else theirs).step(state))
            points = state.returns()
            others = (sum(points) - points[odd]) / (seats - 1)
            total += (points[odd] - others) * (1 if alone else -1)
            for seat in range(seats):
                if (seat == odd) == alone:
                    made += points[seat] >= 10
                    all_calls += 1
        sums.append((total, seats))
    return sums, made, all_calls


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ms", type=int, default=10)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="one form, as 4x7")
    args = parser.parse_args()
    ROLLOUT.ready()
    print("| seats × cards | who | deals | points a hand more | our calls made | ms ours, theirs |")
    print("| --- | --- | ---: | ---: | ---: | ---: |")
    for seats, size in FORMS:
        if args.only and args.only != f"{seats}x{size}":
            continue
        for alone in (True, False):
            ours, theirs = (
                LongsuitPlayer(args.ms, args.seed),
                OpenSpielPlayer(args.ms, args.seed),
            )
            found = contest(seats, size, ours, theirs, args.deals, args.seed, alone=alone)
            sums, made, calls = found
            pace = [f"{1000 * side.seconds / side.moves:.1f}" for side in (ours, theirs)]
            who = "one of ours among theirs" if alone else "one of theirs among ours"
            gain = estimate_text(mean_estimate(sums), "{:+.2f}".format)
            cells = f"{seats} × {size}", who, args.deals, gain, f"{made / calls:.0%}"
            print(f"| {' | '.join(map(str, cells))} | {', '.join(pace)} |", flush=True)


if __name__ == "__main__":
    main()
