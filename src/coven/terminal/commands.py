"""What one can type besides answers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from coven.engine.core.errors import AnswerError, OptionError
from coven.engine.edge.entries import PASS
from coven.engine.edge.files import write_position
from coven.engine.edge.views import WATCHER
from coven.language import LANGUAGES
from coven.terminal import records, saves
from coven.terminal.counsel import advised, reasons_of
from coven.text.rulebook import glossary, printed, rulebook
from coven.text.thoughts import called, lines, worded
from coven.text.typed import plain

if TYPE_CHECKING:
    from coven.terminal.session import Session

FURTHER = 4  # times that computer players were asked, where the last one leaves nothing to tell


def explain(session: Session, what: str) -> None:
    """`?`: what can be typed; `? growth`, `? 3a`: a card; `? cast growth`: why not; `? M10.4`: a rule."""
    if not what:
        for key in ("terminal-help", "board-help"):
            if key in session.speaker.catalogue:
                session.say(Text(session.speaker.term(key)))
        return
    if what.casefold() in ("goal", "legend"):
        COMMANDS[what.casefold()](session, "")
        return
    shown = _numbered(session, what) or _term(session, what) or session.lookup.text(what, session.view())
    shown = shown or _rule(session, what)
    shown = shown or _ruling(session, what)
    session.say(Text(shown, style="yellow"))


def _rule(session: Session, what: str) -> str:
    known = rulebook(session.match.game, session.language).rules
    exact = [rule for rule in known if rule.id.casefold() == what.casefold()]
    return printed(exact, session.console.width)


def _term(session: Session, what: str) -> str:
    """What stands on the board and is no card: the rules that tell what it is."""
    game = session.match.game
    told = glossary(session.language).get(game.id, {}).get(plain(what), ())
    return printed([rule for rule in rulebook(game, session.language).rules if rule.id in told], session.console.width)


def _numbered(session: Session, what: str) -> str:
    """An answer by its number: the whole phrase, and the word to type."""
    question = session.match.question(session.seat())
    found = session.choices(question) if question and what.isdecimal() else []
    chosen = [f"{choice.number} {choice.phrase} ({choice.word})" for choice in found if choice.number == int(what)]
    return chosen[0] if chosen else ""


def _ruling(session: Session, what: str) -> str:
    """Why an answer is legal or not; what is no answer at all is looked for in the rules."""
    word = " ".join(what.lower().split())
    ruling = session.match.explain(word, session.seat())
    if ruling.legal or ruling.rule:
        return session.speaker.explain(ruling)
    found = rulebook(session.match.game, session.language).matching(what)
    return printed(found[:2], session.console.width) or session.speaker.explain(ruling)


def why(session: Session, _: str) -> None:
    """`why`: everything that is refused now, each with its rule."""
    refused = session.match.refusals(session.seat())
    if not refused:
        session.say(Text(session.speaker.term("terminal-nothing-refused")))
    for ruling in refused:
        line = Text(f" {ruling.answer}  ", style="cyan")
        session.say(line.append(session.speaker.explain(ruling), style="default"))


def hint(session: Session, _: str) -> None:
    """`hint`: what a computer player would answer in this seat, what it expects, and why."""
    question = session.match.question(session.seat())
    if question is None:
        raise AnswerError("game-is-over", answer="hint")
    session.console.print(Text(session.speaker.term("terminal-thinking"), style="dim"))
    advice = advised(session.match, question)
    session.say(Text("\n".join(lines(session.speaker, advice, question)), style="cyan"))


def thoughts(session: Session, _: str) -> None:
    """`thoughts`: why computer players answered as they did since you were asked last, else their last answers; where
    it tells no secret."""
    seat = session.seat()
    found = reasons_of(session.match, session.bots, session.since.get(seat, -1), seat)
    for before in _before_theirs(session):
        found = found or reasons_of(session.match, session.bots, before, seat)
    if not found:
        session.say(Text(session.speaker.term("terminal-no-thoughts")))
    remarks: dict[str, None] = {}
    for advice, question in found:
        told = worded(session.speaker, advice, question)
        remarks |= dict.fromkeys(reason.text for reason in told.thoughts[0].reasons if reason.id == "unseen")
        option = called(session.speaker, advice.thoughts[0].answer, question)
        player = session.speaker.player(question.seat)
        session.say(Text(session.speaker.term("terminal-thought", player=player, option=option, reason=told.text)))
    for remark in remarks:
        session.say(Text(remark))


def _before_theirs(session: Session) -> list[int]:
    """The versions before whatever computer players answered last, one after the other, followed: the latest first."""
    theirs, found = False, []
    for step in reversed(session.match.steps):
        if theirs and step.entry.seat not in session.bots:
            found.append(step.entry.version - 1)
        theirs = step.entry.seat in session.bots
    return [*found, -1][:FURTHER]


def undo(session: Session, how: str) -> None:
    """`undo` takes the last answer back; past something revealed only with `undo anyway`, and the record says so."""
    match, seat = session.match, session.seat()
    to = _before_choice(session) if session.auto or session.bots else None
    if (session.auto or session.bots) and to is None:
        raise AnswerError("no-undo")
    word, wall = match.word_after(to), match.wall(seat, to)
    if wall is not None and how != "anyway":
        blocked = AnswerError("undo-blocked", what=wall.kind if wall.reveals == "doubt" else session.speaker.say(wall))
        session.say(Text(session.speaker.error(blocked), style="yellow"))
        persons = [one for one in match.seats if one not in session.bots]
        session.say(Text(session.speaker.term("terminal-undo-anyway" if len(persons) > 1 else "terminal-undo-alone")))
        return
    match.undo(seat=seat, agreed=how == "anyway", to=to)
    session.recent = []
    session.since = dict.fromkeys((WATCHER, *match.seats), match.version)
    stands = match.log[-1].to or 0
    session.passed = {version: passed for version, passed in session.passed.items() if version <= stands}
    session.notice("terminal-undone", word=word)
    session.save()
    session.show()


def _before_choice(session: Session) -> int | None:
    """The version before the last choice of a person; what was passed and answered by computer players goes with it."""
    for step in reversed(session.match.steps):
        if step.entry.seat not in session.bots and (step.entry.did != PASS or not session.auto):
            return step.entry.version - 1
    return None


def save(session: Session, name: str) -> None:
    """`save FILE` keeps a copy of the game; a name that is taken is refused."""
    if not name:
        session.save()
        session.say(Text(session.speaker.term("terminal-saved", file=str(session.file))))
        return
    file = Path(name).expanduser()
    if _is_there(file):
        raise OptionError("file-exists", file=name)
    made = "" if _is_there(file.parent) else str(file.parent)
    session.save(file)
    session.say(Text(session.speaker.term("terminal-saved", file=name)))
    if made:
        session.say(Text(session.speaker.term("terminal-folder", folder=made)))


def _is_there(file: Path) -> bool:
    try:
        return file.exists()
    except OSError:  # in a folder that cannot be looked into
        return False


def position(session: Session, name: str) -> None:
    """`position FILE` writes the situation to a file, for puzzles, bug reports and arguments about rules."""
    file = Path(name or f"{session.match.game.id}-{len(session.match.answers)}.json").expanduser()
    if file.exists():
        raise OptionError("file-exists", file=str(file))
    try:
        write_position(session.match.game.write(session.match.table), file)
    except OSError as error:
        raise OptionError("file-not-written", file=str(file), detail=error.strerror or str(error)) from error
    session.say(Text(session.speaker.term("terminal-position", file=str(file))))


def load(session: Session, name: str) -> None:
    """`load FILE` goes on with another game; this one is saved."""
    from coven.terminal.start import listed, loaded

    left = [kept for kept in saves.unfinished(session.match.game.id) if kept.file != session.file]
    if not name:
        session.say(Text("\n".join([*listed(left, session.speaker), session.speaker.term("terminal-load")])))
        return
    file = left[int(name) - 1].file if name.isdecimal() and 1 <= int(name) <= len(left) else Path(name).expanduser()
    match, report = loaded(file)
    session.save()
    session.match, session.bots = match, saves.company(file)
    own = file in [kept.file for kept in left]
    session.file = file if own else saves.fresh_file(match.game.id, file.stem)
    session.speak(session.language)
    session.recent = []
    session.since = {}
    session.tell_replay(report)
    session.settle_forced()
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
        session.say(Text(line))


def rules(session: Session, words: str) -> None:
    """`rules words`: the numbered rules that answer a question, the best first."""
    found = rulebook(session.match.game, session.language).matching(words)
    told = printed(found[:20], session.console.width) or session.speaker.term("terminal-no-rules")
    session.say(Text(told))


def show_records(session: Session, player: str) -> None:
    """`records`: the record book of whoever sits first, or of somebody named."""
    for line in records.lines(session.match.game, session.speaker, player or session.match.seats[0]):
        session.say(Text(line))


def goal(session: Session, _: str) -> None:
    """`goal`: what the game is about as these players play it, and what a turn is."""
    told = session.speaker.goal(len(session.match.seats), session.match.options)
    session.say(Text(told or session.speaker.term("terminal-no-goal")))


def legend(session: Session, _: str) -> None:
    """`legend`: what the signs on the board stand for."""
    session.say(Text("\n".join(session.board.legend(session.view())) or session.speaker.term("terminal-no-signs")))


def learn(session: Session, _: str) -> None:
    """`learn`: the goal, and every kind of question explained when it comes up for the first time."""
    session.learning, session.met = True, []
    goal(session, "")


def curtain(session: Session, _: str) -> None:
    """`curtain`: hands are hidden when somebody else decides, or not."""
    session.curtain = not session.curtain
    session.say(Text(session.speaker.term("terminal-curtains", on="yes" if session.curtain else "no")))


def auto(session: Session, _: str) -> None:
    """`auto`: questions with one answer only are answered, or not."""
    session.auto = not session.auto
    session.say(Text(session.speaker.term("terminal-auto", on="yes" if session.auto else "no")))


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
    "hint": hint,
    "thoughts": thoughts,
    "undo": undo,
    "save": save,
    "load": load,
    "position": position,
    "lang": language,
    "log": log,
    "rules": rules,
    "records": show_records,
    "goal": goal,
    "legend": legend,
    "learn": learn,
    "curtain": curtain,
    "auto": auto,
    "board": board,
    "quit": leave,
}
