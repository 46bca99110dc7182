"""What a terminal needs of a game: its table drawn, and its cards explained."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

import msgspec

from coven.engine.core.machine import State
from coven.engine.edge.game import Game
from coven.terminal.linear import LinearBoard
from coven.terminal.screen import Part
from coven.text import Speaker


class Board(Protocol):
    """Draws one game in one language."""

    def __init__(self, game: Game[State], speaker: Speaker) -> None: ...

    def parts(self, view: msgspec.Struct, asked: str) -> list[Part]:
        """The table as a view shows it, piece by piece; the player who is asked comes last."""

    def legend(self, view: msgspec.Struct) -> list[str]:
        """What the signs on the board stand for."""

    def card(self, what: str, view: msgspec.Struct) -> str:
        """What a card, a place or a person does, by the word somebody typed; nothing if there is no such thing."""


def board_for(game: Game[State], speaker: Speaker) -> Board:
    """The board of a game, found by its name; a game without one is told line by line."""
    room = f"coven.terminal.{game.id}"
    drawn: type[Board] = import_module(room).BOARD if find_spec(room) else LinearBoard
    return drawn(game, speaker)
