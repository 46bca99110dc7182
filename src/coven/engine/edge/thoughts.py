"""What is thought of answers, as it is told: numbers and reasons, each an id with values; texts for whoever reads."""

from __future__ import annotations

import msgspec

from coven.engine.edge.game import Happening


class Because(msgspec.Struct, frozen=True):
    """A reason: `struck` with `when` "later", `than` "done", `n` -1.4 says that 1.4 fewer curses strike than after
    `done`, in the turns that are looked at. Without `than` it is compared with before the answer: at once (`now`), when
    all that it decides is carried out (`done`), or at the end of the turn (`turn`). The numbers are means over the
    worlds that were looked at; `sure` is "yes" where it was the same in all of them. `later` is when so many `turns`
    have begun, and `ends` says in which of these worlds the game was over by then: "none", "some" or "all". `leads`
    names a deed that came about before the turn was over, in `n` of 100 worlds."""

    id: str
    values: dict[str, int | float | str] = {}
    text: str = ""
    deed: Happening | None = None


class Thought(msgspec.Struct, frozen=True):
    """What is thought of one answer: its worth, from -1 lost to 1 won, by how much single tries differ, and how many
    there were; what is expected in the terms of the stake, and how far that may be off; and reasons."""

    answer: str
    worth: float
    spread: float
    tries: int
    expected: float = 0.0
    margin: float = 0.0
    reasons: tuple[Because, ...] = ()
    ended: bool = False  # what is expected is how the tries ended: all of them came to the end of the game
    phrase: str = ""  # the answer as it stands among those to choose from
    text: str = ""  # what is expected of it


class Advice(msgspec.Struct, frozen=True):
    """What somebody would answer and why: the answer first, then its best rivals. The stake is `together` or `win`, and
    then chances in hundredths are expected, or `points`."""

    answer: str
    stake: str
    thoughts: tuple[Thought, ...] = ()
    text: str = ""  # why, in one sentence
    how: str = ""  # and what that was seen in
    off: int = 0  # by how many hundredths chances told so were off, in games that were played; 0: not measured
