"""Deals that are decided: who knows it is told so and may ask the others to end them.

What a seat is told follows from its own view alone, in every deal that it holds possible, so that
it learns nothing of hidden cards.  A deal is ended by playing it out: any cards will do.
"""

from contextlib import suppress
from typing import TYPE_CHECKING, Any

import structlog
from msgspec.structs import replace

from ...engine.actions import Event, Shuffle
from ...engine.cards import Seat
from ...engine.sentences import say
from ...insight.claims import claimed, near
from ...protocol import messages, requests
from ...protocol.errors import Refusal
from ..workers.insight import CLAIMS
from ..workers.pool import JobFailed, QueueFull, WorkerLost
from .record import Draft, Step

if TYPE_CHECKING:
    from ..tables.table import Guest
    from .running import RunningGame

log = structlog.get_logger("claims")


class Claims:
    """Of the deal in progress; everything is forgotten when it ends or something is taken back."""

    def __init__(self, running: "RunningGame") -> None:
        self.running = running
        self.offers: dict[Seat, messages.Decided] = {}
        self.asked: messages.Claim | None = None
        self.refused: set[Seat] = set()  # whose claim was
        self.looked = -1  # the last record at which somebody was looked for
        self.deal = 0  # counts what was forgotten; what was found for an earlier one is too late

    def heed(self, steps: list[Step]) -> None:
        """Forgets the deal when it is over or no longer what it was."""
        record = self.running.record
        if record.game.phase(record.state) != "play" or any(
            isinstance(step.what, int) or isinstance(step.what.action, Shuffle) for step in steps
        ):
            self.forget()

    def forget(self) -> None:
        self.offers, self.asked, self.refused = {}, None, set()
        self.deal += 1

    def open(self, seat: Seat) -> list[messages.Told]:
        """What a seat is told when it comes back."""
        return [message for message in (self.offers.get(seat), self.asked) if message]

    # Offering.

    def look(self) -> None:
        """Whether the rest is decided for the person to act, in the process for insight."""
        running, record = self.running, self.running.record
        if self.asked and self.agreed():
            running.begin(self.end())
        seat = record.actor
        if seat < 0 or record.n == self.looked or not self.offerable(seat):
            return
        self.looked = record.n
        if near(view := record.game.view(record.state, seat)):
            running.begin(self.find(seat, view))

    def offerable(self, seat: Seat) -> bool:
        table = self.running.table
        return (
            not table.owners[seat].computer_acts()
            and table.is_connected(seat)
            and seat not in self.offers
            and seat not in self.refused
        )

    async def find(self, seat: Seat, view: Any) -> None:
        record, deal = self.running.record, self.deal
        game, n, seen = record.header.id, record.n, tuple(record.seen(seat))
        insight = self.running.table.lobby.insight
        try:
            tricks = await insight.run(CLAIMS, claimed, view, seen, record.header.rules)
        except (QueueFull, WorkerLost):
            return  # nothing depends on an offer
        except JobFailed as error:
            log.error("claim failed", game=game, error=str(error))
            return
        if tricks is not None and deal == self.deal:
            self.offers[seat] = messages.Decided(game=game, n=n, tricks=tricks)
            self.tell(self.offers[seat], seat)

    def tell(self, message: messages.Told, only: Seat = -1) -> None:
        """To those who sit: watchers may see the game later."""
        for seat, guest in self.running.updates.guests:
            if seat >= 0 and only in (-1, seat):
                guest.send(message)

    # Asking for it.

    async def claim(self, guest: "Guest", n: int) -> int:
        """Asks the other people; when there are none the deal ends at once."""
        async with self.running.table.lock:
            seat = self.running.table.require_seat(guest)
            offer = self.offers.get(seat)
            if offer is None or offer.n != n:
                raise Refusal("not_now", say("Nobody can tell yet that the rest is decided."))
            if self.running.asked:
                raise Refusal("not_now", say("Somebody asks for a takeback: answer that first."))
            if self.asked is None:
                self.asked = messages.Claim(
                    game=offer.game, n=n, seat=seat, tricks=offer.tricks, agreed=(), state="asked"
                )
            return await self.settle(seat)

    async def answer(self, guest: "Guest", said: requests.Answer) -> int:
        async with self.running.table.lock:
            seat, asking = self.running.table.require_seat(guest), self.asked
            if asking is None or asking.n != said.n or asking.seat == seat:
                raise Refusal("not_now", say("Nobody has asked for this."))
            if said.agree:
                return await self.settle(seat)
            self.asked = None
            self.refused.add(asking.seat)
            self.offers.pop(asking.seat, None)
            self.tell(replace(asking, state="refused"))
            return self.running.record.n

    async def settle(self, seat: Seat) -> int:
        """Ends the deal if everybody agrees."""
        asking = self.asked
        assert asking is not None
        if seat not in (asking.seat, *asking.agreed):
            asking = self.asked = replace(asking, agreed=(*asking.agreed, seat))
        if self.agreed():
            await self.played_out()
        else:
            self.tell(asking)
        return self.running.record.n

    def agreed(self) -> bool:
        """Computer players always agree."""
        assert self.asked is not None
        owners = enumerate(self.running.table.owners)
        people = {seat for seat, owner in owners if not owner.computer_acts()}
        return people <= {self.asked.seat, *self.asked.agreed}

    async def end(self) -> None:
        """The last one who had not agreed has left or is played for."""
        async with self.running.table.lock:
            if self.asked and self.agreed() and not self.running.table.closed:
                with suppress(Refusal):  # not written: tried again with the next change
                    await self.played_out()

    async def played_out(self) -> None:
        """Everybody plays the first card that the rules allow until the deal is over."""
        running, asking = self.running, self.asked
        assert asking is not None
        draft = Draft(running.record)
        game, rounds = running.record.game, len(running.record.game.rounds(draft.state))
        while game.phase(draft.state) == "play" and len(game.rounds(draft.state)) == rounds:
            draft.add(Event(draft.actor, game.legal(draft.state)[0]))
        await running.extend(draft)
        await running.commit(draft)
        self.tell(replace(asking, state="granted"))
