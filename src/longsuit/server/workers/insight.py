"""Odds and advice for a seat, computed in a process of their own, so that nobody waits for them."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import aclosing, asynccontextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from ...arena.intervals import Estimate
from ...engine.actions import Event
from ...engine.cards import name
from ...engine.options import Options
from ...engine.sentences import Sentence
from ...games.pesten import Rules as PestenRules
from ...insight.advice import Advice, advice
from ...insight.advice.value import Value
from ...insight.odds import Answers, Odds, answers, odds
from ...protocol import messages
from ...protocol.errors import Refusal
from ...protocol.parts import Line
from ..games.record import GameRecord
from .pool import Aside, Busy, Gone, Lane

if TYPE_CHECKING:
    from ..net.session import Session

T = TypeVar("T")
LANES = Lane(2, 64), Lane(1, 8), Lane(1, 8)  # of the process for insight
SOON, REVIEWS, CLAIMS = 0, 1, 2  # for who waits at the table; for who looks back; for offers
PATIENCE = 3.0  # seconds for which advice gets better
MOST = 32  # actions that are told


@asynccontextmanager
async def refusing() -> AsyncIterator[None]:
    try:
        yield
    except Busy:
        raise Refusal("too_many") from None
    except Gone:
        raise Refusal("not_now") from None


async def aside(insight: Aside, lane: int, function: Callable[..., T], *arguments: Any) -> T:
    """In the process for insight."""
    async with refusing():
        return await insight.ask(lane, function, *arguments)


def begin(
    who: "Session", what: str, asked: int, n: int, found: AsyncIterator[messages.Told]
) -> None:
    """Tells what is found, so that the connection need not wait for it; what somebody asked for
    before and has not been told yet is given up."""

    waiting = {asked} - {0}  # what is still to be answered

    async def telling() -> None:
        try:
            async for message in found:
                who.send(message)
                waiting.clear()
        except Exception as error:
            if waiting:
                waiting.clear()
                who.send(who.error(what, asked, error))

    def given_up(task: asyncio.Task[None]) -> None:
        """Also one that has not begun."""
        if task.cancelled() and waiting:
            who.send(who.error(what, asked, Refusal("stale", n=n)))

    if older := who.helped.get(what):
        older.cancel()
    who.helped[what] = asyncio.create_task(telling())
    who.helped[what].add_done_callback(given_up)


# Odds.


async def odds_for(
    who: "Session", record: GameRecord, view: Any, events: tuple[Event, ...], asked: int
) -> AsyncIterator[messages.Odds]:
    game, n, rules = record.header.id, record.n, record.header.rules
    found, able = await aside(who.lobby.insight, SOON, odds_and_answers, view, events, rules)
    yield messages.Odds(
        id=asked,
        game=game,
        n=n,
        cards=tuple([name(card) for card in found.cards]),
        rows=rounded(found),
        two=shares(able.two) if able else (),
        joker=shares(able.joker) if able else (),
        suits=tuple([shares(row) for row in able.suits]) if able else (),
    )


def odds_and_answers(
    view: Any, events: tuple[Event, ...], rules: Options
) -> tuple[Odds, Answers | None]:
    """In the process for insight."""
    found = odds(view, events, rules, "soft")
    if isinstance(rules, PestenRules) and found.cards:
        return found, answers(view, events, rules)
    return found, None


def rounded(found: Odds) -> tuple[tuple[float, ...], ...]:
    return tuple([shares(row) for row in found.rows])


def shares(row: tuple[float, ...]) -> tuple[float, ...]:
    return tuple([round(share, 4) for share in row])


# Advice: a coarse answer, then better ones for as long as nobody has acted.


async def advice_for(
    who: "Session", record: GameRecord, view: Any, events: tuple[Event, ...], asked: int
) -> AsyncIterator[messages.Advice]:
    n, clock, insight = record.n, asyncio.get_running_loop().time, who.lobby.insight
    end: float | None = None  # counted from the first answer, which may have to load much
    async with (
        refusing(),
        aclosing(insight.each(SOON, advice, view, events, record.header.rules)) as steps,
    ):
        async for found in steps:
            yield message(found, record, n, asked)
            asked = 0
            end = clock() + PATIENCE if end is None else end
            if clock() > end or record.n != n or who.table is None:
                return


def message(found: Advice, record: GameRecord, n: int, asked: int) -> messages.Advice:
    best = found.values[0]
    return messages.Advice(
        id=asked,
        game=record.header.id,
        n=n,
        careful=best.careful,
        chance=best.chance,
        deals=best.worlds,
        actions=tuple([advised(value) for value in found.values[:MOST]]),
        why=tuple([lined(sentence) for sentence in found.why]),
    )


def advised(value: Value) -> messages.Advised:
    return messages.Advised(
        action=repr(value.action),
        score=figures(value.score),
        made=figures(value.made) if value.made else (),
        gain=figures(value.gain) if value.gain != value.score else (),
        lost=max(0.0, round(value.behind.mean, 2)),
    )


def figures(estimate: Estimate) -> tuple[float, ...]:
    ends: Any = estimate.interval or (estimate.mean, estimate.mean)
    return tuple([round(number, 3) for number in (estimate.mean, *ends)])


def lined(sentence: Sentence) -> Line:
    return Line(str(sentence), sentence.text, sentence.values)
