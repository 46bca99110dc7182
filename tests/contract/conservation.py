"""Counting everything in the box, game by game."""

from __future__ import annotations

from collections import Counter
from functools import cache

from contract.tables import Setting

from coven.engine.machine import State
from coven.games.madness import bill, cards
from coven.games.madness.cards import ELEMENTS
from coven.games.madness.table import NO_PAGE, Table
from coven.games.witches.filling import lying_cards, lying_tiles
from coven.games.witches.table import Table as WitchesTable


def conserved(setting: Setting, table: State) -> None:
    """Every card, tile and token is somewhere, exactly as often as it was laid out."""
    if isinstance(table, Table):
        of_madness(table)
    else:
        assert isinstance(table, WitchesTable), setting.game_id
        of_witches(setting, table)


def of_madness(table: Table) -> None:
    """Cards, curses, pages, spells and element tokens."""
    if table.library:
        assert counted(table) == laid_out(table), "the box does not add up"
        assert all(seat.known <= len(seat.deck) for seat in table.seats)
        assert all(seen <= len(stack) for seen, stack in zip(table.returned, table.curse_stacks, strict=True))


def of_witches(setting: Setting, table: WitchesTable) -> None:
    """Cards, tiles and counters."""
    tokens = table.tokens()
    assert sorted(lying_cards(table)) == list(range(len(table.box.cards)))
    assert sorted(lying_tiles(table)) == tiles_laid_out(setting), "a tile is lost or doubled"
    assert table.supply_cackles + sum(seat.cackles for seat in table.seats) == tokens.cackle
    assert table.supply_crises + sum(table.crises) == tokens.crisis
    assert table.supply_aliss + sum(seat.aliss for seat in table.seats) == tokens.aliss


@cache
def tiles_laid_out(setting: Setting) -> list[int]:
    """The tiles of a fresh game."""
    table = setting.new()
    assert isinstance(table, WitchesTable)
    return sorted(lying_tiles(table))


def laid_out(table: Table) -> Counter[str]:
    """What the box gives for these players."""
    box = table.box
    wizards = [box.wizards[seat.wizard] for seat in table.seats]
    found: Counter[str] = Counter({curse.id: curse.copies for curse in box.curses})
    for element, name in enumerate(ELEMENTS):
        found[f"{name}-1"] = sum(wizard.value1[element] for wizard in wizards)
        if table.variants.nightmare:
            found[f"{name}-1"] += len([wizard for wizard in wizards if wizard.value2 == element])
        found[f"{name}-2"], found[f"{name}-3"] = box.copies[2], box.copies[3]
        found[f"token {name}"] = box.tokens
    found["madness"] = box.madness_by_players[len(wizards)]
    found["spells"] = 4 * len(wizards) + 12
    found["pages"] = 7
    return found


def counted(table: Table) -> Counter[str]:
    """Everything on the table by kind."""
    bag = table.destroyed + table.gone + table.supply
    for seat in table.seats:
        bag += seat.hand + seat.discard + seat.support + cards.bag_of(list(seat.deck))
    lying = [curse for curse in table.curses if curse is not None]
    found: Counter[str] = Counter({cards.NAMES[kind]: cards.count(bag, kind) for kind in range(cards.KINDS)})
    found["madness"] += table.stack + sum(curse.under for curse in lying)
    spells = [spell >> 2 for seat in table.seats for spell in seat.spells]
    spells += [*table.destroyed_spells, *table.gone_spells, *(spell for stack in table.library for spell in stack)]
    found["spells"] = len(spells)
    for card in [
        *(curse.card for curse in lying),
        *table.broken,
        *(card for pile in table.curse_stacks for card in pile),
    ]:
        found[table.box.curses[card].id] += 1
    found["pages"] = len(table.pages) + len(table.past_pages) + (table.page != NO_PAGE)
    tokens = table.tokens + sum(curse.tokens for curse in lying)
    for element in range(4):
        found[f"token {ELEMENTS[element]}"] = bill.amount(tokens, element)
    return found
