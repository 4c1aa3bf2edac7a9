"""A claim is right: in every deal a seat holds possible every line ends alike."""

from random import Random
from typing import Any

import pytest

from longsuit.engine.actions import CHANCE, OVER, Event, seen
from longsuit.engine.game import shuffle
from longsuit.games import estimation_whist, pesten, whist
from longsuit.insight.claims import (
    QUICK_POSITIONS,
    InterpretedSolver,
    certain_tricks,
    decided_tricks_of,
    every_deal,
    may_be_certain,
    quick_claim,
)
from longsuit.sim.deals.counting import Unseen, count_deals
from longsuit.sim.solver.endings import Solver


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver()


def positions(rules: Any, seeds: range, game: Any = estimation_whist) -> Any:
    for seed in seeds:
        rng, s, log = Random(seed), game.start(rules), list[Event]()
        while (actor := game.actor(s)) != OVER:
            if actor >= 0 and game.phase(s) == "play":
                yield s, actor, tuple([seen(event, actor) for event in log]), seed
            action = shuffle(game.pack(s), rng) if actor == CHANCE else rng.choice(game.legal(s))
            log.append(Event(actor, action))
            s = game.apply(s, action)


def test_what_is_decided_comes_about_and_claims_agree(solver: Solver) -> None:
    rules = estimation_whist.Rules(players=3, max_cards=4, sequence="down")
    game, sure, claimed = estimation_whist, 0, 0
    for s, actor, events, seed in positions(rules, range(12)):
        found = decided_tricks_of(s, rules, solver)
        own = certain_tricks(game.view(s, actor), events, rules, solver)
        if own is not None:
            claimed += 1
            assert found == own
        if found is not None:
            sure += 1
            rng, now, rounds = Random(seed), s, len(s.rounds)
            while len(now.rounds) == rounds:
                now = game.apply(now, rng.choice(game.legal(now)))
            after = now.rounds[-1].tricks
            assert tuple(b - a for a, b in zip(s.play.won, after, strict=True)) == found
    assert sure > 50
    assert claimed > 10


def test_where_somebody_waits_a_claim_needs_no_compiler(solver: Solver) -> None:
    rules, game, found = whist.Rules(players=3, cards=17, follow="strict", target=20), whist, 0
    plain = InterpretedSolver()
    for s, actor, events, _ in positions(rules, range(4), game):
        view = game.view(s, actor)
        quick = quick_claim(view, events, rules)
        if not may_be_certain(view):
            assert quick is None
            continue
        sizes = max(view.sizes)
        assert 2 <= sizes <= 6
        own = certain_tricks(view, events, rules, solver, QUICK_POSITIONS)
        assert quick == own == certain_tricks(view, events, rules, plain, QUICK_POSITIONS)
        found += own is not None
    assert found > 5


def test_most_cards_out_of_play_or_no_tricks_are_no_claim(solver: Solver) -> None:
    rules = estimation_whist.Rules(players=2, max_cards=2, sequence="down")
    s, actor, *_ = next(positions(rules, range(1)))
    assert not may_be_certain(estimation_whist.view(s, actor))
    s = pesten.start(pesten.Rules())
    s = pesten.apply(s, shuffle(pesten.pack(s), Random(1)))
    view = pesten.view(s, 0)
    assert not may_be_certain(view)
    assert certain_tricks(view, (), pesten.Rules(), solver) is None


def test_arrangements_are_all_deals() -> None:
    unseen = Unseen(cards=0b1111 | 0b11 << 16, rooms=(2, 3, 1), barred=(1, 0, 0))
    found = list(every_deal(unseen))
    assert len(found) == len(set(found)) == count_deals(unseen)


def test_no_claims_where_one_need_not_follow_suit(solver: Solver) -> None:
    rules = whist.Rules(cards=1)
    s: Any = whist.start(rules)
    rng = Random(1)
    s = whist.apply(s, shuffle(whist.pack(s), rng))
    s = whist.apply(s, shuffle(whist.pack(s), rng))
    assert decided_tricks_of(s, rules, solver) is None
