"""The games. Everyone else enters a game by its front door."""

from __future__ import annotations

import tomllib
from importlib import import_module
from pathlib import Path
from threading import Lock

from coven.engine.core.errors import ContentError, OptionError, nearest
from coven.engine.core.machine import State
from coven.engine.edge.game import Game, Json

GAMES = ("madness", "witches", "djinn")
READING = Lock()  # msgspec crashes where two threads are the first to read a type at the same time
ROOMS = {id: f"coven.games.{id}" for id in GAMES}  # each room has a front door: the class GAME


def open_game(id: str, pack: Json | None = None) -> Game[State]:
    """A game by its id, as printed or changed by a content pack."""
    if id not in ROOMS:
        raise OptionError("no-such-game", given=id, nearest=nearest(id, GAMES))
    with READING:
        game: Game[State] = import_module(ROOMS[id]).GAME(pack)
    return game


def load_pack(path: Path) -> Json:
    """The content pack in a TOML file, with the file's name for error messages."""
    try:
        data: Json = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise ContentError("content-unreadable", file=str(path), detail=error.strerror or str(error)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ContentError("content-not-toml", file=path.name, detail=str(error)) from error
    return {"pack": path.name} | data
