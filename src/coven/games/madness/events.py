"""What happens, in words: the arguments of every event and how they are read."""

from __future__ import annotations

from coven.engine.core.machine import Event
from coven.engine.edge.game import MARKS, Happening
from coven.games.madness import cards
from coven.games.madness.cards import ELEMENTS
from coven.games.madness.position import CAUSES
from coven.games.madness.table import Table
from coven.games.madness.zones import SLOTS, ZONES

EVENTS: dict[str, tuple[str, ...]] = {
    "ability-used": ("player",),
    "agreed": ("player", "spell", "caster"),
    "called-off": ("player", "spell"),
    "cast": ("player", "spell", "multiple"),
    "cured": ("player", "zone", "owner"),
    "curse-broken": ("player", "curse", "slot"),
    "curse-laid": ("curse", "slot"),
    "curse-neutralised": ("curse", "slot"),
    "curse-returned": ("curse", "slot", "n"),
    "curse-struck": ("curse", "slot"),
    "curse-woke": ("curse", "slot"),
    "deck-discarded": ("player",),
    "destroyed": ("player", "card", "zone", "owner"),
    "discarded": ("player", "card", "zone", "owner"),
    "drawn": ("player", "card"),
    "drawn-into-support": ("player", "card"),
    "eliminated": ("player",),
    "exhausted": ("player", "spell"),
    "gained": ("player", "card", "zone"),
    "game-began": ("player",),
    "given": ("player", "card", "other"),
    "learned": ("player", "spell"),
    "library-destroyed": ("spell",),
    "lost": ("cause",),
    "madness-gained": ("player", "zone"),
    "madness-under-curse": ("curse", "slot"),
    "marker-moved": ("space",),
    "milled": ("player", "card"),
    "monster-defeated": ("monster",),
    "monster-survived": ("monster",),
    "page-turned": ("monster",),
    "paid": ("player", "card", "zone", "owner"),
    "player-chosen": ("player", "other"),
    "put-on-deck": ("player", "card", "zone"),
    "raised": ("owner", "card", "higher", "zone"),
    "refreshed": ("owner", "spell"),
    "refused": ("player", "spell", "caster"),
    "reshuffled": ("player",),
    "round-began": ("round",),
    "shown-cured": ("player", "card"),
    "shown-discarded": ("player", "card"),
    "silence-began": (),
    "spell-destroyed": ("player", "spell"),
    "spell-neutralised": ("player", "spell"),
    "spell-woke": ("player", "spell"),
    "stack-burnt": ("n",),
    "stack-restored": ("n",),
    "support-swapped": ("player", "card", "for_card", "owner"),
    "supported": ("player", "card", "zone"),
    "taken": ("player", "card", "zone", "owner"),
    "talked": ("player",),
    "targeted": ("player", "spell", "other"),
    "token-placed": ("curse", "slot", "element"),
    "top-destroyed": ("player", "card"),
    "turn-began": ("player", "turn"),
    "uncovered": ("spell",),
    "wizard-chosen": ("player", "wizard"),
    "won": (),
}


def happening(table: Table, event: Event) -> Happening:
    """An event in ids and numbers that people and programs can read."""
    names = EVENTS[event.kind]
    values = {name: _value(table, name, event.args[place]) for place, name in enumerate(names)}
    return Happening(event.kind, values, MARKS[event.mark])


def _value(table: Table, name: str, value: int) -> int | str:
    box = table.box
    if name in ("player", "owner", "other", "caster"):
        return table.names[value]
    if name in ("card", "higher", "for_card"):
        return cards.NAMES[value]
    if name == "spell":
        return box.spells[value].id
    if name == "curse":
        return box.curses[value].id
    if name == "monster":
        return box.pages[value].monster
    if name == "wizard":
        return box.wizards[value].id
    if name == "slot":
        return SLOTS[value]
    if name == "zone":
        return ZONES[value]
    if name == "element":
        return ELEMENTS[value]
    return CAUSES[value] if name == "cause" else value
