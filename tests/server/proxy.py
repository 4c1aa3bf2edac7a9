"""A proxy between a client and a server that injects faults of the network."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from random import Random


class FaultyProxy:
    """Passes messages on: at once, late, twice, in part or not at all, as its fields say."""

    def __init__(self, port: int, seed: int = 1) -> None:
        self.port, self.rng = port, Random(seed)
        self.delay = 0.0  # seconds at most, for each piece in each direction
        self.cut = 0.0  # the chance that only half of a piece is sent, and then nothing more
        self.open = asyncio.Event()  # while it is cleared nothing passes, and nobody is told
        self.open.set()
        self.double = 0.0  # the chance that a message is passed on twice
        self.refusing = False  # new connections are closed at once
        self.pairs: list[tuple[asyncio.StreamWriter, asyncio.StreamWriter]] = []
        self.tasks: set[asyncio.Task[None]] = set()
        self.connections = 0
        self.passed = 0  # messages in either direction
        self.ws = ""

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        if self.refusing:
            writer.transport.abort()
            return
        there, back = await asyncio.open_connection("127.0.0.1", self.port)
        self.pairs.append((writer, back))
        for source, target in ((reader, back), (there, writer)):
            task = asyncio.create_task(self.pass_on(source, target, writer, back))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def pass_on(
        self,
        source: asyncio.StreamReader,
        target: asyncio.StreamWriter,
        *both: asyncio.StreamWriter,
    ) -> None:
        """Passes on one direction of a connection, message by message, until it ends."""
        with suppress(OSError, asyncio.IncompleteReadError):
            target.write(await source.readuntil(b"\r\n\r\n"))
            while data := await next_frame(source):
                await self.open.wait()
                if self.delay:
                    await asyncio.sleep(self.rng.uniform(0, self.delay))
                if self.rng.random() < self.cut:
                    target.write(data[: len(data) // 2])
                    break
                target.write(data if self.rng.random() >= self.double else data + data)
                self.passed += 1
                await target.drain()
        for writer in both:
            writer.close()

    def drop(self) -> None:
        """Resets every connection."""
        for writer in (writer for pair in self.pairs for writer in pair):
            writer.transport.abort()
        self.pairs.clear()

    def half_open(self, side: int) -> None:
        """Ends connections for the server (1) or the client (0) without telling the other."""
        for task in list(self.tasks):
            task.cancel()
        for pair in self.pairs:
            pair[side].transport.abort()


async def next_frame(source: asyncio.StreamReader) -> bytes:
    """The bytes of the next frame of a WebSocket."""
    head = await source.readexactly(2)
    size, masked = head[1] & 127, head[1] & 128
    more = await source.readexactly({126: 2, 127: 8}.get(size, 0))
    size = int.from_bytes(more, "big") if more else size
    return head + more + await source.readexactly(size + (4 if masked else 0))


@asynccontextmanager
async def proxy(port: int) -> AsyncIterator[FaultyProxy]:
    faulty = FaultyProxy(port)
    server = await asyncio.start_server(faulty.accept, "127.0.0.1", 0)
    faulty.ws = f"ws://127.0.0.1:{server.sockets[0].getsockname()[1]}/ws"
    try:
        yield faulty
    finally:
        server.close()
        faulty.open.set()
        faulty.drop()
        for task in list(faulty.tasks):
            task.cancel()
        await asyncio.gather(*faulty.tasks, return_exceptions=True)
