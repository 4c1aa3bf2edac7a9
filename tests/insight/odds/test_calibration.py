"""Corrected chances: certain where things are certain, rising with what was sampled, and nearer to
what comes about."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from benchmarks.training.fit_forecasts import fit, isotonic
from longsuit.engine.actions import CHANCE, OVER, Call, Event, Play, seen
from longsuit.engine.game import shuffle
from longsuit.engine.phases.tricks import beats, place_of_best
from longsuit.games import GAMES, estimation_whist, whist
from longsuit.insight.odds import calibration, odds
from longsuit.insight.odds.calibration import (
    Case,
    Correction,
    calibrated_chance,
    calibrated_made,
    calibrated_trick,
    features,
    table,
)
from longsuit.insight.odds.trick_chances import trick_chances

CALLING = ("estimation_whist", "israeli_whist", "egyptian_estimation")
KINDS = [*[f"{name} {about}" for name in CALLING for about in ("call", "play", "trick")]]
KINDS += ["whist trick", "whist strict trick"]


def some(kind: str, **more: Any) -> Case:
    game, _, about = kind.rpartition(" ")
    facts = {"raw": 0.5, "worlds": 128, "left": 8, "need": 2, "over": 0, "seats": 4, "later": 2}
    if game.startswith("whist"):  # where everybody wants every trick
        facts |= {"need": 8, "over": 1}
    return Case(game=game, about=about, **{**facts, **more})


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_forecast_is_corrected(kind: str) -> None:
    assert len(table()[kind].weights) == len(features(some(kind)))


@pytest.mark.parametrize("kind", KINDS)
def test_more_deals_in_favour_make_a_greater_chance(kind: str) -> None:
    for left in (1, 4, 8, 13):
        for later in range(4):
            row = [
                calibrated_chance(
                    some(kind, raw=n / 128, left=left, need=min(left, 2), later=later)
                )
                for n in range(129)
            ]
            assert all(0 < said < 1 for said in row)
            assert all(after >= before for before, after in pairwise(row))
            assert row[0] < 0.3
            assert row[-1] > 0.7


def test_corrections_are_small() -> None:
    for kind in KINDS:
        for raw in (0.1, 0.3, 0.5, 0.7, 0.9):
            assert abs(calibrated_chance(some(kind, raw=raw)) - raw) < 0.35


def test_a_game_without_a_table_keeps_its_chances() -> None:
    assert calibrated_chance(some("bridge trick", raw=0.31)) == 0.31


def decisions(game: Any, rules: Any, seed: int) -> Any:
    rng, s, log = Random(seed), game.start(rules), list[Event]()
    while (actor := game.actor(s)) != OVER:
        if actor == CHANCE:
            action: Any = shuffle(game.pack(s), rng)
        else:
            yield s, game.view(s, actor), tuple([seen(event, actor) for event in log])
            action = rng.choice(game.legal(s))
        log.append(Event(actor, action))
        s = game.apply(s, action)


def test_what_is_certain_is_not_corrected() -> None:
    rules, beaten, last, lost = estimation_whist.Rules(max_cards=5), 0, 0, 0
    for _, view, _ in decisions(estimation_whist, rules, 3):
        plays = [action for action in view.legal if isinstance(action, Play)]
        for action in plays:
            if view.table and len(view.table) == 1:
                wins = beats(action.cards[0], view.table[0], view.trump)
                beaten += not wins
                assert wins or calibrated_trick(view, rules, action, 0.0, 64) == 0
            if len(view.table) == 3:
                last += 1
                assert {calibrated_trick(view, rules, action, raw, 64) for raw in (0.0, 1.0)} == {
                    0.0,
                    1.0,
                }
            if view.calls[view.seat] < view.won[view.seat]:
                lost += 1
                assert calibrated_made(view, rules, action, 0.0, 64) == 0
    assert min(beaten, last, lost) > 5


def test_the_call_in_question_counts_and_not_an_earlier_one() -> None:
    rules = estimation_whist.Rules(max_cards=5)
    for _, view, _ in decisions(estimation_whist, rules, 4):
        for action in view.legal:
            if isinstance(action, Call):
                case = calibration.call_case(view, rules, action, 0.5, 64)
                assert case.need == action.tricks
                called = action.tricks + sum(n for n in view.calls if n > 0)
                assert case.over == called / len(view.hand) - 1


def test_sampled_tricks_are_as_likely_as_counting_says() -> None:
    """The last trick of a deal, before the last card: it is won unless that card beats it."""
    rules, compared = whist.Rules(cards=5, target=200, follow="strict"), 0
    for _, view, events in decisions(whist, rules, 5):
        if len(view.hand) == 1 and len(view.table) == 2 and compared < 12:
            own, found = view.hand[0], odds(view, events, rules)
            last = (view.seat + 1) % len(view.sizes)
            exact = 1 - sum(
                found.chance(card, last) for card in found.cards if beats(card, own, view.trump)
            )
            best = view.table[place_of_best(view.table, view.trump)]
            wins = beats(own, best, view.trump)
            share = trick_chances(view, events, rules, 3000)
            assert share is not None
            assert share.trick[own] == pytest.approx(exact if wins else 0.0, abs=0.045)
            compared += wins
    assert compared > 3


@pytest.mark.parametrize("name", [*CALLING, "whist"])
def test_tricks_foreseen_are_all_the_tricks(name: str) -> None:
    rules, looked = next(iter(GAMES[name].PRESETS.values())), 0
    for _, view, events in decisions(GAMES[name], rules, 6):
        found = trick_chances(view, events, rules, 20)
        if not found:
            assert not any(isinstance(action, Play) for action in view.legal)
            continue
        looked += 1
        total = sum(n * share for row in found.tricks for n, share in enumerate(row))
        assert all(sum(row) == pytest.approx(1) for row in found.tricks)
        if name != "whist":  # where a deal may end early
            assert total == pytest.approx(len(view.hand) + sum(view.won))
        if looked > 30:
            return


def test_a_line_leads_from_nothing_to_certainty_through_what_was_said_and_came_about() -> None:
    bent = Correction([], said=[0.2, 0.6], was=[0.3, 0.5])
    found = [bent.frequency(said) for said in (0.0, 0.1, 0.2, 0.4, 0.6, 0.8, 1.0)]
    assert found == pytest.approx([0.0, 0.15, 0.3, 0.4, 0.5, 0.75, 1.0])
    assert Correction([]).frequency(0.37) == pytest.approx(0.37)


def boasted(number: int, rng: Random) -> list[tuple[Case, bool]]:
    """Forecasts that say too much, the more so the more cards are left."""
    found = []
    for _ in range(number):
        raw, left = rng.random(), rng.randint(1, 13)
        case = some("a call", raw=raw, left=left, need=min(left, 2), worlds=1024)
        found.append((case, rng.random() < raw ** (1 + left / 13)))
    return found


def test_what_says_too_much_is_put_right() -> None:
    rng, off = Random(4), list[float]()
    seen = boasted(8000, rng)
    right = isotonic(seen, fit(seen))
    fresh = [(right.chance(features(case)), true) for case, true in boasted(40_000, rng)]
    for tenth in range(10):
        part = [(said, true) for said, true in fresh if int(10 * said) == tenth]
        off.append(sum([true - said for said, true in part]) / len(part))
    assert max(map(abs, off)) < 0.03
