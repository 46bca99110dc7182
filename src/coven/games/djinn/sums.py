"""The numbers people need that the rules work out: what a player has, what something costs, what a capture lacks."""

from __future__ import annotations

from coven.engine.core.codecs import Data
from coven.engine.core.machine import Program, Values
from coven.games.djinn import crowd, moves, scoring
from coven.games.djinn.crowd import COLOURS, NAMES, ONE
from coven.games.djinn.limits import bottles_left, corks_left, free_circles, mage_fee, most_magic, room, source_fee
from coven.games.djinn.moves import RESOURCES
from coven.games.djinn.strength import (
    always_saves,
    boost_saves,
    fees,
    mage_saves,
    most_saved,
    needed,
    saved,
    to_pay,
    usable_boosts,
    usable_mages,
    within_reach,
)
from coven.games.djinn.table import Capture, Table


def own(table: Table, seat: int) -> Values:
    """What a player has, and the most magic there is room for."""
    values: Values = {f"held-{RESOURCES[what]}": moves.held(table, seat, what) for what in range(len(RESOURCES))}
    values["most"] = most_magic(table, seat)
    return values


def costs(table: Table, seat: int, program: Program) -> Values:
    """What a printed effect costs."""
    total: dict[str, int] = {}
    for step in program.steps:
        for what, n in step.dues(table, seat):
            total[f"cost-{RESOURCES[what]}"] = total.get(f"cost-{RESOURCES[what]}", 0) + n
    return dict(total)


def places(table: Table, seat: int, capture: Capture) -> Values:
    """Where djinn can go, beside what is declared: empty circles, corks, empty bottles."""
    values: Values = {
        "circles": free_circles(table, seat) - crowd.size(capture.circled),
        "corks": corks_left(table, seat, capture),
    }
    bottles = bottles_left(table, seat, capture)
    for colour in range(4):
        values[f"bottles-{COLOURS[colour]}"] = bottles[colour]
    return values


def declared(table: Table, seat: int) -> Values:
    """The whole sum of a declared capture: strength, savings, what is left to pay, and the places."""
    owner = table.seats[seat]
    capture = table.capture
    values: Values = {
        "strength": needed(table, seat, capture.paid, capture.at_source),
        "saved": saved(table, seat, capture),
        "left": to_pay(table, seat, capture),
        "magic": owner.magic,
        "coins": owner.coins,
        "fees": fees(table, seat, capture),
        "group": crowd.named(capture.paid),
    }
    return values | places(table, seat, capture)


def helping(table: Table, seat: int) -> Values:
    """The cards that can still help with a declared capture: their ids, what each saves, and its fee, in one order."""
    capture = table.capture
    purse = table.seats[seat].coins - fees(table, seat, capture)
    mages = [mage for mage in usable_mages(table, seat) if mage not in capture.helpers]
    mages = [mage for mage in mages if mage_fee(table, seat, mage) <= purse]
    boosts = [gear for gear in usable_boosts(table, seat) if gear not in capture.boosts]
    saving = [mage_saves(table, seat, mage, capture.paid) for mage in mages]
    saving += [boost_saves(table, gear, capture.paid) for gear in boosts]
    costing = [mage_fee(table, seat, mage) for mage in mages] + [0 for _ in boosts]
    return {
        "mages": " ".join([table.box.mages[mage].id for mage in mages]),
        "boosts": " ".join([table.box.gear[gear].id for gear in boosts]),
        "saves": " ".join([str(n) for n in saving]),
        "costs": " ".join([str(n) for n in costing]),
    }


def needs(table: Table, seat: int) -> Values:
    """The djinn within reach, and the magic a regular one and a boss need."""
    at_source = table.capture.at_source
    return {
        "reach": " ".join([NAMES[djinn] for djinn in crowd.kinds(within_reach(table, seat, at_source))]),
        "needs_regular": needed(table, seat, ONE[0], at_source),
        "needs_boss": needed(table, seat, ONE[crowd.BOSS], at_source),
    }


def missing(table: Table, seat: int, paid: int, at_source: bool) -> int:
    """The magic a set of djinn lacks when all cards help."""
    lack = needed(table, seat, paid, at_source) - most_saved(table, seat, paid) - table.seats[seat].magic
    return lack if lack > 0 else 0


def lacking(table: Table, seat: int, paid: int, at_source: bool) -> Values:
    """What a set of djinn needs and what is missing."""
    values: Values = {
        "group": crowd.named(paid),
        "n": crowd.size(paid),
        "strength": needed(table, seat, paid, at_source),
        "saved": most_saved(table, seat, paid),
        "magic": table.seats[seat].magic,
        "missing": missing(table, seat, paid, at_source),
    }
    return values | places(table, seat, Capture())


def nearest(table: Table, seat: int, at_source: bool) -> Values:
    """The same of the set that lacks least: one that has a place, if any has."""
    best = 0
    least = 0
    for paid in crowd.parts(within_reach(table, seat, at_source)):
        lack = missing(table, seat, paid, at_source) if room(table, seat, paid, Capture()) else 1 << 10
        if not best or lack < least:
            best = paid
            least = lack
    return lacking(table, seat, best, at_source) if best else {}


def sums(table: Table, reader: int) -> Data:
    """What a seat may know of limits, costs and points; -1 is a watcher."""
    seats: Data = {}
    for seat, name in enumerate(table.names):
        seats[name] = _of_seat(table, seat, reader)
    met = [table.box.challenges[number].id for number in scoring.challenges(table)]
    declared = table.capture.paid or table.capture.at_source
    return {
        "seats": seats,
        "bosses": table.bosses_on_map(),
        "challenges": met,
        "capture": _of_capture(table) if declared else None,
    }


def _of_seat(table: Table, seat: int, reader: int) -> Data:
    owner = table.seats[seat]
    known = seat == reader or table.hands_are_open() or not owner.private
    given = scoring.parts(table, seat, known)
    points = sum(given)
    if not table.scores:  # what is left of Tom's deck counts only in the end
        points -= table.box.limits.vp_tom * len(table.tom)
    counted = zip(scoring.PARTS, given, strict=True) if table.scores else ()
    return {
        "most_magic": most_magic(table, seat),
        "source_fee": source_fee(table, seat),
        "points": table.scores[seat] if table.scores else points,
        "all_known": known,  # whether secret scoring cards are in the points
        "parts": {part: n for part, n in counted if n},
    }


def _of_capture(table: Table) -> Data:
    """What a declared capture needs, what everything saves, and what is left to pay."""
    seat = table.active
    capture = table.capture
    helpers: list[Data] = [
        {"id": table.box.mages[mage].id, "kind": "mage", "saves": mage_saves(table, seat, mage, capture.paid)}
        for mage in capture.helpers
    ]
    helpers += [
        {"id": table.box.gear[gear].id, "kind": "equipment", "saves": boost_saves(table, gear, capture.paid)}
        for gear in capture.boosts
    ]
    return {
        "needed": needed(table, seat, capture.paid, capture.at_source),
        "helpers": helpers,
        "lasting": always_saves(table, seat, capture.paid),
        "magic": to_pay(table, seat, capture),
        "coins": fees(table, seat, capture),
    }
