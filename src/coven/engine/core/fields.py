"""Fields: everything that lies on a table, each declared once.

From the declarations come positions (writing, reading, checking), boards, conservation, the key of a state, and the
numbers a learner sees. A new field is one line, and its line in `clone`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Generic, TypeVar

from coven.engine.core.codecs import SIZE, TOP, Codec, Counts, Data, listed, malformed, mapped, text
from coven.engine.core.errors import PositionError, nearest
from coven.engine.core.machine import Frame, Program, State, ask_anew

T = TypeVar("T", bound=State)

# who sees a field
EVERYBODY: Final = 0
OWNER: Final = 1  # the others see how many
TOP_CARD: Final = 2  # how many, and the last one
NUMBER: Final = 3  # how many
NOBODY: Final = 4

SPREAD: Final = "*"  # as the name on the board: the parts of the field stand there by themselves


REMEMBERED: Final = range(-3, 1 << 30)  # the numbers a running game writes into its frames
FRAME: Final[tuple[str, ...]] = ("program", "step", "seat", "by", "factor", "left", "moved", "picks")
COMMON: Final[tuple[str, ...]] = ("game", "options", "seats", "seed", "rng", "frames", "phase", "puzzle")


class Gap:
    """In place of a default."""


NEEDED: Final = Gap()  # a position must say it
FILLED: Final = Gap()  # the rules or chance fill it in


class Field(Generic[T]):
    """One field of a table or of a seat: `Field("coins", Number(0, 999), default=0)`.

    It stands on the board under the same name, under another one (`board="curse"`), or its parts stand there by
    themselves (`board=SPREAD`), as the spaces of a map do. A field is personal if one reader sees more of it than
    another, and alone if what is shown of it follows from its value.
    """

    def __init__(
        self,
        name: str,
        codec: Codec[T],
        default: object = NEEDED,
        attr: str = "",
        seen: int = EVERYBODY,
        board: str = "",
        personal: bool = False,
        alone: bool = True,
    ) -> None:
        self.name = name
        self.codec = codec
        self.default = default
        self.attr = attr or name
        self.seen = seen
        self.board = board or name
        self.personal = personal or seen == OWNER
        self.alone = alone and seen != OWNER  # hands may be opened

    def get(self, table: T, seat: int) -> object:
        """The value on the table."""
        value: object = getattr(table.holder(seat), self.attr)
        return value

    def put(self, table: T, seat: int, value: object) -> None:
        """Lay the value on the table."""
        setattr(table.holder(seat), self.attr, value)

    def write(self, table: T, seat: int) -> object:
        """As a position has it."""
        return self.codec.write(table, self.get(table, seat))

    def read(self, table: T, seat: int, data: object, where: str) -> None:
        """From a position."""
        self.put(table, seat, self.codec.read(table, data, where))

    def whole(self, table: T, seat: int, reader: int) -> bool:
        """Whether a reader sees all of it."""
        return self.seen == EVERYBODY or (self.seen == OWNER and (seat == reader or table.hands_are_open()))

    def show(self, table: T, seat: int, reader: int) -> object:
        """As the board of a reader has it; what nobody sees is None."""
        value = self.get(table, seat)
        if self.whole(table, seat, reader):
            return self.codec.show(table, value)
        if self.seen == NOBODY:
            return None
        return self.codec.hide(table, value, TOP if self.seen == TOP_CARD else SIZE)

    def count(self, table: T, seat: int, into: Counts) -> None:
        """Add the things that lie here."""
        self.codec.count(table, self.get(table, seat), into)

    def pack(self, table: T, seat: int) -> object:
        """As numbers, texts and tuples of them."""
        return self.codec.pack(self.get(table, seat))

    def unpack(self, table: T, seat: int, data: object) -> None:
        """From numbers, texts and tuples of them."""
        self.put(table, seat, self.codec.unpack(data))

    def vector(self, table: T, seat: int, reader: int) -> list[float]:
        """Numbers from 0 to 1, as far as a reader sees them."""
        return self.codec.vector(table, self.get(table, seat), self.whole(table, seat, reader))

    def schema(self) -> Data | None:
        """The JSON schema of what a board shows; None for what nobody sees."""
        return None if self.seen == NOBODY else self.codec.schema()


class Fields(Generic[T]):
    """All fields of a game."""

    def __init__(self, of_table: Sequence[Field[T]], of_seat: Sequence[Field[T]]) -> None:
        self.of_table = tuple(of_table)
        self.of_seat = tuple(of_seat)
        self.personal = [field for field in of_table if field.personal]
        self.personal_of_seat = [field for field in of_seat if field.personal]
        self.names = dict.fromkeys([*COMMON, *[field.name for field in of_table]])
        self.board_names = [field.board for field in of_table]
        self.seat_names = dict.fromkeys(["name", *[field.name for field in of_seat]])

    def write(self, table: T) -> Data:
        """Everything on the table, as a position."""
        found: Data = {"rng": table.rng}
        found["seats"] = [self.write_seat(table, seat) for seat in range(len(table.names))]
        for field in self.of_table:
            found[field.name] = field.write(table, -1)
        found["frames"] = [] if table.over else [write_frame(table, frame) for frame in table.frames]
        return found

    def write_seat(self, table: T, seat: int) -> Data:
        """Everything in front of a seat."""
        found: Data = {"name": table.names[seat]}
        for field in self.of_seat:
            found[field.name] = field.write(table, seat)
        return found

    def read(self, table: T, data: Mapping[str, object]) -> list[str]:
        """Lay everything a position says on the table; what is to be filled in is returned by name."""
        seats = listed(data.get("seats", ()), "seats")
        for seat, note in enumerate(seats):
            where = f"seats/{table.names[seat]}"
            self._read(table, seat, self.of_seat, mapped(note, where, self.seat_names), f"{where}/")
        return self._read(table, -1, self.of_table, mapped(data, "position", self.names), "")

    def _read(self, table: T, seat: int, fields: Sequence[Field[T]], data: Data, where: str) -> list[str]:
        missing: list[str] = []
        for field in fields:
            given = data.get(field.name)
            if given is None and field.default is FILLED:
                missing.append(field.name)
            elif field.name in data:
                field.read(table, seat, given, where + field.name)
            elif field.default is NEEDED:
                raise PositionError("position-malformed", detail=f"{where}{field.name} is missing")
            else:
                field.read(table, seat, field.default, where + field.name)
        return missing

    def board(self, table: T, reader: int) -> Data:
        """The table as a reader sees it: seats by their ids, everything else by its name."""
        found = self.shared(table)
        for name, own in self.own(table, reader).items():
            before = found[name]
            if name in table.names and isinstance(before, dict) and isinstance(own, dict):
                before.update(own)
            else:
                found[name] = own
        return found

    def shared(self, table: T) -> Data:
        """What everybody sees, which is what a watcher sees."""
        found: Data = {}
        for seat, name in enumerate(table.names):
            found[name] = self._shown(table, self.of_seat, seat, -1)
        found.update(self._shown(table, self.of_table, -1, -1))
        return found

    def own(self, table: T, reader: int) -> Data:
        """What a reader sees besides, in place of what everybody sees there."""
        found: Data = {}
        if reader >= 0:
            for seat, name in enumerate(table.names):
                fields = [field for field in self.personal_of_seat if seat == reader or field.seen != OWNER]
                if fields:
                    found[name] = self._shown(table, fields, seat, reader)
            found.update(self._shown(table, self.personal, -1, reader))
        return found

    def _shown(self, table: T, fields: Sequence[Field[T]], seat: int, reader: int) -> Data:
        found: Data = {}
        for field in fields:
            if field.seen == NOBODY:
                continue
            shown = field.show(table, seat, reader)
            if field.board == SPREAD and isinstance(shown, dict):
                found.update(shown)
            else:
                found[field.board] = shown
        return found

    def counts(self, table: T) -> Counts:
        """Every thing that lies somewhere, by kind and id."""
        found: Counts = {}
        for field in self.of_table:
            field.count(table, -1, found)
        for seat in range(len(table.names)):
            for field in self.of_seat:
                field.count(table, seat, found)
        return found

    def key(self, table: T) -> int:
        """A number that equal states share: whatever lies on the table, chance, and where the rules stand."""
        return hash((table.rng, *self.pack(table)))

    def pack(self, table: T) -> tuple[object, ...]:
        """Everything on the table as numbers, texts and tuples of them, quickly; chance is left out."""
        fields: list[object] = [field.pack(table, -1) for field in self.of_table]
        for seat in range(len(table.names)):
            for field in self.of_seat:
                fields.append(field.pack(table, seat))
        frames: list[object] = []
        if not table.over:
            for at in table.frames:
                frames.append((at.program.key, at.at, at.seat, at.by, at.factor, at.left, at.moved, at.picks))
        return table.over, tuple(fields), tuple(frames)

    def unpack(self, table: T, packed: Sequence[object], programs: Mapping[int, Program]) -> None:
        """Lay everything on an empty table again, and ask what was asked."""
        over, fields, frames = packed
        assert isinstance(fields, list | tuple)
        assert isinstance(frames, list | tuple)
        place = 0
        for field in self.of_table:
            field.unpack(table, -1, tupled(fields[place]))
            place += 1
        for seat in range(len(table.names)):
            for field in self.of_seat:
                field.unpack(table, seat, tupled(fields[place]))
                place += 1
        table.over = bool(over)
        table.frames = [_unpacked_frame(programs, frame) for frame in frames]
        table.refresh()
        if not table.over:
            ask_anew(table)

    def vector(self, table: T, reader: int) -> list[float]:
        """What a reader sees as numbers: always as many, the reader's own seat first, empty seats last."""
        found: list[float] = []
        for field in self.of_table:
            found += field.vector(table, -1, reader)
        n = len(table.names)
        first = max(reader, 0)
        size = 0
        for step in range(n):
            before = len(found)
            for field in self.of_seat:
                found += field.vector(table, (first + step) % n, reader)
            size = len(found) - before
        return found + [0.0] * (size * (table.most_seats - n))

    def schema(self) -> Data:
        """The JSON schemas of the fields of a table and of a seat."""
        return {"table": _schemas(self.of_table), "seat": _schemas(self.of_seat)}


def tupled(data: object) -> object:
    """Lists, as they come out of a message, as the tuples they were."""
    if isinstance(data, list | tuple):
        return tuple([tupled(part) for part in data])
    return data


def _unpacked_frame(programs: Mapping[int, Program], data: Sequence[object]) -> Frame:
    key, at, seat, by, factor, left, moved, picks = data
    assert isinstance(key, int)
    assert isinstance(at, int)
    assert isinstance(seat, int)
    assert isinstance(by, int)
    assert isinstance(factor, int)
    assert isinstance(left, int)
    assert isinstance(moved, int)
    assert isinstance(picks, list | tuple)
    frame = Frame(programs[key], at, seat, by, factor)
    frame.left = left
    frame.moved = moved
    frame.picks = tuple(picks)
    return frame


def _schemas(fields: Sequence[Field[T]]) -> Data:
    found: Data = {}
    for field in fields:
        schema = field.schema()
        if schema is None:
            continue
        parts = schema.get("properties")
        if field.board == SPREAD and isinstance(parts, dict):
            found.update(parts)
        else:
            found[field.board] = schema
    return found


def write_frame(table: T, at: Frame) -> Data:
    """Where a rule stands."""
    answers = table.answers()
    return {
        "program": at.program.name,
        "step": at.program.step_names[at.at],
        "seat": at.seat,
        "by": at.by,
        "factor": at.factor,
        "left": at.left,
        "moved": at.moved,
        "picks": [answers.say(table, at.seat, pick) for pick in at.picks],
    }


def read_frames(table: T, programs: Mapping[str, Program], data: object) -> list[Frame]:
    """Where the rules stand."""
    return [_read_frame(table, programs, mapped(note, "frames", FRAME)) for note in listed(data, "frames")]


def _read_frame(table: T, programs: Mapping[str, Program], note: Data) -> Frame:
    name = text(note.get("program"), "frames/program")
    if name not in programs:
        near = nearest(name, programs)
        raise PositionError("position-unknown", where="frames", kind="program", given=name, nearest=near)
    program = programs[name]
    where = f"frames/{name}"
    step = text(note.get("step"), where)
    if step not in program.step_names:
        near = nearest(step, program.step_names)
        raise PositionError("position-unknown", where=where, kind="step", given=step, nearest=near)
    seat = _remembered(note.get("seat"), where)
    if seat not in range(len(table.names)):
        raise PositionError("position-bad-number", where=where, given=str(seat))
    at = Frame(
        program,
        program.step_names.index(step),
        seat,
        _remembered(note.get("by", 0), where),
        _remembered(note.get("factor", 1), where),
    )
    at.left = _remembered(note.get("left", -1), where)
    at.moved = _remembered(note.get("moved", 0), where)
    at.picks = tuple([_pick(table, seat, word, where) for word in listed(note.get("picks", ()), where)])
    return at


def _remembered(data: object, where: str) -> int:
    if not isinstance(data, int) or isinstance(data, bool):
        raise malformed("a number", data, where)
    if data not in REMEMBERED:
        raise PositionError("position-bad-number", where=where, given=str(data))
    return data


def _pick(table: T, seat: int, data: object, where: str) -> int:
    found = table.answers().parse(table, seat, text(data, where))
    if not found:
        raise PositionError("position-bad-number", where=where, given=str(data))
    return found[0]
