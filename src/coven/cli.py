"""One command: coven."""

from __future__ import annotations

import sys
from dataclasses import replace
from io import TextIOWrapper
from pathlib import Path
from shutil import get_terminal_size
from typing import TYPE_CHECKING, Annotated

import cyclopts
from cyclopts import App, Parameter
from cyclopts.config import Env, Toml

from coven import __version__
from coven.engine.core.errors import CovenError, OptionError
from coven.language import preferred
from coven.table.web.settings import Settings, default_database
from coven.usage import INTERRUPTED, Finished, checked_language, complain, help_of, help_with, misread, speaker

if TYPE_CHECKING:
    from coven.engine.edge.game import Json

app = App(
    name="coven",
    help=help_of("coven"),
    version=__version__,
    config=[Env("COVEN_"), Toml("coven.toml", must_exist=False)],
    result_action="return_value",
    group_commands=help_of("commands") or "Commands",
    group_parameters=help_of("parameters") or "Parameters",
)
position_app = App(name="position", help=help_of("position"))
app.command(position_app)
app.command("coven.admin:admin", name="admin", help=help_of("admin"))
app.command("coven.contest:arena", name="arena", help=help_of("arena"))
app.command("coven.analysing:analyse", name="analyse", help=help_of("analyse"))
app.command("coven.training:lab", name="lab", help=help_of("lab"))

Options = Annotated[list[str], Parameter(name=["--option", "-o"], help=help_with("option"))]
Pack = Annotated[Path | None, Parameter(help=help_of("pack"))]
AsJson = Annotated[bool, Parameter(name="--json", negative="", help=help_of("json"))]
Language = Annotated[str, Parameter(help=help_of("lang"))]
Players = Annotated[int, Parameter(help=help_of("players"))]
Seed = Annotated[str, Parameter(help=help_of("seed"))]
Game = Annotated[str, Parameter(help=help_with("game"))]
Bots = Annotated[str, Parameter(help=help_with("bots"))]


WIDEST = 100  # columns of text that can be read with ease


def main() -> None:
    """Run the command line; whatever is wrong with the input becomes one line on stderr and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a letter shows a question mark
    try:
        app(exit_on_error=False, print_error=False)
    except cyclopts.CycloptsError as error:
        complain(misread(error, app))
    except CovenError as error:
        complain(error)
    except Finished as finished:
        sys.exit(finished.code)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        sys.stderr.close()


def _options(given: list[str]) -> dict[str, str]:
    from coven.terminal.start import pairs

    return pairs(given)


def _pack(path: Path | None) -> Json | None:
    from coven.games import load_pack

    return None if path is None else load_pack(path)


def _print_json(value: object) -> None:
    import msgspec

    print(msgspec.json.encode(value).decode())


@app.default
def ask(*, lang: Language = "") -> None:
    """Ask somebody at a terminal what to play; where nobody sits, show the help."""
    from rich.console import Console

    from coven.terminal.reader import reader_for
    from coven.terminal.start import begin, interview

    reader, console = reader_for(), Console(highlight=False, soft_wrap=False)
    if not reader.person:
        app.help_print()
        return
    try:
        wanted = interview(checked_language(lang), reader, console)
    except EOFError:
        return
    begin(wanted, reader, console)


@app.command(help=help_of("play"))
def play(
    game: Game = "madness",
    *,
    players: Annotated[int | None, Parameter(help=help_of("players"))] = None,
    seats: Annotated[str, Parameter(help=help_of("seats"))] = "",
    seed: Seed = "",
    option: Options = [],  # noqa: B006  # cyclopts copies it
    pack: Pack = None,
    load: Annotated[Path | None, Parameter(help=help_of("load"))] = None,
    new: Annotated[bool, Parameter(negative="", help=help_of("new"))] = False,
    bots: Bots = "",
    join: Annotated[str, Parameter(help=help_of("join"))] = "",
    passphrase: Annotated[str, Parameter(env_var="COVEN_PASSPHRASE", help=help_of("passphrase"))] = "",
    lang: Language = "",
) -> None:
    """Play in the terminal; one person may hold every seat. A game that was left with these settings goes on."""
    if join:
        from coven.terminal.remote import join as sit_down

        sit_down(join, checked_language(lang), seats, passphrase)
        return
    from coven.terminal.company import known_bots
    from coven.terminal.reader import reader_for
    from coven.terminal.start import Wanted, begin

    wanted = Wanted(
        game=game,
        players=_players(players),
        seats=seats,
        seed=seed,
        options=_options(option),
        pack=_pack(pack),
        file=load,
        language=lang or preferred(),
        new=new,
        bots=known_bots(bots),
    )
    begin(wanted, reader_for())


def _players(given: int | None) -> int:
    """How many players, 0 if nobody said so; none at all is refused by the game."""
    return 0 if given is None else given or -1


@app.command(help=help_of("learn"))
def learn(
    game: Game = "madness",
    *,
    players: Annotated[int | None, Parameter(help=help_of("players"))] = None,
    lesson: Annotated[int | None, Parameter(help=help_of("lesson"))] = None,
    lang: Language = "",
) -> None:
    """A first game with everything explained when it comes up for the first time, or one of its lessons."""
    from coven.terminal.reader import reader_for
    from coven.terminal.start import Wanted, begin

    language = lang or preferred()
    if lesson is not None:
        from coven.terminal.lesson import teach

        teach(game, lesson, language, reader_for())
        return
    begin(Wanted(game=game, players=_players(players), language=language, learning=True), reader_for())


@app.command(help=help_of("simulate"))
def simulate(
    game: Game,
    *,
    players: Players = 3,
    games: int = 100,
    seed: Seed = "1",
    bots: Bots = "random",
    option: Options = [],  # noqa: B006
    pack: Pack = None,
    workers: Annotated[int, Parameter(help=help_of("workers"))] = 1,
    lang: Language = "",
    json: AsJson = False,
) -> None:
    """Play many games between bots and count what comes of them."""
    from coven.lab.progress import simulate_showing

    checked_language(lang)
    report = simulate_showing(game, players, games, seed, bots, _options(option), _pack(pack), workers)
    if json:
        _print_json(report)
        return _stopped(report.games, games)
    say = speaker().term
    print(say("simulated", game=report.game, games=report.games, players=report.players, seed=report.seed))
    for outcome, number in report.outcomes.items():
        print(say("simulated-outcome", outcome=outcome, n=number))
    speed = round(report.decisions_per_second)
    print(say("simulated-speed", decisions=report.decisions, speed=speed, compiled=str(report.compiled)))
    print(say("simulated-hash", hash=report.hash))
    return _stopped(report.games, games)


def _stopped(played: int, wanted: int) -> None:
    """Somebody who stops a simulation gets what was played so far, and the exit code of Ctrl-C."""
    if played < wanted:
        raise Finished(INTERRUPTED)


@app.command(help=help_of("rules"))
def rules(
    game: Game = "",
    *words: str,
    coverage: Annotated[bool, Parameter(negative="", help=help_of("coverage"))] = False,
    where: Annotated[bool, Parameter(negative="", help=help_of("where"))] = False,
    tests: Annotated[Path, Parameter(help=help_of("tests"))] = Path("tests"),
    sources: Annotated[bool, Parameter(negative="", help=help_of("sources"))] = False,
    lang: Language = "",
    json: AsJson = False,
) -> None:
    """Look up the numbered rules: by id, by section, by a question; see which tests prove them, or where one lives."""
    from coven.lab.rulebook import covered, look_up
    from coven.text.rulebook import printed

    if where:
        _print_places(words[0] if words else game, tests, json)
        return
    if coverage:
        found = covered(game, tests)
        if json:
            _print_json(found)
        for id, of_game in {} if json else found.items():
            print(
                speaker().term(
                    "coverage", game=id, ids=of_game.ids, tested=of_game.tested, missing=len(of_game.missing)
                )
            )
            print("\n".join([*of_game.missing, *(f"{unknown} ?" for unknown in of_game.unknown)]), end="")
        if any(of_game.missing or of_game.unknown for of_game in found.values()):
            raise Finished(1)
        return
    found_rules = look_up(game or "madness", " ".join(words), checked_language(lang))
    if json:
        _print_json(found_rules)
    else:
        print(printed(found_rules, min(get_terminal_size().columns, WIDEST), sources))


def _print_places(id: str, tests: Path, json: bool) -> None:
    from coven.lab.where import where

    found = where(id, tests)
    if json:
        _print_json(found)
        return
    say = speaker().term
    for kind in ("content", "source", "tests", "near"):
        for place in getattr(found, kind):
            print(say("where", kind=kind, place=place))


@app.command(help=help_of("replay"))
def replay(
    file: Path,
    *,
    verify: Annotated[bool, Parameter(negative="", help=help_of("verify"))] = False,
    lang: Language = "",
    json: AsJson = False,
) -> None:
    """Replay a recorded game: tell it, or verify it."""
    from coven.engine.edge.record import seen
    from coven.lab.replaying import replayed, told, told_by
    from coven.terminal.reader import reader_for
    from coven.terminal.stepping import Stepping

    if (known := seen(file)) is not None:
        print("\n".join(told_by(known, checked_language(lang))))
        if verify:
            raise OptionError("record-still-secret")
        return
    match, report = replayed(file)
    reader = reader_for()
    if json:
        _print_json(report)
    elif reader.live and report.exact and not verify:
        Stepping(match, checked_language(lang), reader).run()
    else:
        print("\n".join(told(match, report, checked_language(lang), verify)))
    if verify and not report.exact:
        raise Finished(1)


@position_app.command(help=help_of("check"))
def check(file: Path, *, pack: Pack = None, lang: Language = "", json: AsJson = False) -> None:
    """Check a position file (TOML or JSON) and tell whose decision it is."""
    from coven.lab.replaying import checked

    checked_language(lang)
    question = checked(file, _pack(pack))
    if json:
        _print_json(question)
    elif question is None:
        print(speaker().term("position-over", file=file.name))
    else:
        print(speaker().term("position-fine", file=file.name, player=question.seat, n=len(question.options)))


@app.command(help=help_of("records"))
def records(
    game: Game = "djinn",
    *,
    player: Annotated[str, Parameter(help=help_of("player"))] = "",
    lang: Language = "",
    json: AsJson = False,
) -> None:
    """Read the record book of a game: best scores and challenges met."""
    from coven.games import open_game
    from coven.terminal.records import lines, opened, players
    from coven.text import speaker_for

    found = open_game(game)
    if json:
        _print_json(opened().games.get(game, {}))
        return
    spoken = speaker_for(found, checked_language(lang))
    names = [player] if player or found.tally() is None else players(game)
    print("\n\n".join("\n".join(lines(found, spoken, name)) for name in names) or spoken.term("records-empty"))


@app.command(help=help_of("bench"))
def bench(game: Game = "", *, rounds: int = 5, lang: Language = "", json: AsJson = False) -> None:
    """Measure speed: compiled and uncompiled build, beside Catanatron when it is installed."""
    from coven.games import GAMES, open_game
    from coven.lab.bench import bench as measure

    checked_language(lang)
    if game:
        open_game(game)
    if rounds < 1:
        raise OptionError("bad-argument", detail=f"--rounds {rounds}")
    report = measure((game,) if game else GAMES, rounds)
    if json:
        _print_json(report)
        return
    say = speaker().term
    for id, builds in report.games.items():
        for build, speed in builds.items():
            ratio = speed.ratio if speed.ratio is not None else "-"
            decisions = round(speed.decisions_per_second)
            print(say("benched", game=id, build=build, speed=decisions, clone=str(speed.clone_us), ratio=str(ratio)))
            print("    " + ", ".join(f"{name} {us} µs" for name, us in speed.parts_us.items()))
    for peer, found in report.peers.items():
        print(say("benched-peer", peer=peer, speed=round(found.decisions_per_second)))


@app.command(help=help_of("serve"))
def serve(
    settings: Settings = Settings(),  # noqa: B008  # it never changes
    *,
    open: Annotated[bool, Parameter(negative="", help=help_of("open"))] = False,
) -> None:
    """Host tables for people, bots and watchers."""
    from coven.table.web.serve import serve as run
    from coven.terminal.saves import home

    if settings.workers > 1 and not settings.database.startswith("postgresql"):
        raise OptionError("workers-need-postgresql", given=settings.workers)
    where = settings.database or default_database(home())
    run(replace(settings, database=where, spare=settings.spare or open), lambda at: _ready(at, open))


def _ready(at: str, show: bool) -> None:
    print(speaker().term("serving", address=at), flush=True)
    if show:
        from coven.table.web.serve import show_page

        show_page(at, lambda: print(speaker().term("serve-by-hand", address=at), flush=True))


@app.command(help=help_of("engine"))
def engine() -> None:
    """Speak the JSON-lines protocol on stdin and stdout, for bots and scripts."""
    from coven.table.stdio import serve

    serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
