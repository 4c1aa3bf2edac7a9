"""The phases that games share, each rule by a table of cases."""

from itertools import product

import pytest

from longsuit.engine.actions import PASS, Action, Bid
from longsuit.engine.cards import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    NO_SEAT,
    NO_SUIT,
    SPADES,
    bits,
    mask,
    parse,
)
from longsuit.engine.notation import action
from longsuit.engine.phases import auction, calls, tricks
from longsuit.engine.phases.auction import bid_strain, bid_tricks, bid_value, next_bidder
from longsuit.engine.phases.calls import allowed_calls
from longsuit.engine.phases.tricks import beats, follow


def cards(text: str) -> int:
    return mask(parse(word) for word in text.split())


@pytest.mark.parametrize(
    ("hand", "led", "may"),
    [
        ("7H 2H AS", HEARTS, "7H 2H"),
        ("7H 2H AS", CLUBS, "7H 2H AS"),
        ("7H 2H AS", NO_SUIT, "7H 2H AS"),
        ("AS", SPADES, "AS"),
    ],
)
def test_follow_suit_if_able(hand: str, led: int, may: str) -> None:
    assert follow(cards(hand), led) == cards(may)


@pytest.mark.parametrize(
    ("card", "best", "trump", "wins"),
    [
        ("KH", "QH", SPADES, True),
        ("QH", "KH", SPADES, False),
        ("2S", "AH", SPADES, True),
        ("AC", "2H", SPADES, False),
        ("AH", "2S", SPADES, False),
        ("3S", "2S", SPADES, True),
        ("AS", "2H", NO_SUIT, False),
        ("3H", "2H", NO_SUIT, True),
    ],
)
def test_what_beats_what(card: str, best: str, trump: int, wins: bool) -> None:
    assert beats(parse(card), parse(best), trump) is wins


@pytest.mark.parametrize(("trump", "winner"), [(SPADES, 2), (CLUBS, 3)])
def test_the_trick_of_the_document(trump: int, winner: int) -> None:
    # Led by seat 1: 7D, 2S, AD, and KD from seat 0.
    hands = tuple(cards(c) for c in ("KD 3C", "7D 4C", "2S 5C", "AD 6C"))
    t = tricks.begin(hands, trump, 1)
    for card in ("7D", "2S", "AD", "KD"):
        t = tricks.play(t, parse(card))
    assert t.leader == winner
    assert t.won == tuple(int(seat == winner) for seat in range(4))
    assert (t.table, t.last_leader) == ((), 1)
    assert t.last == tuple(parse(c) for c in ("7D", "2S", "AD", "KD"))
    assert t.gone == cards("7D 2S AD KD")
    assert tricks.sizes(t) == (1, 1, 1, 1)
    assert not tricks.done(t)


def test_words_while_playing() -> None:
    t = tricks.begin((cards("KD 3C"), cards("7D 4C"), cards("9S 8S")), SPADES, 0)
    assert str(tricks.prompt(t)) == "lead_prompt"
    assert str(tricks.why_not(t, parse("7D"), "§5")) == "card_not_held(cards=7D)"
    assert tricks.why_not(t, parse("KD"), "§5") is None
    t = tricks.play(t, parse("KD"))
    assert str(tricks.prompt(t)) == "follow_suit_prompt(suit=D)"
    assert str(tricks.why_not(t, parse("4C"), "§5")) == "must_follow_suit(suit=D, rule=§5)"
    t = tricks.play(t, parse("7D"))
    assert str(tricks.prompt(t)) == "cannot_follow_prompt(suit=D)"


@pytest.mark.parametrize(
    ("most", "tricks", "called", "last", "hook", "barred"),
    [
        (3, 3, 2, True, True, {1}),
        (3, 3, 2, False, True, set()),
        (3, 3, 2, True, False, set()),
        (3, 3, 4, True, True, set()),
        (3, 3, 3, True, True, {0}),
        (5, 13, 10, True, True, {3}),
        (5, 13, 2, True, True, set()),
    ],
)
def test_allowed_calls(
    most: int, tricks: int, called: int, last: bool, hook: bool, barred: set[int]
) -> None:
    allowed = set(bits(allowed_calls(most, tricks, called, last, hook)))
    assert allowed & set(range(most + 1)) == set(range(most + 1)) - barred
    assert max(allowed) == most


def test_calls_go_round() -> None:
    c = calls.begin((2, 0), (-1, 5, -1, 0))
    assert (calls.turn(c), calls.last(c), calls.total(c), calls.done(c)) == (2, False, 5, False)
    c = calls.call(c, 3)
    assert (calls.turn(c), calls.last(c), calls.total(c)) == (0, True, 8)
    c = calls.call(c, 1)
    assert calls.done(c)
    assert c.numbers == (1, 5, 3, 0)


def test_words_while_calling() -> None:
    allowed = allowed_calls(3, 3, 2, last=True, hook=True)
    assert calls.why_not(2, 3, 3, allowed, "§4") is None
    assert str(calls.why_not(4, 3, 3, allowed, "§4")) == "call_out_of_range(most=3)"
    assert str(calls.why_not(1, 3, 3, allowed, "§4")) == (
        "call_hook_refused(total=3, n=1, rule=§4)"
    )
    assert str(calls.prompt(3, allowed)) == "call_prompt_except(least=0, most=3, n=1)"
    assert str(calls.prompt(3, 0b1111)) == "call_prompt(least=0, most=3)"


def test_bids_compare_by_tricks_then_strain() -> None:
    order = [bid_value(n, strain) for n, strain in product(range(14), range(5))]
    assert order == sorted(order)
    for n, strain in product(range(14), range(5)):
        assert (bid_tricks(bid_value(n, strain)), bid_strain(bid_value(n, strain))) == (n, strain)
    assert CLUBS < DIAMONDS < HEARTS < SPADES < NO_SUIT


@pytest.mark.parametrize(
    ("seat", "asked", "bidder"),
    [(0, 0b1111, 1), (3, 0b1111, 0), (1, 0b0010, 1), (1, 0b0001, 0), (2, 0, NO_SEAT)],
)
def test_next_bidder(seat: int, asked: int, bidder: int) -> None:
    assert next_bidder(seat, asked, 4, 1) == bidder
    others = sum([1 << -at % 4 for at in range(4) if asked >> at & 1])
    assert next_bidder(-seat % 4, others, 4, -1) == (-bidder % 4 if bidder > 0 else bidder)


def test_an_auction_after_six_hearts() -> None:
    a = auction.begin(4, 2, 0b1111)
    assert (a.turn, auction.tricks(a), auction.strain(a)) == (2, 0, NO_SUIT)
    a = auction.record_bid(a, Bid(6, HEARTS), 0b1011)
    assert (a.turn, a.holder, auction.tricks(a), auction.strain(a)) == (3, 2, 6, HEARTS)
    legal = auction.legal_bids(a, 5, 13)
    for text, fine in (("6S", 1), ("6N", 1), ("7C", 1), ("6H", 0), ("6D", 0), ("5N", 0)):
        bid = action(f"bid {text}")
        assert (bid in legal) == fine
        assert isinstance(bid, Bid)
        assert (auction.why_not(a, bid, 5, 13, "§2") is None) == fine
    assert legal[0] == PASS
    assert len(legal) == 1 + 2 + 7 * 5
    assert str(auction.why_not(a, Bid(6, CLUBS), 5, 13, "§2")) == (
        "bid_too_low(best_bid=6H, rule=§2)"
    )
    assert str(auction.why_not(a, Bid(4, NO_SUIT), 5, 13, "§2")) == (
        "bid_out_of_range(least=5, trick_count=13, rule=§2)"
    )
    for left in (0b0011, 0b0010, 0):
        assert not auction.done(a)
        a = auction.record_bid(a, PASS, left)
    assert auction.done(a)
    assert a.holder == 2
    said: list[tuple[int, Action]] = [(2, Bid(6, HEARTS)), (3, PASS), (0, PASS), (1, PASS)]
    assert list(a.history) == said
