"""Pesten against OpenSpiel's Crazy Eights, where the rules coincide: whose turn, what may be laid.

Our jack names a suit as their 8 does, our 8 skips as their queen, our ace reverses as theirs.  Our
2, 7 and king have no like there: they lie at the bottom of the stock and a game stops before them.
"""

from random import Random

import pyspiel
import pytest

from longsuit.engine.actions import CHANCE, DRAW, Action, Draw, Event, Name, Pass, Play, Shuffle
from longsuit.engine.cards import DECK, RANKS, Card, bits, rank_of, suit_of
from longsuit.engine.game import step
from longsuit.games import GAMES
from longsuit.games.pesten import Rules

GAME = GAMES["pesten"]
THEIR_RANK = dict(zip("3456789TJQKA2", "3456" + "7Q9T8JKA2", strict=True))
STRANGERS, PLAIN = "27K", "34569TQ"
HAND = 5


def their_card(card: Card) -> int:
    return RANKS.index(THEIR_RANK[RANKS[rank_of(card)]]) * 4 + suit_of(card)


def their_action(action: Action) -> int:
    match action:
        case Play((card,)):
            return their_card(card)
        case Draw():
            return 52
        case Pass():
            return 53
        case Name(suit):
            return 54 + suit
        case _:
            raise AssertionError(action)


def dealt(rng: Random, seats: int) -> Shuffle:
    """A plain card is turned up, and the strangers lie at the bottom."""
    rank = {card: RANKS[rank_of(card)] for card in bits(DECK)}
    strangers = [c for c in rank if rank[c] in STRANGERS]
    rest = [c for c in rank if c not in strangers]
    rng.shuffle(rest)
    turned = next(c for c in rest if rank[c] in PLAIN)
    rest.remove(turned)
    rest.insert(seats * HAND, turned)
    return Shuffle((*rest, *strangers))


def without_forgetting(legal: tuple[Action, ...]) -> list[Action]:
    """The legal actions, the last card always announced where it has to be."""
    announced = {action.cards for action in legal if isinstance(action, Play) and action.last}
    return [a for a in legal if not (isinstance(a, Play) and not a.last and a.cards in announced)]


@pytest.mark.parametrize("seed", range(150))
def test_crazy_eights(seed: int) -> None:
    rng = Random(seed)
    n = rng.randint(3, 5)
    options = {"players": n, "max_draw_cards": 1, "use_special_cards": True}
    theirs = pyspiel.load_game("crazy_eights", options).new_initial_state()
    theirs.apply_action(52)  # seat 0 deals
    rules = Rules(
        players=n,
        packs=1,
        jokers=0,
        cards=HAND,
        jack="wild",
        ten="nothing",
        ace="reverse",
        sets=False,
    )
    s, deal = GAME.start(rules), dealt(rng, n)
    s = step(GAME, s, Event(CHANCE, deal))
    for i in range(HAND):
        for seat in ((1 + j) % n for j in range(n)):
            theirs.apply_action(their_card(deal.order[seat * HAND + i]))
    theirs.apply_action(their_card(deal.order[n * HAND]))
    decisions = 0
    while GAME.actor(s) >= 0 and len(s.table.stock) > 4 * len(STRANGERS):
        seat, legal = GAME.actor(s), without_forgetting(GAME.legal(s))
        assert theirs.current_player() == seat
        allowed = sorted(theirs.legal_actions())
        ours = sorted(map(their_action, legal))
        if any(isinstance(action, Play) for action in legal) and their_action(DRAW) in allowed:
            allowed.remove(their_action(DRAW))  # they let one draw at will
        assert ours == allowed
        action = rng.choice(legal)
        theirs.apply_action(their_action(action))
        if isinstance(action, Draw):
            theirs.apply_action(their_card(s.table.stock[0]))
        s = step(GAME, s, Event(seat, action))
        decisions += 1
    assert decisions > 3
    if GAME.actor(s) < 0:
        assert theirs.is_terminal()
