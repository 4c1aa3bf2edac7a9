"""Properties of every player of every game: legal choices, from nothing but the view."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from longsuit.bots.levels import SEARCH_BUDGETS
from longsuit.bots.registry import kinds_of, player
from longsuit.engine.actions import CHANCE, OVER, Event, Shuffle, seen
from longsuit.engine.game import IllegalAction, replay, shuffle, step
from longsuit.games import GAMES


def cases() -> Iterator[Any]:
    """Every kind of player of every game, with each value of each argument somewhere."""
    for game in GAMES:
        for kind in kinds_of(game).values():
            choices = kind.choices(game)
            for at in range(max(map(len, choices), default=1)):
                values = ",".join(allowed[at % len(allowed)] for allowed in choices)
                if values.partition(",")[0] in SEARCH_BUDGETS:  # not reproducible
                    continue
                values = values.replace("ms=100", "worlds=16").replace("worlds=400", "worlds=30")
                yield pytest.param(game, f"{kind.name}({values})", id=f"{game}-{kind.name}-{at}")


def walk(name: str, rules: Any, rng: Random, events: int) -> tuple[Any, list[Event]]:
    """A game after so many random events, or as many as there are."""
    game = GAMES[name]
    s, log = game.start(rules), list[Event]()
    while (actor := game.actor(s)) != OVER and len(log) < events:
        done = shuffle(game.pack(s), rng) if actor == CHANCE else rng.choice(game.legal(s))
        log.append(Event(actor, done))
        s = game.apply(s, done)
    return s, log


def other_worlds(name: str, rules: Any, log: list[Event], seat: int, rng: Random) -> list[Any]:
    """States that this seat cannot tell from the one at the end of the log."""
    game = GAMES[name]
    deals = [at for at, event in enumerate(log) if isinstance(event.action, Shuffle)]
    dealt = log[deals[-1]].action
    assert isinstance(dealt, Shuffle)
    view = game.view(replay(game, rules, log), seat)
    unseen, copies = Counter(view.unseen), Counter(dealt.order)
    hidden = sorted(card for card in copies if unseen[card] >= copies[card])
    found = []
    for _ in range(4):
        if len(hidden) < 2:
            break
        x, y = rng.sample(hidden, 2)
        swap = {x: y, y: x}
        other = [*log]
        other[deals[-1]] = Event(CHANCE, Shuffle(tuple(swap.get(c, c) for c in dealt.order)))
        try:
            found.append(replay(game, rules, other))
        except IllegalAction:
            continue
    return found


@pytest.mark.parametrize(("name", "text"), list(cases()))
def test_a_player_answers_every_state_and_sees_only_its_view(name: str, text: str) -> None:
    game, worlds = GAMES[name], 0
    for at, (preset, rules) in enumerate(game.PRESETS.items()):
        for length in range(2, 60, 4):
            rng = Random(f"{preset} {length}")
            s, log = walk(name, rules, rng, length + at)
            seat = game.actor(s)
            if seat < 0:
                continue
            play = player(text, name, rules)
            events = tuple(seen(event, seat) for event in log)
            choice = play(game.view(s, seat), events, Random(length))
            step(game, s, Event(seat, choice.action))
            assert choice.because
            assert play(game.view(s, seat), events, Random(length)) == choice
            for world in other_worlds(name, rules, log, seat, rng):
                assert play(game.view(world, seat), events, Random(length)) == choice
                worlds += 1
    assert worlds > 5
