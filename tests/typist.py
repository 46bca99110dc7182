"""Somebody at a screen that is drawn anew: types the lines of a list, and remembers what stood above each."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from coven.terminal.reader import Known, Screen


class Typist:
    """A reader of lines that were written down before."""

    live = True
    person = True

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)
        self.seen: list[str] = []  # what was on the screen when each line was typed

    def line(self, mark: str, screen: Screen | None = None, known: Known | None = None) -> str:
        """The next line; after the last one the terminal is closed."""
        self.seen.append((screen() if screen else "") + mark)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def screen(width: int, height: int) -> Console:
    """A window of this size."""
    return Console(file=StringIO(), width=width, height=height, force_terminal=True, color_system="standard")
