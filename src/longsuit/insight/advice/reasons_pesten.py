"""The reasons for an advised action in Pesten."""

from typing import Any

from ...engine.actions import Action, Draw, Event, Give, Name, Play, Take
from ...engine.cards import JOKER, NO_SUIT, Card, Cards, Seat, rank_of, suit_of
from ...engine.sentences import Sentence, say
from ...games.pesten import Rules, shedding_rules
from ...games.pesten.effects import (
    AGAIN,
    ANSWER,
    BACK,
    NAME,
    PASS_LEFT,
    PLAIN,
    REVERSE,
    SKIP,
    TAKES,
    only_two,
    penalty_meaning,
    turn_after,
)
from ...games.pesten.playable import playable_on_stack, playable_on_top
from ...games.pesten.table import wrongly_announced
from ...games.pesten.turns import series_play
from ..odds import HandChances

NEARLY_OUT = 2  # a seat with at most so many cards is about to win


def percent(share: float) -> int:
    return round(100 * share)


def pesten_reasons(
    view: Any, events: tuple[Event, ...], rules: Rules, action: Action
) -> tuple[Sentence, ...]:
    holding = HandChances(view, events, rules)
    match action:
        case Play(cards, last) if costs_penalty(view, rules, action):
            back = comes_back(view, rules, holding, cards)
            return (penalty_meaning(action, back, rules.penalty),)
        case Play(cards, last):
            if len(cards) == len(view.hand):
                return (on_end(rules),)
            found = [*on_set(cards, last), *on_effect(view, rules, holding, cards[-1])]
            return tuple(found[:2]) or on_rest(view, rules, holding, cards)
        case Name(suit):
            return on_name(view, rules, holding, suit)
        case Take():
            return (say("reason_take", card_count=view.payload),)
        case Draw():
            return (say("reason_keep_cards"),)
        case Give((card,)):
            return (on_gift(view, card),)
        case _:
            return (say("reason_keep_cards"),)


def costs_penalty(view: Any, rules: Rules, action: Play) -> bool:
    """True if the play costs a penalty: a missing or a false announcement of the last card."""
    left, played = len(view.hand) - len(action.cards), len(action.cards)
    return wrongly_announced(left, played, action.last, rules.false_last == "penalty")


def comes_back(view: Any, rules: Rules, holding: HandChances, cards: tuple[Card, ...]) -> bool:
    """True if a play that is announced wrongly is one of a series, so that its last card comes
    back."""
    effect = TAKES if view.payload else own_effect(view, rules, cards[-1])
    again = holding.tracker.series == view.seat
    return series_play(again, len(cards), effect, shedding_rules(rules).from_again)


def own_effect(view: Any, rules: Rules, card: Card) -> int:
    """The effect of its own that a card of this seat has."""
    c = shedding_rules(rules)
    effects = c.effects_of_two if only_two(seats_playing(view), view.seat) else c.effects
    return effects[rank_of(card)]


def seats_playing(view: Any) -> int:
    """The seats that still hold cards, as a set."""
    return sum([1 << seat for seat, size in enumerate(view.sizes) if size])


def on_end(rules: Rules) -> Sentence:
    """The sentence for a play after which no card is left."""
    if rules.score == "places":
        return say("reason_play_all_out")
    return say("reason_play_all_win")


def on_set(cards: tuple[Card, ...], last: bool) -> list[Sentence]:
    found = []
    if len(cards) > 1:
        found.append(say("reason_sheds_cards", card_count=len(cards)))
    if last:
        found.append(say("reason_announce_last"))
    return found


def on_effect(view: Any, rules: Rules, holding: HandChances, card: Card) -> list[Sentence]:
    """Sentences on the effect of the top card on the next seat; on a stack it only adds to it."""
    effect = TAKES if view.payload else own_effect(view, rules, card)
    after, later = next_seat(view), next_seat(view, effect)
    size = view.sizes[after]
    if effect == TAKES:
        return [on_payload(rules, holding, card, after)]
    if effect == ANSWER and size <= NEARLY_OUT:
        text = "reason_blocks_unless_answer"
        return [say(text, seat=after, card_count=size)]
    if effect in (SKIP, BACK, REVERSE) and size <= NEARLY_OUT and later != after:
        text = "reason_blocks"
        return [say(text, seat=after, card_count=size)]
    if effect == AGAIN or later == view.seat:
        return [say("reason_play_again", card=card)]
    if effect == NAME:
        return [say("reason_name_suit", card=card)]
    if effect == PASS_LEFT:
        return [say("reason_everyone_passes", card=card)]
    return []


def on_payload(rules: Rules, holding: HandChances, card: Card, seat: Seat) -> Sentence:
    """The sentence for a card that makes the next seat take cards."""
    about = "joker" if card == JOKER else "two"
    chance = percent(holding.answer_chances(on_stack(rules, holding, card), about)[seat])
    return say("reason_seat_takes", seat=seat, percent=chance)


def on_stack(rules: Rules, holding: HandChances, card: Card) -> Cards:
    """The faces that may be laid on a card while cards are to be taken."""
    climb = {"top": suit_of(card), "first": holding.tracker.stack_suit, "off": NO_SUIT}[
        rules.escalate
    ]
    if rules.escalate == "first" and climb == NO_SUIT:
        climb = suit_of(card)
    return playable_on_stack(card, climb, rules.mixed_stack)


def on_rest(
    view: Any, rules: Rules, holding: HandChances, cards: tuple[Card, ...]
) -> tuple[Sentence, ...]:
    """Sentences on the cards that can follow, from this hand and from the next seat's."""
    rest = list(view.hand)
    for card in cards:
        rest.remove(card)
    faces = playable_on_top(cards[-1], NO_SUIT, shedding_rules(rules).wild)
    fits = tuple([card for card in rest if faces >> card & 1])
    after = next_seat(view, own_effect(view, rules, cards[-1]))
    chance = percent(holding.answer_chances(faces)[after])
    next_one = say("reason_seat_has_card", seat=after, percent=chance)
    if fits:
        return (say("reason_can_follow", cards=fits), next_one)
    return (next_one,)


def on_name(view: Any, rules: Rules, holding: HandChances, suit: int) -> tuple[Sentence, ...]:
    after = next_seat(view)
    held = tuple([card for card in view.hand if card != JOKER and suit_of(card) == suit])
    text = "reason_your_suit" if held else "reason_no_suit"
    values: dict[str, object] = {"suit": suit, **({"cards": held} if held else {})}
    if view.payload:  # the player of the joker names the suit
        return (say(text, **values), on_payload(rules, holding, view.top, after))
    chance = percent(
        holding.answer_chances(playable_on_top(view.top, suit, shedding_rules(rules).wild))[after]
    )
    return (
        say(text, **values),
        say("reason_seat_can_follow", seat=after, percent=chance),
    )


def on_gift(view: Any, card: Card) -> Sentence:
    alone = sum([c != JOKER and suit_of(c) == suit_of(card) for c in view.hand]) == 1
    if alone and card != JOKER:
        return say(
            "reason_only_card_of_suit",
            card=card,
            suit=suit_of(card),
        )
    return say("reason_better_without", cards=(card,))


def next_seat(view: Any, effect: int = PLAIN) -> Seat:
    """The seat to play after a card with this effect."""
    return turn_after(effect, view.seat, view.way, seats_playing(view), len(view.sizes))
