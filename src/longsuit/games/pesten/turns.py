"""What the seat in turn may do besides laying cards, and what is said to it."""

from ...engine.actions import DRAW, NAMES, PASS, TAKE, Action, Draw, Give, Pass, Play, Take
from ...engine.cards import JOKER, RANKS, Card, bits, mask, name, rank_of
from ...engine.sentences import Sentence, meaning, say
from .effects import OUT, WIN, outcome, penalty
from .playable import Customs, effect, firsts, plays, weight
from .playable import why_not as why_not_lay
from .table import Table, can_draw, giver, hand, top, wrongly_announced

NOTHING, TAKE_THEM, SIT_OUT, DRAW_ONE = range(4)

# The rules on plain integers; `sim` compiles them as they stand.


def instead(
    payload: int, answer: bool, drew: bool, able: bool, drawing: bool, must: bool, until: bool
) -> int:
    """What one may do instead of playing.  `able`: one could play; `drawing`: one may draw;
    `must`: who is able to play must; `until`: one draws until a card can be played."""
    if payload:
        return TAKE_THEM
    if answer:
        return SIT_OUT
    if drew:
        return DRAW_ONE if until and drawing and not able else SIT_OUT
    if able and must:
        return NOTHING
    return DRAW_ONE if drawing else SIT_OUT


# The same rules as a state.

ACTIONS: tuple[tuple[Action, ...], ...] = ((), (TAKE,), (PASS,), (DRAW,))


def besides(c: Customs, t: Table, able: bool) -> tuple[Action, ...]:
    """What one may do instead of playing; `able` says whether one could play."""
    drawing, until = c.draw != "none" and can_draw(t), c.draw == "until_playable"
    answer = t.asked == "answer"
    return ACTIONS[instead(t.payload, answer, t.drew, able, drawing, c.must_play, until)]


def legal(c: Customs, t: Table) -> tuple[Action, ...]:
    """Who has drawn may play only the card drawn, or a set that begins with it."""
    match t.asked:
        case "name":
            return NAMES
        case "give":
            return tuple(Give((card,)) for card in bits(mask(t.hands[giver(t)])))
        case _:
            fitting = firsts(c, t)
            begin = [card for card in fitting if not t.drew or card == t.drawn]
            return (*plays(c, t, begin), *besides(c, t, bool(fitting)))


def why_not(c: Customs, t: Table, action: Action) -> Sentence | None:
    """Why the seat to act may not do this; None if it may."""
    match t.asked, action:
        case "play" | "answer", Play((first, *_) as cards) if not t.drew or first == t.drawn:
            return why_not_lay(c, t, cards)
        case "give", Give((card,)) if card not in t.hands[giver(t)]:
            return say("you do not hold {card}", card=name(card))
        case _:
            return None if action in legal(c, t) else prompt(c, t)


def wrong(c: Customs, t: Table, cards: tuple[Card, ...], announced: bool) -> bool:
    """Whether a play is announced wrongly as one that leaves the last card."""
    left = len(hand(t)) - len(cards)
    return wrongly_announced(left, len(cards), announced, c.strict_last)


def in_series(t: Table, cards: tuple[Card, ...]) -> bool:
    """Whether a play is one of a series: a set, or laid after a card that lets one play again."""
    return t.series or len(cards) > 1


def sentence(c: Customs, t: Table, action: Action, places: bool) -> Sentence:
    """What a legal action means; `places`: the game goes on when a seat is out of cards."""
    match action:
        case Play(cards, last):
            if wrong(c, t, cards, last):
                return penalty(action, in_series(t, cards), c.penalty)
            does = effect(c, t, cards[-1])
            if len(cards) == len(hand(t)):
                does = OUT if places else WIN
            return outcome(t, action, does, t.payload + weight(cards[-1], c.joker_cards))
        case Take():
            return say("Take {n} cards", n=t.payload)
        case Pass() if t.drew:
            return say("Keep the card: your turn ends")
        case _:
            return meaning(action)


def prompt(c: Customs, t: Table) -> Sentence:
    """What is expected of the seat to act, which is also why it may do nothing else."""
    match t.asked:
        case "name":
            rule = c.cite.joker if top(t) == JOKER else c.cite.effect
            return say("Name the suit to go on with, {rule}", rule=rule)
        case "give":
            return say("Pass a card to the left, {rule}", rule=c.cite.effect)
        case "answer":
            rank = RANKS[rank_of(top(t))]
            return say(
                "You are skipped: pass, or play another {rank}, {rule}",
                rank=rank,
                rule=c.cite.effect,
            )
        case _:
            return turn_prompt(c, t)


def turn_prompt(c: Customs, t: Table) -> Sentence:
    fitting, cite = firsts(c, t), c.cite
    match besides(c, t, bool(fitting)), t.drew:
        case (Take(),), _:
            rule = cite.joker if top(t) == JOKER else cite.stack
            return say("Take {n} cards, or add to them, {rule}", n=t.payload, rule=rule)
        case (), _:
            return say("You can play, so you must, {rule}", rule=cite.turn)
        case (Draw(),), True:
            return say("Draw on until you can play, {rule}", rule=cite.draw)
        case _, True if t.drawn in fitting:
            text = "You drew {card}: play it or pass, {rule}"
            return say(text, card=name(t.drawn), rule=cite.draw)
        case _, True:
            text = "You drew {card}, which does not fit: pass, {rule}"
            return say(text, card=name(t.drawn), rule=cite.draw)
        case (Draw(),), _:
            if fitting:
                return say("Play a card, or draw, {rule}", rule=cite.turn)
            return say("You cannot play: draw a card, {rule}", rule=cite.draw)
        case _:
            if fitting:
                return say("Play a card, or pass, {rule}", rule=cite.turn)
            return say("You cannot play: pass, {rule}", rule=cite.draw)
