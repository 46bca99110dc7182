"""The small words of Djinn: djinn, bottles, amounts, tolls and places, counted and in the right case."""

from __future__ import annotations

from collections.abc import Sequence

from coven.engine.core.machine import Values
from coven.text.words import Words

COLOURS = ("red", "blue", "brown", "white")
RESOURCES = ("coins", "scrolls", "keys", "corks", "magic")
NONE = "none"  # to select by, where a list is empty


def amount(words: Words, resource: str, n: int) -> str:
    """`2 coins`, as the object of a verb."""
    return words.term(f"amount-{resource}", n=n)


def several(words: Words, djinn: Sequence[str]) -> str:
    """`a red djinn and 2 bosses`, as the object of a verb."""
    counted = {kind: list(djinn).count(kind) for kind in djinn}
    return words.joined([words.term(f"djinn-{kind}", n=n) for kind, n in counted.items()]) or NONE


def crowd(words: Words, djinn: Sequence[str]) -> str:
    """`boss djinn and 2× red djinn`: whoever stands somewhere, bosses first."""
    kinds = sorted(set(djinn), key=lambda kind: (kind != "boss", list(djinn).index(kind)))
    counted = [(kind, list(djinn).count(kind)) for kind in kinds]
    return words.joined([words.term("crowd-part", djinn=_name(words, kind), n=n) for kind, n in counted])


def bottles(words: Words, colour: str, n: int) -> str:
    """`a red bottle`, as the object of a verb."""
    return words.term(f"bottles-{colour}", n=n)


def djinn_words(words: Words, djinn: str) -> Values:
    """A djinn as object, and its name."""
    return {"djinn": several(words, [djinn]), "djinn_name": _name(words, djinn)}


def _name(words: Words, djinn: str) -> str:
    return words.term("name-boss" if djinn == "boss" else f"name-djinn-{djinn}")


def colour_words(words: Words, colour: str, prefix: str) -> Values:
    """A bottle of a colour as object, its name, and the three of an award."""
    return {
        f"{prefix}bottle": bottles(words, colour, 1),
        f"{prefix}bottle_name": words.term(f"name-bottle-{colour}"),
        f"{prefix}bottles": bottles(words, colour, 3),
    }


def of(words: Words, location: str) -> str:
    """A location as it stands after `the action of`."""
    return words.term(f"of-{location}")


def place(words: Words, form: str, shape: str, location: str) -> str:
    """`at`, `to` or `from` a space, with the preposition."""
    return words.term(f"place-{form}", shape=shape, location=of(words, location))


def tolls(words: Words, about: Values) -> str:
    """1 coin each to bob and cid and 1 scroll to dee."""
    found: list[str] = []
    for piece in ("coin", "scroll"):
        players = [words.player(seat) for seat in str(about[f"{piece}s_to"]).split()]
        if players:
            found.append(words.term(f"toll-{piece}", n=len(players), players=words.joined(players)))
    return words.joined(found) or NONE


def costs(words: Words, values: Values) -> Values:
    """`cost`: what something costs, `held`: what the player has of that."""
    due = [resource for resource in RESOURCES if values.get(f"cost-{resource}")]
    if not due:
        return {}
    said: Values = {"cost": words.joined([amount(words, what, int(values[f"cost-{what}"])) for what in due])}
    if f"held-{due[0]}" in values:
        said["held"] = words.joined([amount(words, what, int(values[f"held-{what}"])) for what in due])
    return said


def places(words: Words, values: Values) -> str:
    """The empty circles, and corks and bottles where there are both."""
    found = [words.term("amount-circles", n=int(values["circles"]))] if values["circles"] else []
    left = {colour: int(values[f"bottles-{colour}"]) for colour in COLOURS}
    if values["corks"] and any(left.values()):
        found.append(amount(words, "corks", int(values["corks"])))
        found += [bottles(words, colour, n) for colour, n in left.items() if n]
    return words.joined(found) or NONE


def needs(words: Words, values: Values) -> str:
    """What each djinn within reach needs: `red djinn 4, boss djinn 8`."""
    found: list[str] = []
    for kind in str(values.get("reach", "")).split():
        n = values["needs_boss" if kind == "boss" else "needs_regular"]
        found.append(words.term("need", djinn=_name(words, kind), n=n))
    return words.joined(found)


def helpers(words: Words, values: Values) -> str:
    """The cards that can save magic, each with its fee."""
    names = [words.name("mage", id) for id in str(values["mages"]).split()]
    names += [words.name("equipment", id) for id in str(values["boosts"]).split()]
    found: list[str] = []
    for name, saves, fee in zip(names, str(values["saves"]).split(), str(values["costs"]).split(), strict=True):
        said: Values = {"name": name, "saves": int(saves), "fee": int(fee)}
        found.append(words.term("helper", **said, cost=amount(words, "coins", int(fee))))
    return words.joined(found) or NONE


def purse(words: Words, values: Values) -> str:
    """The coins that are left beside the fees."""
    return amount(words, "coins", int(values["coins"]) - int(values["fees"]))
