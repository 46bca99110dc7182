"""The opening, step by step (M4)."""

from __future__ import annotations

from coven.engine.core.answers import code, what
from coven.engine.core.ask import Ask
from coven.engine.core.machine import Frame, Reason, Verb
from coven.games.madness import bill, reasons
from coven.games.madness.answers import CHOOSE_WIZARD
from coven.games.madness.box import Box
from coven.games.madness.cards import MADNESS, ONE, card
from coven.games.madness.table import Seat, Table, Variants


def empty_table(names: tuple[str, ...], rng: int, box: Box, variants: Variants) -> Table:
    """A table at which everybody has sat down."""
    table = Table(names, rng, box, variants)
    table.seats = [Seat() for _ in names]
    return table


def draw_wizards(table: Table) -> None:
    """Instead of choosing: each player gets a wizard by chance."""
    order = table.shuffle(list(range(len(table.box.wizards))))
    for seat in range(len(table.seats)):
        table.seats[seat].wizard = order[seat]


class ChooseWizard(Ask[Table]):
    """Each player chooses a wizard, from the first player clockwise; no sheet twice (M4.5, M-R.10)."""

    def __init__(self) -> None:
        super().__init__("choose-wizard")

    def amount(self, table: Table, at: Frame) -> int:
        """Once for each seat without a sheet."""
        return len([seat for seat in table.seats if seat.wizard < 0])

    def asked(self, table: Table, at: Frame) -> int:
        """The next player without a sheet."""
        n = len(table.seats)
        seat = table.first
        while table.seats[seat].wizard >= 0:
            seat = (seat + 1) % n
        return seat

    def things(self, table: Table, at: Frame) -> list[int]:
        """All sheets."""
        return [code(CHOOSE_WIZARD, wizard) for wizard in range(len(table.box.wizards))]

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """Each wizard sheet exists once."""
        taken = [seat.wizard for seat in table.seats]
        return reasons.WIZARD_TAKEN if what(option) in taken else None

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """The sheet lies in front of the player."""
        seat = self.asked(table, at)
        table.seats[seat].wizard = what(option)
        table.tell("wizard-chosen", seat, what(option))


class Deal(Verb[Table]):
    """Everything else that is laid out before the first turn."""

    def do(self, table: Table, at: Frame) -> None:
        """In the order of the rulebook."""
        prepare_madness(table)
        prepare_curses(table)
        prepare_supply(table)
        prepare_library(table)
        prepare_grimoire(table)
        table.tokens = sum([bill.of_one(element, table.box.tokens) for element in range(4)])
        for seat in range(len(table.seats)):
            prepare_seat(table, seat)
        for player in table.players():
            for _ in range(table.box.limits.hand_size):  # M4.17
                table.draw(player)
        table.tell("game-began", table.first)


def prepare_madness(table: Table) -> None:
    """M4.1: as many madness cards as the number of players says."""
    table.stack = table.box.madness_by_players[len(table.seats)]


def prepare_curses(table: Table) -> None:
    """M4.2: five shuffled stacks, one for each kind."""
    stacks: list[tuple[int, ...]] = []
    for kind in range(5):
        pile: list[int] = []
        for number, curse in enumerate(table.box.curses):
            if curse.kind == kind:
                pile += [number] * curse.copies
        stacks.append(table.shuffle(pile))
    table.curse_stacks = tuple(stacks)


def prepare_supply(table: Table) -> None:
    """M4.3: eight open piles of values 2 and 3."""
    for element in range(4):
        for value in (2, 3):
            table.supply += table.box.copies[value] * ONE[card(element, value)]


def prepare_library(table: Table) -> None:
    """M4.10 to M4.12: for each element one spell of each level, level 1 on top and face up."""
    stacks: list[tuple[int, ...]] = []
    for element in range(4):
        stack: tuple[int, ...] = ()
        for level in (3, 2, 1):
            fitting = table.box.fitting[element][level]
            stack += (fitting[table.chance(len(fitting))],)
        stacks.append(stack)
    table.library = tuple(stacks)


def prepare_grimoire(table: Table) -> None:
    """M4.8: the final page at the bottom, five inner pages, one first page on top."""
    box = table.box
    pool = box.inner_pages + (box.promo_pages if table.variants.promo else [])  # M-R.73
    inner = table.shuffle(pool)[: box.limits.rounds - 1]
    first = box.first_pages[table.chance(len(box.first_pages))]
    table.pages = (box.final_page, *inner, first)


def prepare_seat(table: Table, number: int) -> None:
    """M4.4, M4.6: the four basic spells, and the shuffled deck the wizard sheet lists."""
    seat = table.seats[number]
    seat.spells = table.box.basic_spells()
    if not table.variants.nightmare:
        table.supply -= ONE[card(table.wizard(number).value2, 2)]  # M-R.12
    if table.variants.horror:
        table.stack -= 1
    seat.deck = table.shuffle(first_deck(table, number))


def first_deck(table: Table, number: int) -> list[int]:
    """M4.6: the cards a player begins with."""
    wizard = table.wizard(number)
    deck: list[int] = []
    for element in range(4):
        deck += [card(element, 1)] * wizard.value1[element]
    deck.append(card(wizard.value2, 1 if table.variants.nightmare else 2))  # M28.5
    if table.variants.horror:  # M28.2
        deck.append(MADNESS)
    return deck
