"""A client notices shuffles that are not what the server had committed to."""

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from longsuit.client.witness import Witness
from longsuit.engine import fair_shuffle
from longsuit.engine.actions import CHANCE, Event
from longsuit.engine.game import step
from longsuit.engine.notation import Log
from longsuit.games import GAMES
from longsuit.protocol import messages
from longsuit.protocol.views import encode_view

SECRET = "ab" * 32


def committed(witness: Witness, seat: int, secret: str = SECRET) -> str:
    return witness.commit(
        messages.Commit(game="g", deal=0, commitment=fair_shuffle.commitment(secret)), seat
    )


def revealed(nonces: tuple[str, ...], secret: str = SECRET) -> messages.Reveal:
    known = fair_shuffle.commitment(secret)
    return messages.Reveal(game="g", deal=0, commitment=known, nonces=nonces, secret=secret)


def test_a_fair_shuffle_leaves_no_complaint() -> None:
    witness = Witness()
    own = committed(witness, 0)
    assert committed(witness, 1) == own
    assert not Witness().commit(messages.Commit(game="g", deal=0, commitment="c"), -1)
    witness.reveal(revealed(("", own)))
    assert not witness.broken
    assert not witness.ignored


def test_another_secret_and_another_nonce_are_noticed() -> None:
    witness = Witness()
    own = committed(witness, 0)
    witness.reveal(revealed((own,), "cd" * 32))
    assert len(witness.broken) == 1
    witness.reveal(replace(revealed((own,)), secret="cd" * 32))
    assert len(witness.broken) == 2
    witness.reveal(revealed(("12" * 32,)))
    witness.reveal(revealed(()))
    assert len(witness.ignored) == 2
    committed(witness, 0, "ef" * 32)
    assert len(witness.broken) == 3


def test_a_secret_that_was_used_in_another_game_is_noticed() -> None:
    witness = Witness()
    own = committed(witness, 0)
    known = fair_shuffle.commitment(SECRET)
    again = witness.commit(messages.Commit(game="h", deal=0, commitment=known), 0)
    assert len(witness.broken) == 1
    for game, nonce, verdict in (("g", own, "holds"), ("h", again, "repeated secret")):
        assert witness.verdicts(game, repr(dealt("whist", nonce)), {}) == [verdict]


def test_a_daily_deal_is_without_nonces() -> None:
    witness, known = Witness(), fair_shuffle.commitment(SECRET)
    daily = messages.Commit(game="g", deal=0, commitment=known, daily=True)
    assert not witness.commit(daily, 0)
    witness.reveal(revealed(()))
    assert not witness.broken
    assert not witness.ignored
    assert witness.verdicts("g", repr(dealt("whist", "")), {}) == ["no nonces"]


def test_a_deal_is_not_called_daily_afterwards() -> None:
    witness, known = Witness(), fair_shuffle.commitment(SECRET)
    own = committed(witness, 0)
    daily = messages.Commit(game="g", deal=0, commitment=known, daily=True)
    assert witness.commit(daily, 0) == own
    assert witness.verdicts("g", repr(dealt("whist", "")), {}) == ["nonce left out"]


def dealt(name: str, nonce: str) -> Log:
    """A game whose cards have been shuffled, with the nonce of seat 0 if there is one."""
    game, nonces = GAMES[name], (nonce,) * bool(nonce)
    shuffle = fair_shuffle.shuffle(game.pack(game.start(game.Rules())), SECRET, nonces, 0)
    proof = fair_shuffle.Proof(fair_shuffle.commitment(SECRET), nonces, SECRET)
    events = (Event(CHANCE, shuffle),)
    return Log(game=name, version=game.VERSION, events=events, proofs=(proof,))


@pytest.mark.parametrize("name", ["pesten", "estimation_whist"])
def test_the_log_is_compared_with_what_this_side_saw(name: str) -> None:
    game, witness, rng = GAMES[name], Witness(), Random(1)
    own = committed(witness, 0)
    s, events = game.start(next(iter(game.PRESETS.values()))), list[Event]()
    for _ in range(6):
        actor = game.actor(s)
        action = (
            fair_shuffle.shuffle(game.pack(s), SECRET, (own,), 0)
            if actor == CHANCE
            else rng.choice(game.legal(s))
        )
        events.append(Event(actor, action))
        s = step(game, s, events[-1])
    proof = fair_shuffle.Proof(fair_shuffle.commitment(SECRET), (own,), SECRET)
    log = Log(game=name, version=game.VERSION, rules={}, events=tuple(events), proofs=(proof,))
    view = msgspec.json.decode(encode_view(game, s, 0))
    text = repr(log)
    assert witness.verdicts("g", text, view) == ["holds"]
    assert witness.verdicts("g", text, {}) == ["holds"]
    other = Witness()
    committed(other, 0, "cd" * 32)
    assert other.verdicts("g", text, view) == ["wrong secret"]
    assert witness.verdicts("g", text, view | {"hand": ["2C"]}) == ["wrong order"]
    empty = repr(replace(log, events=(), proofs=()))
    assert witness.verdicts("g", empty, view) == ["wrong order"]
    assert witness.verdicts("g", empty, {}) == []
    illegal = text.replace("* shuffle", "0 pass\n* shuffle")
    assert witness.verdicts("g", illegal, view) == ["wrong order"]
