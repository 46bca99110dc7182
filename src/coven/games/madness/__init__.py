"""The Big Book of Madness: a cooperative deck-builder for two to five players. This is its front door."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from coven.engine.core.errors import OptionError, PositionError
from coven.engine.core.machine import Program, ask_anew
from coven.engine.edge.catalogue import Catalogue
from coven.engine.edge.game import Change, Game, Json, Option, first_seat, one_each
from coven.engine.edge.positions import is_puzzle
from coven.engine.edge.views import Outcome
from coven.games.madness import content, positions, whole
from coven.games.madness.answers import ANSWERS
from coven.games.madness.box import Box
from coven.games.madness.content.catalogue import catalogue
from coven.games.madness.events import TELLING
from coven.games.madness.fields import FIELDS
from coven.games.madness.options import OPTIONS, variants_from, written
from coven.games.madness.policy import POLICY
from coven.games.madness.setup import draw_wizards, empty_table
from coven.games.madness.signs import SIGNS
from coven.games.madness.sums import sums
from coven.games.madness.table import CAUSES, OUTCOMES, WON, Table
from coven.games.madness.turn import OPENING, PHASES, TURN
from coven.games.madness.verbs.silence import silent, talk


class Madness(Game[Table]):
    """The game as printed, or changed by a content pack."""

    id = "madness"
    revision = 1
    changes: tuple[Change, ...] = ()
    players = (2, 5)
    own_sums = False
    reserved = ("hand", "support", "discard")
    answers, fields, telling = ANSWERS, FIELDS, TELLING
    policy, signs = POLICY, SIGNS
    turn, phases, phase = TURN, PHASES, "action"

    def __init__(self, pack: Json | None = None) -> None:
        self.pack = pack
        self.box: Box = content.standard_box() if pack is None else content.box_with(pack)

    def options(self) -> tuple[Option, ...]:
        """Difficulty, wizards, first player and the variants."""
        return OPTIONS

    def together(self, options: Mapping[str, str], players: int) -> bool:
        """M1.1: always."""
        return True

    def begin(self, table: Table, options: Mapping[str, str]) -> None:
        """The first player, then the wizards."""
        first = first_seat(table.names, options["first"])
        table.active = table.first = first if first >= 0 else table.chance(len(table.names))  # M4.16, M-R.1
        self._seat_wizards(table, options["wizards"])
        table.push(TURN, table.first)
        table.push(OPENING, table.first)

    def _seat_wizards(self, table: Table, choice: str) -> None:
        if choice == "draw":
            draw_wizards(table)
        elif choice != "choose":
            unknown, unfit = "no-such-wizard", "wizards-do-not-fit"
            chosen = one_each(choice, self.box.wizard_ids, len(table.seats), unknown, unfit)
            for seat, number in enumerate(chosen):
                table.seats[seat].wizard = number

    def blank(self, names: tuple[str, ...], rng: int, options: Mapping[str, str]) -> Table:
        """An empty table for these seats."""
        return empty_table(names, rng, self.box, variants_from(options, len(names)))

    def agreed(self, table: Table) -> dict[str, str]:
        """What was agreed before the game."""
        return written(table.variants)

    def programs(self) -> Mapping[str, Program]:
        """The turn, the actions and every printed sentence."""
        return self.box.programs

    def fill(self, table: Table, missing: list[str], position: Json) -> None:
        """What the box still has, the rest by chance."""
        seats = position["seats"]
        assert isinstance(seats, list | tuple)
        phase = str(position.get("phase", self.phase))
        positions.fill(table, missing, seats, is_puzzle(position))
        if "turn" in missing:
            positions.count_turns(table, phase)
        if table.round == 0 and not position.get("frames"):
            positions.check_start(table, phase)

    def check(self, table: Table) -> None:
        """Nothing is there too often, and no limit is broken."""
        positions.check(table)

    def amiss(self, table: Table, missing: Sequence[str]) -> PositionError | None:
        """Everything that was laid out lies somewhere."""
        return whole.amiss(table, missing)

    def sums(self, table: Table, seat: int) -> Json:
        """Limits, costs and purses."""
        return sums(table)

    def outcome(self, table: Table) -> Outcome:
        """`playing`, `won` or `lost`, all together."""
        winners = table.names if table.outcome == WON else ()
        return Outcome(OUTCOMES[table.outcome], winners, cause=CAUSES[table.cause])

    def names(self) -> Mapping[str, Mapping[str, str]]:
        """Spells, curses, monsters and wizards."""
        return self.box.names

    def texts(self) -> Mapping[str, str]:
        """What a content pack prints on cards."""
        return self.box.texts

    def catalogue(self) -> Catalogue:
        """Wizards, spells, curses, pages, monsters, cards, and the places of the curse track."""
        return catalogue(self.box)

    def asides(self, table: Table) -> tuple[str, ...]:
        """M-R.73: while Shh! is in play, whoever talks says so."""
        return tuple(f"talk {name}" for name in table.names) if silent(table) and not table.over else ()

    def spoken(self, table: Table, seat: int) -> str:
        """M-R.73: while Shh! is in play, any message is talking."""
        return f"talk {table.names[seat]}" if seat >= 0 and silent(table) and not table.over else ""

    def aside(self, table: Table, word: str) -> None:
        """Somebody talks; where it is allowed, nothing comes of it."""
        name = word.removeprefix("talk ")
        if word == name or name not in table.names:
            raise OptionError("no-such-aside", given=word)
        talk(table, table.names.index(name))
        if not table.over:
            ask_anew(table)


GAME = Madness
