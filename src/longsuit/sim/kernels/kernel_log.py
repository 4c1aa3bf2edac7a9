"""What a kernel writes down of its games: for every event its kind and seat, how many numbers
follow, and those numbers; `logs` turns it into events."""

from .layout import HANDS, Row

# Kinds of events.
DEAL, TOP, PLAY, CALL, BID, PASS, DASH, VOID, CHOOSE, GIVE, NAME, DRAW, TAKE, PLAY_LAST, END = (
    range(15)
)
LOG_SIZE = 1024  # numbers for the events of one game, to begin with


def reserve_event(log: Row, kind: int, seat: int, size: int) -> int:
    """Where the numbers of an event go, its head being written; -1 if there is no room for them,
    and from then on for nothing."""
    at = log[0]
    if at < 0 or at + 2 + size >= len(log):
        log[0] = -1
        return -1
    log[at + 1] = kind << 4 | seat
    log[at + 2] = size
    log[0] = at + 2 + size
    return at + 3


def log_event(log: Row | None, kind: int, seat: int) -> None:
    """An event without numbers."""
    if log is not None:
        reserve_event(log, kind, seat, 0)


def log_value(log: Row | None, kind: int, seat: int, value: int) -> None:
    """An event with one number: a card, a call, a bid's value, a suit, a set of cards to give."""
    if log is not None:
        at = reserve_event(log, kind, seat, 1)
        if at >= 0:
            log[at] = value


def log_deal(log: Row | None, state: Row, seats: int) -> None:
    """A shuffle after which these are the hands."""
    if log is not None:
        at = reserve_event(log, DEAL, 0, seats)
        if at >= 0:
            for seat in range(seats):
                log[at + seat] = state[HANDS + seat]


def log_end(log: Row | None) -> None:
    """The end of a game."""
    log_event(log, END, 0)
