"""Why an answer is refused: one constant for each rule that refuses something."""

from typing import Final

from coven.engine.core.machine import Reason

NOT_NOW: Final = Reason("M-R.11", "not-now")

# choosing cards
HAND_ONLY: Final = Reason("M8.14", "hand-only")
WRONG_KIND: Final = Reason("M8.15", "wrong-kind")
WRONG_PLACE: Final = Reason("M21.1", "wrong-place")
NOT_THERE: Final = Reason("M20.3", "card-not-there")
MUST_TRIM: Final = Reason("M15.4", "must-trim")
KEEP_MADNESS: Final = Reason("M15.5", "keep-madness")
SUPPORT_FULL: Final = Reason("M19.9", "support-full")
MUST_CHOOSE: Final = Reason("M20.2", "must-choose")
PILE_EMPTY: Final = Reason("M-R.95", "pile-empty")

# spells
NOT_YOUR_SPELL: Final = Reason("M10.1", "not-your-spell")
EXHAUSTED_SPELL: Final = Reason("M10.4", "spell-exhausted")
FACE_DOWN_SPELL: Final = Reason("M24.2", "spell-face-down")
TOO_MANY_TIMES: Final = Reason("M10.5", "too-many-times")
CANNOT_PAY_SPELL: Final = Reason("M10.2", "cannot-pay-spell")
NOT_READY: Final = Reason("M-R.58", "spell-not-ready")
ALREADY_READY: Final = Reason("M25.12", "spell-ready")
STAYS_FACE_DOWN: Final = Reason("M25.14", "spell-stays-face-down")

# learning
NOT_IN_LIBRARY: Final = Reason("M11.1", "not-face-up-in-library")
CANNOT_PAY_LEARNING: Final = Reason("M11.2", "cannot-pay-learning")

# acquiring
NO_VALUE_ONE: Final = Reason("M12.5", "no-value-one")
SUPPLY_EMPTY: Final = Reason("M12.1", "supply-empty")
CANNOT_PAY_CARD: Final = Reason("M12.2", "cannot-pay-card")

# curses
NO_CURSE: Final = Reason("M13.1", "no-curse-there")
CURSE_FACE_DOWN: Final = Reason("M24.7", "curse-face-down")
CANNOT_PAY_CURSE: Final = Reason("M8.9", "cannot-pay-curse")
CANNOT_PAY_MULTI: Final = Reason("M8.10", "cannot-pay-multi")
CANNOT_PAY_TOKENS: Final = Reason("M8.13", "cannot-pay-tokens")

# curing
NO_MADNESS_THERE: Final = Reason("M14.1", "no-madness-there")
CANNOT_PAY_CURE: Final = Reason("M14.2", "cannot-pay-cure")

# paying
NOT_ASKED_FOR: Final = Reason("M-R.14", "element-not-asked")
MADNESS_PAYS_NOTHING: Final = Reason("M-R.14", "madness-pays-nothing")
ONLY_SUPPORT_PAYS: Final = Reason("M26.63", "only-support-pays")
USED_ALREADY: Final = Reason("M-R.34", "used-already")
NOT_TO_PAY_WITH: Final = Reason("M9.4", "not-to-pay-with")
NOT_PAID_YET: Final = Reason("M9.5", "not-paid-yet")
NOBODY_CONVERTS: Final = Reason("M25.7", "cannot-convert")
CONVERTED_ALREADY: Final = Reason("M25.2", "converted-already")
CONVERT_OWN_TURN: Final = Reason("M25.6", "convert-own-turn")
CONVERT_ONE_ONLY: Final = Reason("M25.5", "convert-air-one")
WOULD_FALL_SHORT: Final = Reason("M9.5", "would-fall-short")

# abilities
NO_ABILITY: Final = Reason("M25.1", "no-ability-to-use")
ABILITY_USED: Final = Reason("M25.2", "ability-used")
ABILITY_OWN_TURN: Final = Reason("M23.4", "ability-own-turn")
NO_MADNESS_IN_HAND: Final = Reason("M25.10", "no-madness-in-hand")
NO_EXHAUSTED_SPELL: Final = Reason("M25.12", "no-exhausted-spell")
MUST_SWAP: Final = Reason("M25.29", "must-swap")
NOTHING_TO_SWAP: Final = Reason("M25.29", "nothing-to-swap")

# targets
NEVER_THE_CASTER: Final = Reason("M22.6", "never-the-caster")
ONLY_ONCE: Final = Reason("M22.7", "only-once")
ONE_OTHER_ONLY: Final = Reason("M22.6", "one-other-only")
PLAYER_OUT: Final = Reason("M16.4", "player-out")
REFUSED_ALREADY: Final = Reason("M-R.87", "refused-already")
WIZARD_TAKEN: Final = Reason("M-R.10", "wizard-taken")
