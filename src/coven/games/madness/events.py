"""What happens, declared once: the numbers of every event, and what moves from where to where.

Cards move between zones: what lies in them is told by the event's values.
"""

from __future__ import annotations

from typing import Final

from coven.engine.core.answers import Players, Words
from coven.engine.core.events import Telling, Told
from coven.engine.core.machine import Event, Values
from coven.games.madness import cards
from coven.games.madness.answers import CARD, CURSE, ELEMENT, MONSTER, PLAYER, SPELL, WIZARD
from coven.games.madness.box import CURSE_KINDS
from coven.games.madness.cards import ELEMENTS
from coven.games.madness.table import CAUSES, Table
from coven.games.madness.zones import SLOTS, ZONES

ZONE_OF_DECK: Final = "deck_top"


class Happenings(Telling[Table]):
    """The events of Madness."""

    def way(self, table: Table, event: Event, values: Values) -> tuple[str, str]:
        """The top of a deck is at the deck, a spell of the library at its element, a curse card at its kind."""
        known = dict(values)
        if known.get("zone") == ZONE_OF_DECK:
            known["zone"] = "deck"
        if "spell" in known:
            known["element"] = ELEMENTS[table.box.spells[table.box.spell_named(str(known["spell"]))].element]
        if "curse" in known:
            known["kind"] = CURSE_KINDS[table.box.curses[table.box.curse_named(str(known["curse"]))].kind]
        return super().way(table, event, known)


LYING: Final = "{owner}/{zone}"
OWN_SPELL: Final = "{player}/spells/{spell}"

TELLING: Final = Happenings(
    {
        "ability-used": Told("player", "", "{player}/wizard"),
        "agreed": Told("player spell caster"),
        "called-off": Told("player spell"),
        "cast": Told("player spell multiple", "", OWN_SPELL),
        "converted": Told("player card element", "", "{player}/wizard"),
        "cured": Told("player zone owner", LYING, "madness_stack"),
        "curse-broken": Told("player curse slot", "curse/{slot}", "broken"),
        "curse-laid": Told("curse slot", "curse_stacks/{kind}", "curse/{slot}"),
        "curse-neutralised": Told("curse slot", "", "curse/{slot}"),
        "curse-returned": Told("curse slot n", "curse/{slot}", "curse_stacks/{kind}"),
        "curse-struck": Told("curse slot", "curse/{slot}"),
        "curse-woke": Told("curse slot", "", "curse/{slot}"),
        "deck-discarded": Told("player", "{player}/deck", "{player}/discard"),
        "destroyed": Told("player card zone owner", LYING, "destroyed"),
        "discarded": Told("player card zone owner", LYING, "{owner}/discard"),
        "drawn": Told("player card", "{player}/deck", "{player}/hand", joins=True),
        "drawn-into-support": Told("player card", "{player}/deck", "{player}/support"),
        "eliminated": Told("player", "{player}", "gone"),
        "exhausted": Told("player spell", "", OWN_SPELL),
        "gained": Told("player card zone", "supply/{card}", "{player}/{zone}"),
        "game-began": Told("player"),
        "given": Told("player card other", "{player}/hand", "{other}/hand"),
        "learned": Told("player spell", "library/{element}", "{player}/spells"),
        "library-destroyed": Told("spell", "library/{element}", "destroyed_spells"),
        "lost": Told("cause"),
        "madness-freed": Told("player slot", "curse/{slot}", "{player}/discard"),
        "madness-gained": Told("player zone", "madness_stack", "{player}/{zone}"),
        "madness-returned": Told("player zone", "destroyed", "{player}/{zone}"),
        "madness-under-curse": Told("curse slot", "madness_stack", "curse/{slot}"),
        "marker-moved": Told("space", "", "marker"),
        "milled": Told("player card", "{player}/deck", "{player}/discard"),
        "monster-defeated": Told("monster", "page"),
        "monster-survived": Told("monster", "page"),
        "page-turned": Told("monster", "pages", "page"),
        "paid": Told("player card zone owner", LYING, "{owner}/discard"),
        "player-chosen": Told("player other", "", "{other}"),
        "put-on-deck": Told("player card zone", "{player}/{zone}", "{player}/deck"),
        "raised": Told("owner card higher zone", "supply/{higher}", LYING),
        "refreshed": Told("owner spell", "", "{owner}/spells/{spell}"),
        "refused": Told("player spell caster"),
        "reshuffled": Told("player", "{player}/discard", "{player}/deck"),
        "round-began": Told("round", "", "round", opens=True),
        "shown-cured": Told("player card", "{player}/deck", "madness_stack"),
        "shown-discarded": Told("player card", "{player}/deck", "{player}/discard"),
        "silence-began": Told(),
        "spell-destroyed": Told("player spell", OWN_SPELL, "destroyed_spells"),
        "spell-neutralised": Told("player spell", "", OWN_SPELL),
        "spell-woke": Told("player spell", "", OWN_SPELL),
        "stack-burnt": Told("n", "madness_stack", "destroyed"),
        "stack-restored": Told("n", "destroyed", "madness_stack"),
        "support-swapped": Told("player card for_card owner", "{player}/hand", "{owner}/support"),
        "supported": Told("player card zone", "{player}/{zone}", "{player}/support"),
        "taken": Told("player card zone owner", LYING, "{player}/hand"),
        "talked": Told("player"),
        "targeted": Told("player spell other", "{player}/spells/{spell}", "{other}"),
        "token-placed": Told("curse slot element", "tokens", "curse/{slot}"),
        "top-destroyed": Told("player card", "{player}/deck", "destroyed"),
        "turn-began": Told("player turn", "", "{player}", opens=True),
        "uncovered": Told("spell", "", "library/{element}"),
        "wizard-chosen": Told("player wizard", "", "{player}/wizard"),
        "won": Told(),
    },
    (
        *[Players[Table](name) for name in ("owner", "other", "caster")],
        *[Words[Table](name, cards.NAMES) for name in ("higher", "for_card")],
        *(PLAYER, CARD, CURSE, ELEMENT, SPELL, WIZARD, MONSTER),
        *[Words[Table](name, words) for name, words in (("slot", SLOTS), ("zone", ZONES), ("cause", CAUSES))],
    ),
)
