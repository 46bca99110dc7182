"""What one can type besides answers."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from coven.engine.core.errors import AnswerError, OptionError
from coven.engine.edge.views import WATCHER
from coven.language import LANGUAGES
from coven.terminal import records, saves
from coven.text.rulebook import rulebook

if TYPE_CHECKING:
    from coven.terminal.session import Session


def explain(session: Session, what: str) -> None:
    """`?`: what can be typed; `? growth`, `? 3a`: a card; `? cast growth`: why not; `? M10.4`: a rule."""
    if not what:
        for key in ("terminal-help", "board-help"):
            if key in session.speaker.catalogue:
                session.console.print(session.speaker.term(key), markup=False)
        return
    shown = session.board.card(what, session.view()) or _rule(session, what) or _ruling(session, what)
    session.console.print(Text(shown, style="yellow"))


def _rule(session: Session, what: str) -> str:
    known = rulebook(session.match.game, session.language).rules
    exact = [rule for rule in known if rule.id.casefold() == what.casefold()]
    return f"{exact[0].id}  {exact[0].text}" if exact else ""


def _ruling(session: Session, what: str) -> str:
    word = session.meant(what)
    return session.speaker.explain(session.match.explain(word, session.seat()))


def why(session: Session, _: str) -> None:
    """`why`: everything that is refused now, each with its rule."""
    refused = session.match.refusals(session.seat())
    if not refused:
        session.console.print(session.speaker.term("terminal-nothing-refused"))
    for ruling in refused:
        line = Text(f" {ruling.answer}  ", style="cyan")
        session.console.print(line.append(session.speaker.explain(ruling), style="default"))


def undo(session: Session, how: str) -> None:
    """`undo` takes the last answer back; past something revealed only with `undo anyway`, and the record says so."""
    match, seat = session.match, session.seat()
    to = match.chosen_before() if session.auto else None
    if session.auto and to is None:
        raise AnswerError("no-undo")
    word, wall, known = match.word_after(to), match.wall(to=to), match.wall(seat, to)
    if wall is not None and how != "anyway":  # all share the terminal, so what anybody knows stands in the way
        blocked = AnswerError("undo-blocked", what=session.speaker.say(known) if known else wall.reveals)
        session.console.print(Text(session.speaker.error(blocked), style="yellow"))
        session.console.print(session.speaker.term("terminal-undo-anyway"))
        return
    match.undo(seat=seat, agreed=how == "anyway", to=to)
    session.recent = []
    session.since = dict.fromkeys((WATCHER, *match.seats), match.version)
    session.notice("terminal-undone", word=word)
    session.save()
    session.show()


def save(session: Session, name: str) -> None:
    """`save FILE` keeps a copy of the game; a name that is taken is refused."""
    if not name:
        session.save()
        session.console.print(session.speaker.term("terminal-saved", file=str(session.file)))
        return
    file = Path(name).expanduser()
    if file.exists():
        raise OptionError("file-exists", file=name)
    try:
        session.save(file)
    except OSError as error:
        raise OptionError("file-not-written", file=name, detail=error.strerror or str(error)) from error
    session.console.print(session.speaker.term("terminal-saved", file=name))


def position(session: Session, name: str) -> None:
    """`position FILE` writes the situation to a file, for puzzles, bug reports and arguments about rules."""
    file = Path(name or f"{session.match.game.id}-{len(session.match.answers)}.json").expanduser()
    if file.exists():
        raise OptionError("file-exists", file=str(file))
    try:
        file.write_text(json.dumps(session.match.game.write(session.match.table), indent=1) + "\n", "utf-8")
    except OSError as error:
        raise OptionError("file-not-written", file=str(file), detail=error.strerror or str(error)) from error
    session.console.print(session.speaker.term("terminal-position", file=str(file)))


def load(session: Session, name: str) -> None:
    """`load FILE` goes on with another game; this one is saved."""
    from coven.terminal import loaded

    if not name:
        raise OptionError("file-not-named")
    match, report = loaded(Path(name).expanduser())
    session.save()
    session.match = match
    session.file = saves.fresh_file(match.game.id, Path(name).stem)
    session.speak(session.language)
    session.recent = []
    session.since = {}
    session.tell_replay(report)
    session.show()


def language(session: Session, name: str) -> None:
    """`lang cs` changes the language."""
    if name not in LANGUAGES:
        raise OptionError("no-such-language", given=name, nearest=", ".join(LANGUAGES))
    session.speak(name)
    session.recent = []
    session.show()


def log(session: Session, _: str) -> None:
    """`log`: everything that has happened, as whoever decides came to know it."""
    for line in session.happened(-1):
        session.console.print(Text(line))


def rules(session: Session, words: str) -> None:
    """`rules words`: the numbered rules that answer a question, the best first."""
    found = rulebook(session.match.game, session.language).matching(words)
    if not found:
        session.console.print(session.speaker.term("terminal-no-rules"))
    for rule in found[:20]:
        session.console.print(f"{rule.id}  {rule.text}", markup=False)


def show_records(session: Session, player: str) -> None:
    """`records`: the record book of whoever sits first, or of somebody named."""
    for line in records.lines(session.match.game, session.speaker, player or session.match.seats[0]):
        session.console.print(line, markup=False)


def hint(session: Session, _: str) -> None:
    """`hint`: advice, once there is a player made of code that can give it."""
    session.console.print(session.speaker.term("terminal-no-hint"))


def auto(session: Session, _: str) -> None:
    """`auto`: questions with one answer only are answered, or not."""
    session.auto = not session.auto
    session.console.print(session.speaker.term("terminal-auto", on="yes" if session.auto else "no"))


def board(session: Session, _: str) -> None:
    """`board`: the table again."""
    session.show()


def leave(session: Session, _: str) -> None:
    """`quit`: stop; the game is saved."""
    session.leave()


COMMANDS: dict[str, Callable[[Session, str], None]] = {
    "?": explain,
    "help": explain,
    "why": why,
    "undo": undo,
    "save": save,
    "load": load,
    "position": position,
    "lang": language,
    "log": log,
    "rules": rules,
    "records": show_records,
    "hint": hint,
    "auto": auto,
    "board": board,
    "quit": leave,
}
