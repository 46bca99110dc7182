"""Whoever is told what happens at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from coven.engine.edge.game import Json

if TYPE_CHECKING:
    from coven.table.house.hosted import Hosted


class Listener(Protocol):
    """Somebody who is told what happens."""

    seats: tuple[str, ...]

    def update(self, hosted: Hosted, seat: str, since: int, encoded: bytes) -> None:
        """The table has moved on."""

    def notice(self, hosted: Hosted, told: Json) -> None:
        """Something else is new: who sits there, what was said, what is asked of the table."""

    def expelled(self, seat: str, hash: bytes) -> None:
        """A seat has another link from now on: whoever came by an old one leaves."""

    def lost(self) -> None:
        """It is not known how the table stands: come back and read it anew."""
