"""What was decided, and what only follows from it: a payment that leaves no choice belongs to what is paid for."""

from __future__ import annotations

from typing import Final

from coven.engine.core.machine import State
from coven.engine.core.policy import best
from coven.engine.edge import questions
from coven.engine.edge.entries import ASIDE, PASS, Entry
from coven.engine.edge.match import Match
from coven.engine.edge.questions import Question

NEXT_TURN: Final = "turn-began"


def is_choice(match: Match[State], question: Question, entry: Entry) -> bool:
    """Whether there was anything to decide: one card after the other of a payment belongs to what is paid for."""
    if len(question.options) < 2 or question.forced or entry.did in (ASIDE, PASS):
        return False
    policy, table = match.game.policy, match.table
    return not policy.settles(table) or question.options[best(policy.scores(table))] != entry.word


def decided(match: Match[State], entry: Entry) -> tuple[Entry, Match[State]] | None:
    """The decision that an answer to the open question follows from, and the match as it stood then: the last one of
    the same seat in the same turn, within which this is asked. Nothing where the answer itself is a choice."""
    asked = questions.question(match.table)
    if asked is None or is_choice(match, asked, entry):
        return None
    whole = inner = len(match.table.frames)
    for step in reversed(match.steps):
        if any(happening.kind == NEXT_TURN for happening in step.whole()):
            return None
        if step.entry.did == PASS:
            continue
        then = match.moment(step.entry.version - 1)
        question, depth = questions.question(then.table), len(then.table.frames)
        if question is None or depth > inner or not is_choice(then, question, step.entry):
            continue
        if question.seat != asked.seat:
            inner = depth - 1  # what the others decided leads on from there
        elif depth < whole or question.prompt != asked.prompt:  # the same asked again is another undertaking
            return step.entry, then
    return None
