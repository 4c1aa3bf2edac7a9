"""One connection: who it is, at which table, what it asks, and what is waiting to be sent."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ... import __version__
from ...engine.sentences import say
from ...protocol import VERSION, messages, requests
from ...protocol.errors import SENTENCES, Refusal
from ..games.running import RunningGame
from ..limits import TokenBucket
from ..people.identity import MOVE_CODE_SECONDS, Person
from ..store.writer import Unavailable
from ..tables import opening
from ..tables.lobby import Lobby
from ..tables.table import Table
from ..workers.pool import error_name
from . import request_handlers
from .socket import Socket

log = structlog.get_logger("session")
GONE = 4000  # the websocket's closing codes from here on are ours
SLOW = 4001
REFUSED = 4003
PAUSE = 0.02  # seconds that somebody who is too fast is made to wait


class Session:
    def __init__(self, socket: WebSocket, lobby: Lobby, address: str = "") -> None:
        self.socket, self.lobby, self.address = socket, lobby, address
        self.wire: Socket | None = socket.scope.get("longsuit.socket")  # the short way, if any
        self.loop = asyncio.get_running_loop()
        self.bucket = TokenBucket(lobby.config.limits.messages, self.loop.time())
        self.person = Person("", "")
        self.table: Table | None = None
        self.waiting = deque[bytes | None]()  # what is not sent yet; after None nothing is
        self.sender: asyncio.Task[None] | None = None
        self.insight_tasks: dict[str, asyncio.Task[None]] = {}  # odds and advice on their way
        self.closing = SLOW  # the code with which the connection is closed from here

    async def run(self) -> None:
        """From the first message to the last."""
        await self.socket.accept()
        silence = self.loop.call_later(self.lobby.config.limits.hello, self.silent)
        following = self.wire.receive if self.wire else self.socket.receive
        try:
            self.lobby.admission.admit(self)
            while True:
                message: Any = await following()
                if message["type"] == "websocket.disconnect":
                    break
                await self.receive(message.get("text") or message.get("bytes") or b"")
        except WebSocketDisconnect:
            pass
        except Refusal as error:
            self.refuse(error)
        finally:
            silence.cancel()
            for task in self.insight_tasks.values():
                task.cancel()
            self.lobby.admission.release(self)
            if self.table:
                await self.table.leave(self)
            await self.later(None)

    # Sending.

    def send(self, message: messages.Told) -> None:
        self.send_bytes(messages.encode(message))

    def send_bytes(self, text: bytes) -> None:
        """Sends a message that is written already."""
        if self.waiting or self.wire is None or not self.wire.push(text):
            if len(self.waiting) > self.lobby.config.queue:
                self.stop()
            else:
                self.later(text)

    def later(self, text: bytes | None) -> asyncio.Task[None]:
        """When there is room for it; None closes the connection."""
        self.waiting.append(text)
        if self.sender is None or self.sender.done():
            self.sender = self.loop.create_task(self.sending())
        return self.sender

    def detach(self, table: Table, message: messages.Told) -> None:
        """The table lets this connection go."""
        if self.table is table:
            self.table = None
        self.send(message)

    def stop(self) -> None:
        """Too slow: what waits is thrown away and the connection is closed."""
        self.waiting.clear()
        self.later(None)

    def refuse(self, error: Refusal) -> None:
        """This connection may not stay."""
        self.closing = REFUSED
        self.send(failed(error))
        self.later(None)

    def silent(self) -> None:
        if not self.person.id:
            self.refuse(Refusal("hello_first"))

    async def sending(self) -> None:
        try:
            while self.waiting and (text := self.waiting[0]) is not None:
                await self.socket.send({"type": "websocket.send", "text": text.decode()})
                if self.waiting[0] is text:  # and not thrown away meanwhile
                    self.waiting.popleft()
            if self.waiting and self.socket.client_state == WebSocketState.CONNECTED:
                await self.socket.close(self.closing)
        except (WebSocketDisconnect, RuntimeError):
            pass  # it has gone; `run` notices as well

    # Receiving.

    async def receive(self, text: str | bytes) -> None:
        """Exactly one answer to a message with an id, and one error for one that cannot be read."""
        if len(text) > self.lobby.config.limits.message:
            self.send(messages.Error(code="too_large", text=SENTENCES["too_large"]))
            return
        if not self.bucket.take(self.loop.time()):
            self.send(messages.Error(code="too_fast", text=SENTENCES["too_fast"], id=number(text)))
            await asyncio.sleep(PAUSE)
            return
        try:
            message = requests.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            said = unread(error)
            self.send(messages.Error(code="bad_message", text=said, id=number(text)))
            return
        try:
            answer = await self.answer(message)
        except Exception as error:
            answer = self.error(type(message).__name__, message.id, error)
        if answer is not None:
            self.send(answer)

    def error(self, asked: str, number: int, error: Exception) -> messages.Error:
        """The answer to what could not be done."""
        if isinstance(error, Refusal):
            return failed(error, number)
        if isinstance(error, Unavailable):
            return messages.Error(id=number, code="unavailable", text=SENTENCES["unavailable"])
        log.error("message failed", type=requests, error=error_name(error))
        return messages.Error(id=number, code="internal", text=SENTENCES["internal"])

    async def answer(self, said: requests.Asked) -> messages.Told | None:
        if isinstance(said, requests.Ping):
            return messages.Pong(id=said.id)
        if isinstance(said, requests.Hello):
            return await self.hello(said)
        if not self.person.id:
            raise Refusal("hello_first")
        done = await ANSWERS[type(said)](self, said)
        if isinstance(said, requests.Assist):
            return done  # none: it is on its way
        if done is None and said.id:
            return messages.Done(id=said.id)
        return done if done is None or said.id or not isinstance(done, messages.Done) else None

    async def hello(self, said: requests.Hello) -> messages.Told:
        if said.version != VERSION:
            raise Refusal("version")
        if self.person.id:
            raise Refusal("not_now", say("You have said hello already."))
        people, admission, token = self.lobby.people, self.lobby.admission, ""
        with admission.guess_limit(self.address):
            if said.token:
                person = await people.by_token(said.token)
            elif said.move:
                person, token = await people.use_move_code(said.move, said.client)
            else:
                admission.guests.take(self.address)
                person, token = await people.create_guest(said.name, said.client)
        admission.check_ban(person.id)
        self.person = person
        return messages.Welcome(
            id=said.id,
            version=VERSION,
            person=self.person.id,
            name=self.person.name,
            token=token,
            server=f"{self.lobby.config.name} {__version__}",
        )

    # At the table.

    def at(self) -> Table:
        if self.table is None:
            raise Refusal("not_here")
        return self.table

    def running_game(self) -> RunningGame:
        running = self.at().running_game
        if running is None:
            raise Refusal("not_playing")
        return running

    async def join(self, said: requests.Join) -> messages.Told | None:
        with self.lobby.admission.guess_limit(self.address):
            table = await self.lobby.find(said.code)
        if self.table and self.table is not table:
            await self.table.leave(self)
        self.table = table
        try:
            await table.join(self, said.game, said.n)
        except Refusal:
            self.table = None
            raise
        return None

    async def leave(self, said: requests.Leave) -> messages.Told | None:
        table, self.table = self.at(), None
        await table.leave(self)
        return None

    async def create(self, said: requests.Create) -> messages.Told | None:
        table = await opening.opened(self.lobby, self.person, said)
        return messages.Opened(id=said.id, code=table.code)

    async def rename(self, said: requests.Rename) -> messages.Told | None:
        await self.lobby.people.rename(self.person, said.name)
        if self.table:
            await self.table.rename(self)
        return None

    async def move(self, said: requests.Move) -> messages.Told | None:
        self.lobby.admission.opened.take(self.person.id)
        return messages.Moved(
            id=said.id,
            code=self.lobby.people.create_move_code(self.person),
            seconds=MOVE_CODE_SECONDS,
        )


Answer = Callable[[Session, Any], Awaitable[messages.Told | None]]
ANSWERS: dict[type[requests.Message], Answer] = {
    requests.Join: Session.join,
    requests.Leave: Session.leave,
    requests.Create: Session.create,
    requests.Rename: Session.rename,
    requests.Move: Session.move,
    **request_handlers.ANSWERS,
}


def failed(error: Refusal, asked: int = 0) -> messages.Error:
    return messages.Error(
        id=asked,
        code=error.code,
        text=error.text,
        template=error.template,
        values=error.values,
        n=error.n,
    )


def unread(error: Exception) -> str:
    """What is wrong with a message; only the path and kind of the fault, nothing from its text."""
    if isinstance(error, msgspec.ValidationError):
        return f"{SENTENCES['bad_message']} {str(error)[:200]}"
    return SENTENCES["bad_message"]


class _Id(msgspec.Struct):
    id: int = 0


def number(text: str | bytes) -> int:
    """The id of a message that cannot be read otherwise."""
    try:
        return msgspec.json.decode(text, type=_Id).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return 0
