"""Questions and answers in words: what is asked, what may be answered, and why something may not."""

from __future__ import annotations

import msgspec

from coven.engine.core import machine
from coven.engine.core.answers import kind_of
from coven.engine.core.ask import Ask
from coven.engine.core.errors import AnswerError, nearest
from coven.engine.core.machine import Frame, Reason, State, Values, Verb


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


def question(table: State) -> Question | None:
    """The open question; None when the game is over."""
    if table.over:
        return None
    verb = machine.asking(table)
    at = table.frames[-1]
    seat = verb.asked(table, at)
    answers = tuple(_answer(table, verb, at, seat, option) for option in table.options)
    forced = _forced(table, verb, at, seat)
    return Question(table.names[seat], verb.prompt, verb.asks(table, at), answers, _cause(at), at.factor, forced)


def _cause(at: Frame) -> str:
    """The printed sentence a program carries out."""
    name = at.program.name
    return at.program.cause or ("/".join(name.split("/")[:2]) if "/" in name else "")


def _answer(table: State, verb: Verb[State], at: Frame, seat: int, option: int) -> Answer:
    if not isinstance(verb, Ask):
        return Answer(verb.word(table, at, option))
    known = table.answers()
    word, kind = known.say(table, seat, option), known.kind(option)
    return Answer(word, kind.verb, known.about(table, seat, option), tuple(known.touches(table, seat, option)))


def _word(table: State, verb: Verb[State], at: Frame, option: int) -> str:
    if isinstance(verb, Ask):
        return table.answers().say(table, verb.asked(table, at), option)
    return verb.word(table, at, option)


def _forced(table: State, verb: Verb[State], at: Frame, seat: int) -> str:
    if not isinstance(verb, Ask):
        forced = len(table.options) == 1 and verb.prompt != "act"  # the choice of an action is never taken away
        return verb.word(table, at, table.options[0]) if forced else ""
    option = verb.pass_with(table, at)
    return "" if option < 0 else table.answers().say(table, seat, option)


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
    verb = machine.asking(table)
    return [_word(table, verb, table.frames[-1], option) for option in table.options]


def find(table: State, word: str) -> int:
    """The option a word stands for; an error explains why there is none."""
    verb = machine.asking(table)
    at = table.frames[-1]
    for option in _meant(table, verb, at, word):
        if option in table.options:
            return option
    ruling = explain(table, word)
    if ruling.rule:
        raise AnswerError(ruling.message, answer=word, rule=ruling.rule, **ruling.values)
    raise AnswerError("no-such-answer", answer=word, nearest=nearest(word, words(table)))


def _meant(table: State, verb: Verb[State], at: Frame, word: str) -> list[int]:
    """The answers a word may stand for."""
    if isinstance(verb, Ask):
        return table.answers().parse(table, verb.asked(table, at), word)
    known = [*table.options, *verb.candidates(table, at), *verb.beyond(table, at)]
    return [option for option in known if verb.word(table, at, option) == word][:1]


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
    meant = _meant(table, verb, at, word)
    if any(option in table.options for option in meant):
        return Ruling(word, True)
    for option in meant:
        if not isinstance(verb, Ask) or verb.knows(table, at, option):
            ruling = _ruled(table, verb, at, option)
            if not ruling.legal:
                return ruling
    return _out_of_turn(table, verb, at, word)


def explain_to(table: State, word: str, seat: str) -> Ruling:
    """Why an answer of a seat is legal or not; whoever is not asked is refused by the general rule, whatever it is."""
    if table.over or table.names[machine.deciding(table)] == seat:
        return explain(table, word)
    general = table.out_of_turn(word)
    return Ruling(word, False, "" if general is None else general.rule, NOT_NOW)


def _ruled(table: State, verb: Verb[State], at: Frame, option: int) -> Ruling:
    word = _word(table, verb, at, option)
    reason = refused(table, option)
    if reason is None:
        return Ruling(word, True)
    if not isinstance(verb, Ask):
        return Ruling(word, False, reason.rule, reason.message, verb.values(table, at, option))
    known, seat = table.answers(), verb.asked(table, at)
    values = known.about(table, seat, option) | verb.told(table, at, option)
    return Ruling(word, False, reason.rule, reason.message, values, tuple(known.touches(table, seat, option)))


def refused(table: State, option: int) -> Reason | None:
    """The rule that forbids an option of the open question, if one does."""
    verb, at = machine.asking(table), table.frames[-1]
    return verb.judge(table, at, option) if isinstance(verb, Ask) else verb.refuses(table, at, option)


def _out_of_turn(table: State, verb: Verb[State], at: Frame, word: str) -> Ruling:
    if isinstance(verb, Ask):
        known = table.answers()
        meant = known.parse(table, verb.asked(table, at), word)
        kinds = [kind_of(option) for option in table.options]
        general = table.out_of_turn(word) if meant and kind_of(meant[0]) not in kinds else None
    else:
        verbs = [verb.word(table, at, option).split(" ")[0] for option in table.options]
        general = None if word.split(" ")[0] in verbs else table.out_of_turn(word)
    return Ruling(word, False, "", NOT_NOW) if general is None else Ruling(word, False, general.rule, general.message)


def refusals(table: State) -> list[Ruling]:
    """Every candidate that is not legal now, with its reason."""
    if table.over:
        return []
    verb = machine.asking(table)
    at = table.frames[-1]
    found: dict[str, Ruling] = {}
    for option in verb.candidates(table, at):
        if option not in table.options:
            ruling = _ruled(table, verb, at, option)
            if not ruling.legal:
                found[ruling.answer] = ruling
    return list(found.values())
