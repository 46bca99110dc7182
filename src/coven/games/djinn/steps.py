"""What a printed effect can do for a player now: the reason why a step would do nothing, or could not be paid."""

from __future__ import annotations

from coven.engine.core.machine import Program, Reason, Verb
from coven.games.djinn import reasons
from coven.games.djinn.table import Table


class Step(Verb[Table]):
    """A step of a printed effect."""

    gate = False  # a payment: what follows happens only if it is made

    def void(self, table: Table, seat: int) -> Reason | None:
        """Why this step can do nothing for a player now."""
        return None

    def dues(self, table: Table, seat: int) -> list[tuple[int, int]]:
        """What a payment takes: pieces and how many."""
        return []


class Effect(Program):
    """A printed effect: its payments, and what they are made for."""

    def __init__(self, name: str, steps: list[Step]) -> None:
        super().__init__(name, steps)
        self.prices = [step for step in steps if step.gate]
        self.gains = [step for step in steps if not step.gate]


def refusal(table: Table, seat: int, program: Program) -> Reason | None:
    """D-R.8, D-R.120: an effect that cannot be paid, or would do nothing at all."""
    assert isinstance(program, Effect)
    for price in program.prices:
        unpayable = price.void(table, seat)
        if unpayable is not None:
            return unpayable
    reason = reasons.NOTHING_HAPPENS
    for step in program.gains:
        void = step.void(table, seat)
        if void is None:
            return None
        reason = void
    return reason
