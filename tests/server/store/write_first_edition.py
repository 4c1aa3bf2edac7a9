"""Writes the stored data of `first_edition/`: a server's database and saved games of the terminal.

The files in that folder were written by the last version before the packages were renamed (commit
3aea2b2), and `test_first_edition` plays on with them.  They are not to be written again: a new
edition goes into a folder of its own.  The command names the program that writes:

    python -m tests.server.store.write_first_edition PATH/TO/longsuit FOLDER

It speaks to a running server over its socket and over HTTP, and imports nothing of Longsuit, so
that any version can be asked to write.
"""

import asyncio
import gzip
import json
import os
import secrets
import socket
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

# Short games, so that the files are small and the test is quick.
OPTIONS = {
    "estimation_whist": {"players": "3", "max_cards": "3"},
    "israeli_whist": {"deals": "2", "all_pass": "end"},
    "egyptian_estimation": {"normal_rounds": "1", "fast_rounds": "1"},
    "pesten": {"players": "3", "cards": "5"},
    "whist": {"players": "3", "cards": "5", "target": "6"},
}
POLICIES: dict[str, dict[str, Any]] = {
    "estimation_whist": {},
    "israeli_whist": {"odds": True, "advice": True},
    "egyptian_estimation": {"clock": "custom", "move": 1_000, "bank": 600_000},
    "pesten": {"cheat": True},
    "whist": {},
}
PASSWORD = "a first password"
CARDS = [rank + suit for suit in "cdhs" for rank in "23456789tjqka"]
# What a person types in the terminal: everything that may be legal; the rest is refused.
TYPED = ["call 1", "call 0", "call 2", "pass", "bid 5h", "no", "draw", "name hearts", *CARDS]
RNG = Random(14)
# The program is to import its own packages, whatever this process imports.
ENVIRONMENT = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}


class Person:
    """One person's socket, with the last view that came over it."""

    def __init__(self, url: str, name: str) -> None:
        self.url, self.name = url, name
        self.token, self.person = "", ""
        self.socket: ClientConnection | None = None
        self.id, self.n, self.game = 0, 0, ""
        self.view: dict[str, Any] = {}
        self.result: dict[str, Any] = {}

    async def open(self) -> None:
        self.socket = await connect(self.url, compression=None)
        welcome = await self.ask("hello", version=1, name=self.name, token=self.token)
        self.person, self.token = welcome["person"], welcome.get("token") or self.token
        self.n, self.game, self.view, self.result = 0, "", {}, {}

    async def ask(self, kind: str, **values: Any) -> dict[str, Any]:
        """The answer to a request, which may be an error; other messages are taken in."""
        assert self.socket is not None
        self.id += 1
        await self.socket.send(json.dumps({"type": kind, "id": self.id, **values}))
        while True:
            message = json.loads(await asyncio.wait_for(self.socket.recv(), 30))
            await self.receive(message)
            if message.get("id") == self.id:
                answer: dict[str, Any] = message
                return answer

    async def receive(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        if message["type"] in ("event", "undo", "view"):
            if message["game"] != self.game:
                self.result = {}
            self.game, self.n, self.view = message["game"], message["n"], message["view"]
        elif message["type"] == "commit":
            nonce = {"game": message["game"], "deal": message["deal"], "nonce": secrets.token_hex()}
            await self.socket.send(json.dumps({"type": "nonce", **nonce}))
        elif message["type"] == "result":
            self.result = message

    async def act(self) -> None:
        action = RNG.choice(self.view["legal"])["action"]
        await self.ask("act", n=self.n, action=action, nonce=secrets.token_hex(8))

    async def close(self) -> None:
        assert self.socket is not None
        await self.socket.close()


async def play(people: list[Person], stop: Callable[[Person], bool]) -> Person | None:
    """Plays at random until `stop` holds for the person to act, or the game is over."""
    while True:
        for person in people:
            await person.ask("ping")
        if any(person.result for person in people):
            return None
        for person in people:
            if person.view.get("legal") and person.view["phase"] != "over":
                if stop(person):
                    return person
                await person.act()
                break
        else:
            await asyncio.sleep(0.02)


def never(person: Person) -> bool:
    return False


def in_a_trick(person: Person) -> bool:
    """True if cards lie on the table and the game is neither young nor nearly over."""
    view = person.view
    laid = view["pile"] > 3 if "pile" in view else len(view.get("table", ())) > 0
    return view["phase"] == "play" and laid and len(view["hand"]) > 1


async def taken_back(people: list[Person], person: Person) -> bool:
    """Plays a card and takes it back with the consent of the others, if the server allows it."""
    await person.act()
    for other in people:
        await other.ask("ping")
    if (await person.ask("takeback", n=person.n))["type"] == "error":
        return False
    for other in people:
        if other is not person:
            await other.ask("answer", n=person.n, agree=True)
    await person.ask("ping")
    return True


async def table(people: list[Person], game: str) -> dict[str, Any]:
    """A table with one finished game and one in the middle of a trick."""
    host, *others = people
    for person in people:
        await person.open()
    opened = await host.ask(
        "create",
        game=game,
        options=OPTIONS[game],
        policy=POLICIES[game] | {"watch": "end", "public": True},
        nonce=secrets.token_hex(8),
    )
    code = opened["code"]
    for person in people:
        await person.ask("join", code=code)
    for person in others:
        await person.ask("sit")
    for seat in range(3, 4 if "players" not in OPTIONS[game] else 3):
        await host.ask("fill", seat=seat, player="heuristic")
    await host.ask("chat", text=f"Welcome to {game}.", nonce=secrets.token_hex(8))
    await others[0].ask("phrase", phrase="good_luck", nonce=secrets.token_hex(8))
    await host.ask("start")
    await play(people, never)
    found: dict[str, Any] = {"game": game, "finished": host.game, "totals": host.result["totals"]}
    await host.ask("rematch")
    actor = await play(people, in_a_trick)
    assert actor is not None, "the game ended first"
    if game == "whist":
        found["takebacks"] = 0
        while actor and not (found["takebacks"] and in_a_trick(actor)):
            found["takebacks"] += await taken_back(people, actor)
            actor = await play(people, in_a_trick)
    if game == "egyptian_estimation":
        assert actor is not None
        await asyncio.sleep(1.7)  # more than a move's time, so that the bank pays
        await actor.act()
        actor = await play(people, in_a_trick)
    if game == "pesten":
        assert actor is not None
        await actor.ask("assist", what="cheat")
        stranger = Person(host.url, "Dan")
        await stranger.open()
        await stranger.ask("join", code=code)
        await host.ask("kick", person=stranger.person)
        await stranger.close()
    assert actor is not None, "the game ended first"
    found |= {
        "unfinished": actor.game,
        "n": actor.n,
        "actor": actor.name,
        "legal": sorted(option["action"] for option in actor.view["legal"]),
        "hands": {person.name: person.view["hand"] for person in people},
        "scores": [line["totals"] for line in actor.view["rounds"]],
    }
    for person in people:
        await person.close()
    return {code: found}


async def rated(people: list[Person]) -> str:
    """A rated game of two people, played to its end."""
    for person in people:
        await person.open()
    opened = await people[0].ask(
        "create",
        game="whist",
        options={"players": "2", "cards": "3", "target": "2"},
        policy={"rated": True, "watch": "end"},
    )
    for person in people:
        await person.ask("join", code=opened["code"])
    await people[1].ask("sit")
    await people[0].ask("start")
    await play(people, never)
    game = people[0].game
    for person in people:
        await person.close()
    return game


async def database(port: int) -> dict[str, Any]:
    """Everything that a server stores; returns what the test must find again."""
    people = [Person(f"ws://127.0.0.1:{port}/ws", name) for name in ("Ann", "Bob", "Cy")]
    ann, bob = people[:2]
    tables: dict[str, Any] = {}
    for game in OPTIONS:
        tables |= await table(people, game)
    rated_game = await rated([ann, bob])
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as http:
        mine = {"authorization": f"Bearer {ann.token}"}
        account = {"name": "Ann", "password": PASSWORD}
        (await http.put("/api/me/account", headers=mine, json=account)).raise_for_status()
        link = (await http.post("/api/me/friends/link", headers=mine)).json()
        his = {"authorization": f"Bearer {bob.token}"}
        accept = await http.post("/api/me/friends", headers=his, json={"code": link["code"]})
        accept.raise_for_status()
        daily = (await http.post("/api/daily/whist", headers=mine)).json()
        ratings = (await http.get("/api/ratings/whist")).json()
        statistics = (await http.get("/api/me/statistics", headers=mine)).json()
        log = (await http.get(f"/api/games/{rated_game}/log")).text
        begin = {"log": log, "n": 4, "seat": 0}
        opened = await http.post("/api/tables", headers=his, json={"game": "whist", "from": begin})
        opened.raise_for_status()
    return {
        "people": {each.name: {"person": each.person, "token": each.token} for each in people},
        "password": PASSWORD,
        "tables": tables,
        "rated": rated_game,
        "ratings": ratings,
        "statistics": statistics,
        "daily": daily["code"],
        "from_position": opened.json()["code"],
    }


def serve(program: str, folder: Path) -> dict[str, Any]:
    """Runs a server on a new database until everything is in it."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    path = folder / "tables.db"
    words = ["serve", "--host", "127.0.0.1", "--port", str(port), "--db", f"sqlite:///{path}"]
    server = subprocess.Popen([program, *words, "--instant", "--no-limits"], env=ENVIRONMENT)
    try:
        for _ in range(300):
            try:
                if httpx.get(f"http://127.0.0.1:{port}/ready").status_code == 200:
                    break
            except httpx.TransportError:
                pass
            asyncio.run(asyncio.sleep(0.1))
        return asyncio.run(database(port))
    finally:
        server.terminate()
        server.wait()


def saved_game(program: str, path: Path, game: str, lines: int, *words: str) -> None:
    """A game in lines of text that the person leaves after so many lines."""
    options = [f"{key}={value}" for key, value in OPTIONS[game].items()]
    typed = (TYPED * (lines // len(TYPED) + 1))[:lines]
    command = [program, "play", game, *options, "--plain", "--players", "heuristic", *words]
    subprocess.run(
        [*command, "--save", str(path)],
        input="\n".join(typed) + "\n",
        stdout=subprocess.DEVNULL,
        text=True,
        check=True,
        env=ENVIRONMENT,
    )


def main(program: str, target: Path) -> None:
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        expected = serve(program, folder)
        with (
            closing(sqlite3.connect(folder / "tables.db")) as old,
            closing(sqlite3.connect(folder / "one.db")) as new,
        ):
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
            new.execute("VACUUM")
        packed = gzip.compress((folder / "one.db").read_bytes(), mtime=0)
        (target / "tables.db.gz").write_bytes(packed)
    text = json.dumps(expected, indent=1, sort_keys=True)
    (target / "expected.json").write_text(text + "\n", encoding="utf-8")
    for game in OPTIONS:
        saved_game(program, target / f"{game}.game", game, 75)
        saved_game(program, target / f"{game}_over.game", game, 6_000)
    saved_game(program, target / "practice.game", "whist", 60, "--practice", "--seed", "5")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
