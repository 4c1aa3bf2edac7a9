"""Chance in kernels."""

from collections import Counter

from longsuit.engine.cards import DECK, bits
from longsuit.sim.kernels.layout import CALLS, HANDS, RNG_STATE, SIZE, deal, nth
from longsuit.sim.kernels.rng import M32, advance, below, mix, seed_state


def test_states_stay_below_the_limit() -> None:
    state = most = seed_state(2**62 - 1, 2**40)
    for _ in range(20_000):
        state = advance(state)
        assert state > 0
        most = max(most, state)
    assert most < 2**62


def test_mixing_is_one_to_one() -> None:
    assert len({mix(x) for x in range(50_000)} | {mix(M32 - x) for x in range(50_000)}) == 100_000


def test_games_begin_differently() -> None:
    starts = {seed_state(seed, number) for seed in (0, 1, 2**40) for number in range(5000)}
    assert len(starts) == 15_000


def test_numbers_are_even() -> None:
    counts: Counter[int] = Counter()
    for number in range(3000):
        state = seed_state(7, number)
        for _ in range(5):
            state = advance(state)
            counts[below(state, 13)] += 1
    expected = 15_000 / 13
    assert sum((counts[n] - expected) ** 2 / expected for n in range(13)) < 32.9  # 99.9 %, 12 d.f.


def test_nth() -> None:
    for cards in (1, DECK, 0b1011 << 50, 1 << 61):
        assert [nth(cards, n) for n in range(cards.bit_count())] == list(bits(cards))


def test_a_deal_is_even() -> None:
    places: Counter[tuple[int, int]] = Counter()
    for number in range(2000):
        w = [0] * SIZE
        w[RNG_STATE] = seed_state(3, number)
        deal(w, 4, 13)
        hands = w[HANDS : HANDS + 4]
        assert sum(hands) == DECK
        assert all(hand.bit_count() == 13 for hand in hands)
        assert w[CALLS : CALLS + 4] == [-1] * 4
        for seat, hand in enumerate(hands):
            places.update((seat, card) for card in bits(hand))
    # Every card is in every hand a quarter of the time: 52 × 3 degrees of freedom.
    chi = sum((places[seat, card] - 500) ** 2 / 500 for seat in range(4) for card in bits(DECK))
    assert chi < 217  # 99.9 %
