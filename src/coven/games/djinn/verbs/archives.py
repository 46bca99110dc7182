"""The Archives and the secret passages (D17)."""

from __future__ import annotations

from coven.engine.core.machine import DONE, Frame, Program, Reason, Values
from coven.games.djinn import reasons
from coven.games.djinn.box import REPEAT_OPTION, SHAPES, SQUARE
from coven.games.djinn.limits import flags
from coven.games.djinn.steps import refusal
from coven.games.djinn.table import Table
from coven.games.djinn.telling import costs
from coven.games.djinn.verbs.ask import Ask


def option_program(table: Table, seat: int, option: int) -> Program:
    """D17.12: the red options once the own bar has moved."""
    printed = table.box.archive[option]
    return printed.before if table.seats[seat].bar else printed.after


def option_refusal(table: Table, seat: int, option: int) -> Reason | None:
    """D-R.30, D-R.35, D-R.120: options without effect are not offered."""
    program = option_program(table, seat, option)
    return refusal(table, seat, program) if program.steps else reasons.NOTHING_TO_PLACE


class ArchivePick(Ask):
    """Choose different options of the Archives, one after the other (D17.1, D17.2, D-R.34)."""

    def __init__(self, n: int) -> None:
        super().__init__("archive", up_to=True)
        self.n = n

    def amount(self, table: Table, at: Frame) -> int:
        """The printed number."""
        return self.n

    def things(self, table: Table, at: Frame) -> list[int]:
        """All options."""
        return list(range(len(table.box.archive)))

    def denies(self, table: Table, at: Frame, option: int) -> Reason | None:
        """D17.2, D31.6: not the same one twice, unless a trait allows it at the round space."""
        if option == DONE:
            return None
        if option in at.picks and not flags(table, at.seat) & REPEAT_OPTION:
            return reasons.OPTION_TAKEN
        return option_refusal(table, at.seat, option)

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """What it costs, where it costs anything."""
        return costs(table, at.seat, option_program(table, at.seat, option))

    def asks(self, table: Table, at: Frame) -> Values:
        """How many more, and which of the printed options hold for this player."""
        return {"n": at.left, "side": "before" if table.seats[at.seat].bar else "after"}

    def says(self, table: Table, at: Frame, option: int) -> str:
        """`archive coins`."""
        return f"archive {table.box.archive[option].id}"

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """It is carried out before the next is chosen."""
        table.push(option_program(table, at.seat, option), at.seat)


def placing_refusal(table: Table, seat: int, location: int, space: int) -> Reason | None:
    """D17.4, D17.5: one own passage at a space, and no symbol twice there."""
    for owner in range(len(table.seats)):
        for placed in table.seats[owner].placed:
            if placed >> 3 == space:
                if owner == seat:
                    return reasons.OWN_PASSAGE_THERE
                if placed & 7 == location:
                    return reasons.SAME_SYMBOL
    return reasons.SAME_SYMBOL if table.tiles[space] == location else None


class PlacePassage(Ask):
    """Put one passage from the own bar at a square space (D17.3)."""

    def __init__(self, n: int) -> None:
        super().__init__("place-passage")
        self.n = n

    def amount(self, table: Table, at: Frame) -> int:
        """The printed number."""
        return self.n

    def void(self, table: Table, seat: int) -> Reason | None:
        """D-R.30, D-R.118: no passage fits anywhere."""
        for location in table.seats[seat].bar:
            for space in table.box.squares:  # D-R.28
                if placing_refusal(table, seat, location, space) is None:
                    return None
        return reasons.NOTHING_TO_PLACE

    def things(self, table: Table, at: Frame) -> list[int]:
        """Every own passage at every square space."""
        return [location << 4 | space for location in table.seats[at.seat].bar for space in table.box.squares]

    def denies(self, table: Table, at: Frame, option: int) -> Reason | None:
        """D17.4, D17.5."""
        return placing_refusal(table, at.seat, option >> 4, option & 15)

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """Passage and space."""
        locations = table.box.locations
        location = locations[table.tiles[option & 15]].id
        return {"passage": locations[option >> 4].id, "location": location, "shape": SHAPES[SQUARE]}

    def says(self, table: Table, at: Frame, option: int) -> str:
        """`place tavern at academy`."""
        locations = table.box.locations
        return f"place {locations[option >> 4].id} at {locations[table.tiles[option & 15]].id}"

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """D17.10 to D17.12: it cannot be used in this turn; the last one moves the bar and gives its bonus."""
        owner = table.seats[at.seat]
        location = option >> 4
        owner.bar = tuple([other for other in owner.bar if other != location])
        owner.placed = (*owner.placed, (option & 15) << 3 | location)
        table.turn.fresh += 1
        table.tell("passage-placed", at.seat, location, option & 15)
        if not owner.bar:
            table.tell("bar-moved", at.seat)
            table.push(table.box.last_passage, at.seat)


class PerformBasic(Ask):
    """Perform the basic action of one location of choice (D-R.106)."""

    def __init__(self) -> None:
        super().__init__("perform-basic", up_to=True)

    def things(self, table: Table, at: Frame) -> list[int]:
        """The six locations."""
        return list(range(len(table.box.locations)))

    def denies(self, table: Table, at: Frame, option: int) -> Reason | None:
        """What cannot be done is not offered."""
        return None if option == DONE else refusal(table, at.seat, table.box.locations[option].basic)

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """The location and its price."""
        location = table.box.locations[option]
        return {"location": location.id} | costs(table, at.seat, location.basic)

    def says(self, table: Table, at: Frame, option: int) -> str:
        """`basic tavern`."""
        return f"basic {table.box.locations[option].id}"

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """It counts as an action of that location."""
        table.push(table.box.programs["basic-action"], at.seat, option)
