"""Claims: a person who knows that the rest of a deal is decided may ask the others to end it.

A seat is offered a claim by what follows from its own view alone, in every deal that it holds
possible, so that the offer tells it nothing of hidden cards.  The deal is ended by playing it out:
any cards will do.
"""

from contextlib import suppress
from typing import TYPE_CHECKING, Any

import structlog

from ...engine.actions import Event, Shuffle
from ...engine.cards import NO_SEAT, Seat
from ...engine.sentences import say
from ...insight.claims import may_be_certain, quick_claim
from ...protocol import messages, requests
from ...protocol.errors import Refusal
from ..error_log import log_error
from ..workers.insight import CLAIMS
from ..workers.pool import JobFailed, QueueFull, WorkerLost
from .consent import Consent
from .record import Draft, Step

if TYPE_CHECKING:
    from ..tables.table import Guest
    from .running import RunningGame

log = structlog.get_logger("claims")


class Claims:
    """The offers and the open claim of the deal in progress.

    All of it is forgotten when the deal ends or something is taken back.
    """

    def __init__(self, running: "RunningGame") -> None:
        self.running = running
        self.offers: dict[Seat, messages.Decided] = {}
        self.consent: Consent[messages.Claim] = Consent(self.send)
        self.refused: set[Seat] = set()  # whose claim was refused
        self.checked_at = -1  # the last entry at which it was tried whether the rest is decided
        self.deal = 0  # grows with every `forget`; a result for a smaller number comes too late

    def update(self, steps: list[Step]) -> None:
        """Forgets the deal when it is over or no longer what it was."""
        record = self.running.record
        if record.game.phase(record.state) != "play" or any(
            isinstance(step.entry, int) or isinstance(step.entry.action, Shuffle) for step in steps
        ):
            self.forget()

    def forget(self) -> None:
        self.offers, self.refused = {}, set()
        self.consent.drop()
        self.deal += 1

    def open_messages(self, seat: Seat) -> list[messages.AnyMessage]:
        """The offer and the claim that a seat is sent when it comes back."""
        return [message for message in (self.offers.get(seat), self.consent.request) if message]

    def send(self, message: messages.AnyMessage, only: Seat = NO_SEAT) -> None:
        """Sends to those who sit at the table, or to the seat `only`; not to watchers, who may see
        the game later."""
        for seat, guest in self.running.updates.guests:
            if seat >= 0 and only in (NO_SEAT, seat):
                guest.send(message)

    # Offers.

    def check(self) -> None:
        """Finds out in the background whether the rest is decided for the person to act, and ends
        the deal if nobody is left who has not agreed."""
        running, record = self.running, self.running.record
        if self.consent.complete(running.table.people_playing()):
            running.spawn(self.end())
        seat = record.actor
        if seat < 0 or record.n == self.checked_at or not self.may_be_offered(seat):
            return
        self.checked_at = record.n
        if may_be_certain(view := record.game.view(record.state, seat)):
            running.spawn(self.find_offer(seat, view))

    def may_be_offered(self, seat: Seat) -> bool:
        table = self.running.table
        return (
            not table.owners[seat].computer_acts()
            and table.is_connected(seat)
            and seat not in self.offers
            and seat not in self.refused
        )

    async def find_offer(self, seat: Seat, view: Any) -> None:
        """Offers the seat a claim if the worker for insight finds that the rest is decided."""
        record, deal = self.running.record, self.deal
        game, n, seen = record.header.id, record.n, tuple(record.events_seen_by(seat))
        pool = self.running.table.lobby.insight_pool
        try:
            tricks = await pool.run(CLAIMS, quick_claim, view, seen, record.header.rules)
        except (QueueFull, WorkerLost):
            return  # nothing depends on an offer
        except JobFailed as error:
            log_error(log, "claim failed", error, game=game)
            return
        if tricks is not None and deal == self.deal:
            self.offers[seat] = messages.Decided(game=game, n=n, tricks=tricks)
            self.send(self.offers[seat], seat)

    # Requests of clients; each returns the number of the game's last entry.

    async def request_claim(self, guest: "Guest", n: int) -> int:
        """Asks the other people to end the deal; if there are none it ends at once."""
        async with self.running.table.lock:
            seat = self.running.table.require_seat(guest)
            offer = self.offers.get(seat)
            if offer is None or offer.n != n:
                raise Refusal("not_now", say("claim_not_certain"))
            if self.running.takeback.request:
                raise Refusal("not_now", say("answer_takeback_first"))
            if self.consent.request is None:
                self.consent.open(
                    messages.Claim(
                        game=offer.game,
                        n=n,
                        seat=seat,
                        tricks=offer.tricks,
                        agreed=(),
                        state="asked",
                    )
                )
            return await self.agree(seat)

    async def answer(self, guest: "Guest", request: requests.Answer) -> int:
        """Agrees to the open claim, or refuses it."""
        async with self.running.table.lock:
            seat = self.running.table.require_seat(guest)
            asked = self.consent.require_request(seat, request.n)
            if request.agree:
                return await self.agree(seat)
            self.refused.add(asked.seat)
            self.offers.pop(asked.seat, None)
            self.consent.refuse()
            return self.running.record.n

    async def agree(self, seat: Seat) -> int:
        """Adds a seat's consent, and ends the deal if everybody agrees."""
        self.consent.agree(seat)
        if asked := self.consent.settle(self.running.table.people_playing()):
            await self.play_out(asked)
        return self.running.record.n

    async def end(self) -> None:
        """Ends the deal when the last person who had not agreed has left or is played for."""
        table = self.running.table
        async with table.lock:
            asked = self.consent.request
            if asked and self.consent.complete(table.people_playing()) and not table.closed:
                with suppress(Refusal):  # not written: tried again with the next change
                    await self.play_out(asked)

    async def play_out(self, asked: messages.Claim) -> None:
        """Everybody plays the first card that the rules allow until the deal is over."""
        running, draft = self.running, Draft(self.running.record)
        game, rounds = draft.record.game, len(draft.record.game.rounds(draft.state))
        while game.phase(draft.state) == "play" and len(game.rounds(draft.state)) == rounds:
            draft.add(Event(draft.actor, game.legal(draft.state)[0]))
        await running.extend(draft)
        await running.commit(draft)
        self.consent.grant(asked)
