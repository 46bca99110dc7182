"""The board of Djinn, drawn from a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.rule import Rule
from rich.text import Text

from coven.engine.core.machine import State
from coven.engine.edge.game import Game
from coven.games.djinn import Djinn
from coven.games.djinn.box import GEAR_KINDS, LOCATIONS, NO_LOCATION, Box
from coven.games.djinn.position import PILES
from coven.games.djinn.view import PileView, View
from coven.terminal.cards import split
from coven.terminal.djinn.city import PATHS, PLATE, City, Place, Shop
from coven.terminal.djinn.lookup import Lookup
from coven.terminal.djinn.marks import ASSISTANT, BETWEEN, NOTHING, ONCE, WIZARD, Marks, headed
from coven.terminal.djinn.seats import Seats
from coven.terminal.map import Flow
from coven.text import Speaker

HIGH = 50  # lines of a terminal that has room for the legend


class DjinnBoard:
    """Draws views in one language."""

    def __init__(self, game: Game[State], speaker: Speaker) -> None:
        assert isinstance(game, Djinn)
        self.box: Box = game.box
        self.speaker = speaker
        self.marks = Marks(game.box, speaker)
        self.lookup = Lookup(self.marks)
        self.seats = Seats(game, self.marks)
        printed = {(space.id, self.box.spaces[other].id) for space in self.box.spaces for other in space.paths}
        self.charted = printed == {*PATHS, *[(south, north) for north, south in PATHS]}

    def card(self, what: str, view: msgspec.Struct) -> str:
        """A card, a tile, a stall, a location or a player, by its id or by its name."""
        assert isinstance(view, View)
        return "\n".join(self._signs(view)) if what.lower() == "legend" else self.lookup.text(what, view)

    def draw(self, view: msgspec.Struct, asked: str) -> RenderableType:
        """The whole table: what is left, what can be won, the city with its shops, everyone's boards.

        What decides a turn stands last: it stays in sight where the terminal is low.
        """
        assert isinstance(view, View)
        parts = [self._header(view), *self._prizes(view), self._city(view), self._legend(view), *self._now(view)]
        return Group(*parts, Rule(style="dim"), *self.seats.drawn(view, asked))

    def _header(self, view: View) -> RenderableType:
        say = self.speaker.term
        bosses = sum(split(crowd).count("boss") for crowd in view.djinn.values())
        bag = split(view.bag)
        parts = [Text(say("board-round", n=max(view.round, 1)), style="bold")]
        if view.final:
            parts.append(Text(say("board-final"), style="bold red"))
        elif view.last_round:
            parts.append(Text(say("board-last-round", n=view.last_round), style="bold red"))
        parts.append(Text(say("board-bosses", n=bosses, supply=view.bosses), style="bold"))
        parts.append(Text(say("board-bag", n=len(bag))).append_text(self.marks.counts(view.bag)))
        parts.append(Text(say("board-chests", n=view.chests, used=len(view.used_chests))))
        if view.tom_deck or view.tom_seen:
            parts.append(Text(say("board-tom", n=view.tom_deck), style="bold"))
        return Group(
            Rule(Text(say("board-title"), style="bold magenta"), style="magenta"), Flow(parts, between=BETWEEN)
        )

    def _city(self, view: View) -> RenderableType:
        """Every space with its djinn and passages, wizards at their edges, the shops."""
        standing: dict[tuple[str, str], list[str]] = {}
        for seat in view.seats:
            if seat.space:
                standing.setdefault((seat.space, seat.came), []).append(seat.name)
        wizards = {edge: self.marks.pieces(view, WIZARD, names) for edge, names in standing.items()}
        places = {space.id: self._place(view, space.id, wizards) for space in self.box.spaces}
        return City(places, wizards, self.charted, self._shops(view))

    def _place(self, view: View, id: str, wizards: dict[tuple[str, str], Text]) -> Place:
        say = self.speaker.term
        style = {"square": "bold cyan", "round": "bold yellow"}.get(self.marks.shapes[id], "bold magenta")
        below: list[Text] = []
        told: list[Text] = []
        if id in view.djinn:
            below.append(self.marks.crowd(view.djinn[id]))
            told.append(below[0])
        passages = self._passages(view, id)
        below += [Text(f"{' '.join(passages[n : n + 2])}") for n in range(0, len(passages), 2)]
        told += [Text(passage) for passage in self._passages(view, id, "name")]
        for (space, came), mark in wizards.items():
            if space == id:
                whence = say("board-from", place=self.marks.place(view, came)) if came else ""
                told.append(mark.copy().append(f" {whence}" if came else "", style="default not bold"))
        paths = next(space.paths for space in self.box.spaces if space.id == id)
        reached = ", ".join(self.marks.place(view, self.box.spaces[other].id) for other in paths)
        name, plate = (Text(self.marks.plate(view, id, width), style=style) for width in (0, PLATE - 2))
        return Place(name, plate, below, told, reached)

    def _passages(self, view: View, id: str, called: str = "board-short") -> list[str]:
        """The secret passages at a space, by their owners: `A:Tav`."""
        found: list[str] = []
        letters = self.marks.initials(view)
        for seat in view.seats:
            for passage in seat.placed:
                location, _, space = passage.partition(" at ")
                if space == id:
                    found.append(f"{letters[seat.name]}:{self.speaker.term(f'{called}-{location}')}")
        return found

    def _shops(self, view: View) -> list[Shop]:
        """Stalls with their assistants, the visible mages and equipment."""
        say = self.speaker.term
        stalls: list[tuple[str, Text]] = []
        for group in self.box.groups[self.box.sizes[len(view.seats)].side]:
            ids = [self.box.stalls[number].id for number in group]
            visitors = [seat.name for seat in view.seats if seat.stall in ids]
            assistants = self.marks.pieces(view, ASSISTANT, visitors) if visitors else Text()
            stalls.append((" / ".join(self.speaker.name("stall", id) for id in ids), assistants))
        shops = [Shop(say("board-market"), stalls)]
        for heading, piles in (("board-plain", PILES[:2]), ("board-keyed", PILES[2:])):
            tops = [view.piles[pile].top for pile in piles if view.piles[pile].size]
            mages = [(self.speaker.name("mage", id), self.marks.bonuses(id)) for id in tops]
            shops.append(Shop(say(heading, sizes=_sizes(view.piles, piles)), mages))
        tops = [view.decks[kind].top for kind in GEAR_KINDS if view.decks[kind].size]
        gear = [(self.speaker.name("equipment", id), Text(ONCE if self.marks.gear[id].once else "")) for id in tops]
        return [*shops, Shop(say("board-decks", sizes=_sizes(view.decks, GEAR_KINDS)), gear)]

    def _legend(self, view: View) -> RenderableType:
        return Legend([Text(part, style="dim") for part in self._signs(view)], between="  ")

    def _signs(self, view: View) -> list[str]:
        """What the letters and signs on the board stand for."""
        say = self.speaker.term
        parts = [
            f"[ ] {say('name-square')}",
            f"( ) {say('name-round')}",
            *[f"{say(f'glyph-{kind}')} {say(f'name-{kind}')}" for kind in ("boss", "red", "blue", "brown", "white")],
            f"{WIZARD} {say('board-wizard')}",
            f"{ASSISTANT} {say('name-assistant')}",
            say("board-legend-passage", place=say("board-short-tavern")),
            say("board-legend-mage", red=say("glyph-red")),
            f"{ONCE} {say('name-once')}",
            f"(×) {say('name-inactive')}",
        ]
        if any("covered" in seat.circles for seat in view.seats):
            parts.append(f"(#) {say('board-covered')}")
        return parts

    def _prizes(self, view: View) -> list[RenderableType]:
        """Awards by column, scoring cards, the traits of the draft, what Tom has turned over."""
        say = self.speaker.term
        rows: list[RenderableType] = []
        for column, awards in view.award_columns.items():
            cards = [self.marks.award(award) for award in awards]
            rows.append(headed(say("board-awards", column=column), cards or [Text(NOTHING)]))
        if view.scoring:
            rows.append(headed(say("board-scoring"), [Text(self.speaker.name("scoring", id)) for id in view.scoring]))
        if view.offered:
            rows.append(headed(say("board-offered"), [self.marks.trait(id) for id in view.offered]))
        if view.tom_seen:
            rows.append(headed(say("board-tom-seen"), [self._tom(id) for id in view.tom_seen]))
        return rows

    def _tom(self, id: str) -> Text:
        """A card of Tom's deck by its two locations: `Aca>Tav`."""
        card = next(card for card in self.box.tom if card.id == id)
        if card.first == NO_LOCATION:
            return Text(self.speaker.term("board-nothing"), style="dim")
        shown = [self.speaker.term(f"board-short-{LOCATIONS[number]}") for number in (card.first, card.second)]
        return Text(">".join(shown))

    def _now(self, view: View) -> list[RenderableType]:
        """What lies open for a moment: chests, a djinn from the bag, a capture that is being declared."""
        rows: list[RenderableType] = []
        for id in view.opened:
            rows.append(Flow([Text(self.lookup.chest(id), style="bold")]))
        if view.drawn:
            drawn = self.speaker.term(f"name-djinn-{view.drawn}")
            rows.append(Flow([Text(self.speaker.term("board-drawn", djinn=drawn), style="bold")]))
        if view.capture is not None:
            rows.append(self.seats.capture(view, view.capture))
        if view.challenges:
            met = [Text(self.speaker.term(f"challenge-{id}")) for id in view.challenges]
            rows.append(headed(self.speaker.term("board-challenges"), met))
        return rows


class Legend(Flow):
    """The signs on the board, where the terminal is high enough; `? legend` shows them anywhere."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Nothing on a low terminal, where they would push the map out of sight."""
        if not console.is_terminal or console.height >= HIGH:
            yield from super().__rich_console__(console, options)


def _sizes(piles: Mapping[str, PileView], names: Sequence[str]) -> str:
    return ", ".join(str(piles[name].size) for name in names)


BOARD = DjinnBoard
