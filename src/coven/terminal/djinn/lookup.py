"""What is printed on cards, tiles and boards, found by id or by name."""

from __future__ import annotations

from unicodedata import combining, normalize

from coven.games.djinn.box import LOCATIONS
from coven.games.djinn.notation import DOWN
from coven.games.djinn.position import ids
from coven.games.djinn.seating import SeatNote
from coven.games.djinn.view import View
from coven.terminal.djinn.marks import NOTHING, Marks

TYPED = str.maketrans({"-": " ", "_": " ", "’": "'", "ł": "l"})
KINDS = ("mage", "equipment", "award", "trait", "scoring", "stall", "location")


class Lookup:
    """Explains everything that has a text, in one language."""

    def __init__(self, marks: Marks) -> None:
        self.marks = marks
        self.speaker = marks.speaker
        known = ids(marks.box)
        self.ids: dict[str, list[str]] = {
            "mage": known["mage"],
            "equipment": known["equipment"],
            "award": known["award"],
            "trait": known["trait"],
            "scoring": known["scoring card"],
            "stall": [stall.id for stall in marks.box.stalls],
            "location": [*LOCATIONS, "source"],
        }

    def text(self, what: str, view: View) -> str:
        """Everything of that name: a card, a stall, a location, a chest, a card of Tom's, a player."""
        word = _plain(what)
        if not word:
            return ""
        exact = [(kind, id) for kind in KINDS for id in self.ids[kind] if word in self._called(kind, id)]
        begun = [(k, id) for k in KINDS for id in self.ids[k] if self._named(k, id).startswith(word)]
        found = [self._printed(kind, id, view) for kind, id in exact or (begun if len(begun) == 1 else [])]
        found += [self.chest(chest.id) for chest in self.marks.box.chests if word == chest.id]
        found += [self._tom(card.id) for card in self.marks.box.tom if word == card.id]
        found += [self._seat(seat) for seat in view.seats if word == _plain(seat.name)]
        return "\n".join(found)

    def chest(self, id: str) -> str:
        """A chest, which has a number and no name."""
        return self._card(self.speaker.term("board-chest", n=id.removeprefix("chest").lstrip("0")), f"chest-{id}")

    def _tom(self, id: str) -> str:
        return self._card(self.speaker.term("name-tom"), f"solo-{id}")

    def _printed(self, kind: str, id: str, view: View) -> str:
        if id == "source":
            return "\n".join(self._card(self.speaker.term("name-source"), f"source-row{row}") for row in (1, 2))
        name = self.speaker.name(kind, id)
        return self._location(name, id, view) if kind == "location" else self._card(name, f"{kind}-{id}")

    def _location(self, name: str, id: str, view: View) -> str:
        """Both actions of a location, and what else is printed there."""
        say = self.speaker.term
        basic, special = self._words(f"location-{id}-basic"), self._words(f"location-{id}-special")
        lines = [say("board-location", name=name, basic=basic, special=special)]
        if id == "archives":
            for option in self.marks.box.archive:
                after = f"archive-{option.id}-after"
                shown = self._words(after) if option.after.steps else say("board-no-option")
                lines.append(say("board-archive", before=self._words(f"archive-{option.id}-before"), after=shown))
        if id == "market":
            side = ("front", "back")[self.marks.box.sizes[len(view.seats)].side]
            lines.append(say(f"side-{side}"))
            lines += [self._card(self.speaker.name("stall", stall), f"stall-{stall}") for stall in self.ids["stall"]]
        return "\n".join(lines)

    def _seat(self, seat: SeatNote) -> str:
        """All cards of a player, with their texts."""
        cards = [("trait", trait) for trait in (seat.positive, seat.negative) if trait]
        cards += [("mage", card) for card in seat.mages] + [("equipment", card) for card in seat.equipment]
        cards += [("award", award) for award in seat.awards] + [("scoring", card) for card in seat.private]
        lines: list[str] = []
        for kind, card in cards:
            id = card.removesuffix(DOWN)
            name = self.speaker.name(kind, id)
            down = self.speaker.term("board-down", card=name) if card.endswith(DOWN) else name
            lines.append(self._card(down, f"{kind}-{id}"))
        return "\n".join(lines or [self.speaker.term("board-no-cards", player=seat.name)])

    def _card(self, name: str, key: str) -> str:
        return self.speaker.term("terminal-card", name=name, text=self._words(key))

    def _words(self, key: str) -> str:
        """A printed text: the content pack's own, else ours."""
        if key in self.speaker.texts:
            return self.speaker.texts[key]
        return self.speaker.term(key) if key in self.speaker.catalogue else NOTHING

    def _called(self, kind: str, id: str) -> tuple[str, ...]:
        short = _plain(self.speaker.term(f"name-{id}")) if kind == "location" else ""
        return _plain(id), self._named(kind, id), short

    def _named(self, kind: str, id: str) -> str:
        return _plain(self.speaker.name(kind, id))


def _plain(text: str) -> str:
    """A text as somebody may type it: small letters without accents, plain apostrophes, single spaces."""
    bare = "".join(letter for letter in normalize("NFD", text.casefold()) if not combining(letter))
    return " ".join(bare.translate(TYPED).split())
