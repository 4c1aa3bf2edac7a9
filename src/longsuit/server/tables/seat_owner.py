"""The owner of a seat: a person, a computer player or nobody, and who acts for it."""

from typing import Literal

from msgspec import Struct

from ...bots.player import Player
from ...bots.registry import player
from ...engine.options import Options
from ...protocol.errors import Refusal
from ...protocol.parts import Place

NAMES = ("Nour", "Sem", "Hanna", "Ada", "Omar", "Mila", "Ben", "Lina", "Joris", "Yael")
STAND_IN = "heuristic"  # the kind that plays for people who are away


class SeatOwner(Struct, kw_only=True):
    """The owner of one seat."""

    kind: Literal["open", "person", "computer"] = "open"
    person: str = ""
    name: str = ""
    player: str = ""  # the kind of computer player
    stood_in: bool = False  # a computer player acts for the person
    left_at: float = 0.0  # when the person's connection was lost, by the loop's clock

    def computer_acts(self) -> bool:
        """True if a computer player acts for the seat."""
        return self.kind != "person" or self.stood_in

    def place(self, here: bool, playing: bool) -> Place:
        """The seat as everybody sees it."""
        standing_in = playing and (self.stood_in if self.kind == "person" else self.kind == "open")
        return Place(
            kind=self.kind,
            name=self.name,
            person=self.person,
            player=self.player,
            here=here,
            standing_in=standing_in,
        )


def computer_owner(seat: int, player: str) -> SeatOwner:
    return SeatOwner(kind="computer", name=NAMES[seat], player=player)


def computer_player(text: str, game: str, rules: Options) -> Player:
    """The computer player that a text names, or Refusal."""
    try:
        return player(text, game, rules)
    except ValueError as error:
        raise Refusal("bad_player", f"{str(error)[:1].upper()}{str(error)[1:]}.") from None
    except ImportError:
        raise Refusal("bad_player", f"There is no player {text} for {game} yet.") from None


def stand_in_player(game: str, rules: Options) -> Player:
    """A player for a seat that nobody plays: the heuristic one, or a random one if the game has
    none."""
    try:
        return player(STAND_IN, game, rules)
    except (ValueError, ImportError):
        return player("random", game, rules)
