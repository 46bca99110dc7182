"""The Grimoire phase: marker, curses that strike, the page that turns (M7, M8)."""

from __future__ import annotations

from typing import Final

from coven.engine.core.machine import Frame, Program, Verb
from coven.games.madness.box import MULTI, Effect
from coven.games.madness.cards import MADNESS, ONE
from coven.games.madness.perform import perform
from coven.games.madness.table import Curse, Table
from coven.games.madness.verbs.spells import refresh_all, wake_spells

SPACE_OF: Final[tuple[int, ...]] = (2, 3, 3, 4, 5)  # M5.5: two slots at space 3


class Concentrate(Verb[Table]):
    """A new turn: the active player's spells are refreshed (M7.1, M7.2)."""

    def do(self, table: Table, at: Frame) -> None:
        """Neutralised spells keep their state (M-R.2)."""
        at.seat = table.active
        table.turn += 1
        table.ability_used = False
        table.refusals = ()
        table.tell("turn-began", table.active, table.turn)
        refresh_all(table, table.active)


class MoveMarker(Verb[Table]):
    """The invocation marker moves one space, then the new space is applied (M7.3)."""

    def do(self, table: Table, at: Frame) -> None:
        """Spaces 2 to 5 have curses; behind 5 lies Invocation; the very first move opens the book (M7.17)."""
        table.marker += 1
        if table.marker == 6:
            table.marker = 0
            table.tell("marker-moved", table.marker)
            table.push(JUDGE_PROGRAM, table.active)
            return
        table.tell("marker-moved", table.marker)
        if table.round == 0:
            table.push(PAGE_PROGRAM, table.active)
        for slot in (4, 3, 2, 1, 0):  # M8.8: the left one on top, so it strikes first
            if SPACE_OF[slot] == table.marker and table.curses[slot] is not None:
                table.push(STRIKE_PROGRAM, table.active, slot)


class Strike(Verb[Table]):
    """A face-up curse whose space the marker has reached is triggered, once (M7.4, M8.1)."""

    def do(self, table: Table, at: Frame) -> None:
        """A neutralised one is not, and will not be later (M24.7, M-R.44)."""
        curse = table.curses[at.by]
        if curse is None or curse.asleep:
            return
        curse.struck = True
        table.tell("curse-struck", curse.card, at.by)
        perform(table, table.box.curses[curse.card].effect, table.active, at.by, 1, ())


class Judge(Verb[Table]):
    """Any curse left brings the penalty of the right page, none left its bonus (M7.5, M7.6, M7.8)."""

    def do(self, table: Table, at: Frame) -> None:
        """Face-down curses count (M24.9)."""
        page = table.box.pages[table.pages[-1]]
        left = [curse for curse in table.curses if curse is not None]
        table.tell("monster-survived" if left else "monster-defeated", table.page)
        resolve(table, page.penalty if left else page.bonus)


class ReturnCurses(Verb[Table]):
    """Curses left go to the bottom of their stacks, first slot first; Warlock madness is destroyed (M7.7, M27.3)."""

    def do(self, table: Table, at: Frame) -> None:
        """Tokens go back to the store (M-R.53)."""
        for slot in range(5):
            curse = table.curses[slot]
            if curse is None:
                continue
            kind = table.curse_kind(slot)
            stacks = list(table.curse_stacks)
            stacks[kind] = (curse.card, *stacks[kind])
            table.curse_stacks = tuple(stacks)
            table.returned = tuple([seen + 1 if of == kind else seen for of, seen in enumerate(table.returned)])
            table.tokens += curse.tokens
            table.destroyed += curse.under * ONE[MADNESS]
            table.curses[slot] = None
            table.tell("curse-returned", curse.card, slot, curse.under)


class TurnPage(Verb[Table]):
    """The marker stands on 1, the page is turned, the new monster is revealed (M7.9, M7.10)."""

    def do(self, table: Table, at: Frame) -> None:
        """Neutralised spells turn face up before the arrival (M-R.45)."""
        if table.marker == 0:
            table.marker = 1
            table.tell("marker-moved", table.marker)
        if table.page >= 0:
            table.past_pages += (table.page,)
        table.page = table.pages[-1]
        table.pages = table.pages[:-1]
        table.reveal("page-turned", table.page)
        wake_spells(table)


class Arrive(Verb[Table]):
    """The new monster's arrival effect (M7.11)."""

    def do(self, table: Table, at: Frame) -> None:
        """What speaks of curses waits for them (M-R.50)."""
        resolve(table, table.box.pages[table.page].arrival)


class ArriveFinal(Verb[Table]):
    """With the sixth monster the final page has an effect of its own, after the monster's (M3.9, M-R.46)."""

    def do(self, table: Table, at: Frame) -> None:
        """Only the final page is left."""
        if len(table.pages) == 1:
            resolve(table, table.box.pages[table.pages[-1]].arrival)


class LayCurses(Verb[Table]):
    """The round marker moves down; multi-element curses are laid first, then left, top, right (M7.12 to M7.16)."""

    def do(self, table: Table, at: Frame) -> None:
        """Five slots: the Hydra's extra curse is left out where it does not fit (M-R.51)."""
        table.round += 1
        table.tell("round-began", table.round)
        page = table.box.pages[table.page]
        multi = table.box.round_track[table.variants.difficulty - 1][table.round - 1]
        kinds = [MULTI] * min(multi + page.extra_multi, 5 - len(page.curses)) + list(page.curses)
        slot = 0
        for kind in kinds:
            stack = table.curse_stacks[kind]
            if stack:  # M-R.54: an empty stack gives none, the following ones move up
                table.curses[slot] = Curse(stack[-1])
                _uncover_curse(table, kind)
                table.reveal("curse-laid", stack[-1], slot)
                slot += 1


def _uncover_curse(table: Table, kind: int) -> None:
    stacks = list(table.curse_stacks)
    stacks[kind] = stacks[kind][:-1]
    table.curse_stacks = tuple(stacks)
    left = len(stacks[kind])
    table.returned = tuple([min(seen, left) if of == kind else seen for of, seen in enumerate(table.returned)])


class OnCurses(Verb[Table]):
    """The part of the arrival that speaks of curses, now that they lie there (M-R.50)."""

    def do(self, table: Table, at: Frame) -> None:
        """Warlock and Iron Golem."""
        resolve(table, table.box.pages[table.page].on_curses)


class WakeCurses(Verb[Table]):
    """At the end of the Grimoire phase curses neutralised in an earlier turn turn face up (M24.8, M-R.43)."""

    def do(self, table: Table, at: Frame) -> None:
        """So they can be broken in the Action phase that follows."""
        for slot in range(5):
            curse = table.curses[slot]
            if curse is not None and curse.asleep and curse.asleep < table.turn:
                curse.asleep = 0
                table.tell("curse-woke", curse.card, slot)


def resolve(table: Table, effect: Effect | None) -> None:
    """Carry out a page's sentence from the active player on (M-R.47)."""
    if effect is not None:
        perform(table, effect, table.active, table.active, 1, ())


PAGE_STEPS: Final[tuple[Verb[Table], ...]] = (TurnPage(), Arrive(), ArriveFinal(), LayCurses(), OnCurses())
STRIKE_PROGRAM: Final = Program("strike", (Strike(),))
JUDGE_PROGRAM: Final = Program("judge", (Judge(), ReturnCurses(), *PAGE_STEPS))
PAGE_PROGRAM: Final = Program("page", PAGE_STEPS)
UNTURNED: Final = 1  # the marker has reached Invocation, the page is still to be turned
TURNED: Final = 2  # the page is turned, its curses are still to be laid out


def turning(table: Table) -> int:
    """How far the turning of a page has come; 0 where none is going on."""
    for at in table.frames:
        if at.program is JUDGE_PROGRAM or at.program is PAGE_PROGRAM:
            left = len(at.program.steps) - at.at  # of TurnPage, Arrive, ArriveFinal, LayCurses, OnCurses
            return UNTURNED if left > 4 else TURNED if left > 1 else 0
    return 0


GRIMOIRE_PROGRAMS: Final[tuple[Program, ...]] = (STRIKE_PROGRAM, JUDGE_PROGRAM, PAGE_PROGRAM)
