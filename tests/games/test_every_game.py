"""Properties that hold for every game under random rules; written once, run for each."""

import re
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from msgspec.structs import fields

from longsuit.engine import notation
from longsuit.engine.actions import CHANCE, OVER, WATCHER, Action, Event, Shuffle, seen
from longsuit.engine.codec import plain
from longsuit.engine.game import (
    IllegalAction,
    objection,
    replay,
    shuffle,
    step,
    table_event,
    winners,
)
from longsuit.engine.notation import Log
from longsuit.games import GAMES, game_name
from longsuit.games.replay import final_state
from tests.games.random_rules import random_rules


@pytest.mark.parametrize("name", GAMES)
def test_rules_know_their_game(name: str) -> None:
    assert all(game_name(rules) == name for rules in GAMES[name].PRESETS.values())


def machine(name: str) -> type[RuleBasedStateMachine]:
    game = GAMES[name]

    class Playing(RuleBasedStateMachine):
        def __init__(self) -> None:
            super().__init__()
            self.rules: Any = None
            self.state: Any = None
            self.log: list[Event] = []

        @initialize(rules=random_rules(name), rng=st.randoms(use_true_random=False))
        def begin(self, rules: Any, rng: Random) -> None:
            self.rules, self.state = rules, game.start(rules)
            for _ in range(rng.choice((0, 0, 10, 40, 80))):
                self.on(rng)

        @rule(rng=st.randoms(use_true_random=False))
        def acts(self, rng: Random) -> None:
            self.on(rng)

        def on(self, rng: Random) -> None:
            actor = game.actor(self.state)
            if actor == OVER:
                return
            action: Action
            if actor == CHANCE:
                action = shuffle(game.pack(self.state), rng)
            else:
                action = rng.choice(game.legal(self.state))
            self.log.append(Event(actor, action))
            self.state = game.apply(self.state, action)

        @precondition(lambda self: self.log)
        @rule(rng=st.randoms(use_true_random=False))
        def an_illegal_action_raises_and_changes_nothing(self, rng: Random) -> None:
            s, line = self.state, repr(rng.choice(self.log))
            for text in (line, "0 call 3", "1 bid 5H", "0 7H", "1 pass", "0 draw", "1 give 7H"):
                event = notation.event(text)
                may = event.seat == game.actor(s) and event.action in game.legal(s)
                before = [game.view(s, seat) for seat in range(game.seats(self.rules))]
                reason = objection(game, s, event)
                if may:
                    assert reason is None, text
                if reason is not None:
                    with pytest.raises(IllegalAction, match=re.escape(str(reason))):
                        step(game, s, event)
                after = [game.view(s, seat) for seat in range(game.seats(self.rules))]
                assert before == after

        @invariant()
        def someone_can_act(self) -> None:
            if self.state is None:
                return
            s, actor = self.state, game.actor(self.state)
            assert actor < 0 or game.legal(s)
            assert actor in range(OVER, game.seats(self.rules))
            assert bool(winners(game, s)) == (actor == OVER and bool(game.rounds(s)))
            for action in game.legal(s) if actor >= 0 else ():
                assert game.why_not(s, action) is None
                assert str(game.sentence(s, action))
                assert notation.action(repr(action)) == action

        @invariant()
        def the_log_is_the_state(self) -> None:
            if self.state is None:
                return
            assert replay(game, self.rules, self.log) == self.state
            paper = Log(
                game=name,
                version=game.VERSION,
                rules=notation.rules_text(self.rules),
                events=tuple(self.log),
            )
            assert final_state(notation.log(repr(paper))) == self.state

        @invariant()
        def sheet_and_views_are_right(self) -> None:
            if self.state is not None:
                sheet_adds_up(name, self.rules, self.state)
                views_are_complete(name, self.rules, self.state)

        @invariant()
        def a_seat_cannot_tell_two_worlds_apart(self) -> None:
            if self.state is None or game.actor(self.state) == OVER:
                return
            deals = [i for i, e in enumerate(self.log) if isinstance(e.action, Shuffle)]
            if deals:
                two_worlds(name, self.rules, self.log, deals, Random(len(self.log)))

    return Playing


def sheet_adds_up(name: str, rules: Any, s: Any) -> None:
    game = GAMES[name]
    totals = (0,) * game.seats(rules)
    for line in game.rounds(s):
        totals = tuple(a + b for a, b in zip(totals, line.scores, strict=True))
        assert line.totals == totals
    if game.actor(s) < 0:
        assert game.totals(s) == totals


def views_are_complete(name: str, rules: Any, s: Any) -> None:
    game = GAMES[name]
    actor = game.actor(s)
    for seat in (*range(game.seats(rules)), WATCHER):
        view = game.view(s, seat)
        acting = seat >= 0 and seat == actor
        assert (view.seat, view.phase, view.actor) == (seat, game.phase(s), actor)
        assert view.legal == (game.legal(s) if acting else ())
        assert view.prompt == (game.prompt(s) if acting else None)
        assert view.rounds == game.rounds(s)
        if seat == WATCHER:
            assert view.hand == ()
        elif view.sizes:
            assert len(view.hand) == view.sizes[seat]
        assert plain(view)["phase"] == view.phase


def two_worlds(name: str, rules: Any, log: list[Event], deals: list[int], rng: Random) -> None:
    """Swaps two cards a seat cannot see: the seat must not notice, at any point since the deal."""
    game = GAMES[name]
    s = replay(game, rules, log)
    whole = Counter[int]()  # the largest number of copies in a shuffle: in Pesten, of the game
    for event in log:
        if isinstance(event.action, Shuffle):
            whole |= Counter(event.action.order)
    for seat in (*range(game.seats(rules)), WATCHER):
        view = game.view(s, seat)
        if not view.sizes:
            return  # nothing is dealt; a cut is seen by everybody
        unseen = Counter(view.unseen)
        at = deals[-1]
        dealt = log[at].action
        assert isinstance(dealt, Shuffle)
        order = dealt.order
        copies = Counter(order)
        # A face of which this seat sees no copy, of that shuffle or of cards that were not in it.
        hidden = sorted(c for c in copies if unseen[c] >= whole[c])
        if len(hidden) < 2:
            continue
        x, y = rng.sample(hidden, 2)
        swap = {x: y, y: x}
        other = [*log]
        other[at] = Event(CHANCE, Shuffle(tuple(swap.get(c, c) for c in order)))
        try:
            world = replay(game, rules, other)
        except IllegalAction:
            continue
        if table_event(game, s) or table_event(game, world):
            continue  # what the table is about to declare everybody may know
        assert game.view(world, seat) == view, (seat, x, y)
        assert [seen(e, seat) for e in other] == [seen(e, seat) for e in log]


def test_voids_that_the_table_declares_tell_nothing_else() -> None:
    game = GAMES["egyptian_estimation"]
    rules, declared = game.Rules(void="compulsory"), 0
    for seed in range(150):
        s = game.start(rules)
        log = [Event(CHANCE, shuffle(game.pack(s), Random(seed)))]
        two_worlds("egyptian_estimation", rules, log, [0], Random(seed))
        while event := table_event(game, s := replay(game, rules, log)):
            declared += 1
            log.append(event)
            two_worlds("egyptian_estimation", rules, log, [0], Random(seed))
    assert declared


@pytest.mark.full
@pytest.mark.parametrize("name", GAMES)
def test_properties(name: str) -> None:
    run_state_machine_as_test(
        machine(name),
        settings=settings(
            max_examples=60,
            stateful_step_count=12,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            database=None,
        ),
    )


def play_through(name: str, rules: Any, rng: Random) -> tuple[Any, list[Event]]:
    game = GAMES[name]
    s, log = game.start(rules), []
    while (actor := game.actor(s)) != OVER:
        action = shuffle(game.pack(s), rng) if actor == CHANCE else rng.choice(game.legal(s))
        log.append(Event(actor, action))
        s = step(game, s, log[-1])
        if len(log) % 7 == 1 or game.actor(s) < 0:
            views_are_complete(name, rules, s)
            sheet_adds_up(name, rules, s)
        assert len(log) < 60_000, "a game comes to an end"
    return s, log


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_of_every_preset(name: str) -> None:
    game = GAMES[name]
    for preset, rules in game.PRESETS.items():
        s, log = play_through(name, rules, Random(preset))
        assert replay(game, rules, log) == s
        assert winners(game, s)
        assert game.rounds(s)
        assert game.legal(s) == ()


@pytest.mark.parametrize("name", GAMES)
def test_every_option_is_in_one_group_in_the_order_of_the_rules(name: str) -> None:
    options = [field.name for field in fields(GAMES[name].Rules)]
    groups = GAMES[name].OPTION_GROUPS
    assert sorted(option for group in groups.values() for option in group) == sorted(options)
    for group in groups.values():
        assert list(group) == [option for option in options if option in group]
