"""A long game for tests of what games cost: its log of many thousand events, and its table."""

from functools import cache
from random import Random

import httpx

from longsuit.engine.actions import CHANCE, OVER, Action, Event, Play
from longsuit.engine.game import shuffle
from longsuit.engine.notation import Log, rules_text
from longsuit.games import pesten

from .live_server import LiveServer

EVENTS = 20_000


@cache
def long_log(events: int = EVENTS) -> str:
    """The log of a match of Pesten, at random and far from over, with so many events."""
    rules = pesten.Rules(players=2, games=100, must_play=False)
    return repr(
        Log(
            game="pesten",
            version=pesten.VERSION,
            rules=rules_text(rules),
            events=played(rules, events),
        )
    )


@cache
def finished_log() -> Log:
    """A match of Pesten with some thousand events that is over."""
    rules = pesten.Rules(players=2, games=60)
    return Log(
        game="pesten", version=pesten.VERSION, rules=rules_text(rules), events=played(rules, 10**6)
    )


def played(rules: pesten.Rules, most: int) -> tuple[Event, ...]:
    """The first events of a match at random, in which players take their time."""
    rng, s, events = Random(1), pesten.start(rules), list[Event]()
    while len(events) < most and (actor := pesten.actor(s)) != OVER:
        legal = pesten.legal(s)
        slow = [action for action in legal if not isinstance(action, Play)]
        if actor == CHANCE:
            action: Action = shuffle(pesten.pack(s), rng)
        else:
            action = rng.choice(slow if slow and rng.random() < 0.5 else legal)
        events.append(Event(actor, action))
        s = pesten.apply(s, action)
    return tuple(events)


def open_long_table(
    at: LiveServer, token: str, log: str = "", events: int = EVENTS, seat: int = 0
) -> str:
    """The code of a table at which a long game goes on, with the caller on a seat."""
    body = {"game": "pesten", "seats": ["me"], "policy": {"thinking": "none", "watch": "end"}}
    begin = {"from": {"log": log or long_log(), "n": events, "seat": seat}}
    headers = {"authorization": f"Bearer {token}"}
    answer = httpx.post(f"{at.http}/api/tables", headers=headers, json=body | begin, timeout=90)
    assert answer.status_code == 201, answer.text
    code: str = answer.json()["code"]
    return code
