"""Questions and answers in words: what is asked, what may be answered, and why something may not."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import structs

from coven.engine.core import machine
from coven.engine.core.answers import BESIDE, kind_of
from coven.engine.core.ask import NOTHING_BESIDE, asked
from coven.engine.core.errors import AnswerError, nearest
from coven.engine.core.machine import Reason, State, Values


class Answer(msgspec.Struct, frozen=True):
    """Something that may be answered: its word, its verb, what it is about, and the addresses it touches."""

    word: str
    verb: str = ""
    about: Values = {}
    touches: tuple[str, ...] = ()


class Question(msgspec.Struct, frozen=True, rename={"answers": "options"}):
    """Who decides what and why, and the legal answers; whoever is not asked is told no answers and no values."""

    seat: str
    prompt: str
    values: Values
    answers: tuple[Answer, ...]
    cause: str = ""  # the printed sentence that asks: `spell/growth`, `curse/fire_fever`, `bonus/ip01`
    multiple: int = 1  # and by how much its factors are multiplied
    forced: str = ""  # the answer to pass it with, where it leaves no choice

    @property
    def options(self) -> tuple[str, ...]:
        """The words of the legal answers."""
        return tuple(answer.word for answer in self.answers)


class Ruling(msgspec.Struct, frozen=True):
    """What the rules say of an answer: legal, or refused by a rule, with the words and numbers of the reason."""

    answer: str
    legal: bool
    rule: str = ""
    message: str = ""
    values: Values = {}
    touches: tuple[str, ...] = ()


NOT_NOW = "not-now"
NOT_ASKED = "not-asked"

# what a ruling speaks of
NOW: Final = 0  # the open question: it judges such answers
ANOTHER_TIME: Final = 1  # another question
OVER: Final = 2  # a question that will never come again


def question(table: State) -> Question | None:
    """The open question; None when the game is over."""
    if table.over:
        return None
    verb, at = asked(table), table.frames[-1]
    seat, known = verb.asked(table, at), table.answers()
    answers = tuple(_answer(table, seat, option) for option in table.options)
    passed = verb.pass_with(table, at)
    forced = "" if passed < 0 else known.say(table, seat, passed)
    values, cause = verb.asks(table, at), at.program.cause
    return Question(table.names[seat], verb.prompt, values, answers, cause, at.factor, forced)


def _answer(table: State, seat: int, option: int) -> Answer:
    word, verb, about, touched = table.answers().described(table, seat, option)
    return Answer(word, verb, about, tuple(touched))


def secret(table: State) -> bool:
    """Whether the others may not know if the open question leaves a choice."""
    return asked(table).secret(table, table.frames[-1])


def unhurried(table: State, asked: Question | None, among: bool) -> Question | None:
    """The open question: among other people who may not know that it leaves no choice it does not pass by itself, for
    a quick answer would tell them."""
    if asked is None or not asked.forced or not among or not secret(table):
        return asked
    return msgspec.structs.replace(asked, forced="")


def alone(_seat: str) -> bool:
    """Nobody looks on."""
    return False


def question_for(table: State, seat: str) -> Question | None:
    """The open question as a seat may know it: whoever is not asked learns who is, and what for, but no options."""
    return known_to(question(table), seat)


def known_to(asked: Question | None, seat: str) -> Question | None:
    """What a seat may know of a question."""
    if asked is None or asked.seat == seat:
        return asked
    return Question(asked.seat, asked.prompt, {}, ())


def words(table: State) -> list[str]:
    """The words of the legal answers."""
    if table.over:
        return []
    known, seat = table.answers(), machine.deciding(table)
    return [known.say(table, seat, option) for option in table.options]


def find(table: State, word: str) -> int:
    """The option a word stands for; an error explains why there is none."""
    for option in _meant(table, word):
        if option in table.options:
            return option
    ruling = explain(table, word)
    if ruling.rule:
        raise AnswerError(ruling.message, answer=word, rule=ruling.rule, **ruling.values)
    raise AnswerError("no-such-answer", answer=word, nearest=nearest(word, words(table)))


def _meant(table: State, word: str) -> list[int]:
    """The answers a word may stand for."""
    return table.answers().parse(table, machine.deciding(table), word)


def answer(table: State, word: str) -> None:
    """Answer the open question in words."""
    if table.over:
        raise AnswerError("game-is-over", answer=word)
    machine.take(table, find(table, word))


def explain(table: State, word: str) -> Ruling:
    """Why an answer is legal or not; an answer that belongs to another question is refused by the general rule."""
    return placed(table, word)[0]


def placed(table: State, word: str) -> tuple[Ruling, int]:
    """Why an answer is legal or not, and whether that speaks of what is asked now, of another time, or of something
    that is over."""
    if table.over:
        return Ruling(word, False, "", "game-is-over"), NOW
    verb, at = asked(table), table.frames[-1]
    meant = _meant(table, word)
    if any(option in table.options for option in meant):
        return Ruling(word, True), NOW
    if not meant:
        return _unheard(table, word), ANOTHER_TIME
    for option in meant:
        if verb.knows(table, at, option):
            ruling = _ruled(table, option)
            if not ruling.legal:
                return ruling, ANOTHER_TIME if option >= BESIDE and verb.beside == NOTHING_BESIDE else NOW
    for option in meant:
        reason = table.misplaced(option)
        if reason is not None:
            return _refusal(table, option, reason, {}), OVER if reason.over else ANOTHER_TIME
    kinds = [kind_of(option) for option in table.options]
    general = table.astray(word) if kind_of(meant[0]) not in kinds else None
    return _general(word, general), ANOTHER_TIME


def _unheard(table: State, word: str) -> Ruling:
    """Why there is no such answer now: what refuses it without its last words, if anything does."""
    said = word.split(" ")
    for n in range(len(said) - 1, 1, -1):
        shorter = " ".join(said[:n])
        if _meant(table, shorter):
            ruling = explain(table, shorter)
            return _general(word, table.unheard(word)) if ruling.legal else structs.replace(ruling, answer=word)
    return _general(word, table.unheard(word))


def _general(word: str, reason: Reason | None) -> Ruling:
    return Ruling(word, False, "", NOT_NOW) if reason is None else Ruling(word, False, reason.rule, reason.message)


def explain_to(table: State, word: str, seat: str) -> Ruling:
    """Why an answer of a seat is legal or not; whoever is not asked hears who is, and the general rule, whatever it
    is."""
    decides = "" if table.over else table.names[machine.deciding(table)]
    if table.over or decides == seat:
        return explain(table, word)
    general = table.out_of_turn(word, table.names.index(seat) if seat in table.names else -1)
    if general is None or general.message == NOT_NOW:
        return Ruling(word, False, "" if general is None else general.rule, NOT_ASKED, {"player": decides})
    return Ruling(word, False, general.rule, general.message)


def _ruled(table: State, option: int) -> Ruling:
    known, seat = table.answers(), machine.deciding(table)
    reason = refused(table, option)
    if reason is None:
        return Ruling(known.say(table, seat, option), True)
    return _refusal(table, option, reason, asked(table).told(table, table.frames[-1], option))


def _refusal(table: State, option: int, reason: Reason, told: Values) -> Ruling:
    word, _, about, touched = table.answers().described(table, machine.deciding(table), option)
    return Ruling(word, False, reason.rule, reason.message, about | told, tuple(touched))


def refused(table: State, option: int) -> Reason | None:
    """The rule that forbids an option of the open question, if one does."""
    return asked(table).judge(table, table.frames[-1], option)


def refusals(table: State) -> list[Ruling]:
    """Every candidate that is not legal now, with its reason."""
    if table.over:
        return []
    found: dict[str, Ruling] = {}
    for option in asked(table).candidates(table, table.frames[-1]):
        if option not in table.options:
            ruling = _ruled(table, option)
            if not ruling.legal:
                found[ruling.answer] = ruling
    return list(found.values())
