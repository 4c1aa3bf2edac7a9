"""Pages of other origins, which try to act for somebody who looks at them."""

from collections import Counter
from random import Random
from time import monotonic

from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from .guests import ATTACKER, Address, Guest, http_client

FORGED = (
    "http://evil.example",
    "null",
    "http://[",
    "file://",
    "http://127.0.0.1",
    "https://127.0.0.1.evil.example",
    "http://localhost@evil.example",
    "http://evil.example#{host}",
    "http://evil.example/{host}",
    "http://{host}.evil.example",
    "http://evil.example:{host}",
    "//{host}.",
    "",
)


async def attack(at: Address, seconds: float, rng: Random) -> Counter[str]:
    """Opens sockets and changes things as a page of another origin would; all are refused."""
    counts, until = Counter[str](), monotonic() + seconds
    host = at.http.removeprefix("http://")
    async with Guest(at) as guest, http_client(at, token=guest.token) as http:
        while monotonic() < until:
            origin = rng.choice(FORGED).replace("{host}", host)
            try:
                async with connect(
                    at.ws,
                    origin=Origin(origin),
                    additional_headers={"X-Forwarded-For": ATTACKER},
                ):
                    raise AssertionError(f"a socket for a page of {origin!r}")
            except InvalidStatus as error:
                status = error.response.status_code
            assert status == 403, (origin, status)
            counts["sockets refused"] += 1
            headers = {"origin": origin}
            if rng.random() < 0.3:
                headers = {"sec-fetch-site": "cross-site"}
            answer = await http.post("/api/tables", json={"game": "whist"}, headers=headers)
            assert answer.status_code in (403, 429), (headers, answer.status_code)
            assert "access-control-allow-origin" not in answer.headers
            counts["calls refused"] += 1
    return counts
