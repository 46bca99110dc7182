"""Everything that can be answered in Madness: the kinds with their slots.

A card where it lies is a spot, one int of zone, seat and card; it is the only or the first slot of its answer, so
`card_of`, `seat_of` and `zone_of` read it from the whole answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from coven.engine.core.answers import UNHEARD, Answers, Kind, Listed, Players, Slot, Words, code, second
from coven.engine.core.machine import Values
from coven.games.madness import cards
from coven.games.madness.cards import ELEMENTS
from coven.games.madness.payment import cheapest
from coven.games.madness.zones import DISCARD, HAND, SLOTS, SUPPORT, ZONES, card_of, seat_of, spot, zone_of

if TYPE_CHECKING:
    from coven.games.madness.table import Table

CAST: Final = 3
LEARN: Final = 4
ACQUIRE: Final = 5
BREAK: Final = 6
CURE: Final = 7
ABILITY: Final = 8
PAY: Final = 9
SETTLE: Final = 10
TARGET: Final = 11
GO_ON: Final = 12
CALL_OFF: Final = 13
TAKE: Final = 14
AGREE: Final = 15
REFUSE: Final = 16
DISCARD_CARD: Final = 17
DESTROY: Final = 18
CURE_CARD: Final = 19
INTO_SUPPORT: Final = 20
ON_DECK: Final = 21
RAISE: Final = 22
GIVE: Final = 23
GAIN: Final = 24
RESTORE: Final = 25
EXHAUST: Final = 26
NEUTRALISE: Final = 27
FORGET: Final = 28
NEUTRALISE_CURSE: Final = 29
REFRESH: Final = 30
CHOOSE_WIZARD: Final = 31
CHOOSE: Final = 32
WITH: Final = 33

ZONES_OF_CARDS: Final = 3  # hand, support, discard pile


class OfBox(Listed["Table"]):
    """A thing of the box: `OfBox("spell")` is one of its spells."""

    def ids(self, table: Table) -> Sequence[str]:
        """In the order of the box."""
        return table.box.ids[self.name]


class NamedSpells(OfBox):
    """A spell that somebody names."""

    def about(self, table: Table, seat: int, value: int) -> Values:
        """The spell and its element."""
        spell = table.box.spells[value]
        return {"spell": spell.id, "element": ELEMENTS[spell.element]}


class Times(Words["Table"]):
    """How often the cost of a spell is paid (M10.5); four times is only there to be refused."""

    def about(self, table: Table, seat: int, value: int) -> Values:
        """As a number."""
        return {"multiple": value + 1}


class CurseSlots(Words["Table"]):
    """A place of the curse track."""

    def about(self, table: Table, seat: int, value: int) -> Values:
        """The place, and the curse that lies there."""
        found: Values = {"slot": SLOTS[value]}
        curse = table.curses[value]
        if curse is not None:
            found["curse"] = table.box.curse_ids[curse.card]
        return found


class Places(Slot["Table"]):
    """Where madness is cured: 0 is the own hand, then every support: `hand`, `support`, `bob`."""

    def size(self, table: Table) -> int:
        """The hand, and a support for every seat."""
        return 1 + table.most_seats

    def values(self, table: Table) -> list[int]:
        """The hand, and the supports of those who play."""
        return list(range(1 + len(table.names)))

    def say(self, table: Table, seat: int, value: int) -> str:
        """Supports of others by their owners."""
        return "hand" if value == 0 else "support" if value - 1 == seat else table.names[value - 1]

    def hear(self, table: Table, seat: int, words: Sequence[str]) -> tuple[int, int]:
        """One word; the own support has a name, too."""
        if words and words[0] in table.names:
            return 1 + table.names.index(words[0]), 1
        return (1 + seat if words[0] == "support" else 0, 1) if words and words[0] in ("hand", "support") else UNHEARD

    def about(self, table: Table, seat: int, value: int) -> Values:
        """Zone and owner, and the place as the player sees it."""
        return _lying(table, seat, SUPPORT if value else HAND, value - 1 if value else seat)


class Spots(Slot["Table"]):
    """A card where it lies: `fire-2`, `fire-2 from support`, `fire-2 from discard`, `fire-2 from bob`,
    `fire-2 from bob hand`."""

    def size(self, table: Table) -> int:
        """Every card in every zone of every seat."""
        return ZONES_OF_CARDS * table.most_seats * cards.KINDS

    def rank(self, table: Table, value: int) -> int:
        """By zone, seat and card."""
        return (zone_of(value) * table.most_seats + seat_of(value)) * cards.KINDS + card_of(value)

    def values(self, table: Table) -> list[int]:
        """Every card in every zone of those who play."""
        seats = range(len(table.names))
        return [
            spot(zone, seat, card) for zone in (HAND, SUPPORT, DISCARD) for seat in seats for card in range(cards.KINDS)
        ]

    def say(self, table: Table, seat: int, value: int) -> str:
        """The own hand goes without saying."""
        name, zone, owner = cards.NAMES[card_of(value)], zone_of(value), seat_of(value)
        if zone == HAND:
            return name if owner == seat else f"{name} from {table.names[owner]} hand"
        if zone == DISCARD:
            return f"{name} from discard"
        return f"{name} from {'support' if owner == seat else table.names[owner]}"

    def hear(self, table: Table, seat: int, words: Sequence[str]) -> tuple[int, int]:
        """The card, and where it lies."""
        if not words or words[0] not in cards.NAMES:
            return UNHEARD
        card = cards.NAMES.index(words[0])
        if len(words) < 3 or words[1] != "from":
            return spot(HAND, seat, card), 1
        if words[2] == "support":
            return spot(SUPPORT, seat, card), 3
        if words[2] == "discard":
            return spot(DISCARD, seat, card), 3
        owner = table.names.index(words[2]) if words[2] in table.names else seat
        if owner == seat:
            return UNHEARD
        return (spot(HAND, owner, card), 4) if words[3:4] == ["hand"] else (spot(SUPPORT, owner, card), 3)

    def about(self, table: Table, seat: int, value: int) -> Values:
        """The card, and where it lies."""
        return {"card": cards.NAMES[card_of(value)], **_lying(table, seat, zone_of(value), seat_of(value))}


class Owners(Players["Table"]):
    """Whose spell it is; the own goes without saying: `of bob`."""

    def words(self, table: Table, seat: int) -> Sequence[str]:
        """Others are named."""
        return ["" if owner == seat else f"of {name}" for owner, name in enumerate(table.names)]

    def about(self, table: Table, seat: int, value: int) -> Values:
        """The owner, and the place as the player sees it."""
        return {"owner": table.names[value], "place": "spells" if value == seat else "other-spells"}


class Payments(Slot["Table"]):
    """The cheapest way to pay all that is left: `fire-1 fire-2 from bob air-1 as fire`."""

    def size(self, table: Table) -> int:
        """There is one proposal at a time."""
        return 1

    def say(self, table: Table, seat: int, value: int) -> str:
        """Card by card."""
        return " ".join([_paid_with(table, seat, paid) for paid in cheapest(table, table.deed)])

    def hear(self, table: Table, seat: int, words: Sequence[str]) -> tuple[int, int]:
        """The proposal and nothing else."""
        return (0, len(words)) if list(words) == self.say(table, seat, 0).split() else UNHEARD

    def about(self, table: Table, seat: int, value: int) -> Values:
        """How many cards, and each of them with its number."""
        payment = cheapest(table, table.deed)
        found: Values = {"cards": len(payment)}
        for number, paid in enumerate(payment, 1):
            for name, said in {**SPOT.about(table, seat, paid), **COUNTED.about(table, seat, second(paid))}.items():
                found[f"{name}-{number}"] = said
        return found

    def touches(self, table: Table, seat: int, value: int) -> list[str]:
        """Every card it takes."""
        return [
            f"{table.names[seat_of(paid)]}/{ZONES[zone_of(paid)]}/{cards.NAMES[card_of(paid)]}"
            for paid in cheapest(table, table.deed)
        ]


def _lying(table: Table, seat: int, zone: int, owner: int) -> Values:
    """A zone, its owner, and the place as a seat sees it: `hand`, `other-support`."""
    place = ZONES[zone] if owner == seat else f"other-{ZONES[zone]}"
    return {"zone": ZONES[zone], "owner": table.names[owner], "place": place}


def _paid_with(table: Table, seat: int, paid: int) -> str:
    counted = COUNTED.say(table, seat, second(paid))
    card = SPOT.say(table, seat, paid)
    return f"{card} {counted}" if counted else card


CARD: Final[Words[Table]] = Words("card", cards.NAMES)
ELEMENT: Final[Words[Table]] = Words("element", ELEMENTS)
COUNTED: Final[Words[Table]] = Words("counted", ("", *[f"as {element}" for element in ELEMENTS]), ("", *ELEMENTS))
SPELL: Final = OfBox("spell")
NAMED: Final = NamedSpells("spell")
CURSE: Final = OfBox("curse")
PAGE: Final = OfBox("page")
MONSTER: Final = OfBox("monster")
TIMES: Final = Times("multiple", ("", "x2", "x3", "x4"))
SLOT: Final = CurseSlots("slot", SLOTS)
PLACE: Final = Places("place")
SPOT: Final = Spots("spot")
OWNER: Final = Owners("owner")
PLAYER: Final[Players[Table]] = Players("player")
WIZARD: Final = OfBox("wizard")
LYING: Final = "{owner}/{zone}/{card}"

ANSWERS: Final[Answers[Table]] = Answers(
    (
        Kind(0, "done"),
        Kind(1, "accept"),
        Kind(2, "decline"),
        Kind(CAST, "cast", (NAMED, TIMES), ("{me}/spells/{spell}",)),
        Kind(LEARN, "learn", (NAMED,), ("library/{element}/{spell}", "{me}/spells")),
        Kind(ACQUIRE, "acquire", (CARD,), ("supply/{card}", "{me}/discard")),
        Kind(BREAK, "break", (SLOT,), ("curse/{slot}",)),
        Kind(CURE, "cure", (PLACE,), ("{owner}/{zone}/madness", "madness_stack")),
        Kind(ABILITY, "ability", (), ("{me}/wizard",)),
        Kind(PAY, "pay", (SPOT, COUNTED), (LYING, "{owner}/discard")),
        Kind(SETTLE, "settle", (Payments("payment"),)),
        Kind(TARGET, "target", (PLAYER,), ("{player}",)),
        Kind(GO_ON, "go-on"),
        Kind(CALL_OFF, "call-off"),
        Kind(TAKE, "take", (SPOT,), (LYING, "{me}/hand")),
        Kind(AGREE, "agree"),
        Kind(REFUSE, "refuse"),
        Kind(DISCARD_CARD, "discard", (SPOT,), (LYING, "{owner}/discard")),
        Kind(DESTROY, "destroy", (SPOT,), (LYING, "destroyed")),
        Kind(CURE_CARD, "cure", (SPOT,), (LYING, "madness_stack")),
        Kind(INTO_SUPPORT, "support", (SPOT,), (LYING, "{me}/support")),
        Kind(ON_DECK, "top", (SPOT,), (LYING, "{me}/deck")),
        Kind(RAISE, "raise", (SPOT,), ("{owner}/{zone}",)),
        Kind(GIVE, "give", (SPOT,), (LYING,)),
        Kind(GAIN, "gain", (CARD,), ("supply/{card}",)),
        Kind(RESTORE, "restore", (CARD,), ("destroyed/{card}", "madness_stack")),
        Kind(EXHAUST, "exhaust", (NAMED,), ("{me}/spells/{spell}",)),
        Kind(NEUTRALISE, "neutralise", (NAMED,), ("{me}/spells/{spell}",)),
        Kind(FORGET, "forget", (NAMED,), ("{me}/spells/{spell}", "destroyed_spells")),
        Kind(NEUTRALISE_CURSE, "neutralise", (SLOT,), ("curse/{slot}",)),
        Kind(REFRESH, "refresh", (NAMED, OWNER), ("{owner}/spells/{spell}",)),
        Kind(CHOOSE_WIZARD, "choose", (WIZARD,), ("{me}/wizard",)),
        Kind(CHOOSE, "choose", (PLAYER,), ("{player}",)),
        Kind(WITH, "with", (ELEMENT,)),
    )
)

USE_ABILITY: Final = code(ABILITY)
PAY_ALL: Final = code(SETTLE)
WITHOUT_MORE: Final = code(GO_ON)
CALLED_OFF: Final = code(CALL_OFF)
AGREED: Final = code(AGREE)
REFUSED: Final = code(REFUSE)
ACQUIRES: Final[tuple[int, ...]] = tuple([code(ACQUIRE, card) for card in range(cards.KINDS)])
BREAKS: Final[tuple[int, ...]] = tuple([code(BREAK, slot) for slot in range(len(SLOTS))])
CURES: Final[tuple[int, ...]] = tuple([code(CURE, place) for place in range(6)])
