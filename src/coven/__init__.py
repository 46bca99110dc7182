"""Coven: rule engines for three magical board games, and everything around the table.

>>> import coven
>>> game = coven.open("witches")
>>> match = coven.Match(game, ["ann"], seed="7", options={})
>>> match.deciding
'ann'
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from coven.engine.core.machine import State
    from coven.engine.edge.game import Game, Json
    from coven.engine.edge.match import Match as Match

__version__ = "0.1.0"
__all__ = ["GAMES", "Match", "open"]

GAMES = ("madness", "witches", "djinn")


def open(game: str, pack: Json | None = None) -> Game[State]:
    """A game by its id, as printed or changed by a content pack."""
    from coven.games import open_game

    return open_game(game, pack)


def __getattr__(name: str) -> object:
    """`coven.Match` is looked up when somebody wants it, so that importing coven costs nothing."""
    if name == "Match":
        from coven.engine.edge.match import Match

        return Match
    raise AttributeError(name)
