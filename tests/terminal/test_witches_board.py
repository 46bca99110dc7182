"""The board of The Witches: everything that may be known is drawn, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from io import StringIO

import pytest
from rich.console import Console
from witches_stage import WITCHES, Stage, holding, view

from coven.engine.core.machine import deciding, take
from coven.engine.core.rng import below, seeded
from coven.engine.edge.game import NAMES
from coven.engine.edge.views import View
from coven.games.witches.table import Table
from coven.language import LANGUAGES
from coven.terminal.board import board_for
from coven.terminal.map import BELOW, BESIDE, Marks
from coven.terminal.screen import whole
from coven.terminal.witches import WitchesBoard
from coven.text import speaker_for

MODES = (("competitive", 2), ("competitive", 4), ("cooperative", 3), ("solo", 1))
JUNCTION = re.compile("[├┤┬┴┼]")


@cache
def board(language: str) -> WitchesBoard:
    drawn = board_for(WITCHES, speaker_for(WITCHES, language))  # type: ignore[arg-type]  # a game of its own table
    assert isinstance(drawn, WitchesBoard)
    return drawn


def drawn(seen: View, language: str = "en", width: int = 100) -> str:
    console = Console(file=StringIO(), width=width, highlight=False)
    console.print(whole(board(language).parts(seen, str(seen.board["active"]))))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@cache
def moments(mode: str, players: int) -> tuple[Table, ...]:
    """A random game, looked at in the opening, from time to time and at its end."""
    table = WITCHES.new(NAMES[:players], f"{mode} {players}", {"mode": mode})
    found = [table.clone()]
    rng = seeded("board")
    for number in range(400):
        if table.over:
            break
        rng, option = below(rng, len(table.options))
        take(table, table.options[option])
        if number % 9 == 0 or (table.attempt.dice and number % 2):
            found.append(table.clone())
    return (found[0], *found[1:30:5], *found[30::20], table)


def all_moments() -> Iterator[Table]:
    for mode, players in MODES:
        yield from moments(mode, players)


def raw_ids() -> set[str]:
    box = WITCHES.box
    ids = {entry.id for entries in (box.cards, box.tiles, box.locations, box.witches) for entry in entries}
    return {id for id in ids if "_" in id} | {word for word in box.slot_words if "-" in word}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 99, 100, 140])
def test_every_moment_fits_the_console_in_every_language(language: str, width: int) -> None:
    raw = raw_ids()
    for table in all_moments():
        text = drawn(view(table, -1 if table.over else deciding(table)), language, width)

        assert max(len(line) for line in text.splitlines()) <= width
        assert not [id for id in raw if id in text]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
def test_every_place_is_on_the_board(language: str, width: int) -> None:
    marks = Marks(WITCHES.catalogue(), speaker_for(WITCHES, language))
    places = [marks.place(location.id) for location in WITCHES.box.locations] + [marks.place("dungeon")]

    text = drawn(view(moments("solo", 1)[0], 0), language, width)

    assert len(set(places)) == 23
    assert not [place for place in places if place not in text]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", range(100, 141, 8))
def test_paths_neither_cross_nor_merge(language: str, width: int) -> None:
    assert not JUNCTION.search(drawn(view(moments("solo", 1)[0], 0), language, width))


@pytest.mark.parametrize("language", LANGUAGES)
def test_paths_between_neighbours_join_their_names(language: str) -> None:
    marks = Marks(WITCHES.catalogue(), speaker_for(WITCHES, language))

    text = drawn(view(moments("solo", 1)[0], 0), language)

    for west, east in BESIDE:
        assert re.search(f"{re.escape(marks.place(west))} ─+ {re.escape(marks.place(east))}", text), (west, east)


def test_the_map_has_a_route_for_every_path() -> None:
    places = WITCHES.box.locations
    printed = {frozenset((place.id, places[other].id)) for place in places for other in place.paths}

    assert {frozenset(path) for path in [*BESIDE, *BELOW]} == printed
    assert len(BESIDE) + len(BELOW) == len(printed)


@pytest.mark.parametrize(("mode", "players"), MODES)
@pytest.mark.parametrize("width", [80, 100])
def test_what_a_seat_may_not_know_is_not_drawn(mode: str, players: int, width: int) -> None:
    for table in moments(mode, players):
        for seat in range(-1, players):
            seen = view(table, seat)
            imagined = view(WITCHES.imagine(seen, "board"), seat)

            assert drawn(seen, width=width) == drawn(imagined, width=width)


@pytest.mark.parametrize("width", [80, 100])
def test_another_hand_and_a_face_down_tile_are_only_counted(width: int) -> None:
    stage = Stage(ann=holding("greebo_1"), bob=holding("bees_1 bees_2"), problems={"slice": "hiver+1"})

    own, other = (drawn(view(stage.table, seat), width=width) for seat in (0, 1))

    assert "Greebo" in own
    assert "The Bees" not in own
    assert "hand 2/3" in own
    assert "The Bees" in other
    assert "Greebo" not in other
    assert "<V?>X" in own
    assert "Hiver" not in own


def test_easy_and_hard_differ_in_shape_and_letter_and_crises_count() -> None:
    stage = Stage(
        ann=holding(spot="skund", witch="tiffany"),
        problems={"slice": "elves+1 up", "razorback": "fever", "dancers": "hiver"},
    )

    text = drawn(view(stage.table, 0))

    assert "<V16★>X Elves" in text
    assert "(E7) Fever" in text
    assert "<V?>" in text
    assert "[▲T]" in text
    assert "Elves in the open 1/3" in text


def test_an_attempt_shows_dice_sum_and_need() -> None:
    stage = Stage(ann=holding(spot="slice", hard="hiver elves"), problems={"slice": "fever+1"}, phase="move")

    stage.ann.faces((4, 0))
    text = drawn(view(stage.table, 0))

    assert "Attempt at Slice: Fever, needs 9" in text
    assert "dice [4] [C] [ ] [ ]" in text
    assert "Hard tiles +1" in text
    assert "total 5" in text
    assert "4 short" in text


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("greebo-1", "Greebo – Broomstick; Reroll: "),
        ("greebo_1", "Greebo – Broomstick; Reroll: "),
        ("greebo", "Greebo – Broomstick; Reroll: "),
        ("granny-weatherwax-1", "Headology, Power of three; Helping Hand: "),
        ("queen-of-the-elves", "Queen of the Elves (25), 8 points: "),
        ("slice", "Here: a Hard Problem, face down."),
        ("razorback", "Here: Fever (7), 1 point."),
        ("lancre-town-2", "Lancre Town: Three slots"),
        ("dungeon", "The Dungeon: No paths"),
        ("tiffany", "Tiffany Aching: You start with"),
        ("magic-tile", "Magic tile: Once per game"),
        ("cackle", "Cackle: You take one"),
    ],
)
def test_cards_tiles_places_and_witches_are_explained(typed: str, told: str) -> None:
    stage = Stage(ann=holding(), problems={"slice": "hiver", "razorback": "fever"})

    assert told in board("en").card(typed, view(stage.table, -1))


def test_a_word_that_is_nothing_is_not_explained() -> None:
    assert board("en").card("owl", view(moments("solo", 1)[0], -1)) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_explained_in_every_language(language: str) -> None:
    box = WITCHES.box
    seen = view(moments("competitive", 4)[-1], -1)
    words = [entry.id for entries in (box.cards, box.tiles, box.locations, box.witches) for entry in entries]

    assert all(board(language).card(word, seen) for word in [*words, *box.slot_words])
