"""Answers that belong to another question: the rule that has their moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from coven.engine.core.ask import DONE
from coven.engine.core.machine import Reason, asking, deciding
from coven.games.witches import cards, reasons
from coven.games.witches.pieces import FAILED, NOWHERE, OPEN, RAN_AWAY, RESCUED

if TYPE_CHECKING:
    from coven.games.witches.table import Table

MUST: Final[dict[str, Reason]] = {  # by prompt: why one cannot be done with it
    "choose-witch": reasons.MUST_CHOOSE_WITCH,
    "choose-start": reasons.MUST_START,
    "choose-crisis": reasons.MUST_PLACE_CRISIS,
    "window": reasons.MUST_PASS,
    "fly": reasons.MUST_FLY,
    "go": reasons.MUST_GO,
    "looking": reasons.MUST_FACE_OR_PASS,
    "walk": reasons.MUST_WALK_OR_STOP,
    "before-roll": reasons.MUST_ROLL,
    "stand-or-flee": reasons.MUST_STAND_OR_FLEE,
    "reroll": reasons.MUST_REROLL,
    "accept": reasons.MUST_ACCEPT,
    "take-from": reasons.MUST_TAKE_CACKLE,
    "lose-easy": reasons.MUST_LOSE_EASY,
    "help": reasons.MUST_HELP,
    "reveal": reasons.MUST_REVEAL,
    "peek": reasons.MUST_PEEK,
    "solve": reasons.MUST_NAME_PROBLEM,
}
MUST_LEAVE: Final[dict[int, Reason]] = {  # by outcome
    FAILED: reasons.MUST_FLEE,
    RAN_AWAY: reasons.MUST_RUN,
    RESCUED: reasons.MUST_GO_RESCUED,
}
MUST_RETURN: Final[dict[str, Reason]] = {  # by program
    "tea": reasons.MUST_SAY_AT_TEA,
    "tea-others": reasons.MUST_SAY_IN_COMPANY,
    "cottage": reasons.MUST_SAY_AT_COTTAGE,
}


def reason(table: Table, option: int) -> Reason | None:
    """What forbids an answer of a kind that nobody has asked for, the most special rule first."""
    kinds = table.answers()
    if kinds.kind(option) in [kinds.kind(other) for other in table.options]:
        return None
    if option == DONE:
        return _unfinished(table)
    verb, seat = kinds.kind(option).verb, deciding(table)
    general = table.out_of_turn(verb, seat)
    if general is reasons.NOT_YOUR_TURN:
        return reasons.OWN_TURN
    if verb == "start" and table.seats[0].spot == NOWHERE:
        return reasons.START_LATER
    if verb in reasons.OF_DICE and table.attempt.slot != NOWHERE and table.attempt.outcome == OPEN:
        return reasons.OTHER_STEP
    if verb == "return":
        return _no_tea(table, seat)
    return reasons.LATER.get(verb) if general is reasons.MOMENTS.get(verb) else None


def _unfinished(table: Table) -> Reason | None:
    """What forbids to be done with a question that wants an answer."""
    prompt = asking(table).prompt
    if prompt == "move":
        return _unmoved(table)
    if prompt in ("leave", "flee"):
        return MUST_LEAVE.get(table.attempt.outcome)
    if prompt == "return-cackles":
        return MUST_RETURN.get(table.frames[-1].program.name, reasons.MUST_SAY_AWARE)
    return MUST.get(prompt)


def _unmoved(table: Table) -> Reason:
    """W6.3, W18.13, W19.6, W19.7: a movement action may be staying, unless she must move or is in the Dungeon."""
    if table.seats[table.active].spot == table.box.dungeon:
        return reasons.MUST_GO if table.action == 2 else reasons.MUST_WAIT
    return reasons.MUST_MOVE_AWAY if table.must_move else reasons.STAY_INSTEAD


def _no_tea(table: Table, seat: int) -> Reason:
    """W14.1, W19.10, W22.3, W22.4: who is alone returns Cackles at the Cottage only, and nobody in the Dungeon."""
    spot, cottage = table.seats[seat].spot, table.box.cottage
    if table.solo():
        return reasons.COTTAGE_HAS_PROBLEM if spot == cottage and cards.has(table.laid, cottage) else reasons.NO_COTTAGE
    if spot == table.box.dungeon and len([1 for owner in table.seats if owner.spot == spot]) > 1:
        return reasons.NO_TEA_IN_DUNGEON
    return reasons.LATER_RETURN
