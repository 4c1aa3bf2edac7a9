"""The results of a game, written with its last entry: scores, calls, ratings, daily attempt."""

from typing import Any

from sqlalchemy import insert, update

from ...engine.game import AnyGame
from ...games import GAMES
from ..people.ratings import rate
from ..store.rows import Statement
from ..store.schema import calls, now, scores, tries
from ..tables.lobby import Lobby
from .record import Draft, GameHeader, GameRecord


def result_statements(lobby: Lobby, draft: Draft) -> list[Statement]:
    """The statements for the commit of a game's last entry, so that none is lost or repeated."""
    record, game, s = draft.record, draft.record.game, draft.state
    if record.header.given:  # begun from a position: it counts nowhere
        return []
    header, totals, at = record.header, game.totals(s), now()
    places = tuple(1 + sum(other > mine for other in totals) for mine in totals)
    stayed = remaining_seats(lobby, header)
    statements: list[Statement] = [
        (insert(scores), [score_row(record, seat, totals, places, at) for seat in stayed]),
        (insert(calls), call_rows(game, s, header, stayed, at)),
    ]
    if record.rated and not header.seed and all(header.people):
        statements.append((rate(header.name, header.people, places), None))
    if header.seed and stayed:
        mine = {"total": totals[stayed[0]], "ended": at}
        statements.append((update(tries).where(tries.c.game == header.id).values(mine), None))
    return statements


def remaining_seats(lobby: Lobby, header: GameHeader) -> list[int]:
    """The seats whose people began the game and have not given them up."""
    table = lobby.tables.get(header.code)
    owners = table.owners if table else []
    return [
        seat
        for seat, owner in enumerate(owners)
        if seat < len(header.people) and owner.person and owner.person == header.people[seat]
    ]


def score_row(
    record: GameRecord, seat: int, totals: tuple[int, ...], places: tuple[int, ...], at: int
) -> dict[str, Any]:
    header = record.header
    helped = any(what != "odds" for _, other, what in record.assists if other == seat)
    return {
        "game": header.id,
        "seat": seat,
        "person": header.people[seat],
        "name": header.names[seat],
        "kind": header.name,
        "preset": header.preset,
        "total": totals[seat],
        "place": places[seat],
        "counts": not helped and header.rules == GAMES[header.name].PRESETS[header.preset],
        "at": at,
    }


def call_rows(
    game: AnyGame, s: Any, header: GameHeader, stayed: list[int], at: int
) -> list[dict[str, Any]]:
    """The rows of all calls of these seats, with the tricks that were won."""
    return [
        {
            "game": header.id,
            "round": number,
            "seat": seat,
            "person": header.people[seat],
            "kind": header.name,
            "cards": done.cards,
            "called": done.calls[seat],
            "won": done.tricks[seat],
            "at": at,
        }
        for number, done in enumerate(game.rounds(s), 1)
        if done.calls and done.tricks
        for seat in stayed
        if done.calls[seat] >= 0
    ]
