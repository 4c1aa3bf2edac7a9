"""A deal whose rest is decided, whatever anybody plays, as the person can tell."""

from ..insight.claims import claimed
from . import local_game
from .insight_text import known
from .local_game import Match


def decided(m: Match) -> str:
    """What the person still takes; nothing where they cannot tell."""
    tricks = claimed(m.view, known(m), m.rules) if m.actor == m.seat else None
    if tricks is None:
        return ""
    mine, all_of_them = tricks[m.seat], sum(tricks)
    return f"Whatever anybody plays, you take {mine} of the last {all_of_them} tricks."


def steps(m: Match) -> list[Match]:
    """The deal played out to its end, card by card: any will do."""
    found, rounds = [m], len(m.game.rounds(m.state))
    while len(found[-1].game.rounds(found[-1].state)) == rounds:
        now = found[-1]
        found.append(local_game.act(now, now.actor, now.game.legal(now.state)[0]))
    return found[1:]
