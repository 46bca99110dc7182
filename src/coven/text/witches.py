"""How Witches speaks: answers as readable phrases (`walk mad-stoat` is "Walk to Mad Stoat"), and the printed sentence
behind a question."""

from __future__ import annotations

from collections.abc import Callable

from coven.engine.core.machine import Values
from coven.engine.edge.questions import Answer, Question
from coven.text.words import Words

DICE = ("first", "second")  # their Cackle counts 0
AS_IT_STANDS = "ways-0-0"  # the rolls that solve a Problem without another symbol
NAMED: dict[str, Callable[[Words, str], str]] = {
    "ability": Words.ability_name,
    "card": Words.card,
    "grade": lambda words, id: words.name("solo_grade", id),
    "kind": lambda words, id: words.name("kind", id),
    "location": lambda words, id: words.name("location", id),
    "problem": Words.problem_name,
    "slot": Words.slot_name,
    "witch": lambda words, id: words.name("witch", id),
}
CARDS = ("card", "card_1", "card_2", "card_3")
LISTED = {"cards": "card", "players": "", "problems": "problem", "slots": "slot", "via": "slot", "witches": "witch"}


def option(words: Words, answer: Answer, question: Question) -> str:
    """The phrase for an answer to a question."""
    about = {name: _said(words, name, value, question) for name, value in answer.about.items()}
    if "ability" in about:
        return words.term("option-ability", **about)
    if answer.verb == "power-of-three":
        return words.term("option-power-of-three", cards=words.joined([str(card) for card in about.values()]))
    key = "option-flee-to" if answer.verb == "flee" and about else f"option-{answer.verb}"
    return words.term(key, prompt=question.prompt, **about)


def cause(words: Words, question: Question) -> str:
    """The printed sentence that asks, with the name of its card or tile."""
    kind, _, id = question.cause.partition("/")
    if kind == "card":
        return words.term("cause", name=words.card(id), text=words.card_text(id))
    if kind == "ability":
        return words.term("cause", name=words.ability_name(id), text=words.ability_text(id))
    return words.term("cause", name=words.problem_name(id), text=words.problem_text(id))


def worded(words: Words, values: Values) -> Values:
    """Cards, Problems, places and witches; the chance of an attempt as a percentage too."""
    said = dict(values)
    for name, value in values.items():
        if name in NAMED:
            said[name] = NAMED[name](words, str(value)) if value else "none"
        elif name in LISTED:
            said[name] = _listed(words, LISTED[name], str(value)) or "none"
        elif name in DICE and value == 0:
            said[name] = words.term("name-cackle")
    if AS_IT_STANDS in values:
        said["missing"] = max(0, int(values["missing"]))
        said["ways"] = values[AS_IT_STANDS]
        said["percent"] = round(100 * int(values[AS_IT_STANDS]) / int(values["total"]))
    return said


def _listed(words: Words, kind: str, ids: str) -> str:
    """Several ids as a list of names, each name once."""
    named = [NAMED[kind](words, id) if kind else id for id in ids.split()]
    return words.joined(list(dict.fromkeys(named)))


def _said(words: Words, name: str, value: int | str, question: Question) -> int | str:
    """What an answer is about, as its phrase names it."""
    if name in CARDS:
        return _card(words, str(value), question)
    return NAMED[name](words, str(value)) if name in NAMED else value


def _card(words: Words, id: str, question: Question) -> str:
    """A card; where another copy of it is offered too, with the number that answers tell them apart by."""
    character, _, number = id.rpartition("_")
    offered = {str(answer.about[name]) for answer in question.answers for name in CARDS if name in answer.about}
    twins = [card for card in offered if card != id and card.rpartition("_")[0] == character]
    name = words.card(id)
    return words.term("card-copy", card=name, n=int(number)) if twins and number.isdecimal() else name
