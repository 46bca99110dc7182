"""Values on their way into a sentence: ids become names, numbers of elements become amounts."""

from __future__ import annotations

from coven.engine.machine import Values
from coven.text.words import Words

ELEMENTS = ("water", "earth", "fire", "air")
CARDS = ("card", "higher", "for_card")
NAMED = ("spell", "curse", "monster", "wizard")
NO_LIMIT = 50  # nobody holds so many cards: a number above it means "as many as you like"


def worded(words: Words, values: Values) -> Values:
    """The values of an event, a prompt or a reason, ready to be said."""
    said = dict(values)
    for name, value in values.items():
        if name in CARDS and value != "none":
            said[name] = words.card(str(value))
        elif name in NAMED:
            said[name] = words.monster_name(str(value)) if name == "monster" else words.name(name, str(value))
    if isinstance(said.get("n"), int) and int(said["n"]) > NO_LIMIT:
        said["n"] = "any"
    if "zone" in values or "owner" in values:
        said["place"] = _place(values)
    return said | _costs(words, values)


def _place(values: Values) -> str:
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
