"""Why an answer is refused: one constant for each rule that refuses something."""

from typing import Final

from coven.engine.core.machine import Reason

NOT_NOW: Final = Reason("M-R.11", "not-now")


def by_card(rule: str, reason: Reason) -> Reason:
    """The specific rule beats the general one: where the ledger speaks of the card, its statement is cited."""
    return Reason(rule, reason.message) if rule else reason


# choosing cards
HAND_ONLY: Final = Reason("M8.14", "hand-only")
WRONG_KIND: Final = Reason("M8.15", "wrong-kind")
WRONG_PLACE: Final = Reason("M20.1", "wrong-place")
NEITHER_HAND_NOR_SUPPORT: Final = Reason("M21.1", "wrong-place")
NOT_FROM_THERE: Final = Reason("M19.1", "wrong-place")
CURSED_PLACE: Final = Reason("M28.8", "wrong-place")
ONE_SUPPORT: Final = Reason("M19.7", "wrong-place")
NO_MADNESS: Final = Reason("M21.13", "wrong-kind")
NOT_THERE: Final = Reason("M20.3", "card-not-there")
MUST_TRIM: Final = Reason("M15.4", "must-trim")
TRIM_HAND: Final = Reason("M15.7", "trim-hand")
KEEP_MADNESS: Final = Reason("M15.5", "keep-madness")
SUPPORT_FULL: Final = Reason("M19.9", "support-full")
MUST_CHOOSE: Final = Reason("M20.2", "must-choose")
MUST_CHOOSE_CURSED: Final = Reason("M28.13", "must-choose")
MUST_SUPPORT: Final = Reason("M-R.42", "must-choose")
WRONG_VALUE: Final = Reason("M-R.95", "wrong-kind")
PILE_EMPTY: Final = Reason("M-R.95", "pile-empty")
NOT_A_REWARD: Final = Reason("M13.2", "wrong-kind")
NO_SUCH_REWARD: Final = Reason("M-R.38", "pile-empty")
ONLY_MADNESS_RETURNS: Final = Reason("M-R.79", "wrong-kind")
NOT_RAISED: Final = Reason("M-R.90", "card-not-there")

# spells
NOT_YOUR_SPELL: Final = Reason("M10.1", "not-your-spell")
EXHAUSTED_SPELL: Final = Reason("M10.4", "spell-exhausted")
FACE_DOWN_SPELL: Final = Reason("M24.2", "spell-face-down")
FACE_DOWN_FOR_GOOD: Final = Reason("M24.2", "spell-face-down-for-good")
TOO_MANY_TIMES: Final = Reason("M10.5", "too-many-times")
CANNOT_PAY_SPELL: Final = Reason("M10.2", "cannot-pay-spell")
NOT_READY: Final = Reason("M-R.58", "spell-not-ready")
LIES_FACE_DOWN: Final = Reason("M-R.58", "spell-lies-face-down")
NOT_OWN_TO_TURN: Final = Reason("M-R.58", "spell-not-yours")
NOT_OWN_TO_DESTROY: Final = Reason("M-R.93", "spell-not-yours")
NOT_OWN_TO_FORGET: Final = Reason("M11.7", "spell-not-yours")
NOBODY_HAS_IT: Final = Reason("M25.12", "spell-not-there")
ALREADY_READY: Final = Reason("M25.12", "spell-ready")
STAYS_FACE_DOWN: Final = Reason("M25.14", "spell-stays-face-down")

# learning
NOT_IN_LIBRARY: Final = Reason("M11.1", "not-face-up-in-library")
CANNOT_PAY_LEARNING: Final = Reason("M11.2", "cannot-pay-learning")

# acquiring
NO_VALUE_ONE: Final = Reason("M12.5", "no-value-one")
NO_ELEMENT_CARD: Final = Reason("M12.1", "no-value-one")
SUPPLY_EMPTY: Final = Reason("M12.1", "supply-empty")
CANNOT_PAY_CARD: Final = Reason("M12.2", "cannot-pay-card")

# curses
NO_CURSE: Final = Reason("M13.1", "no-curse-there")
CURSE_FACE_DOWN: Final = Reason("M24.7", "curse-face-down")
NO_CURSE_TO_TURN: Final = Reason("M-R.91", "no-curse-there")
CURSE_TURNED_ALREADY: Final = Reason("M-R.91", "curse-turned-already")
CANNOT_PAY_CURSE: Final = Reason("M8.9", "cannot-pay-curse")
CANNOT_PAY_MULTI: Final = Reason("M8.10", "cannot-pay-multi")
CANNOT_PAY_TOKENS: Final = Reason("M8.13", "cannot-pay-tokens")

# curing
NO_MADNESS_THERE: Final = Reason("M14.1", "no-madness-there")
NOT_ANOTHER_HAND: Final = Reason("M14.1", "not-another-hand")
CANNOT_PAY_CURE: Final = Reason("M14.2", "cannot-pay-cure")
CANNOT_PAY_DEAR_CURE: Final = Reason("M28.7", "cannot-pay-cure")

# paying
NOT_ASKED_FOR: Final = Reason("M-R.14", "element-not-asked")
ONE_TYPE_ONLY: Final = Reason("M14.2", "element-not-asked")
ONE_TYPE_ONLY_DEAR: Final = Reason("M28.7", "element-not-asked")
MADNESS_PAYS_NOTHING: Final = Reason("M-R.14", "madness-pays-nothing")
ONLY_SUPPORT_PAYS: Final = Reason("M26.63", "only-support-pays")
ONLY_SUPPORT: Final = "M26.63"  # what a hand could have paid
USED_ALREADY: Final = Reason("M-R.34", "used-already")
NOT_TO_PAY_WITH: Final = Reason("M9.4", "not-to-pay-with")
NOT_PAID_YET: Final = Reason("M9.5", "not-paid-yet")
NOBODY_CONVERTS: Final = Reason("M25.7", "cannot-convert")
CONVERTED_ALREADY: Final = Reason("M25.2", "converted-already")
CONVERT_OWN_TURN: Final = Reason("M25.6", "convert-own-turn")
CONVERT_ONE_ONLY: Final = Reason("M25.5", "convert-air-one")
AIR_IS_AIR: Final = Reason("M25.5", "convert-to-air")
WOULD_FALL_SHORT: Final = Reason("M9.5", "would-fall-short")

# abilities
ABILITY_NONE: Final = Reason("M25.1", "ability-at-all-times")
ABILITY_SUPPORT: Final = Reason("M25.4", "ability-at-all-times")
ABILITY_SPELLS: Final = Reason("M25.24", "ability-at-all-times")
ABILITY_BREAKING: Final = Reason("M25.20", "ability-on-breaking")
ABILITY_PAYING: Final = Reason("M-R.28", "ability-while-paying")
ABILITY_BETWEEN: Final = Reason("M-R.28", "ability-between-actions")
ABILITY_TOO_LATE: Final = Reason("M-R.28", "ability-too-late")
ABILITY_USED: Final = Reason("M25.2", "ability-used")
ABILITY_OWN_TURN: Final = Reason("M23.4", "ability-own-turn")
NO_MADNESS_IN_HAND: Final = Reason("M25.10", "no-madness-in-hand")
NO_EXHAUSTED_SPELL: Final = Reason("M25.12", "no-exhausted-spell")
MUST_SWAP: Final = Reason("M25.29", "must-swap")
SWAP_HAND: Final = Reason("M25.25", "swap-from-hand")
SWAP_SHARED_SUPPORT: Final = Reason("M25.25", "swap-from-support")
NOTHING_TO_SWAP: Final = Reason("M25.29", "nothing-to-swap")

# targets
NEVER_THE_CASTER: Final = Reason("M22.6", "never-the-caster")
ONLY_ONCE: Final = Reason("M22.7", "only-once")
ONE_OTHER_ONLY: Final = Reason("M22.6", "one-other-only")
YOU_ARE_OUT: Final = Reason("M16.4", "you-are-out")
PLAYER_OUT: Final = Reason("M16.4", "player-out")
REFUSED_ALREADY: Final = Reason("M-R.87", "refused-already")
CARD_REFUSED_ALREADY: Final = Reason("M-R.87", "card-refused-already")
NOBODY_REFUSED: Final = Reason("M-R.20", "nobody-refused")
OTHERS_LEFT: Final = Reason("M-R.22", "others-left")
CARDS_LEFT: Final = Reason("M-R.22", "cards-left")
NEVER_OF_A_PENALTY: Final = Reason("M-R.47", "must-choose")
WIZARD_TAKEN: Final = Reason("M-R.10", "wizard-taken")

# stopping where something has to be decided, by the prompt of the question
MUST_FORGET: Final = Reason("M11.7", "must-forget")
MUST_PICK_A_PLAYER: Final = Reason("M-R.48", "must-choose-player")
MUST_PICK_A_WIZARD: Final = Reason("M4.5", "must-choose-wizard")
MUST_AGREE_OR_REFUSE: Final = Reason("M22.9", "must-agree-or-refuse")
MUST_PICK_AN_ELEMENT: Final = Reason("M14.2", "must-choose-element")
MUST_PICK_AN_ELEMENT_DEAR: Final = Reason("M28.7", "must-choose-element")
MUST_SAY_WHETHER: Final = Reason("M20.5", "must-accept-or-decline")
MUST_SAY_WHETHER_TO_DRAW: Final = Reason("M25.20", "must-accept-or-decline")
MUST_REPLACE: Final = Reason("M-R.90", "must-choose")
MUST_TAKE_REWARD: Final = Reason("M-R.38", "must-take-reward")
MUST_GIVE: Final = Reason("M26.59", "must-give")
MUST_NAME_CARDS: Final = Reason("M-R.20", "must-name-cards")
MUST_NAME_TARGETS: Final = Reason("M-R.20", "must-name-targets")
NOTHING_LEFT_TO_NAME: Final = Reason("M-R.20", "nothing-left-to-name")
UNFINISHED: Final = {
    "choose-player": MUST_PICK_A_PLAYER,
    "choose-wizard": MUST_PICK_A_WIZARD,
    "consent": MUST_AGREE_OR_REFUSE,
    "consent-card": MUST_AGREE_OR_REFUSE,
    "cure-element": MUST_PICK_AN_ELEMENT,
    "draw-on-break": MUST_SAY_WHETHER_TO_DRAW,
    "may": MUST_SAY_WHETHER,
    "raise": MUST_REPLACE,
    "reward": MUST_TAKE_REWARD,
    "support": MUST_SUPPORT,
    "swap": MUST_GIVE,
    "take": MUST_NAME_CARDS,
    "target": MUST_NAME_TARGETS,
}

# answers that belong to another question: when they are asked for
ACTION_LATER: Final = Reason("M-R.11", "action-later")
NOTHING_TO_PAY: Final = Reason("M-R.11", "nothing-to-pay")
NOT_AS_PROPOSED: Final = Reason("M9.4", "not-as-proposed")
NO_SPELL_ANNOUNCED: Final = Reason("M-R.11", "no-spell-announced")
NO_CASTING: Final = Reason("M-R.11", "nothing-to-call-off")
NOBODY_ASKS_CONSENT: Final = Reason("M-R.11", "nobody-asks-consent")
NOTHING_TO_PICK: Final = Reason("M-R.11", "nothing-to-pick")
NOTHING_TO_GAIN: Final = Reason("M-R.11", "nothing-to-gain")
NO_SPELL_TO_PICK: Final = Reason("M-R.11", "no-spell-to-pick")
NO_CURSE_TO_PICK: Final = Reason("M-R.11", "no-curse-to-pick")
NO_PLAYER_TO_PICK: Final = Reason("M-R.11", "no-player-to-pick")
NO_WIZARD_TO_PICK: Final = Reason("M-R.11", "no-wizard-to-pick", over=True)
NO_ELEMENT_TO_PICK: Final = Reason("M-R.11", "no-element-to-pick")
