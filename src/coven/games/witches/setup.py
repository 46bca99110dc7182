"""The opening, step by step (W2, W3)."""

from __future__ import annotations

from coven.engine.core.answers import code, what
from coven.engine.core.ask import Ask
from coven.engine.core.machine import Frame, Reason, Values, Verb
from coven.games.witches import cards, reasons
from coven.games.witches.answers import CHOOSE, START, instead
from coven.games.witches.box import FIRST_PLAYER, GREEN, PURPLE, Box
from coven.games.witches.pieces import NO_TILE, NOWHERE, Seat
from coven.games.witches.table import Table, Variants
from coven.games.witches.verbs.questions import Choose


def new_table(names: tuple[str, ...], rng: int, box: Box, variants: Variants) -> Table:
    """An empty table."""
    table = Table(names, rng, box, variants)
    table.seats = [Seat() for _ in names]
    clear_map(table)
    return table


def clear_map(table: Table) -> None:
    """A map without tiles."""
    slots = table.box.dungeon
    table.problems = (NO_TILE,) * slots
    table.crises = (0,) * slots
    table.known = (0,) * slots
    table.up = 0
    table.laid = 0
    table.troubled = 0


def draw_witches(table: Table) -> None:
    """Instead of choosing: each player gets an apprentice board by chance."""
    order = table.shuffle(list(range(len(table.box.witches))))
    for seat in range(len(table.seats)):
        table.seats[seat].witch = order[seat]


class Deal(Verb[Table]):
    """Everything that is laid out before the witches are chosen."""

    def do(self, table: Table, at: Frame) -> None:
        """In the order of the rulebook."""
        tokens = table.tokens()
        table.supply_cackles = tokens.cackle  # W2.2
        table.supply_aliss = tokens.aliss  # W2.1
        table.supply_crises = tokens.crisis
        hard = self._lay_out(table, table.shuffle(table.box.hard_tiles), PURPLE)  # W2.4
        easy = self._lay_out(table, table.shuffle(table.box.easy_tiles), GREEN)  # W2.9
        fill_frames(table, hard, easy, (0, 0))
        table.pile = table.shuffle(cards.listed(table.box.all_cards))
        for seat in range(len(table.seats)):
            table.draw(seat, table.box.numbers.start_hand)  # W2.17
        table.resolve_chance("dealt", len(table.pile))

    def _lay_out(self, table: Table, tiles: tuple[int, ...], square: int) -> tuple[int, ...]:
        """A tile on each square of a colour; what is left is returned."""
        slots = [slot for slot in range(table.box.dungeon) if table.box.squares[slot] == square]
        for slot in slots:
            table.put_tile(slot, tiles[0])
            tiles = tiles[1:]
        return tiles


def tiles_of(box: Box, hard: bool) -> list[int]:
    """All Hard or all Easy tiles of the box."""
    found: list[int] = []
    for number, tile in enumerate(box.tiles):
        if tile.hard == hard:
            found += [number] * tile.copies
    return found


def fill_frames(table: Table, hard: tuple[int, ...], easy: tuple[int, ...], left: tuple[int, int]) -> None:
    """W2.5 to W2.16: the Hard tiles below, the Easy ones on top; what is left over goes back to the box. As many Hard
    and Easy ones as `left` says have left the frames, the first ones first."""
    players = len(table.seats)
    frames: list[tuple[int, ...]] = []
    hard_left, easy_left = left
    for hard_most, easy_most in zip(table.box.rows_hard[players], table.box.rows_easy[players], strict=True):
        hard_ones, easy_ones = max(hard_most - hard_left, 0), max(easy_most - easy_left, 0)
        hard_left -= hard_most - hard_ones
        easy_left -= easy_most - easy_ones
        frames.append((*hard[:hard_ones], *easy[:easy_ones]))
        hard = hard[hard_ones:]
        easy = easy[easy_ones:]
    table.frames_of_tiles = tuple(frames)


class RollForChoice(Verb[Table]):
    """W3.1, W3.2, W-R.7: the highest roll of four dice chooses first; who is tied for it rolls again."""

    def do(self, table: Table, at: Frame) -> None:
        """W-R.86: nobody rolls alone."""
        rolling = list(range(len(table.seats)))
        while len(rolling) > 1:
            totals: list[int] = []
            for seat in rolling:
                roll = sum([table.box.dice[table.chance(len(table.box.dice))] for _ in range(4)])
                table.resolve_chance("rolled-for-choice", seat, roll)
                totals.append(roll)
            best = max(totals)
            rolling = [seat for place, seat in enumerate(rolling) if totals[place] == best]
        table.chooser = rolling[0]


class ChooseWitch(Ask[Table]):
    """W3.3: the players choose apprentice boards, from the winner of the roll clockwise."""

    def amount(self, table: Table, at: Frame) -> int:
        """Once for each seat without a board."""
        return len([seat for seat in table.seats if seat.witch < 0])

    def asked(self, table: Table, at: Frame) -> int:
        """The next player without a board."""
        seat = table.chooser
        while table.seats[seat].witch >= 0:
            seat = (seat + 1) % len(table.seats)
        return seat

    def things(self, table: Table, at: Frame) -> list[int]:
        """All boards."""
        return [code(CHOOSE, witch) for witch in range(len(table.box.witches))]

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """Each board exists once."""
        return reasons.WITCH_TAKEN if what(option) in [seat.witch for seat in table.seats] else None

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """Those who are free."""
        return instead(table, option)

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """W3.4: the figure comes with the board."""
        seat = self.asked(table, at)
        table.seats[seat].witch = what(option)
        table.tell("witch-chosen", seat, what(option))


class SetOut(Verb[Table]):
    """W3.5 to W3.13: ability tiles, Annagramma's Cackle and the first player."""

    def do(self, table: Table, at: Frame) -> None:
        """Dimity goes first, else the last chooser."""
        table.first = (table.chooser - 1) % len(table.seats)
        for number, seat in enumerate(table.seats):
            witch = table.box.witches[seat.witch]
            seat.ability = witch.ability != FIRST_PLAYER
            seat.cackles = witch.cackles
            table.supply_cackles -= witch.cackles  # W3.8, W-R.9
            if witch.ability == FIRST_PLAYER:
                table.first = number
        table.begin_turn_of(table.first)
        table.tell("game-began", table.first)


class ChooseStart(Choose):
    """W2.20, W2.21: from the first player clockwise, each witch starts on a slot without a Problem."""

    def asked(self, table: Table, at: Frame) -> int:
        """The next player whose witch is not on the map."""
        seat = table.first
        while table.seats[seat].spot != NOWHERE:
            seat = (seat + 1) % len(table.seats)
        return seat

    def things(self, table: Table, at: Frame) -> list[int]:
        """Every slot, once for each witch."""
        if not [seat for seat in table.seats if seat.spot == NOWHERE]:
            return []
        return [code(START, slot) for slot in range(table.box.dungeon)]

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """W-R.6, W-R.8: a slot without a Problem; sharing is allowed."""
        if what(option) == table.box.dungeon:
            return reasons.START_DUNGEON
        return None if table.problems[what(option)] == NO_TILE else reasons.START_HAS_PROBLEM

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """The witch stands there."""
        at.again()
        seat = self.asked(table, at)
        table.seats[seat].spot = what(option)
        table.tell("started", seat, what(option))
