"""Writes tests/fair_attacks.json, the attacks on fair shuffles that every client must find.

    python -m tests.fair_attacks

A person at seat 1 kept what `kept` has.  Then the server hands out a log: `by_log` is the verdict
on each shuffle that anybody can give who has only the log, `by_witness` that of the person.  A log
that is `refused` cannot be read at all.  The commitments of the deals in `unsent` were kept from
the person.  `reveals` are attacks while the game goes on.
"""

import json
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from longsuit.engine.actions import Shuffle
from longsuit.engine.cards import DECK, bits
from longsuit.engine.fair_shuffle import Proof, commitment, shuffle

PATH = Path(__file__).parent / "fair_attacks.json"
HEAD = ["game egyptian_estimation 1", ""]
PASSES = [f"{seat} pass" for _ in range(2) for seat in range(4)]  # after which the deal is void
DEALS, SEAT = 3, 1
Dealt = tuple[Proof | None, Shuffle]


def random_hex(label: str) -> str:
    return sha256(label.encode()).hexdigest()


def deal(
    at: int, secret: str = "", nonces: tuple[str, ...] | None = None, game: str = "this"
) -> Dealt:
    """A shuffle as an honest server does it, but for what is given."""
    secret = secret or random_hex(f"{game} secret {at}")
    if nonces is None:
        nonces = tuple([random_hex(f"{game} nonce {at} {seat}") for seat in range(2)])
    return Proof(commitment(secret), nonces, secret), shuffle(bits(DECK), secret, nonces, at)


def rewritten(dealt: Dealt, **changes: Any) -> Dealt:
    """The shuffle with another text of its proof in the log."""
    proof, done = dealt
    assert proof
    return Proof(**{name: changes.get(name, getattr(proof, name)) for name in FIELDS}), done


FIELDS = ("commitment", "nonces", "secret")


def text(deals: Sequence[Dealt], after: Sequence[str] = ()) -> str:
    lines, reveals = [*HEAD], list[str]()
    for proof, done in deals:
        if proof:
            lines.append(f"commit {proof.commitment}")
            lines += [f"nonce {seat} {nonce}" for seat, nonce in enumerate(proof.nonces) if nonce]
            reveals += [f"reveal {proof.secret}"] * bool(proof.secret)
        lines += [f"* {done!r}", *PASSES]
    return "\n".join([*lines, *after, *reveals, ""])


HONEST = [deal(at) for at in range(DEALS)]
PROOFS = [proof for proof, _ in HONEST if proof]
FIRST, SECOND, THIRD = HONEST
NONCES = PROOFS[1].nonces
OTHER = random_hex("other")


def second(changed: Dealt) -> str:
    """The log with another second shuffle."""
    return text([FIRST, changed, THIRD])


def attack(
    name: str,
    log: str,
    by_log: str,
    by_witness: str,
    *,
    refused: bool = False,
    unsent: tuple[int, ...] = (),
) -> Any:
    verdicts = {"by_log": by_log.split(", "), "by_witness": by_witness.split(", ")}
    return {"name": name, "log": log, "refused": refused, "unsent": unsent, **verdicts}


FAIR = "holds, holds, holds"
LEFT_OUT = "holds, nonce left out, holds"
WRONG_SECRET = "holds, wrong secret, holds"
WRONG_ORDER = "holds, wrong order, holds"
ALL_WRONG = "wrong order, wrong order, wrong order"
TWO_COMMITMENTS = text(HONEST).replace(
    f"commit {PROOFS[1].commitment}", f"commit {PROOFS[1].commitment}\ncommit {OTHER}"
)
SWAPPED = Shuffle((SECOND[1].order[1], SECOND[1].order[0], *SECOND[1].order[2:]))

WITHOUT = [deal(at, nonces=(random_hex(f"this nonce {at} 0"),)) for at in range(DEALS)]

LOGS = [
    attack("none", text(HONEST), FAIR, FAIR),
    attack(
        "commitment kept from the seat",
        second(WITHOUT[1]),
        FAIR,
        "holds, not promised, holds",
        unsent=(1,),
    ),
    attack(
        "commitments kept from the seat",
        text(WITHOUT),
        FAIR,
        "not promised, not promised, not promised",
        unsent=tuple(range(DEALS + 1)),
    ),
    attack(
        "commitment kept from the seat, wrong order",
        second((WITHOUT[1][0], SWAPPED)),
        WRONG_ORDER,
        WRONG_ORDER,
        unsent=(1,),
    ),
    attack("wrong nonce", second(deal(1, nonces=(NONCES[0], OTHER))), FAIR, LEFT_OUT),
    attack("omitted nonce", second(deal(1, nonces=NONCES[:1])), FAIR, LEFT_OUT),
    attack("omitted nonces of all", second(deal(1, nonces=())), FAIR, LEFT_OUT),
    attack("nonce of another shuffle", second(deal(1, nonces=PROOFS[0].nonces)), FAIR, LEFT_OUT),
    attack("swapped nonces", second(deal(1, nonces=NONCES[::-1])), FAIR, LEFT_OUT),
    attack(
        "swapped nonces, only in the log",
        second(rewritten(SECOND, nonces=NONCES[::-1])),
        WRONG_ORDER,
        LEFT_OUT,
    ),
    attack(
        "right nonce only in the log",
        second((PROOFS[1], deal(1, nonces=(NONCES[0], OTHER))[1])),
        WRONG_ORDER,
        WRONG_ORDER,
    ),
    attack("other secret", second(deal(1, secret=OTHER)), FAIR, WRONG_SECRET),
    attack(
        "other secret revealed", second(rewritten(SECOND, secret=OTHER)), WRONG_SECRET, WRONG_SECRET
    ),
    attack("other order", second((PROOFS[1], SWAPPED)), WRONG_ORDER, WRONG_ORDER),
    attack(
        "repeated commitment",
        second(deal(1, secret=PROOFS[0].secret, nonces=NONCES)),
        "holds, repeated secret, holds",
        WRONG_SECRET,
    ),
    attack("second commitment", TWO_COMMITMENTS, "wrong order", ALL_WRONG, refused=True),
    attack(
        "reordered deals",
        text([SECOND, FIRST, THIRD]),
        "wrong order, wrong order, holds",
        "wrong secret, wrong secret, holds",
    ),
    attack(
        "reordered proofs",
        text([(PROOFS[1], FIRST[1]), (PROOFS[0], SECOND[1]), THIRD]),
        "wrong order, wrong order, holds",
        "wrong secret, wrong secret, holds",
    ),
    attack("extra proof", text(HONEST, [f"commit {OTHER}"]), FAIR, FAIR),
    attack(
        "extra proofs",
        text(HONEST, [f"commit {OTHER}", f"commit {PROOFS[0].commitment}"]),
        "wrong order",
        ALL_WRONG,
        refused=True,
    ),
    attack("missing proof", second((None, SECOND[1])), "holds, no commitment, holds", WRONG_SECRET),
    attack(
        "missing proofs",
        text([(None, done) for _, done in HONEST]),
        "no commitment, no commitment, no commitment",
        "wrong secret, wrong secret, wrong secret",
    ),
    attack(
        "missing secret",
        second(rewritten(SECOND, secret="")),
        "holds, not revealed, holds",
        "holds, not revealed, holds",
    ),
    attack("truncated log", text(HONEST[:2]), "holds, holds", "holds, holds, wrong order"),
    attack("empty log", "", "wrong order", ALL_WRONG, refused=True),
    attack(
        "other game",
        text([deal(at, game="other") for at in range(DEALS)]),
        FAIR,
        "wrong secret, wrong secret, wrong secret",
    ),
    attack("other game's shuffle and proof", second(deal(1, game="other")), FAIR, WRONG_SECRET),
    attack(
        "other game's proof",
        second((deal(1, game="other")[0], SECOND[1])),
        WRONG_ORDER,
        WRONG_SECRET,
    ),
]


def reveal(name: str, verdict: str, **changes: Any) -> Any:
    honest = {field: getattr(PROOFS[1], field) for field in FIELDS}
    return {"name": name, "reveal": {"deal": 1, **honest, **changes}, "verdict": verdict}


REVEALS = [
    reveal("none", "kept"),
    reveal("wrong nonce", "nonce left out", nonces=(NONCES[0], OTHER)),
    reveal("omitted nonce", "nonce left out", nonces=NONCES[:1]),
    reveal("emptied nonce", "nonce left out", nonces=(NONCES[0], "")),
    reveal("omitted nonces of all", "nonce left out", nonces=()),
    reveal("swapped nonces", "nonce left out", nonces=NONCES[::-1]),
    reveal("other secret", "wrong secret", secret=OTHER),
    reveal(
        "other secret and commitment", "wrong secret", secret=OTHER, commitment=commitment(OTHER)
    ),
    reveal("no hexadecimal number", "wrong secret", secret="no secret"),
    reveal(
        "other game's proof",
        "wrong secret",
        secret=random_hex("other secret 1"),
        commitment=commitment(random_hex("other secret 1")),
    ),
]


def table() -> Any:
    kept = {
        "seat": SEAT,
        # The last one is of a shuffle that has not taken place.
        "commitments": [p.commitment for p in PROOFS] + [commitment(random_hex("this secret 3"))],
        "nonces": [p.nonces[SEAT] for p in PROOFS] + [random_hex("this nonce 3 1")],
        "reveals": [
            {"deal": at, **{field: getattr(p, field) for field in FIELDS}}
            for at, p in enumerate(PROOFS)
        ],
    }
    return {"kept": kept, "logs": LOGS, "reveals": REVEALS}


def table_text() -> str:
    return json.dumps(table(), indent=1) + "\n"


if __name__ == "__main__":
    PATH.write_text(table_text(), encoding="utf-8")
