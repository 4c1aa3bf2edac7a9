"""The rule sheets in other languages: line for line what the English ones say."""

import re

import pytest
from msgspec.structs import replace
from test_sheets import other_values

from longsuit.games import GAMES, sheet

OTHERS = tuple(language for language in sheet.LANGUAGES if language != "en")
LINE = re.compile(r"^(\[[^\]]+\] )?(- `\w+`: |## §\d+ |## |# |- )?(.*)$")
CARD = re.compile(r"(10|[2-9JQKABVH])([♣♦♥♠])")
DUTCH = {"B": "J", "V": "Q", "H": "K"}
SCRIPTS = {"nl": r"[A-Za-z]", "ar": r"[\u0600-\u06ff]", "he": r"[\u0590-\u05ff]"}
# English words that no translation has use for; options and their values stay English in lists.
ENGLISH = re.compile(r"\b(the|and|with|tricks?|cards?|trump|who|may|must)\b")


def lines(game: str, language: sheet.Language) -> list[str]:
    return sheet.source(game, language).splitlines()


def marks(line: str) -> tuple[str, str]:
    found = LINE.match(line)
    assert found
    return found[1] or "", found[2] or ""


def facts(line: str) -> tuple[list[str], list[str], list[str]]:
    """The values, the cards and the sections that a line names."""
    cards = [DUTCH.get(rank, rank) + suit for rank, suit in CARD.findall(line)]
    return sorted(re.findall(r"\{\w+\}", line)), sorted(cards), sorted(re.findall(r"§\d+", line))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_same_sections_conditions_values_and_cards(game: str, language: sheet.Language) -> None:
    english, other = lines(game, "en"), lines(game, language)
    assert [marks(line) for line in other] == [marks(line) for line in english]
    assert [facts(line) for line in other] == [facts(line) for line in english]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_left_in_english(game: str, language: sheet.Language) -> None:
    for line in lines(game, language):
        text = re.sub(r"`[^`]*`|\{\w+\}|^\[[^\]]+\]", "", line)
        assert not ENGLISH.search(text), line
        if text.strip():
            assert re.search(SCRIPTS[language], text), line
    translated = sheet.options(game, language)
    assert list(translated) == list(sheet.options(game))
    assert not set(translated.values()) & set(sheet.options(game).values())


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_every_preset_and_option_has_a_sheet(game: str, language: sheet.Language) -> None:
    chosen = list(GAMES[game].PRESETS.values())
    for option, value in other_values(game):
        try:
            chosen.append(replace(GAMES[game].Rules(), **{option: value}))
        except ValueError:
            continue  # it makes sense only beside another one
    for rules in chosen:
        text = sheet.sheet(game, rules, language)
        assert not re.search(r"[{}]|^\[|\bNone\b", text, re.MULTILINE)
        assert len(text.splitlines()) == len(sheet.sheet(game, rules).splitlines())


@pytest.mark.parametrize("language", OTHERS)
def test_what_a_game_says_of_trumps_is_translated(language: sheet.Language) -> None:
    text = sheet.sheet("egyptian_estimation", GAMES["egyptian_estimation"].Rules(), language)
    words = list(sheet.WORDS[language].values())
    assert sheet.COMMA[language].join(reversed(words)) in text
