"""The command as people and programs use it: real processes and click's runner."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from longsuit.commands.cli import COMMANDS, main
from longsuit.engine import fair_shuffle, notation
from longsuit.engine.actions import OVER, Action, Event
from longsuit.engine.notation import Log
from longsuit.games import GAMES
from longsuit.games.replay import final_state
from longsuit.messages import rule_sheets
from longsuit.messages.languages import LANGUAGES
from longsuit.messages.values import list_text

GOLDEN = Path(__file__).parents[1] / "golden" / "estimation_whist" / "three_seats.game"

pytestmark = pytest.mark.usefixtures("home")


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, words, input=typed)


def process(*words: str, **env: str) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-c", "from longsuit.commands.cli import main; main()", *words]
    return subprocess.run(command, capture_output=True, env={**os.environ, **env}, check=False)


def refused(result: Result, *words: str) -> None:
    """One clear sentence on stderr, exit status 2, no traceback."""
    assert result.exit_code == 2, result.output
    assert isinstance(result.exception, SystemExit)
    assert "Traceback" not in result.stderr
    for word in words:
        assert word in result.stderr, result.stderr


# Help.


def test_help_imports_no_game_and_nothing_heavy() -> None:
    code = (
        "import sys, longsuit.commands.cli as c\n"
        "try: c.main(['--help'])\n"
        "except SystemExit: pass\n"
        "print(sorted(m for m in sys.modules if m.split('.')[0] in "
        "('llvmlite', 'numpy', 'rich', 'msgspec', 'platformdirs') or m.startswith('longsuit.')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "['longsuit.commands', 'longsuit.commands.cli']"
    for command in COMMANDS:
        assert f"\n  {command} " in done.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_with_examples(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert f"longsuit {command}" in result.output.split("Example")[1]


def test_playing_imports_nothing_heavy() -> None:
    code = (
        "import sys, longsuit.commands.play\n"
        "print([m for m in ('llvmlite', 'numpy', 'rich') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_version_and_unknown_commands() -> None:
    assert run("--version").output.startswith("longsuit 0.")
    refused(run("pley"), "There’s no command “pley”. Choose start, play, games")
    assert process("verify").returncode == 2


# Games and rules.


def test_games_lists_every_game_with_presets_and_players() -> None:
    output = run("games").output
    for name, game in GAMES.items():
        assert name in output
        assert f"Presets: {list_text(list(game.PRESETS), 'en')}" in " ".join(output.split())
    assert "estimation_whist, 2 to 6 players" in output
    assert "israeli_whist, 4 players" in output


@pytest.mark.parametrize("name", GAMES)
def test_rules_print_the_sheet_for_every_preset(name: str) -> None:
    for preset, rules in GAMES[name].PRESETS.items():
        assert run("rules", name, "--preset", preset).output == rule_sheets.sheet(name, rules)


def test_rules_are_printed_in_other_languages() -> None:
    rules = GAMES["pesten"].Rules()
    for language in LANGUAGES:
        output = run("rules", "pesten", "--language", language).output
        assert output == rule_sheets.sheet("pesten", rules, language)
    assert "hoeveel" in run("rules", "pesten", "--options", "--language", "nl").output


def test_rules_change_with_options_however_they_are_written() -> None:
    output = run("rules", "estimation_whist", "--set", "players=3", "--set", "hook=no").output
    assert "For 3 players" in output
    assert "can name any number, like everybody else" in output
    assert run("rules", "Estimation-Whist", "players=3", "hook=no").output == output
    assert run("rules", "estim", "players=3", "--set", "hook=no").output == output


@pytest.mark.parametrize("name", GAMES)
def test_options_are_listed_with_type_value_default_and_meaning(name: str) -> None:
    output = run("rules", name, "--options").output
    for option, meaning in rule_sheets.options(name).items():
        assert f"\n{option} = " in f"\n{output}"
        assert meaning.split()[-1] in output
    assert "Default: " in output
    presets = list_text(list(GAMES[name].PRESETS), "en")
    assert f"Presets: {presets}" in " ".join(output.split())


def test_options_show_what_was_set() -> None:
    output = run("rules", "estimation_whist", "--options", "max_cards=5").output
    assert (
        "max_cards = 5\n  Allowed: a whole number from 1 to 15, or auto. Default: auto.\n" in output
    )


@pytest.mark.parametrize(
    ("words", "reasons"),
    [
        ((), ("Say which game: estimation_whist",)),
        (("bridge",), ("There’s no game “bridge”. Choose estimation_whist,",)),
        (("pestem",), ("There’s no game “pestem”. Did you mean pesten?",)),
        (("whist", "pesten"), ("Name only one game, not whist and pesten.",)),
        (("whist", "--preset", "stict"), ("no preset “stict”. Did you mean strict?", "original")),
        (("whist", "--set", "stakes=3"), ("There’s no option “stakes”. Choose players,",)),
        (("whist", "--set", "players=0"), ("Set players to a whole number from 2 to 4, not “0”.",)),
        (("whist", "--set", "players"), ("Write an option as name=value, not “players”.",)),
        (("whist", "players=2", "players=3"), ("Write the option “players” only once.",)),
        (("whist", "enforce=maybe"), ("Set enforce to yes or no, not “maybe”.",)),
        (("estimation_whist", "max_cards=60"), ("Set max_cards to a whole number",)),
        (("estimation_whist", "players=6", "max_cards=9"), ("at most 8 cards, not 9 (§1).",)),
    ],
)
def test_wrong_rules_are_refused(words: tuple[str, ...], reasons: tuple[str, ...]) -> None:
    refused(run("rules", *words), *reasons)
    if words:
        refused(run("play", *words), *reasons)


# Replay.


def test_replay_shows_table_standings_and_score_sheet() -> None:
    output = run("replay", str(GOLDEN)).output
    assert "The game is over. Bob won." in output
    assert "Total" in output
    assert output.splitlines()[-1].split() == ["Total", "11", "23", "10"]


def test_replay_in_the_middle_of_a_trick() -> None:
    output = run("replay", str(GOLDEN), "--at", "12", "--ascii").output
    assert "Round 2 of 3 - Trump: D diamonds - Calls 3 of 2: over by 1" in output
    assert "Trick   Bob KH   hearts led" in output
    assert "Ann     AD   2H" in output
    assert "Cy      2D   QH" in output
    assert "It's Cy's turn." in output
    assert run("replay", str(GOLDEN), "--at", "0").output.count("The cards are shuffled next.") == 1


def test_replay_shows_a_seat_only_its_own_hand() -> None:
    as_ann = run("replay", str(GOLDEN), "--at", "12", "--seat", "0", "--ascii").output
    assert "Ann     AD   2H" in as_ann
    assert "2D   QH" not in as_ann
    watching = run("replay", str(GOLDEN), "--at", "12", "--seat", "watcher", "--ascii").output
    assert "AD   2H" not in watching
    assert "Bob KH" in watching


def test_replay_json() -> None:
    found = json.loads(run("replay", str(GOLDEN), "--json").output)
    assert found["game"] == "estimation_whist"
    assert found["rules"]["players"] == 3
    assert (found["phase"], found["actor"], found["over"]) == ("over", OVER, True)
    assert found["scores"] == [11, 23, 10]
    assert [r["scores"] for r in found["rounds"]] == [[0, 1, 0], [11, 11, 0], [0, 11, 10]]
    assert (found["winners"], found["legal"], found["seats"]) == ([1], [], ["Ann", "Bob", "Cy"])


def test_replay_of_a_game_without_a_winner() -> None:
    path = str(GOLDEN.parents[1] / "israeli_whist" / "no_winner.game")
    assert "No deal was finished, so nobody wins" in run("replay", path).output
    assert json.loads(run("replay", path, "--json").output)["winners"] == []


def test_replay_json_hides_what_a_seat_cannot_see() -> None:
    everything = json.loads(run("replay", str(GOLDEN), "--json", "--at", "12").output)
    assert everything["legal"] == ["QH"]
    assert everything["hands"] == [["AD", "2H"], ["3D"], ["2D", "QH"]]
    ann = json.loads(run("replay", str(GOLDEN), "--json", "--at", "12", "--seat", "0").output)
    assert ann["legal"] == []
    assert ann["view"]["hand"] == ["AD", "2H"]
    assert "hands" not in ann
    cy = json.loads(run("replay", str(GOLDEN), "--json", "--at", "12", "--seat", "2").output)
    assert cy["legal"] == ["QH"]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--seat", "3"), "There’s no seat 3: here, seats are numbered from 0 to 2."),
        (("--seat", "me"), "“me” isn’t a seat. Write its number (0 for the first) or watcher."),
        (("--at", "99"), "There’s no event 99"),
        (("--at", "-1"), "-1"),
    ],
)
def test_replay_of_what_is_not_there(words: tuple[str, ...], reason: str) -> None:
    refused(run("replay", str(GOLDEN), *words), reason)


@pytest.mark.parametrize("command", ["replay", "verify", "load"])
@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (None, "can’t be read: No such file"),
        (b"", "is empty"),
        (b"\n\n", "is empty"),
        (b"\x89PNG\r\n\x1a\n\x00\xff", "isn’t a game: it isn’t a text file"),
        (b"game whist 1\n\x00", "isn’t a game: it isn’t a text file"),
        (b"hello\n", "Line 1: Begin the log with"),
        (b"game bridge 1\n", "There’s no game “bridge”."),
        (b"game whist 99\n", "This game has version 99 of the rules of Whist"),
        (b"game whist 1\nrules players=9\n", "Set players to a whole number"),
        (b"game whist 1\nrules\nseats A B\n", "2 names, but there are 4 seats"),
        (b"game whist 1\n0 7H\n", "Line 2: “0 7H” isn’t allowed here."),
        (b"game whist 1\n* shuffle 7H\n", "These aren’t the right cards to shuffle."),
        (b"game whist 1\n0 fold\n", "Line 2: “fold” isn’t an action."),
        (GOLDEN.read_bytes()[:900], "Line"),
        (b"x" * (16 * 2**20 + 1), "is too large to be a game"),
    ],
)
def test_bad_files_give_one_clear_sentence(
    command: str, content: bytes | None, reason: str, tmp_path: Path
) -> None:
    path = tmp_path / "some.game"
    if content is not None:
        path.write_bytes(content)
    words = ("play", "--load", str(path)) if command == "load" else (command, str(path))
    result = run(*words)
    if content == GOLDEN.read_bytes()[:900] and not result.exit_code:
        return  # cut between two events, it is a game that goes on
    refused(result, "some.game", reason)
    assert len(result.stderr.strip().splitlines()) == 1
    assert content is None or path.read_bytes() == content


def test_a_directory_is_no_game(tmp_path: Path) -> None:
    refused(run("replay", str(tmp_path)), "can’t be read: Is a directory")


# Verify.


def fair_log(deals: int = 2) -> Log:
    """Estimation Whist for two, fairly dealt."""
    game = GAMES["estimation_whist"]
    s = game.start(game.Rules(players=2, max_cards=2))
    events: list[Event] = []
    proofs: list[fair_shuffle.Proof] = []
    while len(proofs) < deals or game.actor(s) >= 0:
        action: Action
        if (seat := game.actor(s)) >= 0:
            action = game.legal(s)[0]
        else:
            secret, nonces = fair_shuffle.random_hex(), ("", fair_shuffle.random_hex())
            action = fair_shuffle.shuffle(game.pack(s), secret, nonces, len(proofs))
            proofs.append(fair_shuffle.Proof(fair_shuffle.commitment(secret), nonces, secret))
        events.append(Event(seat, action))
        s = game.apply(s, action)
    rules = {"players": "2", "max_cards": "2"}
    return Log(game="estimation_whist", rules=rules, events=tuple(events), proofs=tuple(proofs))


def test_verify_says_that_every_commitment_holds(tmp_path: Path) -> None:
    path = tmp_path / "fair.game"
    path.write_text(repr(fair_log()))
    result = run("verify", str(path))
    assert result.exit_code == 0
    assert result.output.count(": Fair:") == 2
    assert result.output.endswith("Every shuffle was fair.\n")


def test_verify_finds_what_is_wrong(tmp_path: Path) -> None:
    path = tmp_path / "foul.game"
    log = fair_log()
    first, second = log.proofs
    assert first
    assert second
    text = repr(log).replace(f"reveal {second.secret}", f"reveal {'0' * 64}")
    path.write_text(text)
    result = run("verify", str(path))
    assert result.exit_code == 1
    assert "Shuffle 2: Wrong: this isn’t the secret that was promised." in result.output
    path.write_text(repr(log).replace(first.nonces[1], "f" * 64))
    result = run("verify", str(path))
    assert result.exit_code == 1
    assert "Shuffle 1: Wrong: the cards weren’t in the order the secret gives." in " ".join(
        result.output.split()
    )
    assert "Shuffle 2: Fair:" in result.output
    assert "Wrong shuffles: 1 of 2." in result.output


def test_verify_says_what_cannot_be_checked(tmp_path: Path) -> None:
    path = tmp_path / "open.game"
    log = fair_log()
    assert log.proofs[0]
    path.write_text(repr(log).replace(f"reveal {log.proofs[0].secret}\n", ""))
    result = run("verify", str(path))
    assert result.exit_code == 0
    assert "Shuffle 1: Still secret:" in result.output
    assert "Shuffle 2: Fair:" in result.output
    assert "Shuffles proven fair: 1 of 2, with none wrong." in result.output
    assert "Unproven: nothing was promised" in run("verify", str(GOLDEN)).output
    path.write_text("game whist 1\n")
    assert "The cards haven’t been shuffled yet." in run("verify", str(path)).output
    assert final_state(notation.log(path.read_text())) is not None


# Settings.


def test_import_and_export_of_the_originals(tmp_path: Path) -> None:
    ini = tmp_path / "ESTWHI.INI"
    ini.write_text("[Main Window]\nNumber of players=3\nMaximum no cards=4\nConfirm exit=0\n")
    result = run("import", str(ini))
    assert result.exit_code == 0, result.output
    assert "are now part of" in " ".join(result.output.split())
    assert "Number of players=3" in run("export", "estwhi.ini").output
    out = tmp_path / "out.ini"
    assert run("export", "ESTWHI.INI", "-o", str(out)).exit_code == 0
    assert b"Number of players=3\r\n" in out.read_bytes()
    played = run("play", "estimation_whist", "--seed", "1", typed="quit\n").output
    assert "The rules in your settings apply: players=3 max_cards=4" in " ".join(played.split())
    assert "Round 1 of 7" in played
    assert played.endswith("To continue it, type:\n  longsuit play estimation_whist\n")
    properties = tmp_path / "whist.properties"
    properties.write_text("WinningScore=11\n")
    assert run("import", str(properties)).exit_code == 0
    assert "WinningScore=11" in run("export", "whist.properties").output
    assert "Number of players=3" in run("export", "estwhi.ini").output


def test_settings_that_cannot_be_exchanged(home: Path, tmp_path: Path) -> None:
    refused(run("import", str(tmp_path / "none.ini")), "none.ini can’t be read: No such file")
    bad = tmp_path / "bad.ini"
    bad.write_text("[Main Window]\nNumber of players=three\n")
    refused(run("import", str(bad)), "bad.ini", "[Main Window] Number of players", "“three”")
    refused(
        run("export", "whist.ini"), "There’s no settings file “whist.ini” to export.", "estwhi.ini"
    )
    missing = str(tmp_path / "no" / "dir.ini")
    refused(run("export", "estwhi.ini", "-o", missing), "can’t be written: No such file")
    kept = home / "home" / "longsuit" / "settings.toml"
    kept.parent.mkdir(parents=True)
    kept.write_text("[rules\n")
    refused(run("export", "estwhi.ini"), "settings.toml", "isn’t a TOML file")
    refused(run("import", str(bad)), "bad.ini")
    played = run("play", "whist", "--seed", "1").output
    assert "Your settings aren’t used." in played
    assert "You lead" in played or "Follow" in played or "any card" in played


# Terminals that cannot show everything.


def test_what_an_encoding_lacks_is_written_in_ascii() -> None:
    for encoding in ("ascii", "cp1252"):
        done = process("rules", "estimation_whist", PYTHONIOENCODING=encoding)
        assert done.returncode == 0, done.stderr
        assert b"leads 7D, followed by 2S" in done.stdout
        assert not done.stderr
    assert b"## section 1 " in process("rules", "whist", PYTHONIOENCODING="ascii").stdout
    refusal = process(
        "rules", "estimation_whist", "players=6", "max_cards=9", PYTHONIOENCODING="ascii"
    )
    assert refusal.returncode == 2
    assert b"not 9 (section 1)." in refusal.stderr
    assert process("rules", "whist", "--ascii", PYTHONIOENCODING="utf-8").stdout.isascii()
