"""The grid of the original's probability window: whole numbers, fixed at the deal."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from longsuit.engine.actions import CHANCE, OVER, Event, seen
from longsuit.engine.game import shuffle
from longsuit.games import GAMES, estimation_whist, whist
from longsuit.insight.odds.classic import classic_grid, classic_percent

Grid = tuple[tuple[int, ...], ...]


@pytest.mark.parametrize(
    ("cards", "percent"), [(1, 1), (2, 3), (5, 9), (7, 13), (13, 25), (15, 28)]
)
def test_s1_the_whole_percentage_of_a_hand(cards: int, percent: int) -> None:
    assert classic_percent(cards) == percent


def grids(name: str, rules: Any, seat: int) -> Iterator[tuple[Any, Grid]]:
    """The state and the grid before the first event and after every event of a game."""
    game, rng = GAMES[name], Random(5)
    state, events = game.start(rules), list[Event]()
    while True:
        known = tuple([seen(event, seat) for event in events])
        yield state, classic_grid(game.view(state, seat), known)
        if (actor := game.actor(state)) == OVER:
            return
        chance = actor == CHANCE
        action = shuffle(game.pack(state), rng) if chance else rng.choice(game.legal(state))
        events.append(Event(actor, action))
        state = game.apply(state, action)


def test_s1_the_grid_is_fixed_from_deal_to_deal() -> None:
    """Every card of every hand, one's own too, whatever was called or played since."""
    rules = estimation_whist.Rules(players=3, max_cards=5)
    game = estimation_whist
    for state, grid in grids("estimation_whist", rules, 1):
        if game.phase(state) in ("call", "play"):
            size = game.sizes(rules)[len(state.rounds)]
            assert grid == ((classic_percent(size),) * 52,) * 3


def test_before_the_first_deal_there_is_no_grid() -> None:
    rules = whist.Rules(target=2)
    found = {whist.phase(state): grid for state, grid in grids("whist", rules, 0)}
    assert found["cut"] == ()
    assert found["play"] == ((25,) * 52,) * 4
