"""A whole game in lines of text, for one person against computer players."""

import contextlib
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from ..engine.actions import CHANCE, OVER, Action, seen
from ..engine.cards import Seat
from ..engine.game import IllegalAction, View, winners
from ..engine.notation import FORMS, BadNotation
from ..engine.sentences import Sentence
from ..games import rule_sheets
from ..games.replay import verdicts
from . import (
    action_help,
    claims,
    input_parser,
    insight_text,
    local_game,
    narration,
    saved_games,
    table_text,
)
from .local_game import LocalGame
from .style import Screen, bold, dim, hand, sentence, to_ascii

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  (lets a person edit and repeat lines)

HELP = """\
A card is its rank and its suit: 7s, 10h or th, qd; several at once: 6d 6s 6c.
Otherwise a word and what goes with it: call 3 (or just 3), bid 5h, pass, draw,
name hearts. Announce your last card with the word last: 7s last.

?            what you can do now, and why not the rest; ? 7s about one thing
hand         your cards
table        everything you can see
scores       the score sheet
odds         who may hold the high cards; odds S or odds AS for a suit or a card
advise       what each action is worth, and why the best one is best
review       when the game is over: where you lost points
claim        end a deal whose rest is decided, whatever anybody plays
log          what has happened in this deal; log all for the whole game
rules        the rules; rules 3 for §3
undo         back to your last decision, in practice games
save FILE    write the game to a file
quit         leave the game"""

FAIR = """\
Every shuffle follows from a secret, whose hash is shown before the deal, and a number of yours; \
when the game is over, longsuit verify can check it in the saved game."""


class LeaveTable(Exception):
    """Raised when the person leaves the table."""


def ask(screen: Screen, prompt: str) -> str:
    """Reads a line from the person, and echoes it if it comes from a file or a pipe."""
    line = input(to_ascii(prompt) if screen.ascii else prompt)
    if not sys.stdin.isatty():
        screen.say(line)
    return line.strip()


class LineMode:
    """A game in lines of text: one person at the table, until it is over or they leave."""

    def __init__(
        self, local: LocalGame, screen: Screen, save: Path | None, *, confirm: bool = True
    ) -> None:
        self.match = local
        self.screen = screen
        self.save = save
        self.confirm = confirm  # ask before leaving
        self.can_save = True
        self.names = (*local.names[: local.seat], local_game.PERSON, *local.names[local.seat + 1 :])
        self.commands: dict[str, Callable[[str], object]] = {
            "?": self.show_possible,
            "help": lambda rest: screen.say(HELP),
            "hand": lambda rest: screen.say(hand(self.view.hand) or "You hold no card."),
            "table": self.draw_table,
            "scores": self.show_scores,
            "odds": lambda rest: self.say_lines(
                insight_text.odds_lines(self.match, self.names, rest)
            ),
            "advise": lambda rest: self.say_lines(
                insight_text.advice_lines(self.match, self.names)
            ),
            "review": lambda rest: self.say_lines(
                insight_text.review_lines(self.match, self.names)
            ),
            "claim": self.claim,
            "log": self.show_log,
            "rules": self.show_rules,
            "undo": self.undo,
            "save": self.save_as,
            "quit": self.quit,
        }
        self.commands |= {"exit": self.quit, "q": self.quit}

    @property
    def view(self) -> View:
        return self.match.view

    def play(self) -> None:
        """Plays until the person leaves."""
        try:
            if self.match.events:
                self.draw_table("")
            while True:
                self.advance()
                self.autosave()
                self.show_turn()
                while not self.run_line(self.ask("> ")):
                    pass
        except LeaveTable:
            pass
        except (EOFError, KeyboardInterrupt):
            self.screen.say()
            self.autosave()
            self.say_goodbye()

    # Playing.

    def advance(self) -> None:
        """Deals and lets the computer players act until it is the person's turn."""
        while self.match.actor not in (self.match.seat, OVER):
            if self.match.actor == CHANCE:
                self.deal()
            else:
                self.act(self.match.actor, local_game.bot_action(self.match))

    def deal(self) -> None:
        """Shows the commitment first, unless a seed decides the shuffle."""
        before = self.view
        if self.match.seed:
            self.match = local_game.deal_seeded(self.match)
        else:
            committed = local_game.commit()
            self.screen.say()
            if not local_game.deals(self.match.events):
                self.screen.fold(dim(FAIR))
            self.screen.say(dim(f"Commitment {committed.commitment}"))
            self.match = local_game.deal(self.match, committed)
        self.show_event(before)

    def act(self, seat: Seat, action: Action) -> None:
        before = self.view
        self.match = local_game.act(self.match, seat, action)
        self.show_event(before)

    def show_event(self, before: View) -> None:
        """Narrates the last event."""
        local, after = self.match, self.view
        event = seen(local.events[-1], local.seat)
        for line in narration.narrate(self.names, before, event, after):
            self.screen.fold(line, "  ")
        if len(after.rounds) > len(before.rounds):
            self.show_round()

    def show_round(self) -> None:
        done = self.view.rounds[-1]
        self.screen.say()
        self.screen.say(bold(f"Round {len(self.view.rounds)} is over."))
        for line in table_text.round_sheet(done, self.names):
            self.screen.fold(line, "  ")

    def show_turn(self) -> None:
        """Shows what the person needs for the next decision."""
        self.screen.say()
        if self.match.over:
            self.show_result()
            return
        for line in table_text.turn(self.view, self.names):
            self.screen.fold(line, "        ")
        prompt = self.view.prompt
        if prompt:
            self.screen.fold(bold(sentence(prompt, self.names) + "."))
        if words := claims.claim_sentence(self.match):
            self.screen.fold(f"{words} Type claim to end the deal.")

    def show_result(self) -> None:
        local = self.match
        won = winners(local.game, local.state)
        others = [self.names[s] for s in won if s != local.seat]
        if local.seat in won:
            text = f"You and {' and '.join(others)} win together." if others else "You win!"
        else:
            text = f"{' and '.join(others)} win{'s' * (len(others) == 1)}."
        self.screen.say(bold(f"The game is over. {text}"))
        for line in table_text.sheet(self.view.rounds, self.names, self.screen.columns):
            self.screen.fold(line, "  ")
        if any(local.proofs):
            holds = all(v == "holds" for v in verdicts(local_game.log(local)))
            self.screen.say(
                "Every shuffle was as committed to before the deal."
                if holds
                else "Not every shuffle could be checked: save the game and use longsuit verify."
            )
        self.screen.say(dim("save FILE keeps the game; Enter leaves."))

    # Input.

    def ask(self, prompt: str) -> str:
        return ask(self.screen, prompt)

    def run_line(self, line: str) -> bool:
        """Runs a command or tries an action; returns True if that changed the game."""
        word, _, rest = line.partition(" ")
        if word.startswith("?"):
            word, rest = "?", line[1:]
        before = self.match
        if not line:
            if self.match.over:
                raise LeaveTable
            self.screen.say("Type an action, ? for what is possible now, or help.")
        elif word.lower() in self.commands:
            self.commands[word.lower()](rest.strip())
        else:
            self.try_action(line)
        return self.match is not before

    def try_action(self, line: str) -> None:
        try:
            self.act(self.match.seat, input_parser.action(line, self.view.legal))
        except IllegalAction as refusal:
            self.refuse(refusal.reason)
        except BadNotation as error:
            text = str(error).removesuffix(f": write {FORMS}")
            self.screen.fold(f"{text[:1].upper()}{text[1:]}. Type ? for what is possible now.")

    def refuse(self, reason: Sentence) -> None:
        self.screen.fold(sentence(reason, self.names) + ".")

    def show_possible(self, rest: str) -> None:
        for line in action_help.lines(self.match, self.names, rest, self.screen.columns):
            self.screen.fold(line, "    ")

    def say_lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.screen.fold(line, "    ")

    def draw_table(self, rest: str) -> None:
        local = self.match
        held = {local.seat: table_text.own_hand(self.view)}
        for line in table_text.table(self.view, self.names, local.game.totals(local.state), held):
            self.screen.fold(line, "  ")

    def show_scores(self, rest: str) -> None:
        for line in table_text.sheet(self.view.rounds, self.names, self.screen.columns):
            self.screen.fold(line, "  ")

    def show_log(self, rest: str) -> None:
        local = self.match
        deals = list(
            narration.history(local.game, local.rules, local.events, local.seat, self.names)
        )
        for line in (line for said in (deals if rest == "all" else deals[-1:]) for line in said):
            self.screen.fold(line, "  ")

    def show_rules(self, rest: str) -> None:
        text = rule_sheets.sheet(self.match.name, self.match.rules)
        if rest:
            number = rest.lstrip("§")
            parts = [part for part in text.split("\n## ") if part.startswith(f"§{number} ")]
            if not parts:
                self.screen.say(f"There is no §{number} in these rules.")
                return
            text = parts[0]
        for line in text.splitlines():
            self.screen.fold(line, "  " if line.startswith("- ") else "")

    def undo(self, rest: str) -> None:
        before = local_game.undo(self.match)
        if isinstance(before, Sentence):
            self.refuse(before)
            return
        self.match = before
        self.screen.say("Back to your last decision.")

    def claim(self, rest: str) -> None:
        if not claims.claim_sentence(self.match):
            self.screen.say("You cannot tell yet that the rest of this deal is decided.")
            return
        for step in claims.play_out(self.match):
            before, self.match = self.view, step
            self.show_event(before)

    # Saving.

    def autosave(self) -> None:
        """Saves the game after every decision, so that a crash loses nothing."""
        local = self.match
        try:
            if self.save:
                saved_games.write(self.save, local_game.text(local))
            elif local.over:
                saved_games.delete_unfinished(local.name)
            else:
                saved_games.save_unfinished(local.name, local_game.text(local))
        except OSError as error:
            if self.can_save:
                self.screen.fold(f"This game cannot be kept: {saved_games.reason(error)}.")
            self.can_save = False

    def save_as(self, rest: str) -> bool:
        """Saves the game under a name; returns False, having said why, if that failed."""
        path = Path(rest).expanduser()
        if not rest:
            self.screen.say("Write the name of a file after it: save FILE.")
            return False
        try:
            saved_games.write(path, local_game.text(self.match))
        except OSError as error:
            self.screen.fold(f"{path} cannot be written: {saved_games.reason(error)}.")
            return False
        self.screen.fold(f"Saved. Go on with it by: longsuit play --load {path}")
        return True

    def quit(self, rest: str) -> None:
        if self.match.over:
            raise LeaveTable
        if not self.confirm:
            self.say_goodbye()
            raise LeaveTable
        self.screen.say("Leave the game?  y  it is kept for another time   d  discard it   n  stay")
        while True:
            word, _, name = self.ask("y, d, n or save FILE > ").partition(" ")
            if word.lower() in ("y", "yes"):
                self.say_goodbye()
                raise LeaveTable
            if word.lower() in ("d", "discard"):
                saved_games.delete_unfinished(self.match.name)
                raise LeaveTable
            if word.lower() == "save" and self.save_as(name.strip()):
                saved_games.delete_unfinished(self.match.name)
                raise LeaveTable
            if word.lower() in ("", "n", "no"):
                return

    def say_goodbye(self) -> None:
        if self.match.over or not self.can_save:
            return
        again = (
            f"longsuit play --load {self.save}" if self.save else f"longsuit play {self.match.name}"
        )
        self.screen.fold(f"The game is kept. Go on with it by: {again}")
