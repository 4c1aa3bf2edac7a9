"""The effects of cards laid on the pile: on the turn, on the payload, and in words."""

from msgspec.structs import replace

from ...engine.actions import Play
from ...engine.cards import JOKER, NO_SUIT, Seat, suit_of
from ...engine.sentences import Sentence, say
from .table import Table, ask, hand, must_announce, next_seat_playing, playing, top, turn_to

PLAIN, AGAIN, SKIP, ANSWER, BACK, REVERSE, NAME, TAKES, PASS_LEFT = range(9)

# The rules on plain integers; `sim` compiles them as they stand.


def turn_after(effect: int, seat: Seat, way: int, playing: int, seats: int) -> Seat:
    """The seat whose turn it is after a card with this effect; `playing` is a set of seats."""
    if effect == AGAIN and playing >> seat & 1:
        return seat
    if effect in (BACK, REVERSE):
        return next_seat_playing(seat, -way, playing, seats)
    after = next_seat_playing(seat, way, playing, seats)
    return next_seat_playing(after, way, playing, seats) if effect == SKIP else after


def only_two(playing: int, seat: Seat) -> bool:
    """True if a seat and one other are the only ones that still play."""
    return playing.bit_count() == 2 and playing >> seat & 1 == 1


# The same rules as a state.


def add_to_payload(t: Table, number: int) -> Table:
    """The table with so many more cards to be taken, for the card on top."""
    suit = suit_of(top(t)) if t.stack_suit == NO_SUIT and top(t) != JOKER else t.stack_suit
    return replace(t, payload=t.payload + number, stack_suit=suit)


def take_effect(t: Table, effect: int, number: int, naming: bool) -> Table:
    """The table once the top card has taken effect.

    `number` is what TAKES adds to the payload; `naming` makes the seat in turn name a suit.
    """
    if effect == TAKES:
        t = add_to_payload(t, number)
    if effect == NAME or naming:
        return ask(t, "name")
    if effect == PASS_LEFT:
        return ask(t, "give")
    after = turn_after(effect, t.turn, t.way, playing(t), len(t.hands))
    if effect == AGAIN and after == t.turn:
        return replace(t, series=True, turns=t.turns + 1)
    if effect == REVERSE:
        t = replace(t, way=-t.way)
    return ask(turn_to(t, after), "answer" if effect == ANSWER else "play")


# The same rules in words.

WIN, OUT = 9, 10  # the effects of a play that leaves no card

WORDS = {
    PLAIN: "action_play",
    AGAIN: "action_play_again",
    SKIP: "action_play_skip",
    ANSWER: "action_play_skip_unless_answer",
    BACK: "action_play_back",
    REVERSE: "action_play_reverse",
    NAME: "action_play_name_suit",
    TAKES: "action_play_takes",
    PASS_LEFT: "action_play_pass_left",
    WIN: "action_play_win",
    OUT: "action_play_out",
}
LAST_WORDS = {
    PLAIN: "action_play_last",
    AGAIN: "action_play_last_again",
    SKIP: "action_play_last_skip",
    ANSWER: "action_play_last_skip_unless_answer",
    BACK: "action_play_last_back",
    REVERSE: "action_play_last_reverse",
    NAME: "action_play_last_name_suit",
    TAKES: "action_play_last_takes",
    PASS_LEFT: "action_play_last_pass_left",
    WIN: "action_play_last_win",
    OUT: "action_play_last_out",
}


def play_meaning(t: Table, action: Play, effect: int, number: int) -> Sentence:
    """The meaning of a play of the seat in turn; `number` cards would have to be taken."""
    row = (t.turn, t.way, playing(t), len(t.hands))
    if effect == SKIP and turn_after(SKIP, *row) == t.turn:
        effect = AGAIN
    next_seat = turn_after(PLAIN if effect == SKIP else effect, *row)
    due = must_announce(len(hand(t)) - len(action.cards), len(action.cards))
    text = (LAST_WORDS if action.last and due else WORDS)[effect]
    return say(text, cards=action.cards, seat=next_seat, card_count=number)


def penalty_meaning(action: Play, comes_back: bool, number: int) -> Sentence:
    """The meaning of a play that is announced wrongly; the penalty is `number` cards."""
    values: dict[str, object] = {"cards": action.cards, "card_count": number}
    if comes_back:
        values["card"] = action.cards[-1]
        if action.last:
            return say(
                "play_false_announcement_series",
                **values,
            )
        return say(
            "play_without_announcing_series",
            **values,
        )
    if action.last:
        return say("play_false_announcement", **values)
    return say("play_without_announcing", **values)
