"""The actions that search tries before the cards are played."""

from random import Random
from typing import Any

import pytest

from longsuit.belief.tricks import knowledge
from longsuit.bots.search import egyptian_estimation, israeli_whist
from longsuit.engine.actions import CHANCE, OVER, Action, Bid, Call, Event, Pass, Play, seen
from longsuit.engine.game import objection, shuffle
from longsuit.games import GAMES

ISRAELI, EGYPTIAN = GAMES["israeli_whist"], GAMES["egyptian_estimation"]
RULES = [
    ("israeli_whist", ISRAELI.Rules(deals=3)),
    ("israeli_whist", ISRAELI.Rules(may_return=True, frisch=True, may_raise=True, deals=4)),
    ("israeli_whist", ISRAELI.Rules(call_order="seat_order", deals=2)),
    ("egyptian_estimation", EGYPTIAN.Rules()),
    ("egyptian_estimation", EGYPTIAN.Rules(void="redeal", bidding="raising", scoring="jawaker")),
    ("egyptian_estimation", EGYPTIAN.Rules(normal_rounds=0, fast_trump="bid", fast_dash=True)),
]
SEARCH: dict[str, Any] = {
    "israeli_whist": israeli_whist,
    "egyptian_estimation": egyptian_estimation,
}


def states(name: str, rules: Any, seed: int) -> Any:
    """Every state of a game at random in which a seat has a choice, with what it has heard."""
    game, rng, log = GAMES[name], Random(seed), list[Event]()
    s = game.start(rules)
    while (seat := game.actor(s)) != OVER and len(log) < 300:
        if seat == CHANCE:
            action: Action = shuffle(game.pack(s), rng)
        else:
            legal = game.legal(s)
            if len(legal) > 1:
                yield s, tuple([seen(event, seat) for event in log])
            action = rng.choice(legal[:8] if isinstance(legal[-1], Bid) else legal)
            if isinstance(legal[0], Pass) and rng.random() < 0.8:
                action = legal[0]
        log.append(Event(seat, action))
        s = game.apply(s, action)


@pytest.mark.parametrize(("name", "rules"), RULES)
def test_candidates_are_legal(name: str, rules: Any) -> None:
    game, module = GAMES[name], SEARCH[name]
    kinds = set()
    for s, heard in states(name, rules, 9):
        view = game.view(s, game.actor(s))
        tried = module.candidates(view, knowledge(view, heard))
        for action in tried.values():
            kinds.add(type(action))
            assert objection(game, s, Event(view.seat, action)) is None
        assert tried or view.phase in ("declare", "choose", "bid")
    assert {Call, Play} <= kinds
    assert (Bid in kinds) == (name == "egyptian_estimation")  # Israeli bids go by rules of thumb
