"""A game over raw sockets, action by action, with every byte that each socket was sent."""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from longsuit.engine.actions import CHANCE, Event, Play
from longsuit.engine.cards import DECK, bits, name
from longsuit.protocol import VERSION, messages, requests

from .live_server import LiveServer


class Wire:
    """The socket of one person, which keeps every byte it was sent."""

    def __init__(self, at: LiveServer, name: str) -> None:
        self.at, self.name, self.token = at, name, ""
        self.socket: ClientConnection | None = None
        self.got: list[str] = []
        self.hand: list[str] = []
        self.last = 0

    async def open(self) -> None:
        self.socket = await connect(self.at.ws, compression=None)
        hello = requests.Hello(version=VERSION, name=self.name, token=self.token)
        welcome = await self.ask(hello)
        assert isinstance(welcome, messages.Welcome)
        self.token = self.token or welcome.token

    async def read(self) -> messages.AnyMessage:
        assert self.socket is not None
        self.got.append(str(await asyncio.wait_for(self.socket.recv(), 20)))
        message: messages.AnyMessage = messages.decode(self.got[-1])
        if isinstance(message, messages.Event | messages.Undo | messages.View):
            self.hand = msgspec.json.decode(message.view)["hand"]
        return message

    async def ask(self, message: requests.Request) -> messages.AnyMessage:
        """The answer; what comes before it is kept as well."""
        assert self.socket is not None
        self.last += 1
        text = requests.encode(msgspec.structs.replace(message, id=self.last)).decode()
        await self.socket.send(text)
        while getattr(answer := await self.read(), "id", 0) != self.last:
            pass
        return answer


class World:
    """A table whose game follows a script, with everything that may come between its events."""

    def __init__(self, at: LiveServer, game: str, options: dict[str, str], watch: str) -> None:
        self.at, self.game, self.options, self.watch = at, game, options, watch
        self.wires: list[Wire] = []  # by seat, and a watcher
        self.code, self.n, self.nonce = "", 0, 0
        self.marks: list[list[int]] = []  # for each event: the messages that each wire had after it

    async def play(self, events: Sequence[Event], count: int) -> None:
        """Plays the first events of a script."""
        await self.begin(len({event.seat for event in events if event.seat >= 0}))
        for at, event in enumerate(events[:count]):
            last = at + 1 == len(events)
            if event.seat == CHANCE:
                await self.wait_for_shuffle()
            else:
                await self.act(event)
            if not last and events[at + 1].seat == CHANCE:
                self.marks.append([])  # the shuffle is on its way
                continue
            if not last and event.seat != CHANCE:
                await self.between(at, event)
            await self.settle()
            self.marks.append([len(wire.got) for wire in self.wires])
        for wire in self.wires:
            assert wire.socket is not None
            await wire.socket.close()

    async def begin(self, seats: int) -> None:
        self.wires = [Wire(self.at, f"P{seat}") for seat in range(seats + 1)]
        for wire in self.wires:
            await wire.open()
        policy: Any = {"watch": self.watch, "delay": 3, "watched": 1, "public": True}
        said = {"type": "create", "game": self.game, "options": self.options, "policy": policy}
        opened = await self.wires[0].ask(msgspec.convert(said, requests.Create))
        assert isinstance(opened, messages.Opened)
        self.code = opened.code
        for wire in self.wires:
            await wire.ask(requests.Join(code=self.code))
            await self.settle()
        for wire in self.wires[1:-1]:
            await wire.ask(requests.Sit())
            await self.settle()
        await self.wires[0].ask(requests.Start())

    async def settle(self) -> None:
        """Waits until everybody has what was sent so far."""
        for wire in self.wires:
            await wire.ask(requests.Ping())

    async def wait_for_shuffle(self) -> None:
        """Waits for the shuffle of the server."""
        self.n += 1
        while True:
            message = await self.wires[0].read()
            if isinstance(message, messages.Event) and message.n == self.n:
                return

    async def act(self, event: Event) -> None:
        self.nonce += 1
        said = requests.Act(n=self.n, action=repr(event.action), nonce=str(self.nonce))
        done = await self.wires[event.seat].ask(said)
        assert isinstance(done, messages.Done), done
        self.n = done.n

    # Requests between two actions.

    async def between(self, at: int, event: Event) -> None:
        seats = len(self.wires) - 1
        if at % 3 == 0:
            await self.mistakes()
        if at % 4 == 1:
            await self.wires[at % (seats + 1)].ask(requests.Chat(text=f"so {at}"))
            await self.wires[at % seats].ask(requests.Phrase(phrase="oops"))
        if at % 5 == 2:
            await self.undo(event)
        if at % 7 == 3:
            await self.takeback(event)
        if at % 6 == 4:
            await self.reconnect(at // 6 % (seats + 1))
        if at % 8 == 5:
            for wire in self.wires:
                await wire.ask(requests.Since(n=max(0, self.n - 4)))
                await wire.ask(requests.View())

    async def mistakes(self) -> None:
        """Everybody sends requests that are refused."""
        for wire in self.wires:
            foreign = next(card for card in map(name, bits(DECK)) if card not in wire.hand)
            for said in (
                requests.Act(n=self.n, action=foreign, nonce="foreign"),
                requests.Act(n=self.n, action="bid 99", nonce="odd"),
                requests.Act(n=self.n, action="7Q", nonce="unread"),
                requests.Act(n=max(0, self.n - 1), action="pass", nonce="old"),
                requests.Assist(what="cheat"),
                requests.Answer(n=self.n, agree=True),
                requests.Start(),
            ):
                assert isinstance(await wire.ask(said), messages.Error), said

    async def undo(self, event: Event) -> None:
        done = await self.wires[event.seat].ask(requests.Undo(n=self.n))
        if isinstance(done, messages.Done):
            assert not isinstance(event.action, Play)
            self.n = done.n
            await self.settle()
            await self.act(event)

    async def takeback(self, event: Event) -> None:
        """Takes the action back with the consent of all, if the server allows it."""
        asking = await self.wires[event.seat].ask(requests.Takeback(n=self.n))
        if isinstance(asking, messages.Error):
            return
        for seat, wire in enumerate(self.wires[:-1]):
            await self.settle()
            if seat != event.seat:
                done = await wire.ask(requests.Answer(n=self.n, agree=True))
                assert isinstance(done, messages.Done), done
                if done.n != self.n:
                    self.n = done.n
                    await self.settle()
                    await self.act(event)
                    return

    async def reconnect(self, seat: int) -> None:
        """Loses the connection, and comes back for what was missed."""
        wire, other = self.wires[seat], self.wires[seat - 1]
        await self.settle()
        assert wire.socket is not None
        await wire.socket.close()
        while not isinstance(await other.read(), messages.Table):
            pass
        await wire.open()
        await wire.ask(requests.Join(code=self.code, game=self.game_id(wire), n=max(0, self.n - 3)))

    def game_id(self, wire: Wire) -> str:
        tables = [m for line in wire.got if isinstance(m := messages.decode(line), messages.Table)]
        return tables[-1].playing
