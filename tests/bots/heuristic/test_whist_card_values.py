"""The values of cards in Whist."""

import pytest
from msgspec.structs import replace

from longsuit.bots.heuristic.whist_card_values import CardEvaluator, trump_stage
from longsuit.engine.actions import seen
from longsuit.engine.cards import SUITS, parse
from longsuit.games import whist as game
from longsuit.games.whist import Breach, Rules

from .whist_tables import played

SPADES = SUITS.index("S")


def evaluator(rules: Rules, *lines: str, style: str = "plain") -> CardEvaluator:
    s, events = played(rules, *lines)
    seat = game.actor(s)
    return CardEvaluator(game.view(s, seat), tuple(seen(e, seat) for e in events), rules, style)


@pytest.mark.parametrize(
    ("out", "stage"), [(0, 0), (0.4, 0), (1, 1), (2, 1), (3, 2), (5, 2), (6, 3)]
)
def test_stages(out: float, stage: int) -> None:
    assert trump_stage(out) == stage


def test_the_chance_of_sure_things() -> None:
    rules = Rules(cards=2)
    hands = "2H 3C  AH 4C  5H AS  KS 7H"
    lead = evaluator(rules, "cut 5S", f"deal {hands}")
    assert lead.k.me == 3
    last = evaluator(rules, "cut 2S", f"deal {hands}", "0 2H", "1 AH", "2 5H")
    assert last.trick_forecast(parse("KS")) == (1.0, 0.0)
    assert last.trick_forecast(parse("7H")) == (0.0, 0.0)
    ace = evaluator(rules, "cut 4S", f"deal {hands}")
    assert ace.trick_forecast(parse("AS"))[0] == 1.0
    assert 0 < ace.trick_forecast(parse("5H"))[0] < 0.5


def test_a_seat_that_often_ruffs_makes_plain_winners_worse() -> None:
    rules = Rules(cards=2)
    t = evaluator(rules, "cut 2S", "deal AH 3C  5H 4C  6H 7C  8H 9C")
    chances = []
    for rate in (0.0, 0.5, 1.0):
        t.ruff_rates = (rate,) * 4
        chances.append(t.trick_forecast(parse("AH"))[0])
    assert chances[0] > chances[1] > chances[2]


def test_under_the_strict_rule_only_the_void_trump() -> None:
    deal = "deal AH 3C  5H 4C  6H 7C  8H 9C"
    strict = evaluator(Rules(cards=2, follow="strict"), "cut 2S", deal)
    loose = evaluator(Rules(cards=2), "cut 2S", deal)
    assert strict.trick_forecast(parse("AH"))[0] > loose.trick_forecast(parse("AH"))[0]


def test_a_breach_makes_voids_doubtful() -> None:
    rules = Rules(cards=3, enforce=False)
    lines = [
        "cut 2S",
        "deal 2H 3C 4D  5C 6D 7H  8H 9C 2D  3H 4C 5D",
        "0 2H",
        "1 5C",
        "2 8H",
        "3 3H",
    ]
    before = evaluator(rules, *lines)
    assert before.voids[1] == 1 << SUITS.index("H") | 1 << SPADES
    view = replace(
        before.view, breaches=(Breach(trick=1, seat=1, card=parse("5C"), due=(parse("7H"),)),)
    )
    _, events = played(rules, *lines)
    assert CardEvaluator(view, events, rules).voids == [0] * 4


def test_styles_care_more_or_less_for_the_trick() -> None:
    rules = Rules(cards=2)
    lines = ["cut 2S", "deal AH 3C  5H 4C  6H 7C  8H 9C"]
    values = []
    for style in ("careful", "plain", "bold"):
        t = evaluator(rules, *lines, style=style)
        values.append(t.evaluate(parse("AH")).value - t.evaluate(parse("3C")).value)
    assert values[0] < values[1] < values[2]
