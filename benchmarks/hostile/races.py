"""Two requests in the same moment, of which at most one may hold.

Both are sent before either answer is read, over two connections or over one; what is true
afterwards is read from the table that everybody is told of and from the game's entries.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random
from time import monotonic
from typing import Any

from .guests import Address, Guest, Table

Options = dict[str, str]
DONE = "done"


class Scene:
    """A table of two at which a race is run, with a third person who looks on."""

    def __init__(self, at: Address, rng: Random) -> None:
        home = f"198.18.{rng.randrange(256)}."
        self.rng = rng
        self.ann, self.bob, self.eve = (Guest(at, f"{home}{rng.randrange(1, 255)}") for _ in "abc")
        self.everybody = (self.ann, self.bob, self.eve)
        self.code = ""

    async def begin(self, started: bool = True) -> None:
        for guest in self.everybody:
            await guest.open()
        policy = {"thinking": "none", "chat": "off"}
        opened = await self.ann.ask(
            "create", game="pesten", options={"players": "2"}, policy=policy
        )
        self.code = opened["code"]
        for guest in self.everybody:
            await guest.ask("join", code=self.code)
        assert await self.bob.tell("sit") == DONE
        if started:
            assert await self.ann.tell("start") == DONE
            while not (self.seen(self.ann).legal or self.seen(self.bob).legal):
                await self.settle()
                await asyncio.sleep(0.02)

    def seen(self, guest: Guest) -> Table:
        return Table(guest.heard)

    async def settle(self) -> None:
        for guest in self.everybody:
            await guest.ask("ping")

    async def end(self) -> None:
        for guest in self.everybody:
            await guest.close()

    async def actor(self) -> tuple[Guest, Table]:
        await self.settle()
        return next(
            (guest, seen) for guest in (self.ann, self.bob) if (seen := self.seen(guest)).legal
        )

    async def together(self, *asked: tuple[Guest, str, dict[str, Any]]) -> list[str]:
        """Sends all requests, then reads all answers: the code of each, or its type."""
        numbers = [await guest.send(kind, **values) for guest, kind, values in asked]
        answers = []
        for (guest, _, _), number in zip(asked, numbers, strict=True):
            answer = await guest.answer(number)
            answers.append(str(answer.get("code") if answer["type"] == "error" else answer["type"]))
        await self.settle()
        return answers

    def owners(self) -> list[str]:
        """The person of each seat, by what everybody was told, which must be the same."""
        tables = [self.seen(guest).table for guest in self.everybody]
        seats = [[place.get("person", "") for place in table["seats"]] for table in tables]
        assert seats[0] == seats[1] == seats[2], seats
        people = [person for person in seats[0] if person]
        assert len(people) == len(set(people)), "somebody has two seats"
        return seats[0]


def act(seen: Table, which: int, nonce: str) -> dict[str, Any]:
    return {"n": seen.n, "action": seen.legal[which % len(seen.legal)], "nonce": nonce}


async def two_acts(scene: Scene) -> None:
    """Two actions at one n: exactly one counts."""
    guest, seen = await scene.actor()
    answers = await scene.together(
        (guest, "act", act(seen, 0, "a")), (guest, "act", act(seen, 1, "b"))
    )
    assert answers[0] == DONE, answers
    assert answers[1] in ("stale", "illegal", "not_playing"), answers


async def one_act_twice(scene: Scene) -> None:
    """One action sent twice with one nonce is one entry, and both answers name it."""
    guest, seen = await scene.actor()
    one = act(seen, 0, "once")
    numbers = [await guest.send("act", **one) for _ in range(2)]
    first, second = [await guest.answer(number) for number in numbers]
    assert first["type"] == second["type"] == DONE, (first, second)
    assert first["n"] == second["n"]
    await scene.settle()


async def act_and_undo(scene: Scene) -> None:
    """An action and its undoing, and an action of the other side: the entries stay in order."""
    guest, seen = await scene.actor()
    other = scene.bob if guest is scene.ann else scene.ann
    answers = await scene.together(
        (guest, "act", act(seen, 0, "c")),
        (guest, "undo", {"n": seen.n + 1}),
        (other, "takeback", {"n": seen.n + 1}),
        (other, "act", act(seen, 0, "d")),
    )
    assert answers[0] == DONE, answers
    assert scene.seen(scene.ann).n == scene.seen(scene.bob).n >= seen.n + 1


async def sit_and_stand(scene: Scene) -> None:
    await scene.together(
        (scene.bob, "stand", {}), (scene.eve, "sit", {"seat": 1}), (scene.bob, "sit", {"seat": 1})
    )
    owners = scene.owners()
    assert owners[1] in (scene.bob.person, scene.eve.person, ""), owners


async def one_seat_for_two(scene: Scene) -> None:
    assert await scene.bob.tell("stand") == DONE
    answers = await scene.together((scene.bob, "sit", {"seat": 1}), (scene.eve, "sit", {"seat": 1}))
    assert sorted(answers) in (["done", "no_seat"], ["done", "seat_taken"]), answers
    assert scene.owners()[1] in (scene.bob.person, scene.eve.person)


async def two_seats_for_one(scene: Scene) -> None:
    """Two connections of one person sit down at once; a person has one seat and one connection."""
    twin = Guest(scene.eve.at, scene.eve.address)
    await twin.open(token=scene.eve.token)
    assert await scene.bob.tell("stand") == DONE
    first = await scene.eve.send("sit", seat=1)
    second = await twin.send("join", code=scene.code)
    third = await twin.send("sit", seat=1)
    for guest, number in ((scene.eve, first), (twin, second), (twin, third)):
        await guest.answer(number)
    await scene.eve.close()
    scene.eve = twin
    scene.everybody = (scene.ann, scene.bob, twin)
    await twin.ask("join", code=scene.code)
    await scene.settle()
    assert scene.owners().count(twin.person) <= 1


async def double_host(scene: Scene) -> None:
    """The role of host goes to two people at once: one has it afterwards, and it is told to all."""
    answers = await scene.together(
        (scene.ann, "host", {"person": scene.bob.person}),
        (scene.ann, "host", {"person": scene.eve.person}),
        (scene.ann, "kick", {"person": scene.bob.person}),
    )
    assert answers.count(DONE) == 1, answers
    hosts = {scene.seen(guest).table["host"] for guest in scene.everybody}
    assert hosts == {scene.bob.person}, hosts


async def two_starts(scene: Scene) -> None:
    answers = await scene.together(*[(scene.ann, "start", {})] * 2)
    assert sorted(answers) in (["done", "playing"],), answers
    assert scene.seen(scene.bob).table["number"] == 1


async def start_and_stand(scene: Scene) -> None:
    answers = await scene.together((scene.ann, "start", {}), (scene.bob, "stand", {}))
    table = scene.seen(scene.eve).table
    if answers[0] == DONE:
        assert table["playing"], answers
    scene.owners()


async def two_rematches(scene: Scene) -> None:
    """Both ask for another game in the same moment: one begins."""
    for number in range(2_000):
        await scene.settle()
        if scene.seen(scene.ann).view.get("phase") == "over":
            break
        guest, seen = await scene.actor()
        await guest.ask("act", **act(seen, scene.rng.randrange(99), f"m{number}"))
        await asyncio.sleep(0.02)  # below the rate that a connection is allowed
    before = scene.seen(scene.ann).table.get("number", 1)
    answers = await scene.together((scene.ann, "rematch", {}), (scene.bob, "rematch", {}))
    assert sorted(answers) == ["done", "playing"], answers
    assert scene.seen(scene.bob).table["number"] == before + 1


async def close_and_act(scene: Scene) -> None:
    """A table closes while somebody acts: nobody can act there afterwards."""
    guest, seen = await scene.actor()
    numbers = [(scene.ann, await scene.ann.send("close"))]
    numbers.append((guest, await guest.send("act", **act(seen, 0, "late"))))
    for each, number in numbers:
        await each.answer(number)
    assert await scene.eve.tell("join", code=scene.code) in ("closed", "no_table")


async def close_and_join(scene: Scene) -> None:
    numbers = [(scene.ann, await scene.ann.send("close"))]
    numbers.append((scene.eve, await scene.eve.send("join", code=scene.code)))
    for each, number in numbers:
        await each.answer(number)
    assert await scene.bob.tell("sit") in ("not_here", "closed")


Race = Callable[[Scene], Awaitable[None]]
BEFORE_THE_GAME = (sit_and_stand, one_seat_for_two, two_seats_for_one, two_starts, start_and_stand)
RACES: tuple[Race, ...] = (
    *(two_acts, one_act_twice, act_and_undo, double_host, two_rematches),
    *(close_and_act, close_and_join),
    *BEFORE_THE_GAME,
)


async def run_race(at: Address, race: Race, rng: Random) -> None:
    scene = Scene(at, rng)
    try:
        await scene.begin(started=race not in BEFORE_THE_GAME)
        await race(scene)
    finally:
        await scene.end()


async def attack(at: Address, seconds: float, rng: Random) -> Counter[str]:
    counts, until = Counter[str](), monotonic() + seconds
    while monotonic() < until:
        race = rng.choice(RACES)
        await run_race(at, race, rng)
        counts[race.__name__] += 1
    return counts
