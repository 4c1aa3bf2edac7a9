"""The same deals and the same actions in our Oh Hell and in OpenSpiel's, the card turned up
included."""

from random import Random

import pyspiel
import pytest

from longsuit.engine.actions import CHANCE, Action, Call, Event, Play, Shuffle
from longsuit.engine.cards import Card, rank_of, suit_of
from longsuit.engine.game import shuffle, step
from longsuit.games import GAMES
from longsuit.games.oh_hell import Rules, State, most_cards

GAME = GAMES["oh_hell"]
GAMES_EACH = 100


def their_card(card: Card) -> int:
    return rank_of(card) * 4 + "CDSH".index("CDHS"[suit_of(card)])


def their_action(action: Action) -> int:
    if isinstance(action, Call):
        return 52 + action.tricks
    assert isinstance(action, Play)
    return their_card(action.cards[0])


def begin(rules: Rules, size: int, dealer: int, deal: Shuffle) -> pyspiel.State:
    """Their state after the same deal: the number of tricks, the dealer, every card, and last the
    card turned up."""
    theirs = pyspiel.load_game(
        "oh_hell",
        {
            "players": rules.players,
            "num_tricks_fixed": size,
            "off_bid_penalty": rules.off_bid_penalty,
            "points_per_trick": rules.points_per_trick,
        },
    )
    state = theirs.new_initial_state()
    assert state.legal_actions() == [size]
    state.apply_action(size)
    state.apply_action(dealer)
    for at in range(size):
        for seat in range(rules.players):
            state.apply_action(their_card(deal.order[seat * size + at]))
    state.apply_action(their_card(deal.order[rules.players * size]))
    return state


def compare_round(s: State, state: pyspiel.State, rng: Random) -> State:
    """Plays a round at random in both: the seat to act, what it may do, the end and the returns are
    the same."""
    done, decisions = len(s.rounds), 0
    while len(s.rounds) == done:
        seat, legal = GAME.actor(s), GAME.legal(s)
        assert not state.is_terminal()
        assert state.current_player() == seat
        assert sorted(map(their_action, legal)) == sorted(state.legal_actions())
        action = rng.choice(legal)
        state.apply_action(their_action(action))
        s = step(GAME, s, Event(seat, action))
        decisions += 1
    line = s.rounds[-1]
    assert decisions == s.rules.players * (line.cards + 1)
    assert state.is_terminal()
    assert state.returns() == list(line.scores)
    return s


@pytest.mark.parametrize("off_bid_penalty", [False, True])
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_s1_to_s7_as_openspiel_plays_them(players: int, off_bid_penalty: bool) -> None:
    """A thousand rounds in all: every number of players, every number of tricks that leaves a card
    to turn up, several points for a trick, with and without the penalty, every dealer."""
    rng, seen = Random(players), set[tuple[int, int]]()
    most = most_cards(players) - (52 % players == 0)
    sizes = [1 + at % most for at in range(GAMES_EACH)]
    for at, size in enumerate(sizes):
        rules = Rules(
            players=players,
            max_cards=size,
            sequence="down",
            off_bid_penalty=off_bid_penalty,
            points_per_trick=1 + at // most % 5,
        )
        s, dealer = GAME.start(rules), 0
        deal = shuffle(GAME.pack(s), rng)
        s = step(GAME, s, Event(CHANCE, deal))
        turned = deal.order[players * size]
        assert s.turned == turned
        assert s.play.trump == suit_of(turned)
        compare_round(s, begin(rules, size, dealer, deal), rng)
        seen.add((size, rules.points_per_trick))
    assert {size for size, _ in seen} == set(range(1, most + 1))
    assert {points for _, points in seen} == set(range(1, 6))


def test_s7_the_deal_passes_as_it_does_when_openspiel_is_told_the_dealer() -> None:
    rng = Random(8)
    s = GAME.start(Rules(players=5, max_cards=6))
    for number in range(11):
        size = 1 + number if number < 6 else 11 - number
        deal = shuffle(GAME.pack(s), rng)
        s = step(GAME, s, Event(CHANCE, deal))
        s = compare_round(s, begin(s.rules, size, number % 5, deal), rng)
    assert GAME.phase(s) == "over"
