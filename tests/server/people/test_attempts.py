"""Wrong passwords are slowed down, and the owner of the account still signs in."""

from collections.abc import Callable

import pytest

from longsuit.protocol.errors import Refusal
from longsuit.server import limits
from longsuit.server.limits import LOOPBACK, Limits, unlimited
from longsuit.server.people import attempts as module
from longsuit.server.people.attempts import Attempts, Place

HOUR = 3600


class Clock:
    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def refused(work: Callable[[], None]) -> str:
    """The message with which an attempt is refused; empty if it may be made."""
    try:
        work()
    except Refusal as error:
        return error.sentence.id if error.code == "too_fast" else error.code
    return ""


def guesses(attempts: Attempts, clock: Clock, seconds: int, place: Callable[[int], Place]) -> int:
    """The attempts at one account within a time, if one is made every second."""
    made = 0
    for second in range(seconds):
        clock.now += 1
        made += not refused(lambda: attempts.begin("ann", place(second)))  # noqa: B023
    return made


def test_an_attacker_with_many_addresses_gets_few_guesses_and_the_owner_signs_in() -> None:
    clock = Clock()
    attempts = Attempts(Limits(), clock)
    found = guesses(attempts, clock, HOUR, lambda n: Place(address=f"198.51.{n >> 8}.{n & 255}"))
    assert found <= 31  # 20 at once, and 10 an hour
    assert guesses(attempts, clock, HOUR, lambda n: Place(address=f"2001:db8:{n}::/64")) <= 11
    stranger = Place(address="203.0.113.9")
    assert refused(lambda: attempts.begin("ann", stranger)) == "sign_in_from_known_place"
    for owner in (Place(address="192.0.2.1", known=True), Place(address="x", device="phone")):
        attempts.begin("ann", owner)
        attempts.succeed("ann", owner)
    assert refused(lambda: attempts.begin("ann", stranger)) == "sign_in_from_known_place"
    attempts.begin("bob", stranger)


def test_one_place_waits_twice_as_long_after_each_wrong_attempt() -> None:
    clock, home = Clock(), Place(address="192.0.2.1", known=True)
    attempts = Attempts(unlimited_but(free_tries=5), clock)
    for _ in range(5):
        attempts.begin("ann", home)
    for seconds in (2, 4, 8, 16):
        clock.now += seconds - 1
        assert refused(lambda: attempts.begin("ann", home)) == "wait_to_sign_in"
        clock.now += 1
        attempts.begin("ann", home)
    attempts.begin("bob", home)
    attempts.begin("ann", Place(address=home.address, device="phone"))
    assert guesses(attempts, clock, 24 * HOUR, lambda _: home) <= 24 + 12
    clock.now += module.LONGEST_WAIT
    attempts.begin("ann", home)
    attempts.succeed("ann", home)
    for _ in range(5):
        attempts.begin("ann", home)


def test_wrong_attempts_are_forgotten_after_a_day() -> None:
    clock, home = Clock(), Place(address="192.0.2.1", known=True)
    attempts = Attempts(unlimited_but(free_tries=2), clock)
    for _ in range(2):
        attempts.begin("ann", home)
    assert refused(lambda: attempts.begin("ann", home))
    clock.now += limits.DAY + 10
    for _ in range(2):
        attempts.begin("ann", home)


def test_an_address_has_a_budget_for_all_accounts() -> None:
    attempts = Attempts(Limits(), Clock())
    names = [f"person {n}" for n in range(12)]
    there = Place(address="192.0.2.1")
    answers = [refused(lambda: attempts.begin(name, there)) for name in names]  # noqa: B023
    assert answers == [""] * 10 + ["error_too_fast"] * 2
    assert not refused(lambda: attempts.begin("ann", Place(address="192.0.2.1", device="phone")))


def test_who_signs_in_gives_back_what_the_attempt_took_and_no_more() -> None:
    for address in ("192.0.2.1", LOOPBACK):
        attempts = Attempts(Limits(), Clock())
        here = Place(address=address, known=True)
        left = attempts.addresses.bucket(address).level
        for taken in range(3):
            attempts.begin("ann", here)
            attempts.succeed("ann", here)
            attempts.begin("bob", Place(address=address, known=True))  # wrong each time
            assert attempts.addresses.bucket(address).level == left - taken - 1
        for _ in range(9):
            attempts.addresses.give_back(address)
        assert attempts.addresses.bucket(address).level == left


def test_places_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_BUCKETS", 10)
    clock, home = Clock(), Place(address="192.0.2.1")
    attempts = Attempts(unlimited_but(free_tries=2), clock)
    for _ in range(2):
        attempts.begin("ann", home)
    for n in range(100):
        attempts.begin(f"person {n}", home)
    assert len(attempts.wrong) <= 10
    assert refused(lambda: attempts.begin("ann", home)) == "wait_to_sign_in"


def test_nothing_is_limited_for_measuring() -> None:
    attempts = Attempts(unlimited(), Clock())
    for _ in range(1000):
        attempts.begin("ann", Place(address="192.0.2.1"))


def unlimited_but(free_tries: int) -> Limits:
    free = unlimited()
    return Limits(logins=free.logins, new_places=free.new_places, free_tries=free_tries)
