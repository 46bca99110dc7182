"""How Djinn speaks: answers as readable phrases (`move tavern coin bob` is "Move to the round Tavern space and pay 1
coin to bob"), values on their way into a sentence, and the printed sentence behind a question."""

from __future__ import annotations

from collections.abc import Callable

from coven.engine.core.machine import Values
from coven.engine.edge.questions import Answer, Question
from coven.text.catalogue import TextError
from coven.text.djinn_words import (
    NONE,
    amount,
    bottles,
    colour_words,
    costs,
    crowd,
    djinn_words,
    helpers,
    needs,
    of,
    place,
    places,
    purse,
    several,
    tolls,
)
from coven.text.words import Words

ALONE = ("call-off", "decline", "return", "unlock")
BY_PROMPT = ("done",)
WITH_BOTTLE = ("lose", "take")
WITH_CARD = {"hire": "mage", "wake": "mage", "equip": "equipment", "keep": "equipment"} | {
    "reward": "equipment",
    "use": "equipment",
}
WITH_CHEST = ("discard", "open")
WITH_LOCATION = ("basic", "passage", "special")
WITH_TEXT = {"exchange": "rule-key_exchange-{}", "forgo": "rule-do_nothing-{}"}
NAMED = ("award", "equipment", "mage", "scoring", "stall", "trait")
PRINTED = {"challenge": "challenge", "chest": "chest", "tom": "solo"}
UNSAID: Values = {"cost": "none", "group": "none", "held": "none", "places": "none"}  # what not every refusal tells


def option(words: Words, answer: Answer, question: Question) -> str:
    """The phrase for an answer to a question."""
    verb, about = answer.verb, answer.about
    key = f"option-{verb}"
    if verb in ALONE:
        return words.term(key)
    if verb in BY_PROMPT:
        return words.term(key, prompt=question.prompt)
    if verb in WITH_BOTTLE:
        return words.term(key, bottle=bottles(words, str(about["colour"]), 1))
    if verb in WITH_CARD:
        kind = WITH_CARD[verb]
        said: Values = {kind: words.name(kind, str(about[kind])), "text": words.printed(f"{kind}-{about[kind]}")}
        return words.term(key, **said)
    if verb in WITH_CHEST:
        return words.term(key, text=words.printed(f"chest-{about['chest']}"))
    if verb in WITH_LOCATION:
        text = words.printed(f"location-{about['location']}-{'special' if verb == 'special' else 'basic'}")
        return words.term(key, location=of(words, str(about["location"])), text=text)
    if verb in WITH_TEXT:
        return words.term(key, text=words.printed(WITH_TEXT[verb].format(about["offer"])))
    if verb in PECULIAR:
        return PECULIAR[verb](words, about)
    raise TextError(f"no phrase for the answer {answer.word}")


def cause(words: Words, question: Question) -> str:
    """The printed sentence that asks, with the name of its card, stall or place."""
    kind, _, id = question.cause.partition("/")
    if kind in ("equipment", "trait", "award", "stall"):
        return words.term("cause", name=words.name(kind, id), text=words.printed(f"{kind}-{id}"))
    if kind == "source":
        return words.term("cause", name=words.term("name-source"), text=_source(words, id))
    name, key = CAUSES[kind]
    text = words.printed(key.format(BONUSES.get(question.cause, id)))
    return words.term("cause", name=words.term(name.format(id)), text=text)


CAUSES = {  # by the kind of program: the key of its name, the key of its text
    "archive": ("name-archives", "archive-{}-before"),
    "archive_red": ("name-archives", "archive-{}-after"),
    "basic": ("name-{}", "location-{}-basic"),
    "bonus": ("cause-board", "bonus-{}"),
    "chest": ("cause-chest", "chest-{}"),
    "circle": ("cause-circle", "circle-{}"),
    "forgo": ("cause-board", "rule-do_nothing-{}"),
    "key": ("cause-board", "rule-key_exchange-{}"),
    "lock": ("cause-chest", "chest-{}"),
    "special": ("name-{}", "location-{}-special"),
    "tom": ("name-tom", "solo-{}"),
}
BONUSES = {"bonus/passage": "last_passage", "bonus/set": "equipment_set"}


def worded(words: Words, values: Values) -> Values:
    """The values of an event, a prompt or a reason, ready to be said."""
    said = UNSAID | values
    for name, value in values.items():
        if name in NAMED:
            said[name] = words.name(name, str(value))
        elif name in PRINTED:
            said[name] = words.printed(f"{PRINTED[name]}-{value}")
        elif name in ("location", "passage"):
            said[name] = of(words, str(value))
        elif name in ("colour", "for_colour"):
            said |= colour_words(words, str(value), name.removesuffix("colour"))
        elif name == "djinn" and isinstance(value, str):
            said |= djinn_words(words, value)
        elif name in ("column", "due"):
            said[name] = "I" * int(value)
        elif name in ("crowd", "group"):
            said[name] = several(words, str(value).split())
    said |= costs(words, values) | _spaces(words, values)
    if "due_to" in values:
        said["due"] = words.joined([words.player(seat) for seat in str(values["due_to"]).split()]) or NONE
    if "resource" in values:
        said["amount"] = amount(words, str(values["resource"]), int(values.get("n", 1)))
    return said | _numbers(words, values)


def _spaces(words: Words, values: Values) -> Values:
    """`at`, `to` and `from` a space, and where somebody came from."""
    said: Values = {}
    if "shape" in values:
        for form in ("at", "to", "from"):
            said[form] = place(words, form, str(values["shape"]), str(values["location"]))
    if "came_shape" in values:
        said["came_from"] = place(words, "from", str(values["came_shape"]), str(values["came_location"]))
    return said


def _numbers(words: Words, values: Values) -> Values:
    """The sums of a capture."""
    said: Values = {}
    if "circles" in values:
        said["places"] = places(words, values)
    if "fees" in values:
        said |= {"needs": needs(words, values), "helpers": helpers(words, values), "purse": purse(words, values)}
    if "fee" in values:
        said["fee_coins"] = amount(words, "coins", int(values["fee"]))
        said["purse"] = amount(words, "coins", int(values["coins"])) if "coins" in values else ""
    return said


def _choose(words: Words, about: Values) -> str:
    trait = str(about["trait"])
    said: Values = {"trait": words.name("trait", trait), "kind": about["kind"]}
    return words.term("option-choose", **said, text=words.printed(f"trait-{trait}"))


def _place(words: Words, about: Values) -> str:
    """The wizard, or a secret passage."""
    at = place(words, "at", str(about["shape"]), str(about["location"]))
    if "passage" in about:
        return words.term("option-place-passage", passage=of(words, str(about["passage"])), at=at)
    came = place(words, "from", str(about["came_shape"]), str(about["came_location"]))
    return words.term("option-place-wizard", at=at, **{"from": came})


def _move(words: Words, about: Values) -> str:
    return words.term("option-move", to=_next(words, "to", about), tolls=tolls(words, about))


def _skip(words: Words, about: Values) -> str:
    return words.term("option-skip", at=_next(words, "at", about))


def _next(words: Words, form: str, about: Values) -> str:
    """A space to go to, with the djinn there."""
    found = place(words, form, str(about["shape"]), str(about["location"]))
    there = str(about["crowd"]).split()
    return words.term("place-crowded", place=found, crowd=crowd(words, there)) if there else found


def _capture(words: Words, about: Values) -> str:
    """Some, nothing, a set of djinn, or one from the map."""
    if "loss" in about:
        return words.term("option-capture-nothing", loss=about["loss"])
    if "space" in about:
        came = place(words, "from", str(about["shape"]), str(about["location"]))
        djinn = several(words, [str(about["djinn"])])
        return words.term("option-capture-from-map", djinn=djinn, place=about["place"], **{"from": came})
    if "group" not in about:
        return words.term("option-capture")
    strength, least = int(about["strength"]), int(about["least"])
    said: Values = {"group": several(words, str(about["group"]).split()), "strength": strength, "least": least}
    return words.term("option-capture-set", **said, saved=strength - least)


def _free(words: Words, about: Values) -> str:
    djinn = str(about["djinn"])
    return words.term("option-free", djinn="none" if djinn == "none" else several(words, [djinn]))


def _put(words: Words, about: Values) -> str:
    """A drawn djinn, or one of a declared capture."""
    if "djinn" not in about:
        return words.term("option-put", place=about["place"])
    djinn = str(about["djinn"])
    bottle = words.term(f"name-bottle-{about.get('colour', djinn)}") if about["place"] == "bottle" else ""
    return words.term("option-put-djinn", djinn=several(words, [djinn]), place=about["place"], bottle_name=bottle)


def _pay(words: Words, about: Values) -> str:
    return words.term("option-pay", n=about["n"])


def _with(words: Words, about: Values) -> str:
    """A mage card or equipment, with what it saves and costs."""
    kind = "mage" if "mage" in about else "equipment"
    fee = int(about["fee"])
    said: Values = {"helper": words.name(kind, str(about[kind])), "fee": fee, "saves": about["saves"]}
    return words.term("option-with", **said, cost=amount(words, "coins", fee))


def _draw(words: Words, about: Values) -> str:
    return words.term("option-draw-equipment", kind=about["kind"]) if about else words.term("option-draw")


def _remove(words: Words, about: Values) -> str:
    return words.term("option-remove", djinn=several(words, [str(about["djinn"])]))


def _reveal(words: Words, about: Values) -> str:
    return words.term("option-reveal", which=about["which"])


def _archive(words: Words, about: Values) -> str:
    return words.term("option-archive", text=words.printed(f"archive-{about['option']}-{about['side']}"))


def _at_source(words: Words, about: Values) -> str:
    return words.term("option-source", text=_source(words, str(about["offer"])))


def _source(words: Words, what: str) -> str:
    """A choice of one of the two rows."""
    row = 1 if f"source-row1-{what}" in words.catalogue else 2
    return words.printed(f"source-row{row}-{what}")


def _swap(words: Words, about: Values) -> str:
    given, taken = (bottles(words, str(about[name]), 1) for name in ("colour", "for_colour"))
    return words.term("option-swap", bottle=given, for_bottle=taken)


def _visit(words: Words, about: Values) -> str:
    return _stall(words, "option-visit", about)


def _stay(words: Words, about: Values) -> str:
    return _stall(words, "option-stay", about)


def _stall(words: Words, key: str, about: Values) -> str:
    id, offer = about["stall"], about["offer"]
    text = words.printed(f"stall-{id}-{offer}" if offer else f"stall-{id}")
    return words.term(key, stall=words.name("stall", str(id)), text=text, tolls=tolls(words, about))


def _bottle(words: Words, about: Values) -> str:
    djinn, name = str(about.get("djinn", about["colour"])), words.term(f"name-bottle-{about['colour']}")
    return words.term("option-bottle", djinn=several(words, [djinn]), bottle_name=name)


def _award(words: Words, about: Values) -> str:
    id = str(about["award"])
    said: Values = {"award": words.name("award", id), "text": words.printed(f"award-{id}")}
    said |= {"bottles": bottles(words, str(about["colour"]), 3), "bosses": int(about["bosses"])}
    return words.term("option-award", **said)


PECULIAR: dict[str, Callable[[Words, Values], str]] = {
    "archive": _archive,
    "award": _award,
    "bottle": _bottle,
    "capture": _capture,
    "choose": _choose,
    "draw": _draw,
    "free": _free,
    "move": _move,
    "pay": _pay,
    "place": _place,
    "put": _put,
    "remove": _remove,
    "reveal": _reveal,
    "skip": _skip,
    "source": _at_source,
    "stay": _stay,
    "swap": _swap,
    "visit": _visit,
    "with": _with,
}
