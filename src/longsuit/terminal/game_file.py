"""The file of a game in lines of text: saved after every decision, and under a name when asked."""

from pathlib import Path

from . import command_help, local_game, saved_games
from .local_game import LocalGame
from .style import Screen


class GameFile:
    """Where a game is saved: the file that the person named, or that of unfinished games."""

    def __init__(self, screen: Screen, save: Path | None) -> None:
        self.screen, self.save = screen, save
        self.can_save = True

    @property
    def save_command(self) -> str:
        return command_help.with_file("save", self.screen.reader)

    def autosave(self, local: LocalGame) -> None:
        """Saves the game after every decision, so that a crash loses nothing."""
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

    def save_as(self, local: LocalGame, name: str) -> bool:
        """Saves the game under a name; returns False, having said why, if that failed."""
        path = Path(name).expanduser()
        if not name:
            self.screen.tell("save_needs_file", command=self.save_command)
            return False
        try:
            saved_games.write(path, local_game.text(local))
        except OSError as error:
            self.screen.show(saved_games.write_error(path, error))
            return False
        self.tell_how_to_continue(f"longsuit play --load {path}")
        return True

    def say_goodbye(self, local: LocalGame) -> None:
        if local.over or not self.can_save:
            return
        self.tell_how_to_continue(
            f"longsuit play --load {self.save}" if self.save else f"longsuit play {local.name}"
        )

    def tell_how_to_continue(self, command: str) -> None:
        """Says that the game is saved; the command has a line of its own, to be copied."""
        self.screen.tell("game_saved")
        self.screen.write(f"  {command}")
