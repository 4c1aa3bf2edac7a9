"""What each seat and each watcher is told of a game, and nothing else."""

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from msgspec import Raw

from ...engine.actions import WATCHER, Event, seen
from ...engine.cards import Seat
from ...engine.game import winners
from ...protocol import messages as told
from ...protocol.views import ViewCache, encode_members, encode_view
from .record import Play, Step, history

if TYPE_CHECKING:
    from ..tables.table import Guest
    from .running import Course


NO_VIEW = Raw(b"{}")


@lru_cache(maxsize=10_000)
def noted(event: Event) -> str:
    return repr(event)


class Telling:
    def __init__(self, course: "Course") -> None:
        self.course = course
        self.views = ViewCache()
        self.head: tuple[Step | None, bytes] = (None, b"")  # of the last record told
        self.trail: tuple[int, Any] = (-1, None)  # events that watchers have seen, and their state

    @property
    def play(self) -> Play:
        return self.course.play

    @property
    def guests(self) -> "list[tuple[Seat, Guest]]":
        """First those who sit, then those who watch."""
        table = self.course.table
        found = [
            (seat, guest)
            for seat, owner in enumerate(table.owners)
            if owner.kind == "person" and (guest := table.guests.get(owner.person))
        ]
        if len(found) < len(table.guests):
            everybody = table.guests.items()
            found += [(-1, guest) for person, guest in everybody if table.seat_of(person) < 0]
        return found

    def steps(self, steps: list[Step], shuffled: bool) -> None:
        """To everybody: what happened, and what they see now."""
        reveals, guests = self.reveals(steps[0].n - 1), self.guests
        for seat, guest in guests:
            if seat >= 0:
                for step in steps:
                    guest.tell(self.record(step, seat))
                for reveal in reveals:
                    guest.send(reveal)
                if shuffled:
                    self.commit(guest)
        if any(seat < 0 for seat, _ in guests):
            self.watchers([guest for seat, guest in guests if seat < 0], steps)

    def record(self, step: Step, seat: Seat) -> bytes:
        """The message of a record as it is sent; what comes before the view is written once."""
        what = step.what
        if isinstance(what, int) or (known := seen(what, seat)) is not what:
            return told.encode(self.message(step.n, what, step.state, seat))
        if self.head[0] is not step:
            whole = told.Event(game=self.play.head.id, n=step.n, event=noted(known), view=NO_VIEW)
            self.head = (step, told.encode(whole).removesuffix(b"}}"))
        return b"%b%b}}" % (
            self.head[1],
            encode_members(self.play.game, step.state, seat, self.views),
        )

    def message(self, n: int, what: Event | int, state: Any, seat: Seat) -> told.Event | told.Undo:
        """A record as a seat sees it."""
        view, game = encode_view(self.play.game, state, seat, self.views), self.play.head.id
        if isinstance(what, int):
            return told.Undo(game=game, n=n, back=what, view=view)
        return told.Event(game=game, n=n, event=noted(seen(what, seat)), view=view)

    def view(self, seat: Seat, asked: int = 0) -> told.View:
        play = self.play
        view = encode_view(play.game, play.state, seat, self.views)
        return told.View(id=asked, game=play.head.id, n=play.n, view=view)

    def reveals(self, since: int) -> list[told.Reveal]:
        """The secrets that have become free after a record."""
        return [
            told.Reveal(
                game=self.play.head.id,
                deal=at,
                commitment=proof.commitment,
                nonces=proof.nonces,
                secret=proof.secret,
            )
            for at, deal in self.play.revealed(since)
            if deal.secret and (proof := deal.proof())
        ]

    def commit(self, guest: "Guest") -> None:
        deal = self.play.pending()
        if deal is not None and not self.play.over:
            commitment = deal.proof().commitment
            game = self.play.head.id
            guest.send(told.Commit(game=game, deal=self.play.dealt, commitment=commitment))

    def greet(self, guest: "Guest") -> None:
        """Where the game stands, for somebody who has just come."""
        seat = self.course.table.seat_of(guest.person.id)
        if seat < 0:
            self.watching(guest)
            return
        guest.send(self.view(seat))
        self.standing(guest)

    def standing(self, guest: "Guest") -> None:
        """What is open beside the view: a commitment, what was asked, the clock, the result."""
        self.commit(guest)
        seat = self.course.table.seat_of(guest.person.id)
        for message in (self.course.asked, *self.course.claims.open(seat), self.running()):
            if message:
                guest.send(message)
        if self.play.over:
            guest.send(self.result())

    def since(self, guest: "Guest", n: int, game: str) -> None:
        """Everything after a record, or only the view when that is too much."""
        seat = self.course.table.seat_of(guest.person.id)
        if seat < 0:
            self.watching(guest)
            return
        n = n if game == self.play.head.id else 0
        behind = self.play.n - n
        if 0 < behind <= 100:
            for at, (what, state) in enumerate(history(self.play), 1):
                if at > n:
                    guest.send(self.message(at, what, state, seat))
        for reveal in self.reveals(n):
            guest.send(reveal)
        guest.send(self.view(seat))
        self.standing(guest)

    def again(self, n: int) -> None:
        """To everybody: what was written although nobody was told."""
        for seat, guest in self.guests:
            if seat >= 0:
                self.since(guest, n, self.play.head.id)

    def clock(self) -> None:
        """To those who see the game as it is."""
        if message := self.running():
            late = self.course.table.setting.policy.watch != "seat"
            for seat, guest in self.guests:
                if seat >= 0 or not late:
                    guest.send(message)

    def running(self) -> told.Clock | None:
        clock = self.course.clock
        if clock is None or clock.seat < 0:
            return None
        return told.Clock(
            game=self.play.head.id,
            n=self.play.n,
            seat=clock.seat,
            left=clock.left(self.course.millis()),
            banks=tuple(clock.banks),
        )

    def result(self) -> told.Result:
        play = self.play
        return told.Result(
            game=play.head.id,
            totals=play.game.totals(play.state),
            winners=winners(play.game, play.state),
            rated=play.rated,
            assisted=tuple(dict.fromkeys((seat, what) for _, seat, what in play.helped)),
        )

    # Watchers, by the table's policy.

    def watchers(self, guests: "list[Guest]", steps: list[Step]) -> None:
        policy, messages = self.course.table.setting.policy, list[told.Told]()
        if policy.watch == "seat":
            seat = min(policy.watched, self.play.seats - 1)
            messages = [self.message(step.n, step.what, step.state, seat) for step in steps]
        elif policy.watch == "delayed":
            messages = self.late(policy.delay)
        for guest in guests:
            for message in messages:
                guest.send(message)

    def late(self, delay: int) -> list[told.Told]:
        """What has become old enough for watchers."""
        play, (have, state) = self.play, self.trail
        want = len(play.events) if play.over else max(0, len(play.events) - delay)
        if have < 0 or want < have:
            self.trail = (want, self.at(want))
            return [self.late_view()]
        messages = list[told.Told]()
        for at in range(have, want):
            state = play.game.apply(state, play.events[at].action)
            messages.append(self.message(at + 1, play.events[at], state, WATCHER))
        self.trail = (want, state)
        return messages

    def at(self, count: int) -> Any:
        s = self.play.game.start(self.play.head.rules)
        for event in self.play.events[:count]:
            s = self.play.game.apply(s, event.action)
        return s

    def late_view(self) -> told.View:
        n, state = self.trail
        return told.View(
            game=self.play.head.id, n=n, view=encode_view(self.play.game, state, WATCHER)
        )

    def watching(self, guest: "Guest") -> None:
        """Where the game stands, as far as a watcher may know."""
        policy = self.course.table.setting.policy
        if policy.watch == "seat":
            guest.send(self.view(min(policy.watched, self.play.seats - 1)))
        elif policy.watch == "delayed":
            if self.trail[0] < 0:
                self.late(policy.delay)
            guest.send(self.late_view())
        if self.play.over:
            guest.send(self.result())
