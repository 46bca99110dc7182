"""The Witches, a Discworld game for one to four players. This is its front door."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from coven.engine.core.machine import Event, run
from coven.engine.core.rng import seeded
from coven.engine.edge.game import Change, Game, Happening, Json, Option, one_each, plain
from coven.engine.edge.views import Outcome
from coven.games.witches import boxing, events, imagining, position, reading, scoring
from coven.games.witches import view as views
from coven.games.witches.box import Box
from coven.games.witches.options import OPTIONS, variants_from, written
from coven.games.witches.setup import draw_witches, new_table
from coven.games.witches.table import GRADED, SCORED, WON, Table
from coven.games.witches.turn import OPENING, TURN


class Witches(Game[Table]):
    """The game as printed, or changed by a content pack."""

    id = "witches"
    revision = 1
    changes: tuple[Change, ...] = ()
    players = (1, 4)
    reserved = ("playing", "won", "lost")

    def __init__(self, pack: Json | None = None) -> None:
        self.pack = pack
        self.box: Box = boxing.standard_box() if pack is None else boxing.box_with(pack)

    def options(self) -> tuple[Option, ...]:
        """The mode, the witches and the advanced options."""
        return OPTIONS

    def new(self, names: Sequence[str], seed: str, options: Mapping[str, str], listen: bool = False) -> Table:
        """A fresh game with its first question open; with `listen` what happened up to there is in its log."""
        seated = self.seated(names)
        values = self.settled(options)
        table = new_table(seated, seeded(seed), self.box, variants_from(values, len(names)))
        if listen:
            table.log = []
        self._seat_witches(table, values["witches"])
        table.push(TURN, 0)
        table.push(OPENING, 0)
        run(table)
        return table

    def _seat_witches(self, table: Table, choice: str) -> None:
        if choice == "draw":
            draw_witches(table)
        elif choice != "choose":
            known = [witch.id for witch in self.box.witches]
            unknown, unfit = "no-such-witch", "witches-do-not-fit"
            for seat, number in enumerate(one_each(choice, known, len(table.seats), unknown, unfit)):
                table.seats[seat].witch = number

    def agreed(self, table: Table) -> dict[str, str]:
        """What was agreed before the game."""
        return written(table.variants)

    def view(self, table: Table, seat: int, whole: bool = True) -> views.View:
        """What a seat may see; -1 is a watcher."""
        return views.view(table, seat)

    def imagine(self, view: msgspec.Struct, seed: str) -> Table:
        """A whole table the owner of a view could be sitting at."""
        assert isinstance(view, views.View)
        return imagining.imagine(self.box, view, seed)

    def write(self, table: Table) -> Json:
        """The table as plain data."""
        return plain(position.write(table, written(table.variants)))

    def read(self, position_data: Json) -> Table:
        """The table a position describes."""
        return reading.read(self.box, self.noted(position_data, position.Position))

    def happening(self, table: Table, event: Event) -> Happening:
        """An event in words."""
        return events.happening(table, event)

    def outcome(self, table: Table) -> Outcome:
        """Together `won` or `lost`; `scored`, where several may share the victory (W17.11); `graded` alone."""
        points = {name: scoring.score(table, seat) for seat, name in enumerate(table.names)}
        if table.outcome == SCORED:
            return Outcome("scored", position.names_of(table, table.winners), points)
        if table.outcome == GRADED:
            return Outcome("graded", scores=points, cause=self.box.grades[table.grade].id.replace("_", "-"))
        winners = table.names if table.outcome == WON else ()
        return Outcome(position.OUTCOMES[table.outcome], winners, cause=events.CAUSES[table.cause])

    def ledger(self) -> Path:
        """The numbered rules."""
        return Path(__file__).parent / "rules.md"

    def names(self) -> Mapping[str, Mapping[str, str]]:
        """Witches, locations, advantages, tiles and cards."""
        return self.box.names


GAME = Witches
