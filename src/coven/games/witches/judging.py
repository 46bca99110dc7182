"""What a card or ability tile may be played for now: one predicate for each advantage."""

from __future__ import annotations

from coven.engine.core.machine import Reason, Values
from coven.games.witches import box as printed
from coven.games.witches import cards, codes, places, reasons
from coven.games.witches.box import (
    BONUS,
    BORROWING,
    CURE_PIG_TILE,
    DEATH,
    EXTRA_CARDS,
    EXTRA_MOVEMENT,
    HELPING_HAND,
    INVISIBILITY,
    INVISIBILITY_TILE,
    PENDULUM,
    REROLL,
    RESCUE,
    SELF_AWARENESS,
    SICK_SHEEP,
    TRANSMUTATION,
)
from coven.games.witches.limits import falls_short
from coven.games.witches.pieces import NO_TILE, NOWHERE, OPEN
from coven.games.witches.table import Table


def playing(table: Table, seat: int, card: int) -> Reason | None:
    """W4.10, W-R.13: why a card cannot be played for its advantage now."""
    if not cards.has(table.seats[seat].hand, card):
        return reasons.NOT_IN_HAND
    face = table.box.cards[card]
    advantage = face.advantage
    if advantage in (SICK_SHEEP, DEATH):
        return solving(table, face.kind)
    if advantage == BONUS:
        return _bonus(table, face.kind)
    if advantage == INVISIBILITY:
        return vanishing(table, seat)
    if advantage == EXTRA_MOVEMENT:
        return _extra_movement(table, seat)
    if advantage == REROLL:
        return None if attempting(table) and table.attempt.dice else reasons.NOT_ROLLED
    if advantage == RESCUE:
        return _rescue(table, seat)
    return _anytime(table, seat, advantage)


def _anytime(table: Table, seat: int, advantage: int) -> Reason | None:
    if advantage in (EXTRA_CARDS, TRANSMUTATION):
        return None if table.pile or table.discard else reasons.CHANGES_NOTHING
    if advantage in (PENDULUM, BORROWING):
        return None if places.hidden_problems(table) else reasons.NO_HIDDEN_PROBLEM
    if advantage == SELF_AWARENESS:
        return None if table.seats[seat].cackles else reasons.NO_CACKLES
    assert advantage == HELPING_HAND
    return None if places.with_crisis(table) else reasons.NO_CRISIS


def attempting(table: Table) -> bool:
    """Whether an attempt is under way and not yet accepted."""
    return table.attempt.slot != NOWHERE and table.attempt.outcome == OPEN


def _bonus(table: Table, kind: int) -> Reason | None:
    """W-R.40, W18.3: in an attempt, and some only against certain enemies."""
    if not attempting(table):
        return reasons.BONUS_NO_ATTEMPT
    against = table.tile_at(table.attempt.slot).kind
    return None if kind in (printed.ANY_KIND, against) else reasons.WRONG_ENEMY


def _extra_movement(table: Table, seat: int) -> Reason | None:
    """W-R.31: in a walk, and where a longer walk could go on."""
    if table.paths < 0 or not table.entered:
        return reasons.NOT_WALKING
    stopped = not table.slipped and places.occupied(table, table.seats[seat].spot, seat)
    return reasons.CHANGES_NOTHING if stopped and not can_vanish(table, seat) else None


def _rescue(table: Table, seat: int) -> Reason | None:
    """W-R.60, W19.5: against a total that is too low, or out of the Dungeon."""
    if waiting_in_dungeon(table, seat):
        return None
    rolled = attempting(table) and len(table.attempt.dice) == 4
    return None if rolled and falls_short(table, seat) else reasons.NOT_FAILING


def waiting_in_dungeon(table: Table, seat: int) -> bool:
    """W19.4, W19.5: whether an exit card would help her out with her first action."""
    return table.action == 1 and not table.moved and table.seats[seat].spot == table.box.dungeon


def vanishing(table: Table, seat: int) -> Reason | None:
    """W18.9 to W18.17: Invisibility passes what she has just come to or looks at, or leads out of the Dungeon."""
    if table.looking != NOWHERE or waiting_in_dungeon(table, seat):
        return None
    if not table.entered or table.slipped or not places.occupied(table, table.seats[seat].spot, seat):
        return reasons.NOTHING_TO_PASS
    return None if table.paths > 0 or table.action == 1 else reasons.CANNOT_GO_ON


def can_vanish(table: Table, seat: int) -> bool:
    """Whether she holds Invisibility, as a card or as Tiffany's tile (W18.14)."""
    owner = table.seats[seat]
    if owner.ability and table.box.witches[owner.witch].ability == INVISIBILITY_TILE:
        return True
    return owner.hand & table.box.by_advantage[INVISIBILITY] != 0


def ability(table: Table, seat: int, tile: int) -> Reason | None:
    """W3.6, W3.11: why an ability tile cannot be used now."""
    owner = table.seats[seat]
    if not owner.ability or table.box.witches[owner.witch].ability != tile:
        return reasons.NO_ABILITY
    if tile == INVISIBILITY_TILE:
        return vanishing(table, seat)
    assert tile == CURE_PIG_TILE
    return solving(table, table.box.pig)


def solving(table: Table, kind: int) -> Reason | None:
    """W-R.43, W-R.90: an automatic solution needs a fitting Problem: the one attempted, or any with the option."""
    if solvable(table, kind):
        return None
    if table.variants.anywhere:
        return reasons.CHANGES_NOTHING
    return reasons.WRONG_KIND if attempting(table) else reasons.NO_ATTEMPT


def solvable(table: Table, kind: int) -> list[int]:
    """The slots whose Problem can be solved automatically; ANY_KIND is Power of three."""
    if table.variants.anywhere:
        slots = [slot for slot in range(table.box.dungeon) if table.problems[slot] != NO_TILE]
    else:
        slots = [table.attempt.slot] if attempting(table) else []
    if kind == printed.ANY_KIND:
        return slots
    return [slot for slot in slots if table.is_up(slot) and table.tile_at(slot).kind == kind]


def power(table: Table, named: int) -> Reason | None:
    """W13.1, W-R.62: three marked cards with different characters, and a Problem."""
    if not named:
        return reasons.NO_POWER
    faces = [table.box.cards[card] for card in codes.three_of(named)]
    if [face for face in faces if not face.power]:
        return reasons.NO_POWER
    characters = {face.character for face in faces}
    if len(characters) < table.box.numbers.power_of_three_cards:
        return reasons.SAME_CHARACTER
    return solving(table, printed.ANY_KIND)


def needs(table: Table, seat: int, kind: int, what: int) -> Values:
    """What a play would need, for the sentence that refuses it: a kind of Problem, or marked cards."""
    if kind == codes.POWER:
        return {"n": len([card for card in cards.listed(table.seats[seat].hand) if table.box.cards[card].power])}
    if kind == codes.PLAY:
        against = table.box.cards[what].kind
    else:
        against = table.box.pig if kind == codes.ABILITY and what == CURE_PIG_TILE else printed.ANY_KIND
    if against == printed.ANY_KIND:
        return {}
    faced = table.tile_at(table.attempt.slot).id if attempting(table) else ""
    return {"kind": table.box.kinds[against], "problem": faced}
