"""High scores of games on this computer: the lists in the settings file, offered after a game."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from .. import settings
from ..engine.game import winners
from ..engine.options import Options
from ..engine.sentences import reason, say
from ..games import GAMES
from ..games.high_scores import ScoreList, filled, list_of, place_of
from ..messages.render import Reader
from ..messages.values import number_text
from ..protocol.parts import VoidReason
from ..settings import BadSettings, HighScore, Settings
from . import style
from .local_game import LocalGame
from .style import Screen

LONGEST_NAME = 24  # characters


def entries(own: Settings, of: ScoreList) -> list[HighScore]:
    """The ten of a list, the best first."""
    found = [entry for entry in own.high_scores if entry.score_list == of]
    first = GAMES[of.game].FIRST_HIGH_SCORE
    name = {"game": of.game, "preset": of.preset, "seats": of.seats, "imported": False}
    filler = first and HighScore(**name, name=first[0], points=first[1])  # type: ignore[arg-type]
    return filled(sorted(found, key=lambda entry: -entry.points), filler)


def void_reasons(local: LocalGame) -> list[VoidReason]:
    """Why a game does not count."""
    found: list[VoidReason] = [*local.voids]
    if local.seed:
        found.append("fixed_seed")
    if local.open_hands:
        found.append("open_hands")
    if list_of(local.rules) is None:
        found.append("own_rules")
    return found


def offered(local: LocalGame, own: Settings) -> HighScore | None:
    """The entry, without a name, that the person's win is good for; None if it is for none."""
    of = list_of(local.rules)
    if of is None:
        return None
    value = local.game.high_score(local.state, local.seat)
    if place_of(value, [entry.points for entry in entries(own, of)]) is None:
        return None
    name = {"game": of.game, "preset": of.preset, "seats": of.seats}
    return HighScore(**name, points=value, name="", imported=False)  # type: ignore[arg-type]


def lines(own: Settings, of: ScoreList, reader: Reader) -> Iterator[str]:
    """A list with its heading; imported entries are marked."""
    values = {"game": of.game, "preset_word": f"preset_{of.preset}", "player_count": of.seats}
    yield style.bold(reader.say("high_score_list_heading", **values))
    rows = [
        [
            f"{place}.",
            style.visible(entry.name),
            number_text(entry.points, reader.language),
            style.dim(reader.say("imported_score")) if entry.imported else "",
        ]
        for place, entry in enumerate(entries(own, of), 1)
    ]
    if not rows:
        yield reader.say("no_high_scores_yet")
        return
    value = reader.say(f"high_score_column_{GAMES[of.game].HIGH_SCORE}")
    yield from style.grid(["", reader.say("name_label"), value, ""], rows, "><><", reader)


def offer(local: LocalGame, screen: Screen, ask: Callable[[str], str]) -> None:
    """Asks for a name if the person's win is good enough, or says why it does not count."""
    if local.seat not in winners(local.game, local.state):
        return
    if reasons := void_reasons(local):
        why = " ".join([screen.reader.say(f"void_{reason}") for reason in reasons])
        screen.fold(style.dim(f"{screen.reader.say('not_a_high_score')} {why}"))
        return
    try:
        own = settings.load()
        if (entry := offered(local, own)) is None:
            return
        value = say(f"high_score_{local.game.HIGH_SCORE}", count=entry.points)
        screen.tell("high_score_name_question", value=value)
        entry = replace(entry, name=ask_name(screen, ask, last_name(own)))
        own = settings.with_score(settings.load(), entry)
        settings.save(own)
    except BadSettings as error:
        screen.tell("high_score_not_kept", why=reason(error))
        return
    for line in lines(own, entry.score_list, screen.reader):
        screen.fold(line, "    ")


def ask_name(screen: Screen, ask: Callable[[str], str], proposed: str) -> str:
    """A name for the high scores; Enter takes the one that is proposed."""
    proposed = proposed or screen.reader.say("you_label")
    prompt = f"{screen.reader.say('high_score_name_prompt', name=proposed)} > "
    while True:
        name = " ".join(ask(prompt).split()) or proposed
        if len(name) <= LONGEST_NAME and name.isprintable():
            return name
        screen.tell("high_score_name_refused", most=LONGEST_NAME)


def last_name(own: Settings) -> str:
    """The name of an entry of the person's own; empty if the file has none."""
    names = [entry.name for entry in own.high_scores if not entry.imported]
    return names[-1] if names else ""


def show(rules: Options, screen: Screen) -> None:
    """Prints the list in which games by these rules count."""
    if (of := list_of(rules)) is None:
        screen.tell("void_own_rules")
        return
    try:
        own = settings.load()
    except BadSettings as error:
        screen.show(reason(error))
        return
    for line in lines(own, of, screen.reader):
        screen.fold(line, "    ")
