"""An attempt to solve a Problem: the dice and what is added to them (W8, W-R.38)."""

from __future__ import annotations

from coven.engine.core.machine import Frame, Program, Reason, Values, Verb
from coven.games.witches import cards, codes, places, reasons
from coven.games.witches.box import (
    BROOMSTICK,
    DEATH,
    EXTRA_CARDS,
    HEADOLOGY,
    MAGIC,
    MAGIC_TILE,
    SICK_SHEEP,
    TRANSMUTATION,
)
from coven.games.witches.brooms import broomsticks, ride, riding
from coven.games.witches.chances import odds
from coven.games.witches.codes import code
from coven.games.witches.limits import difficulty, falls_short, total
from coven.games.witches.pieces import FAILED, OPEN, RAN_AWAY, SOLVED, Attempt
from coven.games.witches.table import Table
from coven.games.witches.verbs.asking import Window, WithPlays
from coven.games.witches.verbs.settling import SETTLING


class TurnUp(Verb[Table]):
    """W8.1: the attempt starts, and a face-down Problem is turned face up."""

    def do(self, table: Table, at: Frame) -> None:
        """The tile of her own slot."""
        slot = table.seats[at.seat].spot
        table.attempt = Attempt(slot)
        table.attempt.tile = table.problems[slot]
        at.moved = 0 if table.is_up(slot) else 1
        table.turn_up(slot)
        table.tell("attempt-began", at.seat, table.problems[slot], slot, difficulty(table, slot))


class BeforeRoll(Window):
    """W-R.14: before the first roll."""

    def __init__(self) -> None:
        super().__init__()
        self.prompt = "before-roll"
        self.go_on = codes.ROLL

    def matters(self) -> tuple[int, ...]:
        """What saves the dice or brings new cards; everything else can wait for them."""
        return (SICK_SHEEP, DEATH, EXTRA_CARDS, TRANSMUTATION)

    def urgent(self, table: Table, at: Frame) -> bool:
        """A Hard Problem has just been turned up."""
        return at.moved == 1

    def closed(self, table: Table, at: Frame) -> bool:
        """The attempt is over."""
        return table.attempt.outcome != OPEN

    def asks(self, table: Table, at: Frame) -> Values:
        """What she faces."""
        return facing(table)


def facing(table: Table) -> Values:
    """The Problem and what it takes."""
    slot = table.attempt.slot
    return {"problem": table.box.tiles[table.attempt.tile].id, "difficulty": difficulty(table, slot)}


class RollPair(Verb[Table]):
    """W8.5, W8.11: roll two dice."""

    def do(self, table: Table, at: Frame) -> None:
        """W8.12: the second pair too, whatever the first one shows."""
        at.moved = 0
        if table.attempt.outcome != OPEN:
            return
        first = table.chance(len(table.box.dice))
        second = table.chance(len(table.box.dice))
        table.attempt.dice += (first, second)
        pair = len(table.attempt.dice) // 2
        table.resolve_chance("rolled", at.seat, pair, table.box.dice[first], table.box.dice[second])


class StandOrFlee(WithPlays):
    """W8.6, W8.7: run away, or add symbols and go on."""

    def __init__(self) -> None:
        self.prompt = "stand-or-flee"

    def do(self, table: Table, at: Frame) -> None:
        """Until the second pair is rolled or the attempt is over."""
        if table.attempt.outcome == OPEN:
            table.options = self.options(table, at)

    def proper(self, table: Table, at: Frame) -> list[int]:
        """Stand, flee, or use a symbol."""
        held = [card for card in cards.listed(table.seats[at.seat].hand) if is_symbol(table, card)]
        tile = [code(codes.USE_TILE)] if has_magic_tile(table, at.seat) else []
        rides = [code(codes.RIDE, card) for card in broomsticks(table, at.seat)]
        return [code(codes.STAND), code(codes.RUN), *rides, *[code(codes.USE, card) for card in held], *tile]

    def improper(self, table: Table, at: Frame) -> list[int]:
        """All other cards."""
        found = [code(codes.USE, card) for card in range(len(table.box.cards))]
        found += [code(codes.RIDE, card) for card in range(len(table.box.cards))]
        return [*found, code(codes.USE_TILE)]

    def forbids(self, table: Table, at: Frame, kind: int, what: int) -> Reason | None:
        """W-R.39, W11.5, W4.9."""
        if kind in (codes.RUN, codes.RIDE):
            if table.attempt.headology or table.attempt.magic:
                return reasons.STOOD_ALREADY
            return self._running(table, at.seat, kind, what)
        if kind == codes.USE:
            if not cards.has(table.seats[at.seat].hand, what):
                return reasons.NOT_IN_HAND
            return None if is_symbol(table, what) else reasons.NOT_A_SYMBOL
        if kind == codes.USE_TILE:
            return None if has_magic_tile(table, at.seat) else reasons.NO_ABILITY
        return None

    def _running(self, table: Table, seat: int, kind: int, what: int) -> Reason | None:
        """W11.2 to W11.5: on foot to an empty slot nearby, on a Broomstick to any."""
        if kind == codes.RUN:
            return None if places.near_exits(table, seat) else reasons.NO_WAY_OUT
        if not places.empty_slots(table, seat):
            return reasons.NO_WAY_OUT
        return riding(table, seat, what)

    def asks(self, table: Table, at: Frame) -> Values:
        """The exact chance for every choice of symbols, and which of the cards are Magic."""
        held = [table.box.cards[card] for card in cards.listed(table.seats[at.seat].hand)]
        magic = " ".join([card.word for card in held if card.symbol == MAGIC])
        return {**facing(table), "so_far": total(table, at.seat), "magic": magic, **odds(table, at.seat)}

    def take(self, table: Table, at: Frame, kind: int, what: int) -> None:
        """Symbols are added one after the other."""
        if kind == codes.RUN:
            table.attempt.outcome = RAN_AWAY
        elif kind == codes.RIDE:
            ride(table, at.seat, what)
            table.attempt.outcome = RAN_AWAY
            table.attempt.flying = True
        elif kind == codes.USE:
            at.again()
            table.spend(at.seat, what)
            if table.box.cards[what].symbol == HEADOLOGY:
                table.attempt.headology += 1
            else:
                table.attempt.magic += 1
            table.reveal("used", at.seat, what)
        elif kind == codes.USE_TILE:
            at.again()
            table.attempt.magic += 1  # W3.9
            table.seats[at.seat].ability = False
            table.tell("ability-used", at.seat, MAGIC_TILE)


def is_symbol(table: Table, card: int) -> bool:
    """W4.9: Headology and Magic solve Problems."""
    return table.box.cards[card].symbol != BROOMSTICK


def has_magic_tile(table: Table, seat: int) -> bool:
    """W3.9, W3.10: whether Annagramma's tile is still there."""
    owner = table.seats[seat]
    return owner.ability and table.box.witches[owner.witch].ability == MAGIC_TILE


class Accept(WithPlays):
    """W-R.45: after the second pair advantages may still be played; then the result is accepted."""

    def __init__(self) -> None:
        self.prompt = "accept"

    def do(self, table: Table, at: Frame) -> None:
        """Unless the attempt is over."""
        if table.attempt.outcome == OPEN:
            table.options = self.options(table, at)

    def proper(self, table: Table, at: Frame) -> list[int]:
        """Accept."""
        return [code(codes.ACCEPT)]

    def improper(self, table: Table, at: Frame) -> list[int]:
        """W8.15: symbols come too late."""
        return [code(codes.USE_TILE), *[code(codes.USE, card) for card in range(len(table.box.cards))]]

    def forbids(self, table: Table, at: Frame, kind: int, what: int) -> Reason | None:
        """Only accepting is left."""
        return None if kind == codes.ACCEPT else reasons.AFTER_SECOND_ROLL

    def asks(self, table: Table, at: Frame) -> Values:
        """How it stands."""
        return {**facing(table), "so_far": total(table, at.seat)}

    def take(self, table: Table, at: Frame, kind: int, what: int) -> None:
        """W8.17, W8.18: reach the difficulty, or fail."""
        table.attempt.outcome = FAILED if falls_short(table, at.seat) else SOLVED


ATTEMPT = Program(
    "attempt",
    (
        TurnUp(),  # W8.1
        BeforeRoll(),
        RollPair(),  # W8.5
        StandOrFlee(),  # W8.6 to W8.10
        RollPair(),  # W8.11
        Accept(),  # W8.13 to W8.18
        *SETTLING,  # W-R.46
    ),
)
