"""The question: choose something, one after the other, with what is offered beside every question.

A question lists things; what no rule forbids is legal, and the same predicate explains the rest. What all options have
to be measured by (a purse, the means for a capture) is weighed once and lies on the table while they are judged.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from coven.engine.core.answers import BESIDE, ROOM
from coven.engine.core.machine import Frame, Reason, State, Values, Verb, asking

T = TypeVar("T", bound=State)

DONE: Final = 0  # every game's kind 0: no more of this
ACCEPT: Final = 1 << ROOM  # kind 1
DECLINE: Final = 2 << ROOM  # kind 2
NO_PICKS: Final[tuple[int, ...]] = ()
NOTHING_BESIDE: Final = 0
NO_END: Final = -1


class Beside(Generic[T]):
    """What a game offers beside its questions: free actions, cards that may be played at any time."""

    def things(self, table: T, at: Frame, allowed: int) -> list[int]:
        """What somebody might want to do now."""
        raise NotImplementedError

    def forbids(self, table: T, at: Frame, option: int, allowed: int) -> Reason | None:
        """The rule that forbids it."""
        raise NotImplementedError

    def tells(self, table: T, at: Frame, option: int) -> Values:
        """What the refusal speaks of, besides what the answer is about."""
        return {}

    def takes(self, table: T, at: Frame, option: int) -> None:
        """Carry it out; the question comes back afterwards."""
        raise NotImplementedError

    def legal(self, table: T, at: Frame, allowed: int) -> list[int]:
        """What no rule forbids."""
        return [
            option for option in self.things(table, at, allowed) if self.forbids(table, at, option, allowed) is None
        ]


class Ask(Verb[T]):
    """Choose a number of things, one after the other; with `up_to` the player may stop earlier."""

    ending = DONE  # the answer that ends the choosing

    def __init__(
        self,
        prompt: str,
        up_to: bool = False,
        beside: int = NOTHING_BESIDE,
        alone: bool = True,
        remembers: bool = False,
    ) -> None:
        self.prompt = prompt
        self.end = self.ending  # at hand: every question looks at it
        self.up_to = up_to
        self.beside = beside  # what the game may offer beside it: the game knows what the numbers mean
        self.alone = alone  # whether a single answer is asked for too
        self.remembers = remembers  # whether the frame keeps what was chosen, for this step and the following ones

    def amount(self, table: T, at: Frame) -> int:
        """How many are to be chosen."""
        return 1

    def things(self, table: T, at: Frame) -> list[int]:
        """The answers somebody might want to give, the natural one first."""
        raise NotImplementedError

    def weigh(self, table: T, at: Frame) -> None:
        """Reckon once what all options are measured by."""

    def forbids(self, table: T, at: Frame, option: int) -> Reason | None:
        """The rule that forbids an answer, or stopping."""
        return None

    def tells(self, table: T, at: Frame, option: int) -> Values:
        """What a refusal speaks of, besides what the answer is about."""
        return {}

    def asks(self, table: T, at: Frame) -> Values:
        """The numbers and names the prompt speaks of."""
        return {}

    def takes(self, table: T, at: Frame, option: int) -> None:
        """Carry out one choice."""
        raise NotImplementedError

    def ends(self, table: T, at: Frame) -> None:
        """The player has stopped."""

    def finish(self, table: T, at: Frame) -> None:
        """What happens once all choices are made."""

    def legal(self, table: T, at: Frame) -> list[int]:
        """The things that no rule forbids."""
        self.weigh(table, at)
        return [option for option in self.things(table, at) if self.forbids(table, at, option) is None]

    def options(self, table: T, at: Frame) -> list[int]:
        """The legal answers: things, stopping, and what is offered beside."""
        return self.completed(table, at, self.legal(table, at))

    def completed(self, table: T, at: Frame, found: list[int]) -> list[int]:
        """The legal things with all that may be answered instead."""
        if self.up_to and self.forbids(table, at, self.end) is None:
            found.append(self.end)
        if self.beside != NOTHING_BESIDE:
            beside = table.offers()
            assert beside is not None
            found += beside.legal(table, at, self.beside)
        return found

    def candidates(self, table: T, at: Frame) -> list[int]:
        """Whatever somebody might want to answer, legal or not."""
        self.weigh(table, at)
        found = self.things(table, at)
        if self.up_to:
            found.append(self.ending)
        beside = table.offers() if self.beside != NOTHING_BESIDE else None
        return found if beside is None else found + beside.things(table, at, self.beside)

    def kinds(self) -> tuple[int, ...]:
        """The kinds of answers this question can judge, besides those among its things."""
        return ()

    def knows(self, table: T, at: Frame, option: int) -> bool:
        """Whether this question has something to say of an answer: it is of a kind that it asks for or judges."""
        kind = option >> ROOM
        if option >= BESIDE:
            return table.offers() is not None
        if (self.up_to and option == self.ending) or kind in self.kinds():
            return True
        self.weigh(table, at)
        return kind in [other >> ROOM for other in self.things(table, at)]

    def judge(self, table: T, at: Frame, option: int) -> Reason | None:
        """The rule that forbids an answer, offered beside or not."""
        if option >= BESIDE:
            beside = table.offers()
            assert beside is not None
            return beside.forbids(table, at, option, self.beside)
        self.weigh(table, at)
        return self.forbids(table, at, option)

    def told(self, table: T, at: Frame, option: int) -> Values:
        """What the refusal of an answer speaks of, besides what it is about."""
        if option >= BESIDE:
            beside = table.offers()
            return {} if beside is None else beside.tells(table, at, option)
        self.weigh(table, at)
        return self.tells(table, at, option)

    def do(self, table: T, at: Frame) -> None:
        """Ask while choices are left and something can be chosen."""
        if at.left < 0:
            at.left = self.amount(table, at)
            at.moved = 0
            at.picks = NO_PICKS
        if at.left > 0:
            found = self.legal(table, at)
            if found or self.waits(table, at):
                options = self.completed(table, at, found)
                if self.alone or len(options) > 1:
                    table.options = options
                else:
                    self.answer(table, at, options[0])
                return
        at.left = -1
        self.finish(table, at)

    def answer(self, table: T, at: Frame, option: int) -> None:
        """Take the choice and come round again, or stop."""
        at.again()
        if option >= BESIDE:
            beside = table.offers()
            assert beside is not None
            beside.takes(table, at, option)
        elif option == self.end and self.up_to:
            at.left = 0
            self.ends(table, at)
        else:
            at.left -= 1
            at.moved += 1
            if self.remembers:
                at.picks += (option,)
            self.takes(table, at, option)

    def waits(self, table: T, at: Frame) -> bool:
        """Whether a question is asked though nothing can be chosen: what is offered beside it may bring something."""
        return False

    def pass_with(self, table: T, at: Frame) -> int:
        """The answer to pass the question with where it leaves no choice; -1 where it does."""
        return table.options[0] if len(table.options) == 1 else -1

    def secret(self, table: T, at: Frame) -> bool:
        """Whether the others may not know if it leaves a choice: that hangs on what they do not see."""
        return False


def asked(table: State) -> Ask[State]:
    """The open question."""
    verb = asking(table)
    assert isinstance(verb, Ask)
    return verb


class Once(Ask[T]):
    """A single choice; whatever is offered beside it comes first, and the question comes back."""

    ending = NO_END

    def do(self, table: T, at: Frame) -> None:
        """Ask if something can be chosen."""
        found = self.legal(table, at)
        if not found:
            return
        options = self.completed(table, at, found)
        if self.alone or len(options) > 1:
            table.options = options
        else:
            self.takes(table, at, options[0])

    def answer(self, table: T, at: Frame, option: int) -> None:
        """Take the choice, or what is offered beside."""
        if option < BESIDE:
            self.takes(table, at, option)
        else:
            super().answer(table, at, option)


class Yes(Ask[T]):
    """The player may decline the rest of the program."""

    def __init__(self, prompt: str = "may") -> None:
        super().__init__(prompt)

    def things(self, table: T, at: Frame) -> list[int]:
        """Yes or no."""
        return [ACCEPT, DECLINE]

    def takes(self, table: T, at: Frame, option: int) -> None:
        """Go on, or skip the rest."""
        if option == DECLINE:
            at.leave()
