"""The box of Madness as data."""

from __future__ import annotations

from coven.engine.edge.catalogue import Catalogue, Fact, Thing, listed
from coven.games.madness import bill, cards
from coven.games.madness.box import ABILITIES, CURSE_KINDS, Box
from coven.games.madness.cards import ELEMENT_OF, ELEMENTS, VALUE_OF
from coven.games.madness.verbs.grimoire import SPACE_OF
from coven.games.madness.zones import SLOTS


def catalogue(box: Box) -> Catalogue:
    """Wizards, spells, curses, pages, monsters, cards, and the places of the curse track."""
    things = [*_wizards(box), *_spells(box), *_curses(box), *_pages(box), *_cards(box)]
    things += [Thing(slot, "slot", {}, {"space": SPACE_OF[place]}, rules=("M5.5",)) for place, slot in enumerate(SLOTS)]
    return Catalogue("madness", listed(things), numbers=_numbers(box))


def _thing(box: Box, kind: str, id: str, facts: dict[str, Fact]) -> Thing:
    key = f"{kind}-{id}"
    return Thing(id, kind, box.names.get(key, {}), facts, box.sources.get(key, ""))


def _wizards(box: Box) -> list[Thing]:
    found: list[Thing] = []
    for wizard in box.wizards:
        facts: dict[str, Fact] = {"element": ELEMENTS[wizard.element], "ability": ABILITIES[wizard.ability]}
        facts["deck"] = {f"{name}-1": wizard.value1[element] for element, name in enumerate(ELEMENTS)}
        facts["value2"] = ELEMENTS[wizard.value2]
        found.append(_thing(box, "wizard", wizard.id, facts))
    return found


def _spells(box: Box) -> list[Thing]:
    return [
        _thing(
            box,
            "spell",
            spell.id,
            {"element": ELEMENTS[spell.element], "level": spell.level, "basic": spell.basic, "consent": spell.consent},
        )
        for spell in box.spells
    ]


def _curses(box: Box) -> list[Thing]:
    return [
        _thing(
            box,
            "curse",
            curse.id,
            {"kind": CURSE_KINDS[curse.kind], "copies": curse.copies, "cost": bill.listed(curse.cost)},
        )
        for curse in box.curses
    ]


def _pages(box: Box) -> list[Thing]:
    found: list[Thing] = []
    for page in box.pages:
        curses = tuple(CURSE_KINDS[kind] for kind in page.curses)
        found.append(_thing(box, "page", page.id, {"monster": page.monster, "curses": curses}))
        if page.curses:
            facts: dict[str, Fact] = {"page": page.id, "curses": curses, "extra_multi": page.extra_multi}
            found.append(_thing(box, "monster", page.monster, facts))
    return found


def _cards(box: Box) -> list[Thing]:
    madness: dict[str, Fact] = {"value": 0, "copies": box.madness_total}
    found = [Thing("madness", "card", {}, madness)]
    for card in range(1, cards.KINDS):
        facts: dict[str, Fact] = {"element": ELEMENTS[ELEMENT_OF[card]], "value": VALUE_OF[card]}
        facts["copies"] = box.copies[VALUE_OF[card]]
        found.append(Thing(cards.NAMES[card], "card", {}, facts, rules=("M2.10",)))
    return found


def _numbers(box: Box) -> dict[str, int]:
    limits = box.limits
    return {
        "hand_size": limits.hand_size,
        "support_slots": limits.support_slots,
        "spell_limit": limits.spell_limit,
        "madness_eliminates": limits.madness_eliminates,
        "max_multiplier": limits.max_multiplier,
        "learn_cost": limits.learn_cost,
        "cure_cost": limits.cure_cost,
        "rounds": limits.rounds,
        "tokens": box.tokens,
    }
