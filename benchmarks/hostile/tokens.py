"""Tokens that are guessed, stolen, replayed after signing out; move codes used twice at once."""

import asyncio
from collections import Counter
from random import Random
from time import monotonic

from .guests import ATTACKER, Address, Guest, http_client

AT_ONCE = 12  # devices that use one code in the same moment


async def attack(at: Address, seconds: float, rng: Random) -> Counter[str]:
    counts, until = Counter[str](), monotonic() + seconds
    while monotonic() < until:
        home = f"198.18.{rng.randrange(256)}.{rng.randrange(1, 255)}"
        async with Guest(at, home) as owner:
            await guesses(at, owner.token, counts)
            await move_code(at, owner, counts)
            await sign_out(at, owner, home, counts)
    return counts


async def attempt(at: Address, address: str = ATTACKER, **hello: str) -> Guest | str:
    """The guest who was let in, or the code of the refusal."""
    guest = Guest(at, address)
    try:
        return await guest.open(**hello)
    except RuntimeError as error:
        await guest.close()
        return str(error)


async def guesses(at: Address, token: str, counts: Counter[str]) -> None:
    """Nothing near a token is one; who guesses too often is refused before any look."""
    for wrong in (token[:-1], token.swapcase(), token[::-1], token + "x", "0" * 43):
        let_in = await attempt(at, token=wrong)
        assert let_in in ("bad_token", "too_fast", "too_many", "closed"), let_in
        counts["guesses refused"] += 1


async def move_code(at: Address, owner: Guest, counts: Counter[str]) -> None:
    """Of many devices that use a code at once exactly one is let in."""
    answer = await owner.ask("move")
    if answer["type"] != "moved":
        return
    tried = await asyncio.gather(
        *(attempt(at, f"198.19.0.{n + 1}", move=answer["code"]) for n in range(AT_ONCE))
    )
    let_in = [guest for guest in tried if isinstance(guest, Guest)]
    assert len(let_in) == 1, tried
    assert let_in[0].person == owner.person
    assert let_in[0].token != owner.token
    for guest in let_in:
        await guest.close()
    counts["codes used twice, refused"] += AT_ONCE - 1


async def sign_out(at: Address, owner: Guest, home: str, counts: Counter[str]) -> None:
    """A stolen token is of no use once its owner has signed the device out."""
    moved = await owner.ask("move")
    if moved["type"] != "moved":
        return
    thief = await attempt(at, home, move=moved["code"])
    assert isinstance(thief, Guest), thief
    async with http_client(at, home, thief.token) as http:
        device = next(each for each in (await http.get("/api/me/devices")).json() if each["this"])
    async with http_client(at, home, owner.token) as http:
        gone = await http.delete(f"/api/me/devices/{device['id']}")
        assert gone.status_code in (200, 204), gone.text
    again = await attempt(at, home, token=thief.token)
    assert again == "bad_token", again
    counts["replayed tokens refused"] += 1
    try:
        still = await thief.tell("create", game="whist")
    except RuntimeError:
        still = "closed"
    assert still != "opened", "a signed-out device goes on"
    counts["open sockets of a signed-out device closed"] += 1
    await thief.close()
