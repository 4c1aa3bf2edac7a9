"""The promises of `engine.game.Game`, for every game under random rules."""

from random import Random
from typing import Any, get_type_hints

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from longsuit.engine import notation
from longsuit.engine.actions import (
    CHANCE,
    DASH,
    DRAW,
    OVER,
    PASS,
    TAKE,
    WATCHER,
    Action,
    Bid,
    Call,
    Choose,
    Event,
    Give,
    Name,
    Play,
    Shuffle,
    Void,
)
from longsuit.engine.cards import DECK, JOKER, NO_SEAT, NO_SUIT, UNSEEN, bits, rank_of
from longsuit.engine.game import (
    AnyGame,
    IllegalAction,
    is_decision,
    objection,
    shuffle,
    step,
    table_event,
)
from longsuit.games import GAMES
from longsuit.games.pesten import sets
from longsuit.sim.compile.entry_points import annotation
from tests.games.random_rules import random_rules

CARDS = (*bits(DECK), JOKER, UNSEEN)
WORDS = ("continue", "redeal", "end", "skip", "")


def position(game: AnyGame, rules: Any, rng: Random) -> Any:
    """A state in which a seat is to act, after some random legal actions."""
    s = game.start(rules)
    steps = rng.choice((0, 1, 3, 6, 10, 20, 60))
    while game.actor(s) < 0 or steps:
        actor = game.actor(s)
        if actor == OVER:
            s = game.start(rules)
            continue
        action = shuffle(game.pack(s), rng) if actor == CHANCE else rng.choice(game.legal(s))
        s = game.apply(s, action)
        steps = max(0, steps - (actor >= 0))
    return s


def variations(action: Action, rng: Random) -> list[Action]:
    """An action with its cards in another order, some of them left out, or announced otherwise."""
    if not isinstance(action, Play | Give):
        return []
    cards = action.cards
    rows = [
        tuple(rng.sample(cards, len(cards))),
        tuple(rng.sample(cards, rng.randint(0, len(cards)))),
        cards[::-1],
        (*cards, rng.choice(CARDS)),
    ]
    found: list[Action] = [replace(action, cards=row) for row in rows]
    if isinstance(action, Play):
        found += [Play(row, not action.last) for row in (*rows, cards)]
    return [*found, Give(cards) if isinstance(action, Play) else Play(cards)]


def anything(game: AnyGame, s: Any, rng: Random) -> list[Action]:
    """An action of every type, with any numbers, suits and cards."""
    hand = game.view(s, game.actor(s)).hand or CARDS
    some = tuple(rng.choices(hand, k=rng.randint(0, 4)))
    other = tuple(rng.choices(CARDS, k=rng.randint(0, 3)))
    same = tuple(card for card in hand if rank_of(card) == rank_of(rng.choice(hand)))
    return [
        Shuffle(rng.choice([(), bits(DECK), some])),
        *[Call(rng.randint(-2, 27)) for _ in range(4)],
        *[Bid(rng.randint(-1, 15), rng.randint(0, NO_SUIT)) for _ in range(6)],
        *[Play(row, rng.random() < 0.5) for row in (some, other, same, some[:1], other[:1])],
        *[Name(suit) for suit in range(5)],
        *[Void(suit) for suit in range(5)],
        *[Give(row) for row in (some, other, some[:1], other[:1], tuple(hand[:3]))],
        *[Choose(word) for word in WORDS],
        *(DRAW, TAKE, DASH, PASS),
    ]


def listed(game: AnyGame, action: Action, legal: set[Action]) -> Action:
    """The form under which `legal` lists an action: see the contract."""
    match action:
        case Give(cards):
            return Give(tuple(sorted(cards)))
        case Play((first, *middle, last), announced) if len({rank_of(c) for c in action.cards}) < 2:
            cards = (first, *sorted(middle), last)
        case Play(cards, announced):
            pass
        case _:
            return action
    named = Play(cards, announced)
    undue = game is GAMES["pesten"] and announced and named not in legal
    return Play(cards) if undue else named


@pytest.mark.parametrize("examples", [3, pytest.param(40, marks=pytest.mark.full)])
@pytest.mark.parametrize("name", GAMES)
def test_step_accepts_exactly_what_why_not_does_not_refuse(name: str, examples: int) -> None:
    game = GAMES[name]

    @settings(
        max_examples=examples,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        database=None,
    )
    @given(rules=random_rules(name), rng=st.randoms(use_true_random=False))
    def check(rules: Any, rng: Random) -> None:
        for _ in range(6):
            s = position(game, rules, rng)
            legal = set(game.legal(s))
            some = rng.sample(sorted(legal, key=repr), min(len(legal), 30))
            tried = [*some, *anything(game, s, rng)]
            tried += [other for action in some[:12] for other in variations(action, rng)]
            for action in tried:
                accepted = agrees(game, rules, s, action)
                if len(legal) < sets.LISTED:
                    assert accepted == (listed(game, action, legal) in legal), (rules, action)
                if action in legal:
                    assert accepted

    check()


def agrees(game: AnyGame, rules: Any, s: Any, action: Action) -> bool:
    """True if `step` accepts an action of the seat to act; checks what is promised either way."""
    event, before = Event(game.actor(s), action), repr(s)
    reason = objection(game, s, event)
    assert (game.why_not(s, action) is None) == (reason is None), action
    if reason is not None:
        with pytest.raises(IllegalAction) as refusal:
            step(game, s, event)
        assert refusal.value.reason == reason
        assert repr(s) == before
        return False
    after = step(game, s, event)
    assert repr(s) == before
    assert after != s
    assert str(game.sentence(s, action))
    assert notation.action(repr(action)) == action
    for seat in (*range(game.seats(rules)), WATCHER):
        assert game.view(after, seat).seat == seat
    return True


@pytest.mark.parametrize("name", GAMES)
def test_chance_may_put_the_pack_in_any_order_and_do_nothing_else(name: str) -> None:
    game, rng = GAMES[name], Random(name)
    s = game.start(game.Rules())
    order = shuffle(game.pack(s), rng).order
    assert objection(game, s, Event(CHANCE, Shuffle(order))) is None
    for action in (Shuffle(order[1:]), Shuffle((*order, order[0])), PASS, Play(order[:1])):
        assert objection(game, s, Event(CHANCE, action)) is not None
    assert objection(game, s, Event(0, Shuffle(order))) is not None
    assert game.legal(s) == ()


# What the fields of a view hold while nothing is dealt, by the kind of number; and the fields that
# are settled before a deal.
NOT_YET = {"seat": NO_SEAT, "suit": NO_SUIT, "card": UNSEEN}
SETTLED = {
    *("seat", "phase", "actor", "legal", "prompt", "rounds", "unseen", "round", "of", "target"),
    *("starter", "dealer", "points", "fast", "redeals", "multiplier", "least", "way"),
}


@pytest.mark.parametrize("name", GAMES)
def test_the_fields_of_a_view_while_nothing_is_dealt(name: str) -> None:
    game, rng = GAMES[name], Random(name)
    for rules in game.PRESETS.values():
        s = game.start(rules)
        while True:
            actor = game.actor(s)
            for seat in (*range(game.seats(rules)), WATCHER):
                view = game.view(s, seat)
                dealt = actor >= 0 or game.phase(s) == "reshuffle"
                assert bool(view.sizes) == dealt
                if not dealt:
                    nothing_dealt(name, s, view)
            if actor == OVER:
                break
            action = shuffle(game.pack(s), rng) if actor == CHANCE else rng.choice(game.legal(s))
            s = game.apply(s, action)


def nothing_dealt(name: str, s: Any, view: Any) -> None:
    whole = GAMES[name].pack(GAMES[name].start(s.rules)) if name == "pesten" else bits(DECK)
    assert sorted(view.unseen) == sorted(whole)
    assert (view.legal, view.prompt) == ((), None)
    trump_known = name == "estimation_whist" or (view.phase == "deal" and name == "whist")
    settled = SETTLED | ({"trump", "leader"} if trump_known else set())
    hints = get_type_hints(type(view), include_extras=True)
    for field in set(view.__struct_fields__) - settled:
        value = getattr(view, field)
        if (kind := annotation(hints[field])) in NOT_YET:
            assert value == NOT_YET[kind], field
        else:
            assert not value, field


@pytest.mark.parametrize("name", GAMES)
def test_the_most_that_an_option_may_be_depends_on_the_players(name: str) -> None:
    kind = GAMES[name].Rules
    for players in range(2, 9):
        for option, most in kind.most_with(players).items():
            try:
                kind(players=players)
            except ValueError:  # the game is not for so many
                continue
            assert getattr(kind(**{"players": players, option: most}), option) == most
            with pytest.raises(ValueError, match=str(most + 1)):
                kind(**{"players": players, option: most + 1})


def test_what_the_table_does_by_itself_is_no_decision() -> None:
    game = GAMES["egyptian_estimation"]
    rules = game.Rules(void="compulsory")
    assert not is_decision(rules, Event(0, Void(0)))
    assert is_decision(game.Rules(), Event(0, Void(0)))
    assert is_decision(rules, Event(0, PASS))
    assert not is_decision(rules, Event(CHANCE, Shuffle(tuple(bits(DECK)))))
    made = 0
    for seed in range(200):
        s = game.start(rules)
        s = game.apply(s, shuffle(game.pack(s), Random(seed)))
        if event := table_event(game, s):
            made += 1
            assert not is_decision(rules, event)
            step(game, s, event)
    assert 0 < made < 200
