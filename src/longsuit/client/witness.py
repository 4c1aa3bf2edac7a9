"""A client's own evidence of the shuffles: that each was what the server had committed to."""

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
    """Keeps commitments and its own nonces, so that the server cannot change them later."""

    def __init__(self) -> None:
        self.commitments: dict[Key, str] = {}
        self.nonces: dict[Key, str] = {}
        self.broken: list[messages.Reveal] = []  # reveals that do not match their commitment
        self.ignored: list[messages.Reveal] = []  # shuffles that left this side's nonce out

    def commit(self, message: messages.Commit, take_part: bool = True) -> str:
        """This side's nonce for a deal, always the same one; empty if it takes no part."""
        key = message.game, message.deal
        if self.commitments.setdefault(key, message.commitment) != message.commitment:
            self.broken.append(
                messages.Reveal(
                    game=message.game,
                    deal=message.deal,
                    commitment=message.commitment,
                    nonces=(),
                    secret="",
                )
            )
        return self.nonces.setdefault(key, fair_shuffle.random_hex()) if take_part else ""

    def reveal(self, message: messages.Reveal, seat: int) -> None:
        key = message.game, message.deal
        committed = self.commitments.get(key, message.commitment)
        if message.commitment != committed or fair_shuffle.commitment(message.secret) != committed:
            self.broken.append(message)
        own = message.nonces[seat] if 0 <= seat < len(message.nonces) else ""
        if key in self.nonces and own != self.nonces[key] and message not in self.ignored:
            self.ignored.append(message)

    def verdicts(self, game: str, log: Log, view: dict[str, Any]) -> list[Verdict]:
        """A verdict on each shuffle of a finished game, by its log and by what was kept here.

        A log whose last view is not the one that this side saw is of another game, and fails.
        """
        results = list(verdicts(log))
        for deal, proof in enumerate(log.proofs):
            committed = self.commitments.get((game, deal))
            if committed and (proof is None or committed != proof.commitment):
                results[deal] = "wrong secret"
        kind, _ = game_of(log)
        if view and msgspec.json.decode(encode_view(kind, final_state(log), view["seat"])) != view:
            return ["wrong order"] * len(results)
        return results
