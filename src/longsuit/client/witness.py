"""A client's own evidence of the shuffles: that each was what the server had committed to."""

from typing import Any, NamedTuple

import msgspec

from ..engine import fair_shuffle
from ..engine.cards import Seat
from ..engine.fair_shuffle import Proof, Verdict
from ..engine.notation import BadNotation, Log
from ..engine.notation import log as parse_log
from ..games.replay import final_state, game_of, verdicts
from ..protocol import messages
from ..protocol.views import encode_view

Key = tuple[str, int]  # game, deal


class OwnNonce(NamedTuple):
    seat: Seat  # at which it was given
    nonce: str

    def is_in(self, nonces: tuple[str, ...]) -> bool:
        return self.seat < len(nonces) and nonces[self.seat] == self.nonce


class Witness:
    """Keeps commitments and its own nonces, so that the server cannot change them later."""

    def __init__(self) -> None:
        self.commitments: dict[Key, str] = {}
        self.nonces: dict[Key, OwnNonce] = {}
        self.daily = set[Key]()  # shuffles that are the same for everybody, without nonces
        self.revealed = set[Key]()
        self.broken: list[messages.Reveal] = []  # reveals that do not match their commitment
        self.ignored: list[messages.Reveal] = []  # shuffles that left this side's nonce out

    def commit(self, message: messages.Commit, seat: Seat) -> str:
        """This side's nonce for a deal, always the same one; empty without a seat, and in a daily
        deal."""
        key = message.game, message.deal
        kept = self.commitments.setdefault(key, message.commitment)
        if kept != message.commitment or self.is_repeated(key):
            self.broken.append(
                messages.Reveal(
                    game=message.game,
                    deal=message.deal,
                    commitment=message.commitment,
                    nonces=(),
                    secret="",
                )
            )
        if message.daily and key not in self.nonces:
            self.daily.add(key)
        if seat < 0 or key in self.daily:
            return ""
        own = self.nonces.get(key)
        self.nonces[key] = OwnNonce(seat, own.nonce if own else fair_shuffle.random_hex())
        return self.nonces[key].nonce

    def is_repeated(self, key: Key) -> bool:
        """True if an earlier shuffle, of any game, had the same commitment."""
        first = next(other for other, c in self.commitments.items() if c == self.commitments[key])
        return first != key

    def reveal(self, message: messages.Reveal) -> None:
        key = message.game, message.deal
        self.revealed.add(key)
        committed = self.commitments.get(key, message.commitment)
        fits = fair_shuffle.is_secret_of(committed, message.secret)
        if message.commitment != committed or not fits:
            self.broken.append(message)
        own = self.nonces.get(key)
        if own and not own.is_in(message.nonces) and message not in self.ignored:
            self.ignored.append(message)

    def verdicts(self, game: str, text: str, view: dict[str, Any]) -> list[Verdict]:
        """A verdict on each shuffle of a finished game, by its log and by what was kept here.

        A text that is no log, and a log whose last view is not the one that this side saw, are
        wrong throughout; so is a shuffle that was revealed here and that the log does not have.
        """
        due = 1 + max((deal for name, deal in self.revealed if name == game), default=-1)
        try:
            log = parse_log(text)
            found = list(verdicts(log))
            is_other = bool(view) and not shows(log, view)
        except BadNotation:
            return ["wrong order"] * max(due, 1)
        if is_other:
            return ["wrong order"] * max(due, len(found), 1)
        proofs = [*log.proofs, *[None] * len(found)]
        for deal, by_log in enumerate(found):
            found[deal] = self.verdict((game, deal), proofs[deal], by_log)
        missing: list[Verdict] = ["wrong order"] * (due - len(found))
        return found + missing

    def verdict(self, key: Key, proof: Proof | None, by_log: Verdict) -> Verdict:
        """The verdict on one shuffle: what was kept here goes before what the log says."""
        committed, own = self.commitments.get(key), self.nonces.get(key)
        if committed is None and by_log == "holds":
            return "not promised"
        if committed and (proof is None or proof.commitment != committed):
            return "wrong secret"
        if committed and self.is_repeated(key):
            return "repeated secret"
        if own and proof and not own.is_in(proof.nonces):
            return "nonce left out"
        return "no nonces" if key in self.daily and by_log == "holds" else by_log


def shows(log: Log, view: dict[str, Any]) -> bool:
    """True if the last position of a log is what a seat saw."""
    game, _ = game_of(log)
    seen: dict[str, Any] = msgspec.json.decode(encode_view(game, final_state(log), view["seat"]))
    return seen == view
