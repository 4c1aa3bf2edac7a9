"""Whole games in lines of text, through the real command."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from select import select
from threading import Timer

import pytest
from click.testing import CliRunner, Result

from longsuit import settings
from longsuit.bots.player import Choice
from longsuit.commands.cli import main
from longsuit.engine import notation
from longsuit.engine.actions import CHANCE, DRAW, OVER, PASS, Action, Choose, Event, Name
from longsuit.engine.game import winners
from longsuit.games import GAMES
from longsuit.games.replay import final_state, verdicts
from longsuit.messages.render import Reader
from longsuit.terminal import local_game, saved_games, style
from longsuit.terminal.line_mode import LineMode
from longsuit.terminal.local_game import LocalGame
from longsuit.terminal.play_settings import PlaySettings

pytestmark = pytest.mark.usefixtures("home")

# Rules under which a game is short.
SHORT = {
    "estimation_whist": ("players=3", "max_cards=3"),
    "israeli_whist": ("frisch=yes", "all_pass=redeal", "deals=2"),
    "egyptian_estimation": ("normal_rounds=2", "fast_rounds=1"),
    "whist": ("target=5", "enforce=no"),
    "oh_hell": ("players=3", "max_cards=3"),
    "pesten": ("players=3", "games=2"),
}


def run(*words: str, typed: str = "") -> Result:
    result = CliRunner().invoke(main, ["play", *words], input=typed)
    assert result.exit_code == 0, result.output + result.stderr
    return result


def shown(*words: str, typed: str = "") -> str:
    """The text that a person sees, in ASCII and with single blanks."""
    return re.sub(" +", " ", run(*words, "--ascii", typed=typed).output)


def begun(
    name: str, *options: str, seat: int = 0, seed: str = "7", kind: str = "random"
) -> LocalGame:
    game = GAMES[name]
    rules = notation.rules(game.Rules, notation.pairs(options))
    seats = game.seats(rules)
    kinds = (kind,) * seats
    return local_game.begin(name, rules, seat, kinds, local_game.names(seats, seat), True, seed)


def script(m: LocalGame, rng: Random, *, auto_draw: bool = False) -> tuple[LocalGame, list[str]]:
    """A whole game of the match, and what the person types for it."""
    lines = []
    while m.actor != OVER:
        if m.actor == CHANCE:
            m = local_game.deal_seeded(m)
        elif m.actor == m.seat:
            action = rng.choice(m.view.legal)
            if isinstance(action, Choose) and action.what == "end":
                continue
            if not auto_draw or m.view.legal != (DRAW,):
                lines.append(repr(action).lower())
            m = local_game.act(m, m.seat, action)
        else:
            m = local_game.act(m, m.actor, local_game.bot_choice(m).action)
    return m, lines


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("kind", ["random", "simple"])
def test_a_whole_game_from_a_script(name: str, kind: str, tmp_path: Path) -> None:
    rng = Random(f"{name} {kind}")
    ended, lines = script(begun(name, *SHORT[name], seat=1, seed="7", kind=kind), rng)
    path = tmp_path / "whole.game"
    words = (name, *SHORT[name], "--players", kind, "--seat", "1", "--seed", "7")
    output = run(*words, "--save", str(path), typed="\n".join([*lines, "", "7s"])).output
    log = notation.log(path.read_text(encoding="utf-8"))
    assert log.events == ended.events
    assert GAMES[name].totals(final_state(log)) == GAMES[name].totals(ended.state)
    assert "The game is over." in output
    assert "Type ? to see" not in output, "everything typed was understood"
    totals = GAMES[name].totals(ended.state)
    last_line = output.split("Total")[-1].splitlines()[0].replace("−", "-")
    assert re.findall(r"-?\d+", last_line) == list(map(str, totals))
    if 1 in winners(GAMES[name], ended.state):
        assert "You won." in output or "It’s a tie between" in output


def test_a_card_is_drawn_where_nothing_else_can_be_done(tmp_path: Path) -> None:
    begin = begun("pesten", *SHORT["pesten"], seat=1)
    ended, lines = script(begin, Random("auto draw"), auto_draw=True)
    path = tmp_path / "drawn.game"
    words = ("pesten", *SHORT["pesten"], "--players", "random", "--seat", "1", "--seed", "7")
    typed = "\n".join([*lines, ""])
    output = run(*words, "--auto-draw", "--save", str(path), typed=typed).output
    assert notation.log(path.read_text(encoding="utf-8")).events == ended.events
    drawn = sum(event == Event(1, DRAW) for event in ended.events)
    said = output.replace("\n", " ").count("so a card was drawn for you.")
    assert 0 < said <= drawn
    asked = run(*words, "--new", typed=typed).output.replace("\n", " ")
    assert "was drawn for you" not in asked, "it is off unless one asks for it"


def test_undo_goes_back_beyond_a_card_that_was_drawn_automatically() -> None:
    table = LineMode(
        begun("pesten", *SHORT["pesten"]), style.Screen(), None, PlaySettings(auto_draw=True)
    )
    for _ in range(60):
        table.advance()
        own = [event.action for event in table.match.events if event.seat == 0]
        if len(own) > 1 and own[-1] == DRAW != own[-2]:
            break
        table.run_line(repr(table.view.legal[-1]))
    decided = sum(action != DRAW for action in own)
    table.run_line("undo")
    assert table.view.legal != (DRAW,)
    left = [event.action for event in table.match.events if event.seat == 0]
    assert sum(action != DRAW for action in left) == decided - 1


class Robot(LineMode):
    """A person who asks before every step and then does anything legal."""

    def ask(self, prompt: str) -> str:
        if self.match.over:
            return ""
        self.rng = getattr(self, "rng", Random(3))
        if self.rng.random() < 0.2:
            return self.rng.choice(["?", "? all", "? 7s", "table", "hand", "scores", "log", "help"])
        legal = [a for a in self.view.legal if a != Choose("end")]
        return repr(self.rng.choice(legal))


HOUSE_RULES = [
    *SHORT.items(),
    (
        "egyptian_estimation",
        ("normal_rounds=2", "fast_rounds=1", "void=declare", "fast_dash=yes", "bidding=raising"),
    ),
    ("egyptian_estimation", ("normal_rounds=2", "fast_rounds=0", "scoring=jawaker", "no_bid=skip")),
    ("israeli_whist", ("may_return=yes", "may_raise=yes", "score=square")),
    ("pesten", ("players=5", "ten=pass_left", "jack=wild", "score=points", "draw=until_playable")),
    ("pesten", ("players=2", "packs=2", "cards=20", "mixed_stack=yes", "score=places")),
]


@pytest.mark.parametrize(("name", "options"), HOUSE_RULES)
def test_a_whole_fair_game_holds(
    name: str, options: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "fair.game"
    Robot(begun(name, *options, seed="", kind="simple"), style.Screen(), path).play()
    out = capsys.readouterr().out
    log = notation.log(path.read_text(encoding="utf-8"))
    shuffles = list(verdicts(log))
    assert shuffles
    assert set(shuffles) == {"holds"}
    assert out.count("Fingerprint ") == len(shuffles)
    for proof in log.proofs:
        assert proof
        assert proof.commitment in out
        assert proof.secret not in out
        assert [bool(nonce) for nonce in proof.nonces] == [True]
    assert "Every shuffle was fair" in out
    checked = CliRunner().invoke(main, ["verify", str(path)])
    assert checked.exit_code == 0
    assert "Every shuffle was fair." in checked.output


def test_nothing_hidden_is_shown() -> None:
    """Until they are played, the other hands' cards stand nowhere on the screen."""
    m = begun("whist", seed="4", kind="simple")
    while m.actor != m.seat:
        m = (
            local_game.act(m, m.actor, local_game.bot_choice(m).action)
            if m.actor >= 0
            else local_game.deal_seeded(m)
        )
    known = {*m.view.hand, *m.view.table}  # type: ignore[attr-defined]
    output = shown(
        "whist",
        "--seed",
        "4",
        "--players",
        "simple",
        typed="?\ntable\nlog\nlog all\nscores\nhand\n",
    )
    seen = set(re.findall(r"\b(?:10|[2-9JQKA])[CDHS]\b", output))
    assert seen == {style.to_ascii(style.card(c, Reader())) for c in known}


# What a person types.


def test_help_and_what_is_possible() -> None:
    first = ("estimation_whist", "players=3", "max_cards=2", "--seed", "5")
    output = shown(*first, typed="help\n?\n? call 1\n? call 7\n? nonsense\n")
    assert "save FILE Write the game to a file" in output
    assert "call 0 Call 0 call 1 Call 1" in output
    assert "call 1: Call 1\n" in output
    assert "Call a number from 0 to 1." in output
    assert '"nonsense" isn\'t an action.' in output


def test_refusals_say_why_and_ask_again() -> None:
    output = shown(
        "estimation_whist", "players=3", "max_cards=2", "--seed", "5",
        typed="9c\n7\nfold\n2x\n\nbid\nhand\n1\n1\nlast\n",
    )  # fmt: skip
    assert "> 9c\nCall a number of tricks now (section 3)." in output
    assert "> 7\nCall a number from 0 to 1." in output
    assert '> fold\n"fold" isn\'t an action. Type ? to see what you can do now.' in output
    assert '> 2x\nThere\'s no card "2x": write a rank and a suit' in output
    assert "> \nType an action. ? shows what you can do, help everything else." in output
    assert "> hand\n9C" in output
    assert "> 1\nYou call 1." in output
    assert "Traceback" not in output


def test_following_suit_is_explained() -> None:
    for seed in range(40):
        output = shown("whist", "follow=strict", "--seed", str(seed), typed="?\n")
        said = " ".join(output.split())
        if found := re.search(
            r"Not possible: ([\w, ]+): (Follow suit: play a (\w+) \(section 3\)\.)", said
        ):
            refused, letter = re.split(", | or ", found[1]), found[3][0].upper()
            assert all(card[-1] != letter for card in refused)
            assert f"Follow suit: play a {found[3]}." in said
            typed = f"{refused[0].lower()}\n"
            assert found[2] in shown("whist", "follow=strict", "--seed", str(seed), typed=typed)
            return
    raise AssertionError("no seat ever had to follow suit")


def test_bids_that_are_refused_stand_together() -> None:
    output = shown("israeli_whist", "--seed", "3", typed="?\n? all\n? 4n\n")
    assert "1C to 4 no trump: Bid 5 to 13 tricks (section 2)." in output
    assert "... and 6 more actions. Type ? all to see them all." in output
    assert "> ? 4n\nBid 5 to 13 tricks (section 2)." in output


def test_reasons_that_name_a_card_name_them_all() -> None:
    for seed in range(20):
        output = shown("pesten", "--seed", str(seed), typed="?\n")
        if found := re.search(
            r"((?:\w+, )+\w+ or \w+) doesn't match (\w+) in suit", " ".join(output.split())
        ):
            refused = re.split(", | or ", found[1])
            assert all(card[-1] != found[2][-1] and card[:-1] != found[2][:-1] for card in refused)
            return
    raise AssertionError("every card always fitted")


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    ended, lines = script(begun("estimation_whist", "players=2", "max_cards=1"), Random(1))
    words = ("estimation_whist", "players=2", "max_cards=1", "--players", "random", "--seed", "7")
    typed = "\n".join([*lines, "7s", "call 1", "?", "hand", "log"])
    output = shown(*words, typed=typed)
    assert ended.over
    assert output.count("> 7s\nThe game is over.") == 1
    assert output.count("> call 1\nThe game is over.") == 1
    assert output.count("> ?\nThe game is over.") == 1
    assert "You have no cards." in output
    assert "To continue it" not in output


def test_a_suit_by_its_letter_is_no_command() -> None:
    m = begun("pesten", "players=2", seed="1")
    while not any(isinstance(action, Name) for action in m.view.legal):
        m, _ = step(m)
    line_mode = LineMode(m, style.Screen(), None)
    line_mode.run_line("h")
    assert line_mode.match.events[-1].action == Name(2)


def step(m: LocalGame) -> tuple[LocalGame, Action]:
    """One event, whoever is to act; the person does what a computer player would."""
    if m.actor == CHANCE:
        m = local_game.deal_seeded(m)
    elif m.over:
        m = begun("pesten", "players=2", seed=f"{m.seed}1")
    else:
        m = local_game.act(m, m.actor, local_game.bot_choice(m).action)
    return m, m.events[-1].action if m.events else DRAW


def test_bytes_that_are_no_text_are_refused_in_words() -> None:
    result = CliRunner().invoke(
        main,
        ["play", "whist", "--seed", "1"],
        input=b"\xff\xfe\x00\n\x1b[A\n7\xe2\x99\xa5\xef\xb8\x8e\n",
    )
    assert result.exit_code == 0
    assert result.output.count("to see what you can do now.") >= 2


def test_rules_in_the_game_and_one_paragraph_of_them() -> None:
    output = shown("whist", "target=7", "--seed", "1", typed="rules\nrules 3\nrules 99\n")
    assert "# Whist to 7" in output
    assert "There's no section 99 in these rules." in output
    assert output.count("section 3 ") >= 2


def test_a_match_that_ends_before_a_deal_is_finished_has_no_winner(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(local_game, "bot_choice", lambda m: Choice(PASS))
    output = shown("israeli_whist", "--seed", "1", typed="pass\nchoose end\n")
    assert "The game is over. No deal was finished, so nobody wins" in output
    assert "It’s a tie" not in output


def test_scores_log_and_table() -> None:
    words = ("estimation_whist", "players=2", "max_cards=1", "--seed", "2", "--practice")
    output = shown(*words, typed="scores\nlog\n0\ntable\nlog\n")
    assert "No rounds have finished yet." in output
    assert "You call 0." in output.split("> log")[2]
    assert "Seat Player Call Tricks Cards Points" in output
    assert "\n> 1 You 0" in output


# Undo.


def test_compulsory_voids_are_declared_and_told() -> None:
    words = ("egyptian_estimation", "void=compulsory", "--seed", "47", "--practice")
    output = shown(*words, typed="undo\npass\nundo\n")
    assert "You declare a void in diamonds." in output
    assert output.index("You declare") < output.index("declares a void in clubs.")
    assert "declares a void in hearts." in output
    assert "You have nothing to take back yet." in output
    assert output.count("You're back at your last decision.") == 1


def test_undo_goes_back_to_the_last_decision() -> None:
    words = ("estimation_whist", "players=3", "max_cards=2", "--seed", "5", "--practice")
    output = shown(*words, typed="undo\n1\n9c\nundo\nundo\n0\ntable\n")
    assert "You have nothing to take back yet." in output
    assert output.count("You're back at your last decision.") == 2
    assert "> 0\nYou call 0." in output
    before, after = output.split("> 1\nYou call 1.\n")[0], output.split("decision.\n")[2]
    assert before.split("\n\n")[-1].split("> undo")[0] in after, "the same cards, the same question"


def test_undo_reaches_back_over_a_deal_and_a_finished_game_and_stays_fair(tmp_path: Path) -> None:
    m = begun("estimation_whist", "players=2", "max_cards=1", seed="")
    path = tmp_path / "undone.game"
    line_mode = LineMode(m, style.Screen(), path)
    typed = iter(["0", "play", "undo", "undo", "1", "play", ""])

    def ask(prompt: str) -> str:
        line = next(typed)
        return repr(line_mode.view.legal[0]) if line == "play" else line

    line_mode.ask = ask  # type: ignore[method-assign]
    line_mode.play()
    log = notation.log(path.read_text(encoding="utf-8"))
    assert GAMES[log.game].rounds(final_state(log))[0].calls[0] == 1
    assert list(verdicts(log)) == ["holds"]


def test_undo_is_refused_in_a_real_game() -> None:
    output = shown("estimation_whist", "--seed", "5", typed="0\nundo\n")
    assert "You can undo only in practice games. Start one with --practice." in output


# Leaving, keeping, going on.


def test_leaving_asks_first_and_keeps_the_game() -> None:
    output = shown("whist", "--seed", "1", typed="quit\nn\nquit\nwhat\n\nquit\ny\n")
    assert output.count("Leave the game?") == 3
    assert output.endswith("The game is saved. To continue it, type:\n longsuit play whist\n")
    assert saved_games.unfinished_path("whist").exists()
    again = shown("whist", typed="maybe\ny\nquit\nd\n")
    assert "You have an unfinished game of Whist to 24 (Round 1)." in again
    assert "Type yes or no." in again
    assert "Round 1" in again
    assert not saved_games.unfinished_path("whist").exists()


def test_the_end_of_input_keeps_the_game_and_the_next_one_goes_on_with_it() -> None:
    first = shown("estimation_whist", "players=3", "max_cards=2", "--practice", typed="1\n")
    assert first.endswith("To continue it, type:\n longsuit play estimation_whist\n")
    kept = notation.log(saved_games.unfinished_path("estimation_whist").read_text(encoding="utf-8"))
    assert list(verdicts(kept)) == ["holds"], "also in the middle of a deal"
    again = shown("estimation_whist", typed="\nundo\nundo\n")
    assert "an unfinished practice game of Estimation Whist (Round 1 of 3)." in again
    assert "You're back at your last decision." in again
    new = shown("estimation_whist", typed="no\n")
    assert "Round 1 of 25" in new
    told = shown("estimation_whist", "players=2", typed="")
    assert "Your new game will take its place." in " ".join(told.split())


def test_a_finished_game_is_not_kept() -> None:
    _, lines = script(begun("estimation_whist", "players=2", "max_cards=1"), Random(1))
    words = ("estimation_whist", "players=2", "max_cards=1", "--players", "random", "--seed", "7")
    output = run(*words, typed="\n".join([*lines, "undo", "scores", "quit"])).output
    assert "The game is over" in output
    assert not saved_games.unfinished_path("estimation_whist").exists()


def test_an_unfinished_game_that_cannot_be_read_is_left_alone() -> None:
    place = saved_games.unfinished_path("whist")
    place.parent.mkdir(parents=True)
    place.write_text("game whist 99\n")
    output = shown("whist", "--seed", "1")
    assert "Your unfinished game can't be continued." in output
    assert "version 99" in output


def test_saving_and_loading(tmp_path: Path) -> None:
    path = tmp_path / "mine.game"
    words = ("estimation_whist", "players=3", "max_cards=2", "--players", "random", "--seat", "2")
    output = shown(*words, typed=f"1\nsave\nsave {tmp_path}/no/dir.game\nsave {path}\n")
    assert "Add the name of a file: save FILE." in output
    assert "can't be written: No such file or directory" in " ".join(output.split())
    assert f"To continue it, type:\n longsuit play --load {path}\n" in output
    text = path.read_text(encoding="utf-8")
    assert text.startswith("# longsuit play seat=2 players=random,random,random\ngame estimation")
    loaded = local_game.resume(text, None, None)
    assert (loaded.seat, loaded.practice, loaded.names) == (2, False, ("Nour", "Sem", "You"))
    assert local_game.text(loaded) == text
    before = len(loaded.events)
    shown("--load", str(path), "--practice", typed=f"{loaded.view.legal[0]!r}\n")
    after = local_game.resume(path.read_text(encoding="utf-8"), None, None)
    assert len(after.events) > before
    assert after.practice
    assert after.events[:before] == loaded.events


def test_a_file_that_is_no_game_is_not_overwritten(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann,\n")
    output = shown(
        "whist", "--seed", "1", typed=f"save {letter}\nquit\nsave {letter}\nsave {tmp_path}\n"
    )
    said = " ".join(output.split())
    assert said.count("exists and isn't a game, so it won't be overwritten.") == 3
    assert letter.read_text() == "Dear Ann,\n"
    result = shown("whist", "--seed", "1", "--save", str(letter))
    assert f"This game isn't being saved. {letter} exists and" in " ".join(result.split())
    assert letter.read_text() == "Dear Ann,\n"


def test_quit_can_save_to_a_file(tmp_path: Path) -> None:
    path = tmp_path / "left.game"
    shown("whist", "--seed", "1", typed=f"quit\nsave {path}\n")
    assert path.exists()
    assert not saved_games.unfinished_path("whist").exists()


def test_a_folder_that_cannot_be_written_does_not_stop_the_game(home: Path) -> None:
    (home / "home").write_text("a file where the folder should be")
    output = shown("whist", "--seed", "1", typed="? all\nhand\n")
    assert "This game isn't being saved." in output
    assert "To continue it" not in output


def test_a_game_of_other_people_can_be_played_on(tmp_path: Path) -> None:
    path = tmp_path / "theirs.game"
    path.write_text("game estimation_whist 1\nrules players=2 max_cards=1\nseats Ann Bob\n")
    output = shown("--load", str(path), "--seat", "1", typed="?\n")
    assert "Ann calls" in output
    log = notation.log(path.read_text(encoding="utf-8"))
    assert log.seats == ("Ann", "Bob")
    assert list(verdicts(log)) == ["holds"]


def test_a_deal_that_was_not_revealed_stays_so(tmp_path: Path) -> None:
    """A secret that is lost does not spoil the proofs of later deals."""
    m = begun("estimation_whist", "players=2", "max_cards=2", seed="")
    path = tmp_path / "lost.game"
    Robot(m, style.Screen(), path).play()
    text = path.read_text(encoding="utf-8")
    first = notation.log(text).proofs[0]
    assert first
    again = local_game.resume(text.replace(f"reveal {first.secret}\n", ""), None, None)
    kept = notation.log(local_game.text(again))
    assert list(verdicts(kept)) == ["not revealed", "holds", "holds"]


def test_interrupting_keeps_the_game(home: Path) -> None:
    command = [sys.executable, "-u", "-c", "from longsuit.commands.cli import main; main()"]
    with subprocess.Popen(
        [*command, "play", "whist", "--ascii"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ.copy(),
    ) as running:
        assert running.stdout
        seen = b""
        while not seen.endswith(b"\n> "):
            seen += running.stdout.read(1)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=20)
    assert running.returncode == 0
    assert not err
    assert b"The game is saved." in out
    assert "You have an unfinished game of Whist to 24" in shown("whist", typed="y\n")


TERMINAL = "import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))"


def in_a_terminal(*words: str, typed: bytes = b"", **env: str) -> tuple[int, bytes]:
    """The output of the command to a person at a terminal, who types when asked, and types again
    when nothing comes of it: Python may lose an interrupt where it cannot raise."""
    command = [sys.executable, "-c", "from longsuit.commands.cli import main; main()", *words]
    with subprocess.Popen(
        [sys.executable, "-c", TERMINAL, *command],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8", **env},
    ) as running:
        assert running.stdin
        assert running.stdout
        seen, asked = b"", False
        watch = Timer(120, running.kill)  # only so that a hang ends; a busy machine is slow
        watch.start()
        while True:
            silent = not select([running.stdout], [], [], 10)[0]
            if not silent and not (part := os.read(running.stdout.fileno(), 4096)):
                break
            seen += b"" if silent else part
            if typed and b"> " in seen[-4:] and (silent or not asked):
                running.stdin.write(typed)
                running.stdin.flush()
                asked = True
    watch.cancel()
    return running.returncode, seen


def test_four_colours_in_a_terminal_and_an_interrupt() -> None:
    status, seen = in_a_terminal("play", "whist", "--new", "--seed", "1", typed=b"\x03")
    assert status == 0
    assert b"Traceback" not in seen
    assert b"The game is saved." in seen
    for colour in (b"\x1b[31m", b"\x1b[94m", b"\x1b[32m"):
        assert colour in seen
    status, seen = in_a_terminal(
        "play", "whist", "--new", "--seed", "1", typed=b"\x04", NO_COLOR="1"
    )
    assert status == 0
    assert b"\x1b[31m" not in seen
    assert "♠".encode() in seen


@pytest.mark.parametrize(("colours", "shown"), [("two", [b"31"]), ("none", [])])
def test_two_colours_or_none_in_a_terminal(colours: str, shown: list[bytes]) -> None:
    words = ("play", "whist", "--new", "--seed", "1", "--colours", colours)
    status, seen = in_a_terminal(*words, typed=b"\x03")
    assert status == 0
    painted = set(re.findall(rb"\x1b\[(9?3[1-8]|94)m", seen))
    assert painted == set(shown)
    assert "♦".encode() in seen


def test_rules_in_a_terminal_are_set_as_text() -> None:
    status, seen = in_a_terminal("rules", "whist")
    assert status == 0
    assert b"## " not in seen
    assert "§3".encode() in seen


# Beginning.


def test_without_a_game_one_is_asked_which() -> None:
    output = shown("--seed", "1", typed="0\nbridge\n1\n")
    question = "Which game would you like to play?"
    assert f"{question}\n 1 Estimation Whist\n 2 Israeli Whist" in output
    assert output.count(f"Type a number from 1 to {len(GAMES)}, or quit.") == 2
    assert "Round 1 of 25" in output
    assert question in shown(typed="quit\n")
    assert question in shown(typed="")
    assert "(one is unfinished)" in shown(typed="whist\n")
    assert "Whist to 24" in shown("--new", typed="whist\n")


def test_players_by_name_and_kind() -> None:
    output = shown(
        "whist", "--players", "Ann=random,simple,Cy=simple", "--seed", "1", typed="table\n"
    )
    assert "2 Ann" in output
    assert "3 Sem" in output
    assert "4 Cy" in output
    output = shown("estimation_whist", "--players", "random,random", "--seed", "1", typed="table\n")
    assert "3 Sem" in output
    assert "4 Hanna" not in output


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("whist", "--players", "randon"), "There’s no computer player “randon”. Choose level,"),
        (
            ("israeli_whist", "--players", "random,random"),
            "There are 3 other seats, but --players names 2.",
        ),
        (("whist", "players=4", "--players", "random,random"), "There are 3 other seats"),
        (("whist", "--players", "A B=random"), "“A B” can’t be a name"),
        (("whist", "--players", "=random"), "“” can’t be a name"),
        (("whist", "--seat", "4"), "There’s no seat 4: here, seats are numbered from 0 to 3."),
        (("whist", "--load", "x.game"), "--load takes the game"),
        (("--load", "x.game", "players=3"), "--load takes the game"),
        (("whist", "--seed", "many"), "'many'"),
    ],
)
def test_what_cannot_be_begun(words: tuple[str, ...], reason: str) -> None:
    result = CliRunner().invoke(main, ["play", *words])
    assert result.exit_code == 2
    assert reason in result.stderr
    assert "Traceback" not in result.stderr


def test_a_seat_that_a_log_does_not_have(tmp_path: Path) -> None:
    path = tmp_path / "two.game"
    path.write_text(
        "# longsuit play seat=9 players=none\ngame estimation_whist 1\nrules players=2\n"
    )
    result = CliRunner().invoke(main, ["play", "--load", str(path), "--seat", "2"])
    assert result.exit_code == 2
    assert "There’s no seat 2: here, seats are numbered from 0 to 1." in result.stderr
    assert local_game.resume(path.read_text(), None, None).seat == 0


def test_a_seed_is_the_same_game_every_time() -> None:
    words = ("whist", "--new", "--seed", "11")
    assert shown(*words) == shown(*words)
    assert "Fingerprint" not in shown(*words)
    assert shown(*words) != shown("whist", "--new", "--seed", "12")


def test_the_players_of_the_settings_sit_down(tmp_path: Path) -> None:
    settings.save(settings.Settings(players={"whist": "person random npc simple"}))
    file = tmp_path / "x.game"
    asked = ["play", "whist", "--plain", "--new", "--save", str(file)]
    CliRunner().invoke(main, asked, input="")
    assert "players=random,random,npc,simple" in file.read_text(encoding="utf-8")
    file.unlink()
    CliRunner().invoke(main, [*asked, "--level", "easy"], input="")
    assert "level(easy,bold)" in file.read_text(encoding="utf-8")
