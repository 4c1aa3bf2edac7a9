"""The hard evidence of a seat in the trick games agrees with the true state."""

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from longsuit.belief.tricks import (
    after_one_pass,
    cards_beating,
    deal_events,
    evidence,
    excluded_suits,
    gift_subsets,
    hidden_cards,
    knowledge,
    masters,
    plays,
    possible_cards,
    shown_voids,
)
from longsuit.engine.actions import CHANCE, OVER, Event, Play, Shuffle, seen
from longsuit.engine.cards import HEARTS, NO_SUIT, SPADES, bits, mask, parse, suit_of
from longsuit.engine.game import shuffle
from longsuit.games import GAMES, israeli_whist, whist

TRICK_GAMES = [name for name in GAMES if name != "pesten"]
EVERY = [(name, GAMES[name].PRESETS[p]) for name in TRICK_GAMES for p in GAMES[name].PRESETS]
EVERY += [
    ("israeli_whist", israeli_whist.Rules(frisch=True, deals=3)),
    ("israeli_whist", israeli_whist.Rules(cards=6, deals=3)),
    ("whist", whist.Rules(enforce=False)),
]


def played(text: str) -> list[tuple[int, int]]:
    """Cards in their order, each by the next of four seats."""
    return [(at % 4, parse(word)) for at, word in enumerate(text.split())]


def cards(text: str) -> int:
    return mask(parse(word) for word in text.split())


def test_a_seat_that_does_not_follow_is_void() -> None:
    assert shown_voids(played("4H 5H 2S 6H"), 4, SPADES) == (0, 0, 1 << HEARTS, 0)
    assert shown_voids(played("4H 5H 2S 6H 3C"), 4, NO_SUIT) == (0, 0, 1 << HEARTS, 0)


def test_where_trump_may_be_played_at_any_time_only_a_discard_is_proof() -> None:
    assert shown_voids(played("4H 5H 2S 6H"), 4, SPADES, trump_any_time=True) == (0,) * 4
    both = 1 << HEARTS | 1 << SPADES
    assert shown_voids(played("4H 5H 2C 6H"), 4, SPADES, trump_any_time=True) == (0, 0, both, 0)
    alone = shown_voids(played("4H 5H 2C 6H"), 4, NO_SUIT, trump_any_time=True)
    assert alone == (0, 0, 1 << HEARTS, 0)


def test_only_the_last_deal_counts() -> None:
    deal = Event(CHANCE, Shuffle(()))
    first, second = Event(0, Play((parse("4H"),))), Event(1, Play((parse("5S"),)))
    assert deal_events((deal, first, deal, second)) == (second,)
    assert list(plays((deal, first, deal, second))) == [(1, parse("5S"))]
    assert list(plays((first, second))) == [(0, parse("4H")), (1, parse("5S"))]


def test_masters_and_cards_that_beat() -> None:
    assert masters(cards("AH QH KS 3C"), cards("KH 2C JS")) == cards("AH KS 3C")
    assert cards_beating(cards("AH 3H 2S 9C"), parse("9H"), SPADES) == cards("AH 2S")


def test_every_gift_is_counted_once() -> None:
    mine = [parse("2C"), parse("3C")]
    assert sum(chance for chance, _ in gift_subsets(mine)) == 1
    ways = list(after_one_pass([(card, 3) for card in mine]))
    assert sum(chance for chance, _ in ways) == 1
    assert {seat for _, holders in ways for _, seat in holders} == {3, 0}


@pytest.mark.parametrize(("name", "rules"), EVERY)
def test_hard_evidence_agrees_with_the_state(name: str, rules: Any) -> None:
    game = GAMES[name]
    checked = 0
    for seed in range(3):
        rng, s, log = Random(seed), game.start(rules), list[Event]()
        for _ in range(300):
            actor = game.actor(s)
            if actor == OVER:
                break
            if actor >= 0 and s.play.hands and rng.random() < 0.3:
                seat = rng.randrange(len(s.play.hands))
                view: Any = game.view(s, seat)
                events = tuple([seen(event, seat) for event in log])
                check(view, events, rules, s)
                checked += 1
            legal = game.legal(s)
            passing = [a for a in legal if repr(a) == "pass"]
            if actor == CHANCE:
                action: Any = shuffle(game.pack(s), rng)
            elif passing and game.phase(s) == "bid" and rng.random() < 0.9:
                action = passing[0]
            else:
                action = rng.choice(legal)
            log.append(Event(actor, action))
            s = game.apply(s, action)
    assert checked > 15


def check(view: Any, events: tuple[Event, ...], rules: Any, s: Any) -> None:
    hands = s.play.hands
    for hand, suits in zip(hands, excluded_suits(view, events, rules), strict=True):
        assert not any(suits >> suit_of(card) & 1 for card in bits(hand))
    ways = evidence(view, events, rules)
    assert sum([way.weight for way in ways]) == Fraction(1)
    true = [
        way
        for way in ways
        if all(held & ~hand == 0 for held, hand in zip(way.held, hands, strict=False))
    ]
    assert true
    others = sum([hand for seat, hand in enumerate(hands) if seat != view.seat])
    assert not others & ~hidden_cards(view)
    if getattr(rules, "enforce", True):
        k = knowledge(view, events, trump_any_time=getattr(rules, "follow", "") == "lead_or_trump")
        given = mask([card for gift in getattr(view, "given", ()) for card in gift])
        for seat, hand in enumerate(hands):
            assert seat == k.me or not hand & ~given & ~possible_cards(k, seat)
