"""Calls: each seat in turn names the number of tricks that it means to take."""

from msgspec import Struct

from ..cards import Seat, with_item
from ..sentences import Sentence, say

# The rules on plain integers; `sim` compiles them as they stand.


def allowed_calls(most: int, tricks: int, called: int, last: bool, hook: bool) -> int:
    """The set of allowed numbers from 0 to `most`; by the hook the last seat to call may not bring
    the sum of calls to the number of tricks."""
    anything = (1 << most + 1) - 1
    if hook and last and called <= tricks:
        return anything & ~(1 << tricks - called)
    return anything


def caller_at(place: int, first: Seat, seats: int, by_number: bool) -> Seat:
    """The seat at a place in the order of calling, the first at place 0; the others follow
    clockwise, or by their numbers."""
    if place == 0 or not by_number:
        return (first + place) % seats
    return place - 1 if place - 1 < first else place


# The calls as a state.


class Calls(Struct, frozen=True, gc=False):
    order: tuple[Seat, ...] = ()  # of the seats that call
    at: int = 0  # the number of them that have called
    numbers: tuple[int, ...] = ()  # by seat; -1 not yet


NOBODY_CALLS = Calls()


def calling_order(
    first: Seat, seats: int, *, by_number: bool = False, way: int = 1
) -> tuple[Seat, ...]:
    """All seats in the order of calling: clockwise if `way` is 1, counter-clockwise if it is -1, or
    those after the first by their numbers."""
    return tuple([caller_at(way * place, first, seats, by_number) for place in range(seats)])


def begin(order: tuple[Seat, ...], numbers: tuple[int, ...]) -> Calls:
    """`numbers` holds those that are fixed already and -1 for the rest."""
    return Calls(order, 0, numbers)


def done(c: Calls) -> bool:
    return c.at == len(c.order)


def turn(c: Calls) -> Seat:
    return c.order[c.at]


def last(c: Calls) -> bool:
    return c.at == len(c.order) - 1


def total(c: Calls) -> int:
    """The sum of the numbers called so far."""
    return sum([n for n in c.numbers if n > 0])


def call(c: Calls, n: int) -> Calls:
    return Calls(c.order, c.at + 1, with_item(c.numbers, turn(c), n))


def why_not(n: int, most: int, tricks: int, allowed: int, rule: str) -> Sentence | None:
    """The reason why the seat to act may not call n, or None; `rule` is the § of the hook."""
    if not 0 <= n <= most:
        return say("call_out_of_range", most=most)
    if not allowed >> n & 1:
        return say(
            "call_hook_refused",
            total=tricks,
            n=n,
            rule=rule,
        )
    return None


def prompt(most: int, allowed: int, least: int = 0) -> Sentence:
    """The sentence for the seat that is to call."""
    for n in range(least, most + 1):
        if not allowed >> n & 1:
            return say("call_prompt_except", least=least, most=most, n=n)
    return say("call_prompt", least=least, most=most)
