"""The client library: a connection to a table server that comes back by itself.

async with Client("ws://127.0.0.1:7777/ws") as client:
    await client.join("ABCD-EFGH-JKLM")
    async for message in client:
        ...
"""

import asyncio
import random
import secrets
from collections.abc import AsyncIterator
from types import TracebackType
from typing import Any, TypeVar
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from ..engine import notation
from ..engine.fair_shuffle import Verdict
from ..protocol import VERSION, messages, requests
from ..protocol.errors import Refusal
from .witness import Witness

T = TypeVar("T", bound=messages.Message)
PATIENCE = 15.0  # seconds to wait for an answer before connecting anew
LONGEST = 8.0  # seconds between two attempts
LATER = ("unavailable", "too_fast")  # refused now, and asked again a little later
RETRIES = 8


class Gone(Exception):
    """This side has closed the connection."""


class Client:
    """One person at one table; give it the token of an earlier `welcome` to be the same person."""

    def __init__(
        self,
        url: str,
        *,
        token: str = "",
        name: str = "",
        move: str = "",
        fair_nonces: bool = True,
        patience: float = PATIENCE,
    ) -> None:
        self.url, self.token, self.name, self.move = url, token, name, move
        self.fair_nonces, self.patience = fair_nonces, patience
        self.person = ""
        self.code = ""  # of the table
        self.table: messages.Table | None = None
        self.game, self.n, self.back = "", 0, 0  # the game, its last record seen, events in force
        self.view: dict[str, Any] = {}
        self.witness = Witness()
        self.commitments = self.witness.commitments
        self.socket: ClientConnection | None = None
        self.messages: asyncio.Queue[messages.Told | None] = asyncio.Queue()
        self.answers: dict[int, asyncio.Future[messages.Told]] = {}
        self.last = 0
        self.up = asyncio.Event()
        self.why: Exception | None = None
        self.task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Client":
        self.task = asyncio.create_task(self.run())
        await self.connected()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        self.end(Gone("closed by this side"))
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def __aiter__(self) -> AsyncIterator[messages.Told]:
        while (message := await self.messages.get()) is not None:
            yield message
        if self.why and not isinstance(self.why, Gone):
            raise self.why

    # Asking.

    async def ask(self, message: requests.Message, kind: type[T]) -> T:
        """The answer to a message, or Refusal; asks again after a lost connection, and when the
        server could not write or it was too fast.

        Every message may be sent twice: by its nonce, or because it says how things should be, and
        a game that has begun when the server is asked once more is the one that was asked for.
        """
        refused, sent = 0, 0
        while True:
            await self.connected()
            sent += 1
            self.last += 1
            number = self.last
            future = self.answers[number] = asyncio.get_running_loop().create_future()
            try:
                async with asyncio.timeout(self.patience):
                    await self.send(msgspec.structs.replace(message, id=number))
                    answer = await future
            except (WebSocketException, ConnectionError, TimeoutError):
                await self.drop()
                continue
            finally:
                self.answers.pop(number, None)
                if not future.cancel() and not future.cancelled():
                    future.exception()  # seen, also when sending failed first
            begun = isinstance(answer, messages.Error) and answer.code == "playing" and sent > 1
            if begun and isinstance(message, requests.Start | requests.Rematch):
                answer = messages.Done(id=number)
            if not isinstance(answer, messages.Error):
                assert isinstance(answer, kind), answer
                return answer
            refused += 1
            if answer.code not in LATER or refused > RETRIES:
                raise Refusal(answer.code, answer.text, answer.n)
            await asyncio.sleep(min(LONGEST, 0.1 * 2**refused))

    async def done(self, message: requests.Message) -> messages.Done:
        return await self.ask(message, messages.Done)

    async def create(self, game: str, **values: Any) -> str:
        """Opens a table and joins it; one table, however often it has to be asked for."""
        nonce = secrets.token_hex(8)
        given = {"type": "create", "game": game, "nonce": nonce, **values}
        said = msgspec.convert(given, requests.Create)
        opened = await self.ask(said, messages.Opened)
        await self.join(opened.code)
        return opened.code

    async def join(self, code: str) -> None:
        await self.done(requests.Join(code=code))
        self.code = code

    async def sit(self, seat: int | None = None) -> None:
        await self.done(requests.Sit(seat=seat))

    async def start(self) -> None:
        await self.done(requests.Start())

    async def act(self, action: str, nonce: str = "") -> int:
        """The number of the record the action became; it is sent until there is an answer."""
        nonce = nonce or secrets.token_hex(8)
        answer = await self.done(requests.Act(n=self.n, action=action, nonce=nonce))
        return answer.n

    async def say(self, text: str) -> None:
        """To everybody at the table, once."""
        await self.done(requests.Chat(text=text, nonce=secrets.token_hex(8)))

    async def phrase(self, phrase: str) -> None:
        await self.done(requests.Phrase(phrase=phrase, nonce=secrets.token_hex(8)))

    async def emote(self, emote: str) -> None:
        await self.done(requests.Emote(emote=emote, nonce=secrets.token_hex(8)))

    async def since(self) -> None:
        await self.done(requests.Since(n=self.n, game=self.game))

    async def verified(self) -> list[Verdict]:
        """For each shuffle of the finished game whether it was fair, by the log and by what this
        side has seen and kept itself."""
        text = await asyncio.to_thread(self.log)
        view = self.view if self.view.get("phase") == "over" else {}
        return self.witness.verdicts(self.game, notation.log(text), view)

    def log(self) -> str:
        """The finished game on paper."""
        base = self.url.replace("ws", "http", 1).removesuffix("/ws")
        request = Request(
            f"{base}/api/games/{self.game}/log", headers={"authorization": f"Bearer {self.token}"}
        )
        with urlopen(request, timeout=self.patience) as answer:
            text: str = answer.read().decode()
            return text

    async def send(self, message: requests.Message) -> None:
        """Without waiting for an answer."""
        if self.socket is None:
            raise ConnectionError("not connected")
        await self.socket.send(requests.encode(message).decode())

    # The connection.

    async def connected(self) -> None:
        if self.why:
            raise self.why
        await self.up.wait()
        if self.why:
            raise self.why

    async def drop(self) -> None:
        """Lets go of a connection that does not answer."""
        if self.socket is not None:
            self.up.clear()
            self.socket.transport.abort()

    async def run(self) -> None:
        """Connects again and again, each time a little later."""
        failures = 0
        while self.why is None:
            try:
                async with connect(
                    self.url,
                    compression=None,
                    max_size=2**20,
                    open_timeout=self.patience,
                    ping_interval=self.patience,
                    ping_timeout=self.patience,
                    close_timeout=1,
                ) as socket:
                    self.socket = socket
                    await self.greet()
                    failures = 0
                    self.up.set()
                    async for text in socket:
                        self.receive(text)
            except Refusal as error:
                if error.code not in LATER:
                    self.end(error)
                    return
            except (OSError, WebSocketException, InvalidHandshake, TimeoutError):
                pass
            self.lose()
            failures += 1
            longest = min(LONGEST, 0.05 * 2 ** min(failures, 10))
            await asyncio.sleep(random.uniform(longest / 2, longest))

    async def greet(self) -> None:
        """Hello, and back to the table."""
        hello = requests.Hello(
            id=1, version=VERSION, token=self.token, move=self.move, name=self.name
        )
        welcome = await self.first(hello, messages.Welcome)
        self.person, self.name = welcome.person, welcome.name
        self.token, self.move = welcome.token or self.token, ""
        if self.code:
            back = requests.Join(id=2, code=self.code, game=self.game, n=self.n)
            await self.first(back, messages.Done)
        self.last = max(self.last, 2)

    async def first(self, message: requests.Message, kind: type[T]) -> T:
        """Asks before anything else is sent; what comes in between is taken in."""
        assert self.socket is not None
        await self.send(message)
        while True:
            async with asyncio.timeout(self.patience):
                answer = messages.decode(await self.socket.recv())
            if getattr(answer, "id", 0) == message.id:
                if isinstance(answer, messages.Error):
                    raise Refusal(answer.code, answer.text, answer.n)
                assert isinstance(answer, kind), answer
                return answer
            self.take_in(answer)

    def lose(self) -> None:
        self.up.clear()
        self.socket = None
        for future in self.answers.values():
            if not future.done():
                future.set_exception(ConnectionError("the connection was lost"))

    def end(self, why: Exception) -> None:
        """Nothing more will come."""
        if self.why is None:
            self.why = why
            self.messages.put_nowait(None)
        self.lose()
        self.up.set()

    # Receiving.

    def receive(self, text: str | bytes) -> None:
        message = messages.decode(text)
        future = self.answers.get(getattr(message, "id", 0))
        if future is not None and not future.done():
            future.set_result(message)
        self.take_in(message)

    def take_in(self, message: messages.Told) -> None:
        """Keeps what is known of the table up to date, and passes the message on."""
        match message:
            case messages.Error(id=0, code="banned"):
                raise Refusal(message.code, message.text)  # coming back would not help
            case messages.Table():
                self.table = message
            case messages.Event() | messages.Undo() | messages.View():
                self.game, self.n = message.game, message.n
                self.view = msgspec.json.decode(message.view)
            case messages.Commit():
                own = self.witness.commit(message, self.fair_nonces)
                if own:
                    self.give_nonce(message, own)
            case messages.Reveal():
                self.witness.reveal(message, self.table.you if self.table else -1)
            case messages.Replaced() | messages.Closed(reason="kicked" | "closed"):
                self.code, self.game, self.n = "", "", 0  # it does not go back there by itself
        self.messages.put_nowait(message)

    def give_nonce(self, commit: messages.Commit, own: str) -> None:
        """This side's part in the shuffle, at once."""
        socket = self.socket
        if socket is None:
            return
        nonce = requests.Nonce(game=commit.game, deal=commit.deal, nonce=own)
        task = asyncio.create_task(socket.send(requests.encode(nonce).decode()))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
