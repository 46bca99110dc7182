"""What the command says of itself: help pages and complaints, in the language of whoever asks."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from itertools import pairwise
from typing import TYPE_CHECKING

import cyclopts

from coven.engine.core.errors import CovenError, OptionError, nearest
from coven.language import LANGUAGES, preferred

if TYPE_CHECKING:
    from coven.text import Speaker

HELP = len(sys.argv) == 1 or "--help" in sys.argv or "-h" in sys.argv
INTERRUPTED = 130  # the exit code of Ctrl-C


def help_of(key: str) -> str:
    """A text of the help pages; looked up only if somebody asked for help."""
    return speaker().term(f"help-{key}") if HELP else ""


def speaker() -> Speaker:
    from coven.text import Speaker

    return Speaker("cli", spoken(sys.argv), {})


def spoken(arguments: list[str]) -> str:
    """The language of `--lang`, wherever it stands and whatever else is wrong, else the preferred one."""
    given = [later for word, later in pairwise(arguments) if word == "--lang"]
    given += [word.removeprefix("--lang=") for word in arguments if word.startswith("--lang=")]
    return next((language for language in given if language in LANGUAGES), preferred())


def help_with(key: str) -> str:
    """A text of the help pages, with the games, bots or options it speaks of."""
    if not HELP:
        return ""
    from coven.bots import BOTS
    from coven.games import GAMES, open_game

    known = {"game": ", ".join(GAMES), "bots": ", ".join(BOTS)}
    if key == "option":
        agreed = {id: [f"{one.id}={'|'.join(one.choices) or '…'}" for one in open_game(id).options()] for id in GAMES}
        known["option"] = "; ".join(f"{id}: {', '.join(options)}" for id, options in agreed.items())
    return f"{help_of(key)} {known[key]}"


class Finished(Exception):  # noqa: N818  # not an error: a command that ends with an exit code
    """A command has said everything and wants this exit code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def misread(error: cyclopts.CycloptsError, commands: Iterable[str]) -> CovenError:
    """What was wrong with the command line."""
    command = " ".join(("coven", *(error.command_chain or ())))
    if isinstance(error, cyclopts.UnknownCommandError | cyclopts.UnusedCliTokensError) and error.unused_tokens:
        if error.unused_tokens[0].startswith("-"):
            return OptionError("no-such-flag", given=error.unused_tokens[0], command=command)
        known = [name for name in commands if not name.startswith("-")]
        given = error.unused_tokens[0]
        return OptionError("no-such-command", given=given, nearest=nearest(given, known) or ", ".join(known))
    if isinstance(error, cyclopts.UnknownOptionError):
        return OptionError("no-such-flag", given=error.token.keyword or error.token.value, command=command)
    if isinstance(error, cyclopts.CoercionError) and error.token is not None:
        return OptionError("bad-value", given=error.token.value, name=error.token.keyword or "", command=command)
    if isinstance(error, cyclopts.MissingArgumentError):
        named = error.argument.name if error.argument is not None else ""
        return OptionError("missing-argument", name=error.keyword or named, command=command)
    return OptionError("bad-argument", detail=" ".join(str(error).split()))


def complain(error: CovenError) -> None:
    print(f"coven: {speaker().error(error)}", file=sys.stderr)
    sys.exit(2)


def checked_language(lang: str) -> str:
    """The language somebody wants, else the preferred one."""
    if lang and lang not in LANGUAGES:
        raise OptionError("no-such-language", given=lang, nearest=", ".join(LANGUAGES))
    return lang or preferred()
