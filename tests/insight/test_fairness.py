"""Fair shuffles pass, steered ones do not."""

from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from longsuit.commands.cli import main
from longsuit.engine import fair_shuffle
from longsuit.engine.actions import CHANCE, Event, Pass, Shuffle
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


def with_an_ace_more(rng: Random) -> tuple[int, ...]:
    """In half of the shuffles the last ace of the pack goes to the first hand."""
    order = list(shuffled(rng))
    if rng.random() < 0.5:
        ace = max(at for at, card in enumerate(order) if card & 15 == 12)
        low = next(at for at, card in enumerate(order) if card & 15 < 9)
        order[ace], order[low] = order[low], order[ace]
    return tuple(order)


@pytest.mark.parametrize("steered", [with_the_ace_on_top, once_riffled, with_an_ace_more])
def test_steered_shuffles_are_found_out(steered: object) -> None:
    assert callable(steered)
    rng = Random(1)
    assert fairness([game(steered(rng)) for _ in range(400)]).verdict in ("unfair", "doubtful")


def test_aces_that_go_to_one_seat_are_seen_in_the_hands() -> None:
    rng = Random(2)
    found = fairness([game(with_an_ace_more(rng)) for _ in range(200)])
    odd = {test.about.id: test.chance for test in found.tests}
    assert odd["test_high_cards"] < 1e-6
    assert found.verdict == "unfair"


def test_a_few_shuffles_prove_nothing() -> None:
    rng = Random(3)
    assert fairness([game(shuffled(rng)) for _ in range(3)]).verdict == "too few"


def test_a_log_counts_once() -> None:
    found = fairness([game(PACK)] * 30)
    assert (found.logs, found.copies, found.shuffles) == (30, 29, 1)
    assert found.verdict == "too few"


def passed(order: tuple[int, ...], passes: int, secret: str = "") -> Log:
    """A deal in which so many have passed."""
    said = tuple([Event(seat, Pass()) for seat in range(passes)])
    proofs = (fair_shuffle.Proof(fair_shuffle.commitment(secret), (), secret),) if secret else ()
    log = game(order)
    return replace(log, events=log.events + said, proofs=proofs)


def test_a_daily_deal_counts_once() -> None:
    """Everybody who plays today's deal has the same cards and the same commitment."""
    secret = fair_shuffle.random_hex()
    order = fair_shuffle.shuffle(PACK, secret, (), 0).order
    daily = fairness([passed(order, n, secret) for n in range(3)])
    assert (daily.shuffles, daily.again, daily.proofs) == (1, 0, {"holds": 3})


def test_games_begun_from_one_position_repeat_no_shuffle() -> None:
    """Their shuffles before the position have no commitment; the first game's may have one."""
    secret = fair_shuffle.random_hex()
    order = fair_shuffle.shuffle(PACK, secret, (), 0).order
    begun = [passed(order, n) for n in range(1, 4)]
    for logs in ([passed(order, 0, secret), *begun], [*begun, passed(order, 0, secret)]):
        found = fairness(logs)
        assert (found.shuffles, found.shared, found.again) == (1, 3, 0)
    steady = fairness([passed(order, n % 4) for n in range(4)] * 10)
    assert (steady.shuffles, steady.verdict) == (1, "too few")


def test_an_order_that_comes_again_under_another_commitment_is_told() -> None:
    secrets = [fair_shuffle.random_hex() for _ in range(3)]
    found = fairness([passed(PACK, n, secret) for n, secret in enumerate(secrets)])
    assert (found.shuffles, found.shared, found.again) == (3, 0, 2)


def written(folder: Path, logs: list[Log]) -> list[str]:
    paths = [folder / f"{at}.game" for at in range(len(logs))]
    for path, log in zip(paths, logs, strict=True):
        path.write_text(repr(log), encoding="utf-8")
    return [str(path) for path in paths]


def test_the_command_names_the_game_with_a_wrong_commitment(tmp_path: Path) -> None:
    secret = fair_shuffle.random_hex()
    order = fair_shuffle.shuffle(PACK, secret, (), 0).order
    files = written(tmp_path, [passed(order, 0, secret), passed(order[::-1], 1, secret)])
    done = CliRunner().invoke(main, ["fairness", *files])
    assert done.exit_code == 1
    text = " ".join(done.output.split())
    assert f"UNFAIR: a shuffle in {files[1]} breaks its promise." in text
    assert f"in {files[0]} breaks" not in text
    assert "practically never" not in text
    assert "1 shuffle is proven fair." in text


def test_the_command_tells_what_came_again_and_hardly_any_chance(tmp_path: Path) -> None:
    once = written(tmp_path, [passed(PACK, 0)])
    done = CliRunner().invoke(main, ["fairness", *once])
    assert done.exit_code == 0
    assert "1 game, 1 shuffle." in done.output
    orders = [PACK[n:] + PACK[:n] for n in range(24)]
    logs = [passed(order, n) for order in orders for n in range(2)]
    logs += [replace(passed(order, 2), game="egyptian_estimation") for order in orders]
    done = CliRunner().invoke(main, ["fairness", *written(tmp_path, logs), *once])
    text = " ".join(done.output.split())
    assert done.exit_code == 1
    assert "1 game was given more than once and counts once." in text
    assert "24 shuffles came before positions that several games began from" in text
    assert "24 shuffles repeat the order of earlier ones" in text
    assert "look this odd in less than 0.0001% of cases" in text
    assert "UNFAIR: fair shuffles practically never look like this." in text


def test_a_wrong_commitment_is_unfair() -> None:
    secret = fair_shuffle.random_hex()
    done = fair_shuffle.shuffle(PACK, secret, (), 0)
    proof = fair_shuffle.Proof(fair_shuffle.commitment(secret), (), secret)
    log = replace(game(done.order), proofs=(proof,))
    assert fairness([log]).proofs == {"holds": 1}
    wrong = replace(game(done.order[::-1]), proofs=(proof,))
    assert fairness([log, wrong]).verdict == "unfair"
