"""Runs the blocks of a page in a folder of their own."""

import os
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import click

from longsuit.bots import registry
from longsuit.commands.cli import COMMANDS, main

from .blocks import ROOT, Block, agrees, commands, typed

PATIENCE = 120  # seconds, as machines that test are busy
PORT = "7777"


class Runner:
    """What the blocks of one page share: folder, namespace, port and servers."""

    def __init__(self, folder: Path, *, slow: bool) -> None:
        self.folder, self.slow = folder, slow
        self.names: dict[str, Any] = {"__name__": "__main__"}
        self.servers: list[tuple[Block, subprocess.Popen[str]]] = []
        log = ROOT / "tests" / "golden" / "israeli_whist" / "walkthrough.game"
        shutil.copy(log, folder)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = str(probe.getsockname()[1])
        path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        modules = [str(folder), str(ROOT / "src"), str(ROOT)]
        self.env = {
            **os.environ,
            "PATH": path,
            "PYTHONPATH": os.pathsep.join(modules),
            "COLUMNS": "80",
            "PYTHONUNBUFFERED": "1",
        }

    def run(self, block: Block) -> None:
        text = block.text.replace(PORT, self.port)
        if block.title:
            (self.folder / block.title).write_text(text, encoding="utf-8")
        if block.marker == "serve":
            self.serve(block)
        elif block.marker == "parse" or (block.marker == "slow" and not self.slow):
            parse(block)
        elif block.marker == "install":
            self.install()
        elif block.marker.startswith("none"):
            return
        elif block.language == "python" and not block.title:
            numbered = "\n" * (block.line - 1) + text  # so that errors name the line of the page
            exec(compile(numbered, str(block.page), "exec"), self.names)
        elif block.language in ("sh", "console"):
            self.run_commands(block)

    def run_commands(self, block: Block) -> None:
        for command, shown in commands(block):
            done = subprocess.run(
                ["bash", "-c", command.replace(PORT, self.port)],
                cwd=self.folder,
                env=self.env,
                input=typed(shown),
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                timeout=PATIENCE,
                check=False,
            )
            why = f"{block.place}: {command}\nexit status {done.returncode}\n{done.stdout}"
            assert done.returncode == 0, why
            if block.language == "console":
                printed = done.stdout.replace(self.port, PORT)
                assert agrees(shown, printed), f"{block.place}: {command}\n{printed}"

    def serve(self, block: Block) -> None:
        """Starts a program and waits until it has printed an address."""
        ((command, _),) = commands(block)
        process = subprocess.Popen(
            shlex.split(command.replace(PORT, self.port)),
            cwd=self.folder,
            env=self.env,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.servers.append((block, process))
        assert process.stdout
        printed = []
        for line in process.stdout:
            printed.append(line)
            if "http://" in line:
                return
        raise AssertionError(f"{block.place}: {''.join(printed)}")

    def install(self) -> None:
        """Makes the entry points of the folder's package known, as an installation would."""
        project = tomllib.loads((self.folder / "pyproject.toml").read_text("utf-8"))["project"]
        known = self.folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
        known.mkdir()
        name = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
        (known / "METADATA").write_text(name, encoding="utf-8")
        lines = []
        for group, entries in project["entry-points"].items():
            lines += [f"[{group}]", *(f"{name} = {value}" for name, value in entries.items())]
        (known / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
        registry.kinds.cache_clear()

    def close(self) -> None:
        """Stops what serves, as Ctrl+C would; it has to end well."""
        registry.kinds.cache_clear()
        for block, process in self.servers:
            process.send_signal(signal.SIGINT)
            output, _ = process.communicate(timeout=PATIENCE)
            assert process.returncode in (0, 1, -signal.SIGINT), f"{block.place}: {output}"
            assert "Traceback" not in output, f"{block.place}: {output}"


def parse(block: Block) -> None:
    """Every command, option, make target and extra of a block exists; Python can be compiled."""
    if block.language == "python":
        compile(block.text, block.place, "exec")
        return
    for command, _ in commands(block):
        words = [word for word in shlex.split(command) if "=" not in word or word[0] == "-"]
        if "longsuit" in words[:2] and words[0] in ("longsuit", "sudo"):
            parse_longsuit(block, words[words.index("longsuit") + 1 :])
        elif words[0] == "make":
            targets = (ROOT / "Makefile").read_text(encoding="utf-8")
            for target in words[1:]:
                assert f"\n{target}:" in targets, f"{block.place}: make {target}"
        elif words[:2] == ["pip", "install"]:
            project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
            for extra in words[-1].partition("[")[2].rstrip("]").split(","):
                known = ("", *project["optional-dependencies"])
                assert extra in known, f"{block.place}: {command}"


def parse_longsuit(block: Block, words: list[str]) -> None:
    if not words or words[0].startswith("-"):
        return
    command: click.Command | None = main
    context = click.Context(main)
    while isinstance(command, click.Group) and words:
        command, words = command.get_command(context, words[0]), words[1:]
        assert command, f"{block.place}: there is no such command; there are {list(COMMANDS)}"
        context = click.Context(command, parent=context)
    assert command
    try:
        command.make_parser(context).parse_args(list(words))
    except click.UsageError as error:
        raise AssertionError(f"{block.place}: {error.format_message()}") from None
