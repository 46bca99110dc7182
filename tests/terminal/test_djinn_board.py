"""The board of Djinn: everything that may be known is drawn, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from io import StringIO

import pytest
from djinn_seen import Seen
from djinn_stage import DJINN, Stage, final, player
from rich.console import Console

from coven.engine.core.machine import deciding, take
from coven.engine.core.rng import below, seeded
from coven.engine.edge.game import NAMES, Json
from coven.engine.edge.views import View
from coven.games.djinn import Djinn
from coven.games.djinn.box import LOCATIONS
from coven.games.djinn.crowd import COLOURS
from coven.games.djinn.table import Table
from coven.language import LANGUAGES
from coven.terminal.board import board_for
from coven.terminal.djinn import DjinnBoard
from coven.terminal.djinn.city import PATHS, PLATE, SPOTS
from coven.terminal.djinn.shown import Shown
from coven.terminal.screen import fitted, whole
from coven.text import speaker_for

SETTINGS: tuple[tuple[int, dict[str, str]], ...] = (
    (1, {"tom": "12"}),
    (1, {"longer": "on"}),
    (2, {}),
    (2, {"beginner": "on", "limit": "off"}),
    (3, {"longer": "on"}),
    (4, {}),
)
CITY = {  # the arrangement for beginners
    space.id: LOCATIONS[tile]
    for space, tile in zip(DJINN.box.spaces, DJINN.box.beginner_layout, strict=True)
    if tile >= 0
}
JUNCTION = re.compile("[├┤┬┴┼]")
KINDS = ("boss", "red", "blue", "brown", "white")


@cache
def board(language: str) -> DjinnBoard:
    drawn = board_for(DJINN, speaker_for(DJINN, language))  # type: ignore[arg-type]  # a game of its own table
    assert isinstance(drawn, DjinnBoard)
    return drawn


def seen_by(table: Table, seat: int) -> View:
    view = DJINN.view(table, seat)
    assert isinstance(view, View)
    return view


def drawn(view: View, language: str = "en", width: int = 100) -> str:
    console = Console(file=StringIO(), width=width, highlight=False)
    console.print(whole(board(language).parts(view, str(view.board["active"]))))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def shown(stage: Stage, seat: int = 0, width: int = 100) -> str:
    return drawn(seen_by(stage.table, seat), width=width)


@cache
def moments(setting: int) -> tuple[Table, ...]:
    """A random game, looked at in the opening, from time to time, while djinn are captured, and at its end."""
    players, options = SETTINGS[setting]
    table = DJINN.new(NAMES[:players], f"board {setting}", options)
    found = [table.clone()]
    rng = seeded(f"board {setting}")
    for number in range(1500):
        if table.over:
            break
        rng, option = below(rng, len(table.options))
        take(table, table.options[option])
        if number % 9 == 0 or table.capture.paid or table.opened:
            found.append(table.clone())
    return (found[0], *found[1:30:10], *found[30::80], table)


def all_moments() -> Iterator[Table]:
    for setting in range(len(SETTINGS)):
        yield from moments(setting)


@cache
def looks(language: str, width: int) -> tuple[tuple[View, str], ...]:
    """All moments as whoever decides sees them, and how they are drawn."""
    views = [seen_by(table, -1 if table.over else deciding(table)) for table in all_moments()]
    return tuple((view, drawn(view, language, width)) for view in views)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 99, 100, 140])
def test_every_moment_fits_the_console_in_every_language(language: str, width: int) -> None:
    ids = re.compile(r"\b([mPN]\d\d|[rs][1-6]|sc\d\d|(staff|hat|cloak|chest|tom)\d+|a\d_\d)\b")
    for _, text in looks(language, width):
        assert max(len(line) for line in text.splitlines()) <= width
        assert not ids.search(text)
        assert not JUNCTION.search(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_players_see_the_whole_table_on_one_screen(language: str) -> None:
    for view, text in looks(language, 100):
        if len(view.seats) == 2 and Seen(view).round <= 40:
            assert len(text.splitlines()) <= 45


def test_the_map_has_a_route_for_every_path() -> None:
    spaces = DJINN.box.spaces
    printed = {frozenset((space.id, spaces[other].id)) for space in spaces for other in space.paths}

    assert {frozenset(path) for path in PATHS} == printed
    assert len(PATHS) == len(printed)
    assert SPOTS.keys() == {space.id for space in spaces}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_location_name_fits_its_plate_and_short_names_differ(language: str) -> None:
    say = speaker_for(DJINN, language).term
    short = [say(f"board-short-{location}") for location in LOCATIONS]

    assert max(len(say(f"name-{location}")) for location in LOCATIONS) <= PLATE - 2
    assert {len(name) for name in short} == {3}
    assert len(set(short)) == len(LOCATIONS)


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_space_is_on_the_board_by_its_shape_and_name(language: str, width: int) -> None:
    marks = board(language).marks
    for table in (moments(0)[0], moments(5)[0]):
        view = seen_by(table, 0)
        text = re.sub(r"([\[(<]) +", r"\1", re.sub(r" +([\])>])", r"\1", drawn(view, language, width)))

        assert not [id for id in SPOTS if marks.plate(Shown(view, marks.spaces), id) not in text]


def test_a_city_with_other_paths_is_listed() -> None:
    spaces: list[Json] = [
        {"id": "s1", "paths": ["r1", "r4", "r5", "r6"]},
        {"id": "r5", "paths": ["s1", "s2", "s3", "s5"]},
    ]
    other = Djinn({"pack": "alley.toml", "space": spaces})
    view = other.view(other.new(NAMES[:2], "alley", {}), 0)
    console = Console(file=StringIO(), width=100, highlight=False)

    console.print(whole(board_for(other, speaker_for(other, "en")).parts(view, "ann")))  # type: ignore[arg-type]  # the same

    assert isinstance(console.file, StringIO)
    assert console.file.getvalue().count("→") == len(SPOTS)


@pytest.mark.parametrize("setting", range(len(SETTINGS)))
@pytest.mark.parametrize("width", [80, 100])
def test_what_a_seat_may_not_know_is_not_drawn(setting: int, width: int) -> None:
    for table in moments(setting)[::3]:
        for seat in range(-1, len(table.seats)):
            view = seen_by(table, seat)
            imagined = seen_by(DJINN.imagine(view, "another"), seat)

            assert drawn(view, width=width) == drawn(imagined, width=width)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
def test_every_open_card_is_named(language: str, width: int) -> None:
    name = speaker_for(DJINN, language).name
    for seen, text in looks(language, width):
        view = Seen(seen)
        cards = [("mage", pile.top) for pile in view.piles.values() if pile.size]
        cards += [("equipment", deck.top) for deck in view.decks.values() if deck.size]
        cards += [("award", award) for column in view.award_columns.values() for award in column]
        cards += [("scoring", card) for card in view.scoring] + [("trait", trait) for trait in view.offered]
        for seat in view.seats:
            cards += [("mage", card.split()[0]) for card in seat.mages]
            cards += [("equipment", card.split()[0]) for card in seat.equipment]
            cards += [("award", award) for award in seat.awards]
            cards += [("trait", trait) for trait in (seat.positive, seat.negative) if trait]

        assert not [card for card in cards if name(*card) not in " ".join(text.split())]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_djinn_has_a_letter_of_its_own(language: str) -> None:
    say = speaker_for(DJINN, language).term
    djinn = {"r1": "red*2 blue boss", "r2": "brown white"}
    stage = Stage(ann=player("s1", "r1"), bob=player("s2", "r2"), djinn=djinn)
    boss, red, blue, brown, white = (say(f"glyph-{kind}") for kind in KINDS)

    text = drawn(seen_by(stage.table, 0), language)

    assert len({boss, red, blue, brown, white}) == len(KINDS)
    assert f" {boss} {red}{red}{blue} " in text
    assert f" {brown}{white} " in text


def test_wizards_stand_at_the_edge_they_came_by() -> None:
    stage = Stage(
        ann=player("r1", "s4"),
        bob=player("s1", "r6"),
        cid=player("r1", "s4"),
        dee=player(),
        layout=CITY,
        djinn={"r1": "red boss"},
    )

    text, listed = shown(stage), shown(stage, width=80)

    assert "(  Tavern   )▲AC┐" in text
    assert "─▲B[  Academy  ]─" in text
    assert "(Tavern) from [Archives]" in text
    assert "wizard not yet on the map" in text
    assert re.search(r"\(Tavern\) +D R +▲AC from Archives +→ Source, Academy, Archives, Market", listed)


def test_in_the_end_all_wizards_stand_at_the_source() -> None:
    stage = final(ann=player("source"), bob=player("source"))

    assert re.search(r"<  Source   >.*\n.* ▲AB ", shown(stage))
    assert "final Source actions" in shown(stage)
    assert re.search(r"<Source> +▲AB +→", shown(stage, width=80))


def test_passages_and_assistants_show_their_owners() -> None:
    stage = Stage(
        ann=player("s1", "r1", placed="catacombs at s5", stall="scribe"),
        bob=player("s1", "r1", placed="market at s5", stall="corkcutter"),
        layout=CITY,
    )

    text, listed = shown(stage), shown(stage, width=80)

    assert "A:Cat B:Mar" in text
    assert re.search(r"Cork Cutter / Scribe +△AB", text)
    assert "A:Catacombs" in listed
    assert "B:Market" in listed


def test_players_whose_names_begin_alike_are_told_apart_by_number() -> None:
    stage = Stage(ann=player("s1", "r1"), abe=player("s2", "r2"))

    text = shown(stage)

    assert "▲1" in text
    assert "▲2" in text
    assert "▲A" not in text


def test_a_player_board_shows_everything_on_it() -> None:
    stage = Stage(
        ann=player(
            "r1",
            "s4",
            coins=5,
            scrolls=2,
            keys=1,
            corks=3,
            magic=2,
            capacity=6,
            minimum=1,
            circles="red, covered, inactive, inactive",
            bottles="red*2 white",
            corked="blue*2",
            corked_bosses="blue",
            mages="m05, m17 down",
            equipment="staff3, hat1 down, cloak1",
            bar="tavern market",
            awards="a1_1",
            positive="P05",
            negative="N03",
        ),
        bob=player("s1", "r1"),
        djinn={"r1": "red boss"},
    )

    text = shown(stage)

    assert "magic 2/5 · minimum 1 · capacity 6 · Source fee 2 · coins 5 · scrolls 2 · keys 1 · corks 3" in text
    assert "circles (R)(#)(×)(×) · empty bottles RRW · corked B:DBB · archive bar Tav Mar" in text
    assert "+ Child of the Source" in text
    assert "− Careless Drawer" in text
    assert "awards 30 Purse of the Guild" in text
    assert "mages (2) Kiln Keeper +2 RN1 (1) · face down: Fire Breaker" in text
    assert "Staff of Thunder 1×" in text
    assert "face down: Reader’s Cap" in text
    assert "(#) covered" in text


def test_secret_scoring_cards_are_named_for_their_owner_only() -> None:
    stage = Stage(
        ann=player("s1", "r1", private="sc08, sc10", keys=3),
        bob=player("s2", "r2"),
        scoring=["sc01", "sc02", "sc03"],
    )

    own, other = shown(stage, 0), shown(stage, 1)

    assert "secret scoring cards (2) Keeper of Keys, Full Cellar" in own
    assert "17 VP" in own
    assert "secret scoring cards (2) ?" in other
    assert "8 + ? VP" in other
    assert "Keeper of Keys" not in other


def test_a_capture_shows_what_is_declared_and_what_is_left_to_pay() -> None:
    stage = Stage(
        ann=player("r1", "s4", magic=4, coins=4, mages="m13, m27", bottles="brown blue", corks=2),
        bob=player("s2", "r2"),
        layout=CITY,
        djinn={"r1": "brown*2 blue white boss"},
        phase="act",
    )

    stage.ann.does("capture", "capture blue brown brown", "put blue bottle", "put brown bottle", "with m13", "with m27")
    text = shown(stage)

    assert "Capture at (Tavern): BNN · strength 12 · Harbour Warden −" in text
    assert re.search(r"Harbour Warden −6 · Master of Clay −5\s+(· )?to pay: magic 1, coins 4", text)
    assert "on circles N · into bottles B:B N:N" in text


def test_an_open_chest_and_a_djinn_from_the_bag_are_shown() -> None:
    stage = Stage(ann=player("s1", "r1"), bob=player())

    stage.table.opened, stage.table.drawn = (3,), COLOURS.index("red")
    text = shown(stage)

    assert "Chest 4: Gain 1 coin and 1 scroll." in text
    assert "Drawn from the bag: red djinn" in text


def test_what_was_done_in_the_turn_is_said() -> None:
    stage = Stage(ann=player("r1", "s4"), bob=player("s2", "r2"), djinn={"r1": "red"}, phase="act")

    stage.ann.does("forgo coins")

    assert "done: move, compensation" in shown(stage)


def test_the_solo_game_shows_what_tom_has_turned() -> None:
    stage = Stage(ann=player("s1", "r1"), tom="14", tom_seen=["tom01", "tom13"])

    text = shown(stage)

    assert "Tom’s deck 12" in text
    assert "Tom has turned: Aca>Tav · nothing" in text


def test_winners_have_a_star_and_everybody_the_final_points() -> None:
    stage = Stage(ann=player(), bob=player(coins=1), outcome="scored", scores=[30, 30])

    text = shown(stage, -1)

    assert re.search(r" bob +B · ★ winner .* 30 VP", text)
    assert re.search(r" ann +A · (starting player · )?30 VP", text)


def test_the_challenges_met_are_shown_when_the_solo_game_is_won() -> None:
    stage = Stage(ann=player(coins=10, keys=3), outcome="scored", scores=[81])

    text = shown(stage)

    assert "Challenges met: At least 10 coins. · At least 3 keys." in text


def test_points_are_told_by_what_they_were_given_for_once_the_game_is_over() -> None:
    held = player("source", awards="a1_1", corked="red*2", circles="red, empty, inactive, inactive", corks=3)
    over = Stage(ann=held, bob=player("source"), outcome="scored", scores=[56, 0])

    given = "awards: 30 VP · corked bottles: 20 VP · circles: 3 VP · unused bottles and corks: 3 VP"
    assert given in shown(over)
    assert "corked bottles:" not in shown(Stage(ann=held, bob=player("source")))


@pytest.mark.parametrize(("height", "explained"), [(20, False), (60, True)])
def test_a_low_terminal_has_no_room_for_the_legend(height: int, explained: bool) -> None:
    stage = Stage(ann=player("s1", "r1"), bob=player())
    console = Console(file=StringIO(), width=100, height=height, force_terminal=True, highlight=False)

    lines = fitted(console, board("en").parts(DJINN.view(stage.table, 0), "ann"), 100, height)

    assert ("△ assistant" in "".join(one.text for line in lines for one in line)) is explained
