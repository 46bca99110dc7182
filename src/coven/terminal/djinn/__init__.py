"""The board of Djinn, drawn from a view."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from coven.engine.core.machine import State
from coven.engine.edge.game import Game
from coven.engine.edge.views import View
from coven.terminal.djinn.city import PATHS, PLATE, City, Place, Shop
from coven.terminal.djinn.lookup import Lookup
from coven.terminal.djinn.marks import ASSISTANT, BETWEEN, NOTHING, ONCE, WIZARD, Marks, headed
from coven.terminal.djinn.seats import Seats
from coven.terminal.djinn.shown import Shown, Tops
from coven.terminal.map import Flow
from coven.terminal.screen import BARE, DECORATION, GONE, MAP, OTHERS, TABLE, OneLine, Part, ruled
from coven.text import Speaker

COLUMNS = ("I", "II", "III")


class DjinnBoard:
    """Draws views in one language."""

    def __init__(self, game: Game[State], speaker: Speaker) -> None:
        catalogue = game.catalogue()
        self.speaker = speaker
        self.marks = Marks(catalogue, speaker)
        self.lookup = Lookup(self.marks)
        self.seats = Seats(self.marks)
        self.paths: dict[str, list[str]] = {place.id: [] for place in catalogue.map.places}
        for first, second in catalogue.map.paths:
            self.paths[first].append(second)
            self.paths[second].append(first)
        for paths in self.paths.values():
            paths.sort(key=self.marks.spaces.index)
        printed = {(id, other) for id, paths in self.paths.items() for other in paths}
        self.charted = printed == {*PATHS, *[(south, north) for north, south in PATHS]}

    def card(self, what: str, view: msgspec.Struct) -> str:
        """A card, a tile, a stall, a location or a player, by its id or by its name."""
        return self.lookup.text(what, self._shown(view))

    def parts(self, view: msgspec.Struct, asked: str) -> list[Part]:
        """The whole table: what is left, what can be won, the city with its shops, everyone's boards.

        What decides a turn stands last, and whoever is asked comes last of all.
        """
        shown = self._shown(view)
        signs = Flow([Text(sign, style="dim") for sign in self.legend(view)], between="  ")
        found = [self._header(shown), self._prizes(shown), self._city(shown), Part(signs, (DECORATION, GONE))]
        found += [Part(row) for row in self._now(shown)]
        others = [name for name in shown.names if name != asked]
        found.append(ruled())
        found.append(
            Part(
                Group(*(self.seats.seat(shown, name, False) for name in others)),
                (OTHERS, Group(*(self.seats.brief(shown, name) for name in others))),
                (BARE, GONE),
            )
        )
        return found + [Part(self.seats.seat(shown, name, True)) for name in shown.names if name == asked]

    def _shown(self, view: msgspec.Struct) -> Shown:
        assert isinstance(view, View)
        return Shown(view, self.marks.spaces)

    def _header(self, shown: Shown) -> Part:
        say = self.speaker.term
        board = shown.board
        parts = [Text(say("board-round", n=max(board.round, 1)), style="bold")]
        if board.final:
            parts.append(Text(say("board-final"), style="bold red"))
        elif board.last_round:
            parts.append(Text(say("board-last-round", n=board.last_round), style="bold red"))
        parts.append(Text(say("board-bosses", n=shown.sums.bosses, supply=board.bosses), style="bold"))
        parts.append(Text(say("board-bag", n=board.bag.size)).append_text(self.marks.counts(board.bag.things)))
        parts.append(Text(say("board-chests", n=board.chests.size, used=board.used_chests.size)))
        if board.tom_deck.size or board.tom_seen.size:
            parts.append(Text(say("board-tom", n=board.tom_deck.size), style="bold"))
        name = Rule(Text(say("board-title"), style="bold magenta"), style="magenta")
        short = Text(BETWEEN).join([Text(" ") + parts[0], *parts[1:]])
        flow = Flow(parts, between=BETWEEN)
        return Part(Group(name, flow), (DECORATION, flow), (TABLE, OneLine(short)))

    def _city(self, shown: Shown) -> Part:
        """Every space with its djinn and passages, wizards at their edges, the shops; in short where something is."""
        standing: dict[tuple[str, str], list[str]] = {}
        for id, space in shown.spaces.items():
            for wizard in space.wizards:
                standing.setdefault((id, wizard.came), []).append(wizard.id)
        wizards = {edge: self.marks.pieces(shown, WIZARD, names) for edge, names in standing.items()}
        places = {id: self._place(shown, id, wizards) for id in shown.spaces}
        city = City(places, wizards, self.charted, self._shops(shown))
        spaces = Flow([place.short() for place in places.values() if place.told], between=BETWEEN)
        return Part(city, (MAP, Group(*city.shelves(), spaces)), (TABLE, spaces), (BARE, GONE))

    def _place(self, shown: Shown, id: str, wizards: dict[tuple[str, str], Text]) -> Place:
        say = self.speaker.term
        space = shown.spaces[id]
        style = {"square": "bold cyan", "round": "bold yellow"}.get(space.shape, "bold magenta")
        below: list[Text] = []
        told: list[Text] = []
        if space.shape == "round":
            below.append(self.marks.crowd(space.djinn))
            told.append(below[0])
        passages = self._passages(shown, id)
        below += [Text(f"{' '.join(passages[n : n + 2])}") for n in range(0, len(passages), 2)]
        told += [Text(passage) for passage in self._passages(shown, id, "name")]
        for (where, came), mark in wizards.items():
            if where == id:
                whence = say("board-from", place=self.marks.place(shown, came)) if came else ""
                told.append(mark.copy().append(f" {whence}" if came else "", style="default not bold"))
        reached = ", ".join(self.marks.place(shown, other) for other in self.paths[id])
        name, plate = (Text(self.marks.plate(shown, id, width), style=style) for width in (0, PLATE - 2))
        return Place(name, plate, below, told, reached)

    def _passages(self, shown: Shown, id: str, called: str = "board-short") -> list[str]:
        """The secret passages at a space, by their owners: `A:Tav`."""
        letters = self.marks.initials(shown)
        passages = shown.spaces[id].passages
        return [f"{letters[passage.owner]}:{self.speaker.term(f'{called}-{passage.id}')}" for passage in passages]

    def _shops(self, shown: Shown) -> list[Shop]:
        """Stalls with their assistants, the visible mages and equipment."""
        say = self.speaker.term
        board = shown.board
        stalls: list[tuple[str, Text]] = []
        for place in sorted({stall.place for stall in board.market}):
            group = [stall for stall in board.market if stall.place == place]
            visitors = group[0].visitors
            assistants = self.marks.pieces(shown, ASSISTANT, visitors) if visitors else Text()
            stalls.append((" / ".join(self.speaker.name("stall", stall.id) for stall in group), assistants))
        shops = [Shop(say("board-market"), stalls)]
        for heading, keyed in (("board-plain", False), ("board-keyed", True)):
            tops = [card.id for card in board.academy.things if card.pile.startswith("keyed") == keyed]
            mages = [(self.speaker.name("mage", id), self.marks.bonuses(id)) for id in tops]
            sizes = {name: n for name, n in board.academy.piles.items() if name.startswith("keyed") == keyed}
            shops.append(Shop(say(heading, sizes=_sizes(sizes)), mages))
        return [*shops, self._decks(board.manufactory)]

    def _decks(self, decks: Tops) -> Shop:
        """The visible equipment."""
        cards = [card.id for card in decks.things]
        gear = [(self.speaker.name("equipment", id), Text(ONCE if self.marks.once(id) else "")) for id in cards]
        return Shop(self.speaker.term("board-decks", sizes=_sizes(decks.decks)), gear)

    def legend(self, view: msgspec.Struct) -> list[str]:
        """What the letters and signs on the board stand for."""
        say, shown = self.speaker.term, self._shown(view)
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
        if any(circle.state == "covered" for seat in shown.seats.values() for circle in seat.circles):
            parts.append(f"(#) {say('board-covered')}")
        return parts

    def _prizes(self, shown: Shown) -> Part:
        """Awards by column, scoring cards, the traits of the draft, what Tom has turned over."""
        say = self.speaker.term
        board = shown.board
        rows: list[Flow] = []
        for column in COLUMNS:
            cards = [self.marks.award(award.id) for award in board.awards if award.column == column]
            rows.append(headed(say("board-awards", column=column), cards or [Text(NOTHING)]))
        if board.scoring.size:
            names = [Text(self.speaker.name("scoring", id)) for id in board.scoring.ids]
            rows.append(headed(say("board-scoring"), names))
        if board.offered.size:
            rows.append(headed(say("board-offered"), [self.marks.trait(id) for id in board.offered.ids]))
        if board.tom_seen.size:
            rows.append(headed(say("board-tom-seen"), [self._tom(id) for id in board.tom_seen.ids]))
        return Part(Group(*rows), (MAP, Group(*(row.short() for row in rows))), (TABLE, GONE))

    def _tom(self, id: str) -> Text:
        """A card of Tom's deck by its two locations: `Aca>Tav`."""
        locations = self.marks.fact("tom", id, "locations")
        assert isinstance(locations, tuple)
        if not locations:
            return Text(self.speaker.term("board-nothing"), style="dim")
        return Text(">".join(self.speaker.term(f"board-short-{location}") for location in locations))

    def _now(self, shown: Shown) -> list[RenderableType]:
        """What lies open for a moment: chests, a djinn from the bag, a capture that is being declared."""
        board = shown.board
        rows: list[RenderableType] = []
        for id in board.opened.ids:
            rows.append(Flow([Text(self.lookup.chest(id), style="bold")]))
        if board.drawn:
            drawn = self.speaker.term(f"name-djinn-{board.drawn}")
            rows.append(Flow([Text(self.speaker.term("board-drawn", djinn=drawn), style="bold")]))
        if board.capture is not None and shown.sums.capture is not None:
            rows.append(self.seats.capture(shown, board.capture, shown.sums.capture))
        if shown.sums.challenges:
            met = [Text(self.speaker.term(f"challenge-{id}")) for id in shown.sums.challenges]
            rows.append(headed(self.speaker.term("board-challenges"), met))
        return rows


def _sizes(piles: Mapping[str, int]) -> str:
    return ", ".join(str(size) for size in piles.values())


BOARD = DjinnBoard
