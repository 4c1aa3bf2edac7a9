"""The changelog and the version agree, and a release can be found in it."""

import re
from pathlib import Path

import pytest

from longsuit import __version__

CHANGELOG = Path(__file__).parents[1] / "CHANGELOG.md"
KINDS = {"Rules", "Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
RELEASE = re.compile(r"(\d+)\.(\d+)\.(\d+) · (\d{4}-\d{2}-\d{2})")


def problems(text: str, version: str) -> list[str]:
    """What is wrong with a changelog, in lines; empty if nothing is."""
    heads = re.findall(r"^## (.*)$", text, re.MULTILINE)
    wrong = []
    if not text.startswith("# Changelog\n") or heads[:1] != ["Unreleased"]:
        wrong.append("it begins with “# Changelog” and “## Unreleased”")
    releases = [RELEASE.fullmatch(head) for head in heads[1:]]
    wrong += [
        f"“## {head}” is not “## 1.2.3 · 2026-01-31”"
        for head, found in zip(heads[1:], releases, strict=True)
        if not found
    ]
    numbers = [tuple(map(int, found.group(1, 2, 3))) for found in releases if found]
    dates = [found[4] for found in releases if found]
    if numbers != sorted(set(numbers), reverse=True) or dates != sorted(dates, reverse=True):
        wrong.append("the newest release stands first")
    own = tuple(map(int, version.split(".")))
    if numbers and own < numbers[0]:
        wrong.append(f"version {version} is older than the newest release")
    for section in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        kinds = re.findall(r"^### (.*)$", section, re.MULTILINE)
        head = section.partition("\n")[0]
        wrong += [f"{head}: no such heading: {kind}" for kind in kinds if kind not in KINDS]
        wrong += [f"{head}: {kind} stands twice" for kind in set(kinds) if kinds.count(kind) > 1]
    return wrong


def test_the_changelog_is_in_order() -> None:
    assert problems(CHANGELOG.read_text(encoding="utf-8"), __version__) == []


@pytest.mark.parametrize(
    ("heads", "version", "wrong"),
    [
        ("## Unreleased\n## 0.1.0 · 2026-11-18\n### Added\n", "0.1.0", ""),
        ("## Unreleased\n## 0.1.0 · 2026-11-18\n", "0.2.0", ""),
        ("## 0.1.0 · 2026-11-18\n", "0.1.0", "Unreleased"),
        ("## Unreleased\n## 0.1.0\n", "0.1.0", "2026-01-31"),
        ("## Unreleased\n## 0.2.0 · 2026-11-18\n", "0.1.0", "older"),
        ("## Unreleased\n## 0.1.0 · 2026-11-18\n## 0.2.0 · 2026-11-17\n", "0.2.0", "stands first"),
        ("## Unreleased\n### Improved\n", "0.1.0", "no such heading"),
        ("## Unreleased\n### Added\n### Added\n", "0.1.0", "twice"),
    ],
)
def test_disorder_is_found(heads: str, version: str, wrong: str) -> None:
    found = "\n".join(problems(f"# Changelog\n\n{heads}", version))
    assert wrong in found
    assert bool(found) == bool(wrong)
