"""What happens, in words: the arguments of every event and how they are read."""

from __future__ import annotations

from coven.engine.core.machine import Event
from coven.engine.edge.game import MARKS, Happening
from coven.games.witches.box import ABILITIES
from coven.games.witches.table import Table

CAUSES = ("", "crises-empty", "elves", "aliss-empty", "hard-left")
EVENTS: dict[str, tuple[str, ...]] = {
    "ability-used": ("player", "ability"),
    "aliss-spared": ("player",),
    "aliss-taken": ("player",),
    "attempt-began": ("player", "problem", "slot", "difficulty"),
    "attempt-failed": ("player", "problem", "slot"),
    "attempt-vanished": ("player", "problem", "slot"),
    "cackle-moved": ("player", "other"),
    "cackle-taken": ("player",),
    "cackles-returned": ("player", "n"),
    "combined": ("player", "card"),
    "crisis-placed": ("slot", "n"),
    "crisis-removed": ("slot", "n"),
    "dealt": ("n",),
    "discarded": ("player", "card"),
    "drew": ("player", "card"),
    "drew-hidden": ("player",),
    "easy-lost": ("player", "problem"),
    "fled": ("player", "slot"),
    "flew": ("player", "slot"),
    "game-began": ("player",),
    "graded": ("grade", "n"),
    "hidden-tile-placed": ("slot",),
    "imprisoned": ("player",),
    "location-drawn": ("player", "card", "location"),
    "location-full": ("location",),
    "location-guarded": ("location",),
    "looked": ("player", "slot", "problem"),
    "lost": ("cause",),
    "nowhere-to-flee": ("player",),
    "peeked": ("player", "slot"),
    "played": ("player", "card"),
    "ran-away": ("player", "problem", "slot"),
    "rerolled": ("player", "first", "second"),
    "rescued": ("player", "problem", "slot"),
    "reshuffled": ("n",),
    "rode": ("player", "card"),
    "rolled": ("player", "pair", "first", "second"),
    "rolled-for-choice": ("player", "n"),
    "scored": ("player", "n"),
    "solved": ("player", "problem", "slot"),
    "solved-automatically": ("player", "slot"),
    "started": ("player", "slot"),
    "stayed": ("player",),
    "switched": ("player", "slot"),
    "tea": ("player", "slot"),
    "tile-placed": ("problem", "slot"),
    "tile-removed": ("problem", "slot"),
    "tile-uncovered": ("frame", "problem"),
    "tile-waits": (),
    "turn-began": ("player", "turn"),
    "turned-up": ("slot", "problem"),
    "used": ("player", "card"),
    "waited": ("player",),
    "walked": ("player", "slot"),
    "went": ("player", "slot"),
    "witch-chosen": ("player", "witch"),
    "won": (),
    "won-by-points": ("player",),
}


def happening(table: Table, event: Event) -> Happening:
    """An event in ids and numbers that people and programs can read."""
    names = EVENTS[event.kind]
    values = {name: _value(table, name, event.args[place]) for place, name in enumerate(names)}
    return Happening(event.kind, values, MARKS[event.mark])


def _value(table: Table, name: str, value: int) -> int | str:
    box = table.box
    if name in ("player", "other"):
        return table.names[value]
    if name == "card":
        return box.cards[value].id
    if name == "problem":
        return box.tiles[value].id
    if name == "slot":
        return box.spot_words[value]
    if name == "location":
        return box.locations[value].id
    if name == "witch":
        return box.witches[value].id
    if name == "ability":
        return ABILITIES[value]
    if name == "grade":
        return box.grades[value].id
    return CAUSES[value] if name == "cause" else value
