"""Carrying a sentence out: for each affected player a frame, the first one on top."""

from __future__ import annotations

from coven.engine.core.answers import what
from coven.games.madness.box import BOARD, CASTER, CHOSEN, EACH, EACH_OTHER, Effect
from coven.games.madness.table import Table


def perform(table: Table, effect: Effect, seat: int, by: int, factor: int, targets: tuple[int, ...]) -> None:
    """M-R.6, M-R.82: each affected player finishes all steps before the next begins.

    "Each" goes from the active player clockwise, whoever caused it; chosen targets go in the caster's order.
    """
    if effect.afterwards is not None:
        table.push(effect.afterwards, table.active, by, factor)
    whom = effect.target
    if whom in (EACH, EACH_OTHER):
        for player in reversed(table.players()):
            if whom == EACH or player != seat:
                table.push(effect.program, player, by, factor)
    elif whom in (CASTER, BOARD, CHOSEN):
        frame = table.push(effect.program, seat, by, factor)
        frame.picks = targets
    else:
        for target in reversed(targets):
            table.push(effect.program, what(target), by, factor)
