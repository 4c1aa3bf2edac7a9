"""The catalogues: the same messages in every language, complete, and without a slip."""

import re
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from typing import Any

import pytest
from babel import Locale
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from longsuit.bots.characters import CHARACTERS
from longsuit.engine.sentences import Sentence, value_type
from longsuit.messages.catalogue import FILES, Catalogue, MissingMessage, catalogue, source
from longsuit.messages.languages import ENGLISH, FOLDER, LANGUAGES
from longsuit.messages.render import Gender, Reader

from .entries import OTHERS, Parts, base, entries, file_entries, pairs, parse, parts
from .notation_words import notation_words

BIDI = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|</?bdi")
ID = re.compile("[a-z][a-zA-Z0-9]*(_[a-zA-Z0-9]+)*")
RAW = re.compile(r"[{}]|\$\w|object at")
COUNTS = (0, 1, 2, 3, 11, 100)
PEOPLE: tuple[tuple[Gender, bool], ...] = (
    ("feminine", False),
    ("masculine", False),
    ("", False),
    ("", True),  # the reader
)
KEYS = {
    "is": {"you", "feminine", "masculine", "other"},
    "id": {"C", "D", "H", "S", "N", "other"},
}
SAMPLES: dict[str, object] = {
    "card": "TS",
    "cards": "7H TS",
    "suit": "H",
    "bid": "6N",
    "action": "call 3",
    "seat": 0,
    "who": "Ann",
    "percent": 18,
    "score": -10,
    "list": ("a", "b"),
    "choices": ("a", "b"),
    "game": "pesten",
    "word": "joker",
    "seconds": 30,
    "date": "2026-11-16",
}

# Latin words that a text in another script has use for: names, and what a person types or reads
# on a screen of its own.
LATIN = {character.name for character in CHARACTERS} | set(
    "Longsuit Windows Jawaker Van Dongen Frisch Pesten Whist Estimation Nour Sem Hanna "
    "SQLite PostgreSQL Enter Shift https localhost "
    "longsuit make docs site numba cuda pip install verify deal Fisher Yates Python LLVM".split()
)
SCRIPTS = {"ar": "[\u0600-\u06ff]", "he": "[\u0590-\u05ff]"}
# English words that Dutch has no use for.
ENGLISH_WORDS = re.compile(
    r"\b(the|and|with|you|your|yours|this|that|these|cards?|tricks?|players?|who|may|must|can|not|"
    r"for|from|have|has|there|they|their|other|table|play|turn|if|it|it’s|can’t|don’t)\b",
    re.IGNORECASE,
)
QUOTED = re.compile("“[^”]*”|«[^»]*»|„[^”]*”")
# Messages that are right as they are in English: figures, signs, names, and words that are alike.
ALIKE = {
    "nl": {
        *("app_name", "program_version", "game_pesten", "choice_scoring_jawaker", "ok_button"),
        *("joker", "joker_name", "count_jokers", "role_dash_call", "dash_call_button"),
        *("round_note_saayda", "computer_expert", "rating_label", "ratings_heading"),
        *("account_heading", "browser_device", "lobby_heading", "menu_label", "help_menu"),
        *("chat_policy_label", "chat_tab", "later_button", "phrase_sorry", "row_hand"),
        *("column_score", "score_label", "scores_heading", "column_milliseconds"),
        *("field_dashed", "player_value_expert", "part_compiler"),
    },
    "ar": {"app_name", "program_version", "file_placeholder"},
    "he": {"app_name", "program_version", "file_placeholder"},
}


def listed(found: Iterable[object]) -> str:
    return "\n".join(sorted({str(one) for one in found}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_those_of_english(language: str) -> None:
    files = sorted(path.name for path in (FOLDER / language).iterdir() if path.is_file())
    assert [file for file in files if file.endswith(".ftl")] == sorted(f"{f}.ftl" for f in FILES)
    sheets = sorted(path.name for path in (FOLDER / language / "rules").iterdir())
    assert sheets == sorted(path.name for path in (FOLDER / ENGLISH / "rules").iterdir())


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_has_the_messages_and_attributes_of_english(language: str, file: str) -> None:
    own, english = file_entries(language, file), file_entries(ENGLISH, file)

    def names(messages: tuple[Any, ...]) -> set[str]:
        hints = {f"{e.id.name}.{a.id.name}" for e in messages for a in e.attributes}
        return hints | {e.id.name for e in messages}

    missing, more = names(english) - names(own), names(own) - names(english)
    assert not missing | more, f"missing: {sorted(missing)}; unknown: {sorted(more)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_stands_twice_and_each_is_a_readable_slug(language: str) -> None:
    found = Counter(entry.id.name for file in FILES for entry in file_entries(language, file))
    assert [id_ for id_, times in found.items() if times > 1] == []
    assert [id_ for id_ in found if not ID.fullmatch(id_)] == []


def test_a_text_that_is_not_fluent_is_found() -> None:
    with pytest.raises(SyntaxError, match="broken"):
        parse("broken = { $count ->\n   [one] a\n}\n")


@pytest.mark.parametrize("language", OTHERS)
def test_arguments_are_those_of_english_or_come_with_them(language: str) -> None:
    unknown = []
    for id_, english, own in pairs(language):
        known = {base(argument) for argument in english.arguments}
        unknown += [(id_, a) for a in own.arguments - english.arguments if base(a) not in known]
    assert not unknown, listed(unknown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_count_has_the_plural_forms_of_the_language(language: str) -> None:
    needed = {*Locale(language).plural_form.tags, "other"}
    wrong = []
    for id_, english, own in pairs(language):
        for argument in english.arguments | own.arguments:
            if value_type(argument) == "count":
                forms = [keys for name, keys, _ in own.selectors if name == argument]
                missing = [needed - keys for keys in forms if needed - keys]
                if missing or not forms:
                    wrong.append((id_, argument, missing or "no selector"))
    assert not wrong, listed(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_selectors_ask_for_what_can_be(language: str) -> None:
    wrong = []
    for id_, own in parts(language).items():
        for argument, keys, default in own.selectors:
            allowed = KEYS.get(value_type(argument))
            if allowed and id_ != "suit_name" and (keys - allowed or default != "other"):
                wrong.append((id_, argument, sorted(keys - allowed), default))
    assert not wrong, listed(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_leave_direction_to_the_program(language: str) -> None:
    assert [id_ for id_, own in parts(language).items() if BIDI.search("".join(own.text))] == []


def is_notation(word: str) -> bool:
    """True of words that are no English sentence: SHA-256, ms=1, 7H, estimation_whist."""
    return (
        len(word) == 1
        or word.isupper()
        or not word.isalpha()
        or word in LATIN
        or word in notation_words()
    )


@pytest.mark.parametrize("language", SCRIPTS)
def test_nothing_is_left_in_latin_script(language: str) -> None:
    wrong = []
    for id_, english, own in pairs(language):
        text = " ".join(own.text)
        words = re.findall(r"[A-Za-z][\w.=\[\]–-]*", text)
        left = [word for word in words if not is_notation(word.strip(".=[]"))]
        said = re.search("[A-Za-z]{3}", " ".join(english.text))
        if left or (said and id_ not in ALIKE[language] and not re.search(SCRIPTS[language], text)):
            wrong.append((id_, left or text))
    assert not wrong, listed(wrong)


def test_nothing_is_left_in_english_in_dutch() -> None:
    wrong = []
    for id_, own in parts("nl").items():
        text = QUOTED.sub("", " ".join(own.text))
        words = {found[0] for found in ENGLISH_WORDS.finditer(text)} - notation_words()
        if words:
            wrong.append((id_, sorted(words)))
    assert not wrong, listed(wrong)


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_the_same_as_in_english_is_listed(language: str) -> None:
    same = {
        id_
        for id_, english, own in pairs(language)
        if own.text == english.text and any(re.search("[a-zA-Z]{2}", text) for text in own.text)
    }
    assert same == ALIKE[language], sorted(same ^ ALIKE[language])


def samples(own: Parts, count: int, other: object) -> dict[str, object]:
    """A value for each argument, in notation."""
    return {
        name: count if value_type(name) == "count" else SAMPLES.get(value_type(name), other)
        for name in {base(argument) for argument in own.arguments}
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_rendered_with_any_count_and_of_anybody(language: str) -> None:
    wrong = []
    for id_, own in parts(language).items():
        if not entries(language)[id_].value:
            continue
        for count, (gender, me) in product(COUNTS, PEOPLE):
            reader = Reader(language, ("Ann", "Bob"), (gender, ""), 0 if me else -1)
            for other in (count, "x"):
                try:
                    text = reader.text(Sentence(id_, samples(own, count, other)))
                except MissingMessage as error:
                    wrong.append((id_, str(error)))
                    continue
                if RAW.search(text) or not text.strip():
                    wrong.append((id_, text))
    assert not wrong, listed(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_attribute_is_rendered(language: str) -> None:
    bundle = catalogue(language).bundle
    for id_, own in parts(language).items():
        values = dict.fromkeys(own.arguments, "x")
        for pattern in bundle.get_message(id_).attributes.values():
            text, errors = bundle.format_pattern(pattern, values)
            assert errors == [], id_
            assert text.strip(), id_
            assert not RAW.search(text), id_


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_refers_to_no_other(language: str) -> None:
    """Each is parsed when it is first asked for (`LazyBundle`), and alone."""
    found: list[str] = []

    class References(Visitor):  # type: ignore[misc]
        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
            found.append(node.id.name)

        def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
            found.append(node.id.name)

    for entry in entries(language).values():
        References().visit(entry)
    assert not found


def test_messages_are_parsed_when_they_are_asked_for() -> None:
    first = "# yes\none = 1\ntwo =\n    { $n ->\n       *[other] x\n}\n    .hint = 2\n\n# no\n"
    made = Catalogue(ENGLISH, (first, "three = { $n }\n"))
    assert set(made.bundle.unread) == {"one", "two", "three"}
    assert made.format("three", {"n": "3"}) == "3"
    assert set(made.bundle.unread) == {"one", "two"}
    assert made.format("two", {"n": "3"}) == "x"
    assert set(made.bundle.get_message("two").attributes) == {"hint"}
    assert "one" in made
    assert "yes" not in made
    assert not made.bundle.unread


def test_threads_may_ask_for_a_message_at_the_same_time() -> None:
    ids = list(entries(ENGLISH))
    made = Catalogue(ENGLISH, tuple(source(ENGLISH, file) for file in FILES))
    with ThreadPoolExecutor(4) as pool:
        found = pool.map(lambda id_: id_ in made, sorted(ids * 4))
    assert all(found)
