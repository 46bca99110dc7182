"""What a printed effect can do for a player now: the reason why a step would do nothing, or could not be paid."""

from __future__ import annotations

from coven.engine.machine import Program, Reason, Verb
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


def unpayable(table: Table, seat: int, program: Program) -> Reason | None:
    """D-R.8: a price that cannot be paid in full."""
    for step in program.steps:
        if isinstance(step, Step) and step.gate:
            reason = step.void(table, seat)
            if reason is not None:
                return reason
    return None


def refusal(table: Table, seat: int, program: Program) -> Reason | None:
    """D-R.8, D-R.120: an effect that cannot be paid, or would do nothing at all."""
    reason = unpayable(table, seat, program)
    if reason is not None:
        return reason
    for step in program.steps:
        if isinstance(step, Step) and not step.gate:
            void = step.void(table, seat)
            if void is None:
                return None
            reason = void
    return reason if reason is not None else reasons.NOTHING_HAPPENS
