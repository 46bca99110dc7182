"""The same game in a terminal: a board, numbered or typed answers, and reasons for everything refused."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from pathlib import Path

from coven.engine.errors import OptionError, RecordError
from coven.engine.files import read_position
from coven.engine.game import Json
from coven.engine.machine import State
from coven.engine.match import Match
from coven.engine.record import Replay, replay
from coven.engine.record import load as load_record
from coven.games import open_game
from coven.language import LANGUAGES
from coven.terminal import saves
from coven.terminal.session import Session

NAMES = ("ann", "bob", "cid", "dee", "eve")


def begin(
    game: str,
    players: int,
    seats: str,
    seed: str,
    options: Mapping[str, str],
    pack: Json | None,
    file: Path | None,
    language: str,
) -> None:
    """Start the game described; else go on with the given file, or with the game that was interrupted."""
    if language not in LANGUAGES:
        raise OptionError("no-such-language", given=language, nearest=", ".join(LANGUAGES))
    open_game(game, pack)
    resumed: Path | None = None
    if file is None and not (seats or seed or options or pack):
        resumed = saves.unfinished(game)
    if file is not None or resumed is not None:
        match, report = loaded(file or resumed or Path())
        Session(match, language).run(report, resumed is not None)
        return
    names = seat_names(seats, players)
    match = Match(open_game(game, pack), names, seed or secrets.token_hex(4), options)
    Session(match, language).run()


def seat_names(seats: str, players: int) -> tuple[str, ...]:
    """The names of the seats as words: `Ann Mary` becomes `ann-mary`."""
    if not seats:
        return tuple(NAMES[number] if number < len(NAMES) else f"seat-{number + 1}" for number in range(players))
    return tuple(re.sub(r"\W+", "-", name.strip().lower()).strip("-") for name in seats.split(","))


def loaded(file: Path) -> tuple[Match[State], Replay | None]:
    """The game in a file: a record, or a position to begin from."""
    try:
        kept = load_record(file)
    except RecordError as error:
        if error.message == "record-unreadable" or file.suffix == ".json":
            position = read_position(file) if error.message != "record-unreadable" else None
            if position is None or "answers" in position:
                raise
        return from_position(file), None
    match, report = replay(open_game(kept.game, kept.pack), kept)
    return match, report


def from_position(file: Path) -> Match[State]:
    """A game that begins from a position file."""
    position = read_position(file)
    game = open_game(str(position.get("game", "madness")))
    table = game.read(position)
    return Match(game, table.names, file.stem, {}, game.write(table))
