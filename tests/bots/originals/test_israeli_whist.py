"""The bids, calls and cards of the original Israeli Whist."""

from random import Random

import pytest

from longsuit.bots.originals.israeli_whist import (
    NO_TRUMP_CHANCES,
    PLAIN_CHANCES,
    TRUMP_CHANCES,
    trick_chance,
)
from longsuit.bots.registry import player
from longsuit.engine.actions import CHANCE, Event, Shuffle
from longsuit.engine.cards import DECK, bits, mask, names, parse
from longsuit.engine.game import replay
from longsuit.engine.notation import event
from longsuit.games import GAMES, israeli_whist


def cards(text: str) -> int:
    return mask(parse(word) for word in text.split())


def test_the_chances_are_those_of_the_document() -> None:
    assert TRUMP_CHANCES == (10, 10, 10, 10, 10, 11, 13, 17, 28, 47, 71, 90, 100)
    assert NO_TRUMP_CHANCES[5:] == (1, 3, 8, 19, 40, 65, 86, 97)
    assert PLAIN_CHANCES[5:] == (1, 3, 8, 18, 38, 62, 82, 92)
    assert NO_TRUMP_CHANCES[:5] == PLAIN_CHANCES[:5] == (0,) * 5
    assert [trick_chance(parse("QH"), strain) for strain in range(5)] == [62, 62, 71, 62, 65]


SPADES = "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"


def at(rules: israeli_whist.Rules, hands: str, *lines: str) -> israeli_whist.State:
    """The state after a deal with these cards on top of the pack, and these events."""
    top = tuple(parse(word) for word in hands.split())
    order = (*top, *[c for c in bits(DECK) if c not in top])
    events = [Event(CHANCE, Shuffle(order)), *map(event, lines)]
    s: israeli_whist.State = replay(GAMES["israeli_whist"], rules, events)
    return s


def answer(s: israeli_whist.State, seed: int = 1) -> str:
    game = GAMES["israeli_whist"]
    play = player("classic(israeli)", "israeli_whist", s.rules)
    return repr(play(game.view(s, game.actor(s)), (), Random(seed)).action)


RULES = israeli_whist.Rules()


def test_a_bid_draws_a_lot_for_every_card() -> None:
    """All thirteen spades count 4.27 tricks in spades on average."""
    s = at(RULES, SPADES)
    bids = [answer(s, seed) for seed in range(400)]
    made = [int(text[4]) for text in bids if text != "pass"]
    assert {text[5] for text in bids if text != "pass"} <= {"S", "N"}  # the higher of equals
    assert 0.3 < len(made) / 400 < 0.5
    assert min(made) == 5
    assert max(made) >= 7


def test_no_bid_on_nothing() -> None:
    s = at(RULES, "2C 3C 4C 2D 3D 4D 2H 3H 4H 2S 3S 4S 5S")
    assert {answer(s, seed) for seed in range(50)} == {"pass"}


def test_a_seat_that_was_overbid_stays_with_its_bid() -> None:
    s = at(RULES, SPADES, "0 bid 5S", "1 bid 6S", "2 pass", "3 pass")
    assert {answer(s, seed) for seed in range(50)} == {"pass"}


@pytest.mark.parametrize(
    ("lines", "call"),
    [
        (("0 pass", "1 bid 5S", "2 pass", "3 pass", "2 call 0", "3 call 0"), "call 13"),
        (("0 pass", "1 bid 5H", "2 pass", "3 pass", "2 call 0", "3 call 0"), "call 0"),
        (("0 pass", "1 bid 5H", "2 pass", "3 pass", "2 call 5", "3 call 3"), "call 1"),  # refused
        (("0 pass", "1 bid 5N", "2 pass", "3 pass", "2 call 1", "3 call 1"), "call 13"),
        (("0 pass", "1 pass", "2 pass", "3 pass", "0 choose continue"), "call 13"),
    ],
)
def test_the_call_is_the_number_of_ruling_cards(lines: tuple[str, ...], call: str) -> None:
    assert answer(at(RULES, SPADES, *lines)) == call


def test_nobody_can_call_fourteen() -> None:
    hands = "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD"
    lines = [f"{seat} pass" for seat in range(4)]
    calls = ["0 choose continue", "0 call 0", "1 call 0", "2 call 0"]
    assert answer(at(RULES, hands, *lines, *calls)) == "call 12"


def test_the_ruler_calls_its_bid() -> None:
    s = at(
        israeli_whist.Rules(may_raise=True), SPADES, "0 bid 6S", *[f"{n} pass" for n in (1, 2, 3)]
    )
    assert answer(s) == "call 6"


def test_when_all_have_passed_it_plays_on() -> None:
    s = at(RULES, SPADES, *[f"{seat} pass" for seat in range(4)])
    assert answer(s) == "choose continue"


def test_it_passes_on_its_first_cards() -> None:
    hand = "AS KS QS JS TS 9S 8S 7S 2H 4C 3C AD KD"
    s = at(israeli_whist.Rules(frisch=True), hand, *[f"{seat} pass" for seat in range(4)])
    assert answer(s) == "give 3C KD AD"


@pytest.mark.parametrize(
    ("hand", "led", "card"),
    [
        ("AS KS QS JS TS 9S 8S 7S 2H 4C 3C AD KD", "", "KD"),  # leading: diamonds first
        ("AS KS QS JS TS 9S 8S 7S 2H 4C 3C 5C 6C", "", "3C"),
        ("AS KS QS JS TS 9S 8S 7S 2H 4C 3C AD KD", "2C", "3C"),
        ("AS KS QS JS TS 9S 8S 7S 2H 4C 3C AD KD", "3H", "2H"),
        ("AS KS QS JS TS 9S 8S 7S 6S 4C 3C 5C 6C", "3H", "3C"),
    ],
)
def test_the_first_legal_card_in_the_order_d_c_h_s(hand: str, led: str, card: str) -> None:
    calls = [f"{n} call 0" for n in range(4)]
    if led:
        others = [c for c in bits(DECK & ~cards(hand)) if c != parse(led)]
        order = f"{names(others[:12])} {led} {hand}"
        lines = ["0 bid 5N", "1 pass", "2 pass", "3 pass", *calls[1:], f"0 {led}"]
    else:
        order, lines = hand, ["0 bid 5N", "1 pass", "2 pass", "3 pass", *calls[1:]]
    assert answer(at(RULES, order, *lines)) == card


def test_with_few_cards_it_bids_and_calls_no_more_than_there_are() -> None:
    rules = israeli_whist.Rules(cards=4)
    hands = "AS KS QS JS 2H 3H 4H 5H 2D 3D 4D 5D 2C 3C 4C 5C"
    bids = {answer(at(rules, hands), seed) for seed in range(40)}
    assert {text[4] for text in bids if text != "pass"} == {"2", "3", "4"}
    ruled = ("0 pass", "1 bid 2S", "2 pass", "3 pass", "2 call 0", "3 call 0")
    assert answer(at(rules, hands, *ruled)) == "call 4"  # as many as it holds of the ruling suit
    barred = ("0 pass", "1 pass", "2 pass", "3 bid 2S")  # seat 0 calls first, and seat 2 last
    s = at(rules, hands, *barred, "0 call 0", "1 call 0")
    assert answer(s) == "call 0"
