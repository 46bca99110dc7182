"""Who sits at a table: people with one or several seats, computer players, and who is there just now."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

from coven.engine.core.machine import State
from coven.engine.edge.game import Json
from coven.engine.edge.match import Match
from coven.table.house.listener import Listener
from coven.table.house.presence import elsewhere
from coven.table.store import SeatRow


class Party:
    """Everybody at a table."""

    match: Match[State]
    seats: dict[str, SeatRow]
    notes: dict[tuple[str, str], bytes]  # by kind and seat
    settings: Json
    listeners: list[Listener]
    now: Callable[[], float]
    since: float  # when the table was read
    left: dict[str, float]  # when somebody last listened for a seat
    own_note: Callable[[str], bool]  # whether a note of a kind is this worker's

    @property
    def people(self) -> list[str]:
        """The seats that people hold."""
        return [seat for seat in self.match.seats if self.seats[seat].holder != "bot"]

    def hand(self, seat: str) -> int | str:
        """Which person holds a seat: seats of the same hand are one person's."""
        hands = self.settings.get("hands")
        held = hands.get(seat) if isinstance(hands, dict) else None
        return seat if held is None else held

    def others(self, seat: str) -> list[str]:
        """The seats of other people."""
        return [other for other in self.people if self.hand(other) != self.hand(seat)]

    def among(self, seat: str) -> bool:
        """Whether other people look on while a seat decides."""
        return len(self.others(seat)) > 0

    def present(self, seat: str) -> bool:
        """Whether whoever holds a seat listens, here or at another worker."""
        return self.many(seat) > 0

    def many(self, seat: str) -> int:
        """How many listen for a seat."""
        return sum(seat in listener.seats for listener in self.listeners) + elsewhere(self, seat)

    def away(self, seat: str) -> float:
        """The seconds since somebody listened for a seat; for ever, if nobody ever sat there."""
        if self.present(seat):
            return 0.0
        if seat not in self.left and self.seats[seat].holder == "open":
            return inf
        return self.now() - self.left.get(seat, self.since)

    def taken_from(self, seat: str, to: int | None) -> list[str]:
        """The seats of others who lose an answer of their own if somebody takes back; what a computer player answered
        is nobody's."""
        taken = self.match.steps[self.match.kept(to) :]
        own = dict.fromkeys(step.entry.seat for step in taken if step.entry.version <= self.lent(step.entry.seat))
        return [other for other in own if self.hand(other) != self.hand(seat)]

    def lent(self, seat: str) -> float:
        """The version at which a computer player took a seat over: at once, or never if a person holds it."""
        if self.seats[seat].holder != "bot":
            return inf
        kept = self.notes.get(("lent", seat))
        return -1 if kept is None else int(kept)
