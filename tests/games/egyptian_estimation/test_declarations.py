"""Declaring voids and dash calls, apart from any game."""

import pytest

from longsuit.engine.actions import DASH, PASS, Choose, Void
from longsuit.engine.cards import DECK, SUIT_CARDS, mask, parse
from longsuit.games.egyptian_estimation import declarations
from longsuit.games.egyptian_estimation.declarations import REDEAL, Declarations

CLUBS_ONLY = SUIT_CARDS[0]
ALL_SUITS = mask([parse("2C"), parse("2D"), parse("2H"), parse("2S")])


@pytest.mark.parametrize(
    ("hand", "suits"),
    [
        (ALL_SUITS, 0),
        (DECK, 0),
        (CLUBS_ONLY, 0b1110),
        (SUIT_CARDS[3] | 1, 0b0110),
        (SUIT_CARDS[1] | SUIT_CARDS[2], 0b1001),
    ],
)
def test_void_suits(hand: int, suits: int) -> None:
    assert declarations.void_suits(hand) == suits


def test_nobody_is_asked_where_there_is_nothing_to_declare() -> None:
    assert declarations.done(declarations.begin(4, 2, 0, "off"))
    assert not declarations.done(declarations.begin(4, 2, 1, "off"))
    assert not declarations.done(declarations.begin(4, 2, 0, "declare"))


def test_all_speak_in_turn_from_the_first() -> None:
    d = declarations.begin(4, 2, 2, "off")
    seats = []
    for action in (PASS, DASH, PASS, DASH):
        seats.append(declarations.turn(d))
        d = declarations.declare(d, action)
    assert seats == [2, 3, 0, 1]
    assert declarations.done(d)
    assert d.dashed == 1 << 3 | 1 << 1


def test_a_void_keeps_the_turn() -> None:
    d = declarations.declare(declarations.begin(4, 1, 2, "declare"), Void(2))
    d = declarations.declare(d, Void(3))
    assert declarations.turn(d) == 1
    assert d.voids == (0, 0b1100, 0, 0)
    assert declarations.legal(d, CLUBS_ONLY) == (Void(1), DASH, PASS)


@pytest.mark.parametrize(
    ("d", "hand", "legal"),
    [
        (declarations.begin(4, 0, 2, "off"), CLUBS_ONLY, (DASH, PASS)),
        (declarations.begin(4, 0, 2, "declare"), ALL_SUITS, (DASH, PASS)),
        (declarations.begin(4, 0, 0, "declare"), ALL_SUITS, (PASS,)),
        (declarations.begin(4, 0, 0, "redeal"), ALL_SUITS, (PASS,)),
        (
            declarations.begin(4, 0, 0, "redeal"),
            CLUBS_ONLY,
            (Void(1), Void(2), Void(3), REDEAL, PASS),
        ),
    ],
)
def test_legal(d: Declarations, hand: int, legal: tuple[object, ...]) -> None:
    assert declarations.legal(d, hand) == legal


def test_all_voids_declared_one_may_still_ask_for_a_redeal() -> None:
    d = declarations.declare(declarations.begin(4, 0, 0, "redeal"), Void(1))
    assert declarations.legal(d, DECK & ~SUIT_CARDS[1]) == (REDEAL, PASS)


@pytest.mark.parametrize(
    ("d", "action", "reason"),
    [
        (
            declarations.begin(4, 0, 2, "off"),
            DASH,
            "too_many_dash_calls(player_count=2, rule=§b)",
        ),
        (declarations.begin(4, 0, 0, "declare"), DASH, "no_dash_calls(rule=§b)"),
        (declarations.begin(4, 0, 2, "off"), Void(1), "no_void_declarations(rule=§a)"),
        (declarations.begin(4, 0, 2, "declare"), Void(1), "not_void_in_suit(suit=D, rule=§a)"),
        (
            declarations.declare(declarations.begin(4, 0, 2, "declare"), Void(1)),
            Void(1),
            "void_already_declared(suit=D, rule=§a)",
        ),
        (
            declarations.begin(4, 0, 2, "redeal"),
            REDEAL,
            "redeal_needs_void(rule=§a)",
        ),
        (declarations.begin(4, 0, 2, "declare"), REDEAL, "declare_or_pass_now(rule=§b)"),
        (declarations.begin(4, 0, 2, "redeal"), Choose("end"), "declare_or_pass_now(rule=§b)"),
    ],
)
def test_refusals_say_why(d: Declarations, action: object, reason: str) -> None:
    assert str(declarations.why_not(d, action, "§a", "§b")) == reason  # type: ignore[arg-type]


def test_prompts() -> None:
    d = declarations.begin(4, 0, 1, "redeal")
    assert "void_prompt" in str(declarations.prompt(d, CLUBS_ONLY))
    assert str(declarations.prompt(d, ALL_SUITS)) == "dash_call_prompt"
    d = declarations.declare(d, DASH)
    assert str(declarations.prompt(d, ALL_SUITS)) == "nothing_to_declare_prompt"
    d = declarations.begin(4, 0, 1, "redeal")
    for suit in (1, 2, 3):
        d = declarations.declare(d, Void(suit))
    assert "void_prompt" in str(declarations.prompt(d, CLUBS_ONLY))


def test_s2_compulsory_voids_come_first_from_the_opener_on() -> None:
    hands = (CLUBS_ONLY, ALL_SUITS, CLUBS_ONLY, ALL_SUITS)
    d = declarations.begin(4, 1, 2, "compulsory", hands=hands)
    told = []
    while declarations.voids_due(d):
        seat = declarations.turn(d)
        (action,) = declarations.legal(d, hands[seat])
        assert str(declarations.why_not(d, PASS, "§a", "§b")).endswith("rule=§a)")
        told.append((seat, repr(action)))
        d = declarations.declare(d, action)
    assert told == [
        (2, "void D"), (2, "void H"), (2, "void S"), (0, "void D"), (0, "void H"), (0, "void S")
    ]  # fmt: skip
    assert (declarations.done(d), declarations.turn(d)) == (False, 1)
    assert declarations.legal(d, hands[1]) == (DASH, PASS)


def test_s2_without_dash_calls_nobody_is_asked_behind_compulsory_voids() -> None:
    d = declarations.begin(4, 0, 0, "compulsory", hands=(ALL_SUITS,) * 4)
    assert declarations.done(d)
    d = declarations.begin(4, 0, 0, "compulsory", hands=(ALL_SUITS, CLUBS_ONLY) * 2)
    for _ in range(6):
        assert not declarations.done(d)
        d = declarations.declare(d, declarations.legal(d, CLUBS_ONLY)[0])
    assert declarations.done(d)
