"""Whist to 24.

§1 Cut     A card drawn from a small pack names trump by its suit and the leader by its rank.
§2 Deal    Two to four seats; the whole pack is shuffled, the cards not dealt stay out.
§3 Play    The leader plays anything; a seat that holds the suit led or trumps plays one of either.
§4 Trick   The highest trump, else the highest of the led suit, wins a point and leads the next.
§5 Breach  Where the rules are not enforced, a card against §3 stands and is written down.
§6 Match   When the cards are out, cut and deal anew; the first to reach the target wins at once.
"""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from ..engine.actions import CHANCE, OVER, Action, Play, Shuffle, play_actions
from ..engine.cards import (
    DECK,
    NO_SUIT,
    RANKS,
    SUIT_CARDS,
    UNSEEN,
    Card,
    Cards,
    Seat,
    Suit,
    bits,
    deal_hands,
    rank_cards,
    rank_of,
    suit_of,
)
from ..engine.game import Round, totals_after
from ..engine.game import View as BaseView
from ..engine.options import Options
from ..engine.phases import tricks
from ..engine.phases.tricks import NOT_DEALT, Tricks, follow
from ..engine.sentences import (
    Sentence,
    meaning,
    say,
)

VERSION = 1
FORMER_DEFAULTS: Mapping[int, Mapping[str, str]] = {}


class Rules(Options, frozen=True, kw_only=True):
    players: Annotated[int, Meta(ge=2, le=4)] = 4  # §2
    cards: Annotated[int, Meta(ge=1, le=26)] = 13  # §2
    follow: Literal["lead_or_trump", "strict"] = "lead_or_trump"  # §3
    enforce: bool = True  # §5
    target: Annotated[int, Meta(ge=1, le=999)] = 24  # §6
    next_leader: Literal["random", "last_winner"] = "random"  # §6

    @classmethod
    def most_with(cls, players: int) -> dict[str, int]:
        return {"cards": 52 // players}  # §2

    def check(self) -> None:
        most = self.most_with(self.players)["cards"]
        if self.cards > most:
            raise ValueError(
                say(
                    "hand_too_large",
                    player_count=self.players,
                    card_count=most,
                    n=self.cards,
                    rule="§2",
                )
            )


PRESETS = {
    "original": Rules(),
    "strict": Rules(follow="strict"),
    "unenforced": Rules(enforce=False),
}
OPTION_GROUPS = {
    "table_and_deal": ("players", "cards"),
    "play": ("follow", "enforce", "next_leader"),
    "scoring": ("target",),
}


HIGH_SCORE = "margin"  # §6
FIRST_HIGH_SCORE = None


class Breach(Struct, frozen=True, kw_only=True):
    trick: int  # of the deal, from 1
    seat: Seat
    card: Card
    due: tuple[Card, ...]  # the cards it held and should have chosen from


class State(Struct, frozen=True, kw_only=True):
    rules: Rules
    rounds: tuple[Round, ...] = ()  # finished ones
    winner: Seat = 0  # of the last trick of the deal before
    cut: Card = UNSEEN
    play: Tricks = NOT_DEALT
    breaches: tuple[Breach, ...] = ()  # of this deal


# The rules on plain integers; `sim` compiles them as they stand.


def cut_cards(players: int) -> Cards:
    """§1: in each suit a card for every seat, the 2 for seat 0, the 3 for seat 1 and so on."""
    return rank_cards(0) * ((1 << players) - 1)


def due_cards(hand: Cards, led: Suit, trump: Suit, strict: bool) -> Cards:
    """§3: the cards of a hand that keep the rule of following."""
    if led == NO_SUIT:
        return hand
    if strict:
        return follow(hand, led)
    return hand & (SUIT_CARDS[led] | SUIT_CARDS[trump]) or hand


def deal_leader(cut: Card, winner: Seat, rounds: int, by_winner: bool) -> Seat:
    """§1, §6: the first leader of a deal, by the cut or the last trick of the deal before."""
    return winner if by_winner and rounds else rank_of(cut)


# The transitions of the game.


def start(rules: Rules) -> State:
    return State(rules=rules)


def seats(rules: Rules) -> int:
    return rules.players


def facts(rules: Rules) -> dict[str, object]:
    return {"cut_cards": 4 * rules.players, "cut_top": RANKS[rules.players - 1]}


def phase(s: State) -> Literal["cut", "deal", "play", "over"]:
    if s.play.hands:
        return "play"
    if max(totals(s)) >= s.rules.target:
        return "over"
    return "cut" if s.cut == UNSEEN else "deal"


def actor(s: State) -> Seat:
    match phase(s):
        case "cut" | "deal":
            return CHANCE
        case "play":
            return tricks.turn(s.play)
        case _:
            return OVER


def pack(s: State) -> tuple[Card, ...]:
    return bits(cut_cards(s.rules.players) if phase(s) == "cut" else DECK)


def trump(s: State) -> Suit:
    """§1"""
    return NO_SUIT if s.cut == UNSEEN else suit_of(s.cut)


def first_leader(s: State) -> Seat:
    """§1, §6"""
    by_winner = s.rules.next_leader == "last_winner"
    return deal_leader(s.cut, s.winner, len(s.rounds), by_winner)


def hand(s: State) -> Cards:
    """The hand of the seat to act."""
    return s.play.hands[tricks.turn(s.play)]


def due(s: State) -> Cards:
    """§3: the cards that the seat to act should choose from."""
    return due_cards(hand(s), tricks.led(s.play), s.play.trump, s.rules.follow == "strict")


def legal(s: State) -> tuple[Action, ...]:
    if phase(s) != "play":
        return ()
    return play_actions(due(s) if s.rules.enforce else hand(s))


def why_not(s: State, action: Action) -> Sentence | None:
    match phase(s), action:
        case "play", Play((card,), False):
            if card not in bits(hand(s)):
                return say("card_not_held", cards=(card,))
            if not s.rules.enforce or due(s) >> card & 1:
                return None
            if s.rules.follow == "strict":
                return tricks.why_not(s.play, card, "§3")
            held = [x for x in (tricks.led(s.play), s.play.trump) if due(s) & SUIT_CARDS[x]]
            if held[0] == held[-1]:
                return say("must_play_suit", suit=held[0])
            text = "must_play_led_or_trump"
            return say(text, led_suit=held[0], trump_suit=held[1])
        case _:
            return say("play_one_card_now", rule="§3")


def sentence(s: State, action: Action) -> Sentence:
    match action:
        case Play((card,)) if not due(s) >> card & 1:
            return say("action_play_breach", card=card)
        case _:
            return meaning(action)


def prompt(s: State) -> Sentence:
    led, bound = tricks.led(s.play), s.rules.enforce
    suits = {"led_suit": led, "trump_suit": s.play.trump}
    if led == NO_SUIT:
        return tricks.prompt(s.play)
    if s.rules.follow == "strict" or led == s.play.trump:
        if bound or not hand(s) & SUIT_CARDS[led]:
            return tricks.prompt(s.play)
        return say("should_follow_prompt", **suits)
    if not hand(s) & (SUIT_CARDS[led] | SUIT_CARDS[s.play.trump]):
        return say("no_suit_no_trump_prompt", **suits)
    if bound:
        return say("led_or_trump_prompt", **suits)
    return say(
        "should_play_led_or_trump_prompt",
        **suits,
    )


def apply(s: State, action: Action) -> State:
    match action:
        case Shuffle(order) if s.cut == UNSEEN:
            return replace(s, cut=order[0])
        case Shuffle(order):
            hands, _ = deal_hands(order, s.rules.players, s.rules.cards)
            return replace(s, play=tricks.begin(hands, trump(s), first_leader(s)))
        case Play((card,)):
            after = replace(s, play=tricks.play(s.play, card), breaches=breaches_after(s, card))
            over = tricks.done(after.play) or max(totals(after)) >= s.rules.target
            return finish(after) if over else after
        case _:
            raise TypeError(action)


def breaches_after(s: State, card: Card) -> tuple[Breach, ...]:
    """§5: the breaches of the deal once this card is played."""
    if due(s) >> card & 1:
        return s.breaches
    trick, seat = sum(s.play.won) + 1, tricks.turn(s.play)
    return (*s.breaches, Breach(trick=trick, seat=seat, card=card, due=bits(due(s))))


def breach_note(breach: Breach) -> Sentence:
    trick, seat = breach.trick, breach.seat
    return say("breach_note", trick=trick, seat=seat, card=breach.card, cards=breach.due)


def finish(s: State) -> State:
    """§5, §6"""
    line = Round(
        cards=s.rules.cards,
        trump=s.play.trump,
        tricks=s.play.won,
        scores=s.play.won,
        totals=totals(s),
        notes=tuple(map(breach_note, s.breaches)),
    )
    return State(rules=s.rules, rounds=(*s.rounds, line), winner=s.play.leader)


def rounds(s: State) -> tuple[Round, ...]:
    return s.rounds


def totals(s: State) -> tuple[int, ...]:
    return totals_after(s.rounds, s.play.won or (0,) * s.rules.players)


def high_score(s: State, seat: Seat) -> int:
    """§6: the margin over the next."""
    points = totals(s)
    return points[seat] - max(n for other, n in enumerate(points) if other != seat)


# The view of a seat: every field is named here, so nothing leaks by default.


class View(BaseView, frozen=True, kw_only=True):
    round: int  # from 1
    target: int
    points: tuple[int, ...]  # with those of this deal
    trump: Suit
    won: tuple[int, ...]
    leader: Seat  # known from the cut on
    table: tuple[Card, ...]  # from the leader on
    last_trick: tuple[Card, ...]
    last_leader: Seat
    breaches: tuple[Breach, ...]  # as far as they have come to light


def view(s: State, seat: Seat) -> View:
    t, now, acting = s.play, phase(s), seat >= 0 and actor(s) == seat
    held = t.hands[seat] if t.hands and seat >= 0 else 0
    return View(
        seat=seat,
        phase=now,
        actor=actor(s),
        legal=legal(s) if acting else (),
        hand=bits(held)[::-1],  # S H D C, ace to 2
        sizes=tricks.sizes(t),
        unseen=bits(DECK & ~(held | t.gone)),
        rounds=s.rounds,
        prompt=prompt(s) if acting else None,
        round=len(s.rounds) + (now != "over"),
        target=s.rules.target,
        points=totals(s),
        trump=trump(s),
        won=t.won,
        leader=first_leader(s) if now == "deal" else t.leader,
        table=t.table,
        last_trick=t.last,
        last_leader=t.last_leader,
        breaches=known_breaches(s, seat),
    )


def known_breaches(s: State, seat: Seat) -> tuple[Breach, ...]:
    """§5: the breaches that a seat knows: its own, and others once the cards due are played."""
    known = []
    for breach in s.breaches:
        due = [c for c in breach.due if seat == breach.seat or s.play.gone >> c & 1]
        if due:
            known.append(replace(breach, due=tuple(due)))
    return tuple(known)
