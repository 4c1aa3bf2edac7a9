"""The card turned up in Oh Hell is known to everybody: it is in no hand and in no sampled deal."""

from itertools import islice
from random import Random
from typing import Any

from longsuit.belief.tricks import evidence, knowledge
from longsuit.belief.worlds import worlds
from longsuit.engine.actions import CHANCE, Event, seen
from longsuit.engine.cards import DECK
from longsuit.engine.game import shuffle
from longsuit.games import GAMES
from longsuit.games.oh_hell import Rules
from longsuit.insight.odds import odds
from longsuit.sim.kernels.encode_view import encode_state
from longsuit.sim.kernels.layout import FACE_UP, STOCK

GAME, RULES = GAMES["oh_hell"], Rules(players=5, max_cards=4, sequence="down")


def position(steps: int) -> tuple[Any, list[Event]]:
    """A state of the first round after so many actions, with the events."""
    rng, s, log = Random(steps), GAME.start(RULES), list[Event]()
    for _ in range(steps + 1):
        actor = GAME.actor(s)
        action = shuffle(GAME.pack(s), rng) if actor == CHANCE else rng.choice(GAME.legal(s))
        log.append(Event(actor, action))
        s = GAME.apply(s, action)
    return s, log


def test_the_card_is_known_at_every_point_of_a_round() -> None:
    for steps in range(20):
        s, log = position(steps)
        seat = GAME.actor(s)
        view: Any = GAME.view(s, seat)
        events = tuple(seen(event, seat) for event in log)
        up = 1 << view.turned
        k = knowledge(view, events)
        assert k.gone & up
        assert not k.unseen & up
        assert view.turned not in odds(view, events, RULES).cards
        (way,) = evidence(view, events, RULES)
        assert not way.unseen.cards & up
        assert way.unseen.rooms[-1] == 52 - 5 * 4 - 1
        for world in islice(worlds(view, events, RULES, seed=steps), 5):
            assert world.turned == view.turned
            assert world.play.trump == view.trump
            assert GAME.view(world, seat) == view


def test_each_row_of_the_odds_adds_up_to_one() -> None:
    s, log = position(7)
    seat = GAME.actor(s)
    for mode in ("hard", "soft", "uniform"):
        found = odds(GAME.view(s, seat), tuple(seen(e, seat) for e in log), RULES, mode)
        assert all(abs(sum(row) - 1) < 1e-9 for row in found.rows)


def test_the_row_of_the_kernel_has_it_beside_the_stock() -> None:
    s, _ = position(12)
    row = encode_state(s)
    assert row[FACE_UP] == 1 << s.turned
    hands = sum(s.play.hands)
    assert row[STOCK] == DECK & ~(hands | s.play.gone | 1 << s.turned)
