"""High scores in the terminal: offered after a win, kept in the settings file, shown on demand."""

from random import Random

import pytest
from click.testing import CliRunner, Result
from msgspec.structs import replace

from longsuit import settings
from longsuit.commands.cli import main
from longsuit.engine.actions import CHANCE, OVER
from longsuit.engine.game import winners
from longsuit.games import GAMES
from longsuit.games.high_scores import list_of
from longsuit.messages.render import Reader
from longsuit.protocol.parts import VoidReason
from longsuit.settings import HighScore, Settings
from longsuit.terminal import high_scores, local_game, style
from longsuit.terminal.line_mode import LineMode
from longsuit.terminal.local_game import LocalGame

pytestmark = pytest.mark.usefixtures("home")
RULES = GAMES["whist"].Rules(players=2)
OTHER_RULES = replace(RULES, follow="strict", enforce=False)


def played(*, won: bool = True) -> LocalGame:
    """A game of Whist that the person has won, or lost."""
    for seed in range(50):
        rng, names = Random(seed), local_game.names(2, 0)
        local = local_game.begin("whist", RULES, 0, ("random",) * 2, names, False, "")
        while local.actor != OVER:
            if local.actor == CHANCE:
                local = local_game.deal(local, local_game.commit())
            else:
                local = local_game.act(
                    local, local.actor, rng.choice(local.game.legal(local.state))
                )
        if (0 in winners(local.game, local.state)) == won:
            return local
    raise AssertionError("nobody wins")


class Typist(LineMode):
    """A person who types these lines."""

    def __init__(self, local: LocalGame, *typed: str) -> None:
        super().__init__(local, style.Screen(ascii=True, reader=Reader()), None)
        self.typed, self.unscored = list(typed), True

    def ask(self, prompt: str) -> str:
        self.screen.write(prompt)
        return self.typed.pop(0)


def file_with(*points: int, imported: bool = True) -> None:
    entries = tuple(
        HighScore(
            game="whist", preset="original", seats=2, points=n, name=f"N{n}", imported=imported
        )
        for n in points
    )
    settings.save(Settings(high_scores=entries))


def names() -> list[str]:
    of = list_of(RULES)
    assert of is not None
    return [entry.name for entry in high_scores.entries(settings.load(), of)]


def shown(*words: str) -> Result:
    return CliRunner().invoke(main, ["scores", *words])


def test_a_win_is_entered_above_equal_ones_and_kept(capsys: pytest.CaptureFixture[str]) -> None:
    local = played()
    value = local.game.high_score(local.state, 0)
    file_with(value + 1, value, value)
    Typist(local, "  Zoë   B ").show_result()
    assert names() == [f"N{value + 1}", "Zoë B", f"N{value}", f"N{value}"]
    entered = settings.load().high_scores[1]
    assert (entered.points, entered.seats, entered.imported) == (value, 2, False)
    told = capsys.readouterr().out
    assert "that's a high score" in told
    assert told.count("imported") == 3
    Typist(played(), "").show_result()
    assert names().count("Zoë B") == 2, "Enter takes the last name, and an equal win is another one"


def test_a_name_that_cannot_be_is_asked_again(capsys: pytest.CaptureFixture[str]) -> None:
    Typist(played(), "x" * 25, "a\x07b", "x" * 24).show_result()
    assert names() == ["x" * 24]
    assert capsys.readouterr().out.count("A name has at most 24 characters.") == 2


def test_what_does_not_beat_the_tenth_is_not_offered() -> None:
    local = played()
    file_with(*[local.game.high_score(local.state, 0)] * 10)
    Typist(local).show_result()
    file_with(*[local.game.high_score(local.state, 0) - 1] * 10)
    Typist(local, "Me").show_result()
    assert names()[0] == "Me"
    assert len(names()) == 10


def test_only_wins_are_offered_and_each_once() -> None:
    Typist(played(won=False)).show_result()
    person = Typist(played(), "Me")
    person.show_result()
    person.show_result()
    assert names() == ["Me"]
    over = LineMode(played(), style.Screen(ascii=True, reader=Reader()), None)
    over.show_result()  # it was over when it was loaded, so it asks for no name
    assert names() == ["Me"]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"voids": ("odds",)}, "You looked at the odds."),
        ({"voids": ("undo",)}, "You undid a step."),
        ({"seed": "7"}, "The cards were dealt from a fixed seed."),
        ({"open_hands": True}, "The computer players' cards lay face up."),
        (
            {"rules": replace(RULES, follow="strict", enforce=False)},
            "The rules weren't those of a preset.",
        ),
    ],
)
def test_help_and_other_rules_do_not_count(
    change: dict[str, object], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Typist(replace(played(), **change)).show_result()
    told = " ".join(capsys.readouterr().out.split())
    assert f"This game doesn't count for the high scores: {why}" in told
    assert settings.load() == Settings()


@pytest.mark.parametrize(
    ("typed", "why"), [("odds", "odds"), ("advise", "advice"), ("cheat", "cheat")]
)
def test_help_is_noted_in_the_saved_game(typed: str, why: VoidReason) -> None:
    local = local_game.begin("whist", RULES, 0, ("random",) * 2, local_game.names(2, 0), False, "")
    while local.actor != 0:
        local = (
            local_game.deal(local, local_game.commit())
            if local.actor == CHANCE
            else local_game.act(local, local.actor, local.game.legal(local.state)[0])
        )
    person = Typist(local)
    assert not person.run_line(typed), "nothing was played"
    assert person.match.voids == (why,)
    assert local_game.resume(local_game.text(person.match), None, None).voids == (why,)


def test_undo_is_noted() -> None:
    local = replace(played(), practice=True)
    before = local_game.undo(local)
    assert isinstance(before, LocalGame)
    assert before.voids == ("undo",)


def test_a_file_that_cannot_be_used_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    path = settings.settings_path()
    path.parent.mkdir(parents=True)
    path.write_text("[table]\nsound = 1\n", encoding="utf-8")
    Typist(played()).show_result()
    assert "The high score couldn't be kept" in capsys.readouterr().out
    assert shown().exit_code == 2


def test_scores_best_and_the_command_show_a_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert "There are no high scores here yet." in shown().output
    assert shown("estimation_whist").output.count("Fred Flintstone") == 10
    file_with(9, 4)
    person = Typist(played(won=False))
    person.run_line("scores best")
    listed = capsys.readouterr().out
    for told in (listed, shown().output, shown("whist", "--seats", "2").output):
        assert [name in told for name in ("N9", "N4", "imported", "Lead")] == [True] * 4
    assert "N9" not in shown("whist").output, "that is the list for four players"
    assert "N9" not in shown("whist", "--preset", "strict", "--seats", "2").output
    for words in (
        ("whist", "--seats", "7"),
        ("whist", "--preset", "odd"),
        ("--seats", "2"),
        ("x",),
    ):
        assert shown(*words).exit_code == 2
    own_rules = Typist(
        replace(
            local_game.begin(
                "whist",
                replace(RULES, cards=5),
                0,
                ("random",) * 2,
                local_game.names(2, 0),
                False,
                "",
            )
        )
    )
    own_rules.run_line("scores best")
    assert "The rules weren't those of a preset." in capsys.readouterr().out
