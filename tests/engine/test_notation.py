import sys
from collections.abc import Callable
from itertools import product
from types import FrameType
from typing import Any

import pytest
from msgspec.structs import replace

from longsuit.engine import notation
from longsuit.engine.actions import (
    BIDS,
    CALLS,
    CHANCE,
    DASH,
    DRAW,
    NAMES,
    PASS,
    TAKE,
    Action,
    Choose,
    Event,
    Give,
    Play,
    Shuffle,
    Void,
)
from longsuit.engine.cards import DECK, JOKER, UNSEEN, bits
from longsuit.engine.fair_shuffle import Proof, commitment
from longsuit.engine.notation import BadNotation, Log
from longsuit.games.estimation_whist import Rules

CARDS = (*bits(DECK), JOKER, UNSEEN)
ACTIONS: list[Action] = [
    *CALLS,
    *[bid for row in BIDS for bid in row],
    *NAMES,
    *[Void(suit) for suit in range(4)],
    DRAW,
    TAKE,
    DASH,
    PASS,
    *[Choose(word) for word in ("redeal", "end", "continue", "no_trump")],
    *[Play((card,), last) for card, last in product(CARDS, (False, True))],
    *[Play(CARDS[at : at + 3], last) for at, last in product(range(50), (False, True))],
    *[Give(CARDS[at : at + n]) for at, n in product(range(50), (1, 3))],
]


def test_every_action_round_trips() -> None:
    for action in ACTIONS:
        assert notation.action(repr(action)) == action
        assert notation.action(repr(action).upper()) == action
        assert notation.action(f"  {repr(action).lower()} ") == action
        for seat in (0, 9):
            event = Event(seat, action)
            assert notation.event(repr(event)) == event
    for order in ((), CARDS[:52]):
        event = Event(CHANCE, Shuffle(order))
        assert notation.event(repr(event)) == event


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("7s", "7S"), ("10h", "TH"), ("6d 6s 6c LAST", "6D 6S 6C last"), ("bid 5h", "bid 5H"),
     ("Call 3", "call 3"), ("bid 10n", "bid 10N"), ("name s", "name S"), ("jo last", "JO last")],
)  # fmt: skip
def test_what_people_type(typed: str, meant: str) -> None:
    assert repr(notation.action(typed)) == meant


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("", "action_missing(forms=action_forms)"),
        ("fly", "no_such_action(text=fly, forms=action_forms)"),
        ("7x", "no_such_card(text=7x)"),
        ("7h 7", "no_such_card(text=7)"),
        ("h7", "no_such_action(text=h7, forms=action_forms)"),
        ("last", "no_such_action(text=last, forms=action_forms)"),
        ("7h last 8h", "no_such_card(text=last)"),
        ("call", "action_needs_one_word(verb=call)"),
        ("call 3 4", "action_needs_one_word(verb=call)"),
        ("call x", "number_out_of_range(text=x, least=0, most=26)"),
        ("call 99", "number_out_of_range(text=99, least=0, most=26)"),
        ("call -1", "number_out_of_range(text=-1, least=0, most=26)"),
        ("call ٣", "number_out_of_range(text=٣, least=0, most=26)"),
        ("bid 5", "number_out_of_range(text=, least=0, most=13)"),
        ("bid 5X", "no_such_suit(text=X, choices=('C', 'D', 'H', 'S', 'N'))"),
        ("bid 14S", "number_out_of_range(text=14, least=0, most=13)"),
        ("name N", "no_such_suit(text=N, choices=('C', 'D', 'H', 'S'))"),
        ("name hearts", "no_such_suit(text=hearts, choices=('C', 'D', 'H', 'S'))"),
        ("void", "action_needs_one_word(verb=void)"),
        ("give", "give_needs_cards"),
        ("give 7", "no_such_card(text=7)"),
        ("choose 7!", "bad_choice_word(text=7!)"),
        ("pass now", "action_stands_alone(verb=pass)"),
    ],
)
def test_what_is_no_action(typed: str, words: str) -> None:
    with pytest.raises(BadNotation) as error:
        notation.action(typed)
    assert str(error.value).startswith(words)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("x 7H", "bad_seat_digit(text=x)"),
        ("10 7H", "bad_seat_digit(text=10)"),
        ("* 7H", "only_chance_shuffles"),
        ("0 shuffle 7H", "only_chance_shuffles"),
        ("0", "action_missing(forms=action_forms)"),
    ],
)
def test_what_is_no_event(line: str, words: str) -> None:
    with pytest.raises(BadNotation) as error:
        notation.event(line)
    assert str(error.value).startswith(words)


HEX = [f"{n:064x}" for n in range(6)]

LOG = f"""game estimation_whist 1
rules players=3 max_cards=2
seats Ann Bob Cy

commit {HEX[0]}
nonce 0 {HEX[1]}
nonce 2 {HEX[2]}
* shuffle 2C 3C
0 call 1
* shuffle 3C 2C
commit {HEX[3]}
* shuffle 3C 2C
1 7H
commit {HEX[4]}
nonce 1 {HEX[4]}
reveal {HEX[5]}
"""


def test_a_log_round_trips() -> None:
    read = notation.log(LOG)
    assert repr(read) == LOG
    assert read.rules == {"players": "3", "max_cards": "2"}
    assert read.seats == ("Ann", "Bob", "Cy")
    assert read.lines == (8, 9, 10, 12, 13)
    assert read.proofs == (
        Proof(HEX[0], (HEX[1], "", HEX[2]), HEX[5]),
        None,
        Proof(HEX[3]),
        Proof(HEX[4], ("", HEX[4])),
    )
    assert repr(Log(game="x", proofs=(None,))) == "game x 1\n\n"


def test_comments_and_blank_lines_are_passed_over() -> None:
    read = notation.log("\n# a game\ngame x 2  # of two\n\n0 7H # a comment\n")
    assert (read.game, read.version, read.lines) == ("x", 2, (5,))
    assert read.events == (Event(0, notation.action("7H")),)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "log_line_error(line=1, why=log_begins_with_game)"),
        ("# nothing\n\n", "log_line_error(line=2, why=log_begins_with_game)"),
        ("rules players=3", "log_line_error(line=1, why=log_begins_with_game)"),
        ("game x", "log_line_error(line=1, why=log_begins_with_game)"),
        ("game x one", "log_line_error(line=1, why=log_begins_with_game)"),
        ("game x 1\ngame x 1", "log_line_error(line=2, why=second_game_line)"),
        (
            "game x 1\n0 7H\nrules a=1",
            "log_line_error(line=3, why=header_below_events(name=rules))",
        ),
        ("game x 1\nrules a", "log_line_error(line=2, why=bad_option_pair(text=a))"),
        ("game x 1\nrules a=", "log_line_error(line=2, why=bad_option_pair(text=a=))"),
        ("game x 1\nrules a=1 a=2", "log_line_error(line=2, why=option_twice(option=a))"),
        ("game x 1\n0 7H\n0 7Z", "log_line_error(line=3, why=no_such_card(text=7Z))"),
        ("game x 1\ncommit 12", "log_line_error(line=2, why=hex_digits_missing(name=commit))"),
        ("game x 1\nnonce", "log_line_error(line=2, why=hex_digits_missing(name=nonce))"),
        (
            f"game x 1\nnonce a {HEX[0]}",
            "log_line_error(line=2, why=number_out_of_range(text=a, least=0, most=9))",
        ),
        (f"game x 1\nnonce 0 {HEX[0]}", "log_line_error(line=2, why=nonce_out_of_place)"),
        (
            f"game x 1\ncommit {HEX[0]}\ncommit {HEX[0]}",
            "log_line_error(line=3, why=second_commitment)",
        ),
        (f"game x 1\nreveal {HEX[0]}", "log_line_error(line=2, why=nothing_to_reveal)"),
        (
            f"game x 1\n* shuffle 2C\nreveal {HEX[0]}",
            "log_line_error(line=3, why=nothing_to_reveal)",
        ),
    ],
)
def test_what_is_no_log(text: str, words: str) -> None:
    with pytest.raises(BadNotation) as error:
        notation.log(text)
    assert str(error.value).startswith(words)


def secret(n: int) -> str:
    return f"{n:064x}"


def log_of_proofs(n: int, revealed: Callable[[int], str] = secret) -> str:
    """A log of so many deals, whose secrets are revealed in the end, the last one first."""
    deals = [f"commit {commitment(secret(at))}\nnonce 0 {secret(at)}\n* shuffle" for at in range(n)]
    ends = [f"reveal {revealed(at)}" for at in reversed(range(n))]
    return "\n".join(["game pesten 1", *deals, *ends])


def log_of_options(n: int) -> str:
    return "\n".join(["game pesten 1", *[f"rules option{at}=1" for at in range(n)]])


def steps(work: Callable[[], object]) -> int:
    """The number of bytecode instructions that a call takes."""
    count = 0

    def trace(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal count
        frame.f_trace_opcodes = True
        count += event == "opcode"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
    return count


@pytest.mark.parametrize(
    "text",
    [
        log_of_proofs,
        lambda n: log_of_proofs(n, lambda at: secret(at + n)),  # none fits
        lambda n: "\n".join(
            [
                *("game pesten 1", *["* shuffle"] * n, f"commit {secret(0)}"),
                *[f"nonce 1 {secret(1)}"] * n,
            ]
        ),
    ],
    ids=["revealed", "wrongly revealed", "many nonces"],
)
def test_reading_a_log_takes_time_in_proportion_to_its_length(text: Callable[[int], str]) -> None:
    short, long = text(40), text(160)
    assert steps(lambda: notation.log(long)) < 4.5 * steps(lambda: notation.log(short))


def test_each_secret_is_hashed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    hashed: list[str] = []

    def counted(secret: str) -> str:
        hashed.append(secret)
        return commitment(secret)

    text = log_of_proofs(50)
    monkeypatch.setattr(notation, "commitment", counted)
    assert [proof and proof.secret for proof in notation.log(text).proofs] == list(
        map(secret, range(50))
    )
    assert len(hashed) == 50


def test_options_are_copied_once(monkeypatch: pytest.MonkeyPatch) -> None:
    copied = 0

    def counted(log: Log, **values: Any) -> Log:
        nonlocal copied
        copied += len(values.get("rules", ()))
        return replace(log, **values)

    monkeypatch.setattr(notation, "replace", counted)
    assert len(notation.log(log_of_options(50)).rules) == 50
    assert copied <= 50


def test_which_shuffle_a_secret_belongs_to() -> None:
    """To the first that committed to it and has none; one that fits none to the first of all."""

    def revealed(*secrets: int) -> list[str]:
        text = "\n".join([twice, *[f"reveal {secret(each)}" for each in secrets]])
        return [proof.secret if proof else "-" for proof in notation.log(text).proofs]

    deals = [f"commit {commitment(secret(each))}\n* shuffle" for each in (1, 2, 1)]
    twice = "\n".join(["game pesten 1", *deals, "* shuffle", f"commit {commitment(secret(3))}"])
    assert revealed(1) == [secret(1), "", "", "-", ""]
    assert revealed(1, 1) == [secret(1), "", secret(1), "-", ""]
    assert revealed(9, 1, 2) == [secret(9), secret(2), secret(1), "-", ""]
    assert revealed(3, 3, 3) == [secret(3)] * 3 + ["-", ""]  # the waiting one has no shuffle yet
    with pytest.raises(BadNotation, match="reveal"):
        revealed(1, 2, 1, 3)


def test_rules_as_text() -> None:
    rules = Rules(players=3, max_cards=7, hook=False, score="squared")
    text = notation.rules_text(rules)
    assert text == {"players": "3", "max_cards": "7", "hook": "no", "score": "squared"}
    assert notation.rules(Rules, text) == rules
    assert notation.rules_text(Rules()) == {}
    assert notation.value_text(None) == "auto"
    assert notation.value_text(True) == "yes"
    base = Rules(score="squared", max_cards=3)
    assert notation.rules(Rules, {"max_cards": "auto"}, base) == Rules(score="squared")
    assert notation.rules(Rules, {"hook": "OFF"}) == Rules(hook=False)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"player": "3"}, "no_such_option(option=player, choices=('players'"),
        (
            {"players": "0"},
            "option_refused(option=players, allowed=allowed_number(least=2, most=6), ",
        ),
        (
            {"players": "many"},
            "option_refused(option=players, allowed=allowed_number(least=2, most=6), ",
        ),
        (
            {"players": "auto"},
            "option_refused(option=players, allowed=allowed_number(least=2, most=6), ",
        ),
        (
            {"max_cards": "60"},
            "option_refused(option=max_cards, allowed=allowed_number_or_auto(least=1, most=15), ",
        ),
        (
            {"max_cards": "-1"},
            "option_refused(option=max_cards, allowed=allowed_number_or_auto(least=1, most=15), ",
        ),
        (
            {"hook": "maybe"},
            "option_refused(option=hook, allowed=allowed_choices(choices=('yes', 'no')), ",
        ),
        (
            {"score": "cubed"},
            "option_refused(option=score, allowed=allowed_choices(choices=('vanilla', 'squared')),",
        ),
        (
            {"score": "3"},
            "option_refused(option=score, allowed=allowed_choices(choices=('vanilla', 'squared')),",
        ),
        (
            {"players": "6", "max_cards": "9"},
            "hand_too_large(player_count=6, card_count=8, n=9, rule=§1)",
        ),
    ],
)
def test_rules_that_cannot_be(options: dict[str, str], words: str) -> None:
    with pytest.raises(ValueError) as error:  # noqa: PT011  the text says which
        notation.rules(Rules, options)
    assert str(error.value).startswith(words)
