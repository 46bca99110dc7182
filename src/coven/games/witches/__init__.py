"""The Witches, a Discworld game for one to four players. This is its front door."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from coven.engine.core.codecs import listed, mapped
from coven.engine.core.errors import PositionError
from coven.engine.core.machine import Program
from coven.engine.edge.catalogue import Catalogue
from coven.engine.edge.game import Change, Game, Json, Option, one_each
from coven.engine.edge.views import Outcome
from coven.games.witches import content, positions, scoring, whole
from coven.games.witches.answers import ANSWERS
from coven.games.witches.box import Box
from coven.games.witches.content.catalogue import catalogue
from coven.games.witches.events import CAUSES, TELLING
from coven.games.witches.fields import FIELDS, OUTCOMES
from coven.games.witches.options import OPTIONS, variants_from, written
from coven.games.witches.policy import POLICY
from coven.games.witches.setup import draw_witches, new_table
from coven.games.witches.signs import SIGNS
from coven.games.witches.sums import sums
from coven.games.witches.table import GRADED, SCORED, WON, Table
from coven.games.witches.turn import OPENING, TURN


class Witches(Game[Table]):
    """The game as printed, or changed by a content pack."""

    id = "witches"
    revision = 2
    changes = (Change(2, "W-R.96"),)
    players = (1, 4)
    reserved = ("playing", "won", "lost")
    answers, fields, telling = ANSWERS, FIELDS, TELLING
    policy, signs = POLICY, SIGNS
    turn, phase = TURN, "move"
    phases = {"place": "place-problem", "move": "act", "second-move": "act#2", "end": "before-drawing"}  # noqa: RUF012

    def __init__(self, pack: Json | None = None) -> None:
        super().__init__(pack)
        self.box: Box = content.standard_box() if pack is None else content.box_with(pack)

    def options(self) -> tuple[Option, ...]:
        """The mode, the witches and the advanced options."""
        return OPTIONS

    def together(self, options: Mapping[str, str], players: int) -> bool:
        """W21: in the cooperative game."""
        return players == 1 or options.get("mode") == "cooperative"

    def begin(self, table: Table, options: Mapping[str, str]) -> None:
        """The witches, then the map."""
        self._seat_witches(table, options["witches"])
        table.push(TURN, 0)
        table.push(OPENING, 0)

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

    def blank(self, names: tuple[str, ...], rng: int, options: Mapping[str, str]) -> Table:
        """An empty map."""
        return new_table(names, rng, self.box, variants_from(options, len(names)))

    def programs(self) -> Mapping[str, Program]:
        """The procedures of the rules, of cards and of tiles."""
        return self.box.programs

    def fill(self, table: Table, missing: list[str], position: Json) -> None:
        """What the box still has, the rest by chance."""
        seats = [mapped(note, "seats", FIELDS.seat_names) for note in listed(position.get("seats", ()), "seats")]
        positions.fill(table, missing, seats, not position.get("frames"))
        if position.get("phase") == "place" and not position.get("frames"):
            positions.check_start(table)

    def check(self, table: Table) -> None:
        """Nothing is there more often than the box has it, and nobody stands where she cannot."""
        positions.check(table)

    def amiss(self, table: Table, missing: Sequence[str]) -> PositionError | None:
        """The tiles that were laid out lie somewhere, and the turns fit them."""
        return whole.amiss(table, missing)

    def sums(self, table: Table, seat: int) -> Json:
        """Dangers, the attempt, and what the boards are worth."""
        return sums(table, seat)

    def catalogue(self) -> Catalogue:
        """Cards, tiles, places, witches and the map."""
        return catalogue(self.box)

    def outcome(self, table: Table) -> Outcome:
        """Together `won` or `lost`; `scored`, where several may share the victory (W17.11); `graded` alone."""
        points = {name: scoring.score(table, seat) for seat, name in enumerate(table.names)}
        if table.outcome == SCORED:
            winners = tuple(name for seat, name in enumerate(table.names) if table.winners >> seat & 1)
            return Outcome("scored", winners, points)
        if table.outcome == GRADED:
            return Outcome("graded", scores=points, cause=self.box.grades[table.grade].id.replace("_", "-"))
        together = table.names if table.outcome == WON else ()
        return Outcome(OUTCOMES[table.outcome], together, cause=CAUSES[table.cause])

    def names(self) -> Mapping[str, Mapping[str, str]]:
        """Witches, locations, advantages, tiles and cards."""
        return self.box.names


GAME = Witches
