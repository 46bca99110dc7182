"""Printed effects: what they cost, and whether they could do anything for a player now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from coven.engine.core.machine import Program, Reason, State, Verb

T = TypeVar("T", bound=State)


class Effect(Program):
    """A printed effect: its payments, and what they are made for."""

    def __init__(self, name: str, steps: Sequence[Verb[T]], cause: str = "") -> None:
        super().__init__(name, steps, cause)
        self.prices = [step for step in self.steps if step.gate]
        self.gains = [step for step in self.steps if not step.gate]


def refusal(table: State, seat: int, program: Program, nothing: Reason) -> Reason | None:
    """Why an effect cannot be carried out: it cannot be paid, or none of its steps would do anything."""
    assert isinstance(program, Effect)
    for price in program.prices:
        unpayable = price.void(table, seat)
        if unpayable is not None:
            return unpayable
    reason = nothing
    for step in program.gains:
        void = step.void(table, seat)
        if void is None:
            return None
        reason = void
    return reason
