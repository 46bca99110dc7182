"""Why an answer is refused: one constant for each rule that refuses something."""

from typing import Final

from coven.engine.core.machine import Reason

NOT_NOW: Final = Reason("W-R.14", "not-now")
NO_PAUSE: Final = Reason("W-R.14", "later-play")
NOT_ASKED_LESS: Final = Reason("W-R.97", "not-asked-less")
ONLY_ACTIVE: Final = Reason("W-R.12", "only-active")
NOT_YOUR_TURN: Final = Reason("W4.1", "not-now")
OWN_TURN: Final = Reason("W4.1", "own-turn")

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
NO_BROOM_TO_MOVE: Final = Reason("W6.8", "not-a-broomstick")
NO_BROOM_TO_FLEE: Final = Reason("W10.4", "not-a-broomstick")
NO_BROOM_TO_RUN: Final = Reason("W11.3", "not-a-broomstick")
NO_BROOM_TO_RESCUE: Final = Reason("W-R.60", "not-a-broomstick")
NO_BROOM_TO_GET_OUT: Final = Reason("W19.4", "not-a-broomstick")
NOT_YOURS_TO_DISCARD: Final = Reason("W18.28", "not-in-hand")
NO_ABILITY: Final = Reason("W-R.88", "no-ability-tile")
OTHERS_TILES: Final[tuple[Reason, ...]] = (  # in the order of the abilities
    Reason("W3.5", "no-ability-tile"),
    Reason("W3.7", "no-ability-tile"),
    Reason("W3.11", "no-ability-tile"),
)
FIRST_PLAYER_NO_TILE: Final = Reason("W3.12", "first-player-no-tile")
MAGIC_IS_USED: Final = Reason("W3.9", "magic-is-used")
CHANGES_NOTHING: Final = Reason("W-R.13", "changes-nothing")
NO_ATTEMPT: Final = Reason("W-R.43", "no-attempt")
BONUS_NO_ATTEMPT: Final = Reason("W-R.40", "bonus-no-attempt")
WRONG_ENEMY: Final = Reason("W18.3", "wrong-enemy")
WRONG_KIND: Final = Reason("W-R.43", "wrong-kind")
WRONG_KINDS: Final = {
    "sheep": Reason("W18.7", "wrong-kind"),
    "death": Reason("W18.26", "wrong-kind"),
    "pig": Reason("W3.11", "wrong-kind"),
}
NOTHING_TO_SOLVE: Final = Reason("W-R.90", "no-problem-there")
NOT_FACE_UP: Final = Reason("W-R.90", "not-face-up")
NOT_ROLLED: Final = Reason("W18.22", "not-rolled")
NOT_WALKING: Final = Reason("W-R.31", "not-walking")
STOPPED_HERE: Final = Reason("W-R.31", "stopped-here")
NOT_FAILING: Final = Reason("W18.29", "not-failing")
NOTHING_TO_PASS: Final = Reason("W18.9", "nothing-to-pass")
CANNOT_GO_ON: Final = Reason("W18.12", "cannot-go-on")
NO_CACKLES: Final = Reason("W-R.61", "no-cackles")
NO_CRISIS: Final = Reason("W-R.59", "no-crisis")
NO_CRISIS_THERE: Final = Reason("W-R.59", "no-crisis-there")
NOTHING_TO_REVEAL: Final = Reason("W18.18", "no-hidden-problem")
NOTHING_TO_PEEK_AT: Final = Reason("W-R.57", "no-hidden-problem")
NOT_TO_REVEAL: Final = Reason("W18.18", "not-hidden")
NOT_TO_PEEK_AT: Final = Reason("W18.32", "not-hidden")
PEEKED_ALREADY: Final = Reason("W18.32", "peeked-already")
NO_POWER: Final = Reason("W13.1", "no-power-of-three")
NAME_THREE: Final = Reason("W13.1", "name-three")
SAME_CHARACTER: Final = Reason("W-R.62", "same-character")

# moving
MUST_MOVE: Final = Reason("W18.13", "must-move")
NO_PATH: Final = Reason("W6.4", "no-path")
SWITCH_INSTEAD: Final = Reason("W6.13", "switch-instead")
NO_PATHS_LEFT: Final = Reason("W6.4", "no-paths-left")
MUST_STOP_PROBLEM: Final = Reason("W6.5", "must-stop-problem")
MUST_STOP_TEA: Final = Reason("W6.6", "must-stop-tea")
ALL_PROBLEMS: Final = Reason("W6.12", "must-stop-problem")
ALL_OCCUPIED: Final = Reason("W-R.28", "must-stop-full")
MUST_WALK_ON: Final = Reason("W-R.34", "must-walk-on")
WALK_OR_FLY: Final = Reason("W6.2", "moved-already")
NO_SWITCH_NOW: Final = Reason("W-R.29", "moved-already")
NO_LOOK_NOW: Final = Reason("W-R.35", "look-first")
DECIDE_FIRST: Final = Reason("W-R.35", "decide-first")
BROOMSTICK_FIRST: Final = Reason("W6.8", "broomstick-first")
FLYING: Final = Reason("W6.2", "flying")
OWN_SLOT: Final = Reason("W-R.30", "own-slot")
WALK_NOWHERE: Final = Reason("W-R.25", "walk-nowhere")
OTHER_PLACE: Final = Reason("W-R.29", "other-place")
IN_DUNGEON: Final = Reason("W-R.6", "in-dungeon")
NOT_WAITING: Final = Reason("W19.6", "not-in-dungeon")
NOT_IN_DUNGEON: Final = Reason("W19.7", "not-in-dungeon")
LEAVE_FREELY: Final = Reason("W19.7", "leave-freely")
NOT_FREE_YET: Final = Reason("W19.6", "not-free-yet")
EXIT_IS_A_MOVE: Final = Reason("W-R.66", "exit-is-a-move")
NO_INVISIBILITY: Final = Reason("W-R.35", "no-invisibility")
NOTHING_TO_LOOK_AT: Final = Reason("W-R.35", "nothing-to-look-at")

# the attempt
NO_WAY_OUT: Final = Reason("W11.5", "no-way-out")
STOOD_ALREADY: Final = Reason("W-R.39", "stood-already")
AFTER_SECOND_ROLL: Final = Reason("W8.15", "after-second-roll")
SYMBOLS_BETWEEN: Final = Reason("W-R.39", "symbols-between")
RUN_BETWEEN: Final = Reason("W11.1", "run-between")
FIRST_PAIR_FIRST: Final = Reason("W-R.38", "first-pair-first")
SECOND_PAIR_TOO: Final = Reason("W8.12", "second-pair-too")
NOT_EMPTY: Final = Reason("W-R.48", "not-empty")
NOT_EMPTY_TO_STUMBLE: Final = Reason("W10.6", "not-empty")
NOT_EMPTY_TO_RESCUE: Final = Reason("W-R.60", "not-empty")
TOO_FAR: Final = Reason("W10.3", "too-far")
TOO_FAR_TO_RUN: Final = Reason("W11.2", "too-far-to-run")
TOO_FAR_TO_RESCUE: Final = Reason("W-R.60", "too-far")
RAN_ON_FOOT: Final = Reason("W11.3", "ran-on-foot")
RUN_FIRST: Final = Reason("W11.2", "run-first")
RUN_WHERE: Final = Reason("W11.2", "flee-where")
FLEE_WHERE: Final = Reason("W10.3", "flee-where")
RESCUE_WHERE: Final = Reason("W-R.60", "flee-where")
FLY_WHERE: Final = Reason("W-R.48", "flee-where")
STUMBLE_WHERE: Final = Reason("W10.6", "flee-where")
FLYING_OFF: Final = Reason("W-R.48", "on-the-way")
STUMBLING: Final = Reason("W10.6", "on-the-way")
NO_MOVEMENT: Final = Reason("W-R.50", "no-movement")
MUST_SOLVE: Final = Reason("W7.2", "must-solve")
MUST_HAVE_TEA: Final = Reason("W7.3", "must-have-tea")
CAN_FLEE: Final = Reason("W10.6", "can-flee")
RAN_NOT_FAILED: Final = Reason("W11.6", "can-flee")
RESCUED_NOT_FAILED: Final = Reason("W-R.60", "can-flee")

# counters and tiles
NOT_THE_MOST: Final = Reason("W12.4", "not-the-most")
SUPPLY_EMPTY: Final = Reason("W12.4", "supply-empty")
TOO_MANY_AT_TEA: Final = Reason("W14.2", "too-many-cackles")
TOO_FEW_AT_TEA: Final = Reason("W14.2", "too-few-cackles")
TOO_MANY_IN_COMPANY: Final = Reason("W14.3", "too-many-cackles")
TOO_FEW_IN_COMPANY: Final = Reason("W14.3", "too-few-cackles")
TOO_MANY_AT_COTTAGE: Final = Reason("W22.3", "too-many-cackles")
TOO_FEW_AT_COTTAGE: Final = Reason("W22.3", "too-few-cackles")
TOO_MANY_AWARE: Final = Reason("W18.25", "too-many-cackles")
TOO_FEW_AWARE: Final = Reason("W18.25", "too-few-cackles")
AT_LEAST_ONE: Final = Reason("W-R.61", "at-least-one")
NOT_ON_BOARD: Final = Reason("W-R.69", "not-on-board")
NOT_EASY: Final = Reason("W19.13", "not-on-board")

# words that belong to another moment: the rule that has it
OF_CARDS: Final[tuple[str, ...]] = ("play", "power-of-three", "ride", "use")
OF_ACTIVE: Final[tuple[str, ...]] = (
    *OF_CARDS,
    *(
        "stay",
        "walk",
        "switch",
        "look",
        "fly",
        "go",
        "wait",
        "stop",
        "face",
        "roll",
        "stand",
        "accept",
        "flee",
        "stumble",
    ),
)
OF_MOVING: Final[tuple[str, ...]] = ("stay", "walk", "switch", "look", "fly", "go")
OF_DICE: Final[tuple[str, ...]] = ("roll", "stand", "accept")
MOMENTS: Final = {
    "choose": Reason("W3.3", "not-now"),
    "start": Reason("W2.20", "not-now"),
    "pass": NOT_NOW,
    "pass-until": Reason("W-R.97", "not-now"),
    "crisis": Reason("W5.12", "not-now"),
    "face": Reason("W-R.35", "not-now"),
    "flee": RUN_BETWEEN,
    "stumble": Reason("W10.6", "not-now"),
    "use": SYMBOLS_BETWEEN,
    "fly": Reason("W6.8", "not-now"),
    "ride": Reason("W6.8", "not-now"),
    "go": Reason("W19.7", "not-now"),
    "wait": Reason("W19.6", "not-now"),
    **dict.fromkeys(("take-from", "supply"), Reason("W12.4", "not-now")),
    "return": Reason("W14.1", "not-now"),
    "lose": Reason("W19.13", "not-now"),
    "help": Reason("W18.20", "not-now"),
    "reveal": Reason("W18.18", "not-now"),
    "peek": Reason("W18.32", "not-now"),
    "reroll": Reason("W18.22", "not-now"),
    "discard": Reason("W18.28", "not-now"),
    "solve": Reason("W-R.43", "not-now"),
    "play": NOT_NOW,
    "power-of-three": NOT_NOW,
    **dict.fromkeys(("stay", "walk", "switch", "look", "stop"), Reason("W4.2", "not-now")),
    **dict.fromkeys(OF_DICE, Reason("W-R.38", "not-now")),
}

# the same, told to whoever is asked something else: when such an answer is asked for
LATER_CHOOSE: Final = Reason("W3.3", "later-choose", over=True)
LATER_START: Final = Reason("W2.20", "later-start", over=True)
LATER_PASS: Final = Reason("W-R.14", "later-pass")
LATER_CRISIS: Final = Reason("W5.12", "later-crisis")
LATER_FACE: Final = Reason("W-R.35", "later-face")
LATER_STUMBLE: Final = Reason("W10.6", "later-stumble")
LATER_FLY: Final = Reason("W6.8", "later-fly")
LATER_GO: Final = Reason("W19.7", "later-go")
LATER_WAIT: Final = Reason("W19.6", "later-wait")
LATER_CACKLE: Final = Reason("W12.4", "later-cackle")
LATER_RETURN: Final = Reason("W14.1", "later-return")
LATER_LOSE: Final = Reason("W19.13", "later-lose")
LATER_HELP: Final = Reason("W18.20", "later-help")
LATER_REVEAL: Final = Reason("W18.18", "later-reveal")
LATER_PEEK: Final = Reason("W18.32", "later-peek")
LATER_REROLL: Final = Reason("W18.22", "later-reroll")
LATER_DISCARD: Final = Reason("W18.28", "later-discard")
LATER_SOLVE: Final = Reason("W-R.43", "later-solve")
LATER_MOVE: Final = Reason("W4.2", "later-move")
LATER_STOP: Final = Reason("W4.2", "later-stop")
LATER_ATTEMPT: Final = Reason("W-R.38", "later-attempt")
OTHER_STEP: Final = Reason("W-R.38", "other-step")  # in the middle of an attempt
START_LATER: Final = Reason("W2.20", "start-later")  # while witches are chosen
NO_COTTAGE: Final = Reason("W22.3", "later-return-alone")
COTTAGE_HAS_PROBLEM: Final = Reason("W22.4", "cottage-has-problem")
NO_TEA_IN_DUNGEON: Final = Reason("W19.10", "no-tea-in-dungeon")
LATER: Final = {
    "choose": LATER_CHOOSE,
    "start": LATER_START,
    "pass": LATER_PASS,
    "pass-until": NOT_ASKED_LESS,
    "crisis": LATER_CRISIS,
    "face": LATER_FACE,
    "stumble": LATER_STUMBLE,
    "fly": LATER_FLY,
    "ride": LATER_FLY,
    "go": LATER_GO,
    "wait": LATER_WAIT,
    **dict.fromkeys(("take-from", "supply"), LATER_CACKLE),
    "return": LATER_RETURN,
    "lose": LATER_LOSE,
    "help": LATER_HELP,
    "reveal": LATER_REVEAL,
    "peek": LATER_PEEK,
    "reroll": LATER_REROLL,
    "discard": LATER_DISCARD,
    "solve": LATER_SOLVE,
    **dict.fromkeys(("play", "power-of-three"), NO_PAUSE),
    **dict.fromkeys(("stay", "walk", "switch", "look"), LATER_MOVE),
    "stop": LATER_STOP,
    **dict.fromkeys(OF_DICE, LATER_ATTEMPT),
}

# being done with what wants an answer
MUST_CHOOSE_WITCH: Final = Reason("W3.3", "not-left-out")
MUST_START: Final = Reason("W2.20", "not-left-out")
MUST_PLACE_CRISIS: Final = Reason("W5.12", "not-left-out")
MUST_PASS: Final = Reason("W-R.14", "not-left-out")
STAY_INSTEAD: Final = Reason("W6.3", "stay-instead")
MUST_MOVE_AWAY: Final = Reason("W18.13", "not-left-out")
MUST_WAIT: Final = Reason("W19.6", "not-left-out")
MUST_GO: Final = Reason("W19.7", "not-left-out")
MUST_FLY: Final = Reason("W6.8", "not-left-out")
MUST_FACE_OR_PASS: Final = Reason("W-R.35", "not-left-out")
MUST_WALK_OR_STOP: Final = Reason("W6.4", "not-left-out")
MUST_ROLL: Final = Reason("W8.5", "not-left-out")
MUST_STAND_OR_FLEE: Final = Reason("W8.6", "not-left-out")
MUST_REROLL: Final = Reason("W18.22", "not-left-out")
MUST_ACCEPT: Final = Reason("W-R.45", "not-left-out")
MUST_FLEE: Final = Reason("W10.2", "not-left-out")
MUST_RUN: Final = Reason("W11.2", "not-left-out")
MUST_GO_RESCUED: Final = Reason("W-R.60", "not-left-out")
MUST_TAKE_CACKLE: Final = Reason("W12.5", "not-left-out")
MUST_SAY_AT_TEA: Final = Reason("W14.2", "not-left-out")
MUST_SAY_IN_COMPANY: Final = Reason("W14.3", "not-left-out")
MUST_SAY_AT_COTTAGE: Final = Reason("W22.3", "not-left-out")
MUST_SAY_AWARE: Final = Reason("W-R.61", "not-left-out")
MUST_LOSE_EASY: Final = Reason("W19.13", "not-left-out")
MUST_HELP: Final = Reason("W18.20", "not-left-out")
MUST_REVEAL: Final = Reason("W18.18", "not-left-out")
MUST_PEEK: Final = Reason("W18.32", "not-left-out")
MUST_NAME_PROBLEM: Final = Reason("W-R.90", "not-left-out")
