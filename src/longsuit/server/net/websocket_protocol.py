"""Which WebSocket protocol uvicorn uses: the fast one, where its internals are as that expects.

`FastWebSocketProtocol` builds on parts of uvicorn that are not public.  `pyproject.toml` names the
versions that it was tested with; with any other, uvicorn's own protocol does the same more slowly.
"""

import asyncio
from typing import Any, Literal

import structlog

# What the fast protocol uses: methods that it extends, and attributes of a connection.
METHODS = ("connection_made", "handle_connect", "send", "receive", "data_received")
ATTRIBUTES = (
    *("config", "loop", "queue", "conn", "transport", "writable", "read_paused"),
    *("frames", "close_sent", "handshake_initiated"),
)
log = structlog.get_logger("server")


def websocket_protocol() -> type[asyncio.Protocol] | Literal["auto"]:
    """The protocol for `uvicorn.Config(ws=…)`."""
    try:
        from uvicorn.protocols.websockets import websockets_sansio_impl

        protocol: Any = websockets_sansio_impl.WebSocketsSansIOProtocol
        missing = missing_parts(protocol)
        if not missing:
            from .socket import FastWebSocketProtocol

            return FastWebSocketProtocol
    except (ImportError, AttributeError, TypeError) as error:
        missing = [type(error).__name__]
    log.warning("uvicorn has changed: its own, slower WebSocket protocol is used", missing=missing)
    return "auto"


def missing_parts(protocol: Any) -> list[str]:
    """The methods and attributes that a connection of this protocol lacks."""
    from uvicorn import Config
    from uvicorn.server import ServerState

    config = Config(app=missing_parts, log_config=None)
    loop = asyncio.new_event_loop()
    try:
        connection = protocol(config, ServerState(), {}, loop)
    finally:
        loop.close()
    return [name for name in (*METHODS, *ATTRIBUTES) if not hasattr(connection, name)]
