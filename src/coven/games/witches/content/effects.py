"""Reading effects: what cards and tiles say becomes verbs, `[{ take_cackles = 1 }, { draw = 2 }]`."""

from __future__ import annotations

from collections.abc import Callable

from coven.engine.core.errors import ContentError
from coven.engine.core.machine import Verb
from coven.engine.edge.content import Data
from coven.engine.edge.reading import Steps, known, number, parts, read, upgraded
from coven.games.witches import reasons
from coven.games.witches.box import ANY_KIND
from coven.games.witches.table import Table
from coven.games.witches.verbs import advantages, automatic, cackles, consequences

Verbs = list[Verb[Table]]
WHOM = ("self", "all")

# what the first packs called things
PARAMETERS = {
    "kind": "solve",
    "reveal": "reveal",
    "paths": "paths",
    "remove": "remove_crisis",
    "dice_max": "reroll",
    "return_max": "return_cackles",
    "extra": "transmute",
    "look": "peek",
    "locations": "vanish",
    "cackles": "take_cackles",
    "draw": "draw",
}
CONSEQUENCES: dict[str, Steps] = {
    "none": [],
    "dungeon_self": [{"imprison": "self"}],
    "dungeon_all": [{"imprison": "all"}],
    "black_aliss": [{"take_aliss": 1}],
    "lose_easy_all": [{"each_loses_easy": 1}],
    "add_crisis": [{"add_crisis": 1}],
    "remove_face_up_vampires": [{"remove_face_up": "vampire"}],
}


class Reader:
    """Turns effects of a content file into verbs; it knows the kinds of Problems."""

    def __init__(self, kinds: list[str]) -> None:
        self.kinds = kinds
        self.verbs: dict[str, Callable[[object], Verbs]] = {
            "bonus": self._bonus,
            "take_cackles": lambda n: [advantages.GainCackles(number(n, "take_cackles", 1))],
            "draw": lambda n: [advantages.DrawCards(number(n, "draw", 1))],
            "solve": lambda kind: [automatic.Solve(self._kind(kind, "solve"))],
            "vanish": lambda said: [advantages.Vanish() for _ in range(yes(said))],
            "reveal": lambda n: [advantages.RevealHidden("reveal") for _ in range(number(n, "reveal", 1))],
            "paths": lambda n: [advantages.AddPaths(number(n, "paths", 1, 9))],
            "remove_crisis": lambda n: [advantages.RemoveCrisis("help") for _ in range(number(n, "remove_crisis", 1))],
            "reroll": lambda n: [advantages.RerollDice(number(n, "reroll", 1, 2))],
            "return_cackles": lambda n: [
                cackles.ReturnCackles(1, number(n, "return_cackles", 1), reasons.TOO_MANY_AWARE, reasons.TOO_FEW_AWARE)
            ],
            "transmute": lambda n: [advantages.Transmute(number(n, "transmute", 1))],
            "rescue": lambda said: [advantages.Save() for _ in range(yes(said))],
            "peek": lambda n: [advantages.Peek(number(n, "peek", 1))],
            "imprison": lambda whom: [consequences.ToDungeon(known(whom, WHOM, "content-bad-kind", "imprison") == 1)],
            "take_aliss": lambda n: [consequences.TakeAliss() for _ in range(number(n, "take_aliss", 1))],
            "each_loses_easy": lambda n: [consequences.EachLosesEasy() for _ in range(number(n, "each_loses_easy", 1))],
            "add_crisis": lambda n: [consequences.AddCrisis() for _ in range(number(n, "add_crisis", 1))],
            "remove_face_up": lambda kind: [automatic.RemoveFaceUp(self._kind(kind, "remove_face_up"))],
        }

    def read(self, effect: Steps) -> Verbs:
        """The verbs of an effect."""
        return read(effect, self.verbs)

    def _bonus(self, value: object) -> Verbs:
        """`{ bonus = 2 }`, or against one kind of enemy `{ bonus = { n = 4, against = "elf" } }`."""
        if not isinstance(value, dict):
            return [advantages.AddBonus(number(value, "bonus", 1, 15), ANY_KIND)]
        n, against = parts(value, ("n", "against"), "bonus")
        return [advantages.AddBonus(number(n, "bonus", 1, 15), self._kind(against, "bonus"))]

    def _kind(self, word: object, step: str) -> int:
        return known(word, self.kinds, "content-bad-kind", step)


def yes(said: object) -> int:
    """1: what has no number is true, or as in the first packs 1."""
    if said != 1:
        raise ContentError("content-no-word", given=str(said).lower(), nearest="true")
    return 1


def against(effect: Verbs) -> int:
    """The kind of Problem an effect speaks of."""
    for verb in effect:
        if isinstance(verb, advantages.AddBonus | automatic.Solve):
            return verb.kind
    return ANY_KIND


def upgraded_pack(pack: Data) -> Data:
    """A pack in today's notation: the first ones had parameters and one word for a consequence."""
    data = upgraded(pack)
    assert isinstance(data, dict)
    for section in ("card", "easy_tile", "hard_tile"):
        entries = data.get(section)
        for entry in entries if isinstance(entries, list) else []:
            if isinstance(entry, dict):
                _upgrade(entry)
    return data


def _upgrade(entry: Data) -> None:
    param = entry.pop("param", None)
    if isinstance(param, dict):
        entry["effect"] = _effect(param)
    for name in ("on_fail", "on_success"):
        word = entry.get(name)
        if isinstance(word, str):
            entry[name] = CONSEQUENCES.get(word, [{word: 1}])


def _effect(param: Data) -> Steps:
    if "amount" in param:
        limited = param.get("against", "any") != "any"
        return [{"bonus": {"n": param["amount"], "against": param["against"]} if limited else param["amount"]}]
    steps: Steps = [{verb: param[name]} for name, verb in PARAMETERS.items() if param.get(name)]
    return steps or [{"rescue": True}]
