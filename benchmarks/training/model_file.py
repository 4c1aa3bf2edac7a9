"""Writes fitted models as `longsuit.sim.models.loader` reads them: a header and tables in JSON."""

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from longsuit.sim.models.loader import Header, dimensions

WIDTH = 16  # numbers to a line


def header(game: str, shape: Mapping[str, Any], unit: str, seed: int | str) -> Header:
    """The header of a model that this process has just fitted."""
    return Header(
        game=game,
        shape={name: list(sizes) for name, sizes in shape.items()},
        unit=unit,
        seed=seed,
        commit=commit(),
        command=command(),
    )


def commit() -> str:
    """The commit of the code, with a mark if it was edited since."""
    git = ["git", "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"]
    try:
        ran = subprocess.run(
            git, capture_output=True, text=True, check=True, cwd=Path(__file__).parent
        )
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return ran.stdout.strip()


def command() -> str:
    """The command line of this process, from the root of the repository."""
    return " ".join(["python -m", f"benchmarks.training.{Path(sys.argv[0]).stem}", *sys.argv[1:]])


def write(
    path: Path,
    tables: Mapping[str, Any],
    *,
    game: str,
    unit: str,
    seed: int | str,
    kept: Header | None = None,
) -> None:
    """Writes a model of tables with its header; `kept` is the header of those tables that were not
    fitted again."""
    shape = {name: dimensions(table) for name, table in tables.items()}
    head = header(game, shape, unit, seed)
    write_file(path, joined(kept, head) if kept else head, tables)


def joined(kept: Header, new: Header) -> Header:
    """The header of a file of which only some tables are new: both origins, one after the other."""

    def both(old: int | str, now: int | str) -> int | str:
        return now if old == now else f"{old}; {now}"

    return replace(
        new,
        seed=both(kept.seed, new.seed),
        commit=str(both(kept.commit, new.commit)),
        command=str(both(kept.command, new.command)),
    )


def write_file(path: Path, head: Header, tables: Mapping[str, Any]) -> None:
    """Writes a header and tables, a few numbers or one entry to a line."""
    rows = [f'"{name}": {table_text(table)}' for name, table in tables.items()]
    text = ",\n".join(rows)
    path.write_text(
        f'{{\n"header": {header_text(head)},\n"tables": {{\n{text}\n}}\n}}\n', encoding="utf-8"
    )


def header_text(head: Header) -> str:
    """A header in JSON, a field to a line."""
    fields = msgspec.to_builtins(head)
    lines = [f'"{name}": {msgspec.json.encode(value).decode()}' for name, value in fields.items()]
    return "{\n" + ",\n".join(lines) + "\n}"


def table_text(table: Any) -> str:
    """A table in JSON."""
    if isinstance(table, Mapping):
        lines = [f"{msgspec.json.encode(name).decode()}: {value}" for name, value in table.items()]
        return "{\n" + ",\n".join(lines) + "\n}"
    if isinstance(table, list | tuple) and not isinstance(table[0], list | tuple):
        rows = [table[at : at + WIDTH] for at in range(0, len(table), WIDTH)]
        return "[\n" + ",\n".join([", ".join(map(str, row)) for row in rows]) + "\n]"
    return msgspec.json.encode(table).decode()
