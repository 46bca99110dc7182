"""Records and positions from files."""

from __future__ import annotations

from pathlib import Path

import msgspec

from coven.engine.core.machine import State
from coven.engine.core.rng import commitment
from coven.engine.edge import questions
from coven.engine.edge.files import read_position
from coven.engine.edge.game import Happening, Json
from coven.engine.edge.match import Match
from coven.engine.edge.questions import Question
from coven.engine.edge.record import Replay, SeenRecord, load, replay
from coven.games import open_game
from coven.text import speaker_for


def replayed(file: Path) -> tuple[Match[State], Replay]:
    """Play the record of a file again."""
    kept = load(file)
    return replay(open_game(kept.game, kept.pack), kept)


def told(match: Match[State], report: Replay, language: str, verify: bool) -> list[str]:
    """What a replay has to say, line by line."""
    speaker = speaker_for(match.game, language, match.names, match.options)
    lines: list[str] = []
    if not verify:
        lines += [speaker.say(heard.happening) for heard in match.everything()]
    if report.exact:
        lines.append(speaker.term("replay-exact", answers=report.answers, hash=report.hash))
        seal = match.secret and commitment(match.secret)
        return [*lines, speaker.term("replay-sealed", sealed=seal)] if seal else lines
    lines.append(speaker.term("replay-parted", move=(report.parted_at or 0) + 1, answers=report.answers))
    lines += [speaker.term("replay-change", rule=change.rule, revision=change.revision) for change in report.changes]
    return lines


def told_by(kept: SeenRecord, language: str) -> list[str]:
    """What somebody came to know of a game that was going on, line by line."""
    speaker = speaker_for(open_game(kept.game, kept.pack), language, kept.names, kept.options)
    events = [{name: value for name, value in event.items() if name != "version"} for event in kept.events]
    lines = [speaker.say(msgspec.convert(event, Happening)) for event in events]
    report = [] if kept.report is None else [str(kept.report.get("text", ""))]
    return [*lines, speaker.term("replay-seen", player=speaker.player(kept.seen), version=kept.version), *report]


def checked(file: Path, pack: Json | None) -> Question | None:
    """The question of the position in a file."""
    position = read_position(file)
    game = open_game(str(position.get("game", "madness")), pack)
    return questions.question(game.read(position))
