"""Games that were played: a person's statistics and list of games, and replays of one game."""

from collections.abc import Sequence
from itertools import islice
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import case, func, select

from ...engine.actions import CHANCE, Event
from ...engine.cards import names
from ...engine.game import AnyGame, states
from ...engine.options import Options
from ...engine.sentences import say
from ...messages.render import Gender
from ...protocol.errors import Refusal
from ...protocol.views import encode_view
from ..games.record import GameHeader, GameRecord
from ..store.queries import Queries
from ..store.schema import calls, games, people, ratings, scores
from ..tables.lobby import Lobby
from ..tables.seat_owner import computer_gender
from .identity import Person
from .ratings import rating_fields

PAGE = 50  # games of a list, or moments of a replay
TREND_GAMES = 200  # that the calls over time show


async def statistics(queries: Queries, person: Person) -> dict[str, Any]:
    """By kind of game: games that somebody has won, wins, rating, and calls made by hand size and
    over time."""
    made = func.sum(case((calls.c.called == calls.c.won, 1), else_=0))
    played, sizes, line, rated = await queries.rows(
        select(
            scores.c.kind,
            func.count().label("games"),
            func.sum(case((scores.c.place == 1, 1), else_=0)).label("wins"),
            func.max(scores.c.total).label("best"),
            func.avg(scores.c.total).label("mean"),
        )
        .where(scores.c.person == person.id, scores.c.place > 0)
        .group_by(scores.c.kind),
        select(calls.c.kind, calls.c.cards, func.count().label("calls"), made.label("made"))
        .where(calls.c.person == person.id)
        .group_by(calls.c.kind, calls.c.cards)
        .order_by(calls.c.cards),
        select(calls.c.kind, calls.c.at, func.count().label("calls"), made.label("made"))
        .where(calls.c.person == person.id)
        .group_by(calls.c.kind, calls.c.game, calls.c.at)
        .order_by(calls.c.at.desc())
        .limit(TREND_GAMES),
        select(ratings).where(ratings.c.person == person.id),
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
            "rating": next(
                (rating_fields(rating) for rating in rated if rating.kind == row.kind), None
            ),
        }
        for row in played
    }


async def games_page(queries: Queries, person: Person, before: int) -> list[dict[str, Any]]:
    """A page of finished games, the newest first; `before` is the end of the last one seen.

    The place is 0 in a game that ended before a deal was finished: nobody has won it.
    """
    (rows,) = await queries.rows(
        select(scores, games.c.names, games.c.people, games.c.started, games.c.rated, games.c.seed)
        .join(games, games.c.id == scores.c.game)
        .where(scores.c.person == person.id, scores.c.at < before)
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
            "voided": msgspec.json.decode(row.voided),
            "rated": row.rated and not row.seed,
            "daily": bool(row.seed),
            "started": row.started,
            "ended": row.at,
            "log": f"/api/games/{row.game}/log",
        }
        for row in rows
    ]


async def finished_game(lobby: Lobby, game: str, person: Person | None) -> GameRecord:
    """A finished game, for those who played it, or for all if it could be watched; or Refusal."""
    record = await lobby.load_game(game, run=lobby.log_threads.run)
    table = lobby.tables.get(record.header.code)
    watched = table is not None and table.settings.policy.watch != "none"
    if not watched and (person is None or person.id not in record.header.people):
        raise Refusal("forbidden", say("game_for_players_only"))
    if not record.over:
        raise Refusal("playing", say("log_after_game"))
    return record


def log_text(record: GameRecord) -> str:
    """The log as a file, with comments on the help that each seat used."""
    helped = dict.fromkeys((seat, what) for _, seat, what in record.assists)
    notes = "".join(f"# seat {seat} used {what}\n" for seat, what in helped)
    if given := record.header.given:
        notes += f"# begun from a position: the first {given} events were given\n"
    return notes + repr(record.log())


class ReplayWindow(Struct, frozen=True, kw_only=True):
    """The page of moments that a replay shows, from `first` on, as one seat saw them."""

    seat: int
    first: int
    open: bool  # every hand lies open


def moments(
    game: AnyGame, rules: Options, events: Sequence[Event], window: ReplayWindow
) -> list[dict[str, Any]]:
    """A page of the moments of a game, each with the view of a seat at that time."""
    shown_moments, page = [], events[: window.first + PAGE]
    replayed = islice(states(game, rules, page, trusted=True), 1, None)
    for at, (event, s) in enumerate(zip(page, replayed, strict=True)):
        if at >= window.first:
            text = "* shuffle" if event.seat == CHANCE else repr(event)
            moment = {"at": at + 1, "event": text, "view": encode_view(game, s, window.seat)}
            if window.open:
                hands = [game.view(s, seat).hand for seat in range(game.seats(rules))]
                moment["hands"] = [names(hand).split() for hand in hands]
            shown_moments.append(moment)
    return shown_moments


async def seat_genders(queries: Queries, header: GameHeader) -> list[Gender]:
    """By seat, the gender of the person as it is now, or that of the computer player."""
    (rows,) = await queries.rows(
        select(people.c.id, people.c.gender).where(people.c.id.in_(header.people))
    )
    genders: dict[str, Gender] = {row.id: row.gender for row in rows}
    return [
        computer_gender(name) if player else genders.get(person, "")
        for name, person, player in zip(header.names, header.people, header.players, strict=True)
    ]


def replay_page(record: GameRecord, genders: list[Gender], window: ReplayWindow) -> dict[str, Any]:
    """A page of a finished game, as it is sent."""
    game: AnyGame = record.game
    return {
        "game": record.header.id,
        "kind": record.header.name,
        "preset": record.header.preset,
        "names": record.header.names,
        "genders": genders,
        "players": record.header.players,
        "seat": window.seat,
        "events": len(record.events),
        "given": record.header.given,
        "first": window.first,
        "moments": moments(game, record.header.rules, record.events, window),
        "totals": game.totals(record.state),
        "assisted": sorted({(other, what) for _, other, what in record.assists}),
    }
