"""Values and play by a network."""

from random import Random

import pytest

from longsuit.engine.cards import DECK, NO_SEAT, NO_SUIT, SUIT_CARDS, bits, mask, suit_of
from longsuit.sim.compile.entry_points import row
from longsuit.sim.kernels.layout import (
    CALLS,
    CARDS_SHOWN,
    HANDS,
    LEADER,
    ON_TABLE,
    SIZE,
    TRUMP,
    VOIDS,
    WON,
)
from longsuit.sim.kernels.trick_loop import play_by_network
from longsuit.sim.models.networks import activation_row, network
from longsuit.sim.rollouts.network import (
    CALL_VALUES,
    CARD_VALUES,
    call_values,
    canonical_card,
    card_values,
)

SEATS = 4
NET = network("estimation_whist")


def dealt(seed: int, size: int, trump: int = 2) -> list[int]:
    """A deal before its first card."""
    rng, state = Random(seed), [0] * SIZE
    cards = rng.sample(bits(DECK), SEATS * size)
    for seat in range(SEATS):
        state[HANDS + seat] = mask(cards[seat * size : (seat + 1) * size])
        state[CALLS + seat] = rng.randrange(size // 2 + 1)
    state[TRUMP], state[LEADER] = trump, rng.randrange(SEATS)
    return state


def interpreted() -> list[int]:
    assert NET is not None
    return [int(weight) for weight in NET]


@pytest.fixture(scope="module")
def weights() -> list[int]:
    return interpreted()


def interpreted_values(state: list[int], net: list[int]) -> list[int]:
    found = [0] * 64
    card_values(state, SEATS, state[LEADER], NO_SUIT, 0, 0, net, [0] * 768, found)
    return found


def test_compiled_and_interpreted_values_are_equal(weights: list[int]) -> None:
    state = dealt(1, 5)
    found = row(64)
    CARD_VALUES(row(state), SEATS, state[LEADER], NO_SUIT, 0, 0, NET, activation_row(), found)
    assert [int(value) for value in found] == interpreted_values(state, weights)
    assert len(set(interpreted_values(state, weights))) > 40
    plain, called = [0] * 64, row(64)
    call_values(state, SEATS, 1, 0, weights, [0] * 768, plain)
    CALL_VALUES(row(state), SEATS, 1, 0, NET, activation_row(), called)
    assert [int(value) for value in called] == plain


@pytest.mark.parametrize("trump", range(NO_SUIT))
def test_values_do_not_depend_on_the_names_of_suits(weights: list[int], trump: int) -> None:
    """A deal with its trump exchanged for clubs is worth the same, card by card."""

    def exchanged(cards: int) -> int:
        moved = {0: trump, trump: 0}
        return mask(
            moved.get(suit_of(card), suit_of(card)) * 16 + (card & 15) for card in bits(cards)
        )

    state = dealt(2, 4, trump)
    other = list(state)
    other[TRUMP] = 0
    other[HANDS : HANDS + SEATS] = [exchanged(hand) for hand in state[HANDS : HANDS + SEATS]]
    one, two = interpreted_values(state, weights), interpreted_values(other, weights)
    for card in bits(state[HANDS + state[LEADER]]):
        (twin,) = bits(exchanged(1 << card))
        assert one[card] == two[twin]


def test_trump_is_turned_into_the_first_suit() -> None:
    for trump in range(NO_SUIT + 1):
        places = {canonical_card(card, trump) for card in bits(DECK)}
        assert places == set(range(52))
    assert canonical_card(3 * 16, 3) == 0
    assert canonical_card(0, 3) == 39


def test_every_card_is_played_once_and_every_trick_is_won(weights: list[int]) -> None:
    state = dealt(3, 3)
    hands = state[HANDS : HANDS + SEATS]
    assert not play_by_network(state, SEATS, NO_SEAT, weights, [0] * 768, [0], None)
    assert state[CARDS_SHOWN : CARDS_SHOWN + SEATS] == hands
    assert state[HANDS : HANDS + SEATS] == [0] * SEATS
    assert sum(state[WON : WON + SEATS]) == 3
    for seat in range(SEATS):
        for suit in range(NO_SUIT):
            if state[VOIDS + seat] >> suit & 1:
                assert (hands[seat] & SUIT_CARDS[suit]).bit_count() < 3


def test_looking_ahead_stops_at_a_choice_from_where_play_goes_on_as_it_would(
    weights: list[int],
) -> None:
    stopped = 0
    for seed in range(6):
        whole, parts, me = dealt(seed, 3), dealt(seed, 3), seed % SEATS
        play_by_network(whole, SEATS, NO_SEAT, weights, [0] * 768, [0], None)
        value = [0]
        if play_by_network(parts, SEATS, me, weights, [0] * 768, value, None):
            stopped += 1
            assert parts[HANDS + me].bit_count() == 3
            assert (parts[LEADER] + parts[ON_TABLE]) % SEATS == me
            assert value[0]
        play_by_network(parts, SEATS, NO_SEAT, weights, [0] * 768, [0], None)
        assert parts[WON : WON + SEATS] == whole[WON : WON + SEATS]
    assert stopped > 3


def test_a_game_without_a_network_has_none() -> None:
    assert network("pesten") is None
