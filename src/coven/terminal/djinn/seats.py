"""The boards of the players, and the capture one of them declares."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from coven.games.djinn import Djinn
from coven.games.djinn.notation import DOWN, CaptureNote
from coven.games.djinn.seating import SeatNote
from coven.games.djinn.table import ROW_OPEN
from coven.games.djinn.view import View
from coven.terminal.djinn.marks import BETWEEN, PLAYERS, Marks, headed
from coven.terminal.djinn.sums import Sums
from coven.terminal.map import Flow

INDENT = 5


class Seats:
    """Draws players in one language."""

    def __init__(self, game: Djinn, marks: Marks) -> None:
        self.game = game
        self.marks = marks
        self.speaker = marks.speaker

    def drawn(self, view: View, asked: str) -> list[RenderableType]:
        """Everybody's board."""
        sums = Sums(self.game, view)
        return [self._seat(view, sums, number, seat.name == asked) for number, seat in enumerate(view.seats)]

    def _seat(self, view: View, sums: Sums, number: int, asked: bool) -> RenderableType:
        seat = view.seats[number]
        below = [
            Flow(self._numbers(seat, sums, number), margin=0, hanging=0, between=BETWEEN),
            Flow(self._holds(view, seat, number), margin=0, hanging=0, between=BETWEEN),
        ]
        cards = [
            *self._cards("board-mages", seat.mages, self.marks.mage),
            *self._cards("board-equipment", seat.equipment, self.marks.equipment),
        ]
        if cards:
            below.append(Flow(cards, margin=0, hanging=0, between=BETWEEN))
        if points := [self._points(what, n) for what, n in sums.parts(number).items()]:
            below.append(Flow(points, margin=0, hanging=0, between=BETWEEN))
        title = Flow(self._title(view, sums, number, asked), margin=0, hanging=INDENT, between=BETWEEN)
        return Group(title, Padding(Group(*below), (0, 0, 0, INDENT)))

    def _points(self, what: str, n: int) -> Text:
        """Points by what they were given for."""
        return Text(self.speaker.term("board-part", what=what, n=n), style="bold")

    def _title(self, view: View, sums: Sums, number: int, asked: bool) -> list[Text]:
        """Who it is, where the wizard stands, what was done in this turn, the points."""
        say = self.speaker.term
        seat = view.seats[number]
        name = Text(f" {seat.name} ", style="bold reverse" if asked else "bold")
        name.append(" ").append(self.marks.initials(view)[seat.name], style=f"{PLAYERS[number]} not reverse")
        parts = [name]
        if number in sums.winners():
            parts.append(Text(say("board-winner"), style="bold green"))
        if seat.name == view.active and view.outcome == "playing":
            parts.append(Text(say("board-active"), style="yellow"))
        if seat.name == view.first and len(view.seats) > 1:
            parts.append(Text(say("name-starting_player")))
        hidden = len(seat.private) < view.private[number]
        parts.append(
            Text(say("board-points-hidden" if hidden else "board-points", n=sums.points(number)), style="bold")
        )
        parts.append(Text(self._whereabouts(view, seat)))
        if seat.name == view.active and view.outcome == "playing":
            parts += [Text(done, style="yellow") for done in self._turn(view)]
        return parts

    def _whereabouts(self, view: View, seat: SeatNote) -> str:
        say = self.speaker.term
        if not seat.space:
            return say("board-nowhere")
        place = self.marks.plate(view, seat.space)
        return say("board-at", place=place, whence=self.marks.plate(view, seat.came)) if seat.came else place

    def _turn(self, view: View) -> list[str]:
        """What has been done in the running turn."""
        say = self.speaker.term
        turn = view.turn
        skipped = ", ".join(self.marks.place(view, space) for space in turn.route)
        found = [say("board-skipped", places=skipped)] if skipped else []
        claims = {
            "moved": turn.moved,
            "acted": turn.acted,
            "passage": turn.used_passage,
            "captured": turn.captured,
            "forgone": turn.forgone,
            "row1": turn.row1 != ROW_OPEN,
            "row2": turn.row2 != ROW_OPEN,
        }
        done = [say("board-done", what=what) for what, claim in claims.items() if claim]
        return found + ([say("board-turn", done=", ".join(done))] if done else [])

    def _numbers(self, seat: SeatNote, sums: Sums, number: int) -> list[Text]:
        say = self.speaker.term
        turned = "yes" if seat.turned else "no"
        return [
            Text(say("board-magic", n=seat.magic or 0, most=sums.most_magic(number)), style="bold magenta"),
            *([Text(say("board-minimum", n=seat.minimum))] if seat.minimum else []),
            Text(say("board-capacity", n=seat.capacity or 0, turned=turned)),
            Text(say("board-fee", n=sums.source_fee(number))),
            Text(say("board-coins", n=seat.coins)),
            Text(say("board-scrolls", n=seat.scrolls)),
            Text(say("board-keys", n=seat.keys)),
            Text(say("board-corks", n=seat.corks)),
        ]

    def _holds(self, view: View, seat: SeatNote, number: int) -> list[Text]:
        """Circles, bottles, passages, traits, awards, secret scoring cards."""
        say = self.speaker.term
        marks = self.marks
        parts = [
            _labelled(say("board-circles"), Text().join(marks.circle(circle) for circle in seat.circles)),
            _labelled(say("board-bottles"), marks.crowd(seat.bottles)),
            _labelled(say("board-corked"), marks.corked(seat.corked, seat.corked_bosses)),
        ]
        bar = " ".join(say(f"board-short-{location}") for location in seat.bar or ())
        parts.append(_labelled(say("board-bar"), Text(bar or say("board-bar-moved"))))
        traits = [marks.trait(trait) for trait in (seat.positive, seat.negative) if trait]
        if traits:
            parts.append(_labelled(say("board-traits"), Text(" ").join(traits)))
        if seat.awards:
            parts.append(_labelled(say("board-won"), Text(", ").join(marks.award(award) for award in seat.awards)))
        names = [self.speaker.name("scoring", card) for card in seat.private]
        if view.private[number]:
            shown = say("board-secret", n=view.private[number])
            parts.append(_labelled(shown, Text(", ".join(names) or "?")))
        return parts

    def _cards(self, heading: str, cards: Sequence[str], shown: Callable[[str], Text]) -> list[Text]:
        """Owned cards: those face up, then those face down."""
        if not cards:
            return []
        parts = [shown(card) for card in cards if not card.endswith(DOWN)]
        down = ", ".join(shown(card).plain for card in cards if card.endswith(DOWN))
        if down:
            parts.append(Text(self.speaker.term("board-face-down", cards=down), style="dim"))
        return [_labelled(self.speaker.term(heading, n=len(cards)), parts[0]), *parts[1:]]

    def capture(self, view: View, declared: CaptureNote) -> RenderableType:
        """What is declared so far: the djinn, who helps, what is left to pay, where they go."""
        say = self.speaker.term
        marks = self.marks
        sums = Sums(self.game, view)
        parts = [marks.crowd(declared.paid)]
        if declared.free:
            parts.append(_labelled(say("board-free"), marks.letter(declared.free)))
        parts.append(Text(say("board-strength", n=sums.needed())))
        names = [self.speaker.name("mage", mage) for mage in declared.helpers]
        names += [self.speaker.name("equipment", gear) for gear in declared.boosts]
        for name, saved in zip([*names, say("board-lasting")], sums.helped(), strict=True):
            if saved:
                parts.append(Text(f"{name} −{saved}", style="green"))
        magic, coins = sums.price()
        parts.append(Text(say("board-price", magic=magic, coins=coins), style="bold"))
        if declared.circled:
            parts.append(_labelled(say("board-to-circles"), marks.crowd(declared.circled)))
        if declared.bottled or declared.bottled_bosses:
            into = marks.corked(declared.bottled, declared.bottled_bosses)
            parts.append(_labelled(say("board-to-bottles"), into))
        wizard = next(seat for seat in view.seats if seat.name == view.active)
        return headed(say("board-capture", place=marks.plate(view, wizard.space)), parts, "bold yellow")


def _labelled(label: str, what: Text) -> Text:
    return Text(f"{label} ").append_text(what)
