"""Fuzzing of every HTTP endpoint by the server's own OpenAPI document.

A value is made as its schema says, and then, one time in a few, spoilt.  Every answer has a status
that the document declares for the endpoint, and none is an error of the server.
"""

import json
from collections import Counter
from random import Random
from time import monotonic
from typing import Any
from urllib.parse import quote

import httpx

from .guests import ATTACKER, Address, Guest, check_answer, http_client
from .vocabulary import METHODS, NUMBERS, WORDS, random_value

SPOILT = 0.15  # of the values
ALWAYS = {"404", "405", "413", "429"}  # what any request may be answered with


class BodyFuzzer:
    """Requests for the endpoints of an OpenAPI document."""

    def __init__(self, document: dict[str, Any], rng: Random) -> None:
        self.document, self.rng = document, rng
        self.operations = [
            (path, method, operation)
            for path, methods in document["paths"].items()
            for method, operation in methods.items()
        ]

    def request(self) -> tuple[str, str, dict[str, str], bytes | None, set[str]]:
        """The method, the address, the headers, the body and the statuses that are expected."""
        rng = self.rng
        path, method, operation = rng.choice(self.operations)
        query = []
        for parameter in operation.get("parameters", ()):
            value = self.text(self.value(parameter["schema"], 1))
            if parameter["in"] == "path":
                path = path.replace(f"{{{parameter['name']}}}", quote(value, safe="") or "-")
            elif rng.random() < 0.7:
                query.append(f"{parameter['name']}={quote(value, safe='')}")
        if rng.random() < 0.1:
            query.append(f"{quote(rng.choice(WORDS))}={quote(rng.choice(WORDS))}")
        expected = {*operation["responses"], *ALWAYS}
        if rng.random() < 0.05:
            method = rng.choice(METHODS)
            expected |= {str(status) for status in range(200, 500)} | {"503"}
        headers, body = {}, None
        if content := operation.get("requestBody", {}).get("content"):
            media, described = next(iter(content.items()))
            headers["content-type"] = media if rng.random() < 0.9 else rng.choice(("", "text/html"))
            body = self.body(media, described["schema"])
        return (
            method.upper(),
            path + ("?" + "&".join(query) if query else ""),
            headers,
            body,
            expected,
        )

    def body(self, media: str, schema: dict[str, Any]) -> bytes:
        rng = self.rng
        kind = rng.random()
        if kind < 0.05:
            return rng.randbytes(rng.randrange(80))
        if kind < 0.08:
            return b"[" * rng.randrange(1, 9_000)
        if kind < 0.1:
            return b'{"game":"' + b"x" * rng.choice((16_000, 17_000, 600_000)) + b'"}'
        value = self.value(schema, 4)
        text = self.text(value) if media == "text/plain" else json.dumps(value)
        if rng.random() < 0.1:
            at = rng.randrange(len(text) + 1)
            text = text[:at] + rng.choice(('"', "{", "\\", "\x00", "]")) + text[at:]
        return text.encode(errors="surrogatepass")

    def text(self, value: Any) -> str:
        return value if isinstance(value, str) else json.dumps(value)

    def value(self, schema: dict[str, Any], depth: int) -> Any:
        """A value that fits a schema, or one time in a few does not."""
        rng = self.rng
        if rng.random() < SPOILT or depth < 0:
            return random_value(rng, max(0, depth))
        if "$ref" in schema:
            name = schema["$ref"].rpartition("/")[2]
            return self.value(self.document["components"]["schemas"][name], depth)
        for several in ("anyOf", "oneOf"):
            if several in schema:
                return self.value(rng.choice(schema[several]), depth)
        if "enum" in schema:
            return rng.choice(schema["enum"])
        match schema.get("type"):
            case "object":
                return self.object(schema, depth)
            case "array":
                items = schema.get("prefixItems") or [schema.get("items", {})] * rng.randrange(4)
                return [self.value(each, depth - 1) for each in items]
            case "integer" | "number":
                low, high = schema.get("minimum", 0), schema.get("maximum", 1000)
                return rng.choice((low, high, low - 1, high + 1, rng.randint(int(low), int(high))))
            case "boolean":
                return rng.random() < 0.5
            case "null":
                return None
            case "string":
                return rng.choice(WORDS)[: schema.get("maxLength", 600)]
            case _:
                return rng.choice((*WORDS, *NUMBERS))

    def object(self, schema: dict[str, Any], depth: int) -> dict[str, Any]:
        rng, required = self.rng, schema.get("required", ())
        found = {
            name: self.value(each, depth - 1)
            for name, each in schema.get("properties", {}).items()
            if rng.random() < (0.95 if name in required else 0.5)
        }
        more = schema.get("additionalProperties")
        if isinstance(more, dict):
            found |= {
                rng.choice(WORDS): self.value(more, depth - 1) for _ in range(rng.randrange(3))
            }
        elif rng.random() < 0.05:
            found[rng.choice(WORDS)] = 1
        return found


async def attack(at: Address, seconds: float, rng: Random, most: int = 10**9) -> Counter[str]:
    """Calls every endpoint with fuzzed requests for so long, or so many times."""
    codes: Counter[str] = Counter()
    async with http_client(at) as http:
        fuzzer = BodyFuzzer((await http.get("/api/openapi.json")).json(), rng)
        token, until = "", monotonic() + seconds
        while monotonic() < until and codes.total() < most:
            if not token:
                async with Guest(at, f"{ATTACKER[:-1]}{rng.randrange(200)}") as guest:
                    token = guest.token
            method, path, headers, body, expected = fuzzer.request()
            if rng.random() < 0.7:
                headers["authorization"] = f"Bearer {token}"
            try:
                answer = await http.request(method, path, headers=headers, content=body)
            except httpx.InvalidURL:
                continue
            told = "405" if answer.status_code == 405 else check_told(answer)
            assert str(answer.status_code) in expected, (method, path, body, answer.text[:200])
            codes[told] += 1
            if told == "bad_token" and "authorization" in headers:
                token = ""  # it deleted itself
    return codes


def check_told(answer: httpx.Response) -> str:
    if answer.headers.get("content-type", "").startswith("application/json"):
        return check_answer(answer)
    assert answer.status_code < 500, answer.text[:200]
    return str(answer.status_code)
