"""Why nothing can be done with something: the rules that speak of an address now, or what is asked instead."""

from __future__ import annotations

from collections import Counter

from coven.engine.core import machine
from coven.engine.core.answers import Kind, Slot, kind_of
from coven.engine.core.machine import State
from coven.engine.edge.questions import (
    ANOTHER_TIME,
    NOT_ASKED,
    NOT_NOW,
    NOW,
    OVER,
    Ruling,
    explain_to,
    placed,
    refusals,
)

NO_PART = "no-part"  # nothing that is asked now has to do with it
ASKED_FOR = -1  # before all that is said of now: such answers can be given, only not this one


def wonder(table: State, at: str, seat: str) -> list[Ruling]:
    """What refuses all that somebody might want to do with what lies at an address; never nothing.

    First come the rules against answers to the open question, then those that say when something of the kind can be
    done. What is over for good is told only where there is nothing else to tell. Where nothing can ever be done, it is
    told who decides now."""
    if table.over:
        return [Ruling("", False, "", "game-is-over")]
    decides = table.names[machine.deciding(table)]
    if seat == decides:
        found = [ruling for ruling in refusals(table) if any(_near(touched, at) for touched in ruling.touches)]
        found = found or _by_moment(table, at)
    else:
        found = _out_of_turn(table, at, seat)
    known: dict[tuple[str, str], Ruling] = {}
    for ruling in found:
        known.setdefault((ruling.message, str(ruling.values)), ruling)
    message = NO_PART if seat == decides else NOT_ASKED
    return [*known.values()] or [Ruling("", False, "", message, {"player": decides})]


def _near(touched: str, at: str) -> bool:
    """Whether something speaks of an address, or of what lies there."""
    return touched == at or touched.startswith(f"{at}/")


def _by_moment(table: State, at: str) -> list[Ruling]:
    """What is said of each kind of answer, the nearest to the open question first, without what is over if there is
    anything else."""
    seat = machine.deciding(table)
    offered = {kind_of(option) for option in table.options}
    found: list[tuple[int, Ruling]] = []
    for at_hand, option in _answers(table, at, seat):
        ruling, moment = placed(table, table.answers().say(table, seat, option))
        if moment == NOW:
            moment = ASKED_FOR if kind_of(option) in offered else NOW if at_hand else ANOTHER_TIME
        if _tells(ruling):
            found.append((moment, ruling))
    lasting = [one for one in found if one[0] != OVER]
    return [ruling for _, ruling in sorted(lasting or found, key=lambda one: one[0])]


def _out_of_turn(table: State, at: str, seat: str) -> list[Ruling]:
    """What is said to somebody who is not asked, the rule against most of what could be done there first."""
    number = table.names.index(seat) if seat in table.names else machine.deciding(table)
    words = [table.answers().say(table, number, option) for _, option in _answers(table, at, number)]
    found = [ruling for word in words if _tells(ruling := explain_to(table, word, seat))]
    often = Counter(ruling.rule for ruling in found)
    return sorted(found, key=lambda ruling: -often[ruling.rule])


def _tells(ruling: Ruling) -> bool:
    """Whether it says more than that something else is asked."""
    return ruling.rule != "" and ruling.message != NOT_NOW


def _answers(table: State, at: str, seat: int) -> list[tuple[bool, int]]:
    """Of each kind of answer the first that touches an address, else the place where it lies; and whether it touches
    just that, not only something that might lie there."""
    known = table.answers()
    while at:
        found = [option for kind in known.kinds if (option := _first(table, kind, at, seat)) is not None]
        if found:
            return [(at in known.touches(table, seat, option), option) for option in found]
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
