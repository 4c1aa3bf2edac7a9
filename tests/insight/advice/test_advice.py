"""Values, outlooks and advice: sensible, never failing, in words that can be translated."""

from itertools import islice
from pathlib import Path
from random import Random
from time import thread_time
from typing import Any

import pytest
from msgspec.structs import replace

from longsuit.arena.intervals import Estimate
from longsuit.belief.tricks import knowledge
from longsuit.bots.positions import read_position
from longsuit.bots.registry import player
from longsuit.bots.search.evaluation import Evaluation
from longsuit.engine.actions import CHANCE, OVER, Action, Call, Event, Play, seen
from longsuit.engine.cards import parse
from longsuit.engine.game import shuffle
from longsuit.games import GAMES
from longsuit.insight.advice import advice, advice_within
from longsuit.insight.advice.evaluation import evaluate_actions, rank_results, rollout_values
from longsuit.insight.advice.reasons import about_card, call_state, higher_score_elsewhere, reasons
from longsuit.insight.advice.rollout_evaluation import RolloutResult
from longsuit.insight.advice.search_evaluation import (
    FIRST_DEALS,
    ensure_compiled,
    interchangeable,
    pool_runs,
    rank,
    search_values,
)
from longsuit.insight.advice.value import Value
from longsuit.insight.odds import odds
from longsuit.insight.odds.forecasts import forecasts
from longsuit.messages.render import english

POSITIONS = Path(__file__).parents[2] / "positions"
CLEAR = [
    "estimation_whist_bare_ace_of_trumps",
    "estimation_whist_nothing_at_all",
    "estimation_whist_last_takes_cheaply",
    "egyptian_estimation_no_dash_with_aces",
    "pesten_a_set_wins_at_once",
    "pesten_seven_then_win",
]


def at(name: str) -> tuple[Any, tuple[Event, ...], Any]:
    found = read_position(POSITIONS / f"{name}.toml")
    seat = found.file.seat
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
        found = next(evaluate_actions(view, events, rules))
        assert sorted(map(repr, view.legal)) == sorted(repr(value.action) for value in found)
        assert found[0].behind.mean == 0
        assert not found[0].clear
        for value in found:
            assert within_interval(value.score)
            if value.made:
                assert (value.made.low or 0.0) >= 0
                assert within_interval(value.made)
            for sentence in reasons(view, events, rules, value):
                assert english(sentence)


def within_interval(estimate: Estimate) -> bool:
    low, high = estimate.interval or (estimate.mean, estimate.mean)
    return low - 1e-6 <= estimate.mean <= high + 1e-6


@pytest.mark.parametrize("name", GAMES)
def test_the_best_action_is_what_search_does(name: str) -> None:
    """With the same deals; what search leaves to rules of thumb is no matter here."""
    rules, compared = next(iter(GAMES[name].PRESETS.values())), 0
    search = player(f"search(worlds={FIRST_DEALS})", name, rules)
    for view, events in decisions(name, rules, 3, 7):
        for seed in (1, 2):
            found = (
                search_values(view, events, rules, seed, FIRST_DEALS) if len(view.legal) > 1 else ()
            )
            if found:
                compared += 1
                assert found[0].action == search(view, events, Random(seed)).action
    assert compared > 10


def test_cards_that_come_to_the_same_have_the_same_value() -> None:
    """Only one of two neighbours in a hand is tried; a card is out between two others."""
    alike = apart = 0
    rules = GAMES["israeli_whist"].Rules()
    for view, events in decisions("israeli_whist", rules, 4, 3):
        found = search_values(view, events, rules, 1, 32) if view.phase == "play" else ()
        by_card = {v.action.cards[0]: v for v in found if isinstance(v.action, Play)}
        assert set(by_card) == {a.cards[0] for a in view.legal if isinstance(a, Play) and found}
        for card, value in by_card.items():
            if card + 1 in by_card:
                alike += 1
                assert replace(by_card[card + 1], action=value.action) == value
            if card + 2 in by_card and card + 1 in view.unseen:
                apart += 1
                assert not interchangeable(
                    Play((card,)), Play((card + 2,)), knowledge(view, events)
                )
    assert alike
    assert apart


def test_intervals_get_narrower_and_a_clear_choice_too() -> None:
    found, events, view = at("estimation_whist_bare_ace_of_trumps")
    steps = list(islice(evaluate_actions(view, events, found.rules), 4))
    assert [step[0].careful for step in steps] == [False, True, True, True]
    deals = [step[0].worlds for step in steps]
    assert deals == sorted(deals)
    assert deals[-1] >= 4 * deals[0]
    wide, narrow = (step[0].made for step in (steps[0], steps[-1]))
    assert wide is not None
    assert narrow is not None
    assert width(narrow) < width(wide)


def width(estimate: Estimate) -> float:
    low, high = estimate.interval or (0.0, 1.0)
    return high - low


def test_runs_of_a_search_are_joined_by_their_deals() -> None:
    one = Evaluation(action=Call(1), gain=1.0, error=0.3, points=2.0, made=0.5, worlds=100)
    two = Evaluation(action=Call(1), gain=4.0, error=0.3, points=5.0, made=0.8, worlds=200)
    both = pool_runs([[one], [two]])[Call(1)]
    assert both.worlds == 300
    assert [both.gain, both.points, both.made] == pytest.approx([3.0, 4.0, 0.7])
    assert both.error == pytest.approx(0.3 * 5**0.5 / 3)


def thought(n: int, gain: float, error: float) -> Evaluation:
    return Evaluation(action=Call(n), gain=gain, error=error, points=gain, made=0.5, worlds=100)


def test_more_runs_may_think_better_of_another_beyond_chance() -> None:
    found: dict[Action, Evaluation] = {
        Call(n): thought(n, gain, 0.2) for n, gain in ((1, 1.0), (2, 1.3), (3, 0.5))
    }
    order = [one.action for one in rank(Call(1), found)]
    assert order == [Call(1), Call(2), Call(3)]
    found[Call(3)] = thought(3, 2.5, 0.2)
    assert [one.action for one in rank(Call(1), found)] == [Call(3), Call(2), Call(1)]


def test_coarse_advice_takes_less_than_a_tenth_of_a_second() -> None:
    """Seconds of processor time; the first answer may load compiled code."""
    found, events, view = at("estimation_whist_five_trumps")
    assert ensure_compiled("estimation_whist")
    spent = []
    for _ in range(5):
        began = thread_time()
        next(advice(view, events, found.rules))
        spent.append(thread_time() - began)
    assert min(spent) < 0.1


def test_without_compiled_rollouts_there_is_advice_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longsuit.insight.advice.evaluation.ensure_compiled", lambda game: False)
    found, events, view = at("estimation_whist_bare_ace_of_trumps")
    first, second = islice(evaluate_actions(view, events, found.rules), 2)
    assert {value.action for value in first} == set(view.legal)
    assert second[0].careful


def test_playouts_begin_with_what_rules_of_thumb_would_do() -> None:
    name, compared = "israeli_whist", 0
    rules = GAMES[name].Rules()
    thumb = player("heuristic", name, rules)
    for view, events in decisions(name, rules, 5, 1):
        if view.phase == "bid" and len(view.legal) > 1:
            compared += 1
            found = next(rollout_values(view, events, rules, 1))
            assert found[0].action == thumb(view, events, Random(1)).action
        if compared == 3:
            break
    assert compared == 3


def test_rules_of_thumb_give_way_to_what_is_better_beyond_chance() -> None:
    few, many = 12, 40
    for number, chosen in ((few, Call(1)), (many, Call(2))):
        lines: dict[Action, list[RolloutResult]] = {
            Call(1): [RolloutResult(float(at % 3)) for at in range(number)],
            Call(2): [RolloutResult(float(at % 3 + 1)) for at in range(number)],
        }
        assert rank_results(lines, careful=True, heuristic_choice=Call(1))[0].action == chosen
        assert rank_results(lines, careful=False, heuristic_choice=Call(1))[0].action == Call(1)


@pytest.mark.parametrize("name", ["estimation_whist", "israeli_whist", "whist"])
def test_chances_in_words_are_those_of_the_odds(name: str) -> None:
    """A card named as the one that may win is as likely to come as the odds say."""
    rules, seen_chances = next(iter(GAMES[name].PRESETS.values())), 0
    for view, events in decisions(name, rules, 6, 2):
        for action in [a for a in view.legal if isinstance(a, Play) and len(view.legal) > 1]:
            said = about_card(view, events, rules, action.cards[0])[0]
            if not {"percent", "other_card"} <= said.values.keys():
                continue
            seen_chances += 1
            chances = odds(view, events, rules, "soft")
            later = knowledge(view, events).later
            share = sum([chances.chance(parse(said.values["other_card"]), seat) for seat in later])
            assert said.values["percent"] == round(100 * min(1.0, share))
    assert seen_chances > 3


def test_what_is_still_wanted_in_words() -> None:
    assert [
        english(call_state(*case))
        for case in [(3, 1, 5), (2, 2, 4), (2, 0, 2), (3, 0, 2), (1, 2, 5)]
    ] == [
        "You called 3 and have won 1, with 5 tricks to come.",
        "You have the tricks you called and want no more.",
        "You need every trick that’s left.",
        "You called 3 and have won 0: your call is already lost.",
        "You called 1 and have won 2: your call is already lost.",
    ]


def test_more_points_for_less_are_explained() -> None:
    rows = [(Call(1), 5.0, 4.0), (Call(2), 6.5, 3.0)]
    for chance, words in (
        (False, "“Call 2” gives you 1.5 points more, but gains the others even more."),
        (True, "“Call 2” scores 1.5 points more, but gives less of a chance of winning the match."),
    ):
        found = tuple([plain_value(*row, chance=chance) for row in rows])
        said = higher_score_elsewhere(found)
        assert said is not None
        assert english(said) == words
        assert higher_score_elsewhere(found[:1]) is None


def test_what_may_be_chance_is_told_and_what_is_not_is_left_out() -> None:
    best = replace(plain_value(Call(1), 5.0, 5.0, chance=False), score=Estimate(5.0, 2.0, 8.0))
    other = plain_value(Call(2), 7.0, 7.0, chance=False)
    near = higher_score_elsewhere((best, replace(other, score=Estimate(7.0, 4.0, 10.0))))
    assert near is not None
    assert english(near) == "“Call 2” scored 2 points more, but that may be chance."
    assert higher_score_elsewhere((best, replace(other, score=Estimate(9.5, 9.0, 10.0)))) is None


def plain_value(action: Action, points: float, gain: float, *, chance: bool) -> Value:
    return Value(
        action=action,
        score=Estimate(points),
        made=None,
        gain=Estimate(gain),
        chance=chance,
        behind=Estimate(0.0),
        clear=False,
        careful=True,
        worlds=1,
    )


@pytest.mark.parametrize("name", ["estimation_whist", "israeli_whist", "whist"])
def test_outlooks_are_chances(name: str) -> None:
    rules, seen_plays = next(iter(GAMES[name].PRESETS.values())), 0
    for view, events in decisions(name, rules, 2, 31):
        found = forecasts(view, events, rules, number=6)
        assert set(found.trick) == {a for a in view.legal if isinstance(a, Play)}
        assert set(found.calls) == {a for a in view.legal if isinstance(a, Call)}
        for row in found.tricks:
            assert sum(row) == pytest.approx(1)
        seen_plays += len(found.trick)
    assert seen_plays


@pytest.mark.parametrize("name", GAMES)
def test_outlooks_of_whoever_looks_never_fail(name: str) -> None:
    """Before the deal and after the end, of seats that wait and of who watches."""
    game, rng, rules = GAMES[name], Random(5), next(iter(GAMES[name].PRESETS.values()))
    if name == "estimation_whist":
        rules = GAMES[name].Rules(max_cards=3)
    s, log, waited = game.start(rules), list[Event](), 0
    while True:
        actor = game.actor(s)
        for seat in (-1, 0, 1) if len(log) % 9 == 0 or actor == OVER else ():
            view: Any = game.view(s, seat)
            events = tuple([seen(event, seat) for event in log])
            found = forecasts(view, events, rules, number=4)
            assert (set(found.trick) | set(found.calls)) <= set(view.legal)
            if name != "pesten" and any(view.sizes):
                waited += not view.legal
                tricks = sum(view.won) + max(view.sizes)
                assert all(len(row) == tricks + 1 for row in found.tricks)
                assert all(sum(row) == pytest.approx(1) for row in found.tricks)
            else:
                assert found.tricks == ()
        if actor == OVER or len(log) > 300:
            break
        action = shuffle(game.pack(s), rng) if actor == CHANCE else rng.choice(game.legal(s))
        log.append(Event(actor, action))
        s = game.apply(s, action)
    assert waited or name == "pesten"


def test_the_master_card_of_the_last_to_play_wins_for_certain() -> None:
    found, events, view = at("estimation_whist_last_takes_cheaply")
    chances = forecasts(view, events, found.rules, number=8).trick
    taking = [action for action in found.best if isinstance(action, Play)]
    assert [chances[action].mean for action in taking] == [1.0] * len(taking)


def test_more_time_gives_more_deals() -> None:
    found, events, view = at("estimation_whist_five_trumps")
    coarse = advice_within(view, events, found.rules, 0.0)
    better = advice_within(view, events, found.rules, 2.0)
    assert coarse is not None
    assert better is not None
    assert not coarse.values[0].careful
    assert better.values[0].worlds > coarse.values[0].worlds


def test_nothing_to_decide_no_advice() -> None:
    game = GAMES["whist"]
    s = game.start(game.Rules())
    assert advice_within(game.view(s, 0), (), game.Rules(), 0.1) is None
