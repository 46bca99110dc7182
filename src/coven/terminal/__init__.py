"""The same game in a terminal: a board, numbered or typed answers, and reasons for everything refused."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from pathlib import Path
from unicodedata import combining, normalize

from coven.engine.core.errors import OptionError
from coven.engine.core.machine import State
from coven.engine.edge.files import read_position
from coven.engine.edge.game import Json, seat_names
from coven.engine.edge.match import Match
from coven.engine.edge.record import Replay, replay
from coven.engine.edge.record import load as load_record
from coven.games import GAMES, open_game
from coven.language import LANGUAGES
from coven.terminal import saves
from coven.terminal.session import Session


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
    found = open_game(game, pack)
    interrupted = None if file or seats or seed or options or pack else saves.unfinished(game)
    if interrupted is not None:
        match, report = loaded(interrupted)
        Session(match, language, interrupted).run(report, resumed=True)
    elif file is not None:
        match, report = loaded(file)
        Session(match, language, saves.fresh_file(match.game.id, file.stem)).run(report)
    else:
        seed = seed or secrets.token_hex(4)
        agreed = {**found.by_people, **options}
        called = named(seats) if seats else {}
        match = Match(found, tuple(called) or seat_names(players), seed, agreed, names=called)
        Session(match, language, saves.fresh_file(game, seed)).run()


def named(seats: str) -> dict[str, str]:
    """Names by the ids of their seats, which are words: `Łucja, Jan Novák` sit at `lucja` and `jan-novak`."""
    found: dict[str, str] = {}
    for name in seats.split(","):
        bare = "".join(letter for letter in normalize("NFD", name.casefold()) if not combining(letter))
        id = re.sub(r"\W+", "-", bare.replace("ł", "l")).strip("-")
        if id in found or not id:
            raise OptionError("bad-seat-names", given=name.strip())
        found[id] = name.strip()
    return found


def loaded(file: Path) -> tuple[Match[State], Replay | None]:
    """The game in a file: a record, or a position to begin from."""
    found = read_position(file)
    if "snapshot" in found:
        kept = load_record(file)
        return replay(open_game(kept.game, kept.pack), kept)
    return Match.begun_from(open_game(str(found.get("game", GAMES[0]))), found), None
