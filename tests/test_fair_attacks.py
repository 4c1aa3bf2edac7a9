"""The attacks of tests/fair_attacks.json against the witness and `longsuit verify`.

web/test/fairAttacks.test.ts runs the same table against the page.
"""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from longsuit.client.witness import Witness
from longsuit.commands.cli import main
from longsuit.commands.verify import MEANINGS
from longsuit.engine import fair_shuffle
from longsuit.engine.sentences import say
from longsuit.messages.render import english
from longsuit.protocol import messages

from .fair_attacks import PATH, table_text

TABLE: dict[str, Any] = json.loads(PATH.read_text(encoding="utf-8"))
KEPT = TABLE["kept"]


def named(attacks: list[dict[str, Any]]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("attack", attacks, ids=[one["name"] for one in attacks])


@pytest.fixture
def witness(attack: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> Witness:
    """Has been promised the shuffles of the game, but for those kept from it, and has given its
    nonces."""
    kept = Witness()
    for deal, commitment in enumerate(KEPT["commitments"]):
        if deal not in attack.get("unsent", ()):
            monkeypatch.setattr(fair_shuffle, "random_hex", lambda own=KEPT["nonces"][deal]: own)
            kept.commit(messages.Commit(game="g", deal=deal, commitment=commitment), KEPT["seat"])
    assert not kept.broken
    return kept


def revealed(values: dict[str, Any]) -> messages.Reveal:
    return messages.Reveal(game="g", **values | {"nonces": tuple(values["nonces"])})


def test_the_table_is_the_one_that_is_written() -> None:
    assert PATH.read_text(encoding="utf-8") == table_text()


@named(TABLE["logs"])
def test_a_witness_finds_the_attack(witness: Witness, attack: dict[str, Any]) -> None:
    for values in KEPT["reveals"]:
        witness.reveal(revealed(values))
    assert not witness.broken
    assert not witness.ignored
    assert witness.verdicts("g", attack["log"], {}) == attack["by_witness"]


@named(TABLE["logs"])
def test_verify_finds_what_the_log_shows(attack: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "some.game"
    path.write_text(attack["log"], encoding="utf-8")
    result = CliRunner(env={"COLUMNS": "1000"}).invoke(main, ["verify", str(path)])
    if attack["refused"]:
        assert result.exit_code == 2
        return
    verdicts = attack["by_log"]
    assert result.exit_code == any(v in fair_shuffle.WRONG for v in verdicts)
    output = " ".join(result.output.split())
    for n, verdict in enumerate(verdicts, 1):
        assert f"Shuffle {n}: {english(say(MEANINGS[verdict]))}" in output


@named(TABLE["reveals"])
def test_a_witness_finds_the_attack_at_the_reveal(witness: Witness, attack: dict[str, Any]) -> None:
    witness.reveal(revealed(attack["reveal"]))
    assert bool(witness.broken) == (attack["verdict"] == "wrong secret")
    assert bool(witness.ignored) == (attack["verdict"] == "nonce left out")
