"""The same attack on two servers whose hidden cards are swapped is answered with the same bytes."""

from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from benchmarks.hostile.abuse import NASTY
from benchmarks.hostile.bodies import BodyFuzzer
from benchmarks.hostile.log_bombs import BOMBS
from benchmarks.hostile.messages import Attacker, Victim
from longsuit.engine.actions import WATCHER, Event
from longsuit.games import GAMES
from longsuit.protocol import requests

from .test_two_worlds import other_world, played, script
from .two_worlds import World

MESSAGES, CALLS = 25, 12  # in each round of the attack
# What would begin games, whose shuffles the script gives, or tells the time.
LEFT_OUT = ("start", "rematch", "fill")
TIMES = ("/metrics", "/api/daily", "/api/openapi.json", "/api/me/delete", "/api/me/account")
READS = (
    "/api/tables/{code}",
    "/api/tables",
    "/api/games/{game}/log",
    "/api/games/{game}/replay?seat=0&open=yes",
    "/api/games/{game}/replay?first=0",
    "/api/games/{game}/review?seat=1",
)


class AttackedWorld(World):
    """A world whose watcher attacks between the events, by messages and over HTTP."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.calls: list[str] = []  # what was answered over HTTP
        self.call_marks: list[int] = []  # for each event: the calls until then
        self.attacker: Attacker | None = None
        self.fuzzer: BodyFuzzer | None = None
        self.rng = Random(5)

    async def between(self, at: int, event: Event) -> None:
        await super().between(at, event)
        if at % 3 == 1:
            await self.send_messages()
        if at % 3 == 2:
            await self.call()

    async def settle(self) -> None:
        await super().settle()
        self.call_marks += [len(self.calls)] * (len(self.marks) + 1 - len(self.call_marks))
        self.call_marks[len(self.marks)] = len(self.calls)

    async def send_messages(self) -> None:
        """Fuzzed messages one after another, each followed by a ping; then it joins again."""
        wire, game = self.wires[-1], self.game_id(self.wires[0])
        if self.attacker is None:
            people = ["p" * 12]
            self.attacker = Attacker("", Victim(self.code, game, people), self.rng)
        assert wire.socket is not None
        for _ in range(MESSAGES):
            text = self.attacker.message()
            word = text if isinstance(text, str) else text.decode(errors="replace")
            if not any(f'"{kind}"' in word for kind in LEFT_OUT) and "\\ud" not in word:
                await wire.socket.send(text)
            await wire.ask(requests.Ping())
        await wire.ask(requests.Chat(text=self.rng.choice(NASTY)))
        await wire.ask(requests.Join(code=self.code))

    async def call(self) -> None:
        """Calls of every endpoint, some for the game that is being played."""
        token = {"authorization": f"Bearer {self.wires[-1].token}", "host": "longsuit.test"}
        game = self.game_id(self.wires[0])
        async with httpx.AsyncClient(base_url=self.at.http, timeout=60) as http:
            if self.fuzzer is None:
                described = (await http.get("/api/openapi.json")).json()
                self.fuzzer = BodyFuzzer(described, self.rng)
            for path in READS:
                answer = await http.get(path.format(code=self.code, game=game), headers=token)
                self.keep("GET", path, answer)
            bomb = BOMBS[self.rng.choice(list(BOMBS))](self.rng)
            answer = await http.post("/api/logs", content=bomb.encode())
            self.keep("POST", "/api/logs", answer)
            for _ in range(CALLS):
                method, path, headers, body, _ = self.fuzzer.request()
                if method in ("DELETE", "TRACE") or path.startswith(TIMES):
                    continue
                try:
                    answer = await http.request(
                        method, path, headers={**headers, **token}, content=body
                    )
                except httpx.InvalidURL:
                    continue
                self.keep(method, path, answer)

    def keep(self, method: str, path: str, answer: httpx.Response) -> None:
        """Keeps an answer; of the public list, which is made anew from time to time, the status."""
        text = "" if answer.text.startswith('[{"type":"table"') else answer.text
        self.calls.append(f"{method} {path} {answer.status_code} {text}")


def difference(one: str, two: str) -> tuple[str, str, str]:
    """The beginning of two texts, and where each differs from the other."""
    at = next(i for i, (a, b) in enumerate(zip(one + "\0", two + "\1", strict=False)) if a != b)
    return one[:60], one[max(0, at - 40) : at + 80], two[max(0, at - 40) : at + 80]


@pytest.mark.slow
@pytest.mark.parametrize("watch", ["none", "delayed"])
@pytest.mark.parametrize("name", GAMES)
def test_an_attack_learns_nothing(
    name: str, watch: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("time.time_ns", lambda: 1_790_000_000_000_000_000)
    rng = Random(f"attack {name} {watch}")
    events = script(name, rng)
    first = played(tmp_path / "one", monkeypatch, name, events, len(events), watch, AttackedWorld)
    assert isinstance(first, AttackedWorld)
    for count in range(len(events) // 2, len(events)):
        if first.marks[count - 1] and (swapped := other_world(name, events[:count], WATCHER, rng)):
            break
    else:
        raise AssertionError("no two worlds here")
    other = [*swapped, *events[count:]]
    second = played(tmp_path / "two", monkeypatch, name, other, count, watch, AttackedWorld)
    assert isinstance(second, AttackedWorld)
    sent = first.marks[count - 1][-1]
    assert first.wires[-1].got[:sent] == second.wires[-1].got, "messages to the attacker"
    calls = first.call_marks[count - 1]
    assert calls > 10
    for one, two in zip(first.calls[:calls], second.calls, strict=True):
        assert one == two, difference(one, two)
    seats = zip(first.wires[:-1], first.marks[count - 1], second.wires, strict=False)
    assert any(one.got[:mark] != two.got for one, mark, two in seats), "nobody sees the difference"
