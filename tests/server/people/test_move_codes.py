"""Codes that sign further devices in: they are found without a search, and expire."""

import time

from longsuit.server.people.move_codes import MOVE_CODE_SECONDS, MoveCodes


def test_a_code_is_known_until_it_is_removed_voided_or_has_expired() -> None:
    now = 0.0
    codes = MoveCodes(lambda: now)
    for key, person in (("a", "ann"), ("b", "ann"), ("c", "bob")):
        codes.add(key, person)
    assert [codes.owner(key) for key in "abcd"] == ["ann", "ann", "bob", ""]
    assert codes.remove("a")
    assert not codes.remove("a")
    codes.void("ann")
    codes.void("nobody")
    assert [codes.owner(key) for key in "abc"] == ["", "", "bob"]
    now = float(MOVE_CODE_SECONDS)
    assert codes.owner("c") == ""
    codes.add("d", "cy")
    assert (list(codes.made), codes.of_person) == (["d"], {"cy": {"d"}})


def test_many_codes_of_others_cost_nothing() -> None:
    codes = MoveCodes()
    for each in range(50_000):
        codes.add(str(each), f"person {each % 1_000}")
    began = time.thread_time()
    for each in range(1_000):
        codes.add(f"new {each}", "ann")
        codes.void("ann")
    assert time.thread_time() - began < 1
