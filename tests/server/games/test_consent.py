"""The consent protocol by itself: who has to agree, what ends a request, and what is told."""

import pytest

from longsuit.protocol import messages
from longsuit.protocol.errors import Refusal
from longsuit.server.games.consent import Consent

PEOPLE = {0, 1, 3}  # a computer player has seat 2
ASKED = messages.Takeback(n=7, seat=0, back=5, agreed=(), state="asked")


def opened() -> tuple[Consent[messages.Takeback], list[messages.Takeback]]:
    sent: list[messages.Takeback] = []
    consent: Consent[messages.Takeback] = Consent(sent.append)
    consent.open(ASKED)
    return consent, sent


def test_a_request_is_granted_when_every_person_has_agreed() -> None:
    consent, sent = opened()
    assert consent.settle(PEOPLE) is None
    consent.agree(3)
    assert consent.settle(PEOPLE) is None
    consent.agree(1)
    granted = consent.settle(PEOPLE)
    assert granted is not None
    assert consent.request is granted  # until it has been carried out
    consent.grant(granted)
    assert consent.request is None
    assert [(m.agreed, m.state) for m in sent] == [
        ((), "asked"),
        ((3,), "asked"),
        ((3, 1), "granted"),
    ]


def test_alone_nobody_has_to_agree() -> None:
    consent, sent = opened()
    assert consent.settle({0}) is ASKED
    assert not sent


def test_consent_counts_once_and_not_for_the_one_who_asks() -> None:
    consent, _ = opened()
    for seat in (0, 1, 1, 0):
        consent.agree(seat)
    assert consent.request is not None
    assert consent.request.agreed == (1,)


def test_one_refusal_ends_a_request() -> None:
    consent, sent = opened()
    consent.agree(1)
    consent.refuse()
    assert (consent.request, sent[-1].state) == (None, "refused")
    assert not consent.complete(PEOPLE)
    consent.agree(3)
    consent.refuse()
    assert consent.settle(PEOPLE) is None
    assert len(sent) == 1


def test_a_request_that_waits_only_for_somebody_who_leaves_is_complete() -> None:
    consent, _ = opened()
    consent.agree(1)
    assert not consent.complete(PEOPLE)
    assert consent.complete(PEOPLE - {3})


def test_the_game_moves_on_without_a_word() -> None:
    consent, sent = opened()
    consent.drop()
    assert not consent.complete(PEOPLE)
    assert not sent


@pytest.mark.parametrize(("seat", "n"), [(0, 7), (1, 6), (1, 8)])
def test_only_the_others_answer_and_only_what_was_asked(seat: int, n: int) -> None:
    consent, _ = opened()
    with pytest.raises(Refusal, match="asked"):
        consent.require_request(seat, n)
    assert consent.require_request(1, 7) is ASKED
    consent.drop()
    with pytest.raises(Refusal, match="asked"):
        consent.require_request(1, 7)
