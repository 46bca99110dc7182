"""Mage cards and equipment: taking them, turning them face up and down (D5, D15, D18)."""

from __future__ import annotations

from typing import Final

from coven.engine.core.answers import code, kind_of, what
from coven.engine.core.ask import DONE, NOTHING_BESIDE
from coven.engine.core.machine import Frame, Program, Reason, Values
from coven.games.djinn import moves, reasons
from coven.games.djinn.beside import may_bring
from coven.games.djinn.box import FROM_BOTTOM, GAIN_MAGE, KEYED_FACE_DOWN, NO_WAKING
from coven.games.djinn.kinds import DRAW_EQUIPMENT, EQUIP, HIRE, KEEP, WAKE
from coven.games.djinn.limits import flags
from coven.games.djinn.moves import KEYS, RESOURCES
from coven.games.djinn.table import FACE_DOWN, Table
from coven.games.djinn.verbs.choose import Choose


class GainMage(Choose):
    """Take a visible mage card, only those without key or any (D15.1, D15.2)."""

    def __init__(self, any_kind: bool, n: int) -> None:
        super().__init__("hire", n, up_to=True)
        self.any_kind = any_kind

    def void(self, table: Table, seat: int) -> Reason | None:
        """D15.6: both piles of the kind are empty."""
        return None if self._tops(table) else reasons.NONE_LEFT

    def _tops(self, table: Table) -> list[int]:
        return [pile[-1] for pile in (table.piles if self.any_kind else table.piles[:2]) if pile]

    def things(self, table: Table, at: Frame) -> list[int]:
        """The cards on top of the piles."""
        return [code(HIRE, mage) for mage in self._tops(table)]

    def kinds(self) -> tuple[int, ...]:
        """All mage cards."""
        return (HIRE,)

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """Only what lies on top."""
        if option == DONE or what(option) in self._tops(table):
            return None
        return reasons.NOT_ON_TOP if self.any_kind else reasons.NOT_VISIBLE

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """D15.1, D15.3, D31.3, D31.19: face up, with a key where it shows one, unless a trait says otherwise."""
        card = what(option)
        mage = table.box.mages[card]
        owner = table.seats[at.seat]
        hidden = mage.key and bool(flags(table, at.seat) & KEYED_FACE_DOWN)
        owner.mages = (*owner.mages, card << 1 | (FACE_DOWN if hidden else 0))
        table.tell("mage-hired", at.seat, card)
        self._take_off(table, card)
        if mage.key:
            moves.gain(table, at.seat, KEYS, 1)
        for ability in owner.powers.triggered:
            if ability.trigger == GAIN_MAGE and ability.keyed == mage.key and ability.program is not None:
                table.push(ability.program, at.seat)

    def _take_off(self, table: Table, card: int) -> None:
        """D15.5, D-R.20: an emptied pile takes the visible card of the other pile of its kind, if that has two."""
        piles = [pile[:-1] if pile and pile[-1] == card else pile for pile in table.piles]
        shown = [pile[-1] for pile in table.piles if pile]
        for pile in range(4):
            other = pile ^ 1
            if not piles[pile] and len(piles[other]) > 1:
                piles[pile] = (piles[other][-1],)
                piles[other] = piles[other][:-1]
        table.piles = tuple(piles)
        for cards in piles:
            if cards and cards[-1] not in shown:
                table.reveal("mage-uncovered", cards[-1])


class GainEquipment(Choose):
    """Take a visible equipment card, or by a trait the bottom card of a deck (D18.1, D31.20)."""

    def __init__(self, n: int) -> None:
        super().__init__("equip", n, up_to=True)

    def void(self, table: Table, seat: int) -> Reason | None:
        """D-R.39: all decks are empty."""
        return None if table.decks[0] or table.decks[1] or table.decks[2] else reasons.NO_EQUIPMENT

    def things(self, table: Table, at: Frame) -> list[int]:
        """The visible cards, or the decks."""
        kinds = [kind for kind in range(3) if table.decks[kind]]
        if flags(table, at.seat) & FROM_BOTTOM:
            return [code(DRAW_EQUIPMENT, kind) for kind in kinds]
        return [code(EQUIP, table.decks[kind][-1]) for kind in kinds]

    def kinds(self) -> tuple[int, ...]:
        """All equipment cards, seen or not."""
        return (EQUIP, DRAW_EQUIPMENT)

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """Only what lies on top; with the trait only what lies below (D31.20)."""
        if option == DONE:
            return None
        blind = kind_of(option) == DRAW_EQUIPMENT
        special = [frame for frame in table.frames if frame.program.name == "special-action"]
        if blind != bool(flags(table, at.seat) & FROM_BOTTOM):
            visible = reasons.ONLY_ON_TOP if special else reasons.ONLY_VISIBLE
            return visible if blind else reasons.FROM_THE_BOTTOM
        if blind:
            return None if table.decks[what(option)] else reasons.DECK_EMPTY
        deck = table.decks[table.box.gear[what(option)].kind]
        if deck and deck[-1] == what(option):
            return None
        return reasons.GEAR_NOT_ON_TOP if special else reasons.GEAR_NOT_VISIBLE

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """The card comes face up; the next one of its deck is visible."""
        blind = kind_of(option) == DRAW_EQUIPMENT
        kind = what(option) if blind else table.box.gear[what(option)].kind
        deck = table.decks[kind]
        card = deck[0] if blind else deck[-1]
        rest = deck[1:] if blind else deck[:-1]
        table.decks = (*table.decks[:kind], rest, *table.decks[kind + 1 :])
        if blind and rest:
            table.reveal("equipment-drawn", at.seat, card)
        else:  # D-R.79: the only card of a deck lay open
            table.tell("equipment-drawn" if blind else "equipment-gained", at.seat, card)
        if rest and rest[-1] != deck[-1]:
            table.reveal("equipment-uncovered", rest[-1])
        own(table, at.seat, card)


def own(table: Table, seat: int, card: int) -> None:
    """D18.7, D18.9, D-R.44, D-R.109: one face-up card of a kind is kept; the first set gives its bonus."""
    owner = table.seats[seat]
    kind = table.box.gear[card].kind
    owner.gear = (*owner.gear, card << 1)
    owner.empower(table.box)
    if not owner.has_set and sets(table, seat):
        owner.has_set = True
        table.tell("set-completed", seat)
        table.push(table.box.set_bonus, seat)
    if len(face_up(table, seat, kind)) > 1:
        table.push(KEEPING, seat, kind)


def face_up(table: Table, seat: int, kind: int) -> list[int]:
    """The own active equipment of a kind."""
    gear = table.box.gear
    return [card >> 1 for card in table.seats[seat].gear if not card & FACE_DOWN and gear[card >> 1].kind == kind]


def sets(table: Table, seat: int) -> int:
    """D-R.44: the smallest of the numbers of staffs, hats and cloaks, face up or down."""
    counts = [0, 0, 0]
    for card in table.seats[seat].gear:
        counts[table.box.gear[card >> 1].kind] += 1
    return min(counts)


class Keep(Choose):
    """Of two active cards of a kind one stays face up (D18.7)."""

    def __init__(self) -> None:
        super().__init__("keep", beside=NOTHING_BESIDE)

    def things(self, table: Table, at: Frame) -> list[int]:
        """The active cards of the kind, the new one first."""
        return [code(KEEP, card) for card in reversed(face_up(table, at.seat, at.by))]

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """One of the two."""
        return None if what(option) in face_up(table, at.seat, at.by) else reasons.NOT_TWO_ACTIVE

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """The other one is turned face down without being used."""
        for card in face_up(table, at.seat, at.by):
            if card != what(option):
                moves.turn_down(table, at.seat, card)
                table.tell("equipment-covered", at.seat, card)


KEEPING: Final = Program("keep", (Keep(),))


class Wake(Choose):
    """Turn up to n own mage cards face up (D17.8, D19.9)."""

    def __init__(self, n: int, prompt: str = "wake") -> None:
        super().__init__(prompt, n, up_to=True)

    def void(self, table: Table, seat: int) -> Reason | None:
        """D31.16, D-R.120: none is face down, or they never turn again."""
        if flags(table, seat) & NO_WAKING:
            return reasons.NEVER_WAKES
        for card in table.seats[seat].mages:
            if card & FACE_DOWN:
                return None
        return reasons.NO_FACE_DOWN_MAGE

    def things(self, table: Table, at: Frame) -> list[int]:
        """The own face-down cards."""
        return [code(WAKE, card >> 1) for card in table.seats[at.seat].mages if card & FACE_DOWN]

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """D31.16: only what lies face down, and turns again."""
        if option == DONE:
            return None
        void = self.void(table, at.seat)
        if void is None and what(option) << 1 | FACE_DOWN not in table.seats[at.seat].mages:
            return reasons.NOT_FACE_DOWN
        return void

    def waits(self, table: Table, at: Frame) -> bool:
        """D-R.7, D31.19: some get mage cards that lie face down."""
        return bool(flags(table, at.seat) & KEYED_FACE_DOWN) and may_bring(table, at)

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """It is active again (D5.6)."""
        owner = table.seats[at.seat]
        mage = what(option)
        owner.mages = tuple([mage << 1 if card >> 1 == mage else card for card in owner.mages])
        table.tell("mage-woken", at.seat, mage)


class WakePaid(Wake):
    """Turn up to n own mage cards face up, paying for each (D31.9)."""

    def __init__(self, n: int, what: int, price: int) -> None:
        super().__init__(n, "wake-paid")
        self.what = what
        self.price = price

    def void(self, table: Table, seat: int) -> Reason | None:
        """Each has to be paid."""
        reason = super().void(table, seat)
        if reason is None and moves.held(table, seat, self.what) < self.price:
            return reasons.NO_MAGIC_LEFT
        return reason

    def waits(self, table: Table, at: Frame) -> bool:
        """D-R.7: a key may still pay."""
        return self.void(table, at.seat) is reasons.NO_MAGIC_LEFT and may_bring(table, at, with_keys=True)

    def asks(self, table: Table, at: Frame) -> Values:
        """How many more, and what each costs."""
        return {"n": at.left, f"cost-{RESOURCES[self.what]}": self.price}

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """The price."""
        return {f"cost-{RESOURCES[self.what]}": self.price}

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """Pay, then turn; the action remembers that the trait was used (D-R.72)."""
        moves.pay(table, at.seat, self.what, self.price)
        table.turn.helped = (*table.turn.helped[:-1], True)
        super().takes(table, at, option)


HIRING_PROGRAMS: Final[tuple[Program, ...]] = (KEEPING,)
