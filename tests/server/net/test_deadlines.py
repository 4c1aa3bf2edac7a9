"""Connections that say nothing, or take nothing, are not waited for; everybody else gets in."""

import asyncio
import socket
from pathlib import Path
from typing import ClassVar

import httpx
import pytest
from structlog.testing import capture_logs

from benchmarks.hostile.sockets import SILENCES
from longsuit.client.connection import Client
from longsuit.protocol import messages, requests
from longsuit.server.net.deadlines import DeadlineProtocol

from ..live_server import LiveServer, live_server, until

GET = "GET {path} HTTP/1.1\r\nHost: here\r\n\r\n"


class Hasty(DeadlineProtocol):
    arrival, stall = 0.2, 0.2
    waiting: ClassVar[dict[DeadlineProtocol, None]] = {}


class Crowded(DeadlineProtocol):
    most_waiting = 5
    waiting: ClassVar[dict[DeadlineProtocol, None]] = {}


def speak(at: LiveServer, words: str) -> socket.socket:
    wire = socket.create_connection(("127.0.0.1", at.port), timeout=30)
    wire.sendall(words.encode())
    return wire


def hear_the_end(wire: socket.socket) -> bytes:
    """All that comes until the server closes the connection."""
    heard = b""
    with wire:
        try:
            while piece := wire.recv(65_536):
                heard += piece
        except ConnectionResetError:
            pass
    return heard


@pytest.mark.parametrize("kind", [kind for kind in SILENCES if kind != "no hello"])
def test_a_request_that_does_not_come_whole_is_not_waited_for(kind: str, tmp_path: Path) -> None:
    with live_server(tmp_path, http=Hasty) as at, capture_logs() as logged:
        assert hear_the_end(speak(at, SILENCES[kind])) == b""
        until(lambda: not Hasty.waiting)
        assert httpx.get(f"{at.http}/ready").status_code == 200
    assert not [line for line in logged if line["log_level"] == "error"]


def test_the_second_request_of_a_connection_is_not_waited_for_either(tmp_path: Path) -> None:
    with live_server(tmp_path, http=Hasty) as at:
        first = GET.format(path="/health")
        assert hear_the_end(speak(at, first + SILENCES["half a body"])).startswith(b"HTTP/1.1 200")
        wire = speak(at, first)
        assert wire.recv(65_536).startswith(b"HTTP/1.1 200")
        wire.sendall(SILENCES["half a request line"].encode())
        hear_the_end(wire)


def test_an_answer_that_nobody_takes_is_not_kept(tmp_path: Path) -> None:
    with live_server(tmp_path, http=Hasty) as at, socket.socket() as wire:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        wire.settimeout(30)
        wire.connect(("127.0.0.1", at.port))
        with pytest.raises(ConnectionError):
            ask_for_ever(wire)


def ask_for_ever(wire: socket.socket) -> None:
    while True:
        wire.sendall(GET.format(path="/api/openapi.json").encode() * 20)


def test_a_websocket_is_waited_for_by_its_session_alone(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        async with Client(at.ws, name="Ann") as ann:
            await asyncio.to_thread(hear_the_end, speak(at, ""))
            await ann.request(requests.Ping(), messages.Pong)
            assert not ann.commitments

    with live_server(tmp_path, http=Hasty) as at:
        asyncio.run(asyncio.wait_for(story(at), 60))


def test_of_too_many_silent_connections_the_oldest_is_closed(tmp_path: Path) -> None:
    with live_server(tmp_path, http=Crowded) as at:
        wires = []
        for number in range(8):
            wires.append(speak(at, ""))
            until(lambda number=number: len(Crowded.waiting) == min(number + 1, 5))  # type: ignore[misc]
        for wire in wires[:3]:
            assert hear_the_end(wire) == b""
        wires[4].sendall(GET.format(path="/health").encode())
        assert wires[4].recv(100).startswith(b"HTTP/1.1 200")
        assert httpx.get(f"{at.http}/ready").status_code == 200
        for wire in wires[3:]:
            wire.close()
        until(lambda: not Crowded.waiting)
