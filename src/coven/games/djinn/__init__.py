"""Djinn: capture djinn and bosses around the Magic Source, for one to four players. This is its front door."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from coven.engine.core.errors import PositionError
from coven.engine.core.machine import Program
from coven.engine.edge.catalogue import Catalogue
from coven.engine.edge.game import Change, Feat, Game, Json, Option, Tally, first_seat
from coven.engine.edge.views import Outcome
from coven.games.djinn import checks, content, positions, scoring, whole
from coven.games.djinn.answers import ANSWERS
from coven.games.djinn.box import LOCATIONS, Box
from coven.games.djinn.content.catalogue import catalogue
from coven.games.djinn.events import TELLING
from coven.games.djinn.fields import FIELDS, OUTCOMES
from coven.games.djinn.options import DECK_SIZES, OPTIONS, variants_from, written
from coven.games.djinn.policy import POLICY
from coven.games.djinn.setup import blank_table, lay_out
from coven.games.djinn.signs import SIGNS
from coven.games.djinn.sums import sums
from coven.games.djinn.table import SCORED, Table
from coven.games.djinn.turn import OPENING, TURN


class Djinn(Game[Table]):
    """The game as printed, or changed by a content pack."""

    id = "djinn"
    revision = 3
    changes = (Change(2, "D-R.7"), Change(2, "D-R.62"), Change(2, "D-R.65"), Change(3, "D-R.7"))
    players = (1, 4)
    by_people = MappingProxyType({"limit": "off"})  # D-R.121: only simulations stop a game
    reserved = (
        *(*LOCATIONS, "source", "draw", "won", "lost", "unfinished", "playing"),
        *("coin", "scroll", "one", "two", "three"),
    )
    answers, fields, telling = ANSWERS, FIELDS, TELLING
    policy, signs = POLICY, SIGNS
    turn, phases, phase = TURN, MappingProxyType({"turn": "begin-turn", "move": "place-wizard", "act": "act"}), "move"

    def __init__(self, pack: Json | None = None) -> None:
        super().__init__(pack)
        self.box: Box = content.standard_box() if pack is None else content.box_with(pack)
        self.reserved = (*type(self).reserved, *[space.id for space in self.box.spaces])

    def options(self) -> tuple[Option, ...]:
        """Beginner set-up, longer game, Tom's deck, the limit of rounds, the starting player."""
        return OPTIONS

    def begin(self, table: Table, options: Mapping[str, str]) -> None:
        """Everything is laid out, then the cards are dealt."""
        lay_out(table, first_seat(table.names, options["first"]))
        table.push(TURN, table.first)
        table.push(OPENING, table.first)

    def blank(self, names: tuple[str, ...], rng: int, options: Mapping[str, str]) -> Table:
        """Boards as at the start, and nothing else."""
        return blank_table(names, rng, self.box, variants_from(options))

    def agreed(self, table: Table) -> dict[str, str]:
        """What was agreed before the game."""
        return written(table.variants)

    def programs(self) -> Mapping[str, Program]:
        """Every procedure of the rules and of the box."""
        return self.box.programs

    def fill(self, table: Table, missing: list[str], position: Json) -> None:
        """What a position leaves out."""
        positions.fill(table, missing, position)

    def check(self, table: Table) -> None:
        """What is wrong with a table."""
        checks.check(table)

    def amiss(self, table: Table, missing: Sequence[str]) -> PositionError | None:
        """Everything that was laid out lies somewhere."""
        return whole.amiss(table, missing)

    def sums(self, table: Table, seat: int) -> Json:
        """Limits, fees, points, and the sums of a declared capture."""
        return sums(table, seat)

    def outcome(self, table: Table) -> Outcome:
        """`scored`, where several may share the victory (D26.8); against Tom `won` or `lost`; or `unfinished`."""
        points = dict(zip(table.names, table.scores, strict=False))
        if table.outcome == SCORED and not table.solo():
            return Outcome("scored", tuple(table.names[seat] for seat in table.winners()), points)
        kind = "won" if table.outcome == SCORED else OUTCOMES[table.outcome]
        return Outcome(kind, table.names if kind == "won" else (), points)

    def names(self) -> Mapping[str, Mapping[str, str]]:
        """Locations, stalls, mages, equipment, awards, traits and scoring cards."""
        return self.box.names

    def texts(self) -> Mapping[str, str]:
        """What a content pack prints on cards."""
        return self.box.texts

    def catalogue(self) -> Catalogue:
        """The box as data."""
        return catalogue(self.box)

    def tally(self) -> Tally:
        """D28.21: a page for each size of Tom's deck, with the same challenges on each."""
        return Tally(DECK_SIZES, tuple(challenge.id for challenge in self.box.challenges))

    def feat(self, table: Table) -> Feat | None:
        """D28.20, D28.22: a won solo game's score and challenges; a lost one has none."""
        if self.outcome(table).kind != "won":
            return None
        met = tuple(self.box.challenges[number].id for number in scoring.challenges(table))
        return Feat(table.names[0], str(table.variants.tom), table.scores[0], met)


GAME = Djinn
