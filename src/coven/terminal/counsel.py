"""A hint to whoever is asked, from nothing but what they see, and the reasons of computer players."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from coven.engine.core.machine import State
from coven.engine.edge.entries import ANSWER, Step
from coven.engine.edge.match import Match
from coven.engine.edge.questions import Question
from coven.engine.edge.thoughts import Advice
from coven.engine.edge.views import View

SECONDS = 2.0
LAST = 5  # answers of computer players that are explained
KEPT = 64  # advices
Told = tuple[Advice, Question]
_said: Final[dict[bytes, Told]] = {}  # what was told last: whoever asks again is told the same


def again(asked: tuple[object, ...], think: Callable[[], Told]) -> Told:
    """What was told to whoever asked this before; else it is thought about."""
    key = msgspec.msgpack.encode(asked)
    if key not in _said:
        _said[key] = think()
        for oldest in list(_said)[:-KEPT]:
            del _said[oldest]
    return _said[key]


def advised(match: Match[State], question: Question) -> Advice:
    """What a thinker would answer in this seat."""
    from coven.bots.advice import advise  # most games are played without
    from coven.bots.mind import Budget

    view = match.game.view(match.table, match.number(question.seat))
    assert isinstance(view, View)
    seed, pack, budget = f"{match.version + 1}", match.game.pack, Budget(seconds=SECONDS)
    asked = ("hint", view, question, seed, pack)
    return again(asked, lambda: (advise("thinker", view, question, seed, budget, pack), question))[0]


def reasons_of(match: Match[State], bots: Mapping[str, str], since: int, reader: str) -> list[Told]:
    """What is to be said about the last choices of computer players after a version: all of it where whoever reads it
    saw what they saw, else what those can say who look on."""
    found: list[Told] = []
    given = [step for step in match.steps if step.entry.seat in bots and step.entry.version > since + 1]
    for step in [one for one in given if one.entry.did == ANSWER][::-1]:
        told = _reasons(match, step, reader)
        if told is not None:
            found.append(told)
        if len(found) == LAST:
            break
    return found[::-1]


def _reasons(match: Match[State], step: Step, reader: str) -> Told | None:
    """Of one answer; nothing where there was nothing to choose, as far as whoever reads it can tell."""
    from coven.bots.advice import explain
    from coven.bots.mind import Budget
    from coven.bots.onlooker import look_on

    entry, budget = step.entry, Budget(seconds=SECONDS / LAST)
    then = match.moment(entry.version - 1)
    seed, pack = f"{entry.version}", then.game.pack
    view, seen = (then.game.view(then.table, then.number(seat)) for seat in (entry.seat, reader))
    assert isinstance(view, View)
    assert isinstance(seen, View)
    if (view.board, view.resume) != (seen.board, seen.resume) and not match.table.over:
        heard = step.heard(match.number(reader))
        told = again((seen, heard, seed, pack), lambda: look_on(seen, entry.seat, heard, seed, budget, pack))
        return told if len(told[0].thoughts) > 1 else None
    question = then.question(entry.seat)
    if question is None or len(question.options) < 2 or then.game.policy.settles(then.table):
        return None
    asked = (view, question, entry.word, seed, pack)
    return again(asked, lambda: (explain(view, question, entry.word, seed, budget, pack), question))
