"""A whole game in lines of text, for one person against computer players."""

import contextlib
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from time import monotonic, sleep

from msgspec.structs import replace

from ..bots.player import Choice, Substitute
from ..engine.actions import CHANCE, DRAW, OVER, WATCHER, Action, seen
from ..engine.cards import Seat
from ..engine.game import IllegalAction, View, table_event, winners
from ..engine.notation import BadNotation
from ..engine.sentences import Sentence, excerpt, reason, say
from ..games.replay import verdicts
from ..messages.languages import LANGUAGES
from ..messages.render import ENGLISH_READER
from ..protocol.parts import VoidReason
from . import (
    action_help,
    claims,
    command_help,
    high_scores,
    input_parser,
    insight_text,
    local_game,
    narration,
    saved_games,
    table_text,
)
from .compiling import wait_for_code
from .game_file import GameFile
from .local_game import LocalGame
from .play_settings import AS_USUAL, PlaySettings
from .style import Screen, bold, dim, hand, to_ascii
from .table_reader import at_table

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  (lets a person edit and repeat lines)

PROMPT = "> "
NEEDS_SEAT = ("?", "hand", "odds", "advise", "claim", "undo", "cheat")  # not for who only watches


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
        self,
        local: LocalGame,
        screen: Screen,
        save: Path | None,
        settings: PlaySettings = AS_USUAL,
    ) -> None:
        self.match = local
        self.reader = at_table(screen.reader, local.names, len(local.names), local.seat)
        self.screen = replace(screen, reader=self.reader)
        self.file = GameFile(self.screen, save)
        self.settings = settings
        self.unscored = not local.over  # its high score has not been offered yet
        self.substitutes: dict[Seat, Substitute | None] = {}  # who decided last in its place
        self.commands: dict[str, Callable[[str], object]] = {
            "?": self.show_possible,
            "help": lambda rest: self.say_lines(command_help.lines(self.reader)),
            "hand": self.show_hand,
            "table": self.draw_table,
            "scores": self.show_scores,
            "odds": self.show_odds,
            "advise": self.show_advice,
            "cheat": self.cheat,
            "review": lambda rest: self.say_lines(
                insight_text.review_lines(self.match, self.reader)
            ),
            "claim": self.claim,
            "log": self.show_log,
            "rules": self.show_rules,
            "undo": self.undo,
            "save": lambda rest: self.file.save_as(self.match, rest),
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
                self.file.autosave(self.match)
                self.show_turn()
                while not self.run_line(self.ask(PROMPT)):
                    pass
        except LeaveTable:
            pass
        except (EOFError, KeyboardInterrupt):
            self.screen.write()
            self.file.autosave(self.match)
            self.file.say_goodbye(self.match)

    def tell_direction(self) -> None:
        """Says, for a language from right to left, what the terminal itself has to do."""
        if LANGUAGES[self.reader.language].right_to_left:
            for reader in (self.reader, ENGLISH_READER):
                self.screen.fold(dim(reader.say("terminal_direction_note")))

    # Playing.

    def advance(self) -> None:
        """Deals and lets the computer players act until the person has something to decide."""
        while self.match.actor != OVER:
            if self.match.actor == CHANCE:
                self.deal()
            elif made := table_event(self.match.game, self.match.state):
                self.act(made.seat, made.action)
            elif self.match.actor == self.match.seat:
                if not self.draws(self.match):
                    return
                self.screen.tell("drawn_for_you")
                self.act(self.match.seat, DRAW)
            else:
                wait_for_code(self.match, self.screen)
                choice = self.bot_choice()
                self.tell_substitute(self.match.actor, choice.by)
                self.act(self.match.actor, choice.action)

    def draws(self, local: LocalGame) -> bool:
        """True if the person's card is drawn for them: there is nothing else to do."""
        return self.settings.auto_draw and local.view.legal == (DRAW,)

    def bot_choice(self) -> Choice:
        """The choice of the computer player to act, after the time that it is to think."""
        begun = monotonic()
        choice = local_game.bot_choice(self.match)
        sleep(max(0.0, self.settings.thinking_time / 1000 - (monotonic() - begun)))
        return choice

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
        if self.settings.probability_window and self.view.sizes:
            self.say_lines(insight_text.classic_lines(self.match, self.reader))

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
        if self.pauses and table_text.trick_or_round_over(before, after) and not local.over:
            self.pause()

    @property
    def pauses(self) -> bool:
        """True if the game stops after each trick; a watched one does unless it has a pace."""
        watched = self.match.seat == WATCHER and not self.settings.thinking_time
        return watched or self.settings.next_card != "at_once"

    def pause(self) -> None:
        """Waits until the person goes on, by Enter or already by the next action."""
        if self.match.seat == WATCHER or self.settings.cheat_window or self.match.open_hands:
            self.show_other_hands()
        prompt = f"{dim(self.reader.say('press_enter_to_go_on'))} {PROMPT}"
        while (line := self.ask(prompt)) and not self.run_line(line):
            pass

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
        if self.settings.cheat_window:
            self.cheat("")
        elif self.match.open_hands:
            self.show_other_hands()
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
        if self.unscored:  # a game that was saved when it was over has been offered before
            self.unscored = False
            high_scores.offer(local, self.screen, self.ask)
        self.screen.fold(dim(self.reader.say("game_over_hint", command=self.file.save_command)))

    # Input.

    def ask(self, prompt: str) -> str:
        return ask(self.screen, prompt)

    def run_line(self, line: str) -> bool:
        """Runs a command or tries an action; returns True if that changed the game."""
        word, _, rest = line.partition(" ")
        if word.startswith("?"):
            word, rest = "?", line[1:]
        before = self.match.events
        if not line:
            if self.match.over:
                raise LeaveTable
            self.screen.tell("type_something", list_command="?", help_command="help")
        elif word.lower() in NEEDS_SEAT and self.match.seat == WATCHER:
            self.screen.tell("only_watching")
        elif word.lower() in self.commands:
            self.commands[word.lower()](rest.strip())
        else:
            self.try_action(line)
        return self.match.events is not before

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

    def show_odds(self, rest: str) -> None:
        self.say_lines(insight_text.odds_lines(self.match, self.reader, rest))
        if rest != insight_text.CLASSIC:  # that grid weighs nothing that was played
            self.void("odds")

    def show_advice(self, rest: str) -> None:
        self.say_lines(insight_text.advice_lines(self.match, self.reader))
        self.void("advice")

    def cheat(self, rest: str) -> None:
        """Shows the other hands."""
        self.show_other_hands()
        self.void("cheat")

    def show_other_hands(self) -> None:
        self.say_lines(table_text.other_hands(self.match.other_hands, self.reader))

    def void(self, why: VoidReason) -> None:
        """Notes what keeps this game out of the high scores."""
        before, self.match = self.match, local_game.voided(self.match, why)
        if self.match is not before and self.match.events:
            self.file.autosave(self.match)

    def show_scores(self, rest: str) -> None:
        if rest:
            high_scores.show(self.match.rules, self.screen)
            return
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
        for line in command_help.rule_lines(self.match.name, self.match.rules, self.reader, rest):
            self.screen.fold(line, "  " if line.startswith("- ") else "")

    def undo(self, rest: str) -> None:
        before = local_game.undo(self.match)
        if isinstance(before, Sentence):
            self.screen.show(before)
            return
        while self.draws(before):
            earlier = local_game.undo(before)
            if isinstance(earlier, Sentence):
                break
            before = earlier
        self.match = before
        self.screen.tell("undone")

    def claim(self, rest: str) -> None:
        if not claims.claim_sentence(self.match):
            self.screen.tell("claim_not_certain")
            return
        for step in claims.play_out(self.match):
            before, self.match = self.view, step
            self.show_event(before)

    def quit(self, rest: str) -> None:
        if self.match.over:
            raise LeaveTable
        if not self.settings.confirm_exit:
            self.file.say_goodbye(self.match)
            raise LeaveTable
        self.screen.tell("leave_game_question")
        for line in command_help.leaving_lines(self.reader):
            self.screen.fold(line, "    ")
        answers = ("y", "d", "n", self.file.save_command)
        prompt = self.reader.say("answer_prompt", answer_choices=answers)
        while True:
            word, _, name = self.ask(f"{prompt} {PROMPT}").partition(" ")
            if word.lower() in ("y", "yes"):
                self.file.say_goodbye(self.match)
                raise LeaveTable
            if word.lower() in ("d", "discard"):
                saved_games.delete_unfinished(self.match.name)
                raise LeaveTable
            if word.lower() == "save" and self.file.save_as(self.match, name.strip()):
                saved_games.delete_unfinished(self.match.name)
                raise LeaveTable
            if word.lower() in ("", "n", "no"):
                return
