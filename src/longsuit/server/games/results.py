"""The results of a game, written with its last entry: scores, calls, ratings, daily attempt.

A game that nobody has won, because it ended before a deal was finished, stays in the list of games
of its players, without a place, and counts nowhere.
"""

from typing import Any

from sqlalchemy import insert, update

from ...engine.cards import Seat
from ...engine.game import AnyGame, winners
from ...games.high_scores import list_of
from ..people.ratings import rate
from ..store.rows import Statement, json_text
from ..store.schema import calls, now, scores, tries
from ..tables.lobby import Lobby
from .record import Draft, GameHeader
from .voids import void_reasons

NO_PLACE = 0  # of every seat in a game without a winner


def result_statements(lobby: Lobby, draft: Draft) -> list[Statement]:
    """The statements for the commit of a game's last entry, so that none is lost or repeated."""
    record, game, s = draft.record, draft.record.game, draft.state
    if record.header.given:  # begun from a position: it counts nowhere
        return []
    header, totals, at = record.header, game.totals(s), now()
    won = bool(winners(game, s))
    places = places_of(totals, record.departed) if won else (NO_PLACE,) * len(totals)
    stayed = remaining_seats(lobby, header)
    left = [seat for seat in record.departed if header.people[seat]]
    statements: list[Statement] = [
        (insert(scores), [score_row(draft, seat, places, at) for seat in stayed + left]),
        (insert(calls), call_rows(game, s, header, stayed, at)),
    ]
    if record.rated and won:
        statements.append((rate(header.name, header.people, places), None))
    if header.seed and stayed:
        mine = {"total": totals[stayed[0]] if won else None, "ended": at}
        statements.append((update(tries).where(tries.c.game == header.id).values(mine), None))
    return statements


def places_of(totals: tuple[int, ...], departed: tuple[Seat, ...]) -> tuple[int, ...]:
    """By seat the place, from 1: the seats whose people left a rated game come after all others,
    and the first to leave comes last."""
    stayed = [total for seat, total in enumerate(totals) if seat not in departed]
    return tuple(
        len(totals) - departed.index(seat)
        if seat in departed
        else 1 + sum(other > total for other in stayed)
        for seat, total in enumerate(totals)
    )


def remaining_seats(lobby: Lobby, header: GameHeader) -> list[int]:
    """The seats whose people began the game and have not given them up."""
    table = lobby.tables.get(header.code)
    owners = table.owners if table else []
    return [
        seat
        for seat, owner in enumerate(owners)
        if seat < len(header.people) and owner.person and owner.person == header.people[seat]
    ]


def score_row(draft: Draft, seat: int, places: tuple[int, ...], at: int) -> dict[str, Any]:
    record, s = draft.record, draft.state
    header, game = record.header, record.game
    reasons, score_list = void_reasons(record, s, seat), list_of(header.rules)
    won = seat in winners(game, s) and seat not in record.departed
    return {
        "game": header.id,
        "seat": seat,
        "person": header.people[seat],
        "name": header.names[seat],
        "kind": header.name,
        "preset": score_list.preset if score_list else header.preset,
        "seats": record.seats,
        "total": game.totals(s)[seat],
        "place": places[seat],
        "high": game.high_score(s, seat) if won else None,
        "counts": not reasons,
        "voided": json_text(reasons),
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
