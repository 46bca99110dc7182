"""How a game begins: as the command says, as somebody at the terminal says, or where an older one stopped."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar
from unicodedata import combining, normalize

import msgspec
from rich.console import Console
from rich.text import Text

from coven.bots import LEVELS
from coven.engine.core.errors import CovenError, OptionError, nearest
from coven.engine.core.machine import State
from coven.engine.edge.files import read_position
from coven.engine.edge.game import Game, Json, seat_names
from coven.engine.edge.match import Match
from coven.engine.edge.record import Record, Replay, replay
from coven.engine.edge.record import load as load_record
from coven.games import GAMES, open_game
from coven.language import LANGUAGES
from coven.terminal import saves
from coven.terminal.commands import COMMANDS
from coven.terminal.company import Company, known_bots, seated
from coven.terminal.reader import Reader
from coven.terminal.session import Session
from coven.text import Speaker, speaker_for

A = TypeVar("A")
PLAYERS = 3
USUAL_LEVEL = "strong"


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """The game somebody wants to play; what is empty was not said."""

    game: str = GAMES[0]
    players: int = 0
    seats: str = ""
    seed: str = ""
    options: Mapping[str, str] = {}
    pack: Json | None = None
    file: Path | None = None  # a copy of it goes on
    left: Path | None = None  # a game that was left, which goes on itself
    language: str = "en"
    new: bool = False
    learning: bool = False
    bots: tuple[str, ...] = ()  # computer players on the last seats

    def fits(self, kept: Record) -> bool:
        """Whether a game that was left is the one somebody wants."""
        names = {seat: kept.names.get(seat, seat) for seat in kept.seats}
        return (
            self.players in (0, len(kept.seats))
            and (not self.seats or named(self.seats) == names)
            and all(kept.options.get(option) == value for option, value in self.options.items())
        )


def begin(wanted: Wanted, reader: Reader, console: Console | None = None) -> None:
    """Play the game somebody wants, and the same once more for as long as they want to."""
    if wanted.language not in LANGUAGES:
        raise OptionError("no-such-language", given=wanted.language, nearest=", ".join(LANGUAGES))
    shown = console or Console(highlight=False, soft_wrap=False)
    session = _opened(wanted, reader, shown)
    while session is not None and session.over and _again(session, reader):
        match = session.match
        wanted = Wanted(game=match.game.id, pack=match.game.pack, new=True, bots=tuple(session.bots.values()))
        names = ",".join(match.names.get(seat, seat) for seat in match.seats)
        fresh = msgspec.structs.replace(wanted, seats=names, options=_agreed(match), language=session.language)
        session = _opened(fresh, reader, shown)


def _agreed(match: Match[State]) -> dict[str, str]:
    """What was agreed, without what means nothing to so many players."""
    alone = len(match.seats) == 1
    return {name: value for name, value in match.options.items() if alone or name not in match.game.solo}


def _again(session: Session, reader: Reader) -> bool:
    """Whether they want the same once more; before they say so they may look at the log, at reasons, or take back."""
    if not reader.person:
        return False
    try:
        while session.over:
            say = session.speaker.term
            line = reader.line(say("terminal-again"))
            if line.casefold() in (say("word-yes"), say("word-yes")[0]):
                return True
            if line.casefold() in ("quit", say("word-no"), say("word-no")[0]):
                return False
            if line.partition(" ")[0] in COMMANDS:
                session.hear_late(line)
            else:
                session.say(Text(say("terminal-again-what")))
    except (EOFError, KeyboardInterrupt):
        pass
    return False


def _opened(wanted: Wanted, reader: Reader, console: Console) -> Session | None:
    """Play one game to its end, or until it is left."""
    if wanted.file is not None:
        match, report = loaded(wanted.file)
        file = saves.fresh_file(match.game.id, wanted.file.stem)
        session = Company(match, wanted.language, file, console, reader, saves.company(wanted.file))
        session.run(report)
        return session
    found = open_game(wanted.game, wanted.pack)
    begun = wanted.new or wanted.seed or wanted.pack or wanted.learning or wanted.left or wanted.bots
    left = [] if begun else [kept for kept in saves.unfinished(wanted.game) if wanted.fits(kept.record)]
    speaker = speaker_for(found, wanted.language)
    file_left = chosen(left, speaker, reader, console) if left else wanted.left
    if file_left is not None:
        match, report = loaded(file_left)
        session = Company(match, wanted.language, file_left, console, reader, saves.company(file_left))
        session.run(report, resumed=True)
        return session
    match = _new(found, wanted)
    bots = seated(match.seats, wanted.bots)
    session = Company(match, wanted.language, Path(), console, reader, bots)
    session.file = saves.fresh_file(wanted.game, session.match.seed)
    session.learning = wanted.learning
    session.run()
    return session


def _new(game: Game[State], wanted: Wanted) -> Match[State]:
    called = named(wanted.seats) if wanted.seats else {}
    least = 1 + len(wanted.bots) if wanted.bots else 0
    usual = min(max(PLAYERS, game.players[0]), game.players[1])
    players = wanted.players or max(len(called), least) or usual
    seats = _places(called, players, len(wanted.bots))
    agreed = {**game.by_people, **wanted.options}
    game.wanted(wanted.options, players)
    return Match(game, seats, wanted.seed or secrets.token_hex(4), agreed, names=called)


def _places(called: Mapping[str, str], players: int, bots: int) -> tuple[str, ...]:
    """The ids of the seats: those that were named first; computer players need no name."""
    if called and not len(called) <= players <= len(called) + bots:
        raise OptionError("seats-and-players", given=len(called), players=players)
    spare = [id for id in seat_names(players + len(called)) if id not in called]
    return (*called, *spare)[:players]


def chosen(left: list[saves.Kept], speaker: Speaker, reader: Reader, console: Console) -> Path | None:
    """Which of the games that were left goes on; none if a new one begins. Where nobody can be asked, the newest."""
    if not reader.person:
        return left[0].file
    console.print(speaker.term("terminal-left"))
    for line in listed(left, speaker):
        console.print(Text(line))

    def meant(line: str) -> Path | None:
        if line in ("", "1"):
            return left[0].file
        if line.casefold() in ("n", "new"):
            return None
        if not line.isdecimal() or not 1 <= int(line) <= len(left):
            raise OptionError("no-such-save", given=line, most=len(left))
        return left[int(line) - 1].file

    return _asked(speaker.term("terminal-which-save"), meant, speaker, reader, console)


def listed(left: list[saves.Kept], speaker: Speaker) -> list[str]:
    """Games that were left, a line each."""
    return [
        speaker.term(
            "terminal-save",
            n=number,
            game=speaker.term(f"game-{kept.record.game}"),
            players=", ".join(kept.record.names.get(seat, seat) for seat in kept.record.seats),
            answers=len(kept.record.answers),
            when=kept.when(),
        )
        for number, kept in enumerate(left, 1)
    ]


def _asked(mark: str, meant: Callable[[str], A], speaker: Speaker, reader: Reader, console: Console) -> A:
    """Ask until the answer can be understood."""
    while True:
        try:
            return meant(reader.line(mark))
        except CovenError as error:
            console.print(Text(speaker.error(error), style="yellow"))


def interview(language: str, reader: Reader, console: Console) -> Wanted:
    """What somebody wants to play, asked one thing after the other; an empty line takes what is proposed."""
    speaker = Speaker("cli", language, {})
    languages = ", ".join(f"{one} {speaker.term(f'language-{one}')}" for one in LANGUAGES)
    wish = _asked(speaker.term("ask-language", languages=languages, given=language), _spoken, speaker, reader, console)
    speaker = Speaker("cli", wish or language, {})
    for number, id in enumerate(GAMES, 1):
        least, most = open_game(id).players
        console.print(
            Text(speaker.term("ask-game-line", n=number, game=speaker.term(f"game-{id}"), least=least, most=most))
        )
    game = _asked(speaker.term("ask-game", n=len(GAMES)), _game, speaker, reader, console)
    wanted = Wanted(game=game.id, language=wish or language)
    if left := saves.unfinished(game.id):
        file = chosen(left, speaker, reader, console)
        if file is not None:
            return msgspec.structs.replace(wanted, left=file)
    return _settings(wanted, game, speaker, reader, console)


def _settings(wanted: Wanted, game: Game[State], speaker: Speaker, reader: Reader, console: Console) -> Wanted:
    least, most = game.players
    usual = min(max(PLAYERS, least), most)

    def number(line: str) -> int:
        given = int(line) if line.isdecimal() else usual if not line else -1
        if not least <= given <= most:
            raise OptionError("wrong-players", game=game.id, given=line, least=least, most=most)
        return given

    def company(line: str) -> tuple[str, ...]:
        found = (USUAL_LEVEL,) * int(line) if line.isdecimal() else known_bots(line)
        if len(found) >= players:
            raise OptionError("too-many-bots", given=len(found), most=players - 1)
        return found

    def names(line: str) -> str:
        game.seated(_places(named(line) if line else {}, players, len(bots)))
        return line

    def options(line: str) -> dict[str, str]:
        found = pairs(line.replace(",", " ").split())
        game.wanted(found, players)
        game.new(seat_names(players), "1", {**game.by_people, **found})
        return found

    players = _asked(speaker.term("ask-players", least=least, most=most, n=usual), number, speaker, reader, console)
    mark = speaker.term("ask-bots", levels=", ".join(LEVELS), most=players - 1)
    bots = _asked(mark, company, speaker, reader, console) if players > 1 else ()
    proposed = ", ".join(seat_names(players - len(bots)))
    seats = _asked(speaker.term("ask-names", names=proposed), names, speaker, reader, console)
    spoken = speaker_for(game, wanted.language)
    for line in agreements(game, spoken):
        console.print(Text(line))
    agreed = _asked(speaker.term("ask-options"), options, speaker, reader, console)
    return msgspec.structs.replace(wanted, players=players, seats=seats, options=agreed, new=True, bots=bots)


def agreements(game: Game[State], speaker: Speaker) -> list[str]:
    """What can be agreed before a game: each option with its values, the usual one first named."""
    return [
        speaker.term(
            "ask-option-line",
            option=option.id,
            values="|".join(option.choices) or "…",
            usual=game.by_people.get(option.id, option.default),
            about=speaker.term(f"choice-{option.id}"),
        )
        for option in game.options()
    ]


def pairs(given: list[str]) -> dict[str, str]:
    """Options as they are typed: `difficulty=2`."""
    found: dict[str, str] = {}
    for option in given:
        name, equals, value = option.partition("=")
        if not equals or not name or not value:
            raise OptionError("option-not-a-pair", given=option)
        found[name] = value
    return found


def _spoken(line: str) -> str:
    numbered = dict(zip("123", LANGUAGES, strict=True))
    if line and numbered.get(line, line) not in LANGUAGES:
        raise OptionError("no-such-language", given=line, nearest=", ".join(LANGUAGES))
    return numbered.get(line, line)


def _game(line: str) -> Game[State]:
    if line.isdecimal() and 1 <= int(line) <= len(GAMES):
        return open_game(GAMES[int(line) - 1])
    if line and line not in GAMES:
        raise OptionError("no-such-game", given=line, nearest=nearest(line, GAMES))
    return open_game(line or GAMES[0])


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
