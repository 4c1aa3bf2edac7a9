"""A player is what its name says, or somebody is told that it is not: on every path, without a
compiler and while code is not compiled yet."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

from longsuit.arena.matches import play_matches
from longsuit.arena.seating import Contest
from longsuit.bots.compiled_players import needs_compiler, substitute_for
from longsuit.bots.player import BadPlayer, Substitute
from longsuit.bots.positions import player_choice, read_position
from longsuit.bots.registry import kinds_of, player
from longsuit.commands.cli import main
from longsuit.engine.actions import CHANCE, Event, seen
from longsuit.engine.game import shuffle
from longsuit.engine.notation import Log, rules_text
from longsuit.games import GAMES
from longsuit.insight.advice import advice
from longsuit.insight.review import review
from longsuit.insight.review.text import judged_by
from longsuit.messages.languages import LANGUAGES
from longsuit.messages.render import Reader
from longsuit.protocol import messages
from longsuit.protocol.parts import Policy
from longsuit.server.games import substitutes
from longsuit.server.workers import bots
from longsuit.settings.installation import parts
from longsuit.sim.compile.entry_points import ENTRIES, Entry
from longsuit.terminal import line_mode, local_game, style

from .server.clients import close, connect_client, expect_refusal, run_story
from .server.live_server import LiveServer

POSITION = Path(__file__).parent / "positions/whist_cash_when_trumps_are_gone.toml"
STRONG = "level(master,bold)"


def without_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """Takes the compiler away, and the code that other tests have loaded."""
    monkeypatch.setenv("LONGSUIT_INTERPRETED", "1")
    for entry in ENTRIES:
        monkeypatch.setattr(entry, "compiled", None)


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    without_compiler(monkeypatch)


def names(game: str) -> Iterator[str]:
    """Every kind of player of a game, with every value of its first argument."""
    for kind in kinds_of(game).values():
        first = kind.choices(game)[0] if kind.choices(game) else ("",)
        yield from (f"{kind.name}({value})" for value in first)


def decision(game: str) -> tuple[Any, tuple[Event, ...], Any]:
    """A seat's view, what it has seen, and the rules, at the first decision of a match."""
    module = GAMES[game]
    rules = module.Rules()
    s, events = module.start(rules), list[Event]()
    while (seat := module.actor(s)) == CHANCE:
        events.append(Event(CHANCE, shuffle(module.pack(s), Random(7))))
        s = module.apply(s, events[-1].action)
    return module.view(s, seat), tuple(seen(event, seat) for event in events), rules


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("why", ["no_compiler", "compiling"])
def test_every_player_says_who_has_decided(
    game: str, why: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    if why == "no_compiler":
        without_compiler(monkeypatch)
    else:
        monkeypatch.setattr("longsuit.bots.levels.ready", lambda game: False)
        monkeypatch.setattr(bots, "ready", lambda game: False)

    def enter(entry: Entry, *arguments: Any) -> int:
        raise AssertionError(f"{entry.name} is called in a move, and the player needs no code")

    monkeypatch.setattr(Entry, "__call__", enter)
    view, events, rules = decision(game)
    strong = set()
    for name in names(game):
        choice = bots.decide(name, game, rules, view, events, 1, 10.0)
        expected = None
        if needs_compiler(name, game):
            strong.add(name.partition("(")[0])
            expected = Substitute(substitute_for(name, game), why)
        assert choice.by == expected, name
        assert choice.action in view.legal
        if name.startswith("level"):
            assert player(name, game, rules)(view, events, Random(1)).by == expected
    assert strong == {"level", "search"}


def test_whoever_compares_players_refuses_without_a_compiler(interpreted: None) -> None:
    for game in GAMES:
        rules = GAMES[game].Rules()
        for name in filter(lambda name: needs_compiler(name, game), names(game)):
            seats = GAMES[game].seats(rules)
            contest = Contest(
                game=game, rules=rules, players=(name,) * seats, matches=1, duplicate=False, seed=0
            )
            with pytest.raises(BadPlayer, match="players_need_compiler"):
                next(iter(play_matches(contest)))
    with pytest.raises(BadPlayer, match="players_need_compiler"):
        player_choice(read_position(POSITION), STRONG)


@pytest.mark.parametrize(
    "words",
    [
        ("arena", "whist", "--players", f"{STRONG},random*3", "--games", "1"),
        ("arena", "whist", "--players", "search*4", "--games", "1"),
        ("position", str(POSITION), "--player", STRONG),
    ],
)
def test_commands_refuse_without_a_compiler(words: tuple[str, ...], interpreted: None) -> None:
    done = CliRunner().invoke(main, words)
    assert done.exit_code
    assert "There’s no compiler" in done.output
    assert "level(strong" in done.output


def test_a_search_in_place_of_which_another_decides_is_a_fault_in_the_arena(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("longsuit.arena.matches.load_players", lambda names, game: None)
    monkeypatch.setattr("longsuit.bots.levels.ready", lambda game: False)
    rules = GAMES["whist"].Rules()
    contest = Contest(
        game="whist", rules=rules, players=(STRONG,) * 4, matches=1, duplicate=False, seed=0
    )
    (match,) = play_matches(contest)
    assert match.errors == match.decisions


def test_commands_say_what_is_missing(interpreted: None) -> None:
    for words in (("doctor",), ("bots", "whist"), ("warm",)):
        said = " ".join(CliRunner().invoke(main, words).output.split())
        assert "the levels expert and master aren’t available" in said, words
    assert not next(one for one in parts() if one.name == "compiler").there


@pytest.mark.full
@pytest.mark.parametrize("game", GAMES)
def test_advice_and_reviews_say_that_they_are_simpler(game: str, interpreted: None) -> None:
    view, events, rules = decision(game)
    assert len(view.legal) > 1
    assert next(advice(view, events, rules)).simpler
    module = GAMES[game]
    s, log = module.start(rules), list[Event]()
    for _ in range(12):
        if (actor := module.actor(s)) == CHANCE:
            log.append(Event(actor, shuffle(module.pack(s), Random(7))))
        else:
            log.append(Event(actor, module.legal(s)[0]))
        s = module.apply(s, log[-1].action)
    source = Log(game=game, version=module.VERSION, rules=rules_text(rules), events=tuple(log))
    judged = review(source, 0, 8)
    assert judged.simpler
    said = {Reader(language, ("Ann",) * 8).text(judged_by(judged)) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert any("simpler" in text for text in said)


def test_the_terminal_says_who_plays_in_its_place(
    interpreted: None, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = GAMES["whist"].Rules()
    names = local_game.names(4, 0)
    local = local_game.begin("whist", rules, 0, (STRONG,) * 4, names, False, "3")
    mode = line_mode.LineMode(local, style.screen(Reader("en")), None)
    mode.advance()
    said = " ".join(capsys.readouterr().out.split())
    assert "plays at the level strong: there’s no compiler" in said or mode.match.actor == 0


async def substitute_and_percentages(at: LiveServer, why: str) -> tuple[str, set[int]]:
    """Who plays in place of a strong player for this reason, and the percentages that the table
    showed until then."""
    ann = await connect_client(at, "Ann")
    await ann.create("whist", seats=(STRONG, STRONG, STRONG, "me"))
    await ann.start()
    percentages = set[int]()
    while True:
        message = await asyncio.wait_for(ann.inbox.get(), 90)
        if isinstance(message, messages.Table):
            percentages.add(message.compiled)
            found = [place.plays_as for place in message.seats if place.plays_as_reason == why]
            if found:
                await close(ann)
                return found[0], percentages
        elif isinstance(message, messages.Event) and ann.view["actor"] == 3:
            await ann.act(ann.view["legal"][0]["action"])


def test_a_seat_shows_that_it_plays_a_lower_level(tmp_path: Path, interpreted: None) -> None:
    async def story(at: LiveServer) -> None:
        shown, percentages = await substitute_and_percentages(at, "no_compiler")
        assert shown == "level(strong,bold)"
        assert percentages == {100}

    run_story(story, tmp_path)


def test_a_seat_shows_that_its_code_is_being_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "empty"))
    monkeypatch.setattr(substitutes, "PATIENCE", 0.01)

    async def story(at: LiveServer) -> None:
        shown, percentages = await substitute_and_percentages(at, "compiling")
        assert shown == "level(strong,bold)"
        assert min(percentages) < 100

    run_story(story, tmp_path)


@pytest.mark.parametrize("compiler", [True, False])
def test_a_rated_game_begins_with_ready_players_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, compiler: bool
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "empty"))
    if not compiler:
        without_compiler(monkeypatch)

    async def story(at: LiveServer) -> None:
        policy = Policy(rated=True)
        ann, bob = await connect_client(at, "Ann"), await connect_client(at, "Bob")
        seats = ("me", "open", STRONG)
        options = {"players": "3"}
        code = await ann.create("estimation_whist", options=options, seats=seats, policy=policy)
        await bob.join(code)
        await bob.sit()
        refusal = await expect_refusal(ann.start(), "not_now")
        assert ("still being compiled" in str(refusal)) == compiler
        await close(ann, bob)

    run_story(story, tmp_path)
