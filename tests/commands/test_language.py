"""The language of a command, and whole games in every language."""

import re
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result

from longsuit import settings
from longsuit.commands import language
from longsuit.commands.cli import COMMANDS, main
from longsuit.engine import notation
from longsuit.engine.actions import Choose
from longsuit.engine.sentences import say
from longsuit.games import GAMES
from longsuit.messages.languages import LANGUAGES
from longsuit.messages.render import Reader
from longsuit.settings import BadSettings
from longsuit.terminal import input_parser, local_game
from longsuit.terminal.line_mode import LineMode
from longsuit.terminal.style import CODES, Screen

pytestmark = pytest.mark.usefixtures("home")


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, words, input=typed)


# Which language.


@pytest.fixture
def without_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in language.VARIABLES:
        monkeypatch.delenv(name, raising=False)


@pytest.mark.usefixtures("without_locale")
def test_the_system_then_the_settings_then_the_option(monkeypatch: pytest.MonkeyPatch) -> None:
    def title(*words: str) -> str:
        return run(*words, "rules", "whist").output.splitlines()[0]

    english_title, dutch, hebrew, arabic = [
        run("rules", "whist", "--language", code).output.splitlines()[0]
        for code in ("en", "nl", "he", "ar")
    ]
    assert len({english_title, dutch, hebrew, arabic}) > 2
    assert title() == english_title
    monkeypatch.setenv("LANG", "nl_NL.UTF-8")
    assert title() == dutch
    monkeypatch.setenv("LC_MESSAGES", "xx_XX")
    assert title() == english_title
    monkeypatch.setenv("LC_ALL", "he")
    assert title() == hebrew
    settings.save(settings.Settings(language="ar"))
    assert title() == arabic
    assert title("--language", "NL") == dutch
    assert run("--language", "ar", "rules", "whist", "--language", "nl").output.startswith(dutch)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_the_option(command: str) -> None:
    assert "--language CODE" in run(command, "--help").output


def test_an_unknown_language_is_refused_with_those_that_exist() -> None:
    for words in (("--language", "xx", "games"), ("games", "--language", "xx")):
        result = run(*words)
        assert result.exit_code == 2
        assert result.stderr == "Error: There’s no language “xx”. Choose en, nl, ar or he.\n"


def test_the_settings_keep_the_language(home: Path) -> None:
    path = settings.save(settings.Settings(language="nl"))
    assert 'language = "nl"\n' in path.read_text(encoding="utf-8")
    assert settings.load().language == "nl"
    path.write_text('language = "xx"\n', encoding="utf-8")
    with pytest.raises(BadSettings, match="no_such_language"):
        settings.load()
    assert language.default_language() in LANGUAGES  # bad settings stop no command


@pytest.mark.usefixtures("without_locale")
def test_errors_are_in_the_language_of_the_command() -> None:
    for code in LANGUAGES:
        why = say("no_such_game", text="bridge", choices=GAMES)
        expected = Reader(code).say("error_line", why=why)
        assert run("rules", "bridge", "--language", code).stderr == f"{expected}\n"


def test_ascii_falls_back_to_english_where_it_has_no_letters() -> None:
    for code in ("ar", "he"):
        output = run("rules", "whist", "--ascii", "--language", code).output
        assert output == run("rules", "whist", "--ascii", "--language", "en").output


# Whole games.

SHORT = {
    "estimation_whist": ("players=3", "max_cards=2"),
    "israeli_whist": ("frisch=yes", "all_pass=redeal", "deals=1"),
    "egyptian_estimation": ("normal_rounds=1", "fast_rounds=1", "void=declare"),
    "whist": ("target=5", "enforce=no"),
    "oh_hell": ("players=3", "max_cards=2"),
    "pesten": ("players=3", "games=1", "ten=pass_left"),
}
ASKED: tuple[str, ...] = (
    "?",
    "? all",
    "? 7s",
    "table",
    "hand",
    "scores",
    "log",
    "log all",
    "help",
    "odds",
)
ASKED += ("rules", "rules 99", "undo", "claim", "save", "nonsense", "", "quit")


class Guest(LineMode):
    """A person who asks for everything and types actions as they are shown."""

    def __init__(self, local: local_game.LocalGame, screen: Screen) -> None:
        super().__init__(local, screen, None)
        self.rng, self.queue = Random(3), list(ASKED)

    def ask(self, prompt: str) -> str:
        if self.match.over:
            return ""
        if not prompt.startswith(">"):
            return "n"
        if self.queue and self.rng.random() < 0.7:
            return self.queue.pop(0)
        legal = [action for action in self.view.legal if action != Choose("end")]
        return input_parser.typed(self.rng.choice(legal), self.reader.language)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game(name: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = GAMES[name]
    rules = notation.rules(game.Rules, notation.pairs(SHORT[name]))
    seats = game.seats(rules)
    names = local_game.names(seats, 1)
    local = local_game.begin(name, rules, 1, ("random",) * seats, names, True, "7")
    guest = Guest(local, Screen(reader=Reader(code)))
    guest.play()
    text = CODES.sub("", capsys.readouterr().out)
    assert guest.match.over
    assert guest.reader.say("game_is_over") in text
    assert "{" not in text
    notes = [reader.say("terminal_direction_note")[:20] for reader in (Reader(code), Reader())]
    assert all((note in text) == LANGUAGES[code].right_to_left for note in notes)


def test_a_game_is_begun_in_the_language_of_the_option(tmp_path: Path) -> None:
    for code in LANGUAGES:
        path = tmp_path / f"{code}.game"
        words = ("play", "whist", "--seed", "1", "--new", "--save", str(path))
        result = run(*words, "--language", code, typed="?\n")
        assert result.exit_code == 0, result.output
        assert Reader(code).say("game_saved") in result.output
        log = notation.log(path.read_text(encoding="utf-8"))
        assert len(log.seats) == 4
        assert re.fullmatch(r"\S+", log.seats[0])
