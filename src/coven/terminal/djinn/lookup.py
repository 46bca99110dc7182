"""What is printed on cards, tiles and boards, found by id or by name."""

from __future__ import annotations

from unicodedata import combining, normalize

from coven.terminal.djinn.marks import NOTHING, Marks
from coven.terminal.djinn.shown import Seat, Shown, Thing

TYPED = str.maketrans({"-": " ", "_": " ", "’": "'", "ł": "l"})
KINDS = ("mage", "equipment", "award", "trait", "scoring", "stall", "location")


class Lookup:
    """Explains everything that has a text, in one language."""

    def __init__(self, marks: Marks) -> None:
        self.marks = marks
        self.speaker = marks.speaker
        self.ids: dict[str, list[str]] = {kind: list(marks.things[kind]) for kind in KINDS}

    def text(self, what: str, shown: Shown) -> str:
        """Everything of that name: a card, a stall, a location, a chest, a card of Tom's, a player."""
        word = _plain(what)
        if not word:
            return ""
        exact = [(kind, id) for kind in KINDS for id in self.ids[kind] if word in self._called(kind, id)]
        begun = [(k, id) for k in KINDS for id in self.ids[k] if self._named(k, id).startswith(word)]
        found = [self._printed(kind, id, shown) for kind, id in exact or (begun if len(begun) == 1 else [])]
        found += [self.chest(id) for id in self.marks.things["chest"] if word == id]
        found += [self._tom(id) for id in self.marks.things["tom"] if word == id]
        for name, seat in shown.seats.items():
            if word in (_plain(name), _plain(self.speaker.player(name))):
                found.append(self._seat(name, seat))
        return "\n".join(found)

    def chest(self, id: str) -> str:
        """A chest, which has a number and no name."""
        return self._card(self.speaker.term("board-chest", n=id.removeprefix("chest").lstrip("0")), f"chest-{id}")

    def _tom(self, id: str) -> str:
        return self._card(self.speaker.term("name-tom"), f"solo-{id}")

    def _printed(self, kind: str, id: str, shown: Shown) -> str:
        if id == "source":
            return "\n".join(self._card(self.speaker.term("name-source"), f"source-row{row}") for row in (1, 2))
        name = self.speaker.name(kind, id)
        return self._location(name, id, shown) if kind == "location" else self._card(name, f"{kind}-{id}")

    def _location(self, name: str, id: str, shown: Shown) -> str:
        """Both actions of a location, and what else is printed there."""
        say = self.speaker.term
        basic, special = self._words(f"location-{id}-basic"), self._words(f"location-{id}-special")
        lines = [say("board-location", name=name, basic=basic, special=special)]
        if id == "archives":
            for option in self.marks.things["archive"]:
                red = self.marks.fact("archive", option, "after")
                after = self._words(f"archive-{option}-after") if red else say("board-no-option")
                lines.append(say("board-archive", before=self._words(f"archive-{option}-before"), after=after))
        if id == "market":
            lines.append(say(f"side-{self.marks.fact('players', str(len(shown.names)), 'market_side')}"))
            lines += [self._card(self.speaker.name("stall", stall), f"stall-{stall}") for stall in self.ids["stall"]]
        return "\n".join(lines)

    def _seat(self, player: str, seat: Seat) -> str:
        """All cards of a player, with their texts."""
        cards = [("trait", Thing(trait)) for trait in (seat.positive, seat.negative) if trait]
        zones = {"mage": seat.mages, "equipment": seat.equipment, "award": seat.awards, "scoring": seat.private}
        cards += [(kind, card) for kind, zone in zones.items() for card in zone.things]
        lines: list[str] = []
        for kind, card in cards:
            name = self.speaker.name(kind, card.id)
            down = self.speaker.term("board-down", card=name) if card.down else name
            lines.append(self._card(down, f"{kind}-{card.id}"))
        return "\n".join(lines or [self.speaker.term("board-no-cards", player=self.speaker.player(player))])

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
