"""Saying how many tricks one will take: the phase that the estimating games share."""

from msgspec import Struct

from ..cards import Seat, put
from ..sentences import Sentence, say

# The rules on plain integers; `sim` compiles them as they stand.


def allowed_calls(most: int, tricks: int, called: int, last: bool, hook: bool) -> int:
    """A set of numbers 0..most; by the hook the last may not bring the sum to the tricks."""
    anything = (1 << most + 1) - 1
    if hook and last and called <= tricks:
        return anything & ~(1 << tricks - called)
    return anything


def caller_at(place: int, first: Seat, seats: int, by_number: bool) -> Seat:
    """The order of calling, the first at place 0; the others go round, or by their numbers."""
    if place == 0 or not by_number:
        return (first + place) % seats
    return place - 1 if place - 1 < first else place


# The same rules as a state.


class Calls(Struct, frozen=True, gc=False):
    order: tuple[Seat, ...] = ()  # who is to call, in turn
    at: int = 0  # how many of them have called
    said: tuple[int, ...] = ()  # by seat; -1 not yet


NOBODY_CALLS = Calls()


def around(first: Seat, seats: int, by_number: bool = False) -> tuple[Seat, ...]:
    """Every seat once, clockwise, or those after the first by their numbers."""
    return tuple([caller_at(place, first, seats, by_number) for place in range(seats)])


def begin(order: tuple[Seat, ...], said: tuple[int, ...]) -> Calls:
    """`said` holds the numbers that are fixed already and -1 for the rest."""
    return Calls(order, 0, said)


def done(c: Calls) -> bool:
    return c.at == len(c.order)


def turn(c: Calls) -> Seat:
    return c.order[c.at]


def last(c: Calls) -> bool:
    return c.at == len(c.order) - 1


def total(c: Calls) -> int:
    """The sum of the numbers said so far."""
    return sum([n for n in c.said if n > 0])


def call(c: Calls, n: int) -> Calls:
    return Calls(c.order, c.at + 1, put(c.said, turn(c), n))


def why_not(n: int, most: int, tricks: int, allowed: int, rule: str) -> Sentence | None:
    """Why the seat to act may not call n; `rule` is the § of the hook."""
    if not 0 <= n <= most:
        return say("a call is a number from 0 to {most}", most=most)
    if not allowed >> n & 1:
        return say(
            "the last to call may not bring the sum of calls to {tricks}: not {n}, {rule}",
            tricks=tricks,
            n=n,
            rule=rule,
        )
    return None


def prompt(most: int, allowed: int, least: int = 0) -> Sentence:
    """What is expected of the seat to act."""
    for n in range(least, most + 1):
        if not allowed >> n & 1:
            return say("Your call: {least} to {most}, but not {n}", least=least, most=most, n=n)
    return say("Your call: {least} to {most}", least=least, most=most)
