"""Frames on the wire: the fast path answers as uvicorn's own protocol does."""

import asyncio
import socket
import struct
from itertools import accumulate, pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.websockets import WebSocketState
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from longsuit.server.config import Config
from longsuit.server.net.session import CLOSE_SLOW, Session
from longsuit.server.net.socket import FastWebSocketProtocol, frame_header, unmask

from ..live_server import LiveServer, live_server

CONT, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
Heard = list[tuple[int, bytes | int]]
LAST = b'{"type":"ping","id":99}'
ANSWER = (TEXT, b'{"type":"pong","id":99}')


def frame(payload: bytes, opcode: int = TEXT, final: bool = True, masked: bool = True) -> bytes:
    size, bit = len(payload), 0x80 * masked
    first = bytes((0x80 * final | opcode,))
    if size < 126:
        first += bytes((bit | size,))
    elif size < 1 << 16:
        first += bytes((bit | 126,)) + struct.pack("!H", size)
    else:
        first += bytes((bit | 127,)) + struct.pack("!Q", size)
    key = b"\x81\x02\xfe\x40"
    return first + (key + unmask(key, payload) if masked else payload)


def ping(number: int) -> bytes:
    return frame(b'{"type":"ping","id":%d}' % number)


def pong(number: int) -> tuple[int, bytes]:
    return TEXT, b'{"type":"pong","id":%d}' % number


class Raw:
    """A connection that sends exactly these bytes."""

    def __init__(self, at: LiveServer) -> None:
        self.admission = socket.create_connection(("127.0.0.1", at.port), timeout=30)
        self.admission.sendall(
            b"GET /ws HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: bG9uZ3N1aXQgdGVzdHMuLg==\r\n\r\n"
        )
        self.file = self.admission.makefile("rb")
        while self.file.readline() != b"\r\n":
            pass

    def say(self, *parts: bytes) -> None:
        for part in parts:
            self.admission.sendall(part)

    def heard(self) -> Heard:
        """Everything until the answer to the last ping, or the end of the connection."""
        found: Heard = []
        while not found or found[-1] != ANSWER:
            first = self.file.read(2)
            if len(first) < 2:
                break
            size = first[1]
            if size == 126:
                size = struct.unpack("!H", self.file.read(2))[0]
            opcode, payload = first[0] & 15, self.file.read(size)
            found.append(
                (opcode, struct.unpack("!H", payload[:2])[0] if opcode == CLOSE else payload)
            )
        self.file.close()
        self.admission.close()
        return found


def split(data: bytes, sizes: list[int]) -> list[bytes]:
    ends = [0, *accumulate(sizes), len(data)]
    return [data[a:b] for a, b in pairwise(ends)]


LONG = b'{"type":"ping","id":5%b}' % (b" " * 200)
CASES: dict[str, tuple[list[bytes], Heard]] = {
    "one": ([ping(1), frame(LAST)], [pong(1), ANSWER]),
    "several at once": (
        [ping(1) + ping(2) + ping(3) + frame(LAST)],
        [*map(pong, (1, 2, 3)), ANSWER],
    ),
    "byte by byte": (
        [bytes((b,)) for b in ping(1) + frame(LONG) + frame(LAST)],
        [pong(1), pong(5), ANSWER],
    ),
    "a header in two parts": (split(frame(LONG) + frame(LAST), [3, 1, 1]), [pong(5), ANSWER]),
    "in fragments": (
        [frame(LONG[:9], TEXT, final=False) + frame(LONG[9:], CONT) + frame(LAST)],
        [pong(5), ANSWER],
    ),
    "a ping among fragments": (
        [
            frame(LONG[:9], TEXT, final=False) + frame(b"hi", PING) + frame(LONG[9:], CONT),
            frame(LAST),
        ],
        [(PONG, b"hi"), pong(5), ANSWER],
    ),
    "a pong nobody asked for": ([frame(b"hi", PONG) + frame(LAST)], [ANSWER]),
    "bytes": ([frame(b'{"type":"ping","id":1}', BINARY) + frame(LAST)], [pong(1), ANSWER]),
    "a close": ([ping(1) + frame(struct.pack("!H", 1000), CLOSE) + ping(2)], [(CLOSE, 1000)]),
    "not masked": ([frame(LAST, masked=False)], [(CLOSE, 1002)]),
    "not masked and empty": ([frame(b"", masked=False)], [(CLOSE, 1002)]),
    "no text": ([frame(b"\xff\xfe")], [(CLOSE, 1007)]),
    "an unknown opcode": ([frame(b"", 3)], [(CLOSE, 1002)]),
    "a text among fragments": (
        [frame(LONG[:9], TEXT, final=False) + frame(LAST)],
        [(CLOSE, 1002)],
    ),
    "a long control frame": ([frame(bytes(126), PING)], [(CLOSE, 1002)]),
    "too long": ([frame(bytes(1 << 17))[:1000]], [(CLOSE, 1009)]),
}


@pytest.mark.parametrize("ws", [FastWebSocketProtocol, WebSocketsSansIOProtocol])
def test_frames(ws: type[asyncio.Protocol], tmp_path: Path) -> None:
    with live_server(tmp_path, ws) as at:
        for name, (parts, answers) in CASES.items():
            raw = Raw(at)
            raw.say(*parts)
            heard = raw.heard()
            if answers[-1][0] == CLOSE:  # what was asked just before may be answered or not
                heard = heard[-1:]
            assert heard == answers, name


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_frame_header_has_the_size(size: int) -> None:
    assert frame_header(size) == frame(bytes(size), masked=False)[: len(frame_header(size))]
    assert len(frame_header(size)) + size == len(frame(bytes(size), masked=False))


class Narrow:
    """A socket that takes messages only while it has room."""

    def __init__(self) -> None:
        self.scope, self.client_state = {"longsuit.socket": self}, WebSocketState.CONNECTED
        self.room, self.free = True, asyncio.Event()
        self.sent: list[str] = []
        self.closed = 0

    def push(self, text: bytes) -> bool:
        if self.room:
            self.sent.append(text.decode())
        return self.room

    async def send(self, message: dict[str, str]) -> None:
        await self.free.wait()
        self.sent.append(message["text"])

    async def close(self, code: int) -> None:
        self.closed = code


def crowded(most: int) -> tuple[Narrow, Session]:
    narrow, config = Narrow(), Config(max_outbox=most)
    lobby: Any = SimpleNamespace(config=config)
    socket: Any = narrow
    return narrow, Session(socket, lobby)


def test_messages_in_the_outbox_keep_their_order() -> None:
    async def story() -> None:
        narrow, session = crowded(10)
        session.send_bytes(b"1")
        narrow.room = False
        session.send_bytes(b"2")
        narrow.room = True
        session.send_bytes(b"3")
        assert narrow.sent == ["1"]
        narrow.free.set()
        assert session.sender is not None
        await session.sender
        session.send_bytes(b"4")
        assert narrow.sent == ["1", "2", "3", "4"]

    asyncio.run(story())


def test_a_slow_reader_is_dropped() -> None:
    async def story() -> None:
        narrow, session = crowded(10)
        narrow.room = False
        for _ in range(12):
            session.send_bytes(b"more")
            await asyncio.sleep(0)
        assert list(session.outbox) == [None]
        narrow.free.set()
        assert session.sender is not None
        await session.sender
        assert narrow.sent == ["more"]  # the one that was on its way
        assert narrow.closed == CLOSE_SLOW

    asyncio.run(story())
