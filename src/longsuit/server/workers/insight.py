"""Odds and advice for a seat, computed in a worker pool and sent when they are found."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import aclosing, asynccontextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from ...arena.intervals import Estimate
from ...engine.actions import Event
from ...engine.cards import name
from ...engine.options import Options
from ...games.pesten import Rules as PestenRules
from ...insight.advice import Advice, advice
from ...insight.advice.value import Value
from ...insight.odds import Answers, Odds, answers, odds
from ...protocol import messages
from ...protocol.errors import Refusal
from ...protocol.parts import line
from ..games.record import GameRecord
from .pool import JobQueue, QueueFull, WorkerLost, WorkerPool

if TYPE_CHECKING:
    from ..net.session import Session

T = TypeVar("T")
INSIGHT_QUEUES = (
    JobQueue(threads=2, capacity=64),
    JobQueue(threads=1, capacity=8),
    JobQueue(threads=1, capacity=8),
)
# Indices of these: for a person who waits at the table, for reviews, for offers of claims.
INTERACTIVE, REVIEWS, CLAIMS = 0, 1, 2
ADVICE_SECONDS = 3.0  # for which advice gets better
MOST_ACTIONS = 32  # in one message of advice


@asynccontextmanager
async def refusing_overload() -> AsyncIterator[None]:
    """Turns the pool's errors into what the person who asked is told."""
    try:
        yield
    except QueueFull:
        raise Refusal("too_many") from None
    except WorkerLost:
        raise Refusal("not_now") from None


async def run_insight(
    pool: WorkerPool, queue: int, function: Callable[..., T], *arguments: Any
) -> T:
    """The value of a function call in the worker process, or Refusal."""
    async with refusing_overload():
        return await pool.run(queue, function, *arguments)


def send_later(
    session: "Session",
    what: str,
    request_id: int,
    n: int,
    answers: AsyncIterator[messages.AnyMessage],
) -> None:
    """Sends messages as they are computed, in a task, so that the connection need not wait.

    A person has one task of each kind: a new one cancels the older, and a request that the older
    one had not answered yet is answered with `stale`.
    """
    unanswered = {request_id} - {0}

    async def send_all() -> None:
        try:
            async for message in answers:
                session.send(message)
                unanswered.clear()
        except Exception as error:
            answer = session.error(what, request_id, error)  # it is logged in any case
            if unanswered:
                unanswered.clear()
                session.send(answer)

    def refuse_if_cancelled(task: asyncio.Task[None]) -> None:
        """Runs also for a task that had not begun."""
        if task.cancelled() and unanswered:
            session.send(session.error(what, request_id, Refusal("stale", n=n)))

    if older := session.insight_tasks.get(what):
        older.cancel()
    session.insight_tasks[what] = asyncio.create_task(send_all())
    session.insight_tasks[what].add_done_callback(refuse_if_cancelled)


# Odds.


async def odds_for(
    session: "Session", record: GameRecord, view: Any, events: tuple[Event, ...], request_id: int
) -> AsyncIterator[messages.Odds]:
    game, n, rules = record.header.id, record.n, record.header.rules
    card_odds, able = await run_insight(
        session.lobby.insight_pool, INTERACTIVE, odds_and_answers, view, events, rules
    )
    yield messages.Odds(
        id=request_id,
        game=game,
        n=n,
        cards=tuple([name(card) for card in card_odds.cards]),
        rows=tuple([rounded(row) for row in card_odds.rows]),
        two=rounded(able.two) if able else (),
        joker=rounded(able.joker) if able else (),
        suits=tuple([rounded(row) for row in able.suits]) if able else (),
    )


def odds_and_answers(
    view: Any, events: tuple[Event, ...], rules: Options
) -> tuple[Odds, Answers | None]:
    """In the worker process; the second part is for Pesten only."""
    card_odds = odds(view, events, rules, "soft")
    if isinstance(rules, PestenRules) and card_odds.cards:
        return card_odds, answers(view, events, rules)
    return card_odds, None


def rounded(row: tuple[float, ...]) -> tuple[float, ...]:
    """Shares, rounded to the number of digits that the page shows."""
    return tuple([round(share, 4) for share in row])


# Advice: a coarse answer, then better ones for as long as nobody has acted.


async def advice_for(
    session: "Session", record: GameRecord, view: Any, events: tuple[Event, ...], request_id: int
) -> AsyncIterator[messages.Advice]:
    n, clock, pool = record.n, asyncio.get_running_loop().time, session.lobby.insight_pool
    end: float | None = None  # from the first answer on, which may have had to load compiled code
    async with (
        refusing_overload(),
        aclosing(pool.stream(INTERACTIVE, advice, view, events, record.header.rules)) as steps,
    ):
        async for better in steps:
            yield advice_message(better, record, n, request_id)
            request_id = 0  # only the first message is the answer
            end = clock() + ADVICE_SECONDS if end is None else end
            if clock() > end or record.n != n or session.table is None:
                return


def advice_message(advice: Advice, record: GameRecord, n: int, request_id: int) -> messages.Advice:
    best = advice.values[0]
    return messages.Advice(
        id=request_id,
        game=record.header.id,
        n=n,
        careful=best.careful,
        simpler=advice.simpler,
        chance=best.chance,
        deals=best.worlds,
        actions=tuple([advised_action(value) for value in advice.values[:MOST_ACTIONS]]),
        why=tuple([line(sentence) for sentence in advice.why]),
    )


def advised_action(value: Value) -> messages.Advised:
    return messages.Advised(
        action=repr(value.action),
        score=interval_figures(value.score),
        made=interval_figures(value.made) if value.made else (),
        gain=interval_figures(value.gain) if value.gain != value.score else (),
        lost=max(0.0, round(value.behind.mean, 2)),
    )


def interval_figures(estimate: Estimate) -> tuple[float, ...]:
    """The mean, and both ends of its interval."""
    ends: Any = estimate.interval or (estimate.mean, estimate.mean)
    return tuple([round(number, 3) for number in (estimate.mean, *ends)])
