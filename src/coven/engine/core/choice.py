"""Shared words of the games: choose n, up to n, may."""

from __future__ import annotations

from typing import Final, TypeVar

from coven.engine.core.machine import DONE, Frame, State, Verb

T = TypeVar("T", bound=State)

ACCEPT: Final = 1
DECLINE: Final = 2


class Choice(Verb[T]):
    """Choose a number of things, one after the other; with `up_to` the player may stop earlier."""

    def __init__(self, up_to: bool = False) -> None:
        self.up_to = up_to

    def amount(self, table: T, at: Frame) -> int:
        """How many are to be chosen."""
        return 1

    def take(self, table: T, at: Frame, option: int) -> None:
        """Carry out one choice."""
        raise NotImplementedError

    def finish(self, table: T, at: Frame) -> None:
        """What happens once all choices are made."""

    def candidates(self, table: T, at: Frame) -> list[int]:
        """What may be chosen, and `done` where the player may stop."""
        return [*self.things(table, at), DONE] if self.up_to else self.things(table, at)

    def things(self, table: T, at: Frame) -> list[int]:
        """The things one might choose."""
        raise NotImplementedError

    def do(self, table: T, at: Frame) -> None:
        """Ask while choices are left and something can be chosen."""
        if at.left < 0:
            at.left = self.amount(table, at)
            at.moved = 0
            at.picks = ()
        if at.left > 0:
            options = self.options(table, at)
            if options and options[0] != DONE:
                table.options = options
                return
        at.left = -1
        self.finish(table, at)

    def answer(self, table: T, at: Frame, option: int) -> None:
        """Take the choice and come round again, or stop."""
        at.again()
        if option == DONE:
            at.left = 0
            return
        at.left -= 1
        at.moved += 1
        at.picks += (option,)
        self.take(table, at, option)


class May(Verb[T]):
    """The player may decline the rest of the program."""

    prompt = "may"

    def do(self, table: T, at: Frame) -> None:
        """Ask: it is always a choice."""
        table.options = self.candidates(table, at)

    def candidates(self, table: T, at: Frame) -> list[int]:
        """Yes or no."""
        return [ACCEPT, DECLINE]

    def word(self, table: T, at: Frame, option: int) -> str:
        """`accept` or `decline`."""
        return "accept" if option == ACCEPT else "decline"

    def answer(self, table: T, at: Frame, option: int) -> None:
        """Go on, or skip the rest."""
        if option == DECLINE:
            at.leave()
