"""What spells are worth: to own them, and to cast them now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from coven.games.madness import cards
from coven.games.madness.box import CASTER, EACH, EACH_OTHER, ONE_OTHER, Spell
from coven.games.madness.cards import MADNESS
from coven.games.madness.limits import free_places
from coven.games.madness.taste import TASTE

if TYPE_CHECKING:
    from coven.games.madness.outlook import Outlook
    from coven.games.madness.table import Table

# how useful a spell is over a game, from 0 to 2
USEFUL: Final = {
    "growth": 0.9,
    "ice": 0.9,
    "combustion": 0.6,
    "telepathy": 1.2,
    "abundance": 1.2,
    "mind_control": 1.7,
    "stone_skin": 1.1,
    "hot_blood": 0.9,
    "cool_head": 1.4,
    "cinders": 1.0,
    "renewal": 1.3,
    "cauterize": 0.9,
    "fertile_soil": 1.5,
    "rooting": 1.1,
    "blossoming": 1.3,
    "resolve": 1.4,
    "aura_of_fire": 1.2,
    "phoenix": 1.3,
    "heart_of_the_forest": 1.5,
    "arctic_circle": 1.3,
    "tsunami": 1.2,
    "ice_cocoon": 1.0,
    "glaciation": 1.0,
    "incarnation": 1.2,
    "second_wind": 1.2,
    "petrify": 0.5,
    "downpour": 0.2,
    "rain_of_frogs": 0.3,
}
UNKNOWN: Final = 0.8


def spell_worth(table: Table, number: int) -> float:
    """How useful a spell is to own."""
    return USEFUL.get(table.box.spells[number].id, UNKNOWN)


def spell_yield(table: Table, outlook: Outlook, number: int, times: int) -> float:
    """What casting a spell brings now."""
    id = table.box.spells[number].id
    owner = table.seats[outlook.seat]
    mad = min(cards.count(owner.hand, MADNESS), times)
    if id == "telepathy":
        return _granting(table, outlook, times) if times == 1 else -1.0
    if id == "growth":
        return _drawing(table, outlook.seat, times)
    if id == "ice":
        return _placing(table, outlook, times) - 0.2
    if id == "cool_head":
        return _placing(table, outlook, times) + _drawing(table, outlook.seat, times)
    if id == "combustion":
        return TASTE.destroy_madness * mad if mad == times else -1.0
    if id == "hot_blood":
        return 2.0 * mad if mad == times else -1.0
    if id == "mind_control":
        return _granting(table, outlook, times) + 0.8 if times == 1 else 0.5
    return _by_effect(table, outlook, table.box.spells[number], times)


def _granting(table: Table, outlook: Outlook, air: int) -> float:
    """Another player acts: worth it where that breaks a curse that the caster cannot break."""
    found = -1.0
    for seat in range(len(table.seats)):
        if seat != outlook.seat and not table.seats[seat].out:
            slot = outlook.can_break(seat, air)
            if slot >= 0:
                found = max(found, 40.0 + outlook.striking(slot))
    return found


def _drawing(table: Table, seat: int, n: int) -> float:
    """A card more; a renewed deck costs a madness card."""
    deck = len(table.seats[seat].deck)
    return TASTE.draw * n - (1.2 if deck < n else 0.0)


def _placing(table: Table, outlook: Outlook, n: int) -> float:
    """Cards into the own support, the most wanted first."""
    if n > free_places(table, outlook.seat):
        return -1.0
    worth = sorted([outlook.sharing(card) for card in cards.listed(table.seats[outlook.seat].hand) if card])
    return sum(worth[-n:]) if len(worth) >= n else -1.0


def _by_effect(table: Table, outlook: Outlook, spell: Spell, times: int) -> float:
    """Any other spell: its level, its reach, and what it does by the words of its steps."""
    steps = [type(step).__name__ for step in spell.effect.program.steps]
    target = spell.effect.target
    reach = len(table.players()) if target in (EACH, EACH_OTHER) else 1
    gain = 0.0
    for step in steps:
        if step.startswith("Draw"):
            gain += TASTE.draw * times
        elif step.startswith("Cure"):
            gain += 2.5 * times if _mad(table, outlook, target) else -0.5
        elif step.startswith("Destroy"):
            gain += 1.0 * times if _mad(table, outlook, target) else 0.0
        elif step.startswith(("Gain", "Raise")):
            gain += 2.0 * times * outlook.later
        elif step.startswith(("IntoSupport", "OnDeck")):
            gain += 0.5 * times
    return gain * (1.0 + 0.6 * (reach - 1)) + (0.2 if target == ONE_OTHER else 0.0)


def _mad(table: Table, outlook: Outlook, target: int) -> bool:
    """Whether there is madness in the hands a spell reaches, or in a support."""
    if table.shared_support() & cards.ONLY_MADNESS:
        return True
    if target == CASTER:
        owner = table.seats[outlook.seat]
        return (owner.hand + owner.discard) & cards.ONLY_MADNESS > 0
    return any(seat.hand & cards.ONLY_MADNESS for seat in table.seats)
