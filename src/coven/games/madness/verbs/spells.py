"""What happens to spells: exhaust, neutralise, destroy, refresh."""

from __future__ import annotations

from coven.engine.core.choice import Choice
from coven.engine.core.machine import DONE, Frame, Reason, Values, Verb
from coven.games.madness import reasons
from coven.games.madness.table import EXHAUSTED, FACE_DOWN, Table
from coven.games.madness.verbs.amount import ALL, Amount


def change(table: Table, seat: int, old: int, new: int) -> None:
    """Turn one of a player's spells."""
    spells = table.seats[seat].spells
    where = spells.index(old)
    table.seats[seat].spells = (*spells[:where], new, *spells[where + 1 :])


def drop(table: Table, seat: int, spell: int) -> None:
    """M11.9: a destroyed spell leaves the game; it does not go back to the library."""
    spells = table.seats[seat].spells
    where = spells.index(spell)
    table.seats[seat].spells = spells[:where] + spells[where + 1 :]
    table.destroyed_spells += (spell >> 2,)
    table.tell("spell-destroyed", seat, spell >> 2)


def refresh_all(table: Table, seat: int, but: int = -1) -> None:
    """M-R.2, M-R.92: refresh a player's face-up spells; neutralised ones keep their state."""
    for spell in table.seats[seat].spells:
        if spell & 3 == EXHAUSTED and spell >> 2 != but:
            change(table, seat, spell, spell - EXHAUSTED)
            table.tell("refreshed", seat, spell >> 2)


class SpellChoice(Choice[Table]):
    """Choose own spells."""

    def __init__(self, amount: Amount) -> None:
        super().__init__()
        self.count = amount

    def amount(self, table: Table, at: Frame) -> int:
        """The number in the text."""
        return self.count.of(at)

    def things(self, table: Table, at: Frame) -> list[int]:
        """All own spells."""
        return list(table.seats[at.seat].spells)

    def asks(self, table: Table, at: Frame) -> Values:
        """How many more."""
        return {"n": at.left}

    def values(self, table: Table, at: Frame, option: int) -> Values:
        """The spell that is refused."""
        return {} if option == DONE else {"spell": table.box.spells[option >> 2].id}

    def word(self, table: Table, at: Frame, option: int) -> str:
        """`exhaust growth`."""
        return f"{self.prompt} {table.box.spells[option >> 2].word}"


class Exhaust(SpellChoice):
    """Exhaust n own ready spells (M-R.58)."""

    def __init__(self, amount: Amount) -> None:
        super().__init__(amount)
        self.prompt = "exhaust"

    def do(self, table: Table, at: Frame) -> None:
        """Ask spell by spell; "all" leaves nothing to choose."""
        if self.count.mode != ALL:
            super().do(table, at)
            return
        for option in self.options(table, at):
            self.take(table, at, option)

    def refuses(self, table: Table, at: Frame, option: int) -> Reason | None:
        """Only a face-up, ready spell can be exhausted."""
        return reasons.NOT_READY if option & 3 else None

    def take(self, table: Table, at: Frame, option: int) -> None:
        """Turn it sideways."""
        change(table, at.seat, option, option + EXHAUSTED)
        table.tell("exhausted", at.seat, option >> 2)


class NeutraliseSpell(SpellChoice):
    """Neutralise n own face-up spells until a new monster arrives (M24.1, M24.10)."""

    def __init__(self, amount: Amount) -> None:
        super().__init__(amount)
        self.prompt = "neutralise"

    def refuses(self, table: Table, at: Frame, option: int) -> Reason | None:
        """M-R.58: only a face-up spell can be turned face down."""
        return reasons.FACE_DOWN_SPELL if option & FACE_DOWN else None

    def take(self, table: Table, at: Frame, option: int) -> None:
        """Turn it face down; exhausted stays exhausted (M24.6)."""
        change(table, at.seat, option, option + FACE_DOWN)
        table.tell("spell-neutralised", at.seat, option >> 2)


class DestroySpell(SpellChoice):
    """Destroy n own spells, in whatever state (M-R.93)."""

    def __init__(self, amount: Amount) -> None:
        super().__init__(amount)
        self.prompt = "forget"

    def take(self, table: Table, at: Frame, option: int) -> None:
        """It leaves the game."""
        drop(table, at.seat, option)


class RefreshAll(Verb[Table]):
    """Refresh all own exhausted spells but one."""

    def __init__(self, but: str) -> None:
        self.but = but

    def do(self, table: Table, at: Frame) -> None:
        """Neutralised spells are not touched (M-R.92)."""
        refresh_all(table, at.seat, table.box.spell_named(self.but))


def wake_spells(table: Table) -> None:
    """M24.10, M-R.45: when the page is turned, all neutralised spells turn face up, as exhausted as they were."""
    for seat in range(len(table.seats)):
        for spell in table.seats[seat].spells:
            if spell & FACE_DOWN:
                change(table, seat, spell, spell - FACE_DOWN)
                table.tell("spell-woke", seat, spell >> 2)
