"""The trick loop: cards that may be played, and play by a network as the engine replays it."""

from itertools import product
from random import Random
from typing import Any

import pytest

from longsuit.engine.actions import CHANCE
from longsuit.engine.cards import DECK, NO_SEAT, NO_SUIT, SUIT_CARDS, bits, mask
from longsuit.engine.game import shuffle
from longsuit.engine.phases.tricks import follow
from longsuit.games import GAMES
from longsuit.games.whist import due_cards
from longsuit.sim.batches import KERNELS
from longsuit.sim.kernels import egyptian_estimation, estimation_whist, replay_log
from longsuit.sim.kernels.encode_view import encode_state
from longsuit.sim.kernels.kernel_log import log_end
from longsuit.sim.kernels.layout import SCORES
from longsuit.sim.kernels.trick_loop import (
    ANY_CARD,
    FOLLOW,
    FOLLOW_OR_TRUMP,
    free_cards,
    play_by_network,
    playable,
)
from longsuit.sim.models.networks import network

ROUNDS = {
    "estimation_whist": estimation_whist.play_round,
    "egyptian_estimation": egyptian_estimation.play_round,
}


def test_playable_cards_are_those_of_the_rules() -> None:
    rng = Random(1)
    for led, trump in product(range(NO_SUIT), range(NO_SUIT + 1)):
        for _ in range(50):
            hand = mask(rng.sample(bits(DECK), rng.randint(1, 8)))
            assert playable(hand, led, free_cards(FOLLOW, trump)) == follow(hand, led)
            strict, loose = due_cards(hand, led, trump, True), due_cards(hand, led, trump, False)
            assert playable(hand, led, free_cards(FOLLOW, trump)) == strict
            assert playable(hand, led, free_cards(FOLLOW_OR_TRUMP, trump)) == loose
            assert playable(hand, led, free_cards(ANY_CARD, trump)) == hand
    assert playable(SUIT_CARDS[1], NO_SUIT, 0) == SUIT_CARDS[1]


def late_state(name: str, rng: Random, cards: int) -> Any:
    """A state of a random match in which tricks are played and hands have so many cards at most."""
    game = GAMES[name]
    s = game.start(next(iter(game.PRESETS.values())))
    while game.phase(s) != "play" or max(hand.bit_count() for hand in s.play.hands) > cards:
        if game.actor(s) == CHANCE:
            s = game.apply(s, shuffle(game.pack(s), rng))
        else:
            s = game.apply(s, rng.choice(game.legal(s)))
    return s


@pytest.mark.parametrize("name", ROUNDS)
@pytest.mark.parametrize("seed", range(3))
def test_the_engine_replays_the_tricks_of_a_network(name: str, seed: int) -> None:
    game, net = GAMES[name], network(name)
    assert net is not None
    s = late_state(name, Random(seed), 3)
    state, log = encode_state(s), [0] * 256
    weights = [int(weight) for weight in net]
    assert not play_by_network(state, 4, NO_SEAT, weights, [0] * 768, [0], log)
    ROUNDS[name](list(KERNELS[name].encode(s.rules)), state, 0, None)  # which only scores it
    log_end(log)
    (written,) = replay_log.records(log)
    _, end = replay_log.replay(game, s, written)
    assert len(end.rounds) == len(s.rounds) + 1
    assert list(end.rounds[-1].scores) == state[SCORES : SCORES + 4]
