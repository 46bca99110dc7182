"""The Archives and the secret passages (D17)."""

from __future__ import annotations

from coven.engine.core.answers import code, first, second, what
from coven.engine.core.ask import DONE
from coven.engine.core.effects import refusal
from coven.engine.core.machine import Frame, Program, Reason, Values
from coven.games.djinn import reasons
from coven.games.djinn.box import REPEAT_OPTION
from coven.games.djinn.kinds import ARCHIVE, BASIC, PLACE_PASSAGE
from coven.games.djinn.limits import flags
from coven.games.djinn.sums import costs
from coven.games.djinn.table import Table
from coven.games.djinn.verbs.choose import Choose, perform


def option_program(table: Table, seat: int, option: int) -> Program:
    """D17.12: the red options once the own bar has moved."""
    printed = table.box.archive[option]
    return printed.before if table.seats[seat].bar else printed.after


def option_refusal(table: Table, seat: int, option: int) -> Reason | None:
    """D-R.30, D-R.35, D-R.120: options without effect are not offered."""
    program = option_program(table, seat, option)
    return refusal(table, seat, program, reasons.NOTHING_HAPPENS) if program.steps else reasons.NOTHING_TO_PLACE


class ArchivePick(Choose):
    """Choose different options of the Archives, one after the other (D17.1, D17.2, D-R.34)."""

    performs = False  # the option does

    def __init__(self, n: int) -> None:
        super().__init__("archive", n, up_to=True, remembers=True)

    def things(self, table: Table, at: Frame) -> list[int]:
        """All options."""
        return [code(ARCHIVE, option) for option in range(len(table.box.archive))]

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """D17.2, D31.6: not the same one twice, unless a trait allows it at the round space."""
        if option == DONE:
            return None
        if option in at.picks and not flags(table, at.seat) & REPEAT_OPTION:
            return reasons.OPTION_TAKEN
        return option_refusal(table, at.seat, what(option))

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """What it costs, where it costs anything."""
        return costs(table, at.seat, option_program(table, at.seat, what(option)))

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """It is carried out before the next is chosen."""
        perform(table, at.seat, option_program(table, at.seat, what(option)))


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


class PlacePassage(Choose):
    """Put one passage from the own bar at a square space (D17.3)."""

    def __init__(self, n: int) -> None:
        super().__init__("place-passage", n)

    def void(self, table: Table, seat: int) -> Reason | None:
        """D-R.30, D-R.118: no passage fits anywhere."""
        for location in table.seats[seat].bar:
            for space in table.box.squares:  # D-R.28
                if placing_refusal(table, seat, location, space) is None:
                    return None
        return reasons.NOTHING_TO_PLACE

    def things(self, table: Table, at: Frame) -> list[int]:
        """Every own passage at every square space."""
        bar = table.seats[at.seat].bar
        return [code(PLACE_PASSAGE, location, space) for location in bar for space in table.box.squares]

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """D17.4, D17.5."""
        owner = table.seats[at.seat]
        if first(option) not in owner.bar:
            placed = first(option) in [passage & 7 for passage in owner.placed]
            return reasons.NOT_ON_BAR if placed else reasons.REMOVED_PASSAGE
        if second(option) not in table.box.squares:
            return reasons.ONLY_SQUARES
        return placing_refusal(table, at.seat, first(option), second(option))

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """D17.10 to D17.12: it cannot be used in this turn; the last one moves the bar and gives its bonus."""
        owner = table.seats[at.seat]
        location = first(option)
        owner.bar = tuple([other for other in owner.bar if other != location])
        owner.placed = (*owner.placed, second(option) << 3 | location)
        table.turn.fresh += 1
        table.tell("passage-placed", at.seat, location, second(option))
        if not owner.bar:
            table.tell("bar-moved", at.seat)
            table.push(table.box.last_passage, at.seat)


class PerformBasic(Choose):
    """Perform the basic action of one location of choice (D-R.106)."""

    def __init__(self) -> None:
        super().__init__("perform-basic", up_to=True)

    def things(self, table: Table, at: Frame) -> list[int]:
        """The six locations."""
        return [code(BASIC, location) for location in range(len(table.box.locations))]

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """What cannot be done is not offered."""
        if option == DONE:
            return None
        return refusal(table, at.seat, table.box.locations[what(option)].basic, reasons.NOTHING_HAPPENS)

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """Its price."""
        return costs(table, at.seat, table.box.locations[what(option)].basic)

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """It counts as an action of that location."""
        table.push(table.box.programs["award-action"], at.seat, what(option))
