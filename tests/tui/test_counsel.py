"""Odds, advice and a review while playing in lines of text."""

import re

import pytest
from click.testing import CliRunner

from longsuit.cli import main

pytestmark = pytest.mark.usefixtures("home")

GAME = ("play", "estimation_whist", "players=2", "max_cards=1", "--seed", "5", "--ascii")


def shown(typed: str, game: tuple[str, ...] = GAME) -> str:
    result = CliRunner().invoke(main, game, input=typed)
    assert result.exit_code == 0, result.output + result.stderr
    return re.sub(" +", " ", result.output)


def test_odds_by_suit_and_by_card() -> None:
    output = shown("odds\nodds c\nodds zz\n")
    # One of 51 cards is in the other hand.
    assert re.search(r"\nA[SHDC] 2 % 98 %", output)
    assert "ZZ is not among" in output.upper() or "zz is not among the hidden cards" in output


def test_pesten_tells_who_can_answer() -> None:
    game = ("play", "pesten", "players=3", "--seed", "5", "--ascii")
    output = shown("odds\nodds s\n", game)
    for what in ("a 2", "a joker", "clubs", "diamonds", "hearts", "spades"):
        assert len(re.findall(rf"\n{what} \d+ % \d+ %", output)) == 1, what


def test_advice_marks_the_best_call_and_says_why() -> None:
    output = shown("advise\n")
    assert "deals that agree with what you see" in output
    assert re.search(r"\n \* call [01] ", output)
    assert re.search(r"A call of [01] is made in \d+ % of the deals tried\.", output)
    assert re.search(r"points \(.+\), (match won \d+ %|[+−]\d+\.\d on the others)", output)


def test_a_review_comes_when_the_game_is_over() -> None:
    output = shown("review\n0\n?\n")
    assert "A review is for a game that is over." in output
    card = re.search(r"Hand (\S+)", output)
    assert card is not None
    output = shown(f"0\n{card[1]}\nreview\n")
    assert "The game is over" in output
    assert "knew at the time" in output
    assert re.search(r"Accuracy \d+ % in \d+ decisions", output)
