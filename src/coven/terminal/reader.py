"""Lines that somebody types: edited, with history and Tab, where a person sits at a terminal, else as they come."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

Screen = Callable[[], str]  # the screen as text for a terminal, as large as the window is now
Known = Callable[[], Iterable[str]]  # what can be typed


class Reader(Protocol):
    """Where lines come from."""

    live: bool  # whether there is a screen that is drawn anew, or one line after the other

    @property
    def person(self) -> bool:
        """Whether somebody can be asked."""

    def line(self, mark: str, screen: Screen | None = None, known: Known | None = None) -> str:
        """The next line; above it stands the screen."""


class PlainReader:
    """Lines from a pipe, or from a terminal that draws nothing: for scripts and for screen readers."""

    live = False

    @property
    def person(self) -> bool:
        """A person, if a terminal is there."""
        return sys.stdin.isatty()

    def line(self, mark: str, screen: Screen | None = None, known: Known | None = None) -> str:
        """The next line."""
        return input(f"{mark} ").strip()


class EditedReader:
    """Lines from a person; the screen follows the size of the window."""

    live = True
    person = True

    @cached_property
    def _session(self) -> PromptSession[str]:
        from prompt_toolkit import PromptSession  # a tenth of a second, so only where somebody types
        from prompt_toolkit.history import InMemoryHistory

        return PromptSession(
            history=InMemoryHistory(), erase_when_done=True, complete_while_typing=False, reserve_space_for_menu=0
        )

    def line(self, mark: str, screen: Screen | None = None, known: Known | None = None) -> str:
        """The next line; Tab completes what can be typed."""
        from prompt_toolkit.formatted_text import ANSI, FormattedText, merge_formatted_text, to_formatted_text

        drawn: dict[os.terminal_size, FormattedText] = {}

        def above() -> FormattedText:
            size = os.get_terminal_size(sys.stdout.fileno())
            if size not in drawn:
                shown = ANSI(screen()) if screen else ""
                drawn[size] = to_formatted_text(merge_formatted_text([shown, f"{mark} "]))
            return drawn[size]

        return self._session.prompt(above, completer=_completer(known or tuple)).strip()


def _completer(known: Known):  # type: ignore[no-untyped-def]  # the type of a library that is imported late
    from prompt_toolkit.completion import CompleteEvent, Completer, Completion
    from prompt_toolkit.document import Document

    class Words(Completer):
        """Whatever can be typed and begins like the line."""

        def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
            line = document.text_before_cursor
            for found in completed(line, known()):
                yield Completion(found, -len(line))

    return Words()


def completed(line: str, known: Iterable[str]) -> list[str]:
    """What a line can become, whatever its accents and capitals."""
    from coven.text.typed import plain

    asking = line.startswith("?")
    fitting = [word for word in dict.fromkeys(known) if word.startswith("?") == asking and word != line]
    return [word for word in fitting if plain(word).startswith(plain(line))]


def reader_for() -> Reader:
    """An edited line where a person sits at a terminal that can draw; else line by line."""
    person = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
    return EditedReader() if person else PlainReader()
