"""A capture is declared step by step, changes nothing until it is paid, and then happens at once (D-R.45)."""

from __future__ import annotations

from typing import Final

from coven.engine.core.machine import Frame, Program, Reason, Values
from coven.games.djinn import crowd, reasons
from coven.games.djinn.box import CIRCLE_ONLY
from coven.games.djinn.crowd import BOSS, COLOURS, NAMES, NOBODY, ONE
from coven.games.djinn.limits import bottles_left, corks_left, flags, free_circles, mage_fee, room
from coven.games.djinn.steps import Step
from coven.games.djinn.strength import (
    Means,
    fees,
    most_saved,
    needed,
    none_possible,
    set_refusal,
    to_pay,
    usable_boosts,
    usable_mages,
    within_reach,
)
from coven.games.djinn.table import NO_CAPTURE, Capture, Table
from coven.games.djinn.telling import lacking
from coven.games.djinn.verbs.commit import commit
from coven.games.djinn.verbs.declaring import CALL_OFF, Declare

NO_FREE: Final = 9
PAY: Final = 0
MAGE: Final = 1 << 8
BOOST: Final = 2 << 8


class ChooseDjinn(Declare):
    """Which djinn are to be captured, any number (D21.3)."""

    def __init__(self) -> None:
        self.prompt = "capture"

    def things(self, table: Table, at: Frame) -> list[int]:
        """Every set of djinn within reach."""
        return list(crowd.parts(within_reach(table, at.seat, table.capture.at_source)))

    def options(self, table: Table, at: Frame) -> list[int]:
        """What the means of the player allow, reckoned once for all sets."""
        sets = self.things(table, at)
        means = Means(table, at.seat, table.capture.at_source)
        found = [option for option in sets if means.refusal(option) is None]
        return [*found, CALL_OFF] if sets else []

    def refuses(self, table: Table, at: Frame, option: int) -> Reason | None:
        """D21.13, D-R.46."""
        return None if option == CALL_OFF else set_refusal(table, at.seat, option, table.capture.at_source)

    def values(self, table: Table, at: Frame, option: int) -> Values:
        """What is missing."""
        return {} if option == CALL_OFF else lacking(table, at.seat, option, table.capture.at_source)

    def asks(self, table: Table, at: Frame) -> Values:
        """Besides: what each djinn needs, and for each set the least magic to be paid when all cards help."""
        values = super().asks(table, at)
        at_source = table.capture.at_source
        for djinn in crowd.kinds(within_reach(table, at.seat, at_source)):
            values[f"needs-{NAMES[djinn]}"] = needed(table, at.seat, ONE[djinn], at_source)
        for paid in table.options:
            if paid != CALL_OFF:
                left = needed(table, at.seat, paid, at_source) - most_saved(table, at.seat, paid)
                values[f"least {self.word(table, at, paid)}"] = left if left > 0 else 0
        return values

    def word(self, table: Table, at: Frame, option: int) -> str:
        """`capture red blue boss`, `call-off`."""
        if option == CALL_OFF:
            return "call-off"
        return " ".join(["capture", *[NAMES[djinn] for djinn in crowd.listed(option)]])

    def declares(self, table: Table, at: Frame, option: int) -> None:
        """The set that is paid for."""
        table.declaring().paid = option


class ChooseFree(Declare):
    """With a boss of the space one more regular djinn comes free, if it has a place (D22.3, D-R.50)."""

    def __init__(self) -> None:
        self.prompt = "capture-free"

    def things(self, table: Table, at: Frame) -> list[int]:
        """The other regular djinn of the space, or none."""
        capture = table.capture
        if capture.at_source or not crowd.bosses(capture.paid):
            return []
        rest = table.here(at.seat) - capture.paid
        found = [colour for colour in range(4) if crowd.count(rest, colour)]
        fits = [colour for colour in found if self.refuses(table, at, colour) is None]
        return [*found, NO_FREE] if fits else []

    def refuses(self, table: Table, at: Frame, option: int) -> Reason | None:
        """D21.11: it needs a place like any other."""
        if option in (CALL_OFF, NO_FREE):
            return None
        fits = room(table, at.seat, table.capture.paid + ONE[option], NO_CAPTURE)
        return None if fits else reasons.NO_PLACE

    def values(self, table: Table, at: Frame, option: int) -> Values:
        """The djinn."""
        if not 0 <= option < BOSS:
            return {}
        return lacking(table, at.seat, table.capture.paid + ONE[option], False) | {"djinn": NAMES[option]}

    def word(self, table: Table, at: Frame, option: int) -> str:
        """`free red`, `free none`, `call-off`."""
        return "call-off" if option == CALL_OFF else f"free {'none' if option == NO_FREE else NAMES[option]}"

    def declares(self, table: Table, at: Frame, option: int) -> None:
        """The free djinn."""
        table.declaring().free = NOBODY if option == NO_FREE else option


class ChoosePlaces(Declare):
    """Each captured djinn gets its circle or its bottle; what has only one place needs no question (D21.11)."""

    def __init__(self) -> None:
        self.prompt = "capture-place"

    def next(self, table: Table) -> int:
        """The djinn that is placed now; bosses come last, for they fit into any bottle."""
        rest = crowd.kinds(table.capture.unplaced())
        return rest[0] if rest else NOBODY

    def do(self, table: Table, at: Frame) -> None:
        """Until everybody has a place."""
        if self.next(table) == NOBODY:
            return
        options = self.options(table, at)
        if len(options) == 2:
            self.declares(table, at, options[0])
        else:
            table.options = options

    def things(self, table: Table, at: Frame) -> list[int]:
        """A circle, or a bottle of a colour."""
        djinn = self.next(table)
        if djinn == NOBODY:
            return []
        return [0, 1, 2, 3, 4] if djinn == BOSS else [0, 1 + djinn]

    def refuses(self, table: Table, at: Frame, option: int) -> Reason | None:
        """D21.11, D21.12, D31.21, D-R.46: the place must be there, and the others must still find theirs."""
        if option == CALL_OFF:
            return None
        capture = table.capture
        if option and flags(table, at.seat) & CIRCLE_ONLY:
            return reasons.CIRCLE_FIRST
        if option and not bottles_left(table, at.seat, capture)[option - 1]:
            return reasons.NO_BOTTLE
        if option and not corks_left(table, at.seat, capture):
            return reasons.NO_CORK
        if not option and free_circles(table, at.seat) == crowd.size(capture.circled):
            return reasons.NO_CIRCLE
        declared = placed(capture, self.next(table), option)
        return None if room(table, at.seat, declared.unplaced(), declared) else reasons.NEEDED_ELSEWHERE

    def values(self, table: Table, at: Frame, option: int) -> Values:
        """The djinn and its bottle."""
        values: Values = {"djinn": NAMES[self.next(table)]}
        if option > 0:
            values["colour"] = COLOURS[option - 1]
        return values

    def asks(self, table: Table, at: Frame) -> Values:
        """Besides: whose place it is."""
        values = super().asks(table, at)
        values["djinn"] = NAMES[self.next(table)]
        return values

    def word(self, table: Table, at: Frame, option: int) -> str:
        """`put red circle`, `put red bottle`, `put boss bottle blue`, `call-off`."""
        if option == CALL_OFF:
            return "call-off"
        djinn = self.next(table)
        bottle = f"bottle {COLOURS[option - 1]}" if djinn == BOSS else "bottle"
        return f"put {NAMES[djinn]} {bottle if option else 'circle'}"

    def declares(self, table: Table, at: Frame, option: int) -> None:
        """Come round for the next one."""
        table.capture = placed(table.capture, self.next(table), option)
        at.again()


def placed(capture: Capture, djinn: int, place: int) -> Capture:
    """The capture with one more djinn placed: 0 is a circle, else 1 + the colour of the bottle."""
    found = capture.clone()
    if place == 0:
        found.circled += ONE[djinn]
    elif djinn == BOSS:
        counts = found.bottled_bosses
        found.bottled_bosses = (*counts[: place - 1], counts[place - 1] + 1, *counts[place:])
    else:
        found.bottled += ONE[djinn]
    return found


class PayCapture(Declare):
    """Name the mages and boosts that help, then pay what is left: only now the capture happens (D21.6 to D21.8)."""

    def __init__(self) -> None:
        self.prompt = "capture-pay"

    def things(self, table: Table, at: Frame) -> list[int]:
        """Pay, or one more helper."""
        capture = table.capture
        mages = [MAGE | mage for mage in sorted(usable_mages(table, at.seat)) if mage not in capture.helpers]
        boosts = [BOOST | gear for gear in sorted(usable_boosts(table, at.seat)) if gear not in capture.boosts]
        return [PAY, *mages, *boosts]

    def do(self, table: Table, at: Frame) -> None:
        """The last step always asks: its answer commits."""
        table.options = self.options(table, at)

    def options(self, table: Table, at: Frame) -> list[int]:
        """Fees and magic are reckoned once for all helpers."""
        owner = table.seats[at.seat]
        capture = table.capture
        coins = owner.coins - fees(table, at.seat, capture)
        found = [PAY] if to_pay(table, at.seat, capture) <= owner.magic else []  # D21.6
        for option in self.things(table, at):
            if option & BOOST or (option & MAGE and mage_fee(table, at.seat, option & 255) <= coins):  # D21.8
                found.append(option)
        found.append(CALL_OFF)
        return found

    def beyond(self, table: Table, at: Frame) -> list[int]:
        """Face-down mages and those already named."""
        return [MAGE | card >> 1 for card in table.seats[at.seat].mages]

    def refuses(self, table: Table, at: Frame, option: int) -> Reason | None:
        """D21.6, D21.8: what is left must be there, and so must the fees."""
        owner = table.seats[at.seat]
        capture = table.capture
        if option == PAY:
            return reasons.NOT_PAID if to_pay(table, at.seat, capture) > owner.magic else None
        if option & MAGE and option > 0:
            mage = option & 255
            if mage in capture.helpers:
                return reasons.USED_ALREADY
            if mage not in usable_mages(table, at.seat):
                return reasons.MAGE_FACE_DOWN
            if fees(table, at.seat, capture) + mage_fee(table, at.seat, mage) > owner.coins:
                return reasons.FEE_TOO_HIGH
        return None

    def values(self, table: Table, at: Frame, option: int) -> Values:
        """What is left to pay, and the fee."""
        left = to_pay(table, at.seat, table.capture)
        magic = table.seats[at.seat].magic
        values: Values = {"left": left, "magic": magic, "missing": left - magic if left > magic else 0}
        if option > 0 and option & MAGE:
            values["mage"] = table.box.mages[option & 255].id
            values["fee"] = mage_fee(table, at.seat, option & 255)
            values["coins"] = table.seats[at.seat].coins - fees(table, at.seat, table.capture)
        return values

    def word(self, table: Table, at: Frame, option: int) -> str:
        """`pay 3`, `with m05`, `with staff3`, `call-off`."""
        if option == CALL_OFF:
            return "call-off"
        if option == PAY:
            return f"pay {to_pay(table, at.seat, table.capture)}"
        return f"with {table.box.mages[option & 255].id if option & MAGE else table.box.gear[option & 255].id}"

    def declares(self, table: Table, at: Frame, option: int) -> None:
        """One more helper, or the capture itself."""
        if option == PAY:
            commit(table, at.seat)
            return
        capture = table.declaring()
        if option & MAGE:
            capture.helpers = tuple(sorted((*capture.helpers, option & 255)))
        else:
            capture.boosts = tuple(sorted((*capture.boosts, option & 255)))
        at.again()


DECLARATION: Final = Program("capture", (ChooseDjinn(), ChooseFree(), ChoosePlaces(), PayCapture()))


class CaptureBosses(Step):
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
