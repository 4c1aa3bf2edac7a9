"""A table: its seats, its settings, its connections, and how a change of it is written and told."""

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Literal, Protocol

from msgspec.structs import replace
from sqlalchemy import update

from ...engine.cards import NO_SEAT, Seat
from ...engine.game import AnyGame
from ...engine.notation import rules_text
from ...engine.sentences import say
from ...games import GAMES
from ...protocol import messages
from ...protocol.errors import Refusal
from ..games.record import Void
from ..games.voids import void_statements
from ..people.identity import Person
from ..store.rows import Statement, update_departed, update_table
from ..store.schema import now, tables
from ..store.writer import Unavailable, Write
from .seat_owner import RATED_STAND_IN, SeatOwner, computer_owner, person_owner
from .settings import TableSettings

if TYPE_CHECKING:
    from ..games.running import RunningGame
    from .lobby import Lobby

State = Literal["waiting", "playing", "over"]
MAX_CHAT = 50  # lines that somebody who comes is sent


class Guest(Protocol):
    """A connection, as a table knows it."""

    person: Person

    def send(self, message: messages.AnyMessage) -> None: ...
    def send_bytes(self, text: bytes) -> None:
        """Sends a message that is encoded already."""

    def detach(self, table: "Table", message: messages.AnyMessage) -> None:
        """Leaves the table, which lets this connection go."""


class Table:
    """A table: its seats, its guests and its game.

    Every change is made under the lock; it is written first, and sent to the guests afterwards.
    """

    def __init__(
        self, lobby: "Lobby", code: str, settings: TableSettings, owners: list[SeatOwner]
    ) -> None:
        self.lobby, self.code, self.settings, self.owners = lobby, code, settings, owners
        self.lock = asyncio.Lock()
        self.guests: dict[str, Guest] = {}  # by person
        self.running_game: RunningGame | None = None  # the game in progress or just over
        self.game_number = 0  # of the last game; 0: there was none
        self.stored_state: State = "waiting"  # of a game that has not been loaded
        self.host_left_at = 0.0  # when the host lost the connection, by the loop's clock
        self.closed = False
        self.nonce = ""  # PERSON:NONCE of the person who opened it
        self.chat: deque[messages.Said] = deque(maxlen=MAX_CHAT)
        self.used = now()  # when it was last used

    @property
    def game(self) -> AnyGame:
        return GAMES[self.settings.game]

    @property
    def playing(self) -> bool:
        return self.running_game is not None and not self.running_game.record.over

    @property
    def protected(self) -> bool:
        """True while a rated game or a daily deal is played, whose seats nobody may change."""
        running = self.running_game
        return running is not None and self.playing and running.record.header.protected

    @property
    def rated_game(self) -> bool:
        """True while a rated game is played: it is played to its end, whoever is there."""
        running = self.running_game
        return running is not None and self.playing and running.record.header.rated

    @property
    def state(self) -> State:
        if self.running_game is None:
            return self.stored_state
        return "playing" if self.playing else "over"

    def computer_players(self) -> list[str]:
        """The kinds of the computer players that own a seat."""
        return [owner.player for owner in self.owners if owner.kind == "computer"]

    def compiled(self) -> int:
        """The percentage of the code of its computer players that is ready; 100 where there is
        nothing to wait for."""
        readiness, game = self.lobby.readiness, self.settings.game
        waiting = any(readiness.waits(player, game) for player in self.computer_players())
        return readiness.percent(game) if waiting else 100

    def seat_of(self, person: str) -> Seat:
        """The seat of a person; -1 (NO_SEAT, not CHANCE) for a watcher."""
        for seat, owner in enumerate(self.owners):
            if owner.kind == "person" and owner.person == person:
                return seat
        return NO_SEAT

    def people_playing(self) -> set[Seat]:
        """The seats of people for whom no computer player acts."""
        return {seat for seat, owner in enumerate(self.owners) if not owner.computer_acts()}

    def is_connected(self, seat: Seat) -> bool:
        """True if the person of a seat has a connection."""
        return self.owners[seat].person in self.guests

    # Messages.

    def public_message(self) -> messages.Table:
        """The table as everybody may see it."""
        settings, playing, running = self.settings, self.playing, self.running_game
        return messages.Table(
            code=self.code,
            host=settings.host,
            game=settings.game,
            preset=settings.preset,
            options=rules_text(settings.rules),
            policy=settings.policy,
            seats=tuple(
                owner.place(self.is_connected(seat), playing)
                for seat, owner in enumerate(self.owners)
            ),
            state=self.state,
            playing=running.record.header.id if running else "",
            number=self.game_number,
            n=running.record.n if running else 0,
            you=-1,
            watchers=sum(self.seat_of(person) < 0 for person in self.guests),
            rated=running.record.rated if running else settings.policy.rated,
            given=running.record.header.given if running else 0,
            compiled=self.compiled(),
        )

    def send_table(self) -> None:
        """Sends everybody the table as it is now, with their own seat."""
        self.lobby.index.touch(self)
        public = self.public_message()
        for_watchers = messages.encode(public)  # who are many
        for person, guest in self.guests.items():
            seat, is_host = self.seat_of(person), person == self.settings.host
            if seat >= 0 or is_host:
                banned = self.settings.banned if is_host else {}
                guest.send(replace(public, you=seat, banned=banned))
            else:
                guest.send_bytes(for_watchers)

    def send_all(self) -> None:
        """Sends everybody the table and the position of its game."""
        self.send_table()
        for guest in self.guests.values():
            if self.running_game:
                self.running_game.updates.send_position(guest)

    def send(self, message: messages.AnyMessage) -> None:
        """Sends everybody a message."""
        encoded = messages.encode(message)
        for guest in self.guests.values():
            guest.send_bytes(encoded)

    # Writing.

    async def write(self, *others: Statement) -> None:
        """Writes statements in one commit, or raises Refusal."""
        try:
            await self.lobby.writer.write(Write((), others))
        except Unavailable:
            raise Refusal("unavailable") from None

    async def change(
        self, settings: TableSettings, owners: list[SeatOwner], *others: Statement
    ) -> None:
        """Writes new settings and owners, with other statements, and then tells everybody."""
        await self.write(*update_table(self.code, settings, owners), *others)
        self.settings, self.owners, self.used = settings, owners, now()
        self.lobby.index.update(self)
        self.send_table()
        if self.running_game:
            self.running_game.schedule()

    def with_owner(self, seat: Seat, owner: SeatOwner) -> list[SeatOwner]:
        return [*self.owners[:seat], owner, *self.owners[seat + 1 :]]

    # People who come and go.

    async def join(self, guest: Guest, game: str = "", n: int = 0) -> None:
        """Adds a connection; the newest of a person wins, and the other is told and let go."""
        async with self.lock:
            if self.closed:
                raise Refusal("closed")
            person = guest.person
            if person.id in self.settings.banned:
                raise Refusal("banned")
            most = self.lobby.config.limits.watchers + len(self.owners)
            if (
                self.seat_of(person.id) < 0
                and person.id not in self.guests
                and len(self.guests) >= most
            ):
                raise Refusal("too_many", say("too_many_spectators"))
            before = self.guests.pop(person.id, None)
            if before is not None and before is not guest:
                before.detach(self, messages.Replaced())
            self.guests[person.id], self.used = guest, now()
            seat = self.seat_of(person.id)
            if seat >= 0:
                self.owners[seat].stood_in = False
            self.send_table()
            for line in self.chat:
                guest.send(line)
            if self.running_game:
                if game == self.running_game.record.header.id:
                    self.running_game.updates.send_since(guest, n, game)
                else:
                    self.running_game.updates.send_position(guest)
                self.running_game.schedule()

    async def leave(self, guest: Guest) -> None:
        """Removes a connection that is gone; its person keeps the seat."""
        async with self.lock:
            if self.guests.get(guest.person.id) is not guest:
                return
            del self.guests[guest.person.id]
            if guest.person.id == self.settings.host:
                self.host_left_at = asyncio.get_running_loop().time()
            seat = self.seat_of(guest.person.id)
            if seat >= 0:
                self.owners[seat].left_at = asyncio.get_running_loop().time()
            self.send_table()
            if self.running_game:
                self.running_game.schedule()

    async def sit(self, guest: Guest, wanted: Seat | None) -> None:
        """Gives the guest an open seat, or back their own if a computer player stands in."""
        async with self.lock:
            mine = self.seat_of(guest.person.id)
            if mine >= 0 and wanted in (None, mine):
                self.resume(mine)
                if self.running_game:
                    self.running_game.schedule()
                return
            if mine >= 0:
                raise Refusal("already_seated")
            self.require_unprotected()
            free = [seat for seat, owner in enumerate(self.owners) if owner.kind == "open"]
            if wanted is None and not free:
                raise Refusal("seat_taken", say("no_open_seat"))
            seat = free[0] if wanted is None else self.require_valid_seat(wanted)
            if seat not in free:
                raise Refusal("seat_taken")
            await self.exchange(seat, person_owner(guest.person))
            if self.running_game:
                self.running_game.updates.send_position(guest)

    async def exchange(self, seat: Seat, owner: SeatOwner) -> None:
        """Gives a seat to another owner; during a game that voids its high scores, as one person
        could so see two hands."""
        owners, running = self.with_owner(seat, owner), self.running_game
        if running is None or running.record.over:
            await self.change(self.settings, owners)
            return
        changed: set[Void] = {(NO_SEAT, "seat_changed")}
        voids = void_statements(running.record.header.id, changed)
        await self.change(self.settings, owners, *voids)
        running.record.voids |= changed

    def resume(self, seat: Seat, *, acted: bool = False) -> None:
        """Lets the person of a seat play again; once they have acted, no move is missed."""
        owner = self.owners[seat]
        if owner.stood_in or (acted and owner.missed):
            owner.stood_in, owner.missed = False, 0 if acted else owner.missed
            self.send_table()

    async def update_person(self, person: str, changes: dict[str, str]) -> None:
        """Gives the seat of a person their new name, their new gender or both."""
        async with self.lock:
            seat = self.seat_of(person)
            if seat < 0:
                return
            owner = replace(self.owners[seat], **changes)
            if owner != self.owners[seat]:
                await self.change(self.settings, self.with_owner(seat, owner))

    async def stand(self, guest: Guest) -> None:
        """Takes the guest's seat from them."""
        async with self.lock:
            await self.vacate(self.require_seat(guest))

    async def vacate(self, seat: Seat, settings: TableSettings | None = None) -> None:
        """Takes a seat from its person for good, and may change the settings as well.

        The seat is opened, and in a game a computer player stands in.  In a rated game one takes
        the seat over, and the person has lost.
        """
        settings, running = settings or self.settings, self.running_game
        if running is None or not self.rated_game:
            await self.change(settings, self.with_owner(seat, SeatOwner()))
            return
        departed = (*running.record.departed, seat)
        owners = self.with_owner(seat, computer_owner(seat, RATED_STAND_IN))
        written = update_departed(running.record.header.id, departed)
        await self.change(settings, owners, written)
        running.record.departed = departed

    def require_seat(self, guest: Guest) -> Seat:
        """The seat of a guest, or Refusal."""
        seat = self.seat_of(guest.person.id)
        if seat < 0:
            raise Refusal("not_seated")
        return seat

    def require_valid_seat(self, seat: Seat) -> Seat:
        """The seat, or Refusal if the table has no such seat."""
        if not 0 <= seat < len(self.owners):
            raise Refusal("no_seat")
        return seat

    def require_host(self, guest: Guest, *, between_games: bool) -> None:
        """Raises Refusal unless the guest is the host, and no game is in progress if asked so."""
        if guest.person.id != self.settings.host:
            raise Refusal("not_host")
        if between_games and self.playing:
            raise Refusal("playing")

    def require_unprotected(self) -> None:
        """Raises Refusal while a rated game or a daily deal is played."""
        if self.protected:
            raise Refusal("playing", say("not_in_rated_game"))

    async def close(self, reason: messages.Closed) -> None:
        """Closes the table for good."""
        async with self.lock:
            await self.close_locked(reason)

    async def close_locked(self, reason: messages.Closed) -> None:
        """The same, for a caller who has locked the table."""
        closed = update(tables).where(tables.c.code == self.code).values(closed=True)
        await self.write((closed, None))
        self.closed = True
        self.lobby.index.remove(self)
        if self.running_game:
            self.running_game.cancel_timer()
        for guest in list(self.guests.values()):
            guest.detach(self, reason)
        self.guests.clear()
