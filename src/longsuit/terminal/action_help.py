"""The answer to “?”: the legal actions with their meaning, and why others are refused."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from ..engine.actions import BIDS, CALLS, Action, Bid, Call, Event, Play
from ..engine.game import objection, out_of_turn
from ..engine.notation import BadNotation
from ..engine.sentences import Sentence, reason, say
from ..messages.render import Reader
from . import input_parser
from .local_game import LocalGame
from .style import bold, dim, directed, in_columns, left, width

MOST = 40  # actions listed unless one asks for all
MANY = 13  # refused bids, from which on only the first and the last are named


def lines(local: LocalGame, reader: Reader, about: str, columns: int) -> Iterator[str]:
    """The lines of the answer; `about` names one action, or is “all”."""
    view = local.view
    if local.actor != local.seat:
        yield reader.text(out_of_turn(local.actor, local.seat))
        return
    if about and about != "all":
        yield from explain_action(local, reader, about)
        return
    yield bold(reader.text(view.prompt) if view.prompt else reader.say("your_turn"))
    yield from action_list(local, reader, view.legal if about else view.legal[:MOST], columns)
    if len(view.legal) > MOST and not about:
        more = len(view.legal) - MOST
        yield dim(reader.say("more_actions", action_count=more, command="? all"))
    yield from refusals(local, reader)


def explain_action(local: LocalGame, reader: Reader, about: str) -> Iterator[str]:
    try:
        action = input_parser.action(about, local.view.legal, reader.language)
    except BadNotation as error:
        yield reader.text(reason(error))
        return
    if refusal := objection(local.game, local.state, Event(local.seat, action)):
        yield reader.text(refusal)
    else:
        typed = input_parser.typed(action, reader.language)
        meaning = local.game.sentence(local.state, action)
        yield reader.say("labelled_text", label=typed, text=meaning)


def action_list(
    local: LocalGame, reader: Reader, actions: tuple[Action, ...], columns: int
) -> list[str]:
    """Each action as it is typed, with its meaning."""
    texts = [input_parser.typed(action, reader.language) for action in actions]
    wide = max(map(width, texts), default=0)
    meant = [reader.text(local.game.sentence(local.state, action)) for action in actions]
    items = [f"  {left(text, wide)}  {dim(what)}" for text, what in zip(texts, meant, strict=True)]
    return [directed(line, reader) for line in in_columns(items, columns)]


class Refusals(Struct):
    """Actions that are refused for one reason."""

    why: Sentence
    own: tuple[str, ...]  # the values of the reason that name the refused action itself
    actions: list[Action]


def refusals(local: LocalGame, reader: Reader) -> Iterator[str]:
    """The cards, calls and bids that are refused, grouped by reason."""
    view, kinds = local.view, {type(action) for action in local.view.legal}
    tries: list[Action] = []
    if Play in kinds:
        tries += [Play((c,)) for c in dict.fromkeys(view.hand)]
    if Call in kinds:
        most = max(action.tricks for action in view.legal if isinstance(action, Call))
        tries += [CALLS[n] for n in range(max(most, len(view.hand)) + 1)]
    if Bid in kinds:
        tries += [bid for row in BIDS[1:] for bid in row]
    groups: dict[tuple[object, ...], Refusals] = {}
    for action in tries:
        if why := objection(local.game, local.state, Event(local.seat, action)):
            own = tuple([key for key, value in why.values.items() if value == repr(action)])
            others = [value for key, value in why.values.items() if key not in own]
            groups.setdefault((why.id, *others), Refusals(why, own, [])).actions.append(action)
    if groups:
        yield reader.say("not_possible_heading")
    for group in groups.values():
        yield f"  {reader.text(refusal_sentence(group))}"


def refusal_sentence(group: Refusals) -> Sentence:
    """What is refused and why, in one sentence."""
    first, last = group.actions[0], group.actions[-1]
    if group.own:  # the reason names its card: let it name them all
        every: dict[str, Any] = dict.fromkeys(group.own, any_of(group.actions))
        return replace(group.why, values=group.why.values | every)
    if isinstance(first, Bid) and isinstance(last, Bid) and len(group.actions) > MANY:
        # Bids that are refused stand next to one another.
        return say("refused_bids", first_bid=first, last_bid=last, why=group.why)
    return say("refused_actions", what=any_of(group.actions), why=group.why)


def any_of(actions: list[Action]) -> Sentence:
    """9♦, 2♥ or 3♥"""
    return say("plain_choices", text_choices=[short(action) for action in actions])


def short(action: Action) -> Sentence:
    """An action without its verb."""
    match action:
        case Call(n):
            return say("plain_number", n=n)
        case Bid():
            return say("plain_bid", bid=action)
        case Play(cards):
            return say("plain_cards", cards=cards)
        case _:
            return say("plain_text", text=repr(action))
