"""Values, outlooks and advice: sensible, never failing, in words that can be translated."""

from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from longsuit.bots.positions import read
from longsuit.engine.base import CHANCE, OVER, Call, Event, Play, seen, shuffle
from longsuit.engine.words import fields
from longsuit.games import GAMES
from longsuit.insight.advice import advice, reasons, within
from longsuit.insight.outlook import outlook
from longsuit.insight.values import values

POSITIONS = Path(__file__).parent.parent / "positions"
CLEAR = [
    "estimation_whist_bare_ace_of_trumps",
    "estimation_whist_nothing_at_all",
    "estimation_whist_last_takes_cheaply",
    "egyptian_estimation_no_dash_with_aces",
    "pesten_a_set_wins_at_once",
    "pesten_seven_then_win",
]


def at(name: str) -> tuple[Any, tuple[Event, ...], Any]:
    found = read(POSITIONS / f"{name}.toml")
    seat = found.position.seat
    events = tuple([seen(event, seat) for event in found.log.events])
    return found, events, found.game.view(found.state, seat)


@pytest.mark.parametrize("name", CLEAR)
def test_advice_solves_clear_situations(name: str) -> None:
    found, events, view = at(name)
    best = list(islice(advice(view, events, found.rules), 3))[-1]
    assert best.best in found.best, [(v.action, v.score.mean) for v in best.values]


def decisions(name: str, rules: Any, seed: int, every: int) -> Any:
    game, rng = GAMES[name], Random(seed)
    s, log = game.start(rules), list[Event]()
    for number in range(250):
        actor = game.actor(s)
        if actor == OVER:
            return
        if actor == CHANCE:
            action: Any = shuffle(game.pack(s), rng)
        else:
            if number % every == 0:
                yield game.view(s, actor), tuple([seen(event, actor) for event in log])
            action = rng.choice(game.legal(s))
        log.append(Event(actor, action))
        s = game.apply(s, action)


EVERY = [(name, GAMES[name].PRESETS[preset]) for name in GAMES for preset in GAMES[name].PRESETS]


@pytest.mark.parametrize(("name", "rules"), EVERY)
def test_every_decision_has_values_and_reasons(name: str, rules: Any) -> None:
    for view, events in decisions(name, rules, 1, 9):
        found = next(values(view, events, rules))
        assert {value.action for value in found} == set(view.legal)
        assert found[0].score.mean == max(value.score.mean for value in found)
        assert found[0].behind.mean == 0
        for value in found:
            assert value.behind.mean >= -1e-9
            if value.made:
                assert 0 <= value.made.mean <= 1
            for sentence in reasons(view, events, rules, value):
                assert str(sentence)
                assert fields(sentence) == set(sentence.values)


@pytest.mark.parametrize("name", ["estimation_whist", "israeli_whist", "whist"])
def test_outlooks_are_chances(name: str) -> None:
    rules, seen_plays = next(iter(GAMES[name].PRESETS.values())), 0
    for view, events in decisions(name, rules, 2, 31):
        found = outlook(view, events, rules, number=6)
        assert set(found.trick) == {a for a in view.legal if isinstance(a, Play)}
        assert set(found.calls) == {a for a in view.legal if isinstance(a, Call)}
        for row in found.tricks:
            assert sum(row) == pytest.approx(1)
        seen_plays += len(found.trick)
    assert seen_plays


def test_the_master_card_of_the_last_to_play_wins_for_certain() -> None:
    found, events, view = at("estimation_whist_last_takes_cheaply")
    chances = outlook(view, events, found.rules, number=8).trick
    taking = [action for action in found.best if isinstance(action, Play)]
    assert [chances[action].mean for action in taking] == [1.0] * len(taking)


def test_more_time_gives_more_deals() -> None:
    found, events, view = at("estimation_whist_five_trumps")
    coarse = within(view, events, found.rules, 0.0)
    better = within(view, events, found.rules, 2.0)
    assert coarse is not None
    assert better is not None
    assert not coarse.values[0].careful
    assert better.values[0].careful


def test_nothing_to_decide_no_advice() -> None:
    game = GAMES["whist"]
    s = game.start(game.Rules())
    assert within(game.view(s, 0), (), game.Rules(), 0.1) is None
