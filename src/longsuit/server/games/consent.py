"""The consent protocol: one person asks, and all other people at the table must agree.

Takebacks and claims both use it.  A request is granted when every person at the table has agreed;
it ends when one of them refuses or the game moves on.  Computer players always agree: they are not
among the people that the table counts.  The request is the protocol message that clients see, with
the seats that have agreed so far.
"""

from collections.abc import Callable
from typing import Generic, TypeVar

from msgspec.structs import replace

from ...engine.cards import Seat
from ...engine.sentences import say
from ...protocol import messages
from ...protocol.errors import Refusal

R = TypeVar("R", bound=messages.Takeback | messages.Claim)


class Consent(Generic[R]):
    """At most one open request of a kind, and the seats that agree to it."""

    def __init__(self, send: Callable[[R], None]) -> None:
        # Sends to everybody who is to see the request and its outcome.
        self.send: Callable[[R], None] = send
        self.request: R | None = None

    def open(self, request: R) -> None:
        """Begins with a new request; nobody is told of it until `settle` is called."""
        self.request = request

    def drop(self) -> None:
        """Ends the request without a word: the game has moved on."""
        self.request = None

    def require_request(self, seat: Seat, n: int) -> R:
        """The open request at entry `n`, for a seat that may answer it; otherwise Refusal."""
        request = self.request
        if request is None or request.n != n or request.seat == seat:
            raise Refusal("not_now", say("nobody_asked"))
        return request

    def agree(self, seat: Seat) -> None:
        """Adds a seat's consent; a second time it changes nothing."""
        request = self.request
        if request is not None and seat not in (request.seat, *request.agreed):
            self.request = replace(request, agreed=(*request.agreed, seat))

    def refuse(self) -> None:
        """Ends the request and tells that it was refused."""
        request, self.request = self.request, None
        if request is not None:
            self.send(replace(request, state="refused"))

    def complete(self, people: set[Seat]) -> bool:
        """True if there is a request and all these seats agree to it."""
        request = self.request
        return request is not None and people <= {request.seat, *request.agreed}

    def settle(self, people: set[Seat]) -> R | None:
        """Returns the request if all these seats agree to it; otherwise sends it, with those that
        have agreed so far, and returns None."""
        if self.complete(people):
            return self.request
        if self.request is not None:
            self.send(self.request)
        return None

    def grant(self, request: R) -> None:
        """Ends a request that has been carried out, and tells so."""
        self.request = None
        self.send(replace(request, state="granted"))
