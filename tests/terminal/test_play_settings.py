"""What a person's settings do in a game in lines of text."""

import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from longsuit import settings
from longsuit.commands.cli import main
from longsuit.engine import notation
from longsuit.engine.actions import WATCHER, Shuffle
from longsuit.engine.sentences import say
from longsuit.games import GAMES
from longsuit.games.replay import final_state
from longsuit.messages.render import Reader, english
from longsuit.settings import Settings, Table, Whist
from longsuit.terminal import line_mode, local_game, style
from longsuit.terminal.line_mode import LeaveTable, LineMode
from longsuit.terminal.play_settings import AS_USUAL, PlaySettings, play_settings

pytestmark = pytest.mark.usefixtures("home")
PAUSE = "Press Enter to go on"


def play(*words: str, typed: str = "") -> str:
    """What a person sees in ASCII, with single blanks."""
    result: Result = CliRunner().invoke(main, ["play", *words, "--ascii"], input=typed)
    assert result.exit_code == 0, result.output + result.stderr
    return re.sub(" +", " ", result.output)


def shuffles(path: Path) -> list[Any]:
    events = notation.log(path.read_text(encoding="utf-8")).events
    return [event.action for event in events if isinstance(event.action, Shuffle)]


def dealt(path: Path, *words: str, game: str = "whist") -> list[Any]:
    play(game, "--players", "random", "--save", str(path), *words)
    return shuffles(path)


def test_nothing_set_changes_nothing() -> None:
    assert play_settings(Settings(), "whist") == AS_USUAL


def test_each_program_sets_what_it_had() -> None:
    own = Settings(
        table=Table(
            confirm_exit=False, next_card="dialog", cheat_window=True, probability_window=True
        ),
        whist=Whist(thinking_time=150),
    )
    assert play_settings(own, "estimation_whist") == PlaySettings(
        confirm_exit=False, next_card="dialog", cheat_window=True, probability_window=True
    )
    assert play_settings(own, "whist") == PlaySettings(
        confirm_exit=False, next_card="dialog", thinking_time=150
    )


def test_the_seed_deals_the_same_every_time(tmp_path: Path) -> None:
    settings.save(Settings(whist=Whist(seed=30006)))
    told = play("whist", "--players", "random")
    assert "Your settings deal every game from the seed 30006" in told
    one, two = (dealt(tmp_path / f"{name}.game") for name in "ab")
    assert one == two
    assert dealt(tmp_path / "c.game", "--seed", "30006") == one
    assert dealt(tmp_path / "d.game", "--seed", "7") != one
    assert dealt(tmp_path / "e.game", "--no-seed") != one
    anew = [dealt(tmp_path / f"{n}.game", game="estimation_whist") for n in range(2)]
    assert anew[0] != anew[1], "only Whist had a seed"


class Player(LineMode):
    """A person who goes on when asked, and else does the first thing that is allowed."""

    pauses_seen = 0

    def ask(self, prompt: str) -> str:
        if PAUSE in prompt:
            self.pauses_seen += 1
            return ""
        if self.match.over:
            raise LeaveTable
        return repr(self.view.legal[0])


@pytest.mark.parametrize(
    ("next_card", "stops"), [("dialog", True), ("click", True), ("at_once", False)]
)
def test_the_game_stops_after_each_trick(next_card: Any, stops: bool) -> None:
    rules = GAMES["estimation_whist"].Rules(players=2, max_cards=3)
    names = local_game.names(2, 0)
    local = local_game.begin("estimation_whist", rules, 0, ("random",) * 2, names, False, "3")
    screen = style.Screen(ascii=True, reader=Reader())
    player = Player(local, screen, None, PlaySettings(next_card=next_card))
    player.play()
    tricks = 1 + 2 + 3 + 2 + 1
    assert player.pauses_seen == (tricks - 1 if stops else 0), "not at the end of the game"


def test_at_the_pause_one_may_look_around() -> None:
    settings.save(Settings(table=Table()))
    told = play("whist", "target=2", "--watch", "--players", "random", typed="table\nlog\n\n" * 9)
    assert "Type an action" not in told
    assert told.count("The game is over.") == 1


def watched(*words: str, typed: str = "") -> str:
    return play("whist", "target=3", "--watch", "--players", "random", *words, typed=typed)


def test_computer_players_only_are_watched(tmp_path: Path) -> None:
    path = tmp_path / "watched.game"
    told = watched("--save", str(path), typed="hand\nscores\n" + "\n" * 60)
    assert "You're only watching." in told
    assert "The game is over." in told
    text = path.read_text(encoding="utf-8")
    log = notation.log(text)
    assert max(GAMES["whist"].totals(final_state(log))) == 3
    assert "You" not in log.seats
    assert local_game.resume(text, None, None).seat == WATCHER
    assert "high score" not in told


def test_settings_without_a_person_are_watched() -> None:
    kinds = " ".join(["npc(none,random)"] * 3)
    rules = "players=3 cards=13 target=2"
    settings.save(Settings(players={"whist": kinds}, rules={"whist": rules}))
    told = play("whist", typed="\n" * 60)
    assert "The game is over." in told
    assert "You" not in told.split("The game is over.")[0].split("Cut")[-1]


def test_watching_has_no_seat() -> None:
    result = CliRunner().invoke(main, ["play", "whist", "--watch", "--seat", "1"])
    assert result.exit_code == 2


def test_computer_players_think_as_long_as_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr(line_mode, "sleep", slept.append)
    settings.save(Settings(whist=Whist(thinking_time=2000)))
    told = watched()
    assert PAUSE not in told, "a pace of its own needs no Enter"
    assert len(slept) >= 6
    assert all(1.5 < seconds <= 2 for seconds in slept)


def test_cards_lie_face_up(tmp_path: Path) -> None:
    settings.save(Settings(whist=Whist(verso_up=False)))
    path = tmp_path / "up.game"
    told = play("whist", "--no-seed", "--players", "random", "--save", str(path))
    assert "The computer players' cards lie face up" in told
    local = local_game.resume(path.read_text(encoding="utf-8"), None, None)
    assert local.open_hands
    rows = [
        row for row in told.splitlines() if len(re.findall(r"\b[2-9TJQKA10]+[CDHS]\b", row)) > 8
    ]
    assert len(rows) >= 4, "all four hands"
    settings.save(Settings(whist=Whist(verso_up=True)))
    assert "face up" not in play("whist", "--new", "--players", "random")


def test_the_cheat_window_shows_the_other_hands_and_voids(tmp_path: Path) -> None:
    path = tmp_path / "cheat.game"
    words = ("estimation_whist", "--players", "random", "--seed", "1", "--save", str(path))
    play(*words)
    assert local_game.resume(path.read_text(encoding="utf-8"), None, None).voids == ()
    settings.save(Settings(table=Table(cheat_window=True)))
    play(*words)
    assert local_game.resume(path.read_text(encoding="utf-8"), None, None).voids == ("cheat",)


def test_the_probability_window_has_the_chances_of_the_original() -> None:
    words = ("estimation_whist", "sequence=down", "max_cards=7", "--players", "random")
    settings.save(Settings(table=Table(probability_window=True)))
    told = play(*words, "--new")
    assert english(say("classic_odds_about"))[:30] in told
    settings.save(Settings(table=Table()))
    assert english(say("classic_odds_about"))[:30] not in play(*words, "--new")
