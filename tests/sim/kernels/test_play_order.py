"""A game that is played counter-clockwise is the mirror image of one played clockwise, for the
engine as well as for everything that computes with it."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from longsuit.belief.tricks import knowledge
from longsuit.belief.worlds import worlds
from longsuit.bots.search.budget import Budget
from longsuit.bots.search.player import evaluator
from longsuit.engine.actions import CHANCE, OVER, PASS, WATCHER, Event, seen
from longsuit.engine.cards import NO_SEAT
from longsuit.engine.game import shuffle
from longsuit.games import GAMES
from longsuit.games.egyptian_estimation import Rules
from longsuit.insight.advice.rollout_evaluation import KernelRollouts
from longsuit.insight.claims import InterpretedSolver
from longsuit.insight.odds.forecasts import forecasts
from longsuit.insight.odds.trick_chances import trick_chances
from longsuit.sim.batches import SimulationRun, play_games
from longsuit.sim.kernels.encode_view import encode_state, encode_view
from longsuit.sim.kernels.layout import MATCHES_WON
from longsuit.sim.kernels.play_order import (
    in_play_order,
    mirrored,
    mirrored_policy,
    mirrored_seat,
    mirrored_view,
)
from longsuit.sim.solver.endings import Solver

from ...games.random_rules import random_rules

GAME = GAMES["egyptian_estimation"]
OTHERWISE = Rules(direction="counter_clockwise", normal_rounds=2, fast_rounds=1, void="declare")


def course(rules: Rules, seed: int) -> Iterator[tuple[Any, Any, tuple[Event, ...]]]:
    """States of a random match counter-clockwise, each with that of the mirror image and with what
    has happened."""
    rng, log = Random(seed), list[Event]()
    s, image = GAME.start(rules), GAME.start(replace(rules, direction="clockwise"))
    while True:
        assert GAME.actor(image) == mirrored_seat(GAME.actor(s), 4)
        yield s, image, tuple(log)
        if GAME.actor(s) == OVER:
            return
        if GAME.actor(s) == CHANCE:
            action: Any = shuffle(GAME.pack(s), rng)
        else:
            legal = GAME.legal(s)
            assert GAME.legal(image) == legal
            action = PASS if PASS in legal and rng.random() < 0.4 else rng.choice(legal)
        log.append(Event(GAME.actor(s), action))
        s, image = GAME.apply(s, action), GAME.apply(image, action)


def test_seats_and_places() -> None:
    assert [mirrored_seat(seat, 4) for seat in (0, 1, 2, 3)] == [0, 3, 2, 1]
    assert [mirrored_seat(seat, 4) for seat in (NO_SEAT, OVER, WATCHER)] == [NO_SEAT, OVER, WATCHER]
    assert mirrored("abcd") == ("a", "d", "c", "b")
    assert (mirrored(()), mirrored("a")) == ((), ("a",))
    assert mirrored_policy(0x3210, 4) == 0x1230


@settings(max_examples=15, deadline=None)
@given(rules=random_rules("egyptian_estimation"), seed=st.integers(0, 1 << 30))
def test_s1_counter_clockwise_is_the_mirror_image(rules: Rules, seed: int) -> None:
    rules = replace(rules, direction="counter_clockwise", normal_rounds=2, fast_rounds=1)
    for s, image, log in course(rules, seed):
        for seat in range(4):
            view, other = GAME.view(s, seat), GAME.view(image, mirrored_seat(seat, 4))
            assert mirrored_view(view) == other  # type: ignore[arg-type]
            found = in_play_order(view, log, rules)
            assert (found[0], found[2]) == (other, image.rules)
        assert encode_state(s) == encode_state(image)
        assert GAME.totals(s) == mirrored(GAME.totals(image))


def test_a_clockwise_game_is_in_play_order_already() -> None:
    rules = Rules()
    view = GAME.view(GAME.start(rules), 1)
    assert in_play_order(view, (), rules) == (view, (), rules)


def test_policies_and_totals_go_with_their_seats() -> None:
    """A strong policy at seat 1 alone wins most there, whatever the direction."""
    for direction in ("clockwise", "counter_clockwise"):
        rules = Rules(direction=direction, normal_rounds=3)
        run = SimulationRun(game="egyptian_estimation", rules=rules, games=300, policy=0x0020)
        found = play_games(run, 0, 300)
        assert found.won[1] > 200
        assert sum([count for total, count in found.totals[1].items() if total > 0]) > 250
        assert found.tally[MATCHES_WON : MATCHES_WON + 4] == found.won
    run = SimulationRun(game="egyptian_estimation", rules=OTHERWISE, games=50, policy=0x0120)
    image = SimulationRun(
        game="egyptian_estimation",
        rules=replace(OTHERWISE, direction="clockwise"),
        games=50,
        policy=0x2100,
    )
    ours, theirs = play_games(run, 0, 50), play_games(image, 0, 50)
    assert (ours.check, ours.totals) == (theirs.check, list(mirrored(theirs.totals)))


def test_who_plays_later_and_who_holds_the_trick() -> None:
    for s, image, log in course(OTHERWISE, 3):
        if (seat := GAME.actor(s)) >= 0 and GAME.phase(s) == "play":
            k = knowledge(GAME.view(s, seat), log)
            other = knowledge(GAME.view(image, mirrored_seat(seat, 4)), ())
            assert k.later == tuple([mirrored_seat(at, 4) for at in other.later])
            assert k.holder == mirrored_seat(other.holder, 4)
            assert len(k.later) == 3 - len(k.table)
            assert k.later[:1] in ((), ((seat - 1) % 4,))


@pytest.mark.parametrize("phase", ["bid", "call", "play"])
def test_search_odds_and_rollouts_do_not_depend_on_the_direction(phase: str) -> None:
    rules = OTHERWISE
    clockwise = replace(rules, direction="clockwise")
    found = searched = 0
    for s, image, log in course(rules, 11):
        seat = GAME.actor(s)
        if seat < 0 or GAME.phase(s) != phase or len(GAME.legal(s)) < 2 or found == 4:
            continue
        found += 1
        place = mirrored_seat(seat, 4)
        view, other = GAME.view(s, seat), GAME.view(image, place)
        heard = tuple([seen(event, seat) for event in log])
        reflected = tuple([Event(mirrored_seat(e.seat, 4), e.action) for e in heard])
        thoughts = [
            evaluator("egyptian_estimation", by, Budget(worlds=8))(v, events, Random(5))
            for by, v, events in ((rules, view, heard), (clockwise, other, reflected))
        ]
        assert thoughts[0] == thoughts[1]
        searched += len(thoughts[0])
        mine = trick_chances(view, heard, rules, 8)
        theirs = trick_chances(other, reflected, clockwise, 8)
        if mine and theirs:
            assert mine.trick == theirs.trick
            assert mine.tricks == mirrored(theirs.tricks)
        ends, reflected_ends = KernelRollouts(rules), KernelRollouts(clockwise)
        assert ends.ends(s, 3) == mirrored(reflected_ends.ends(image, 3))
        assert ends.won() == mirrored(reflected_ends.won())
        action = GAME.legal(s)[0]
        assert ends.line(s, seat, action, 3) == reflected_ends.line(image, place, action, 3)
        assert forecasts(view, heard, rules, number=4).tricks
        world = next(worlds(view, heard, rules, 1))
        assert GAME.view(world, seat) == view
    assert found == 4
    assert searched


def test_the_solver_follows_the_direction() -> None:
    solver, interpreted, met = Solver(), InterpretedSolver(), 0
    for s, image, _ in course(OTHERWISE, 2):
        if GAME.phase(s) == "play" and max(map(int.bit_count, s.play.hands)) <= 3:
            met += 1
            t, other = s.play, image.play
            for side in (0b0001, 0b0010, 0b0110):
                reflected = sum([1 << mirrored_seat(at, 4) for at in range(4) if side >> at & 1])
                assert solver.tricks(t, side) == solver.tricks(other, reflected)
                assert solver.by_card(t, side) == solver.by_card(other, reflected)
            table = [[abs(n - wanted) for n in range(14)] for wanted in (3, 1, 4, 0)]
            assert solver.line(t, table) == mirrored(solver.line(other, mirrored(table)))
            assert solver.decided(t) == (
                mirrored(solver.decided(other) or ()) or None  # None is its own image
            )
            assert interpreted.decided(t, 300) == (
                mirrored(interpreted.decided(other, 300) or ()) or None
            )
    assert met > 10


def test_a_row_of_a_view_is_in_play_order() -> None:
    for s, image, _ in course(OTHERWISE, 7):
        for seat in (0, 1, WATCHER):
            row = encode_view(GAME.view(s, seat), s.rules)
            assert row == encode_view(GAME.view(image, mirrored_seat(seat, 4)), image.rules)
