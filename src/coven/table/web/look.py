"""What a page needs besides the game: the table in lines, and what the page itself says."""

from __future__ import annotations

from functools import cache

from coven.engine.core.errors import AnswerError
from coven.engine.edge.entries import PASS
from coven.engine.edge.game import Json, Option
from coven.engine.edge.views import WATCHER, View
from coven.games import GAMES, open_game
from coven.table.house.hosted import Hosted
from coven.table.wording import losing as whose
from coven.text import Speaker, speaker_for
from coven.text.lines import lines


def looked(hosted: Hosted, seat: str, mine: tuple[str, ...], language: str) -> Json:
    """The table in lines as a seat sees it, the printed sentence that asks, what can be taken back, how it ended."""
    match = hosted.match
    view = match.game.view(match.table, match.number(seat), False)
    assert isinstance(view, View)
    speaker = speaker_for(match.game, language, match.names, match.options)
    told: Json = {"version": match.version, "seat": seat, "lines": lines(match.game, view, language, match.names)}
    question = match.question(seat)
    if question is not None and question.answers and (cause := speaker.cause(question)):
        told["cause"] = cause
    if not match.table.over and (taken := _last(hosted, mine)) is not None:
        told["undo"] = _undo(hosted, seat, taken, speaker)
    if match.table.over:
        told["over"] = _ended(hosted, speaker)
    return told


def _last(hosted: Hosted, mine: tuple[str, ...]) -> int | None:
    """The version before the last choice of whoever sits here; None where there is none."""
    for step in reversed(hosted.match.steps):
        if step.entry.seat in mine and step.entry.seat != WATCHER and step.entry.did != PASS:
            return step.entry.version - 1
    return None


def _undo(hosted: Hosted, seat: str, to: int, speaker: Speaker) -> Json:
    """Whether the last choice can be taken back freely, and if not, what is in the way."""
    losing = hosted.taken_from(seat, to)
    told: Json = {"to": to, "free": not (losing or hosted.others(seat))}
    if not told["free"] and (wall := hosted.match.wall(seat, to)) is not None:
        told["wall"] = speaker.error(AnswerError("undo-blocked", what=wall.kind, reveals=wall.reveals))
    elif not told["free"] and losing:
        told["wall"] = whose(speaker, losing)
    elif not told["free"]:
        told["free"] = True
    return told


def _ended(hosted: Hosted, speaker: Speaker) -> str:
    ended = hosted.match.outcome
    winners = speaker.joined([speaker.player(seat) for seat in ended.winners])
    key = "board-over" if "board-over" in speaker.catalogue else "terminal-over"
    return speaker.term(key, outcome=winners if ended.kind == "scored" else ended.word)


@cache
def front(language: str) -> Json:
    """What the page says: its texts with their values left open as {name}, and the games."""
    speaker = Speaker("cli", language, {})
    texts = {key.removeprefix("page-"): speaker.catalogue.open(key) for key in speaker.catalogue.keys("page-")}
    return {"language": language, "texts": texts, "games": [_game(id, language) for id in GAMES]}


def _game(id: str, language: str) -> Json:
    game = open_game(id)
    speaker = speaker_for(game, language)
    offered = [option for option in game.options() if f"page-option-{option.id}" in speaker.catalogue]
    options = [_option(option, speaker) for option in offered]
    name, text = speaker.term(f"game-{id}"), speaker.term(f"page-blurb-{id}")
    return {"id": id, "name": name, "text": text, "players": game.players, "options": options}


def _option(option: Option, speaker: Speaker) -> Json:
    """What can be agreed, by its name, with what it changes; a free choice offers what has a name."""
    prefix = f"page-choice-{option.id}-"
    named = [key.removeprefix(prefix) for key in speaker.catalogue.keys(prefix)]
    text = next((speaker.printed(f"{kind}-{option.id}") for kind in KINDS if speaker.prints(f"{kind}-{option.id}")), "")
    choices = {value: speaker.term(prefix + value) for value in option.choices or named if value in named}
    name = speaker.term(f"page-option-{option.id}")
    told: Json = {"id": option.id, "name": name, "text": text, "default": option.default}
    return told | {"choices": choices, "players": option.players}


KINDS = ("variant", "option")  # where the texts of options are written
