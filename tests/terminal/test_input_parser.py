"""Parsing of typed actions, and the look of cards and sentences."""

import pytest

from longsuit.engine.actions import (
    BIDS,
    CALLS,
    DRAW,
    NAMES,
    PASS,
    PLAYS,
    TAKE,
    Action,
    Choose,
    Give,
    Play,
    Void,
)
from longsuit.engine.cards import DECK, HEARTS, NO_SUIT, bits
from longsuit.engine.notation import BadNotation, action, card
from longsuit.messages.languages import LANGUAGES
from longsuit.messages.render import Reader
from longsuit.terminal import input_parser, style
from longsuit.terminal.table_reader import at_table

ENGLISH, DUTCH, HEBREW = Reader(), Reader("nl"), Reader("he")

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
        ("take", (PLAYS[0], DRAW), "draw"),
        ("Take", (DRAW,), "draw"),
        ("draw", (DRAW,), "draw"),
        ("take", (PLAYS[0], TAKE), "take"),
        ("take", (DRAW, TAKE), "take"),
        ("take", (PLAYS[0], PASS), "take"),
    ],
)
def test_what_is_meant(text: str, legal: tuple[Action, ...], meant: str) -> None:
    assert input_parser.action(text, legal) == action(meant)


@pytest.mark.parametrize(
    ("text", "legal", "meant"),
    [
        ("bh", PLAYS, "JH"),
        ("v♦", PLAYS, "QD"),
        ("HH", PLAYS, "KH"),
        ("as", PLAYS, "AS"),
        ("kh", PLAYS, "KH"),  # the English letter too
        ("play vs last", PLAYS, "QS last"),
        ("harten", NAMES, "name H"),
        ("h", NAMES, "name H"),
        ("5 schoppen", AUCTION, "bid 5S"),
        ("bid 6 zonder troef", AUCTION, "bid 6N"),
        ("bc vc hc", (Give((9, 10, 11)),), "give JC QC KC"),
    ],
)
def test_what_is_meant_in_dutch(text: str, legal: tuple[Action, ...], meant: str) -> None:
    assert input_parser.action(text, legal, "nl") == action(meant)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_shown_to_be_typed_is_understood(language: str) -> None:
    plays = [PLAYS[c] for c in bits(DECK)]
    several: list[Action] = [*plays, *CALLS, *NAMES]
    for one in (*several, Play((card("TH"), card("KS"), card("JO")), True)):
        assert input_parser.action(input_parser.typed(one, language), (), language) == one
    reader = Reader(language)
    for play in plays:
        assert input_parser.action(style.cards(play.cards, reader), PLAYS, language) == play


def test_other_digits_are_understood() -> None:
    assert input_parser.action("٣", CALLS, "ar") == CALLS[3]
    assert input_parser.action("٧♥", PLAYS, "ar") == action("7H")


@pytest.mark.parametrize(
    "text", ["", "3", "fold", "call", "call x", "bid 5", "1s", "\ufe0e", "last"]
)
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(BadNotation):
        input_parser.action(text, PLAYS)


def test_cards_as_they_look() -> None:
    assert style.card(card("TH"), ENGLISH) == "10♥\ufe0e"
    assert style.card(card("JO"), ENGLISH) == "Joker"
    assert style.card(card("??"), ENGLISH) == "??"
    assert style.card(card("QH"), DUTCH) == "V♥\ufe0e"
    hand = [card("2C"), card("3C"), card("AD")]
    assert style.hand(hand, ENGLISH) == "2♣\ufe0e 3♣\ufe0e   A♦\ufe0e"
    assert style.hand(hand, HEBREW) == "\u20662♣\ufe0e 3♣\ufe0e   A♦\ufe0e\u2069"
    assert style.suit_word(HEARTS, ENGLISH) == "♥\ufe0e hearts"
    assert style.suit_word(NO_SUIT, ENGLISH) == "no trump"


def test_the_reader_at_a_table_is_you() -> None:
    reader = at_table(ENGLISH, ("Nour", "Sem", "Ann"), 3, 1)
    assert reader.names == ("Nour", "You", "Ann")
    assert [reader.person(seat) for seat in range(3)] == ["feminine", "you", "other"]
    assert at_table(ENGLISH, (), 2).names == ("Seat 1", "Seat 2")


def test_colours_ascii_and_widths() -> None:
    text = f"{style.bold('7♥')} {style.dim('10♠')} §4 “é”…"
    assert style.width("10♠\ufe0e") == 3
    assert style.width("\x1b[2m日本\x1b[22m") == 4
    assert style.to_ascii("7♥\ufe0e · §4 “é”…") == '7H - section 4 "e"...'
    assert style.CODES.sub("", style.colour_suits(text)) == "7♥ 10♠ §4 “é”…"
    assert "\x1b[31m7♥\x1b[39m" in style.colour_suits(text)
    in_two = [style.colour_suits(f"7{suit}", "two")[2:4] for suit in style.GLYPHS]
    assert in_two == ["39", "31", "31", "39"]
    assert len({style.colour_suits(f"7{suit}")[2:4] for suit in style.GLYPHS}) == 4
    assert style.wrap("a bb  cc ddd", 6, "  ") == "a bb\n  cc\n  ddd"
    assert style.in_columns(["a", "bb", "c"], 7) == ["a    c", "bb"]


def test_characters_that_only_direct_take_no_room() -> None:
    assert style.width("\u2068Nour\u2069 \u206610♠\ufe0e\u2069\u200f") == 8
    assert style.width("لمّة") == 3  # with a mark on the second letter
    assert style.to_ascii("\u2068Nour\u2069 \u20667♥\ufe0e\u2069") == "Nour 7H"
    rows = [["\u2068א\u2069", "1"], ["Nour", "10"]]
    assert style.grid(["", "n"], rows, "<>", ENGLISH)[1:] == [
        "\u2068א\u2069      1",
        "Nour  10",
    ]
    assert all(line.startswith("\u200f") for line in style.grid(["", "n"], rows, "<>", HEBREW)[1:])


def test_ascii_has_no_letters_for_some_languages() -> None:
    assert style.in_ascii(HEBREW).language == "en"
    assert style.in_ascii(DUTCH).language == "nl"
