"""A whole game in lines of text, for one person against computer players."""

import contextlib
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from msgspec.structs import replace

from ..bots.player import Substitute
from ..engine.actions import CHANCE, OVER, Action, seen
from ..engine.cards import Seat
from ..engine.game import IllegalAction, View, winners
from ..engine.notation import BadNotation
from ..engine.sentences import Sentence, excerpt, reason, say
from ..games.replay import verdicts
from ..messages import rule_sheets
from ..messages.languages import LANGUAGES
from ..messages.render import ENGLISH_READER
from . import (
    action_help,
    claims,
    command_help,
    input_parser,
    insight_text,
    local_game,
    narration,
    saved_games,
    table_text,
)
from .compiling import wait_for_code
from .local_game import LocalGame
from .style import Screen, bold, dim, hand, to_ascii
from .table_reader import at_table

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  (lets a person edit and repeat lines)

PROMPT = "> "


class LeaveTable(Exception):
    """Raised when the person leaves the table."""


def ask(screen: Screen, prompt: str) -> str:
    """Reads a line from the person, and echoes it if it comes from a file or a pipe."""
    line = input(to_ascii(prompt) if screen.ascii else prompt)
    if not sys.stdin.isatty():
        screen.write(line)
    return line.strip()


class LineMode:
    """A game in lines of text: one person at the table, until it is over or they leave."""

    def __init__(
        self, local: LocalGame, screen: Screen, save: Path | None, *, confirm: bool = True
    ) -> None:
        self.match = local
        self.reader = at_table(screen.reader, local.names, len(local.names), local.seat)
        self.screen = replace(screen, reader=self.reader)
        self.save = save
        self.confirm = confirm  # ask before leaving
        self.can_save = True
        self.substitutes: dict[Seat, Substitute | None] = {}  # who decided last in its place
        self.commands: dict[str, Callable[[str], object]] = {
            "?": self.show_possible,
            "help": lambda rest: self.say_lines(command_help.lines(self.reader)),
            "hand": self.show_hand,
            "table": self.draw_table,
            "scores": self.show_scores,
            "odds": lambda rest: self.say_lines(
                insight_text.odds_lines(self.match, self.reader, rest)
            ),
            "advise": lambda rest: self.say_lines(
                insight_text.advice_lines(self.match, self.reader)
            ),
            "review": lambda rest: self.say_lines(
                insight_text.review_lines(self.match, self.reader)
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
            self.tell_direction()
            if self.match.events:
                self.draw_table("")
            while True:
                self.advance()
                self.autosave()
                self.show_turn()
                while not self.run_line(self.ask(PROMPT)):
                    pass
        except LeaveTable:
            pass
        except (EOFError, KeyboardInterrupt):
            self.screen.write()
            self.autosave()
            self.say_goodbye()

    def tell_direction(self) -> None:
        """Says, for a language from right to left, what the terminal itself has to do."""
        if LANGUAGES[self.reader.language].right_to_left:
            for reader in (self.reader, ENGLISH_READER):
                self.screen.fold(dim(reader.say("terminal_direction_note")))

    # Playing.

    def advance(self) -> None:
        """Deals and lets the computer players act until it is the person's turn."""
        while self.match.actor not in (self.match.seat, OVER):
            if self.match.actor == CHANCE:
                self.deal()
            else:
                wait_for_code(self.match, self.screen)
                choice = local_game.bot_choice(self.match)
                self.tell_substitute(self.match.actor, choice.by)
                self.act(self.match.actor, choice.action)

    def tell_substitute(self, seat: Seat, by: Substitute | None) -> None:
        """Says when another player begins to decide in place of a seat's own."""
        if by and self.substitutes.get(seat) != by:
            self.screen.fold(dim(self.reader.say(f"seat_substitute_{by.why}", seat=seat)))
        self.substitutes[seat] = by

    def deal(self) -> None:
        """Shows the commitment first, unless a seed decides the shuffle."""
        before = self.view
        if self.match.seed:
            self.match = local_game.deal_seeded(self.match)
        else:
            committed = local_game.commit()
            self.screen.write()
            if not local_game.deals(self.match.events):
                note = self.reader.say("fair_shuffle_note", command="longsuit verify")
                self.screen.fold(dim(note))
            shown = self.reader.say("shuffle_commitment", hash=committed.commitment)
            self.screen.write(dim(shown))
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
        for line in narration.narrate(self.reader, before, event, after):
            self.screen.fold(line, "  ")
        if len(after.rounds) > len(before.rounds):
            self.show_round()

    def show_round(self) -> None:
        done = self.view.rounds[-1]
        self.screen.write()
        self.screen.fold(bold(self.reader.say("round_is_over", round=len(self.view.rounds))))
        for line in table_text.round_sheet(done, self.reader):
            self.screen.fold(line, "  ")

    def show_turn(self) -> None:
        """Shows what the person needs for the next decision."""
        self.screen.write()
        if self.match.over:
            self.show_result()
            return
        for line in table_text.turn(self.view, self.reader):
            self.screen.fold(line, "        ")
        if prompt := self.view.prompt:
            self.screen.fold(bold(self.reader.text(prompt)))
        if certain := claims.claim_sentence(self.match):
            how = self.reader.say("type_claim", command="claim")
            self.screen.fold(f"{self.reader.text(certain)} {how}")

    def show_result(self) -> None:
        local = self.match
        result = self.reader.text(narration.outcome(winners(local.game, local.state), self.reader))
        self.screen.fold(bold(f"{self.reader.say('game_is_over')} {result}"))
        self.show_scores("")
        if any(local.proofs):
            holds = all(v == "holds" for v in verdicts(local_game.log(local)))
            id = "every_shuffle_fair" if holds else "shuffles_unchecked"  # noqa: A001
            self.screen.tell(id, command="longsuit verify")
        self.screen.fold(dim(self.reader.say("game_over_hint", command=self.save_command)))

    @property
    def save_command(self) -> str:
        return command_help.with_file("save", self.reader)

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
            self.screen.tell("type_something", list_command="?", help_command="help")
        elif word.lower() in self.commands:
            self.commands[word.lower()](rest.strip())
        else:
            self.try_action(line)
        return self.match is not before

    def try_action(self, line: str) -> None:
        try:
            self.act(
                self.match.seat, input_parser.action(line, self.view.legal, self.reader.language)
            )
        except IllegalAction as refusal:
            self.screen.show(refusal.reason)
        except BadNotation as error:
            why = reason(error)
            if "forms" in why.values:  # all that can be written; “?” shows what can be done
                why = say("typed_no_action", text=excerpt(line))
            how = self.reader.say("type_question_mark", command="?")
            self.screen.fold(f"{self.reader.text(why)} {how}")

    def show_possible(self, rest: str) -> None:
        self.say_lines(action_help.lines(self.match, self.reader, rest, self.screen.columns))

    def say_lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.screen.fold(line, "    ")

    def show_hand(self, rest: str) -> None:
        self.screen.write(hand(self.view.hand, self.reader) or self.reader.say("hand_empty"))

    def draw_table(self, rest: str) -> None:
        local = self.match
        held = {local.seat: table_text.own_hand(self.view, self.reader)}
        for line in table_text.table(self.view, self.reader, local.game.totals(local.state), held):
            self.screen.fold(line, "  ")

    def show_scores(self, rest: str) -> None:
        for line in table_text.sheet(self.view.rounds, self.reader, self.screen.columns):
            self.screen.fold(line, "  ")

    def show_log(self, rest: str) -> None:
        local = self.match
        deals = list(
            narration.history(local.game, local.rules, local.events, local.seat, self.reader)
        )
        for line in (line for said in (deals if rest == "all" else deals[-1:]) for line in said):
            self.screen.fold(line, "  ")

    def show_rules(self, rest: str) -> None:
        text = rule_sheets.sheet(self.match.name, self.match.rules, self.reader.language)
        if rest:
            number = rest.lstrip("§")
            parts = [part for part in text.split("\n## ") if part.startswith(f"§{number} ")]
            if not parts:
                self.screen.tell("no_such_rule", rule=f"§{number}")
                return
            text = parts[0]
        for line in text.splitlines():
            self.screen.fold(line, "  " if line.startswith("- ") else "")

    def undo(self, rest: str) -> None:
        before = local_game.undo(self.match)
        if isinstance(before, Sentence):
            self.screen.show(before)
            return
        self.match = before
        self.screen.tell("undone")

    def claim(self, rest: str) -> None:
        if not claims.claim_sentence(self.match):
            self.screen.tell("claim_not_certain")
            return
        for step in claims.play_out(self.match):
            before, self.match = self.view, step
            self.show_event(before)

    # Saving.

    def autosave(self) -> None:
        """Saves the game after every decision, so that a crash loses nothing."""
        local = self.match
        path = self.save or saved_games.unfinished_path(local.name)
        try:
            if self.save:
                saved_games.write(self.save, local_game.text(local))
            elif local.over:
                saved_games.delete_unfinished(local.name)
            else:
                saved_games.save_unfinished(local.name, local_game.text(local))
        except OSError as error:
            if self.can_save:
                self.screen.tell("game_not_kept", why=saved_games.write_error(path, error))
            self.can_save = False

    def save_as(self, rest: str) -> bool:
        """Saves the game under a name; returns False, having said why, if that failed."""
        path = Path(rest).expanduser()
        if not rest:
            self.screen.tell("save_needs_file", command=self.save_command)
            return False
        try:
            saved_games.write(path, local_game.text(self.match))
        except OSError as error:
            self.screen.show(saved_games.write_error(path, error))
            return False
        self.tell_how_to_continue(f"longsuit play --load {path}")
        return True

    def quit(self, rest: str) -> None:
        if self.match.over:
            raise LeaveTable
        if not self.confirm:
            self.say_goodbye()
            raise LeaveTable
        self.screen.tell("leave_game_question")
        for line in command_help.leaving_lines(self.reader):
            self.screen.fold(line, "    ")
        answers = ("y", "d", "n", self.save_command)
        prompt = self.reader.say("answer_prompt", answer_choices=answers)
        while True:
            word, _, name = self.ask(f"{prompt} {PROMPT}").partition(" ")
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
        self.tell_how_to_continue(
            f"longsuit play --load {self.save}" if self.save else f"longsuit play {self.match.name}"
        )

    def tell_how_to_continue(self, command: str) -> None:
        """Says that the game is saved; the command has a line of its own, to be copied."""
        self.screen.tell("game_saved")
        self.screen.write(f"  {command}")
