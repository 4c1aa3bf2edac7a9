"""The heuristic player of Oh Hell: its calls by scoring, and by the card turned up."""

from random import Random

import pytest

from longsuit.bots.heuristic.oh_hell import points
from longsuit.bots.heuristic.trick_estimates import TrickEstimate
from longsuit.bots.registry import player
from longsuit.engine.actions import Call, Event, seen
from longsuit.engine.cards import DECK, bits, mask, names, parse
from longsuit.engine.game import as_game, replay
from longsuit.engine.notation import event
from longsuit.games import oh_hell as game
from longsuit.games.oh_hell import Rules

HALF = TrickEstimate(0.5, 1.5, 0.5, (0.25, 0.5, 0.25))  # none, one or two tricks


def call_of(hand: str, turned: str, rules: Rules, *, name: str = "heuristic") -> int:
    """The call of the dealer's left with this hand and this card turned up."""
    own = set(map(parse, f"{hand} {turned}".split()))
    rest = list(bits(DECK & ~mask(own)))
    Random(3).shuffle(rest)
    size, seats = len(hand.split()), rules.players
    before, after = rest[:size], rest[size : (seats - 1) * size]
    left = rest[(seats - 1) * size :]
    order = f"{names(before)} {hand} {names(after)} {turned} {names(left)}"
    events: tuple[Event, ...] = (event(f"* shuffle {order}"),)
    view = game.view(replay(as_game(game), rules, events), 1)
    heard = tuple(seen(done, 1) for done in events)
    action = player(name, "oh_hell", rules)(view, heard, Random(1)).action
    assert isinstance(action, Call)
    return action.tricks


@pytest.mark.parametrize(
    ("options", "n", "made", "missed"),
    [
        ({}, 1, 11, 1.0),  # none or two, as likely
        ({}, 2, 12, 2 / 3),
        ({"points_per_trick": 3}, 1, 13, 3.0),
        ({"off_bid_penalty": True}, 1, 11, -1.0),
        ({"off_bid_penalty": True}, 2, 12, -4 / 3),
        ({"score": "made_only"}, 2, 12, 0.0),
        ({"score": "squares"}, 2, 14, -4 / 3),
        ({"score": "difference"}, 0, 0, -4 / 3),
    ],
)
def test_points_made_and_missed(
    options: dict[str, object], n: int, made: float, missed: float
) -> None:
    rules = Rules(**options)  # type: ignore[arg-type]
    assert points(rules, HALF, n) == pytest.approx((made, missed))


def test_the_king_is_the_top_trump_where_the_ace_is_turned_up() -> None:
    rules = Rules(max_cards=2, sequence="down")
    assert call_of("KC QC", "AC", rules) == 2
    assert call_of("2D 3H", "AC", rules) == 0


def test_a_strong_hand_calls_more_where_high_calls_pay_more() -> None:
    """Between two calls about as likely, the square of the tricks decides for the higher one."""
    rng, more = Random(5), 0
    for _ in range(60):
        cards = rng.sample(bits(DECK), 9)
        hand, turned = names(cards[:8]), names(cards[8:])
        low = call_of(hand, turned, Rules(max_cards=8, sequence="down"))
        high = call_of(hand, turned, Rules(max_cards=8, sequence="down", score="squares"))
        assert high >= low
        more += high > low
    assert more > 5
