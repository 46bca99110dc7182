"""Records and positions from files."""

from __future__ import annotations

from pathlib import Path

from coven.engine.core.machine import State
from coven.engine.edge import questions
from coven.engine.edge.files import read_position
from coven.engine.edge.game import Json
from coven.engine.edge.match import Match
from coven.engine.edge.questions import Question
from coven.engine.edge.record import Replay, load, replay
from coven.games import open_game
from coven.text import speaker_for


def replayed(file: Path) -> tuple[Match[State], Replay]:
    """Play the record of a file again."""
    kept = load(file)
    return replay(open_game(kept.game, kept.pack), kept)


def told(match: Match[State], report: Replay, language: str, verify: bool) -> list[str]:
    """What a replay has to say, line by line."""
    speaker = speaker_for(match.game, language, match.names)
    lines: list[str] = []
    if not verify:
        lines += [speaker.say(heard.happening) for heard in match.everything()]
    if report.exact:
        return [*lines, speaker.term("replay-exact", answers=report.answers, hash=report.hash)]
    lines.append(speaker.term("replay-parted", move=(report.parted_at or 0) + 1, answers=report.answers))
    lines += [speaker.term("replay-change", rule=change.rule, revision=change.revision) for change in report.changes]
    return lines


def checked(file: Path, pack: Json | None) -> Question | None:
    """The question of the position in a file."""
    position = read_position(file)
    game = open_game(str(position.get("game", "madness")), pack)
    return questions.question(game.read(position))
