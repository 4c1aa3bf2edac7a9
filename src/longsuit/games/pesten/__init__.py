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
from .options import MORE_CARDS
from .options import OPTION_GROUPS as OPTION_GROUPS
from .options import PRESETS as PRESETS
from .options import Rules as Rules
from .playable import Paragraphs, SheddingRules, special, weight
from .table import NO_TABLE, Table, top

VERSION = 2
FORMER_DEFAULTS: Mapping[int, Mapping[str, str]] = {
    1: {"series": "after_again", "play_after_joker": "no"},
}


HIGH_SCORE = "cards"  # §11
FIRST_HIGH_SCORE = None


class State(Struct, frozen=True, kw_only=True):
    rules: Rules
    rounds: tuple[Round, ...] = ()  # finished games
    cards_left: tuple[tuple[int, ...], ...] = ()  # in the hands, by seat, at the end of these games
    table: Table = NO_TABLE
    dealt_more: tuple[Seat, ...] = ()  # §11: seats that begin this game with five cards more


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
    of_two, from_again = by_rank.copy(), rules.series == "from_again"
    if rules.players == 2 or rules.score == "places":  # else two seats are never left
        of_two[ACE] = AGAIN if rules.ace_two_players == "again" else of_two[ACE]
        of_two[EIGHT] = AGAIN if of_two[EIGHT] == SKIP and from_again else of_two[EIGHT]
    return SheddingRules(
        effects=tuple(of_two if rules.players == 2 else by_rank),
        effects_of_two=tuple(of_two),
        wild=1 << JACK if rules.jack == "wild" else 0,
        climb=rules.escalate,
        mixed=rules.mixed_stack,
        sets=rules.sets,
        round_the_corner=rules.round_the_corner,
        plain_finish=rules.finish == "plain",
        must_play=rules.must_play,
        draw=rules.draw,
        joker_cards=rules.joker_cards,
        penalty=rules.penalty,
        from_again=from_again,
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
            t = name_suit(s, suit)
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
    r, c = s.rules, shedding_rules(s.rules)
    sizes = [r.cards + MORE_CARDS * (seat in s.dealt_more) for seat in range(r.players)]
    t = table.deal(order, sizes, dealer(s))
    while r.turn_up == "until_plain" and t.stock and special(c, top(t)):
        t = table.turn_up_next(t)
    return resolve_top(r, t)


def resolve_top(r: Rules, t: Table) -> Table:
    """§5–§7: the table once the card on top has taken effect."""
    card = top(t)
    naming = card == JOKER and r.joker_suit == "player"
    effect = playable.effect(shedding_rules(r), t, card)
    return effects.take_effect(t, effect, weight(card, r.joker_cards), naming)


def play_cards(s: State, cards: tuple[Card, ...], last: bool) -> Table:
    """§8, §9, §11"""
    t, c = s.table, shedding_rules(s.rules)
    if turns.announced_wrongly(c, t, cards, last):
        if turns.in_series(c, t, cards):
            return take_back(s, cards)
        return resolve_top(s.rules, table.draw(table.lay(t, cards), t.turn, c.penalty))
    if len(cards) == len(table.hand(t)) and special(c, cards[-1]):
        t = replace(t, special_out=(*t.special_out, t.turn))
    return resolve_top(s.rules, table.lay(t, cards))


def take_back(s: State, cards: tuple[Card, ...]) -> Table:
    """§9: in a series that is announced wrongly the last card comes back and the turn ends.  What
    stays of a set only adds to a stack of twos, or begins one."""
    t, c = table.lay(s.table, cards[:-1]), shedding_rules(s.rules)
    if c.from_again and cards[:-1] and turns.stack_goes_on(t.payload, *cards[-2:]):
        t = effects.add_to_payload(t, weight(top(t), c.joker_cards))
    return table.next_turn(table.draw(t, t.turn, c.penalty))


def take_payload(s: State) -> Table:
    """§6, §7"""
    t, r = table.take(s.table), s.rules
    if top(t) == JOKER and t.named == NO_SUIT:
        return table.ask(t, "name")
    plays = turns.taker_plays(top(t), r.play_after_twos, r.play_after_joker)
    return t if plays else table.next_turn(t)


def name_suit(s: State, suit: Suit) -> Table:
    """§5, §7: a seat that names the suit since it has taken the cards may then play."""
    t, r = table.name_suit(s.table, suit), s.rules
    taken = top(t) == JOKER and not t.payload
    plays = taken and turns.taker_plays(JOKER, r.play_after_twos, r.play_after_joker)
    return t if plays else table.next_turn(t)


def finish(s: State, notes: tuple[Sentence, ...]) -> State:
    """§10, §11"""
    t, r = s.table, s.rules
    ranks, more = table.ranking(t), t.special_out if r.finish == "plus_five" else ()
    if r.score == "points":
        lost = [sum(map(card_points, held)) for held in t.hands]
        scores = tuple(-n - MORE_CARDS * (seat in more) for seat, n in enumerate(lost))
        notes = (*notes, *[say("round_note_lost_five", seat=seat) for seat in more])
        more = ()
    elif r.score == "places":
        scores = tuple(sum(other > rank for other in ranks) for rank in ranks)
    else:
        scores = tuple(int(rank == min(ranks)) for rank in ranks)
    if len(s.rounds) + 1 == r.games:
        more = ()
    notes = (*notes, *[say("round_note_five_more", seat=seat) for seat in more])
    line = Round(cards=r.cards, scores=scores, totals=totals_after(s.rounds, scores), notes=notes)
    left = (*s.cards_left, table.sizes(t))
    return State(rules=r, rounds=(*s.rounds, line), cards_left=left, dealt_more=more)


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
    dealt_more: tuple[Seat, ...]  # seats that begin this game with five cards more


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
        dealt_more=s.dealt_more if t.hands else (),
    )
