"""What cards do: one class for each advantage, with what it needs (W18)."""

from __future__ import annotations

from coven.engine.core.answers import code, what
from coven.engine.core.ask import DONE, Ask
from coven.engine.core.machine import Frame, Program, Reason, Values, Verb
from coven.games.witches import cards, legality, places, reasons
from coven.games.witches.answers import (
    BOTH_DICE,
    DISCARD,
    FIRST_DIE,
    GO,
    HELP,
    PEEK,
    REROLL,
    REVEAL,
    SECOND_DIE,
    instead,
)
from coven.games.witches.box import ANY_KIND
from coven.games.witches.limits import falls_short
from coven.games.witches.pieces import NOWHERE, RESCUED
from coven.games.witches.table import Table
from coven.games.witches.verbs.cackles import give_cackles
from coven.games.witches.verbs.questions import Choose


class AddBonus(Verb[Table]):
    """W18.1: add a number to the total of the attempt; some cards only against one kind of enemy."""

    def __init__(self, amount: int, kind: int) -> None:
        self.amount = amount
        self.kind = kind

    def void(self, table: Table, seat: int) -> Reason | None:
        """W-R.40, W18.3: in an attempt, and some only against certain enemies."""
        if not legality.attempting(table):
            return reasons.BONUS_NO_ATTEMPT
        return None if self.kind in (ANY_KIND, table.tile_at(table.attempt.slot).kind) else reasons.WRONG_ENEMY

    def do(self, table: Table, at: Frame) -> None:
        """It counts at once."""
        table.attempt.bonus += self.amount


class GainCackles(Verb[Table]):
    """W18.6, W-R.54: some cards cost a Cackle, taken at once."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, table: Table, at: Frame) -> None:
        """Before anything else of the card."""
        give_cackles(table, at.seat, self.amount)


class DrawCards(Verb[Table]):
    """W18.4, W18.5: draw cards, above the hand limit too."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def void(self, table: Table, seat: int) -> Reason | None:
        """W-R.13: where no card is left."""
        return nothing_to_draw(table)

    def do(self, table: Table, at: Frame) -> None:
        """As many as there are (W-R.17)."""
        table.draw(at.seat, self.amount)


def nothing_to_draw(table: Table) -> Reason | None:
    """W-R.13: drawing needs cards somewhere."""
    return None if table.pile or table.discard else reasons.CHANGES_NOTHING


class AddPaths(Verb[Table]):
    """W18.19: the current walk may follow more paths."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def void(self, table: Table, seat: int) -> Reason | None:
        """W-R.31: in a walk, and where a longer walk could go on."""
        if table.paths < 0 or not table.entered:
            return reasons.NOT_WALKING
        stopped = not table.slipped and places.occupied(table, table.seats[seat].spot, seat)
        return reasons.STOPPED_HERE if stopped and not legality.can_vanish(table, seat) else None

    def do(self, table: Table, at: Frame) -> None:
        """Several cards add up (W-R.31)."""
        table.paths += self.amount


class RevealHidden(Choose):
    """W18.18, W-R.58: turn one face-down Hard Problem on the map face up."""

    def void(self, table: Table, seat: int) -> Reason | None:
        """There must be one."""
        return None if places.hidden_problems(table) else reasons.NOTHING_TO_REVEAL

    def things(self, table: Table, at: Frame) -> list[int]:
        """All slots with a face-down tile."""
        return [code(REVEAL, slot) for slot in cards.listed(places.hidden_problems(table))]

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """Only what lies face down."""
        return None if cards.has(places.hidden_problems(table), what(option)) else reasons.NOT_TO_REVEAL

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """Everyone sees it."""
        table.turn_up(what(option))


class RemoveCrisis(Choose):
    """W18.20, W-R.59: remove one Crisis from a Problem of her choice."""

    def void(self, table: Table, seat: int) -> Reason | None:
        """There must be one."""
        return None if table.troubled else reasons.NO_CRISIS

    def things(self, table: Table, at: Frame) -> list[int]:
        """All Problems with a Crisis."""
        return [code(HELP, slot) for slot in cards.listed(table.troubled)]

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """There must be one on it."""
        return None if table.crises[what(option)] else reasons.NO_CRISIS_THERE

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """It returns to the supply."""
        table.remove_crisis(what(option))


class Peek(Ask[Table]):
    """W18.32, W-R.57: look at face-down Hard Problems on the map; only she sees them."""

    def __init__(self, number: int) -> None:
        super().__init__("peek", remembers=True)
        self.number = number

    def void(self, table: Table, seat: int) -> Reason | None:
        """W-R.57: there must be one."""
        return None if places.hidden_problems(table) else reasons.NOTHING_TO_PEEK_AT

    def amount(self, table: Table, at: Frame) -> int:
        """Two."""
        return self.number

    def things(self, table: Table, at: Frame) -> list[int]:
        """All slots with a face-down tile."""
        return [code(PEEK, slot) for slot in cards.listed(places.hidden_problems(table))]

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """Two different ones."""
        if not cards.has(places.hidden_problems(table), what(option)):
            return reasons.NOT_TO_PEEK_AT
        return reasons.PEEKED_ALREADY if option in at.picks else None

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """What would be legal."""
        return instead(table, option)

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """It is put back face down."""
        table.doubt("peeked", at.seat, what(option))  # whether she knew it already
        table.show(what(option), at.seat)


class RerollDice(Choose):
    """W18.22, W18.24: reroll one or both dice of the pair rolled last."""

    def __init__(self, number: int) -> None:
        super().__init__("reroll")
        self.number = number

    def void(self, table: Table, seat: int) -> Reason | None:
        """Dice must have been rolled."""
        return None if legality.attempting(table) and table.attempt.dice else reasons.NOT_ROLLED

    def things(self, table: Table, at: Frame) -> list[int]:
        """The first die, the second, both."""
        both = [code(REROLL, BOTH_DICE)] if self.number > 1 else []
        return [code(REROLL, FIRST_DIE), code(REROLL, SECOND_DIE), *both]

    def asks(self, table: Table, at: Frame) -> Values:
        """The pair as it lies."""
        dice = table.attempt.dice
        return {"first": table.box.dice[dice[-2]], "second": table.box.dice[dice[-1]]}

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """W12.2, W18.23: the earlier result is forgotten, the new one counts."""
        dice = table.attempt.dice
        first = table.chance(len(table.box.dice)) if what(option) & FIRST_DIE else dice[-2]
        second = table.chance(len(table.box.dice)) if what(option) & SECOND_DIE else dice[-1]
        table.attempt.dice = (*dice[:-2], first, second)
        table.resolve_chance("rerolled", at.seat, table.box.dice[first], table.box.dice[second])


class Transmute(Ask[Table]):
    """W18.28, W-R.56: discard any number of other cards and draw as many, and more for this card."""

    def __init__(self, extra: int) -> None:
        super().__init__("transmute", up_to=True)
        self.extra = extra

    def void(self, table: Table, seat: int) -> Reason | None:
        """W-R.13: where no card is left."""
        return nothing_to_draw(table)

    def amount(self, table: Table, at: Frame) -> int:
        """Any number."""
        return cards.size(table.seats[at.seat].hand)

    def things(self, table: Table, at: Frame) -> list[int]:
        """The cards in hand."""
        return [code(DISCARD, card) for card in cards.listed(table.seats[at.seat].hand)]

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """Own cards only; she may stop."""
        held = option == DONE or cards.has(table.seats[at.seat].hand, what(option))
        return None if held else reasons.NOT_YOURS_TO_DISCARD

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """Face up to the discard pile."""
        table.spend(at.seat, what(option))
        table.lay_open("discarded", at.seat, what(option))

    def finish(self, table: Table, at: Frame) -> None:
        """Then the new cards come."""
        table.draw(at.seat, at.moved + self.extra)


class Vanish(Verb[Table]):
    """W18.9, W19.5: pass what she has come to or looks at, or leave the Dungeon."""

    def void(self, table: Table, seat: int) -> Reason | None:
        """There must be something to pass."""
        return legality.vanishing(table, seat)

    def do(self, table: Table, at: Frame) -> None:
        """Which of them, the situation tells."""
        if legality.waiting_in_dungeon(table, at.seat):
            table.push(LEAVE_DUNGEON, at.seat)
        elif table.looking != NOWHERE:
            table.looking = NOWHERE
        else:
            table.slipped = True


class Save(Verb[Table]):
    """W18.29, W18.30, W19.5: the attempt does not count as failed, or she leaves the Dungeon."""

    def void(self, table: Table, seat: int) -> Reason | None:
        """W-R.60, W19.5: against a total that is too low, or out of the Dungeon."""
        if legality.waiting_in_dungeon(table, seat):
            return None
        rolled = legality.attempting(table) and len(table.attempt.dice) == 4
        if rolled and falls_short(table, seat):
            return None
        return legality.staying_in_dungeon(table, seat) or reasons.NOT_FAILING

    def do(self, table: Table, at: Frame) -> None:
        """Which of them, the situation tells."""
        if legality.waiting_in_dungeon(table, at.seat):
            table.push(LEAVE_DUNGEON, at.seat)
        else:
            table.attempt.outcome = RESCUED


class GoAnywhere(Choose):
    """W-R.66: out of the Dungeon to any slot of any location."""

    def things(self, table: Table, at: Frame) -> list[int]:
        """Every slot."""
        return [code(GO, slot) for slot in range(table.box.dungeon)]

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """W-R.6: the Dungeon is no target."""
        return reasons.IN_DUNGEON if what(option) == table.box.dungeon else None

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """This is her movement action; the secondary action follows."""
        arrive(table, at.seat, what(option), "went")


def arrive(table: Table, seat: int, slot: int, how: str) -> None:
    """A witch has come to a slot with her movement action."""
    table.seats[seat].spot = slot
    table.moved = True
    table.entered = True
    if legality.might_look(table, seat):
        table.doubt(how, seat, slot)
    else:
        table.tell(how, seat, slot)


LEAVE_DUNGEON = Program("leave-dungeon", (GoAnywhere("go"),))
