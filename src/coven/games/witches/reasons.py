"""Why an answer is refused: one constant for each rule that refuses something."""

from typing import Final

from coven.engine.core.machine import Reason

NOT_NOW: Final = Reason("W-R.14", "not-now")

# setting up
WITCH_TAKEN: Final = Reason("W3.3", "witch-taken")
START_HAS_PROBLEM: Final = Reason("W2.20", "start-has-problem")
START_DUNGEON: Final = Reason("W-R.6", "dungeon-no-target")

# placing
NO_PROBLEM_THERE: Final = Reason("W5.12", "no-problem-there")
CRISIS_ALREADY: Final = Reason("W-R.21", "crisis-already")
OTHER_LOCATION: Final = Reason("W5.12", "other-location")

# cards
NOT_IN_HAND: Final = Reason("W4.10", "not-in-hand")
NOT_A_SYMBOL: Final = Reason("W4.9", "not-a-symbol")
NOT_A_BROOMSTICK: Final = Reason("W6.8", "not-a-broomstick")
NO_ABILITY: Final = Reason("W-R.88", "no-ability-tile")
CHANGES_NOTHING: Final = Reason("W-R.13", "changes-nothing")
NO_ATTEMPT: Final = Reason("W-R.43", "no-attempt")
BONUS_NO_ATTEMPT: Final = Reason("W-R.40", "bonus-no-attempt")
WRONG_ENEMY: Final = Reason("W18.3", "wrong-enemy")
WRONG_KIND: Final = Reason("W-R.43", "wrong-kind")
NOTHING_TO_SOLVE: Final = Reason("W-R.43", "no-problem-there")
NOT_FACE_UP: Final = Reason("W-R.90", "not-face-up")
NOT_ROLLED: Final = Reason("W18.22", "not-rolled")
NOT_WALKING: Final = Reason("W-R.31", "not-walking")
NOT_FAILING: Final = Reason("W18.29", "not-failing")
NOTHING_TO_PASS: Final = Reason("W18.9", "nothing-to-pass")
CANNOT_GO_ON: Final = Reason("W18.12", "cannot-go-on")
NO_CACKLES: Final = Reason("W-R.61", "no-cackles")
NO_CRISIS: Final = Reason("W-R.59", "no-crisis")
NO_CRISIS_THERE: Final = Reason("W-R.59", "no-crisis-there")
NO_HIDDEN_PROBLEM: Final = Reason("W-R.57", "no-hidden-problem")
NOT_HIDDEN: Final = Reason("W18.18", "not-hidden")
PEEKED_ALREADY: Final = Reason("W18.32", "peeked-already")
NO_POWER: Final = Reason("W13.1", "no-power-of-three")
SAME_CHARACTER: Final = Reason("W-R.62", "same-character")

# moving
MUST_MOVE: Final = Reason("W18.13", "must-move")
NO_PATH: Final = Reason("W6.4", "no-path")
NO_PATHS_LEFT: Final = Reason("W6.4", "no-paths-left")
MUST_STOP_PROBLEM: Final = Reason("W6.5", "must-stop-problem")
MUST_STOP_TEA: Final = Reason("W6.6", "must-stop-tea")
MUST_WALK_ON: Final = Reason("W18.12", "must-walk-on")
OWN_SLOT: Final = Reason("W-R.30", "own-slot")
OTHER_PLACE: Final = Reason("W-R.29", "other-place")
IN_DUNGEON: Final = Reason("W-R.6", "in-dungeon")
NOT_IN_DUNGEON: Final = Reason("W19.6", "not-in-dungeon")
LEAVE_FREELY: Final = Reason("W19.7", "leave-freely")
NOT_FREE_YET: Final = Reason("W19.6", "not-free-yet")
NO_INVISIBILITY: Final = Reason("W-R.35", "no-invisibility")
NOTHING_TO_LOOK_AT: Final = Reason("W-R.35", "nothing-to-look-at")

# the attempt
NO_WAY_OUT: Final = Reason("W11.5", "no-way-out")
STOOD_ALREADY: Final = Reason("W-R.39", "stood-already")
AFTER_SECOND_ROLL: Final = Reason("W8.15", "after-second-roll")
NOT_EMPTY: Final = Reason("W-R.48", "not-empty")
TOO_FAR: Final = Reason("W10.3", "too-far")
RAN_ON_FOOT: Final = Reason("W11.3", "ran-on-foot")
CAN_FLEE: Final = Reason("W10.6", "can-flee")

# counters and tiles
NOT_THE_MOST: Final = Reason("W12.4", "not-the-most")
TOO_FEW_CACKLES: Final = Reason("W-R.61", "too-few-cackles")
TOO_MANY_CACKLES: Final = Reason("W14.2", "too-many-cackles")
NOT_ON_BOARD: Final = Reason("W-R.69", "not-on-board")
