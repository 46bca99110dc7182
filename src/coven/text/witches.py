"""How Witches speaks: answers as readable phrases (`walk mad-stoat` is "Walk to Mad Stoat"), what a refused answer
speaks of, and the printed sentence behind a question."""

from __future__ import annotations

import re
from collections.abc import Callable

from coven.engine.core.machine import Values
from coven.engine.edge.questions import Answer, Question
from coven.text.catalogue import TextError
from coven.text.words import Words

ALONE = ("accept", "face", "flee", "pass", "roll", "stand", "stay", "stop", "stumble", "wait")
WITH_SLOT = (*("crisis", "flee", "fly", "go", "help", "look", "peek", "reveal", "solve", "start", "switch", "walk"),)
WITH_CARD = ("discard", "play", "ride", "use")
ABILITY = "-tile"  # `use magic-tile`, `play invisibility-tile`
CARD = re.compile(r"[a-z][a-z0-9-]*-\d+")

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
LISTED = {"cards": "card", "players": "", "problems": "problem", "slots": "slot", "witches": "witch"}


def option(words: Words, answer: Answer, question: Question) -> str:
    """The phrase for an answer to a question."""
    word = answer.word
    verb, _, rest = word.partition(" ")
    key = f"option-{verb}"
    if verb == "done":
        return words.term(key, prompt=question.prompt)
    if verb in ALONE and not rest:
        return words.term(key)
    if verb in WITH_SLOT:
        return words.term("option-flee-to" if verb == "flee" else key, slot=words.slot_name(rest))
    if verb in WITH_CARD and rest.endswith(ABILITY):
        return words.term("option-ability", ability=words.ability_name(rest))
    if verb == "use":
        symbol = "magic" if rest in str(question.values.get("magic", "")).split() else "headology"
        return words.term(key, card=_card(words, rest, question), symbol=symbol)
    if verb in WITH_CARD:
        return words.term(key, card=_card(words, rest, question))
    return _peculiar(words, verb, rest, question)


def cause(words: Words, question: Question) -> str:
    """The printed sentence that asks, with the name of its card or tile."""
    kind, _, id = question.cause.partition("/")
    if kind == "card":
        return words.term("cause", name=words.card(id), text=words.card_text(id))
    if kind == "ability":
        return words.term("cause", name=words.ability_name(id), text=words.ability_text(id))
    return words.term("cause", name=words.problem_name(id), text=words.problem_text(id))


def subject(words: Words, word: str) -> Values:
    """What an answer speaks of, for the sentence that refuses it."""
    verb, _, rest = word.partition(" ")
    if verb in WITH_SLOT and rest:
        return {"slot": words.slot_name(rest)}
    if verb in WITH_CARD and rest.endswith(ABILITY):
        return {"ability": words.ability_name(rest)}
    if verb in WITH_CARD:
        return {"card": words.card(rest)}
    if verb == "lose":
        return {"problem": words.problem_name(rest)}
    return {"player": rest} if verb == "take-from" else {}


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


def _peculiar(words: Words, verb: str, rest: str, question: Question) -> str:
    """The answers that no other answer resembles."""
    if verb == "power-of-three":
        cards = [_card(words, card, question) for card in rest.split()]
        return words.term("option-power-of-three", cards=words.joined(cards))
    if verb == "pass-until":
        return words.term("option-pass-until", until=rest, prompt=question.prompt)
    if verb == "reroll":
        return words.term("option-reroll", dice=rest)
    if verb == "return":
        return words.term("option-return", n=int(rest))
    if verb == "choose":
        return words.term("option-choose", witch=words.name("witch", rest))
    if verb == "lose":
        return words.term("option-lose", problem=words.problem_name(rest))
    if verb == "take-from":
        return words.term("option-take-from", player=rest)
    raise TextError(f"no phrase for the answer {verb} {rest}")


def _card(words: Words, word: str, question: Question) -> str:
    """A card; where another copy of it is offered too, with the number that answers tell them apart by."""
    character, _, number = word.rpartition("-")
    offered = {card for option in question.options for card in CARD.findall(option)}
    twins = [card for card in offered if card != word and card.rpartition("-")[0] == character]
    name = words.card(word)
    return words.term("card-copy", card=name, n=int(number)) if twins else name
