"""A stage for Madness: any situation in a line or two, and players who act on it.

stage = Stage(ann=holding("fire-2 water-1", deck="air-1"), bob=holding("earth-1"))
stage.ann.casts("growth")
assert stage.ann.hand == ["fire-2", "air-1"]
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from scene import Person, Scene

from coven.engine.edge.game import Json
from coven.engine.edge.views import View
from coven.games.madness import Madness, cards
from coven.games.madness.box import CURSE_KINDS
from coven.games.madness.codecs import written_spell
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
        return [written_spell(self.stage.table, spell) for spell in self.seat.spells]

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
        position: Json = {"puzzle": True} | {
            name: value for name, value in given.items() if not isinstance(value, Holding)
        }
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
        if isinstance(pages := position.get("pages"), list | tuple):
            position["pages"] = bound(list(pages), [given.get("page")], int(str(given.get("round", 1))))
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


def bound(pages: list[str], turned: list[object], round: int) -> list[str]:
    """The book of a test, whole: the pages it names on top, others below them as far as rounds are left."""
    others = [id for id in MADNESS.box.page_ids if id.startswith("ip") and id not in [*pages, *turned]]
    return [*pages[:-1], *others[: max(7 - round - len(pages), 0)], *pages[-1:]]


def names(bag: int) -> list[str]:
    """The cards of a bag by name, in the order madness, water, earth, fire, air."""
    return [cards.NAMES[kind] for kind in cards.listed(bag)]


@dataclass(frozen=True)
class Zone:
    """A zone of a board: how many, and what can be seen of it."""

    size: int
    things: list[dict[str, Any]]

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(thing["id"] for thing in self.things)

    def __str__(self) -> str:
        """As positions write it: `fire-1*2 madness`."""
        counted = [(thing["id"], thing.get("n", 1)) for thing in self.things]
        return " ".join(f"{id}*{n}" if n > 1 else id for id, n in counted if n)


@dataclass(frozen=True)
class SeatSight:
    """What somebody sees of a seat."""

    board: dict[str, Any]

    @property
    def wizard(self) -> str:
        return str(self.board["wizard"])

    @property
    def hand(self) -> str:
        return str(Zone(**self.board["hand"]))

    @property
    def discard(self) -> str:
        return str(Zone(**self.board["discard"]))

    @property
    def support(self) -> str:
        return str(Zone(**self.board["support"]))

    @property
    def deck(self) -> int:
        return int(self.board["deck"]["size"])

    @property
    def on_deck(self) -> str:
        return " ".join(thing["id"] for thing in self.board["deck"]["things"])

    @property
    def spells(self) -> list[str]:
        states = ("exhausted", "neutralised")
        spells = self.board["spells"]["things"]
        return [" ".join([spell["id"], *(state for state in states if spell[state])]) for spell in spells]


@dataclass(frozen=True)
class Sight:
    """What somebody sees: a view, and its board in the words of tests."""

    view: View

    def __getattr__(self, name: str) -> Any:
        """Numbers and ids as they are, cards as positions write them, spells, curses and pages by their ids."""
        shown = self.view.board[name]
        if not isinstance(shown, dict) or "things" not in shown:
            return shown
        zone = Zone(**shown)
        return str(zone) if name in ("destroyed", "gone", "supply") else zone.ids

    @property
    def outcome(self) -> str:
        return self.view.outcome.kind

    @property
    def options(self) -> dict[str, str]:
        return self.view.options

    @property
    def seats(self) -> list[SeatSight]:
        board: dict[str, Any] = self.view.board
        return [SeatSight(board[name]) for name in self.view.seats]

    @property
    def right_page(self) -> str:
        return "".join(self.pages)

    @property
    def pages_left(self) -> int:
        pages: Any = self.view.board["pages"]
        return int(pages["size"])

    @property
    def stacks(self) -> dict[str, Zone]:
        """The library by element and the curse stacks by kind."""
        board: Any = self.view.board
        found = {**board["library"], **{f"curses/{kind}": stack for kind, stack in board["curse_stacks"].items()}}
        return {name: Zone(**stack) for name, stack in found.items()}

    @property
    def library(self) -> dict[str, tuple[str, ...]]:
        return {name: zone.ids for name, zone in self.stacks.items() if "/" not in name}

    @property
    def library_left(self) -> dict[str, int]:
        return {name: zone.size for name, zone in self.stacks.items() if "/" not in name}

    @property
    def curse_stacks(self) -> dict[str, Zone]:
        return {name.removeprefix("curses/"): zone for name, zone in self.stacks.items() if "/" in name}


def sight(table: Table, seat: int) -> Sight:
    """What a seat sees."""
    view = MADNESS.view(table, seat)
    assert isinstance(view, View)
    return Sight(view)
