"""Claims: ending a deal whose remaining tricks are certain from the person's own view."""

from ..engine.sentences import Sentence, say
from ..insight.claims import quick_claim
from . import local_game
from .insight_text import seen_events
from .local_game import LocalGame


def claim_sentence(local: LocalGame) -> Sentence | None:
    """The tricks that the person is certain to take, as a sentence; None if none is certain."""
    tricks = (
        quick_claim(local.view, seen_events(local), local.rules)
        if local.actor == local.seat
        else None
    )
    if tricks is None:
        return None
    return say("claim_outcome", n=tricks[local.seat], trick_count=sum(tricks))


def play_out(local: LocalGame) -> list[LocalGame]:
    """The game after each remaining card of the deal; any legal card will do."""
    found, rounds = [local], len(local.game.rounds(local.state))
    while len(found[-1].game.rounds(found[-1].state)) == rounds:
        now = found[-1]
        found.append(local_game.act(now, now.actor, now.game.legal(now.state)[0]))
    return found[1:]
