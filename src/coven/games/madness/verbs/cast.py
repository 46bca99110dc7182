"""Casting a spell: targets, consent, effect (M10, M22)."""

from __future__ import annotations

from typing import Final

from coven.engine.core.machine import Frame, Reason, Values, Verb
from coven.games.madness import cards, reasons, words
from coven.games.madness.box import CASTER_AND_ONE_OTHER, N_OTHERS, N_PLAYERS, ONE_OTHER, ONE_PLAYER, Spell
from coven.games.madness.perform import perform
from coven.games.madness.table import EXHAUSTED, NO_DEED, NOBODY, Deed, Table
from coven.games.madness.verbs.spells import change
from coven.games.madness.zones import HAND, SUPPORT, kind_of, seat_of, spot, zone_of

GO_ON: Final = -2  # cast it with those who have agreed
CALL_OFF: Final = -3

AGREE: Final = 1
REFUSE: Final = 2


def clear_deed(table: Table) -> None:
    """The action is announced and paid no more."""
    table.deed = Deed(NO_DEED, 0, 0, 1)


def _spell(table: Table) -> Spell:
    return table.box.spells[table.deed.what]


def refusal(table: Table, option: int) -> int:
    """M-R.87: what is remembered of a refusal: caster, spell, and the player or card asked for."""
    return table.deed.seat << 18 | table.deed.what << 11 | option


class ChooseTargets(Verb[Table]):
    """Name the targets before anything is paid; each of them may have to agree (M-R.20)."""

    def __init__(self) -> None:
        self.prompt = "target"

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
        deed = table.deed
        if len(deed.targets) >= self.wanted(table):
            return
        options = self.options(table, at)
        if options and options[0] >= 0:
            table.options = options
        elif deed.refused:
            table.options = [GO_ON, CALL_OFF]

    def options(self, table: Table, at: Frame) -> list[int]:
        """The players who can be named; after a refusal the casting may be called off at no cost."""
        found = super().options(table, at)
        if table.deed.refused:
            if not found:
                found.append(GO_ON)
            found.append(CALL_OFF)
        return found

    def candidates(self, table: Table, at: Frame) -> list[int]:
        """All players."""
        return list(range(len(table.seats)))

    def refuses(self, table: Table, at: Frame, option: int) -> Reason | None:
        """M22.6, M22.7: different players, and "other" is never the caster."""
        if option < 0:
            return None
        deed = table.deed
        target = _spell(table).effect.target
        if table.seats[option].out:
            return reasons.PLAYER_OUT
        if option == deed.seat and target in (ONE_OTHER, N_OTHERS):
            return reasons.NEVER_THE_CASTER
        if option in deed.targets:
            return reasons.ONLY_ONCE
        if target == CASTER_AND_ONE_OTHER and option != deed.seat and deed.targets not in ((), (deed.seat,)):
            return reasons.ONE_OTHER_ONLY
        if refusal(table, option) in table.refusals:
            return reasons.REFUSED_ALREADY
        return None

    def values(self, table: Table, at: Frame, option: int) -> Values:
        """The player who is refused."""
        return {"spell": _spell(table).id} if option < 0 else {"spell": _spell(table).id, "player": table.names[option]}

    def asks(self, table: Table, at: Frame) -> Values:
        """Which spell, and how many more."""
        deed = table.deed
        return {"spell": _spell(table).id, "multiple": deed.multiple, "n": self.wanted(table) - len(deed.targets)}

    def word(self, table: Table, at: Frame, option: int) -> str:
        """`target bob`, `go-on`, `call-off`."""
        if option < 0:
            return "go-on" if option == GO_ON else "call-off"
        return f"target {table.names[option]}"

    def answer(self, table: Table, at: Frame, option: int) -> None:
        """Ask the target to agree where the spell demands it, or go on choosing."""
        deed = table.deed
        if option == CALL_OFF:
            table.tell("called-off", deed.seat, deed.what)
            clear_deed(table)
            at.leave()
            grant = table.frames[-2]
            if grant.left >= 0:  # M-R.20: at no cost, so a granted action is given back
                grant.left += 1
        elif option == GO_ON:
            return
        elif _spell(table).consent and self.owner(option) != deed.seat:
            deed.asking = option
        else:
            deed.targets += (option,)
            table.tell("targeted", deed.seat, deed.what, self.owner(option))
            at.again()

    def owner(self, option: int) -> int:
        """The player whose consent counts."""
        return option


class ChooseCards(ChooseTargets):
    """Inhale: name the cards to take; whoever loses a card must agree, the caster's own support apart (M-R.40)."""

    def __init__(self) -> None:
        super().__init__()
        self.prompt = "take"

    def wanted(self, table: Table) -> int:
        """As many cards as the multiple demands."""
        return _spell(table).effect.players * table.deed.multiple

    def candidates(self, table: Table, at: Frame) -> list[int]:
        """The cards of other hands and of all supports."""
        found: list[int] = []
        n = len(table.seats)
        for step in range(n):
            seat = (table.deed.seat + step) % n
            for zone in (SUPPORT, HAND):
                if zone == SUPPORT or seat != table.deed.seat:
                    for kind in cards.kinds(table.bag(zone, seat)):
                        found.append(spot(zone, seat, kind))
        return found

    def refuses(self, table: Table, at: Frame, option: int) -> Reason | None:
        """A card can be named once for each copy that lies there."""
        if option < 0:
            return None
        lies_there = cards.count(table.bag(zone_of(option), seat_of(option)), kind_of(option))
        if table.deed.targets.count(option) >= lies_there:
            return reasons.NOT_THERE
        return reasons.REFUSED_ALREADY if refusal(table, option) in table.refusals else None

    def values(self, table: Table, at: Frame, option: int) -> Values:
        """The card and the player."""
        if option < 0:
            return {}
        return {"card": cards.NAMES[kind_of(option)], "player": table.names[seat_of(option)]}

    def word(self, table: Table, at: Frame, option: int) -> str:
        """`take fire-2 from bob`, `take fire-2 from bob hand`."""
        if option < 0:
            return "go-on" if option == GO_ON else "call-off"
        return f"take {words.card_from(table, table.deed.seat, option)}"

    def owner(self, option: int) -> int:
        """The player whose hand or support loses the card."""
        return seat_of(option)


class Consent(Verb[Table]):
    """The named target agrees or refuses, before anything is paid (M22.9, M-R.20)."""

    def __init__(self, names_cards: bool) -> None:
        self.prompt = "consent-card" if names_cards else "consent"
        self.names_cards = names_cards

    def do(self, table: Table, at: Frame) -> None:
        """Ask, if somebody is to be asked."""
        table.options = self.candidates(table, at)

    def asked(self, table: Table, at: Frame) -> int:
        """The target decides."""
        return seat_of(table.deed.asking) if self.names_cards else table.deed.asking

    def candidates(self, table: Table, at: Frame) -> list[int]:
        """Yes or no, if somebody is asked."""
        return [] if table.deed.asking == NOBODY else [AGREE, REFUSE]

    def asks(self, table: Table, at: Frame) -> Values:
        """Who wants to do what."""
        deed = table.deed
        values: Values = {"spell": _spell(table).id, "player": table.names[deed.seat], "multiple": deed.multiple}
        if self.names_cards:
            values["card"] = cards.NAMES[kind_of(deed.asking)]
        return values

    def word(self, table: Table, at: Frame, option: int) -> str:
        """`agree` or `refuse`."""
        return "agree" if option == AGREE else "refuse"

    def answer(self, table: Table, at: Frame, option: int) -> None:
        """Go back to the choice of targets: it knows whether more are wanted."""
        deed = table.deed
        target = self.asked(table, at)
        if option == AGREE:
            deed.targets += (deed.asking,)
            table.tell("agreed", target, deed.what, deed.seat)
        else:
            table.refusals += (refusal(table, deed.asking),)
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
