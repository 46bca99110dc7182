"""How Madness speaks: answers as readable phrases (`pay fire-2 from bob` is "Pay with fire 2 from bob’s support"),
values on their way into a sentence, and the printed sentence behind a question."""

from __future__ import annotations

import re

from coven.engine.core.machine import Values
from coven.engine.edge.questions import Answer, Question
from coven.text.catalogue import TextError
from coven.text.words import Words

ALONE = ("ability", "agree", "call-off", "go-on", "refuse", "restore")
BY_PROMPT = ("accept", "decline", "done")  # what they accept or end, the prompt knows
WITH_SPELL = ("exhaust", "forget", "learn")
WITH_PLAYER = ("talk", "target")
WITH_CARD = ("acquire", "destroy", "discard", "gain", "give", "pay", "raise", "support", "take", "top")

ELEMENTS = ("water", "earth", "fire", "air")
CARDS = ("card", "higher", "for_card")
NAMED = ("spell", "curse", "monster", "wizard")
NO_LIMIT = 50  # nobody holds so many cards: a number above it means "as many as you like"

CARD = r"(?:madness|(?:water|earth|fire|air)-[1-3])"
SPOT = re.compile(rf"({CARD})(?: from (.+?))?(?: as (\w+))?(?= {CARD}(?: |$)|$)")


def option(words: Words, answer: Answer, question: Question) -> str:
    """The phrase for an answer to a question."""
    word = answer.word
    verb, _, rest = word.partition(" ")
    prompt = question.prompt
    key = f"option-{verb}"
    if verb in ALONE:
        return words.term(key)
    if verb in BY_PROMPT:
        return words.term(key, prompt=prompt)
    if verb in WITH_SPELL:
        return words.term(key, spell=_spell(words, rest))
    if verb in WITH_PLAYER:
        return words.term(key, player=rest)
    if verb in WITH_CARD:
        return words.term(key, card=_cards(words, rest))
    if verb == "break" and (curse := question.values.get(f"curse-{rest}")):
        return words.term("option-break-named", slot=rest, curse=words.curse_name(str(curse)))
    return _peculiar(words, verb, rest, prompt)


def cause(words: Words, question: Question) -> str:
    """The printed sentence that asks, with the name of its card."""
    kind, _, id = question.cause.partition("/")
    if kind == "spell":
        return words.term("cause", name=words.spell_name(id), text=words.spell_text(id, question.multiple))
    if kind == "curse":
        return words.term("cause", name=words.curse_name(id), text=words.curse_text(id))
    if kind in ("arrival", "curses"):
        return words.term("cause", name=words.monster_name(id), text=words.arrival(id))
    text = words.bonus(id) if kind == "bonus" else words.penalty(id)
    return words.term("cause", name=words.term(f"cause-{kind}"), text=text)


def worded(words: Words, values: Values) -> Values:
    """Cards, names, places and costs."""
    said = dict(values)
    for name, value in values.items():
        if name in CARDS and value != "none":
            said[name] = words.card(str(value))
        elif name in NAMED:
            said[name] = words.monster_name(str(value)) if name == "monster" else words.name(name, str(value))
    if isinstance(said.get("n"), int) and int(said["n"]) > NO_LIMIT:
        said["n"] = "any"
    if "zone" in values or "owner" in values:
        said["place"] = _lies(values)
    return said | _costs(words, values)


def _lies(values: Values) -> str:
    """Where a card lies, seen by whoever moves it: `hand`, `support`, `other-hand`, `other-support` …"""
    zone = str(values.get("zone", "support"))
    owner = values.get("owner")
    return zone if owner is None or values.get("player", owner) == owner else f"other-{zone}"


def _costs(words: Words, values: Values) -> Values:
    """`cost`: "2 water and 1 fire"; `missing`: "1 water"; `left`: how many elements a listed cost has."""
    said: Values = {}
    if all(element in values for element in ELEMENTS):
        due = {element: int(values[element]) for element in ELEMENTS if values[element]}
        said["cost"] = words.joined([words.term(f"amount-{element}", n=n) for element, n in due.items()])
        said["left"] = sum(due.values())
    elif "cost" in values:
        said["cost"] = words.term(f"amount-{values.get('element', 'one-type')}", n=values["cost"])
    if "missing" in values:
        said["missing"] = words.term(f"lack-{values.get('element', 'any')}", n=values["missing"])
    return said


def _peculiar(words: Words, verb: str, rest: str, prompt: str) -> str:
    """The answers that no other answer resembles."""
    if verb == "cast":
        return _cast(words, rest)
    if verb == "settle":
        return words.term("option-settle", cards=_cards(words, rest))
    if verb == "break":
        return words.term("option-break", slot=rest)
    if verb == "with":
        return words.term("option-with", element=rest)
    if verb == "cure":
        return _cure(words, rest, prompt)
    if verb == "refresh":
        return _refresh(words, rest)
    if verb == "neutralise" and prompt == "neutralise-curse":
        return words.term("option-neutralise-curse", slot=rest)
    if verb == "neutralise":
        return words.term("option-neutralise-spell", spell=_spell(words, rest))
    if verb == "choose" and prompt == "choose-wizard":
        return words.term("option-choose-wizard", wizard=words.wizard_name(rest))
    if verb == "choose":
        return words.term("option-choose-player", player=rest)
    raise TextError(f"no phrase for the answer {verb} {rest}")


def _cast(words: Words, rest: str) -> str:
    """`growth x2`."""
    spell, _, times = rest.partition(" x")
    return words.term("option-cast", spell=_spell(words, spell), multiple=int(times or 1))


def _cure(words: Words, rest: str, prompt: str) -> str:
    """As an action `hand`, `support` or `bob`; where an effect cures, a card like any other."""
    if prompt.startswith("cure"):
        return words.term("option-cure-card", card=_cards(words, rest))
    place = rest if rest in ("hand", "support") else "other-support"
    return words.term("option-cure", place=place, player=rest)


def _refresh(words: Words, rest: str) -> str:
    """`growth`, `growth of bob`."""
    spell, of, player = rest.partition(" of ")
    name = _spell(words, spell)
    return (
        words.term("option-refresh-other", spell=name, player=player)
        if of
        else words.term("option-refresh", spell=name)
    )


def _spell(words: Words, word: str) -> str:
    """Answers write the id with hyphens."""
    return words.spell_name(word.replace("-", "_"))


def _cards(words: Words, text: str) -> str:
    """`fire-1 fire-2 from bob air-1 as fire`: cards, where they lie and what they count as; equal ones are counted."""
    spots: list[str] = []
    for name, where, element in SPOT.findall(text):
        card = words.term("spot", card=words.card(name), **_place(where))
        spots.append(words.term("spot-as", card=card, element=element) if element else card)
    counted = {spot: spots.count(spot) for spot in spots}
    return words.joined([words.term("spot-times", n=n, card=spot) if n > 1 else spot for spot, n in counted.items()])


def _place(where: str) -> dict[str, str]:
    """`support`, `discard`, `bob`, `bob hand`; nothing is the own hand."""
    if where in ("", "support", "discard"):
        return {"place": where or "hand", "player": ""}
    if where.endswith(" hand"):
        return {"place": "other-hand", "player": where.removesuffix(" hand")}
    return {"place": "other-support", "player": where}
