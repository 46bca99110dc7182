"""Answers that belong to another question: when they are asked for (M-R.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from coven.engine.core.answers import kind_of
from coven.engine.core.ask import DONE
from coven.engine.core.machine import Reason, asking
from coven.games.madness import answers, reasons

if TYPE_CHECKING:
    from coven.games.madness.table import Table

ASKS_ANYWAY: Final[tuple[str, ...]] = ("act", "act-granted", "act-from-support", "pay", "swap-support")  # `done` fits
ASKED_FOR: Final[dict[int, Reason]] = {  # by kind
    answers.CAST: reasons.ACTION_LATER,
    answers.LEARN: reasons.ACTION_LATER,
    answers.ACQUIRE: reasons.ACTION_LATER,
    answers.BREAK: reasons.ACTION_LATER,
    answers.CURE: reasons.ACTION_LATER,
    answers.PAY: reasons.NOTHING_TO_PAY,
    answers.SETTLE: reasons.NOTHING_TO_PAY,
    answers.TARGET: reasons.NO_SPELL_ANNOUNCED,
    answers.TAKE: reasons.NOTHING_TO_PICK,
    answers.AGREE: reasons.NOBODY_ASKS_CONSENT,
    answers.REFUSE: reasons.NOBODY_ASKS_CONSENT,
    answers.DISCARD_CARD: reasons.NOTHING_TO_PICK,
    answers.DESTROY: reasons.NOTHING_TO_PICK,
    answers.CURE_CARD: reasons.NOTHING_TO_PICK,
    answers.INTO_SUPPORT: reasons.NOTHING_TO_PICK,
    answers.ON_DECK: reasons.NOTHING_TO_PICK,
    answers.RAISE: reasons.NOTHING_TO_PICK,
    answers.GIVE: reasons.NOTHING_TO_PICK,
    answers.GAIN: reasons.NOTHING_TO_GAIN,
    answers.RESTORE: reasons.NOTHING_TO_PICK,
    answers.EXHAUST: reasons.NO_SPELL_TO_PICK,
    answers.NEUTRALISE: reasons.NO_SPELL_TO_PICK,
    answers.FORGET: reasons.NO_SPELL_TO_PICK,
    answers.REFRESH: reasons.NO_SPELL_TO_PICK,
    answers.NEUTRALISE_CURSE: reasons.NO_CURSE_TO_PICK,
    answers.CHOOSE: reasons.NO_PLAYER_TO_PICK,
    answers.CHOOSE_WIZARD: reasons.NO_WIZARD_TO_PICK,
    answers.WITH: reasons.NO_ELEMENT_TO_PICK,
}


def reason(table: Table, option: int) -> Reason | None:
    """What forbids an answer of a kind that nobody has asked for."""
    kind = kind_of(option)
    return None if kind in [kind_of(other) for other in table.options] else ASKED_FOR.get(kind)


def unheard(table: Table, word: str) -> Reason | None:
    """What forbids a payment in whole that is not the one proposed, and a cure in the hand of another player."""
    said = word.split(" ")
    if len(said) == 3 and said[0] == "cure" and said[1] in table.names and said[2] == "hand":
        return reasons.NOT_ANOTHER_HAND
    if not word.startswith("settle "):
        return None
    paying = answers.PAY_ALL in table.options
    return reasons.NOT_AS_PROPOSED if paying else reasons.NOTHING_TO_PAY


def astray(table: Table, word: str) -> Reason | None:
    """What an ability, stopping, declining or calling off breaks where none of them is asked for."""
    if word not in ("ability", "done", "decline", "call-off", "go-on"):
        return table.out_of_turn(word, table.active)
    at, verb = table.frames[-1], asking(table)
    if word == "ability" and verb.prompt == "draw-on-break":
        return reasons.MUST_SAY_WHETHER_TO_DRAW
    if word == "ability":
        found = table.no_ability_now(verb.asked(table, at))
        return reasons.ABILITY_TOO_LATE if verb.prompt == "trim" and found == reasons.ABILITY_BETWEEN else found
    if word == "decline" and at.program.cause.startswith("penalty/"):
        return reasons.NEVER_OF_A_PENALTY
    if word in ("done", "decline") and DONE not in table.options and verb.prompt not in ASKS_ANYWAY:
        if answers.WITHOUT_MORE in table.options:
            return reasons.NOTHING_LEFT_TO_NAME
        if verb.prompt == "forget" and not at.program.cause:
            return reasons.MUST_FORGET
        if verb.prompt == "cure-element" and table.variants.creeping_madness:
            return reasons.MUST_PICK_AN_ELEMENT_DEAR
        return reasons.UNFINISHED.get(verb.prompt, reasons.MUST_CHOOSE)
    if word != "call-off":
        return reasons.NOT_NOW
    casting = table.deed.kind == answers.CAST
    return reasons.UNFINISHED.get(verb.prompt, reasons.NOBODY_REFUSED) if casting else reasons.NO_CASTING
