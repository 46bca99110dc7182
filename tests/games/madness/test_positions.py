"""Position files: what they may leave out, and what is said when they are wrong."""

from __future__ import annotations

import tomllib

import pytest
from rules import rule
from stage import Stage, holding

from coven.engine.core.errors import OptionError, PositionError
from coven.engine.edge import questions
from coven.engine.edge.game import Json
from coven.games.madness import Madness, cards

MADNESS = Madness()
BY_HAND = """
game = "madness"
active = "bob"
round = 2
marker = 3
page = "ip02"
curses = [{ slot = "3a", curse = "fire_fever", under = 1 }, { slot = "4", curse = "air_gale", tokens = { fire = 1 } }]

[[seats]]
name = "ann"
wizard = "rosana"
hand = "fire-1*2 madness"
deck = "water-1 fire-2"

[[seats]]
name = "bob"
wizard = "harold"
hand = "fire-2 fire-2"
support = "madness"
spells = ["growth", "ice exhausted", "arctic-circle neutralised"]
"""


def by_hand(**changes: object) -> Json:
    return tomllib.loads(BY_HAND) | changes


def seat(number: int, **changes: object) -> Json:
    seats = tomllib.loads(BY_HAND)["seats"]
    seats[number] |= changes
    return {"seats": seats}


def test_a_position_written_by_hand_is_filled_in_and_asks_its_question() -> None:
    table = MADNESS.read(by_hand())

    question = questions.question(table)

    assert question is not None
    assert (question.seat, question.prompt) == ("bob", "act")
    assert "break 3a" in question.options
    assert table.stack == 20 - 3  # one in hand, one in support, one under a curse
    assert len(table.pages) == 5


@pytest.mark.parametrize("phase", ["concentration", "grimoire", "action", "recuperation"])
def test_a_position_begins_in_any_phase(phase: str) -> None:
    table = MADNESS.read(by_hand(phase=phase))

    assert table.over or table.options


@rule("M5.6")
@pytest.mark.parametrize(
    ("written", "turn"),
    [({"round": 1}, 1), ({"round": 2, "marker": 3}, 8), ({"round": 2, "marker": 3, "phase": "grimoire"}, 9)],
)
def test_turns_are_counted_from_round_and_marker_unless_they_are_said(written: Json, turn: int) -> None:
    seats = [{"name": "ann", "wizard": "rosana"}, {"name": "bob", "wizard": "harold"}]
    position = {"game": "madness", "seats": seats, **written}

    assert MADNESS.read(position).turn == turn
    assert MADNESS.read({**position, "turn": 20}).turn == 20


def test_what_was_read_is_written_and_read_back_equal() -> None:
    table = MADNESS.read(by_hand())

    assert MADNESS.write(MADNESS.read(MADNESS.write(table))) == MADNESS.write(table)


WRONG: list[tuple[Json, str, dict[str, int | str]]] = [
    ({"active": "zoe"}, "position-unknown", {"where": "active", "given": "zoe"}),
    ({"marker": 6}, "position-out-of-range", {"where": "marker", "most": 5}),
    ({"phase": "tea"}, "position-unknown", {"where": "phase"}),
    ({"page": "ip99"}, "position-unknown", {"where": "page", "given": "ip99"}),
    ({"moon": 1}, "position-unknown", {"where": "position", "kind": "field", "given": "moon"}),
    ({"game": "chess"}, "position-other-game", {"given": "chess"}),
    ({"madness_stack": 30}, "position-too-many", {"card": "madness", "most": 20}),
    ({"supply": "fire-3*7"}, "position-too-many", {"card": "fire-3", "most": 6}),
    ({"tokens": {"fire": 5}}, "position-too-many", {"where": "tokens"}),
    ({"curses": [{"slot": "6", "curse": "fire_fever"}]}, "position-unknown", {"kind": "slot"}),
    ({"curses": [{"slot": "2", "curse": "fire_fewer"}]}, "position-unknown", {"nearest": "fire_fever"}),
    ({"curses": [{"slot": "2", "curse": "air_gale"}] * 2}, "position-slot-twice", {"given": "2"}),
    ({"library": {"fire": ["cool_head"]}}, "position-library", {"where": "library/fire"}),
    ({"pages": ["ip01", "ip03"]}, "position-final-page", {"where": "pages"}),
    ({"destroyed_spells": ["tsunami", "tsunami"]}, "position-too-many", {"where": "spells", "card": "tsunami"}),
    ({"broken": ["air_gale"]}, "position-too-many", {"where": "curses", "card": "air_gale", "most": 1}),
    ({"curse_stacks": {"fire": ["water_thaw"]}}, "position-curse-stack", {"where": "curse_stacks/fire"}),
    ({"tokens": {"ether": 1}}, "position-bad-elements", {"given": "ether = 1"}),
    (
        {"curses": [{"slot": "2", "curse": "air_gale", "under": 9}]},
        "position-out-of-range",
        {"where": "curses/2/under", "most": 5},
    ),
    (seat(0, hand="fire-3*40"), "position-too-many", {"where": "seats/ann/hand"}),
    (seat(0, hand="fire-4"), "position-no-card", {"where": "seats/ann/hand", "given": "fire-4"}),
    (seat(0, hand="fire-1*x"), "position-bad-number", {"given": "fire-1*x"}),
    (seat(0, hand="fire-3*7"), "position-too-many", {}),
    (seat(0, wizard="harold"), "position-same-wizard", {}),
    (seat(0, wizard="merlin"), "position-unknown", {"kind": "wizard"}),
    (seat(1, support="fire-1*4"), "position-support", {"where": "seats/bob/support", "most": 3}),
    (seat(1, spells=["growth sleepy"]), "position-bad-spell", {"given": "growth sleepy"}),
    (
        seat(1, spells=["growth", "ice", "combustion", "telepathy", "cool_head", "tsunami"]),
        "position-spells",
        {"most": 5},
    ),
    (seat(1, spells=["grwth"]), "position-unknown", {"nearest": "growth"}),
    (seat(1, out=True), "position-active-out", {"given": "bob"}),
    (seat(0, known=3), "position-bad-number", {}),
    (seat(0, out=True), "position-out-has", {"where": "seats/ann"}),
    (seat(0, wizard=""), "position-unknown", {"kind": "wizard"}),
    ({"madness_stack": -1}, "position-out-of-range", {"where": "madness_stack", "least": 0}),
    ({"round": 6, "pages": ["ip05", "final"]}, "position-round", {"where": "pages", "given": "2", "round": 6}),
    ({"round": 3, "pages": ["final"]}, "position-round", {"where": "pages", "given": "1", "round": 3}),
    ({"page": "final"}, "position-too-many", {"where": "pages", "card": "final"}),
    ({"marker": 0}, "position-round", {"where": "marker", "given": "0", "round": 2}),
    ({"round": 0, "marker": 1}, "position-round", {"where": "phase", "given": "action"}),
    ({"round": 0, "marker": 1, "phase": "grimoire", "page": ""}, "position-round", {"where": "marker"}),
    ({"round": 0, "marker": 0, "phase": "grimoire", "page": ""}, "position-round", {"where": "curses"}),
    ({"curses": [{"slot": "2", "curse": "air_gale", "asleep": 9}]}, "position-round", {"where": "curses"}),
    ({"page": "promo_shh"}, "position-option-off", {"given": "promo_shh", "option": "promo_shh"}),
    ({"past_pages": ["ip02"]}, "position-too-many", {"where": "pages", "card": "ip02"}),
    ({"past_pages": ["fp1", "ip03"]}, "position-round", {"where": "past_pages", "given": "2"}),
    ({"library": {"water": ["tsunami", "cool_head"]}}, "position-library", {"where": "library/water"}),
    ({"library": {"water": ["ice_mirror", "cool_head"]}}, "position-library", {"where": "library/water"}),
    ({"cause": "talked"}, "position-unknown", {"where": "cause", "given": "talked"}),
    ({"page": "fp1"}, "position-round", {"where": "pages", "given": "fp1"}),
    ({"pages": ["ip01", "ip03", "fp1", "ip05", "final"]}, "position-round", {"where": "pages", "given": "fp1"}),
    ({"supply": "fire-1"}, "position-wrong-pile", {"where": "supply", "given": "fire-1"}),
]


@pytest.mark.parametrize(("changes", "message", "values"), WRONG)
def test_a_wrong_position_says_what_is_wrong_and_where(
    changes: Json, message: str, values: dict[str, int | str]
) -> None:
    with pytest.raises(PositionError) as caught:
        MADNESS.read(by_hand(**changes))

    assert caught.value.message == message
    assert values.items() <= caught.value.values.items()


@rule("M-R.32", "M-R.89")
def test_a_support_that_violetta_has_filled_with_elements_is_written_and_read() -> None:
    stage = Stage(ann=holding("fire-1", wizard="violetta"), bob=holding(support="water-1*3 madness"))

    stage.ann.does("ability", "give fire-1", "take madness from bob")
    again = MADNESS.read(MADNESS.write(stage.table))

    assert stage.bob.support == ["water-1", "water-1", "water-1", "fire-1"]
    assert MADNESS.write(again) == MADNESS.write(stage.table)


@rule("M4.10")
def test_a_library_without_spells_can_be_written() -> None:
    table = MADNESS.read(by_hand(library={}, curse_stacks={}, puzzle=True))

    assert (table.library, table.curse_stacks) == (((),) * 4, ((),) * 5)


def test_an_unknown_option_in_a_position_is_named() -> None:
    with pytest.raises(OptionError, match="no-such-option"):
        MADNESS.read(by_hand(options={"horor": "on"}))


@pytest.mark.parametrize("name", ["bob", "", "ann from bob", "support"])
def test_a_seat_name_that_is_no_word_or_stands_twice_is_refused(name: str) -> None:
    with pytest.raises(OptionError, match="bad-seat-names"):
        MADNESS.read(by_hand(**seat(0, name=name)))
    with pytest.raises(OptionError, match="bad-seat-names"):
        MADNESS.new((name, "bob"), "1", {})


TURN: Json = {"program": "turn", "step": "trim", "seat": 1}
TAMPERED: list[tuple[Json, str]] = [
    ({"rng": 10**30}, "rng"),
    ({"rng": 5}, "rng"),
    ({"returned": [1]}, "returned"),
    ({"returned": [0, 0, 0, 0, 99]}, "returned"),
    ({"frames": [{"program": "turn", "step": "trim", "seat": 9}]}, "frames/turn"),
    ({"frames": [{"program": "turn", "step": "trim", "seat": 0, "factor": 7}]}, "frames/turn"),
    ({"frames": [{"program": "turn", "step": "end", "seat": 0}]}, "frames"),
    ({"frames": [{"program": "spell/growth", "step": "end", "seat": 0}]}, "frames/spell/growth"),
    ({"frames": [{"program": "turn", "step": "concentrate", "seat": 0}]}, "frames"),
    ({"frames": [{"program": "supper", "step": "end", "seat": 0}]}, "frames"),
    ({"frames": [{"program": "turn", "step": "wake-curses", "seat": 0}]}, "frames"),
    ({"frames": [TURN, {"program": "cast", "step": "pay", "seat": 0}]}, "deed"),
    ({"deed": {"action": "cast growth", "seat": "zoe"}}, "deed/seat"),
    ({"deed": {"action": "cast growth", "seat": "ann", "used": ["fire-1", ""]}}, "deed/used"),
]


@pytest.mark.parametrize(("changes", "where"), TAMPERED)
def test_a_tampered_position_is_refused_before_it_can_do_harm(changes: Json, where: str) -> None:
    written = MADNESS.write(MADNESS.read(by_hand()))

    with pytest.raises(PositionError) as caught:
        MADNESS.read(written | changes)

    assert caught.value.values["where"] == where


@rule("M4.1", "M4.2", "M4.3", "M4.4", "M4.6", "M4.8", "M4.10")
@pytest.mark.parametrize(
    ("changes", "wrong"),
    [
        ({"madness_stack": 0}, "position-incomplete where=madness_stack card=madness given=3 least=20"),
        ({"supply": ""}, "position-incomplete where=supply card=water-2 given=0 least=10"),
        ({"tokens": {}}, "position-incomplete where=tokens card=water given=0 least=4"),
        ({"curse_stacks": {}}, "position-incomplete where=curse_stacks "),
        ({"library": {}}, "position-incomplete where=library/water card=water 1 given=0 least=1"),
        ({"destroyed": ""}, "position-incomplete where=destroyed card=water-1 given=1 least="),
        ({"destroyed_spells": []}, "position-incomplete where=destroyed_spells "),
        ({"past_pages": []}, "position-incomplete where=past_pages card=page given=0 least=1"),
        ({"gone": "air-1*18"}, "position-too-many where=cards card=air-1 given=18 most="),
        ({"gone_spells": ["tsunami"]}, "position-too-many where=library/water card=water 3 given=2 most=1"),
    ],
)
def test_what_was_laid_out_lies_somewhere_unless_it_is_a_puzzle(changes: Json, wrong: str) -> None:
    with pytest.raises(PositionError, match=wrong):
        MADNESS.read(by_hand(puzzle=False, **changes))
    assert MADNESS.read(by_hand(**changes)).names


INNER = ["ip08", "ip07", "ip06", "ip05", "ip04", "ip03", "final"]


@rule("M4.8")
@pytest.mark.parametrize(
    ("changes", "given"),
    [
        ({"round": 1, "page": "ip02"}, "ip02"),
        ({"round": 2, "page": "ip02", "past_pages": ["ip03"]}, "ip03"),
        ({"round": 0, "marker": 0, "phase": "grimoire", "page": "", "curses": [], "pages": INNER}, "ip08"),
    ],
)
def test_a_whole_book_began_with_a_first_page(changes: Json, given: str) -> None:
    with pytest.raises(PositionError, match=f"position-first-page where=pages given={given}"):
        MADNESS.read(by_hand(puzzle=False, **changes))
    assert MADNESS.read(by_hand(**changes)).names


@rule("M4.6", "M4.17")
def test_whoever_names_no_card_begins_with_the_wizards_deck() -> None:
    ann, bob = {"name": "ann", "wizard": "rosana"}, {"name": "bob", "wizard": "harold"}
    bare: Json = {"seats": [ann, bob], "puzzle": False}

    filled = MADNESS.read(bare).seats[0]

    assert (cards.size(filled.hand), len(filled.deck)) == (6, 6)
    assert "puzzle" not in MADNESS.write(MADNESS.read(bare))
    assert MADNESS.read({"seats": [ann, bob]}).seats[0].hand == 0
    with pytest.raises(PositionError, match="position-no-cards where=seats/ann"):
        MADNESS.read(bare | {"seats": [ann | {"hand": ""}, bob]})
