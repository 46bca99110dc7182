"""Everything that can be answered in Djinn: kinds with typed slots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coven.engine.core.answers import UNHEARD, Answers, Kind, Listed, Numbers, Slot, Words, code
from coven.engine.core.machine import Values
from coven.games.djinn import crowd, tolls
from coven.games.djinn.box import GEAR_KINDS, LOCATIONS, ROUND, SHAPES, SOURCE, SQUARE
from coven.games.djinn.crowd import COLOURS, NAMES
from coven.games.djinn.kinds import (
    ARCHIVE,
    AWARD,
    BASIC,
    BOTTLE,
    BOTTLE_BOSS,
    CALL_OFF,
    CAPTURE,
    CAPTURE_NOTHING,
    CAPTURE_SET,
    CHOOSE,
    DECLINE,
    DISCARD,
    DONE,
    DRAW,
    DRAW_EQUIPMENT,
    EQUIP,
    EXCHANGE,
    FORGO,
    FREE,
    FROM_MAP,
    HIRE,
    KEEP,
    LOSE,
    MOVE,
    OPEN,
    PASSAGE,
    PAY,
    PLACE_PASSAGE,
    PLACE_WIZARD,
    PUT_BOSS,
    PUT_BOTTLE,
    PUT_CIRCLE,
    PUT_DRAWN,
    REMOVE,
    RETURN,
    REVEAL,
    REWARD,
    ROW1,
    ROW2,
    SKIP,
    SPECIAL,
    STAY,
    SWAP,
    TAKE,
    UNLOCK,
    USE,
    VISIT,
    WAKE,
    WITH_EQUIPMENT,
    WITH_MAGE,
)
from coven.games.djinn.limits import failed_loss, mage_fee
from coven.games.djinn.quarry import Crowd, Freed, Here, Hunted
from coven.games.djinn.strength import boost_saves, mage_saves
from coven.games.djinn.table import EMPTY, NOWHERE, Table

NO_FREE: Final = 4  # in the slot of a free djinn: none
CIRCLE: Final = 0  # in the slot of a place
INTO_BOTTLE: Final = 1
PLACES: Final[tuple[str, ...]] = ("circle", "bottle")
# what an option of the Archives adds to or wakes
PIECES: Final[dict[str, str]] = {"coins": "coins", "scroll": "scrolls", "mages": "mages"}


class Printed(Listed[Table]):
    """A thing of the box by its id."""

    def __init__(self, name: str, kind: str = "") -> None:
        super().__init__(name)
        self.kind = kind or name

    def ids(self, table: Table) -> Sequence[str]:
        """In the order of the box."""
        return table.box.ids[self.kind]

    def words(self, table: Table, seat: int) -> Sequence[str]:
        """As the box says them."""
        return table.box.words[self.kind]


class Trait(Printed):
    """A trait, positive or negative."""

    def about(self, table: Table, seat: int, value: int) -> Values:
        """With its kind."""
        kind = "positive" if table.box.traits[value].positive else "negative"
        return {"trait": table.box.traits[value].id, "kind": kind}


class HelpingMage(Printed):
    """A mage card that helps with the declared capture."""

    def about(self, table: Table, seat: int, value: int) -> Values:
        """With what it saves and costs."""
        saves = mage_saves(table, seat, value, table.capture.paid)
        return {"mage": table.box.mages[value].id, "saves": saves, "fee": mage_fee(table, seat, value)}


class HelpingEquipment(Printed):
    """One-time equipment that helps with the declared capture."""

    def about(self, table: Table, seat: int, value: int) -> Values:
        """With what it saves."""
        saves = boost_saves(table, value, table.capture.paid)
        return {"equipment": table.box.gear[value].id, "saves": saves, "fee": 0}


class ArchiveOption(Printed):
    """An option of the Archives."""

    def about(self, table: Table, seat: int, value: int) -> Values:
        """D17.12: the red one once the own bar has moved."""
        side = "before" if seat < 0 or table.seats[seat].bar else "after"
        return {"option": table.box.archive[value].id, "side": side}

    def touches(self, table: Table, seat: int, value: int) -> list[str]:
        """What it changes before the own seat: any passage to place, the circle that becomes active."""
        owner, me, option = table.seats[seat], table.names[seat], table.box.archive[value].id
        if option == "passage":
            return [f"{me}/bar/{LOCATIONS[location]}" for location in owner.bar]
        if option == "circle":
            return [f"{me}/circles/{place + 1}" for place, circle in enumerate(owner.circles) if circle < EMPTY][:1]
        return [f"{me}/{PIECES[option]}"] if option in PIECES else [me]


class Circled(Words[Table]):
    """A djinn on a circle of one's own."""

    def touches(self, table: Table, seat: int, value: int) -> list[str]:
        """Each circle where such a djinn stands."""
        me, djinn = table.names[seat], 1 + NAMES.index(self.fixed[value])
        return [
            f"{me}/circles/{place + 1}" for place, circle in enumerate(table.seats[seat].circles) if circle == djinn
        ]


class FreeCircle(Words[Table]):
    """The circle that takes the next djinn."""

    def touches(self, table: Table, seat: int, value: int) -> list[str]:
        """The first that is empty and for which none is meant yet."""
        me, meant = table.names[seat], crowd.size(table.capture.circled)
        empty = [place for place, circle in enumerate(table.seats[seat].circles) if circle == EMPTY]
        return [f"{me}/circles/{place + 1}" for place in empty[meant : meant + 1]]


class Bargain(Printed):
    """A stall of the Market, with the offer where it has several."""

    def about(self, table: Table, seat: int, value: int) -> Values:
        """The stall, and the offer or nothing."""
        found = table.box.bargains[value]
        several = len(table.box.stalls[found.stall].offers) > 1
        return {"stall": table.box.stalls[found.stall].id, "offer": found.offer.word if several else ""}


class Nothing(Words[Table]):
    """Capturing nothing."""

    def __init__(self) -> None:
        super().__init__("what", ("nothing",))

    def about(self, table: Table, seat: int, value: int) -> Values:
        """D21.2: with the magic it costs."""
        return {"what": "nothing", "loss": failed_loss(table, seat)}


class Space(Slot[Table]):
    """A space by its location; its shape goes without saying."""

    def __init__(self, name: str, shape: int = SOURCE, before: str = "", prefix: str = "") -> None:
        super().__init__(name)
        self.shape = shape
        self.before = before  # a word that comes first: `at`, `from`
        self.prefix = prefix  # of the names of its location and shape

    def size(self, table: Table) -> int:
        """All spaces."""
        return len(table.box.spaces)

    def shape_meant(self, table: Table, seat: int) -> int:
        """The shape of the space a word means."""
        return self.shape

    def say(self, table: Table, seat: int, value: int) -> str:
        """Its location."""
        return f"{self.before} {table.space_word(value)}" if self.before else table.space_word(value)

    def hear(self, table: Table, seat: int, words: Sequence[str]) -> tuple[int, int]:
        """The space of a location that has the right shape."""
        skipped = 1 if self.before else 0
        if len(words) <= skipped or (self.before and words[0] != self.before):
            return UNHEARD
        shape = SOURCE if words[skipped] == "source" else self.shape_meant(table, seat)
        for space, printed in enumerate(table.box.spaces):
            if printed.shape == shape and table.space_word(space) == words[skipped]:
                return space, skipped + 1
        return UNHEARD

    def about(self, table: Table, seat: int, value: int) -> Values:
        """Its id, location and shape."""
        space = table.box.spaces[value]
        return {
            self.name: space.id,
            f"{self.prefix}location": table.space_word(value),
            f"{self.prefix}shape": SHAPES[space.shape],
        }


class Next(Space):
    """A space to go to: paths join round spaces with square ones and with the Source."""

    def shape_meant(self, table: Table, seat: int) -> int:
        """The other shape than the one where the wizard is on its way."""
        here = table.position(seat)
        return SQUARE if here == NOWHERE or table.box.spaces[here].shape == ROUND else ROUND

    def about(self, table: Table, seat: int, value: int) -> Values:
        """With the djinn there."""
        return super().about(table, seat, value) | {"crowd": crowd.named(table.crowds[value])}


class Tolls(Slot[Table]):
    """What is paid to the others on the way: `coin bob scroll cid`, or nothing."""

    def size(self, table: Table) -> int:
        """Every way to pay three others."""
        return tolls.SIZE

    def say(self, table: Table, seat: int, value: int) -> str:
        """In seat order."""
        said: list[str] = []
        for place in range(tolls.MOST):
            piece = tolls.digit(value, place)
            if piece:
                said += [tolls.PIECES[piece], table.names[tolls.other(seat, place)]]
        return " ".join(said)

    def hear(self, table: Table, seat: int, words: Sequence[str]) -> tuple[int, int]:
        """Pairs of a piece and a player, in seat order."""
        found = tolls.NO_TOLL
        taken = 0
        last = -1
        while len(words) > taken + 1 and words[taken] in tolls.PIECES and words[taken + 1] in table.names:
            owner = table.names.index(words[taken + 1])
            if owner == seat or owner <= last:
                return UNHEARD
            found += tolls.PIECES.index(words[taken]) * tolls.DIGIT[tolls.place_of(seat, owner)]
            taken += 2
            last = owner
        return found, taken

    def about(self, table: Table, seat: int, value: int) -> Values:
        """Who gets a coin, and who a scroll."""
        paid: list[list[str]] = [[], [], []]
        for place in range(len(table.names) - 1):
            paid[tolls.digit(value, place)].append(table.names[tolls.other(seat, place)])
        return {"coins_to": " ".join(paid[tolls.COIN]), "scrolls_to": " ".join(paid[tolls.SCROLL])}


HERE: Final = Here("here")
LOCATION: Final[Words[Table]] = Words("location", LOCATIONS)
PASSAGE_OF: Final[Words[Table]] = Words("passage", LOCATIONS)
COLOUR: Final[Words[Table]] = Words("colour", COLOURS)
FOR_COLOUR: Final[Words[Table]] = Words("for_colour", [f"for {colour}" for colour in COLOURS], COLOURS)
DJINN: Final[Words[Table]] = Words("djinn", NAMES)
COLOURED: Final[Words[Table]] = Words("djinn", COLOURS)
THE_BOSS: Final[Words[Table]] = Words("djinn", ("boss",))
PLACE: Final[Words[Table]] = Words("place", PLACES)
MAGE: Final = Printed("mage")
EQUIPMENT: Final = Printed("equipment")
CHEST: Final = Printed("chest")
AWARDED: Final = Printed("award")
TRAIT: Final = Trait("trait")

ANSWERS: Final[Answers[Table]] = Answers(
    (
        Kind(DONE, "done"),
        Kind(DECLINE, "decline"),
        Kind(CALL_OFF, "call-off"),
        Kind(BASIC, "basic", (LOCATION, HERE), ("{here}",)),
        Kind(SPECIAL, "special", (LOCATION, HERE), ("{here}",)),
        Kind(PASSAGE, "passage", (LOCATION, HERE), ("{here}",)),
        Kind(CAPTURE, "capture", (Hunted("here"),), ("{here}",)),
        Kind(CAPTURE_NOTHING, "capture", (Nothing(), HERE), ("{here}",)),
        Kind(FORGO, "forgo", (Printed("offer", "forgo"), HERE), ("{here}",)),
        Kind(ROW1, "source", (Printed("offer", "row1"),), ("source",)),
        Kind(ROW2, "source", (Printed("offer", "row2"),), ("source",)),
        Kind(REWARD, "reward", (EQUIPMENT,), ("{me}/equipment/{equipment}",)),
        Kind(
            PLACE_WIZARD,
            "place",
            (Space("space", SQUARE), Space("came", ROUND, "from", "came_")),
            ("{came}", "{space}"),
        ),
        Kind(MOVE, "move", (Next("space"), Tolls("tolls")), ("{space}",)),
        Kind(SKIP, "skip", (Next("space"),), ("{space}",)),
        Kind(CAPTURE_SET, "capture", (Crowd("group"),), ("{from}",)),
        Kind(FREE, "free", (Freed("djinn"), HERE)),
        Kind(PUT_CIRCLE, "put", (DJINN, FreeCircle("place", ("circle",)))),
        Kind(PUT_BOTTLE, "put", (COLOURED, Words("place", ("bottle",))), ("{me}/bottles/{djinn}",)),
        Kind(PUT_BOSS, "put", (THE_BOSS, Words("place", ("bottle",)), COLOUR), ("{me}/bottles/{colour}",)),
        Kind(PAY, "pay", (Numbers("n", 99),), ("{me}/magic",)),
        Kind(WITH_MAGE, "with", (HelpingMage("mage"),), ("{me}/mages/{mage}",)),
        Kind(WITH_EQUIPMENT, "with", (HelpingEquipment("equipment"),), ("{me}/equipment/{equipment}",)),
        Kind(DRAW, "draw", (), ("bag",)),
        Kind(PUT_DRAWN, "put", (PLACE,), ("drawn",)),
        Kind(RETURN, "return", (), ("drawn", "bag")),
        Kind(FROM_MAP, "capture", (COLOURED, Space("space", ROUND, "from"), PLACE), ("{space}/{djinn}",)),
        Kind(REMOVE, "remove", (COLOURED, HERE), ("{here}/{djinn}", "bag")),
        Kind(REVEAL, "reveal", (Words("which", ("plain", "extra")),), ("chests",)),
        Kind(DISCARD, "discard", (CHEST,), ("opened/{chest}",)),
        Kind(OPEN, "open", (CHEST,), ("opened/{chest}",)),
        Kind(UNLOCK, "unlock", (), ("{me}/keys",)),
        Kind(ARCHIVE, "archive", (ArchiveOption("option", "archive"),)),
        Kind(PLACE_PASSAGE, "place", (PASSAGE_OF, Space("space", SQUARE, "at")), ("{me}/bar/{passage}", "{space}")),
        Kind(HIRE, "hire", (MAGE,), ("academy/{mage}", "{me}/mages")),
        Kind(EQUIP, "equip", (EQUIPMENT,), ("manufactory/{equipment}", "{me}/equipment")),
        Kind(DRAW_EQUIPMENT, "draw", (Words("kind", GEAR_KINDS),), ("manufactory/decks/{kind}",)),
        Kind(KEEP, "keep", (EQUIPMENT,), ("{me}/equipment/{equipment}",)),
        Kind(WAKE, "wake", (MAGE,), ("{me}/mages/{mage}",)),
        Kind(VISIT, "visit", (Bargain("bargain"), Tolls("tolls")), ("market/{stall}",)),
        Kind(STAY, "stay", (Bargain("bargain"), Tolls("tolls")), ("market/{stall}",)),
        Kind(TAKE, "take", (COLOUR,), ("{me}/bottles/{colour}",)),
        Kind(LOSE, "lose", (COLOUR,), ("{me}/bottles/{colour}",)),
        Kind(SWAP, "swap", (COLOUR, FOR_COLOUR), ("{me}/bottles/{colour}", "{me}/bottles/{for_colour}")),
        Kind(CHOOSE, "choose", (TRAIT,), ("offered/{trait}",)),
        Kind(EXCHANGE, "exchange", (Printed("offer", "exchange"),), ("{me}/keys",)),
        Kind(BOTTLE, "bottle", (Circled("colour", COLOURS),), ("{me}/bottles/{colour}",)),
        Kind(BOTTLE_BOSS, "bottle", (Circled("djinn", ("boss",)), COLOUR), ("{me}/bottles/{colour}",)),
        Kind(
            AWARD,
            "award",
            (COLOUR, AWARDED, Words("bosses", ("", "bosses 1", "bosses 2", "bosses 3"), ("0", "1", "2", "3"))),
            ("{me}/corked/{colour}", "awards/{award}"),
        ),
        Kind(USE, "use", (EQUIPMENT,), ("{me}/equipment/{equipment}",)),
    )
)
THE_END: Final = code(DONE)
CALLED_OFF: Final = code(CALL_OFF)
REFUSED: Final = code(DECLINE)
