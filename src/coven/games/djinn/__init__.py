"""Djinn: capture djinn and bosses around the Magic Source, for one to four players. This is its front door."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

import msgspec

from coven.engine.core.machine import Event, run
from coven.engine.core.rng import seeded
from coven.engine.edge.game import Change, Feat, Game, Happening, Json, Option, Tally, first_seat, plain
from coven.engine.edge.views import Outcome
from coven.games.djinn import boxing, events, position, scoring
from coven.games.djinn import view as views
from coven.games.djinn.box import LOCATIONS, Box
from coven.games.djinn.options import DECK_SIZES, OPTIONS, variants_from, written
from coven.games.djinn.setup import new_table
from coven.games.djinn.table import SCORED, Table
from coven.games.djinn.turn import OPENING, TURN


class Djinn(Game[Table]):
    """The game as printed, or changed by a content pack."""

    id = "djinn"
    revision = 1
    changes: tuple[Change, ...] = ()
    players = (1, 4)
    by_people = MappingProxyType({"limit": "off"})  # D-R.121: only simulations stop a game
    reserved = (
        *LOCATIONS,
        "source",
        "draw",
        "won",
        "lost",
        "unfinished",
        "playing",
        "coin",
        "scroll",
        "one",
        "two",
        "three",
    )

    def __init__(self, pack: Json | None = None) -> None:
        self.pack = pack
        self.box: Box = boxing.standard_box() if pack is None else boxing.box_with(pack)

    def options(self) -> tuple[Option, ...]:
        """Beginner set-up, longer game, Tom's deck, the limit of rounds, the starting player."""
        return OPTIONS

    def new(self, names: Sequence[str], seed: str, options: Mapping[str, str], listen: bool = False) -> Table:
        """A fresh game with its first question open; with `listen` what happened up to there is in its log."""
        seated = self.seated(names)
        values = self.settled(options)
        table = new_table(seated, seeded(seed), self.box, variants_from(values), first_seat(names, values["first"]))
        if listen:
            table.log = []
        table.push(TURN, table.first)
        table.push(OPENING, table.first)
        run(table)
        return table

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
        found = plain(position.write(table))
        turn = found["turn"]
        assert isinstance(turn, dict)
        found["turn"] = {name: value for name, value in turn.items() if value or name not in ("helped", "openings")}
        return found

    def read(self, position_data: Json) -> Table:
        """The table a position describes."""
        return position.read(self.box, self.noted(position_data, position.Position))

    def happening(self, table: Table, event: Event) -> Happening:
        """An event in words."""
        return events.happening(table, event)

    def outcome(self, table: Table) -> Outcome:
        """`scored`, where several may share the victory (D26.8); against Tom `won` or `lost`; or `unfinished`."""
        points = dict(zip(table.names, table.scores, strict=False))
        if table.outcome == SCORED and not table.solo():
            return Outcome("scored", tuple(table.names[seat] for seat in scoring.winners(table)), points)
        kind = "won" if table.outcome == SCORED else position.OUTCOMES[table.outcome]
        return Outcome(kind, table.names if kind == "won" else (), points)

    def ledger(self) -> Path:
        """The numbered rules."""
        return Path(__file__).parent / "rules.md"

    def names(self) -> Mapping[str, Mapping[str, str]]:
        """Locations, stalls, mages, equipment, awards, traits and scoring cards."""
        return self.box.names

    def texts(self) -> Mapping[str, str]:
        """What a content pack prints on cards."""
        return self.box.texts

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
