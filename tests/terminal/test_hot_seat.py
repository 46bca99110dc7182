"""Several people at one terminal: whoever decides reads only what that seat may know."""

from __future__ import annotations

import pytest
from command import Shell

MEETING = """
game = "witches"
pile = "jason_ogg_1 bees_1 shawn_ogg_1"

[[seats]]
name = "ann"
witch = "tiffany"
spot = "lancre-town-1"

[[seats]]
name = "bob"
witch = "petulia"
spot = "skund"

[[problems]]
slot = "blasted-oak"
tile = "hiver"
"""


def typed(shell: Shell, *lines: str, lang: str = "en") -> str:
    """Everything shown after these lines, from the last look at the table on."""
    (shell.home / "meeting.toml").write_text(MEETING)
    ran = shell.runs("play", "--load", "meeting.toml", "--lang", lang, typed="".join(f"{line}\n" for line in lines))
    assert ran.code == 0
    return ran.out


@pytest.mark.parametrize(
    ("lang", "drawn"),
    [
        ("en", "ann draws 3 cards."),
        ("cs", "ann si dobírá 3 karty."),
        ("pl", "ann dobiera 3 karty."),
    ],
)
def test_the_next_player_does_not_read_what_somebody_drew(shell: Shell, lang: str, drawn: str) -> None:
    shown = typed(shell, "stay", "stay", "log", "quit", lang=lang)

    assert drawn in shown
    assert "Jason Ogg" not in shown
    assert "Shawn Ogg" not in shown


def test_whoever_looked_reads_what_she_saw_and_the_others_do_not(shell: Shell) -> None:
    shown = typed(shell, "walk blasted-oak", "play invisibility-tile", "walk creel-springs", "stay", "log", "quit")

    hers, _, theirs = shown.rpartition(" ann walks to The Blasted Oak.")
    assert "ann sees what lies face down at The Blasted Oak: The Hiver." in hers
    assert "Turn 2: bob plays." in theirs
    assert "Hiver" not in theirs


def test_a_player_reads_everything_since_her_own_last_answer(shell: Shell) -> None:
    shown = typed(shell, "walk dancers", "stop", "stay", "quit")

    _, _, hers = shown.partition("Turn 2: bob plays.")
    _, _, read = shown.rpartition(" ann walks to The Dancers.")
    assert " bob " in hers
    assert "ann draws 3 cards." in read


@pytest.mark.parametrize("lines", [("stay", "stay", "undo", "quit"), ("auto", "stay", "stay", "undo", "quit")])
def test_undo_does_not_tell_the_next_player_what_somebody_drew(shell: Shell, lines: tuple[str, ...]) -> None:
    shown = typed(shell, *lines)

    assert "Taking it back needs the agreement" in shown
    assert "undo anyway" in shown
    assert "Jason Ogg" not in shown


def test_undo_tells_a_player_only_what_that_seat_may_know(shell: Shell) -> None:
    shown = typed(shell, "walk blasted-oak", "undo", "quit")

    assert "ann sees what lies face down at The Blasted Oak: The Hiver. Taking it back needs the agreement" in shown
