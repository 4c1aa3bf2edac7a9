"""A minimal WebSocket client (RFC 6455): unfragmented text frames, and answers to pings."""

import asyncio
from typing import Any, TypeVar, cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASK = bytes(4)  # zeros leave the payload as it is


def frame(payload: bytes, opcode: int = TEXT) -> bytes:
    """One masked frame with the whole payload."""
    size = len(payload)
    if size < 126:
        return bytes((0x80 | opcode, 0x80 | size)) + MASK + payload
    return bytes((0x80 | opcode, 0x80 | 126)) + size.to_bytes(2, "big") + MASK + payload


class WebSocketClient(asyncio.Protocol):
    """One connection; a subclass implements `receive` for each text message."""

    transport: asyncio.Transport

    def __init__(self, handshake: bytes) -> None:
        self.handshake = handshake
        self.rest = b""
        self.open = asyncio.get_running_loop().create_future()
        self.lost = False

    def receive(self, payload: bytes) -> None:
        raise NotImplementedError

    def send(self, payload: bytes) -> None:
        self.transport.write(frame(payload))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.handshake)

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True
        if not self.open.done():
            self.open.set_exception(error or ConnectionError("closed"))

    def data_received(self, data: bytes) -> None:
        if self.rest:
            data = self.rest + data
        at = 0
        if not self.open.done():
            if (at := data.find(b"\r\n\r\n") + 4) < 4:
                self.rest = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(data[:60].decode("latin-1")))
                return
            self.open.set_result(None)
        end = len(data)
        while end - at >= 2:
            size, head = data[at + 1], at + 2
            if size == 126:
                size, head = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, head = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if end - head < size:
                break
            opcode, payload = data[at] & 15, data[head : head + size]
            at = head + size
            if opcode == TEXT:
                self.receive(payload)
            elif opcode == PING:
                self.transport.write(frame(payload, PONG))
            elif opcode == CLOSE:
                self.transport.close()
        self.rest = data[at:] if at < end else b""


W = TypeVar("W", bound=WebSocketClient)


async def connect(kind: type[W], port: int, path: str, *values: Any, headers: str = "") -> W:
    """A client of this class after its handshake, which may have more headers, each a line."""
    request = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: bG9uZ3N1aXQgYmVuY2htYQ==\r\n{headers}\r\n"
    )
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(
        lambda: kind(request.encode(), *values), "127.0.0.1", port
    )
    await wire.open
    return wire
