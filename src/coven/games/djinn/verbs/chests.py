"""The Catacombs: chests are revealed, resolved in an order of choice, unlocked with keys and discarded (D16)."""

from __future__ import annotations

from typing import Final

from coven.engine.core.answers import code, kind_of, second, what
from coven.engine.core.ask import DONE
from coven.engine.core.effects import refusal
from coven.engine.core.machine import Frame, Program, Reason, Values, Verb
from coven.games.djinn import moves, reasons
from coven.games.djinn.beside import ALL, FREE_ACTIONS, may_bring
from coven.games.djinn.box import EXTRA_CHEST, KEEP_KEY, NO_UNLOCKING
from coven.games.djinn.kinds import AWARD, DISCARD, OPEN, REVEAL, UNLOCK
from coven.games.djinn.limits import flags
from coven.games.djinn.moves import KEYS
from coven.games.djinn.table import Opening, Table
from coven.games.djinn.verbs.archives import PerformBasic
from coven.games.djinn.verbs.choose import Choose
from coven.games.djinn.verbs.hiring import GainEquipment

PLAIN: Final = 0
EXTRA: Final = 1


def mine(table: Table) -> tuple[int, ...]:
    """The chests this action has revealed: an action inside another one leaves the others alone."""
    return table.opened[table.turn.openings[-1].others :]


def renew(table: Table) -> None:
    """D16.6: the discard pile becomes a new face-down stack."""
    table.chests = table.shuffle(list(table.used_chests))
    table.used_chests = ()
    table.resolve_chance("chests-shuffled")


def discard(table: Table, chest: int) -> None:
    """D16.5, D-R.24: face up on the discard pile; an empty stack is renewed once all revealed chests are there."""
    place = len(table.opened) - 1 - list(reversed(table.opened)).index(chest)
    table.opened = (*table.opened[:place], *table.opened[place + 1 :])
    table.used_chests = (*table.used_chests, chest)
    if not table.chests and not table.opened:
        renew(table)


class OpenChests(Verb[Table]):
    """Reveal n chests and gain what they show (D16.1, D16.2)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def void(self, table: Table, seat: int) -> Reason | None:
        """All chests are being resolved."""
        return None if table.chests or table.used_chests else reasons.NO_CHESTS

    def do(self, table: Table, at: Frame) -> None:
        """The turn remembers how many, and which of the open chests are its own."""
        table.turn.openings = (*table.turn.openings, Opening(self.n, len(table.opened), False))
        table.push(CHESTS, at.seat)


def may_come(table: Table, at: Frame) -> bool:
    """D-R.7: whether equipment that reveals one chest more is on display, and an award could bring it now."""
    shown = [deck[-1] for deck in table.decks if deck]
    if not [gear for gear in shown if table.box.gear[gear].ability.flags & EXTRA_CHEST]:
        return False
    for option in FREE_ACTIONS.legal(table, at, ALL):
        if kind_of(option) == AWARD:
            for step in table.box.awards[second(option)].program.steps:
                if isinstance(step, GainEquipment | PerformBasic):
                    return True
    return False


class WantExtra(Choose):
    """Equipment lets reveal one chest more; that is decided before the first one is seen (D29.6, D-R.122)."""

    def __init__(self) -> None:
        super().__init__("extra-chest")

    def things(self, table: Table, at: Frame) -> list[int]:
        """Only with the card; who may still get it is asked too (D-R.7)."""
        if flags(table, at.seat) & EXTRA_CHEST:
            return [code(REVEAL, EXTRA), code(REVEAL, PLAIN)]
        return [code(REVEAL, PLAIN)] if may_come(table, at) else []

    def kinds(self) -> tuple[int, ...]:
        """One more without the card."""
        return (REVEAL,)

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """D29.6: one more only with the card."""
        owned = flags(table, at.seat) & EXTRA_CHEST
        return reasons.NO_EXTRA_CHEST if what(option) == EXTRA and not owned else None

    def asks(self, table: Table, at: Frame) -> Values:
        """Whether the card is there."""
        return {"card": "owned" if flags(table, at.seat) & EXTRA_CHEST else "none"}

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """It is remembered until all are resolved."""
        now = table.turn.openings[-1]
        changed = Opening(now.n, now.others, what(option) == EXTRA)
        table.turn.openings = (*table.turn.openings[:-1], changed)


class Reveal(Verb[Table]):
    """Turn the chests face up; an empty stack is renewed at once (D16.6, D-R.24)."""

    def do(self, table: Table, at: Frame) -> None:
        """All of them before any is resolved (D-R.23)."""
        now = table.turn.openings[-1]
        for _ in range(now.n + (1 if now.extra else 0)):
            if not table.chests:
                if not table.used_chests:
                    return
                renew(table)
            chest = table.chests[-1]
            table.chests = table.chests[:-1]
            table.opened = (*table.opened, chest)
            table.reveal("chest-revealed", at.seat, chest)


class DropOne(Choose):
    """One of the revealed chests is discarded without its reward (D29.6, D-R.25)."""

    def __init__(self) -> None:
        super().__init__("drop-chest")

    def things(self, table: Table, at: Frame) -> list[int]:
        """Only if one more was revealed."""
        now = table.turn.openings[-1]
        found = mine(table)
        return [code(DISCARD, chest) for chest in found] if now.extra and len(found) > now.n else []

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """One of those revealed by this action."""
        return None if what(option) in mine(table) else reasons.NO_CHEST_TO_DROP

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """Unused."""
        table.tell("chest-discarded", at.seat, what(option))
        discard(table, what(option))


class Resolve(Choose):
    """Resolve the revealed chests one after the other, in an order of choice (D-R.23)."""

    def __init__(self) -> None:
        super().__init__("open-chest")

    def amount(self, table: Table, at: Frame) -> int:
        """All of them."""
        return len(mine(table))

    def things(self, table: Table, at: Frame) -> list[int]:
        """The revealed chests."""
        return [code(OPEN, chest) for chest in mine(table)]

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """D16.2: what this action has revealed."""
        return None if what(option) in mine(table) else reasons.NOT_REVEALED

    def do(self, table: Table, at: Frame) -> None:
        """A single chest needs no question."""
        found = self.things(table, at)
        if len(found) == 1:
            at.again()
            self.takes(table, at, found[0])
        else:
            super().do(table, at)

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """Gain what it shows, then perhaps unlock it."""
        table.push(CHEST, at.seat, what(option))


class EndOpening(Verb[Table]):
    """All chests of the action are resolved."""

    def do(self, table: Table, at: Frame) -> None:
        """The action around it goes on."""
        table.turn.openings = table.turn.openings[:-1]


class Contents(Verb[Table]):
    """Everything the chest shows (D16.1)."""

    def do(self, table: Table, at: Frame) -> None:
        """Before its lock, so that its key may open it (D-R.23)."""
        table.push(table.box.chests[at.by].effects, at.seat)


class Unlock(Choose):
    """The player may spend a key for the bonus behind the lock (D16.3, D16.4)."""

    def __init__(self) -> None:
        super().__init__("unlock", up_to=True)

    def things(self, table: Table, at: Frame) -> list[int]:
        """If there is a lock."""
        return [code(UNLOCK)] if table.box.chests[at.by].lock is not None else []

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """D16.3, D31.18: it takes a key, and somebody whose keys open chests."""
        lock = table.box.chests[at.by].lock
        if option == DONE or lock is None:
            return None
        if flags(table, at.seat) & NO_UNLOCKING:
            return reasons.CANNOT_UNLOCK
        if not table.seats[at.seat].keys:
            return reasons.NO_KEY_TO_UNLOCK
        return refusal(table, at.seat, lock, reasons.NOTHING_HAPPENS)

    def waits(self, table: Table, at: Frame) -> bool:
        """D-R.7: whoever has no key may still get one."""
        found = self.things(table, at)
        return bool(found) and self.forbids(table, at, found[0]) is reasons.NO_KEY_TO_UNLOCK and may_bring(table, at)

    def asks(self, table: Table, at: Frame) -> Values:
        """The chest."""
        return {"chest": table.box.chests[at.by].id}

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """D31.8: with the trait the key is only shown."""
        lock = table.box.chests[at.by].lock
        assert lock is not None
        if not flags(table, at.seat) & KEEP_KEY:
            moves.pay(table, at.seat, KEYS, 1)
        table.tell("chest-unlocked", at.seat, at.by)
        table.push(lock, at.seat)


class Shut(Verb[Table]):
    """The used chest is discarded (D16.5)."""

    def do(self, table: Table, at: Frame) -> None:
        """Now it may be shuffled in again."""
        discard(table, at.by)


CHESTS: Final = Program("chests", (WantExtra(), Reveal(), DropOne(), Resolve(), EndOpening()))
CHEST: Final = Program("opening-chest", (Contents(), Unlock(), Shut()))
CHEST_PROGRAMS: Final[tuple[Program, ...]] = (CHESTS, CHEST)
