"""What is said before the cards, by search: where it begins, and what it tries."""

from random import Random
from typing import Any

import pytest

from longsuit.belief.tricks import knowledge
from longsuit.bots.search import egyptian_estimation, israeli_whist
from longsuit.bots.search.encode_view import dealt
from longsuit.engine.actions import CHANCE, OVER, Action, Bid, Call, Event, Pass, Play, seen
from longsuit.engine.game import objection, shuffle
from longsuit.games import GAMES
from longsuit.sim.kernels import egyptian_bidding, layout
from longsuit.sim.kernels import egyptian_estimation as egyptian_kernel
from longsuit.sim.kernels import israeli_whist as israeli_kernel

ISRAELI, EGYPTIAN = GAMES["israeli_whist"], GAMES["egyptian_estimation"]
RULES = [
    ("israeli_whist", ISRAELI.Rules(deals=3)),
    ("israeli_whist", ISRAELI.Rules(may_return=True, frisch=True, may_raise=True, deals=4)),
    ("israeli_whist", ISRAELI.Rules(call_order="seat_order", deals=2)),
    ("egyptian_estimation", EGYPTIAN.Rules()),
    ("egyptian_estimation", EGYPTIAN.Rules(void="redeal", bidding="raising", scoring="jawaker")),
    ("egyptian_estimation", EGYPTIAN.Rules(normal_rounds=0, fast_trump="bid", fast_dash=True)),
]
ROWS: dict[str, Any] = {
    "israeli_whist": (israeli_whist, israeli_kernel),
    "egyptian_estimation": (egyptian_estimation, egyptian_kernel),
}
# What a seat does not know, or what says nothing in the phase.
HIDDEN = {*range(layout.HANDS, layout.HANDS + 4), layout.RNG_STATE, layout.STOCK, layout.GREED}


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
def test_trials_begin_where_the_game_is(name: str, rules: Any) -> None:
    """The row made from a seat's view is the kernel's row of the state, less what is hidden."""
    module, kernel = ROWS[name]
    phases = set()
    for seed in range(4):
        for s, heard in states(name, rules, seed):
            view: Any = GAMES[name].view(s, GAMES[name].actor(s))
            if view.phase in ("declare", "give"):
                continue  # by rules of thumb; others' gifts are hidden
            phases.add(view.phase)
            k = knowledge(view, heard)
            row = dealt(k, view)
            found, whole = module.position(view, rules, row), kernel.position(s)
            skipped = set(HIDDEN)
            if view.phase == "bid":  # set when the bids are over
                skipped |= {layout.TRUMP, egyptian_bidding.LAST}
            if view.phase == "call":
                skipped |= {egyptian_bidding.LAST} if name == "egyptian_estimation" else set()
            mine = [(at, found[at]) for at in range(layout.FEATURES) if at not in skipped]
            assert mine == [(at, whole[at]) for at in range(layout.FEATURES) if at not in skipped]
    assert {"call", "play"} <= phases
    assert "bid" in phases


@pytest.mark.parametrize(("name", "rules"), RULES)
def test_what_is_tried_is_legal(name: str, rules: Any) -> None:
    game, (module, _) = GAMES[name], ROWS[name]
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
