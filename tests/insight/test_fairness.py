"""Fair shuffles pass, steered ones do not."""

from random import Random

import pytest
from msgspec.structs import replace

from longsuit.engine import fair
from longsuit.engine.base import CHANCE, Event, Shuffle
from longsuit.engine.cards import DECK, bits
from longsuit.engine.notation import Log
from longsuit.insight.fairness import fairness

PACK = bits(DECK)


def game(order: tuple[int, ...]) -> Log:
    return Log(game="israeli_whist", events=(Event(CHANCE, Shuffle(order)),))


def shuffled(rng: Random) -> tuple[int, ...]:
    return tuple(rng.sample(PACK, 52))


def with_the_ace_on_top(rng: Random) -> tuple[int, ...]:
    """In four of ten shuffles the ace of spades goes to the first hand."""
    order = list(shuffled(rng))
    if rng.random() < 0.4:
        order.remove(PACK[-1])
        order.insert(rng.randrange(13), PACK[-1])
    return tuple(order)


def once_riffled(rng: Random) -> tuple[int, ...]:
    left, right = list(PACK[:26]), list(PACK[26:])
    order = []
    while left or right:
        side = left if rng.random() < len(left) / (len(left) + len(right)) else right
        order.append(side.pop(0))
    return tuple(order)


@pytest.mark.parametrize("seed", range(8))
def test_fair_shuffles_are_found_fair(seed: int) -> None:
    rng = Random(seed)
    assert fairness([game(shuffled(rng)) for _ in range(150)]).verdict == "fair"


@pytest.mark.parametrize("steered", [with_the_ace_on_top, once_riffled])
def test_steered_shuffles_are_found_out(steered: object) -> None:
    assert callable(steered)
    rng = Random(1)
    assert fairness([game(steered(rng)) for _ in range(400)]).verdict in ("unfair", "doubtful")


def test_a_few_shuffles_prove_nothing() -> None:
    assert fairness([game(PACK)] * 3).verdict == "too few"


def test_a_wrong_commitment_is_unfair() -> None:
    secret = fair.fresh()
    done = fair.shuffle(PACK, secret, (), 0)
    proof = fair.Proof(fair.commitment(secret), (), secret)
    log = replace(game(done.order), proofs=(proof,))
    assert fairness([log]).proofs == {"holds": 1}
    wrong = replace(game(done.order[::-1]), proofs=(proof,))
    assert fairness([log, wrong]).verdict == "unfair"
