from collections import Counter
from random import Random
from time import thread_time
from typing import Any

import pytest

from longsuit.arena.matches import play_matches
from longsuit.arena.seating import Contest
from longsuit.belief.pesten import Tracker
from longsuit.bots.heuristic.pesten import MAX_EVALUATED, candidates, player
from longsuit.bots.heuristic.pesten_chances import Counts, can_answer, can_play, counts
from longsuit.bots.heuristic.pesten_evaluation import (
    TERMS,
    Afterstate,
    Features,
    chains,
    combinations,
    finishing_card,
    forced_draw,
    hand_size,
    next_play,
    next_seat,
    point_cards,
    run_turns,
    special_cards,
)
from longsuit.bots.player import Player
from longsuit.bots.registry import player as named_player
from longsuit.engine.actions import CHANCE, OVER, Event, Give, Name, Play, Shuffle, seen
from longsuit.engine.cards import CLUBS, HEARTS, NO_SUIT, SPADES, mask, parse
from longsuit.engine.game import shuffle
from longsuit.engine.notation import action
from longsuit.games import pesten
from longsuit.games.pesten import Rules, shedding_rules
from longsuit.games.pesten.table import must_announce

REASONS = {*TERMS, "go out", "announce the last card", "nothing else to do"}
DEFAULT = Rules()
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


def cards(text: str) -> tuple[int, ...]:
    return tuple(map(parse, text.split()))


def events(text: str) -> tuple[Event, ...]:
    """Such as `0 9H; 1 draw`."""
    lines = [line.split(maxsplit=1) for line in text.split(";")]
    return tuple(Event(int(seat), action(what)) for seat, what in lines)


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


def situation(
    hand: str = "5H 9S KC",
    top: str = "AH",
    *,
    rules: Rules = DEFAULT,
    sizes: tuple[int, ...] = (3, 5, 5, 5),
    log: str = "",
) -> Counts:
    whole, mine = list(pesten.all_cards(rules)), cards(hand)
    for card in (*mine, parse(top)):
        whole.remove(card)
    view = pesten.view(pesten.start(rules), 0)
    full = {"hand": mine, "sizes": sizes, "unseen": tuple(whole), "stock": 20, "pile": 5, "way": 1}
    changed = type(view)(**{field: getattr(view, field) for field in view.__struct_fields__} | full)
    tracker = Tracker(4, rules)
    for event in events(log) if log else ():
        tracker.observe(event)
    return counts(changed, tracker)


def features(
    hand: str = "5H 9S KC",
    top: str = "AH",
    *,
    rules: Rules = DEFAULT,
    payload: int = 0,
    turn: int = 1,
    drawn: float = 0.0,
    sizes: tuple[int, ...] = (3, 5, 5, 5),
    log: str = "",
) -> Features:
    k = situation(hand, top, rules=rules, sizes=sizes, log=log)
    after = Afterstate(cards(hand), parse(top), NO_SUIT, payload, turn, 1, drawn)
    return Features(k, shedding_rules(rules), after, 0.01)


# The chances of other seats.


def room(log: str, rules: Rules = DEFAULT) -> tuple[tuple[int, ...], ...]:
    return situation(rules=rules, log=log).suit_room


def test_a_seat_that_draws_has_nothing_of_the_suit() -> None:
    rooms = room("0 9H; 1 draw; 1 pass; 2 3H")
    assert rooms[1][HEARTS] == 0
    assert rooms[1][SPADES] > 4
    assert rooms[2] == (6,) * 4


def test_cards_that_come_to_a_hand_later_may_be_anything() -> None:
    log = "0 9H; 1 draw; 1 pass; 2 9S; 3 2S; 0 2H; 1 take"
    assert room(log)[1][HEARTS] == 4
    assert room("0 9H; 1 draw; 1 4H; 2 3H")[1][HEARTS] == 0


def test_a_suit_named_is_due_and_liked() -> None:
    log = "0 JH; 0 name S; 1 draw; 1 pass"
    k = situation(log=log)
    assert k.suit_room[1][SPADES] == 0
    assert k.suit_room[1][HEARTS] > 4
    assert k.named_suit == (SPADES, NO_SUIT, NO_SUIT, NO_SUIT)
    assert situation(log=log + "; 0 4S").named_suit[0] == NO_SUIT


def test_drawing_shows_nothing_where_nobody_must_play() -> None:
    assert room("0 9H; 1 draw", Rules(must_play=False))[1][HEARTS] > 4


def test_chances_to_play_and_to_answer() -> None:
    plain = situation()
    lacking = situation(log="3 9H; 1 draw; 1 pass")
    liked = situation(log="1 JH; 1 name H; 2 4H")
    top = parse("AH")
    chance = can_play(plain, 1, top, NO_SUIT, 0)
    assert 0 < can_play(lacking, 1, top, NO_SUIT, 0) < chance
    assert chance < can_play(liked, 1, top, NO_SUIT, 0) <= 1
    assert can_play(plain, 1, top, NO_SUIT, 1 << 9) > chance
    alone = situation(sizes=(3, 1, 5, 5), log="1 JS; 1 name S; 2 4S")
    assert can_play(alone, 1, top, NO_SUIT, 0) < can_play(
        situation(sizes=(3, 1, 5, 5)), 1, top, NO_SUIT, 0
    )
    climbing, mixed = shedding_rules(Rules()), shedding_rules(pesten.PRESETS["common_dutch"])
    two, joker = parse("2H"), parse("JO")
    assert can_answer(plain, 1, two, climbing) > 0
    assert can_answer(plain, 1, joker, mixed) > can_answer(plain, 1, joker, climbing) > 0


# The terms of the evaluation function, one by one.


def test_fewer_cards_are_better() -> None:
    values = [hand_size(features("5H 9S KC 4D 3C 2S 8H 9D TC QS"[: 3 * n - 1])) for n in (1, 4, 9)]
    assert values[0] > values[1] > values[2]
    assert hand_size(features(drawn=0.5)) > hand_size(features(drawn=5.0))
    assert hand_size(features(drawn=10.0)) > hand_size(features(drawn=12.0))


@pytest.mark.parametrize(
    ("held", "turns"),
    [("", 0), ("4 5", 0), ("4 5 6", 2), ("4 5 6 7 9 T J", 5), ("K A 2", 2), ("Q K A 2 5 6", 3)],
)
def test_turns_that_runs_save(held: str, turns: int) -> None:
    assert run_turns(mask(parse(rank + "C") for rank in held.split())) == turns


def test_a_run_through_the_whole_suit() -> None:
    assert run_turns(0x1FFF) == 12


def test_a_seven_goes_with_a_card_of_its_suit() -> None:
    assert chains(features("7H 4H 9S")) == 1
    assert chains(features("7H 4C 9S")) == 0
    assert chains(features("7H 7S")) == 1
    assert chains(features("7H KH 2S", rules=pesten.PRESETS["common_dutch"])) == 2


def test_sets_are_kept_whole() -> None:
    assert combinations(features("4H 5H 6H KC")) > combinations(features("4H 5H 8H KC"))
    assert combinations(features("6C 6D 6H KC")) > combinations(features("6C 6D 9H KC"))
    assert combinations(features("6C 6D 9H KC")) > combinations(features("6C 5D 9H KC"))
    assert combinations(features("4H 5H 6H KC", rules=Rules(sets=False))) == 0


def test_a_card_for_the_next_turn() -> None:
    assert next_play(features("JO")) > next_play(features("9H")) > next_play(features("9S"))
    assert next_play(features("9H 5H")) > next_play(features("9C 5S"))
    wild = Rules(jack="wild")
    assert next_play(features("JC", rules=wild)) > next_play(features("JC"))
    assert next_play(features("9S", drawn=2.0)) != next_play(features("9S"))


def test_the_best_cards_are_saved() -> None:
    values = [special_cards(features(f"{card} 9S 5C")) for card in ("JO", "2H", "JH", "TH", "9H")]
    assert values == sorted(values, reverse=True)
    assert special_cards(features("JO")) == 0
    dutch = pesten.PRESETS["common_dutch"]
    assert (
        special_cards(features("JH 9S", rules=dutch))
        > 0
        > special_cards(features("8H 9S", rules=dutch))
    )


def test_a_card_to_end_on() -> None:
    strict = Rules(finish="plain")
    assert finishing_card(features("8H KC", rules=strict)) < 0
    assert finishing_card(features("8H 9C", rules=strict)) == 0
    assert finishing_card(features("8H KC")) == 0


def test_a_seat_with_few_cards_is_hurt_most_by_taking_some() -> None:
    few = forced_draw(features(top="2H", payload=2, sizes=(3, 1, 5, 5)))
    many = forced_draw(features(top="2H", payload=2, sizes=(3, 6, 5, 5)))
    assert few > many
    assert forced_draw(features(top="2H", payload=14)) > forced_draw(features(top="2H", payload=2))
    assert forced_draw(features()) == 0


def test_a_next_seat_that_can_play_is_a_danger() -> None:
    close, far = features(sizes=(3, 1, 5, 5)), features(sizes=(3, 6, 5, 5))
    assert next_seat(close) < next_seat(far) < 0
    lacks = features(sizes=(3, 1, 5, 5), log="3 9H; 1 draw; 1 pass")
    assert next_seat(close) < next_seat(lacks)
    taking = features(top="2H", payload=2, sizes=(3, 1, 5, 5))
    assert next_seat(taking) > next_seat(features(top="2H", sizes=(3, 1, 5, 5)))
    assert next_seat(features(turn=0)) == 0


def test_costly_cards() -> None:
    assert (
        point_cards(features("JO 3C"))
        < point_cards(features("QH 3C"))
        < point_cards(features("4H 3C"))
    )


# The player.


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


# The greedy player.


def greedy_choice(hand: str, turned: str, rules: Rules = DEFAULT, *, log: str = "") -> Any:
    """The choice of the greedy player at seat 0 with these cards."""
    rest = list(pesten.all_cards(rules))
    for card in cards(f"{hand} {turned}"):
        rest.remove(card)
    others = rules.cards * (rules.players - 1)
    order = (*cards(hand), *rest[:others], parse(turned), *rest[others:])
    s = pesten.apply(pesten.start(rules), Shuffle(order))
    for event in events(log) if log else ():
        s = pesten.apply(s, event.action)
    assert pesten.actor(s) == 0
    return named_player("greedy", "pesten", rules)(pesten.view(s, 0), (), Random(1))


def test_greedy_lays_most_cards_then_most_points() -> None:
    rules = Rules(cards=5, dealer=3)
    assert greedy_choice("4H 5H 6H KH JO", "9H", rules).action in map(
        action, ["4H 5H 6H", "6H 5H 4H"]
    )
    assert greedy_choice("4H 9C 6H QH 5S", "9H", rules).action == action("QH")
    assert greedy_choice("JO 9C 6H QH 5S", "9H", rules).action == action("JO")


def test_greedy_announces_names_and_gives() -> None:
    assert greedy_choice("4H 9C", "9H", Rules(cards=2, dealer=3)).action == action("9C last")
    named = greedy_choice("JH 9C 6C 3S", "9H", Rules(cards=4, dealer=3), log="0 JH")
    assert named.action == Name(CLUBS)
    assert named.because == "the suit it has most of"
    rules = Rules(cards=4, dealer=3, ten="pass_left")
    assert greedy_choice("TH 9C 6C 3S", "9H", rules, log="0 TH").action == Give(cards("9C"))
    assert greedy_choice("TS 8C 6C 3S", "9H", Rules(cards=4, dealer=3)).because == "nothing to play"


# Strength; the figures with intervals are in benchmarks/RESULTS.md.


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
