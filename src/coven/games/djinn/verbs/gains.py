"""Gaining, paying and losing pieces (D32)."""

from __future__ import annotations

from coven.engine.core.answers import code, first, second, what
from coven.engine.core.ask import DONE, NOTHING_BESIDE
from coven.engine.core.machine import Frame, Reason, Verb
from coven.games.djinn import moves, reasons
from coven.games.djinn.kinds import LOSE, SWAP, TAKE
from coven.games.djinn.limits import most_magic, source_fee, workshop_corks
from coven.games.djinn.moves import CORKS, MAGIC, SCROLLS
from coven.games.djinn.table import Table
from coven.games.djinn.verbs.choose import Choose


class Gain(Verb[Table]):
    """Gain pieces of one kind from the supply (D32.1)."""

    def __init__(self, what: int, n: int) -> None:
        self.what = what
        self.n = n

    def void(self, table: Table, seat: int) -> Reason | None:
        """Magic at its maximum cannot grow."""
        full = self.what == MAGIC and table.seats[seat].magic >= most_magic(table, seat)
        return reasons.MAGIC_FULL if full else None

    def do(self, table: Table, at: Frame) -> None:
        """As much as there is and fits."""
        moves.gain(table, at.seat, self.what, self.n)


class GainBottle(Verb[Table]):
    """Gain an empty bottle of a colour."""

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def do(self, table: Table, at: Frame) -> None:
        """It comes from the supply."""
        moves.gain_bottle(table, at.seat, self.colour)


class GainBottles(Choose):
    """Gain empty bottles of colours of choice; a purchase may ask for different ones (D19.5, D-R.66)."""

    def __init__(self, n: int, distinct: bool) -> None:
        super().__init__("take-bottle", n, up_to=True, remembers=True)
        self.distinct = distinct

    def things(self, table: Table, at: Frame) -> list[int]:
        """The four colours."""
        return [code(TAKE, colour) for colour in range(4)]

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """D19.5: different colours."""
        return reasons.SAME_COLOUR if self.distinct and option in at.picks else None

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """One bottle."""
        moves.gain_bottle(table, at.seat, what(option))


class Pay(Verb[Table]):
    """Pay in full, otherwise nothing of what follows happens (D32.4, D-R.8)."""

    gate = True

    def __init__(self, what: int, n: int) -> None:
        self.what = what
        self.n = n

    def price(self, table: Table, seat: int) -> int:
        """How much it is."""
        return self.n

    def void(self, table: Table, seat: int) -> Reason | None:
        """D-R.8: never in part."""
        return None if moves.held(table, seat, self.what) >= self.price(table, seat) else reasons.CANNOT_PAY

    def dues(self, table: Table, seat: int) -> list[tuple[int, int]]:
        """The price."""
        return [(self.what, self.price(table, seat))]

    def do(self, table: Table, at: Frame) -> None:
        """Pay, or leave the rest."""
        if self.void(table, at.seat) is None:
            moves.pay(table, at.seat, self.what, self.price(table, at.seat))
        else:
            at.leave()


class PaySourceFee(Pay):
    """Pay the scrolls under the own capacity marker (D20.5)."""

    gate = True

    def __init__(self) -> None:
        super().__init__(SCROLLS, 0)

    def price(self, table: Table, seat: int) -> int:
        """D6.7: only the fee directly under the marker counts."""
        return source_fee(table, seat)

    def void(self, table: Table, seat: int) -> Reason | None:
        """D20.5: all of it."""
        return None if table.seats[seat].scrolls >= source_fee(table, seat) else reasons.CANNOT_PAY_SOURCE


class Lose(Verb[Table]):
    """Lose pieces, as many as there are (D-R.94)."""

    def __init__(self, what: int, n: int) -> None:
        self.what = what
        self.n = n

    def do(self, table: Table, at: Frame) -> None:
        """Never below 0."""
        n = min(self.n, moves.held(table, at.seat, self.what))
        if n:
            moves.change(table, at.seat, self.what, -n)
            table.tell("lost-pieces", at.seat, self.what, n)


class LoseBottles(Choose):
    """Lose empty bottles; the owner picks the colours (D-R.94)."""

    def __init__(self, n: int) -> None:
        super().__init__("lose-bottle", n, beside=NOTHING_BESIDE)

    def things(self, table: Table, at: Frame) -> list[int]:
        """The colours of which there is an empty bottle."""
        owner = table.seats[at.seat]
        return [code(LOSE, colour) for colour in range(4) if owner.bottles[colour]]

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """Only what is there."""
        return None if table.seats[at.seat].bottles[what(option)] else reasons.NOTHING_TO_LOSE

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """Back to the supply."""
        owner = table.seats[at.seat]
        owner.bottles = moves.added(owner.bottles, what(option), -1)
        table.tell("bottle-lost", at.seat, what(option))


class WorkshopCorks(Verb[Table]):
    """The corks of the special Manufactory action (D18.2, D31.4)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, table: Table, at: Frame) -> None:
        """A trait may give more."""
        moves.gain(table, at.seat, CORKS, workshop_corks(table, at.seat, self.n))


class SetMagicMax(Verb[Table]):
    """Set magic to the current maximum (D20.2)."""

    def void(self, table: Table, seat: int) -> Reason | None:
        """It is there already."""
        return reasons.MAGIC_FULL if table.seats[seat].magic >= most_magic(table, seat) else None

    def do(self, table: Table, at: Frame) -> None:
        """As much as is missing."""
        moves.gain(table, at.seat, MAGIC, most_magic(table, at.seat))


class SwapBottles(Choose):
    """Exchange up to n own empty bottles for others (D29.4)."""

    def __init__(self, n: int) -> None:
        super().__init__("swap-bottle", n, up_to=True)

    def void(self, table: Table, seat: int) -> Reason | None:
        """Without an empty bottle there is nothing to exchange."""
        return None if sum(table.seats[seat].bottles) else reasons.NO_EMPTY_BOTTLE

    def things(self, table: Table, at: Frame) -> list[int]:
        """Each empty bottle for each other colour."""
        owner = table.seats[at.seat]
        given = [colour for colour in range(4) if owner.bottles[colour]]
        return [code(SWAP, colour, other) for colour in given for other in range(4) if other != colour]

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """Only what is there, and for another colour."""
        if option == DONE:
            return None
        if not table.seats[at.seat].bottles[first(option)]:
            return reasons.NO_SUCH_BOTTLE
        return reasons.SAME_SWAP if first(option) == second(option) else None

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """One for one."""
        owner = table.seats[at.seat]
        owner.bottles = moves.added(moves.added(owner.bottles, first(option), -1), second(option), 1)
        table.tell("bottle-swapped", at.seat, first(option), second(option))
