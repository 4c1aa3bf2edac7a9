"""Players that search: the same every time, honest, legal, and in time."""

from random import Random
from time import thread_time
from typing import Any

import pytest

from longsuit.bots import levels
from longsuit.bots.player import BadPlayer
from longsuit.bots.registry import parse_player, player
from longsuit.bots.search.budget import Budget
from longsuit.bots.search.player import evaluator
from longsuit.engine.actions import CHANCE, OVER, Event, Play, Shuffle, seen
from longsuit.engine.game import objection, shuffle
from longsuit.games import GAMES

PRESETS = [(name, preset) for name, game in GAMES.items() for preset in game.PRESETS]


def walked(name: str, rules: Any, events: int, seed: int) -> tuple[Any, list[Event]]:
    """A state with a choice after so many random events, and those events."""
    game, rng = GAMES[name], Random(seed)
    s, log = game.start(rules), list[Event]()
    while game.actor(s) != OVER:
        actor = game.actor(s)
        if actor >= 0 and len(log) >= events and len(game.legal(s)) > 1:
            return s, log
        done = shuffle(game.pack(s), rng) if actor == CHANCE else rng.choice(game.legal(s))
        log.append(Event(actor, done))
        s = game.apply(s, done)
    return walked(name, rules, events - 5, seed)


def chosen(name: str, rules: Any, text: str, s: Any, log: list[Event], seed: int = 1) -> Any:
    game = GAMES[name]
    seat = game.actor(s)
    heard = tuple([seen(event, seat) for event in log])
    return player(text, name, rules)(game.view(s, seat), heard, Random(seed))


@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_choices_are_legal_and_the_same_every_time(name: str, preset: str) -> None:
    rules = GAMES[name].PRESETS[preset]
    for number, events in enumerate((1, 4, 7, 14, 25, 38, 60)):
        s, log = walked(name, rules, events, number)
        choice = chosen(name, rules, "search(worlds=8)", s, log)
        event = Event(GAMES[name].actor(s), choice.action)
        assert objection(GAMES[name], s, event) is None, (log, choice)
        assert choice.because
        assert chosen(name, rules, "search(worlds=8)", s, log) == choice


@pytest.mark.parametrize(
    "name", ["estimation_whist", "israeli_whist", "egyptian_estimation", "whist"]
)
def test_it_chooses_the_action_evaluated_best(name: str) -> None:
    game, rules, kinds = GAMES[name], GAMES[name].Rules(), set[type]()
    evaluate = evaluator(name, rules, Budget(worlds=30))
    for seed in range(8):
        s, log = walked(name, rules, 1 + 4 * seed, seed)
        seat = game.actor(s)
        heard = tuple([seen(event, seat) for event in log])
        found = evaluate(game.view(s, seat), heard, Random(1))
        if found:
            kinds.add(type(found[0].action))
            assert found[0].action == chosen(name, rules, "search(worlds=30)", s, log).action
            tried = [(-t.worlds, -t.gain) for t in found]
            assert tried == sorted(tried)
            assert all(t.action in game.legal(s) and t.error >= 0 for t in found)
            made = [0 <= t.made <= 1 if name != "whist" else t.made == -1 for t in found]
            assert all(made) or found[0].worlds == 0
    assert Play in kinds


@pytest.mark.parametrize("cards", [4, 7, 12])
def test_it_plays_with_cards_out_of_play(cards: int) -> None:
    rules = GAMES["israeli_whist"].Rules(cards=cards, may_raise=True, deals=2)
    for number, events in enumerate((1, 5, 8, 12, 20)):
        s, log = walked("israeli_whist", rules, events, number)
        choice = chosen("israeli_whist", rules, "search(worlds=8)", s, log)
        seat = GAMES["israeli_whist"].actor(s)
        assert objection(GAMES["israeli_whist"], s, Event(seat, choice.action)) is None


@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_it_plays_with_any_number_of_seats(seats: int) -> None:
    for name in ("estimation_whist", "pesten"):
        rules = GAMES[name].Rules(players=seats)
        for number, events in enumerate((2, 9, 30)):
            s, log = walked(name, rules, events, number)
            choice = chosen(name, rules, "search(worlds=8)", s, log)
            assert choice.action in GAMES[name].legal(s)


@pytest.mark.parametrize("name", ["estimation_whist", "whist"])
def test_it_chooses_the_same_whatever_lies_in_the_other_hands(name: str) -> None:
    """Two hands that the seat does not see change places before anybody has played."""
    rules, changed = GAMES[name].Rules(), 0
    for seed in range(4):
        s, log = walked(name, rules, 1 if name == "estimation_whist" else 2, seed)
        game, seat = GAMES[name], GAMES[name].actor(s)
        a, b = [other for other in range(4) if other != seat][:2]
        deal = log[-1].action if isinstance(log[-1].action, Shuffle) else log[0].action
        assert isinstance(deal, Shuffle)
        size = len(game.view(s, seat).hand)
        order = list(deal.order)
        for at in range(size):
            first, second = a * size + at, b * size + at
            order[first], order[second] = order[second], order[first]
        other = [Event(CHANCE, Shuffle(tuple(order))) if e.action is deal else e for e in log]
        t = game.start(rules)
        for event in other:
            t = game.apply(t, event.action)
        assert t != s
        changed += 1
        text = "search(worlds=40)"
        assert chosen(name, rules, text, s, log) == chosen(name, rules, text, t, other)
    assert changed == 4


@pytest.mark.parametrize("name", list(GAMES))
def test_it_keeps_to_its_time(name: str) -> None:
    """By the time of its own thread."""
    rules, spent = GAMES[name].Rules(), []
    chosen(name, rules, "search(ms=1)", *walked(name, rules, 8, 0))  # compiled
    for seed in range(20):
        s, log = walked(name, rules, 1 + 2 * seed, seed)
        began = thread_time()
        chosen(name, rules, "search(ms=40)", s, log)
        spent.append(thread_time() - began)
    assert sorted(spent)[18] < 3 * 0.040  # how near it keeps on a quiet machine is a benchmark


@pytest.mark.parametrize(
    "text", ["search(ms=0)", "search(ms=-1)", "search(ms=x)", "search(deals=5)", "search(100)"]
)
def test_texts_that_are_no_budget(text: str) -> None:
    with pytest.raises(BadPlayer, match=r"^bad_search_budget\("):
        parse_player(text, "whist")


def test_its_arguments() -> None:
    assert parse_player("search", "whist")[1] == ("ms=100",)
    assert parse_player("search(worlds=7)", "whist")[1] == ("worlds=7",)


def test_high_levels_go_by_rules_of_thumb_without_compiled_code(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rules = GAMES["whist"].Rules()
    s, log = walked("whist", rules, 9, 2)
    for ready, words in ((False, "without compiled code"), (True, "sampled deals")):
        monkeypatch.setattr(levels, "ready", lambda game, ready=ready: ready)
        assert words in chosen("whist", rules, "level(expert)", s, log).because
    strong = chosen("whist", rules, "level(strong)", s, log)
    monkeypatch.setattr(levels, "ready", lambda game: False)
    assert chosen("whist", rules, "level(master)", s, log).action == strong.action
