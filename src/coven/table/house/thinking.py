"""What a process does that thinks. It knows computer players and nothing of the house, so that it is ready soon."""

from __future__ import annotations

import os
import signal
from multiprocessing import parent_process
from threading import Thread

import msgspec

from coven.bots import consider
from coven.bots.advice import advise, explain
from coven.bots.mind import Budget
from coven.bots.onlooker import look_on
from coven.engine.edge.game import Happening, Json
from coven.engine.edge.questions import Question
from coven.engine.edge.thoughts import Advice
from coven.engine.edge.views import View


class Task(msgspec.Struct, array_like=True):
    """What is to be thought about: for a bot that must answer, about an answer that was given, or about one of which
    somebody else only heard."""

    bot: str
    view: View
    question: Question
    seed: str
    seconds: float
    pack: Json | None = None
    answer: str = ""
    rollouts: int = 0
    heard: tuple[Happening, ...] = ()


class Overheard(msgspec.Struct, array_like=True):
    """What somebody who looks on is told, and the question as it may have been asked."""

    advice: Advice
    question: Question


def follow() -> None:
    """Whoever thinks ends with the server, also if that is killed; Ctrl-C is for the server, which ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_until_alone, daemon=True).start()


def _until_alone() -> None:
    if (parent := parent_process()) is not None:
        parent.join()
        os._exit(0)


def think(asked: bytes) -> bytes:
    """What a process does for a computer player."""
    task = msgspec.msgpack.decode(asked, type=Task)
    budget = Budget(task.rollouts, task.seconds)
    return consider(task.bot, task.view, task.question, task.seed, budget, task.pack).answer.encode()


def reflect(asked: bytes) -> bytes:
    """What a process does for somebody who asks."""
    task = msgspec.msgpack.decode(asked, type=Task)
    budget = Budget(task.rollouts, task.seconds)
    if task.answer:
        told = explain(task.view, task.question, task.answer, task.seed, budget, task.pack)
    else:
        told = advise(task.bot, task.view, task.question, task.seed, budget, task.pack)
    return msgspec.msgpack.encode(told)


def overhear(asked: bytes) -> bytes:
    """What a process does for somebody who asks about what another seat knew more of."""
    task = msgspec.msgpack.decode(asked, type=Task)
    budget = Budget(task.rollouts, task.seconds)
    advice, question = look_on(task.view, task.question.seat, task.heard, task.seed, budget, task.pack)
    return msgspec.msgpack.encode(Overheard(advice, question))
