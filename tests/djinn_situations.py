"""Situations of Djinn in which somebody is asked something: each sets up a stage."""

from __future__ import annotations

from collections.abc import Callable

from djinn_stage import NOBODY, QUIET, Stage, final, player

BOARD = ("award_columns", "bag", "bosses", "chests", "decks", "djinn", "phase", "piles", "scoring", "tom_deck")
PILES = {"plain-1": ["m14", "m15"], "plain-2": ["m16"], "keyed-1": ["m17"], "keyed-2": ["m18"]}
DECKS = {"staff": ["staff7", "staff1"], "hat": ["hat6"], "cloak": ["cloak7"]}
AWARDS = {"I": ["a1_1"], "II": ["a2_1"], "III": ["a3_1"]}
CROWD = {**NOBODY, "r1": "boss red blue", "r4": "boss red"}
ONE = "red, empty, inactive, inactive"
FULL = "red, blue, inactive, inactive"
Situation = Callable[[], Stage]


def at(space: str = "", came: str = "", /, **given: object) -> Situation:
    """ann is asked at a space; what is no part of the board is hers. bob's wizard stands at `r1 s1`, or nowhere."""
    board: dict[str, object] = {"phase": "act", "djinn": QUIET, "piles": PILES, "decks": DECKS, "award_columns": AWARDS}
    board |= {name: given.pop(name) for name in BOARD if name in given}
    bob = [*str(given.pop("bob", "")).split(), "", "", ""]
    other = player(*bob[:2], stall=bob[2])
    return lambda: Stage(ann=player(space, came, **given), bob=other, **board)


def way(space: str = "", came: str = "", /, **given: object) -> Situation:
    """ann moves."""
    return at(space, came, phase="move", **given)


def facing(**given: object) -> Situation:
    """ann faces a boss, a red and a blue djinn with 4 magic."""
    return at("r1", **({"djinn": CROWD, "magic": 4} | given))


def strong(**given: object) -> Situation:
    """ann at the Source with all she needs for two bosses."""
    return at("source", **({"capacity": 8, "turned": True, "magic": 8, "mages": "m12, m13", "coins": 4} | given))


def finding(**given: object) -> Situation:
    """ann before her move, with an award in reach that captures from the map."""
    own: dict[str, object] = {"corked": "white*3", "awards": "a1_2, a2_2", "award_columns": {"III": ["a3_2"]}}
    return way("s1", "r1", **(own | given))


def last(**given: object) -> Situation:
    """ann's final action."""
    return lambda: final(ann=player("source", **given), bob=player("source"), award_columns=AWARDS)


def tom(**given: object) -> Situation:
    """ann alone against Tom."""
    return lambda: Stage(
        ann=player("r2", **given), djinn={**NOBODY, "r3": "boss red"}, phase="act", tom_deck=["tom12", "tom13"]
    )
