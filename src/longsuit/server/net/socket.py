"""A WebSocket of uvicorn's with a short way for what nearly every message is: one whole text."""

import asyncio
import socket
from collections import deque
from functools import lru_cache
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

AHEAD = 16  # messages that may wait before nothing more is read
TEXT, MASKED, MIDDLE = 0x81, 0x80, 126  # bytes of a frame's head


class Line(asyncio.Queue[Any]):
    """A queue with one reader."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self.loop, self.items = loop, deque[Any]()
        self.reader: asyncio.Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        self.items.append(item)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def get(self) -> Any:
        while not self.items:
            self.reader = self.loop.create_future()
            await self.reader
        return self.items.popleft()

    def empty(self) -> bool:
        return not self.items


@lru_cache(maxsize=10_000)
def head(size: int) -> bytes:
    """Of a whole text."""
    if size < MIDDLE:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, MIDDLE)) + size.to_bytes(2, "big")
    return bytes((TEXT, MIDDLE + 1)) + size.to_bytes(8, "big")


class Socket(WebSocketsSansIOProtocol):
    """Frames that are not short and whole go the long way, each as a whole and in order."""

    def __init__(self, *args: Any, **values: Any) -> None:
        super().__init__(*args, **values)
        self.queue = self.line = Line(self.loop)
        self.early = False  # whether something came before the connection was accepted
        self.short = False  # whether the short way is open
        self.most = self.config.ws_max_size
        self.rest = b""  # the beginning of a frame
        self.out: list[bytes] = []  # what is sent when this turn of the loop ends

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        under = transport.get_extra_info("socket")
        if under is not None and under.family in (socket.AF_INET, socket.AF_INET6):
            under.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # asyncio does not always

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast(dict[str, Any], self.scope)["longsuit.socket"] = self

    # Sending.

    async def send(self, message: Any) -> None:
        self.flush()
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.short = not self.early and not self.conn.reader.buffer

    def push(self, text: bytes) -> bool:
        """Sends a text with what else is said in this turn of the loop; false when it must wait."""
        if self.close_sent or not self.writable.is_set():
            return False
        if not self.out:
            self.loop.call_soon(self.flush)
        self.out += (head(len(text)), text)
        return True

    def flush(self) -> None:
        if self.out:
            out, self.out = b"".join(self.out), []
            if not self.transport.is_closing():
                self.transport.write(out)

    # Receiving.

    def data_received(self, data: bytes) -> None:
        if not self.short:
            self.early = self.handshake_initiated
            super().data_received(data)
            return
        if self.rest:
            data, self.rest = self.rest + data, b""
        at, end = 0, len(data)
        while end - at >= 2:
            size, key = data[at + 1] ^ MASKED, at + 2
            if size == MIDDLE:
                if end - at < 4:
                    break
                size, key = int.from_bytes(data[key : key + 2], "big"), key + 2
            elif size > MIDDLE:
                size = self.most + 1  # not masked, or very long
            if size > self.most:
                self.short = False
                break
            until = key + 4 + size
            if until > end:
                break
            if (
                data[at] != TEXT
                or self.frames
                or not self.heard(data[key : key + 4], data[key + 4 : until])
            ):
                super().data_received(data[at:until])
                if self.transport.is_closing():
                    return
            at = until
        if not self.short:
            super().data_received(data[at:])
        elif at < end:
            self.rest = data[at:]

    def heard(self, key: bytes, masked: bytes) -> bool:
        """Puts a text in line; false if it is none or nobody hears it."""
        if self.close_sent:
            return False
        try:
            text = unmasked(key, masked).decode()
        except UnicodeDecodeError:
            return False
        self.line.put_nowait({"type": "websocket.receive", "text": text})
        if len(self.line.items) >= AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True


def unmasked(key: bytes, masked: bytes) -> bytes:
    size = len(masked)
    keys = (key * (size // 4 + 1))[:size]
    found = int.from_bytes(masked, "little") ^ int.from_bytes(keys, "little")
    return found.to_bytes(size, "little")
