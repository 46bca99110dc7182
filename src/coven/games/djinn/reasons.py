"""Why an answer is refused: one constant for each rule that refuses something."""

from typing import Final

from coven.engine.core.machine import Reason

NOT_NOW: Final = Reason("D-R.7", "not-now")

# set-up
KIND_OWNED: Final = Reason("D2.30", "trait-kind-owned")

# moving
PATH_OCCUPIED: Final = Reason("D11.2", "path-occupied")
NO_PATH: Final = Reason("D12.1", "no-path")
NO_GOING_BACK: Final = Reason("D12.2", "no-going-back")
TOLL_TOO_HIGH: Final = Reason("D-R.13", "toll-too-high")
NOT_BLOCKED: Final = Reason("D12.10", "edge-is-free")
SKIPPED_ALREADY: Final = Reason("D-R.15", "skipped-already")
SAME_EDGE: Final = Reason("D-R.123", "same-edge")

# acting
NOT_HERE: Final = Reason("D13.1", "not-here")
ACTED_ALREADY: Final = Reason("D13.2", "acted-already")
SPECIAL_ONCE: Final = Reason("D13.5", "acted-already")
ONLY_AT_ROUND: Final = Reason("D3.3", "only-at-round")
NO_PASSAGE: Final = Reason("D13.3", "no-passage-here")
PASSAGE_USED: Final = Reason("D13.3", "passage-used")
PASSAGE_FRESH: Final = Reason("D17.10", "passage-fresh")
FORGONE: Final = Reason("D-R.117", "forgone")
ACTED_SO_NOTHING: Final = Reason("D-R.62", "acted-so-nothing")
FORGONE_ALREADY: Final = Reason("D-R.61", "forgone-already")
NOT_AT_SOURCE: Final = Reason("D-R.61", "not-at-source")
MUST_CAPTURE: Final = Reason("D13.6", "must-capture")
MUST_FORGO: Final = Reason("D13.12", "take-instead")
ROW_DONE: Final = Reason("D20.1", "row-done")
ROW_LEFT: Final = Reason("D-R.69", "row-left")
BASIC_ONLY: Final = Reason("D31.17", "basic-only")
MAGIC_FULL: Final = Reason("D6.4", "magic-full")

# paying
CANNOT_PAY: Final = Reason("D-R.8", "cannot-pay")
CANNOT_PAY_SOURCE: Final = Reason("D20.5", "cannot-pay-source")

# cards
NONE_LEFT: Final = Reason("D15.6", "none-left")
NOT_VISIBLE: Final = Reason("D15.1", "not-visible")
GEAR_NOT_VISIBLE: Final = Reason("D18.1", "gear-not-visible")
FROM_THE_BOTTOM: Final = Reason("D31.20", "from-the-bottom")
NO_EQUIPMENT: Final = Reason("D-R.39", "no-equipment")
NO_FACE_DOWN_MAGE: Final = Reason("D-R.120", "no-face-down-mage")
NEVER_WAKES: Final = Reason("D31.16", "never-wakes")
NO_INACTIVE_CIRCLE: Final = Reason("D-R.120", "no-inactive-circle")
NO_CHESTS: Final = Reason("D16.6", "no-chests")
CANNOT_UNLOCK: Final = Reason("D31.18", "cannot-unlock")
NO_KEY_TO_UNLOCK: Final = Reason("D16.4", "no-key-to-unlock")
NO_MAGIC_LEFT: Final = Reason("D31.9", "no-magic-left")

# archives
NOTHING_TO_PLACE: Final = Reason("D-R.30", "nothing-to-place")
OPTION_TAKEN: Final = Reason("D17.2", "option-taken")
OWN_PASSAGE_THERE: Final = Reason("D17.4", "own-passage-there")
SAME_SYMBOL: Final = Reason("D17.5", "same-symbol")

# market
SAME_COLOUR: Final = Reason("D19.5", "same-colour")
SAME_STALL: Final = Reason("D19.2", "same-stall")
CANNOT_PAY_STALL: Final = Reason("D-R.63", "cannot-pay-stall")

# free actions
NO_KEY: Final = Reason("D8.2", "no-key")
MAGIC_AT_MOST: Final = Reason("D-R.113", "magic-at-most")
NO_SCROLLS_LEFT: Final = Reason("D-R.3", "no-scrolls-left")
NOT_ON_CIRCLE: Final = Reason("D24.1", "not-on-circle")
NO_BOTTLE: Final = Reason("D21.12", "no-bottle")
NO_CORK: Final = Reason("D21.12", "no-cork")
NOT_THREE: Final = Reason("D23.1", "not-three")
WRONG_COLUMN: Final = Reason("D23.4", "wrong-column")
NO_AWARD: Final = Reason("D-R.83", "no-award")
NO_AWARDS_NOW: Final = Reason("D23.8", "no-awards-now")
NOT_YOURS: Final = Reason("D18.6", "not-yours")
GEAR_FACE_DOWN: Final = Reason("D-R.41", "gear-face-down")
NOT_AT_ANY_TIME: Final = Reason("D18.5", "not-at-any-time")
NOTHING_HAPPENS: Final = Reason("D-R.120", "nothing-happens")
ONLY_BOTTLING: Final = Reason("D-R.58", "only-bottling")

# arrival rewards
NO_REWARD: Final = Reason("D29.1", "no-reward")
REWARD_ELSEWHERE: Final = Reason("D29.1", "reward-elsewhere")
REWARD_TAKEN: Final = Reason("D-R.43", "reward-taken")

# capturing
NOBODY_HERE: Final = Reason("D21.1", "nobody-here")
CAPTURED_ALREADY: Final = Reason("D13.6", "captured-already")
NO_PLACE: Final = Reason("D21.13", "no-place")
TOO_STRONG: Final = Reason("D-R.46", "too-strong")
NOT_PAID: Final = Reason("D21.6", "magic-missing")
FEE_TOO_HIGH: Final = Reason("D21.8", "fee-too-high")
MAGE_FACE_DOWN: Final = Reason("D-R.112", "mage-face-down")
USED_ALREADY: Final = Reason("D21.8", "used-already")
NO_CIRCLE: Final = Reason("D21.11", "no-circle")
CIRCLE_FIRST: Final = Reason("D31.21", "circle-first")
NEEDED_ELSEWHERE: Final = Reason("D-R.46", "needed-elsewhere")
NO_BOSSES: Final = Reason("D-R.68", "no-bosses")
NO_EMPTY_BOTTLE: Final = Reason("D29.4", "no-empty-bottle")
