"""Thoughts in words: what is expected of an answer, and why."""

from __future__ import annotations

import re

from msgspec.structs import replace

from coven.engine.edge.questions import Question
from coven.engine.edge.thoughts import Advice, Because, Thought
from coven.text.speaker import Speaker

LONG = 40  # letters of a printed sentence
INNER = {"en": str.maketrans("“”", "‘’"), "cs": str.maketrans("„“", "‚‘"), "pl": str.maketrans("„”", "«»")}


def worded(speaker: Speaker, advice: Advice, question: Question) -> Advice:
    """An advice with its sentences."""
    thoughts = tuple(_thought(speaker, advice, thought, question) for thought in advice.thoughts)
    first = thoughts[0]
    how = speaker.term("thought-how", n=first.tries, off=advice.off) if first.tries else ""
    return replace(advice, thoughts=thoughts, text=_plain(speaker, first.reasons[0], advice, question), how=how)


def _plain(speaker: Speaker, reason: Because, advice: Advice, question: Question) -> str:
    """The first reason for the advised answer; its rival is named only where it is as good or better."""
    if reason.id == "even":
        return because(speaker, reason, advice, question, _equal(speaker, reason, advice, question))
    if "than" not in reason.values or reason.id == "doubt":
        return because(speaker, reason, advice, question)
    return because(speaker, reason, advice, question, speaker.term("thought-second"))


def _equal(speaker: Speaker, reason: Because, advice: Advice, question: Question) -> str:
    """The answers that may be as good as the advised one."""
    first, *rivals = advice.thoughts
    near = [one.answer for one in rivals if first.expected - one.expected <= first.margin + one.margin]
    words = dict.fromkeys([str(reason.values["than"]), *near])
    return speaker.joined([quoted(speaker, called(speaker, word, question)) for word in words])


def _thought(speaker: Speaker, advice: Advice, thought: Thought, question: Question) -> Thought:
    reasons = tuple(replace(one, text=because(speaker, one, advice, question)) for one in thought.reasons)
    expected = _expected(speaker, advice, thought, called(speaker, thought.answer, question))
    return replace(thought, reasons=reasons, phrase=phrase(speaker, thought.answer, question), text=expected)


def _expected(speaker: Speaker, advice: Advice, thought: Thought, option: str) -> str:
    if not thought.tries:
        return speaker.term("thought-alone", option=option)
    if thought.ended and not thought.margin:
        return speaker.term("thought-certain", option=option, stake=advice.stake, n=round(thought.expected))
    n, margin = round(thought.expected), max(1, round(thought.margin))
    return speaker.term("thought-expected", option=option, stake=advice.stake, n=n, margin=margin)


def because(speaker: Speaker, reason: Because, advice: Advice, question: Question, rival: str = "") -> str:
    """A reason as a sentence; what is advised was named already, and its rival may be called something else."""
    values = dict(reason.values)
    if rival:
        values["than"] = rival
    elif values.get("than") == advice.answer:
        values["than"] = speaker.term("thought-first")
    elif "than" in values:
        values["than"] = quoted(speaker, called(speaker, str(values["than"]), question))
    if "player" in values:
        values["player"] = speaker.player(str(values["player"]))
    if reason.deed is not None:
        values["deed"] = speaker.say(reason.deed)
    if "when" not in values:
        return speaker.term(f"because-{reason.id}", **{"liked": "no", **values, "stake": advice.stake})
    said = _seen(speaker, reason.id, values)
    return speaker.term("because-against", reason=said) if "against" in values else said


def _seen(speaker: Speaker, id: str, values: dict[str, int | float | str]) -> str:
    """What was seen of a sign: when, how much of it, and compared with what. What is counted while it happens is told
    by its number where it is compared with nothing."""
    n, when, sure = values["n"], values["when"], values["sure"]
    assert not isinstance(n, str)
    counted = f"because-{id}.seen" in speaker.catalogue
    until = {"turns": values.get("turns", 0), "ends": values.get("ends", "none")}
    at = speaker.term("because-until" if counted else "because-at", when=when, sure=sure, **until)
    if counted and "than" not in values:
        return speaker.term(f"because-{id}.seen", at=at, n=abs(n))
    compared = speaker.term("because-than", than=values["than"]) if "than" in values else speaker.term("because-before")
    by = speaker.term("because-by", n=abs(n), sure=sure)
    return speaker.term(f"because-{id}.{'less' if n < 0 else 'more'}", at=at, compared=compared, by=by)


def quoted(speaker: Speaker, said: str) -> str:
    """What is quoted in a sentence; what is quoted in it has inner quotation marks."""
    return speaker.term("thought-quoted", option=said.translate(INNER[speaker.language]))


def short(said: str) -> str:
    """A phrase without the printed sentence behind it, and without a long list in brackets."""
    for mark in (" – ", ": "):
        head, _, tail = said.partition(mark)
        said = head if len(tail) > LONG else said
    return re.sub(r" \([^()]{12,}\)", "", said).removesuffix(".")


def phrase(speaker: Speaker, word: str, question: Question) -> str:
    """An answer as it stands among those to choose from."""
    found = [answer for answer in question.answers if answer.word == word]
    return speaker.option(found[0], question) if found else word


def called(speaker: Speaker, word: str, question: Question) -> str:
    """An answer in a sentence: short, unless another one would be called the same."""
    said = phrase(speaker, word, question)
    rest = [short(speaker.option(answer, question)) for answer in question.answers if answer.word != word]
    return said.removesuffix(".") if short(said) in rest else short(said)


def followed(speaker: Speaker, word: str, question: Question) -> str:
    """That something follows from a decision."""
    return speaker.term("thought-follows", option=called(speaker, word, question))


def lines(speaker: Speaker, advice: Advice, question: Question) -> list[str]:
    """An advice, a line for each sentence; the rivals behind it."""
    said = worded(speaker, advice, question)
    first, *rivals = said.thoughts
    found = [first.text, *[f"  {reason.text}" for reason in first.reasons]]
    if rivals:
        found.append(speaker.term("thought-rivals"))
    for rival in rivals:
        found += [f"  {rival.text}", *[f"    {reason.text}" for reason in rival.reasons]]
    return [*found, said.how] if said.how else found
