"""A game as the database has it."""

import msgspec

from ...protocol.errors import Refusal
from ..store.queries import Queries
from ..store.rows import header_of
from .record import Deal, Draft, GameRecord, Step, parse_record


async def load_record(queries: Queries, game: str) -> GameRecord:
    """Every record is played again."""
    head, lines, dealt, helped = await queries.game(game)
    if head is None:
        raise Refusal("no_game")
    rows = [Deal(secret=deal.secret) for deal in dealt]
    record = GameRecord(header_of(head), rows)
    draft = Draft(record)
    for line in lines:
        what = parse_record(line.text)
        if isinstance(what, int):
            draft.undo(what)
        else:
            draft.add(what)
        step = draft.steps.pop()
        nonce = line.nonce
        record.adopt([Step(n=step.n, what=what, state=step.state, nonce=nonce, at=line.at)])
    for deal, kept in zip(record.deals, dealt, strict=True):
        deal.nonces = tuple(msgspec.json.decode(kept.nonces))
    record.assists = [(line.n, line.seat, line.what) for line in helped]
    return record
