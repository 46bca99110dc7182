"""The turn's beginning and end, the extra round, the final Source actions (D6.15, D10, D25)."""

from __future__ import annotations

from typing import Final

from coven.engine.core.machine import Frame, Program, Verb
from coven.games.djinn import moves
from coven.games.djinn.moves import MAGIC
from coven.games.djinn.scoring import challenges, score
from coven.games.djinn.table import NOWHERE, SCORED, UNFINISHED, Table, Turn
from coven.games.djinn.verbs.acting import Act

THE_SOURCE: Final = 0


class BeginTurn(Verb[Table]):
    """A turn begins: magic below the minimum marker is raised to it (D6.15, D6.16)."""

    def do(self, table: Table, at: Frame) -> None:
        """D-R.92: a round begins with the starting player's turn."""
        table.active = at.seat
        table.turn = Turn()
        if at.seat == table.first and not table.final:
            table.round += 1
            table.tell("round-began", table.round)
        table.tell("turn-began", at.seat, table.round)
        owner = table.seats[at.seat]
        if owner.magic < owner.minimum:
            moves.gain(table, at.seat, MAGIC, owner.minimum - owner.magic)


class EndTurn(Verb[Table]):
    """The next player's turn, the extra round, or the end (D10.1, D25.1 to D25.4)."""

    def do(self, table: Table, at: Frame) -> None:
        """D-R.87: the end is checked after each turn."""
        n = len(table.seats)
        if table.bosses_on_map() == 0 and not table.last_round:
            table.last_round = table.round if table.solo() else table.round + 1  # D-R.96, D-R.86
            table.tell("end-triggered", at.seat, table.last_round)
        following = (at.seat + 1) % n
        if following == table.first:
            if table.last_round and table.round >= table.last_round:
                table.push(FINAL, table.first)
                return
            if table.variants.limit and table.round >= table.box.limits.rounds:  # D-R.121
                table.over = True
                table.outcome = UNFINISHED
                table.tell("unfinished", table.round)
                return
        at.seat = following
        at.at = 0


class ToTheSource(Verb[Table]):
    """All wizards are moved to the Source, without toll (D25.4, D-R.17)."""

    def do(self, table: Table, at: Frame) -> None:
        """Once, before the first final action."""
        if not table.final:
            table.final = True
            for seat in table.seats:
                seat.space = THE_SOURCE
                seat.came = NOWHERE
            table.tell("final-began")


class NextFinal(Verb[Table]):
    """The final actions go from the starting player clockwise (D-R.88)."""

    def do(self, table: Table, at: Frame) -> None:
        """After the last one the points are counted."""
        following = (at.seat + 1) % len(table.seats)
        if following != table.first:
            at.seat = following
            at.at = 0


class Score(Verb[Table]):
    """The final scoring (D26)."""

    def do(self, table: Table, at: Frame) -> None:
        """D-R.2: private scoring cards are shown now."""
        for seat in range(len(table.seats)):
            for card in table.seats[seat].private:
                table.reveal("scoring-shown", seat, card)
        table.scores = tuple([score(table, seat) for seat in range(len(table.seats))])
        for seat in range(len(table.seats)):
            table.tell("scored", seat, table.scores[seat])
        table.over = True
        table.outcome = SCORED
        best = table.winners()
        for seat in best:
            table.tell("won", seat, len(best))
        for challenge in challenges(table):
            table.tell("challenge-met", 0, challenge)
        table.tell("game-over")


FINAL: Final = Program("final", (ToTheSource(), BeginTurn(), Act(), NextFinal(), Score()))  # D25.4
