"""What a card or ability tile may be played for now; what an advantage needs, its own verb says."""

from __future__ import annotations

from collections.abc import Sequence

from coven.engine.core.machine import Reason, Values
from coven.games.witches import cards, places, reasons
from coven.games.witches.answers import ABILITY, NO_POWER, PLAY, POWER, three_of
from coven.games.witches.box import ANY_KIND, CURE_PIG_TILE, FIRST_PLAYER, INVISIBILITY, INVISIBILITY_TILE, Card
from coven.games.witches.pieces import NOWHERE, OPEN
from coven.games.witches.table import Table


def playing(table: Table, seat: int, card: int) -> Reason | None:
    """W4.10: why a card cannot be played for its advantage now."""
    if not cards.has(table.seats[seat].hand, card):
        return reasons.NOT_IN_HAND
    return advantage(table, seat, table.box.cards[card])


def advantage(table: Table, seat: int, face: Card) -> Reason | None:
    """W-R.13: why an advantage would change nothing now."""
    for step in face.program.steps:
        reason = step.void(table, seat)
        if reason is not None:
            return reason
    return None


def attempting(table: Table) -> bool:
    """Whether an attempt is under way and not yet accepted."""
    return table.attempt.slot != NOWHERE and table.attempt.outcome == OPEN


def waiting_in_dungeon(table: Table, seat: int) -> bool:
    """W19.4, W19.5: whether an exit card would help her out with her first action."""
    return table.action == 1 and not table.moved and table.seats[seat].spot == table.box.dungeon


def staying_in_dungeon(table: Table, seat: int) -> Reason | None:
    """W-R.66, W19.7: why an exit card does not help her out now, if that is where she is."""
    if table.seats[seat].spot != table.box.dungeon:
        return None
    return reasons.LEAVE_FREELY if table.action == 2 else reasons.EXIT_IS_A_MOVE


def vanishing(table: Table, seat: int) -> Reason | None:
    """W18.9 to W18.17: Invisibility passes what she has just come to or looks at, or leads out of the Dungeon."""
    if table.looking != NOWHERE or waiting_in_dungeon(table, seat):
        return None
    imprisoned = staying_in_dungeon(table, seat)
    if imprisoned is not None:
        return imprisoned
    if not table.entered or table.slipped or not places.occupied(table, table.seats[seat].spot, seat):
        return reasons.NOTHING_TO_PASS
    return None if table.paths > 0 or table.action == 1 else reasons.CANNOT_GO_ON


def can_vanish(table: Table, seat: int) -> bool:
    """Whether she holds Invisibility, as a card or as Tiffany's tile (W18.14)."""
    return table.has_tile(seat, INVISIBILITY_TILE) or table.seats[seat].hand & table.box.by_advantage[INVISIBILITY] != 0


def could_hold(table: Table, seat: int, advantages: Sequence[int]) -> bool:
    """Whether, as far as everyone can see, a player might hold one of these advantages."""
    if table.seats[seat].hand == 0:
        return False
    lying = table.discard | table.played
    return any(table.box.by_advantage[advantage] & ~lying for advantage in advantages)


def might_look(table: Table, seat: int) -> bool:
    """W-R.32, W-R.10: whether the others cannot tell if she looks at the face-down Problem she has come to; where
    Tiffany's tile lies they can."""
    if table.hands_are_open() or not cards.has(places.hidden_problems(table), table.seats[seat].spot):
        return False
    if vanishing(table, seat) is not None or table.has_tile(seat, INVISIBILITY_TILE):
        return False
    return could_hold(table, seat, (INVISIBILITY,))


def ability(table: Table, seat: int, tile: int) -> Reason | None:
    """W3.6, W3.11, W3.12: why an ability tile cannot be used now."""
    owner = table.seats[seat]
    if tile == FIRST_PLAYER:
        return reasons.FIRST_PLAYER_NO_TILE
    if table.box.witches[owner.witch].ability != tile:
        return reasons.OTHERS_TILES[tile]
    if not owner.ability:
        return reasons.NO_ABILITY
    if tile == INVISIBILITY_TILE:
        return vanishing(table, seat)
    return solving(table, table.box.pig) if tile == CURE_PIG_TILE else reasons.MAGIC_IS_USED


def solving(table: Table, kind: int) -> Reason | None:
    """W-R.43, W-R.90: an automatic solution needs a fitting Problem: the one attempted, or any with the option."""
    if solvable(table, kind):
        return None
    if table.variants.anywhere:
        return reasons.CHANGES_NOTHING
    return wrong_kind(table, kind) if attempting(table) else reasons.NO_ATTEMPT


def wrong_kind(table: Table, kind: int) -> Reason:
    """W18.7, W18.26, W3.11: the card or tile names the kind it solves."""
    return reasons.WRONG_KINDS.get(table.box.kinds[kind], reasons.WRONG_KIND)


def solvable(table: Table, kind: int) -> list[int]:
    """The slots whose Problem can be solved automatically; ANY_KIND is Power of three."""
    slots = table.laid if table.variants.anywhere else 1 << table.attempt.slot if attempting(table) else 0
    if kind == ANY_KIND:
        return cards.listed(slots)
    return [slot for slot in cards.listed(slots & table.up) if table.tile_at(slot).kind == kind]


def power(table: Table, seat: int, named: int) -> Reason | None:
    """W13.1, W-R.62: three marked cards in hand with different characters, and a Problem."""
    three = three_of(named)
    usable = table.seats[seat].hand & table.box.marked
    if [card for card in three if not cards.has(usable, card)]:
        return no_power(table, seat)
    if characters(table, three) < table.box.numbers.power_of_three_cards:
        return reasons.SAME_CHARACTER
    return solving(table, ANY_KIND)


def no_power(table: Table, seat: int) -> Reason:
    """W13.1, W-R.62: what is missing where no three fitting cards were named."""
    marked = cards.listed(table.seats[seat].hand & table.box.marked)
    enough = table.box.numbers.power_of_three_cards
    if len(marked) < enough:
        return reasons.NO_POWER
    if characters(table, marked) < enough:
        return reasons.SAME_CHARACTER
    return solving(table, ANY_KIND) or reasons.NAME_THREE


def characters(table: Table, named: Sequence[int]) -> int:
    """How many different characters some cards show."""
    return len({table.box.cards[card].character for card in named})


def needs(table: Table, seat: int, kind: int, what: int) -> Values:
    """What a play would need, for the sentence that refuses it: a kind of Problem, or marked cards."""
    if kind in (POWER, NO_POWER):
        marked = cards.listed(table.seats[seat].hand & table.box.marked)
        return {"n": len(marked), "cards": " ".join([table.box.card_ids[card] for card in marked])}
    if kind == PLAY:
        against = table.box.cards[what].kind
    else:
        against = table.box.pig if kind == ABILITY and what == CURE_PIG_TILE else ANY_KIND
    if against == ANY_KIND:
        return {}
    faced = table.tile_at(table.attempt.slot).id if attempting(table) else ""
    return {"kind": table.box.kinds[against], "problem": faced}
