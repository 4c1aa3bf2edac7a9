"""The options of Pesten, each with the § of the rule sheet that it changes, and its presets."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from ...engine.options import Options
from ...engine.sentences import say

MORE_CARDS = 5  # §11: in the next game, or points, for a special card that was the last
SEAT = {"format": "seat"}  # for forms, which show it counted from 1


class Rules(Options, frozen=True, kw_only=True):
    players: Annotated[int, Meta(ge=2, le=8)] = 4  # §1
    packs: Annotated[int, Meta(ge=1, le=8)] | None = None  # §1; None: 1 up to four seats, else 2
    jokers: Annotated[int, Meta(ge=0, le=4)] = 2  # §1, in each pack
    cards: Annotated[int, Meta(ge=1, le=20)] = 7  # §1
    dealer: Annotated[int, Meta(ge=0, le=7, extra_json_schema=SEAT)] = 0  # §1, of the first game
    turn_up: Literal["effect", "until_plain"] = "effect"  # §2
    must_play: bool = True  # §3
    draw: Literal["one", "none", "until_playable"] = "one"  # §4
    play_drawn: bool = True  # §4
    eight: Literal["skip", "answer"] = "skip"  # §5
    ten: Literal["back", "nothing", "pass_left"] = "back"  # §5
    jack: Literal["fits", "wild"] = "fits"  # §5
    king: Literal["reverse", "again"] = "reverse"  # §5
    ace: Literal["nothing", "reverse"] = "nothing"  # §5
    ace_two_players: Literal["nothing", "again"] = "nothing"  # §5: while two seats are left
    escalate: Literal["top", "first", "off"] = "top"  # §6: in whose suit
    play_after_twos: bool = False  # §6, §7: the seat that takes a stack plays
    play_after_joker: bool = True  # §7: also a stack with a joker on top
    mixed_stack: bool = False  # §6, §7: twos and jokers on one another
    joker_cards: Annotated[int, Meta(ge=1, le=10)] = 5  # §7
    joker_suit: Literal["taker", "player"] = "taker"  # §7: the seat that names it
    sets: bool = True  # §8
    round_the_corner: bool = True  # §8
    penalty: Annotated[int, Meta(ge=1, le=5)] = 2  # §9: cards
    series: Literal["from_again", "after_again"] = "from_again"  # §9: where one begins
    false_last: Literal["nothing", "penalty"] = "nothing"  # §9
    turn_limit: Annotated[int, Meta(ge=50, le=10_000)] = 1000  # §10
    finish: Literal["any", "plain", "plus_five"] = "any"  # §11: on which card
    score: Literal["wins", "places", "points"] = "wins"  # §11
    games: Annotated[int, Meta(ge=1, le=100)] = 1  # §11

    def pack_count(self) -> int:
        return self.packs or (1 if self.players <= 4 else 2)

    def as_played(self) -> "Rules":
        return replace(self, packs=self.pack_count())

    def check(self) -> None:
        if self.dealer >= self.players:
            raise ValueError(
                say(
                    "dealer_seat_missing",
                    n=self.dealer,
                    most=self.players,
                )
            )
        need, there = self.players * self.cards + 1, self.pack_count() * (52 + self.jokers)
        if need > there:
            raise ValueError(
                say(
                    "not_enough_cards",
                    player_count=self.players,
                    card_count=self.cards,
                    need_count=need,
                    pack_count=self.pack_count(),
                    there=there,
                )
            )
        if self.finish == "plus_five" and self.score != "points":
            if self.games == 1:
                raise ValueError(say("plus_five_needs_next_game"))
            need += MORE_CARDS * (self.players - 1 if self.score == "places" else 1)
            if need > there:
                raise ValueError(say("not_enough_cards_plus_five", needed=need, there=there))
        if self.draw == "until_playable" and not self.play_drawn:
            raise ValueError(say("drawn_card_must_be_playable"))


PRESETS = {
    "van_dongen": Rules(),
    "common_dutch": Rules(
        turn_up="until_plain",
        jack="wild",
        ten="nothing",
        king="again",
        ace="reverse",
        ace_two_players="again",
        escalate="off",
        play_after_twos=True,
        mixed_stack=True,
        joker_suit="player",
        sets=False,
        false_last="penalty",
        finish="plus_five",
        games=5,
    ),
}
OPTION_GROUPS = {
    "table_and_deal": ("players", "packs", "jokers", "cards", "dealer", "turn_up", "games"),
    "play": (
        "must_play",
        "draw",
        "play_drawn",
        "sets",
        "round_the_corner",
        "penalty",
        "series",
        "false_last",
        "turn_limit",
        "finish",
    ),
    "special_cards": (
        "eight",
        "ten",
        "jack",
        "king",
        "ace",
        "ace_two_players",
        "escalate",
        "play_after_twos",
        "play_after_joker",
        "mixed_stack",
        "joker_cards",
        "joker_suit",
    ),
    "scoring": ("score",),
}
