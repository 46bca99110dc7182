"""Moving the wizard (D11, D12)."""

from __future__ import annotations

from typing import Final

from coven.engine.core.machine import Frame, Reason, Values
from coven.games.djinn import crowd, reasons
from coven.games.djinn.box import FREE_MOVES, SHAPES, SOURCE
from coven.games.djinn.limits import flags
from coven.games.djinn.table import NOWHERE, Table
from coven.games.djinn.verbs.ask import Ask
from coven.games.djinn.verbs.market import bits, pay_tolls, toll_word

SKIP: Final = 1 << 8


def space_word(table: Table, space: int) -> str:
    """A space by its location; the shape follows from where one comes."""
    return "source" if table.box.spaces[space].shape == SOURCE else table.box.locations[table.tiles[space]].id


def standing(table: Table, seat: int, space: int, came: int) -> list[int]:
    """D12.4: the other wizards at an edge."""
    found: list[int] = []
    for other, owner in enumerate(table.seats):
        if owner.came == came and owner.space == space and other != seat:
            found.append(other)
    return found


class PlaceWizard(Ask):
    """In the very first turn the wizard is placed on a path that leads to a square space (D11.1)."""

    def __init__(self) -> None:
        super().__init__("place-wizard")

    def do(self, table: Table, at: Frame) -> None:
        """Once in the game, and back to close the question."""
        if at.left >= 0 or table.seats[at.seat].space == NOWHERE:
            super().do(table, at)

    def things(self, table: Table, at: Frame) -> list[int]:
        """Every path to a square space, unless the wizard is there already."""
        if table.seats[at.seat].space != NOWHERE:
            return []
        spaces = table.box.spaces
        return [square << 4 | path for square in table.box.squares for path in spaces[square].paths]

    def denies(self, table: Table, at: Frame, option: int) -> Reason | None:
        """D11.2, D-R.11: no other wizard at either end of the path."""
        square = option >> 4
        path = option & 15
        taken = standing(table, at.seat, square, path) or standing(table, at.seat, path, square)
        return reasons.PATH_OCCUPIED if taken else None

    def says(self, table: Table, at: Frame, option: int) -> str:
        """`place academy from tavern`: at the square Academy, on the path from the round Tavern."""
        return f"place {space_word(table, option >> 4)} from {space_word(table, option & 15)}"

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """D11.3, D-R.10: it stands at the edge, as if it had come along this path."""
        stop(table, at.seat, option >> 4, option & 15)


def stop(table: Table, seat: int, space: int, came: int) -> None:
    """D12.3: the wizard stands at the edge where the path meets the space."""
    owner = table.seats[seat]
    owner.space = space
    owner.came = came
    table.turn.moved = True
    table.turn.route = ()
    table.tell("moved", seat, space, came)


class Move(Ask):
    """The wizard moves along one path; at a blocked edge it pays or goes on (D12)."""

    def __init__(self) -> None:
        super().__init__("move")

    def position(self, table: Table, at: Frame) -> int:
        """Where the wizard is on its way."""
        route = table.turn.route
        return route[-1] if route else table.seats[at.seat].space

    def behind(self, table: Table, at: Frame) -> int:
        """The space it has come from last."""
        route = table.turn.route
        if not route:
            return table.seats[at.seat].came
        return route[-2] if len(route) > 1 else table.seats[at.seat].space

    def owners(self, table: Table, at: Frame, space: int) -> list[int]:
        """D12.6, D-R.18: whom stopping there has to be paid."""
        if flags(table, at.seat) & FREE_MOVES:
            return []
        return standing(table, at.seat, space, self.position(table, at))

    def things(self, table: Table, at: Frame) -> list[int]:
        """The spaces joined to this one: stopping there, or skipping a blocked one."""
        position = self.position(table, at)
        found: list[int] = []
        for space in table.box.spaces[position].paths:
            found += self.ways(table, at, space)
        return found

    def ways(self, table: Table, at: Frame, space: int) -> list[int]:
        """Every way to pay for stopping at a space, and skipping it."""
        others = standing(table, at.seat, space, self.position(table, at))
        if not others:
            return [space << 4]
        found = [space << 4 | scrolls for scrolls in range(1 << len(self.owners(table, at, space)))]
        return [*found, SKIP | space << 4]

    def legal(self, table: Table, at: Frame) -> list[int]:
        """Where nobody has come from here only turning back is forbidden; else every way to pay or skip is judged."""
        if table.turn.moved:
            return []
        mover = table.seats[at.seat]
        if table.turn.route or mover.space in [owner.came for owner in table.seats]:
            return self.judged(table, at)
        return [space << 4 for space in table.box.spaces[mover.space].paths if space != mover.came]  # D12.2

    def judged(self, table: Table, at: Frame) -> list[int]:
        """The legal ways to all the spaces joined to this one: where somebody stands, each is judged."""
        found: list[int] = []
        position = self.position(table, at)
        behind = self.behind(table, at)
        mover = table.seats[at.seat]
        for space in table.box.spaces[position].paths:
            if space == behind:  # D12.2
                continue
            if standing(table, at.seat, space, position):
                found += [option for option in self.ways(table, at, space) if self.denies(table, at, option) is None]
            elif space != mover.space or position != mover.came:  # D-R.123
                found.append(space << 4)
        return found

    def others(self, table: Table, at: Frame) -> list[int]:
        """All other spaces."""
        return [which | space << 4 for space in range(len(table.box.spaces)) for which in (0, SKIP)]

    def denies(self, table: Table, at: Frame, option: int) -> Reason | None:
        """D12.2, D12.6, D12.10, D-R.13 to D-R.15, D-R.123."""
        space = option >> 4 & 15
        position = self.position(table, at)
        owner = table.seats[at.seat]
        if space not in table.box.spaces[position].paths:
            return reasons.NO_PATH
        if space == self.behind(table, at):
            return reasons.NO_GOING_BACK
        if option & SKIP:
            if not standing(table, at.seat, space, position):
                return reasons.NOT_BLOCKED
            way = (owner.space, *table.turn.route)
            for step in range(1, len(way)):
                if way[step] == space and way[step - 1] == position:
                    return reasons.SKIPPED_ALREADY
            return None
        if space == owner.space and position == owner.came:
            return reasons.SAME_EDGE
        owners = len(self.owners(table, at, space))
        scrolls = bits(option & 7)
        if owner.scrolls < scrolls or owner.coins < owners - scrolls:
            return reasons.TOLL_TOO_HIGH
        return None

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """The space and its toll."""
        space = option >> 4 & 15
        owners = len(self.owners(table, at, space))
        scrolls = bits(option & 7)
        return {
            "location": space_word(table, space),
            "shape": SHAPES[table.box.spaces[space].shape],
            "cost-coins": owners - scrolls,
            "cost-scrolls": scrolls,
        }

    def asks(self, table: Table, at: Frame) -> Values:
        """Where the wizard is on its way, and the djinn it could meet next."""
        position = self.position(table, at)
        space = table.box.spaces[position]
        values: Values = {
            "location": space_word(table, position),
            "shape": SHAPES[space.shape],
            "skipped": len(table.turn.route),
        }
        for other in space.paths:
            if table.crowds[other]:
                values[f"crowd-{space_word(table, other)}"] = crowd.named(table.crowds[other])
        return values

    def says(self, table: Table, at: Frame, option: int) -> str:
        """`move tavern`, `move source`, `move tavern coin bob`, `skip tavern`."""
        space = option >> 4 & 15
        if option & SKIP:
            return f"skip {space_word(table, space)}"
        return f"move {space_word(table, space)}{toll_word(table, self.owners(table, at, space), option & 7)}"

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """Pay and stop, or go on."""
        space = option >> 4 & 15
        position = self.position(table, at)
        if option & SKIP:
            table.turn.route = (*table.turn.route, space)
            table.tell("skipped", at.seat, space)
            at.left = 1
        else:
            pay_tolls(table, at.seat, self.owners(table, at, space), option & 7)
            stop(table, at.seat, space, position)
