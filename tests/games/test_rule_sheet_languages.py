"""The rule sheets in other languages: line for line what the English ones say."""

import re

import pytest
from msgspec.structs import replace

from longsuit.games import GAMES, rule_sheets

from .test_rule_sheets import other_values

OTHERS = tuple(language for language in rule_sheets.LANGUAGES if language != "en")
LINE = re.compile(r"^(\[[^\]]+\] )?(- `\w+`: |## §\d+ |## |# |- )?(.*)$")
CARD = re.compile(r"(10|[2-9JQKABVH])([♣♦♥♠])")
DUTCH = {"B": "J", "V": "Q", "H": "K"}
SCRIPTS = {"nl": r"[A-Za-z]", "ar": r"[\u0600-\u06ff]", "he": r"[\u0590-\u05ff]"}
# English words that no translation has use for; options and their values stay English in lists.
ENGLISH = re.compile(r"\b(the|and|with|tricks?|cards?|trump|who|may|must)\b")


def lines(game: str, language: rule_sheets.Language) -> list[str]:
    return rule_sheets.source(game, language).splitlines()


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
def test_same_sections_conditions_values_and_cards(
    game: str, language: rule_sheets.Language
) -> None:
    english, other = lines(game, "en"), lines(game, language)
    assert [marks(line) for line in other] == [marks(line) for line in english]
    assert [facts(line) for line in other] == [facts(line) for line in english]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_left_in_english(game: str, language: rule_sheets.Language) -> None:
    for line in lines(game, language):
        text = re.sub(r"`[^`]*`|\{\w+\}|^\[[^\]]+\]", "", line)
        assert not ENGLISH.search(text), line
        if text.strip():
            assert re.search(SCRIPTS[language], text), line
    translated = rule_sheets.options(game, language)
    assert list(translated) == list(rule_sheets.options(game))
    assert not set(translated.values()) & set(rule_sheets.options(game).values())


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_every_preset_and_option_has_a_sheet(game: str, language: rule_sheets.Language) -> None:
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


@pytest.mark.parametrize("language", OTHERS)
def test_what_a_game_says_of_trumps_is_translated(language: rule_sheets.Language) -> None:
    text = rule_sheets.sheet("egyptian_estimation", GAMES["egyptian_estimation"].Rules(), language)
    words = list(rule_sheets.WORDS[language].values())
    assert rule_sheets.COMMA[language].join(reversed(words)) in text
