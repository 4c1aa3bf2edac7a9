"""The actions among which a kernel chooses are the engine's legal ones, all of them.

The options of a kernel are observed, not computed: the policy that plays at random continues from
a position under many seeds, and the first action of every game is collected.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from longsuit.engine.actions import CHANCE, OVER, Action, Bid, Pass, Play
from longsuit.engine.cards import rank_of
from longsuit.engine.game import shuffle
from longsuit.games import GAMES
from longsuit.sim.batches import KERNELS, PLAY_LOGGED
from longsuit.sim.compile.entry_points import row
from longsuit.sim.kernels.encode_view import encode_state
from longsuit.sim.kernels.layout import TALLY_SIZE
from longsuit.sim.kernels.play_order import is_mirrored, mirrored_seat
from longsuit.sim.kernels.replay_log import decode_action

from ...games.random_rules import random_rules

RANDOM = 0
FIRST_EVENT = 40  # numbers of a log that holds the first event, and few more


def abstract(a: Action) -> Any:
    """An action as a kernel tells it apart: of a set in Pesten its first card, its shape and size,
    because the order and the choice of the other cards are the kernel's own."""
    if not isinstance(a, Play) or len(a.cards) == 1:
        return a
    first, second = a.cards[0], a.cards[1]
    shape = "rank" if rank_of(first) == rank_of(second) else (second - first) % 13
    return first, shape, len(a.cards), a.last


def observed_options(name: str, s: Any, expected: set[Any]) -> set[Any]:
    """The first actions of the kernel's random play from a state, until all of `expected` have been
    seen or so many games have been played that a missing one is no accident."""
    rules, start = row(KERNELS[name].encode(s.rules)), row(tuple(encode_state(s)))
    width, seats, actor = KERNELS[name].WIDTH, GAMES[name].seats(s.rules), GAMES[name].actor(s)
    state, totals, tally, log = row(width), row(seats), row(TALLY_SIZE), row(FIRST_EVENT)
    seen: set[Any] = set()
    for number in range(400 * (2 + len(expected))):
        log[0] = 0
        PLAY_LOGGED[name](rules, start, state, RANDOM, 1, number, 1, 1, totals, tally, log)
        kind, seat, size = int(log[1]) >> 4, int(log[1]) & 15, int(log[2])
        assert (mirrored_seat(seat, seats) if is_mirrored(s.rules) else seat) == actor
        seen.add(abstract(decode_action(kind, tuple([int(n) for n in log[3 : 3 + size]]))))
        if not seen < expected:
            break
    return seen


def states(name: str, rules: Any, rng: Random, number: int) -> Iterator[Any]:
    """At most so many states of a random match in which a seat has a choice."""
    game = GAMES[name]
    s = game.start(rules)
    for _ in range(200):
        actor, legal = game.actor(s), game.legal(s)
        if actor == OVER or not number:
            return
        if len(legal) > 1 and rng.random() < 0.2:
            number -= 1
            yield s
        if actor == CHANCE:
            s = game.apply(s, shuffle(game.pack(s), rng))
        elif isinstance(legal[0], Pass) and isinstance(legal[-1], Bid) and rng.random() < 0.7:
            s = game.apply(s, legal[0])  # so that nobody bids now and then
        else:
            s = game.apply(s, rng.choice(legal))


def compare(name: str, rules: Any, seed: int) -> None:
    for s in states(name, rules, Random(seed), 8):
        expected = {abstract(a) for a in GAMES[name].legal(s)}
        assert observed_options(name, s, expected) == expected, s


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=12, deadline=None)
@given(data=st.data(), seed=st.integers(0, 1 << 30))
def test_a_kernel_chooses_among_all_legal_actions(
    name: str, data: st.DataObject, seed: int
) -> None:
    compare(name, data.draw(random_rules(name)), seed)


@pytest.mark.full
@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=400, deadline=None)
@given(data=st.data(), seed=st.integers(0, 1 << 30))
def test_a_kernel_chooses_among_all_legal_actions_of_many_states(
    name: str, data: st.DataObject, seed: int
) -> None:
    compare(name, data.draw(random_rules(name)), seed)
