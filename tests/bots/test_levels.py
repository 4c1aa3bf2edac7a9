from random import Random
from typing import Any

import pytest

from longsuit.bots.characters import CHARACTERS
from longsuit.bots.heuristic import STYLES
from longsuit.bots.levels import LEVELS, SEARCH_BUDGETS, forget, slip
from longsuit.bots.player import Choice
from longsuit.bots.registry import player
from longsuit.engine.actions import CHANCE, Event, Play, Shuffle, seen
from longsuit.engine.cards import bits, mask
from longsuit.engine.game import shuffle, step
from longsuit.engine.notation import action
from longsuit.games import GAMES


def mid_deal(name: str, events: int) -> tuple[Any, tuple[Event, ...]]:
    """The view and the events of the seat to act after some events of a random game."""
    game, rng = GAMES[name], Random(5)
    s, log = game.start(game.Rules()), list[Event]()
    while len(log) < events or game.actor(s) < 0:
        actor = game.actor(s)
        done = shuffle(game.pack(s), rng) if actor == CHANCE else rng.choice(game.legal(s))
        log.append(Event(actor, done))
        s = step(game, s, log[-1])
    seat = game.actor(s)
    return game.view(s, seat), tuple(seen(event, seat) for event in log)


def test_a_player_that_forgets_knows_only_the_trick_on_the_table() -> None:
    view, events = mid_deal("whist", 25)
    view_left, events_left = forget(view, events)
    table = view.table
    assert [e.action for e in events_left if isinstance(e.action, Play)] == [
        Play((c,)) for c in table
    ]
    assert any(isinstance(e.action, Shuffle) for e in events_left)
    gone = mask(e.action.cards[0] for e in events if isinstance(e.action, Play))
    before = mask(view.unseen)
    assert set(view_left.unseen) == set(bits(before | gone & ~mask(table)))
    assert not mask(view_left.unseen) & mask(table)
    assert view_left.hand == view.hand


def test_in_pesten_the_last_turns_are_remembered() -> None:
    view, events = mid_deal("pesten", 30)
    view_left, events_left = forget(view, events)
    assert view_left == view
    assert sum(isinstance(e.action, Play) for e in events_left) <= 4


@pytest.mark.parametrize(
    ("chosen", "legal", "instead", "because"),
    [
        ("call 2", "call 0|call 1|call 2|call 3", {"call 1", "call 3"}, "misjudged by one"),
        ("call 2", "call 2|call 5", {"call 2"}, "thought"),
        ("bid 5H", "pass|bid 5H|bid 6H", {"pass"}, "too timid"),
        ("7H last", "7H last|7H", {"7H"}, "forgot to announce"),
        ("6D 6S 6C", "6D|6S|6D 6S 6C", {"6D"}, "overlooked the set"),
        ("7H", "7H|9H|AH|2S", {"9H", "AH"}, "the wrong card of the right suit"),
        ("7H", "7H|2S", {"7H"}, "thought"),
        ("draw", "draw", {"draw"}, "thought"),
    ],
)
def test_slips_are_those_of_people(
    chosen: str, legal: str, instead: set[str], because: str
) -> None:
    choice = Choice(action(chosen), "thought")
    actions = tuple(action(text) for text in legal.split("|"))
    made = [slip(choice, actions, Random(seed)) for seed in range(20)]
    assert {repr(slipped.action) for slipped in made} == instead
    assert all(because in slipped.because for slipped in made)


def test_the_highest_level_makes_no_mistakes_and_the_lowest_many() -> None:
    view, events = mid_deal("estimation_whist", 3)
    rules = GAMES["estimation_whist"].Rules()
    made = {
        level: [
            player(f"level({level})", "estimation_whist", rules)(view, events, Random(seed))
            for seed in range(60)
        ]
        for level in set(LEVELS) - set(SEARCH_BUDGETS)
    }
    wrong = {level: sum("misjudged" in c.because for c in made[level]) for level in made}
    assert wrong["strong"] == 0
    assert wrong["gentle"] > 6


def test_every_character_has_a_style_and_a_name_of_its_own() -> None:
    assert {character.style for character in CHARACTERS} == set(STYLES)
    assert len({character.name for character in CHARACTERS}) == len(CHARACTERS) >= 7
