"""Odds and advice for a seat, computed in a thread of their own, so that nobody waits for them."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar

from ..bots.estimate import Estimate
from ..engine.cards import name
from ..engine.words import Sentence
from ..games.pesten import Rules as PestenRules
from ..insight.advice import Advice, advice
from ..insight.odds import Odds, answers, odds
from ..insight.values import Value
from ..wire import told
from ..wire.codes import Refusal
from ..wire.parts import Line
from .play import Play

if TYPE_CHECKING:
    from .session import Session

T = TypeVar("T")
WORKER = ThreadPoolExecutor(1, "insight")
PATIENCE = 3.0  # seconds for which advice gets better
MOST = 32  # actions that are told


async def aside(work: Callable[[], T]) -> T:
    """In the thread for insight."""
    return await asyncio.get_running_loop().run_in_executor(WORKER, work)


# Odds.


async def odds_for(play: Play, seat: int, asked: int) -> told.Odds:
    game, n, rules = play.head.id, play.n, play.head.rules
    view, events = play.game.view(play.state, seat), tuple(play.seen(seat))
    found = await aside(lambda: odds(view, events, rules, "soft"))
    able = None
    if isinstance(rules, PestenRules) and found.cards:
        able = await aside(lambda: answers(view, events, rules))
    return told.Odds(
        id=asked,
        game=game,
        n=n,
        cards=tuple([name(card) for card in found.cards]),
        rows=rounded(found),
        two=shares(able.two) if able else (),
        joker=shares(able.joker) if able else (),
        suits=tuple([shares(row) for row in able.suits]) if able else (),
    )


def rounded(found: Odds) -> tuple[tuple[float, ...], ...]:
    return tuple([shares(row) for row in found.rows])


def shares(row: tuple[float, ...]) -> tuple[float, ...]:
    return tuple([round(share, 4) for share in row])


# Advice: a coarse answer, then better ones for as long as nobody has acted.


async def advice_for(who: "Session", play: Play, seat: int, asked: int) -> told.Advice:
    view, events = play.game.view(play.state, seat), tuple(play.seen(seat))
    if not view.legal:
        raise Refusal("not_now")
    steps, n = advice(view, events, play.head.rules), play.n
    first = await aside(lambda: next(steps))
    if who.improving:
        who.improving.cancel()
    who.improving = asyncio.create_task(improve(who, play, n, steps))
    return message(first, play, n, asked)


async def improve(who: "Session", play: Play, n: int, steps: Iterator[Advice]) -> None:
    began = monotonic()
    while monotonic() - began < PATIENCE and play.n == n and who.table:
        better = await aside(lambda: next(steps, None))
        if better is None or play.n != n:
            return
        who.send(message(better, play, n, 0))


def message(found: Advice, play: Play, n: int, asked: int) -> told.Advice:
    best = found.values[0]
    return told.Advice(
        id=asked,
        game=play.head.id,
        n=n,
        careful=best.careful,
        deals=best.worlds,
        actions=tuple([advised(value) for value in found.values[:MOST]]),
        why=tuple([lined(sentence) for sentence in found.why]),
    )


def advised(value: Value) -> told.Advised:
    return told.Advised(
        action=repr(value.action),
        score=figures(value.score),
        made=figures(value.made) if value.made else (),
        lost=round(value.behind.mean, 2),
    )


def figures(estimate: Estimate) -> tuple[float, ...]:
    ends: Any = estimate.interval or (estimate.mean, estimate.mean)
    return tuple([round(number, 3) for number in (estimate.mean, *ends)])


def lined(sentence: Sentence) -> Line:
    return Line(str(sentence), sentence.text, sentence.values)
