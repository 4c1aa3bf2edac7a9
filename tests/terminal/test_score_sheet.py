"""The score sheet in the terminal: calls, tricks, roles, how often a score counts, and notes."""

from longsuit.engine.game import Round
from longsuit.engine.sentences import say
from longsuit.messages.render import Reader
from longsuit.terminal.table_text import round_sheet, sheet

NAMES = ("Ann", "Bob", "Cy", "Dan")
LINE = Round(
    cards=13,
    trump=3,
    calls=(8, 0, 8, 1),
    tricks=(8, 0, 4, 1),
    scores=(56, 46, -28, 42),
    totals=(56, 46, -28, 42),
    roles=("caller", "dash call", "with, double risk", "plain"),
    factors=(4, 2, 4, 2),
    notes=(say("round_note_redealt"), say("round_note_factor", factor=2)),
)
SKIPPED = Round(cards=13, scores=(0,) * 4, totals=LINE.totals, notes=(say("round_note_skipped"),))


def test_one_round() -> None:
    text = "\n".join(round_sheet(LINE, Reader(names=NAMES)))
    for words in ("Caller, ×4", "Dash call, ×2", "With and Double risk, ×4", "Plain, ×2"):
        assert words in text
    assert text.endswith("Redealt\n×2")


def test_the_whole_sheet() -> None:
    text = "\n".join(sheet((LINE, SKIPPED), Reader(names=NAMES), 200))
    assert "Caller, ×4 8/8  +56" in text
    assert "Round 1: Redealt" in text
    assert "Round 2: Skipped" in text


def test_in_arabic_the_roles_are_arabic() -> None:
    text = "\n".join(round_sheet(LINE, Reader(language="ar", names=NAMES)))
    assert "كولر" in text
    assert "Caller" not in text
