"""Odds, advice and reviews as lines of text."""

from collections.abc import Iterable, Iterator
from typing import Any, cast

from ..engine.actions import Bid, Dash, seen
from ..engine.cards import JOKER, SUITS, UNSEEN, Card, Seat, parse, suit_of
from ..engine.sentences import SUIT_WORDS
from ..games.pesten import Rules as PestenRules
from ..insight.advice import Advice, advice_within
from ..insight.advice.value import Value
from ..insight.odds import Odds, answers, odds
from ..insight.review import review
from ..insight.review.text import count_noun, event_label, loss_text
from . import input_parser, local_game, style
from .local_game import PERSON, LocalGame
from .style import sentence

SECONDS = 1.5  # for advice
PATIENCE = 5.0  # for advice on bids, which are played out one by one
TOP = 3  # cards of a suit that are shown unasked
MOST = 8  # actions that are shown
FIRST = 9  # letters of the first column of odds


def seen_events(local: LocalGame) -> tuple[Any, ...]:
    return tuple([seen(event, local.seat) for event in local.events])


def odds_lines(local: LocalGame, names: tuple[str, ...], rest: str) -> Iterator[str]:
    """The highest hidden cards of every suit; `rest` asks for a suit or a card."""
    found = odds(local.view, seen_events(local), local.rules, "soft")
    if not found.cards:
        yield "The game is over." if local.over else "No card is hidden now."
        return
    try:
        wanted = requested_cards(found, rest)
    except KeyError:
        yield f"{rest} is neither a suit nor a card: write odds, odds S or odds AS."
        return
    if not wanted:
        yield no_odds_reason(local.view, rest)
        return
    others = [seat for seat, size in enumerate(local.view.sizes) if size and seat != local.seat]
    heads = [names[seat] for seat in others]
    if elsewhere := any(row[-1] for row in found.rows):
        heads.append("stock" if isinstance(local.rules, PestenRules) else "not dealt")
    wide = max(len(head) for head in heads) + 2
    yield " " * FIRST + "".join(f"{head:>{wide}}" for head in heads)
    for card in wanted:
        row = found.rows[found.cards.index(card)]
        shares = [row[seat] for seat in others] + [row[-1]] * elsewhere
        yield style.left(style.card(card), FIRST) + percentages(shares, wide)
    if isinstance(local.rules, PestenRules) and not rest:
        yield from answer_lines(local, others, wide)


def percentages(shares: Iterable[float], wide: int) -> str:
    return "".join([f"{100 * share:>{wide - 2}.0f} %" for share in shares])


def answer_lines(local: LocalGame, others: list[Seat], wide: int) -> Iterator[str]:
    """The chances of each seat to answer a 2, a joker or a named suit in Pesten."""
    able = answers(local.view, seen_events(local), cast(PestenRules, local.rules))
    yield "Who can answer:"
    named = zip(SUIT_WORDS.values(), able.suits, strict=False)
    for what, row in (("a 2", able.two), ("a joker", able.joker), *named):
        yield f"{what:{FIRST}}" + percentages([row[seat] for seat in others], wide)


def requested_cards(found: Odds, rest: str) -> list[Card]:
    """The cards that `rest` asks for, highest first; KeyError if it names no card or suit."""
    cards = sorted(set(found.cards), reverse=True)
    suited = [[c for c in cards if c != JOKER and suit_of(c) == suit] for suit in range(4)]
    word = input_parser.card_or_suit(rest)
    if not word:
        jokers = [card for card in cards if card == JOKER]
        return jokers + [card for suit in (3, 2, 1, 0) for card in suited[suit][:TOP]]
    if word in SUITS[:4]:
        return suited[SUITS.index(word)]
    if parse(word) == UNSEEN:
        raise KeyError(word)
    return [card for card in cards if card == parse(word)]


def no_odds_reason(view: Any, rest: str) -> str:
    """A sentence that says why the cards asked for have no odds."""
    word = input_parser.card_or_suit(rest)
    if word in SUITS[:4]:
        return f"No card of {SUIT_WORDS[word]} is hidden from you."
    where = "in your hand" if parse(word) in view.hand else "not hidden from you"
    return f"{style.card(parse(word))} is {where}."


def advice_lines(local: LocalGame, names: tuple[str, ...]) -> Iterator[str]:
    bids = any(isinstance(action, Bid | Dash) for action in local.view.legal)
    found = advice_within(
        local.view, seen_events(local), local.rules, PATIENCE if bids else SECONDS
    )
    if found is None:
        yield "The game is over: type review." if local.over else "It is not your turn to decide."
        return
    yield from action_rows(
        found, single=isinstance(local.rules, PestenRules) and local.rules.score == "wins"
    )
    for why in found.why:
        yield sentence(why, names) + "."


def action_rows(found: Advice, *, single: bool) -> Iterator[str]:
    """A line for each action with its value; `single` if a point is a game won."""
    best, shown = found.values[0], found.values[:MOST]
    texts = [style.notation(repr(value.action)) for value in shown]
    wide = max(map(style.width, texts))
    if len(found.values) > 1:
        order = ", ordered by the chance to win the match" if best.chance else ""
        yield f"By {count_noun(best.worlds, 'deal')} that agree with what you see{order}:"
    for value, text in zip(shown, texts, strict=True):
        mark = "*" if value is best else " "
        yield f" {mark} {style.left(text, wide)}  {value_text(value, single=single)}".replace(
            "-", "−"
        )
    if len(found.values) > MOST:
        yield f"   and {len(found.values) - MOST} more"


def value_text(value: Value, *, single: bool) -> str:
    low, high = value.score.interval or (value.score.mean, value.score.mean)
    made = f", call made {100 * value.made.mean:.0f} %" if value.made else ""
    if single:
        least, most = 100 * max(0.0, low), 100 * min(1.0, high)
        ahead = f", {100 * value.gain.mean:+.0f} on the others" if value.gain != value.score else ""
        return f"won {100 * value.score.mean:.0f} % ({least:.0f} to {most:.0f}){ahead}"
    ahead = f", {value.gain.mean:+.1f} on the others" if value.gain != value.score else ""
    ahead = "" if value.chance else ahead  # the line above says it once
    return f"{value.score.mean:.1f} points ({low:.1f} to {high:.1f}){ahead}{made}"


def review_lines(local: LocalGame, names: tuple[str, ...]) -> Iterator[str]:
    """The review of a finished game, judged by what the person knew."""
    if not local.over:
        yield "A review is for a game that is over."
        return
    found = review(local_game.log(local), local.seat)
    yield "Judged by what you knew at the time, and nothing else."
    for one in found.standings:
        yield (
            f"Accuracy {100 * one.accuracy:.0f} % in {count_noun(one.decisions, 'decision')}; "
            f"{loss_text(found, one)}."
        )
    for mistake in found.costly:
        words = ". ".join([sentence(line, names) for line in mistake.words])
        words = words.replace(f" of {PERSON} ", " of yours ")
        yield f"{event_label(found, mistake.decision)}: {words}."
    if not found.costly:
        yield "No decision of yours lost points beyond chance."
