"""Declarations before the bidding: void suits, and dash calls."""

from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from ...engine.actions import DASH, PASS, Action, Choose, Dash, Void
from ...engine.cards import NO_SUIT, SUIT_CARDS, Cards, Seat, bits, lowest, with_item
from ...engine.phases.calls import calling_order
from ...engine.sentences import Sentence, say

REDEAL = Choose("redeal")
VoidRule: TypeAlias = Literal["off", "declare", "redeal", "compulsory"]

# The rules on plain integers; `sim` compiles them as they stand.


def void_suits(hand: Cards) -> int:
    """The set of suits of which the hand has no card."""
    suits = 0
    for suit in range(NO_SUIT):
        if not hand & SUIT_CARDS[suit]:
            suits |= 1 << suit
    return suits


def may_dash(dashed: int, dashes: int) -> bool:
    """True if one more seat may declare a dash call; `dashed` is a set of seats."""
    return dashed.bit_count() < dashes


# The declarations as a state.


class Declarations(Struct, frozen=True, kw_only=True):
    first: Seat = 0
    spoken: int = 0  # the number of seats that are done
    dashes: int = 0  # the number of seats that may declare a dash call
    void: VoidRule = "off"
    voids: tuple[int, ...] = ()  # declared, by seat a set of suits
    due: tuple[int, ...] = ()  # by seat, the suits still to be declared void, whatever it wants
    dashed: int = 0  # a set of seats
    way: int = 1  # the step from a seat to the next: 1 clockwise, -1 counter-clockwise


NOTHING_DECLARED = Declarations()


def begin(
    seats: int,
    first: Seat,
    dashes: int,
    void: VoidRule,
    *,
    hands: tuple[Cards, ...] = (),
    way: int = 1,
) -> Declarations:
    """The declarations before any seat has spoken; nobody is asked if nothing can be declared.
    Compulsory voids are those of the hands."""
    return Declarations(
        first=first,
        spoken=0 if dashes or void in ("declare", "redeal") else seats,
        dashes=dashes,
        void=void,
        voids=(0,) * seats,
        due=tuple(map(void_suits, hands)) if void == "compulsory" else (),
        way=way,
    )


def voids_due(d: Declarations) -> bool:
    """True while compulsory voids are declared, one after another, before anybody can speak."""
    return any(d.due)


def done(d: Declarations) -> bool:
    return d.spoken == len(d.voids) and not voids_due(d)


def turn(d: Declarations) -> Seat:
    seats = len(d.voids)
    if voids_due(d):
        return next(s for s in calling_order(d.first, seats, way=d.way) if d.due[s])
    return (d.first + d.way * d.spoken) % seats


def legal(d: Declarations, hand: Cards) -> tuple[Action, ...]:
    """The declarations open to the seat in turn, which holds this hand; a pass ends its turn.  A
    compulsory void is the only one."""
    if voids_due(d):
        return (Void(lowest(d.due[turn(d)])),)
    void = void_suits(hand) if d.void in ("declare", "redeal") else 0
    actions: list[Action] = [Void(suit) for suit in bits(void & ~d.voids[turn(d)])]
    if void and d.void == "redeal":
        actions.append(REDEAL)
    if may_dash(d.dashed, d.dashes):
        actions.append(DASH)
    return (*actions, PASS)


def declare(d: Declarations, action: Action) -> Declarations:
    """The declarations after a void, a dash call or a pass of the seat in turn."""
    seat = turn(d)
    if isinstance(action, Void):
        suit = 1 << action.suit
        due = with_item(d.due, seat, d.due[seat] & ~suit) if d.due else ()
        return replace(d, voids=with_item(d.voids, seat, d.voids[seat] | suit), due=due)
    dashed = d.dashed | 1 << seat if isinstance(action, Dash) else d.dashed
    return replace(d, spoken=d.spoken + 1, dashed=dashed)


def why_not(d: Declarations, action: Action, void_rule: str, dash_rule: str) -> Sentence:
    """The reason why an action of the seat in turn is not legal."""
    match action:
        case _ if voids_due(d):
            return say("void_due", suit=lowest(d.due[turn(d)]), rule=void_rule)
        case Dash() if d.dashes:
            return say("too_many_dash_calls", player_count=d.dashes, rule=dash_rule)
        case Dash():
            return say("no_dash_calls", rule=dash_rule)
        case Void() if d.void == "off":
            return say("no_void_declarations", rule=void_rule)
        case Void(suit) if d.voids[turn(d)] >> suit & 1:
            return say(
                "void_already_declared",
                suit=suit,
                rule=void_rule,
            )
        case Void(suit):
            return say("not_void_in_suit", suit=suit, rule=void_rule)
        case Choose("redeal") if d.void == "redeal":
            return say("redeal_needs_void", rule=void_rule)
        case _:
            return say("declare_or_pass_now", rule=dash_rule)


def prompt(d: Declarations, hand: Cards) -> Sentence:
    """The sentence for the seat in turn, which holds this hand."""
    match legal(d, hand)[0]:
        case Void(suit) if voids_due(d):
            return say("void_due_prompt", suit=suit)
        case Dash():
            return say("dash_call_prompt")
        case Void() | Choose():
            return say("void_prompt")
        case _:
            return say("nothing_to_declare_prompt")
