"""What the player does at the space reached (D13): its actions, the mandatory capture, the Source, or nothing."""

from __future__ import annotations

from typing import Final

from coven.engine.core.machine import DONE, Frame, Program, Reason, Values, Verb
from coven.games.djinn import crowd, free
from coven.games.djinn.box import ACTION, ROUND, SHAPES, SOURCE
from coven.games.djinn.free import ALL, FREE
from coven.games.djinn.limits import most_magic, source_fee
from coven.games.djinn.table import NO_CAPTURE, ROW_BEGUN, Table
from coven.games.djinn.verbs import judging
from coven.games.djinn.verbs.ask import Ask
from coven.games.djinn.verbs.capturing import DECLARATION, CaptureBosses
from coven.games.djinn.verbs.commit import close_row, fail, failed_loss
from coven.games.djinn.verbs.judging import (
    BASIC,
    CAPTURE,
    CAPTURE_NOTHING,
    FORGO,
    PASSAGE,
    REWARD,
    ROW1,
    ROW2,
    SPECIAL,
    code,
)
from coven.games.djinn.verbs.moving import space_word


class ActionTrigger(Verb[Table]):
    """A trait that goes with each action of a location is used before or after it (D31.9, D-R.72)."""

    def do(self, table: Table, at: Frame) -> None:
        """The frame counts what the trait did: once used before the action, it is not offered after it."""
        if at.moved == 0:
            for ability in table.seats[at.seat].powers.triggered:
                if ability.trigger == ACTION and ability.location == at.by and ability.program is not None:
                    table.push(ability.program, at.seat)


class Basic(Verb[Table]):
    """The basic action of a location."""

    def do(self, table: Table, at: Frame) -> None:
        """As printed."""
        table.push(table.box.locations[at.by].basic, at.seat)


class Special(Verb[Table]):
    """The special action of a location."""

    def do(self, table: Table, at: Frame) -> None:
        """As printed."""
        table.push(table.box.locations[at.by].special, at.seat)


BASIC_ACTION: Final = Program("basic-action", (ActionTrigger(), Basic(), ActionTrigger()))
SPECIAL_ACTION: Final = Program("special-action", (ActionTrigger(), Special(), ActionTrigger()))


class Act(Ask):
    """The actions of the space, in any order, each finished before the next begins (D13.4, D13.7, D-R.32)."""

    def __init__(self) -> None:
        super().__init__("act", up_to=True)

    def do(self, table: Table, at: Frame) -> None:
        """Until the player is done; where nothing else is left, the turn ends by itself."""
        options = self.options(table, at)
        if len(options) > 1 or options[0] != DONE:
            table.options = options

    def options(self, table: Table, at: Frame) -> list[int]:
        """The actions, the end of the turn where it is allowed, and the free actions."""
        found = judging.legal(table, at.seat)
        if judging.stopping(table, at.seat) is None:
            found.append(DONE)
        free.add_legal(table, at.seat, ALL, found)
        return found

    def things(self, table: Table, at: Frame) -> list[int]:
        """What the space offers."""
        shape = table.space_of(at.seat).shape
        if shape == SOURCE:
            found = [code(ROW1, number) for number in range(len(table.box.row1))]
            found += [code(ROW2, number) for number in range(len(table.box.row2))]
        else:
            location = table.tiles[table.seats[at.seat].space]
            if shape == ROUND:
                found = [code(SPECIAL, location), code(BASIC, location)]
                if crowd.size(table.here(at.seat)):
                    found += [code(CAPTURE), code(CAPTURE_NOTHING)]
            else:
                found = [code(BASIC, location)]
                found += [code(PASSAGE, passage) for passage in judging.passages_here(table, at.seat)]
            found += [code(FORGO, number) for number in range(len(table.box.forgo))]
        for card in table.seats[at.seat].powers.rewards:
            found.append(code(REWARD, card))
        return found

    def others(self, table: Table, at: Frame) -> list[int]:
        """Everything that belongs elsewhere."""
        found = [code(CAPTURE), code(CAPTURE_NOTHING)]
        for location in range(len(table.box.locations)):
            found += [code(BASIC, location), code(SPECIAL, location), code(PASSAGE, location)]
        found += [code(FORGO, number) for number in range(len(table.box.forgo))]
        found += [code(ROW1, number) for number in range(len(table.box.row1))]
        found += [code(ROW2, number) for number in range(len(table.box.row2))]
        found += [code(REWARD, gear) for gear in range(len(table.box.gear))]
        return found

    def denies(self, table: Table, at: Frame, option: int) -> Reason | None:
        """The rule that forbids an action, or ending the turn."""
        return judging.judge(table, at.seat, option)

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """What a refusal speaks of."""
        return judging.speaks_of(table, at.seat, option)

    def asks(self, table: Table, at: Frame) -> Values:
        """Where the wizard stands and what faces it."""
        space = table.space_of(at.seat)
        values: Values = {
            "location": space_word(table, table.seats[at.seat].space),
            "shape": SHAPES[space.shape],
            "magic": table.seats[at.seat].magic,
            "most": most_magic(table, at.seat),
            "crowd": crowd.named(table.here(at.seat)),
            "pending": int(judging.pending(table, at.seat)),
            "loss": failed_loss(table, at.seat),
            "final": int(table.final),
        }
        if space.shape == SOURCE:
            values["cost-scrolls"] = source_fee(table, at.seat)
        return values

    def says(self, table: Table, at: Frame, option: int) -> str:
        """`basic academy`, `passage tavern`, `capture`, `forgo coins`, `source cork`, `reward hat9`."""
        kind = option >> 8
        what = option & 255
        box = table.box
        if kind == CAPTURE:
            return "capture"
        if kind == CAPTURE_NOTHING:
            return "capture nothing"
        if kind == FORGO:
            return f"forgo {box.forgo[what].word}"
        if kind in (ROW1, ROW2):
            return f"source {(box.row1 if kind == ROW1 else box.row2)[what].word}"
        if kind == REWARD:
            return f"reward {box.gear[what].id}"
        verb = "basic" if kind == BASIC else "special" if kind == SPECIAL else "passage"
        return f"{verb} {box.locations[what].id}"

    def answer(self, table: Table, at: Frame, option: int) -> None:
        """Come back after each action."""
        if option == DONE:
            return
        if option >= FREE:
            super().answer(table, at, option)
        else:
            at.again()
            self.takes(table, at, option)

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """Carry an action out."""
        kind = option >> 8
        what = option & 255
        turn = table.turn
        if kind == CAPTURE:
            table.capture = NO_CAPTURE
            table.push(DECLARATION, at.seat)
        elif kind == CAPTURE_NOTHING:
            fail(table, at.seat)
        elif kind == FORGO:
            turn.forgone = True
            table.tell("forgone", at.seat, what)
            table.push(table.box.forgo[what].program, at.seat)
        elif kind == REWARD:
            self._reward(table, at.seat, what)
        elif kind == ROW1:
            self._row1(table, at.seat, what)
        elif kind == ROW2:
            turn.row2 = ROW_BEGUN
            table.push(table.box.row2[what].program, at.seat)
        else:
            self._act(table, at.seat, kind, what)

    def _act(self, table: Table, seat: int, kind: int, location: int) -> None:
        if kind == PASSAGE:
            table.turn.used_passage = True
        else:
            table.turn.acted = True
        table.tell("special-done" if kind == SPECIAL else "basic-done", seat, location)
        table.push(SPECIAL_ACTION if kind == SPECIAL else BASIC_ACTION, seat, location)

    def _reward(self, table: Table, seat: int, gear: int) -> None:
        """D29.1, D-R.43: once in a turn."""
        table.turn.rewarded = (*table.turn.rewarded, gear)
        table.tell("rewarded", seat, gear)
        program = table.box.gear[gear].ability.program
        assert program is not None
        table.push(program, seat)

    def _row1(self, table: Table, seat: int, what: int) -> None:
        """D20.2, D20.3: a capture of bosses closes the row only when it is paid."""
        program = table.box.row1[what].program
        if not isinstance(program.steps[0], CaptureBosses):
            close_row(table)
        table.push(program, seat)


ACTING_PROGRAMS: Final[tuple[Program, ...]] = (BASIC_ACTION, SPECIAL_ACTION)
