"""The odds are the shares of the deals that agree with what a seat has seen."""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from random import Random
from time import perf_counter
from typing import Any

import pytest

from longsuit.belief.tricks import evidence
from longsuit.engine.actions import CHANCE, OVER, WATCHER, Call, Event, Give, Play, Shuffle, seen
from longsuit.engine.cards import DECK, bits, mask, suit_of
from longsuit.engine.game import shuffle
from longsuit.games import GAMES, egyptian_estimation, estimation_whist, israeli_whist, pesten
from longsuit.insight.odds import answers, odds
from longsuit.sim.deals.counting import count_holdings
from longsuit.sim.deals.sampling import Sampler

SMALL = estimation_whist.Rules(players=3, max_cards=4, sequence="down")


def played(game: Any, rules: Any, seed: int, events: int) -> tuple[Any, list[Event]]:
    """A game at random, so far."""
    rng, s, log = Random(seed), game.start(rules), list[Event]()
    while len(log) < events and (actor := game.actor(s)) != OVER:
        action = shuffle(game.pack(s), rng) if actor == CHANCE else rng.choice(game.legal(s))
        log.append(Event(actor, action))
        s = game.apply(s, action)
    return s, log


def known_to(log: list[Event], seat: int) -> tuple[Event, ...]:
    return tuple([seen(event, seat) for event in log])


def lacks(log: list[Event], seats: int) -> dict[int, set[int]]:
    """The seats that showed a void, found without the code under test."""
    found: dict[int, set[int]] = {seat: set() for seat in range(seats)}
    cards = [(e.seat, e.action.cards[0]) for e in log if isinstance(e.action, Play)]
    for at, (seat, card) in enumerate(cards):
        led = cards[at - at % seats][1]
        if suit_of(card) != suit_of(led):
            found[seat].add(suit_of(led))
    return found


def tried(view: Any, log: list[Event]) -> dict[tuple[int, int], Fraction]:
    """By trying every deal of the cards that are still about; those never dealt are one pile."""
    others = [seat for seat in range(len(view.sizes)) if seat != view.seat]
    missing, total, there = lacks(log, len(view.sizes)), 0, Counter[tuple[int, int]]()
    first, second = others
    cards, take = view.unseen, view.sizes[first]
    for hand in set(map(frozenset, permutations(cards, take))):
        if any(suit_of(card) in missing[first] for card in hand):
            continue
        rest = [card for card in cards if card not in hand]
        for other in set(map(frozenset, permutations(rest, view.sizes[second]))):
            if any(suit_of(card) in missing[second] for card in other):
                continue
            total += 1
            there.update([(card, first) for card in hand] + [(card, second) for card in other])
    return {key: Fraction(n, total) for key, n in there.items()}


def test_exact_odds_are_the_shares_of_all_deals() -> None:
    compared = shown = 0
    for seed in range(300):
        s, log = played(estimation_whist, SMALL, seed, 1)
        rng = Random(seed)
        dealt = bits(sum(s.play.hands))
        pack = mask(dealt) | mask(rng.sample(bits(DECK & ~mask(dealt)), 2))  # two stay out
        for _ in range(rng.randrange(6, 12)):
            action = rng.choice(estimation_whist.legal(s))
            log.append(Event(estimation_whist.actor(s), action))
            s = estimation_whist.apply(s, action)
        seat = rng.randrange(3)
        view = estimation_whist.view(s, seat)
        view = type(view)(
            **{f: getattr(view, f) for f in view.__struct_fields__ if f != "unseen"},
            unseen=bits(mask(view.unseen) & pack),
        )
        found, right = odds(view, known_to(log, seat), SMALL), tried(view, log)
        (way,) = evidence(view, known_to(log, seat), SMALL)
        exact = count_holdings(way.unseen)
        for card, row in zip(found.cards, found.rows, strict=True):
            for other in range(3):
                share = right.get((card, other), Fraction(0))
                counts = exact[suit_of(card)]
                assert Fraction(counts[other], sum(counts)) == share
                assert row[other] == pytest.approx(float(share), abs=1e-12)
                compared += 1
        shown += any(lacks(log, 3).values())
    assert compared > 2000
    assert shown > 100


@pytest.mark.parametrize("cards", [13, 6])
@pytest.mark.parametrize("seed", range(4))
def test_exact_odds_agree_with_the_sampler(seed: int, cards: int) -> None:
    rules = israeli_whist.Rules(all_pass="continue", cards=cards)
    s, log = played(israeli_whist, rules, seed, 30 if cards == 13 else 18)
    assert s.play.hands
    view, events = israeli_whist.view(s, 1), known_to(log, 1)
    found = odds(view, events, rules)
    adds_up(view, found)
    out_of_play = sum([row[4] for row in found.rows])
    assert out_of_play == pytest.approx(52 - 4 * cards)
    (way,) = evidence(view, events, rules)
    number, there = 4000, Counter[tuple[int, int]]()
    for hands in Sampler(way.unseen, way.held).deals(number, seed=seed + 1):
        there.update([(card, place) for place, hand in enumerate(hands) for card in bits(hand)])
    for card, row in zip(found.cards, found.rows, strict=True):
        for place, chance in enumerate(row):
            assert abs(there[card, place] / number - chance) < 5 * 0.5 / number**0.5


EVERY = [(name, preset) for name, game in GAMES.items() for preset in game.PRESETS]


@pytest.mark.parametrize(("name", "preset"), EVERY)
def test_every_view_of_a_game_has_odds_that_add_up(name: str, preset: str) -> None:
    game, rules = GAMES[name], GAMES[name].PRESETS[preset]
    rng, s, log = Random(5), game.start(rules), list[Event]()
    while (actor := game.actor(s)) != OVER and len(log) < 500:
        action = shuffle(game.pack(s), rng) if actor == CHANCE else rng.choice(game.legal(s))
        log.append(Event(actor, action))
        s = game.apply(s, action)
        if len(log) % 5 and game.actor(s) != OVER:
            continue
        seat = rng.choice((*range(game.seats(rules)), WATCHER))
        view = game.view(s, seat)
        for mode in ("hard", "soft", "uniform"):
            adds_up(view, odds(view, known_to(log, seat), rules, mode))
        found = odds(view, known_to(log, seat), rules)
        if isinstance(rules, pesten.Rules) and found.cards:
            both = [answers(view, known_to(log, seat), rules, way) for way in ("hard", "soft")]
            for able in both:
                for row in (able.two, able.joker, *able.suits):
                    assert all(0 <= chance <= 1 for chance in row)
        for other in range(game.seats(rules)):
            if found.cards and other != seat:  # what is the case can be the case
                hand = game.view(s, other).hand
                soft = odds(view, known_to(log, seat), rules, "soft")
                assert all(found.chance(card, other) > 0 for card in hand)
                assert all(soft.chance(card, other) > 0 for card in hand)


def adds_up(view: Any, found: Any) -> None:
    for row in found.rows:
        assert all(0 <= chance <= 1 + 1e-12 for chance in row)
        assert sum(row) == pytest.approx(1, abs=1e-9)
    for seat, size in enumerate(view.sizes):
        if found.rows:
            held = 0 if seat == view.seat else size
            assert sum(row[seat] for row in found.rows) == pytest.approx(held, abs=1e-9)


def test_declared_voids_are_certain() -> None:
    game, rules = egyptian_estimation, egyptian_estimation.Rules(void="declare")
    spades, rest = [c for c in bits(DECK) if c >= 48], [c for c in bits(DECK) if c < 48]
    order = (*spades, *rest)
    log = [Event(CHANCE, Shuffle(order))]
    s = game.apply(game.start(rules), Shuffle(order))
    for text in ("pass", "void S", "void C"):
        action = next((a for a in game.legal(s) if repr(a) == text), None)
        if action is None:
            break
        log.append(Event(game.actor(s), action))
        s = game.apply(s, action)
    view = game.view(s, 2)
    found = odds(view, known_to(log, 2), rules)
    assert view.voids[1]
    for suit in view.voids[1]:
        for card in found.cards:
            if suit_of(card) == suit:
                assert found.chance(card, 1) == 0


def test_a_card_passed_on_lies_with_the_left_neighbour() -> None:
    rules = israeli_whist.Rules(frisch=True)
    rng, s, log = Random(3), israeli_whist.start(rules), list[Event]()
    gifts = 0
    while gifts < 8:
        actor = israeli_whist.actor(s)
        legal = israeli_whist.legal(s)
        if actor == CHANCE:
            action: Any = shuffle(israeli_whist.pack(s), rng)
        else:
            action = next((a for a in legal if repr(a) == "pass"), None) or rng.choice(legal)
        gifts += isinstance(action, Give)
        log.append(Event(actor, action))
        s = israeli_whist.apply(s, action)
        if gifts in (4, 8) and isinstance(action, Give):
            view = israeli_whist.view(s, 0)
            found = odds(view, known_to(log, 0), rules)
            adds_up(view, found)
            for card in view.given[-1]:
                assert found.chance(card, 1) == 1
    # What was given first may have been passed on: three cards out of thirteen go.
    for card in view.given[0]:
        assert found.chance(card, 1) == pytest.approx(10 / 13)
        assert found.chance(card, 2) == pytest.approx(3 / 13)


def test_a_card_given_in_pesten_is_known() -> None:
    rules = pesten.Rules(ten="pass_left", players=3)
    for seed in range(60):
        s, log = played(pesten, rules, seed, 120)
        for at in range(len(log), 0, -1):
            if isinstance(log[at - 1].action, Give):
                break
        else:
            continue
        s = pesten.start(rules)
        for event in log[:at]:
            s = pesten.apply(s, event.action)
        if not s.table.hands or s.table.given:
            continue
        mine = next(e for e in reversed(log[:at]) if isinstance(e.action, Give) and e.seat == 0)
        assert isinstance(mine.action, Give)
        found = odds(pesten.view(s, 0), known_to(log[:at], 0), rules)
        assert found.chance(mine.action.cards[0], 1) == 1
        return
    pytest.fail("no card was given in sixty games")


def test_who_draws_cannot_answer_the_suit_it_lacked() -> None:
    rules, sure = pesten.Rules(players=2, jokers=0, cards=5, sets=False), 0
    for seed in range(40):
        rng, s, log = Random(seed), pesten.start(rules), list[Event]()
        while pesten.actor(s) != OVER and len(log) < 40:
            actor = pesten.actor(s)
            action = (
                shuffle(pesten.pack(s), rng) if actor == CHANCE else rng.choice(pesten.legal(s))
            )
            log.append(Event(actor, action))
            s = pesten.apply(s, action)
            if not s.table.hands or actor != 1 or repr(action) != "draw" or len(log) < 3:
                continue
            if not any(isinstance(e.action, Play) for e in log):
                continue
            view = pesten.view(s, 0)
            able = answers(view, known_to(log, 0), rules)
            asked = view.named if view.named != 4 else suit_of(view.top)
            free = sum(suit_of(card) == asked for card in view.unseen) / len(view.unseen)
            # Only the card just drawn can be of that suit.
            assert able.suits[asked][1] <= 3 * free + 1e-9
            sure += 1
    assert sure > 10


def test_answers_without_evidence_are_the_plain_chance() -> None:
    s, log = played(pesten, pesten.Rules(), 1, 1)
    view = pesten.view(s, 0)
    twos = sum(card & 15 == 0 and card != 61 for card in view.unseen)
    none = 1.0
    for n in range(7):
        none *= (len(view.unseen) - twos - n) / (len(view.unseen) - n)
    assert answers(view, known_to(log, 0), pesten.Rules()).two[1] == pytest.approx(1 - none)


def test_six_seats_take_a_few_milliseconds() -> None:
    rules = estimation_whist.Rules(players=6, max_cards=8, sequence="down")
    s, log = played(estimation_whist, rules, 2, 30)
    view, events = estimation_whist.view(s, 0), known_to(log, 0)
    times = []
    for _ in range(20):
        began = perf_counter()
        odds(view, events, rules)
        times.append(perf_counter() - began)
    assert min(times) < 0.005


def test_calls_are_said_before_odds_are_asked() -> None:
    s, log = played(estimation_whist, SMALL, 1, 2)
    assert isinstance(log[-1].action, Call)
    adds_up(estimation_whist.view(s, 2), odds(estimation_whist.view(s, 2), known_to(log, 2), SMALL))
