"""The messages about a game: each seat and each watcher (spectator) is sent what it may know, and
no more.

Here as in all of `server` a watcher has NO_SEAT (-1), as on the wire.  In the engine the actor -1
is CHANCE, and the view of a watcher is that of the seat WATCHER.
"""

from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Raw

from ...engine.actions import WATCHER, Event, seen
from ...engine.cards import NO_SEAT, Seat, names
from ...engine.game import winners
from ...protocol import messages
from ...protocol.views import ViewCache, encode_members, encode_view
from .record import GameRecord, Step
from .voids import voids_of

if TYPE_CHECKING:
    from ..tables.table import Guest
    from .running import RunningGame

NO_VIEW = Raw(b"{}")
MOST_REVEALS = 50  # that are sent again
StepMessage: TypeAlias = messages.Event | messages.Undo


@lru_cache(maxsize=10_000)
def event_text(event: Event) -> str:
    return repr(event)


class Updates:
    """Sends the entries, views, reveals, clock and result of one running game."""

    def __init__(self, running: "RunningGame") -> None:
        self.running = running
        self.views = ViewCache()
        # The last step sent, and its message as far as it is the same for every seat.
        self.prefix: tuple[Step | None, bytes] = (None, b"")
        # For each seat, the messages about the last entries that somebody has asked for again.
        self.repeated: dict[Seat, dict[int, bytes]] = {}

    @property
    def record(self) -> GameRecord:
        return self.running.record

    @property
    def guests(self) -> "list[tuple[Seat, Guest]]":
        """Every connection with its seat, seated people first; a watcher has NO_SEAT."""
        table = self.running.table
        guests = [
            (seat, guest)
            for seat, owner in enumerate(table.owners)
            if owner.kind == "person" and (guest := table.guests.get(owner.person))
        ]
        if len(guests) < len(table.guests):
            everybody = table.guests.items()
            guests += [(NO_SEAT, guest) for person, guest in everybody if table.seat_of(person) < 0]
        return guests

    # To everybody.

    def send_steps(self, steps: list[Step], shuffled: bool) -> None:
        """Sends everybody the new entries, each with the view after it."""
        reveals, guests = self.reveal_messages(steps[0].n - 1), self.guests
        for seat, guest in guests:
            if seat >= 0:
                for step in steps:
                    guest.send_bytes(self.step_bytes(step, seat))
                for reveal in reveals:
                    guest.send(reveal)
                if shuffled:
                    self.send_commitment(guest)
        if any(seat < 0 for seat, _ in guests):
            self.send_watchers([guest for seat, guest in guests if seat < 0], steps)
        self.send_open_hands(guests)

    def resend_since(self, n: int) -> None:
        """Sends all seats the entries after `n`, which were written although nobody was told."""
        for seat, guest in self.guests:
            if seat >= 0:
                self.send_since(guest, n, self.record.header.id)

    def send_clock(self) -> None:
        """Sends the clock to those who see the game as it is: a delayed watcher does not."""
        if message := self.clock_message():
            live = self.running.table.settings.policy.watch == "seat"
            for seat, guest in self.guests:
                if seat >= 0 or live:
                    guest.send(message)

    def send_open_hands(self, guests: "list[tuple[Seat, Guest]]") -> None:
        """Sends the computer players' cards where they lie face up; a watcher gets them only where
        watchers see the game as it is."""
        policy, record = self.running.table.settings.policy, self.record
        if not policy.open_hands or record.over:
            return
        hands = tuple(
            tuple(names(record.game.view(record.state, seat).hand).split()) if player else ()
            for seat, player in enumerate(record.header.players)
        )
        message = messages.Hands(game=record.header.id, n=record.n, hands=hands)
        live = policy.watch == "seat" or (policy.watch == "delayed" and not policy.delay)
        for seat, guest in guests:
            if seat >= 0 or live:
                guest.send(message)

    # To one connection.

    def send_position(self, guest: "Guest") -> None:
        """Sends the position of the game to a guest who has just joined."""
        seat = self.running.table.seat_of(guest.person.id)
        if seat < 0:
            self.send_watcher(guest)
            return
        guest.send(self.view_message(seat))
        self.send_circumstances(guest)
        self.send_open_hands([(seat, guest)])

    def send_circumstances(self, guest: "Guest") -> None:
        """Sends what a view does not hold: commitment, open questions, clock and result."""
        self.send_commitment(guest)
        seat = self.running.table.seat_of(guest.person.id)
        claims = self.running.claims.open_messages(seat)
        for message in (self.running.takeback.request, *claims, self.clock_message()):
            if message:
                guest.send(message)
        if self.record.over:
            guest.send(self.result_message())

    def send_since(self, guest: "Guest", n: int, game: str) -> None:
        """Sends all entries after `n`, and the view; only the view if they are not all kept."""
        seat = self.running.table.seat_of(guest.person.id)
        if seat < 0:
            self.send_watcher(guest)
            return
        n = n if game == self.record.header.id else 0
        for message in self.repeated_messages(n, seat):
            guest.send_bytes(message)
        for reveal in self.reveal_messages(n)[-MOST_REVEALS:]:
            guest.send(reveal)
        guest.send(self.view_message(seat))
        self.send_circumstances(guest)

    def send_commitment(self, guest: "Guest") -> None:
        deal = self.record.pending_deal()
        if deal is not None and not self.record.over:
            guest.send(
                messages.Commit(
                    game=self.record.header.id,
                    deal=self.record.shuffles,
                    commitment=deal.proof().commitment,
                    daily=bool(self.record.header.deal_seed),
                )
            )

    # Messages.

    def step_bytes(self, step: Step, seat: Seat) -> bytes:
        """The encoded message of an entry; the part before the view is encoded once for all
        seats."""
        entry = step.entry
        if isinstance(entry, int) or seen(entry, seat) is not entry:
            return messages.encode(self.step_message(step, seat, self.views))
        game = self.record.header.id
        if self.prefix[0] is not step:
            whole = messages.Event(game=game, n=step.n, event=event_text(entry), view=NO_VIEW)
            self.prefix = (step, messages.encode(whole).removesuffix(b"}}"))
        return b"%b%b}}" % (
            self.prefix[1],
            encode_members(self.record.game, step.state, seat, self.views),
        )

    def step_message(self, step: Step, seat: Seat, views: ViewCache | None = None) -> StepMessage:
        """An entry as a seat sees it."""
        game, n, entry = self.record.header.id, step.n, step.entry
        view = encode_view(self.record.game, step.state, seat, views)
        if isinstance(entry, int):
            return messages.Undo(game=game, n=n, back=entry, view=view)
        return messages.Event(game=game, n=n, event=event_text(seen(entry, seat)), view=view)

    def repeated_messages(self, n: int, seat: Seat) -> list[bytes]:
        """The messages about the entries after `n`, none if they are not all kept.

        Each is encoded when it is asked for again the first time.
        """
        steps, views = self.record.recent_steps(n + 1, self.record.n), ViewCache()
        if not steps or steps[0].n != n + 1:
            return []
        first = self.record.n - len(self.record.recent)
        have = self.repeated.get(seat, {})
        have = self.repeated[seat] = {at: text for at, text in have.items() if at > first}
        for step in steps:
            if step.n not in have:
                have[step.n] = messages.encode(self.step_message(step, seat, views))
        return [have[step.n] for step in steps]

    def view_message(self, seat: Seat) -> messages.View:
        record = self.record
        view = encode_view(record.game, record.state, seat, self.views)
        return messages.View(game=record.header.id, n=record.n, view=view)

    def reveal_messages(self, since: int) -> list[messages.Reveal]:
        """The secrets that became public after the entry with the number `since`."""
        return [
            messages.Reveal(
                game=self.record.header.id,
                deal=at,
                commitment=proof.commitment,
                nonces=proof.nonces,
                secret=proof.secret,
            )
            for at, deal in self.record.deals_revealed_since(since)
            if deal.secret and (proof := deal.proof())
        ]

    def clock_message(self) -> messages.Clock | None:
        """The clock of the seat to act; none while no clock runs."""
        clock = self.running.clock
        if clock is None or clock.seat < 0:
            return None
        return messages.Clock(
            game=self.record.header.id,
            n=self.record.n,
            seat=clock.seat,
            left=clock.remaining(self.running.milliseconds()),
            banks=tuple(clock.banks),
        )

    def result_message(self) -> messages.Result:
        record = self.record
        won = winners(record.game, record.state)
        return messages.Result(
            game=record.header.id,
            totals=record.game.totals(record.state),
            winners=won,
            rated=record.rated and bool(won),
            left=record.departed,
            assisted=tuple(dict.fromkeys((seat, what) for _, seat, what in record.assists)),
            voided=voids_of(record, record.state),
        )

    # Watchers, by the table's policy.

    def send_watchers(self, guests: "list[Guest]", steps: list[Step]) -> None:
        """Sends watchers the new entries, or those that are old enough for them."""
        policy, unsent = self.running.table.settings.policy, list[messages.AnyMessage]()
        if policy.watch == "seat":
            seat = min(policy.watched, self.record.seats - 1)
            unsent += [self.step_message(step, seat, self.views) for step in steps]
        elif policy.watch == "delayed":
            unsent += self.delayed_messages(steps, policy.delay)
        for guest in guests:
            for message in unsent:
                guest.send(message)

    def delayed_messages(self, steps: list[Step], delay: int) -> list[StepMessage]:
        """The entries that have become old enough with these new ones; all once the game is over.

        Watchers go through the same entries as everybody, undos among them, `delay` entries later.
        """
        record = self.record
        first, last = steps[0].n - delay, record.n if record.over else record.n - delay
        return [self.step_message(step, WATCHER) for step in record.recent_steps(first, last)]

    def delayed_view(self, delay: int) -> messages.View:
        """The position after the last entry that watchers have been sent."""
        record, state = self.record, self.record.state
        n = record.n if record.over else max(0, record.n - delay)
        if n == 0:
            state = record.game.start(record.header.rules)
        for step in record.recent_steps(n, n):
            state = step.state
        return messages.View(
            game=record.header.id, n=n, view=encode_view(record.game, state, WATCHER)
        )

    def send_watcher(self, guest: "Guest") -> None:
        """Sends the position of the game, as far as a watcher may know it."""
        policy = self.running.table.settings.policy
        if policy.watch == "seat":
            guest.send(self.view_message(min(policy.watched, self.record.seats - 1)))
        elif policy.watch == "delayed":
            guest.send(self.delayed_view(policy.delay))
        self.send_open_hands([(NO_SEAT, guest)])
        if self.record.over:
            guest.send(self.result_message())
