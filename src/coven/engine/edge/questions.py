"""Questions and answers in words: what is asked, what may be answered, and why something may not."""

from __future__ import annotations

import msgspec

from coven.engine.core import machine
from coven.engine.core.errors import AnswerError, nearest
from coven.engine.core.machine import State, Values


class Question(msgspec.Struct, frozen=True):
    """Who decides what and why, and the legal answers as words."""

    seat: str
    prompt: str
    values: Values
    options: tuple[str, ...]
    cause: str = ""  # the printed sentence that asks: `spell/growth`, `curse/fire_fever`, `bonus/ip01`
    multiple: int = 1  # and by how much its factors are multiplied


class Ruling(msgspec.Struct, frozen=True):
    """What the rules say of an answer: legal, or refused by a rule, with the words and numbers of the reason."""

    answer: str
    legal: bool
    rule: str = ""
    message: str = ""
    values: Values = {}


NOT_NOW = "not-now"


def question(table: State) -> Question | None:
    """The open question; None when the game is over."""
    if table.over:
        return None
    verb = machine.asking(table)
    at = table.frames[-1]
    words = tuple(verb.word(table, at, option) for option in table.options)
    cause = "/".join(at.program.name.split("/")[:2]) if "/" in at.program.name else ""
    return Question(table.names[verb.asked(table, at)], verb.prompt, verb.asks(table, at), words, cause, at.factor)


def question_for(table: State, seat: str) -> Question | None:
    """The open question as a seat may know it: whoever is not asked learns who is, and what for, but no options."""
    asked = question(table)
    if asked is None or asked.seat == seat:
        return asked
    return Question(asked.seat, asked.prompt, {}, ())


def find(table: State, word: str) -> int:
    """The option a word stands for; an error explains why there is none."""
    verb = machine.asking(table)
    at = table.frames[-1]
    for option in table.options:
        if verb.word(table, at, option) == word:
            return option
    ruling = explain(table, word)
    if ruling.rule:
        raise AnswerError(ruling.message, answer=word, rule=ruling.rule, **ruling.values)
    words = [verb.word(table, at, option) for option in table.options]
    raise AnswerError("no-such-answer", answer=word, nearest=nearest(word, words))


def answer(table: State, word: str) -> None:
    """Answer the open question in words."""
    if table.over:
        raise AnswerError("game-is-over", answer=word)
    machine.take(table, find(table, word))


def explain(table: State, word: str) -> Ruling:
    """Why an answer is legal or not; an answer that belongs to another question is refused by the general rule."""
    if table.over:
        return Ruling(word, False, "", "game-is-over")
    verb = machine.asking(table)
    at = table.frames[-1]
    for option in [*table.options, *verb.candidates(table, at), *verb.beyond(table, at)]:
        if verb.word(table, at, option) == word:
            reason = verb.refuses(table, at, option)
            if reason is None:
                return Ruling(word, True)
            return Ruling(word, False, reason.rule, reason.message, verb.values(table, at, option))
    verbs = [verb.word(table, at, option).split(" ")[0] for option in table.options]
    general = table.out_of_turn(word)
    if general is None or word.split(" ")[0] in verbs:
        return Ruling(word, False, "", NOT_NOW)
    return Ruling(word, False, general.rule, general.message)


def refusals(table: State) -> list[Ruling]:
    """Every candidate that is not legal now, with its reason."""
    if table.over:
        return []
    verb = machine.asking(table)
    at = table.frames[-1]
    found: dict[str, Ruling] = {}
    for option in verb.candidates(table, at):
        reason = verb.refuses(table, at, option)
        if reason is not None:
            word = verb.word(table, at, option)
            found[word] = Ruling(word, False, reason.rule, reason.message, verb.values(table, at, option))
    return list(found.values())
