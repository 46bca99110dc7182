"""A capture is declared step by step, changes nothing until it is paid, and then happens at once (D-R.45)."""

from __future__ import annotations

from typing import Final

from coven.engine.core.answers import code, first, kind_of, third, what
from coven.engine.core.ask import NOTHING_BESIDE, Ask
from coven.engine.core.machine import Frame, Program, Reason, Values, Verb
from coven.engine.core.tuples import with_one
from coven.games.djinn import crowd, reasons
from coven.games.djinn.answers import CALLED_OFF, NO_FREE
from coven.games.djinn.box import CIRCLE_ONLY
from coven.games.djinn.crowd import BOSS, NAMES, NOBODY, ONE
from coven.games.djinn.kinds import CAPTURE_SET, FREE, PAY, PUT_BOSS, PUT_BOTTLE, PUT_CIRCLE, WITH_EQUIPMENT, WITH_MAGE
from coven.games.djinn.limits import bottles_left, corks_left, flags, free_circles, mage_fee, room
from coven.games.djinn.strength import (
    Bill,
    Means,
    fees,
    none_possible,
    to_pay,
    usable_boosts,
    usable_mages,
    within_reach,
)
from coven.games.djinn.sums import declared, helping, lacking, needs
from coven.games.djinn.table import FACE_DOWN, NO_CAPTURE, Capture, Table
from coven.games.djinn.verbs.capture_paid import commit


class Declare(Ask[Table]):
    """A question of a capture that is being declared; it can be called off."""

    ending = CALLED_OFF

    def __init__(self, prompt: str) -> None:
        super().__init__(prompt, up_to=True, beside=NOTHING_BESIDE)

    def ends(self, table: Table, at: Frame) -> None:
        """Nothing on the board has changed."""
        table.capture = NO_CAPTURE
        at.leave()

    def asks(self, table: Table, at: Frame) -> Values:
        """The whole sum: strength, savings, what is left to pay, and the places."""
        return declared(table, at.seat) | helping(table, at.seat)


class ChooseDjinn(Declare):
    """Which djinn are to be captured, any number (D21.3)."""

    def __init__(self) -> None:
        super().__init__("capture")

    def things(self, table: Table, at: Frame) -> list[int]:
        """Every set of djinn within reach."""
        reach = within_reach(table, at.seat, table.capture.at_source)
        return [code(CAPTURE_SET, paid) for paid in crowd.parts(reach)]

    def weigh(self, table: Table, at: Frame) -> None:
        """What the player can bring to it, reckoned once for all sets."""
        table.means = Means(table, at.seat, table.capture.at_source)

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """D21.13, D-R.46."""
        if option == CALLED_OFF:
            return None
        assert table.means is not None
        return table.means.refusal(table, what(option))

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """What is missing."""
        if option == CALLED_OFF:
            return {}
        return lacking(table, at.seat, what(option), table.capture.at_source) | {"supply": table.bosses}

    def judge(self, table: Table, at: Frame, option: int) -> Reason | None:
        """D21.3, D-R.68: only those who are there, which all sets on offer are."""
        at_source = table.capture.at_source
        if kind_of(option) == CAPTURE_SET and not crowd.holds(within_reach(table, at.seat, at_source), what(option)):
            return reasons.NOT_ENOUGH_BOSSES if at_source else reasons.NOT_AMONG_THEM
        return super().judge(table, at, option)

    def asks(self, table: Table, at: Frame) -> Values:
        """Besides: what each djinn needs."""
        return super().asks(table, at) | needs(table, at.seat)

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """The set that is paid for."""
        table.declaring().paid = what(option)


class ChooseFree(Declare):
    """With a boss of the space one more regular djinn comes free, if it has a place (D22.3, D-R.50)."""

    def __init__(self) -> None:
        super().__init__("capture-free")

    def amount(self, table: Table, at: Frame) -> int:
        """Nothing to choose where none has a place."""
        capture = table.capture
        if capture.at_source or not crowd.bosses(capture.paid):
            return 0
        for option in self.things(table, at):
            if what(option) != NO_FREE and self.forbids(table, at, option) is None:
                return 1
        return 0

    def things(self, table: Table, at: Frame) -> list[int]:
        """The other regular djinn of the space, or none."""
        rest = table.here(at.seat) - table.capture.paid
        found = [code(FREE, colour) for colour in range(4) if crowd.count(rest, colour)]
        return [*found, code(FREE, NO_FREE)]

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """D21.11: it needs a place like any other."""
        if option == CALLED_OFF or what(option) == NO_FREE:
            return None
        paid = table.capture.paid
        if not crowd.count(table.here(at.seat) - paid, what(option)):
            return reasons.NOT_FREE
        if room(table, at.seat, paid + ONE[what(option)], NO_CAPTURE):
            return None
        return reasons.CIRCLES_ONLY if flags(table, at.seat) & CIRCLE_ONLY else reasons.NO_PLACE

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """What it lacks."""
        if option == CALLED_OFF or what(option) == NO_FREE:
            return {}
        return lacking(table, at.seat, table.capture.paid + ONE[what(option)], False)

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """The free djinn."""
        table.declaring().free = NOBODY if what(option) == NO_FREE else what(option)


class ChoosePlaces(Declare):
    """Each captured djinn gets its circle or its bottle; what has only one place needs no question (D21.11)."""

    def __init__(self) -> None:
        super().__init__("capture-place")

    def next(self, table: Table) -> int:
        """The djinn that is placed now; bosses come last, for they fit into any bottle."""
        rest = crowd.kinds(table.capture.unplaced())
        return rest[0] if rest else NOBODY

    def amount(self, table: Table, at: Frame) -> int:
        """All of them."""
        return crowd.size(table.capture.unplaced())

    def do(self, table: Table, at: Frame) -> None:
        """Until everybody has a place."""
        if at.left < 0:
            at.left = self.amount(table, at)
        while at.left:
            found = self.legal(table, at)
            if len(found) > 1:
                table.options = self.completed(table, at, found)
                return
            at.left -= 1
            self.takes(table, at, found[0])
        at.left = -1

    def things(self, table: Table, at: Frame) -> list[int]:
        """A circle, or a bottle of a colour."""
        djinn = self.next(table)
        if djinn == BOSS:
            return [code(PUT_CIRCLE, BOSS), *[code(PUT_BOSS, 0, 0, colour) for colour in range(4)]]
        return [code(PUT_CIRCLE, djinn), code(PUT_BOTTLE, djinn)]

    def bottle(self, option: int) -> int:
        """The colour of the bottle an answer names; NOBODY for a circle."""
        kind = kind_of(option)
        return third(option) if kind == PUT_BOSS else first(option) if kind == PUT_BOTTLE else NOBODY

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """D21.11, D21.12, D31.21, D-R.46: the place must be there, and the others must still find theirs."""
        if option == CALLED_OFF:
            return None
        capture = table.capture
        djinn = BOSS if kind_of(option) == PUT_BOSS else first(option)
        bottle = self.bottle(option)
        if djinn != self.next(table):
            return reasons.PLACE_FIRST if crowd.count(capture.unplaced(), djinn) else reasons.NOT_CAPTURED
        if bottle >= 0 and flags(table, at.seat) & CIRCLE_ONLY:
            return reasons.CIRCLE_FIRST
        if bottle >= 0 and not bottles_left(table, at.seat, capture)[bottle]:
            return reasons.NO_BOTTLE
        if bottle >= 0 and not corks_left(table, at.seat, capture):
            return reasons.NO_CORK
        if bottle < 0 and free_circles(table, at.seat) == crowd.size(capture.circled):
            return reasons.NO_CIRCLE
        declared = placed(capture, djinn, bottle)
        return None if room(table, at.seat, declared.unplaced(), declared) else reasons.NEEDED_ELSEWHERE

    def kinds(self) -> tuple[int, ...]:
        """Every djinn and every place."""
        return (PUT_CIRCLE, PUT_BOTTLE, PUT_BOSS)

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """The bottle, and whose place it is."""
        bottle = self.bottle(option)
        told: Values = {"next": NAMES[self.next(table)]}
        return told | {"colour": NAMES[bottle]} if bottle >= 0 else told

    def asks(self, table: Table, at: Frame) -> Values:
        """Besides: whose place it is."""
        return super().asks(table, at) | {"djinn": NAMES[self.next(table)]}

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """Come round for the next one."""
        table.capture = placed(table.capture, self.next(table), self.bottle(option))


def placed(capture: Capture, djinn: int, bottle: int) -> Capture:
    """The capture with one more djinn placed in a bottle of a colour, or on a circle."""
    found = capture.clone()
    if bottle < 0:
        found.circled += ONE[djinn]
    elif djinn == BOSS:
        counts = found.bottled_bosses
        found.bottled_bosses = with_one(counts, bottle, counts[bottle] + 1)
    else:
        found.bottled += ONE[djinn]
    return found


class PayCapture(Declare):
    """Name the mages and boosts that help, then pay what is left: only now the capture happens (D21.6 to D21.8)."""

    def __init__(self) -> None:
        super().__init__("capture-pay")

    def do(self, table: Table, at: Frame) -> None:
        """The last step always asks: its answer commits."""
        if at.left == 0:
            at.left = -1
        else:
            at.left = 1
            table.options = self.options(table, at)

    def weigh(self, table: Table, at: Frame) -> None:
        """Fees and magic are reckoned once for all helpers."""
        table.bill = Bill(table, at.seat)

    def things(self, table: Table, at: Frame) -> list[int]:
        """Pay, or one more helper."""
        capture = table.capture
        mages = [mage for mage in sorted(usable_mages(table, at.seat)) if mage not in capture.helpers]
        boosts = [gear for gear in sorted(usable_boosts(table, at.seat)) if gear not in capture.boosts]
        found = [code(PAY, to_pay(table, at.seat, capture))]
        found += [code(WITH_MAGE, mage) for mage in mages]
        return found + [code(WITH_EQUIPMENT, gear) for gear in boosts]

    def kinds(self) -> tuple[int, ...]:
        """Face-down mages and those already named."""
        return (PAY, WITH_MAGE, WITH_EQUIPMENT)

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """D21.6, D21.8: what is left must be there, and so must the fees."""
        owner = table.seats[at.seat]
        bill = table.bill
        assert bill is not None
        kind = kind_of(option)
        if kind == PAY:
            if bill.magic > owner.magic:
                return reasons.NOT_PAID
            return None if what(option) == bill.magic else reasons.WRONG_SUM
        if kind == WITH_EQUIPMENT:
            return self._wearing(table, at.seat, what(option))
        return None if option == CALLED_OFF else self._hiring(table, at.seat, bill, what(option))

    def _wearing(self, table: Table, seat: int, gear: int) -> Reason | None:
        """D18.8, D-R.57: own face-up equipment that helps in captures, once."""
        owner = table.seats[seat]
        if gear in table.capture.boosts:
            return reasons.GEAR_USED_ALREADY
        if gear in owner.powers.bursts:
            return None
        if gear << 1 | FACE_DOWN in owner.gear:
            return reasons.GEAR_FACE_DOWN
        return reasons.HELPS_NOT if gear << 1 in owner.gear else reasons.NOT_YOURS

    def _hiring(self, table: Table, seat: int, bill: Bill, mage: int) -> Reason | None:
        """D21.8, D-R.112: an own mage who is awake and not yet named, for a fee that can be paid."""
        mages = table.seats[seat].mages
        if mage in table.capture.helpers:
            return reasons.USED_ALREADY
        if mage << 1 not in mages:
            return reasons.MAGE_FACE_DOWN if mage << 1 | FACE_DOWN in mages else reasons.MAGE_NOT_YOURS
        return reasons.FEE_TOO_HIGH if mage_fee(table, seat, mage) > bill.purse else None

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """What is left to pay, and the fee."""
        left = to_pay(table, at.seat, table.capture)
        magic = table.seats[at.seat].magic
        values: Values = {"left": left, "magic": magic, "missing": left - magic if left > magic else 0}
        if kind_of(option) == WITH_MAGE:
            values["coins"] = table.seats[at.seat].coins - fees(table, at.seat, table.capture)
        return values

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """One more helper, or the capture itself."""
        kind = kind_of(option)
        if kind == PAY:
            commit(table, at.seat)
            return
        capture = table.declaring()
        if kind == WITH_MAGE:
            capture.helpers = tuple(sorted((*capture.helpers, what(option))))
        else:
            capture.boosts = tuple(sorted((*capture.boosts, what(option))))
        at.left = 1


DECLARATION: Final = Program("capture", (ChooseDjinn(), ChooseFree(), ChoosePlaces(), PayCapture()))


class CaptureBosses(Verb[Table]):
    """Capture bosses from the common supply, paying for each (D20.3, D-R.68)."""

    def void(self, table: Table, seat: int) -> Reason | None:
        """None is left, none has a place, or none can be paid."""
        return none_possible(table, seat, True)

    def do(self, table: Table, at: Frame) -> None:
        """Declared like every capture."""
        table.capture = NO_CAPTURE
        table.declaring().at_source = True
        table.push(DECLARATION, at.seat)


CAPTURE_PROGRAMS: Final[tuple[Program, ...]] = (DECLARATION,)
