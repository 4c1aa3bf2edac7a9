"""Reasons are true: they are checked against the hands that a seat does not see."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from longsuit.arena.intervals import Estimate
from longsuit.belief.tricks import knowledge
from longsuit.belief.worlds import worlds
from longsuit.bots.registry import player
from longsuit.engine.actions import CHANCE, OVER, Action, Event, Play, seen
from longsuit.engine.cards import SUIT_CARDS, bits, names, parse, suit_of
from longsuit.engine.game import shuffle
from longsuit.engine.options import Options
from longsuit.engine.phases.tricks import beats
from longsuit.engine.sentences import Sentence
from longsuit.games import GAMES, pesten
from longsuit.games.pesten import shedding_rules
from longsuit.games.pesten.playable import playable_on
from longsuit.games.pesten.table import top
from longsuit.insight.advice.reasons import reasons
from longsuit.insight.advice.reasons_pesten import pesten_reasons
from longsuit.insight.advice.value import Value
from longsuit.insight.odds import HandChances, odds
from longsuit.insight.odds.void_chance import void_chance

NAUGHT = Estimate(0.0, 0.0, 0.0)
Moment = tuple[Any, Any, tuple[Event, ...]]  # state, view, events as they were seen


def moments(game: str, rules: Options, seed: int, number: int, by: str) -> Iterator[Moment]:
    """Decisions of whole games, those of the first seats now and then."""
    g, rng = GAMES[game], Random(seed)
    seats = g.seats(rules)
    players = [player(kind, game, rules) for kind in by.split(",") * seats][:seats]
    while True:
        s, heard = g.start(rules), [list[Event]() for _ in range(seats)]
        while (actor := g.actor(s)) != OVER:
            if actor == CHANCE:
                action: Action = shuffle(g.pack(s), rng)
            else:
                view, events = g.view(s, actor), tuple(heard[actor])
                if len(view.legal) > 1 and not rng.randrange(3):
                    yield s, view, events
                    number -= 1
                    if not number:
                        return
                action = players[actor](view, events, rng).action
            for seat in range(seats):
                heard[seat].append(seen(Event(actor, action), seat))
            s = g.apply(s, action)


def valued(action: Action) -> Value:
    return Value(
        action=action,
        score=NAUGHT,
        made=NAUGHT,
        gain=NAUGHT,
        chance=False,
        behind=NAUGHT,
        clear=False,
        careful=False,
        worlds=1,
    )


class Trick:
    """The trick as it truly lies, once a card is played to it."""

    def __init__(self, s: Any, view: Any, rules: Any, card: int) -> None:
        self.hands, self.trump, self.card = s.play.hands, view.trump, card
        self.later = knowledge(view, ()).later
        self.suit = suit_of(card)
        self.led = suit_of(view.table[0]) if view.table else self.suit
        self.either = getattr(rules, "follow", "strict") == "lead_or_trump"
        self.free = not getattr(rules, "enforce", True)

    def beaters(self) -> list[int]:
        """The cards of the seats still to play that may beat it."""
        found = list[int]()
        for seat in self.later:
            hand, due = self.hands[seat], SUIT_CARDS[self.led]
            due |= SUIT_CARDS[self.trump] if self.either else 0
            may = hand if self.free else hand & due or hand
            found += [card for card in bits(may) if beats(card, self.card, self.trump)]
        return found

    def held(self, card: int) -> bool:
        return any(self.hands[seat] >> card & 1 for seat in self.later)


def nobody(t: Trick, said: Sentence) -> bool:
    return not t.beaters()


def only_trumps(t: Trick, said: Sentence) -> bool:
    return all(suit_of(card) == t.trump for card in t.beaters())


def highest(t: Trick, said: Sentence) -> bool:
    higher = [card for card in bits(SUIT_CARDS[t.suit]) if card > t.card]
    return only_trumps(t, said) and not any(h >> c & 1 for h in t.hands for c in higher)


def unless_held(t: Trick, said: Sentence) -> bool:
    return t.held(parse(said.values["other_card"])) or not t.beaters()


def unless_held_or_trumped(t: Trick, said: Sentence) -> bool:
    return t.held(parse(said.values["other_card"])) or only_trumps(t, said)


def holds(t: Trick, said: Sentence) -> bool:
    return t.held(parse(said.values["other_card"]))


def lacks(t: Trick, said: Sentence) -> bool:
    return not t.hands[int(said.values["seat"])] & SUIT_CARDS[t.suit]


def so_many(t: Trick, said: Sentence) -> bool:
    higher = [card for card in bits(SUIT_CARDS[t.suit]) if card > t.card and t.held(card)]
    return len(higher) <= int(said.values["card_count"])


FACTS: dict[str, Callable[[Trick, Sentence], bool]] = {
    "reason_nobody_beats": nobody,
    "reason_others_void": nobody,
    "reason_highest_left": highest,
    "reason_wins_unless_trumped": only_trumps,
    "reason_wins_unless_seat": unless_held,
    "reason_wins_unless_someone": unless_held,
    "reason_wins_unless_seat_or_trump": unless_held_or_trumped,
    "reason_wins_unless_someone_or_trump": unless_held_or_trumped,
    "reason_seat_beats": holds,
    "reason_someone_beats": holds,
    "reason_may_be_trumped": lacks,
    "reason_higher_cards_out": so_many,
}


def test_what_is_said_of_a_card_in_a_trick_is_so() -> None:
    heard = Counter[str]()
    for game, options in (
        ("estimation_whist", {"max_cards": 7}),
        ("israeli_whist", {}),
        ("egyptian_estimation", {"normal_rounds": 2, "fast_rounds": 2}),
        ("whist", {}),
        ("whist", {"follow": "strict"}),
        ("whist", {"enforce": False}),
    ):
        rules = GAMES[game].Rules(**options)
        for s, view, events in moments(game, rules, 1, 60, "heuristic,random"):
            for action in view.legal:
                if isinstance(action, Play):
                    said = reasons(view, events, rules, valued(action))[0]
                    heard[said.id] += 1
                    trick = Trick(s, view, rules, action.cards[0])
                    if fact := FACTS.get(said.id):
                        assert fact(trick, said), (str(said), names(view.table), view.hand)
    assert len(FACTS.keys() & heard.keys()) > 8


@pytest.mark.parametrize("game", ["estimation_whist", "israeli_whist"])
def test_the_chance_to_be_void_is_that_of_the_deals_that_are_possible(game: str) -> None:
    rules = GAMES[game].Rules(**({"max_cards": 3} if game == "estimation_whist" else {}))
    checked = 0
    for _, view, events in moments(game, rules, 3, 60, "random"):
        if view.phase != "play" or max(view.sizes) > 3:
            continue
        hard, seat = odds(view, events, rules), (view.seat + 1) % 4
        some = worlds(view, events, rules, soft=False)
        hands = [next(some).play.hands[seat] for _ in range(400)]
        for suit in range(4):
            share = sum([not hand & SUIT_CARDS[suit] for hand in hands]) / len(hands)
            assert void_chance(view, events, rules, hard, seat, suit) == pytest.approx(
                share, abs=0.1
            )
            checked += 1
    assert checked > 20


# Pesten.

HOUSES: tuple[dict[str, Any], ...] = (
    {},
    {"players": 2},
    {"escalate": "first", "mixed_stack": True, "joker_suit": "player", "players": 3},
    {"score": "places", "eight": "answer", "players": 3},
    {"king": "again", "ten": "pass_left", "false_last": "penalty", "jack": "wild"},
)


@pytest.mark.parametrize(
    ("card", "series", "said"),
    [
        ("7C", "from_again", "play_without_announcing_series"),
        ("7C", "after_again", "play_without_announcing"),
        ("9C", "from_again", "play_without_announcing"),
    ],
)
def test_a_forgotten_announcement_says_whether_the_card_comes_back(
    card: str, series: Any, said: str
) -> None:
    rules = pesten.Rules(players=2, cards=2, dealer=1, series=series, penalty=3)
    hands, pile = ((parse("7C"), parse("9C")), (parse("3D"), parse("4D"))), (parse("5C"),)
    dealt = pesten.table.Table(hands=hands, pile=pile, stock=(parse("QC"), parse("QD")))
    view = pesten.view(pesten.State(rules=rules, table=dealt), 0)
    (reason,) = pesten_reasons(view, (), rules, Play((parse(card),)))
    assert (reason.id, reason.values["card_count"]) == (said, 3)


def after(g: Any, s: Any, action: Action) -> tuple[Any, int, bool]:
    """The state then, who acts, and whether the deal is over."""
    done = g.apply(s, action)
    return done, g.actor(done), len(g.rounds(done)) > len(g.rounds(s))


def firsts(scores: tuple[int, ...]) -> list[int]:
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def is_so(g: Any, s: Any, view: Any, action: Action, said: Sentence) -> bool:
    done, actor, over = after(g, s, action)
    seat = int(said.values.get("seat", -1))
    waits = actor == CHANCE  # the discards are shuffled first
    match said.id:
        case "reason_play_all_win":
            return over and view.seat in firsts(g.rounds(done)[-1].scores)
        case "reason_play_all_out":
            return over or bool(view.seat in done.table.out)
        case "reason_play_again":
            return (actor, g.phase(done)) == (view.seat, "play")
        case "reason_name_suit":
            return (actor, g.phase(done)) == (view.seat, "name")
        case "reason_everyone_passes":
            return (g.phase(done),) == ("give",)
        case "reason_seat_takes":
            return waits or bool(done.table.payload and (actor == seat or g.phase(done) == "name"))
        case "reason_blocks":
            return actor != seat
        case "reason_blocks_unless_answer":
            return (actor, g.phase(done)) == (seat, "answer")
        case "reason_sheds_cards":
            return len(done.table.hands[view.seat]) == len(view.hand) - int(
                said.values["card_count"]
            )
        case "reason_seat_can_follow" | "reason_seat_has_card":
            return waits or actor == seat
        case _:
            return True


def test_what_is_said_in_pesten_is_so() -> None:
    g, heard = GAMES["pesten"], Counter[str]()
    for at, options in enumerate(HOUSES):
        rules = g.Rules(**options)
        for s, view, events in moments("pesten", rules, at + 1, 60, "heuristic,random"):
            for action in view.legal[:8]:
                for said in reasons(view, events, rules, valued(action)):
                    heard[said.id] += 1
                    assert is_so(g, s, view, action, said), (str(said), action, names(view.hand))
    assert heard["reason_play_again"]
    assert heard["reason_seat_can_follow"]
    assert heard["reason_seat_has_card"]


def test_chances_to_answer_count_the_cards_that_may_be_laid(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As the engine has them: a 3 on a 2 of its suit, any jack on a jack."""
    g, asked, kinds = GAMES["pesten"], list[int](), set[str]()

    def answer_chances(self: HandChances, faces: int, about: str = "suit") -> tuple[float, ...]:
        asked.append(faces)
        return (0.5,) * len(self.view.sizes)

    monkeypatch.setattr(HandChances, "answer_chances", answer_chances)
    for options in HOUSES:
        rules = g.Rules(**options)
        for s, view, events in moments("pesten", rules, 5, 80, "heuristic,random"):
            for action in view.legal[:8]:
                asked.clear()
                said = reasons(view, events, rules, valued(action))
                done, actor, over = after(g, s, action)
                if asked and "percent" in said[-1].values and actor >= 0 and not over:
                    t = done.table
                    if t.asked == "play":
                        assert asked == [playable_on(shedding_rules(rules), t, top(t))], (
                            said,
                            action,
                        )
                        kinds.add(f"{type(action).__name__} {bool(view.payload)} {bool(t.payload)}")
    assert {"Name False False", "Play False True", "Play True True", "Play False False"} <= kinds
