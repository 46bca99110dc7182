"""Questions to the player whose turn it is: free actions are options beside the main ones (D-R.7)."""

from __future__ import annotations

from coven.engine.core.machine import DONE, Frame, Reason, Values
from coven.games.djinn import free
from coven.games.djinn.free import ALL, FREE, NOTHING
from coven.games.djinn.steps import Step
from coven.games.djinn.table import NO_NUMBERS, Table
from coven.games.djinn.telling import own


class Ask(Step):
    """Choose a number of things, one after the other; with `up_to` the player may stop earlier (D13.11)."""

    def __init__(self, prompt: str, up_to: bool = False, allowed: int = ALL) -> None:
        self.prompt = prompt
        self.up_to = up_to
        self.allowed = allowed  # which free actions go beside it

    def amount(self, table: Table, at: Frame) -> int:
        """How many are to be chosen."""
        return 1

    def things(self, table: Table, at: Frame) -> list[int]:
        """The things one might choose."""
        raise NotImplementedError

    def others(self, table: Table, at: Frame) -> list[int]:
        """Things that are never legal here but deserve a reason."""
        return []

    def denies(self, table: Table, at: Frame, option: int) -> Reason | None:
        """The rule that forbids one of the things, or stopping."""
        return None

    def says(self, table: Table, at: Frame, option: int) -> str:
        """One of the things as a word."""
        raise NotImplementedError

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """Carry out one choice."""
        raise NotImplementedError

    def finish(self, table: Table, at: Frame) -> None:
        """What happens once all choices are made."""

    def legal(self, table: Table, at: Frame) -> list[int]:
        """The things that no rule forbids."""
        return [option for option in self.things(table, at) if self.denies(table, at, option) is None]

    def options(self, table: Table, at: Frame) -> list[int]:
        """The legal answers: things, `done`, free actions."""
        return self.beside(table, at, self.legal(table, at))

    def beside(self, table: Table, at: Frame, found: list[int]) -> list[int]:
        """The legal things with all that may be answered instead."""
        if self.up_to:
            found.append(DONE)
        if self.allowed != NOTHING:
            free.add_legal(table, at.seat, self.allowed, found)
        return found

    def candidates(self, table: Table, at: Frame) -> list[int]:
        """The things, `done` where the player may stop, and the free actions."""
        found = self.things(table, at)
        if self.up_to:
            found.append(DONE)
        return found + free.candidates(table, at.seat, self.allowed)

    def beyond(self, table: Table, at: Frame) -> list[int]:
        """Whatever else deserves a reason."""
        return self.others(table, at) + free.beyond(table)

    def refuses(self, table: Table, at: Frame, option: int) -> Reason | None:
        """The rule that forbids this answer."""
        if option >= FREE:
            return free.refuses(table, at.seat, option, self.allowed)
        return self.denies(table, at, option)

    def values(self, table: Table, at: Frame, option: int) -> Values:
        """What a refusal speaks of, besides what the player has."""
        if option == DONE:
            return {}
        told = free.values(table, at.seat, option) if option >= FREE else self.tells(table, at, option)
        return own(table, at.seat) | told

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """What the refusal of one of the things speaks of."""
        return {}

    def asks(self, table: Table, at: Frame) -> Values:
        """How many more."""
        return {"n": at.left}

    def word(self, table: Table, at: Frame, option: int) -> str:
        """The option as people, records and bots write it."""
        if option == DONE:
            return "done"
        return free.word(table, option) if option >= FREE else self.says(table, at, option)

    def do(self, table: Table, at: Frame) -> None:
        """Ask while choices are left and something can be chosen."""
        if at.left < 0:
            at.left = self.amount(table, at)
            at.moved = 0
            at.picks = NO_NUMBERS
        if at.left > 0:
            found = self.legal(table, at)
            if found:
                table.options = self.beside(table, at, found)
                return
        at.left = -1
        self.finish(table, at)

    def answer(self, table: Table, at: Frame, option: int) -> None:
        """Take the choice and come round again, or stop."""
        at.again()
        if option >= FREE:
            free.take(table, at.seat, option)
        elif option == DONE:
            at.left = 0
        else:
            at.left -= 1
            at.moved += 1
            at.picks += (option,)
            self.takes(table, at, option)
