"""A game as the database has it."""

import msgspec

from ...protocol.errors import Refusal
from ..store.queries import Reading
from ..store.rows import head_of
from .record import Deal, Draft, Play, Step, record


async def loaded(reading: Reading, game: str) -> Play:
    """Every record is played again."""
    head, lines, dealt, helped = await reading.game(game)
    if head is None:
        raise Refusal("no_game")
    rows = [Deal(secret=deal.secret) for deal in dealt]
    play = Play(head_of(head), rows)
    draft = Draft(play)
    for line in lines:
        what = record(line.text)
        if isinstance(what, int):
            draft.undo(what)
        else:
            draft.add(what)
        step = draft.steps.pop()
        nonce = line.nonce
        play.adopt([Step(n=step.n, what=what, state=step.state, nonce=nonce, at=line.at)])
    for deal, kept in zip(play.deals, dealt, strict=True):
        deal.nonces = tuple(msgspec.json.decode(kept.nonces))
    play.helped = [(line.n, line.seat, line.what) for line in helped]
    return play
