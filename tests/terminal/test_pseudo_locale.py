"""Games in lines of text with the pseudo-locale: they fit 80 columns and are in the catalogue."""

import re
import sys
from collections.abc import Iterator
from random import Random

import pytest

from longsuit.engine import notation
from longsuit.engine.actions import Choose
from longsuit.games import GAMES
from longsuit.messages import catalogue
from longsuit.messages.render import Reader
from longsuit.terminal import local_game
from longsuit.terminal.line_mode import LineMode
from longsuit.terminal.style import CODES, Screen, width
from longsuit.tools.pseudo_locale import pseudo_locale
from tests.messages.notation_words import notation_words

pytestmark = pytest.mark.usefixtures("home")

COLUMNS = 80
CACHING = ("longsuit.messages", "longsuit.terminal")
SHORT = {
    "estimation_whist": ("players=3", "max_cards=3"),
    "israeli_whist": ("frisch=yes", "all_pass=redeal", "deals=1"),
    "egyptian_estimation": ("normal_rounds=1", "fast_rounds=1"),
    "whist": ("target=5", "enforce=no"),
    "oh_hell": ("players=3", "max_cards=3"),
    "pesten": ("players=3",),
}
ASKED = (
    *("?", "? all", "? 7s", "table", "hand", "scores", "log", "log all", "help", "odds", "advise"),
    *("undo", "claim", "save", "nonsense", "rules 99", "scores best", "cheat", ""),
)
BRACKETS = re.compile(r"\[[^\[\]]*\]")
WORD = re.compile("[A-Za-z]{2,}")
CARD = re.compile(r"\b([2-9tjqka]|10)[cdhs]\b|\bjo\b", re.IGNORECASE)


@pytest.fixture
def pseudo_english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """English with accents and in brackets."""
    source = catalogue.source
    monkeypatch.setattr(
        catalogue, "source", lambda language, file: pseudo_locale(source(language, file))
    )
    forget_texts()
    yield
    monkeypatch.undo()
    forget_texts()


def forget_texts() -> None:
    """Clears the caches of texts."""
    for name in [name for name in sys.modules if name.startswith(CACHING)]:
        for member in list(vars(sys.modules[name]).values()):
            if hasattr(member, "cache_clear"):
                member.cache_clear()


class Curious(LineMode):
    """A person who asks for everything once, and then does anything legal."""

    def play(self) -> None:
        self.rng = Random(3)
        self.questions = [*ASKED]
        self.last_questions = ["review", "scores", ""]
        super().play()

    def ask(self, prompt: str) -> str:
        if self.match.over:
            return self.last_questions.pop(0)
        if self.questions and self.rng.random() < 0.7:
            return self.questions.pop(0)
        legal = [action for action in self.view.legal if action != Choose("end")]
        return repr(self.rng.choice(legal))


def played(name: str, capsys: pytest.CaptureFixture[str]) -> tuple[str, tuple[str, ...]]:
    """The text of a whole game, and the names of the players."""
    game = GAMES[name]
    rules = notation.rules(game.Rules, notation.pairs(SHORT[name]))
    seats = game.seats(rules)
    names = local_game.names(seats, 1)
    local = local_game.begin(name, rules, 1, ("random",) * seats, names, True, "7")
    Curious(local, Screen(columns=COLUMNS, reader=Reader()), None).play()
    return CODES.sub("", capsys.readouterr().out), names


def unbracketed(text: str, names: tuple[str, ...]) -> list[str]:
    """The lines that have words outside brackets which are neither names nor typed."""
    before = ""
    while before != text:
        before, text = text, BRACKETS.sub(lambda found: "\n" * found[0].count("\n"), text)
    known = {word for name in names for word in WORD.findall(name)} | notation_words() | {"FILE"}
    return [line for line in text.splitlines() if set(WORD.findall(CARD.sub("", line))) - known]


@pytest.mark.full
@pytest.mark.usefixtures("pseudo_english")
@pytest.mark.parametrize("name", GAMES)
def test_lines_fit_and_are_messages(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    text, names = played(name, capsys)
    assert "[Ŕööûûñð" in text
    wide = [line for line in text.splitlines() if width(line) > COLUMNS]
    assert not wide, "\n".join(wide)
    left = unbracketed(text, names)
    assert not left, "\n".join(left)


def test_words_outside_the_catalogue_are_found() -> None:
    text = "[Þļååý\n  åå çååŕð] now\nNour: [ĥéé [Þļååýš]]\nsave FILE"
    assert unbracketed(text, ("Nour",)) == [" now"]
