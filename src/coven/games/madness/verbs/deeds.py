"""The five actions once they are announced: pay, then carry out (M9 to M14)."""

from __future__ import annotations

from typing import Final

from coven.engine.core.answers import code, what
from coven.engine.core.ask import ACCEPT, DONE, Ask, Yes
from coven.engine.core.machine import Frame, Program, Reason, Values, Verb
from coven.games.madness import bill, reasons
from coven.games.madness.answers import WITH
from coven.games.madness.box import DRAW_ON_BREAK
from coven.games.madness.cards import MADNESS
from coven.games.madness.legality import too_dear
from coven.games.madness.limits import cure_cost, spell_limit
from coven.games.madness.table import Deed, Table
from coven.games.madness.verbs.amount import Amount
from coven.games.madness.verbs.cast import ChooseCards, ChooseTargets, Consent, Perform, clear_deed
from coven.games.madness.verbs.gain import Gain, gain
from coven.games.madness.verbs.pay import Pay
from coven.games.madness.verbs.spells import DestroySpell, held
from coven.games.madness.zones import DISCARD, HAND, SUPPORT


class Forget(DestroySpell):
    """To learn over the limit, first destroy one of the spells held, in whatever state (M11.7, M11.8)."""

    def __init__(self) -> None:
        super().__init__(Amount(1))

    def amount(self, table: Table, at: Frame) -> int:
        """Only at the limit."""
        over = len(table.seats[at.seat].spells) + 1 - spell_limit(table, at.seat)
        return over if over > 0 else 0

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """M11.7: one of the own spells."""
        return reasons.NOT_OWN_TO_FORGET if held(table, at.seat, what(option)) < 0 else None


class Learned(Verb[Table]):
    """The spell comes ready and face up; the next one of its stack is turned up at once (M11.3, M11.4)."""

    def do(self, table: Table, at: Frame) -> None:
        """Take the top of the library stack."""
        spell = table.deed.what
        table.seats[at.seat].spells += (spell << 2,)
        table.tell("learned", at.seat, spell)
        clear_deed(table)
        uncover(table, table.box.spells[spell].element)


def uncover(table: Table, stack: int) -> None:
    """Take the face-up spell off a library stack and turn up the next one."""
    table.library = tuple([pile[:-1] if element == stack else pile for element, pile in enumerate(table.library)])
    if table.library[stack]:
        table.reveal("uncovered", table.library[stack][-1])


class LearnFree(Ask[Table]):
    """Learn one face-up library spell without paying (M-R.94)."""

    def __init__(self) -> None:
        super().__init__("learn-free", up_to=True)

    def things(self, table: Table, at: Frame) -> list[int]:
        """The tops of the library stacks."""
        return [table.box.spells[stack[-1]].learns for stack in table.library if stack]

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """M11.1: no other spell of the library."""
        tops = [stack[-1] for stack in table.library if stack]
        return None if option == DONE or what(option) in tops else reasons.NOT_IN_LIBRARY

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """Everything but the price is as always."""
        table.deed = Deed(at.seat, option)
        table.push(LEARN_FREE_PROGRAM, at.seat)


class Acquired(Verb[Table]):
    """The acquired card goes to the own discard pile (M12.3)."""

    def do(self, table: Table, at: Frame) -> None:
        """It comes from the supply."""
        gain(table, at.seat, table.deed.what, DISCARD)
        clear_deed(table)


class Broken(Verb[Table]):
    """The curse leaves the game, its tokens go to the store, the Warlock's madness to the breaker (M-R.81)."""

    def do(self, table: Table, at: Frame) -> None:
        """A broken curse is gone for good (M8.12)."""
        slot = table.deed.what
        curse = table.curses[slot]
        assert curse is not None
        table.curses[slot] = None
        table.broken += (curse.card,)
        table.tokens += curse.tokens
        table.tell("curse-broken", at.seat, curse.card, slot)
        for _ in range(curse.under):
            table.put(DISCARD, at.seat, MADNESS)
            table.tell("madness-freed", at.seat, slot)
        clear_deed(table)


class Reward(Gain):
    """Any one value-2 card of the supply as a reward, if there is one (M13.2, M13.3)."""

    def __init__(self) -> None:
        super().__init__(Amount(1), 2, DISCARD, "reward")

    def amount(self, table: Table, at: Frame) -> int:
        """M28.6: none in the Detention variant."""
        return 0 if table.variants.no_reward else 1

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """M13.2, M-R.38: of value 2, from a pile that is not empty."""
        refused = super().forbids(table, at, option)
        if refused is reasons.WRONG_VALUE:
            return reasons.NOT_A_REWARD
        return None if refused is None else reasons.NO_SUCH_REWARD


class DrawOnBreak(Yes[Table]):
    """Alice may draw one card each time she breaks a curse, in any turn (M25.20, M25.21)."""

    def __init__(self) -> None:
        super().__init__("draw-on-break")

    def do(self, table: Table, at: Frame) -> None:
        """Ask only her."""
        if table.wizard(at.seat).ability == DRAW_ON_BREAK:
            super().do(table, at)

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """The normal reshuffle applies (M25.22)."""
        if option == ACCEPT:
            table.draw(at.seat)


class CureElement(Ask[Table]):
    """The cure is paid with elements of one and the same type: which one? (M14.2)"""

    def __init__(self) -> None:
        super().__init__("cure-element")

    def things(self, table: Table, at: Frame) -> list[int]:
        """The four elements."""
        return [code(WITH, element) for element in range(4)]

    def weigh(self, table: Table, at: Frame) -> None:
        """What the player can pay."""
        bill.weigh(table, at.seat, table.deed.kept)

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """Two elements of the type must be in reach, three with Creeping Madness."""
        return None if bill.amount(table.reach, what(option)) >= cure_cost(table) else too_dear(table)

    def asks(self, table: Table, at: Frame) -> Values:
        """What it costs."""
        return {"n": cure_cost(table)}

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """What it costs, and how much falls short."""
        short = bill.short(bill.of_one(what(option), cure_cost(table)), table.purse)
        return {"cost": cure_cost(table), "missing": short}

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """Now the price is known."""
        table.deed.asked = table.deed.due = bill.of_one(what(option), cure_cost(table))


class Cured(Verb[Table]):
    """The madness card goes back to the madness stack (M14.4)."""

    def do(self, table: Table, at: Frame) -> None:
        """From the own hand or from any support (M14.1, M14.5)."""
        place = table.deed.what
        zone = HAND if place == 0 else SUPPORT
        owner = at.seat if place == 0 else place - 1
        table.remove(zone, owner, MADNESS)
        table.stack += 1
        table.tell("cured", at.seat, zone, owner)
        clear_deed(table)


CAST_PROGRAM: Final = Program("cast", (ChooseTargets(), Consent(False), Pay(), Perform()))
CAST_TAKING_PROGRAM: Final = Program("cast-taking", (ChooseCards(), Consent(True), Pay(), Perform()))
LEARN_PROGRAM: Final = Program("learn", (Pay(), Forget(), Learned()))
LEARN_FREE_PROGRAM: Final = Program("learn-free", (Forget(), Learned()))
ACQUIRE_PROGRAM: Final = Program("acquire", (Pay(), Acquired()))
BREAK_PROGRAM: Final = Program("break", (Pay(), Broken(), Reward(), DrawOnBreak()))
CURE_PROGRAM: Final = Program("cure", (CureElement(), Pay(), Cured()))
DEED_PROGRAMS: Final[tuple[Program, ...]] = (
    CAST_PROGRAM,
    CAST_TAKING_PROGRAM,
    LEARN_PROGRAM,
    LEARN_FREE_PROGRAM,
    ACQUIRE_PROGRAM,
    BREAK_PROGRAM,
    CURE_PROGRAM,
)
