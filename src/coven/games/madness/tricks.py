"""What spells are worth: to own them, and to cast them now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from coven.games.madness import bill, cards
from coven.games.madness.box import Spell
from coven.games.madness.calm import FOR_MADNESS, against_madness
from coven.games.madness.limits import free_places
from coven.games.madness.plan import AT_SPACE
from coven.games.madness.taste import TASTE

if TYPE_CHECKING:
    from coven.games.madness.outlook import Outlook
    from coven.games.madness.table import Table

# how useful a spell is over a game, from 0 to 2
USEFUL: Final = {
    "growth": 0.7,
    "ice": 1.0,
    "combustion": 0.6,
    "telepathy": 1.3,
    "abundance": 1.6,
    "mind_control": 1.7,
    "stone_skin": 1.0,
    "hot_blood": 0.9,
    "cool_head": 1.5,
    "cinders": 1.0,
    "renewal": 1.3,
    "cauterize": 1.1,
    "fertile_soil": 1.4,
    "rooting": 1.1,
    "blossoming": 1.2,
    "resolve": 1.2,
    "aura_of_fire": 1.3,
    "phoenix": 1.2,
    "wildfire": 0.9,
    "heart_of_the_forest": 1.5,
    "awakened_earth": 1.4,
    "arctic_circle": 1.4,
    "tsunami": 1.3,
    "ice_cocoon": 1.0,
    "ice_mirror": 1.1,
    "frost_touch": 1.1,
    "glaciation": 0.9,
    "telekinesis": 1.4,
    "levitation": 1.4,
    "incarnation": 1.3,
    "second_wind": 1.1,
    "concert_of_minds": 1.5,
    "petrify": 0.9,
    "power_of_the_blaze": 0.8,
    "eye_of_the_hurricane": 0.8,
    "essence_of_earth": 0.5,
    "inhale": 0.4,
    "tornado": 0.3,
    "downpour": 0.2,
    "rain_of_frogs": 0.3,
}
UNKNOWN: Final = 0.8


def spell_worth(table: Table, number: int) -> float:
    """How useful a spell is to own."""
    return USEFUL.get(table.box.spells[number].id, UNKNOWN)


def spell_yield(table: Table, outlook: Outlook, number: int, times: int) -> float:
    """What casting a spell brings now."""
    spell = table.box.spells[number]
    id = spell.id
    if id == "telepathy":
        return _granting(table, outlook, times) if times == 1 else -1.0
    if id == "growth":
        return _drawing(table, outlook, times)
    if id == "ice":
        return _placing(table, outlook, times) - 0.2
    if id == "cool_head":
        return _placing(table, outlook, times) + _drawing(table, outlook, times)
    if id == "petrify":
        return _hushing(outlook, times)
    if id in FOR_MADNESS:
        return against_madness(table, outlook, id, times)
    return _by_name(table, outlook, spell, times)


def _hushing(outlook: Outlook, n: int) -> float:
    """A curse that is turned face down while the marker reaches it never strikes (M24.7)."""
    table = outlook.table
    harms = [outlook.plan.harm(slot) for slot in range(5) if AT_SPACE[slot] == table.marker + 1]
    return TASTE.sleep * sum(sorted(harms, reverse=True)[:n]) if len(harms) >= n else -1.0


def _granting(table: Table, outlook: Outlook, air: int) -> float:
    """Another player acts: worth it where that breaks a curse that the caster cannot break."""
    found = -1.0
    for seat in range(len(table.seats)):
        if seat != outlook.seat and not table.seats[seat].out:
            found = max(found, outlook.granting(seat, air))
    return found


def _drawing(table: Table, outlook: Outlook, n: int) -> float:
    """A card more; a renewed deck costs a madness card."""
    deck = len(table.seats[outlook.seat].deck)
    return outlook.draw * n - (TASTE.renew if deck < n else 0.0)


def _placing(table: Table, outlook: Outlook, n: int) -> float:
    """Cards into the own support, the most wanted first."""
    if n > free_places(table, outlook.seat):
        return -1.0
    worth = sorted([outlook.sharing(card) for card in cards.listed(table.seats[outlook.seat].hand) if card])
    return sum(worth[-n:]) if len(worth) >= n else -1.0


def _by_name(table: Table, outlook: Outlook, spell: Spell, times: int) -> float:
    """Spells that draw, strengthen, share and grant."""
    id = spell.id
    players = len(table.players())
    if id == "abundance":
        return outlook.draw * 2 * times
    if id == "heart_of_the_forest":
        return outlook.draw * 4 * times
    if id == "fertile_soil":
        return _drawing(table, outlook, 2 * times) + 0.3
    if id == "telekinesis":
        return outlook.draw * players * times
    if id == "awakened_earth":
        return 1.4 * outlook.draw * players * times
    if id == "levitation":
        return outlook.draw * _missing_cards(table, outlook.seat, times)
    if id == "frost_touch":
        return (outlook.draw + TASTE.store) * times if times < players else -1.0
    if id == "arctic_circle":
        return (outlook.draw + TASTE.store) * players * times if times == 1 else -1.0
    if id == "tsunami":
        return outlook.draw * sum([min(free_places(table, seat), times) for seat in table.players()])
    if id == "rooting":
        return times * (TASTE.two * outlook.later + outlook.draw)
    if id == "blossoming":
        return times * (TASTE.three * outlook.later + 2.0 * outlook.draw)
    if id == "stone_skin":
        return times * TASTE.two * outlook.later * 0.6 if times == 1 else -1.0
    if id == "glaciation":
        return 0.8 * times if outlook.shared & cards.ELEMENT_CARDS and times == 1 else -1.0
    if id == "ice_mirror":
        return _recalling(table, outlook) if times == 1 else -1.0
    if id == "second_wind":
        return outlook.draw * 2 * times
    return _acting(table, outlook, id, times)


def _acting(table: Table, outlook: Outlook, id: str, times: int) -> float:
    """Spells that let players act."""
    if id == "mind_control":
        return max(_granting(table, outlook, times), 0.0) + outlook.draw if times == 1 else -1.0
    if id == "concert_of_minds":
        return max(_granting(table, outlook, 3 * times), 0.0) + 4 * outlook.draw if times == 1 else -1.0
    if id == "incarnation":
        held = bill.worth(outlook.shared)
        found = [slot for slot in range(5) if outlook.plan.costs[slot] and bill.covers(held, outlook.plan.costs[slot])]
        return TASTE.breaking[outlook.stage] if found and times == 1 else -1.0
    return 0.1 if times == 1 else -1.0


def _missing_cards(table: Table, caster: int, n: int) -> int:
    """How many cards the n other players with the smallest hands lack."""
    lacks = sorted([6 - cards.size(table.seats[seat].hand) for seat in table.players() if seat != caster], reverse=True)
    return sum([max(lack, 0) for lack in lacks[:n]])


def _recalling(table: Table, outlook: Outlook) -> float:
    """The best card of the discard pile goes into the support."""
    if not free_places(table, outlook.seat):
        return -1.0
    return max([outlook.sharing(card) for card in cards.kinds(table.seats[outlook.seat].discard) if card] or [-1.0])
