"""An HTTP protocol for uvicorn that does not wait for ever.

uvicorn limits only the pause between two requests of a connection.  Here a request must have come
whole within `arrival` seconds, be it the first or a later one, and a client that takes nothing of
an answer for `stall` seconds is dropped.  Of more than `most_waiting` connections whose first
request has not come, the one that waits longest is closed: sockets that say nothing cannot use up
the files that the process may open, so that everybody else still gets in.

WebSockets leave this protocol with their handshake; `Session` waits for their hello.
"""

import asyncio
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol


class DeadlineProtocol(H11Protocol):
    arrival = 20.0  # seconds
    stall = 60.0  # seconds
    most_waiting = 500  # `longsuit serve` sets it to half of the files that it may open
    # Connections whose first request has not come, the oldest first.
    waiting: ClassVar[dict["DeadlineProtocol", None]] = {}

    def __init__(self, *args: Any, **values: Any) -> None:
        super().__init__(*args, **values)
        self.arriving: asyncio.TimerHandle | None = None
        self.stalled: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.expect_request()
        self.waiting[self] = None
        if len(self.waiting) > self.most_waiting:
            next(iter(self.waiting)).drop()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.their_state is h11.SEND_BODY:  # it had sent the beginning of the next one
            self.watch()

    def watch(self) -> None:
        """Sets a deadline while the end of a request is awaited; lifts it when it is there."""
        upgraded = self.transport.get_protocol() is not self
        if upgraded or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self.stop_waiting()
        elif self.arriving is None:
            self.expect_request()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stalled = self.stalled or self.loop.call_later(self.stall, self.drop)

    def resume_writing(self) -> None:
        if self.stalled:
            self.stalled.cancel()
            self.stalled = None
        super().resume_writing()

    def expect_request(self) -> None:
        self.arriving = self.loop.call_later(self.arrival, self.drop)

    def stop_waiting(self) -> None:
        """Notes that the request has come whole, or that none will come."""
        self.waiting.pop(self, None)
        if self.arriving:
            self.arriving.cancel()
            self.arriving = None

    def drop(self) -> None:
        """Closes the connection without a word."""
        self.stop_waiting()
        self.transport.abort()
