"""Israeli Whist.

§1 Deal      Four seats, thirteen cards each; or fewer, and the rest stays out of play.
§2 Bid       Seats pass or bid five tricks or more with a strain, each bid higher than the last;
             with fewer cards the least bid is lower.
§3 All pass  Without a bid there is no ruler: play without trump, deal again, or end.
§4 Frisch    Or every seat passes three cards on to its left and bids again, from six tricks.
§5 Call      The ruler's bid is its call; the others call the tricks they mean to take.
§6 Hook      The last to call may not bring the sum of calls to the number of tricks.
§7 Play      The ruler leads; follow suit if able; the winner of a trick leads the next.
§8 Score     Points for the tricks called, points off for each one too many or too few.
§9 Match     The next seat speaks first in the next deal; after the last one most points win.
"""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from ...engine.actions import (
    CHANCE,
    OVER,
    Action,
    Bid,
    Call,
    Choose,
    Give,
    Pass,
    Play,
    Shuffle,
    call_actions,
    play_actions,
)
from ...engine.cards import DECK, NO_SEAT, NO_SUIT, Card, Cards, Seat, bits, deal_hands, with_item
from ...engine.game import Round, totals_after
from ...engine.options import Options
from ...engine.phases import auction, calls, tricks
from ...engine.phases.auction import NO_AUCTION, Auction
from ...engine.phases.calls import NOBODY_CALLS, Calls
from ...engine.phases.tricks import NOT_DEALT, Tricks, TrickView, public
from ...engine.sentences import Sentence, meaning, say
from . import passing
from .numbers import FULL_HAND, SEATS, calls_from, finished, least_bid
from .passing import NOBODY_GIVES, Giving
from .scoring import linear_score, square_score

VERSION = 1
FORMER_DEFAULTS: Mapping[int, Mapping[str, str]] = {}
FRISCHES, GIFT = 3, 3  # §4: times at most, and cards each time


class Rules(Options, frozen=True, kw_only=True):
    may_return: bool = False  # §2
    all_pass: Literal["ask", "continue", "redeal", "end"] = "ask"  # §3
    frisch: bool = False  # §4
    may_raise: bool = False  # §5
    call_order: Literal["from_ruler", "seat_order"] = "from_ruler"  # §5
    score: Literal["linear", "square"] = "linear"  # §8
    deals: Annotated[int, Meta(ge=1, le=100)] | None = None  # §9; None: 1, or what a target takes
    target: Annotated[int, Meta(ge=10, le=10000)] | None = None  # §9
    cards: Annotated[int, Meta(ge=4, le=FULL_HAND)] = FULL_HAND  # §1
    square_zero_over: Literal[30, 25] = 30  # §8

    def check(self) -> None:
        if self.frisch and self.cards != FULL_HAND:
            raise ValueError(say("frisch_needs_all_cards", n=FULL_HAND, rule="§4"))


PRESETS = {
    "document": Rules(),
    "common": Rules(may_return=True, frisch=True, may_raise=True, score="square", deals=4),
    "walkthrough": Rules(call_order="seat_order"),
}
OPTION_GROUPS = {
    "table_and_deal": ("deals", "cards"),
    "bids_and_calls": ("may_return", "all_pass", "frisch", "may_raise", "call_order"),
    "scoring": ("score", "target", "square_zero_over"),
}


HIGH_SCORE = "points"  # §9
FIRST_HIGH_SCORE = None


class State(Struct, frozen=True, kw_only=True):
    rules: Rules
    rounds: tuple[Round, ...] = ()  # finished ones
    ended: bool = False  # §3: before its time
    auction: Auction = NO_AUCTION
    giving: Giving = NOBODY_GIVES
    calls: Calls = NOBODY_CALLS
    play: Tricks = NOT_DEALT


# The transitions of the game.


def start(rules: Rules) -> State:
    return State(rules=rules)


def seats(rules: Rules) -> int:
    return SEATS


def length(rules: Rules) -> int:
    """§9: the most deals of a match; 0 is as many as it takes."""
    return rules.deals or (0 if rules.target else 1)


def facts(rules: Rules) -> dict[str, object]:
    return {
        "goal": rules.target or 100,  # as an example
        "length": length(rules) or 1,
        "least": least_bid(rules.cards),
        "barred": rules.cards - 3,  # in an example: to the last caller when the others called three
    }


def first(s: State) -> Seat:
    """§2, §9: the seat that speaks first."""
    return len(s.rounds) % SEATS


def least(s: State) -> int:
    """§2, §4: the least number of tricks to bid."""
    return least_bid(s.rules.cards) + passing.times_given(s.giving)


def phase_and_actor(s: State) -> tuple[str, Seat]:
    """The phase and the seat to act in it."""
    if not s.play.hands:
        best, target = max(totals(s)), s.rules.target or 0
        over = s.ended or finished(len(s.rounds), length(s.rules), best, target)
        return ("over", OVER) if over else ("deal", CHANCE)
    if not auction.done(s.auction):
        return "bid", s.auction.turn
    if not s.calls.order:
        return ("give", passing.turn(s.giving)) if s.rules.frisch else ("choose", first(s))
    if not calls.done(s.calls):
        return "call", calls.turn(s.calls)
    return "play", tricks.turn(s.play)


def phase(s: State) -> str:
    return phase_and_actor(s)[0]


def actor(s: State) -> Seat:
    return phase_and_actor(s)[1]


def pack(s: State) -> tuple[Card, ...]:
    return bits(DECK)


def least_call(s: State) -> int:
    """§5: the least number to call, which for the ruler is its bid."""
    return auction.tricks(s.auction) if actor(s) == s.auction.holder else 0


def allowed_numbers(s: State) -> int:
    """§5, §6: a set of numbers."""
    called, last = calls.total(s.calls), calls.last(s.calls)
    return calls_from(least_call(s), called, last, s.rules.cards)


CHOICES = {
    "continue": say("choose_continue"),
    "redeal": say("choose_redeal"),
    "end": say("choose_end"),
}
EXPECTED = {
    "bid": say("bid_or_pass_now", rule="§2"),
    "choose": say("choose_after_passes"),
    "give": say("pass_three_cards_now"),
    "call": say("call_tricks_now", rule="§5"),
    "play": say("play_one_card_now", rule="§7"),
}


def legal(s: State) -> tuple[Action, ...]:
    match phase(s):
        case "bid":
            return auction.legal_bids(s.auction, least(s), s.rules.cards)
        case "give":
            return passing.legal_gifts(s.play.hands[actor(s)], GIFT)
        case "choose":
            return tuple([Choose(what) for what in CHOICES])
        case "call":
            return call_actions(allowed_numbers(s))
        case "play":
            return play_actions(tricks.legal_cards(s.play))
        case _:
            return ()


def why_not(s: State, action: Action) -> Sentence | None:
    match phase(s), action:
        case "bid", Bid():
            return auction.why_not(s.auction, action, least(s), s.rules.cards, "§2")
        case "give", Give(cards):
            return passing.why_not(s.play.hands[actor(s)], cards, GIFT, "§4")
        case "call", Call(n) if 0 <= n < least_call(s):
            return say("call_below_bid", trick_count=least_call(s))
        case "call", Call(n):
            return calls.why_not(n, s.rules.cards, s.rules.cards, allowed_numbers(s), "§6")
        case "play", Play((card,), False):
            return tricks.why_not(s.play, card, "§7")
        case _:
            return None if action in legal(s) else EXPECTED[phase(s)]


def sentence(s: State, action: Action) -> Sentence:
    return CHOICES[action.what] if isinstance(action, Choose) else meaning(action)


def prompt(s: State) -> Sentence:
    match phase(s):
        case "bid":
            return auction.prompt(s.auction, least(s))
        case "give":
            return passing.prompt(s.giving, GIFT)
        case "choose":
            return say("all_passed_prompt")
        case "call":
            return calls.prompt(s.rules.cards, allowed_numbers(s), least_call(s))
        case _:
            return tricks.prompt(s.play)


def apply(s: State, action: Action) -> State:
    match action:
        case Play((card,)):
            play = tricks.play(s.play, card)
            return finish(s, play) if tricks.done(play) else replace(s, play=play)
        case Call(n):
            return replace(s, calls=calls.call(s.calls, n))
        case Bid() | Pass():
            return bid_or_pass(s, action)
        case Choose(what):
            return resolve_all_pass(s, what)
        case Give(cards):
            g, hands = passing.give(s.giving, s.play.hands, cards)
            return begin(s, g, hands) if passing.done(g) else replace(s, giving=g)
        case Shuffle(order):
            return begin(s, Giving(SEATS, first(s)), deal_hands(order, SEATS, s.rules.cards)[0])
        case _:
            raise TypeError(action)


def begin(s: State, g: Giving, hands: tuple[Cards, ...]) -> State:
    """§1, §4: the state in which the seats bid on these hands."""
    a = auction.begin(SEATS, first(s), (1 << SEATS) - 1)
    return replace(s, auction=a, giving=g, play=tricks.begin(hands, NO_SUIT, first(s)))


def bid_or_pass(s: State, action: Action) -> State:
    """§2: the state after a bid or pass; the last one ends the auction."""
    s = replace(s, auction=auction.bid_or_pass(s.auction, action, s.rules.may_return))
    if not auction.done(s.auction):
        return s
    if s.auction.best:
        return begin_calls(s, s.auction.holder)
    if s.rules.frisch:
        return s if passing.times_given(s.giving) < FRISCHES else resolve_all_pass(s, "redeal")
    return s if s.rules.all_pass == "ask" else resolve_all_pass(s, s.rules.all_pass)


def begin_calls(s: State, ruler: Seat) -> State:
    """§5: a ruler who may raise calls before the others."""
    by_seat = s.rules.call_order == "seat_order"
    order, said = calls.calling_order(ruler, SEATS, by_number=by_seat), (-1,) * SEATS
    if not s.rules.may_raise:
        order, said = order[1:], with_item(said, ruler, auction.tricks(s.auction))
    play = replace(s.play, trump=auction.strain(s.auction), leader=ruler)
    return replace(s, calls=calls.begin(order, said), play=play)


def resolve_all_pass(s: State, what: str) -> State:
    """§3"""
    if what == "continue":
        return replace(s, calls=calls.begin(calls.calling_order(first(s), SEATS), (-1,) * SEATS))
    return State(rules=s.rules, rounds=s.rounds, ended=what == "end")


def deal_score(rules: Rules, call: int, won: int, called: int) -> int:
    """§8"""
    if rules.score == "square":
        return square_score(call, won, called, rules.cards, rules.square_zero_over)
    return linear_score(call, won, called, rules.cards)


def finish(s: State, play: Tricks) -> State:
    """§8, §9"""
    said, called = s.calls.numbers, calls.total(s.calls)
    results = zip(said, play.won, strict=True)
    scores = tuple([deal_score(s.rules, call, won, called) for call, won in results])
    line = Round(
        cards=s.rules.cards,
        trump=play.trump,
        calls=said,
        tricks=play.won,
        scores=scores,
        totals=totals_after(s.rounds, scores),
        roles=tuple("ruler" if seat == s.auction.holder else "" for seat in range(SEATS)),
    )
    return State(rules=s.rules, rounds=(*s.rounds, line))


def rounds(s: State) -> tuple[Round, ...]:
    return s.rounds


def totals(s: State) -> tuple[int, ...]:
    return s.rounds[-1].totals if s.rounds else (0,) * SEATS


def high_score(s: State, seat: Seat) -> int:
    """§9: the points."""
    return totals(s)[seat]


# The view of a seat: every field is named here, so nothing leaks by default.


class View(TrickView, frozen=True, kw_only=True):
    starter: Seat  # the first to speak
    bids: tuple[tuple[Seat, Action], ...]  # and passes, in turn
    least: int  # tricks to bid
    given: tuple[tuple[Card, ...], ...]  # the cards this seat has passed on, time by time
    ruler: Seat  # -1: nobody
    calls: tuple[int, ...]  # by seat; -1 not yet


def view(s: State, seat: Seat) -> View:
    t, acting = s.play, seat >= 0 and actor(s) == seat
    hand = t.hands[seat] if t.hands and seat >= 0 else 0
    given = passing.gifts_of(s.giving, seat)
    return View(
        seat=seat,
        phase=phase(s),
        actor=actor(s),
        legal=legal(s) if acting else (),
        hand=bits(hand),
        unseen=bits(DECK & ~(hand | t.gone | sum(given))),  # nobody gets a card twice
        rounds=s.rounds,
        prompt=prompt(s) if acting else None,
        round=len(s.rounds) + (phase(s) != "over"),
        of=length(s.rules),  # 0: as many as it takes to reach the target
        starter=first(s),
        bids=s.auction.history,
        least=least(s),
        given=tuple(bits(cards) for cards in given),
        ruler=s.auction.holder if s.calls.order else NO_SEAT,
        calls=s.calls.numbers or (-1,) * len(t.hands),
        **public(t),
    )
