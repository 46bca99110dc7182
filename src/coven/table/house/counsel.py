"""Counsel at hosted tables: a hint to whoever is asked, and why something was answered, for those who may know it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from coven.engine.core.errors import AnswerError
from coven.engine.core.machine import State
from coven.engine.edge.entries import ANSWER, PASS, REDO, Entry
from coven.engine.edge.game import Json
from coven.engine.edge.match import Match
from coven.engine.edge.views import View
from coven.table.house import before, messages
from coven.table.house.errors import NotYoursError
from coven.table.house.minds import Minds, asked_about

if TYPE_CHECKING:
    from coven.table.house.hosted import Hosted
    from coven.table.wording import Wording


async def told(
    minds: Minds, hosted: Hosted, message: messages.Hint | messages.Thought, seat: str, wording: Wording
) -> Json:
    """What somebody asks for."""
    if isinstance(message, messages.Hint):
        return await hint(minds, hosted, seat, wording)
    return await thought(minds, hosted, seat, message.version, wording)


async def hint(minds: Minds, hosted: Hosted, seat: str, wording: Wording) -> Json:
    """What to answer to the open question, and why; only the seat that is asked is told."""
    _allowed(hosted)
    async with hosted.lock:
        hosted.open()
        match = hosted.match
        question = match.question(seat)
        if question is None or question.seat != seat:
            raise NotYoursError("hint-not-asked")
        version, task = match.version, asked_about(hosted, match)
    advice = await minds.advise(task)
    return {"seat": seat, "version": version, "hint": wording.advice(advice, question)}


async def thought(minds: Minds, hosted: Hosted, seat: str, version: int, wording: Wording) -> Json:
    """Why the answer that made a version was given, or what speaks against it."""
    async with hosted.lock:
        entry = await asyncio.to_thread(_entry, hosted, version)
        then = await asyncio.to_thread(before.moment, hosted, version - 1)
        if not _may_know(hosted, then, entry.seat, seat):
            raise NotYoursError("thought-hidden")
        if entry.did == PASS:
            raise AnswerError("thought-forced")
        question, task = then.question(entry.seat), asked_about(hosted, then, entry.word)
    assert question is not None
    advice = await minds.advise(task)
    return {"seat": entry.seat, "version": version, "thought": wording.advice(advice, question)}


def _allowed(hosted: Hosted) -> None:
    if not hosted.settings.get("hints", True):
        raise NotYoursError("hints-off")


def _entry(hosted: Hosted, version: int) -> Entry:
    found = [entry for entry in before.log(hosted) if entry.version == version and entry.did in (ANSWER, PASS, REDO)]
    if not found:
        raise AnswerError("no-such-version", given=version, most=hosted.match.version)
    return found[0]


def _may_know(hosted: Hosted, then: Match[State], whose: str, reader: str) -> bool:
    """Once the game is over everybody. Before that whoever answered, and of a computer player those who knew the same:
    its reasons would tell the others what it held."""
    if hosted.match.table.over:
        return True
    _allowed(hosted)
    if whose == reader:
        return True
    return hosted.seats[whose].holder == "bot" and _known(then, whose) == _known(then, reader)


def _known(match: Match[State], seat: str) -> tuple[Json, tuple[object, ...]]:
    view = match.game.view(match.table, match.number(seat))
    assert isinstance(view, View)
    return view.board, view.resume
