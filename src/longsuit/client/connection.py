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

from ..engine.fair_shuffle import Verdict
from ..messages.render import Gender
from ..protocol import VERSION, messages, requests
from ..protocol.errors import Refusal, unreadable
from ..protocol.parts import received
from .witness import Witness

T = TypeVar("T", bound=messages.Message)
PATIENCE = 15.0  # seconds to wait for an answer before a new connection is made
LONGEST_PAUSE = 8.0  # seconds between two attempts; the pauses double up to it
RETRY_CODES = ("unavailable", "too_fast")  # after these a request is sent again a little later
RETRIES = 8


class Closed(Exception):
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
        self.gender: Gender = ""  # as the last `welcome` said, like the name
        self.code = ""  # of the table that it has joined
        self.table: messages.Table | None = None
        self.game, self.n = "", 0  # the game's id, and the number of the last entry seen
        self.view: dict[str, Any] = {}
        self.witness = Witness()
        self.commitments = self.witness.commitments
        self.socket: ClientConnection | None = None
        self.inbox: asyncio.Queue[messages.AnyMessage | None] = asyncio.Queue()
        self.answers: dict[int, asyncio.Future[messages.AnyMessage]] = {}
        self.last_id = 0
        self.ready = asyncio.Event()
        self.end_reason: Exception | None = None
        self.connection_task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Client":
        self.connection_task = asyncio.create_task(self._run())
        await self._wait_until_ready()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        self._end(Closed("closed by this side"))
        if self.connection_task:
            self.connection_task.cancel()
            await asyncio.gather(self.connection_task, return_exceptions=True)

    async def __aiter__(self) -> AsyncIterator[messages.AnyMessage]:
        while (message := await self.inbox.get()) is not None:
            yield message
        if self.end_reason and not isinstance(self.end_reason, Closed):
            raise self.end_reason

    # Requests.

    async def request(self, message: requests.Request, kind: type[T]) -> T:
        """The answer to a request, or Refusal.

        The request is sent again after a lost connection, and when the server could not write or
        was asked too fast.  That is safe, as every request is idempotent: it has a nonce, or it
        states the outcome that is wanted; and if a game is running when `start` is sent again, it
        is the one that was asked for.
        """
        refusals, sent = 0, 0
        while True:
            await self._wait_until_ready()
            sent += 1
            self.last_id += 1
            number = self.last_id
            future = self.answers[number] = asyncio.get_running_loop().create_future()
            try:
                async with asyncio.timeout(self.patience):
                    await self._send(msgspec.structs.replace(message, id=number))
                    answer = await future
            except (WebSocketException, ConnectionError, TimeoutError):
                await self._abort_connection()
                continue
            finally:
                self.answers.pop(number, None)
                if not future.cancel() and not future.cancelled():
                    future.exception()  # read, so that asyncio does not report it as lost
            already_begun = (
                isinstance(answer, messages.Error) and answer.code == "playing" and sent > 1
            )
            if already_begun and isinstance(message, requests.Start | requests.Rematch):
                answer = messages.Done(id=number)
            if not isinstance(answer, messages.Error):
                assert isinstance(answer, kind), answer
                return answer
            refusals += 1
            if answer.code not in RETRY_CODES or refusals > RETRIES:
                raise refusal(answer)
            await asyncio.sleep(min(LONGEST_PAUSE, 0.1 * 2**refusals))

    async def command(self, message: requests.Request) -> messages.Done:
        return await self.request(message, messages.Done)

    async def create(self, game: str, **values: Any) -> str:
        """Opens a table and joins it; only one is opened, however often the request is sent."""
        nonce = secrets.token_hex(8)
        fields = {"type": "create", "game": game, "nonce": nonce, **values}
        try:
            request = msgspec.convert(fields, requests.Create)
        except msgspec.ValidationError as error:
            raise unreadable(error) from None
        opened = await self.request(request, messages.Opened)
        await self.join(opened.code)
        return opened.code

    async def join(self, code: str) -> None:
        await self.command(requests.Join(code=code))
        self.code = code

    async def sit(self, seat: int | None = None) -> None:
        await self.command(requests.Sit(seat=seat))

    async def start(self) -> None:
        await self.command(requests.Start())

    async def act(self, action: str, nonce: str = "") -> int:
        """Sends an action until there is an answer; returns the number of its entry."""
        nonce = nonce or secrets.token_hex(8)
        answer = await self.command(requests.Act(n=self.n, action=action, nonce=nonce))
        return answer.n

    async def say(self, text: str) -> None:
        """Sends a line of chat to everybody at the table; it is posted once."""
        await self.command(requests.Chat(text=text, nonce=secrets.token_hex(8)))

    async def phrase(self, phrase: str) -> None:
        await self.command(requests.Phrase(phrase=phrase, nonce=secrets.token_hex(8)))

    async def emote(self, emote: str) -> None:
        await self.command(requests.Emote(emote=emote, nonce=secrets.token_hex(8)))

    async def catch_up(self) -> None:
        await self.command(requests.Since(n=self.n, game=self.game))

    async def verify(self) -> list[Verdict]:
        """A verdict on each shuffle of the finished game, by its log and by what this side kept.

        What was shuffled before this client had a seat was not promised to it.
        """
        text = await asyncio.to_thread(self.log)
        view = self.view if self.view.get("phase") == "over" else {}
        return self.witness.verdicts(self.game, text, view)

    def log(self) -> str:
        """The log of the finished game, from the HTTP API."""
        base = self.url.replace("ws", "http", 1).removesuffix("/ws")
        request = Request(
            f"{base}/api/games/{self.game}/log", headers={"authorization": f"Bearer {self.token}"}
        )
        with urlopen(request, timeout=self.patience) as answer:
            text: str = answer.read().decode()
            return text

    async def _send(self, message: requests.Request) -> None:
        """Sends a request without waiting for an answer."""
        if self.socket is None:
            raise ConnectionError("not connected")
        await self.socket.send(requests.encode(message).decode())

    # The connection.

    async def _wait_until_ready(self) -> None:
        if self.end_reason:
            raise self.end_reason
        await self.ready.wait()
        if self.end_reason:
            raise self.end_reason

    async def _abort_connection(self) -> None:
        """Aborts a connection that does not answer; `run` makes a new one."""
        if self.socket is not None:
            self.ready.clear()
            self.socket.transport.abort()

    async def _run(self) -> None:
        """Keeps a connection open: exponential backoff with jitter after each that fails."""
        failures = 0
        while self.end_reason is None:
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
                    await self._say_hello()
                    failures = 0
                    self.ready.set()
                    async for text in socket:
                        self._receive(text)
            except Refusal as error:
                if error.code not in RETRY_CODES:
                    self._end(error)
                    return
            except (OSError, WebSocketException, InvalidHandshake, TimeoutError):
                pass
            self._fail_open_requests()
            failures += 1
            longest = min(LONGEST_PAUSE, 0.05 * 2 ** min(failures, 10))
            await asyncio.sleep(random.uniform(longest / 2, longest))

    async def _say_hello(self) -> None:
        """Says hello, and joins the table again from the last entry that was seen."""
        hello = requests.Hello(
            id=1, version=VERSION, token=self.token, move=self.move, name=self.name
        )
        welcome = await self._request_directly(hello, messages.Welcome)
        self.person, self.name, self.gender = welcome.person, welcome.name, welcome.gender
        self.token, self.move = welcome.token or self.token, ""
        if self.code:
            join = requests.Join(id=2, code=self.code, game=self.game, n=self.n)
            await self._request_directly(join, messages.Done)
        self.last_id = max(self.last_id, 2)

    async def _request_directly(self, message: requests.Request, kind: type[T]) -> T:
        """Sends a request before any other and reads until its answer; other messages are kept."""
        assert self.socket is not None
        await self._send(message)
        while True:
            async with asyncio.timeout(self.patience):
                answer = messages.decode(await self.socket.recv())
            if getattr(answer, "id", 0) == message.id:
                if isinstance(answer, messages.Error):
                    raise refusal(answer)
                assert isinstance(answer, kind), answer
                return answer
            self._update(answer)

    def _fail_open_requests(self) -> None:
        self.ready.clear()
        self.socket = None
        for future in self.answers.values():
            if not future.done():
                future.set_exception(ConnectionError("the connection was lost"))

    def _end(self, why: Exception) -> None:
        """Ends the client for good: nothing more will come."""
        if self.end_reason is None:
            self.end_reason = why
            self.inbox.put_nowait(None)
        self._fail_open_requests()
        self.ready.set()

    # Receiving.

    def _receive(self, text: str | bytes) -> None:
        message = messages.decode(text)
        future = self.answers.get(getattr(message, "id", 0))
        if future is not None and not future.done():
            future.set_result(message)
        self._update(message)

    def _update(self, message: messages.AnyMessage) -> None:
        """Brings the client's picture of the table up to date, and passes the message on."""
        match message:
            case messages.Error(id=0, code="banned"):
                raise refusal(message)  # connecting again would not help
            case messages.Table():
                self.table = message
            case messages.Event() | messages.Undo() | messages.View():
                self.game, self.n = message.game, message.n
                self.view = msgspec.json.decode(message.view)
            case messages.Commit():
                seat = self.table.you if self.table and self.fair_nonces else -1
                nonce = self.witness.commit(message, seat)
                if nonce:
                    self._send_nonce(message, nonce)
            case messages.Reveal():
                self.witness.reveal(message)
            case messages.Replaced() | messages.Closed(reason="kicked" | "closed"):
                self.code, self.game, self.n = "", "", 0  # it does not go back there by itself
        self.inbox.put_nowait(message)

    def _send_nonce(self, commit: messages.Commit, nonce: str) -> None:
        """Sends this side's nonce for a shuffle, without waiting."""
        socket = self.socket
        if socket is None:
            return
        request = requests.Nonce(game=commit.game, deal=commit.deal, nonce=nonce)
        task = asyncio.create_task(socket.send(requests.encode(request).decode()))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())


def refusal(error: messages.Error) -> Refusal:
    """The refusal that an answer means."""
    return Refusal(error.code, received(error.text, error.message, error.values), error.n)
