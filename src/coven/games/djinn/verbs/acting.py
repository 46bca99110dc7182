"""What the player does at the space reached (D13): its actions, the mandatory capture, the Source, or nothing."""

from __future__ import annotations

from typing import Final

from coven.engine.core.answers import BESIDE, code, kind_of, what
from coven.engine.core.ask import DONE
from coven.engine.core.machine import Frame, Program, Reason, Values, Verb
from coven.games.djinn import crowd, legality
from coven.games.djinn.beside import FREE_ACTIONS
from coven.games.djinn.box import ACTION, ROUND, SHAPES, SOURCE
from coven.games.djinn.kinds import (
    BASIC,
    CAPTURE,
    CAPTURE_NOTHING,
    CAPTURE_SET,
    FORGO,
    PASSAGE,
    REWARD,
    ROW1,
    ROW2,
    SPECIAL,
)
from coven.games.djinn.legality import Place
from coven.games.djinn.limits import failed_loss, most_magic, source_fee
from coven.games.djinn.table import NO_CAPTURE, ROW_BEGUN, Table
from coven.games.djinn.verbs.capture import DECLARATION, CaptureBosses
from coven.games.djinn.verbs.capture_paid import close_row, fail
from coven.games.djinn.verbs.choose import Choose, perform


class BeginAction(Verb[Table]):
    """An action begins; a trait may go with it."""

    def do(self, table: Table, at: Frame) -> None:
        """No trait was used with it, and nothing is done yet."""
        table.turn.helped = (*table.turn.helped, False)
        table.turn.idle = (*table.turn.idle, True)


class ActionTrigger(Verb[Table]):
    """A trait that goes with each action of a location is used before or after it (D31.9, D-R.72)."""

    def do(self, table: Table, at: Frame) -> None:
        """Once used before the action, it is not offered after it."""
        if not table.turn.helped[-1]:
            for ability in table.seats[at.seat].powers.triggered:
                if ability.trigger == ACTION and ability.location == at.by and ability.program is not None:
                    table.push(ability.program, at.seat)


class Basic(Verb[Table]):
    """The basic action of a location."""

    def do(self, table: Table, at: Frame) -> None:
        """As printed."""
        perform(table, at.seat, table.box.locations[at.by].basic)


class Special(Verb[Table]):
    """The special action of a location."""

    def do(self, table: Table, at: Frame) -> None:
        """As printed."""
        perform(table, at.seat, table.box.locations[at.by].special)


class EndAction(Verb[Table]):
    """The action is finished; one of which nothing was done does not count as performed (D13.12, D-R.62)."""

    def __init__(self, of: int) -> None:
        self.of = of

    def do(self, table: Table, at: Frame) -> None:
        """The one around it goes on."""
        turn = table.turn
        idle = turn.idle[-1] and not turn.helped[-1]
        turn.helped = turn.helped[:-1]
        turn.idle = turn.idle[:-1]
        if idle and self.of != OF_AWARD:
            table.tell("action-left", at.seat, at.by)
            if self.of == OF_SPACE:
                turn.acted = False
            else:
                turn.used_passage = False


OF_SPACE: Final = 0
OF_PASSAGE: Final = 1
OF_AWARD: Final = 2  # D-R.106: it does not touch the compensation


def action(name: str, verb: Verb[Table], of: int) -> Program:
    """An action with the traits that go with it."""
    return Program(name, (BeginAction(), ActionTrigger(), verb, ActionTrigger(), EndAction(of)))


BASIC_ACTION: Final = action("basic-action", Basic(), OF_SPACE)
SPECIAL_ACTION: Final = action("special-action", Special(), OF_SPACE)
PASSAGE_ACTION: Final = action("passage-action", Basic(), OF_PASSAGE)
AWARD_ACTION: Final = action("award-action", Basic(), OF_AWARD)


class Act(Choose):
    """The actions of the space, in any order, each finished before the next begins (D13.4, D13.7, D-R.32)."""

    def __init__(self) -> None:
        super().__init__("act", up_to=True)

    def do(self, table: Table, at: Frame) -> None:
        """Until the player is done; where nothing else is left, the turn ends by itself."""
        options = self.options(table, at)
        if len(options) > 1 or options[0] != DONE:
            table.options = options

    def things(self, table: Table, at: Frame) -> list[int]:
        """What the space offers and the turn has left."""
        assert table.place is not None
        return self.offered(table, at.seat, table.place, False)

    def candidates(self, table: Table, at: Frame) -> list[int]:
        """All that the space offers, the end of the turn, and the free actions."""
        found = [*self.offered(table, at.seat, Place(table, at.seat), True), DONE]
        return found + FREE_ACTIONS.things(table, at, self.beside)

    def offered(self, table: Table, seat: int, place: Place, used: bool) -> list[int]:
        """What the space offers, with or without what the turn has used up."""
        owner = table.seats[seat]
        found: list[int] = []
        if place.shape == SOURCE:
            found += table.box.rows
        else:
            if used or place.acting is None:
                if place.shape == ROUND:
                    found.append(code(SPECIAL, place.location))
                found.append(code(BASIC, place.location))
            if place.facing or (used and table.crowds[owner.space]):
                found.append(code(CAPTURE))
                found.append(code(CAPTURE_NOTHING))
            if owner.placed:
                found += [code(PASSAGE, passage) for passage in legality.passages_here(table, seat)]
            if used or place.forgoing is None:
                found += table.box.forgoing
        for card in owner.powers.rewards:
            found.append(code(REWARD, card))
        return found

    def kinds(self) -> tuple[int, ...]:
        """Everything that belongs elsewhere."""
        return (BASIC, SPECIAL, PASSAGE, CAPTURE, CAPTURE_NOTHING, CAPTURE_SET, FORGO, ROW1, ROW2, REWARD)

    def weigh(self, table: Table, at: Frame) -> None:
        """What the turn has left to do here."""
        table.place = Place(table, at.seat)

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """The rule that forbids an action, or ending the turn."""
        assert table.place is not None
        return legality.forbids(table, at.seat, table.place, option)

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """What a refusal speaks of."""
        return legality.speaks_of(table, at.seat, option)

    def asks(self, table: Table, at: Frame) -> Values:
        """Where the wizard stands and what faces it."""
        place = Place(table, at.seat)
        values: Values = {
            "location": table.space_word(table.seats[at.seat].space),
            "shape": SHAPES[place.shape],
            "magic": table.seats[at.seat].magic,
            "most": most_magic(table, at.seat),
            "crowd": crowd.named(table.here(at.seat)),
            "pending": int(place.facing),
            "loss": failed_loss(table, at.seat),
            "final": int(table.final),
        }
        if place.shape == SOURCE:
            values["cost-scrolls"] = source_fee(table, at.seat)
        return values

    def answer(self, table: Table, at: Frame, option: int) -> None:
        """Come back after each action."""
        if option >= BESIDE:
            super().answer(table, at, option)
        elif option != DONE:
            at.again()
            self.takes(table, at, option)

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """Carry an action out."""
        kind = kind_of(option)
        turn = table.turn
        if kind == CAPTURE:
            table.capture = NO_CAPTURE
            table.push(DECLARATION, at.seat)
        elif kind == CAPTURE_NOTHING:
            fail(table, at.seat)
        elif kind == FORGO:
            turn.forgone = True
            table.tell("forgone", at.seat, what(option))
            table.push(table.box.forgo[what(option)].program, at.seat)
        elif kind == REWARD:
            self._reward(table, at.seat, what(option))
        elif kind == ROW1:
            self._row1(table, at.seat, what(option))
        elif kind == ROW2:
            turn.row2 = ROW_BEGUN
            table.push(table.box.row2[what(option)].program, at.seat)
        else:
            self._act(table, at.seat, kind, what(option))

    def _act(self, table: Table, seat: int, kind: int, location: int) -> None:
        table.tell("special-done" if kind == SPECIAL else "basic-done", seat, location)
        if kind == PASSAGE:
            table.turn.used_passage = True
            table.push(PASSAGE_ACTION, seat, location)
        else:
            table.turn.acted = True
            table.push(SPECIAL_ACTION if kind == SPECIAL else BASIC_ACTION, seat, location)

    def _reward(self, table: Table, seat: int, gear: int) -> None:
        """D29.1, D-R.43: once in a turn."""
        table.turn.rewarded = (*table.turn.rewarded, gear)
        table.tell("rewarded", seat, gear)
        program = table.box.gear[gear].ability.program
        assert program is not None
        table.push(program, seat)

    def _row1(self, table: Table, seat: int, offer: int) -> None:
        """D20.2, D20.3: a capture of bosses closes the row only when it is paid."""
        program = table.box.row1[offer].program
        if not isinstance(program.steps[0], CaptureBosses):
            close_row(table)
        table.push(program, seat)

    def pass_with(self, table: Table, at: Frame) -> int:
        """The choice of an action is never taken away."""
        return -1


ACTING_PROGRAMS: Final[tuple[Program, ...]] = (BASIC_ACTION, SPECIAL_ACTION, PASSAGE_ACTION, AWARD_ACTION)
