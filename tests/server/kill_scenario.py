"""Tables of all games whose server is killed again and again, with checks after each kill."""

import asyncio
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import httpx
import msgspec
from sqlalchemy import Engine, func, select

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
from longsuit.server.store.schema import deals, games, records

from .live_server import ServerProcess

# Games short enough to end between two kills.
SHORT = {
    "estimation_whist": {"players": "3", "max_cards": "2"},
    "israeli_whist": {"deals": "1", "all_pass": "end"},
    "egyptian_estimation": {"normal_rounds": "0", "fast_rounds": "1"},
    "oh_hell": {"players": "3", "max_cards": "2"},
    "pesten": {"players": "3", "cards": "4"},
    "whist": {"players": "3", "cards": "4", "target": "4"},
}
# The refusals of a request that something else has overtaken.
OVERTAKEN = ("stale", "illegal", "unavailable", "not_playing")


class KillScenario:
    """Two people and computer players at each table, game after game."""

    def __init__(
        self, server: ServerProcess, engine: Engine, seed: int, patience: float = 90
    ) -> None:
        self.server, self.engine, self.rng = server, engine, Random(seed)
        self.patience = patience  # seconds in which a client must hear something
        self.sent: dict[tuple[str, str], str] = {}  # by game and SEAT:NONCE: the action
        self.acknowledged: list[tuple[str, int, str]] = []  # game, number of the entry, SEAT:NONCE
        self.stored: dict[tuple[str, int], tuple[str, str]] = {}  # by game and entry: text, nonce
        self.settled: set[str] = set()  # games that were found whole after their end
        self.alone = True  # False if there are other people: their games are not looked at
        self.ended: Counter[str] = Counter()  # games played to their end, by name

    async def run(self, kills: int, kill: Callable[[int], None]) -> None:
        """`kill` kills something, and starts it again after it called `check`."""
        async with self.playing() as tables:
            for number in range(kills):
                await self.wait_for_actions(tables, 5)
                await asyncio.sleep(self.rng.uniform(0, 0.4))
                await asyncio.to_thread(kill, number)
            await self.wait_for_actions(tables, 25)

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[list[asyncio.Task[None]]]:
        """Starts the server, and plays at a table of every game until the block is left."""
        await asyncio.to_thread(self.server.start)
        tables = [asyncio.create_task(self.play_table(name)) for name in GAMES]
        try:
            yield tables
        finally:
            for task in tables:
                task.cancel()
            await asyncio.gather(*tables, return_exceptions=True)

    async def wait_for_actions(self, tables: list[asyncio.Task[None]], count: int) -> None:
        before = len(self.acknowledged)
        async with asyncio.timeout(self.patience):
            while len(self.acknowledged) < before + count:
                await asyncio.sleep(0.02)
                for task in tables:
                    if task.done():
                        task.result()

    # A table.

    async def play_table(self, name: str) -> None:
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
                await asyncio.gather(self.play_game(ann, done), self.play_game(bob, done))
                assert ann.game == bob.game != done
                done = ann.game
                await self.check_end(name, ann, bob)
                self.ended[name] += 1
                await ann.command(requests.Rematch())

    async def play_game(self, client: Client, done: str) -> None:
        """Acts at random whenever it is the client's turn, to the end of the game after `done`."""
        while True:
            async with asyncio.timeout(self.patience):
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
        self.sent[game, key] = action
        try:
            n = await client.act(action, nonce)
        except Refusal as error:
            if error.code not in OVERTAKEN:
                raise
        else:
            self.acknowledged.append((game, n, key))

    async def check_end(self, name: str, *clients: Client) -> None:
        """The log of the game ends where the clients see it end, and every shuffle was fair."""
        log = notation.log(await self.log_of(clients[0].game))
        state = final_state(log)
        assert GAMES[name].actor(state) == OVER
        assert set(verdicts(log)) == {"holds"}
        for client in clients:
            seen = encode_view(GAMES[name], state, client.view["seat"])
            assert client.view == msgspec.json.decode(seen)
            assert not client.witness.broken

    async def log_of(self, game: str) -> str:
        async with asyncio.timeout(self.patience), httpx.AsyncClient(timeout=5) as http:
            while True:
                try:
                    answer = await http.get(f"{self.server.live.http}/api/games/{game}/log")
                    if answer.status_code == 200:
                        return answer.text
                except httpx.TransportError:
                    pass
                await asyncio.sleep(0.1)

    # Checks, for moments at which nobody writes.

    def check(self, everything: bool = False) -> None:
        """Checks that all acknowledged actions are stored, that all else is stored whole or not at
        all, that nothing old has changed, and that the rules allow every stored game.

        Games that were found whole after their end are looked at again only with `everything`, so
        that a check takes no longer after many kills than after few.
        """
        acknowledged, sent = list(self.acknowledged), dict(self.sent)
        if everything:
            self.settled = set()
        lines, heads, secrets_of = self.read()
        stored = {(line.game, line.n): (line.text, line.nonce) for line in lines}
        for where, what in self.stored.items():
            if where[0] not in self.settled:
                assert stored[where] == what, where
        for game, n, key in acknowledged:
            if game not in self.settled:
                assert stored[game, n] == (f"{key.partition(':')[0]} {sent[game, key]}", key)
        twice = Counter((line.game, line.nonce) for line in lines if line.nonce)
        assert max(twice.values(), default=1) == 1
        by_game: dict[str, list[Any]] = {}
        for line in lines:
            by_game.setdefault(line.game, []).append(line)
            if line.nonce:
                seat, action = line.nonce.partition(":")[0], sent[line.game, line.nonce]
                assert line.text == f"{seat} {action}"
        for head in heads:
            check_game(head, by_game.get(head.id, []), secrets_of[head.id])
        self.stored |= stored
        self.settled |= {head.id for head in heads if head.ended is not None}

    def read(self) -> tuple[list[Any], list[Any], Counter[str]]:
        """The entries, the rows and the numbers of deals of the games that are not settled."""
        entries = select(records).order_by(records.c.game, records.c.n)
        dealt = select(deals.c.game, func.count()).group_by(deals.c.game)
        with self.engine.connect() as connection:
            rows = connection.execute(select(games)).all()
            heads = [head for head in rows if head.id not in self.settled]
            if not self.alone:
                own = {game for game, _ in self.sent}
                heads = [head for head in heads if head.id in own]
            if self.settled or not self.alone:
                ids = [head.id for head in heads]
                entries = entries.where(records.c.game.in_(ids))
                dealt = dealt.where(deals.c.game.in_(ids))
            lines = list(connection.execute(entries))
            counts = connection.execute(dealt).all()
        return lines, heads, Counter({row[0]: row[1] for row in counts})


def check_game(head: Any, lines: list[Any], deals: int) -> None:
    """Checks that a stored game has all its parts: its entries in order, its deals, its end."""
    assert [line.n for line in lines] == list(range(1, len(lines) + 1))
    events: list[Event] = []
    shuffles = 0
    for line in lines:
        entry = parse_entry(line.text)
        assert isinstance(entry, Event)
        events.append(entry)
        shuffles += isinstance(entry.action, Shuffle)
    state = replay(GAMES[head.game], rules_of(head.game, head.version, head.options), events)
    assert deals == shuffles + 1
    assert (head.ended is not None) == (GAMES[head.game].actor(state) == OVER)
