"""The board of The Witches, drawn from a view."""

from __future__ import annotations

import msgspec
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from coven.engine.core.machine import State
from coven.engine.edge.game import Game
from coven.games.witches import Witches
from coven.games.witches.box import ABILITIES, ADVANTAGES, MODES, SYMBOLS, Box, Card
from coven.games.witches.notation import AttemptNote
from coven.games.witches.view import ProblemView, SeatView, View
from coven.terminal.map import Flow, Map, Marks, Place
from coven.text import Speaker

DICE = 4  # in a whole attempt
FEW = 2  # counters left in the supply are a warning


class WitchesBoard:
    """Draws views in one language."""

    def __init__(self, game: Game[State], speaker: Speaker) -> None:
        assert isinstance(game, Witches)
        self.box: Box = game.box
        self.speaker = speaker
        self.marks = Marks(game.box, speaker)

    def card(self, what: str, view: msgspec.Struct) -> str:
        """A card, a tile, a place, a witch, an ability, an advantage or a counter, by its id."""
        assert isinstance(view, View)
        id = what.strip().lower().replace("-", "_")
        found = [self._card_text(card) for card in self.box.cards if id in (card.id, card.id.rpartition("_")[0])][:1]
        if self.box.tile_named(id) >= 0:
            found.append(self._printed(self._tile_text(id), self.speaker.problem_text(id)))
        words = [word for word in self.box.slot_words if id.replace("_", "-") in (word, word.rstrip("-0123456789"))]
        if words or id == "dungeon":
            found.append(self._place_text(view, words))
        for kind in ("witch", "ability", "advantage"):
            if f"{kind}-{id}" in self.speaker.catalogue:
                found.append(self._printed(self.speaker.name(kind, id), self.speaker.term(f"{kind}-{id}")))
        for kind in ("symbol", "token"):
            if f"{kind}-{id}" in self.speaker.catalogue:
                found.append(self._printed(self.speaker.term(f"name-{id}"), self.speaker.term(f"{kind}-{id}")))
        return "\n".join(found)

    def _printed(self, name: str, text: str) -> str:
        return self.speaker.term("terminal-card", name=name, text=text)

    def _card_text(self, card: Card) -> str:
        return self.speaker.term(
            "board-card-power" if card.power else "board-card",
            name=self.speaker.card(card.id),
            symbol=self.speaker.term(f"name-{SYMBOLS[card.symbol]}"),
            advantage=self.speaker.name("advantage", ADVANTAGES[card.advantage]),
            text=self.speaker.card_text(card.id),
            place=self.speaker.name("location", self.box.locations[card.location].id),
        )

    def _tile_text(self, id: str) -> str:
        face = self.marks.face(id)
        name = self.speaker.problem_name(id)
        return self.speaker.term("board-problem", name=name, difficulty=face.difficulty, points=face.points)

    def _place_text(self, view: View, words: list[str]) -> str:
        """A place: its rule, its paths, and what lies on its slots."""
        say = self.speaker.term
        if not words:
            return self._printed(self.speaker.name("location", "dungeon"), say("location-dungeon"))
        place = self.box.locations[self.box.place[self.box.slot_words.index(words[0])]]
        rule = [say(f"location-{place.id}")] if f"location-{place.id}" in self.speaker.catalogue else []
        reached = [self.speaker.name("location", self.box.locations[other].id) for other in place.paths]
        lying = [
            say("board-here", what=self._tile_text(problem.tile) if problem.tile else say("board-hidden"))
            for problem in view.problems
            if problem.slot in words
        ]
        texts = [*rule, say("board-paths", places=", ".join(reached)), *lying]
        return self._printed(self.speaker.name("location", place.id), " ".join(texts))

    def draw(self, view: msgspec.Struct, asked: str) -> RenderableType:
        """The whole table: dangers, map, coming tiles, the attempt, everyone's cards."""
        assert isinstance(view, View)
        parts = [self._header(view), Text(), self._map(view), self._legend(), self._coming(view)]
        if view.attempt is not None:
            parts.append(self._attempt(view, view.attempt))
        return Group(*parts, Rule(style="dim"), *(self._seat(view, seat, seat.name == asked) for seat in view.seats))

    def _header(self, view: View) -> RenderableType:
        say = self.speaker.term
        mode = MODES.index(view.options["mode"])
        tokens = self.box.tokens[f"{mode} {len(view.seats)}"]
        crises = self.box.numbers.eight_crises if view.options["eight_crises"] == "on" else tokens.crisis
        limit = self.box.numbers.elf_limit
        elves = len([problem for problem in view.problems if problem.up and self.marks.is_elf(problem.tile)])
        few = view.options["mode"] != "competitive" and view.aliss <= FEW  # only there the last one ends the game
        parts = [
            Text(say("board-turn", turn=max(view.turn, 1)), style="bold"),
            _warned(say("board-crises", n=view.crises, all=crises, low=_yes(view.crises <= FEW)), view.crises <= FEW),
            _warned(say("board-elves", n=elves, limit=limit, low=_yes(elves + 1 >= limit)), elves + 1 >= limit),
            Text(say("board-cackles", n=view.cackles)),
            _warned(say("board-aliss", n=view.aliss, low=_yes(few)), few),
        ]
        if view.options["mode"] == "cooperative":
            hard = len([problem for problem in view.problems if problem.hard])
            parts.append(Text(say("board-hard", n=hard, most=self.box.numbers.win_hard_on_map_max)))
        parts.append(Text(say("board-tiles", n=sum(frame.easy + frame.hard for frame in view.waiting))))
        parts.append(Text(say("board-cards", n=view.pile, discard=len(view.discard.split()))))
        return Group(Rule(Text(say("game-name"), style="bold green"), style="green"), Flow(parts))

    def _map(self, view: View) -> RenderableType:
        """Every place with what lies and stands on its slots."""
        lying = {problem.slot: problem for problem in view.problems}
        places: dict[str, Place] = {}
        paths: list[tuple[str, str]] = []
        for location in self.box.locations:
            words = self.box.slot_words[location.first : location.first + location.slots]
            slots = [self._slot(view, lying.get(word), word) for word in words]
            places[location.id] = Place(self.marks.place(location.id), slots)
            paths += [(location.id, self.box.locations[other].id) for other in location.paths]
        places["dungeon"] = Place(self.marks.place("dungeon"), [Text(" ").join(self._hats(view, "dungeon"))])
        return Map(places, paths)

    def _slot(self, view: View, problem: ProblemView | None, word: str) -> Text:
        hats = self._hats(view, word)
        if problem is None:
            return Text("[").append_text(Text(" ").join(hats) if hats else Text(" ")).append("]")
        line = self.marks.problem(problem)
        for hat in hats:
            line.append(" ").append_text(hat)
        if problem.tile:
            line.append(f" {self.speaker.problem_name(problem.tile)}", style="default not bold")
        return line

    def _hats(self, view: View, word: str) -> list[Text]:
        return [self.marks.witch(seat.witch) for seat in view.seats if seat.spot == word]

    def _legend(self) -> RenderableType:
        say = self.speaker.term
        parts = [
            f"({say('glyph-easy')}) {say('name-easy')}",
            f"<{say('glyph-hard')}> {say('name-hard')}",
            f"? {say('name-face_down')}",
            f"★ {self.speaker.name('kind', 'elf')}",
            f"{say('glyph-crisis')} {say('board-crisis', n=self.box.numbers.crisis_difficulty)}",
            f"▲ {say('name-witch')}",
            *[f"{say(f'glyph-{symbol}')} {say(f'name-{symbol}')}" for symbol in (*SYMBOLS, "power_of_three")],
        ]
        return Flow([Text(part, style="dim") for part in parts], between="  ")

    def _coming(self, view: View) -> RenderableType:
        """The frames from left to right: the top tile, and how many lie under it."""
        parts = [Text(self.speaker.term("board-coming"), style="bold")]
        for frame in view.waiting:
            if not frame.easy + frame.hard:
                continue
            line = self.marks.tile(frame.top, not frame.easy)
            if len(parts) == 1 and frame.top:
                line.append(f" {self.speaker.problem_name(frame.top)}", style="default not bold")
            if len(parts) == 1:
                line.append(f" ({self.speaker.term('board-next')})", style="default not bold")
            under = {"easy": max(frame.easy - 1, 0), "hard": frame.hard - (0 if frame.easy else 1)}
            for kind, number in under.items():
                if number:
                    line.append(f" +{number}{self.speaker.term(f'glyph-{kind}')}", style="dim")
            parts.append(line)
        return Flow(parts if len(parts) > 1 else [*parts, Text("–")])

    def _attempt(self, view: View, attempt: AttemptNote) -> RenderableType:
        """The dice, what was added to them, and whether it is enough."""
        say = self.speaker.term
        numbers = self.box.numbers
        solver = next(seat for seat in view.seats if seat.name == view.active)
        crises = sum(problem.crises for problem in view.problems if problem.slot == attempt.slot)
        need = self.marks.face(attempt.tile).difficulty + crises * numbers.crisis_difficulty
        added = {
            say("name-headology"): attempt.headology * numbers.headology_value,
            say("name-magic"): attempt.magic * numbers.magic_value,
            self.speaker.name("advantage", "bonus"): attempt.bonus,
            say("board-hard-tiles"): len(solver.hard) // numbers.hard_tiles_per_bonus * numbers.hard_bonus,
        }
        total = sum(added.values()) + sum(self.box.dice[face] for face in attempt.dice)
        state = attempt.outcome if attempt.outcome != "open" else "enough" if total >= need else "short"
        faces = [str(self.box.dice[face]) if face else say("glyph-cackle") for face in attempt.dice]
        thrown = " ".join(f"[{face}]" for face in faces + [" "] * (DICE - len(faces)))
        place = self.speaker.slot_name(attempt.slot)
        title = say("board-attempt", place=place, tile=self.speaker.problem_name(attempt.tile), need=need)
        verdict = say("board-attempt-state", state=state, short=max(need - total, 0))
        parts = [Text(f"{say('board-dice')} {thrown}", style="bold")]
        parts += [Text(f"{name} +{value}") for name, value in added.items() if value]
        parts.append(Text(say("board-sum", sum=total), style="bold"))
        parts.append(Text(verdict, style="bold green" if state in ("enough", "solved") else "bold red"))
        return Panel(Flow(parts), title=Text(title, style="bold"), title_align="left", border_style="yellow")

    def _seat(self, view: View, seat: SeatView, asked: bool) -> RenderableType:
        say = self.speaker.term
        line = Text().append(f" {seat.name} ", style="bold reverse" if asked else "bold").append(" ")
        if not seat.witch:
            return line.append(say("board-no-witch"), style="dim")
        line.append_text(self.marks.witch(seat.witch)).append(f" {self.speaker.name('witch', seat.witch)}")
        parts = [line]
        if seat.name in view.winners:
            parts.append(Text(say("board-winner"), style="bold green"))
        elif seat.name == view.active and view.outcome == "playing":
            parts.append(Text(say("board-active"), style="yellow"))
            if view.action:
                parts.append(Text(say("board-action", n=view.action), style="yellow"))
        if seat.spot:
            parts.append(Text(self.speaker.slot_name(seat.spot)))
        if seat.ability:
            parts.append(Text(self.speaker.ability_name(self._ability(seat.witch)), style="cyan"))
        below = Group(Flow(self._counters(seat), margin=0, hanging=0), self._hand(seat))
        return Group(Flow(parts, margin=0, hanging=5), Padding(below, (0, 0, 0, 5)))

    def _ability(self, witch: str) -> str:
        return next(ABILITIES[board.ability] for board in self.box.witches if board.id == witch)

    def _counters(self, seat: SeatView) -> list[Text]:
        say = self.speaker.term
        numbers = self.box.numbers
        counted = min(len(seat.easy), numbers.easy_tiles_counted_max) // numbers.easy_tiles_per_extra_card
        limit = min(numbers.hand_limit_base + counted, numbers.hand_limit_max)
        points = sum(self.marks.face(id).points for id in (*seat.easy, *seat.hard)) - seat.aliss
        tiles = [self.marks.tile(id, hard) for ids, hard in ((seat.easy, False), (seat.hard, True)) for id in ids]
        return [
            Text(say("board-cackles-own", n=seat.cackles)),
            Text(say("board-aliss-own", n=seat.aliss)),
            Text(say("board-points", n=points)),
            Text(say("board-hand", n=seat.cards, limit=limit)),
            *([Text(say("board-solved") + " ").append_text(Text(" ").join(tiles))] if tiles else []),
        ]

    def _hand(self, seat: SeatView) -> RenderableType:
        """The cards somebody may see: symbol, mark, name and advantage."""
        if not seat.hand:
            return Group()
        return Columns([self._held(id) for id in seat.hand.split()], padding=(0, 3, 0, 0), equal=True)

    def _held(self, id: str) -> Text:
        card = next(card for card in self.box.cards if card.id == id)
        marks = self.speaker.term(f"glyph-{SYMBOLS[card.symbol]}")
        marks += self.speaker.term("glyph-power_of_three") if card.power else " "
        shown = Text(f"{marks} ", style="bold cyan").append(self.speaker.card(id), style="default not bold")
        return shown.append(
            f" · {self.speaker.name('advantage', ADVANTAGES[card.advantage])}", style="default not bold dim"
        )


def _warned(text: str, warned: bool) -> Text:
    return Text(text, style="bold red" if warned else "bold")


def _yes(claim: bool) -> str:
    return "yes" if claim else "no"


BOARD = WitchesBoard
