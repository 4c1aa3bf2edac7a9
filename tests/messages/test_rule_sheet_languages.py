"""The rule sheets in other languages: line for line what the English ones say."""

import re

import pytest
from msgspec.structs import replace

from longsuit.games import GAMES
from longsuit.messages import rule_sheets
from longsuit.messages.languages import LANGUAGES
from longsuit.messages.render import Reader
from longsuit.messages.values import list_text, suit_name

from .entries import OTHERS
from .notation_words import notation_words
from .test_catalogue import LATIN
from .test_rule_sheets import other_values

LINE = re.compile(r"^(\[[^\]]+\] )?(- `\w+`: |## §\d+ |## |# |- )?(.*)$")
FIELD = re.compile(r"\{[\w.:]+\}")
CARD = re.compile(r"(10|[2-9JQKABVH])([♣♦♥♠])")
DUTCH = {"B": "J", "V": "Q", "H": "K"}
SCRIPTS = {"nl": r"[A-Za-z]", "ar": r"[\u0600-\u06ff]", "he": r"[\u0590-\u05ff]"}
# English words that no translation has use for; options and their values stay English in lists.
ENGLISH = re.compile(r"\b(the|and|with|tricks?|cards?|trump|who|may|must)\b")


def lines(game: str, language: str) -> list[str]:
    return rule_sheets.source(game, language).splitlines()


def marks(line: str) -> tuple[str, str]:
    found = LINE.match(line)
    assert found
    return found[1] or "", found[2] or ""


def facts(line: str) -> tuple[list[str], list[str], list[str]]:
    """The values, the cards and the sections that a line names."""
    cards = [DUTCH.get(rank, rank) + suit for rank, suit in CARD.findall(line)]
    return sorted(FIELD.findall(line)), sorted(cards), sorted(re.findall(r"§\d+", line))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_same_sections_conditions_values_and_cards(game: str, language: str) -> None:
    english, other = lines(game, "en"), lines(game, language)
    assert [marks(line) for line in other] == [marks(line) for line in english]
    assert [facts(line) for line in other] == [facts(line) for line in english]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_left_in_english(game: str, language: str) -> None:
    for line in lines(game, language):
        text = FIELD.sub("", re.sub(r"`[^`]*`|^\[[^\]]+\]", "", line))
        assert not ENGLISH.search(text), line
        if re.search(r"\w", text):
            assert re.search(SCRIPTS[language], text), line
        if language != "nl":
            words = set(re.findall("[A-Za-z]{2,}", text))
            assert words - LATIN - notation_words() == set(), line
    translated = rule_sheets.options(game, language)
    assert list(translated) == list(rule_sheets.options(game))
    assert not set(translated.values()) & set(rule_sheets.options(game).values())


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_every_preset_and_option_has_a_sheet(game: str, language: str) -> None:
    chosen = list(GAMES[game].PRESETS.values())
    for option, value in other_values(game):
        try:
            chosen.append(replace(GAMES[game].Rules(), **{option: value}))
        except ValueError:
            continue  # it makes sense only beside another one
    for rules in chosen:
        text = rule_sheets.sheet(game, rules, language)
        assert not re.search(r"[{}]|^\[|\bNone\b", text, re.MULTILINE)
        assert len(text.splitlines()) == len(rule_sheets.sheet(game, rules).splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
def test_suits_and_counts_in_a_sheet_are_written_as_in_any_message(language: str) -> None:
    text = rule_sheets.sheet("egyptian_estimation", GAMES["egyptian_estimation"].Rules(), language)
    assert list_text([suit_name(suit, "other", language) for suit in "NSHDC"], language) in text
    rules = GAMES["whist"].Rules()
    assert Reader(language).say("count_cards", count=rules.cards) in rule_sheets.sheet(
        "whist", rules, language
    )


def test_a_field_has_the_forms_that_it_may_ask_for() -> None:
    known: dict[str, object] = {"cards": 1, "dealer": 0, "draw": "one", "trumps": (0, 4)}
    line = "{cards:count_cards}, {dealer:seat_number}, {draw}, {draw.none}, {trumps}, {cards}"
    filled = rule_sheets.filled_in(line, known, "en")
    assert filled == ("1 card, seat 1, Draw one card, Pass without drawing, clubs and no trump, 1")


@pytest.mark.parametrize("language", ["ar", "he"])
def test_figures_with_signs_keep_their_order(language: str) -> None:
    assert rule_sheets.isolate_figures("א +20, 10♠ ו־13", language) == (
        "א \u2066+20\u2069, \u206610♠\u2069 ו־13"
    )
    assert rule_sheets.isolate_figures("+20", "nl") == "+20"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_direction_is_left_to_the_program(game: str, language: str) -> None:
    source = rule_sheets.source(game, language)
    assert not re.search("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|<bdi", source)
