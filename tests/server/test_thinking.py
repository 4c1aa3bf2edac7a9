"""Players that take their time do so on a few threads, and under load the quick one answers."""

import asyncio
from random import Random
from threading import Event, get_ident
from typing import Any

from longsuit.bots.player import Choice
from longsuit.engine.base import PASS, TAKE
from longsuit.server.thinking import Thinking

SLOW, QUICK = Choice(PASS, "slow"), Choice(TAKE, "quick")


def test_under_load_the_quick_player_answers_and_it_is_counted() -> None:
    gate, threads = Event(), set[int]()

    def slow(view: Any, seen: Any, rng: Random) -> Choice:
        threads.add(get_ident())
        assert gate.wait(60)
        return SLOW

    def quick(view: Any, seen: Any, rng: Random) -> Choice:
        assert get_ident() not in threads
        return QUICK

    async def table() -> list[Choice]:
        thinking = Thinking(threads=2, most=3)
        asked = [
            asyncio.create_task(thinking.choice(slow, quick, None, (), Random(1))) for _ in range(5)
        ]
        done, _ = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED, timeout=60)
        assert {task.result() for task in done} == {QUICK}  # the loop went on meanwhile
        assert thinking.waiting == 3
        gate.set()
        choices = list(await asyncio.gather(*asked))
        assert (thinking.waiting, thinking.thought, thinking.hurried) == (0, 3, 2)
        thinking.pool.shutdown()
        return choices

    assert sorted(choice.because for choice in asyncio.run(table())) == [
        "quick",
        "quick",
        "slow",
        "slow",
        "slow",
    ]
    assert len(threads) <= 2
