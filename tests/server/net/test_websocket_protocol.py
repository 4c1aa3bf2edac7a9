"""Without the fast WebSocket protocol everything works too: a changed uvicorn gets its own."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any, Literal

import pytest
from structlog.testing import capture_logs
from uvicorn.protocols.websockets import websockets_sansio_impl
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from longsuit.protocol import messages, requests
from longsuit.server.net.socket import FastWebSocketProtocol
from longsuit.server.net.websocket_protocol import websocket_protocol

from ..clients import close, connect_client, next_message
from ..live_server import LiveServer, live_server, play_on


class Renamed(WebSocketsSansIOProtocol):
    """As uvicorn's own, but for the name of one attribute."""

    def __init__(self, *args: Any, **values: Any) -> None:
        super().__init__(*args, **values)
        self.out_of_band = self.__dict__.pop("frames")


def test_the_installed_uvicorn_is_as_expected() -> None:
    with capture_logs() as logged:
        assert websocket_protocol() is FastWebSocketProtocol
    assert not logged


@pytest.mark.parametrize(
    ("changed", "missing"), [(Renamed, ["frames"]), (object, ["TypeError"]), (None, None)]
)
def test_with_a_changed_uvicorn_its_own_protocol_is_used(
    monkeypatch: pytest.MonkeyPatch, changed: Any, missing: list[str] | None
) -> None:
    if changed is None:
        monkeypatch.delattr(websockets_sansio_impl, "WebSocketsSansIOProtocol")
        missing = ["AttributeError"]
    else:
        monkeypatch.setattr(websockets_sansio_impl, "WebSocketsSansIOProtocol", changed)
    with capture_logs() as logged:
        assert websocket_protocol() == "auto"
    assert [(entry["log_level"], entry["missing"]) for entry in logged] == [("warning", missing)]


@pytest.mark.parametrize("ws", [WebSocketsSansIOProtocol, "auto"])
def test_a_game_is_played_on_uvicorns_own_protocol(
    tmp_path: Path, ws: type[asyncio.Protocol] | Literal["auto"]
) -> None:
    async def story(at: LiveServer) -> None:
        clients = [await connect_client(at, name) for name in ("Ann", "Bob")]
        ann, bob = clients
        code = await ann.create("pesten", options={"players": "2"}, seats=("me", "open"))
        sessions: set[Any] = set(at.lobby.admission.connections)
        assert [session.fast_socket for session in sessions] == [None, None]
        await bob.join(code)
        await bob.sit()
        await ann.command(requests.Chat(text="hello"))
        assert (await next_message(bob, messages.Said)).text == "hello"
        await ann.start()
        await asyncio.gather(*(play_on(each, Random(3), []) for each in clients))
        await close(*clients)
        again = await connect_client(at, token=ann.token)
        await again.join(code)
        assert again.table is not None
        await close(again)

    with live_server(tmp_path, ws) as at:
        asyncio.run(asyncio.wait_for(story(at), 100))
