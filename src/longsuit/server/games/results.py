"""What is written with the last record of a game: scores, calls, ratings and the daily try."""

from typing import Any

from sqlalchemy import insert, update

from ...engine.game import AnyGame
from ...games import GAMES
from ..people.ratings import rate
from ..store.rows import Statement
from ..store.schema import calls, scores, tries
from ..tables.lobby import Lobby
from .record import Draft, GameHeader, GameRecord, now


def result_statements(lobby: Lobby, draft: Draft) -> list[Statement]:
    """In the commit of the last record, so that none of it can be lost or written twice."""
    record, game, s = draft.record, draft.record.game, draft.state
    if record.header.given:  # begun from a position: it counts nowhere
        return []
    head, totals, at = record.header, game.totals(s), now()
    places = tuple(1 + sum(other > mine for other in totals) for mine in totals)
    stayed = remaining_seats(lobby, head)
    found: list[Statement] = [
        (insert(scores), [score_row(record, seat, totals, places, at) for seat in stayed]),
        (insert(calls), call_rows(game, s, head, stayed, at)),
    ]
    if record.rated and not head.seed and all(head.people):
        found.append((rate(head.name, head.people, places), None))
    if head.seed and stayed:
        mine = {"total": totals[stayed[0]], "ended": at}
        found.append((update(tries).where(tries.c.game == head.id).values(mine), None))
    return found


def remaining_seats(lobby: Lobby, head: GameHeader) -> list[int]:
    """The seats of people who began the game and have not given them up."""
    table = lobby.tables.get(head.code)
    owners = table.owners if table else []
    return [
        seat
        for seat, owner in enumerate(owners)
        if seat < len(head.people) and owner.person and owner.person == head.people[seat]
    ]


def score_row(
    record: GameRecord, seat: int, totals: tuple[int, ...], places: tuple[int, ...], at: int
) -> dict[str, Any]:
    head = record.header
    helped = any(what != "odds" for _, other, what in record.assists if other == seat)
    return {
        "game": head.id,
        "seat": seat,
        "person": head.people[seat],
        "name": head.names[seat],
        "kind": head.name,
        "preset": head.preset,
        "total": totals[seat],
        "place": places[seat],
        "counts": not helped and head.rules == GAMES[head.name].PRESETS[head.preset],
        "at": at,
    }


def call_rows(
    game: AnyGame, s: Any, head: GameHeader, stayed: list[int], at: int
) -> list[dict[str, Any]]:
    """Every call of every hand, with the tricks that were won."""
    return [
        {
            "game": head.id,
            "round": number,
            "seat": seat,
            "person": head.people[seat],
            "kind": head.name,
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
