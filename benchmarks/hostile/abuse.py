"""Names, chat and phrases that deceive, clutter or break what others see."""

import unicodedata
from collections import Counter
from random import Random
from time import monotonic
from typing import Any

from .guests import Address, Guest

NASTY = (
    "\u202eevil",
    "\u2066a\u2069",
    "a\u200bb",
    "\u200b",
    "\ufeff",
    "a\u0300" * 200,
    "\u0000",
    "\x1b]0;title\x07",
    "\x1b[2J",
    "line\nline",
    "\r\n" * 40,
    "\u2028\u2029",
    "😀" * 24,
    "x" * 25,
    "x" * 80,
    "x" * 500,
    "﷽" * 20,
    "Ann",
    "ANN",
    "Аnn",
    "<b>hi</b>",
    "{ $name }",
    "%s",
    "' or 1=1 --",
    " ",
    "",
    "../../..",
    "javascript:alert(1)",
)
CONTROLS = ("Cc", "Cs")  # categories that nobody may be shown in a name


async def attack(at: Address, seconds: float, rng: Random) -> Counter[str]:
    """Renames, chats and sends emotes at somebody's table; nothing unprintable arrives there."""
    counts, until = Counter[str](), monotonic() + seconds
    async with Guest(at, "198.51.100.251") as host, Guest(at) as guest:
        code = (await host.ask("create", game="whist", seats=["me"]))["code"]
        await host.ask("join", code=code)
        while monotonic() < until:
            await guest.ask("join", code=code)
            await guest.tell("sit")
            for _ in range(30):
                said = rng.choice(NASTY) + rng.choice(("", *NASTY))
                kind = rng.choice(("rename", "chat", "phrase", "emote"))
                field = {"rename": "name", "chat": "text"}.get(kind, kind)
                counts[await guest.tell(kind, **{field: said})] += 1
            await guest.tell("stand")
            await guest.tell("leave")
            await host.ask("ping")
            for message in host.heard:
                check_shown(message)
                counts[f"heard: {message['type']}"] += 1
            host.heard.clear()
    return counts


def check_shown(message: dict[str, Any]) -> None:
    """AssertionError if a message to the table shows a name or a line that it must not."""
    if message["type"] == "table":
        for place in message["seats"]:
            name = place.get("name", "")
            assert len(name) <= 24, name
            assert not any(unicodedata.category(letter) in CONTROLS for letter in name), repr(name)
    elif message["type"] == "said":
        text = str(message.get("text", ""))
        assert len(text) <= 500
        assert not any(unicodedata.category(letter) in CONTROLS for letter in text), repr(text)
