"""A turn, phase by phase (M6.2), and the opening."""

from typing import Final

from coven.engine.core.machine import Program
from coven.games.madness.setup import ChooseWizard, Deal
from coven.games.madness.verbs.abilities import ABILITY_PROGRAMS
from coven.games.madness.verbs.actions import ActionPhase
from coven.games.madness.verbs.deeds import DEED_PROGRAMS
from coven.games.madness.verbs.grimoire import GRIMOIRE_PROGRAMS, Concentrate, MoveMarker, WakeCurses
from coven.games.madness.verbs.recuperation import Eliminate, NextPlayer, Refill, Trim

TURN: Final = Program(
    "turn",
    (
        Concentrate(),  # M7.1
        MoveMarker(),  # M7.3 to M7.19
        WakeCurses(),  # M24.8
        ActionPhase(),  # M9
        Trim(),  # M15.4
        Refill(),  # M15.3
        Eliminate(),  # M16
        NextPlayer(),  # M6.3
    ),
)
PHASES: Final = {
    "concentration": "concentrate",
    "grimoire": "move-marker",
    "action": "action-phase",
    "recuperation": "trim",
}
OPENING: Final = Program("opening", (ChooseWizard(), Deal()))  # M4.5, then the rest of M4

PROGRAMS: Final = {
    program.name: program for program in (TURN, OPENING, *DEED_PROGRAMS, *GRIMOIRE_PROGRAMS, *ABILITY_PROGRAMS.values())
}
