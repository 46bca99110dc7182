"""A round of liar's dice: roll, bid until somebody is called a liar, lose a die."""

from __future__ import annotations

from coven.engine.core.answers import code, first, kind_of, second
from coven.engine.core.ask import Ask
from coven.engine.core.machine import Frame, Program, Reason, Values, Verb
from liar.table import BID, CALL, FACES, MOST, Table

TOO_LOW = Reason("L2.2", "bid-too-low")
TOO_MANY = Reason("L2.3", "too-many-dice")
NO_BID = Reason("L2.6", "no-bid-yet")


class Roll(Verb[Table]):
    """L1.2: all roll, and everybody looks at the own dice only."""

    def do(self, table: Table, at: Frame) -> None:
        """Nobody has bid yet."""
        table.number = 0
        for seat, cup in enumerate(table.seats):
            if cup.dice:
                cup.dice = tuple(sorted(table.chance(FACES) for _ in cup.dice))
                for face in cup.dice:
                    table.whisper("rolled-own", 1 << seat, "", seat, face)
                table.resolve_chance("rolled", seat)


class Bid(Ask[Table]):
    """L2.1, L2.4: bid higher, or call the bidder a liar."""

    def asked(self, table: Table, at: Frame) -> int:
        """Whose turn it is."""
        return table.active

    def things(self, table: Table, at: Frame) -> list[int]:
        """The call, and every bid."""
        most = min(table.dice(), MOST)
        return [CALL, *[code(BID, number, face) for number in range(1, most + 1) for face in range(FACES)]]

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """L2.2, L2.3, L2.6."""
        if option == CALL:
            return None if table.number else NO_BID
        if first(option) > table.dice():
            return TOO_MANY
        return None if (first(option), second(option)) > (table.number, table.face if table.number else -1) else TOO_LOW

    def kinds(self) -> tuple[int, ...]:
        """Bids beyond all dice are explained too."""
        return (BID,)

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """The last bid, and how many dice there are."""
        return {"last": table.number, "last_face": table.face + 1, "dice": table.dice()}

    def asks(self, table: Table, at: Frame) -> Values:
        """The last bid, and how many dice there are."""
        return {"last": table.number, "last_face": table.face + 1, "dice": table.dice()}

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """The next player's turn, until somebody calls."""
        if kind_of(option) == BID:
            table.bidder, table.number, table.face = table.active, first(option), second(option)
            table.tell("bid", table.active, table.number, table.face)
            table.active = following(table, table.active)
            at.left = 1


class Lift(Verb[Table]):
    """L2.5, L3.1, L3.2: the dice are counted, somebody loses one, and a new round begins or the game is over."""

    def do(self, table: Table, at: Frame) -> None:
        """All cups are lifted."""
        n = sum(cup.dice.count(table.face) for cup in table.seats)
        table.reveal("called", table.active, table.bidder, n)
        loser = table.bidder if n < table.number else table.active
        table.seats[loser].dice = table.seats[loser].dice[1:]
        table.tell("lost-a-die", loser)
        table.active = loser if table.seats[loser].dice else following(table, loser)
        if len([cup for cup in table.seats if cup.dice]) == 1:
            table.over = True
            table.tell("won", table.active)
        at.at = 0


def following(table: Table, seat: int) -> int:
    """The next player with dice."""
    seat = (seat + 1) % len(table.seats)
    return seat if table.seats[seat].dice else following(table, seat)


ROUND = Program("round", (Roll(), Bid("bid"), Lift()))
