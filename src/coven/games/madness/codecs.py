"""How Madness writes its cards, spells, curses and costs."""

from __future__ import annotations

from typing import Final, cast

from coven.engine.core.codecs import (
    Codec,
    Counts,
    Data,
    Flag,
    Number,
    One,
    Pile,
    Zone,
    listed,
    malformed,
    mapped,
    place,
    text,
)
from coven.engine.core.errors import PositionError, nearest
from coven.engine.core.parts import Part, Parts
from coven.games.madness import bill, cards
from coven.games.madness.answers import ANSWERS, CARD, CURSE, SPELL
from coven.games.madness.cards import ELEMENTS
from coven.games.madness.table import EXHAUSTED, FACE_DOWN, NOBODY, Curse, Table
from coven.games.madness.zones import SLOTS


def read_cards(data: object, where: str) -> list[int]:
    """Cards in order: `fire-1 fire-1 madness`; `fire-1*2` stands for two."""
    found: list[int] = []
    for word in text(data, where).split():
        name, star, number = word.partition("*")
        if name not in cards.NAMES:
            raise PositionError("position-no-card", where=where, given=name, nearest=nearest(name, cards.NAMES))
        if star and not (number.isdecimal() and 1 <= int(number[:3]) <= 99):
            raise PositionError("position-bad-number", where=where, given=word)
        found += [cards.NAMES.index(name)] * (int(number) if star else 1)
    return found


class Cards(Pile[Table]):
    """Cards in order, written in one line, top first."""

    def __init__(self) -> None:
        super().__init__(CARD, "card", top_first=True)

    def write(self, table: Table, value: object) -> object:
        """`fire-1 fire-1 madness`."""
        assert isinstance(value, tuple)
        return " ".join([cards.NAMES[card] for card in reversed(value)])

    def read(self, table: Table, data: object, where: str) -> object:
        """The last one is the top."""
        return tuple(reversed(read_cards(data, where)))


class Bag(Zone[Table]):
    """Cards whose order does not matter, written in short: `fire-1*2 madness`."""

    def __init__(self, kind: str = "card") -> None:
        super().__init__(CARD, kind)

    def things(self, table: Table, value: object) -> list[int]:
        """Every card."""
        assert isinstance(value, int)
        return cards.listed(value)

    def show(self, table: Table, value: object) -> object:
        """Equal ones once with their number."""
        assert isinstance(value, int)
        found = [self.face(table, card, cards.count(value, card)) for card in cards.kinds(value)]
        return {"size": cards.size(value), "things": found}

    def write(self, table: Table, value: object) -> object:
        """In the order of the kinds."""
        assert isinstance(value, int)
        words: list[str] = []
        for card in cards.kinds(value):
            n = cards.count(value, card)
            words.append(f"{cards.NAMES[card]}*{n}" if n > 1 else cards.NAMES[card])
        return " ".join(words)

    def read(self, table: Table, data: object, where: str) -> object:
        """More cards than the box can have is an error."""
        found = read_cards(data, where)
        for card in range(cards.KINDS):
            n = found.count(card)
            if n > cards.MOST[card]:
                raise PositionError("position-too-many", where=where, card=cards.NAMES[card], given=n)
        return cards.bag_of(found)

    def count(self, table: Table, value: object, into: Counts) -> None:
        """Each kind at once, unless it lies elsewhere too."""
        assert isinstance(value, int)
        for card in cards.kinds(value) if self.kind else []:
            key = f"card/{cards.NAMES[card]}"
            into[key] = into.get(key, 0) + cards.count(value, card)


class Supply(Bag):
    """The open piles of values 2 and 3; an empty one still has its place."""

    def show(self, table: Table, value: object) -> object:
        """Every pile with its number."""
        assert isinstance(value, int)
        piles = [{"id": name, "n": cards.count(value, card)} for card, name in enumerate(cards.NAMES) if card % 3 != 1]
        return {"size": cards.size(value), "things": piles[1:]}


class SpellCards(Zone[Table]):
    """A player's spells and their states: `growth`, `growth exhausted`, `growth neutralised`."""

    def __init__(self) -> None:
        super().__init__(SPELL, "spell")

    def number(self, thing: int) -> int:
        """The spell, however it lies."""
        return thing >> 2

    def face(self, table: Table, thing: int, n: int) -> Data:
        """The spell and how it lies."""
        return {"id": table.box.spell_ids[thing >> 2], "exhausted": thing & 1 > 0, "neutralised": thing & 2 > 0}

    def write(self, table: Table, value: object) -> object:
        """One after the other."""
        assert isinstance(value, tuple)
        return [written_spell(table, spell) for spell in value]

    def read(self, table: Table, data: object, where: str) -> object:
        """`ready` may be said."""
        return tuple([self._spell(table, text(word, where), where) for word in listed(data, where)])

    def _spell(self, table: Table, word: str, where: str) -> int:
        name, *states = word.split(" ")
        number = place(name, table.box.spell_ids, where, "spell")
        for state in states:
            if state not in ("exhausted", "neutralised", "ready"):
                raise PositionError("position-bad-spell", where=where, given=word)
        flags = (EXHAUSTED if "exhausted" in states else 0) + (FACE_DOWN if "neutralised" in states else 0)
        return number << 2 | flags


def written_spell(table: Table, spell: int) -> str:
    """A spell and its state."""
    states = (" exhausted" if spell & EXHAUSTED else "") + (" neutralised" if spell & FACE_DOWN else "")
    return table.box.spell_ids[spell >> 2] + states


class Elements(Codec[Table]):
    """Numbers by element, packed in an int: a cost, or the store of tokens."""

    def __init__(self, kind: str = "") -> None:
        self.kind = kind

    def write(self, table: Table, value: object) -> object:
        """What there is."""
        assert isinstance(value, int)
        return bill.listed(value)

    def read(self, table: Table, data: object, where: str) -> object:
        """Elements and numbers below 100."""
        if not isinstance(data, dict):
            raise malformed("a table", data, where)
        cost = 0
        for name, number in data.items():
            if name not in ELEMENTS or not isinstance(number, int) or not 0 <= number < 100:
                raise PositionError("position-bad-elements", where=where, given=f"{name} = {number}")
            cost += bill.of_one(ELEMENTS.index(name), number)
        return cost

    def count(self, table: Table, value: object, into: Counts) -> None:
        """Each element; a cost is no thing."""
        assert isinstance(value, int)
        for name, n in bill.listed(value).items() if self.kind else ():
            into[f"{self.kind}/{name}"] = into.get(f"{self.kind}/{name}", 0) + n

    def vector(self, table: Table, value: object, whole: bool) -> list[float]:
        """One number each."""
        assert isinstance(value, int)
        return [bill.amount(value, element) / 8 if whole else 0.0 for element in range(4)]

    def schema(self) -> Data:
        """Numbers by element."""
        return {"type": "object", "additionalProperties": {"type": "integer"}}


COST: Final = Elements()
TOKENS: Final = Elements("token")


class Said(Codec[Table]):
    """An answer that was given, in words that mean the same to everybody; nothing where there is none."""

    def write(self, table: Table, value: object) -> object:
        """The words of a watcher."""
        assert isinstance(value, int)
        return "" if value < 0 else ANSWERS.say(table, -1, value)

    def read(self, table: Table, data: object, where: str) -> object:
        """An answer of the game."""
        word = text(data, where)
        found = ANSWERS.parse(table, -1, word) if word else [NOBODY]
        if not found:
            raise PositionError("position-bad-number", where=where, given=word)
        return found[0]

    def schema(self) -> Data:
        """A text."""
        return {"type": "string"}


def _curse() -> Curse:
    return Curse(-1)


LYING_CURSE: Final[Parts[Table]] = Parts(
    _curse,
    (
        Part("curse", One(CURSE, "curse"), attr="card"),
        Part("tokens", TOKENS, {}),
        Part("asleep", Number(0, 999), 0),
        Part("under", Number(0, 5, "card/madness"), 0),
        Part("struck", Flag(), False),
    ),
)


class CurseTrack(Codec[Table]):
    """The curses on the track, each with its slot."""

    def write(self, table: Table, value: object) -> object:
        """In slot order."""
        return [{"slot": slot, **curse} for slot, curse in self._written(table)]

    def show(self, table: Table, value: object) -> object:
        """A slot is a place somebody can point at."""
        return [{"id": slot, **curse} for slot, curse in self._written(table)]

    def _written(self, table: Table) -> list[tuple[str, Data]]:
        found: list[tuple[str, Data]] = []
        for slot, curse in enumerate(table.curses):
            if curse is not None:
                found.append((SLOTS[slot], cast("Data", LYING_CURSE.write(table, curse))))
        return found

    def read(self, table: Table, data: object, where: str) -> object:
        """No slot twice."""
        found: list[Curse | None] = [None for _ in SLOTS]
        for one in listed(data, where):
            note = dict(mapped(one, where, ("slot", *LYING_CURSE.names)))
            slot = place(text(note.pop("slot", None), where), SLOTS, where, "slot")
            if found[slot] is not None:
                raise PositionError("position-slot-twice", where=where, given=SLOTS[slot])
            curse = cast("Curse", LYING_CURSE.read(table, note, f"{where}/{SLOTS[slot]}"))
            if curse.card < 0:
                raise PositionError("position-unknown", where=where, kind="curse", given="", nearest="")
            found[slot] = curse
        return found

    def pack(self, value: object) -> object:
        """Slot by slot."""
        assert isinstance(value, list)
        return tuple([() if one is None else LYING_CURSE.pack(one) for one in value])

    def unpack(self, data: object) -> object:
        """Slot by slot."""
        assert isinstance(data, tuple)
        return [cast("Curse", LYING_CURSE.unpack(one)) if one else None for one in data]

    def count(self, table: Table, value: object, into: Counts) -> None:
        """The curses, their tokens and the Warlock's madness cards."""
        for curse in table.curses:
            if curse is not None:
                LYING_CURSE.count(table, curse, into)

    def vector(self, table: Table, value: object, whole: bool) -> list[float]:
        """Slot by slot."""
        found: list[float] = []
        for curse in table.curses:
            found += LYING_CURSE.vector(table, curse or _curse(), curse is not None)
        return found

    def schema(self) -> Data:
        """Slots with the curse that lies there."""
        parts = cast("Data", LYING_CURSE.schema()["properties"])
        return {"type": "array", "items": {"type": "object", "properties": {"id": {"type": "string"}, **parts}}}
