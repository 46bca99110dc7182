"""What happens to spells: exhaust, neutralise, destroy, refresh."""

from __future__ import annotations

from coven.engine.core.answers import code, what
from coven.engine.core.ask import Ask
from coven.engine.core.machine import Frame, Reason, Values, Verb
from coven.games.madness import reasons
from coven.games.madness.answers import EXHAUST, FORGET, NEUTRALISE
from coven.games.madness.table import EXHAUSTED, FACE_DOWN, Table
from coven.games.madness.verbs.amount import ALL, Amount


def change(table: Table, seat: int, old: int, new: int) -> None:
    """Turn one of a player's spells."""
    spells = list(table.seats[seat].spells)
    spells[spells.index(old)] = new
    table.seats[seat].spells = tuple(spells)


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


def held(table: Table, seat: int, number: int) -> int:
    """A player's spell with its state, or -1 where it does not lie in front of the player."""
    for spell in table.seats[seat].spells:
        if spell >> 2 == number:
            return spell
    return -1


class SpellChoice(Ask[Table]):
    """Choose own spells."""

    kind = FORGET  # of the answers

    def __init__(self, prompt: str, amount: Amount) -> None:
        super().__init__(prompt)
        self.count = amount

    def amount(self, table: Table, at: Frame) -> int:
        """The number in the text."""
        return self.count.of(at)

    def things(self, table: Table, at: Frame) -> list[int]:
        """All own spells."""
        return [code(self.kind, spell >> 2) for spell in table.seats[at.seat].spells]

    def asks(self, table: Table, at: Frame) -> Values:
        """How many more, as far as there are any (M-R.58)."""
        return {"n": min(at.left, len(self.legal(table, at)))}


class Exhaust(SpellChoice):
    """Exhaust n own ready spells (M-R.58)."""

    kind = EXHAUST

    def __init__(self, amount: Amount) -> None:
        super().__init__("exhaust", amount)

    def do(self, table: Table, at: Frame) -> None:
        """Ask spell by spell; "all" leaves nothing to choose."""
        if self.count.mode != ALL:
            super().do(table, at)
            return
        for option in self.legal(table, at):
            self.takes(table, at, option)

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """Only a face-up, ready spell can be exhausted."""
        spell = held(table, at.seat, what(option))
        if spell < 0:
            return reasons.NOT_OWN_TO_TURN
        return reasons.NOT_READY if spell & 3 else None

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """Turn it sideways."""
        spell = what(option)
        change(table, at.seat, spell << 2, spell << 2 | EXHAUSTED)
        table.tell("exhausted", at.seat, spell)


class NeutraliseSpell(SpellChoice):
    """Neutralise n own face-up spells until a new monster arrives (M24.1, M24.10)."""

    kind = NEUTRALISE

    def __init__(self, amount: Amount) -> None:
        super().__init__("neutralise", amount)

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """M-R.58: only a face-up spell can be turned face down."""
        spell = held(table, at.seat, what(option))
        if spell < 0:
            return reasons.NOT_OWN_TO_TURN
        return reasons.LIES_FACE_DOWN if spell & FACE_DOWN else None

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """Turn it face down; exhausted stays exhausted (M24.6)."""
        spell = held(table, at.seat, what(option))
        change(table, at.seat, spell, spell + FACE_DOWN)
        table.tell("spell-neutralised", at.seat, what(option))


class DestroySpell(SpellChoice):
    """Destroy n own spells, in whatever state (M-R.93)."""

    def __init__(self, amount: Amount) -> None:
        super().__init__("forget", amount)

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """M-R.93: one of the own spells."""
        return reasons.NOT_OWN_TO_DESTROY if held(table, at.seat, what(option)) < 0 else None

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """It leaves the game."""
        drop(table, at.seat, held(table, at.seat, what(option)))


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
