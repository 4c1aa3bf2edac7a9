"""A table: who sits there, how it is kept, and who is to be told."""

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Literal, Protocol

from msgspec.structs import replace
from sqlalchemy import update

from ...engine.cards import Seat
from ...engine.game import AnyGame
from ...engine.notation import rules_text
from ...engine.sentences import say
from ...games import GAMES
from ...protocol import messages
from ...protocol.errors import Refusal
from ..games.record import now
from ..people.identity import Person
from ..store.rows import Statement, update_table
from ..store.schema import tables
from ..store.writer import Unavailable, Write
from .seat_owner import SeatOwner
from .settings import TableSettings

if TYPE_CHECKING:
    from ..games.running import RunningGame
    from .lobby import Lobby

State = Literal["waiting", "playing", "over"]
MOST_SAID = 50  # lines that somebody who comes is shown


class Guest(Protocol):
    """A connection, as a table knows it."""

    person: Person

    def send(self, message: messages.Told) -> None: ...
    def send_bytes(self, text: bytes) -> None:
        """Sends a message that is written already."""

    def detach(self, table: "Table", message: messages.Told) -> None:
        """The table lets this connection go."""


class Table:
    """Every change happens under the lock, is written first and told afterwards."""

    def __init__(
        self, lobby: "Lobby", code: str, settings: TableSettings, owners: list[SeatOwner]
    ) -> None:
        self.lobby, self.code, self.settings, self.owners = lobby, code, settings, owners
        self.lock = asyncio.Lock()
        self.guests: dict[str, Guest] = {}  # by person
        self.running_game: RunningGame | None = None  # the game in progress or just over
        self.number = 0  # of games so far
        self.stored_state: State = "waiting"  # until its game has been read
        self.host_left_at = 0.0  # when the host lost the connection, by the loop's clock
        self.closed = False
        self.nonce = ""  # PERSON:NONCE of who opened it
        self.chat: deque[messages.Said] = deque(maxlen=MOST_SAID)
        self.used = now()

    @property
    def game(self) -> AnyGame:
        return GAMES[self.settings.game]

    @property
    def playing(self) -> bool:
        return self.running_game is not None and not self.running_game.record.over

    @property
    def state(self) -> State:
        if self.running_game is None:
            return self.stored_state
        return "playing" if self.playing else "over"

    def seat_of(self, person: str) -> Seat:
        """The seat of a person; -1 for none."""
        for seat, owner in enumerate(self.owners):
            if owner.kind == "person" and owner.person == person:
                return seat
        return -1

    def people_playing(self) -> set[Seat]:
        """The seats of people for whom no computer player acts."""
        return {seat for seat, owner in enumerate(self.owners) if not owner.computer_acts()}

    def is_connected(self, seat: Seat) -> bool:
        return self.owners[seat].person in self.guests

    # Telling.

    def public_message(self) -> messages.Table:
        s, playing = self.settings, self.playing
        everyone = enumerate(self.owners)
        return messages.Table(
            code=self.code,
            host=s.host,
            game=s.game,
            preset=s.preset,
            options=rules_text(s.rules),
            policy=s.policy,
            seats=tuple(owner.place(self.is_connected(seat), playing) for seat, owner in everyone),
            state=self.state,
            playing=self.running_game.record.header.id if self.running_game else "",
            number=self.number,
            n=self.running_game.record.n if self.running_game else 0,
            you=-1,
            watchers=sum(self.seat_of(person) < 0 for person in self.guests),
            rated=self.running_game.record.rated if self.running_game else s.policy.rated,
            given=self.running_game.record.header.given if self.running_game else 0,
        )

    def send_table(self) -> None:
        """Everybody sees the table as it is now."""
        public = self.public_message()
        for person, guest in self.guests.items():
            banned = self.settings.banned if person == self.settings.host else {}
            guest.send(replace(public, you=self.seat_of(person), banned=banned))

    def greet(self) -> None:
        """Everybody sees the table and where its game stands."""
        self.send_table()
        for guest in self.guests.values():
            if self.running_game:
                self.running_game.updates.send_position(guest)

    def send(self, message: messages.Told) -> None:
        for guest in self.guests.values():
            guest.send(message)

    # Writing.

    async def write(self, *others: Statement) -> None:
        try:
            await self.lobby.writer.write(Write((), others))
        except Unavailable:
            raise Refusal("unavailable") from None

    async def change(self, settings: TableSettings, owners: list[SeatOwner]) -> None:
        """Writes and then tells what has changed."""
        await self.write(*update_table(self.code, settings, owners))
        self.settings, self.owners, self.used = settings, owners, now()
        self.send_table()
        if self.running_game:
            self.running_game.schedule()

    def with_owner(self, seat: Seat, owner: SeatOwner) -> list[SeatOwner]:
        return [*self.owners[:seat], owner, *self.owners[seat + 1 :]]

    # Coming and going.

    async def join(self, guest: Guest, game: str = "", n: int = 0) -> None:
        """Newest wins: the person's other connection is told and let go."""
        async with self.lock:
            if self.closed:
                raise Refusal("closed")
            who = guest.person
            if who.id in self.settings.banned:
                raise Refusal("banned")
            most = self.lobby.config.limits.watchers + len(self.owners)
            if self.seat_of(who.id) < 0 and who.id not in self.guests and len(self.guests) >= most:
                raise Refusal("too_many", say("Too many people are watching this table."))
            before = self.guests.pop(who.id, None)
            if before is not None and before is not guest:
                before.detach(self, messages.Replaced())
            self.guests[who.id], self.used = guest, now()
            seat = self.seat_of(who.id)
            if seat >= 0:
                self.owners[seat].away = False
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
        """The connection is gone; the seat stays."""
        async with self.lock:
            if self.guests.get(guest.person.id) is not guest:
                return
            del self.guests[guest.person.id]
            if guest.person.id == self.settings.host:
                self.host_left_at = asyncio.get_running_loop().time()
            seat = self.seat_of(guest.person.id)
            if seat >= 0:
                self.owners[seat].gone = asyncio.get_running_loop().time()
            self.send_table()
            if self.running_game:
                self.running_game.schedule()

    async def sit(self, guest: Guest, wanted: Seat | None) -> None:
        """Takes an open seat, or one's own back from the computer player that stands in."""
        async with self.lock:
            mine = self.seat_of(guest.person.id)
            if mine >= 0 and wanted in (None, mine):
                self.resume(mine)
                if self.running_game:
                    self.running_game.schedule()
                return
            if mine >= 0:
                raise Refusal("already_seated")
            if self.playing and self.running_game and self.running_game.record.header.rated:
                raise Refusal("playing")
            free = [seat for seat, owner in enumerate(self.owners) if owner.kind == "open"]
            if wanted is None and not free:
                raise Refusal("seat_taken", say("There is no open seat."))
            seat = free[0] if wanted is None else self.require_valid_seat(wanted)
            if seat not in free:
                raise Refusal("seat_taken")
            owner = SeatOwner(kind="person", person=guest.person.id, name=guest.person.name)
            await self.change(self.settings, self.with_owner(seat, owner))
            if self.running_game:
                self.running_game.updates.send_position(guest)

    def resume(self, seat: Seat) -> None:
        """The person plays again."""
        if self.owners[seat].away:
            self.owners[seat].away = False
            self.send_table()

    async def rename(self, guest: Guest) -> None:
        """The seat is called by the person's new name."""
        async with self.lock:
            seat = self.seat_of(guest.person.id)
            if seat >= 0:
                owner = replace(self.owners[seat], name=guest.person.name)
                await self.change(self.settings, self.with_owner(seat, owner))

    async def stand(self, guest: Guest) -> None:
        async with self.lock:
            await self.vacate(self.require_seat(guest))

    async def vacate(self, seat: Seat) -> None:
        """The seat is open again; in a game a computer player stands in."""
        await self.change(self.settings, self.with_owner(seat, SeatOwner()))

    def require_seat(self, guest: Guest) -> Seat:
        seat = self.seat_of(guest.person.id)
        if seat < 0:
            raise Refusal("not_seated")
        return seat

    def require_valid_seat(self, seat: Seat) -> Seat:
        if not 0 <= seat < len(self.owners):
            raise Refusal("no_seat", say("The seats are 0 to {last}.", last=len(self.owners) - 1))
        return seat

    def require_host(self, guest: Guest, between_games: bool) -> None:
        if guest.person.id != self.settings.host:
            raise Refusal("not_host")
        if between_games and self.playing:
            raise Refusal("playing")

    async def close(self, reason: messages.Closed) -> None:
        """For good."""
        async with self.lock:
            gone = update(tables).where(tables.c.code == self.code).values(closed=True)
            await self.write((gone, None))
            self.closed = True
            if self.running_game:
                self.running_game.cancel_timer()
            for guest in list(self.guests.values()):
                guest.detach(self, reason)
            self.guests.clear()
