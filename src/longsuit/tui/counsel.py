"""Odds, advice and a review in lines of text."""

from collections.abc import Iterable, Iterator
from typing import Any, cast

from ..engine.base import seen
from ..engine.cards import JOKER, SUITS, Card, Seat, name, parse, suit_of
from ..engine.words import SUIT_WORDS
from ..games.pesten import Rules as PestenRules
from ..insight.advice import Advice, within
from ..insight.odds import Odds, answers, odds
from ..insight.review import review
from . import match
from .face import sentence
from .match import PERSON, Match

SECONDS = 1.5  # for advice
TOP = 3  # cards of a suit that are shown unasked
MOST = 8  # actions that are shown
FIRST = 9  # letters of the first column of odds


def known(m: Match) -> tuple[Any, ...]:
    return tuple([seen(event, m.seat) for event in m.events])


def odds_lines(m: Match, names: tuple[str, ...], rest: str) -> Iterator[str]:
    """The highest hidden cards of every suit; `rest` asks for a suit or a card."""
    found = odds(m.view, known(m), m.rules, "soft")
    if not found.cards:
        yield "No cards are dealt."
        return
    wanted = chosen(found, rest)
    if not wanted:
        yield f"{rest} is not among the hidden cards."
        return
    others = [seat for seat in range(len(names)) if seat != m.seat]
    heads = [*[names[seat] for seat in others], "nobody"]
    wide = max(len(head) for head in heads) + 2
    yield " " * FIRST + "".join(f"{head:>{wide}}" for head in heads)
    for card in wanted:
        row = found.rows[found.cards.index(card)]
        shares = [row[seat] for seat in others] + [row[-1]]
        yield f"{name(card):{FIRST}}" + chances(shares, wide)
    if isinstance(m.rules, PestenRules) and not rest:
        yield from answer_lines(m, others, wide)


def chances(shares: Iterable[float], wide: int) -> str:
    return "".join([f"{100 * share:>{wide - 2}.0f} %" for share in shares])


def answer_lines(m: Match, others: list[Seat], wide: int) -> Iterator[str]:
    """Pesten: who can answer."""
    able = answers(m.view, known(m), cast(PestenRules, m.rules))
    yield "Who can answer:"
    named = zip(SUIT_WORDS.values(), able.suits, strict=False)
    for what, row in (("a 2", able.two), ("a joker", able.joker), *named):
        yield f"{what:{FIRST}}" + chances([row[seat] for seat in others], wide)


def chosen(found: Odds, rest: str) -> list[Card]:
    """The cards asked for, highest first, suit by suit."""
    cards = sorted(set(found.cards), reverse=True)
    word = rest.upper().replace("10", "T")
    if word in SUITS[:4] and word:
        return [card for card in cards if card != JOKER and suit_of(card) == SUITS.index(word)]
    if word:
        try:
            return [card for card in cards if card == parse(word)]
        except KeyError:
            return []
    return [
        card
        for suit in range(3, -1, -1)
        for card in [c for c in cards if c != JOKER and suit_of(c) == suit][:TOP]
    ]


def advice_lines(m: Match, names: tuple[str, ...]) -> Iterator[str]:
    found = within(m.view, known(m), m.rules, SECONDS)
    if found is None:
        yield "It is not your turn to decide."
        return
    yield from valued(found)
    for why in found.why:
        yield sentence(why, names) + "."


def valued(found: Advice) -> Iterator[str]:
    best = found.values[0]
    yield f"By {best.worlds} deals that agree with what you see:"
    for value in found.values[:MOST]:
        made = f", call made {100 * value.made.mean:.0f} %" if value.made else ""
        interval = value.score.interval
        low, high = interval or (value.score.mean, value.score.mean)
        mark = "*" if value is best else " "
        score = f"{value.score.mean:.1f} points ({low:.1f} to {high:.1f})"
        ahead = f", {value.gain.mean:+.1f} on the others" if value.gain != value.score else ""
        if value.chance:
            ahead = f", match won {100 * value.gain.mean:.0f} %"
        yield f" {mark} {value.action!r:10} {score}{ahead}{made}".replace("-", "−")


def review_lines(m: Match, names: tuple[str, ...]) -> Iterator[str]:
    """By what the person knew."""
    if not m.over:
        yield "A review is for a game that is over."
        return
    found = review(match.log(m), m.seat)
    yield "Judged by what you knew at the time, and nothing else."
    for one in found.standings:
        yield (
            f"Accuracy {100 * one.accuracy:.0f} % in {one.decisions} decisions; lost "
            f"{one.bidding:.1f} points in bidding and {one.play:.1f} in play."
        )
    for mistake in found.costly:
        words = ". ".join([sentence(line, names) for line in mistake.words])
        words = words.replace(f" of {PERSON} ", " of yours ")
        yield f"Round {mistake.decision.round}, event {mistake.decision.at}: {words}."
    if not found.costly:
        yield "No decision of yours lost points beyond chance."
