"""The answer to “?”: the legal actions with their meaning, and why others are refused."""

from collections.abc import Iterator

from ..engine.actions import BIDS, CALLS, Action, Bid, Call, Event, Play
from ..engine.game import objection, out_of_turn
from ..engine.notation import BadNotation
from ..engine.sentences import Sentence
from . import input_parser
from .extra_fields import Names
from .local_game import LocalGame
from .style import bold, card, dim, in_columns, left, notation, sentence, width

MOST = 40  # actions listed unless one asks for all


def lines(local: LocalGame, names: Names, about: str, columns: int) -> Iterator[str]:
    """The lines of the answer; `about` names one action, or is “all”."""
    view = local.view
    if local.actor != local.seat:
        yield sentence(out_of_turn(local.actor, local.seat), names) + "."
        return
    if about and about != "all":
        yield from explain_action(local, names, about)
        return
    yield bold((sentence(view.prompt, names) if view.prompt else "Your turn") + ".")
    yield from action_list(local, names, view.legal if about else view.legal[:MOST], columns)
    if len(view.legal) > MOST and not about:
        yield dim(f"… and {len(view.legal) - MOST} more: ? all lists them.")
    yield from refusals(local, names)


def explain_action(local: LocalGame, names: Names, about: str) -> Iterator[str]:
    try:
        action = input_parser.action(about, local.view.legal)
    except BadNotation as error:
        yield f"{str(error)[:1].upper()}{str(error)[1:]}."
        return
    if reason := objection(local.game, local.state, Event(local.seat, action)):
        yield sentence(reason, names) + "."
    else:
        yield f"{action!r}: {sentence(local.game.sentence(local.state, action), names)}."


def action_list(
    local: LocalGame, names: Names, actions: tuple[Action, ...], columns: int
) -> list[str]:
    """Each action as it is typed, with its meaning."""
    texts = [repr(action).lower() for action in actions]
    wide = max(map(width, texts), default=0)
    meant = [sentence(local.game.sentence(local.state, action), names) for action in actions]
    items = [f"  {left(text, wide)}  {dim(what)}" for text, what in zip(texts, meant, strict=True)]
    return in_columns(items, columns)


def refusals(local: LocalGame, names: Names) -> Iterator[str]:
    """The cards, calls and bids that are refused, grouped by reason."""
    view, kinds = local.view, {type(action) for action in local.view.legal}
    tries: list[tuple[str, Action]] = []
    if Play in kinds:
        tries += [(card(c), Play((c,))) for c in dict.fromkeys(view.hand)]
    if Call in kinds:
        most = max(action.tricks for action in view.legal if isinstance(action, Call))
        tries += [(str(n), CALLS[n]) for n in range(max(most, len(view.hand)) + 1)]
    if Bid in kinds:
        bids = [bid for row in BIDS[1:] for bid in row]
        tries += [(notation(repr(bid)[4:]), bid) for bid in bids]
    reasons: dict[tuple[str, ...], tuple[Sentence, list[str]]] = {}
    for shown, action in tries:
        if reason := objection(local.game, local.state, Event(local.seat, action)):
            others = [value for value in reason.values.values() if value != repr(action)]
            reasons.setdefault((reason.text, *others), (reason, []))[1].append(shown)
    if reasons:
        yield "Not possible:"
    for (_, *others), (reason, things) in reasons.items():
        said = sentence(reason, names)
        if len(others) < len(reason.values):  # it names its card: let it name them all
            yield f"  {said.replace(things[0], either(things), 1)}."
        elif len(things) > 13:  # bids: those that are refused stand next to one another
            yield f"  {things[0]} to {things[-1]}: {said}."
        else:
            yield f"  {' '.join(things)}: {said}."


def either(things: list[str]) -> str:
    """9♦, 2♥ or 3♥"""
    return " or ".join(filter(None, [", ".join(things[:-1]), things[-1]]))
