"""Values on their way into a sentence: ids become names, numbers of elements become amounts."""

from __future__ import annotations

from collections.abc import Callable

from coven.engine.machine import Values
from coven.text.words import Words

ELEMENTS = ("water", "earth", "fire", "air")
CARDS = ("card", "higher", "for_card")
NAMED = ("spell", "curse", "monster", "wizard")
NO_LIMIT = 50  # nobody holds so many cards: a number above it means "as many as you like"


def worded(words: Words, values: Values) -> Values:
    """The values of an event, a prompt or a reason, ready to be said."""
    return WORDINGS[words.game_id](words, values)


def _madness(words: Words, values: Values) -> Values:
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


def _witches(words: Words, values: Values) -> Values:
    """Cards, Problems, places and witches; the chance of an attempt as a percentage too."""
    said = dict(values)
    for name, value in values.items():
        if name in WITCHES_NAMED:
            said[name] = WITCHES_NAMED[name](words, str(value)) if value else "none"
        elif name in WITCHES_LISTED:
            said[name] = _listed(words, WITCHES_LISTED[name], str(value)) or "none"
        elif name in DICE and value == 0:
            said[name] = words.term("name-cackle")
    if AS_IT_STANDS in values:
        said["missing"] = max(0, int(values["missing"]))
        said["ways"] = values[AS_IT_STANDS]
        said["percent"] = round(100 * int(values[AS_IT_STANDS]) / int(values["total"]))
    return said


def _listed(words: Words, kind: str, ids: str) -> str:
    """Several ids as a list of names, each name once."""
    named = [WITCHES_NAMED[kind](words, id) if kind else id for id in ids.split()]
    return words.joined(list(dict.fromkeys(named)))


DICE = ("first", "second")  # their Cackle counts 0
AS_IT_STANDS = "ways-0-0"  # the rolls that solve a Problem without another symbol
WITCHES_NAMED: dict[str, Callable[[Words, str], str]] = {
    "ability": Words.ability_name,
    "card": Words.card,
    "grade": lambda words, id: words.name("solo_grade", id),
    "kind": lambda words, id: words.name("kind", id),
    "location": lambda words, id: words.name("location", id),
    "problem": Words.problem_name,
    "slot": Words.slot_name,
    "witch": lambda words, id: words.name("witch", id),
}
WITCHES_LISTED = {"cards": "card", "players": "", "problems": "problem", "slots": "slot", "witches": "witch"}
WORDINGS: dict[str, Callable[[Words, Values], Values]] = {"madness": _madness, "witches": _witches}
