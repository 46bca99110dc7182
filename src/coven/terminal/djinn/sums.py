"""The numbers the rules work out, for a table somebody with this view could be sitting at."""

from __future__ import annotations

from coven.games.djinn import Djinn, limits, scoring, strength
from coven.games.djinn.view import View


class Sums:
    """Everything here follows from the view alone: what is hidden does not enter into it."""

    def __init__(self, game: Djinn, view: View) -> None:
        self.view = view
        self.table = game.imagine(view, "board")
        for number, seat in enumerate(self.table.seats):
            if len(view.seats[number].private) < view.private[number]:
                seat.private = ()

    def most_magic(self, seat: int) -> int:
        """How much magic a player can have."""
        return limits.most_magic(self.table, seat)

    def source_fee(self, seat: int) -> int:
        """The scrolls a player pays at the Source."""
        return limits.source_fee(self.table, seat)

    def points(self, seat: int) -> int:
        """The points so far; what is left of Tom's deck counts only in the end."""
        if self.view.scores:
            return self.view.scores[seat]
        return scoring.score(self.table, seat) - self.table.box.limits.vp_tom * len(self.table.tom)

    def parts(self, seat: int) -> dict[str, int]:
        """What the points of a game that is over were given for; nothing before that."""
        if not self.view.scores:
            return {}
        given = zip(scoring.PARTS, scoring.parts(self.table, seat), strict=True)
        return {what: points for what, points in given if points}

    def winners(self) -> list[int]:
        """Who has won, once the points are counted."""
        return scoring.winners(self.table) if self.view.scores else []

    def needed(self) -> int:
        """The strength of the djinn a declared capture pays for."""
        declared = self.table.capture
        return strength.needed(self.table, self.table.active, declared.paid, declared.at_source)

    def helped(self) -> list[int]:
        """What each mage of a declared capture saves, then each one-time card, then lasting abilities together."""
        table, seat, declared = self.table, self.table.active, self.table.capture
        mages = [strength.mage_saves(table, seat, mage, declared.paid) for mage in declared.helpers]
        boosts = [strength.boost_saves(table, gear, declared.paid) for gear in declared.boosts]
        return [*mages, *boosts, strength.always_saves(table, seat, declared.paid)]

    def price(self) -> tuple[int, int]:
        """The magic and the coins a declared capture costs."""
        table, seat, declared = self.table, self.table.active, self.table.capture
        return strength.to_pay(table, seat, declared), strength.fees(table, seat, declared)
