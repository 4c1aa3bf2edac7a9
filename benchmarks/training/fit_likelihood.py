"""Fits the likelihoods of `longsuit.belief.likelihood`: for every feature of a hidden card at a
seat, how often such seats held the card against how often they would by counting alone.

    python -m benchmarks.training.fit_likelihood [--matches 20] [--games pesten …]

The weight of a feature is the logarithm of that ratio, shrunk towards 0, found in passes over
matches among computer players. Writes src/longsuit/belief/likelihood.json; games that are not named
keep what they have there.
"""

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator
from math import log
from pathlib import Path
from random import Random
from typing import Any

from rich.progress import track

from longsuit.belief import likelihood
from longsuit.belief.pesten import track as follow_game
from longsuit.engine.cards import bits
from longsuit.games import GAMES
from longsuit.insight.odds import batch_chances, odds
from longsuit.sim.models.loader import read

from ..support.bot_matches import match_decisions
from .model_file import write

RULES: dict[str, list[dict[str, Any]]] = {
    "estimation_whist": [{"max_cards": 13}, {"players": 3, "max_cards": 8}, {"players": 5}],
    "israeli_whist": [{"deals": 8}, {"deals": 8, "score": "square"}],
    "egyptian_estimation": [{"normal_rounds": 6, "fast_rounds": 3}],
    "whist": [{"target": 60}, {"target": 60, "follow": "strict"}],
    "pesten": [
        {"games": 4},
        {"games": 4, "players": 2},
        {"games": 4, "players": 3, "must_play": False},
        {"games": 4, "jack": "wild", "king": "again", "mixed_stack": True, "sets": False},
    ],
}
PLAYERS = ["heuristic", "search(worlds=16)", "level(strong)"]
PRIOR = 8.0  # pseudo-observations of each feature that show no effect, in cards
SHARE = 3  # of how many decisions one is looked at
CardSample = tuple[
    str, float, float
]  # a feature, the chance that a card lay there, and whether it did


def trick_game_cards(state: Any, view: Any, events: Any, rules: Any) -> Iterator[CardSample]:
    """Yields the features of the hidden cards in a trick game, with their chances and if they were
    there."""
    found = odds(view, events, rules, "soft")
    for seat in range(len(view.sizes)):
        if seat != view.seat:
            hand = set(bits(state.play.hands[seat]))
            for card, feature in likelihood.features(view, events, seat):
                chance = found.chance(card, seat)
                if 0 < chance < 1:
                    yield feature, chance, float(card in hand)


def pesten_cards(state: Any, view: Any, events: Any, rules: Any) -> Iterator[CardSample]:
    """Yields the same in Pesten, where the batch in which a card lies cannot be seen: each batch of
    its holder is credited with a fraction of the card, its current chance (as in the E step of
    expectation maximisation)."""
    tracker = follow_game(view, events, rules)
    found = batch_chances(view, tracker, soft=True)
    places, hidden = list(zip(found.owners, found.batches, strict=True)), Counter(found.cards)
    held = [Counter(hand) for hand in state.table.hands]
    for seat, known in enumerate(tracker.hands):
        held[seat].subtract(known.cards)
    for card, row in zip(found.cards, found.rows, strict=True):
        for seat in range(len(view.sizes)):
            own = [at for at, (owner, _) in enumerate(places) if owner == seat]
            total = sum([row[at] for at in own])
            if 0 < total < 1:
                there = held[seat][card] / hidden[card]
                for at in own:
                    feature = likelihood.pesten_feature(tracker, seat, places[at][1], card)
                    yield feature, row[at], there * row[at] / total


def fit(name: str, matches: int, weights: dict[str, float], seed: int) -> dict[str, float]:
    """Better weights than these, from matches of their own."""
    held: dict[str, float] = defaultdict(float)
    expected: dict[str, float] = defaultdict(float)
    likelihood.log_ratios()[name] = weights
    likelihood.pesten_exp.cache_clear()
    lines, rng = pesten_cards if name == "pesten" else trick_game_cards, Random(seed)
    for number in track(range(matches), f"{name}, pass {seed}"):
        rules = GAMES[name].Rules(**RULES[name][number % len(RULES[name])])
        for state, view, events in match_decisions(name, rules, PLAYERS, seed * 1000 + number):
            if rng.randrange(SHARE):
                continue
            for feature, chance, there in lines(state, view, events, rules):
                expected[feature] += chance
                held[feature] += there
    return {
        feature: round(
            weights.get(feature, 0.0) + log((held[feature] + PRIOR) / (chance + PRIOR)), 3
        )
        for feature, chance in expected.items()
        if feature
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument("--games", nargs="+", choices=tuple(RULES), default=tuple(RULES))
    chosen = parser.parse_args()
    found = dict(likelihood.log_ratios())
    for name in chosen.games:
        weights: dict[str, float] = {}
        for step in range(chosen.passes):
            weights = fit(name, chosen.matches, weights, step + 1)
        found[name] = {s: w for s, w in sorted(weights.items()) if abs(w) >= 0.02}
        print(name, len(found[name]), "features")
    path = Path(likelihood.__file__).with_name(likelihood.TABLE)
    every = set(chosen.games) == set(found)
    write(
        path,
        found,
        game=", ".join(found),
        unit="logarithm of a likelihood ratio",
        seed=", ".join([str(step + 1) for step in range(chosen.passes)]),
        kept=None if every else read(path, dict[str, float]).header,
    )


if __name__ == "__main__":
    main()
