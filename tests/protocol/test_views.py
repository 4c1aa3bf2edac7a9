"""Views as JSON: as `plain` and the schema have them, the same bytes with and without a cache."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from longsuit.engine.actions import CHANCE, OVER, WATCHER, Event
from longsuit.engine.codec import PLAIN, plain
from longsuit.engine.game import shuffle, step
from longsuit.games import GAMES
from longsuit.protocol.views import ViewCache, encode_view
from longsuit.tools import protocol_schema
from tests.protocol.json_schema import fits

PRESETS = [(name, preset) for name, game in GAMES.items() for preset in game.PRESETS]
DEFINITIONS = protocol_schema.document()["$defs"]


def states(name: str, rules: Any, rng: Random, most: int) -> Iterator[Any]:
    """The states of a game of random legal actions, from its start on."""
    game = GAMES[name]
    s = game.start(rules)
    yield s
    for _ in range(most):
        actor = game.actor(s)
        if actor == OVER:
            return
        action = shuffle(game.pack(s), rng) if actor == CHANCE else rng.choice(game.legal(s))
        s = step(game, s, Event(actor, action))
        yield s


def without_texts(sent: dict[str, Any]) -> dict[str, Any]:
    """A view as sent, its prompt and the notes of its rounds without their texts in English."""
    lines = [sent["prompt"], *(note for line in sent["rounds"] for note in line["notes"])]
    for line in filter(None, lines):
        assert line.pop("text")
    return sent


@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_a_view_agrees_with_plain_and_with_the_schema(name: str, preset: str) -> None:
    game = GAMES[name]
    rules = game.PRESETS[preset]
    schema = DEFINITIONS[protocol_schema.view_name(name)]
    for s in states(name, rules, Random(name + preset), 120):
        for seat in (*range(game.seats(rules)), WATCHER):
            view = game.view(s, seat)
            sent = msgspec.json.decode(encode_view(game, s, seat))
            builtins = json.loads(json.dumps(plain(view)))
            assert list(sent) == schema["required"]
            assert fits(sent, schema, DEFINITIONS), sent
            assert fits(builtins, PLAIN.form(type(view)).schema, DEFINITIONS), builtins
            assert [option["action"] for option in sent.pop("legal")] == builtins.pop("legal")
            assert without_texts(sent) == builtins


@pytest.mark.parametrize("name", GAMES)
def test_a_view_has_the_same_bytes_whatever_was_encoded_before(name: str) -> None:
    game, rng = GAMES[name], Random(name)
    rules = next(iter(game.PRESETS.values()))
    cache = ViewCache()
    for _ in range(3):
        for s in states(name, rules, rng, 100):
            seats = [WATCHER, *range(game.seats(rules))]
            for seat in rng.sample(seats, rng.randint(1, len(seats))):
                assert bytes(encode_view(game, s, seat, cache)) == bytes(encode_view(game, s, seat))


def test_the_validator_refuses_what_does_not_fit() -> None:
    schema = DEFINITIONS["EstimationWhistView"]
    game = GAMES["estimation_whist"]
    view = msgspec.json.decode(encode_view(game, game.start(game.Rules()), 0))
    assert fits(view, schema, DEFINITIONS)
    assert not fits(view | {"trump": 2}, schema, DEFINITIONS)
    assert not fits(view | {"more": 2}, schema, DEFINITIONS)
    assert not fits({}, schema, DEFINITIONS)
