"""One connection: its person and table, the requests it makes, and the messages it is sent.

A request with an id is answered exactly once.  Requests of one connection are handled one after
another, and take from a token bucket; a connection that empties it gets `too_fast` and waits.

Backpressure: a message is written to the socket at once while the socket takes it.  When the
reader is slow it goes to the outbox; once the outbox holds more than `Config.max_outbox` messages,
it is thrown away and the connection is closed with `CLOSE_SLOW`.  The client connects again and
asks for what it has missed, so a slow reader never holds up a table.
"""

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ... import __version__
from ...engine.sentences import say
from ...protocol import VERSION, messages, requests
from ...protocol.errors import Refusal, unreadable
from ..error_log import log_error
from ..games.running import RunningGame
from ..limits import TokenBucket
from ..people.identity import Person
from ..store.writer import Unavailable
from ..tables.lobby import Lobby
from ..tables.table import Table
from . import request_handlers

if TYPE_CHECKING:
    from .socket import FastWebSocketProtocol

log = structlog.get_logger("session")
# Close codes of the WebSocket; applications may use 4000 to 4999.
CLOSE_SLOW = 4001
CLOSE_REFUSED = 4003
TOO_FAST_PAUSE = 0.02  # seconds that a connection which is too fast has to wait


class Session:
    def __init__(self, socket: WebSocket, lobby: Lobby, address: str = "") -> None:
        self.socket, self.lobby, self.address = socket, lobby, address
        self.fast_socket: FastWebSocketProtocol | None = socket.scope.get(
            "longsuit.socket"
        )  # if uvicorn uses it
        self.loop = asyncio.get_running_loop()
        self.bucket = TokenBucket(lobby.config.limits.messages, self.loop.time())
        self.person = Person("", "")
        self.table: Table | None = None
        self.outbox = deque[bytes | None]()  # messages not sent yet; None closes the connection
        self.sender: asyncio.Task[None] | None = None
        self.insight_tasks: dict[str, asyncio.Task[None]] = {}  # odds and advice under way
        self.close_code = CLOSE_SLOW  # with which this side closes the connection

    async def run(self) -> None:
        """Handles requests until the connection is closed."""
        await self.socket.accept()
        hello_timeout = self.loop.call_later(self.lobby.config.limits.hello, self.refuse_silence)
        next_message = self.fast_socket.receive if self.fast_socket else self.socket.receive
        try:
            self.lobby.admission.admit(self)
            while True:
                message: Any = await next_message()
                if message["type"] == "websocket.disconnect":
                    break
                await self.receive(message.get("text") or message.get("bytes") or b"")
                if self.fast_socket is None or not self.fast_socket.inbox.empty():
                    await asyncio.sleep(0)  # others come first: no callback handles two requests
        except WebSocketDisconnect:
            pass
        except Refusal as error:
            self.refuse(error)
        finally:
            hello_timeout.cancel()
            for task in self.insight_tasks.values():
                task.cancel()
            self.lobby.admission.release(self)
            if self.table:
                await self.table.leave(self)
            await self.enqueue(None)

    # Sending.

    def send(self, message: messages.AnyMessage) -> None:
        self.send_bytes(messages.encode(message))

    def send_bytes(self, text: bytes) -> None:
        """Sends a message that is encoded already, now or through the outbox."""
        if self.outbox or self.fast_socket is None or not self.fast_socket.push(text):
            if len(self.outbox) > self.lobby.config.max_outbox:
                self.drop_slow_reader()
            else:
                self.enqueue(text)

    def enqueue(self, text: bytes | None) -> asyncio.Task[None]:
        """Sends a message when the socket takes it; None closes the connection."""
        self.outbox.append(text)
        if self.sender is None or self.sender.done():
            self.sender = self.loop.create_task(self.drain_outbox())
        return self.sender

    def detach(self, table: Table, message: messages.AnyMessage) -> None:
        """Takes this connection away from a table, with the reason."""
        if self.table is table:
            self.table = None
        self.send(message)

    def drop_slow_reader(self) -> None:
        """Throws the outbox away and closes the connection."""
        self.outbox.clear()
        self.enqueue(None)

    def refuse(self, error: Refusal) -> None:
        """Sends the reason and closes the connection."""
        self.close_code = CLOSE_REFUSED
        self.send(messages.error(error))
        self.enqueue(None)

    def refuse_silence(self) -> None:
        """Closes a connection that has not said hello in time."""
        if not self.person.id:
            self.refuse(Refusal("hello_first"))

    async def drain_outbox(self) -> None:
        try:
            while self.outbox and (text := self.outbox[0]) is not None:
                await self.socket.send({"type": "websocket.send", "text": text.decode()})
                if self.outbox[0] is text:  # unless the outbox was thrown away meanwhile
                    self.outbox.popleft()
            if self.outbox and self.socket.client_state == WebSocketState.CONNECTED:
                await self.socket.close(self.close_code)
        except (WebSocketDisconnect, RuntimeError):
            pass  # the connection is closed; `run` notices as well

    # Receiving.

    async def receive(self, text: str | bytes) -> None:
        """Handles one request: one answer if it has an id, one error if it cannot be read."""
        if wait := self.lobby.admission.messages.borrow(self.address):
            await asyncio.sleep(wait)
        large = len(text) > self.lobby.config.limits.message
        if not self.bucket.take(self.loop.time()):
            number = 0 if large else request_id(text)
            self.send(messages.error(Refusal("too_fast"), number))
            await asyncio.sleep(TOO_FAST_PAUSE)
            return
        if large:
            self.send(messages.error(Refusal("too_large")))
            return
        try:
            request = requests.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.send(messages.error(unreadable(error), request_id(text)))
            return
        try:
            answer = await self.respond(request)
        except Exception as error:
            answer = self.error(type(request).__name__, request.id, error)
        if answer is not None:
            self.send(answer)

    def error(self, request_type: str, request_id: int, error: Exception) -> messages.Error:
        """The answer to a request that failed; an unexpected error is logged, without its text."""
        if isinstance(error, Refusal):
            return messages.error(error, request_id)
        if isinstance(error, Unavailable):
            return messages.error(Refusal("unavailable"), request_id)
        refusal = log_error(log, "message failed", error, type=request_type)
        return messages.error(refusal, request_id)

    async def respond(self, request: requests.AnyRequest) -> messages.AnyMessage | None:
        if isinstance(request, requests.Ping):
            return messages.Pong(id=request.id)
        if isinstance(request, requests.Hello):
            return await self.hello(request)
        if not self.person.id:
            raise Refusal("hello_first")
        answer = await request_handlers.HANDLERS[type(request)](self, request)
        if isinstance(request, requests.Assist):
            return answer  # None if it is sent later
        if answer is None and request.id:
            return messages.Done(id=request.id)
        unasked = not request.id and isinstance(answer, messages.Done)
        return None if unasked else answer

    async def hello(self, request: requests.Hello) -> messages.AnyMessage:
        if request.version != VERSION:
            raise Refusal("version")
        if self.person.id:
            raise Refusal("not_now", say("already_said_hello"))
        people, admission, token = self.lobby.people, self.lobby.admission, ""
        with admission.guess_limit(self.address):
            if request.token:
                person = await people.by_token(request.token)
            elif request.move:
                person, token = await people.use_move_code(request.move, request.client)
            else:
                admission.guests.take(self.address)
                person, token = await people.create_guest(request.name, request.client)
        admission.check_ban(person.id)
        self.person = person
        admission.identify(self)
        return messages.Welcome(
            id=request.id,
            version=VERSION,
            person=self.person.id,
            name=self.person.name,
            gender=self.person.gender,
            token=token,
            server=f"{self.lobby.config.name} {__version__}",
        )

    # At the table.

    def current_table(self) -> Table:
        """The table that the connection has joined, or Refusal."""
        if self.table is None:
            raise Refusal("not_here")
        return self.table

    def running_game(self) -> RunningGame:
        """The game at that table, in progress or just over, or Refusal."""
        running = self.current_table().running_game
        if running is None:
            raise Refusal("not_playing")
        return running


class _Id(msgspec.Struct):
    id: int = 0


def request_id(text: str | bytes) -> int:
    """The id of a request that cannot be read otherwise; 0 if it has none."""
    try:
        return msgspec.json.decode(text, type=_Id).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return 0
