"""Moving the wizard (D11, D12)."""

from __future__ import annotations

from coven.engine.core.answers import code, first, kind_of, second, what
from coven.engine.core.machine import Frame, Reason, Values
from coven.games.djinn import reasons, tolls
from coven.games.djinn.box import FREE_MOVES, SHAPES
from coven.games.djinn.kinds import MOVE, PLACE_WIZARD, SKIP
from coven.games.djinn.limits import flags
from coven.games.djinn.table import NOWHERE, Table
from coven.games.djinn.verbs.choose import Choose


def standing(table: Table, seat: int, space: int, came: int) -> list[int]:
    """D12.4: the other wizards at an edge."""
    found: list[int] = []
    for other, owner in enumerate(table.seats):
        if owner.came == came and owner.space == space and other != seat:
            found.append(other)
    return found


class PlaceWizard(Choose):
    """In the very first turn the wizard is placed on a path that leads to a square space (D11.1)."""

    def __init__(self) -> None:
        super().__init__("place-wizard")

    def things(self, table: Table, at: Frame) -> list[int]:
        """Every path to a square space, unless the wizard is there already."""
        if table.seats[at.seat].space != NOWHERE:
            return []
        spaces = table.box.spaces
        return [code(PLACE_WIZARD, square, path) for square in table.box.squares for path in spaces[square].paths]

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """D11.2, D-R.11: no other wizard at either end of the path."""
        square = first(option)
        path = second(option)
        if square not in table.box.squares or path not in table.box.spaces[square].paths:
            return reasons.NO_SUCH_PATH
        taken = standing(table, at.seat, square, path) or standing(table, at.seat, path, square)
        return reasons.PATH_OCCUPIED if taken else None

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """D11.3, D-R.10: it stands at the edge, as if it had come along this path."""
        stop(table, at.seat, first(option), second(option), "wizard-placed")


def stop(table: Table, seat: int, space: int, came: int, told: str = "moved") -> None:
    """D12.3: the wizard stands at the edge where the path meets the space."""
    owner = table.seats[seat]
    owner.space = space
    owner.came = came
    table.turn.moved = True
    table.turn.route = ()
    table.tell(told, seat, space, came)


class Way:
    """Where a wizard is on its way, weighed once for all spaces it could go to."""

    def __init__(self, table: Table, seat: int) -> None:
        owner = table.seats[seat]
        route = table.turn.route
        self.position = route[-1] if route else owner.space
        self.behind = owner.came if not route else route[-2] if len(route) > 1 else owner.space
        self.paths = table.box.spaces[self.position].paths
        self.free = flags(table, seat) & FREE_MOVES != 0
        self.met = False  # whether anybody has come along a path from here
        for other in table.seats:
            if other.came == self.position and other is not owner:
                self.met = True

    def others(self, table: Table, seat: int, space: int) -> list[int]:
        """D12.4: the wizards at the edge where one would stop."""
        return standing(table, seat, space, self.position) if self.met else []

    def due(self, table: Table, seat: int, space: int) -> list[int]:
        """D12.6, D-R.18: whom stopping there has to be paid."""
        return [] if self.free else self.others(table, seat, space)


class Move(Choose):
    """The wizard moves along one path; at a blocked edge it pays or goes on (D12)."""

    def __init__(self) -> None:
        super().__init__("move")

    def weigh(self, table: Table, at: Frame) -> None:
        """Where the wizard is, and whether others are on its paths."""
        table.way = Way(table, at.seat)

    def things(self, table: Table, at: Frame) -> list[int]:
        """The spaces joined to this one: stopping there in every way to pay for it, or skipping a blocked one; none in
        the turn in which the wizard was placed."""
        found: list[int] = []
        if table.turn.moved:
            return found
        way = table.way
        assert way is not None
        for space in way.paths:
            if way.met and way.others(table, at.seat, space):
                owners = way.due(table, at.seat, space)
                found += [code(MOVE, space, toll) for toll in tolls.ways(at.seat, owners)]
                found.append(code(SKIP, space))
            else:
                found.append(code(MOVE, space))
        return found

    def kinds(self) -> tuple[int, ...]:
        """All other spaces."""
        return (MOVE, SKIP)

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """D12.1, D12.2, D-R.13, D-R.123."""
        way = table.way
        assert way is not None
        skips = kind_of(option) == SKIP
        space = what(option) if skips else first(option)
        if space not in way.paths:
            return reasons.NOT_JOINED if skips else reasons.NO_PATH
        if space == way.behind:
            return reasons.GONE_PAST if table.turn.route else reasons.NO_GOING_BACK
        if skips and not way.others(table, at.seat, space):
            return reasons.NOT_BLOCKED
        owner = table.seats[at.seat]
        if skips:
            return self._skipping(table, at.seat, way, space)
        if space == owner.space and way.position == owner.came:
            return reasons.SAME_EDGE
        toll = second(option)
        if not way.met and not toll:
            return None
        if tolls.ALL_COINS[toll] != tolls.due(at.seat, way.due(table, at.seat, space)):
            return reasons.NO_TOLL if way.free else reasons.WRONG_TOLL
        return None if tolls.can_pay(owner, toll) else reasons.TOLL_TOO_HIGH

    def _skipping(self, table: Table, seat: int, way: Way, space: int) -> Reason | None:
        """D-R.14, D-R.15: none twice."""
        gone = (table.seats[seat].space, *table.turn.route)
        for step in range(1, len(gone)):
            if gone[step] == space and gone[step - 1] == way.position:
                return reasons.SKIPPED_ALREADY
        return None

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """The toll, and whom it is due; whether a space that cannot be skipped may be the end of the way (D-R.123)."""
        way = table.way
        assert way is not None
        owner = table.seats[at.seat]
        if kind_of(option) == SKIP:
            return {"stop": "no" if what(option) == owner.space and way.position == owner.came else "yes"}
        owners = way.due(table, at.seat, first(option))
        toll = second(option)
        payable = [other for other in tolls.ways(at.seat, owners) if tolls.can_pay(owner, other)]
        return {
            "cost-coins": tolls.COINS_IN[toll],
            "cost-scrolls": tolls.SCROLLS_IN[toll],
            "due_to": " ".join([table.names[owner] for owner in owners]),
            "otherwise": "yes" if payable else "no",
        }

    def asks(self, table: Table, at: Frame) -> Values:
        """Where the wizard is on its way."""
        position = table.position(at.seat)
        return {
            "location": table.space_word(position),
            "shape": SHAPES[table.box.spaces[position].shape],
            "skipped": len(table.turn.route),
        }

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """Pay and stop, or go on."""
        if kind_of(option) == SKIP:
            table.turn.route = (*table.turn.route, what(option))
            table.tell("skipped", at.seat, what(option))
            at.left = 1
        else:
            position = table.position(at.seat)
            tolls.pay(table, at.seat, second(option))
            stop(table, at.seat, first(option), position)
