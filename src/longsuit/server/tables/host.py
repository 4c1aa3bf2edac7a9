"""The requests of a table's host: seats, kicks, the host's role and the settings."""

import asyncio

from msgspec.structs import replace

from ...engine.cards import Seat
from ...engine.sentences import say
from ...games import GAMES
from ...protocol import messages
from ...protocol.errors import Refusal
from .seat_owner import SeatOwner, computer_owner, computer_player
from .settings import TableSettings
from .table import Guest, Table

MOST_BANNED = 200  # people; who was sent away first may come back then
HOST_AWAY = 60.0  # seconds without a host until another person at the table may take the role


async def fill(table: Table, guest: Guest, seat: Seat, player: str) -> None:
    """Gives a seat to a computer player."""
    async with table.lock:
        table.require_host(guest, between_games=False)
        table.require_unprotected()
        if table.owners[table.require_valid_seat(seat)].kind == "person":
            raise Refusal("seat_taken")
        settings = table.settings  # in a thread: the first search player imports much
        await asyncio.to_thread(computer_player, player, settings.game, settings.rules)
        await table.exchange(seat, computer_owner(seat, player))


async def open_seat(table: Table, guest: Guest, seat: Seat) -> None:
    """Takes a seat from its computer player."""
    async with table.lock:
        table.require_host(guest, between_games=False)
        table.require_unprotected()
        if table.owners[table.require_valid_seat(seat)].kind == "person":
            raise Refusal("seat_taken")
        await table.exchange(seat, SeatOwner())


async def kick(table: Table, guest: Guest, person: str) -> None:
    """Sends a person away and bans them from the table."""
    async with table.lock:
        table.require_host(guest, between_games=False)
        if person == table.settings.host:
            raise Refusal("not_now", say("host_cannot_be_removed"))
        seat, other = table.seat_of(person), table.guests.get(person)
        if seat < 0 and other is None:
            raise Refusal("not_now", say("person_not_at_table"))
        if seat >= 0:
            table.require_unprotected()
        owners = table.with_owner(seat, SeatOwner()) if seat >= 0 else table.owners
        name = table.owners[seat].name if seat >= 0 else other.person.name if other else ""
        banned = dict([*table.settings.banned.items(), (person, name)][-MOST_BANNED:])
        await table.change(replace(table.settings, banned=banned), owners)
        if other is not None:
            del table.guests[person]
            other.detach(table, messages.closed("kicked"))
            table.send_table()


async def admit(table: Table, guest: Guest, person: str) -> None:
    """Lifts a person's ban; a second time it changes nothing."""
    async with table.lock:
        table.require_host(guest, between_games=False)
        banned = {other: name for other, name in table.settings.banned.items() if other != person}
        await table.change(replace(table.settings, banned=banned), table.owners)


async def hand_over(table: Table, guest: Guest, person: str) -> None:
    """Makes another person the host, or takes the role of a host who is away."""
    async with table.lock:
        if not may_take_over(table, guest, person):
            table.require_host(guest, between_games=False)
        table.require_unprotected()
        if table.seat_of(person) < 0 and person not in table.guests:
            raise Refusal("not_now", say("person_not_at_table"))
        await table.change(replace(table.settings, host=person), table.owners)


async def close(table: Table, guest: Guest) -> None:
    """Closes the table for good; not while a rated game is played, which would escape a loss."""
    async with table.lock:  # a rated game may be about to begin
        table.require_host(guest, between_games=False)
        if table.rated_game:
            table.require_unprotected()
        await table.close_locked(messages.closed("closed"))


async def configure(table: Table, guest: Guest, settings: TableSettings) -> None:
    """Changes the game, its options or the policy; people keep their seats if there are enough."""
    async with table.lock:
        table.require_host(guest, between_games=True)
        count = GAMES[settings.game].seats(settings.rules)
        people = [owner for owner in table.owners if owner.kind == "person"]
        if len(people) > count:
            text = say("too_many_people_for_seats", people_count=len(people), seat_count=count)
            raise Refusal("bad_options", text)
        owners = [owner for owner in table.owners if owner.kind != "open"]
        if len(owners) > count:
            owners.sort(key=lambda owner: owner.kind != "person")  # people stay
        owners = [*owners[:count], *(SeatOwner() for _ in range(count - len(owners)))]
        for owner in owners:
            if owner.kind == "computer":
                computer_player(owner.player, settings.game, settings.rules)
        await table.change(replace(settings, banned=table.settings.banned), owners)


def may_take_over(table: Table, guest: Guest, person: str) -> bool:
    """True if a seated person asks for the role of a host who has been away for HOST_AWAY."""
    own = person == guest.person.id and table.seat_of(person) >= 0
    away = table.settings.host not in table.guests
    now = asyncio.get_running_loop().time()
    return own and away and now > table.host_left_at + HOST_AWAY
