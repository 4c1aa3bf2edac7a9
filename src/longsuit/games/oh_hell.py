"""Oh Hell.

§1 Deal   Three to seven seats; every round has its number of cards, the rest of the pack stays out.
§2 Trump  The card turned up after the deal names trump; with no card left there is no trump.
§3 Call   From the dealer's left, each seat calls the tricks it means to take.
§4 Hook   The dealer calls last and may not bring the sum of calls to the cards dealt.
§5 Play   The dealer's left leads; follow suit if able; the winner of a trick leads the next.
§6 Score  By default a point a trick, and ten for taking exactly the tricks called.
§7 Match  The deal passes to the left; after the last round most points win.
"""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from ..engine.actions import CHANCE, OVER, Action, Call, Play, Shuffle, call_actions, play_actions
from ..engine.cards import (
    DECK,
    NO_SEAT,
    NO_SUIT,
    UNSEEN,
    Card,
    Seat,
    bits,
    deal_hands,
    suit_of,
)
from ..engine.game import Round, totals_after
from ..engine.options import Options
from ..engine.phases import calls, tricks
from ..engine.phases.calls import NOBODY_CALLS, Calls, allowed_calls
from ..engine.phases.round_sizes import round_sizes
from ..engine.phases.tricks import NOT_DEALT, Tricks, TrickView
from ..engine.sentences import Sentence, meaning, say

VERSION = 1
FORMER_DEFAULTS: Mapping[int, Mapping[str, str]] = {}
BONUS = 10  # §6
SCORES = ("tricks", "made_only", "squares", "difference")


class Rules(Options, frozen=True, kw_only=True):
    players: Annotated[int, Meta(ge=3, le=7)] = 4  # §1
    max_cards: Annotated[int, Meta(ge=1, le=17)] | None = None  # §1; None: 10 or what the pack has
    sequence: Literal["up_down", "down", "down_up"] = "up_down"  # §1
    hook: bool = True  # §4
    score: Literal["tricks", "made_only", "squares", "difference"] = "tricks"  # §6
    points_per_trick: Annotated[int, Meta(ge=1, le=10)] = 1  # §6
    off_bid_penalty: bool = False  # §6

    def check(self) -> None:
        if self.max_cards is not None and self.max_cards > most_cards(self.players):
            raise ValueError(
                say(
                    "hand_too_large",
                    player_count=self.players,
                    card_count=most_cards(self.players),
                    n=self.max_cards,
                    rule="§1",
                )
            )
        if self.points_per_trick != 1 and self.score not in ("tricks", "made_only"):
            raise ValueError(say("option_without_effect", option="points_per_trick", rule="§6"))
        if self.off_bid_penalty and self.score != "tricks":
            raise ValueError(say("option_without_effect", option="off_bid_penalty", rule="§6"))

    def as_played(self) -> "Rules":
        return replace(self, max_cards=largest(self))


PRESETS = {"common": Rules(), "made_only": Rules(score="made_only")}
OPTION_GROUPS = {
    "table_and_deal": ("players", "max_cards", "sequence"),
    "bids_and_calls": ("hook",),
    "scoring": ("score", "points_per_trick", "off_bid_penalty"),
}
HIGH_SCORE = "points"  # §7
FIRST_HIGH_SCORE = None


class State(Struct, frozen=True, gc=False, kw_only=True):
    rules: Rules
    rounds: tuple[Round, ...] = ()  # finished ones
    turned: Card = UNSEEN  # §2
    calls: Calls = NOBODY_CALLS
    play: Tricks = NOT_DEALT


# The rules on plain integers; `sim` compiles them as they stand.


def most_cards(players: int) -> int:
    """§1"""
    return 52 // players


def round_score(call: int, won: int, score: int, trick: int, penalty: bool) -> int:
    """§6: `score` is a place in SCORES, `trick` the points of a trick."""
    miss = call - won if call > won else won - call
    if score == 3:
        return -miss
    if score == 2:
        return -miss if miss else BONUS + won * won
    if miss == 0:
        return BONUS + trick * won
    if score == 1:
        return 0
    return -trick * miss if penalty else trick * won


# The transitions of the game.


def start(rules: Rules) -> State:
    return State(rules=rules)


def seats(rules: Rules) -> int:
    return rules.players


def largest(rules: Rules) -> int:
    """§1: the most cards in one round."""
    return rules.max_cards or min(10, most_cards(rules.players))


@cache
def sizes(rules: Rules) -> tuple[int, ...]:
    """§1: the cards of each round."""
    return round_sizes(rules.sequence, largest(rules))


def facts(rules: Rules) -> dict[str, object]:
    example = " ".join(map(str, round_sizes(rules.sequence, min(3, largest(rules)))))
    whole = largest(rules) * rules.players == 52
    return {
        "largest": largest(rules),
        "rounds": len(sizes(rules)),
        "example": example,
        "whole_pack": whole,
    }


def tricks_pay(rules: Rules) -> bool:
    """§6: True if a seat that missed its call still earns points with every trick."""
    return rules.score == "tricks" and not rules.off_bid_penalty


def size(s: State) -> int:
    return sizes(s.rules)[len(s.rounds)]


def dealer(s: State) -> Seat:
    """§7"""
    return len(s.rounds) % s.rules.players


def phase(s: State) -> Literal["deal", "call", "play", "over"]:
    if not s.play.hands:
        return "over" if len(s.rounds) == len(sizes(s.rules)) else "deal"
    return "play" if calls.done(s.calls) else "call"


def actor(s: State) -> Seat:
    match phase(s):
        case "deal":
            return CHANCE
        case "call":
            return calls.turn(s.calls)
        case "play":
            return tricks.turn(s.play)
        case _:
            return OVER


def pack(s: State) -> tuple[Card, ...]:
    return bits(DECK)


def allowed_numbers(s: State) -> int:
    """§3, §4: a set of numbers."""
    last = calls.last(s.calls)
    return allowed_calls(size(s), size(s), calls.total(s.calls), last, s.rules.hook)


def legal(s: State) -> tuple[Action, ...]:
    match phase(s):
        case "play":
            return play_actions(tricks.legal_cards(s.play))
        case "call":
            return call_actions(allowed_numbers(s))
        case _:
            return ()


def why_not(s: State, action: Action) -> Sentence | None:
    match phase(s), action:
        case "call", Call(n):
            return calls.why_not(n, size(s), size(s), allowed_numbers(s), "§4")
        case "play", Play((card,), False):
            return tricks.why_not(s.play, card, "§5")
        case "call", _:
            return say("call_tricks_now", rule="§3")
        case _:
            return say("play_one_card_now", rule="§5")


def sentence(s: State, action: Action) -> Sentence:
    return meaning(action)


def prompt(s: State) -> Sentence:
    if phase(s) == "play":
        return tricks.prompt(s.play)
    return calls.prompt(size(s), allowed_numbers(s))


def apply(s: State, action: Action) -> State:
    match action:
        case Shuffle(order):
            n, first = s.rules.players, (dealer(s) + 1) % s.rules.players
            hands, rest = deal_hands(order, n, size(s))
            turned, trump = (rest[0], suit_of(rest[0])) if rest else (UNSEEN, NO_SUIT)
            said = calls.begin(calls.calling_order(first, n), (-1,) * n)
            return replace(s, turned=turned, calls=said, play=tricks.begin(hands, trump, first))
        case Call(n):
            return replace(s, calls=calls.call(s.calls, n))
        case Play():
            play = tricks.play(s.play, action.cards[0])
            return finish(s, play) if tricks.done(play) else replace(s, play=play)
        case _:
            raise TypeError(action)


def finish(s: State, play: Tricks) -> State:
    """§6, §7"""
    r = s.rules
    score = SCORES.index(r.score)
    scores = tuple(
        round_score(call, won, score, r.points_per_trick, r.off_bid_penalty)
        for call, won in zip(s.calls.numbers, play.won, strict=True)
    )
    line = Round(
        cards=size(s),
        trump=play.trump,
        calls=s.calls.numbers,
        tricks=play.won,
        scores=scores,
        totals=totals_after(s.rounds, scores),
    )
    return State(rules=r, rounds=(*s.rounds, line))


def rounds(s: State) -> tuple[Round, ...]:
    return s.rounds


def totals(s: State) -> tuple[int, ...]:
    return s.rounds[-1].totals if s.rounds else (0,) * s.rules.players


def high_score(s: State, seat: Seat) -> int:
    """§7: the points."""
    return totals(s)[seat]


# The view of a seat: every field is named here, so nothing leaks by default.


class View(TrickView, frozen=True, kw_only=True):
    dealer: Seat
    turned: Card  # the card that names trump; UNSEEN if there is none
    calls: tuple[int, ...]  # by seat; -1 not yet


def view(s: State, seat: Seat) -> View:
    t, acting, over = s.play, actor(s) == seat and seat >= 0, phase(s) == "over"
    hand = t.hands[seat] if t.hands and seat >= 0 else 0
    face_up = 1 << s.turned if s.turned != UNSEEN else 0
    return View(
        seat=seat,
        phase=phase(s),
        actor=actor(s),
        legal=legal(s) if acting else (),
        hand=bits(hand),
        unseen=bits(DECK & ~(hand | t.gone | face_up)),
        rounds=s.rounds,
        prompt=prompt(s) if acting else None,
        round=len(s.rounds) + (not over),
        of=len(sizes(s.rules)),
        dealer=NO_SEAT if over else dealer(s),
        turned=s.turned,
        calls=s.calls.numbers,
        **tricks.public(t),
    )
