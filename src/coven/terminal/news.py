"""What happened, as a terminal tells it: line by line, or a paragraph for each turn."""

from __future__ import annotations

from itertools import groupby

from coven.engine.core.events import Telling
from coven.engine.core.machine import State, Values
from coven.engine.edge.game import Happening
from coven.text import Speaker


def turns(telling: Telling[State], happenings: list[Happening]) -> list[list[Happening]]:
    """What happened, turn by turn."""
    found: list[list[Happening]] = [[]]
    for happening in happenings:
        if telling.kinds[happening.kind].opens and not (found[-1] and telling.kinds[found[-1][-1].kind].opens):
            found.append([])
        found[-1].append(happening)
    return [turn for turn in found if turn]


def paragraph(lines: list[str]) -> list[str]:
    """A turn: what opened it stands alone, the rest below it."""
    head, *rest = lines
    return [head, f"  {' '.join(rest)}"] if rest else [head]


def told(speaker: Speaker, telling: Telling[State], happenings: list[Happening]) -> list[str]:
    """What happened, a line each; cards one player draws in a row share a line."""
    lines: list[str] = []
    for (kind, player), group in groupby(happenings, key=_in_one_breath):
        found = list(group)
        if telling.kinds[kind].joins and len(found) > 1:
            cards = ", ".join([speaker.card(str(card)) for each in found if (card := each.values.get("card"))])
            said: Values = {"player": speaker.player(player), "n": len(found), "cards": cards or "hidden"}
            lines.append(speaker.term("terminal-drew", **said))
        else:
            lines += [speaker.say(happening) for happening in found]
    return lines


def _in_one_breath(happening: Happening) -> tuple[str, str]:
    return happening.kind, str(happening.values.get("player", ""))
