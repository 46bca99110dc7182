"""How Madness speaks: answers as readable phrases (`pay fire-2 from bob` is "Pay with fire 2 from bob’s support"),
values on their way into a sentence, and the printed sentence behind a question."""

from __future__ import annotations

from coven.engine.core.machine import Values
from coven.engine.edge.questions import Answer, Question
from coven.text.catalogue import TextError
from coven.text.words import Words

ALONE = ("ability", "agree", "call-off", "refuse", "restore")
BY_PROMPT = ("accept", "decline", "done", "go-on")  # what they accept or end, the prompt knows
WITH_SPELL = ("exhaust", "forget", "learn")
WITH_PLAYER = ("talk", "target")
WITH_CARD = ("acquire", "destroy", "discard", "gain", "give", "pay", "raise", "support", "take", "top")

ELEMENTS = ("water", "earth", "fire", "air")
CARDS = ("card", "higher", "for_card")
NAMED = ("spell", "curse", "monster", "wizard")
NO_LIMIT = 50  # nobody holds so many cards: a number above it means "as many as you like"


def option(words: Words, answer: Answer, question: Question) -> str:
    """The phrase for an answer to a question."""
    verb, about, key = answer.verb, answer.about, f"option-{answer.verb}"
    if verb in ALONE:
        return words.term(key)
    if verb in BY_PROMPT:
        return words.term(key, prompt=question.prompt)
    if verb in WITH_SPELL:
        return words.term(key, spell=_spell(words, about))
    if verb in WITH_PLAYER:
        return words.term(key, player=about["player"])
    if verb in WITH_CARD:
        return words.term(key, card=_card(words, about))
    return _peculiar(words, verb, about)


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
    if "place" not in values and ("zone" in values or "owner" in values):
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


def _peculiar(words: Words, verb: str, about: Values) -> str:
    """The answers that no other answer resembles."""
    if verb == "cast":
        return words.term("option-cast", spell=_spell(words, about), multiple=about["multiple"])
    if verb == "settle":
        return words.term("option-settle", cards=_payment(words, about))
    if verb == "break":
        return _break(words, about)
    if verb == "with":
        return words.term("option-with", element=about["element"])
    if verb == "cure":
        return _cure(words, about)
    if verb == "refresh":
        return _refresh(words, about)
    if verb == "neutralise" and "slot" in about:
        return words.term("option-neutralise-curse", slot=about["slot"])
    if verb == "neutralise":
        return words.term("option-neutralise-spell", spell=_spell(words, about))
    if verb == "choose" and "wizard" in about:
        return words.term("option-choose-wizard", wizard=words.wizard_name(str(about["wizard"])))
    if verb == "choose":
        return words.term("option-choose-player", player=about["player"])
    raise TextError(f"no phrase for the answer {verb}")


def _break(words: Words, about: Values) -> str:
    """With the name of the curse, where one lies."""
    slot = about["slot"]
    if "curse" not in about:
        return words.term("option-break", slot=slot)
    return words.term("option-break-named", slot=slot, curse=words.curse_name(str(about["curse"])))


def _cure(words: Words, about: Values) -> str:
    """Where an effect cures, a card like any other; as an action, madness in a place."""
    if "card" in about:
        return words.term("option-cure-card", card=_card(words, about))
    return words.term("option-cure", place=about["place"], player=about["owner"])


def _refresh(words: Words, about: Values) -> str:
    """The own spell, or somebody else's."""
    name = _spell(words, about)
    if about["place"] == "spells":
        return words.term("option-refresh", spell=name)
    return words.term("option-refresh-other", spell=name, player=about["owner"])


def _spell(words: Words, about: Values) -> str:
    return words.spell_name(str(about["spell"]))


def _card(words: Words, about: Values) -> str:
    """A card, where it lies and what it counts as."""
    card = words.card(str(about["card"]))
    if "place" in about:
        card = words.term("spot", card=card, place=about["place"], player=about["owner"])
    return words.term("spot-as", card=card, element=about["counted"]) if about.get("counted") else card


def _payment(words: Words, about: Values) -> str:
    """All cards of a payment; equal ones are counted."""
    paid: list[str] = []
    for number in range(1, int(about["cards"]) + 1):
        parts = {name: about[f"{name}-{number}"] for name in ("card", "place", "owner", "counted")}
        paid.append(_card(words, {**parts, "owner": words.player(str(parts["owner"]))}))
    counted = {card: paid.count(card) for card in paid}
    return words.joined([words.term("spot-times", n=n, card=card) if n > 1 else card for card, n in counted.items()])
