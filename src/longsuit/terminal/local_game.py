"""A game in progress on this machine: one person against computer players, or watching them."""

import secrets
from random import Random
from typing import Any, get_args

from msgspec import Struct
from msgspec.structs import replace

from ..bots.characters import CHARACTERS
from ..bots.player import BadPlayer, Choice
from ..bots.registry import parse_player, player, split_players
from ..engine import actions, fair_shuffle, game, notation
from ..engine.actions import CHANCE, OVER, WATCHER, Action, Event, Shuffle
from ..engine.cards import Card, Seat
from ..engine.fair_shuffle import Proof
from ..engine.game import AnyGame, View
from ..engine.notation import BadNotation, Log
from ..engine.options import Options
from ..engine.sentences import Sentence, say
from ..games import GAMES
from ..games.replay import final_state, game_of
from ..protocol.parts import VoidReason

PERSON = "You"  # the name in a saved game, unless it is begun with another
NAMES = tuple(character.name for character in CHARACTERS)
DEFAULT_PLAYER = "level"  # takes a seat for which no player was named
WATCHING = "none"  # the seat of a person who watches, in a saved game
SETTINGS_LINE = "# longsuit play "  # begins the line of a saved log with the settings to resume it


class LocalGame(Struct, frozen=True, kw_only=True):
    name: str
    rules: Options
    state: Any
    seat: Seat  # the person's, or WATCHER
    names: tuple[str, ...]
    players: tuple[str, ...]  # the computer player of each seat; the person's is unused
    practice: bool = False
    seed: str = ""  # empty: the shuffles are fair
    open_hands: bool = False  # the other cards lie face up
    voids: tuple[VoidReason, ...] = ()  # what the person did that keeps it out of the high scores
    luck: str = ""  # the seed of the computer players' random choices
    events: tuple[Event, ...] = ()
    proofs: tuple[Proof | None, ...] = ()  # with their secrets; shown when the deal is over

    @property
    def game(self) -> AnyGame:
        return GAMES[self.name]

    @property
    def actor(self) -> Seat:
        return self.game.actor(self.state)

    @property
    def over(self) -> bool:
        return self.actor == OVER

    @property
    def view(self) -> View:
        """The person's view."""
        return self.game.view(self.state, self.seat)

    @property
    def other_hands(self) -> dict[Seat, tuple[Card, ...]]:
        """The cards that the person does not hold, by seat."""
        seats = range(self.game.seats(self.rules))
        views = {seat: self.game.view(self.state, seat) for seat in seats if seat != self.seat}
        return {seat: view.hand for seat, view in views.items()}


def names(seats: int, seat: Seat, person: str = PERSON) -> tuple[str, ...]:
    """The names at a table where a person sits among the characters, or only they sit."""
    if seat == WATCHER:
        return NAMES[:seats]
    return (*NAMES[:seat], person, *NAMES[seat : seats - 1])


def begin(
    name: str,
    rules: Options,
    seat: Seat,
    players: tuple[str, ...],
    names: tuple[str, ...],
    practice: bool,
    seed: str,
    *,
    open_hands: bool = False,
) -> LocalGame:
    return LocalGame(
        name=name,
        rules=rules,
        state=GAMES[name].start(rules),
        seat=seat,
        names=names,
        players=players,
        practice=practice,
        seed=seed,
        open_hands=open_hands,
        luck=seed or secrets.token_hex(8),
    )


def voided(local: LocalGame, reason: VoidReason) -> LocalGame:
    """The same game, which this reason keeps out of the high scores."""
    return local if reason in local.voids else replace(local, voids=(*local.voids, reason))


def is_player(kind: str, game: str) -> bool:
    try:
        parse_player(kind, game)
    except BadPlayer:
        return False
    return True


def deals(events: tuple[Event, ...]) -> int:
    return sum(isinstance(event.action, Shuffle) for event in events)


def act(local: LocalGame, seat: Seat, action: Action) -> LocalGame:
    """The game after an action of a seat; raises IllegalAction if the rules forbid it."""
    event = Event(seat, action)
    return replace(
        local, state=game.step(local.game, local.state, event), events=(*local.events, event)
    )


def commit() -> Proof:
    """A new secret with the commitment to it, which is shown before the shuffle."""
    secret = fair_shuffle.random_hex()
    return replace(fair_shuffle.commit(secret), secret=secret)


def deal(local: LocalGame, committed: Proof) -> LocalGame:
    """Shuffles with the committed secret and a nonce from the person's seat; a watcher gives that
    of the first."""
    at, nonces = deals(local.events), (*[""] * max(0, local.seat), fair_shuffle.random_hex())
    before = (*local.proofs[:at], *[None] * (at - len(local.proofs)))
    local = replace(local, proofs=(*before, replace(committed, nonces=nonces)))
    return act(
        local,
        CHANCE,
        fair_shuffle.shuffle(local.game.pack(local.state), committed.secret, nonces, at),
    )


def deal_seeded(local: LocalGame) -> LocalGame:
    """Shuffles by the seed: the same cards every time."""
    rng = Random(f"{local.seed} deal {deals(local.events)}")
    return act(local, CHANCE, game.shuffle(local.game.pack(local.state), rng))


def bot_choice(local: LocalGame) -> Choice:
    """The choice of the computer player to act; the same again after an undo."""
    seat = local.actor
    seen = tuple([actions.seen(event, seat) for event in local.events])
    rng = Random(f"{local.luck} event {len(seen)}")
    think = player(local.players[seat], local.name, local.rules)
    return think(local.game.view(local.state, seat), seen, rng)


def undo(local: LocalGame) -> LocalGame | Sentence:
    """The game before the person's last decision, or the reason why there is none."""
    if not local.practice:
        return say("undo_needs_practice", option="--practice")
    mine = [
        at
        for at, event in enumerate(local.events)
        if event.seat == local.seat and game.is_decision(local.rules, event)
    ]
    if not mine:
        return say("nothing_to_take_back")
    events = local.events[: mine[-1]]
    state = game.replay(local.game, local.rules, events)
    local = replace(local, state=state, events=events, proofs=local.proofs[: deals(events)])
    return voided(local, "undo")


# The saved log.


def log(local: LocalGame) -> Log:
    return Log(
        game=local.name,
        version=local.game.VERSION,
        rules=notation.rules_text(local.rules),
        seats=local.names,
        events=local.events,
        proofs=local.proofs,
    )


def text(local: LocalGame) -> str:
    """The log as it is saved, with the secrets of its shuffles.

    Anyone who has the file has the order of the cards anyway, and with the secrets even a game
    saved in the middle of a deal can be verified.
    """
    seat = WATCHING if local.seat == WATCHER else str(local.seat)
    settings = {"seat": seat, "players": ",".join(local.players)}
    settings |= {"practice": "yes"} if local.practice else {}
    settings |= {"seed": local.seed} if local.seed else {}
    settings |= {"open_hands": "yes"} if local.open_hands else {}
    settings |= {"voids": ",".join(local.voids)} if local.voids else {}
    words = " ".join(f"{key}={value}" for key, value in settings.items())
    return f"{SETTINGS_LINE}{words}\n{log(local)!r}"


def resume(text: str, seat: Seat | None, practice: bool | None) -> LocalGame:
    """The game in a saved log, or BadNotation; `seat` and `practice` override what it notes."""
    source = notation.log(text)
    game, rules = game_of(source)
    seats = game.seats(rules)
    first = text.partition("\n")[0]
    words = first.removeprefix(SETTINGS_LINE).split() if first.startswith(SETTINGS_LINE) else []
    settings = notation.pairs(words)
    if seat is None:
        noted = settings.get("seat", "0")
        seat = int(noted) if noted.isdecimal() and int(noted) < seats else 0
        seat = WATCHER if noted == WATCHING else seat
    elif seat >= seats:
        raise BadNotation(say("no_such_seat", n=seat, most=seats - 1))
    kinds = split_players(settings.get("players", ""))
    usable = len(kinds) == seats and all(is_player(kind, source.game) for kind in kinds)
    return LocalGame(
        name=source.game,
        rules=rules,
        state=final_state(source),
        seat=seat,
        names=source.seats or names(seats, seat),
        players=tuple(kinds) if usable else (DEFAULT_PLAYER,) * seats,
        practice=settings.get("practice") == "yes" if practice is None else practice,
        seed=settings.get("seed", ""),
        open_hands=settings.get("open_hands") == "yes",
        voids=tuple(
            why for why in get_args(VoidReason) if why in settings.get("voids", "").split(",")
        ),
        luck=settings.get("seed") or secrets.token_hex(8),
        events=source.events,
        proofs=source.proofs[: deals(source.events)],
    )
