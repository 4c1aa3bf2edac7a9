"""Pesten.

§1 Deal     Two to eight seats, one or more packs with jokers; all get the same number of cards.
§2 Turn-up  The dealer turns the first card, as a play of the dealer's own.
§3 Turn     Play a card of the top card's suit or rank, or a joker; a seat that can play must.
§4 Draw     A seat that cannot play draws, and may play the card drawn; then the turn passes.
§5 Effects  7 again, 8 skips, 10 goes back, jack names the suit, king reverses.
§6 Twos     The next seat takes two cards or adds to them; the stack may climb to the king.
§7 Joker    The next seat takes five cards and names the suit, or adds a joker.
§8 Sets     Three or more of one rank, or adjacent in one suit, are played at once.
§9 Last     A seat that comes down to one card announces it, or draws two as a penalty.
§10 Stock   When the stock is empty the discards are shuffled; when nobody can move the game ends.
§11 End     The first without cards wins the game; the match counts games won.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from ...engine.actions import CHANCE, OVER, Action, Draw, Give, Name, Pass, Play, Shuffle, Take
from ...engine.cards import (
    ACE,
    EIGHT,
    JACK,
    JOKER,
    KING,
    NO_SUIT,
    SEVEN,
    TEN,
    TWO,
    UNSEEN,
    Card,
    Seat,
    Suit,
    rank_of,
)
from ...engine.game import Round, totals_after
from ...engine.game import View as BaseView
from ...engine.sentences import Sentence, say
from . import effects, playable, table, turns
from .effects import AGAIN, ANSWER, BACK, NAME, PASS_LEFT, PLAIN, REVERSE, SKIP, TAKES
from .options import OPTION_GROUPS as OPTION_GROUPS
from .options import PRESETS as PRESETS
from .options import Rules as Rules
from .playable import Paragraphs, SheddingRules, weight
from .table import NO_TABLE, Table, top

VERSION = 1
FORMER_DEFAULTS: Mapping[int, Mapping[str, str]] = {}


HIGH_SCORE = "cards"  # §11
FIRST_HIGH_SCORE = None


class State(Struct, frozen=True, kw_only=True):
    rules: Rules
    rounds: tuple[Round, ...] = ()  # finished games
    cards_left: tuple[tuple[int, ...], ...] = ()  # in the hands, by seat, at the end of these games
    table: Table = NO_TABLE


def card_points(card: Card) -> int:
    """§11: the points of a card; `sim` compiles this rule as it stands."""
    rank = rank_of(card)
    return 25 if card == JOKER else 11 if rank == ACE else min(rank + 2, 10)


@lru_cache(maxsize=256)
def all_cards(rules: Rules) -> tuple[Card, ...]:
    """§1: all cards of the game."""
    return table.packs(rules.pack_count(), rules.jokers)


@lru_cache(maxsize=256)
def shedding_rules(rules: Rules) -> SheddingRules:
    """§3–§9, §11: the effects of the cards and the places where they may be laid."""
    by_rank = [PLAIN] * 14
    by_rank[TWO] = by_rank[rank_of(JOKER)] = TAKES
    by_rank[SEVEN], by_rank[JACK] = AGAIN, NAME
    by_rank[EIGHT] = {"skip": SKIP, "answer": ANSWER}[rules.eight]
    by_rank[TEN] = {"back": BACK, "nothing": PLAIN, "pass_left": PASS_LEFT}[rules.ten]
    by_rank[KING] = {"reverse": REVERSE, "again": AGAIN}[rules.king]
    by_rank[ACE] = {"nothing": PLAIN, "reverse": REVERSE}[rules.ace]
    return SheddingRules(
        effects=tuple(by_rank),
        wild=1 << JACK if rules.jack == "wild" else 0,
        climb=rules.escalate,
        mixed=rules.mixed_stack,
        sets=rules.sets,
        round_the_corner=rules.round_the_corner,
        plain_finish=rules.finish == "plain",
        must_play=rules.must_play,
        draw=rules.draw,
        joker_cards=rules.joker_cards,
        penalty=2,  # §9
        strict_last=rules.false_last == "penalty",
        cite=Paragraphs("§3", "§4", "§5", "§6", "§7", "§8", "§11"),
    )


# The transitions of the game.


def start(rules: Rules) -> State:
    return State(rules=rules)


def seats(rules: Rules) -> int:
    return rules.players


def facts(rules: Rules) -> dict[str, object]:
    return {"number_of_packs": rules.pack_count(), "number_of_cards": len(all_cards(rules))}


def dealer(s: State) -> Seat:
    """§1: the deal moves to the left from game to game."""
    return (s.rules.dealer + len(s.rounds)) % s.rules.players


def phase(s: State) -> Literal["deal", "reshuffle", "play", "answer", "name", "give", "over"]:
    if not s.table.hands:
        return "over" if len(s.rounds) == s.rules.games else "deal"
    return "reshuffle" if s.table.owed else s.table.asked


def actor(s: State) -> Seat:
    match phase(s):
        case "deal" | "reshuffle":
            return CHANCE
        case "give":
            return table.giver(s.table)
        case "over":
            return OVER
        case _:
            return s.table.turn


def pack(s: State) -> tuple[Card, ...]:
    return table.discards(s.table) if s.table.hands else all_cards(s.rules)


def legal(s: State) -> tuple[Action, ...]:
    return turns.legal(shedding_rules(s.rules), s.table) if actor(s) >= 0 else ()


def why_not(s: State, action: Action) -> Sentence | None:
    return turns.why_not(shedding_rules(s.rules), s.table, action)


def prompt(s: State) -> Sentence:
    return turns.prompt(shedding_rules(s.rules), s.table)


def sentence(s: State, action: Action) -> Sentence:
    return turns.sentence(shedding_rules(s.rules), s.table, action, s.rules.score == "places")


def apply(s: State, action: Action) -> State:
    t, r = s.table, s.rules
    match action:
        case Shuffle(order):
            t = table.reshuffle(t, order) if t.hands else deal_and_turn_up(s, order)
        case Play(cards, last):
            t = play_cards(s, cards, last)
        case Name(suit):
            t = table.name_suit(t, suit)
        case Give((card,)):
            t = table.give(t, card)
        case Draw():
            t = table.draw_one(t)
            t = t if r.play_drawn else table.next_turn(t)
        case Take():
            t = take_payload(s)
        case Pass():
            t = table.pass_turn(t)
        case _:
            raise TypeError(action)
    s, left = replace(s, table=t), table.playing(t).bit_count()
    if left == 1 or (t.out and r.score != "places"):
        return finish(s, ())
    if t.passes >= left or t.turns >= r.turn_limit:
        return finish(s, (say("round_note_blocked"),))
    return s


def deal_and_turn_up(s: State, order: tuple[Card, ...]) -> Table:
    """§1, §2"""
    r, by_rank = s.rules, shedding_rules(s.rules).effects
    t = table.deal(order, r.players, r.cards, dealer(s))
    while r.turn_up == "until_plain" and t.stock and by_rank[rank_of(top(t))] != PLAIN:
        t = table.turn_up_next(t)
    return resolve_top(r, t)


def resolve_top(r: Rules, t: Table) -> Table:
    """§5–§7: the table once the card on top has taken effect."""
    card = top(t)
    naming = card == JOKER and r.joker_suit == "player"
    effect = playable.effect(shedding_rules(r), t, card)
    return effects.take_effect(t, effect, weight(card, r.joker_cards), naming)


def play_cards(s: State, cards: tuple[Card, ...], last: bool) -> Table:
    """§8, §9: in a series that is announced wrongly the last card comes back and the turn ends."""
    t, c = s.table, shedding_rules(s.rules)
    if not turns.announced_wrongly(c, t, cards, last):
        return resolve_top(s.rules, table.lay(t, cards))
    if turns.in_series(t, cards):
        return table.next_turn(table.draw(table.lay(t, cards[:-1]), t.turn, c.penalty))
    return resolve_top(s.rules, table.draw(table.lay(t, cards), t.turn, c.penalty))


def take_payload(s: State) -> Table:
    """§6, §7"""
    t = table.take(s.table)
    if top(t) == JOKER and t.named == NO_SUIT:
        return table.ask(t, "name")
    return t if top(t) != JOKER and s.rules.play_after_twos else table.next_turn(t)


def finish(s: State, notes: tuple[Sentence, ...]) -> State:
    """§10, §11"""
    t, r = s.table, s.rules
    ranks = table.ranking(t)
    if r.score == "points":
        scores = tuple(-sum(map(card_points, held)) for held in t.hands)
    elif r.score == "places":
        scores = tuple(sum(other > rank for other in ranks) for rank in ranks)
    else:
        scores = tuple(int(rank == min(ranks)) for rank in ranks)
    line = Round(cards=r.cards, scores=scores, totals=totals_after(s.rounds, scores), notes=notes)
    left = (*s.cards_left, table.sizes(t))
    return State(rules=r, rounds=(*s.rounds, line), cards_left=left)


def rounds(s: State) -> tuple[Round, ...]:
    return s.rounds


def totals(s: State) -> tuple[int, ...]:
    return s.rounds[-1].totals if s.rounds else (0,) * s.rules.players


def high_score(s: State, seat: Seat) -> int:
    """§11: the cards left in the other hands in the games that the seat won by going out."""
    return sum(
        sum(left)
        for line, left in zip(s.rounds, s.cards_left, strict=True)
        if not left[seat] and line.scores[seat] == max(line.scores)
    )


# The view of a seat: every field is named here, so nothing leaks by default.


class View(BaseView, frozen=True, kw_only=True):
    round: int  # games, from 1
    of: int
    dealer: Seat
    stock: int  # cards in it
    pile: int  # cards in it
    top: Card
    way: int  # 1 to the left, -1 to the right
    named: Suit
    payload: int  # cards that the seat in turn is to take
    drew: bool  # the seat in turn has drawn
    drawn: tuple[Card, ...]  # the last card this seat drew in this turn
    given: tuple[Card, ...]  # to be passed to the left
    out: tuple[Seat, ...]


def view(s: State, seat: Seat) -> View:
    t, acting = s.table, actor(s) == seat and seat >= 0
    return View(
        seat=seat,
        phase=phase(s),
        actor=actor(s),
        legal=legal(s) if acting else (),
        hand=t.hands[seat] if t.hands and seat >= 0 else (),
        sizes=table.sizes(t),
        unseen=table.hidden_cards(all_cards(s.rules), t, seat),
        rounds=s.rounds,
        prompt=prompt(s) if acting else None,
        round=len(s.rounds) + (phase(s) != "over"),
        of=s.rules.games,
        dealer=dealer(s),
        stock=len(t.stock),
        pile=len(t.pile),
        top=top(t) if t.pile else UNSEEN,
        way=t.way,
        named=t.named,
        payload=t.payload,
        drew=t.drew,
        drawn=(t.drawn,) if t.turn == seat and t.drawn != UNSEEN else (),
        given=table.visible_gifts(t, seat),
        out=t.out,
    )
