"""A position of Whist to 24 in which the winners of the remaining tricks are decided."""

from functools import cache
from random import Random

from msgspec import Struct

from longsuit.engine.actions import CHANCE, OVER, Event, seen
from longsuit.engine.game import shuffle
from longsuit.engine.notation import Log, rules_text
from longsuit.games import whist
from longsuit.insight.claims import (
    MAX_POSITIONS,
    InterpretedSolver,
    certain_tricks,
    decided_tricks_of,
)

RULES = whist.Rules(follow="strict", target=14)


class DecidedPosition(Struct, frozen=True):
    log: str
    n: int  # events in it
    seat: int  # to act
    won: tuple[int, ...]
    tricks: tuple[int, ...]  # still to come, as the cards lie

    @property
    def final_tricks(self) -> tuple[int, ...]:
        return tuple([a + b for a, b in zip(self.won, self.tricks, strict=True)])


@cache
def decided_position(*, certain: bool) -> DecidedPosition:
    """`certain`: the seat to act can tell that the rest is decided; else it cannot."""
    solver = InterpretedSolver()
    for seed in range(100):
        rng, s, events = Random(seed), whist.start(RULES), list[Event]()
        while (actor := whist.actor(s)) != OVER and not s.rounds:
            if actor >= 0 and 2 <= len(whist.view(s, actor).hand) <= 3:
                tricks = decided_tricks_of(s, RULES, solver)
                seen_by = tuple([seen(event, actor) for event in events])
                own = certain_tricks(whist.view(s, actor), seen_by, RULES, solver, MAX_POSITIONS)
                if tricks and (own is not None) is certain:
                    log = Log(
                        game="whist",
                        version=whist.VERSION,
                        rules=rules_text(RULES),
                        seats=("Ann", "Bob", "Cem", "Dee"),
                        events=tuple(events),
                    )
                    return DecidedPosition(repr(log), len(events), actor, s.play.won, tricks)
            action = shuffle(whist.pack(s), rng) if actor == CHANCE else rng.choice(whist.legal(s))
            events.append(Event(actor, action))
            s = whist.apply(s, action)
    raise AssertionError("no such position")
