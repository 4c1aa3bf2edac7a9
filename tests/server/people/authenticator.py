"""A passkey in software, for tests: it makes and answers what a browser would."""

import json
import secrets
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from longsuit.server.people.tickets import decode, encode

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40  # flags


class Authenticator:
    def __init__(self, origin: str, verifies: bool = True) -> None:
        self.origin, self.flags = origin, PRESENT | (VERIFIED if verifies else 0)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id, self.count, self.user = secrets.token_bytes(32), 0, ""

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to `navigator.credentials.create`."""
        self.user = options["user"]["id"]
        numbers = self.key.public_key().public_numbers()
        x, y = (each.to_bytes(32, "big") for each in (numbers.x, numbers.y))
        public_key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public_key
        data = self.data(options["rp"]["id"], self.flags | ATTESTED) + attested
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        told = self.told("webauthn.create", options["challenge"])
        return self.answer({"attestationObject": encode(made), "clientDataJSON": encode(told)})

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to `navigator.credentials.get`."""
        self.count += 1
        data = self.data(options["rpId"], self.flags)
        told = self.told("webauthn.get", options["challenge"])
        signature = self.key.sign(data + sha256(told).digest(), ec.ECDSA(SHA256()))
        return self.answer(
            {
                "authenticatorData": encode(data),
                "clientDataJSON": encode(told),
                "signature": encode(signature),
                "userHandle": self.user,
            }
        )

    def answer(self, response: dict[str, str]) -> dict[str, Any]:
        name = encode(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response}

    def data(self, host: str, flags: int) -> bytes:
        return sha256(host.encode()).digest() + bytes((flags,)) + self.count.to_bytes(4, "big")

    def told(self, kind: str, challenge: str) -> bytes:
        decode(challenge)
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()
