"""A turn, and the opening."""

from typing import Final

from coven.engine.core.machine import Program
from coven.games.djinn.setup import Begin, Draft, StartEffects
from coven.games.djinn.verbs.acting import ACTING_PROGRAMS, Act
from coven.games.djinn.verbs.capture import CAPTURE_PROGRAMS
from coven.games.djinn.verbs.capture_elsewhere import ELSEWHERE_PROGRAMS
from coven.games.djinn.verbs.chests import CHEST_PROGRAMS
from coven.games.djinn.verbs.ending import FINAL, BeginTurn, EndTurn
from coven.games.djinn.verbs.hiring import HIRING_PROGRAMS
from coven.games.djinn.verbs.moving import Move, PlaceWizard
from coven.games.djinn.verbs.tom import TomsTurn

TURN: Final = Program(
    "turn",
    (
        BeginTurn(),  # D6.15
        PlaceWizard(),  # D11
        Move(),  # D12
        Act(),  # D13
        TomsTurn(),  # D28.9
        EndTurn(),  # D25
    ),
)
OPENING: Final = Program("opening", (Draft(), StartEffects(), Begin()))  # D2.28 to D2.31

PROGRAMS: Final = {
    program.name: program
    for program in (
        *(TURN, OPENING, FINAL),
        *(*ACTING_PROGRAMS, *CAPTURE_PROGRAMS, *ELSEWHERE_PROGRAMS, *CHEST_PROGRAMS, *HIRING_PROGRAMS),
    )
}
