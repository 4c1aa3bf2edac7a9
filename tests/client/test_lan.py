"""Discovery of servers on the local network, and the command that moves to another device."""

import asyncio
import gc
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from typing import Any

import httpx
import pytest
import uvicorn
from click.testing import CliRunner
from zeroconf import ServiceInfo, Zeroconf

from longsuit.client import lan
from longsuit.client.connection import Client
from longsuit.commands import serve
from longsuit.commands.cli import main

from ..server.live_server import LiveServer, free_port, live_server


def test_a_server_that_announces_itself_is_found() -> None:
    port = free_port()
    with lan.announce("Ann's house.\n", "127.0.0.1", port) as told:
        assert told
        servers: list[lan.LanServer] = []
        for _ in range(20):  # until it is announced
            servers = lan.discover(1.5, ["127.0.0.1"])
            if f"http://127.0.0.1:{port}/" in [server.url for server in servers]:
                break
    assert f"http://127.0.0.1:{port}/" in [server.url for server in servers]
    assert all(server.name.isprintable() for server in servers)


def test_a_server_does_not_wait_until_it_is_announced(monkeypatch: pytest.MonkeyPatch) -> None:
    entered, happened = Event(), list[str]()

    def register(self: Zeroconf, service: ServiceInfo) -> None:
        assert entered.wait(60)
        happened.append("registered")

    def unregister(self: Zeroconf, service: ServiceInfo) -> None:
        happened.append("unregistered")

    monkeypatch.setattr(Zeroconf, "register_service", register)
    monkeypatch.setattr(Zeroconf, "unregister_service", unregister)
    with lan.announce("Ann's house", "127.0.0.1", free_port()):
        assert not happened
        entered.set()
    assert happened == ["registered", "unregistered"]


def test_without_the_extra_the_command_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "zeroconf", None)
    with lan.announce("x", "127.0.0.1", 1) as told:
        assert not told
    result = CliRunner().invoke(main, ["tables"])
    assert result.exit_code == 1
    assert "needs an extra: install it with pip install zeroconf" in " ".join(result.output.split())


def test_only_addresses_that_neighbours_can_reach_are_announced() -> None:
    for host in ("127.0.0.1", "::1"):
        with serve.announce("x", host, 1) as told:
            assert not told


def test_a_server_is_announced_while_it_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    happened, often = [], gc.get_threshold()

    @contextmanager
    def announce(name: str, host: str, port: int) -> Iterator[bool]:
        happened.append("announced")
        yield True
        happened.append("withdrawn")

    def run(self: uvicorn.Server, **values: Any) -> None:
        happened.append("ran")

    monkeypatch.setattr("longsuit.server.logging_setup.configure", lambda as_json: None)
    monkeypatch.setattr(serve, "announce", announce)
    monkeypatch.setattr(uvicorn.Server, "run", run)
    words = ["serve", "--host", "127.0.0.1", "--port", "0", "--db", f"sqlite:///{tmp_path}/x.db"]
    try:
        result = CliRunner().invoke(main, words)
    finally:
        gc.set_threshold(*often)
    assert result.exit_code == 0, result.output
    assert happened == ["announced", "ran", "withdrawn"]


def test_the_tables_of_a_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(at: LiveServer) -> None:
        async with Client(at.ws, name="Ann") as ann:
            address = at.http.removeprefix("http://")
            empty = await asyncio.to_thread(CliRunner().invoke, main, ["tables", address])
            assert "There’s no public table yet." in empty.output
            await ann.create("pesten", policy={"public": True})
            there = [lan.LanServer("House", at.http)]
            monkeypatch.setattr(lan, "discover", lambda seconds: there)
            shown = await asyncio.to_thread(CliRunner().invoke, main, ["tables"])
            assert shown.output.startswith(f"House: {at.http}\n")
            assert "Pesten  waiting to start  3 open seats  Ann" in shown.output

    with live_server(tmp_path) as at:
        asyncio.run(story(at))
    for words, wanted in (
        (["tables", at.http], "There’s no Longsuit server at"),
        (["tables", "ftp://x"], "write http://HOST:PORT"),
    ):
        result = CliRunner().invoke(main, words)
        assert result.exit_code == 1
        assert wanted in result.output
    monkeypatch.setattr(lan, "discover", lambda seconds: [])
    assert "No server answered on this network." in CliRunner().invoke(main, ["tables"]).output


def test_the_link_to_another_device_is_a_qr_code(tmp_path: Path) -> None:
    async def story(at: LiveServer) -> None:
        async with Client(at.ws, name="Ann") as ann:
            refused = await asyncio.to_thread(httpx.post, f"{at.http}/api/move")
            assert refused.json()["code"] == "bad_token"
            token = {"authorization": f"Bearer {ann.token}"}
            move = await asyncio.to_thread(httpx.post, f"{at.http}/api/move", headers=token)
            made = move.json()
            assert made["svg"].startswith("<svg")
            assert made["link"] == f"{at.http}/#move={made['code']}"
            async with Client(at.ws, move=made["code"]) as phone:
                assert phone.person == ann.person
                assert phone.token != ann.token

    with live_server(tmp_path) as at:
        asyncio.run(story(at))


def test_this_computer_has_an_address_or_none() -> None:
    address = serve.lan_address()
    assert not address or socket.inet_aton(address)
