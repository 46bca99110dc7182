"""Taking and returning Cackles (W12, W14.4)."""

from __future__ import annotations

from coven.engine.core.answers import code, kind_of, what
from coven.engine.core.machine import Frame, Program, Reason, Values
from coven.games.witches import reasons
from coven.games.witches.answers import (
    FLY,
    LOOK,
    RETURN,
    RIDE,
    STAY,
    SUPPLY,
    SWITCH,
    TAKE_FROM,
    TAKE_SUPPLY,
    WALK,
    instead,
)
from coven.games.witches.table import Table
from coven.games.witches.verbs.questions import Choose


class TakeCackles(Choose):
    """W-R.52: one at a time; supply, majority and ties are looked at anew for each."""

    def do(self, table: Table, at: Frame) -> None:
        """W12.3 to W12.6: from the supply, else from whoever has the most, else a Black Aliss."""
        if at.left <= 0:
            return
        if table.supply_cackles > 0:
            table.supply_cackles -= 1
            table.seats[at.seat].cackles += 1
            table.tell("cackle-taken", at.seat)
            self._next(at)
        elif table.seats[at.seat].cackles == most(table):
            table.take_aliss(at.seat)
            self._next(at)
        else:
            super().do(table, at)

    def _next(self, at: Frame) -> None:
        at.left -= 1
        at.again()

    def things(self, table: Table, at: Frame) -> list[int]:
        """The other players."""
        return [code(TAKE_FROM, seat) for seat in range(len(table.seats)) if seat != at.seat]

    def kinds(self) -> tuple[int, ...]:
        """The supply has none left."""
        return (TAKE_SUPPLY, SUPPLY)

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """W12.4, W12.5: only one of those who have the most."""
        if kind_of(option) in (TAKE_SUPPLY, SUPPLY):
            return reasons.SUPPLY_EMPTY
        return None if table.seats[what(option)].cackles == most(table) else reasons.NOT_THE_MOST

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """Who has the most, and how many."""
        return {**instead(table, code(TAKE_FROM)), "most": most(table)}

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """One Cackle changes hands."""
        giver = what(option)
        table.seats[giver].cackles -= 1
        table.seats[at.seat].cackles += 1
        table.tell("cackle-moved", at.seat, giver)
        self._next(at)


def most(table: Table) -> int:
    """The largest number of Cackles a player has."""
    return max([seat.cackles for seat in table.seats])


CACKLES = Program("cackles", (TakeCackles("take-from"),))


def give_cackles(table: Table, seat: int, n: int) -> None:
    """Let a player take n Cackles next."""
    if n > 0:
        frame = table.push(CACKLES, seat)
        frame.left = n


class ReturnCackles(Choose):
    """Return some of the own Cackles to the supply; the most is proposed first (W-R.74)."""

    def __init__(self, least: int, limit: int, too_many: Reason, too_few: Reason) -> None:
        super().__init__("return-cackles")
        self.least = least
        self.limit = limit
        self.too_many = too_many
        self.too_few = too_few

    def top(self, table: Table) -> int:
        """How many at most."""
        return self.limit

    def void(self, table: Table, seat: int) -> Reason | None:
        """W-R.61: she must have some."""
        return None if table.seats[seat].cackles else reasons.NO_CACKLES

    def things(self, table: Table, at: Frame) -> list[int]:
        """From as many as possible down, for whoever has any."""
        if not table.seats[at.seat].cackles:
            return []
        return [code(RETURN, n) for n in range(self.top(table), self.least - 1, -1)]

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """No more than allowed, and no more than she has."""
        if what(option) < self.least:
            return reasons.AT_LEAST_ONE
        if what(option) > self.top(table):
            return self.too_many
        return None if what(option) <= table.seats[at.seat].cackles else self.too_few

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """How many she has, and how many of them she can return here."""
        return self.asks(table, at)

    def asks(self, table: Table, at: Frame) -> Values:
        """How many she has, and how many of them she can return here."""
        cackles = table.seats[at.seat].cackles
        return {"cackles": cackles, "most": min(cackles, self.top(table))}

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """W14.4: to the supply."""
        if what(option):
            table.return_cackles(at.seat, what(option))


class ActiveTea(ReturnCackles):
    """W14.2: the active witch discards up to three."""

    def kinds(self) -> tuple[int, ...]:
        """Movements, which the tea is in the way of."""
        return (STAY, WALK, SWITCH, LOOK, RIDE, FLY)

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """W7.3: she must have tea."""
        return super().forbids(table, at, option) if kind_of(option) == RETURN else reasons.MUST_HAVE_TEA

    def top(self, table: Table) -> int:
        """Three."""
        return table.box.numbers.tea_active_max


class OthersTea(ReturnCackles):
    """W14.3: every other witch on the slot discards up to two."""

    def top(self, table: Table) -> int:
        """Two."""
        return table.box.numbers.tea_others_max


class Cottage(ReturnCackles):
    """W22.3, W-R.81: alone at the Cottage a witch may discard two."""

    def top(self, table: Table) -> int:
        """Two."""
        return table.box.numbers.cottage_cackles_max


TEA_ACTIVE = Program("tea", (ActiveTea(0, 0, reasons.TOO_MANY_AT_TEA, reasons.TOO_FEW_AT_TEA),))
TEA_OTHERS = Program("tea-others", (OthersTea(0, 0, reasons.TOO_MANY_IN_COMPANY, reasons.TOO_FEW_IN_COMPANY),))
COTTAGE = Program("cottage", (Cottage(0, 0, reasons.TOO_MANY_AT_COTTAGE, reasons.TOO_FEW_AT_COTTAGE),))


def have_tea(table: Table, seat: int, slot: int) -> None:
    """W14.1, W-R.74: everybody on the slot, the active witch first."""
    table.tell("tea", seat, slot)
    others = [other for other in table.around() if other != seat and table.seats[other].spot == slot]
    for other in reversed(others):
        table.push(TEA_OTHERS, other)
    table.push(TEA_ACTIVE, seat)
