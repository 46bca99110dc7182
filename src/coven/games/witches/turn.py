"""A turn, phase by phase (W4.2), and the opening."""

from typing import Final

from coven.engine.core.machine import Program
from coven.games.witches.setup import ChooseStart, ChooseWitch, Deal, RollForChoice, SetOut
from coven.games.witches.verbs.advantages import LEAVE_DUNGEON
from coven.games.witches.verbs.attempting import ATTEMPT
from coven.games.witches.verbs.automatic import POWER_OF_THREE
from coven.games.witches.verbs.cackles import CACKLES, COTTAGE, TEA_ACTIVE, TEA_OTHERS
from coven.games.witches.verbs.consequences import LOSE_EASY
from coven.games.witches.verbs.ending import BeforeDrawing, BeginTurn, FinishTurn, Refill
from coven.games.witches.verbs.leaving import FLEE_ANYWHERE, LEAVE, STUMBLED
from coven.games.witches.verbs.moving import ACTION, FLIGHT, LOOKING, Act
from coven.games.witches.verbs.placing import CHOOSE_CRISIS, PLACE, PlaceProblem

TURN: Final = Program(
    "turn",
    (
        BeginTurn(),
        PlaceProblem(),  # W5
        Act(1),  # W6 to W15
        Act(2),
        BeforeDrawing(),  # W-R.15
        Refill(),  # W16
        FinishTurn(),  # W17
    ),
)
OPENING: Final = Program(
    "opening",
    (
        Deal(),  # W2.1 to W2.18
        RollForChoice(),  # W3.1, W3.2
        ChooseWitch("choose-witch"),  # W3.3 to W3.11
        SetOut(),  # W3.7, W3.12, W3.13
        ChooseStart("choose-start"),  # W2.20
    ),
)
PROGRAMS: Final = {
    program.name: program
    for program in (
        *(TURN, OPENING, PLACE, CHOOSE_CRISIS, ACTION, FLIGHT, LOOKING, ATTEMPT, LEAVE, FLEE_ANYWHERE, STUMBLED),
        *(CACKLES, TEA_ACTIVE, TEA_OTHERS, COTTAGE, LOSE_EASY, LEAVE_DUNGEON, POWER_OF_THREE),
    )
}
