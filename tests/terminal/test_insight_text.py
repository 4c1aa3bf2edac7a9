"""Odds, advice and a review while playing in lines of text."""

import re

import pytest
from click.testing import CliRunner

from longsuit.commands.cli import main

pytestmark = pytest.mark.usefixtures("home")

GAME = ("play", "estimation_whist", "players=2", "max_cards=1", "--seed", "5", "--ascii")


def shown(typed: str, game: tuple[str, ...] = GAME) -> str:
    result = CliRunner().invoke(main, game, input=typed)
    assert result.exit_code == 0, result.output + result.stderr
    return re.sub(" +", " ", result.output)


def test_odds_by_suit_and_by_card() -> None:
    output = shown("odds\nodds c\nodds zz\n")
    # One of 51 cards is in the other hand.
    assert re.search(r"\nA[SHDC] 2% 98%", output)
    assert '"zz" isn\'t a suit or a card. Type odds, odds S or odds AS.' in output


def test_suits_and_cards_may_be_asked_for_in_any_way() -> None:
    """One of 51 cards is in the other hand, one is the person's."""
    hand = re.search(r"Hand (\S+)", shown(""))
    assert hand is not None
    asked = ("spades", "S", "spade", "♠", "♠\ufe0e")
    tables = [shown(f"odds {word}\n").split("> odds")[1].split("\n", 1)[1] for word in asked]
    assert len(set(tables)) == 1
    assert len(re.findall(r"\n\w+S 2% 98%", "\n" + tables[0])) in (12, 13)
    output = shown("odds 10h\nodds 10 hearts\n")
    assert output.count("\n10H 2% 98%") == 2 or f"{hand[1]} is in your hand" in output
    assert f"{hand[1]} is in your hand." in shown(f"odds {hand[1]}\n")
    assert '"??" isn\'t a suit or a card.' in shown("odds ??\n")


def test_columns_are_those_where_cards_may_lie() -> None:
    assert " Not dealt\n" in shown("odds\n")
    whole = shown("odds\n", ("play", "israeli_whist", "--seed", "5", "--ascii"))
    assert "Not dealt" not in whole
    assert re.search(r"\nA[SHDC] 33% 33% 33%\n", whole)
    assert " In the stock\n" in shown("odds\n", ("play", "pesten", "--seed", "5", "--ascii"))


def test_the_grid_of_1994_is_the_same_for_every_card_until_the_next_deal() -> None:
    game = ("play", "estimation_whist", "players=2", "sequence=down", "max_cards=7")
    output = shown("odds 1994\ncall 0\nodds 1994\n", (*game, "--seed", "5", "--ascii"))
    assert output.count("fixed at the deal") == 2
    assert re.search(r"\n 2 3 4 5 6 7 8 9 10 J Q K A\n", output)
    rows = re.findall(r"\n(\w+)? ([CDHS])((?: \d+){13})(?=\n)", output)
    assert len(rows) == 2 * 2 * 4, "each suit of both hands, twice"
    assert {chance for row in rows for chance in row[2].split()} == {"13"}  # 100 * 7 // 52


def test_the_grid_of_1994_is_of_games_with_tricks() -> None:
    output = shown("odds 1994\n", ("play", "pesten", "players=3", "--seed", "5", "--ascii"))
    assert "The original's grid is for games with tricks." in output


def test_pesten_tells_who_can_answer() -> None:
    game = ("play", "pesten", "players=3", "--seed", "5", "--ascii")
    output = shown("odds\nodds s\n", game)
    for what in ("a 2", "a joker", "clubs", "diamonds", "hearts", "spades"):
        assert len(re.findall(rf"\n{what} \d+% \d+%", output)) == 1, what


def test_advice_marks_the_best_call_and_says_why() -> None:
    output = shown("advise\n")
    told = " ".join(output.split())
    assert "deals that fit what you see" in told
    assert re.search(r"\n\* Call [01] ", output)
    assert re.search(r"A call of [01] comes true in \d+% of the deals tried\.", output)
    assert "ordered by the chance of winning the match:" in told  # it is the only round
    assert "Action Points Call made" in told
    assert re.search(r"Call [01] -?[\d.]+ \(-?[\d.]+ to [\d.]+\) \d+%", told)


def test_advice_in_pesten_is_chances_to_win() -> None:
    output = shown("advise\n", ("play", "pesten", "players=2", "--seed", "4", "--ascii"))
    assert re.search(r"Action Won ", output)
    assert re.search(r"\n\* .+ \d+% \(\d+% to \d+%\)", output)
    assert "Points" not in output.split("> advise")[1]


def test_when_the_game_is_over_there_is_nothing_to_advise() -> None:
    card = re.search(r"Hand (\S+)", shown("0\n"))
    assert card is not None
    output = shown(f"0\n{card[1]}\nodds\nadvise\n")
    assert "> odds\nThe game is over." in output
    assert "The game is over. Type review to see where you lost points." in output


def test_a_review_comes_when_the_game_is_over() -> None:
    output = shown("review\n0\n?\n")
    assert "You can review a game when it's over." in output
    card = re.search(r"Hand (\S+)", output)
    assert card is not None
    output = shown(f"0\n{card[1]}\nreview\n")
    assert "The game is over" in output
    assert "knew at the time" in output
    assert re.search(r"Accuracy \d+% in 1 decision\.\nYou lost [\d.]+ points? in bidding", output)
