"""Ctrl-C between two games: compiled rules must not be interrupted in the middle of a sum, so the wish is noted."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager

asked = False


def note() -> None:
    """From now on Ctrl-C is a wish to stop after this game."""
    signal.signal(signal.SIGINT, _wish)


def _wish(*_: object) -> None:
    global asked  # a signal has no other way to tell
    asked = True


@contextmanager
def noted() -> Iterator[None]:
    """Ctrl-C stops after the game that is being played; afterwards it is what it was."""
    global asked
    asked = False
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.getsignal(signal.SIGINT)
    note()
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
