"""Parsing of typed actions, and the look of cards and sentences."""

import pytest

from longsuit.engine.actions import (
    BIDS,
    CALLS,
    NAMES,
    PASS,
    PLAYS,
    Action,
    Choose,
    Give,
    Play,
    Void,
)
from longsuit.engine.cards import HEARTS
from longsuit.engine.notation import BadNotation, action, card
from longsuit.engine.sentences import Value, cards_value, say, seat_value, suit_value
from longsuit.terminal import input_parser, style

AUCTION: tuple[Action, ...] = (PASS, BIDS[5][2], BIDS[6][4])


@pytest.mark.parametrize(
    ("text", "legal", "meant"),
    [
        ("3", CALLS, "call 3"),
        ("call 3", CALLS, "call 3"),
        ("CALL 10", CALLS, "call 10"),
        ("7s", PLAYS, "7S"),
        ("play 7s", PLAYS, "7S"),
        ("10h", PLAYS, "TH"),
        ("7♠", PLAYS, "7S"),
        ("10♥\ufe0e", PLAYS, "TH"),
        ("6d 6s 6c last", PLAYS, "6D 6S 6C last"),
        ("6d, 6s, 6c", PLAYS, "6D 6S 6C"),
        ("joker", PLAYS, "JO"),
        ("5h", AUCTION, "bid 5H"),
        ("5 hearts", AUCTION, "bid 5H"),
        ("bid 5 h", AUCTION, "bid 5H"),
        ("bid 5♥", AUCTION, "bid 5H"),
        ("6nt", AUCTION, "bid 6N"),
        ("bid 6nt", AUCTION, "bid 6N"),
        ("bid 6 notrump", AUCTION, "bid 6N"),
        ("pass", AUCTION, "pass"),
        ("h", NAMES, "name H"),
        ("hearts", NAMES, "name H"),
        ("name heart", NAMES, "name H"),
        ("d", (Void(1),), "void D"),
        ("redeal", (Choose("redeal"),), "choose redeal"),
        ("2c 3c 4c", (Give((0, 1, 2)),), "give 2C 3C 4C"),
        ("give 2c 3c 4c", (Give((0, 1, 2)),), "give 2C 3C 4C"),
    ],
)
def test_what_is_meant(text: str, legal: tuple[Action, ...], meant: str) -> None:
    assert input_parser.action(text, legal) == action(meant)


@pytest.mark.parametrize(
    "text", ["", "3", "fold", "call", "call x", "bid 5", "1s", "\ufe0e", "last"]
)
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(BadNotation):
        input_parser.action(text, PLAYS)


def test_cards_and_sentences_as_they_look() -> None:
    assert style.card(card("TH")) == "10♥\ufe0e"
    assert style.card(card("JO")) == "Joker"
    assert style.card(card("??")) == "??"
    assert style.hand([card("2C"), card("3C"), card("AD")]) == "2♣\ufe0e 3♣\ufe0e   A♦\ufe0e"
    bid, suit = Value("bid", "6N"), suit_value(HEARTS)
    assert style.sentence(say("higher than {best}", best=bid)) == "Higher than 6 no trump"
    assert style.sentence(say("follow {suit}, {rule}", suit=suit, rule="§4")) == "Follow hearts, §4"
    for seat, words in ((1, "Bob acts"), (7, "Seat 7 acts")):
        sentence = say("seat {seat} acts", seat=seat_value(seat))
        assert style.sentence(sentence, ("Ann", "Bob")) == words
    cards = cards_value((card("TH"), card("JO")))
    assert style.sentence(say("play {cards}", cards=cards)) == "Play 10♥\ufe0e Joker"
    assert style.sentence(say("{cards} and {suit}", cards="7H", suit="H")) == "7H and H"


def test_colours_ascii_and_widths() -> None:
    text = f"{style.bold('7♥')} {style.dim('10♠')} §4 “é”…"
    assert style.width("10♠\ufe0e") == 3
    assert style.width("\x1b[2m日本\x1b[22m") == 4
    assert style.to_ascii("7♥\ufe0e · §4 “é”…") == '7H - section 4 "e"...'
    assert style.CODES.sub("", style.colour_suits(text)) == "7♥ 10♠ §4 “é”…"
    assert "\x1b[31m7♥\x1b[39m" in style.colour_suits(text)
    assert style.wrap("a bb  cc ddd", 6, "  ") == "a bb\n  cc\n  ddd"
    assert style.in_columns(["a", "bb", "c"], 7) == ["a    c", "bb"]


def test_an_action_has_one_look() -> None:
    assert style.notation(repr(Play((card("TH"), card("7S")), True))) == "10♥\ufe0e 7♠\ufe0e last"
    assert style.notation("bid 12N") == "bid 12 no trump"
