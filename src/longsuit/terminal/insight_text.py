"""Odds, advice and reviews as lines of text."""

from collections.abc import Iterable, Iterator
from typing import Any, cast

from ..engine.actions import Bid, Dash, seen
from ..engine.cards import JOKER, RANKS, SUITS, UNSEEN, Card, Seat, parse, suit_of
from ..engine.sentences import Sentence, say
from ..games.pesten import Rules as PestenRules
from ..insight.advice import Advice, advice_within
from ..insight.advice.value import Value
from ..insight.odds import Odds, answers, odds
from ..insight.odds.classic import classic_grid
from ..insight.review import review
from ..insight.review.text import breach_sentences, decision_label, judged_by, loss_sentence
from ..messages.render import Reader
from ..messages.values import decimal_text, percent_text, rank_letter, suit_name
from . import input_parser, local_game, style
from .local_game import LocalGame

SECONDS = 1.5  # for advice
PATIENCE = 5.0  # for advice on bids, which are played out one by one
TOP = 3  # cards of a suit that are shown unasked
MOST = 8  # actions that are shown
CLASSIC = "1994"  # asks for the grid of the original


def seen_events(local: LocalGame) -> tuple[Any, ...]:
    return tuple([seen(event, local.seat) for event in local.events])


def odds_lines(local: LocalGame, reader: Reader, rest: str) -> Iterator[str]:
    """The highest hidden cards of every suit; `rest` asks for a suit, a card or the 1994 grid."""
    if rest == CLASSIC:
        yield from classic_lines(local, reader)
        return
    found = odds(local.view, seen_events(local), local.rules, "soft")
    if not found.cards:
        yield reader.say("game_is_over" if local.over else "no_card_hidden")
        return
    word = input_parser.card_or_suit(rest, reader.language)
    try:
        wanted = requested_cards(found, word)
    except KeyError:
        examples = {"all_command": "odds", "suit_command": "odds S", "card_command": "odds AS"}
        yield reader.say("odds_of_what", text=rest, **examples)
        return
    if not wanted:
        yield reader.text(no_odds_reason(local.view, word))
        return
    others = [seat for seat, size in enumerate(local.view.sizes) if size and seat != local.seat]
    heads = [style.seat_name(seat, reader) for seat in others]
    if elsewhere := any(row[-1] for row in found.rows):
        stock = isinstance(local.rules, PestenRules)
        heads.append(reader.say("in_stock" if stock else "not_dealt"))
    rows = []
    for card in wanted:
        row = found.rows[found.cards.index(card)]
        shares = [row[seat] for seat in others] + [row[-1]] * elsewhere
        rows.append([style.cards((card,), reader), *percentages(shares, reader)])
    yield from style.grid(["", *heads], rows, "<" + ">" * len(heads), reader)
    if isinstance(local.rules, PestenRules) and not rest:
        yield from answer_lines(local, others, reader)


def classic_lines(local: LocalGame, reader: Reader) -> Iterator[str]:
    """The grid of the original's probability window: a block for each hand, a row for each suit."""
    if not hasattr(local.view, "last_trick"):
        yield reader.say("classic_odds_need_tricks")
        return
    grid = classic_grid(local.view, seen_events(local))
    if not grid:
        yield reader.say("game_is_over" if local.over else "no_card_hidden")
        return
    ranks = [rank_letter(letter, reader.language) for letter in RANKS]
    rows = [
        [
            style.seat_name(seat, reader) if suit == 0 else "",
            style.suit(suit, reader),
            *[str(percent) for percent in chances[13 * suit : 13 * (suit + 1)]],
        ]
        for seat, chances in enumerate(grid)
        for suit in range(4)
    ]
    yield reader.say("classic_odds_about")
    yield from style.grid(["", "", *ranks], rows, "<<" + ">" * 13, reader)


def percentages(shares: Iterable[float], reader: Reader) -> list[str]:
    return [percent_text(100 * share, reader.language, 0) for share in shares]


def answer_lines(local: LocalGame, others: list[Seat], reader: Reader) -> Iterator[str]:
    """The chances of each seat to answer a 2, a joker or a named suit in Pesten."""
    able = answers(local.view, seen_events(local), cast(PestenRules, local.rules))
    suits = [suit_name(letter, "other", reader.language) for letter in SUITS[:4]]
    rows = [(reader.say("any_two"), able.two), (reader.say("any_joker"), able.joker)]
    rows += zip(suits, able.suits, strict=True)
    yield ""
    yield from style.grid(
        [reader.say("who_can_answer"), *[style.seat_name(seat, reader) for seat in others]],
        [[what, *percentages([row[seat] for seat in others], reader)] for what, row in rows],
        "<" + ">" * len(others),
        reader,
    )


def requested_cards(found: Odds, word: str) -> list[Card]:
    """The cards that a word in notation asks for, highest first; KeyError if it names none."""
    cards = sorted(set(found.cards), reverse=True)
    suited = [[c for c in cards if c != JOKER and suit_of(c) == suit] for suit in range(4)]
    if not word:
        jokers = [card for card in cards if card == JOKER]
        return jokers + [card for suit in (3, 2, 1, 0) for card in suited[suit][:TOP]]
    if word in SUITS[:4]:
        return suited[SUITS.index(word)]
    if parse(word) == UNSEEN:
        raise KeyError(word)
    return [card for card in cards if card == parse(word)]


def no_odds_reason(view: Any, word: str) -> Sentence:
    """A sentence that says why the cards asked for have no odds."""
    if word in SUITS[:4]:
        return say("no_suit_hidden", suit=SUITS.index(word))
    held = parse(word) in view.hand
    return say("card_in_hand" if held else "card_not_hidden", card=parse(word))


def advice_lines(local: LocalGame, reader: Reader) -> Iterator[str]:
    bids = any(isinstance(action, Bid | Dash) for action in local.view.legal)
    found = advice_within(
        local.view, seen_events(local), local.rules, PATIENCE if bids else SECONDS
    )
    if found is None:
        over = reader.say("advice_after_game", command="review")
        yield over if local.over else reader.say("advice_on_your_turn")
        return
    single = isinstance(local.rules, PestenRules) and local.rules.score == "wins"
    yield from action_rows(found, reader, single=single)
    yield from map(reader.text, found.why)
    if found.simpler:
        yield reader.say("advice_is_simpler")


def action_rows(found: Advice, reader: Reader, *, single: bool) -> Iterator[str]:
    """A line for each action with its value; `single` if a point is a game won."""
    best, shown = found.values[0], found.values[:MOST]
    if len(found.values) > 1:
        id = "advice_basis_match" if best.chance else "advice_basis"  # noqa: A001
        yield reader.say(id, deal_count=best.worlds)
    heads = ["", reader.say("action_column")]
    heads += [reader.say("games_won_label" if single else "points_column"), ""]
    gains = not best.chance and any(value.gain != value.score for value in shown)
    made = not single and any(value.made for value in shown)
    heads += [reader.say("advice_gain_column")] * gains + [reader.say("advice_call_column")] * made
    rows = [
        ["*" if value is best else "", reader.action(repr(value.action))]
        + value_texts(value, reader, single=single)
        + [gain_text(value, reader, single=single)] * gains
        + [percent_text(100 * value.made.mean, reader.language, 0) if value.made else ""] * made
        for value in shown
    ]
    yield from style.grid(heads, rows, "<<><" + ">" * (gains + made), reader)
    if len(found.values) > MOST:
        yield reader.say("more_actions_tried", action_count=len(found.values) - MOST)


def value_texts(value: Value, reader: Reader, *, single: bool) -> list[str]:
    """The mean and its interval."""
    low, high = value.score.interval or (value.score.mean, value.score.mean)
    if single:
        ends = (100 * max(0.0, low), 100 * min(1.0, high))
        least, most = [percent_text(end, reader.language, 0) for end in ends]
        mean = percent_text(100 * value.score.mean, reader.language, 0)
    else:
        least, most = [decimal_text(end, 1, reader.language) for end in (low, high)]
        mean = decimal_text(value.score.mean, 1, reader.language)
    return [mean, reader.say("interval_text", least=least, most=most)]


def gain_text(value: Value, reader: Reader, *, single: bool) -> str:
    """The gain on the others, in points or in hundredths of a game."""
    if value.gain == value.score:
        return ""
    gain = round(100 * value.gain.mean) if single else value.gain.mean
    return decimal_text(gain, 0 if single else 1, reader.language, sign="+")


def review_lines(local: LocalGame, reader: Reader) -> Iterator[str]:
    """The review of a finished game, judged by what the person knew."""
    if not local.over:
        yield reader.say("review_after_game")
        return
    found = review(local_game.log(local), local.seat)
    yield reader.text(judged_by(found))
    for one in found.standings:
        accuracy = round(100 * one.accuracy)
        yield reader.say("review_accuracy", percent=accuracy, decision_count=one.decisions)
        yield reader.text(loss_sentence(found, one))
    for mistake in found.costly:
        words = " ".join([reader.text(line) for line in mistake.words])
        label = decision_label(found, mistake.decision)
        yield reader.say("labelled_text", label=label, text=words)
    if not found.costly:
        yield reader.say("no_costly_moments")
    if found.breaches:
        yield reader.say("breaches_heading")
        yield from [f"  {reader.text(sentence)}" for sentence in breach_sentences(found)]
