"""Egyptian Estimation.

§1 Deal      Four seats, 13 cards each; the opener speaks first and changes every round.
§2 Void      A seat that was dealt no card of a suit may declare it, where that is played.
§3 Dash      Before trump is known a seat may declare a dash call: it means to take no trick.
§4 Bid       The others bid tricks with a strain; the best bidder is the caller.
§5 Estimate  From the caller's left, up to the caller's number; the last may not make it 13.
§6 Fast      In the last rounds trump is fixed and all estimate; the highest is the caller.
§7 Play      The caller leads; follow suit if able; the winner of a trick leads the next.
§8 Roles     Dash call, caller, with, double risk, risk or plain.
§9 Score     Points for the estimate and for the role; estimates of 8 and more count twice.
§10 Double   A round that all four miss is a sa'ayda: it counts nothing and doubles the next.
§11 End      After the last round most points win.
"""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from ...engine.actions import (
    CHANCE,
    OVER,
    Action,
    Bid,
    Call,
    Choose,
    Dash,
    Pass,
    Play,
    Shuffle,
    Void,
    play_actions,
)
from ...engine.cards import DECK, NO_SEAT, NO_SUIT, Card, Cards, Seat, bits, deal_hands
from ...engine.game import Round, totals_after
from ...engine.phases import tricks
from ...engine.phases.tricks import NOT_DEALT, Tricks
from ...engine.sentences import Sentence, meaning, say
from . import bidding as bidding
from . import declarations
from .bidding import NOTHING_SAID, Bidding
from .options import OPTION_GROUPS as OPTION_GROUPS
from .options import PRESETS as PRESETS
from .options import Rules as Rules
from .scoring import (
    CARDS,
    SCORINGS,
    SEATS,
    doubles,
    factors,
    makers,
    role_label,
    roles_and_risks,
    scores,
    was_caller,
)
from .views import View as View

VERSION = 1
FORMER_DEFAULTS: Mapping[int, Mapping[str, str]] = {}
FAST_BID = 8  # §6
FAST_TRUMPS = (NO_SUIT, 3, 2, 1, 0)  # §6
DOUBLINGS = {"none": 18, "x2": 1, "x4": 2, "x8": 3}  # §10, by cap
HIGH_SCORE = "points"  # §11
FIRST_HIGH_SCORE = None


class State(Struct, frozen=True, kw_only=True):
    rules: Rules
    rounds: tuple[Round, ...] = ()  # finished ones
    redeals: int = 0  # deals of this round that were thrown in
    bidding: Bidding = NOTHING_SAID
    play: Tricks = NOT_DEALT


# The transitions of the game; §2 to §6 are in `bidding`, §8 to §10 in `scoring`.


def start(rules: Rules) -> State:
    return State(rules=rules)


def seats(rules: Rules) -> int:
    return SEATS


def length(rules: Rules) -> int:
    """§1: the rounds of a game."""
    return rules.normal_rounds + rules.fast_rounds


def facts(rules: Rules) -> dict[str, object]:
    trumps = FAST_TRUMPS[: rules.fast_rounds]
    first = rules.normal_rounds + 1
    return {"rounds": length(rules), "first_fast": first, "fast_trumps": trumps}


def opener(s: State) -> Seat:
    """§1"""
    if s.rules.opener == "rotates":
        return s.rules.way() * len(s.rounds) % SEATS
    callers = [seat for line in s.rounds for seat in range(SEATS) if was_caller(line, seat)]
    return callers[-1] if callers else 0


def fast(s: State) -> bool:
    """§6"""
    return s.rules.normal_rounds <= len(s.rounds) < length(s.rules)


def doublings(s: State) -> int:
    """§10: the rounds in a row that double this one; one without tricks was skipped."""
    number, by_misses = 0, s.rules.all_miss == "double"
    for line in reversed(s.rounds):
        if not doubles(bool(line.tricks), makers(line.calls, line.tricks), by_misses):
            break
        number += 1
    return number


def multiplier(s: State) -> int:
    """§10: W of this round."""
    return 1 << min(doublings(s), DOUBLINGS[s.rules.doubling_cap])


def phase(s: State) -> Literal["deal", "void", "declare", "bid", "call", "play", "over"]:
    if not s.play.hands:
        return "over" if len(s.rounds) == length(s.rules) else "deal"
    now = bidding.phase(s.bidding)
    return "play" if now == "done" else now


def actor(s: State) -> Seat:
    match phase(s):
        case "play":
            return tricks.turn(s.play)
        case "deal":
            return CHANCE
        case "over":
            return OVER
        case _:
            return bidding.turn(s.bidding)


def pack(s: State) -> tuple[Card, ...]:
    return bits(DECK)


def legal(s: State) -> tuple[Action, ...]:
    match phase(s):
        case "play":
            return play_actions(tricks.legal_cards(s.play))
        case "deal" | "over":
            return ()
        case _:
            return bidding.legal(s.bidding, s.play.hands[actor(s)])


def why_not(s: State, action: Action) -> Sentence | None:
    if action in legal(s):
        return None
    match phase(s), action:
        case "play", Play((card,), False):
            return tricks.why_not(s.play, card, "§7")
        case "play", _:
            return say("play_one_card_now", rule="§7")
        case _:
            return bidding.why_not(s.bidding, action)


def sentence(s: State, action: Action) -> Sentence:
    match action:
        case Call(n):
            return say("action_estimate", n=n)
        case Choose():
            return say("action_ask_redeal")
        case _:
            return meaning(action)


def prompt(s: State) -> Sentence:
    if phase(s) == "play":
        return tricks.prompt(s.play)
    return bidding.prompt(s.bidding, s.play.hands[actor(s)])


def apply(s: State, action: Action) -> State:
    match action:
        case Play(cards):
            play = tricks.play(s.play, cards[0])
            return finish(s, play) if tricks.done(play) else replace(s, play=play)
        case Shuffle(order):
            way = s.rules.way()
            hands, _ = deal_hands(order, SEATS, CARDS, way)
            play = tricks.begin(hands, NO_SUIT, opener(s), way)
            return with_bidding(replace(s, play=play), bidding.begin(new_bidding(s, hands)))
        case Choose():
            return redeal(s)
        case Void() | Dash() | Pass() | Bid() | Call():
            return with_bidding(s, bidding.bid_or_pass(s.bidding, action))
        case _:
            raise TypeError(action)


def new_bidding(s: State, hands: tuple[Cards, ...] = ()) -> Bidding:
    """§2 to §6: the bidding of this round before any seat has spoken, with these hands."""
    r, quick = s.rules, fast(s)
    dashes = 0 if quick and not r.fast_dash else r.dash_calls
    least = r.min_bid if not quick else FAST_BID if r.fast_trump == "bid" else 0
    return Bidding(
        least=least,
        raising=r.bidding == "raising",
        fast=quick,
        trump=NO_SUIT - (len(s.rounds) - r.normal_rounds) if quick else NO_SUIT,
        declared=declarations.begin(SEATS, opener(s), dashes, r.void, hands=hands, way=r.way()),
    )


def with_bidding(s: State, said: Bidding) -> State:
    """§4, §7: a round without a bid is not played; else the caller leads once it is known."""
    if bidding.failed(said):
        return (
            redeal(s)
            if s.rules.no_bid == "redeal"
            else close_round(s, (0,) * SEATS, "round_note_skipped")
        )
    caller = bidding.caller(said)
    leader = opener(s) if caller == NO_SEAT else caller
    return replace(s, bidding=said, play=replace(s.play, trump=said.trump, leader=leader))


def redeal(s: State) -> State:
    """§2, §4: the same round again, with the same opener."""
    return State(rules=s.rules, rounds=s.rounds, redeals=s.redeals + 1)


def roles(s: State) -> tuple[tuple[int, int], ...]:
    """§8: the role and risk of every seat; empty until all have estimated."""
    if phase(s) != "play":
        return ()
    said, scoring = s.bidding, SCORINGS.index(s.rules.scoring)
    caller, last = bidding.caller(said), bidding.last(said)
    return roles_and_risks(scoring, said.calls.numbers, said.declared.dashed, caller, last)


def finish(s: State, play: Tricks) -> State:
    """§9, §10"""
    r, calls = s.rules, s.bidding.calls.numbers
    scoring, by_document = SCORINGS.index(r.scoring), r.formula == "document"
    points = scores(scoring, roles(s), calls, play.won, multiplier(s), by_document)
    times = factors(scoring, calls, multiplier(s), by_document)
    if makers(calls, play.won):
        return close_round(s, points, "", play, times)
    if r.all_miss == "count":
        return close_round(s, points, "round_note_saayda", play, times)
    return close_round(s, (0,) * SEATS, "round_note_saayda", play)


def close_round(
    s: State,
    points: tuple[int, ...],
    note: str,
    play: Tricks = NOT_DEALT,
    times: tuple[int, ...] = (),
) -> State:
    """The state before the next round, with a line for this one, which may have been skipped."""
    w = multiplier(s)
    notes = (
        *[say("round_note_redealt")] * bool(s.redeals),
        *[say("round_note_factor", factor=w)] * (w > 1),
        *[say(note)] * bool(note),
    )
    line = Round(
        cards=CARDS,
        trump=play.trump,
        calls=s.bidding.calls.numbers,
        tricks=play.won,
        scores=points,
        totals=totals_after(s.rounds, points),
        roles=tuple(role_label(*part) for part in roles(s)),
        factors=times,
        notes=notes,
    )
    return State(rules=s.rules, rounds=(*s.rounds, line))


def rounds(s: State) -> tuple[Round, ...]:
    return s.rounds


def totals(s: State) -> tuple[int, ...]:
    return s.rounds[-1].totals if s.rounds else (0,) * SEATS


def high_score(s: State, seat: Seat) -> int:
    """§11: the points."""
    return totals(s)[seat]


# The view of a seat: every field is named here, so nothing leaks by default.


def view(s: State, seat: Seat) -> View:
    t, said, acting = s.play, s.bidding, seat >= 0 and actor(s) == seat
    hand = t.hands[seat] if t.hands and seat >= 0 else 0
    return View(
        seat=seat,
        phase=phase(s),
        actor=actor(s),
        legal=legal(s) if acting else (),
        hand=bits(hand),
        sizes=tricks.sizes(t),
        unseen=bits(DECK & ~(hand | t.gone)),
        rounds=s.rounds,
        prompt=prompt(s) if acting else None,
        round=len(s.rounds) + (phase(s) != "over"),
        of=length(s.rules),
        fast=fast(s),
        redeals=s.redeals,
        multiplier=multiplier(s),
        way=s.rules.way(),
        starter=opener(s),
        voids=tuple(bits(suits) for suits in said.declared.voids),
        dashed=bits(said.declared.dashed),
        bids=said.bids.history,
        caller=bidding.caller(said),
        trump=t.trump,
        calls=said.calls.numbers or (-1,) * len(t.hands),
        roles=tuple(role_label(*part) for part in roles(s)),
        won=t.won,
        leader=t.leader,
        table=t.table,
        last_trick=t.last,
        last_leader=t.last_leader,
    )
