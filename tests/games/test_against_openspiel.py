"""The same deals and the same actions in our engine and in OpenSpiel's."""

from random import Random

import pyspiel
import pytest
from msgspec.structs import replace

from longsuit.engine.actions import CHANCE, Action, Call, Event, Play, Shuffle
from longsuit.engine.cards import Card, rank_of, suit_of
from longsuit.engine.game import shuffle, step
from longsuit.engine.phases.tricks import NOT_DEALT
from longsuit.games import GAMES
from longsuit.games.estimation_whist import Rules

GAME = GAMES["estimation_whist"]


def their_card(card: Card) -> int:
    return rank_of(card) * 4 + "CDSH".index("CDHS"[suit_of(card)])


def their_action(action: Action) -> int:
    if isinstance(action, Call):
        return 52 + action.tricks
    assert isinstance(action, Play)
    return their_card(action.cards[0])


@pytest.mark.parametrize("seed", range(150))
def test_oh_hell(seed: int) -> None:
    """One round with the turned-up card's suit as trump; the seat after the dealer starts."""
    rng = Random(seed)
    n = rng.randint(3, 6)
    size = rng.randint(1, min(51 // n, 15))
    theirs = pyspiel.load_game("oh_hell", {"players": n, "num_tricks_fixed": size})
    state = theirs.new_initial_state()
    state.apply_action(size)
    dealer = n - 1  # so that seat 0 starts, as in round 1
    state.apply_action(dealer)
    s = GAME.start(Rules(players=n, max_cards=size, sequence="down"))
    deal = shuffle(GAME.pack(s), rng)
    for i in range(size):
        for seat in range(n):
            state.apply_action(their_card(deal.order[seat * size + i]))
    turned = deal.order[n * size]
    state.apply_action(their_card(turned))
    s = step(GAME, s, Event(CHANCE, deal))
    s = replace(s, play=replace(s.play, trump=suit_of(turned)))
    decisions = 0
    while not s.rounds:
        seat, legal = GAME.actor(s), GAME.legal(s)
        assert state.current_player() == seat
        assert sorted(map(their_action, legal)) == sorted(state.legal_actions())
        action = rng.choice(legal)
        state.apply_action(their_action(action))
        s = step(GAME, s, Event(seat, action))
        decisions += 1
    assert decisions == n * (size + 1)
    assert state.is_terminal()
    assert tuple(map(int, state.returns())) == s.rounds[-1].scores
    assert s.play == NOT_DEALT
    assert isinstance(deal, Shuffle)
