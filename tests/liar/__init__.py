"""Liar's dice, the fourth game: a small real one that shows what a game has to bring. This is its front door."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from coven.engine.core.errors import PositionError
from coven.engine.core.machine import Program
from coven.engine.edge.catalogue import Catalogue, Thing, listed
from coven.engine.edge.game import Game, Json, Option
from coven.engine.edge.views import Outcome
from liar.table import ANSWERS, FACES, FIELDS, TELLING, Table
from liar.verbs import ROUND

DICE = 5  # L1.1


class Liar(Game[Table]):
    """The game."""

    id = "liar"
    revision = 1
    players = (2, 5)
    answers, fields, telling = ANSWERS, FIELDS, TELLING
    turn, phases, phase = ROUND, {"roll": "roll", "bid": "bid"}, "bid"

    def options(self) -> tuple[Option, ...]:
        """How many dice everybody has."""
        return (Option("dice", "5", ("2", "3", "5")),)

    def begin(self, table: Table, options: Mapping[str, str]) -> None:
        """Everybody has a cup full of dice."""
        for cup in table.seats:
            cup.dice = (0,) * table.each
        table.push(ROUND, 0)

    def blank(self, names: tuple[str, ...], rng: int, options: Mapping[str, str]) -> Table:
        """Empty cups."""
        return Table(names, rng, int(options["dice"]))

    def agreed(self, table: Table) -> dict[str, str]:
        """The dice of each."""
        return {"dice": str(table.each)}

    def programs(self) -> Mapping[str, Program]:
        """The round."""
        return {"round": ROUND}

    def fill(self, table: Table, missing: list[str], position: Json) -> None:
        """Whose dice are not named rolls them."""
        for seat, note in enumerate(position["seats"] if isinstance(position["seats"], list) else []):
            if "dice" not in note:
                table.seats[seat].dice = tuple(sorted(table.chance(FACES) for _ in range(table.each)))
        table.over = len([cup for cup in table.seats if cup.dice]) == 1

    def check(self, table: Table) -> None:
        """L1.1: nobody has more dice than all have in the beginning."""
        for seat, cup in enumerate(table.seats):
            if len(cup.dice) > table.each:
                where = f"seats/{table.names[seat]}/dice"
                given = len(cup.dice)
                raise PositionError("position-too-many", where=where, card="die", given=given, most=table.each)

    def sums(self, table: Table, seat: int) -> Json:
        """All dice on the table."""
        return {"dice": table.dice()}

    def outcome(self, table: Table) -> Outcome:
        """L3.2: the last player with dice has won."""
        left = tuple(name for name, cup in zip(table.names, table.seats, strict=True) if cup.dice)
        return Outcome("scored", left) if table.over else Outcome("playing")

    def locales(self) -> Path:
        """Texts of its own."""
        return Path(__file__).parent / "locales"

    def catalogue(self) -> Catalogue:
        """Six faces."""
        faces = [Thing(str(face + 1), "face", {}, {"value": face + 1}, "rulebook", ("L2.1",)) for face in range(FACES)]
        return Catalogue(self.id, listed(faces), numbers={"dice": DICE})


GAME = Liar
