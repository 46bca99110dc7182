"""What a terminal needs of a game: its table drawn, and its cards explained."""

from __future__ import annotations

from typing import Protocol

import msgspec
from rich.console import RenderableType

from coven.engine.core.errors import OptionError
from coven.engine.core.machine import State
from coven.engine.edge.game import Game
from coven.text import Speaker


class Board(Protocol):
    """Draws one game in one language."""

    def draw(self, view: msgspec.Struct, asked: str) -> RenderableType:
        """The whole table as a view shows it, with the player who is asked."""

    def card(self, what: str, view: msgspec.Struct) -> str:
        """What a card, a place or a person does, by the word somebody typed; nothing if there is no such thing."""


def board_for(game: Game[State], speaker: Speaker) -> Board:
    """The board of a game."""
    if game.id == "madness":
        from coven.terminal.madness import MadnessBoard

        return MadnessBoard(game, speaker)
    if game.id == "witches":
        from coven.terminal.witches import WitchesBoard

        return WitchesBoard(game, speaker)
    if game.id == "djinn":
        from coven.terminal.djinn import DjinnBoard

        return DjinnBoard(game, speaker)
    raise OptionError("no-such-game", given=game.id, nearest="madness")
