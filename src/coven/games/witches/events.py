"""What happens: the numbers of every event, and what moves from where to where."""

from __future__ import annotations

from typing import Final

from coven.engine.core.answers import Players, Words
from coven.engine.core.events import Telling, Told
from coven.games.witches.answers import ABILITY_TILE, CARD, GRADE, LOCATION, PLAYER, SPOT, TILE, WITCH
from coven.games.witches.table import Table

CAUSES: Final[tuple[str, ...]] = ("", "crises-empty", "elves", "aliss-empty", "hard-left")


CAUSE: Final[Words[Table]] = Words("cause", CAUSES)
OTHER: Final[Players[Table]] = Players("other")

FIGURE: Final = "{player}/spot"
HAND: Final = "{player}/hand"
CACKLES: Final = "{player}/cackles"
THERE: Final = "map/{slot}"
TELLING: Final[Telling[Table]] = Telling(
    {
        "ability-used": Told("player ability", "{player}/ability"),
        "aliss-spared": Told("player"),
        "aliss-taken": Told("player", "aliss", "{player}/aliss"),
        "attempt-began": Told("player problem slot difficulty", FIGURE, THERE),
        "attempt-failed": Told("player problem slot"),
        "attempt-vanished": Told("player problem slot"),
        "cackle-moved": Told("player other", "{other}/cackles", CACKLES),
        "cackle-taken": Told("player", "cackles", CACKLES),
        "cackles-returned": Told("player n", CACKLES, "cackles"),
        "combined": Told("player card", HAND, "played"),
        "crisis-placed": Told("slot n", "crises", THERE),
        "crisis-removed": Told("slot n", THERE, "crises"),
        "dealt": Told("n"),
        "discarded": Told("player card", HAND, "discard"),
        "drew": Told("player card", "pile", "{player}/hand/{card}", joins=True),
        "drew-hidden": Told("player", "pile", HAND, joins=True),
        "easy-lost": Told("player problem", "{player}/easy", "gone"),
        "fled": Told("player slot", FIGURE, THERE),
        "flew": Told("player slot", FIGURE, THERE),
        "game-began": Told("player"),
        "graded": Told("grade n"),
        "hidden-tile-placed": Told("slot", "waiting", THERE),
        "imprisoned": Told("player", FIGURE, "map/dungeon"),
        "location-drawn": Told("player card location", "pile", "discard"),
        "location-full": Told("location"),
        "location-guarded": Told("location"),
        "looked": Told("player slot problem", "", THERE),
        "lost": Told("cause"),
        "nowhere-to-flee": Told("player"),
        "peeked": Told("player slot", "", THERE),
        "played": Told("player card", HAND, "played"),
        "ran-away": Told("player problem slot"),
        "rerolled": Told("player first second"),
        "rescued": Told("player problem slot"),
        "reshuffled": Told("n", "discard", "pile"),
        "rode": Told("player card", HAND, "discard"),
        "rolled": Told("player pair first second"),
        "rolled-for-choice": Told("player n"),
        "scored": Told("player n"),
        "solved": Told("player problem slot", THERE, "{player}"),
        "solved-automatically": Told("player slot"),
        "started": Told("player slot", FIGURE, THERE),
        "stayed": Told("player"),
        "switched": Told("player slot", FIGURE, THERE),
        "tea": Told("player slot"),
        "tile-placed": Told("problem slot", "waiting", THERE),
        "tile-removed": Told("problem slot", THERE, "gone"),
        "tile-uncovered": Told("frame problem", "", "waiting/{frame}"),
        "tile-waits": Told(),
        "totalled": Told("player n difficulty bonus"),
        "turn-began": Told("player turn", opens=True),
        "turned-up": Told("slot problem", "", THERE),
        "used": Told("player card", HAND, "discard"),
        "waited": Told("player"),
        "walked": Told("player slot", FIGURE, THERE),
        "went": Told("player slot", FIGURE, THERE),
        "witch-chosen": Told("player witch", "", "{player}/witch"),
        "won": Told(),
        "won-by-points": Told("player"),
    },
    (PLAYER, OTHER, CARD, TILE, SPOT, LOCATION, WITCH, ABILITY_TILE, GRADE, CAUSE),
)
