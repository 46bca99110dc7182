"""What cards do: one class for each advantage (W18)."""

from __future__ import annotations

from coven.engine.core.choice import Choice
from coven.engine.core.machine import Frame, Program, Reason, Values, Verb
from coven.games.witches import cards, codes, judging, places, reasons, words
from coven.games.witches.codes import code
from coven.games.witches.pieces import NOWHERE, RESCUED
from coven.games.witches.table import Table
from coven.games.witches.verbs.cackles import give_cackles
from coven.games.witches.verbs.plain import Ask


class AddBonus(Verb[Table]):
    """W18.1: add a number to the total of the attempt."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

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

    def do(self, table: Table, at: Frame) -> None:
        """As many as there are (W-R.17)."""
        table.draw(at.seat, self.amount)


class AddPaths(Verb[Table]):
    """W18.19: the current walk may follow more paths."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, table: Table, at: Frame) -> None:
        """Several cards add up (W-R.31)."""
        table.paths += self.amount


class RevealHidden(Ask):
    """W18.18, W-R.58: turn one face-down Hard Problem on the map face up."""

    def __init__(self) -> None:
        self.prompt = "reveal"

    def candidates(self, table: Table, at: Frame) -> list[int]:
        """All slots with a face-down tile."""
        return [code(codes.REVEAL, slot) for slot in places.hidden_problems(table)]

    def beyond(self, table: Table, at: Frame) -> list[int]:
        """All other slots."""
        return [code(codes.REVEAL, slot) for slot in range(table.box.dungeon)]

    def refuses(self, table: Table, at: Frame, option: int) -> Reason | None:
        """Only what lies face down."""
        return None if codes.what_of(option) in places.hidden_problems(table) else reasons.NOT_HIDDEN

    def answer(self, table: Table, at: Frame, option: int) -> None:
        """Everyone sees it."""
        table.turn_up(codes.what_of(option))


class RemoveCrisis(Ask):
    """W18.20, W-R.59: remove one Crisis from a Problem of her choice."""

    def __init__(self) -> None:
        self.prompt = "help"

    def candidates(self, table: Table, at: Frame) -> list[int]:
        """All Problems with a Crisis."""
        return [code(codes.HELP, slot) for slot in places.with_crisis(table)]

    def beyond(self, table: Table, at: Frame) -> list[int]:
        """All other slots."""
        return [code(codes.HELP, slot) for slot in range(table.box.dungeon)]

    def refuses(self, table: Table, at: Frame, option: int) -> Reason | None:
        """There must be one."""
        return None if table.crises[codes.what_of(option)] else reasons.NO_CRISIS_THERE

    def answer(self, table: Table, at: Frame, option: int) -> None:
        """It returns to the supply."""
        table.remove_crisis(codes.what_of(option))


class Peek(Choice[Table]):
    """W18.32, W-R.57: look at face-down Hard Problems on the map; only she sees them."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.prompt = "peek"
        self.number = number

    def amount(self, table: Table, at: Frame) -> int:
        """Two."""
        return self.number

    def things(self, table: Table, at: Frame) -> list[int]:
        """All slots with a face-down tile."""
        return [code(codes.PEEK, slot) for slot in places.hidden_problems(table)]

    def beyond(self, table: Table, at: Frame) -> list[int]:
        """All other slots."""
        return [code(codes.PEEK, slot) for slot in range(table.box.dungeon)]

    def refuses(self, table: Table, at: Frame, option: int) -> Reason | None:
        """Two different ones."""
        if codes.what_of(option) not in places.hidden_problems(table):
            return reasons.NOT_HIDDEN
        return reasons.PEEKED_ALREADY if option in at.picks else None

    def values(self, table: Table, at: Frame, option: int) -> Values:
        """The slot a refusal speaks of, and those that would be legal."""
        return {**words.speaks_of(table, option), **words.instead(table, option)}

    def word(self, table: Table, at: Frame, option: int) -> str:
        """`peek slice`."""
        return words.say(table, option)

    def take(self, table: Table, at: Frame, option: int) -> None:
        """It is put back face down."""
        table.tell("peeked", at.seat, codes.what_of(option))
        table.show(codes.what_of(option), at.seat)


class RerollDice(Ask):
    """W18.22, W18.24: reroll one or both dice of the pair rolled last."""

    def __init__(self, number: int) -> None:
        self.prompt = "reroll"
        self.number = number

    def candidates(self, table: Table, at: Frame) -> list[int]:
        """The first die, the second, both."""
        both = [code(codes.REROLL, 3)] if self.number > 1 else []
        return [code(codes.REROLL, 1), code(codes.REROLL, 2), *both]

    def asks(self, table: Table, at: Frame) -> Values:
        """The pair as it lies."""
        dice = table.attempt.dice
        return {"first": table.box.dice[dice[-2]], "second": table.box.dice[dice[-1]]}

    def answer(self, table: Table, at: Frame, option: int) -> None:
        """W12.2, W18.23: the earlier result is forgotten, the new one counts."""
        which = codes.what_of(option)
        dice = table.attempt.dice
        first = table.chance(len(table.box.dice)) if which & 1 else dice[-2]
        second = table.chance(len(table.box.dice)) if which & 2 else dice[-1]
        table.attempt.dice = (*dice[:-2], first, second)
        table.resolve_chance("rerolled", at.seat, table.box.dice[first], table.box.dice[second])


class Transmute(Choice[Table]):
    """W18.28, W-R.56: discard any number of other cards and draw as many, and more for this card."""

    def __init__(self, extra: int) -> None:
        super().__init__(up_to=True)
        self.prompt = "transmute"
        self.extra = extra

    def amount(self, table: Table, at: Frame) -> int:
        """Any number."""
        return cards.size(table.seats[at.seat].hand)

    def things(self, table: Table, at: Frame) -> list[int]:
        """The cards in hand."""
        return [code(codes.DISCARD, card) for card in cards.listed(table.seats[at.seat].hand)]

    def word(self, table: Table, at: Frame, option: int) -> str:
        """`discard greebo-1`, or `done`."""
        return words.say(table, option)

    def take(self, table: Table, at: Frame, option: int) -> None:
        """Face up to the discard pile."""
        table.spend(at.seat, codes.what_of(option))
        table.reveal("discarded", at.seat, codes.what_of(option))

    def finish(self, table: Table, at: Frame) -> None:
        """Then the new cards come."""
        table.draw(at.seat, at.moved + self.extra)


class Vanish(Verb[Table]):
    """W18.9, W19.5: pass what she has come to or looks at, or leave the Dungeon."""

    def do(self, table: Table, at: Frame) -> None:
        """Which of them, the situation tells."""
        if judging.waiting_in_dungeon(table, at.seat):
            table.push(LEAVE_DUNGEON, at.seat)
        elif table.looking != NOWHERE:
            table.looking = NOWHERE
        else:
            table.slipped = True


class Save(Verb[Table]):
    """W18.29, W18.30, W19.5: the attempt does not count as failed, or she leaves the Dungeon."""

    def do(self, table: Table, at: Frame) -> None:
        """Which of them, the situation tells."""
        if judging.waiting_in_dungeon(table, at.seat):
            table.push(LEAVE_DUNGEON, at.seat)
        else:
            table.attempt.outcome = RESCUED


class GoAnywhere(Ask):
    """W-R.66: out of the Dungeon to any slot of any location."""

    def __init__(self) -> None:
        self.prompt = "go"

    def candidates(self, table: Table, at: Frame) -> list[int]:
        """Every slot."""
        return [code(codes.GO, slot) for slot in range(table.box.dungeon)]

    def beyond(self, table: Table, at: Frame) -> list[int]:
        """Not the Dungeon."""
        return [code(codes.GO, table.box.dungeon)]

    def refuses(self, table: Table, at: Frame, option: int) -> Reason | None:
        """W-R.6: the Dungeon is no target."""
        return reasons.IN_DUNGEON if codes.what_of(option) == table.box.dungeon else None

    def answer(self, table: Table, at: Frame, option: int) -> None:
        """This is her movement action; the secondary action follows."""
        arrive(table, at.seat, codes.what_of(option), "went")


def arrive(table: Table, seat: int, slot: int, how: str) -> None:
    """A witch has come to a slot with her movement action."""
    table.seats[seat].spot = slot
    table.moved = True
    table.entered = True
    table.tell(how, seat, slot)


LEAVE_DUNGEON = Program("leave-dungeon", (GoAnywhere(),))
