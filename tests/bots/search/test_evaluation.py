"""Where rollouts do not tell actions apart, the heuristic player's choice comes first."""

from random import Random

from longsuit.bots.player import Choice
from longsuit.bots.search.evaluation import (
    Evaluation,
    best_action_player,
    prefer_heuristic,
    represents,
)
from longsuit.engine.actions import PASS, PLAYS, Action


def evaluation(card: int, gain: float, worlds: int = 8) -> Evaluation:
    return Evaluation(
        action=PLAYS[card], gain=gain, error=0.1, points=0.0, made=-1.0, worlds=worlds
    )


def first(*ranking: Evaluation) -> Action:
    """The first action where the heuristic player would play the king of clubs."""
    evaluate = prefer_heuristic(lambda *_: list(ranking), lambda *_: Choice(PLAYS[11], "high"))
    return evaluate(None, (), Random(1))[0].action


def test_a_tie_goes_to_the_heuristic_choice_and_nothing_else_does() -> None:
    """Cards stand for the equal ones above them."""
    assert first(evaluation(16, 1.0), evaluation(2, 1.0), evaluation(9, 1.0)) == PLAYS[9]
    assert first(evaluation(16, 1.0), evaluation(9, 0.9)) == PLAYS[16]
    assert first(evaluation(16, 1.0), evaluation(9, 1.0, worlds=4)) == PLAYS[16]
    assert first(evaluation(16, 1.0), evaluation(20, 1.0)) == PLAYS[16]


def test_a_card_represents_equal_cards_above_it() -> None:
    assert represents(PLAYS[9], PLAYS[11])
    assert not represents(PLAYS[11], PLAYS[9])
    assert not represents(PLAYS[9], PLAYS[25])
    assert represents(PASS, PASS)


class View:
    legal = (PLAYS[3], PLAYS[9])


def test_without_an_evaluation_the_fallback_chooses() -> None:
    play = best_action_player(lambda *_: [], lambda *_: Choice(PLAYS[3], "by rule"))
    assert play(View(), (), Random(1)) == Choice(PLAYS[3], "by rule")
    play = best_action_player(
        lambda *_: [evaluation(9, 1.0)], lambda *_: Choice(PLAYS[3], "by rule")
    )
    assert play(View(), (), Random(1)).action == PLAYS[9]
