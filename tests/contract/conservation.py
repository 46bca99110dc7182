"""Counting everything in the box, game by game."""

from __future__ import annotations

from collections import Counter
from functools import cache

from contract.tables import Setting

from coven.engine.core.machine import State
from coven.games.djinn import crowd
from coven.games.djinn.fields import FIELDS as DJINN
from coven.games.djinn.table import Table as DjinnTable
from coven.games.madness.cards import ELEMENTS
from coven.games.madness.fields import FIELDS as MADNESS
from coven.games.madness.table import Table
from coven.games.witches.fields import FIELDS as WITCHES
from coven.games.witches.table import Table as WitchesTable


def conserved(setting: Setting, table: State) -> None:
    """Every card, tile and token is somewhere, exactly as often as it was laid out."""
    if isinstance(table, Table):
        of_madness(table)
    elif isinstance(table, WitchesTable):
        of_witches(setting, table)
    elif isinstance(table, DjinnTable):
        of_djinn(table)


def of_madness(table: Table) -> None:
    """Cards, curses, pages, spells and element tokens."""
    if table.library:
        assert counted(table) == laid_out(table), "the box does not add up"
        assert all(seat.known <= len(seat.deck) for seat in table.seats)
        assert all(seen <= len(stack) for seen, stack in zip(table.returned, table.curse_stacks, strict=True))


def of_witches(setting: Setting, table: WitchesTable) -> None:
    """Cards, tiles and counters: as many as were laid out, and no more counters than this game has."""
    counts, tokens = WITCHES.counts(table), table.tokens()
    assert counts == witches_laid_out(setting), "something is lost or doubled"
    assert [counts[f"card/{id}"] for id in table.box.card_ids] == [1] * len(table.box.cards)
    assert (counts["cackle"], counts["crisis"], counts["aliss"]) == (tokens.cackle, tokens.crisis, tokens.aliss)


def of_djinn(table: DjinnTable) -> None:
    """Djinn, cards, chests and keys; nobody owes anything, and no boss is alone at a space."""
    counts, seats, box = DJINN.counts(table), table.seats, table.box
    djinn = [counts[f"djinn/{name}"] for name in crowd.NAMES]
    assert djinn == [9, 9, 9, 9, 12], "a djinn is lost or doubled"
    for kind in ("mage", "equipment", "chest", "scoring"):
        assert [counts[f"{kind}/{id}"] for id in box.ids[kind]] == [1] * len(box.ids[kind]), f"a {kind} is missing"
    awards = [n for key, n in counts.items() if key.startswith("award/")]
    assert awards == [1] * (3 * (len(seats) + 1))
    assert counts["keys"] <= 12
    assert counts["scrolls"] <= 66
    for seat in seats:
        assert min(seat.coins, seat.scrolls, seat.keys, seat.corks, seat.magic, *seat.bottles) >= 0
        assert len(seat.placed) + len(seat.bar) == 4
    if table.solo():
        assert len(table.tom) + len(table.tom_seen) == table.variants.tom
    assert all(crowd.regulars(group) for group in table.crowds if crowd.bosses(group))
    assert table.round <= box.limits.rounds  # D-R.121


@cache
def witches_laid_out(setting: Setting) -> dict[str, int]:
    """Everything in a fresh game."""
    table = setting.new()
    assert isinstance(table, WitchesTable)
    return WITCHES.counts(table)


def laid_out(table: Table) -> Counter[str]:
    """What the box gives for these players."""
    box = table.box
    wizards = [box.wizards[seat.wizard] for seat in table.seats]
    found: Counter[str] = Counter({f"curse/{curse.id}": curse.copies for curse in box.curses})
    for element, name in enumerate(ELEMENTS):
        found[f"card/{name}-1"] = sum(wizard.value1[element] for wizard in wizards)
        if table.variants.nightmare:
            found[f"card/{name}-1"] += len([wizard for wizard in wizards if wizard.value2 == element])
        found[f"card/{name}-2"], found[f"card/{name}-3"] = box.copies[2], box.copies[3]
        found[f"token/{name}"] = box.tokens
    found["card/madness"] = box.madness_by_players[len(wizards)]
    found["spells"] = 4 * len(wizards) + 12
    found["pages"] = 7
    return found


def counted(table: Table) -> Counter[str]:
    """Everything on the table; of spells and pages chance decides which, so they are counted together."""
    found: Counter[str] = Counter()
    for key, n in MADNESS.counts(table).items():
        kind = key.partition("/")[0]
        found[f"{kind}s" if kind in ("spell", "page") else key] += n
    return found
