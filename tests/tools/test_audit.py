"""What the audit makes of the answers of pip-audit and npm, and of their silence."""

import json
from typing import Any

import pytest

from longsuit.tools.audit import FOUND, UNKNOWN, Audit, npm_audit, pip_audit, report, status

SOUND = {"name": "msgspec", "version": "0.20.0", "vulns": []}
FLAWED = {
    "name": "starlette",
    "version": "0.1",
    "vulns": [{"id": "PYSEC-1", "fix_versions": ["0.2"], "aliases": [], "description": "…"}],
}
SKIPPED = {"name": "uvloop", "skip_reason": "Dependency not found on PyPI"}
NPM = {
    "vulnerabilities": {"svelte": {"range": "<5", "severity": "high"}},
    "metadata": {"dependencies": {"total": 130}},
}


def python(*packages: dict[str, Any]) -> Audit:
    return pip_audit(json.dumps({"dependencies": packages, "fixes": []}))


def npm(**values: Any) -> Audit:
    return npm_audit(json.dumps({**NPM, **values}))


@pytest.mark.parametrize(
    ("audits", "expected"),
    [
        ([python(SOUND), npm(vulnerabilities={})], 0),
        ([python(SOUND, FLAWED), npm(vulnerabilities={})], FOUND),
        ([python(SOUND), npm()], FOUND),
        ([python(SOUND, SKIPPED), npm(vulnerabilities={})], UNKNOWN),
        ([python(), npm(vulnerabilities={})], UNKNOWN),
        ([pip_audit(""), npm(vulnerabilities={})], UNKNOWN),
        ([python(SOUND), npm_audit('{"message": "405 Method Not Allowed"}')], UNKNOWN),
        ([python(FLAWED), npm_audit("")], FOUND),
    ],
)
def test_only_good_news_about_every_package_is_good_news(
    audits: list[Audit], expected: int
) -> None:
    assert status(audits) == expected


def test_the_report_names_what_was_found_and_what_was_not_audited() -> None:
    text = "\n".join(report("Python", python(SOUND, FLAWED, SKIPPED)))
    assert "packages looked up: 2; advisories: 1." in text
    assert "starlette 0.1: PYSEC-1, fixed in 0.2" in text
    assert "NOT AUDITED: 1" in text
    assert "uvloop" in text
    assert "svelte <5: high" in "\n".join(report("npm", npm()))
