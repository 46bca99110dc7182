"""The board of The Witches, drawn from a view."""

from __future__ import annotations

import msgspec
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from coven.engine.core.machine import State
from coven.engine.edge.game import Game
from coven.engine.edge.views import View
from coven.terminal.map import Flow, Map, Marks, Place
from coven.terminal.screen import BARE, DECORATION, GONE, MAP, OTHERS, TABLE, OneLine, Part, ruled
from coven.terminal.witches_view import Attempt, AttemptSums, Seat, Seen, Slot
from coven.text import Speaker

DICE = 4  # in a whole attempt
FEW = 2  # counters left in the supply are a warning
SYMBOLS = ("headology", "magic", "broomstick", "power_of_three")


class WitchesBoard:
    """Draws views in one language."""

    def __init__(self, game: Game[State], speaker: Speaker) -> None:
        catalogue = game.catalogue()
        self.things = catalogue.things
        self.crisis = catalogue.numbers["crisis_difficulty"]
        self.speaker = speaker
        self.marks = Marks(catalogue, speaker)
        self.slots = {id: self._names("location", id, "slots") for id in self.things["location"]}

    def _names(self, kind: str, id: str, name: str) -> tuple[str, ...]:
        return tuple(str(part) for part in self.marks.fact(kind, id, name))  # type: ignore[union-attr]  # several

    def card(self, what: str, view: msgspec.Struct) -> str:
        """A card, a tile, a place, a witch, an ability, an advantage or a counter, by its id."""
        assert isinstance(view, View)
        id = what.strip().lower().replace("-", "_")
        found = [self._card_text(card) for card in self.things["card"] if id in (card, card.rpartition("_")[0])][:1]
        if id in self.things["tile"]:
            found.append(self._printed(self._tile_text(id), self.speaker.problem_text(id)))
        found += [
            self._place_text(Seen(view), place)
            for place, slots in self.slots.items()
            if id == place or id.replace("_", "-") in slots
        ]
        for kind in ("witch", "ability", "advantage"):
            if f"{kind}-{id}" in self.speaker.catalogue:
                found.append(self._printed(self.speaker.name(kind, id), self.speaker.term(f"{kind}-{id}")))
        for kind in ("symbol", "token"):
            if f"{kind}-{id}" in self.speaker.catalogue:
                found.append(self._printed(self.speaker.term(f"name-{id}"), self.speaker.term(f"{kind}-{id}")))
        return "\n".join(found)

    def _printed(self, name: str, text: str) -> str:
        return self.speaker.term("terminal-card", name=name, text=text)

    def _card_text(self, id: str) -> str:
        facts = self.things["card"][id].facts
        return self.speaker.term(
            "board-card-power" if facts["power_of_three"] else "board-card",
            name=self.speaker.card(id),
            symbol=self.speaker.term(f"name-{facts['symbol']}"),
            advantage=self.speaker.name("advantage", str(facts["advantage"])),
            text=self.speaker.card_text(id),
            place=self.speaker.name("location", str(facts["location"])),
        )

    def _tile_text(self, id: str) -> str:
        difficulty, points = (self.marks.fact("tile", id, name) for name in ("difficulty", "points"))
        assert isinstance(difficulty, int)
        assert isinstance(points, int)
        name = self.speaker.problem_name(id)
        return self.speaker.term("board-problem", name=name, difficulty=difficulty, points=points)

    def _place_text(self, seen: Seen, id: str) -> str:
        """A place: its rule, its paths, and what lies on its slots."""
        say = self.speaker.term
        texts = [say(f"location-{id}")] if f"location-{id}" in self.speaker.catalogue else []
        reached = [self.speaker.name("location", other) for other in self._names("location", id, "paths")]
        if reached:
            texts.append(say("board-paths", places=", ".join(reached)))
        for slot in seen.table.map:
            if slot.id in self.slots[id] and slot.tile is not None:
                texts.append(say("board-here", what=self._tile_text(slot.tile) if slot.tile else say("board-hidden")))
        return self._printed(self.speaker.name("location", id), " ".join(texts))

    def parts(self, view: msgspec.Struct, asked: str) -> list[Part]:
        """The whole table: dangers, map, coming tiles, the attempt, everyone's cards; whoever is asked comes last."""
        assert isinstance(view, View)
        seen = Seen(view)
        signs = Flow([Text(sign, style="dim") for sign in self.legend(view)], between="  ")
        found = [self._header(seen), self._map(seen), Part(signs, (DECORATION, GONE)), self._coming(seen)]
        if seen.table.attempt is not None and seen.sums.attempt is not None:
            found.append(Part(self._attempt(seen.table.attempt, seen.sums.attempt)))
        others = [name for name in seen.seats if name != asked]
        found.append(ruled())
        found.append(
            Part(
                Group(*(self._seat(seen, name, False) for name in others)),
                (OTHERS, Group(*(self._brief(seen, name) for name in others))),
                (BARE, GONE),
            )
        )
        return found + [Part(self._seat(seen, name, True)) for name in seen.seats if name == asked]

    def _header(self, seen: Seen) -> Part:
        say = self.speaker.term
        table, sums = seen.table, seen.sums
        elves, few = sums.elves + 1 >= sums.elf_limit, sums.aliss_ends and table.aliss <= FEW
        low = table.crises <= FEW
        parts = [
            Text(say("board-turn", turn=max(table.turn, 1)), style="bold"),
            _warned(say("board-crises", n=table.crises, all=sums.crises, low=_yes(low)), low),
            _warned(say("board-elves", n=sums.elves, limit=sums.elf_limit, low=_yes(elves)), elves),
            Text(say("board-cackles", n=table.cackles)),
            _warned(say("board-aliss", n=table.aliss, low=_yes(few)), few),
        ]
        if sums.hard_limit is not None:
            parts.append(Text(say("board-hard", n=sums.hard, most=sums.hard_limit)))
        parts.append(Text(say("board-tiles", n=sums.tiles)))
        parts.append(Text(say("board-cards", n=table.pile.size, discard=table.discard.size)))
        short = Text(" · ").join([Text(" ") + parts[0], *parts[1:]])
        name = Rule(Text(say("game-name"), style="bold green"), style="green")
        return Part(Group(name, Flow(parts), Text()), (DECORATION, Flow(parts)), (TABLE, OneLine(short)))

    def _map(self, seen: Seen) -> Part:
        """Every place with what lies and stands on its slots; in short those where something is."""
        lying = {slot.id: slot for slot in seen.table.map}
        places: dict[str, Place] = {}
        paths: list[tuple[str, str]] = []
        for id, slots in self.slots.items():
            if id != "dungeon":
                places[id] = Place(self.marks.place(id), [self._slot(seen, lying[slot]) for slot in slots])
                paths += [(id, other) for other in self._names("location", id, "paths")]
        places["dungeon"] = Place(self.marks.place("dungeon"), [Text(" ").join(self._hats(seen, "dungeon"))])
        short = [
            Text(" ").join([Text(place.name, style="bold"), *taken])
            for place in places.values()
            if (taken := [slot for slot in place.slots if slot.plain.strip("[ ]")])
        ]
        return Part(Map(places, paths), (MAP, Flow(short)), (BARE, GONE))

    def _slot(self, seen: Seen, slot: Slot) -> Text:
        hats = self._hats(seen, slot.id)
        if slot.tile is None:
            return Text("[").append_text(Text(" ").join(hats) if hats else Text(" ")).append("]")
        line = self.marks.tile(slot.tile, slot.hard, seen.sums.difficulties.get(slot.id), not slot.up)
        line.append_text(self.marks.crises(slot.crises))
        for hat in hats:
            line.append(" ").append_text(hat)
        if slot.tile:
            line.append(f" {self.speaker.problem_name(slot.tile)}", style="default not bold")
        return line

    def _hats(self, seen: Seen, spot: str) -> list[Text]:
        return [self.marks.witch(seat.witch) for seat in seen.seats.values() if seat.spot == spot]

    def legend(self, view: msgspec.Struct) -> list[str]:
        """What the signs on the board stand for."""
        say = self.speaker.term
        return [
            f"({say('glyph-easy')}) {say('name-easy')}",
            f"<{say('glyph-hard')}> {say('name-hard')}",
            f"? {say('name-face_down')}",
            f"★ {self.speaker.name('kind', 'elf')}",
            f"{say('glyph-crisis')} {say('board-crisis', n=self.crisis)}",
            f"▲ {say('name-witch')}",
            *[f"{say(f'glyph-{symbol}')} {say(f'name-{symbol}')}" for symbol in SYMBOLS],
        ]

    def _coming(self, seen: Seen) -> Part:
        """The frames from left to right: the top tile, and how many lie under it."""
        parts = [Text(self.speaker.term("board-coming"), style="bold")]
        for frame in seen.table.waiting:
            if not frame.size:
                continue
            easy, top = frame.size - frame.hard, "".join(frame.ids)
            line = self.marks.tile(top, not easy)
            if len(parts) == 1 and top:
                line.append(f" {self.speaker.problem_name(top)}", style="default not bold")
            if len(parts) == 1:
                line.append(f" ({self.speaker.term('board-next')})", style="default not bold")
            under = {"easy": max(easy - 1, 0), "hard": frame.hard - (0 if easy else 1)}
            for kind, number in under.items():
                if number:
                    line.append(f" +{number}{self.speaker.term(f'glyph-{kind}')}", style="dim")
            parts.append(line)
        frames = parts if len(parts) > 1 else [*parts, Text("–")]
        return Part(Flow(frames), (TABLE, Flow(frames[:2])), (BARE, GONE))

    def _attempt(self, attempt: Attempt, sums: AttemptSums) -> RenderableType:
        """The dice, what was added to them, and whether it is enough."""
        say = self.speaker.term
        added = {
            say("name-headology"): sums.headology,
            say("name-magic"): sums.magic,
            self.speaker.name("advantage", "bonus"): sums.bonus,
            say("board-hard-tiles"): sums.hard,
        }
        state = attempt.outcome if attempt.outcome != "open" else "short" if sums.missing else "enough"
        faces = [str(die) if die else say("glyph-cackle") for die in sums.dice]
        thrown = " ".join(f"[{face}]" for face in faces + [" "] * (DICE - len(faces)))
        place, tile = self.speaker.slot_name(attempt.slot), self.speaker.problem_name(attempt.tile)
        title = say("board-attempt", place=place, tile=tile, need=sums.difficulty)
        verdict = say("board-attempt-state", state=state, short=sums.missing)
        parts = [Text(f"{say('board-dice')} {thrown}", style="bold")]
        parts += [Text(f"{name} +{value}") for name, value in added.items() if value]
        parts.append(Text(say("board-sum", sum=sums.total), style="bold"))
        parts.append(Text(verdict, style="bold green" if state in ("enough", "solved") else "bold red"))
        return Flow([Text(title, style="bold yellow"), *parts])

    def _seat(self, seen: Seen, name: str, asked: bool) -> RenderableType:
        parts, seat = self._named(seen, name, asked), seen.seats[name]
        if not seat.witch:
            return Group(parts[0], Padding(self._hand(seat), (0, 0, 0, 5)))
        if seat.spot:
            parts.append(Text(self.speaker.slot_name(seat.spot)))
        if seat.ability:
            ability = str(self.marks.fact("witch", seat.witch, "ability"))
            parts.append(Text(self.speaker.ability_name(ability), style="cyan"))
        below = Group(Flow(self._counters(seen, name), margin=0, hanging=0), self._hand(seat))
        return Group(Flow(parts, margin=0, hanging=5), Padding(below, (0, 0, 0, 5)))

    def _brief(self, seen: Seen, name: str) -> RenderableType:
        """Somebody else on one line."""
        line = self._named(seen, name, False)
        return OneLine(Text(" · ").join([*line, *self._counters(seen, name)] if seen.seats[name].witch else line))

    def _named(self, seen: Seen, name: str, asked: bool) -> list[Text]:
        """Who it is, and whose turn it is."""
        say = self.speaker.term
        seat, table = seen.seats[name], seen.table
        shown = self.speaker.player(name)
        line = Text().append(f" {shown} ", style="bold reverse" if asked else "bold").append(" ")
        if not seat.witch:
            return [line.append(say("board-no-witch"), style="dim")]
        line.append_text(self.marks.witch(seat.witch)).append(f" {self.speaker.name('witch', seat.witch)}")
        parts = [line]
        if name in table.winners:
            parts.append(Text(say("board-winner"), style="bold green"))
        elif name == table.active and seen.playing:
            parts.append(Text(say("board-active"), style="yellow"))
            if table.action:
                parts.append(Text(say("board-action", n=table.action), style="yellow"))
        return parts

    def _counters(self, seen: Seen, name: str) -> list[Text]:
        say = self.speaker.term
        seat, sums = seen.seats[name], seen.sums.seats[name]
        tiles = [self.marks.tile(id, hard) for zone, hard in ((seat.easy, False), (seat.hard, True)) for id in zone.ids]
        return [
            Text(say("board-cackles-own", n=seat.cackles)),
            Text(say("board-aliss-own", n=seat.aliss)),
            Text(say("board-points", n=sums.points)),
            Text(say("board-hand", n=seat.hand.size, limit=sums.hand_limit)),
            *([Text(say("board-solved") + " ").append_text(Text(" ").join(tiles))] if tiles else []),
        ]

    def _hand(self, seat: Seat) -> RenderableType:
        """The cards somebody may see: symbol, mark, name and advantage."""
        if not seat.hand.things:
            return Group()
        return Columns([self._held(id) for id in seat.hand.ids], padding=(0, 3, 0, 0), equal=True)

    def _held(self, id: str) -> Text:
        facts = self.things["card"][id].facts
        marks = self.speaker.term(f"glyph-{facts['symbol']}")
        marks += self.speaker.term("glyph-power_of_three") if facts["power_of_three"] else " "
        shown = Text(f"{marks} ", style="bold cyan").append(self.speaker.card(id), style="default not bold")
        advantage = self.speaker.name("advantage", str(facts["advantage"]))
        return shown.append(f" · {advantage}", style="default not bold dim")


def _warned(text: str, warned: bool) -> Text:
    return Text(text, style="bold red" if warned else "bold")


def _yes(claim: bool) -> str:
    return "yes" if claim else "no"


BOARD = WitchesBoard
