"""What can be wrong with what people hand in.

CovenError
├── ContentError      a content file or pack
├── OptionError       options of a new game
├── PositionError     a position file
├── RecordError       a record
└── AnswerError       an answer that is no option now
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


class CovenError(Exception):
    """Something handed in is wrong: `message` is a text id, `values` are what the text speaks of."""

    def __init__(self, message: str, **values: int | str) -> None:
        super().__init__(message + "".join(f" {name}={value}" for name, value in values.items()))
        self.message = message
        self.values = values


class ContentError(CovenError):
    """A content file or pack cannot be used."""


class OptionError(CovenError):
    """A new game cannot be set up like this."""


class PositionError(CovenError):
    """A position file does not describe a legal situation."""


class RecordError(CovenError):
    """A record cannot be replayed."""


class AnswerError(CovenError):
    """An answer is no option now."""


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word somebody probably meant, or the first few that exist."""
    choices = list(known)
    close = get_close_matches(word, choices, n=1, cutoff=0.5)
    return close[0] if close else ", ".join(choices[:8])
