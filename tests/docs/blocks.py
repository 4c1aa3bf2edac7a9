"""The code blocks of the documentation, and what their markers ask for.

A block of Python is run, a block `console` is run and its output compared, a block `sh` is run.
Blocks of a page share a namespace and a folder, which holds `walkthrough.game`; one with a title is
a file of that name. The port 7777 becomes a free one. A comment before a block changes that:

    <!-- test: serve -->    it serves until the end of the page, and is then stopped by Ctrl+C
    <!-- test: parse -->    commands, options, targets and extras have to exist; nothing is run
    <!-- test: install -->  the package in the folder is installed, by its entry points alone
    <!-- test: slow -->     it is run in `make test-slow` only, and parsed otherwise
    <!-- test: none, WHY -->  it belongs to other programs, or is no program
"""

import re
from pathlib import Path

from msgspec import Struct

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", *sorted(DOCS.rglob("*.md"))]
MARKER = re.compile(r"^<!-- test: (.+) -->$")
FENCE = re.compile(r"^```(\w*)(?: title=\"([^\"]+)\")?\s*$")
MARKERS = ("serve", "parse", "install", "slow", "none")


class Block(Struct, frozen=True, kw_only=True):
    """A block of code in a page."""

    page: Path
    line: int  # of its first line of code
    language: str
    title: str  # the name of the file that it is, if it has one
    marker: str
    text: str

    @property
    def place(self) -> str:
        return f"{name_of(self.page)}:{self.line}"


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path) -> list[Block]:
    """The blocks of a page in order."""
    found, marker = [], ""
    lines = iter(enumerate(page.read_text(encoding="utf-8").splitlines(), 1))
    for number, line in lines:
        if mark := MARKER.match(line.strip()):
            marker = mark[1]
        elif line.startswith("```"):
            fence = FENCE.match(line)
            assert fence, f"{name_of(page)}:{number}: {line}"
            inside = []
            for _, text in lines:
                if text == "```":
                    break
                inside.append(text)
            block = Block(
                page=page,
                line=number + 1,
                language=fence[1],
                title=fence[2] or "",
                marker=marker,
                text="\n".join(inside) + "\n",
            )
            found.append(block)
            marker = ""
        elif line.strip():
            assert not marker, f"{name_of(page)}:{number}: a marker with no block"
    return found


def commands(block: Block) -> list[tuple[str, str]]:
    """The commands of a block of shell, each with the output that is shown below it."""
    if block.language == "sh":
        whole = block.text.replace("\\\n", "")
        lines = [line.split("  #")[0].strip() for line in whole.splitlines()]
        return [(line, "") for line in lines if line and not line.startswith("#")]
    parts = re.split(r"^\$ ", block.text, flags=re.MULTILINE)
    assert not parts[0].strip(), f"{block.place}: output without a command"
    return [(part.partition("\n")[0], part.partition("\n")[2]) for part in parts[1:]]


def typed(output: str) -> str:
    """What a person types in a transcript: the lines after `> `."""
    return "".join(f"{line[2:]}\n" for line in output.splitlines() if line.startswith("> "))


def agrees(shown: str, printed: str) -> bool:
    """True if a program printed what a page shows; `…` stands for anything, also for lines."""
    parts = [re.escape(tidy(part)) for part in tidy(shown).split("…")]
    return re.fullmatch(".*".join(parts), tidy(printed), re.DOTALL) is not None


def tidy(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.strip("\n").split("\n"))
