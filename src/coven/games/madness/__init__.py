"""The Big Book of Madness: a cooperative deck-builder for two to five players. This is its front door."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from coven.engine.core.errors import OptionError
from coven.engine.core.machine import Event, ask_anew, run
from coven.engine.core.rng import seeded
from coven.engine.edge.game import Change, Game, Happening, Json, Option, first_seat, one_each, plain
from coven.engine.edge.views import Outcome
from coven.games.madness import boxing, events, position
from coven.games.madness import view as views
from coven.games.madness.box import Box
from coven.games.madness.options import OPTIONS, variants_from, written
from coven.games.madness.setup import draw_wizards, new_table
from coven.games.madness.table import WON, Table
from coven.games.madness.talking import silent, talk
from coven.games.madness.turn import OPENING, TURN


class Madness(Game[Table]):
    """The game as printed, or changed by a content pack."""

    id = "madness"
    revision = 1
    changes: tuple[Change, ...] = ()
    players = (2, 5)
    reserved = ("hand", "support", "discard")

    def __init__(self, pack: Json | None = None) -> None:
        self.pack = pack
        self.box: Box = boxing.standard_box() if pack is None else boxing.box_with(pack)

    def options(self) -> tuple[Option, ...]:
        """Difficulty, wizards, first player and the variants."""
        return OPTIONS

    def new(self, names: Sequence[str], seed: str, options: Mapping[str, str], listen: bool = False) -> Table:
        """A fresh game with its first question open; with `listen` what happened up to there is in its log."""
        seated = self.seated(names)
        values = self.settled(options)
        table = new_table(
            seated, seeded(seed), self.box, variants_from(values, len(names)), first_seat(names, values["first"])
        )
        if listen:
            table.log = []
        self._seat_wizards(table, values["wizards"])
        table.push(TURN, table.first)
        table.push(OPENING, table.first)
        run(table)
        return table

    def _seat_wizards(self, table: Table, choice: str) -> None:
        if choice == "draw":
            draw_wizards(table)
        elif choice != "choose":
            known = [wizard.id for wizard in self.box.wizards]
            unknown, unfit = "no-such-wizard", "wizards-do-not-fit"
            for seat, number in enumerate(one_each(choice, known, len(table.seats), unknown, unfit)):
                table.seats[seat].wizard = number

    def agreed(self, table: Table) -> dict[str, str]:
        """What was agreed before the game."""
        return written(table.variants)

    def view(self, table: Table, seat: int, whole: bool = True) -> views.View:
        """What a seat may see; -1 is a watcher."""
        return views.view(table, seat)

    def imagine(self, view: msgspec.Struct, seed: str) -> Table:
        """A whole table the owner of a view could be sitting at."""
        assert isinstance(view, views.View)
        return views.imagine(self.box, view, seed)

    def write(self, table: Table) -> Json:
        """The table as plain data."""
        return plain(position.write(table, written(table.variants)))

    def read(self, position_data: Json) -> Table:
        """The table a position describes."""
        return position.read(self.box, self.noted(position_data, position.Position))

    def happening(self, table: Table, event: Event) -> Happening:
        """An event in words."""
        return events.happening(table, event)

    def outcome(self, table: Table) -> Outcome:
        """`playing`, `won` or `lost`, all together."""
        winners = table.names if table.outcome == WON else ()
        return Outcome(position.OUTCOMES[table.outcome], winners, cause=position.CAUSES[table.cause])

    def ledger(self) -> Path:
        """The numbered rules."""
        return Path(__file__).parent / "rules.md"

    def names(self) -> Mapping[str, Mapping[str, str]]:
        """Spells, curses, monsters and wizards."""
        return self.box.names

    def texts(self) -> Mapping[str, str]:
        """What a content pack prints on cards."""
        return self.box.texts

    def asides(self, table: Table) -> tuple[str, ...]:
        """M-R.73: while Shh! is in play, whoever talks says so."""
        return tuple(f"talk {name}" for name in table.names) if silent(table) and not table.over else ()

    def aside(self, table: Table, word: str) -> None:
        """Somebody talks; where it is allowed, nothing comes of it."""
        name = word.removeprefix("talk ")
        if word == name or name not in table.names:
            raise OptionError("no-such-aside", given=word)
        talk(table, table.names.index(name))
        if not table.over:
            ask_anew(table)


GAME = Madness
