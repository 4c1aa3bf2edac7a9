"""What may be taken back: nothing that has shown anybody a card they could not see."""

from collections import Counter
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from ...engine.actions import Event, Shuffle
from ...engine.actions import Play as Played
from ...engine.cards import Seat
from ...engine.game import AnyGame
from ...engine.sentences import say
from ...protocol import messages, requests
from ...protocol.errors import Refusal
from .record import Play

if TYPE_CHECKING:
    from ..tables.table import Guest
    from .running import Course


def unseen(game: AnyGame, s: Any, seats: int) -> list[Counter[int]]:
    return [Counter(game.view(s, seat).unseen) for seat in range(seats)]


def shows(game: AnyGame, before: Any, event: Event, after: Any, seats: int) -> Counter[int]:
    """The cards that somebody came to see by an event, beside those that were played in it."""
    if isinstance(event.action, Shuffle):
        return Counter({0: 52})
    laid = Counter(event.action.cards if isinstance(event.action, Played) else ())
    found: Counter[int] = Counter()
    for was, is_ in zip(unseen(game, before, seats), unseen(game, after, seats), strict=True):
        found |= was - is_ - laid
    return found


def own_step(play: Play, seat: Seat) -> int:
    """How many events an undo of this seat's last step leaves, or Refusal."""
    refused(play)
    if (
        len(play.events) <= play.head.given
        or play.numbers[-1] != play.n
        or play.events[-1].seat != seat
    ):
        raise Refusal(
            "not_now", say("Only your own last step can be undone, before anybody else acts.")
        )
    back = len(play.events) - 1
    event = play.events[back]
    if isinstance(event.action, Played) or reveals(play, back):
        raise Refusal("not_now", say("Others have seen this: ask them for a takeback."))
    return back


def own_last(play: Play, seat: Seat) -> int:
    """How many events a takeback to before this seat's last action leaves, or Refusal."""
    refused(play)
    given = play.head.given
    mine = [at for at, event in enumerate(play.events) if event.seat == seat and at >= given]
    if not mine:
        raise Refusal("not_now", say("There is nothing of yours to take back yet."))
    if reveals(play, mine[-1]):
        raise Refusal("not_now", say("Cards have been shown since: this cannot be taken back."))
    return mine[-1]


def refused(play: Play) -> None:
    if play.over:
        raise Refusal("not_playing")
    if play.head.rated:
        raise Refusal("forbidden", say("Nothing is taken back in a rated game."))


def reveals(play: Play, back: int) -> bool:
    """Whether anything after the first events showed a card or a secret."""
    if any(deal.revealed >= play.numbers[back] for deal in play.deals if deal.revealed):
        return True
    game, s = play.game, play.game.start(play.head.rules)
    for at, event in enumerate(play.events):
        after = game.apply(s, event.action)
        if at >= back and shows(game, s, event, after, play.seats):
            return True
        s = after
    return False


# Asking for it.


async def undo(course: "Course", guest: "Guest", n: int) -> int:
    async with course.table.lock:
        seat = course.table.seated(guest)
        course.current(n)
        return await course.go_back(own_step(course.play, seat))


async def takeback(course: "Course", guest: "Guest", n: int) -> int:
    """Asks the other people; when there are none it happens at once."""
    async with course.table.lock:
        seat = course.table.seated(guest)
        course.current(n)
        if not course.table.setting.policy.takeback:
            raise Refusal("forbidden")
        if course.claims.asked:
            raise Refusal("not_now", say("Somebody asks to end the deal: answer that first."))
        back = own_last(course.play, seat)
        course.asked = messages.Takeback(n=n, seat=seat, back=back, agreed=(), state="asked")
        return await settle(course)


async def answer(course: "Course", guest: "Guest", said: requests.Answer) -> int:
    async with course.table.lock:
        seat, asking = course.table.seated(guest), course.asked
        course.current(said.n)
        if asking is None or seat == asking.seat:
            raise Refusal("not_now", say("Nobody has asked for this."))
        if not said.agree:
            course.asked = None
            course.table.send(replace(asking, state="refused"))
            return course.play.n
        if seat not in asking.agreed:
            course.asked = replace(asking, agreed=(*asking.agreed, seat))
        return await settle(course)


async def settle(course: "Course") -> int:
    """Goes back if everybody agrees."""
    asking = course.asked
    assert asking is not None
    others = [
        seat
        for seat, owner in enumerate(course.table.owners)
        if not owner.computer_acts() and seat != asking.seat
    ]
    if set(others) <= set(asking.agreed):
        course.asked = None
        n = await course.go_back(asking.back)
        course.table.send(replace(asking, state="granted"))
        return n
    course.table.send(asking)
    return course.play.n
