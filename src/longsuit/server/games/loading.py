"""Loads the record of a game from the database."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import Row

from ...engine.game import step
from ...protocol.errors import Refusal
from ..store.queries import Queries, Rows
from ..store.rows import header_of
from .record import KEPT_STEPS, GameRecord, ShuffleSecret, Step, parse_entry

RunInThread: TypeAlias = Callable[..., Awaitable[Any]]


async def load_record(
    queries: Queries,
    game: str,
    kept_steps: int = KEPT_STEPS,
    run: RunInThread = asyncio.to_thread,
) -> GameRecord:
    """The record of a game, replayed by `run` in a thread, as it may be long.

    Raises Refusal if there is no such game, and Unavailable if the database cannot be read.
    """
    head, *rows = await queries.game(game)
    if head is None:
        raise Refusal("no_game")
    record: GameRecord = await run(record_from_rows, head, *rows, kept_steps)
    return record


def record_from_rows(
    head: Row[Any], lines: Rows, dealt: Rows, assists: Rows, voids: Rows, kept_steps: int
) -> GameRecord:
    """The record of a game; every stored event is checked against the rules."""
    deals = [ShuffleSecret(secret=row.secret) for row in dealt]
    record = GameRecord(header_of(head), deals, kept_steps)
    for line in lines:
        entry = parse_entry(line.text)
        if isinstance(entry, int):
            state = record.state_after(entry)
        else:
            state = step(record.game, record.state, entry)
        done = Step(n=record.n + 1, entry=entry, state=state, nonce=line.nonce, at=line.at)
        record.append([done])
    for deal, row in zip(record.deals, dealt, strict=True):
        deal.nonces = tuple(msgspec.json.decode(row.nonces))
    record.assists = [(line.n, line.seat, line.what) for line in assists]
    record.voids = {(line.seat, line.reason) for line in voids}
    return record
