"""Fits what words and cards say about a hand: for every sign how often seats that gave it held a
card, against how often they would by counting alone.

    python -m benchmarks.fit_odds [--matches 20]  writes src/longsuit/insight/signs.json
"""

import argparse
import json
from collections import defaultdict
from math import log
from pathlib import Path
from random import Random
from typing import Any

from longsuit.engine.cards import bits
from longsuit.games import GAMES
from longsuit.insight import signs
from longsuit.insight.odds import odds

from .watched import watched

RULES: dict[str, list[dict[str, Any]]] = {
    "estimation_whist": [{"max_cards": 13}, {"players": 3, "max_cards": 8}, {"players": 5}],
    "israeli_whist": [{"deals": 8}, {"deals": 8, "score": "square"}],
    "egyptian_estimation": [{"normal_rounds": 6, "fast_rounds": 3}],
    "whist": [{"target": 60}, {"target": 60, "follow": "strict"}],
}
PLAYERS = ["heuristic"]
PRIOR = 8.0  # cards that each sign is thought to have seen without effect
SHARE = 3  # of how many decisions one is looked at


def fit(name: str, matches: int, weights: dict[str, float], seed: int) -> dict[str, float]:
    """Better weights than these, from matches of their own."""
    held: dict[str, float] = defaultdict(float)
    expected: dict[str, float] = defaultdict(float)
    signs.table()[name] = weights
    rng = Random(seed)
    for number in range(matches):
        options = RULES[name][number % len(RULES[name])]
        rules = GAMES[name].Rules(**options)
        for state, view, events in watched(name, rules, PLAYERS, seed * 1000 + number):
            if rng.randrange(SHARE):
                continue
            found = odds(view, events, rules, "soft")
            for seat in range(len(view.sizes)):
                if seat == view.seat:
                    continue
                hand = set(bits(state.play.hands[seat]))
                for card, sign in signs.signs(view, events, seat):
                    chance = found.chance(card, seat)
                    if 0 < chance < 1:
                        held[sign] += card in hand
                        expected[sign] += chance
    return {
        sign: round(weights.get(sign, 0.0) + log((held[sign] + PRIOR) / (chance + PRIOR)), 3)
        for sign, chance in expected.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--passes", type=int, default=2)
    chosen = parser.parse_args()
    found = {}
    for name in RULES:
        weights: dict[str, float] = {}
        for step in range(chosen.passes):
            weights = fit(name, chosen.matches, weights, step + 1)
        found[name] = {s: w for s, w in sorted(weights.items()) if abs(w) >= 0.02}
        print(name, len(found[name]), "signs")
    path = Path(signs.__file__).with_name(signs.TABLE)
    path.write_text(json.dumps(found, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
