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


def committed(witness: Witness, secret: str = SECRET) -> str:
    return witness.commit(
        messages.Commit(game="g", deal=0, commitment=fair_shuffle.commitment(secret))
    )


def revealed(nonces: tuple[str, ...], secret: str = SECRET) -> messages.Reveal:
    known = fair_shuffle.commitment(secret)
    return messages.Reveal(game="g", deal=0, commitment=known, nonces=nonces, secret=secret)


def test_a_fair_shuffle_leaves_no_complaint() -> None:
    witness = Witness()
    own = committed(witness)
    assert committed(witness) == own
    assert not Witness().commit(messages.Commit(game="g", deal=0, commitment="c"), take_part=False)
    witness.reveal(revealed(("", own)), 1)
    assert not witness.broken
    assert not witness.ignored


def test_another_secret_and_another_nonce_are_noticed() -> None:
    witness = Witness()
    own = committed(witness)
    witness.reveal(revealed((own,), "cd" * 32), 0)
    assert len(witness.broken) == 1
    witness.reveal(replace(revealed((own,)), secret="cd" * 32), 0)
    assert len(witness.broken) == 2
    witness.reveal(revealed(("12" * 32,)), 0)
    witness.reveal(revealed(()), 0)
    assert len(witness.ignored) == 2
    committed(witness, "ef" * 32)
    assert len(witness.broken) == 3


@pytest.mark.parametrize("name", ["pesten", "estimation_whist"])
def test_the_log_is_compared_with_what_this_side_saw(name: str) -> None:
    game, witness, rng = GAMES[name], Witness(), Random(1)
    own = committed(witness)
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
    assert witness.verdicts("g", log, view) == ["holds"]
    assert witness.verdicts("g", log, {}) == ["holds"]
    other = Witness()
    committed(other, "cd" * 32)
    assert other.verdicts("g", log, view) == ["wrong secret"]
    assert witness.verdicts("g", log, view | {"hand": ["2C"]}) == ["wrong order"]
