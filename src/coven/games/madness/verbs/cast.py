"""Casting a spell: targets, consent, effect (M10, M22)."""

from __future__ import annotations

from coven.engine.core.answers import code, first, kind_of
from coven.engine.core.ask import Once
from coven.engine.core.machine import Frame, Reason, Values, Verb
from coven.games.madness import cards, reasons
from coven.games.madness.answers import AGREED, CALL_OFF, CALLED_OFF, GO_ON, REFUSED, TAKE, TARGET, WITHOUT_MORE
from coven.games.madness.box import CASTER_AND_ONE_OTHER, N_OTHERS, N_PLAYERS, ONE_OTHER, ONE_PLAYER, Spell
from coven.games.madness.perform import perform
from coven.games.madness.table import EXHAUSTED, NO_DEED, NOBODY, Deed, Refusal, Table
from coven.games.madness.verbs.spells import change
from coven.games.madness.zones import HAND, SUPPORT, ZONES, card_of, seat_of, spot, zone_of


def clear_deed(table: Table) -> None:
    """The action is announced and paid no more."""
    table.deed = Deed(0, NO_DEED)


def _spell(table: Table) -> Spell:
    return table.box.spells[table.deed.what]


def has_refused(table: Table, option: int) -> bool:
    """M-R.87: whether this caster has asked this for this spell and was refused."""
    for refusal in table.refusals:
        if refusal.asked == option and refusal.seat == table.deed.seat and refusal.spell == table.deed.what:
            return True
    return False


class ChooseTargets(Once[Table]):
    """Name the targets before anything is paid; each of them may have to agree (M-R.20)."""

    more = reasons.OTHERS_LEFT  # why nobody goes on without further targets
    unnamed = reasons.MUST_NAME_TARGETS  # though nobody has refused

    def __init__(self, prompt: str = "target") -> None:
        super().__init__(prompt)

    def wanted(self, table: Table) -> int:
        """How many targets the multiple demands."""
        target = _spell(table).effect.target
        if target in (N_PLAYERS, N_OTHERS):
            return _spell(table).effect.players * table.deed.multiple
        if target in (ONE_PLAYER, ONE_OTHER):
            return 1
        return 2 if target == CASTER_AND_ONE_OTHER else 0

    def do(self, table: Table, at: Frame) -> None:
        """Ask for the next target; if nobody is left after a refusal, ask whether to go on (M-R.22)."""
        if len(table.deed.targets) < self.wanted(table):
            table.options = self.options(table, at)

    def completed(self, table: Table, at: Frame, found: list[int]) -> list[int]:
        """M-R.20, M-R.87: after a refusal the casting may be called off at no cost, also when it is announced anew."""
        if table.deed.refused:
            if not found:
                found.append(WITHOUT_MORE)
            found.append(CALLED_OFF)
        return found

    def things(self, table: Table, at: Frame) -> list[int]:
        """All players."""
        return [code(TARGET, seat) for seat in range(len(table.seats))]

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """M22.6, M22.7: different players, and "other" is never the caster."""
        if kind_of(option) != TARGET:
            return self.unfinished(table, at, option)
        deed = table.deed
        seat = first(option)
        target = _spell(table).effect.target
        if table.seats[seat].out:
            return reasons.PLAYER_OUT
        if seat == deed.seat and target in (ONE_OTHER, N_OTHERS):
            return reasons.NEVER_THE_CASTER
        if option in deed.targets:
            return reasons.ONLY_ONCE
        others = [other for other in deed.targets if first(other) != deed.seat]
        if target == CASTER_AND_ONE_OTHER and seat != deed.seat and others:
            return reasons.ONE_OTHER_ONLY
        return reasons.REFUSED_ALREADY if has_refused(table, option) else None

    def kinds(self) -> tuple[int, ...]:
        """Why nobody may go on or call the casting off is explained too."""
        return (GO_ON, CALL_OFF)

    def unfinished(self, table: Table, at: Frame, option: int) -> Reason | None:
        """M-R.20, M-R.22: only a refusal lets the caster call off, or go on once nobody is left to ask."""
        if not table.deed.refused:
            return self.unnamed if option == WITHOUT_MORE else reasons.NOBODY_REFUSED
        return self.more if option == WITHOUT_MORE and self.legal(table, at) else None

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """The spell it is for."""
        return {"spell": _spell(table).id}

    def asks(self, table: Table, at: Frame) -> Values:
        """Which spell, how many more, and whether anything is left to name (M-R.22)."""
        deed = table.deed
        left = "none" if WITHOUT_MORE in table.options else "some"
        wanted = min(self.wanted(table) - len(deed.targets), self.in_reach(table, at))
        return {"spell": _spell(table).id, "multiple": deed.multiple, "n": wanted, "left": left}

    def in_reach(self, table: Table, at: Frame) -> int:
        """How many can still be named: a surplus is lost (M-R.22)."""
        return len(self.legal(table, at))

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """Ask the target to agree where the spell demands it, or go on choosing."""
        deed = table.deed
        if option == CALLED_OFF:
            table.tell("called-off", deed.seat, deed.what)
            clear_deed(table)
            at.leave()
            table.called_off = True
        elif option == WITHOUT_MORE:
            return
        elif _spell(table).consent and self.owner(option) != deed.seat:
            deed.asking = option
        else:
            deed.targets += (option,)
            table.tell("targeted", deed.seat, deed.what, self.owner(option))
            at.again()

    def owner(self, option: int) -> int:
        """The player whose consent counts."""
        return first(option)


class ChooseCards(ChooseTargets):
    """Inhale: name the cards to take; whoever loses a card must agree, the caster's own support apart (M-R.40)."""

    more = reasons.CARDS_LEFT
    unnamed = reasons.MUST_NAME_CARDS

    def __init__(self) -> None:
        super().__init__("take")

    def wanted(self, table: Table) -> int:
        """As many cards as the multiple demands."""
        return _spell(table).effect.players * table.deed.multiple

    def things(self, table: Table, at: Frame) -> list[int]:
        """The cards of other hands and of all supports."""
        found: list[int] = []
        n = len(table.seats)
        for step in range(n):
            seat = (table.deed.seat + step) % n
            for zone in (SUPPORT, HAND):
                if zone == SUPPORT or seat != table.deed.seat:
                    for kind in cards.kinds(table.bag(zone, seat)):
                        found.append(code(TAKE, spot(zone, seat, kind)))
        return found

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """A card can be named once for each copy that lies there."""
        if kind_of(option) != TAKE:
            return self.unfinished(table, at, option)
        zone, owner = zone_of(option), seat_of(option)
        rule = table.box.rules.get(_spell(table).effect.program.cause, "")
        if zone not in (HAND, SUPPORT) or (zone == HAND and owner == table.deed.seat):
            return reasons.by_card(rule, reasons.WRONG_PLACE)
        if table.deed.targets.count(option) >= cards.count(table.bag(zone, owner), card_of(option)):
            return reasons.by_card(rule, reasons.NOT_THERE)
        return reasons.CARD_REFUSED_ALREADY if has_refused(table, option) else None

    def in_reach(self, table: Table, at: Frame) -> int:
        """Every copy of a card that is not named yet."""
        named, left = table.deed.targets, self.legal(table, at)
        return sum([cards.count(table.bag(zone_of(it), seat_of(it)), card_of(it)) - named.count(it) for it in left])

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """The player whose card it is."""
        return {"player": table.names[seat_of(option)]} if kind_of(option) == TAKE else {}

    def owner(self, option: int) -> int:
        """The player whose hand or support loses the card."""
        return seat_of(option)


class Consent(Once[Table]):
    """The named target agrees or refuses, before anything is paid (M22.9, M-R.20)."""

    def __init__(self, names_cards: bool) -> None:
        super().__init__("consent-card" if names_cards else "consent")
        self.names_cards = names_cards

    def asked(self, table: Table, at: Frame) -> int:
        """The target decides."""
        return seat_of(table.deed.asking) if self.names_cards else first(table.deed.asking)

    def things(self, table: Table, at: Frame) -> list[int]:
        """Yes or no, if somebody is asked."""
        return [] if table.deed.asking == NOBODY else [AGREED, REFUSED]

    def asks(self, table: Table, at: Frame) -> Values:
        """Who wants to do what."""
        deed = table.deed
        values: Values = {"spell": _spell(table).id, "player": table.names[deed.seat], "multiple": deed.multiple}
        if self.names_cards:
            values["card"] = cards.NAMES[card_of(deed.asking)]
            values["place"] = ZONES[zone_of(deed.asking)]
        return values

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """Go back to the choice of targets: it knows whether more are wanted."""
        deed = table.deed
        target = self.asked(table, at)
        if option == AGREED:
            deed.targets += (deed.asking,)
            table.tell("agreed", target, deed.what, deed.seat)
        else:
            table.refusals += (Refusal(deed.seat, deed.what, deed.asking),)
            deed.refused = True
            table.tell("refused", target, deed.what, deed.seat)
        deed.asking = NOBODY
        at.at = 0


class Perform(Verb[Table]):
    """The spell is exhausted, then its effect is carried out (M10.3, M-R.17)."""

    def do(self, table: Table, at: Frame) -> None:
        """Whatever multiple was paid, it is cast once (M10.7)."""
        deed = table.deed
        spell = _spell(table)
        change(table, deed.seat, deed.what << 2, deed.what << 2 | EXHAUSTED)
        table.tell("cast", deed.seat, deed.what, deed.multiple)
        clear_deed(table)
        perform(table, spell.effect, deed.seat, deed.seat, deed.multiple, deed.targets)
