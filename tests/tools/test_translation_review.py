"""Translations are marked for review when their English changes."""

from pathlib import Path

import msgspec
import pytest

from longsuit.messages.languages import ENGLISH, LANGUAGES
from longsuit.tools import translation_review as review

OTHERS = [language for language in LANGUAGES if language != ENGLISH]


@pytest.mark.parametrize("language", OTHERS)
def test_the_file_names_only_messages_that_exist(language: str) -> None:
    assert set(review.reviewed(language)) - set(review.texts(ENGLISH)) == set()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A catalogue of two messages."""
    english = {"must_follow_suit": "Follow suit.", "seat_taken": "This seat is taken."}
    dutch = {"must_follow_suit": "Beken kleur.", "seat_taken": "Deze plaats is bezet."}
    (tmp_path / "nl").mkdir()
    monkeypatch.setattr(review, "FOLDER", tmp_path)
    monkeypatch.setattr(review, "texts", {"en": english, "nl": dutch}.__getitem__)
    return tmp_path


def test_a_translation_is_outdated_until_it_is_marked(folder: Path) -> None:
    assert review.outdated("nl") == ["must_follow_suit", "seat_taken"]
    review.mark("nl", ["seat_taken"], folder)
    assert review.outdated("nl") == ["must_follow_suit"]
    review.mark("nl", review.texts("nl"), folder)
    assert review.outdated("nl") == []


def test_english_that_changes_makes_it_outdated_again(folder: Path) -> None:
    review.mark("nl", review.texts("nl"), folder)
    review.texts("en")["seat_taken"] = "Somebody sits here."
    assert review.outdated("nl") == ["seat_taken"]


def test_messages_that_are_gone_are_forgotten(folder: Path) -> None:
    review.mark("nl", review.texts("nl"), folder)
    del review.texts("en")["seat_taken"]
    review.mark("nl", [], folder)
    kept = msgspec.json.decode((folder / "nl" / "reviewed.json").read_bytes())
    assert list(kept) == ["must_follow_suit"]


def test_comments_do_not_count() -> None:
    messages = {name: text for name, text in review.texts(ENGLISH).items() if "/" not in name}
    assert messages
    assert [name for name, text in messages.items() if not text.startswith(f"{name} =")] == []
