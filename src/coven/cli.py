"""One command: coven."""

from __future__ import annotations

import sys
from pathlib import Path
from shutil import get_terminal_size
from typing import TYPE_CHECKING, Annotated

import cyclopts
from cyclopts import App, Parameter
from cyclopts.config import Env, Toml

from coven import __version__
from coven.engine.core.errors import CovenError, OptionError
from coven.language import LANGUAGES, preferred

if TYPE_CHECKING:
    from coven.engine.edge.game import Json
    from coven.text import Speaker

HELP = len(sys.argv) == 1 or "--help" in sys.argv or "-h" in sys.argv


def _help(key: str) -> str:
    """A text of the help pages; looked up only if somebody asked for help."""
    return _speaker().term(f"help-{key}") if HELP else ""


def _speaker() -> Speaker:
    from coven.text import Speaker

    return Speaker("cli", preferred(), {})


app = App(
    name="coven",
    help=_help("coven"),
    version=__version__,
    config=[Env("COVEN_"), Toml("coven.toml", must_exist=False)],
    result_action="return_value",
    group_commands=_help("commands") or "Commands",
    group_parameters=_help("parameters") or "Parameters",
)
position_app = App(name="position", help=_help("position"))
app.command(position_app)

Options = Annotated[list[str], Parameter(name=["--option", "-o"], help=_help("option"))]
Pack = Annotated[Path | None, Parameter(help=_help("pack"))]
AsJson = Annotated[bool, Parameter(name="--json", negative="", help=_help("json"))]
Language = Annotated[str, Parameter(help=_help("lang"))]
Players = Annotated[int, Parameter(help=_help("players"))]
Seed = Annotated[str, Parameter(help=_help("seed"))]


WIDEST = 100  # columns of text that can be read with ease


class Finished(Exception):  # noqa: N818  # not an error: a command that ends with an exit code
    """A command has said everything and wants this exit code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def main() -> None:
    """Run the command line; whatever is wrong with the input becomes one line on stderr and exit code 2."""
    try:
        app(exit_on_error=False, print_error=False)
    except cyclopts.CycloptsError as error:
        _complain(OptionError("bad-argument", detail=" ".join(str(error).split())))
    except CovenError as error:
        _complain(error)
    except Finished as finished:
        sys.exit(finished.code)
    except BrokenPipeError:
        sys.stderr.close()


def _complain(error: CovenError) -> None:
    print(f"coven: {_speaker().error(error)}", file=sys.stderr)
    sys.exit(2)


def _spoken(lang: str) -> str:
    """The language somebody wants, else the preferred one."""
    if lang and lang not in LANGUAGES:
        raise OptionError("no-such-language", given=lang, nearest=", ".join(LANGUAGES))
    return lang or preferred()


def _options(given: list[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for option in given:
        name, equals, value = option.partition("=")
        if not equals or not name or not value:
            raise OptionError("option-not-a-pair", given=option)
        found[name] = value
    return found


def _pack(path: Path | None) -> Json | None:
    from coven.games import load_pack

    return None if path is None else load_pack(path)


def _print_json(value: object) -> None:
    import msgspec

    print(msgspec.json.encode(value).decode())


@app.command(help=_help("play"))
def play(
    game: str = "madness",
    *,
    players: Players = 3,
    seats: Annotated[str, Parameter(help=_help("seats"))] = "",
    seed: Seed = "",
    option: Options = [],  # noqa: B006  # cyclopts copies it
    pack: Pack = None,
    load: Annotated[Path | None, Parameter(help=_help("load"))] = None,
    lang: Language = "",
) -> None:
    """Play in the terminal; one person may hold every seat. An interrupted game goes on where it stopped."""
    from coven.terminal import begin

    begin(game, players, seats, seed, _options(option), _pack(pack), load, lang or preferred())


@app.command(help=_help("simulate"))
def simulate(
    game: str,
    *,
    players: Players = 3,
    games: int = 100,
    seed: Seed = "1",
    bots: str = "random",
    option: Options = [],  # noqa: B006
    pack: Pack = None,
    workers: Annotated[int, Parameter(help=_help("workers"))] = 1,
    json: AsJson = False,
) -> None:
    """Play many games between bots and count what comes of them."""
    from coven.lab.progress import simulate_showing

    report = simulate_showing(game, players, games, seed, bots, _options(option), _pack(pack), workers)
    if json:
        _print_json(report)
        return
    speaker = _speaker()
    print(speaker.term("simulated", game=report.game, games=report.games, players=report.players, seed=report.seed))
    for outcome, number in report.outcomes.items():
        print(speaker.term("simulated-outcome", outcome=outcome, n=number))
    speed = round(report.decisions_per_second)
    print(speaker.term("simulated-speed", decisions=report.decisions, speed=speed, compiled=str(report.compiled)))
    print(speaker.term("simulated-hash", hash=report.hash))


@app.command(help=_help("rules"))
def rules(
    game: str = "",
    *words: str,
    coverage: Annotated[bool, Parameter(negative="", help=_help("coverage"))] = False,
    where: Annotated[bool, Parameter(negative="", help=_help("where"))] = False,
    tests: Annotated[Path, Parameter(help=_help("tests"))] = Path("tests"),
    sources: Annotated[bool, Parameter(negative="", help=_help("sources"))] = False,
    lang: Language = "",
    json: AsJson = False,
) -> None:
    """Look up the numbered rules: by id, by section, by a question; see which tests prove them, or where one lives."""
    from coven.lab.rulebook import covered, look_up, printed

    if where:
        _print_places(words[0] if words else game, tests, json)
        return
    if coverage:
        found = covered(game, tests)
        if json:
            _print_json(found)
        for id, of_game in {} if json else found.items():
            print(
                _speaker().term(
                    "coverage", game=id, ids=of_game.ids, tested=of_game.tested, missing=len(of_game.missing)
                )
            )
            print("\n".join([*of_game.missing, *(f"{unknown} ?" for unknown in of_game.unknown)]), end="")
        if any(of_game.missing or of_game.unknown for of_game in found.values()):
            raise Finished(1)
        return
    found_rules = look_up(game or "madness", " ".join(words), _spoken(lang))
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
    speaker = _speaker()
    for kind in ("content", "source", "tests", "near"):
        for place in getattr(found, kind):
            print(speaker.term("where", kind=kind, place=place))


@app.command(help=_help("replay"))
def replay(
    file: Path,
    *,
    verify: Annotated[bool, Parameter(negative="", help=_help("verify"))] = False,
    lang: Language = "",
    json: AsJson = False,
) -> None:
    """Replay a recorded game: tell it, or verify it."""
    from coven.lab.replaying import replayed, told

    match, report = replayed(file)
    if json:
        _print_json(report)
    else:
        print("\n".join(told(match, report, lang or preferred(), verify)))
    if verify and not report.exact:
        raise Finished(1)


@position_app.command(help=_help("check"))
def check(file: Path, *, pack: Pack = None, json: AsJson = False) -> None:
    """Check a position file (TOML or JSON) and tell whose decision it is."""
    from coven.lab.replaying import checked

    question = checked(file, _pack(pack))
    if json:
        _print_json(question)
    elif question is None:
        print(_speaker().term("position-over", file=file.name))
    else:
        print(_speaker().term("position-fine", file=file.name, player=question.seat, n=len(question.options)))


@app.command(help=_help("records"))
def records(
    game: str = "djinn",
    *,
    player: Annotated[str, Parameter(help=_help("player"))] = "",
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
    speaker = speaker_for(found, lang or preferred())
    names = [player] if player or found.tally() is None else players(game)
    print("\n\n".join("\n".join(lines(found, speaker, name)) for name in names) or speaker.term("records-empty"))


@app.command(help=_help("bench"))
def bench(game: str = "", *, rounds: int = 5, json: AsJson = False) -> None:
    """Measure speed: compiled and uncompiled build, beside Catanatron when it is installed."""
    from coven.games import GAMES, open_game
    from coven.lab.bench import bench as measure

    if game:
        open_game(game)
    if rounds < 1:
        raise OptionError("bad-argument", detail=f"--rounds {rounds}")
    report = measure((game,) if game else GAMES, rounds)
    if json:
        _print_json(report)
        return
    speaker = _speaker()
    for id, builds in report.games.items():
        for build, speed in builds.items():
            ratio = speed.ratio if speed.ratio is not None else "-"
            decisions = round(speed.decisions_per_second)
            print(
                speaker.term(
                    "benched", game=id, build=build, speed=decisions, clone=str(speed.clone_us), ratio=str(ratio)
                )
            )
            print("    " + ", ".join(f"{name} {us} µs" for name, us in speed.parts_us.items()))
    for peer, found in report.peers.items():
        print(speaker.term("benched-peer", peer=peer, speed=round(found.decisions_per_second)))


@app.command(help=_help("engine"))
def engine() -> None:
    """Speak the JSON-lines protocol on stdin and stdout, for bots and scripts."""
    from coven.table.stdio import serve

    serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
