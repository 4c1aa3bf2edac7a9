"""A game in progress: its records, what follows from them, and what is about to be added."""

import hmac
import re
import time
from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from ...engine import fair_shuffle, notation
from ...engine.actions import CHANCE, OVER, Action, Event, Shuffle, seen
from ...engine.cards import Seat
from ...engine.fair_shuffle import Proof
from ...engine.game import AnyGame, replay, step
from ...engine.notation import Log
from ...engine.options import Options
from ...games import GAMES
from ...protocol.parts import Assistance


class Deal(Struct, kw_only=True):
    """A shuffle's proof as the server knows it."""

    secret: str  # empty: shuffled in another game, from whose position this one began
    nonces: tuple[str, ...] = ()  # by seat, once shuffled
    rounds: int = -1  # finished when it was shuffled; -1: not shuffled yet
    revealed: int = 0  # the record after which everybody may know the secret

    def proof(self) -> Proof:
        secret = self.secret if self.revealed else ""
        return Proof(fair_shuffle.commitment(self.secret), self.nonces, secret)


class GameHeader(Struct, frozen=True, kw_only=True):
    """What is fixed when a game begins."""

    id: str
    code: str  # of the table
    number: int
    name: str  # of the game played
    preset: str
    rules: Options
    names: tuple[str, ...]
    people: tuple[str, ...]  # by seat; empty for computer players
    players: tuple[str, ...]  # by seat; empty for people
    rated: bool
    started: int
    seed: str = ""  # of a daily deal: its shuffles and computer players follow from it
    banks: tuple[int, ...] = ()  # of the clock, by seat, as they were last written; none: full
    given: int = 0  # events with which it began, when it was begun from a position

    def fresh(self, deal: int) -> Deal:
        """The secret of a deal: drawn, or following from the seed."""
        return Deal(
            secret=derived(self.seed, f"deal {deal}") if self.seed else fair_shuffle.fresh()
        )


class Step(Struct, frozen=True, kw_only=True):
    """A record with the state it leads to."""

    n: int
    what: Event | int  # an event, or how many events an undo leaves
    state: Any
    nonce: str = ""
    at: int

    @property
    def text(self) -> str:
        return f"undo {self.what}" if isinstance(self.what, int) else repr(self.what)

    def row(self, game: str) -> dict[str, object]:
        return {
            "game": game,
            "n": self.n,
            "text": self.text,
            "nonce": self.nonce,
            "at": self.at,
        }


def derived(seed: str, what: str) -> str:
    """256 bits that nobody can tell who does not know the seed."""
    return hmac.digest(bytes.fromhex(seed), what.encode(), "sha256").hex()


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def parse_record(text: str) -> Event | int:
    """A record as the database has it."""
    if text.startswith("undo "):
        return int(text[5:])
    return notation.event(text)


class GameRecord:
    """Everything known of a game; only `adopt` changes it, after the records are on disk."""

    def __init__(self, head: GameHeader, deals: Iterable[Deal]) -> None:
        self.header, self.deals = head, list(deals)
        self.game: AnyGame = GAMES[head.name]
        self.state: Any = self.game.start(head.rules)
        self.records: list[Event | int] = []
        self.events: list[Event] = []
        self.numbers: list[int] = []  # of the records of these events
        self.looks: dict[Seat, list[Event]] = {}  # these events as a seat saw them, once asked for
        self.nonces: dict[str, int] = {}
        self.dealt = 0  # shuffles so far
        self.assists: list[tuple[int, Seat, Assistance]] = []
        self.last_at = head.started

    @property
    def n(self) -> int:
        return len(self.records)

    @property
    def actor(self) -> Seat:
        return self.game.actor(self.state)

    @property
    def over(self) -> bool:
        return self.actor == OVER

    @property
    def seats(self) -> int:
        return self.game.seats(self.header.rules)

    @property
    def rated(self) -> bool:
        """Cheating and advice make a game unrated."""
        return self.header.rated and all(what == "odds" for _, _, what in self.assists)

    def pending(self) -> Deal | None:
        """The deal that is committed to and not shuffled yet."""
        return self.deals[self.dealt] if len(self.deals) > self.dealt else None

    def adopt(self, steps: Iterable[Step]) -> None:
        for done in steps:
            self.records.append(done.what)
            if isinstance(done.what, int):
                del self.events[done.what :], self.numbers[done.what :]
                for looks in self.looks.values():
                    del looks[done.what :]
            else:
                if isinstance(done.what.action, Shuffle):
                    self.deals[self.dealt].rounds = len(self.game.rounds(self.state))
                    self.dealt += 1
                self.events.append(done.what)
                self.numbers.append(done.n)
            if done.nonce:
                self.nonces[done.nonce] = done.n
            self.state, self.last_at = done.state, done.at
            self.reveal()

    def reveal(self) -> None:
        """A deal's secret is free once its hands are no longer in play."""
        rounds = len(self.game.rounds(self.state))
        free = self.game.phase(self.state) in ("deal", "over")
        for at in range(self.dealt - 1, -1, -1):  # the older, the earlier
            deal = self.deals[at]
            if deal.revealed:
                break
            if free or rounds > deal.rounds:
                deal.revealed = self.n

    def revealed(self, since: int) -> list[tuple[int, Deal]]:
        """The deals whose secrets have become free after a record, by number."""
        found = []
        for at in range(self.dealt - 1, -1, -1):
            deal = self.deals[at]
            if deal.revealed > since:
                found.append((at, deal))
            elif deal.revealed:
                break
        return found[::-1]

    def seen(self, seat: Seat) -> list[Event]:
        """The events as a seat saw them."""
        looks = self.looks.setdefault(seat, [])
        looks += [seen(event, seat) for event in self.events[len(looks) :]]
        return looks

    def log(self) -> Log:
        """The game on paper, with the secrets that everybody may know."""
        return Log(
            game=self.header.name,
            version=self.game.VERSION,
            rules=notation.rules_text(self.header.rules),
            seats=tuple(re.sub(r"[\s#]+", "_", name) or "_" for name in self.header.names),
            events=tuple(self.events),
            proofs=tuple(
                deal.proof() if deal.secret else None for deal in self.deals[: self.dealt]
            ),
        )


class Draft:
    """What is to be added to a game; nothing of it counts until it is written."""

    def __init__(self, record: GameRecord) -> None:
        self.record, self.state = record, record.state
        self.steps: list[Step] = []
        self.kept = len(record.events)  # how many of the game's own events still hold
        self.added: list[Event] = []  # after them
        self.fresh: Deal | None = None  # the deal after the one that was shuffled here
        self.nonces: tuple[str, ...] = ()  # of the deal that was shuffled here

    @property
    def actor(self) -> Seat:
        return self.record.game.actor(self.state)

    @property
    def events(self) -> list[Event]:
        return [*self.record.events[: self.kept], *self.added]

    def add(self, event: Event, nonce: str = "") -> None:
        """IllegalAction when the rules do not allow it."""
        self.state = step(self.record.game, self.state, event)
        self.added.append(event)
        self.note(event, nonce)

    def note(self, what: Event | int, nonce: str = "") -> None:
        n, at = self.record.n + len(self.steps) + 1, now()
        self.steps.append(Step(n=n, what=what, state=self.state, nonce=nonce, at=at))

    def undo(self, back: int) -> None:
        """Only the first events still hold."""
        events = self.events[:back]
        self.kept = min(self.kept, back)
        self.added = events[self.kept :]
        self.state = replay(self.record.game, self.record.header.rules, events)
        self.note(back)

    def shuffle(self, nonces: tuple[str, ...]) -> None:
        """Chance acts as committed; the secret of the next deal is drawn."""
        deal, pack = self.record.pending(), self.record.game.pack(self.state)
        if deal is None or self.fresh:
            raise RuntimeError("a shuffle without a published commitment")
        self.add(Event(CHANCE, shuffled(pack, deal.secret, nonces, self.record.dealt)))
        self.nonces, self.fresh = nonces, self.record.header.fresh(self.record.dealt + 1)

    def seen(self, seat: Seat) -> tuple[Event, ...]:
        added = [seen(event, seat) for event in self.added]
        return (*self.record.seen(seat)[: self.kept], *added)

    def rows(self) -> list[dict[str, object]]:
        return [done.row(self.record.header.id) for done in self.steps]

    def adopted(self) -> None:
        """It has been written: now it counts."""
        if self.fresh:
            self.record.deals[self.record.dealt].nonces = self.nonces
            self.record.deals.append(self.fresh)
        self.record.adopt(self.steps)


def shuffled(pack: Iterable[int], secret: str, nonces: tuple[str, ...], deal: int) -> Action:
    """The one place where cards are shuffled."""
    return fair_shuffle.shuffle(pack, secret, nonces, deal)


def history(record: GameRecord) -> list[tuple[Event | int, Any]]:
    """Every record with the state after it, from the first on."""
    s, found = record.game.start(record.header.rules), []
    events: list[Event] = []
    for what in record.records:
        if isinstance(what, int):
            del events[what:]
            s = replay(record.game, record.header.rules, events)
        else:
            events.append(what)
            s = record.game.apply(s, what.action)
        found.append((what, s))
    return found
