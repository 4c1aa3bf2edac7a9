"""Rollouts are the same interpreted and compiled, and their means and errors are right."""

from random import Random
from statistics import fmean, pstdev
from typing import Any

import pytest

from longsuit.bots.registry import player
from longsuit.bots.search.budget import Budget
from longsuit.bots.search.player import evaluator
from longsuit.engine.actions import CHANCE, Action, Call, Event, seen
from longsuit.engine.game import shuffle
from longsuit.games import GAMES
from longsuit.sim.compile.entry_points import Entry, row
from longsuit.sim.rollouts.rollout import GAIN, GAIN_UNIT, MADE, POINTS, SUMS


@pytest.mark.parametrize("name", list(GAMES))
def test_interpreted_rollouts_give_the_same_gains(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs = []

    def both(entry: Entry, *arguments: Any) -> int:
        rows = [a if isinstance(a, int) else [int(n) for n in a] for a in arguments]
        entry.function(*rows)
        done = int(entry.ready()(*arguments))
        for mine, theirs in zip(rows, arguments, strict=True):
            assert isinstance(theirs, int) or mine == [int(n) for n in theirs]
        if "roll_out" in entry.name:
            runs.append(done)
        return done

    monkeypatch.setattr(Entry, "__call__", both)
    game, rng, log = GAMES[name], Random(3), list[Event]()
    rules = game.Rules()
    s = game.start(rules)
    while len(runs) < 2:
        seat = game.actor(s)
        if seat == CHANCE:
            action: Action = shuffle(game.pack(s), rng)
        else:
            heard = tuple([seen(event, seat) for event in log])
            action = player("search(worlds=2)", name, rules)(game.view(s, seat), heard, rng).action
        log.append(Event(seat, action))
        s = game.apply(s, action)
    assert set(runs) == {2}


def test_means_and_errors_are_those_of_the_deals_one_by_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, deals = GAMES["estimation_whist"], list[list[int]]()

    def one_by_one(entry: Entry, *arguments: Any) -> int:
        head, number, sums = list(arguments[:9]), arguments[10], arguments[16]
        for first in range(arguments[9], arguments[9] + number):
            alone = row(len(sums))
            entry.ready()(*head, first, 1, *arguments[11:16], alone, *arguments[17:])
            deals.append([int(n) for n in alone])
        return int(entry.ready()(*arguments))

    rules = game.Rules(max_cards=7, score="squared")  # for which no network judges
    s = game.apply(game.start(rules), shuffle(game.pack(game.start(rules)), Random(4)))
    log, seat = [Event(CHANCE, shuffle(game.pack(game.start(rules)), Random(4)))], game.actor(s)
    heard = tuple([seen(event, seat) for event in log])
    monkeypatch.setattr(Entry, "__call__", one_by_one)
    found = evaluator("estimation_whist", rules, Budget(worlds=16))(
        game.view(s, seat), heard, Random(2)
    )
    assert len(deals) == 16  # one batch, in which nothing is given up
    for t in found:
        assert isinstance(t.action, Call)
        at = SUMS * t.action.tricks
        gains = [deal[at + GAIN] / (3 * GAIN_UNIT) for deal in deals]
        assert t.gain == pytest.approx(fmean(gains))
        assert t.error == pytest.approx(pstdev(gains) / 4)
        assert t.points == pytest.approx(fmean(deal[at + POINTS] for deal in deals))
        assert t.made == pytest.approx(fmean(deal[at + MADE] for deal in deals))
    assert 0 < max(t.made for t in found) < 1
    assert len({t.points for t in found}) > 1
