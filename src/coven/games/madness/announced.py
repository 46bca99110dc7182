"""How Madness writes the action that is being announced, and what was refused on the way."""

from __future__ import annotations

from coven.engine.core.codecs import Codec, Data, listed, mapped, place, text
from coven.engine.core.errors import PositionError
from coven.games.madness import bill
from coven.games.madness.answers import ANSWERS
from coven.games.madness.codecs import BAG, COST
from coven.games.madness.table import NO_DEED, NOBODY, Deed, Refusal, Table


class OpenDeed(Codec[Table]):
    """The action that is being announced and paid; nothing while there is none."""

    def write(self, table: Table, value: object) -> object:
        """With the answers that gave it."""
        assert isinstance(value, Deed)
        if value.action == NO_DEED:
            return None
        return {
            "action": ANSWERS.say(table, value.seat, value.action),
            "seat": table.names[value.seat],
            "asked": bill.listed(value.asked),
            "due": bill.listed(value.due),
            "kept": value.kept,
            "used": [BAG.write(table, bag) for bag in value.used],
            "targets": [ANSWERS.say(table, value.seat, target) for target in value.targets],
            "asking": "" if value.asking == NOBODY else ANSWERS.say(table, value.seat, value.asking),
            "refused": value.refused,
        }

    def read(self, table: Table, data: object, where: str) -> object:
        """An action that could be announced."""
        names = ("action", "seat", "asked", "due", "kept", "used", "targets", "asking", "refused")
        note = mapped(data, where, names)
        seat = place(text(note.get("seat"), where), table.names, where, "player")
        deed = Deed(seat, answer(table, seat, note.get("action"), where))
        asked = COST.read(table, note.get("asked", {}), f"{where}/asked")
        due = COST.read(table, note.get("due", {}), f"{where}/due")
        assert isinstance(asked, int)
        assert isinstance(due, int)
        deed.asked, deed.due, deed.kept = asked, due, note.get("kept") is True
        deed.used = self._used(table, listed(note.get("used", ()), where), f"{where}/used")
        deed.targets = tuple([answer(table, seat, one, where) for one in listed(note.get("targets", ()), where)])
        deed.asking = answer(table, seat, note["asking"], where) if note.get("asking") else NOBODY
        deed.refused = note.get("refused") is True
        return deed

    def _used(self, table: Table, data: object, where: str) -> tuple[int, ...]:
        """Cards of the supports they lie in."""
        found: list[int] = []
        for bag in listed(data, where):
            used = BAG.read(table, bag, where)
            assert isinstance(used, int)
            found.append(used)
        if len(found) not in (0, len(table.names)):
            raise PositionError("position-bad-number", where="deed", given=str(data))
        return tuple(found)

    def pack(self, value: object) -> object:
        """Number by number."""
        assert isinstance(value, Deed)
        numbers = (value.seat, value.action, value.asked, value.due, int(value.kept), value.asking, int(value.refused))
        return (numbers, value.used, value.targets)

    def unpack(self, data: object) -> object:
        """The deed again."""
        assert isinstance(data, tuple)
        (seat, action, asked, due, kept, asking, refused), used, targets = data
        deed = Deed(seat, action)
        deed.asked, deed.due, deed.kept, deed.asking, deed.refused = asked, due, kept > 0, asking, refused > 0
        deed.used, deed.targets = used, targets
        return deed

    def schema(self) -> Data:
        """A table or nothing."""
        return {"type": ["object", "null"]}


class Refusals(Codec[Table]):
    """Who refused what to whom since something was paid last."""

    def write(self, table: Table, value: object) -> object:
        """With the answer that was refused."""
        return [
            {
                "seat": table.names[one.seat],
                "spell": table.box.spell_ids[one.spell],
                "asked": ANSWERS.say(table, one.seat, one.asked),
            }
            for one in table.refusals
        ]

    def read(self, table: Table, data: object, where: str) -> object:
        """One after the other."""
        found: list[Refusal] = []
        for one in listed(data, where):
            note = mapped(one, where, ("seat", "spell", "asked"))
            seat = place(text(note.get("seat"), where), table.names, where, "player")
            spell = place(text(note.get("spell"), where), table.box.spell_ids, where, "spell")
            found.append(Refusal(seat, spell, answer(table, seat, note.get("asked"), where)))
        return tuple(found)

    def pack(self, value: object) -> object:
        """Number by number."""
        assert isinstance(value, tuple)
        return tuple([(one.seat, one.spell, one.asked) for one in value])

    def unpack(self, data: object) -> object:
        """One after the other."""
        assert isinstance(data, tuple)
        return tuple([Refusal(one[0], one[1], one[2]) for one in data])

    def schema(self) -> Data:
        """A list."""
        return {"type": "array", "items": {"type": "object"}}


def answer(table: Table, seat: int, data: object, where: str) -> int:
    """An answer that was given."""
    found = ANSWERS.parse(table, seat, text(data, where))
    if not found:
        raise PositionError("position-bad-number", where=where, given=str(data))
    return found[0]
