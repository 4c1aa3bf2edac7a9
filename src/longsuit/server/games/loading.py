"""Loads the record of a game from the database."""

import msgspec

from ...protocol.errors import Refusal
from ..store.queries import Queries
from ..store.rows import header_of
from .record import Draft, GameRecord, ShuffleSecret, Step, parse_entry


async def load_record(queries: Queries, game: str) -> GameRecord:
    """The record of a game; every stored event is checked against the rules.

    Raises Refusal if there is no such game, and Unavailable if the database cannot be read.
    """
    head, lines, dealt, assists = await queries.game(game)
    if head is None:
        raise Refusal("no_game")
    record = GameRecord(header_of(head), [ShuffleSecret(secret=row.secret) for row in dealt])
    draft = Draft(record)
    for line in lines:
        entry = parse_entry(line.text)
        if isinstance(entry, int):
            draft.undo(entry)
        else:
            draft.add(entry)
        state = draft.steps.pop().state
        done = Step(n=record.n + 1, entry=entry, state=state, nonce=line.nonce, at=line.at)
        record.append([done])
    for deal, row in zip(record.deals, dealt, strict=True):
        deal.nonces = tuple(msgspec.json.decode(row.nonces))
    record.assists = [(line.n, line.seat, line.what) for line in assists]
    return record
