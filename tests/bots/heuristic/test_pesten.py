"""The heuristic player of Pesten."""

from collections import Counter
from random import Random
from time import thread_time
from typing import Any

import pytest

from longsuit.arena.matches import play_matches
from longsuit.arena.seating import Contest
from longsuit.bots.heuristic.pesten import MAX_EVALUATED, Evaluator, candidates, player
from longsuit.bots.heuristic.pesten_evaluation import (
    TERMS,
)
from longsuit.bots.player import Player
from longsuit.bots.registry import player as named_player
from longsuit.engine.actions import CHANCE, OVER, Event, Play, Shuffle, seen
from longsuit.engine.cards import parse
from longsuit.engine.game import shuffle
from longsuit.games import pesten
from longsuit.games.pesten import Rules
from longsuit.games.pesten.table import must_announce

from .pesten_tables import cards

REASONS = {*TERMS, "go out", "announce the last card", "nothing else to do"}
OPTIONS = [
    *pesten.PRESETS.values(),
    Rules(players=2),
    Rules(players=8, packs=4, cards=20, king="again"),
    Rules(players=3, cards=1),
    Rules(must_play=False, draw="none", score="places"),
    Rules(must_play=False, play_drawn=False, finish="plain"),
    Rules(draw="until_playable", escalate="first", jack="wild"),
    Rules(ten="pass_left", eight="answer", ace="reverse", score="points"),
    Rules(ten="pass_left", eight="answer", finish="plain", cards=3),
    Rules(mixed_stack=True, play_after_twos=True, joker_suit="player", jokers=4),
    Rules(sets=False, jokers=0, false_last="penalty", games=2),
    Rules(round_the_corner=False, packs=2, cards=5),
]


def decisions(rules: Rules, players: list[Player], seed: int) -> list[tuple[Any, Any]]:
    """The view and the choice of every decision of a match."""
    rng, s, heard = Random(seed), pesten.start(rules), [list[Event]() for _ in players]
    found = []
    while (actor := pesten.actor(s)) != OVER:
        if actor == CHANCE:
            done: Any = shuffle(pesten.pack(s), rng)
        else:
            view = pesten.view(s, actor)
            choice = players[actor](view, tuple(heard[actor]), rng)
            found.append((view, choice))
            done = choice.action
        for seat, row in enumerate(heard):
            row.append(seen(Event(actor, done), seat))
        s = pesten.apply(s, done)
    return found


@pytest.mark.parametrize("rules", OPTIONS, ids=range(len(OPTIONS)))
@pytest.mark.parametrize("style", ["plain", "bold", "careful"])
def test_it_answers_every_phase_under_all_options(rules: Rules, style: str) -> None:
    rng = Random(style)
    mixed = [
        named_player(rng.choice(["random", f"heuristic({style})"]), "pesten", rules)
        for _ in range(rules.players)
    ]
    for seed in range(4):
        for view, choice in decisions(rules, mixed, seed):
            assert choice.action in view.legal
            if choice.because == "at random":
                continue
            assert choice.because in REASONS
            if isinstance(choice.action, Play):
                laid = len(choice.action.cards)
                due = must_announce(len(view.hand) - laid, laid)
                assert choice.action.last == due


def test_every_phase_is_met() -> None:
    found = Counter(
        view.phase
        for rules in OPTIONS
        for view, _ in decisions(rules, [player(rules, "plain")] * rules.players, 1)
    )
    assert set(found) == {"play", "answer", "name", "give"}


def test_the_same_situation_gives_the_same_choice() -> None:
    rules = Rules()
    first, second = (decisions(rules, [player(rules, "plain")] * 4, 5) for _ in range(2))
    assert [choice for _, choice in first] == [choice for _, choice in second]


def test_a_decision_is_quick() -> None:
    rules, times = Rules(players=8, packs=8, cards=20), list[float]()
    think = player(rules, "plain")

    def timed(view: Any, log: tuple[Event, ...], rng: Random) -> Any:
        begin = thread_time()
        choice = think(view, log, rng)
        times.append(thread_time() - begin)
        return choice

    decisions(rules, [timed] * 8, 1)
    assert sorted(times)[len(times) // 2] < 0.001


def test_of_very_many_sets_only_some_are_candidates() -> None:
    rules = Rules(players=2, packs=8, cards=20)
    order = cards(" ".join(["6C 6D 6H 6S"] * 4) + " 9C TC JC QC")
    rest = list(pesten.all_cards(rules))
    for card in order:
        rest.remove(card)
    turned = rest.index(parse("5C"), 30)
    rest[20], rest[turned] = rest[turned], rest[20]
    s = pesten.apply(pesten.start(rules), Shuffle((*rest[:20], *order, *rest[20:])))
    assert pesten.actor(s) == 1
    view = pesten.view(s, 1)
    assert len(view.legal) > 500
    few = candidates(view)
    assert len(few) <= MAX_EVALUATED + 1
    longest = max(len(a.cards) for a in view.legal if isinstance(a, Play))
    assert max(len(a.cards) for a in few if isinstance(a, Play)) == longest
    choice = player(rules, "plain")(view, (), Random(1))
    assert isinstance(choice.action, Play)
    assert len(choice.action.cards) > 10


def test_styles_really_differ() -> None:
    """Bold players attack with jokers and twos early, careful ones save them."""
    hits = {}
    for style in ("bold", "plain", "careful"):
        rules = Rules()
        players = [player(rules, style), *[named_player("greedy", "pesten", rules)] * 3]
        number = 0
        for seed in range(60):
            for view, choice in decisions(rules, players, seed):
                if view.seat == 0 and isinstance(choice.action, Play) and len(view.hand) > 4:
                    number += choice.action.cards[-1] in cards("JO 2C 2D 2H 2S")
        hits[style] = number
    assert hits["bold"] > hits["plain"] > hits["careful"]


# Strength; the figures with intervals are in benchmarks/RESULTS.md.


@pytest.mark.full
@pytest.mark.parametrize(("others", "share"), [("random", 0.5), ("greedy", 0.3)])
@pytest.mark.parametrize("preset", list(pesten.PRESETS))
def test_it_wins_more_than_its_share(preset: str, others: str, share: float) -> None:
    contest = Contest(
        game="pesten",
        rules=pesten.PRESETS[preset],
        players=("heuristic", *[others] * 3),
        matches=200,
        seed=3,
    )
    won = 0.0
    for match in play_matches(contest):
        assert not any(match.errors)
        seat = match.seating.index("heuristic")
        won += (seat in match.winners) / max(1, len(match.winners))
    assert won / 200 > share


def ending_value(last: str, finish: str) -> float:
    """The value of laying these cards, which are the whole hand, on the 9 of hearts."""
    rules = Rules(players=2, games=2, finish=finish)  # type: ignore[arg-type]
    hands = (tuple(sorted(cards(last))), cards("3D 4D"))
    dealt = pesten.table.Table(hands=hands, pile=cards("9H"), stock=cards("5D"))
    view = pesten.view(pesten.State(rules=rules, table=dealt), 0)
    values = Evaluator(view, (), rules, (1.0,) * len(TERMS))
    return values.play_value(view.hand, cards(last), 0, 0).total


def test_a_special_last_card_is_worth_less_where_it_costs_five() -> None:
    plain = ending_value("7H 6H 5H", "plus_five")
    assert plain > ending_value("5H 6H 7H", "plus_five") > 40
    assert plain == ending_value("5H 6H 7H", "any")


def test_it_names_the_suit_with_which_it_goes_on_after_a_stack() -> None:
    rules = Rules(players=2, play_after_twos=True)
    held = tuple(sorted(cards("5H 6S 8S JS")))
    dealt = pesten.table.Table(
        hands=(held, cards("3D 4D 9D")), pile=cards("JO"), stock=cards("5D"), asked="name"
    )
    view = pesten.view(pesten.State(rules=rules, table=dealt), 0)
    assert repr(player(rules, "plain")(view, (), Random(1)).action) == "name S"
