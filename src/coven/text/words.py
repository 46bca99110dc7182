"""What things are called and what is printed on them, in one language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from coven.engine.core.errors import OptionError
from coven.language import LANGUAGES
from coven.text.catalogue import catalogue

TILES = ("easy_tile", "hard_tile")
Names = Mapping[str, Mapping[str, str]]


NUMBERED = re.compile("(Player|Computer) ([1-9])")  # whom nobody gave a name: everybody reads it in their own language
AS_PRINTED = {"x1": 1, "x2": 2, "x3": 3, "n": 1}  # factors that nobody has multiplied


class Words:
    """Names and printed texts; the names come from the box of the game, which a content pack may have changed."""

    def __init__(
        self,
        game_id: str,
        language: str,
        names: Names,
        texts: Mapping[str, str] | None = None,
        players: Mapping[str, str] | None = None,
        locales: Path | None = None,
        options: Mapping[str, str] | None = None,
    ) -> None:
        if language not in LANGUAGES:
            raise OptionError("no-such-language", given=language, nearest=", ".join(LANGUAGES))
        self.game_id = game_id
        self.language = language
        self.names = names
        self.texts = texts or {}  # what a content pack prints on cards, in the pack's own language
        self.players = players or {}  # what the seats are called
        self.agreed = [option for option, value in (options or {}).items() if value == "on"]
        self.catalogue = catalogue(game_id, language, locales)

    def term(self, key: str, /, **values: int | float | str) -> str:
        """Any text of the catalogues."""
        return self.catalogue.say(key, values)

    def player(self, seat: str) -> str:
        """What a seat is called."""
        called = self.players.get(seat, seat)
        found = NUMBERED.fullmatch(called)
        return self.term(f"page-{found[1].lower()}-n", n=int(found[2])) if found else called

    def prints(self, key: str) -> bool:
        """Whether something is printed there."""
        return key in self.texts or key in self.catalogue

    def card(self, name: str) -> str:
        """`fire-2` is "fire 2", `greebo-1` is "Greebo"."""
        if f"word-card-{name}" in self.catalogue:
            return self.term(f"word-card-{name}")
        return self.name("card", name.replace("-", "_"))

    def name(self, kind: str, id: str) -> str:
        """What a spell, witch, mage, location or any other thing of the box is called; a language the box does not
        speak uses the English name, and a thing without a name its id."""
        called = self.names.get(f"{kind}-{id}", {})
        return called.get(self.language) or called.get("en") or id.replace("_", " ")

    def spell_name(self, id: str) -> str:
        """What a spell is called."""
        return self.name("spell", id)

    def curse_name(self, id: str) -> str:
        """What a curse is called."""
        return self.name("curse", id)

    def monster_name(self, id: str) -> str:
        """What a monster is called; the final page has none and is named itself."""
        return self.name("monster", id) if f"monster-{id}" in self.names else self.term(f"monster-{id}")

    def wizard_name(self, id: str) -> str:
        """What a wizard is called."""
        return self.name("wizard", id)

    def spell_text(self, id: str, multiple: int = 1) -> str:
        """What a spell does when this multiple of its cost is paid."""
        return self.printed(f"spell-{id}", **{f"x{factor}": factor * multiple for factor in (1, 2, 3)})

    def curse_text(self, id: str) -> str:
        """What a curse does when it strikes."""
        return self.printed(f"curse-{id}")

    def arrival(self, monster: str) -> str:
        """What happens when a monster arrives."""
        return self.printed(f"arrival-{monster}")

    def bonus(self, page: str) -> str:
        """What a page gives for a defeated monster."""
        return self.printed(f"bonus-{page}")

    def penalty(self, page: str) -> str:
        """What a page takes for a monster that stands."""
        return self.printed(f"penalty-{page}")

    def wizard_text(self, id: str) -> str:
        """What a wizard can do."""
        return self.printed(f"wizard-{id}")

    def problem_name(self, id: str) -> str:
        """What a Problem is called."""
        return self.name("tile", id.replace("-", "_"))

    def problem_text(self, id: str) -> str:
        """What happens when a Problem is solved or not."""
        known = [kind for kind in TILES if f"{kind}-{id}" in self.catalogue]
        return self.printed(f"{known[0] if known else 'tile'}-{id}")

    def slot_name(self, word: str) -> str:
        """`slice` is "Slice", `lancre-town-2` is "Lancre Town (2)"."""
        id = word.replace("-", "_")
        location, _, number = id.rpartition("_")
        if f"location-{id}" in self.names or not number.isdecimal():
            return self.name("location", id)
        return self.term("slot-numbered", location=self.name("location", location), n=int(number))

    def ability_name(self, id: str) -> str:
        """What an ability tile is called."""
        return self.name("ability", id.replace("-", "_"))

    def ability_text(self, id: str) -> str:
        """What an ability tile does."""
        return self.printed(f"ability-{id}")

    def card_text(self, id: str) -> str:
        """What the advantage of a card does."""
        return self.printed(f"card-{id}")

    def joined(self, items: Sequence[str]) -> str:
        """A list as people say it: "a", "a and b", "a, b and c"."""
        if len(items) < 2:
            return "".join(items)
        if len(items) == 2:
            return self.term("list-two", first=items[0], second=items[1])
        return self.term("list-more", first=items[0], rest=self.joined(items[1:]))

    def printed(self, key: str, /, **values: int) -> str:
        """A printed text: the content pack's own, else ours, as the agreed options read it; a card that has neither
        says so."""
        if key in self.texts:
            return re.sub(r"\{(\d)\}", lambda factor: f"‹{values.get(f'x{factor[1]}', factor[1])}›", self.texts[key])
        read = [f"{key}.{option}" for option in self.agreed if f"{key}.{option}" in self.catalogue]
        key = read[0] if read else key
        return self.term(key, **{**AS_PRINTED, **values}) if key in self.catalogue else self.term("text-not-known")

    def printed_of(self, id: str) -> dict[str, str]:
        """Everything printed on a thing, by the keys of its texts: `spell-growth`, `arrival-red_dragon`."""
        own = [key for key in self.texts if key.partition("-")[2] == id]
        return {key: self.printed(key) for key in dict.fromkeys([*own, *self.catalogue.printed_on(id, AS_PRINTED)])}
