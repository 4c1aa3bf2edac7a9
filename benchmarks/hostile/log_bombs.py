"""Logs that are large, deep, long or repetitive, wherever the server reads one."""

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from random import Random
from time import monotonic

from longsuit.protocol.requests import MAX_LOG_LENGTH

from .guests import Address, Guest, check_answer, http_client

HEAD = "game whist 1\nrules\nseats Ann Bob Cy Di\n"
PAIR = f"commit {'0' * 64}\n"
BOMBS: dict[str, Callable[[Random], str]] = {
    "one long line": lambda rng: HEAD + "0 " + "7H" * (MAX_LOG_LENGTH // 2 - 40),
    "one long word": lambda rng: "game " + "x" * (MAX_LOG_LENGTH - 10),
    "as many lines as fit": lambda rng: HEAD + "0 7H\n" * (MAX_LOG_LENGTH // 5 - 20),
    "commitments": lambda rng: HEAD + PAIR * (MAX_LOG_LENGTH // len(PAIR) - 2),
    "nonces": lambda rng: HEAD + PAIR + f"nonce 0 {'1' * 64}\n" * 3_400,
    "reveals": lambda rng: HEAD + PAIR + f"reveal {'2' * 64} {'3' * 64}\n" * 1_900,
    "comments": lambda rng: HEAD + "#\n" * (MAX_LOG_LENGTH // 2 - 40),
    "undo": lambda rng: HEAD + "undo 0\n" * 30_000,
    "options": lambda rng: f"game whist 1\nrules {'target=1 ' * 20_000}\nseats A B C D\n",
    "a long option": lambda rng: f"game whist 1\nrules target={'9' * 200_000}\nseats A B C D\n",
    "a deep option": lambda rng: f"game whist 1\nrules target={'[' * 90_000}\nseats A B C D\n",
    "seats": lambda rng: f"game whist 1\nrules\nseats {'A ' * 100_000}\n",
    "a long shuffle": lambda rng: HEAD + "* shuffle " + "2C " * 80_000,
    "brackets": lambda rng: "[" * (MAX_LOG_LENGTH - 1),
    "control characters": lambda rng: HEAD + "\x1b[2J\u202e\u0000" * 20_000,
    "too long": lambda rng: "x" * (2 * MAX_LOG_LENGTH + 1),
    "noise": lambda rng: "".join(rng.choices(" \n07HS*#=callbid", k=MAX_LOG_LENGTH)),
}


async def attack(at: Address, seconds: float, rng: Random, most: int = 10**9) -> Counter[str]:
    """Sends bombs to /api/logs and to POST /api/tables, as fast as they are answered."""
    counts, until = Counter[str](), monotonic() + seconds
    async with Guest(at) as guest, http_client(at, token=guest.token) as http:
        while monotonic() < until and counts["bombs"] < most:
            bombs = [BOMBS[rng.choice(list(BOMBS))](rng) for _ in range(4)]

            async def throw(number: int, bomb: str) -> None:
                if number % 2:
                    answer = await http.post("/api/logs", content=bomb.encode())
                else:
                    begin = {"log": bomb[:MAX_LOG_LENGTH], "n": 0, "seat": 0}
                    body = json.dumps({"game": "whist", "from": begin}, ensure_ascii=False)
                    answer = await http.post("/api/tables", content=body.encode())
                counts[check_answer(answer)] += 1
                counts["bombs"] += 1

            await asyncio.gather(*(throw(number, bomb) for number, bomb in enumerate(bombs)))
            if counts["too_fast"] > 10 * (1 + counts["bad_log"]):
                await asyncio.sleep(0.02)  # it is refused already; go on as a patient attacker
    return counts
