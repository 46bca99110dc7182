"""Clocks: how long somebody has thought, and how much time is left. The times in the log are all they need."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from coven.engine.edge.entries import ASIDE, UNDO
from coven.engine.edge.game import Json
from coven.table.house.orders import Clock

if TYPE_CHECKING:
    from coven.table.house.hosted import Hosted


def clock_of(hosted: Hosted) -> Clock | None:
    """The clock of a table, if it has one."""
    kept = hosted.settings.get("clock")
    return None if kept is None else msgspec.convert(kept, Clock)


def used(hosted: Hosted, seat: str) -> float:
    """The seconds a seat has thought: about the open question, or with a pool about all of its questions.

    What others do aside does not stop a clock, and what is taken back was thought all the same."""
    clock = clock_of(hosted)
    asked, total = hosted.row.created, 0.0
    for entry in hosted.match.log:
        if entry.did == ASIDE or entry.at is None:
            continue
        if entry.seat == seat and entry.did != UNDO:
            total += entry.at - asked
        asked = entry.at
    waiting = hosted.now() - asked if hosted.match.deciding == seat and not hosted.match.table.over else 0.0
    return total + waiting if clock is not None and clock.kind == "pool" else waiting


def late(hosted: Hosted) -> bool:
    """Whether whoever decides has no time left; computer players have no clock."""
    clock, match = clock_of(hosted), hosted.match
    if clock is None or match.table.over or hosted.closed or hosted.seats[match.deciding].holder == "bot":
        return False
    return used(hosted, match.deciding) > clock.seconds


def told(hosted: Hosted) -> Json | None:
    """The clock as it is sent: what was agreed, and the seconds that people have left now."""
    clock = clock_of(hosted)
    if clock is None:
        return None
    left = {seat: round(max(0.0, clock.seconds - used(hosted, seat)), 1) for seat in hosted.people}
    return {"kind": clock.kind, "amount": clock.amount, "left": left, "running": hosted.match.deciding}
