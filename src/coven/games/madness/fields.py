"""Everything that lies on a table of Madness: how it is written and who sees what of it.

Hands, supports, discard piles and destroyed cards are open; draw decks, unturned pages, face-down spells and curse
stacks are not (M-R.7). What everyone has seen go to a known place stays known: cards put on a deck, curses put under
a stack. The cards of a deck can be counted by anyone who watched, so how many of each kind is public; the order is not.
"""

from __future__ import annotations

from typing import Final

from coven.engine.core.codecs import Data, Flag, Keyed, Named, Number, One, Pile, Seat
from coven.engine.core.fields import FILLED, NOBODY, NUMBER, TOP_CARD, Field, Fields
from coven.engine.core.parts import Many, Part, Parts
from coven.games.madness import cards
from coven.games.madness.answers import CURSE, PAGE, SPELL, WIZARD
from coven.games.madness.box import CURSE_KINDS
from coven.games.madness.cards import ELEMENTS
from coven.games.madness.codecs import COST, Bag, Cards, CurseTrack, Elements, Said, SpellCards, Supply
from coven.games.madness.table import CAUSES, NO_DEED, NO_PAGE, OUTCOMES, Deed, Refusal, Table

OWN_CARDS: Final = Bag()
CARDS_IN_ORDER: Final = Cards()


class Deck(Field[Table]):
    """A draw deck: the cards on top that everyone has seen, top card first, and the others counted, not ordered."""

    def show(self, table: Table, seat: int, reader: int) -> object:
        """The known cards are the things of the zone."""
        owner = table.seats[seat]
        hidden = len(owner.deck) - owner.known
        found: Data = {"size": len(owner.deck)}
        found["things"] = [{"id": cards.NAMES[card]} for card in reversed(owner.deck[hidden:])]
        found["below"] = OWN_CARDS.faces(table, sorted(owner.deck[:hidden]))
        return found


class CurseStacks(Field[Table]):
    """The curse stacks: of each its size, and the cards everyone has seen go to its bottom, lowest last."""

    def show(self, table: Table, seat: int, reader: int) -> object:
        """By kind."""
        found: Data = {}
        ids = table.box.curse_ids
        for kind, stack in enumerate(table.curse_stacks):
            bottom = [{"id": ids[card]} for card in reversed(stack[: table.returned[kind]])]
            found[CURSE_KINDS[kind]] = {"size": len(stack), "things": bottom}
        return found


class Pages(Field[Table]):
    """The pages not yet turned: once the book is open, the right one can be read."""

    def show(self, table: Table, seat: int, reader: int) -> object:
        """How many, and the right page."""
        right = [{"id": table.box.page_ids[page]} for page in table.pages[-1:] if table.page != NO_PAGE]
        return {"size": len(table.pages), "things": right}


def _no_deed() -> Deed:
    return Deed(0, NO_DEED)


def _refusal() -> Refusal:
    return Refusal(0, 0, 0)


DEED: Final[Parts[Table]] = Parts(
    _no_deed,
    (
        Part("action", Said()),
        Part("seat", Seat()),
        Part("asked", COST, {}),
        Part("due", COST, {}),
        Part("kept", Flag(), False),
        Part("used", Many(Bag("")), ()),  # they lie in the supports
        Part("targets", Many(Said()), ()),
        Part("asking", Said(), ""),
        Part("refused", Flag(), False),
    ),
    key="action",
    nothing=NO_DEED,
)
REFUSAL: Final[Parts[Table]] = Parts(_refusal, (Part("seat", Seat()), Part("spell", One(SPELL)), Part("asked", Said())))
SPELLS: Final[Pile[Table]] = Pile(SPELL, "spell")
CURSES: Final[Pile[Table]] = Pile(CURSE, "curse")
STACKS: Final[Keyed[Table]] = Keyed(CURSE_KINDS, Pile(CURSE, "curse", top_first=True))

FIELDS: Final[Fields[Table]] = Fields(
    (
        Field("first", Seat(), default=""),
        Field("active", Seat(), default=""),
        Field("turn", Number(0, 999), default=FILLED),
        Field("round", Number(0, 6), default=1),
        Field("marker", Number(0, 5), default=1),
        Field("madness_stack", Number(0, 63, "card/madness"), default=FILLED, attr="stack"),
        Field("destroyed", OWN_CARDS, default=FILLED),
        Field("destroyed_spells", SPELLS, default=FILLED),
        Field("gone", OWN_CARDS, default=""),
        Field("gone_spells", SPELLS, default=()),
        Field("supply", Supply(), default=FILLED),
        Field("library", Keyed(ELEMENTS, Pile(SPELL, "spell", top_first=True)), default=FILLED, seen=TOP_CARD),
        CurseStacks("curse_stacks", STACKS, default=FILLED, seen=NUMBER, alone=False),
        Field("returned", Many(Number(0, 99)), default=(0, 0, 0, 0, 0), seen=NOBODY),
        Field("curses", CurseTrack(), default=(), board="curse"),
        Field("broken", CURSES, default=()),
        Pages("pages", Pile(PAGE, "page", top_first=True), default=FILLED, seen=NUMBER, alone=False),
        Field("page", One(PAGE, "page"), default=""),
        Field("past_pages", Pile(PAGE, "page"), default=FILLED),
        Field("tokens", Elements("token"), default=FILLED),
        Field("ability_used", Flag(), default=False),
        Field("deed", DEED, default=None),
        Field("refusals", Many(REFUSAL), default=()),
        Field("outcome", Named(OUTCOMES, "outcome"), default="playing"),
        Field("cause", Named(CAUSES, "cause"), default=""),
    ),
    (
        Field("wizard", One(WIZARD)),
        Field("hand", OWN_CARDS, default=""),
        Deck("deck", CARDS_IN_ORDER, default="", alone=False),
        Field("known", Number(0, 99), default=0, seen=NOBODY),
        Field("discard", OWN_CARDS, default=""),
        Field("support", OWN_CARDS, default=""),
        Field("spells", SpellCards(), default=FILLED),
        Field("out", Flag(), default=False),
    ),
)
