"""A review finds a blunder, spares what is right, and says by what it judges."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from longsuit.cli import main
from longsuit.engine import notation
from longsuit.insight.review import Point, review, turning
from longsuit.insight.searched import searched
from longsuit.insight.value import Value

GOLDEN = Path(__file__).parent.parent / "golden"
# Seat 0 holds the ace of trumps and calls 0 in a round of one card; seat 1 calls what it takes.
BLUNDER = """game estimation_whist 1
rules players=2 max_cards=1

* shuffle AC 2D {rest}
0 call 0
1 call 0
0 AC
1 2D
"""


def blunder() -> str:
    pack = [r + s for s in "CDHS" for r in "23456789TJQKA" if r + s not in ("AC", "2D")]
    return BLUNDER.format(rest=" ".join(pack))


def test_a_blunder_is_found_and_told() -> None:
    found = review(notation.log(blunder()), deals=16)
    worst = found.costly[0].decision
    assert (worst.seat, repr(worst.action), repr(worst.best)) == (0, "call 0", "call 1")
    assert worst.kind == "bidding"
    assert worst.lost == pytest.approx(10)
    assert "call 0" in str(found.costly[0].words[0])
    assert [one.bidding for one in found.standings if one.seat == 0] == [pytest.approx(10)]
    assert found.course[-1].totals == (1.0, 10.0)


def test_judged_by_a_seat_only_its_decisions_count() -> None:
    log = notation.log(blunder())
    found = review(log, 0, deals=16)
    assert {d.seat for d in found.decisions} == {0}
    assert found.judged == 0
    worst = found.costly[0].decision
    assert (repr(worst.action), repr(worst.best)) == ("call 0", "call 1")
    assert worst.lost > 5


def test_what_seems_a_mistake_is_tried_again_in_other_deals(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And counts only if it seems one again."""
    asked = list[int]()

    def once(view: Any, events: Any, rules: Any, seed: int, worlds: int) -> tuple[Value, ...]:
        asked.append(seed)
        found = searched(view, events, rules, seed, worlds)
        return found if seed == 1 else tuple([replace(value, clear=False) for value in found])

    monkeypatch.setattr("longsuit.insight.decisions.searched", once)
    found = review(notation.log(blunder()), 0, deals=16)
    assert asked == [1, 2]
    assert not found.costly


def test_who_waits_is_told_how_far_it_is() -> None:
    heard = list[tuple[int, int]]()
    log = notation.log(blunder())
    review(log, 0, 8, heard=lambda at, total: heard.append((at, total)))
    assert heard == [(at, len(log.events)) for at in range(1, len(log.events) + 1)]


def test_what_a_seat_knew_does_not_depend_on_hidden_cards() -> None:
    text = blunder()
    other = text.replace("2D", "??").replace("3D", "2D").replace("??", "3D")
    first, second = (review(notation.log(t), 0, deals=16) for t in (text, other))
    assert [d.behind for d in first.decisions] == [d.behind for d in second.decisions]


def test_the_turning_point_is_where_the_lead_was_won_for_good() -> None:
    course = [(1, 5.0, 3.0), (2, 2.0, 3.0), (3, 4.0, 3.0), (4, 6.0, 3.0)]
    points = tuple([Point(at, (a, b)) for at, a, b in course])
    assert turning(points, (0,)) == 3
    assert turning(points, (0, 1)) is None


def test_a_review_of_a_golden() -> None:
    text = (GOLDEN / "estimation_whist" / "three_seats.game").read_text(encoding="utf-8")
    found = review(notation.log(text), deals=8)
    assert len(found.course) == len(notation.log(text).events)
    assert {one.seat for one in found.standings} == {0, 1, 2}
    assert all(0 <= one.accuracy <= 1 for one in found.standings)


def test_the_command(tmp_path: Path) -> None:
    game, page = tmp_path / "x.game", tmp_path / "x.html"
    game.write_text(blunder(), encoding="utf-8")
    done = CliRunner().invoke(main, ["review", str(game), "--deals", "16", "--html", str(page)])
    assert done.exit_code == 0, done.output
    assert "all hands open" in done.output
    html = page.read_text(encoding="utf-8")
    assert "<svg" in html
    assert "http" not in html.replace("http-equiv", "")
    limited = CliRunner().invoke(
        main, ["review", str(game), "--seat", "0", "--json", "--deals", "16"]
    )
    assert json.loads(limited.output)["judged"] == 0
    wrong = CliRunner().invoke(main, ["review", str(game), "--seat", "7"])
    assert wrong.exit_code == 2
    assert "the seats are 0 to 1" in wrong.output
