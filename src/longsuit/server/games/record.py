"""The record of a game: its entries, everything that follows from them, and drafts of new ones."""

import hashlib
import hmac
import re
from collections import deque
from collections.abc import Iterable
from typing import Any, TypeAlias

from msgspec import Struct

from ...engine import fair_shuffle, notation
from ...engine.actions import CHANCE, OVER, Action, Event, Shuffle, seen
from ...engine.cards import Seat
from ...engine.fair_shuffle import Proof
from ...engine.game import AnyGame, replay, step
from ...engine.notation import Log
from ...engine.options import Options
from ...games import GAMES
from ...protocol.parts import Assistance, Policy, VoidReason
from ..store.schema import now

KEPT_STEPS = 64  # of a game in progress: what a client may have missed, and what may be undone
# An event, or of an undo the number of events that it leaves.
Entry: TypeAlias = Event | int
# Why a seat's total is no high score; the seat NO_SEAT (-1) stands for all.
Void: TypeAlias = tuple[Seat, VoidReason]


class ShuffleSecret(Struct, kw_only=True):
    """The secret and the nonces of a shuffle."""

    secret: str  # empty: shuffled in another game, from whose position this one began
    nonces: tuple[str, ...] = ()  # by seat, once shuffled
    rounds: int = -1  # finished when it was shuffled; -1: not shuffled yet
    revealed_at: int = 0  # the number of the entry after which the secret is public; 0: not yet

    def proof(self) -> Proof:
        """The proof of the shuffle, with the secret only if it is public."""
        secret = self.secret if self.revealed_at else ""
        return Proof(fair_shuffle.commitment(self.secret), self.nonces, secret)


class GameHeader(Struct, frozen=True, kw_only=True):
    """Everything that is fixed when a game begins."""

    id: str
    code: str  # of the table
    number: int  # at its table, from 1
    name: str  # of the game played
    preset: str
    rules: Options
    names: tuple[str, ...]
    people: tuple[str, ...]  # by seat; empty for computer players
    players: tuple[str, ...]  # by seat; empty for people
    rated: bool  # at a rated table, among people only
    started: int
    seed: str = ""  # of a daily deal: its shuffles and computer players follow from it
    fixed_seed: str = ""  # of a table that deals the same cards every time; unlike `seed` only that
    banks: tuple[int, ...] = ()  # of the clock, by seat, as they were last written; none: full
    given: int = 0  # events with which it began, when it was begun from a position
    # Seats whose people left a rated game for good, in this order, as they were last written.
    departed: tuple[Seat, ...] = ()

    @property
    def protected(self) -> bool:
        """True if it is rated or a daily deal: nobody changes its seats or takes anything back."""
        return self.rated or bool(self.seed)

    @property
    def deal_seed(self) -> str:
        """256 bits, as hex digits, from which shuffles and computer players follow; or empty."""
        if not self.fixed_seed:
            return self.seed
        return hashlib.sha256(f"longsuit {self.fixed_seed}".encode()).hexdigest()

    def new_deal(self, number: int) -> ShuffleSecret:
        """A deal with a new secret: drawn at random, or derived from the seed."""
        if self.deal_seed:
            return ShuffleSecret(secret=derived_secret(self.deal_seed, f"deal {number}"))
        return ShuffleSecret(secret=fair_shuffle.random_hex())


class Step(Struct, frozen=True, kw_only=True):
    """A numbered entry with the state that it leads to."""

    n: int
    entry: Entry
    state: Any
    nonce: str = ""  # SEAT:NONCE of the client whose request it was
    at: int

    @property
    def text(self) -> str:
        return f"undo {self.entry}" if isinstance(self.entry, int) else repr(self.entry)

    def row(self, game: str) -> dict[str, object]:
        return {
            "game": game,
            "n": self.n,
            "text": self.text,
            "nonce": self.nonce,
            "at": self.at,
        }


def derived_secret(seed: str, purpose: str) -> str:
    """256 bits as hex digits that follow from a seed (HMAC-SHA-256)."""
    return hmac.digest(bytes.fromhex(seed), purpose.encode(), "sha256").hex()


def kept_steps(policy: Policy) -> int:
    """The number of entries to keep; delayed watchers have yet to be sent the last of them."""
    return KEPT_STEPS + (policy.delay if policy.watch == "delayed" else 0)


def parse_entry(text: str) -> Entry:
    """An entry from its text in the database."""
    if text.startswith("undo "):
        return int(text[5:])
    return notation.event(text)


class GameRecord:
    """Everything known of a game.

    Only `append` changes it, and only after the entries are on disk, so that nothing that was told
    to a client can be lost.
    """

    def __init__(
        self, header: GameHeader, deals: Iterable[ShuffleSecret], kept_steps: int = KEPT_STEPS
    ) -> None:
        self.header, self.deals = header, list(deals)
        self.game: AnyGame = GAMES[header.name]
        self.state: Any = self.game.start(header.rules)
        self.entries: list[Entry] = []
        self.recent: deque[Step] = deque(maxlen=kept_steps)  # the last entries, with their states
        self.events: list[Event] = []  # without those that were undone
        self.entry_numbers: list[int] = []  # of these events
        self.seen_events: dict[Seat, list[Event]] = {}  # a cache for `events_seen_by`
        self.idempotency_keys: dict[str, int] = {}  # SEAT:NONCE to the number of its entry
        self.shuffles = 0  # so far
        self.assists: list[tuple[int, Seat, Assistance]] = []
        self.voids: set[Void] = set()  # those that are stored; `games.voids` lists all
        self.departed = header.departed  # seats whose people left for good, in this order

    @property
    def n(self) -> int:
        """The number of the last entry."""
        return len(self.entries)

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
        """True if the result counts for ratings: among people only, and without help."""
        header = self.header
        return header.rated and not header.seed and not any(header.players) and not self.assists

    def pending_deal(self) -> ShuffleSecret | None:
        """The deal that is committed to and not shuffled yet."""
        return self.deals[self.shuffles] if len(self.deals) > self.shuffles else None

    def append(self, steps: Iterable[Step]) -> None:
        """Adds entries that have been written."""
        for done in steps:
            self.entries.append(done.entry)
            self.recent.append(done)
            if isinstance(done.entry, int):
                del self.events[done.entry :], self.entry_numbers[done.entry :]
                for events in self.seen_events.values():
                    del events[done.entry :]
            else:
                if isinstance(done.entry.action, Shuffle):
                    self.deals[self.shuffles].rounds = len(self.game.rounds(self.state))
                    self.shuffles += 1
                self.events.append(done.entry)
                self.entry_numbers.append(done.n)
            if done.nonce:
                self.idempotency_keys[done.nonce] = done.n
            self.state = done.state
            self.reveal_secrets()

    def reveal_secrets(self) -> None:
        """Makes the secrets of those deals public whose hands are no longer in play."""
        rounds = len(self.game.rounds(self.state))
        none_in_play = self.game.phase(self.state) in ("deal", "over")
        for at in range(self.shuffles - 1, -1, -1):  # the older, the earlier
            deal = self.deals[at]
            if deal.revealed_at:
                break
            if none_in_play or rounds > deal.rounds:
                deal.revealed_at = self.n

    def deals_revealed_since(self, n: int) -> list[tuple[int, ShuffleSecret]]:
        """The deals whose secrets became public after the entry `n`, with their numbers."""
        revealed = []
        for at in range(self.shuffles - 1, -1, -1):
            deal = self.deals[at]
            if deal.revealed_at > n:
                revealed.append((at, deal))
            elif deal.revealed_at:
                break
        return revealed[::-1]

    def events_seen_by(self, seat: Seat) -> list[Event]:
        """The events as a seat saw them."""
        events = self.seen_events.setdefault(seat, [])
        events += [seen(event, seat) for event in self.events[len(events) :]]
        return events

    def recent_steps(self, first: int, last: int) -> list[Step]:
        """The entries with these numbers, as far as they are kept."""
        kept_from = self.n - len(self.recent) + 1
        first, last = max(first, kept_from), min(last, self.n)
        return [self.recent[n - kept_from] for n in range(first, last + 1)]

    def state_after(self, count: int) -> Any:
        """The state after the first `count` events, replayed if it is not kept any more."""
        if count:
            n = self.entry_numbers[count - 1]
            for step_ in self.recent_steps(n, n):
                return step_.state
        return replay(self.game, self.header.rules, self.events[:count], trusted=True)

    def log(self) -> Log:
        """The log of the game, with the secrets that are public."""
        return Log(
            game=self.header.name,
            version=self.game.VERSION,
            rules=notation.rules_text(self.header.rules),
            seats=tuple(re.sub(r"[\s#]+", "_", name) or "_" for name in self.header.names),
            events=tuple(self.events),
            proofs=tuple(
                deal.proof() if deal.secret else None for deal in self.deals[: self.shuffles]
            ),
        )


class Draft:
    """Entries that are to be added to a game together; they do not count until they are written."""

    def __init__(self, record: GameRecord) -> None:
        self.record, self.state = record, record.state
        self.steps: list[Step] = []
        self.unchanged = len(record.events)  # the number of the game's events that still hold
        self.added: list[Event] = []  # after them
        self.next_deal: ShuffleSecret | None = None  # the deal after the one that was shuffled here
        self.nonces: tuple[str, ...] = ()  # of the deal that was shuffled here
        self.voids: set[Void] = set()  # what these entries void

    @property
    def actor(self) -> Seat:
        return self.record.game.actor(self.state)

    @property
    def events(self) -> list[Event]:
        return [*self.record.events[: self.unchanged], *self.added]

    def add(self, event: Event, nonce: str = "") -> None:
        """Adds an event; raises IllegalAction if the rules do not allow it."""
        self.state = step(self.record.game, self.state, event)
        self.added.append(event)
        self.add_step(event, nonce)

    def add_computer_action(self, event: Event) -> None:
        """Adds the action of a computer player; it voids the high score of the seat's person."""
        self.add(event)
        if self.record.header.people[event.seat]:
            self.voids.add((event.seat, "computer_played"))

    def add_step(self, entry: Entry, nonce: str = "") -> None:
        n, at = self.record.n + len(self.steps) + 1, now()
        self.steps.append(Step(n=n, entry=entry, state=self.state, nonce=nonce, at=at))

    def undo(self, count: int, state: Any) -> None:
        """Leaves only the first `count` events of the record, which lead to this state."""
        self.unchanged, self.added, self.state = count, [], state
        self.add_step(count)

    def shuffle(self, nonces: tuple[str, ...]) -> None:
        """Lets chance act as committed, and draws the secret of the next deal."""
        deal, pack = self.record.pending_deal(), self.record.game.pack(self.state)
        if deal is None or self.next_deal:
            raise RuntimeError("a shuffle without a published commitment")
        number = self.record.shuffles
        self.add(Event(CHANCE, shuffle_action(pack, deal.secret, nonces, number)))
        self.nonces, self.next_deal = nonces, self.record.header.new_deal(number + 1)

    def events_seen_by(self, seat: Seat) -> tuple[Event, ...]:
        added = [seen(event, seat) for event in self.added]
        return (*self.record.events_seen_by(seat)[: self.unchanged], *added)

    def rows(self) -> list[dict[str, object]]:
        return [done.row(self.record.header.id) for done in self.steps]

    def append_to_record(self) -> None:
        """Adds the entries to the game, once they have been written."""
        if self.next_deal:
            self.record.deals[self.record.shuffles].nonces = self.nonces
            self.record.deals.append(self.next_deal)
        self.record.voids |= self.voids
        self.record.append(self.steps)


def shuffle_action(pack: Iterable[int], secret: str, nonces: tuple[str, ...], deal: int) -> Action:
    """The fair shuffle of a pack.  The server shuffles nowhere else; tests replace this."""
    return fair_shuffle.shuffle(pack, secret, nonces, deal)
