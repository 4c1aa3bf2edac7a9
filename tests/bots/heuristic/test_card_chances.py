"""The chances of each card."""

import pytest

from longsuit.belief.tricks import knowledge
from longsuit.bots.heuristic.card_chances import EQUAL_COSTS, CardChances
from longsuit.engine.cards import DECK, bits, mask, names, parse
from longsuit.engine.game import as_game, replay
from longsuit.engine.notation import event
from longsuit.games import israeli_whist as game
from longsuit.games.israeli_whist import Rules

STRONG = "AS KS QS JS TS 9S AH KH AD 4D 3D 2C 3C"


def held(text: str) -> int:
    return mask(parse(card) for card in text.split())


def test_a_miss_counts_by_its_cost() -> None:
    deal = event(f"* shuffle {STRONG} {names(bits(DECK & ~held(STRONG)))}")
    lines = ("0 bid 8S", "1 pass", "2 pass", "3 pass", "1 call 2", "2 call 1", "3 call 1")
    events = (deal, *map(event, lines))
    view = game.view(replay(as_game(game), Rules(), events), 0)
    k, rest = knowledge(view, events), held(STRONG) & ~held("2C")
    even, few_dear, many_dear = (
        CardChances(k, 8, 13, (8, 2, 1, 1), costs)
        for costs in (EQUAL_COSTS, (1.3, 1.0), (1.0, 1.3))
    )
    few, many = even.miss_chances(8, rest, lead=False)
    made = even.exact_chance(8, rest, lead=False)
    assert made == pytest.approx(1 - few - many)
    assert few_dear.exact_chance(8, rest, lead=False) == pytest.approx(made - 0.3 * few)
    assert many_dear.exact_chance(8, rest, lead=False) == pytest.approx(made - 0.3 * many)
    assert few_dear.exact_chance(13, rest, lead=False) == pytest.approx(-0.3)
    assert many_dear.exact_chance(-1, rest, lead=False) == pytest.approx(-0.3)
