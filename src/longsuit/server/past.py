"""What somebody has played: statistics, and the games one by one."""

from typing import Any

import msgspec
from sqlalchemy import case, func, select

from ..engine.base import CHANCE, AnyGame
from ..wire.shown import shown as view_of
from .people import Person
from .play import Play
from .ratings import shown
from .store.reading import Reading
from .store.schema import calls, games, ratings, scores

PAGE = 50  # games, or moments of a replay
LINE = 200  # games of the line over time


async def statistics(reading: Reading, who: Person) -> dict[str, Any]:
    """For each game somebody has played: games, wins, calls made by hand size and over time."""
    made = func.sum(case((calls.c.called == calls.c.won, 1), else_=0))
    played, sizes, line, rated = await reading.rows(
        select(
            scores.c.kind,
            func.count().label("games"),
            func.sum(case((scores.c.place == 1, 1), else_=0)).label("wins"),
            func.max(scores.c.total).label("best"),
            func.avg(scores.c.total).label("mean"),
        )
        .where(scores.c.person == who.id)
        .group_by(scores.c.kind),
        select(calls.c.kind, calls.c.cards, func.count().label("calls"), made.label("made"))
        .where(calls.c.person == who.id)
        .group_by(calls.c.kind, calls.c.cards)
        .order_by(calls.c.cards),
        select(calls.c.kind, calls.c.at, func.count().label("calls"), made.label("made"))
        .where(calls.c.person == who.id)
        .group_by(calls.c.kind, calls.c.game, calls.c.at)
        .order_by(calls.c.at.desc())
        .limit(LINE),
        select(ratings).where(ratings.c.person == who.id),
    )
    return {
        row.kind: {
            "games": row.games,
            "wins": int(row.wins),
            "best": row.best,
            "mean": round(float(row.mean), 2),
            "by_cards": [
                {"cards": size.cards, "calls": size.calls, "made": int(size.made)}
                for size in sizes
                if size.kind == row.kind
            ],
            "over_time": [
                {"at": game.at, "calls": game.calls, "made": int(game.made)}
                for game in line[::-1]
                if game.kind == row.kind
            ],
            "rating": next((shown(found) for found in rated if found.kind == row.kind), None),
        }
        for row in played
    }


async def history(reading: Reading, who: Person, before: int) -> list[dict[str, Any]]:
    """A page of finished games, the newest first; `before` is the end of the last one seen."""
    (rows,) = await reading.rows(
        select(scores, games.c.names, games.c.people, games.c.started, games.c.rated, games.c.seed)
        .join(games, games.c.id == scores.c.game)
        .where(scores.c.person == who.id, scores.c.at < before)
        .order_by(scores.c.at.desc())
        .limit(PAGE)
    )
    return [
        {
            "game": row.game,
            "kind": row.kind,
            "preset": row.preset,
            "names": msgspec.json.decode(row.names),
            "seat": row.seat,
            "total": row.total,
            "place": row.place,
            "rated": row.rated and not row.seed,
            "daily": bool(row.seed),
            "started": row.started,
            "ended": row.at,
            "log": f"/api/games/{row.game}/log",
        }
        for row in rows
    ]


def replay(play: Play, seat: int, first: int) -> dict[str, Any]:
    """A page of the moments of a finished game, each with what a seat saw then."""
    game: AnyGame = play.game
    s, moments = game.start(play.head.rules), []
    for at, event in enumerate(play.events):
        s = game.apply(s, event.action)
        if first <= at < first + PAGE:
            event_text = "* shuffle" if event.seat == CHANCE else repr(event)
            moments.append({"at": at + 1, "event": event_text, "view": view_of(game, s, seat)})
    return {
        "game": play.head.id,
        "kind": play.head.name,
        "preset": play.head.preset,
        "names": play.head.names,
        "players": play.head.players,
        "seat": seat,
        "events": len(play.events),
        "first": first,
        "moments": moments,
        "totals": game.totals(play.state),
        "assisted": sorted({(other, what) for _, other, what in play.helped}),
    }
