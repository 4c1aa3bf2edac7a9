"""Options on top of others: more players lower what the pack no longer allows."""

import pytest

from longsuit.commands.arguments import Refused, resolve_rules
from longsuit.games.estimation_whist import Rules


def test_s1_more_players_lower_the_cards_of_the_settings_and_it_is_said(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = resolve_rules("estimation_whist", None, ["players=6"], Rules(max_cards=13))
    assert found == Rules(players=6, max_cards=8)
    said = " ".join(capsys.readouterr().out.split())
    assert said == "Most cards in a hand: 8 instead of 13, the most with 6 players."


@pytest.mark.parametrize("options", [["players=5"], ["players=6", "max_cards=7"], []])
def test_s1_what_fits_stays(options: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    resolve_rules("estimation_whist", None, options, Rules(max_cards=8))
    assert capsys.readouterr().out == ""


def test_s1_what_was_typed_is_refused_with_the_most_there_can_be() -> None:
    with pytest.raises(Refused, match="at most 8 cards"):
        resolve_rules("estimation_whist", None, ["players=6", "max_cards=13"], None)
