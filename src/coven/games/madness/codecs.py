"""How Madness writes its cards, spells, curses and costs."""

from __future__ import annotations

from coven.engine.core.codecs import Codec, Counts, Data, Pile, Zone, listed, malformed, mapped, place, text
from coven.engine.core.errors import PositionError, nearest
from coven.games.madness import bill, cards
from coven.games.madness.answers import CARD, SPELL
from coven.games.madness.cards import ELEMENTS
from coven.games.madness.table import EXHAUSTED, FACE_DOWN, Curse, Table
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

    def __init__(self) -> None:
        super().__init__(CARD, "card")

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
        """Each kind at once."""
        assert isinstance(value, int)
        for card in cards.kinds(value):
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
        """Each element."""
        assert isinstance(value, int)
        for name, n in bill.listed(value).items():
            into[f"{self.kind}/{name}"] = into.get(f"{self.kind}/{name}", 0) + n

    def vector(self, table: Table, value: object, whole: bool) -> list[float]:
        """One number each."""
        assert isinstance(value, int)
        return [bill.amount(value, element) / 8 for element in range(4)]

    def schema(self) -> Data:
        """Numbers by element."""
        return {"type": "object", "additionalProperties": {"type": "integer"}}


COST = Elements()
TOKENS = Elements("token")
BAG = Bag()


class Row(Codec[Table]):
    """As many numbers, in order."""

    def __init__(self, size: int) -> None:
        self.size = size

    def write(self, table: Table, value: object) -> object:
        """A list."""
        assert isinstance(value, tuple)
        return list(value)

    def read(self, table: Table, data: object, where: str) -> object:
        """Neither fewer nor more."""
        found = listed(data, where)
        if len(found) != self.size or not all(isinstance(number, int) and number >= 0 for number in found):
            raise PositionError("position-bad-number", where=where, given=str(data))
        return tuple(found)


class CurseTrack(Codec[Table]):
    """The curses on the track, each with its slot."""

    def write(self, table: Table, value: object) -> object:
        """In slot order."""
        found: list[Data] = []
        for slot, curse in enumerate(table.curses):
            if curse is not None:
                found.append({"slot": SLOTS[slot], **self._written(table, curse)})
        return found

    def show(self, table: Table, value: object) -> object:
        """A slot is a place somebody can point at."""
        found: list[Data] = []
        for slot, curse in enumerate(table.curses):
            if curse is not None:
                found.append({"id": SLOTS[slot], **self._written(table, curse)})
        return found

    def _written(self, table: Table, curse: Curse) -> Data:
        return {
            "curse": table.box.curse_ids[curse.card],
            "tokens": bill.listed(curse.tokens),
            "asleep": curse.asleep,
            "under": curse.under,
            "struck": curse.struck,
        }

    def read(self, table: Table, data: object, where: str) -> object:
        """No slot twice."""
        found: list[Curse | None] = [None for _ in SLOTS]
        for one in listed(data, where):
            note = mapped(one, where, ("slot", "curse", "tokens", "asleep", "under", "struck"))
            slot = place(text(note.get("slot"), where), SLOTS, where, "slot")
            if found[slot] is not None:
                raise PositionError("position-slot-twice", where=where, given=SLOTS[slot])
            found[slot] = self._read(table, note, f"{where}/{SLOTS[slot]}")
        return found

    def _read(self, table: Table, note: Data, where: str) -> Curse:
        curse = Curse(place(text(note.get("curse"), where), table.box.curse_ids, where, "curse"))
        tokens = TOKENS.read(table, note.get("tokens", {}), f"{where}/tokens")
        asleep, under, struck = note.get("asleep", 0), note.get("under", 0), note.get("struck", False)
        if not isinstance(asleep, int) or not isinstance(under, int) or not 0 <= asleep <= 999 or not 0 <= under <= 5:
            raise PositionError("position-bad-number", where=where, given=f"{asleep}, {under}")
        assert isinstance(tokens, int)
        curse.tokens, curse.asleep, curse.under, curse.struck = tokens, asleep, under, struck is True
        return curse

    def pack(self, value: object) -> object:
        """Number by number."""
        assert isinstance(value, list)
        return tuple([() if one is None else self._packed(one) for one in value])

    def _packed(self, curse: Curse) -> tuple[int, ...]:
        return (curse.card, curse.tokens, curse.asleep, curse.under, int(curse.struck))

    def unpack(self, data: object) -> object:
        """Curse by curse."""
        assert isinstance(data, tuple)
        found: list[Curse | None] = []
        for one in data:
            curse = Curse(one[0]) if one else None
            if curse is not None:
                curse.tokens, curse.asleep, curse.under, curse.struck = one[1], one[2], one[3], one[4] > 0
            found.append(curse)
        return found

    def count(self, table: Table, value: object, into: Counts) -> None:
        """The curse, its tokens and the Warlock's madness cards."""
        for curse in table.curses:
            if curse is not None:
                key = f"curse/{table.box.curse_ids[curse.card]}"
                into[key] = into.get(key, 0) + 1
                into["card/madness"] = into.get("card/madness", 0) + curse.under
                TOKENS.count(table, curse.tokens, into)

    def vector(self, table: Table, value: object, whole: bool) -> list[float]:
        """Slot by slot: which curse, its tokens, how it lies."""
        found: list[float] = []
        for curse in table.curses:
            which = [0.0] * len(table.box.curses)
            if curse is None:
                found += [*which, *[0.0] * 7]
                continue
            which[curse.card] = 1.0
            lies = [float(curse.asleep > 0), curse.under / 5, float(curse.struck)]
            found += [*which, *TOKENS.vector(table, curse.tokens, True), *lies]
        return found

    def schema(self) -> Data:
        """Things with the curse that lies there."""
        return {"type": "array", "items": {"type": "object"}}
