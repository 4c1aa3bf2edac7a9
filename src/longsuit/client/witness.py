"""What one side of a table knows of the shuffles, and whether they were what was promised."""

from typing import Any

import msgspec

from ..engine import fair_shuffle
from ..engine.fair_shuffle import Verdict
from ..engine.notation import Log
from ..games.replay import final_state, game_of, verdicts
from ..protocol import messages
from ..protocol.views import encode_view

Key = tuple[str, int]  # game, deal


class Witness:
    """Keeps commitments and nonces of its own, so that the server cannot change them later."""

    def __init__(self) -> None:
        self.commitments: dict[Key, str] = {}
        self.nonces: dict[Key, str] = {}
        self.broken: list[messages.Reveal] = []  # secrets that do not fit what was committed to
        self.unheard: list[messages.Reveal] = []  # shuffles without this side's nonce

    def commit(self, said: messages.Commit, take_part: bool = True) -> str:
        """The nonce for a deal: one and the same, however often it is asked for; or none."""
        key = said.game, said.deal
        if self.commitments.setdefault(key, said.commitment) != said.commitment:
            self.broken.append(
                messages.Reveal(
                    game=said.game, deal=said.deal, commitment=said.commitment, nonces=(), secret=""
                )
            )
        return self.nonces.setdefault(key, fair_shuffle.fresh()) if take_part else ""

    def reveal(self, said: messages.Reveal, seat: int) -> None:
        key = said.game, said.deal
        known = self.commitments.get(key, said.commitment)
        if said.commitment != known or fair_shuffle.commitment(said.secret) != known:
            self.broken.append(said)
        mine = said.nonces[seat] if 0 <= seat < len(said.nonces) else ""
        if key in self.nonces and mine != self.nonces[key] and said not in self.unheard:
            self.unheard.append(said)

    def verdicts(self, game: str, log: Log, view: dict[str, Any]) -> list[Verdict]:
        """For each shuffle of a finished game whether it holds, also against what was seen here:
        a log of another game than the one that was played proves nothing."""
        found = list(verdicts(log))
        for deal, proof in enumerate(log.proofs):
            known = self.commitments.get((game, deal))
            if known and (proof is None or known != proof.commitment):
                found[deal] = "wrong secret"
        kind, _ = game_of(log)
        if view and msgspec.json.decode(encode_view(kind, final_state(log), view["seat"])) != view:
            return ["wrong order"] * len(found)
        return found
