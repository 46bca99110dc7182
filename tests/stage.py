"""A stage for Madness: any situation in a line or two, and players who act on it.

stage = Stage(ann=holding("fire-2 water-1", deck="air-1"), bob=holding("earth-1"))
stage.ann.casts("growth")
assert stage.ann.hand == ["fire-2", "air-1"]
"""

from __future__ import annotations

from dataclasses import dataclass

from scene import Person, Scene

from coven.engine.edge.game import Json
from coven.games.madness import Madness, cards, notation
from coven.games.madness.box import CURSE_KINDS
from coven.games.madness.table import Curse, Seat, Table
from coven.games.madness.zones import SLOTS

MADNESS = Madness()
WIZARDS = ("viktor", "larry", "sandra", "patrik", "rosana")  # none of them does anything unasked
BASIC = "growth, ice, combustion, telepathy"


@dataclass
class Holding:
    """What a player has at the beginning of a test; the deck is written top card first."""

    hand: str = ""
    deck: str = ""
    discard: str = ""
    support: str = ""
    spells: str = BASIC
    wizard: str = ""
    out: bool = False


def holding(
    hand: str = "",
    *,
    deck: str = "",
    discard: str = "",
    support: str = "",
    spells: str = "",
    learned: str = "",
    wizard: str = "",
    out: bool = False,
) -> Holding:
    """A player's zones; `learned` adds spells to the four basic ones, `spells` replaces them all."""
    own = spells or (f"{BASIC}, {learned}" if learned else BASIC)
    return Holding(hand, deck, discard, support, own, wizard, out)


class Player(Person["Stage"]):
    """Somebody on the stage."""

    @property
    def seat(self) -> Seat:
        return self.stage.table.seats[self.number]

    @property
    def hand(self) -> list[str]:
        return names(self.seat.hand)

    @property
    def discard(self) -> list[str]:
        return names(self.seat.discard)

    @property
    def support(self) -> list[str]:
        return names(self.seat.support)

    @property
    def deck(self) -> list[str]:
        """Top card first."""
        return [cards.NAMES[kind] for kind in reversed(self.seat.deck)]

    @property
    def spells(self) -> list[str]:
        """`growth`, `growth exhausted`, `growth neutralised`, `growth exhausted neutralised`."""
        return [notation.write_spell(self.stage.table.box, spell) for spell in self.seat.spells]

    def casts(self, spell: str, times: int = 1, on: str = "", agreed: bool = True, pay: str = "") -> None:
        """Announce a spell, name the targets (`on="bob cid"`), let them agree, and pay (the cheapest way)."""
        self.announces(spell, times)
        for target in on.split():
            self.does(f"target {target}")
            while agreed and self.stage.prompt in ("consent", "consent-card"):
                self.stage.answer("agree")
        if agreed:
            self.pays(pay)

    def announces(self, spell: str, times: int = 1) -> None:
        """Only announce a spell: `cast growth x2`."""
        multiple = f" x{times}" if times > 1 else ""
        self.does(f"cast {spell.replace('_', '-')}{multiple}")

    def pays(self, with_cards: str = "") -> None:
        """Pay card by card (`"fire-1, fire-2 from bob"`) and say done, or in the cheapest way."""
        if not with_cards:
            self.does(self.stage.settle)
            return
        for card in with_cards.split(","):
            self.does(f"pay {card.strip()}")
        if self.stage.prompt == "pay" and "done" in self.stage.options:
            self.does("done")

    def breaks(self, slot: str, pay: str = "", reward: str = "") -> None:
        """Break a curse; `reward` is the value-2 card taken for it."""
        self.does(f"break {slot}")
        self.pays(pay)
        if reward:
            self.does(f"gain {reward}")

    def learns(self, spell: str, pay: str = "") -> None:
        """Learn a library spell."""
        self.does(f"learn {spell.replace('_', '-')}")
        self.pays(pay)

    def acquires(self, card: str, pay: str = "") -> None:
        """Acquire an element card."""
        self.does(f"acquire {card}")
        self.pays(pay)

    def cures(self, place: str, element: str, pay: str = "") -> None:
        """Cure madness in a place (`hand`, `support`, `bob`) with elements of one type."""
        self.does(f"cure {place}", f"with {element}")
        self.pays(pay)

    def ends_turn(self) -> None:
        """Stop acting; questions of the phases that follow are left to the test."""
        self.does("done")


class Stage(Scene[Table]):
    """A table set up for a test. Keyword arguments that are holdings seat players, the others describe the table:
    everything a position file knows (`round=2`, `marker=3`, `madness_stack=1`, `page="ip02"`, `supply=""` …), and
    the game's options (`horror="on"`). `curses={"2": "fire_fever"}` lays curses out."""

    game = MADNESS

    def __init__(self, *, curses: dict[str, str | Json] | None = None, **given: object) -> None:
        position: Json = {name: value for name, value in given.items() if not isinstance(value, Holding)}
        known = {option.id for option in MADNESS.options()}
        position["options"] = {name: str(position.pop(name)) for name in list(position) if name in known}
        seats = {name: value for name, value in given.items() if isinstance(value, Holding)}
        if len(seats) == 1:
            seats["bob"] = holding()
        taken = [held.wizard for held in seats.values()]
        free = [wizard for wizard in WIZARDS if wizard not in taken]
        position["seats"] = [
            {
                "name": name,
                "wizard": held.wizard or free.pop(0),
                "hand": held.hand,
                "deck": held.deck,
                "discard": held.discard,
                "support": held.support,
                "spells": [] if held.out else [spell.strip() for spell in held.spells.split(",")],
                "out": held.out,
            }
            for name, held in seats.items()
        ]
        position["curses"] = [
            {"slot": slot, **({"curse": curse} if isinstance(curse, str) else curse)}
            for slot, curse in (curses or {}).items()
        ]
        self.table: Table = MADNESS.read(position)
        self.table.log = []

    def __getattr__(self, name: str) -> Player:
        """`stage.ann`: a player by name."""
        if name in self.table.names:
            return Player(self, self.table.names.index(name), name)
        raise AttributeError(name)

    @property
    def settle(self) -> str:
        """The proposed payment."""
        return next(word for word in self.options if word.startswith("settle"))

    def answers(self, *words: str) -> None:
        """Answer several questions, whoever is asked."""
        for word in words:
            self.answer(word)

    @property
    def destroyed(self) -> list[str]:
        return names(self.table.destroyed)

    def supply(self, card: str) -> int:
        """How many cards of a kind the supply has."""
        return cards.count(self.table.supply, cards.NAMES.index(card))

    def curse(self, slot: str) -> Curse | None:
        """The curse on a slot: `2`, `3a`, `3b`, `4`, `5`."""
        return self.table.curses[SLOTS.index(slot)]

    def curse_id(self, slot: str) -> str:
        """The id of the curse on a slot, or nothing."""
        curse = self.curse(slot)
        return "" if curse is None else self.table.box.curses[curse.card].id

    def curse_stack(self, kind: str) -> list[str]:
        """A curse stack, top card first."""
        stack = self.table.curse_stacks[CURSE_KINDS.index(kind)]
        return [self.table.box.curses[card].id for card in reversed(stack)]

    @property
    def monster(self) -> str:
        """The monster on the left page."""
        return self.table.box.pages[self.table.page].monster

    def clone(self) -> Stage:
        """The same situation once more, to try something else."""
        other = Stage.__new__(Stage)
        other.table = self.table.clone()
        other.table.log = []
        return other


def names(bag: int) -> list[str]:
    """The cards of a bag by name, in the order madness, water, earth, fire, air."""
    return [cards.NAMES[kind] for kind in cards.listed(bag)]
