"""What the search of Israeli Whist takes from bids and calls, with any number of cards."""

import pytest

from longsuit.bots.search.israeli_whist import BID_TRICKS, CALL_TRICKS, scaled


@pytest.mark.parametrize("table", [BID_TRICKS, CALL_TRICKS])
def test_with_thirteen_cards_the_tables_hold_as_they_stand(table: list[float]) -> None:
    assert [scaled(table, n, 13) for n in range(14)] == pytest.approx(table)


def test_with_fewer_cards_an_equal_share_of_the_tricks_is_expected() -> None:
    for cards in range(4, 13):
        found = [scaled(CALL_TRICKS, n, cards) for n in range(cards + 1)]
        assert min(found) >= 0
        assert max(found) <= cards
        assert found[-1] == pytest.approx(CALL_TRICKS[13] * cards / 13)
        assert found[-1] == max(found)
    # 2 of 4 tricks is 6.5 of 13: halfway between 5.3 and 6.3, of thirteen.
    assert scaled(CALL_TRICKS, 2, 4) == pytest.approx(5.8 * 4 / 13)
