"""The error of options that contradict each other can be read in every language, wherever met."""

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from longsuit.commands.cli import main
from longsuit.engine.sentences import say
from longsuit.messages.languages import LANGUAGES
from longsuit.protocol.parts import line

from .clients import close, connect_client, expect_refusal, run_story
from .http.calls import call, guest
from .live_server import LiveServer, live_server

OPTIONS = {"players": "4", "cards": "14"}
TOO_MANY = say("hand_too_large", player_count=4, card_count=13, n=14, rule="§2")
RATED = say("rated_without_help")


def test_over_the_socket(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        ann = await connect_client(at, "Ann")
        error = await expect_refusal(ann.create("whist", options=OPTIONS), "bad_options")
        assert error.line == line(TOO_MANY)
        policy: dict[str, Any] = {"rated": True, "odds": True}
        error = await expect_refusal(ann.create("whist", policy=policy), "bad_message")
        assert error.line == line(RATED)
        await close(ann)

    run_story(story, tmp_path)


def test_over_http(tmp_path: Path) -> None:
    with live_server(tmp_path) as at:
        token, _ = guest(at, "Ann")
        for body, sentence in (
            ({"game": "whist", "options": OPTIONS}, TOO_MANY),
            ({"game": "whist", "policy": {"rated": True, "odds": True}}, RATED),
        ):
            answer = call(at, "POST", "/api/tables", token, json=body).json()
            assert answer["message"] == sentence.id
            assert answer.get("values", {}) == line(sentence).values


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_terminal(language: str) -> None:
    words = ["--language", language, "play", "whist", "players=4", "cards=14"]
    told = CliRunner().invoke(main, words, env={"LC_ALL": "C.UTF-8"})
    assert told.exit_code == 2
    assert "hand_too_large" not in told.output
    assert "14" in told.output
