"""Claims: ending a deal whose remaining tricks are certain from the person's own view."""

from ..insight.claims import quick_claim
from . import local_game
from .insight_text import seen_events
from .local_game import LocalGame


def claim_sentence(local: LocalGame) -> str:
    """The tricks that the person is certain to take, as a sentence; empty if none is certain."""
    tricks = (
        quick_claim(local.view, seen_events(local), local.rules)
        if local.actor == local.seat
        else None
    )
    if tricks is None:
        return ""
    mine, all_of_them = tricks[local.seat], sum(tricks)
    return f"Whatever anybody plays, you take {mine} of the last {all_of_them} tricks."


def play_out(local: LocalGame) -> list[LocalGame]:
    """The game after each remaining card of the deal; any legal card will do."""
    found, rounds = [local], len(local.game.rounds(local.state))
    while len(found[-1].game.rounds(found[-1].state)) == rounds:
        now = found[-1]
        found.append(local_game.act(now, now.actor, now.game.legal(now.state)[0]))
    return found[1:]
