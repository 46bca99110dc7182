"""What all questions of a declared capture share (D-R.45)."""

from __future__ import annotations

from typing import Final

from coven.engine.core.machine import Frame, Values, Verb
from coven.games.djinn import crowd
from coven.games.djinn.crowd import NAMES
from coven.games.djinn.limits import mage_fee
from coven.games.djinn.strength import (
    boost_saves,
    fees,
    mage_saves,
    needed,
    saved,
    to_pay,
    usable_boosts,
    usable_mages,
)
from coven.games.djinn.table import NO_CAPTURE, Table
from coven.games.djinn.telling import places

CALL_OFF: Final = -2


class Declare(Verb[Table]):
    """A question of a capture that is being declared; it can be called off."""

    def do(self, table: Table, at: Frame) -> None:
        """Ask, if there is anything to say."""
        options = self.options(table, at)
        if options and options[0] != CALL_OFF:
            table.options = options

    def candidates(self, table: Table, at: Frame) -> list[int]:
        """The things, and calling it off."""
        found = self.things(table, at)
        if found:
            found.append(CALL_OFF)
        return found

    def things(self, table: Table, at: Frame) -> list[int]:
        """What might be declared."""
        raise NotImplementedError

    def answer(self, table: Table, at: Frame, option: int) -> None:
        """Note it; nothing on the board changes."""
        if option == CALL_OFF:
            table.capture = NO_CAPTURE
            at.leave()
        else:
            self.declares(table, at, option)

    def declares(self, table: Table, at: Frame, option: int) -> None:
        """Note what was declared."""
        raise NotImplementedError

    def asks(self, table: Table, at: Frame) -> Values:
        """The whole sum: strength, savings, what is left to pay, and the places."""
        owner = table.seats[at.seat]
        capture = table.capture
        values: Values = {
            "strength": needed(table, at.seat, capture.paid, capture.at_source),
            "saved": saved(table, at.seat, capture),
            "left": to_pay(table, at.seat, capture),
            "magic": owner.magic,
            "coins": owner.coins,
            "fees": fees(table, at.seat, capture),
            "group": " ".join([NAMES[djinn] for djinn in crowd.listed(capture.paid)]),
        }
        values |= places(table, at.seat, capture)
        for mage in usable_mages(table, at.seat):
            if mage not in capture.helpers:
                values[f"saves-{table.box.mages[mage].id}"] = mage_saves(table, at.seat, mage, capture.paid)
                values[f"fee-{table.box.mages[mage].id}"] = mage_fee(table, at.seat, mage)
        for gear in usable_boosts(table, at.seat):
            if gear not in capture.boosts:
                values[f"saves-{table.box.gear[gear].id}"] = boost_saves(table, gear, capture.paid)
        return values
