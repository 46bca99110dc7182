"""How Djinn speaks: answers as readable phrases (`move tavern coin bob` is "Move to the round Tavern space and pay 1
coin to bob"), values on their way into a sentence, and the printed sentence behind a question."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from coven.engine.core.machine import Values
from coven.engine.edge.questions import Answer, Question
from coven.text.catalogue import TextError
from coven.text.djinn_words import (
    amount,
    bottles,
    colour_words,
    costs,
    djinn_words,
    helpers,
    needs,
    of,
    place,
    places,
    purse,
    several,
    signs,
    thing,
    tolls,
)
from coven.text.words import Words

ALONE = ("call-off", "decline", "return", "unlock")
BY_PROMPT = ("done",)
WITH_BOTTLE = ("lose", "take")
WITH_MAGE = ("hire", "wake")
WITH_EQUIPMENT = ("equip", "keep", "reward", "use")
WITH_CHEST = ("discard", "open")
WITH_LOCATION = ("basic", "passage", "special")
WITH_TEXT = {"exchange": "rule-key_exchange-{}", "forgo": "rule-do_nothing-{}"}
NAMED = ("award", "equipment", "mage", "scoring", "stall", "trait")
PRINTED = {"challenge": "challenge", "chest": "chest", "tom": "solo"}
UNSAID: Values = {"cost": "none", "group": "none", "held": "none", "places": "none"}  # what not every refusal tells


def option(words: Words, answer: Answer, question: Question) -> str:
    """The phrase for an answer to a question."""
    word = answer.word
    verb, _, rest = word.partition(" ")
    key = f"option-{verb}"
    if verb in ALONE:
        return words.term(key)
    if verb in BY_PROMPT:
        return words.term(key, prompt=question.prompt)
    if verb in WITH_BOTTLE:
        return words.term(key, bottle=bottles(words, rest, 1))
    if verb in WITH_MAGE:
        return words.term(key, mage=words.name("mage", rest), text=words.printed(f"mage-{rest}"))
    if verb in WITH_EQUIPMENT:
        return words.term(key, equipment=words.name("equipment", rest), text=words.printed(f"equipment-{rest}"))
    if verb in WITH_CHEST:
        return words.term(key, text=words.printed(f"chest-{rest}"))
    if verb in WITH_LOCATION:
        text = words.printed(f"location-{rest}-{'special' if verb == 'special' else 'basic'}")
        return words.term(key, location=of(words, rest), text=text)
    if verb in WITH_TEXT:
        return words.term(key, text=words.printed(WITH_TEXT[verb].format(rest)))
    if verb in PECULIAR:
        return PECULIAR[verb](words, rest)
    if verb in BY_QUESTION:
        return BY_QUESTION[verb](words, rest, question)
    raise TextError(f"no phrase for the answer {word}")


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
        said["purse"] = amount(words, "coins", int(values["coins"]))
    return said


def _choose(words: Words, rest: str, question: Question) -> str:
    """`p03`: traits are written in capitals."""
    id = thing(words, "trait", rest)
    kind = question.values.get(f"kind-{rest}", "positive")
    return words.term("option-choose", trait=words.name("trait", id), kind=kind, text=words.printed(f"trait-{id}"))


def _place(words: Words, rest: str) -> str:
    """`academy from tavern`: the wizard; `tavern at academy`: a secret passage."""
    first, form, second = rest.split()
    if form == "from":
        at, came = place(words, "at", "square", first), place(words, "from", "round", second)
        return words.term("option-place-wizard", at=at, **{"from": came})
    return words.term("option-place-passage", passage=of(words, first), at=place(words, "at", "square", second))


def _move(words: Words, rest: str, question: Question) -> str:
    """`tavern`, `tavern coin bob scroll cid`."""
    location, *paid = rest.split()
    return words.term("option-move", to=_next(words, "to", location, question), tolls=tolls(words, paid))


def _skip(words: Words, rest: str, question: Question) -> str:
    return words.term("option-skip", at=_next(words, "at", rest, question))


def _next(words: Words, form: str, location: str, question: Question) -> str:
    """A space to go to, with the djinn there."""
    found = place(words, form, _next_shape(location, question), location)
    there = str(question.values.get(f"crowd-{location}", "")).split()
    return words.term("place-crowded", place=found, crowd=signs(words, there)) if there else found


def _next_shape(location: str, question: Question) -> str:
    """Paths join round spaces with square ones and with the Source."""
    if location == "source":
        return "source"
    return "square" if question.values.get("shape", "round") == "round" else "round"


def _capture(words: Words, rest: str, question: Question) -> str:
    """Nothing, `nothing`, `red blue boss`, `red from tavern circle`."""
    if not rest:
        return words.term("option-capture")
    if rest == "nothing":
        return words.term("option-capture-nothing", loss=int(question.values.get("loss", 0)))
    if " from " in rest:
        djinn, _, location, spot = rest.split()
        came = place(words, "from", "round", location)
        return words.term("option-capture-from-map", djinn=several(words, [djinn]), place=spot, **{"from": came})
    group = rest.split()
    strength = sum(int(question.values.get(f"needs-{djinn}", 0)) for djinn in group)
    least = int(question.values.get(f"least capture {rest}", strength))
    said: Values = {"group": several(words, group), "strength": strength, "least": least, "saved": strength - least}
    return words.term("option-capture-set", **said)


def _free(words: Words, rest: str) -> str:
    return words.term("option-free", djinn="none" if rest == "none" else several(words, [rest]))


def _put(words: Words, rest: str) -> str:
    """`circle`, `bottle`, `red circle`, `red bottle`, `boss bottle blue`."""
    parts = rest.split()
    if len(parts) == 1:
        return words.term("option-put", place=rest)
    bottle = words.term(f"name-bottle-{parts[2] if len(parts) > 2 else parts[0]}") if parts[1] == "bottle" else ""
    return words.term("option-put-djinn", djinn=several(words, parts[:1]), place=parts[1], bottle_name=bottle)


def _pay(words: Words, rest: str) -> str:
    return words.term("option-pay", n=int(rest))


def _with(words: Words, rest: str, question: Question) -> str:
    """A mage card or equipment, with what it saves and costs."""
    kind = "mage" if f"mage-{rest}" in words.names else "equipment"
    fee = int(question.values.get(f"fee-{rest}", 0))
    saves = int(question.values.get(f"saves-{rest}", 0))
    cost = amount(words, "coins", fee)
    return words.term("option-with", helper=words.name(kind, rest), fee=fee, cost=cost, saves=saves)


def _draw(words: Words, rest: str) -> str:
    return words.term("option-draw-equipment", kind=rest) if rest else words.term("option-draw")


def _remove(words: Words, rest: str) -> str:
    return words.term("option-remove", djinn=several(words, [rest]))


def _reveal(words: Words, rest: str) -> str:
    return words.term("option-reveal", which=rest)


def _archive(words: Words, rest: str, question: Question) -> str:
    side = question.values.get("side", "before")
    return words.term("option-archive", text=words.printed(f"archive-{rest}-{side}"))


def _at_source(words: Words, rest: str) -> str:
    return words.term("option-source", text=_source(words, rest))


def _source(words: Words, what: str) -> str:
    """A choice of one of the two rows."""
    row = 1 if f"source-row1-{what}" in words.catalogue else 2
    return words.printed(f"source-row{row}-{what}")


def _swap(words: Words, rest: str) -> str:
    """`red for blue`."""
    given, _, taken = rest.split()
    return words.term("option-swap", bottle=bottles(words, given, 1), for_bottle=bottles(words, taken, 1))


def _visit(words: Words, rest: str) -> str:
    return _stall(words, "option-visit", rest.split())


def _stay(words: Words, rest: str) -> str:
    return _stall(words, "option-stay", rest.split())


def _stall(words: Words, key: str, parts: Sequence[str]) -> str:
    """`scribe`, `glassblower two`, `scribe coin bob`."""
    id = parts[0]
    offer = parts[1] if len(parts) % 2 == 0 else ""
    text = words.printed(f"stall-{id}-{offer}" if offer else f"stall-{id}")
    return words.term(key, stall=words.name("stall", id), text=text, tolls=tolls(words, parts[2 if offer else 1 :]))


def _bottle(words: Words, rest: str) -> str:
    """`red`, `boss red`."""
    djinn, colour = rest.split()[0], rest.split()[-1]
    name = words.term(f"name-bottle-{colour}")
    return words.term("option-bottle", djinn=several(words, [djinn]), bottle_name=name)


def _award(words: Words, rest: str) -> str:
    """`red a1-1`, `red a1-1 bosses 2`."""
    colour, word, *bosses = rest.split()
    id = thing(words, "award", word)
    said: Values = {"award": words.name("award", id), "text": words.printed(f"award-{id}")}
    said |= {"bottles": bottles(words, colour, 3), "bosses": int(bosses[1]) if bosses else 0}
    return words.term("option-award", **said)


PECULIAR: dict[str, Callable[[Words, str], str]] = {
    "award": _award,
    "bottle": _bottle,
    "draw": _draw,
    "free": _free,
    "pay": _pay,
    "place": _place,
    "put": _put,
    "remove": _remove,
    "reveal": _reveal,
    "source": _at_source,
    "stay": _stay,
    "swap": _swap,
    "visit": _visit,
}
BY_QUESTION: dict[str, Callable[[Words, str, Question], str]] = {  # these phrases need numbers of the question
    "archive": _archive,
    "capture": _capture,
    "choose": _choose,
    "move": _move,
    "skip": _skip,
    "with": _with,
}
