"""What happens, in words: the arguments of every event and how they are read."""

from __future__ import annotations

from coven.engine.core.machine import Event
from coven.engine.edge.game import MARKS, Happening
from coven.games.djinn import crowd
from coven.games.djinn.box import LOCATIONS, SHAPES
from coven.games.djinn.moves import RESOURCES
from coven.games.djinn.table import Table

EVENTS: dict[str, tuple[str, ...]] = {
    "award-taken": ("player", "award", "colour", "bosses"),
    "bar-moved": ("player",),
    "basic-done": ("player", "location"),
    "boss-expelled": ("space",),
    "bottle-gained": ("player", "colour"),
    "bottle-lost": ("player", "colour"),
    "bottle-swapped": ("player", "colour", "for_colour"),
    "bottled": ("player", "djinn", "colour"),
    "capacity-raised": ("player", "field"),
    "capacity-turned": ("player",),
    "captured": ("player", "djinn"),
    "captured-nothing": ("player", "n"),
    "chest-discarded": ("player", "chest"),
    "chest-revealed": ("player", "chest"),
    "chest-unlocked": ("player", "chest"),
    "chests-shuffled": (),
    "challenge-met": ("player", "challenge"),
    "circle-activated": ("player", "circle"),
    "circle-covered": ("player", "circle"),
    "djinn-arrived": ("djinn", "space"),
    "djinn-drawn": ("player", "djinn"),
    "djinn-removed": ("player", "djinn", "space"),
    "djinn-returned": ("player", "djinn"),
    "end-triggered": ("player", "round"),
    "equipment-covered": ("player", "equipment"),
    "equipment-drawn": ("player", "equipment"),
    "equipment-gained": ("player", "equipment"),
    "equipment-uncovered": ("equipment",),
    "equipment-used": ("player", "equipment"),
    "final-began": (),
    "forgone": ("player", "offer"),
    "gained": ("player", "resource", "n"),
    "game-began": ("player",),
    "game-over": (),
    "lost": (),
    "lost-pieces": ("player", "resource", "n"),
    "mage-hired": ("player", "mage"),
    "mage-uncovered": ("mage",),
    "mage-used": ("player", "mage"),
    "mage-woken": ("player", "mage"),
    "minimum-raised": ("player", "field"),
    "moved": ("player", "space", "came"),
    "paid": ("player", "resource", "n"),
    "passage-placed": ("player", "passage", "space"),
    "put-on-circle": ("player", "djinn", "circle"),
    "rewarded": ("player", "equipment"),
    "round-began": ("round",),
    "scored": ("player", "points"),
    "scoring-drawn": ("player", "scoring"),
    "scoring-drawn-hidden": ("player",),
    "scoring-shown": ("player", "scoring"),
    "set-completed": ("player",),
    "skipped": ("player", "space"),
    "special-done": ("player", "location"),
    "stall-visited": ("player", "stall"),
    "toll-paid": ("player", "resource", "owner"),
    "tom-turned": ("tom",),
    "trait-taken": ("player", "trait"),
    "turn-began": ("player", "round"),
    "unfinished": ("round",),
    "won": ("player", "n"),
}


def happening(table: Table, event: Event) -> Happening:
    """An event in ids and numbers that people and programs can read."""
    box = table.box
    values: dict[str, int | str] = {}
    for place, name in enumerate(EVENTS[event.kind]):
        values[name] = _value(table, name, event.args[place])
        if name in ("space", "came"):
            location = table.tiles[event.args[place]]
            said = "location" if name == "space" else "came_location"
            values[said] = LOCATIONS[location] if location >= 0 else "source"
            values["shape" if name == "space" else "came_shape"] = SHAPES[box.spaces[event.args[place]].shape]
    return Happening(event.kind, values, MARKS[event.mark])


def _value(table: Table, name: str, value: int) -> int | str:
    box = table.box
    if name in ("player", "owner"):
        return table.names[value]
    if name in ("djinn", "colour", "for_colour"):
        return crowd.NAMES[value]
    if name in ("space", "came"):
        return box.spaces[value].id
    if name in ("location", "passage"):
        return LOCATIONS[value]
    if name == "resource":
        return RESOURCES[value]
    if name == "circle":
        return value + 1
    if name == "offer":
        return box.forgo[value].word
    return _card(table, name, value)


def _card(table: Table, name: str, value: int) -> int | str:
    box = table.box
    if name == "mage":
        return box.mages[value].id
    if name == "equipment":
        return box.gear[value].id
    if name == "chest":
        return box.chests[value].id
    if name == "award":
        return box.awards[value].id
    if name == "trait":
        return box.traits[value].id
    if name == "scoring":
        return box.scoring[value].id
    if name == "challenge":
        return box.challenges[value].id
    if name == "stall":
        return box.stalls[value].id
    return box.tom[value].id if name == "tom" else value
