"""The boards of the players, and the capture one of them declares."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from coven.terminal.djinn.marks import BETWEEN, PLAYERS, Marks, headed
from coven.terminal.djinn.shown import Capture, CaptureSums, Seat, SeatSums, Shown, Thing, Zone
from coven.terminal.map import Flow
from coven.terminal.screen import OneLine

INDENT = 5


class Seats:
    """Draws players in one language."""

    def __init__(self, marks: Marks) -> None:
        self.marks = marks
        self.speaker = marks.speaker

    def brief(self, shown: Shown, name: str) -> RenderableType:
        """Somebody else on one line: who, points, where, and what can be paid with."""
        seat, title = shown.seats[name], self._title(shown, name, False)
        numbers = self._numbers(seat, shown.sums.seats[name])
        return OneLine(Text(BETWEEN).join([*title, numbers[0], *numbers[-4:]]))

    def seat(self, shown: Shown, name: str, asked: bool) -> RenderableType:
        """A player's whole board."""
        seat, sums = shown.seats[name], shown.sums.seats[name]
        below = [
            Flow(self._numbers(seat, sums), margin=0, hanging=0, between=BETWEEN),
            Flow(self._holds(seat), margin=0, hanging=0, between=BETWEEN),
        ]
        cards = [
            *self._cards("board-mages", seat.mages, self.marks.mage),
            *self._cards("board-equipment", seat.equipment, self.marks.equipment),
        ]
        if cards:
            below.append(Flow(cards, margin=0, hanging=0, between=BETWEEN))
        if points := [self._points(what, n) for what, n in sums.parts.items()]:
            below.append(Flow(points, margin=0, hanging=0, between=BETWEEN))
        title = Flow(self._title(shown, name, asked), margin=0, hanging=INDENT, between=BETWEEN)
        return Group(title, Padding(Group(*below), (0, 0, 0, INDENT)))

    def _points(self, what: str, n: int) -> Text:
        """Points by what they were given for."""
        return Text(self.speaker.term("board-part", what=what, n=n), style="bold")

    def _title(self, shown: Shown, seat: str, asked: bool) -> list[Text]:
        """Who it is, where the wizard stands, what was done in this turn, the points."""
        say = self.speaker.term
        board, sums = shown.board, shown.sums.seats[seat]
        name = Text(f" {self.speaker.player(seat)} ", style="bold reverse" if asked else "bold")
        style = f"{PLAYERS[shown.names.index(seat)]} not reverse"
        parts = [name.append(" ").append(self.marks.initials(shown)[seat], style=style)]
        active = seat == board.active and shown.outcome.kind == "playing"
        if seat in shown.outcome.winners:
            parts.append(Text(say("board-winner"), style="bold green"))
        if active:
            parts.append(Text(say("board-active"), style="yellow"))
        if seat == board.first and len(shown.names) > 1:
            parts.append(Text(say("name-starting_player")))
        points = say("board-points" if sums.all_known else "board-points-hidden", n=sums.points)
        parts.append(Text(points, style="bold"))
        parts.append(Text(self._whereabouts(shown, shown.seats[seat])))
        return parts + ([Text(done, style="yellow") for done in self._turn(shown)] if active else [])

    def _whereabouts(self, shown: Shown, seat: Seat) -> str:
        say = self.speaker.term
        if not seat.space:
            return say("board-nowhere")
        place = self.marks.plate(shown, seat.space)
        return say("board-at", place=place, whence=self.marks.plate(shown, seat.came)) if seat.came else place

    def _turn(self, shown: Shown) -> list[str]:
        """What has been done in the running turn."""
        say = self.speaker.term
        turn = shown.board.turn
        skipped = ", ".join(self.marks.place(shown, space) for space in turn.route.ids)
        found = [say("board-skipped", places=skipped)] if skipped else []
        claims = {
            "moved": turn.moved,
            "acted": turn.acted,
            "passage": turn.used_passage,
            "captured": turn.captured,
            "forgone": turn.forgone,
            "row1": turn.row1 > 0,
            "row2": turn.row2 > 0,
        }
        done = [say("board-done", what=what) for what, claim in claims.items() if claim]
        return found + ([say("board-turn", done=", ".join(done))] if done else [])

    def _numbers(self, seat: Seat, sums: SeatSums) -> list[Text]:
        say = self.speaker.term
        return [
            Text(say("board-magic", n=seat.magic, most=sums.most_magic), style="bold magenta"),
            *([Text(say("board-minimum", n=seat.minimum))] if seat.minimum else []),
            Text(say("board-capacity", n=seat.capacity, turned="yes" if seat.turned else "no")),
            Text(say("board-fee", n=sums.source_fee)),
            Text(say("board-coins", n=seat.coins)),
            Text(say("board-scrolls", n=seat.scrolls)),
            Text(say("board-keys", n=seat.keys)),
            Text(say("board-corks", n=seat.corks)),
        ]

    def _holds(self, seat: Seat) -> list[Text]:
        """Circles, bottles, passages, traits, awards, secret scoring cards."""
        say = self.speaker.term
        marks = self.marks
        parts = [
            _labelled(say("board-circles"), Text().join(marks.circle(circle) for circle in seat.circles)),
            _labelled(say("board-bottles"), marks.bottles(seat.bottles)),
            _labelled(say("board-corked"), marks.corked(seat.corked, seat.corked_bosses)),
        ]
        bar = " ".join(say(f"board-short-{location}") for location in seat.bar.ids)
        parts.append(_labelled(say("board-bar"), Text(bar or say("board-bar-moved"))))
        traits = [marks.trait(trait) for trait in (seat.positive, seat.negative) if trait]
        if traits:
            parts.append(_labelled(say("board-traits"), Text(" ").join(traits)))
        if seat.awards.size:
            parts.append(_labelled(say("board-won"), Text(", ").join(marks.award(award) for award in seat.awards.ids)))
        if seat.private.size:
            names = [self.speaker.name("scoring", card) for card in seat.private.ids]
            parts.append(_labelled(say("board-secret", n=seat.private.size), Text(", ".join(names) or "?")))
        return parts

    def _cards(self, heading: str, cards: Zone, shown: Callable[[Thing], Text]) -> list[Text]:
        """Owned cards: those face up, then those face down."""
        if not cards.size:
            return []
        parts = [shown(card) for card in cards.things if not card.down]
        down = ", ".join(shown(card).plain for card in cards.things if card.down)
        if down:
            parts.append(Text(self.speaker.term("board-face-down", cards=down), style="dim"))
        return [_labelled(self.speaker.term(heading, n=cards.size), parts[0]), *parts[1:]]

    def capture(self, shown: Shown, declared: Capture, sums: CaptureSums) -> RenderableType:
        """What is declared so far: the djinn, who helps, what is left to pay, where they go."""
        say = self.speaker.term
        marks = self.marks
        parts = [marks.crowd(declared.paid.ids)]
        if declared.free:
            parts.append(_labelled(say("board-free"), marks.letter(declared.free)))
        parts.append(Text(say("board-strength", n=sums.needed)))
        helped = [(self.speaker.name(helper.kind, helper.id), helper.saves) for helper in sums.helpers]
        for name, saved in [*helped, (say("board-lasting"), sums.lasting)]:
            if saved:
                parts.append(Text(f"{name} −{saved}", style="green"))
        parts.append(Text(say("board-price", magic=sums.magic, coins=sums.coins), style="bold"))
        if declared.circled.size:
            parts.append(_labelled(say("board-to-circles"), marks.crowd(declared.circled.ids)))
        bottled = {colour: declared.bottled.ids.count(colour) for colour in declared.bottled_bosses}
        if declared.bottled.size or any(declared.bottled_bosses.values()):
            parts.append(_labelled(say("board-to-bottles"), marks.corked(bottled, declared.bottled_bosses)))
        wizard = shown.seats[shown.board.active]
        return headed(say("board-capture", place=marks.plate(shown, wizard.space)), parts, "bold yellow")


def _labelled(label: str, what: Text) -> Text:
    return Text(f"{label} ").append_text(what)
