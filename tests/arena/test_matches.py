from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

import pytest

from longsuit.arena import matches as arena
from longsuit.arena.matches import MatchResult, make_players, play_match, play_matches
from longsuit.arena.seating import fixtures
from longsuit.arena.standings import counting, standings
from longsuit.bots import registry
from longsuit.bots.player import BadPlayer, Choice, Kind, Player
from longsuit.engine.actions import CHANCE, PASS, Bid, Call, Event, Give, Play
from longsuit.engine.actions import Shuffle as Shuffled
from longsuit.engine.cards import UNSEEN
from longsuit.engine.notation import log
from longsuit.engine.options import Options
from longsuit.games import GAMES
from longsuit.games.replay import final_state

from .contests import Decide, boom, contest


@pytest.mark.parametrize("game", GAMES)
def test_random_players_finish_every_game(game: str) -> None:
    for rules in GAMES[game].PRESETS.values():
        plan = contest(game=game, rules=rules, count=2)
        for m in play_matches(plan):
            assert m.winners
            assert len(m.scores) == 4
            assert sum(m.errors) == 0
            assert m.faults == ()


def same(a: MatchResult, b: MatchResult) -> bool:
    return (a.digest, a.scores, a.calls, a.seating) == (b.digest, b.scores, b.calls, b.seating)


def test_a_match_depends_on_nothing_but_the_contest_and_its_number() -> None:
    plan = contest(count=6)
    games, seated = fixtures(plan), make_players(plan)
    forth = [play_match(plan, fixture, seated) for fixture in games]
    back = [play_match(plan, fixture, make_players(plan)) for fixture in reversed(games)]
    assert all(map(same, forth, reversed(back)))
    assert len({m.digest for m in forth}) == 6
    assert forth[0].digest != next(play_matches(contest(count=1, seed=1))).digest


def test_the_same_matches_on_two_processes() -> None:
    plan = contest(count=20)
    alone, shared = list(play_matches(plan)), list(play_matches(plan, jobs=2))
    assert len(alone) == 20
    assert all(map(same, alone, shared))


def test_one_may_stop_listening_to_the_processes() -> None:
    course = play_matches(contest(count=10_000), jobs=2)
    assert next(course).number == 0
    course.close()


def test_the_seats_of_a_duplicate_deal_get_the_same_cards(
    with_players: Callable[..., None],
) -> None:
    hands: dict[tuple[int, int], set[tuple[int, ...]]] = {}
    number = count()

    def spy(view: Any, events: tuple[Event, ...], rng: Random) -> Choice:
        if len(events) == 1 + view.seat:  # its first call
            hands.setdefault((next(number) // 16, view.seat), set()).add(view.hand)
        return Choice(rng.choice(view.legal))

    with_players(spy=spy, spy2=spy)
    list(play_matches(contest("spy,spy2*3", 12, duplicate=True)))
    assert len(hands) == 12
    assert all(len(held) == 1 for held in hands.values())
    assert len({next(iter(held)) for held in hands.values()}) > 6


def test_a_player_is_told_what_its_seat_saw(with_players: Callable[..., None]) -> None:
    heard: list[tuple[int, tuple[Event, ...]]] = []

    def spy(view: Any, events: tuple[Event, ...], rng: Random) -> Choice:
        heard.append((view.seat, events))
        quiet = PASS in view.legal and len(events) < 6
        return Choice(PASS if quiet else rng.choice(view.legal))

    with_players(spy=spy)
    rules = GAMES["israeli_whist"].PRESETS["common"]  # cards are passed on when all pass
    list(play_matches(contest("spy*4", 6, game="israeli_whist", rules=rules)))
    given = set()
    for seat, events in heard:
        assert isinstance(events, tuple)
        assert events[0] == Event(CHANCE, Shuffled(()))
        for event in events:
            match event.action:
                case Shuffled():
                    assert event.action.order == ()
                case Give():
                    given.add(seat == event.seat)
                    assert (UNSEEN in event.action.cards) == (seat != event.seat)
    assert given == {True, False}


def cheat(view: Any, events: tuple[Event, ...], rng: Random) -> Choice:
    return Choice(Play((view.unseen[0],)))


FAILURES: dict[str, tuple[Decide, str]] = {
    "boom": (boom, "RuntimeError: boom"),
    "cheat": (cheat, "IllegalAction: call_tricks_now"),
    "mute": (lambda view, events, rng: None, "a player returns a Choice, and this is a NoneType"),
    "bare": (lambda view, events, rng: view.legal[0], "and this is a Call"),
    "odd": (lambda view, events, rng: Choice("call 1"), "has an action, and this is a str"),  # type: ignore[arg-type]
    "dealer": (lambda view, events, rng: Choice(Shuffled(())), "players_cannot_shuffle"),
    "bidder": (lambda view, events, rng: Choice(Bid(5, 0)), "call_tricks_now"),
    "garbage": (lambda view, events, rng: Choice(Play((-99,))), ""),
}


@pytest.mark.parametrize("name", FAILURES)
def test_a_player_that_fails_is_named_and_the_match_goes_on(
    name: str, with_players: Callable[..., None]
) -> None:
    decide, what = FAILURES[name]
    with_players(**{name: decide})
    plan = contest(f"{name},random*3", 4)
    played = list(play_matches(plan))
    for m in played:
        assert m.winners
        seat = m.seating.index(name)
        assert m.errors[seat] > 0
        assert sum(m.errors) == m.errors[seat]
        (fault,) = m.faults
        assert (fault.player, fault.seat, fault.match) == (name, seat, m.number)
        assert what in fault.what
        assert f"# {name}, seat {seat} of match {m.number} (seed 0)\n" in fault.position
        assert "played at random instead" in fault.position
        at = final_state(log(fault.position))
        assert GAMES["estimation_whist"].actor(at) == seat
    table = {line.player: line.errors for line in standings(plan, played).players}
    assert table == {name: sum(sum(m.errors) for m in played), "random": 0}


def test_an_equal_action_of_another_kind_of_number_is_taken_as_the_legal_one(
    with_players: Callable[..., None],
) -> None:
    def loose(view: Any, events: tuple[Event, ...], rng: Random) -> Choice:
        first = view.legal[0]
        return Choice(Call(float(first.tricks)) if isinstance(first, Call) else first)  # type: ignore[arg-type]

    with_players(loose=loose)
    (m,) = play_matches(contest("loose*4", 1))
    assert sum(m.errors) == 0
    assert all(isinstance(call, int) for calls in m.calls for call, _ in calls)


def test_a_match_that_never_ends_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "MAX_ROUND_EVENTS", 12)  # the round of two cards has 13
    plan = contest(count=3)
    played = list(play_matches(plan))
    assert all(m.winners == () for m in played)
    found = standings(plan, played)
    assert (found.broken_off, found.not_counted) == (3, 0)
    assert found.players[0].wins.mean == 0


def passing(view: Any, events: tuple[Event, ...], rng: Random) -> Choice:
    return Choice(PASS if PASS in view.legal else view.legal[0])


def bidding(view: Any, events: tuple[Event, ...], rng: Random) -> Choice:
    """Bids in the first deal of two matches out of three."""
    if PASS in view.legal and (view.rounds or rng.random() < 1 / 3):
        return Choice(PASS)
    return Choice(view.legal[-1])


def test_a_match_that_ends_before_a_deal_is_finished_counts_nowhere(
    with_players: Callable[..., None],
) -> None:
    with_players(passing=passing, bidding=bidding)
    rules = GAMES["israeli_whist"].Rules(all_pass="end", deals=2)
    plan = contest("bidding,passing*3", 12, rules, game="israeli_whist")
    played = list(play_matches(plan))
    ended = [m for m in played if not m.winners]
    assert 0 < len(ended) < len(played)
    assert all(not m.broken_off and not any(m.scores) for m in ended)
    assert counting(played) == tuple(m for m in played if m.winners)
    found, without = standings(plan, played), standings(plan, counting(played))
    assert (found.matches, found.not_counted) == (12 - len(ended), len(ended))
    assert found.players == without.players
    assert found.head_to_head == without.head_to_head
    assert found.digest != without.digest
    assert all(line.matches == found.matches for line in found.players)


def test_a_player_that_does_not_exist_or_cannot_be_made(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadPlayer, match="no_such_player"):
        play_matches(contest("nobody*4"))

    def unmade(game: str, rules: Options, arguments: tuple[str, ...]) -> Player:
        raise OSError("no weights")

    kind = Kind(name="net", about="", make=unmade)
    monkeypatch.setattr(registry, "kinds", lambda: {"net": kind})
    with pytest.raises(BadPlayer, match=r"player_not_made.*OSError"):
        play_matches(contest("net*4"))
