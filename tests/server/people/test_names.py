"""Names: what is allowed, and what is refused with which reason, wherever a name comes in."""

from pathlib import Path

import pytest

from longsuit.engine.sentences import Sentence
from longsuit.protocol.errors import Refusal
from longsuit.protocol.requests import Chat, Rename
from longsuit.server.people.names import NAME_LIMIT, clean_line, clean_name

from ..clients import close, connect_client, expect_refusal, run_story
from ..http.calls import call, guest, refused
from ..live_server import LiveServer, live_server

LOG = "game estimation_whist 1\nrules players=3 max_cards=1\nseats {name} Bob Cy\n"
GOOD = (
    *("Ann", "x", "J. R.", "O’Brien-Smith", "José", "Nguyễn Thị", "Zoë_7", "R2-D2", "No. 1"),
    *("نور", "نُورُ الدِّين", "محمّد", "דָּוִד", "שׁוּלָה", "สมชาย", "क्षितिज", "བསྒྲུབས", "李小龍", "Łukasz"),
    *("Ann 🦊", "❤️", "👍🏽", "1️⃣", "🇳🇱 Jan", "♥︎ Queen", "Ольга", "Γιώργος", "Anna Иванова", "↔️ Al"),
)
BAD = {
    "name_too_long": ("x" * 25, "é" * 25, "🦊" * 25, "x" * 500, "a\u0301" * 100),
    "name_bad_character": (
        *(
            "Ann\u202eb",
            "\u2066Ann",
            "Ann\u200f",
            "A\u200bnn",
            "Ann\u200d",
            "\ufeffAnn",
            "A\u00adnn",
        ),
        *(
            "A\x00nn",
            "A\x1b[31m",
            "\u3164",
            "\u2800",
            "\u115f",
            "A\ufe0f",
            "❤️\ufe0f",
            "A\ue000",
            "\udb40A",
        ),
        *("👨‍👩‍👧", "A\U000e0041", "\u034f", "A\U000e0100", "\ud800"),
    ),
    "name_of_marks": ("\u0301", "A \u0301", "a" + "\u0335\u0336" * 3, "\u20e3Ann"),
    "name_without_letter": (".", "—", "?!", "“”", "^", "", "  ", "\t\n"),
    "name_of_mixed_alphabets": ("\u0410nn", "Pet\u0435r", "J\u03bfe Cy"),
}


def refusal_of(name: str) -> Sentence:
    with pytest.raises(Refusal) as caught:
        clean_name(name)
    assert caught.value.code == "bad_name"
    return caught.value.sentence


@pytest.mark.parametrize("name", GOOD)
def test_a_good_name_is_kept_as_it_is(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("message", "name"), [(message, name) for message, names in BAD.items() for name in names]
)
def test_a_bad_name_is_refused_with_the_reason(message: str, name: str) -> None:
    assert refusal_of(name).id == message


def test_a_refusal_says_what_was_wrong() -> None:
    assert refusal_of("x" * 27).values == {"length": 27, "limit": NAME_LIMIT}
    assert refusal_of("Ann\u202eb").values == {"text": "U+202E"}


def test_a_name_is_composed_and_its_spaces_are_single() -> None:
    assert clean_name("  Jose\u0301 \u00a0 Mari\u0301a\n") == "José María"
    assert clean_name("e\u0302\u0303" * NAME_LIMIT) == "ễ" * NAME_LIMIT
    assert clean_name("x" * NAME_LIMIT) == "x" * NAME_LIMIT


def test_a_line_of_chat_keeps_joiners_and_loses_nothing_silently() -> None:
    for line in ("well played 👨‍👩‍👧", "علی‌رضا", "שלום\u200f!", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "два two"):
        assert clean_line(line) == line
    assert clean_line(" one\n two ") == "one two"
    for line in ("\u202egame", "a\x1b[2J", "a\u2067b", "a\u200b", "\u3164"):
        with pytest.raises(Refusal) as caught:
            clean_line(line)
        assert (caught.value.code, caught.value.sentence.id) == (
            "bad_message",
            "line_bad_character",
        )
    with pytest.raises(Refusal) as caught:
        clean_line(" \n ")
    assert caught.value.sentence.id == "message_empty"


def test_names_are_refused_wherever_they_come_in(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        for wrong in ("x" * 25, "x" * 300, "Ann\u202e"):
            await expect_refusal(connect_client(at, wrong), "bad_name")
        ann = await connect_client(at, "Ann")
        for wrong in ("x" * 25, "x" * 300, "A\u200bnn"):
            await expect_refusal(ann.command(Rename(name=wrong)), "bad_name")
        await ann.create("whist")
        await expect_refusal(ann.command(Chat(text="a\u202eb")), "bad_message")
        await close(ann)

    run_story(story, tmp_path)


def test_over_http_too(tmp_path: Path) -> None:
    with live_server(tmp_path) as at:
        token, _ = guest(at, "Ann")
        for wrong in ("x" * 25, "x" * 300, "Ann\u2067"):
            body = {"name": wrong, "password": "correct horse"}
            answer = call(at, "PUT", "/api/me/account", token, json=body)
            assert refused(answer) == (409, "bad_name")
        for name, status in (("Ann", 200), ("Ann\u202e", 409), ("\u0301", 409), ("x" * 81, 409)):
            answer = call(at, "POST", "/api/logs", content=LOG.format(name=name).encode())
            assert answer.status_code == status, answer.text
            if status == 409:
                assert answer.json()["message"] == "log_seat_name"
