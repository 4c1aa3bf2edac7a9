"""The turn of a seat: its legal actions, why others are refused, and the sentences for it."""

from ...engine.actions import DRAW, NAMES, PASS, TAKE, Action, Draw, Give, Pass, Play, Take
from ...engine.cards import JOKER, RANKS, TWO, Card, bits, mask, rank_of
from ...engine.sentences import Sentence, meaning, say
from .effects import AGAIN, OUT, WIN, penalty_meaning, play_meaning
from .playable import SheddingRules, effect, playable_cards, plays, weight, why_not_play
from .table import Table, can_draw, giver, hand, top, wrongly_announced

NO_ALTERNATIVE, TAKE_PAYLOAD, PASS_TURN, DRAW_ONE = range(4)

# The rules on plain integers; `sim` compiles them as they stand.


def alternative(
    payload: int, answer: bool, drew: bool, able: bool, drawing: bool, must: bool, until: bool
) -> int:
    """The action that the seat in turn may choose instead of playing.

    `able`: it could play; `drawing`: it may draw; `must`: a seat that is able to play must play;
    `until`: seats draw until a card can be played.
    """
    if payload:
        return TAKE_PAYLOAD
    if answer:
        return PASS_TURN
    if drew:
        return DRAW_ONE if until and drawing and not able else PASS_TURN
    if able and must:
        return NO_ALTERNATIVE
    return DRAW_ONE if drawing else PASS_TURN


def series_play(series: bool, laid: int, effect: int, from_again: bool) -> bool:
    """True if a play is one of a series: a set, or laid after a card that plays again, or with
    `from_again` such a card itself.

    `series`: the seat plays again; `laid` cards have this effect.
    """
    return series or laid > 1 or (from_again and effect == AGAIN)


def stack_goes_on(payload: int, card: Card, returned: Card) -> bool:
    """True if the card before the last of a set counts when the last one comes back: on a running
    stack, and in a set of twos."""
    return payload > 0 or (rank_of(card) == TWO and rank_of(returned) == TWO)


def taker_plays(card: Card, after_stacks: bool, after_joker: bool) -> bool:
    """True if the seat that has taken a stack with this card on top then plays."""
    return after_stacks and (after_joker or card != JOKER)


# The same rules as a state.

ACTIONS: tuple[tuple[Action, ...], ...] = ((), (TAKE,), (PASS,), (DRAW,))


def alternatives(shedding: SheddingRules, t: Table, able: bool) -> tuple[Action, ...]:
    """The actions that the seat in turn may choose instead of playing; `able`: it could play."""
    drawing, until = shedding.draw != "none" and can_draw(t), shedding.draw == "until_playable"
    answer = t.asked == "answer"
    return ACTIONS[alternative(t.payload, answer, t.drew, able, drawing, shedding.must_play, until)]


def legal(shedding: SheddingRules, t: Table) -> tuple[Action, ...]:
    """The legal actions of the seat to act; after drawing it may play only the card drawn, or a
    set that begins with it."""
    match t.asked:
        case "name":
            return NAMES
        case "give":
            return tuple(Give((card,)) for card in bits(mask(t.hands[giver(t)])))
        case _:
            playable = playable_cards(shedding, t)
            begin = [card for card in playable if not t.drew or card == t.drawn]
            return (*plays(shedding, t, begin), *alternatives(shedding, t, bool(playable)))


def why_not(shedding: SheddingRules, t: Table, action: Action) -> Sentence | None:
    """The reason why the seat to act may not do this; None if it may."""
    match t.asked, action:
        case "play" | "answer", Play((first, *_) as cards) if not t.drew or first == t.drawn:
            return why_not_play(shedding, t, cards)
        case "give", Give((card,)) if card not in t.hands[giver(t)]:
            return say("card_not_held", cards=(card,))
        case _:
            return None if action in legal(shedding, t) else prompt(shedding, t)


def announced_wrongly(
    shedding: SheddingRules, t: Table, cards: tuple[Card, ...], announced: bool
) -> bool:
    """True if a play forgets to announce the last card, or announces it falsely."""
    left = len(hand(t)) - len(cards)
    return wrongly_announced(left, len(cards), announced, shedding.strict_last)


def in_series(shedding: SheddingRules, t: Table, cards: tuple[Card, ...]) -> bool:
    """True if a play of the seat in turn is one of a series."""
    its_effect = effect(shedding, t, cards[-1])
    return series_play(t.series, len(cards), its_effect, shedding.from_again)


def sentence(shedding: SheddingRules, t: Table, action: Action, places: bool) -> Sentence:
    """The meaning of a legal action; `places`: the game goes on when a seat is out of cards."""
    match action:
        case Play(cards, last):
            if announced_wrongly(shedding, t, cards, last):
                return penalty_meaning(action, in_series(shedding, t, cards), shedding.penalty)
            its_effect = effect(shedding, t, cards[-1])
            if len(cards) == len(hand(t)):
                its_effect = OUT if places else WIN
            return play_meaning(
                t, action, its_effect, t.payload + weight(cards[-1], shedding.joker_cards)
            )
        case Take():
            return say("action_take_count", card_count=t.payload)
        case Pass() if t.drew:
            return say("action_keep_card")
        case _:
            return meaning(action)


def prompt(shedding: SheddingRules, t: Table) -> Sentence:
    """The sentence for the seat to act, which is also the reason why it may do nothing else."""
    match t.asked:
        case "name":
            rule = shedding.cite.joker if top(t) == JOKER else shedding.cite.effect
            return say("name_suit_prompt", rule=rule)
        case "give":
            return say("pass_left_prompt", rule=shedding.cite.effect)
        case "answer":
            rank = RANKS[rank_of(top(t))]
            return say(
                "skipped_prompt",
                rank=rank,
                rule=shedding.cite.effect,
            )
        case _:
            return turn_prompt(shedding, t)


def turn_prompt(shedding: SheddingRules, t: Table) -> Sentence:
    playable, cite = playable_cards(shedding, t), shedding.cite
    match alternatives(shedding, t, bool(playable)), t.drew:
        case (Take(),), _:
            rule = cite.joker if top(t) == JOKER else cite.stack
            return say("take_or_add_prompt", card_count=t.payload, rule=rule)
        case (), _:
            return say("must_play_prompt", rule=cite.turn)
        case (Draw(),), True:
            return say("keep_drawing_prompt", rule=cite.draw)
        case _, True if t.drawn in playable:
            text = "play_drawn_prompt"
            return say(text, card=t.drawn, rule=cite.draw)
        case _, True:
            text = "drawn_does_not_fit_prompt"
            return say(text, card=t.drawn, rule=cite.draw)
        case (Draw(),), _:
            if playable:
                return say("play_or_draw_prompt", rule=cite.turn)
            return say("must_draw_prompt", rule=cite.draw)
        case _:
            if playable:
                return say("play_or_pass_prompt", rule=cite.turn)
            return say("must_pass_prompt", rule=cite.draw)
