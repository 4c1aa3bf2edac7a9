"""Refusals: what a person reads when a request cannot be read, and what a client makes of it."""

import msgspec
import pytest

from longsuit.engine.sentences import Sentence, reason, say
from longsuit.messages.render import english
from longsuit.protocol import messages, requests
from longsuit.protocol.errors import Refusal, unreadable
from longsuit.protocol.parts import line, received


@pytest.mark.parametrize(
    ("policy", "message"),
    [
        ({"rated": True, "cheat": True}, "rated_without_help"),
        ({"delay": 900}, "bad_field"),
    ],
)
def test_a_request_that_cannot_be_read_says_why(policy: dict[str, object], message: str) -> None:
    request = {"type": "create", "game": "whist", "policy": policy}
    with pytest.raises(msgspec.ValidationError) as error:
        requests.decode(msgspec.json.encode(request))
    assert unreadable(error.value).sentence.id == message
    assert unreadable(error.value).code == "bad_message"


def test_an_unknown_field_is_named_in_short_and_without_controls() -> None:
    name = "\u202ea\u200b\u0085b\u2028" + "c" * 10_000
    with pytest.raises(msgspec.ValidationError) as error:
        requests.decode(msgspec.json.encode({"type": "ping", name: "value"}))
    told = english(unreadable(error.value).sentence)
    assert "` a  b ccc" in told
    assert told.isprintable()
    assert len(told) < 300


def test_what_is_no_json_has_nothing_to_say() -> None:
    with pytest.raises(msgspec.DecodeError) as error:
        requests.decode(b"{")
    assert unreadable(error.value).sentence == Sentence("error_bad_message")


def test_a_refusal_is_the_same_after_it_was_sent() -> None:
    why = say("event_refused", event="0 7H", why=say("must_follow_suit", suit=2, rule="§5"))
    told = Refusal("bad_log", say("log_line_error", line=3, why=why))
    error = messages.decode(msgspec.json.encode(messages.error(told, 4)))
    assert isinstance(error, messages.Error)
    sentence = received(error.text, error.message, error.values)
    assert sentence == told.sentence
    assert english(sentence) == error.text


@pytest.mark.parametrize(
    "sentence", [Sentence("a_message_of_a_later_version"), Sentence("card_not_held")]
)
def test_a_message_that_is_not_known_here_is_read_in_english(sentence: Sentence) -> None:
    found = received("Do this.", sentence.id, {})
    assert english(found) == "Do this."
    assert line(found).message == "plain_text"


def test_the_reason_of_an_error_is_its_sentence() -> None:
    assert reason(ValueError(say("needs_one_round"))) == say("needs_one_round")
    assert english(reason(ValueError("disk full"))) == "disk full"
