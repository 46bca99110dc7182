"""Why nothing can be done with something: the rules that speak of an address now, or what is asked instead."""

from __future__ import annotations

from coven.engine.core import machine
from coven.engine.core.answers import Kind, Slot
from coven.engine.core.machine import State
from coven.engine.edge.questions import NOT_ASKED, NOT_NOW, Ruling, explain_to, refusals

NO_PART = "no-part"  # nothing that is asked now has to do with it


def wonder(table: State, at: str, seat: str) -> list[Ruling]:
    """What refuses all that somebody might want to do with what lies at an address; never nothing.

    First come the rules against answers to the open question. Where there are none, those that say when something of
    the kind can be done. Where nothing ever can, it is told who decides now."""
    if table.over:
        return [Ruling("", False, "", "game-is-over")]
    decides = table.names[machine.deciding(table)]
    asked = refusals(table) if seat == decides else []
    found = [ruling for ruling in asked if any(_near(touched, at) for touched in ruling.touches)]
    if not found:
        rulings = [explain_to(table, word, seat) for word in _words(table, at, seat)]
        found = [ruling for ruling in rulings if ruling.rule and ruling.message != NOT_NOW]
    known = {(ruling.message, str(ruling.values)): ruling for ruling in reversed(found)}
    message = NO_PART if seat == decides else NOT_ASKED
    return [*reversed(known.values())] or [Ruling("", False, "", message, {"player": decides})]


def _near(touched: str, at: str) -> bool:
    """Whether something speaks of an address, or of what lies there."""
    return touched == at or touched.startswith(f"{at}/")


def _words(table: State, at: str, seat: str) -> list[str]:
    """Of each kind of answer the first that touches an address, else the place where it lies."""
    known = table.answers()
    number = table.names.index(seat) if seat in table.names else machine.deciding(table)
    while at:
        found = [option for kind in known.kinds if (option := _first(table, kind, at, number)) is not None]
        if found:
            return [known.say(table, number, option) for option in found]
        at = at.rpartition("/")[0]
    return []


def _first(table: State, kind: Kind[State], at: str, seat: int) -> int | None:
    """The first answer of a kind that touches an address: its slots hold what the address names."""
    for template in kind.touches:
        named = _named(template, at)
        if named is None or named.pop("me", table.names[seat]) != table.names[seat]:
            continue
        values = [value for slot in kind.slots if (value := _value(table, slot, seat, named)) is not None]
        option = kind.code(values)
        touched = table.answers().touches(table, seat, option) if len(values) == len(kind.slots) else []
        if any(_near(one, at) for one in touched):
            return option
    return None


def _value(table: State, slot: Slot[State], seat: int, named: dict[str, str]) -> int | None:
    """The first value of a slot that is about what was named."""
    for value in slot.values(table):
        about = slot.about(table, seat, value)
        if all(str(about.get(name, meant)) == meant for name, meant in named.items()):
            return value
    return None


def _named(template: str, at: str) -> dict[str, str] | None:
    """What an address names, if it was made of a template: `{me}/hand/{card}`."""
    parts, path = template.split("/"), at.split("/")
    if len(parts) < len(path):
        return None
    found: dict[str, str] = {}
    for part, name in zip(parts, path, strict=False):
        if part.startswith("{"):
            found[part.strip("{}")] = name
        elif part != name:
            return None
    return found
