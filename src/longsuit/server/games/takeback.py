"""What may be taken back: nothing that has shown anybody a card they could not see."""

from collections import Counter
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from ...engine.actions import Event, Play, Shuffle
from ...engine.cards import Seat
from ...engine.game import AnyGame
from ...engine.sentences import say
from ...protocol import messages, requests
from ...protocol.errors import Refusal
from .record import GameRecord

if TYPE_CHECKING:
    from ..tables.table import Guest
    from .running import RunningGame


def unseen(game: AnyGame, s: Any, seats: int) -> list[Counter[int]]:
    return [Counter(game.view(s, seat).unseen) for seat in range(seats)]


def shows(game: AnyGame, before: Any, event: Event, after: Any, seats: int) -> Counter[int]:
    """The cards that somebody came to see by an event, beside those that were played in it."""
    if isinstance(event.action, Shuffle):
        return Counter({0: 52})
    laid = Counter(event.action.cards if isinstance(event.action, Play) else ())
    found: Counter[int] = Counter()
    for was, is_ in zip(unseen(game, before, seats), unseen(game, after, seats), strict=True):
        found |= was - is_ - laid
    return found


def own_step(record: GameRecord, seat: Seat) -> int:
    """How many events an undo of this seat's last step leaves, or Refusal."""
    refused(record)
    if (
        len(record.events) <= record.header.given
        or record.numbers[-1] != record.n
        or record.events[-1].seat != seat
    ):
        raise Refusal(
            "not_now", say("Only your own last step can be undone, before anybody else acts.")
        )
    back = len(record.events) - 1
    event = record.events[back]
    if isinstance(event.action, Play) or reveals(record, back):
        raise Refusal("not_now", say("Others have seen this: ask them for a takeback."))
    return back


def own_last(record: GameRecord, seat: Seat) -> int:
    """How many events a takeback to before this seat's last action leaves, or Refusal."""
    refused(record)
    given = record.header.given
    mine = [at for at, event in enumerate(record.events) if event.seat == seat and at >= given]
    if not mine:
        raise Refusal("not_now", say("There is nothing of yours to take back yet."))
    if reveals(record, mine[-1]):
        raise Refusal("not_now", say("Cards have been shown since: this cannot be taken back."))
    return mine[-1]


def refused(record: GameRecord) -> None:
    if record.over:
        raise Refusal("not_playing")
    if record.header.rated:
        raise Refusal("forbidden", say("Nothing is taken back in a rated game."))


def reveals(record: GameRecord, back: int) -> bool:
    """Whether anything after the first events showed a card or a secret."""
    if any(deal.revealed >= record.numbers[back] for deal in record.deals if deal.revealed):
        return True
    game, s = record.game, record.game.start(record.header.rules)
    for at, event in enumerate(record.events):
        after = game.apply(s, event.action)
        if at >= back and shows(game, s, event, after, record.seats):
            return True
        s = after
    return False


# Asking for it.


async def undo(running: "RunningGame", guest: "Guest", n: int) -> int:
    async with running.table.lock:
        seat = running.table.require_seat(guest)
        running.require_current(n)
        return await running.undo_to(own_step(running.record, seat))


async def takeback(running: "RunningGame", guest: "Guest", n: int) -> int:
    """Asks the other people; when there are none it happens at once."""
    async with running.table.lock:
        seat = running.table.require_seat(guest)
        running.require_current(n)
        if not running.table.settings.policy.takeback:
            raise Refusal("forbidden")
        if running.claims.asked:
            raise Refusal("not_now", say("Somebody asks to end the deal: answer that first."))
        back = own_last(running.record, seat)
        running.asked = messages.Takeback(n=n, seat=seat, back=back, agreed=(), state="asked")
        return await settle(running)


async def answer(running: "RunningGame", guest: "Guest", said: requests.Answer) -> int:
    async with running.table.lock:
        seat, asking = running.table.require_seat(guest), running.asked
        running.require_current(said.n)
        if asking is None or seat == asking.seat:
            raise Refusal("not_now", say("Nobody has asked for this."))
        if not said.agree:
            running.asked = None
            running.table.send(replace(asking, state="refused"))
            return running.record.n
        if seat not in asking.agreed:
            running.asked = replace(asking, agreed=(*asking.agreed, seat))
        return await settle(running)


async def settle(running: "RunningGame") -> int:
    """Goes back if everybody agrees."""
    asking = running.asked
    assert asking is not None
    others = [
        seat
        for seat, owner in enumerate(running.table.owners)
        if not owner.computer_acts() and seat != asking.seat
    ]
    if set(others) <= set(asking.agreed):
        running.asked = None
        n = await running.undo_to(asking.back)
        running.table.send(replace(asking, state="granted"))
        return n
    running.table.send(asking)
    return running.record.n
