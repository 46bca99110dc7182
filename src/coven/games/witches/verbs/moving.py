"""Phase 2: moving the witch (W6, W7, W19.4 to W19.8)."""

from __future__ import annotations

from coven.engine.core.answers import code, kind_of, what
from coven.engine.core.machine import Frame, Program, Reason, Values, Verb
from coven.games.witches import cards, legality, places, reasons
from coven.games.witches.answers import ABILITY, FACE, FLY, GO, LOOK, PLAY, RIDE, STAY, SWITCH, WAIT, WALK, instead
from coven.games.witches.box import INVISIBILITY, INVISIBILITY_TILE, RESCUE
from coven.games.witches.brooms import broomsticks, ride, riding
from coven.games.witches.pieces import ASK, NO_TILE, NOWHERE, UNTIL_MOVE
from coven.games.witches.table import Table
from coven.games.witches.verbs.advantages import arrive
from coven.games.witches.verbs.attempting import ATTEMPT
from coven.games.witches.verbs.cackles import COTTAGE, have_tea
from coven.games.witches.verbs.questions import Choose, WithPlays
from coven.games.witches.verbs.walking import Walk


class Move(WithPlays):
    """W6.1 to W6.3: a movement action: stay, walk, fly, or change the slot."""

    def things(self, table: Table, at: Frame) -> list[int]:
        """What her place offers, unless a card has already moved her."""
        if table.moved:
            return []
        spot = table.seats[at.seat].spot
        rides = [code(RIDE, card) for card in broomsticks(table, at.seat)]
        if spot == table.box.dungeon:
            return [code(WAIT), *rides] if table.action == 1 else [code(GO, slot) for slot in range(spot)]
        slots = cards.listed(places.same_location(table, spot))
        return [
            code(STAY),
            *[code(WALK, slot) for slot in places.next_to(table, spot)],
            *[code(SWITCH, slot) for slot in slots],
            *rides,
            *[code(LOOK, slot) for slot in slots],
        ]

    def kinds(self) -> tuple[int, ...]:
        """Far places, other cards, and what only the Dungeon knows or does not know."""
        return (STAY, WAIT, WALK, SWITCH, GO, LOOK, RIDE, FLY)

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """In the Dungeon and outside of it different rules hold."""
        kind = kind_of(option)
        if table.seats[at.seat].spot == table.box.dungeon:
            return self._in_dungeon(table, at.seat, kind, what(option))
        if kind == STAY:
            return reasons.MUST_MOVE if table.must_move else None
        if kind == RIDE:
            return riding(table, at.seat, what(option), reasons.NO_BROOM_TO_MOVE)
        if kind == FLY:
            return reasons.BROOMSTICK_FIRST
        if kind in (WAIT, GO):
            return reasons.NOT_IN_DUNGEON if kind == GO else reasons.NOT_WAITING
        return self._on_foot(table, at.seat, kind, what(option))

    def _on_foot(self, table: Table, seat: int, kind: int, slot: int) -> Reason | None:
        spot = table.seats[seat].spot
        if slot == table.box.dungeon:
            return reasons.IN_DUNGEON  # W-R.6
        if kind == WALK:
            if slot == spot:
                return reasons.WALK_NOWHERE
            if cards.has(table.box.reached[spot], slot):
                return None
            return reasons.SWITCH_INSTEAD if cards.has(table.box.beside[spot], slot) else reasons.NO_PATH
        if kind == SWITCH:
            return None if cards.has(table.box.beside[spot], slot) else reasons.OTHER_PLACE
        if not cards.has(table.box.beside[spot] & places.hidden_problems(table), slot):
            return reasons.NOTHING_TO_LOOK_AT
        return None if legality.can_vanish(table, seat) else reasons.NO_INVISIBILITY

    def _in_dungeon(self, table: Table, seat: int, kind: int, target: int) -> Reason | None:
        """W19.4 to W19.7, W-R.67: an exit card with the first action, freedom with the second."""
        if table.action == 1:
            if kind == WAIT:
                return None
            return riding(table, seat, target, reasons.NO_BROOM_TO_GET_OUT) if kind == RIDE else reasons.NOT_FREE_YET
        if kind == GO:
            return reasons.IN_DUNGEON if target == table.box.dungeon else None
        return reasons.LEAVE_FREELY

    def asks(self, table: Table, at: Frame) -> Values:
        """Which of the two actions it is, and where she is not free to stay."""
        imprisoned = table.seats[at.seat].spot == table.box.dungeon
        bound = "dungeon" if imprisoned else "must-move" if table.must_move else "free"
        problem = problem_word(table, at.seat)
        return {"action": table.action, "problem": problem, "bound": bound, "exits": ways_out(table)}

    def tells(self, table: Table, at: Frame, option: int) -> Values:
        """What would be legal; for a flight the Broomsticks; for a walk, too, and the slots that lie between; and
        whether something leads out of the Dungeon."""
        kind = kind_of(option)
        legal = instead(table, code(RIDE) if kind == FLY else option)
        if kind == WALK:
            via = places.between(table, at.seat, what(option), table.box.numbers.walk_paths)
            legal = {**legal, **instead(table, code(RIDE)), "via": places.listed(table, via)}
        return {**legal, "exits": ways_out(table)}

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """Carry the movement out, or begin it."""
        kind = kind_of(option)
        if kind == WALK:
            table.paths = table.box.numbers.walk_paths - 1
            arrive(table, at.seat, what(option), "walked")
        elif kind == SWITCH:
            arrive(table, at.seat, what(option), "switched")
        elif kind == GO:
            arrive(table, at.seat, what(option), "went")
        elif kind == RIDE:
            at.again()
            ride(table, at.seat, what(option))
            table.push(FLIGHT, at.seat)
        elif kind == LOOK:
            at.again()
            table.looking = what(option)
            table.doubt("peeked", at.seat, what(option))  # whether she knew it already
            table.show(what(option), at.seat)
            table.push(LOOKING, at.seat)
        else:
            table.moved = True
            table.tell("stayed" if kind == STAY else "waited", at.seat)


def ways_out(table: Table) -> str:
    """Whether something can get a witch out of the Dungeon now."""
    return "some" if [option for option in table.options if leads_out(table, option)] else "none"


def leads_out(table: Table, option: int) -> bool:
    """W19.4: whether an answer gets a witch out of the Dungeon with her first action."""
    if kind_of(option) == PLAY:
        return table.box.cards[what(option)].advantage in (INVISIBILITY, RESCUE)
    return kind_of(option) == RIDE or option == code(ABILITY, INVISIBILITY_TILE)


def problem_word(table: Table, seat: int) -> str:
    """The face-up Problem on a witch's slot, for the prompt."""
    spot = table.seats[seat].spot
    if spot in (NOWHERE, table.box.dungeon) or table.problems[spot] == NO_TILE or not table.is_up(spot):
        return ""
    return table.tile_at(spot).id


class FlyTo(Choose):
    """W6.8, W6.9, W-R.30: a flight goes to any slot but the own one; nothing on the way matters."""

    def things(self, table: Table, at: Frame) -> list[int]:
        """Every slot."""
        return [code(FLY, slot) for slot in range(table.box.dungeon)]

    def kinds(self) -> tuple[int, ...]:
        """Other ways to move."""
        return (STAY, WAIT, WALK, SWITCH, GO, LOOK, RIDE)

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """Flying to the own slot is staying."""
        if kind_of(option) != FLY:
            return reasons.FLYING
        if what(option) == table.box.dungeon:
            return reasons.IN_DUNGEON
        return reasons.OWN_SLOT if what(option) == table.seats[at.seat].spot else None

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """She lands."""
        arrive(table, at.seat, what(option), "flew")


class Looking(WithPlays):
    """W18.17, W-R.35: she has looked at a tile of her location: face it, or spend Invisibility."""

    def do(self, table: Table, at: Frame) -> None:
        """Until one of them is done, or the tile is gone."""
        if table.looking != NOWHERE and table.problems[table.looking] == NO_TILE:
            table.looking = NOWHERE
        super().do(table, at)

    def things(self, table: Table, at: Frame) -> list[int]:
        """Face it."""
        return [] if table.looking == NOWHERE else [code(FACE)]

    def kinds(self) -> tuple[int, ...]:
        """Other ways to move."""
        return (STAY, WALK, SWITCH, RIDE, FLY, LOOK)

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """W-R.35: first what she has looked at."""
        return None if kind_of(option) == FACE else reasons.DECIDE_FIRST

    def asks(self, table: Table, at: Frame) -> Values:
        """Where she looks."""
        return {"slot": table.box.slot_words[table.looking]}

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """W6.13: changing the slot is her whole movement; Invisibility is kept."""
        table.seats[at.seat].spot = table.looking
        table.moved = True
        table.tell("switched", at.seat, table.looking)
        table.looking = NOWHERE


class Secondary(Verb[Table]):
    """W7: the one secondary action that her place dictates."""

    def do(self, table: Table, at: Frame) -> None:
        """A Problem first (W-R.37), then tea, then the Cottage, else nothing (W15.1)."""
        spot = table.seats[at.seat].spot
        slipped = table.slipped
        table.slipped = False
        if slipped or spot == table.box.dungeon:
            return
        if table.problems[spot] != NO_TILE:
            table.push(ATTEMPT, at.seat)
        elif places.company(table, spot, at.seat):
            have_tea(table, at.seat, spot)
        elif table.solo() and spot == table.box.cottage:
            table.push(COTTAGE, at.seat)


FLIGHT = Program("flight", (FlyTo("fly"),))
LOOKING = Program("look", (Looking("looking"),))
ACTION = Program("action", (Move("move"), Walk("walk"), Secondary()))  # W6, then W7


class Act(Verb[Table]):
    """W4.3: a movement action with its secondary action."""

    def __init__(self, number: int) -> None:
        self.number = number

    def do(self, table: Table, at: Frame) -> None:
        """Unless the turn has ended in the Dungeon (W19.3)."""
        if table.turn_over:
            return
        table.action = self.number
        table.paths = -1
        table.moved = False
        table.entered = False
        table.slipped = False
        if self.number == 1:
            table.must_move = False
            if table.seats[at.seat].quiet == UNTIL_MOVE:
                table.seats[at.seat].quiet = ASK
        table.push(ACTION, at.seat)
