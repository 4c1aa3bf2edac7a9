"""Undos and takebacks: only what has shown nobody a hidden card may be taken back.

An undo is a seat's own last step, before anybody else has acted, and needs no consent.  A takeback
goes back to before a seat's last action, and needs the consent of all other people.
"""

from collections import Counter
from typing import TYPE_CHECKING, Any

from ...engine.actions import Event, Play, Shuffle
from ...engine.cards import NO_SEAT, Seat
from ...engine.game import AnyGame, is_decision
from ...engine.sentences import say
from ...protocol import messages, requests
from ...protocol.errors import Refusal
from .record import GameRecord

if TYPE_CHECKING:
    from ..tables.table import Guest
    from .running import RunningGame

# Stands for the cards that a shuffle shows; callers only test that it is not empty.
WHOLE_PACK = Counter({0: 52})


# Rules.


def unseen_cards(game: AnyGame, s: Any, seats: int) -> list[Counter[int]]:
    """For each seat, the multiset of cards that it cannot place."""
    return [Counter(game.view(s, seat).unseen) for seat in range(seats)]


def cards_shown(game: AnyGame, before: Any, event: Event, after: Any, seats: int) -> Counter[int]:
    """The cards that somebody came to see by an event, beside those that were played in it."""
    if isinstance(event.action, Shuffle):
        return WHOLE_PACK
    played = Counter(event.action.cards if isinstance(event.action, Play) else ())
    shown: Counter[int] = Counter()
    hidden = zip(unseen_cards(game, before, seats), unseen_cards(game, after, seats), strict=True)
    for was_hidden, is_hidden in hidden:
        shown |= was_hidden - is_hidden - played
    return shown


def anything_shown(record: GameRecord, count: int) -> bool:
    """True if anything after the first `count` events showed a card or made a secret public."""
    if record.deals_revealed_since(record.entry_numbers[count] - 1):
        return True
    game, before = record.game, record.state_after(count)
    for event in record.events[count:]:
        after = game.apply(before, event.action)
        if cards_shown(game, before, event, after, record.seats):
            return True
        before = after
    return False


def events_before_undo(record: GameRecord, seat: Seat) -> int:
    """The number of events that an undo of this seat's last step leaves, or Refusal."""
    require_undo_allowed(record)
    if (
        len(record.events) <= record.header.given
        or record.entry_numbers[-1] != record.n
        or record.events[-1].seat != seat
        or not is_decision(record.header.rules, record.events[-1])
    ):
        raise Refusal("not_now", say("undo_own_step_only"))
    count = len(record.events) - 1
    if isinstance(record.events[count].action, Play) or anything_shown(record, count):
        raise Refusal("not_now", say("undo_needs_takeback"))
    return count


def events_before_takeback(record: GameRecord, seat: Seat) -> int:
    """The number of events before this seat's last action, or Refusal."""
    require_undo_allowed(record)
    given = record.header.given
    rules = record.header.rules
    mine = [
        at
        for at, event in enumerate(record.events)
        if event.seat == seat and at >= given and is_decision(rules, event)
    ]
    if not mine:
        raise Refusal("not_now", say("nothing_to_take_back"))
    if anything_shown(record, mine[-1]):
        raise Refusal("not_now", say("takeback_cards_shown"))
    return mine[-1]


def require_undo_allowed(record: GameRecord) -> None:
    if record.over:
        raise Refusal("not_playing")
    if record.header.protected:
        raise Refusal("forbidden", say("no_takeback_when_rated"))


# Requests of clients; each returns the number of the game's last entry.


async def undo(running: "RunningGame", guest: "Guest", n: int) -> int:
    """Undoes the seat's own last step."""
    async with running.table.lock:
        seat = running.table.require_seat(guest)
        running.require_current(n)
        count = await running.in_thread(events_before_undo, running.record, seat)
        return await running.undo_to(count, (seat, "undo"))


async def request_takeback(running: "RunningGame", guest: "Guest", n: int) -> int:
    """Asks the other people for a takeback; if there are none it happens at once."""
    async with running.table.lock:
        seat = running.table.require_seat(guest)
        running.require_current(n)
        if not running.table.settings.policy.takeback:
            raise Refusal("forbidden")
        if running.claims.consent.request:
            raise Refusal("not_now", say("answer_claim_first"))
        back = await running.in_thread(events_before_takeback, running.record, seat)
        asked = messages.Takeback(n=n, seat=seat, back=back, agreed=(), state="asked")
        running.takeback.open(asked)
        return await grant_if_agreed(running)


async def answer(running: "RunningGame", guest: "Guest", request: requests.Answer) -> int:
    """Agrees to the open takeback, or refuses it."""
    async with running.table.lock:
        seat = running.table.require_seat(guest)
        running.require_current(request.n)
        running.takeback.require_request(seat, request.n)
        if not request.agree:
            running.takeback.refuse()
            return running.record.n
        running.takeback.agree(seat)
        return await grant_if_agreed(running)


async def grant_if_agreed(running: "RunningGame") -> int:
    """Goes back if everybody agrees."""
    if asked := running.takeback.settle(running.table.people_playing()):
        # The others have seen what is taken back: it is void for all.
        await running.undo_to(asked.back, (NO_SEAT, "takeback"))
        running.takeback.grant(asked)
    return running.record.n
