"""A WebSocket protocol for uvicorn with a fast path for text messages that are one short frame.

Nearly every message is one.  Such frames are parsed and written here; all others go through the
`websockets` library, frame by frame and in order.  Messages that are sent in one turn of the event
loop leave in one write.  Reading pauses while `READ_AHEAD` messages wait to be handled, so that a
client that sends too fast is held back by TCP.
"""

import asyncio
import socket
from collections import deque
from functools import lru_cache
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

READ_AHEAD = 16  # messages that may wait before reading pauses
TEXT, MASKED, SIZE_IN_2_BYTES = 0x81, 0x80, 126  # bytes of a frame header, RFC 6455 §5.2


class SingleReaderQueue(asyncio.Queue[Any]):
    """A queue with one reader, which is cheaper than asyncio's."""

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
def frame_header(size: int) -> bytes:
    """The header of an unmasked text frame of so many bytes."""
    if size < SIZE_IN_2_BYTES:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, SIZE_IN_2_BYTES)) + size.to_bytes(2, "big")
    return bytes((TEXT, SIZE_IN_2_BYTES + 1)) + size.to_bytes(8, "big")


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    """Frames that the fast path does not know go to the library, each whole and in order."""

    def __init__(self, *args: Any, **values: Any) -> None:
        super().__init__(*args, **values)
        self.queue = self.inbox = SingleReaderQueue(self.loop)
        self.received_early = False  # True if data came before the connection was accepted
        self.fast_path = False  # True while the fast path may be used
        self.max_size = self.config.ws_max_size
        self.partial_frame = b""  # the beginning of a frame, whose end has not come yet
        self.unsent: list[bytes] = []  # frames, sent when this turn of the loop ends

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        tcp_socket = transport.get_extra_info("socket")
        if tcp_socket is not None and tcp_socket.family in (socket.AF_INET, socket.AF_INET6):
            tcp_socket.setsockopt(
                socket.IPPROTO_TCP, socket.TCP_NODELAY, 1
            )  # asyncio does not always set it

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast(dict[str, Any], self.scope)["longsuit.socket"] = self

    # Sending.

    async def send(self, message: Any) -> None:
        self.flush()
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.fast_path = not self.received_early and not self.conn.reader.buffer

    def push(self, text: bytes) -> bool:
        """Sends a text when this turn of the loop ends; False if the socket takes nothing now."""
        if self.close_sent or not self.writable.is_set():
            return False
        if not self.unsent:
            self.loop.call_soon(self.flush)
        self.unsent += (frame_header(len(text)), text)
        return True

    def flush(self) -> None:
        if self.unsent:
            frames, self.unsent = b"".join(self.unsent), []
            if not self.transport.is_closing():
                self.transport.write(frames)

    # Receiving.

    def data_received(self, data: bytes) -> None:
        if not self.fast_path:
            self.received_early = self.handshake_initiated
            super().data_received(data)
            return
        if self.partial_frame:
            data, self.partial_frame = self.partial_frame + data, b""
        at, end = 0, len(data)
        while end - at >= 2:
            size, key = data[at + 1] ^ MASKED, at + 2
            if size == SIZE_IN_2_BYTES:
                if end - at < 4:
                    break
                size, key = int.from_bytes(data[key : key + 2], "big"), key + 2
            elif size > SIZE_IN_2_BYTES:
                size = self.max_size + 1  # not masked, or very long
            if size > self.max_size:
                self.fast_path = False
                break
            until = key + 4 + size
            if until > end:
                break
            if (
                data[at] != TEXT
                or self.frames
                or not self.enqueue_text(data[key : key + 4], data[key + 4 : until])
            ):
                super().data_received(data[at:until])
                if self.transport.is_closing():
                    return
            at = until
        if not self.fast_path:
            super().data_received(data[at:])
        elif at < end:
            self.partial_frame = data[at:]

    def enqueue_text(self, key: bytes, masked: bytes) -> bool:
        """Puts a text into the inbox; False if it is not UTF-8 or the connection is closing."""
        if self.close_sent:
            return False
        try:
            text = unmask(key, masked).decode()
        except UnicodeDecodeError:
            return False
        self.inbox.put_nowait({"type": "websocket.receive", "text": text})
        if len(self.inbox.items) >= READ_AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True


def unmask(key: bytes, masked: bytes) -> bytes:
    size = len(masked)
    keys = (key * (size // 4 + 1))[:size]
    plain = int.from_bytes(masked, "little") ^ int.from_bytes(keys, "little")
    return plain.to_bytes(size, "little")
