"""A fuzz test of the server with hostile messages: malformed, oversized, out of order, repeated.

A game is in progress at a table whose code the attackers know.  Whatever they send, each message
with a readable id gets exactly one answer, every error is one of the list and none is `internal`,
and the players at that table go on as if nothing had happened.
"""

import asyncio
import json
import random
from collections import Counter
from time import monotonic
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from longsuit.client.connection import Client
from longsuit.games import GAMES
from longsuit.protocol import VERSION, requests
from longsuit.protocol import messages as told
from longsuit.protocol.errors import CODES
from longsuit.protocol.parts import Policy

from .guests import ATTACKER, Address
from .vocabulary import NUMBERS, WORDS, random_value

BATCH = 50  # messages between two pings


class Victim:
    """The facts that the attackers know of a table that is not theirs."""

    def __init__(self, code: str, game: str, people: list[str]) -> None:
        self.code, self.game, self.people = code, game, people


class Attacker:
    """A client that opens one connection after another until it has sent enough."""

    def __init__(self, url: str, victim: Victim, rng: random.Random, address: str = "") -> None:
        self.url, self.victim, self.rng = url, victim, rng
        self.headers = {"X-Forwarded-For": address} if address else None
        self.sent, self.last = 0, 0
        self.codes: Counter[str] = Counter()
        self.old: list[str | bytes] = []
        self.own = ""  # the code of a table of its own
        self.n, self.legal = 0, list[str]()  # where the game there stands

    async def attack(self, messages: int) -> None:
        while self.sent < messages:
            async with connect(
                self.url, compression=None, max_size=2**22, additional_headers=self.headers
            ) as ws:
                try:
                    if self.rng.random() < 0.9:
                        await self.batch(ws, [requests.encode(requests.Hello(version=VERSION))])
                    for _ in range(self.rng.randrange(1, 40)):
                        size = min(BATCH, messages - self.sent)
                        await self.batch(ws, [self.message() for _ in range(size)])
                except ConnectionClosed as error:
                    self.codes[f"closed {error.rcvd.code if error.rcvd else 'abruptly'}"] += 1
                    await asyncio.sleep(0.02)

    async def batch(self, ws: ClientConnection, messages: list[str | bytes]) -> None:
        """Sends some messages and checks every answer up to that of a final ping."""
        wanted = Counter(number for text in messages if (number := message_id(text)))
        for text in messages:
            await ws.send(text)
            self.sent += 1
        self.last += 1
        end = 500_000_000 + self.last
        await ws.send(requests.encode(requests.Ping(id=end)))
        answered: Counter[int] = Counter()
        while True:
            answer = told.decode(await asyncio.wait_for(ws.recv(), 60))
            number = getattr(answer, "id", 0)
            if number == end:
                break
            answered[number] += bool(number)
            if isinstance(answer, told.Error):
                self.codes[answer.code] += 1
                assert answer.code != "internal", messages
                assert answer.text.strip()
            elif isinstance(answer, told.Opened):
                self.own = answer.code
            elif isinstance(answer, told.Event | told.View):
                view = msgspec.json.decode(answer.view)
                self.n, self.legal = answer.n, [option["action"] for option in view["legal"]]
        assert answered == wanted, (wanted - answered, answered - wanted, messages)

    # What is sent.

    def message(self) -> str | bytes:
        rng = self.rng
        kind = rng.random()
        if kind < 0.3:
            self.last += 1
            ask = msgspec.structs.replace(self.earnest(), id=self.last)
            text: str | bytes = requests.encode(ask)
        elif kind < 0.55:
            text = json.dumps(self.shaped(), ensure_ascii=rng.random() < 0.5)
        elif kind < 0.65 and self.old:
            return rng.choice(self.old)
        elif kind < 0.8:
            text = self.broken()
        elif kind < 0.9:
            text = json.dumps(random_value(rng, 3))
        elif kind < 0.98:
            text = rng.randbytes(rng.randrange(60))
        elif kind < 0.99:
            text = "[" * rng.randrange(1, 9_000)
        else:
            text = json.dumps({"type": "chat", "text": "z" * rng.choice((499, 501, 17_000))})
        if len(self.old) < 500:
            self.old.append(text)
        return text

    def earnest(self) -> requests.Request:
        """A message that could be valid, some of them at a table of its own."""
        rng, seat = self.rng, self.rng.randrange(4)
        code = self.own if self.own and rng.random() < 0.8 else self.victim.code
        who = rng.choice(self.victim.people)
        choices: tuple[tuple[float, requests.Request], ...] = (
            (1, requests.Create(game=rng.choice(list(GAMES)), seats=("me", *["random"] * 3))),
            (1, requests.Create(game="pesten", options={"players": "2"}, seats=("me", "random"))),
            (4, requests.Join(code=code, game=self.victim.game, n=rng.randrange(9))),
            (3, requests.Start()),
            (2, requests.Rematch()),
            (2, requests.Fill(seat=seat, player="random")),
            (9, requests.Act(n=self.n, action=rng.choice(self.legal or ["7H"]), nonce=str(seat))),
            (
                9,
                requests.Act(
                    n=self.n, action=rng.choice(self.legal or ["7H"]), nonce=f"{rng.random()}"
                ),
            ),
            (1, requests.Sit(seat=seat)),
            (1, requests.Stand()),
            (1, requests.Since(n=rng.randrange(9), game=self.victim.game)),
            (1, requests.View()),
            (2, requests.Undo(n=self.n)),
            (2, requests.Takeback(n=self.n)),
            (1, requests.Answer(n=self.n, agree=True)),
            (1, requests.Assist(what="cheat")),
            (1, requests.Configure(policy=Policy(cheat=True, thinking="none"))),
            (1, requests.Configure(game=rng.choice(list(GAMES)))),
            (1, requests.Kick(person=who)),
            (1, requests.Host(person=who)),
            (1, requests.Nonce(game=self.victim.game, deal=1, nonce="0" * 64)),
            (1, requests.Leave()),
        )
        return rng.choices([c[1] for c in choices], [c[0] for c in choices])[0]

    def shaped(self) -> dict[str, Any]:
        """A message of a known type with fields that may or may not fit."""
        kind = self.rng.choice(get_args(requests.AnyRequest))
        if kind is requests.Close and self.rng.random() < 0.8:
            kind = requests.Act
        self.last += 1
        out: dict[str, Any] = {"type": kind.__name__.lower(), "id": self.last}
        for name, hint in get_type_hints(kind, include_extras=True).items():
            if name == "id" or self.rng.random() < 0.15:
                continue
            out[name] = (
                random_value(self.rng, 1) if self.rng.random() < 0.1 else self.fitting(name, hint)
            )
        if self.rng.random() < 0.03:
            out["seat"] = 0
        return out

    def fitting(self, name: str, hint: Any) -> Any:
        rng, victim = self.rng, self.victim
        known = {
            "code": (victim.code, self.own, victim.code.lower()),
            "person": tuple(victim.people),
            "game": (victim.game, "whist", "pesten"),
            "version": (VERSION, VERSION, 2),
            "token": ("", "guess" * 8),
            "n": (0, 1, 2, 5),
        }
        if name in known and rng.random() < 0.8:
            return rng.choice(known[name])
        if get_origin(hint) is Annotated:
            hint = get_args(hint)[0]
        if get_origin(hint) is Literal:
            return rng.choice(get_args(hint))
        if hint is int:
            return rng.choice(NUMBERS)
        if hint is bool:
            return rng.random() < 0.5
        if get_origin(hint) is dict:
            return {rng.choice(("players", "target", "x")): rng.choice(WORDS)}
        if get_origin(hint) is tuple:
            return [rng.choice(WORDS) for _ in range(rng.randrange(6))]
        if hint is Policy:
            return {rng.choice(list(get_type_hints(Policy))): random_value(rng, 0)}
        return rng.choice(WORDS)

    def broken(self) -> str:
        letters = list(json.dumps(self.shaped()))
        for _ in range(self.rng.randint(1, 3)):
            at = self.rng.randrange(len(letters))
            letters[at : at + self.rng.randrange(3)] = self.rng.choice(
                ('"', "{", "\\", "\x00", "9")
            )
        return "".join(letters)


class _Id(msgspec.Struct):
    id: int = 0


def message_id(text: str | bytes) -> int:
    """The id that an answer must carry, or 0."""
    if len(text) > 16_384:
        return 0
    try:
        requests.decode(text)
    except msgspec.DecodeError:
        pass
    except (UnicodeDecodeError, RecursionError):
        return 0
    try:
        return msgspec.json.decode(text, type=_Id).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return 0


async def siege(
    url: str, messages: int, seed: int, attackers: int = 4, address: str = ""
) -> Counter[str]:
    """Runs the attackers beside two players at a table; returns the counts of errors by code."""
    policy = {"chat": "off", "stand_in": 600, "takeback": False}
    async with Client(url, name="Ann") as ann, Client(url, name="Bob") as bob:
        code = await ann.create("pesten", options={"players": "2"}, policy=policy)
        await bob.join(code)
        await bob.sit()
        await ann.start()
        while not ann.view.get("legal") and not bob.view.get("legal"):
            await asyncio.sleep(0.01)
        victim = Victim(code, ann.game, [ann.person, bob.person])
        gang = [Attacker(url, victim, random.Random(seed + i), address) for i in range(attackers)]
        work = asyncio.gather(*(each.attack(messages // attackers) for each in gang))
        players = {0: ann, 1: bob}
        number, acted = ann.game, 0
        while not work.done():
            before = bob.n
            seat = ann.view["actor"]
            if seat in players and players[seat].view.get("legal"):
                action = players[seat].view["legal"][0]["action"]
                n = await players[seat].act(action)
                assert before < n <= before + 2, "somebody else has acted"
                acted += 1
            await asyncio.sleep(0.05)
            if ann.view["phase"] == "over":
                break
        await work
        assert acted, "the players were not left to play"
        assert ann.table is not None
        assert ann.table.host == ann.person
        assert [place.name for place in ann.table.seats] == ["Ann", "Bob"]
        assert not any(place.standing_in for place in ann.table.seats)
        assert (ann.game, ann.table.state) in ((number, "playing"), (number, "over"))
        assert ann.table.number == 1
    codes = sum((each.codes for each in gang), Counter[str]())
    assert set(codes) <= {*CODES, "closed 1009", "closed 4001", "closed 4003"}, codes
    return codes


async def attack(at: Address, seconds: float, rng: random.Random) -> Counter[str]:
    """One siege after another for so long, in each as many messages as one person may send."""
    codes: Counter[str] = Counter()
    until = monotonic() + seconds
    while monotonic() < until:
        codes += await siege(at.ws, 1_000, rng.randrange(10**6), address=ATTACKER)
        codes["messages"] += 1_000
    return codes
