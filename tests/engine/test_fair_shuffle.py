from collections import Counter
from itertools import islice

import pytest

from longsuit.engine import fair_shuffle
from longsuit.engine.actions import CHANCE, Action, Event, Shuffle
from longsuit.engine.cards import DECK, bits
from longsuit.engine.fair_shuffle import Proof
from longsuit.engine.notation import Log, log
from longsuit.games import estimation_whist
from longsuit.games.replay import verdicts

SECRET = "00" * 31 + "07"
NONCES = ("aa" * 32, "", "bb" * 32)


def test_secrets_are_256_bits_and_new_each_time() -> None:
    made = {fair_shuffle.random_hex() for _ in range(100)}
    assert len(made) == 100
    assert {len(bytes.fromhex(secret)) for secret in made} == {32}


def test_the_commitment_hides_and_binds() -> None:
    assert len(fair_shuffle.commitment(SECRET)) == 64
    assert fair_shuffle.commitment(SECRET) != fair_shuffle.commitment("00" * 32)
    assert fair_shuffle.commit(SECRET) == Proof(fair_shuffle.commitment(SECRET))


def test_what_is_no_secret_belongs_to_no_commitment() -> None:
    committed = fair_shuffle.commitment(SECRET)
    assert fair_shuffle.is_secret_of(committed, SECRET)
    for other in ("", SECRET[1:], "x" * 64, "00" * 32):
        assert not fair_shuffle.is_secret_of(committed, other)


def test_the_order_depends_on_everything_and_on_nothing_else() -> None:
    pack = bits(DECK)
    first = fair_shuffle.shuffle(pack, SECRET, NONCES, 0)
    assert sorted(first.order) == list(pack)
    assert first == fair_shuffle.shuffle(reversed(pack), SECRET, NONCES, 0)
    for other in (
        fair_shuffle.shuffle(pack, "00" * 32, NONCES, 0),
        fair_shuffle.shuffle(pack, SECRET, ("aa" * 32, "", "bc" * 32), 0),
        fair_shuffle.shuffle(pack, SECRET, ("", "aa" * 32, "bb" * 32), 0),
        fair_shuffle.shuffle(pack, SECRET, NONCES, 1),
    ):
        assert other != first


def test_the_stream_has_not_changed() -> None:
    # Worked out apart from this code with Python's hmac on "0|" + nonces joined by "|" + "|0".
    import hashlib
    import hmac

    block = hmac.new(
        bytes.fromhex(SECRET), b"0|" + b"|".join(n.encode() for n in NONCES) + b"|0", hashlib.sha256
    ).digest()
    expected = [int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4)]
    assert list(islice(fair_shuffle.random_words(SECRET, NONCES, 0), 8)) == expected


def test_numbers_from_the_uneven_rest_are_thrown_away() -> None:
    assert fair_shuffle.uniform_below(3, iter([2**32 - 1, 5])) == 2
    assert fair_shuffle.uniform_below(3, iter([2**32 - 2])) == 2
    assert fair_shuffle.uniform_below(1, iter([2**32 - 1])) == 0


def test_every_order_is_as_likely() -> None:
    seen = Counter(fair_shuffle.shuffle((0, 1, 2), SECRET, (), deal).order for deal in range(6000))
    assert len(seen) == 6
    chi = sum((count - 1000) ** 2 / 1000 for count in seen.values())
    assert chi < 20.5  # 5 degrees of freedom, one in a thousand; the stream is fixed


@pytest.mark.parametrize(
    ("proof", "verdict"),
    [
        (None, "no commitment"),
        (Proof(fair_shuffle.commitment(SECRET), NONCES), "not revealed"),
        (Proof(fair_shuffle.commitment("00" * 32), NONCES, SECRET), "wrong secret"),
        (Proof(fair_shuffle.commitment(SECRET), NONCES[:2], SECRET), "wrong order"),
        (Proof(fair_shuffle.commitment(SECRET), NONCES, SECRET), "holds"),
    ],
)
def test_verdicts(proof: Proof | None, verdict: str) -> None:
    pack = bits(DECK)
    assert (
        fair_shuffle.verdict(proof, 3, pack, fair_shuffle.shuffle(pack, SECRET, NONCES, 3))
        == verdict
    )


def test_a_log_is_verified_deal_by_deal() -> None:
    lines = ["game estimation_whist 1", "rules players=2 max_cards=1 sequence=up"]
    lines += [f"commit {fair_shuffle.commitment(SECRET)}", f"nonce 1 {'cc' * 32}"]
    nonces = ("", "cc" * 32)
    lines += [f"* {fair_shuffle.shuffle(bits(DECK), SECRET, nonces, 0)!r}", f"reveal {SECRET}"]
    assert list(verdicts(log("\n".join(lines)))) == ["holds"]
    tampered = [line.replace("cc", "cd") for line in lines]
    assert list(verdicts(log("\n".join(tampered)))) == ["wrong order"]
    bare = [line for line in lines if line.split()[0] in ("game", "rules", "*")]
    assert list(verdicts(log("\n".join(bare)))) == ["no commitment"]
    assert isinstance(log("\n".join(bare)).events[0].action, Shuffle)


def test_a_secret_that_was_used_before_is_found() -> None:
    s, events, proofs = estimation_whist.start(estimation_whist.Rules()), list[Event](), 0
    while proofs < 2:
        action: Action = fair_shuffle.shuffle(bits(DECK), SECRET, (), proofs)
        if (seat := estimation_whist.actor(s)) == CHANCE:
            proofs += 1
        else:
            action = estimation_whist.legal(s)[0]
        events.append(Event(seat, action))
        s = estimation_whist.apply(s, action)
    used = Proof(fair_shuffle.commitment(SECRET), (), SECRET)
    found = Log(game="estimation_whist", events=tuple(events), proofs=(used, used))
    assert list(verdicts(found)) == ["holds", "repeated secret"]
