"""The box: every card as the rules need it. It never changes during a game; clones share it."""

from __future__ import annotations

from typing import Final

from coven.engine.core.machine import Program
from coven.games.madness.cards import ELEMENTS, NAMES, VALUE_OF

# whom a sentence applies to
CASTER: Final = 0
ONE_PLAYER: Final = 1
ONE_OTHER: Final = 2
N_PLAYERS: Final = 3
N_OTHERS: Final = 4
EACH: Final = 5
EACH_OTHER: Final = 6
CASTER_AND_ONE_OTHER: Final = 7
CHOSEN: Final = 8
BOARD: Final = 9
TARGETS: Final[tuple[str, ...]] = (
    "caster",
    "one",
    "one_other",
    "n_players",
    "n_others",
    "each",
    "each_other",
    "caster_and_one_other",
    "chosen",
    "board",
)

# what a wizard can do
NONE: Final = 0
SUPPORT_FIVE: Final = 1
AIR_WILD: Final = 2
MADNESS_CYCLE: Final = 3
REFRESH_SPELL: Final = 4
REVEAL_CURE: Final = 5
DRAW_ON_BREAK: Final = 6
SWAP_SUPPORT: Final = 7
SIX_SPELLS: Final = 8
ABILITIES: Final[tuple[str, ...]] = (
    "none",
    "support_five",
    "air_wild",
    "madness_cycle",
    "refresh_spell",
    "reveal_cure",
    "draw_on_break",
    "swap_support",
    "six_spells",
)

MULTI: Final = 4  # the kind of curse that is no element
CURSE_KINDS: Final[tuple[str, ...]] = ("water", "earth", "fire", "air", "multi")


class Effect:
    """A sentence of a card: whom it applies to and what each of them does."""

    def __init__(self, target: int, players: int, program: Program, afterwards: Program | None) -> None:
        self.target = target
        self.players = players  # how many, for n_players and n_others, before multiplying
        self.program = program
        self.afterwards = afterwards  # done once, by the active player, after all the others


class Spell:
    """A spell card."""

    def __init__(self, id: str, element: int, level: int, basic: bool, consent: bool, effect: Effect) -> None:
        self.id = id
        self.element = element
        self.level = level
        self.basic = basic
        self.consent = consent
        self.effect = effect
        self.casts: tuple[int, ...] = ()  # the answers that cast it once, twice and three times
        self.learns = 0  # the answer that learns it
        self.names_cards = False  # M-R.40: the caster names cards, not players (Inhale)


class CurseCard:
    """A curse card."""

    def __init__(self, id: str, kind: int, copies: int, cost: int, effect: Effect) -> None:
        self.id = id
        self.kind = kind
        self.copies = copies
        self.cost = cost  # four packed numbers, see bill.py
        self.effect = effect


class Page:
    """A page of the grimoire: bonus and penalty on its front, a monster on its back."""

    def __init__(self, id: str, monster: str, curses: tuple[int, ...], arrival: Effect | None) -> None:
        self.id = id
        self.monster = monster
        self.curses = curses  # left, top, right
        self.arrival = arrival
        self.on_curses: Effect | None = None  # the part of the arrival that speaks of curses (M-R.50)
        self.extra_multi = 0
        self.silence = False
        self.bonus: Effect | None = None
        self.penalty: Effect | None = None


class Wizard:
    """A wizard sheet."""

    def __init__(self, id: str, element: int, value2: int, value1: tuple[int, ...], ability: int) -> None:
        self.id = id
        self.element = element
        self.value2 = value2
        self.value1 = value1
        self.ability = ability


class Limits:
    """The numbers of the rulebook."""

    def __init__(self) -> None:
        self.hand_size = 6
        self.support_slots = 3
        self.spell_limit = 5
        self.madness_eliminates = 6
        self.max_multiplier = 3
        self.learn_cost = 2
        self.cure_cost = 2
        self.rounds = 6


class Box:
    """Everything that is printed."""

    def __init__(self) -> None:
        self.limits = Limits()
        self.spells: list[Spell] = []
        self.curses: list[CurseCard] = []
        self.pages: list[Page] = []
        self.first_pages: list[int] = []
        self.inner_pages: list[int] = []
        self.promo_pages: list[int] = []
        self.final_page = 0
        self.wizards: list[Wizard] = []
        self.madness_total = 35
        self.madness_by_players: dict[int, int] = {}
        self.copies: tuple[int, ...] = (0, 0, 0, 0)  # of each value of an element, from value 1 on
        self.tokens = 4
        self.round_track: tuple[tuple[int, ...], ...] = ()
        self.programs: dict[str, Program] = {}
        self.names: dict[str, dict[str, str]] = {}  # by kind and id, then by language
        self.sources: dict[str, str] = {}  # where our knowledge comes from, by kind and id
        self.texts: dict[str, str] = {}  # sentences that a content pack prints on cards
        self.spell_ids: list[str] = []
        self.curse_ids: list[str] = []
        self.page_ids: list[str] = []
        self.wizard_ids: list[str] = []
        self.ids: dict[str, list[str]] = {}  # the same by kind, and the monsters of the pages
        self.rules: dict[str, str] = {}  # what the ledger says of a card, by the name of its sentence
        self.most: dict[int, dict[str, int]] = {}  # how often a thing can lie on the table, by players
        self.fitting: list[list[list[int]]] = []  # the library spells, by element and level

    def number(self) -> None:
        """Once everything lies in the box: the ids in order, and the spells that fit into the library."""
        self.spell_ids = [spell.id for spell in self.spells]
        self.curse_ids = [curse.id for curse in self.curses]
        self.page_ids = [page.id for page in self.pages]
        self.wizard_ids = [wizard.id for wizard in self.wizards]
        self.ids = {
            "spell": self.spell_ids,
            "curse": self.curse_ids,
            "page": self.page_ids,
            "wizard": self.wizard_ids,
            "monster": [page.monster for page in self.pages],
        }
        self.fitting = [[self._fitting(element, level) for level in range(4)] for element in range(4)]
        self.most = {players: self._most(players) for players in self.madness_by_players}

    def _most(self, players: int) -> dict[str, int]:
        """How often a thing can lie on the table."""
        found = {f"page/{id}": 1 for id in self.page_ids}
        for spell in self.spells:
            found[f"spell/{spell.id}"] = players if spell.basic else 1
        for curse in self.curses:
            found[f"curse/{curse.id}"] = curse.copies
        for element in ELEMENTS:
            found[f"token/{element}"] = self.tokens
        for card, name in enumerate(NAMES):
            found[f"card/{name}"] = self.copies[VALUE_OF[card]] if card else self.madness_by_players[players]
        return found

    def _fitting(self, element: int, level: int) -> list[int]:
        found: list[int] = []
        for number, spell in enumerate(self.spells):
            if not spell.basic and spell.element == element and spell.level == level:
                found.append(number)
        return found

    def basic_spells(self) -> tuple[int, ...]:
        """M4.4: the spells every player begins with, ready."""
        return tuple([number << 2 for number, spell in enumerate(self.spells) if spell.basic])

    def spell_named(self, id: str) -> int:
        """The number of a spell, or -1."""
        return self.spell_ids.index(id) if id in self.spell_ids else -1

    def curse_named(self, id: str) -> int:
        """The number of a curse, or -1."""
        return self.curse_ids.index(id) if id in self.curse_ids else -1

    def page_named(self, id: str) -> int:
        """The number of a page, or -1."""
        return self.page_ids.index(id) if id in self.page_ids else -1

    def wizard_named(self, id: str) -> int:
        """The number of a wizard, or -1."""
        return self.wizard_ids.index(id) if id in self.wizard_ids else -1
