"""Reading effects: one reader turns every advantage and consequence into verbs."""

from __future__ import annotations

from collections.abc import Callable

from coven.engine.core.errors import ContentError, nearest
from coven.engine.core.machine import Verb
from coven.games.witches.table import Table
from coven.games.witches.verbs import advantages, automatic, cackles, consequences

Verbs = list[Verb[Table]]
Param = dict[str, int | str]
ANY = "any"


class Reader:
    """Turns words and numbers of a content file into verbs; it knows the kinds of Problems."""

    def __init__(self, kinds: list[str]) -> None:
        self.kinds = kinds
        self.advantages: dict[str, Callable[[Param], Verbs]] = {
            "bonus": lambda param: [advantages.AddBonus(number(param, "amount"), self.kind(param, "against"))],
            "extra_cards": self._extra_cards,
            "sick_sheep": lambda param: [automatic.Solve(self.kind(param, "kind"))],
            "death": lambda param: [automatic.Solve(self.kind(param, "kind"))],
            "invisibility": lambda _: [advantages.Vanish()],
            "pendulum": lambda param: [advantages.RevealHidden("reveal") for _ in range(number(param, "reveal"))],
            "extra_movement": lambda param: [advantages.AddPaths(number(param, "paths"))],
            "helping_hand": lambda param: [advantages.RemoveCrisis("help") for _ in range(number(param, "remove"))],
            "reroll": lambda param: [advantages.RerollDice(number(param, "dice_max"))],
            "self_awareness": lambda param: [cackles.ReturnCackles(1, number(param, "return_max"))],
            "transmutation": lambda param: [advantages.Transmute(number(param, "extra"))],
            "rescue": lambda _: [advantages.Save()],
            "borrowing": lambda param: [advantages.Peek(number(param, "look"))],
        }
        self.consequences: dict[str, Callable[[], Verbs]] = {
            "none": list,
            "dungeon_self": lambda: [consequences.ToDungeon(False)],
            "dungeon_all": lambda: [consequences.ToDungeon(True)],
            "black_aliss": lambda: [consequences.TakeAliss()],
            "lose_easy_all": lambda: [consequences.EachLosesEasy()],
            "add_crisis": lambda: [consequences.AddCrisis()],
            "remove_face_up_vampires": lambda: [automatic.RemoveFaceUp(self.kinds.index("vampire"))],
        }

    def _extra_cards(self, param: Param) -> Verbs:
        price = number(param, "cackles")
        cost: Verbs = [advantages.GainCackles(price)] if price else []
        return [*cost, advantages.DrawCards(number(param, "draw"))]

    def kind(self, param: Param, name: str) -> int:
        """A kind of Problem; `any` is -1."""
        word = str(param.get(name, ANY))
        return -1 if word == ANY else known(word, self.kinds, "content-bad-kind")

    def advantage(self, word: str, param: Param) -> Verbs:
        """What a card does when it is played; then it goes to the discard pile."""
        if word not in self.advantages:
            raise ContentError("content-no-verb", given=word, nearest=nearest(word, self.advantages))
        return [*self.advantages[word](param), automatic.Lay()]

    def consequence(self, word: str) -> Verbs:
        """What a tile does when it was failed or solved."""
        if word not in self.consequences:
            raise ContentError("content-no-verb", given=word, nearest=nearest(word, self.consequences))
        return self.consequences[word]()


def number(param: Param, name: str) -> int:
    """A number of a card."""
    value = param.get(name)
    if not isinstance(value, int) or not 0 <= value < 100:
        raise ContentError("content-bad-number", step=name, given=str(value))
    return value


def known(word: str, words: list[str] | tuple[str, ...], message: str) -> int:
    """The place of a word, or an error that names the nearest one."""
    if word not in words:
        raise ContentError(message, given=word, nearest=nearest(word, words))
    return words.index(word)
