"""The log of a kernel: for every event its kind and seat, the number of values, and the values.

The first number of a log is the number of those used, or -1 once an event had no room; `replay_log`
turns a log into events of the engine.
"""

from .layout import FACE_UP, HANDS, Row

# Kinds of events.
DEAL, TOP, PLAY, CALL, BID, PASS, DASH, VOID, CHOOSE, GIVE, NAME, DRAW, TAKE, PLAY_LAST, END = (
    range(15)
)
LOG_SIZE = 1024  # the initial size of a log, in numbers for each game; it grows if that is short


def reserve_event(log: Row, kind: int, seat: int, size: int) -> int:
    """Writes the head of an event and returns the place of its values; -1 if there is no room,
    after which nothing more is logged."""
    at = log[0]
    if at < 0 or at + 2 + size >= len(log):
        log[0] = -1
        return -1
    log[at + 1] = kind << 4 | seat
    log[at + 2] = size
    log[0] = at + 2 + size
    return at + 3


def log_event(log: Row | None, kind: int, seat: int) -> None:
    """Logs an event without values."""
    if log is not None:
        reserve_event(log, kind, seat, 0)


def log_value(log: Row | None, kind: int, seat: int, value: int) -> None:
    """Logs an event with one value: a card, a call, the value of a bid, a suit or a set of cards to
    give."""
    if log is not None:
        at = reserve_event(log, kind, seat, 1)
        if at >= 0:
            log[at] = value


def log_deal(log: Row | None, state: Row, seats: int) -> None:
    """Logs a shuffle that leads to the hands in the row, and last the cards then turned up."""
    if log is not None:
        at = reserve_event(log, DEAL, 0, seats + 1)
        if at >= 0:
            for seat in range(seats):
                log[at + seat] = state[HANDS + seat]
            log[at + seats] = state[FACE_UP]


def log_end(log: Row | None) -> None:
    """Logs the end of a game."""
    log_event(log, END, 0)
