"""The likelihood ratios of Pesten come nearer to the truth than counting alone."""

from random import Random
from statistics import mean
from typing import Any

import pytest

from longsuit.bots.registry import player
from longsuit.engine.actions import CHANCE, OVER, Event, Name, Take, seen
from longsuit.engine.cards import JOKER
from longsuit.engine.game import shuffle
from longsuit.games import pesten
from longsuit.insight.odds import answers, odds

RULES = pesten.Rules(games=3)


def watched(players: str, seed: int) -> Any:
    """State, log and the event that led there, from the second event on."""
    rng, s, log = Random(seed), pesten.start(RULES), list[Event]()
    think = player(players, "pesten", RULES)
    while (actor := pesten.actor(s)) != OVER:
        if actor == CHANCE:
            action: Any = shuffle(pesten.pack(s), rng)
        else:
            events = tuple([seen(event, actor) for event in log])
            action = think(pesten.view(s, actor), events, rng).action
        log.append(Event(actor, action))
        s = pesten.apply(s, action)
        if s.table.hands and pesten.actor(s) >= 0:
            yield s, log


def asked(s: Any, log: list[Event], seat: int) -> tuple[Any, tuple[Event, ...]]:
    return pesten.view(s, seat), tuple([seen(event, seat) for event in log])


def test_a_seat_that_names_a_suit_likely_holds_it() -> None:
    named = likelier = 0
    for seed in range(4):
        for s, log in watched("heuristic", seed):
            last = log[-1]
            if isinstance(last.action, Name) and s.table.hands[last.seat]:
                view, events = asked(s, log, (last.seat + 1) % 4)
                hard, soft = [answers(view, events, RULES, mode) for mode in ("hard", "soft")]
                suit = last.action.suit
                if 0 < hard.suits[suit][last.seat] < 1:
                    named += 1
                    likelier += soft.suits[suit][last.seat] > hard.suits[suit][last.seat]
    assert named > 10
    assert likelier > 0.9 * named


def test_a_seat_that_takes_likely_has_no_two() -> None:
    took = before = 0
    for seed in range(6):
        for s, log in watched("heuristic", seed):
            last = log[-1]
            top = s.table.pile[-1]
            if isinstance(last.action, Take) and top != JOKER and top & 15 == 0:
                view, events = asked(s, log, (last.seat + 1) % 4)
                hard, soft = [answers(view, events, RULES, mode) for mode in ("hard", "soft")]
                if 0 < hard.two[last.seat] < 1:
                    before += 1
                    took += soft.two[last.seat] < hard.two[last.seat]
    assert before > 5
    assert took > 0.8 * before


@pytest.mark.parametrize("players", ["heuristic(bold)", "level(medium)"])
def test_soft_evidence_comes_nearer_to_the_truth(players: str) -> None:
    errors: dict[str, list[float]] = {"hard": [], "soft": []}
    cards: dict[str, list[float]] = {"hard": [], "soft": []}
    for seed in range(500, 506):
        for number, (s, log) in enumerate(watched(players, seed)):
            if number % 5:
                continue
            seat = pesten.actor(s)
            view, events = asked(s, log, seat)
            others = [n for n in range(4) if n != seat]
            for mode in ("hard", "soft"):
                able = answers(view, events, RULES, mode)
                for other in others:
                    hand = s.table.hands[other]
                    has = any(card != JOKER and card & 15 == 0 for card in hand)
                    errors[mode].append((able.two[other] - has) ** 2)
                    suits = {card >> 4 for card in hand if card != JOKER}
                    for suit in range(4) if JOKER not in hand else ():
                        errors[mode].append((able.suits[suit][other] - (suit in suits)) ** 2)
                found = odds(view, events, RULES, mode)
                for card, row in zip(found.cards, found.rows, strict=True):
                    if card != JOKER:
                        for other in others:
                            true = card in s.table.hands[other]
                            cards[mode].append((row[other] - true) ** 2)
    assert mean(errors["soft"]) < mean(errors["hard"])
    assert mean(cards["soft"]) < mean(cards["hard"])
