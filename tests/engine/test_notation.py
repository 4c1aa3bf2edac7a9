import re
from itertools import product

import pytest

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
from longsuit.engine.fair_shuffle import Proof
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
        ("", "an action is missing"),
        ("fly", "'fly' is no action"),
        ("7x", "no card '7x'"),
        ("7h 7", "no card '7'"),
        ("h7", "'h7' is no action"),
        ("last", "'last' is no action"),
        ("7h last 8h", "no card 'last'"),
        ("call", "takes one word after it, not 0"),
        ("call 3 4", "takes one word after it, not 2"),
        ("call x", "'x' is not a number from 0 to 26"),
        ("call 99", "'99' is not a number from 0 to 26"),
        ("call -1", "'-1' is not a number"),
        ("call ٣", "is not a number"),
        ("bid 5", "'' is not a number from 0 to 13"),
        ("bid 5X", "no suit 'X': write one of C D H S N"),
        ("bid 14S", "'14' is not a number from 0 to 13"),
        ("name N", "no suit 'N': write one of C D H S"),
        ("name hearts", "no suit 'hearts'"),
        ("void", "takes one word"),
        ("give", "needs the cards to give"),
        ("give 7", "no card '7'"),
        ("choose 7!", "cannot be chosen"),
        ("pass now", "“pass” stands alone"),
    ],
)
def test_what_is_no_action(typed: str, words: str) -> None:
    with pytest.raises(BadNotation) as error:
        notation.action(typed)
    assert words in str(error.value)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("x 7H", "'x' is no seat"),
        ("10 7H", "'10' is no seat"),
        ("* 7H", "seats do everything else"),
        ("0 shuffle 7H", "chance, written *, shuffles"),
        ("0", "an action is missing"),
    ],
)
def test_what_is_no_event(line: str, words: str) -> None:
    with pytest.raises(BadNotation) as error:
        notation.event(line)
    assert words in str(error.value)


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
        ("", "line 1: no game"),
        ("# nothing\n\n", "line 2: no game"),
        ("rules players=3", "line 1: a log begins with “game NAME VERSION”"),
        ("game x", "line 1: a log begins"),
        ("game x one", "line 1: a log begins"),
        ("game x 1\ngame x 1", "line 2: there is one “game” line"),
        ("game x 1\n0 7H\nrules a=1", "line 3: “rules” belongs above"),
        ("game x 1\nrules a", "line 2: 'a' is no option: write name=value"),
        ("game x 1\nrules a=", "line 2: 'a=' is no option"),
        ("game x 1\nrules a=1 a=2", "line 2: the option a stands twice"),
        ("game x 1\n0 7H\n0 7Z", "line 3: there is no card '7Z'"),
        ("game x 1\ncommit 12", "line 2: “commit” needs 64"),
        ("game x 1\nnonce", "line 2: “nonce” needs 64"),
        (f"game x 1\nnonce a {HEX[0]}", "line 2: 'a' is not a number"),
        (f"game x 1\nnonce 0 {HEX[0]}", "line 2: a nonce comes after the commitment"),
        (f"game x 1\ncommit {HEX[0]}\ncommit {HEX[0]}", "line 3: the next shuffle has"),
        (f"game x 1\nreveal {HEX[0]}", "line 2: there is no shuffle left"),
        (f"game x 1\n* shuffle 2C\nreveal {HEX[0]}", "line 3: there is no shuffle left"),
    ],
)
def test_what_is_no_log(text: str, words: str) -> None:
    with pytest.raises(BadNotation) as error:
        notation.log(text)
    assert str(error.value).startswith(words)


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
        ({"player": "3"}, "there is no option 'player'; there are players, max_cards"),
        ({"players": "0"}, "players=0: choose a whole number from 2 to 6"),
        ({"players": "many"}, "players=many: choose a whole number from 2 to 6"),
        ({"players": "auto"}, "players=auto: choose a whole number"),
        ({"max_cards": "60"}, "max_cards=60: choose a whole number from 1 to 15, or auto"),
        ({"max_cards": "-1"}, "max_cards=-1: choose a whole number from 1 to 15, or auto"),
        ({"hook": "maybe"}, "hook=maybe: write yes or no"),
        ({"score": "cubed"}, "score=cubed: choose vanilla or squared"),
        ({"score": "3"}, "score=3: choose vanilla or squared"),
        ({"players": "6", "max_cards": "9"}, "§1: 6 players have at most 8 cards each, not 9"),
    ],
)
def test_rules_that_cannot_be(options: dict[str, str], words: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(words)}"):
        notation.rules(Rules, options)
