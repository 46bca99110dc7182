"""The games. Everyone else enters a game by its front door."""

from __future__ import annotations

from coven.engine.errors import OptionError, nearest
from coven.engine.game import Game
from coven.engine.machine import State

GAMES = ("madness",)


def open_game(id: str, pack: str = "") -> Game[State]:
    """A game by its id, as printed or changed by a content pack."""
    if id == "madness":
        from coven.games.madness import Madness

        return Madness(pack)  # type: ignore[return-value]  # whoever enters here holds the tables of this game only
    raise OptionError("no-such-game", given=id, nearest=nearest(id, GAMES))
