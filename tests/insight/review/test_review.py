"""A review finds a blunder, spares what is right, and says by what it judges."""

import json
from html import escape
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from longsuit.arena.intervals import Estimate
from longsuit.commands.cli import main
from longsuit.engine import notation
from longsuit.engine.actions import CHANCE, OVER, Action, Call, Event, Pass, Shuffle
from longsuit.engine.game import Round, as_game, shuffle
from longsuit.engine.sentences import say
from longsuit.games import israeli_whist, pesten, whist
from longsuit.games.replay import final_state
from longsuit.insight.advice.search_evaluation import search_values
from longsuit.insight.advice.value import Value
from longsuit.insight.review import (
    Point,
    Review,
    SeatAccuracy,
    breaches,
    final_round,
    review,
    turning_event,
)
from longsuit.insight.review.decisions import Decision
from longsuit.insight.review.mistakes import cost
from longsuit.insight.review.page import page, picture
from longsuit.insight.review.text import (
    breach_sentences,
    loss_sentence,
    score_sentence,
    turning_point,
)
from longsuit.messages.languages import LANGUAGES
from longsuit.messages.render import Reader, english

GOLDEN = Path(__file__).parents[2] / "golden"
PEOPLE = Reader(names=("Ann", "Bob"))
# Seat 0 holds the ace of trumps and calls 0 in a round of one card; seat 1 calls what it takes.
BLUNDER = """game estimation_whist 1
rules players=2 max_cards=1

* shuffle AC 2D {rest}
0 call 0
1 call 0
0 AC
1 2D
"""

DECISION = Decision(
    at=1,
    round=1,
    seat=0,
    kind="bidding",
    action=Call(0),
    best=Call(1),
    lost=1.0,
    behind=Estimate(1.0),
    made=None,
    range=2.0,
)


def blunder() -> str:
    pack = [r + s for s in "CDHS" for r in "23456789TJQKA" if r + s not in ("AC", "2D")]
    return BLUNDER.format(rest=" ".join(pack))


def test_a_blunder_is_found_and_told() -> None:
    found = review(notation.log(blunder()), deals=16)
    worst = found.costly[0].decision
    assert (worst.seat, repr(worst.action), repr(worst.best)) == (0, "call 0", "call 1")
    assert worst.kind == "bidding"
    assert worst.lost == pytest.approx(10)
    assert found.costly[0].words[0].values["action"] == "call 0"
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
        found = search_values(view, events, rules, seed, worlds)
        return found if seed == 1 else tuple([replace(value, clear=False) for value in found])

    monkeypatch.setattr("longsuit.insight.review.decisions.search_values", once)
    found = review(notation.log(blunder()), 0, deals=16)
    assert asked == [1, 2]
    assert not found.costly


def test_who_waits_is_told_how_far_it_is() -> None:
    heard = list[tuple[int, int]]()
    log = notation.log(blunder())
    review(log, 0, 8, on_progress=lambda at, total: heard.append((at, total)))
    assert heard == [(at, len(log.events)) for at in range(1, len(log.events) + 1)]


def test_what_a_seat_knew_does_not_depend_on_hidden_cards() -> None:
    text = blunder()
    other = text.replace("2D", "??").replace("3D", "2D").replace("??", "3D")
    first, second = (review(notation.log(t), 0, deals=16) for t in (text, other))
    assert [d.behind for d in first.decisions] == [d.behind for d in second.decisions]


def test_the_turning_point_is_where_the_lead_was_won_for_good() -> None:
    course = [(1, 5.0, 3.0), (2, 2.0, 3.0), (3, 4.0, 3.0), (4, 6.0, 3.0)]
    points = tuple([Point(at, (a, b)) for at, a, b in course])
    assert turning_event(points, (0,)) == 3
    assert turning_event(points, (0, 1)) is None


def test_a_game_that_ended_before_a_deal_was_finished_has_no_winner(tmp_path: Path) -> None:
    path = GOLDEN / "israeli_whist" / "no_winner.game"
    found = review(notation.log(path.read_text(encoding="utf-8")), deals=8)
    assert (found.no_winner, found.turning, found.totals) == (True, None, (0, 0, 0, 0))
    assert str(turning_point(found)) == "game_without_winner"
    html = tmp_path / "x.html"
    done = CliRunner().invoke(main, ["review", str(path), "--deals", "8", "--html", str(html)])
    for text in (done.output.replace("\n", " "), html.read_text(encoding="utf-8")):
        assert "No deal was finished, so nobody wins and the game doesn’t count." in text
    played = (GOLDEN / "estimation_whist" / "three_seats.game").read_text(encoding="utf-8")
    assert not review(notation.log(played), deals=1).no_winner


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
    assert "seats are numbered from 0 to 1." in wrong.output


def refused(*arguments: str) -> str:
    done = CliRunner().invoke(main, ["review", *arguments])
    assert done.exit_code == 2, done.output
    return done.stderr


def test_a_game_that_is_not_over_is_refused(tmp_path: Path) -> None:
    """Its hands are nobody's business yet."""
    game, lines = tmp_path / "x.game", blunder().splitlines()
    for number in (3, 4, 6):
        game.write_text("\n".join(lines[:number]) + "\n", encoding="utf-8")
        assert "You can review a game when it’s over." in refused(str(game))


def test_files_that_cannot_be_written_are_refused_before_the_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = tmp_path / "x.game"
    game.write_text(blunder(), encoding="utf-8")
    monkeypatch.delattr("longsuit.commands.review.review")
    assert "there’s no folder" in refused(str(game), "--html", str(tmp_path / "no" / "x.html"))
    assert "it’s a folder" in refused(str(game), "--svg", str(tmp_path))


def test_a_call_is_explained_by_what_was_held_and_taken() -> None:
    words = [english(line) for line in review(notation.log(blunder()), deals=16).costly[0].words]
    assert words[0] == "“Call 0” by seat 1 gave away 10 points compared with “Call 1”."
    assert words[-2:] == ["seat 1 held A♣\ufe0e.", "seat 1 took 1 of 1 trick in the end."]


def test_tricks_of_another_deal_explain_nothing() -> None:
    """All pass, the cards are dealt again, and only then somebody plays."""
    game = israeli_whist
    rules = game.Rules(all_pass="redeal")
    s, rng, line = game.start(rules), Random(1), list[tuple[Event | None, Any]]()
    line.append((None, s))
    while game.actor(s) != OVER:
        if game.actor(s) == CHANCE:
            action: Action = shuffle(game.pack(s), rng)
        else:
            first = len(line) < 6  # the shuffle and four passes
            action = Pass() if first else rng.choice(game.legal(s))
        line.append((Event(game.actor(s), action), game.apply(s, action)))
        s = line[-1][1]
    passed, later = (replace(DECISION, at=at) for at in (2, 8))
    assert final_round(as_game(game), line, passed) is None
    assert final_round(as_game(game), line, later) == game.rounds(s)[0]


def test_in_pesten_a_loss_is_a_chance_to_win() -> None:
    rules = pesten.Rules()
    assert english(cost(replace(DECISION, lost=0.123), rules)) == (
        "“Call 0” by seat 1 lowered the chance of winning by 12.3% compared with “Call 1”."
    )
    points = cost(replace(DECISION, lost=0.01), replace(rules, score="points"))
    assert english(points) == ("“Call 0” by seat 1 gave away 0.01 points compared with “Call 1”.")


def test_s5_breaches_of_whist_are_told() -> None:
    """In the page, and in what the terminal prints."""
    text = (GOLDEN / "whist" / "breaches.game").read_text(encoding="utf-8")
    played = notation.log(text)
    state = final_state(played)
    told = list(breaches(as_game(whist), state))
    assert told == [(n, note) for n, r in enumerate(state.rounds, 1) for note in r.notes]
    assert told
    found = replace(pesten_review(), game="whist", breaches=tuple(told))
    html = page(found, PEOPLE)
    assert "Cards played against the rules" in html
    for sentence in breach_sentences(found):
        assert escape(PEOPLE.text(sentence)) in html
    assert "against the rules" not in page(pesten_review(), PEOPLE)


def pesten_review(*losses: float) -> Review:
    decisions = tuple([replace(DECISION, kind="play", lost=lost) for lost in losses])
    return Review(
        game="pesten",
        names=("Ann", "Bob"),
        judged=-1,
        totals=(1, 0),
        decisions=decisions,
        standings=(
            SeatAccuracy(
                seat=0, decisions=len(losses), accuracy=0.5, bidding=0.0, play=sum(losses)
            ),
        ),
        costly=(),
        rounds=(),
        course=(Point(1, (0.4, 0.6)), Point(2, (0.6, 0.4)), Point(3, (1.0, 0.0))),
        turning=2,
        turned=Event(1, Call(2)),
        unit="wins",
    )


def test_the_page_of_a_review_has_the_score_sheet() -> None:
    line = Round(
        cards=13,
        calls=(8, 0),
        tricks=(8, 1),
        scores=(56, -1),
        totals=(56, -1),
        roles=("caller", "plain"),
        factors=(2, 1),
        notes=(say("round_note_saayda"),),
    )
    html = page(replace(pesten_review(0.2), rounds=(line,)), PEOPLE)
    assert "<td>8/8 +56 Caller, ×2</td><td>1/0 −1 Plain</td><td>Sa’ayda</td>" in html
    assert "Scores by round" in html
    assert "Scores by round" not in page(pesten_review(0.2), PEOPLE)


def test_where_games_are_won_mistakes_are_counted() -> None:
    found = pesten_review(0.2, 0.0, 0.3)
    assert PEOPLE.text(loss_sentence(found, found.standings[0])) == "Ann made 2 mistakes."
    scores = [english(score_sentence(found, seat)) for seat in range(2)]
    assert scores == ["1 win", "0 wins"]
    html = page(found, PEOPLE)
    assert "Mistakes" in html
    assert "Lost in bidding" not in html
    points = replace(found, unit="points")
    assert PEOPLE.text(loss_sentence(points, found.standings[0])) == "Ann lost 0.5 points."


def test_the_turning_point_is_told_with_its_deed() -> None:
    found = pesten_review(0.2)
    dealt = replace(found, turning=1, turned=Event(-1, Shuffle(())))
    told = [turning_point(one) for one in (found, replace(found, turning=3), dealt)]
    assert [PEOPLE.text(one) for one in told if one] == [
        "The turning point was event 2, “Call 2” by Bob. From then on, Ann was expected to win.",
        "The game was open until its last event, “Call 2” by Bob.",
        "The turning point was event 1, the shuffle. From then on, Ann was expected to win.",
    ]
    assert told[0]
    assert (
        replace(PEOPLE, seat=1)
        .text(told[0])
        .startswith("The turning point was event 2, your “Call 2”.")
    )
    assert turning_point(replace(found, turning=None, turned=None)) is None


def test_a_page_of_nothing_can_be_drawn() -> None:
    empty = replace(pesten_review(), course=(), turning=None, turned=None)
    assert "<svg" in page(empty, PEOPLE)


def test_the_page_and_the_picture_are_in_the_language_of_their_reader() -> None:
    for language in LANGUAGES:
        reader = replace(PEOPLE, language=language)
        html = page(pesten_review(0.2), reader)
        assert f'<html lang="{language}" dir="{LANGUAGES[language].direction}">' in html
        assert reader.say("review_page_title", game="pesten") in html
        assert f'lang="{language}"' in picture(pesten_review(0.2), reader)
