"""Estimation Whist.

§1 Deal   Two to six seats; every round has its number of cards, the rest of the pack stays out.
§2 Trump  The suits are trump in turn, round by round.
§3 Call   From the starter on, each seat calls the tricks it means to take.
§4 Hook   The last to call may not bring the sum of calls to the cards dealt.
§5 Play   The starter leads; follow suit if able; the winner of a trick leads the next.
§6 Score  A point a trick, and a bonus for taking exactly the tricks called.
§7 Match  The next seat starts the next round; after the last one most points win.
"""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from ..engine.actions import CHANCE, OVER, Action, Call, Play, Shuffle, call_actions, play_actions
from ..engine.cards import DECK, NO_SUIT, SUITS, Card, Cards, Seat, Suit, bits, deal_hands, rank_of
from ..engine.game import Round, totals_after
from ..engine.game import View as BaseView
from ..engine.options import Options
from ..engine.phases import calls, tricks
from ..engine.phases.calls import NOBODY_CALLS, Calls, allowed_calls
from ..engine.phases.round_sizes import round_sizes
from ..engine.phases.tricks import NOT_DEALT, Tricks
from ..engine.sentences import Sentence, meaning, say

VERSION = 1
FORMER_DEFAULTS: Mapping[int, Mapping[str, str]] = {}
BONUS = 10  # §6


class Rules(Options, frozen=True, kw_only=True):
    players: Annotated[int, Meta(ge=2, le=6)] = 4  # §1
    max_cards: Annotated[int, Meta(ge=1, le=15)] | None = (
        None  # §1; None: 13 or what the pack allows
    )
    sequence: Literal["up_down", "down_up", "up", "down"] = "up_down"  # §1
    suit_order: Literal["CDHS", "CDSH"] = "CDHS"  # §2, and of a sorted hand
    no_trump: bool = False  # §2
    hook: bool = True  # §4
    score: Literal["vanilla", "squared"] = "vanilla"  # §6
    hard_score: bool = False  # §6
    hand_order: Literal["ascending", "descending"] = "ascending"  # only how a hand is shown

    @classmethod
    def most_with(cls, players: int) -> dict[str, int]:
        return {"max_cards": most_cards(players)}  # §1

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

    def as_played(self) -> "Rules":
        return replace(self, max_cards=largest(self), hand_order="ascending")


PRESETS = {"original": Rules(), "version_1_2": Rules(suit_order="CDSH")}
OPTION_GROUPS = {
    "table_and_deal": ("players", "max_cards", "sequence", "suit_order", "no_trump", "hand_order"),
    "bids_and_calls": ("hook",),
    "scoring": ("score", "hard_score"),
}


HIGH_SCORE = "points"  # §7
FIRST_HIGH_SCORE = ("Fred Flintstone", 10)  # §7


class State(Struct, frozen=True, gc=False, kw_only=True):
    rules: Rules
    rounds: tuple[Round, ...] = ()  # finished ones
    calls: Calls = NOBODY_CALLS
    play: Tricks = NOT_DEALT


# The rules on plain integers; `sim` compiles them as they stand.


def most_cards(players: int) -> int:
    """§1"""
    return min(15, 52 // players)


def bonus(call: int, called: int, size: int, hard: bool) -> int:
    """§6: by the hard score a call of 0 earns none when the calls stay under the tricks."""
    return 0 if hard and called < size and call == 0 else BONUS


def round_score(call: int, won: int, bonus: int, squared: bool) -> int:
    """§6"""
    if call != won:
        return won
    return bonus + (won * won if squared else won)


# The transitions of the game.


def start(rules: Rules) -> State:
    return State(rules=rules)


def seats(rules: Rules) -> int:
    return rules.players


def largest(rules: Rules) -> int:
    """§1: the most cards in one round."""
    return rules.max_cards or min(13, most_cards(rules.players))


@cache
def sizes(rules: Rules) -> tuple[int, ...]:
    """§1: the cards of each round."""
    return round_sizes(rules.sequence, largest(rules))


def facts(rules: Rules) -> dict[str, object]:
    example = " ".join(map(str, sizes(replace(rules, max_cards=min(3, largest(rules))))))
    return {"largest": largest(rules), "rounds": len(sizes(rules)), "example": example}


def trumps(rules: Rules) -> tuple[Suit, ...]:
    """§2: the trumps of the rounds, in turn."""
    return tuple([SUITS.index(suit) for suit in rules.suit_order + "N" * rules.no_trump])


def trump(s: State) -> Suit:
    """§2"""
    cycle = trumps(s.rules)
    return cycle[len(s.rounds) % len(cycle)]


def starter(s: State) -> Seat:
    """§3, §7"""
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


def size(s: State) -> int:
    return sizes(s.rules)[len(s.rounds)]


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
        case Play():
            play = tricks.play(s.play, action.cards[0])
            return replace(s, play=play) if any(play.hands) else finish(s, play)
        case Call(n):
            return replace(s, calls=calls.call(s.calls, n))
        case Shuffle(order):
            n, first = s.rules.players, starter(s)
            hands, _ = deal_hands(order, n, size(s))
            turns = tuple((first + place) % n for place in range(n))
            play = tricks.begin(hands, trump(s), first)
            return replace(s, calls=calls.begin(turns, (-1,) * n), play=play)
        case _:
            raise TypeError(action)


def finish(s: State, play: Tricks) -> State:
    """§6, §7"""
    said, called, r = s.calls.numbers, calls.total(s.calls), s.rules
    scores = tuple(
        round_score(call, won, bonus(call, called, size(s), r.hard_score), r.score == "squared")
        for call, won in zip(said, play.won, strict=True)
    )
    line = Round(
        cards=size(s),
        trump=play.trump,
        calls=said,
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


class View(BaseView, frozen=True, kw_only=True):
    round: int  # from 1
    of: int
    trump: Suit
    starter: Seat
    calls: tuple[int, ...]  # by seat; -1 not yet
    won: tuple[int, ...]
    leader: Seat
    table: tuple[Card, ...]  # from the leader on
    last_trick: tuple[Card, ...]
    last_leader: Seat


def view(s: State, seat: Seat) -> View:
    t, acting = s.play, actor(s) == seat
    hand = t.hands[seat] if t.hands and seat >= 0 else 0
    over = phase(s) == "over"
    return View(
        seat=seat,
        phase=phase(s),
        actor=actor(s),
        legal=legal(s) if acting and seat >= 0 else (),
        hand=sorted_hand(s.rules, hand),
        sizes=tricks.sizes(t),
        unseen=bits(DECK & ~(hand | t.gone)),
        rounds=s.rounds,
        prompt=prompt(s) if acting and seat >= 0 else None,
        round=len(s.rounds) + (not over),
        of=len(sizes(s.rules)),
        trump=NO_SUIT if over else trump(s),
        starter=starter(s),
        calls=s.calls.numbers,
        won=t.won,
        leader=t.leader,
        table=t.table,
        last_trick=t.last,
        last_leader=t.last_leader,
    )


def sorted_hand(rules: Rules, hand: Cards) -> tuple[Card, ...]:
    """A hand as it is shown: by the order of suits, within a suit from 2 to A or from A to 2."""
    turn = -1 if rules.hand_order == "descending" else 1
    return tuple(
        sorted(bits(hand), key=lambda c: (rules.suit_order.index(SUITS[c >> 4]), turn * rank_of(c)))
    )
