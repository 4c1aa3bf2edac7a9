"""Fits the calibration of the chance that a hand in Pesten can answer
(`longsuit.insight.odds.calibration`): counting treats the cards of a hand as independent, but a
hand that was played from has fewer kinds of cards.

    python -m benchmarks.training.fit_answers [--matches 150]

A logistic regression for a 2, a joker and a suit, fitted to matches among computer players. Writes
the tables of Pesten in src/longsuit/insight/odds/forecasts.json.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any

from rich.progress import track

from longsuit.engine.cards import JOKER, SUIT_CARDS, Cards, rank_cards
from longsuit.games import GAMES
from longsuit.games.pesten import shedding_rules
from longsuit.games.pesten.playable import playable_on_stack, playable_on_top
from longsuit.insight.odds import Mode, answers
from longsuit.insight.odds.calibration import Correction, platt_features, table

from ..support.bot_matches import match_decisions
from .fit_forecasts import write
from .fit_likelihood import RULES
from .logistic import fit_logistic

PLAYERS = ["heuristic", "search(worlds=16)", "level(strong)", "search(worlds=48)"]
PLAYERS += ["heuristic", "level(gentle)"]
FIRST = 600_000  # seeds from here on
SHARE = 2  # of how many decisions one is looked at
RIDGE = 1.0
KINDS = ("two", "joker", "suit")
AnswerChance = tuple[str, float, bool]  # two, joker or suit; the chance, and whether it was so


def answering_cards(view: Any, rules: Any) -> list[tuple[str, Cards]]:
    """The faces that answer a 2, a joker and each suit."""
    c, top = shedding_rules(rules), view.top if view.top >= 0 else JOKER
    suits = [
        playable_on_top(top, suit, c.wild) & (SUIT_CARDS[suit] | 1 << JOKER) for suit in range(4)
    ]
    return [
        ("two", rank_cards(0) | playable_on_stack(0, 4, c.mixed)),
        ("joker", playable_on_stack(JOKER, 4, c.mixed)),
        *[("suit", faces) for faces in suits],
    ]


def answer_chances(
    state: Any, view: Any, events: Any, rules: Any, mode: Mode
) -> Iterator[AnswerChance]:
    """Yields the chances of every other seat that holds cards, with what was so."""
    found = answers(view, events, rules, mode)
    rows = found.two, found.joker, *found.suits
    for (about, faces), row in zip(answering_cards(view, rules), rows, strict=True):
        for seat, hand in enumerate(state.table.hands):
            if seat != view.seat and hand:
                yield about, row[seat], any(faces >> card & 1 for card in hand)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=150)
    chosen = parser.parse_args()
    for about in KINDS:
        table().pop(f"pesten {about}", None)  # nothing is corrected
    rows: dict[str, list[list[float]]] = defaultdict(list)
    came: dict[str, list[bool]] = defaultdict(list)
    for number in track(range(chosen.matches), "pesten"):
        rules = GAMES["pesten"].Rules(**RULES["pesten"][number % len(RULES["pesten"])])
        rng, by = Random(number), PLAYERS[number % len(PLAYERS) :] + PLAYERS
        for state, view, events in match_decisions("pesten", rules, by, FIRST + number):
            if rng.randrange(SHARE):
                continue
            for about, chance, true in answer_chances(state, view, events, rules, "soft"):
                if 0 < chance < 1:
                    rows[about].append(platt_features(chance))
                    came[about].append(true)
    found = {}
    for about in KINDS:
        weights = fit_logistic(rows[about], came[about], [0.0, 1.0], RIDGE)
        found[f"pesten {about}"] = Correction(weights)
        print(f"{about}: {len(rows[about]):,} chances, weights {weights}")
    write(found, FIRST)


if __name__ == "__main__":
    main()
