from collections import Counter
from collections.abc import Callable
from html.parser import HTMLParser
from itertools import count
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from longsuit.arena import matches as arena
from longsuit.arena import report
from longsuit.arena.intervals import (
    Estimate,
    estimate_text,
    mean_estimate,
    rate_estimate,
    student_quantile,
)
from longsuit.arena.matches import MatchResult, make_players, play_match, play_matches
from longsuit.arena.seating import (
    Contest,
    check_players,
    cycle_length,
    fixtures,
    parse_players,
    players_text,
    rotations,
    seating_groups,
)
from longsuit.arena.standings import complete_deals, seconds_per_decision, standings
from longsuit.bots import registry
from longsuit.bots.player import BadPlayer, Choice, Kind, Player
from longsuit.bots.registry import RANDOM
from longsuit.engine.actions import CHANCE, PASS, Bid, Call, Event, Give, Play
from longsuit.engine.actions import Shuffle as Shuffled
from longsuit.engine.cards import UNSEEN
from longsuit.engine.notation import log
from longsuit.engine.options import Options
from longsuit.games import GAMES
from longsuit.games.replay import final

SHORT = GAMES["estimation_whist"].Rules(players=4, max_cards=2)

Decide = Callable[[Any, tuple[Event, ...], Random], Any]


def contest(
    seats: str = "random*4", count: int = 8, rules: Options = SHORT, **more: Any
) -> Contest:
    game = more.pop("game", "estimation_whist")
    return Contest(game=game, rules=rules, players=parse_players(seats), matches=count, **more)


@pytest.fixture
def with_players(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Adds players of a test's own to the registry."""

    def add(**decide: Decide) -> None:
        def made(name: str) -> Callable[..., Player]:
            return lambda game, rules, arguments: decide[name]

        kinds = {n: Kind(name=n, about="a test's own", make=made(n)) for n in decide}
        monkeypatch.setattr(registry, "kinds", lambda: {"random": RANDOM, **kinds})

    return add


# Seatings.


def test_a_list_of_players() -> None:
    assert parse_players("a, npc(x, y)*2 ,b") == ("a", "npc(x,y)", "npc(x,y)", "b")
    assert parse_players("a*3") == ("a", "a", "a")
    assert parse_players("") == ()
    assert players_text(("a", "npc(x,y)", "npc(x,y)", "a")) == "a,npc(x,y)*2,a"


@pytest.mark.parametrize("text", ["a*", "a*0", "a*x", "a*10", "a**2"])
def test_a_multiplicity_that_is_none(text: str) -> None:
    with pytest.raises(ValueError, match="after \\* comes how many seats, like a\\*3"):
        parse_players(text)


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        ("a", "1 player is named: write a,random*3"),
        ("random", "write random*4"),
        ("", "0 players are named: write random*4"),
        ("a,b", "2 players are named: write a,b*3, for example, or set players=2"),
        ("a,b,c,d,e", "5 players are named: write a,b,c,d, for example, or set players=5"),
    ],
)
def test_too_few_or_too_many_players(seats: str, said: str) -> None:
    with pytest.raises(ValueError, match="these rules have 4 seats") as error:
        check_players(contest(seats))
    assert said in str(error.value)


def test_no_other_number_is_offered_where_there_is_none() -> None:
    with pytest.raises(ValueError, match=r"for example$"):
        check_players(contest("a,b", game="israeli_whist", rules=GAMES["israeli_whist"].Rules()))


@pytest.mark.parametrize(
    ("seats", "count"),
    [
        *[("ab", 2), ("abc", 6), ("abcd", 24), ("abbb", 4), ("aabb", 6), ("aaaa", 1)],
        *[("abcde", 20), ("abcdef", 12), ("abbbbbbb", 8), ("abcdefgh", 32)],
    ],
)
def test_every_player_sits_in_every_seat_equally_often(seats: str, count: int) -> None:
    seatings = [seating for group in seating_groups(tuple(seats)) for seating in group]
    assert len(seatings) == len(set(seatings)) == count
    for group in seating_groups(tuple(seats)):
        assert set(group) == set(rotations(group[0]))
        for seat in range(len(seats)):
            taken = Counter(seating[seat] for seating in group)
            assert all(taken[name] * len(seats) == len(group) * seats.count(name) for name in taken)


def test_neighbours_are_balanced_too() -> None:
    left = Counter(
        s[at] + s[(at + 1) % 4]
        for group in seating_groups(tuple("abcd"))
        for s in group
        for at in range(4)
    )
    assert set(left.values()) == {8}
    assert len(left) == 12


def test_each_match_has_its_own_deal_and_the_next_seating() -> None:
    plan = fixtures(contest("a,b,c,d", 30))
    assert [f.number for f in plan] == [f.deal for f in plan] == list(range(30))
    assert len({f.seating for f in plan[:24]}) == 24 == cycle_length(contest("a,b,c,d"))
    assert plan[24].seating == plan[0].seating


def test_duplicate_deals_are_whole() -> None:
    plan = fixtures(contest("a,b,c,d", 30, duplicate=True))
    assert len(plan) == 32
    assert [f.deal for f in plan] == [n // 4 for n in range(32)]
    for deal in range(8):
        group = [f.seating for f in plan if f.deal == deal]
        assert set(group) == set(rotations(group[0]))
    assert len({f.seating for f in plan}) == 24


def test_duplicate_deals_with_unequal_blocks() -> None:
    plan = fixtures(contest("a,a,b,b", 7, duplicate=True))
    assert Counter(f.deal for f in plan) == {0: 4, 1: 2, 2: 4}


# Matches.


@pytest.mark.parametrize("game", GAMES)
def test_random_players_finish_every_game(game: str) -> None:
    for rules in GAMES[game].PRESETS.values():
        asked = contest(game=game, rules=rules, count=2)
        for m in play_matches(asked):
            assert m.winners
            assert len(m.scores) == 4
            assert sum(m.errors) == 0
            assert m.faults == ()


def same(a: MatchResult, b: MatchResult) -> bool:
    return (a.digest, a.scores, a.calls, a.seating) == (b.digest, b.scores, b.calls, b.seating)


def test_a_match_depends_on_nothing_but_the_contest_and_its_number() -> None:
    asked = contest(count=6)
    plan, seated = fixtures(asked), make_players(asked)
    forth = [play_match(asked, fixture, seated) for fixture in plan]
    back = [play_match(asked, fixture, make_players(asked)) for fixture in reversed(plan)]
    assert all(map(same, forth, reversed(back)))
    assert len({m.digest for m in forth}) == 6
    assert forth[0].digest != next(play_matches(contest(count=1, seed=1))).digest


def test_the_same_matches_on_two_processes() -> None:
    asked = contest(count=20)
    alone, shared = list(play_matches(asked)), list(play_matches(asked, jobs=2))
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


def boom(view: Any, events: tuple[Event, ...], rng: Random) -> Choice:
    if view.phase == "play":
        raise RuntimeError("boom")
    return Choice(view.legal[0])


def cheat(view: Any, events: tuple[Event, ...], rng: Random) -> Choice:
    return Choice(Play((view.unseen[0],)))


FAILURES: dict[str, tuple[Decide, str]] = {
    "boom": (boom, "RuntimeError: boom"),
    "cheat": (cheat, "IllegalAction: now one calls a number of tricks, §3"),
    "mute": (lambda view, events, rng: None, "a player returns a Choice, and this is a NoneType"),
    "bare": (lambda view, events, rng: view.legal[0], "and this is a Call"),
    "odd": (lambda view, events, rng: Choice("call 1"), "has an action, and this is a str"),  # type: ignore[arg-type]
    "dealer": (lambda view, events, rng: Choice(Shuffled(())), "only chance shuffles"),
    "bidder": (lambda view, events, rng: Choice(Bid(5, 0)), "now one calls"),
    "garbage": (lambda view, events, rng: Choice(Play((-99,))), ""),
}


@pytest.mark.parametrize("name", FAILURES)
def test_a_player_that_fails_is_named_and_the_match_goes_on(
    name: str, with_players: Callable[..., None]
) -> None:
    decide, what = FAILURES[name]
    with_players(**{name: decide})
    asked = contest(f"{name},random*3", 4)
    played = list(play_matches(asked))
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
        at = final(log(fault.position))
        assert GAMES["estimation_whist"].actor(at) == seat
    table = {line.player: line.errors for line in standings(asked, played).players}
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
    asked = contest(count=3)
    played = list(play_matches(asked))
    assert all(m.winners == () for m in played)
    found = standings(asked, played)
    assert found.broken_off == 3
    assert found.players[0].wins.mean == 0


def test_a_player_that_does_not_exist_or_cannot_be_made(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadPlayer, match="there is no player 'nobody'"):
        play_matches(contest("nobody*4"))

    def unmade(game: str, rules: Options, arguments: tuple[str, ...]) -> Player:
        raise OSError("no weights")

    kind = Kind(name="net", about="", make=unmade)
    monkeypatch.setattr(registry, "kinds", lambda: {"net": kind})
    with pytest.raises(BadPlayer, match="net cannot be made: OSError\\('no weights'\\)"):
        play_matches(contest("net*4"))


# Estimates.


def test_student() -> None:
    known = {1: 12.7062, 2: 4.30265, 3: 3.18245, 5: 2.57058, 10: 2.22814, 100: 1.98397}
    for freedom, value in known.items():
        assert student_quantile(freedom) == pytest.approx(value, rel=0.002)


def test_a_mean_with_students_interval() -> None:
    found = mean_estimate([(1, 1), (2, 1), (3, 1), (4, 1)])  # deviation 1.29099, error 0.6455
    assert found.mean == 2.5
    assert found.interval == pytest.approx((2.5 - 2.0542, 2.5 + 2.0542), abs=0.003)
    assert mean_estimate([(4, 2), (6, 2)]) == mean_estimate([(2, 1), (3, 1)])
    assert mean_estimate([(7, 2)]) == Estimate(3.5)


def test_a_rate_stays_between_0_and_1() -> None:
    for wins in range(11):
        found = rate_estimate([(float(n < wins), 1) for n in range(10)])
        low, high = found.interval or (1, 0)
        assert 0 <= low <= found.mean == wins / 10 <= high <= 1
        assert high - low > 0.1
    assert rate_estimate([(1, 4), (1, 4)]).interval != (0.25, 0.25)  # two deals alike prove little
    assert rate_estimate([(0, 0), (1, 1)]).interval is None  # only one deal had anything to count


def test_intervals_cover_what_they_should() -> None:
    rng, covered = Random(1), 0
    for _ in range(1000):
        low, high = rate_estimate(
            [(float(rng.random() < 0.85), 1) for _ in range(40)]
        ).interval or (0, 0)
        covered += low <= 0.85 <= high
    assert 930 <= covered <= 985


def test_figures_in_words() -> None:
    assert estimate_text(Estimate(2.5), "{:.1f}".format) == "2.5"
    assert estimate_text(Estimate(2.5, 1, 4), "{:.1f}".format) == "2.5 (1.0–4.0)"
    assert estimate_text(Estimate(-2, -3, 1), "{:.0f}".format) == "−2 (−3 to 1)"


# Standings.


def made(number: int, deal: int, seating: str, scores: tuple[int, ...], **more: Any) -> MatchResult:
    best = max(scores)
    row: dict[str, Any] = {
        "winners": tuple(seat for seat, score in enumerate(scores) if score == best),
        "calls": ((),) * len(scores),
        "decisions": (1,) * len(scores),
        "seconds": (0.5,) * len(scores),
        "errors": (0,) * len(scores),
        "faults": (),
        "digest": str(number),
        **more,
    }
    return MatchResult(number=number, deal=deal, seating=tuple(seating), scores=scores, **row)


def test_wins_are_shared_and_seats_of_one_player_pooled() -> None:
    asked = contest("a,b,b", 2)
    calls = (((1, 1), (0, 1)), ((2, 2), (1, 1)), ((2, 2), (0, 0)))
    played = [made(0, 0, "abb", (9, 9, 3), calls=calls), made(1, 1, "bab", (4, 7, 7))]
    found = standings(asked, played)
    assert [line.player for line in found.players] == ["a", "b"]
    a, b = found.players
    assert (a.seats, b.seats, a.matches, b.matches) == (1, 2, 2, 2)
    assert (a.score.mean, b.score.mean) == (8, 5.75)
    assert (a.wins.mean, b.wins.mean) == (0.5, 0.25)
    assert a.wins.mean + 2 * b.wins.mean == 1
    assert (a.made and a.made.mean, b.made and b.made.mean) == (0.5, 1.0)
    assert [(c.call, c.times, c.made) for c in b.calls] == [(0, 1, 1), (1, 1, 1), (2, 2, 2)]
    over, under = found.head_to_head[0][1], found.head_to_head[1][0]
    assert over == Estimate(0.75, *(over.interval if over and over.interval else ()))
    assert under
    assert under.mean == 0.25
    assert found.head_to_head[0][0] is None
    assert found.chance == pytest.approx(1 / 3)
    assert seconds_per_decision(played, "b") == 0.5


def test_with_duplicate_deals_the_deal_is_the_unit() -> None:
    """Luck that only changes from deal to deal is no reason to be unsure of a difference."""
    rng, single, double = Random(2), [], []
    for deal in range(50):
        luck = rng.choice([0, 10])  # seat 0 gets a good hand, or not
        for at, seating in enumerate(("ab", "ba")):
            scores = (5 + luck + (seating == "ab"), 10 + (seating == "ba"))
            double.append(made(2 * deal + at, deal, seating, scores))
            single.append(made(2 * deal + at, 2 * deal + at, seating, scores))
    asked = contest("a,b", 100, duplicate=True)
    by_deal, by_match = standings(asked, double), standings(asked, single)
    assert (by_deal.deals, by_match.deals) == (50, 100)
    a, b = by_deal.players[0].wins.interval or (0, 0)
    c, d = by_match.players[0].wins.interval or (0, 0)
    assert b - a != d - c
    assert by_deal.players[0].wins.mean == by_match.players[0].wins.mean


def test_only_whole_deals_count() -> None:
    asked = contest("a,b", 4, duplicate=True)
    played = [made(n, n // 2, "ab" if n % 2 else "ba", (1, 0)) for n in range(3)]
    assert [m.number for m in complete_deals(asked, played)] == [0, 1]
    assert complete_deals(contest("a,b", 4), played) == tuple(played)
    assert complete_deals(asked, []) == ()


def test_ratings_follow_who_wins() -> None:
    asked = contest("a,b,b", 20)
    played = [made(n, n, "abb", (3, 1, 1)) for n in range(20)]
    a, b = standings(asked, played).players
    assert a.rating.mu > 30
    assert b.rating.mu < 20
    assert a.rating.sigma < 8


# The report.


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs


@pytest.mark.parametrize("game", ["estimation_whist", "israeli_whist", "whist"])
def test_the_report_is_one_page_that_needs_nothing(game: str) -> None:
    rules = SHORT if game == "estimation_whist" else GAMES[game].Rules()
    asked = contest(game=game, rules=rules, count=8, duplicate=True)
    played = [
        made(m.number, m.number, "<ab>", m.scores, calls=m.calls) for m in play_matches(asked)
    ]
    asked = contest("<,a,b,>", game=game, rules=rules, count=8)
    page = report.page(asked, standings(asked, played), played, [], "A & B", "longsuit <arena>")
    found = Tags()
    found.feed(page)
    assert not {"link", "script", "img", "iframe", "object"} & set(found.tags)
    assert not {"src", "href"} & {key for key, _ in found.attributes}
    assert "http" not in page.replace("http-equiv", "")
    assert "url(" not in page
    assert "@import" not in page
    assert "prefers-color-scheme: dark" in page
    assert "A &amp; B" in page
    assert "longsuit &lt;arena&gt;" in page
    has_calls = game != "whist"
    assert ("Calls made" in page) == has_calls
    assert found.tags.count("svg") == (6 if has_calls else 4)
    for piece in page.split("<svg")[1:]:
        ElementTree.fromstring("<svg" + piece.partition("</svg>")[0] + "</svg>")


def test_the_report_names_errors(with_players: Callable[..., None]) -> None:
    with_players(boom=boom)
    asked = contest("boom,random*3", 4)
    played = list(play_matches(asked))
    faults = [fault for m in played for fault in m.faults]
    page = report.page(asked, standings(asked, played), played, faults, "T", "c")
    assert "boom, match 0, seat 0: RuntimeError: boom" in page
