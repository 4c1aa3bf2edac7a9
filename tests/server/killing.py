"""Tables of all five games whose server is killed again and again, and what must hold then."""

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import httpx
import msgspec
from sqlalchemy import Engine, text

from longsuit.client.connection import Client
from longsuit.engine import notation
from longsuit.engine.actions import OVER, Event, Shuffle
from longsuit.engine.game import replay
from longsuit.games import GAMES
from longsuit.games.replay import final_state, verdicts
from longsuit.protocol import messages, requests
from longsuit.protocol.errors import Refusal
from longsuit.protocol.views import encode_view
from longsuit.server.games.record import parse_entry
from longsuit.server.store.rows import rules_of

from .live_server import ServerProcess

# Games short enough to end between two kills.
SHORT = {
    "estimation_whist": {"players": "3", "max_cards": "2"},
    "israeli_whist": {"deals": "1", "all_pass": "end"},
    "egyptian_estimation": {"normal_rounds": "0", "fast_rounds": "1"},
    "pesten": {"players": "3", "cards": "4"},
    "whist": {"players": "3", "cards": "4", "target": "4"},
}
# What a client hears when something else has happened meanwhile.
OVERTAKEN = ("stale", "illegal", "unavailable", "not_playing")


class Killing:
    """Two people and computer players at each table, game after game."""

    def __init__(self, server: ServerProcess, engine: Engine, seed: int) -> None:
        self.server, self.engine, self.rng = server, engine, Random(seed)
        self.tried: dict[tuple[str, str], str] = {}  # game, seat and nonce: action
        self.acted: list[tuple[str, int, str]] = []  # acknowledged: game, record, nonce
        self.kept: dict[tuple[str, int], tuple[str, str]] = {}  # game, record: text, nonce
        self.ended: Counter[str] = Counter()  # games that were played to their end

    async def run(self, kills: int, kill: Callable[[int], None]) -> None:
        """`kill` kills something, and starts it again after it called `check`."""
        await asyncio.to_thread(self.server.start)
        tables = [asyncio.create_task(self.table(name)) for name in GAMES]
        try:
            for number in range(kills):
                await self.some_actions(tables, 5)
                await asyncio.sleep(self.rng.uniform(0, 0.4))
                await asyncio.to_thread(kill, number)
            await self.some_actions(tables, 25)
        finally:
            for task in tables:
                task.cancel()
            await asyncio.gather(*tables, return_exceptions=True)

    async def some_actions(self, tables: list[asyncio.Task[None]], count: int) -> None:
        before = len(self.acted)
        async with asyncio.timeout(90):
            while len(self.acted) < before + count:
                await asyncio.sleep(0.02)
                for task in tables:
                    if task.done():
                        task.result()

    # A table.

    async def table(self, name: str) -> None:
        url = self.server.live.ws
        async with Client(url, patience=5) as ann, Client(url, patience=5) as bob:
            code = await ann.create(name, options=SHORT[name], policy={"watch": "end"})
            await bob.join(code)
            await bob.sit()
            assert ann.table is not None
            for seat, place in enumerate(ann.table.seats):
                if place.kind == "open":
                    await ann.command(requests.Fill(seat=seat, player="random"))
            await ann.start()
            done = ""
            while True:
                await asyncio.gather(self.person(ann, done), self.person(bob, done))
                assert ann.game == bob.game != done
                done = ann.game
                await self.same_end(name, ann, bob)
                self.ended[name] += 1
                await ann.command(requests.Rematch())

    async def person(self, client: Client, done: str) -> None:
        """Acts at random whenever it is the client's turn, to the end of the game after `done`."""
        while True:
            async with asyncio.timeout(90):
                message = await client.inbox.get()
            assert message is not None, client.end_reason
            if isinstance(message, messages.Result) and message.game != done:
                return
            if client.game != done and client.view.get("legal"):
                await self.choose(client)

    async def choose(self, client: Client) -> None:
        game, nonce = client.game, secrets.token_hex(8)
        action = self.rng.choice(client.view["legal"])["action"]
        key = f"{client.view['seat']}:{nonce}"
        self.tried[game, key] = action
        try:
            n = await client.act(action, nonce)
        except Refusal as error:
            if error.code not in OVERTAKEN:
                raise
        else:
            self.acted.append((game, n, key))

    async def same_end(self, name: str, *clients: Client) -> None:
        """The game on paper ends where the clients see it end, and every shuffle was fair."""
        paper = notation.log(await self.paper(clients[0].game))
        state = final_state(paper)
        assert GAMES[name].actor(state) == OVER
        assert set(verdicts(paper)) == {"holds"}
        for client in clients:
            seen = encode_view(GAMES[name], state, client.view["seat"])
            assert client.view == msgspec.json.decode(seen)
            assert not client.witness.broken

    async def paper(self, game: str) -> str:
        async with asyncio.timeout(90), httpx.AsyncClient(timeout=5) as http:
            while True:
                try:
                    answer = await http.get(f"{self.server.live.http}/api/games/{game}/log")
                    if answer.status_code == 200:
                        return answer.text
                except httpx.TransportError:
                    pass
                await asyncio.sleep(0.1)

    # What must hold whenever nobody writes.

    def check(self) -> None:
        """Everything acknowledged is there, everything else whole or not at all, nothing old has
        changed, and every game on disk is one that the rules allow."""
        acknowledged, tried = list(self.acted), dict(self.tried)
        lines, heads, secrets_of = self.read()
        kept = {(line.game, line.n): (line.text, line.nonce) for line in lines}
        for where, what in self.kept.items():
            assert kept[where] == what, where
        for game, n, key in acknowledged:
            assert kept[game, n] == (f"{key.partition(':')[0]} {tried[game, key]}", key)
        twice = Counter((line.game, line.nonce) for line in lines if line.nonce)
        assert max(twice.values(), default=1) == 1
        by_game: dict[str, list[Any]] = {}
        for line in lines:
            by_game.setdefault(line.game, []).append(line)
            if line.nonce:
                seat, action = line.nonce.partition(":")[0], tried[line.game, line.nonce]
                assert line.text == f"{seat} {action}"
        for head in heads:
            whole(head, by_game.get(head.id, []), secrets_of[head.id])
        self.kept = kept

    def read(self) -> tuple[list[Any], list[Any], Counter[str]]:
        with self.engine.connect() as connection:
            lines = connection.execute(text("select * from records order by game, n")).all()
            heads = connection.execute(text("select * from games")).all()
            dealt = connection.execute(text("select game, count(*) from deals group by game"))
            return list(lines), list(heads), Counter({row[0]: row[1] for row in dealt})


def whole(head: Any, lines: list[Any], deals: int) -> None:
    """A game as it is on disk has all its parts: numbers, deals, its end."""
    assert [line.n for line in lines] == list(range(1, len(lines) + 1))
    events: list[Event] = []
    shuffles = 0
    for line in lines:
        what = parse_entry(line.text)
        assert isinstance(what, Event)
        events.append(what)
        shuffles += isinstance(what.action, Shuffle)
    state = replay(GAMES[head.game], rules_of(head.game, head.options), events)
    assert deals == shuffles + 1
    assert (head.ended is not None) == (GAMES[head.game].actor(state) == OVER)
