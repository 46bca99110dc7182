"""Counsel at hosted tables: a hint to whoever is asked, and why something was answered, for those who may know it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from coven.bots.undertaking import decided
from coven.engine.core.errors import AnswerError
from coven.engine.core.machine import State
from coven.engine.edge.entries import ANSWER, PASS, REDO, Entry
from coven.engine.edge.game import Happening, Json
from coven.engine.edge.history import history
from coven.engine.edge.match import Match
from coven.engine.edge.questions import Question
from coven.engine.edge.thoughts import Advice
from coven.engine.edge.views import View
from coven.table.house import before, messages
from coven.table.house.errors import NotYoursError
from coven.table.house.minds import Minds, asked_about, heard_about
from coven.table.house.thinking import Task

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
    """Why the answer that made a version was given, or what speaks against it; of a computer player that knew more than
    whoever asks, what those can say who look on. Of an answer that was no choice it is told which decision it follows
    from, and why that was taken."""
    async with hosted.lock:
        entry = await asyncio.to_thread(_entry, hosted, version)
        then = await asyncio.to_thread(before.moment, hosted, version - 1)
        led = None
        if not _may_know(hosted, then, entry.seat, seat):
            task, overheard = heard_about(hosted, then, seat, _heard(hosted, version, entry.seat, seat)), True
        else:
            led = await asyncio.to_thread(_led, hosted, then, entry, seat)
            task, overheard = _asked_about(hosted, then, entry, led), False
    advice, question = await _considered(minds, task, overheard)
    told: Json = {"seat": entry.seat, "version": version, "thought": wording.advice(advice, question)}
    return told if led is None else told | {"follows": wording.follows(led[0], question)}


def _led(hosted: Hosted, then: Match[State], entry: Entry, reader: str) -> tuple[Entry, Match[State]] | None:
    """The decision that an answer follows from, if whoever asks may know its reasons."""
    led = decided(then, entry)
    return led if led is not None and _may_know(hosted, led[1], entry.seat, reader) else None


def _asked_about(hosted: Hosted, then: Match[State], entry: Entry, led: tuple[Entry, Match[State]] | None) -> Task:
    if led is not None:
        return asked_about(hosted, led[1], led[0].word)
    if entry.did == PASS:
        raise AnswerError("thought-forced")
    return asked_about(hosted, then, entry.word)


async def _considered(minds: Minds, task: Task, overheard: bool) -> tuple[Advice, Question]:
    """What is to be said about an answer, and the question; nothing where nobody who looks on can tell what it was."""
    if not overheard:
        return await minds.advise(task), task.question
    found = await minds.overhear(task)
    if not found.advice.answer:
        raise NotYoursError("thought-hidden")
    return found.advice, found.question


def _heard(hosted: Hosted, version: int, whose: str, reader: str) -> tuple[Happening, ...]:
    """What somebody heard of an answer of a computer player; nobody is told why people answered."""
    if hosted.seats[whose].holder != "bot":
        raise NotYoursError("thought-hidden")
    earlier = before.played(hosted) if version <= hosted.match.first else None
    deeds = history(hosted.match if earlier is None else earlier, version - 1, reader)
    return next(deed.events for deed in deeds if deed.version == version)


def _allowed(hosted: Hosted) -> None:
    if not hosted.settings.get("hints", True):
        raise NotYoursError("hints-off")


def _entry(hosted: Hosted, version: int) -> Entry:
    found = [entry for entry in before.log(hosted) if entry.version == version and entry.did in (ANSWER, PASS, REDO)]
    earlier = before.played(hosted)
    if version == (hosted.match if earlier is None else earlier).first:
        raise AnswerError("thought-set-up")
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
