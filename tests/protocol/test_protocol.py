"""The protocol: its documents are up to date, and views are written as they should be."""

import json
from pathlib import Path
from random import Random
from typing import get_args

import msgspec
import pytest

from longsuit.engine.actions import CHANCE, OVER, WATCHER, Event
from longsuit.engine.codec import plain
from longsuit.engine.game import shuffle, step
from longsuit.games import GAMES
from longsuit.protocol import messages, requests
from longsuit.protocol.errors import CODES, SENTENCES
from longsuit.protocol.views import shown
from longsuit.tools import protocol_schema

DOCS = Path(__file__).parents[2] / "docs"


def test_the_schema_is_up_to_date() -> None:
    there = (DOCS / "protocol.schema.json").read_text(encoding="utf-8")
    assert there == protocol_schema.written(protocol_schema.document()), "run: make docs"


def test_every_message_and_every_code_is_in_the_protocol_document() -> None:
    text = (DOCS / "protocol.md").read_text(encoding="utf-8")
    for kind in (*get_args(requests.Asked), *get_args(messages.Told)):
        assert f"`{kind.__name__.lower()}`" in text, kind
    for code in CODES:
        assert f"`{code}`" in text, code
    assert set(CODES) == set(SENTENCES)


def test_typescript_names_every_message() -> None:
    text = protocol_schema.typescript(protocol_schema.document())
    for kind in get_args(requests.Asked):
        assert f"export type Ask{kind.__name__} = " in text
    assert "unknown" not in text
    assert "[number, string][]" in text  # the bids of a view


@pytest.mark.parametrize("name", GAMES)
def test_a_view_is_shown_as_plain_has_it_with_what_actions_mean(name: str) -> None:
    game, rng = GAMES[name], Random(name)
    rules = next(iter(game.PRESETS.values()))
    s = game.start(rules)
    required = protocol_schema.document()["$defs"][protocol_schema.view_name(name)]["required"]
    for _ in range(120):
        actor = game.actor(s)
        if actor == OVER:
            break
        action = shuffle(game.pack(s), rng) if actor == CHANCE else rng.choice(game.legal(s))
        s = step(game, s, Event(actor, action))
        for seat in (*range(game.seats(rules)), WATCHER):
            seen = msgspec.json.decode(shown(game, s, seat))
            wanted = json.loads(json.dumps(plain(game.view(s, seat))))
            assert list(seen) == required
            assert [option["action"] for option in seen.pop("legal")] == wanted.pop("legal")
            prompt = seen.pop("prompt")
            assert (prompt and prompt["text"]) == wanted.pop("prompt")
            assert seen == wanted
