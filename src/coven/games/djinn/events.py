"""Everything that happens: the names of its numbers, and what moves from where to where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coven.engine.core.answers import Players, Slot, Words
from coven.engine.core.events import Telling, Told
from coven.engine.core.machine import Event, Values
from coven.games.djinn.answers import (
    AWARDED,
    CHEST,
    COLOUR,
    DJINN,
    EQUIPMENT,
    FOR_COLOUR,
    LOCATION,
    MAGE,
    PASSAGE_OF,
    Space,
)
from coven.games.djinn.answers import Printed as Thing
from coven.games.djinn.moves import FROM_SUPPLY, RESOURCES
from coven.games.djinn.table import Table


class Circle(Slot[Table]):
    """A magic circle, counted from 1."""

    def size(self, table: Table) -> int:
        """Those of one board."""
        return len(table.box.circles)

    def say(self, table: Table, seat: int, value: int) -> str:
        """Its number."""
        return str(value + 1)

    def hear(self, table: Table, seat: int, words: Sequence[str]) -> tuple[int, int]:
        """Nobody answers with a circle."""
        raise NotImplementedError

    def about(self, table: Table, seat: int, value: int) -> Values:
        """Its number."""
        return {self.name: value + 1}


class Happenings(Telling[Table]):
    """What happened, and where a captured djinn came from."""

    def way(self, table: Table, event: Event, values: Values) -> tuple[str, str]:
        """A space, the bag or the supply: that goes without saying in a sentence."""
        known = dict(values)
        if event.kind == "captured":
            origin = event.args[2]
            drawn = "bosses" if origin == FROM_SUPPLY else "drawn"
            known["origin"] = table.box.spaces[origin].id if origin >= 0 else drawn
        return super().way(table, event, known)


CARD: Final = "{player}/equipment/{equipment}"
KINDS: Final = {
    "action-left": Told("player location"),
    "award-taken": Told("player award colour bosses", "awards/{award}", "{player}/awards/{award}"),
    "bar-moved": Told("player"),
    "basic-done": Told("player location"),
    "boss-expelled": Told("space", "{space}/boss", "bosses"),
    "bottle-gained": Told("player colour", "", "{player}/bottles/{colour}"),
    "bottle-lost": Told("player colour", "{player}/bottles/{colour}"),
    "bottle-swapped": Told("player colour for_colour", "{player}/bottles/{colour}", "{player}/bottles/{for_colour}"),
    "bottled": Told("player djinn colour", "{player}/bottles/{colour}", "{player}/corked/{colour}"),
    "capacity-raised": Told("player field", "", "{player}/capacity"),
    "capacity-turned": Told("player", "", "{player}/capacity"),
    "captured": Told("player djinn", "{origin}", "{player}"),
    "captured-nothing": Told("player n", "{player}/magic"),
    "chest-discarded": Told("player chest", "opened", "used_chests"),
    "chest-revealed": Told("player chest", "chests", "opened"),
    "chest-unlocked": Told("player chest", "{player}/keys", "opened"),
    "chests-shuffled": Told("", "used_chests", "chests"),
    "challenge-met": Told("player challenge"),
    "circle-activated": Told("player circle", "", "{player}/circles/{circle}"),
    "circle-covered": Told("player circle", "", "{player}/circles/{circle}"),
    "djinn-arrived": Told("djinn space", "bag", "{space}"),
    "djinn-drawn": Told("player djinn", "bag", "drawn"),
    "djinn-removed": Told("player djinn space", "{space}/{djinn}", "bag"),
    "djinn-returned": Told("player djinn", "drawn", "bag"),
    "end-triggered": Told("player round"),
    "equipment-covered": Told("player equipment", "", CARD),
    "equipment-drawn": Told("player equipment", "manufactory", CARD),
    "equipment-gained": Told("player equipment", "manufactory/{equipment}", CARD),
    "equipment-uncovered": Told("equipment", "", "manufactory/{equipment}"),
    "equipment-used": Told("player equipment", "", CARD),
    "final-began": Told("", "", "source"),
    "forgone": Told("player offer"),
    "gained": Told("player resource n", "", "{player}/{resource}"),
    "game-began": Told("player"),
    "game-over": Told(),
    "lost": Told(),
    "lost-pieces": Told("player resource n", "{player}/{resource}"),
    "mage-hired": Told("player mage", "academy/{mage}", "{player}/mages/{mage}"),
    "mage-uncovered": Told("mage", "", "academy/{mage}"),
    "mage-used": Told("player mage", "", "{player}/mages/{mage}"),
    "mage-woken": Told("player mage", "", "{player}/mages/{mage}"),
    "minimum-raised": Told("player field", "", "{player}/minimum"),
    "moved": Told("player space came", "{came}", "{space}"),
    "paid": Told("player resource n", "{player}/{resource}"),
    "passage-placed": Told("player passage space", "{player}/bar/{passage}", "{space}"),
    "put-on-circle": Told("player djinn circle", "", "{player}/circles/{circle}"),
    "rewarded": Told("player equipment", CARD),
    "round-began": Told("round", opens=True),
    "scored": Told("player points"),
    "scoring-drawn": Told("player scoring", "unused_scoring", "{player}/private/{scoring}"),
    "scoring-drawn-hidden": Told("player", "unused_scoring", "{player}/private"),
    "scoring-shown": Told("player scoring", "", "{player}/private/{scoring}"),
    "set-completed": Told("player"),
    "skipped": Told("player space", "", "{space}"),
    "special-done": Told("player location"),
    "stall-visited": Told("player stall", "", "market/{stall}"),
    "toll-paid": Told("player resource owner", "{player}/{resource}", "{owner}/{resource}"),
    "tom-turned": Told("tom", "tom_deck", "tom_seen/{tom}"),
    "trait-taken": Told("player trait", "offered/{trait}", "{player}"),
    "turn-began": Told("player round", opens=True),
    "unfinished": Told("round"),
    "wizard-placed": Told("player space came", "{came}", "{space}"),
    "won": Told("player n"),
}
RESOURCE: Final[Words[Table]] = Words("resource", RESOURCES)
TELLING: Final[Telling[Table]] = Happenings(
    KINDS,
    (
        *(Players("player"), Players("owner"), DJINN, COLOUR, FOR_COLOUR, LOCATION, PASSAGE_OF, RESOURCE),
        *(Space("space"), Space("came", prefix="came_"), Circle("circle"), Thing("offer", "forgo"), MAGE, EQUIPMENT),
        *(CHEST, AWARDED, Thing("trait"), Thing("scoring"), Thing("challenge"), Thing("stall"), Thing("tom")),
    ),
)
