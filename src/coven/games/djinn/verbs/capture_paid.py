"""The moment in which a declared capture happens (D-R.45)."""

from __future__ import annotations

from coven.games.djinn import crowd, moves
from coven.games.djinn.box import CAPTURE_FAILED
from coven.games.djinn.crowd import BOSS
from coven.games.djinn.limits import failed_loss
from coven.games.djinn.moves import COINS, MAGIC
from coven.games.djinn.strength import fees, to_pay
from coven.games.djinn.table import FACE_DOWN, NO_CAPTURE, ROW_BEGUN, ROW_CLOSED, Capture, Table


def commit(table: Table, seat: int) -> None:
    """D-R.45: pay fees, pay magic, place, then expulsion and refill."""
    capture = table.capture
    magic = to_pay(table, seat, capture)
    moves.pay(table, seat, COINS, fees(table, seat, capture))
    use_helpers(table, seat, capture)
    moves.pay(table, seat, MAGIC, magic)
    table.capture = NO_CAPTURE
    space = table.seats[seat].space
    if capture.at_source:
        table.bosses -= crowd.bosses(capture.paid)
    else:
        table.set_crowd(space, table.crowds[space] - capture.whole())
    place(table, seat, capture)
    if capture.at_source:
        close_row(table)
    else:
        table.turn.captured = True
        moves.settle(table, space, crowd.bosses(capture.paid) > 0)


def use_helpers(table: Table, seat: int, capture: Capture) -> None:
    """D5.5, D18.8, D21.8: used mages and one-time equipment are turned face down."""
    owner = table.seats[seat]
    owner.mages = tuple([card | FACE_DOWN if card >> 1 in capture.helpers else card for card in owner.mages])
    for mage in capture.helpers:
        table.tell("mage-used", seat, mage)
    for gear in capture.boosts:
        moves.turn_down(table, seat, gear)
        table.tell("equipment-used", seat, gear)


def place(table: Table, seat: int, capture: Capture) -> None:
    """D21.11: each to its circle or into its bottle."""
    origin = moves.FROM_SUPPLY if capture.at_source else table.seats[seat].space
    for djinn in crowd.listed(capture.whole()):
        table.tell("captured", seat, djinn, origin)
    for djinn in crowd.listed(capture.circled):
        moves.put_on_circle(table, seat, djinn)
    for djinn in crowd.listed(capture.bottled):
        moves.cork(table, seat, djinn, djinn)
    for bottle in range(4):
        for _ in range(capture.bottled_bosses[bottle]):
            moves.cork(table, seat, BOSS, bottle)


def close_row(table: Table) -> None:
    """D-R.69: row 1 is done; a row 2 begun before it is left."""
    table.turn.row1 = ROW_CLOSED
    if table.turn.row2 == ROW_BEGUN:
        table.turn.row2 = ROW_CLOSED


def fail(table: Table, seat: int) -> None:
    """D21.2: capturing nothing costs magic."""
    table.turn.captured = True
    for ability in table.seats[seat].powers.triggered:  # D31.7
        if ability.trigger == CAPTURE_FAILED and ability.program is not None:
            table.tell("captured-nothing", seat, 0)
            table.push(ability.program, seat)
            return
    n = failed_loss(table, seat)
    table.tell("captured-nothing", seat, n)
    if n:
        moves.change(table, seat, MAGIC, -n)
