"""Settling an attempt: success, Cackles, the way out, consequences (W9 to W12, W-R.46)."""

from __future__ import annotations

from coven.engine.core.machine import Frame, Verb
from coven.games.witches.pieces import FAILED, NOWHERE, RAN_AWAY, RESCUED, SOLVED, Attempt
from coven.games.witches.table import Table
from coven.games.witches.verbs.automatic import take_solved
from coven.games.witches.verbs.cackles import give_cackles
from coven.games.witches.verbs.leaving import LEAVE

ENDINGS = ("", "", "attempt-failed", "ran-away", "rescued", "attempt-vanished")


class Conclude(Verb[Table]):
    """W9.1, W9.2, W9.5: on success the tile and its Crises move."""

    def do(self, table: Table, at: Frame) -> None:
        """Say how it ended."""
        attempt = table.attempt
        if attempt.outcome == SOLVED:
            take_solved(table, at.seat, attempt.slot)
        else:
            table.tell(ENDINGS[attempt.outcome], at.seat, attempt.tile, attempt.slot)


class DiceCackles(Verb[Table]):
    """W12.1, W12.2: one Cackle for each Cackle face still showing."""

    def do(self, table: Table, at: Frame) -> None:
        """All dice rolled so far."""
        give_cackles(table, at.seat, table.attempt.dice.count(0))


class MagicCackles(Verb[Table]):
    """W8.10: one Cackle for each Magic symbol."""

    def do(self, table: Table, at: Frame) -> None:
        """Annagramma's tile counts too (W3.9)."""
        give_cackles(table, at.seat, table.attempt.magic * table.box.numbers.magic_cackles)


class FailCackles(Verb[Table]):
    """W10.1: a failing witch takes one Cackle."""

    def do(self, table: Table, at: Frame) -> None:
        """Only for a failure (W11.6, W18.30)."""
        if table.attempt.outcome == FAILED:
            give_cackles(table, at.seat, table.box.numbers.fail_cackles)


class Depart(Verb[Table]):
    """W10.2, W11.2, W18.29: whoever failed, ran away or was rescued leaves."""

    def do(self, table: Table, at: Frame) -> None:
        """W-R.64: but the Dungeon takes the place of fleeing."""
        attempt = table.attempt
        imprisoned = attempt.outcome == FAILED and table.box.tiles[attempt.tile].imprisons
        if attempt.outcome in (FAILED, RAN_AWAY, RESCUED) and not imprisoned:
            table.push(LEAVE, at.seat)


class Suffer(Verb[Table]):
    """W10.7, W-R.63: the consequence of the tile, after an accepted failure only."""

    def do(self, table: Table, at: Frame) -> None:
        """As printed on it."""
        if table.attempt.outcome == FAILED:
            table.push(table.box.tiles[table.attempt.tile].on_fail, at.seat)


class EndAttempt(Verb[Table]):
    """The dice are put away."""

    def do(self, table: Table, at: Frame) -> None:
        """Nothing of them is kept."""
        table.attempt = Attempt(NOWHERE)


SETTLING = (Conclude(), DiceCackles(), MagicCackles(), FailCackles(), Depart(), Suffer(), EndAttempt())
