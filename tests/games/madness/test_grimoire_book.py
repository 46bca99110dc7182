"""M3: how the grimoire is built and read."""

import pytest
from rules import rule
from stage import MADNESS, Stage, holding, sight

from coven.engine.edge.game import Json
from coven.games.madness.box import CURSE_KINDS, Page

PAGES = MADNESS.box.pages
SLOTS = ("2", "3a", "3b", "4", "5")
UNBROKEN: dict[str, str | Json] = {"5": "air_vertigo"}


def elements(page: Page) -> list[str]:
    return [CURSE_KINDS[kind] for kind in page.curses]


def laid(stage: Stage) -> list[str]:
    """The kinds of the curses on the track, in slot order."""
    return [stage.curse_id(slot).split("_")[0] for slot in SLOTS if stage.curse_id(slot)]


@rule("M3.1")
@pytest.mark.parametrize("number", MADNESS.box.first_pages)
def test_a_first_page_has_a_cover_and_a_monster(number: int) -> None:
    page = PAGES[number]

    assert (page.bonus, page.penalty) == (None, None)
    assert page.monster
    assert len(elements(page)) == 3


@rule("M3.2")
@pytest.mark.parametrize("number", MADNESS.box.inner_pages)
def test_an_inner_page_has_a_bonus_a_penalty_and_a_monster(number: int) -> None:
    page = PAGES[number]

    assert page.bonus is not None
    assert page.penalty is not None
    assert page.monster
    assert len(elements(page)) == 3


@rule("M2.6", "M3.1", "M3.2")
def test_every_monster_is_another_one() -> None:
    box = MADNESS.box

    monsters = [PAGES[number].monster for number in (*box.first_pages, *box.inner_pages)]

    assert len(set(monsters)) == 16


@rule("M3.3")
def test_the_final_page_has_won_and_lost_and_an_arrival_but_no_monster() -> None:
    page = PAGES[MADNESS.box.final_page]

    assert page.bonus is not None
    assert page.penalty is not None
    assert page.arrival is not None
    assert elements(page) == []


@rule("M3.4")
def test_the_right_page_of_one_round_is_the_left_page_of_the_next() -> None:
    stage = Stage(ann=holding("fire-1*6"), marker=5, page="fp2", pages=["ip12", "ip08", "final"], curses=UNBROKEN)
    before = sight(stage.table, 0)

    stage.ann.ends_turn()
    after = sight(stage.table, 0)

    assert (before.page, before.right_page) == ("fp2", "ip12")
    assert (after.page, after.right_page) == ("ip12", "ip08")
    assert stage.monster == "abyss_shadow"


@rule("M3.5")
def test_the_left_page_gives_the_monster_its_arrival_and_its_three_curses() -> None:
    stage = Stage(
        ann=holding("earth-1*6"),
        bob=holding(deck="air-1"),
        marker=5,
        page="fp2",
        pages=["ip08", "ip12", "final"],
        curses=UNBROKEN,
    )

    stage.ann.ends_turn()

    assert stage.monster == "banshee"
    assert (stage.ann.deck, stage.bob.deck) == (["madness"], ["madness", "air-1"])
    assert laid(stage) == ["air", "water", "air"]


@rule("M3.6")
def test_the_penalty_for_the_monster_is_on_the_right_page_not_on_its_own_card() -> None:
    stage = Stage(
        ann=holding("earth-1*3 fire-1*3"),
        bob=holding("earth-1 fire-1"),
        marker=5,
        page="ip08",
        pages=["ip07", "ip12", "final"],
        curses=UNBROKEN,
    )

    stage.ann.ends_turn()

    assert stage.ann.hand == ["fire-1", "fire-1", "fire-1"]
    assert stage.bob.hand == ["fire-1"]


@rule("M3.6")
def test_the_bonus_for_the_monster_is_on_the_right_page_not_on_its_own_card() -> None:
    stage = Stage(
        ann=holding("earth-1*6"),
        bob=holding(deck="air-1*2"),
        marker=5,
        page="ip08",
        pages=["ip07", "ip12", "final"],
    )

    stage.ann.ends_turn()
    stage.bob.does("accept", "gain fire-2")
    stage.ann.does("accept", "gain water-2")

    assert (stage.bob.discard, stage.bob.hand) == (["fire-2"], [])
    assert stage.ann.discard == ["water-2"]


@rule("M3.7")
def test_the_elements_of_the_next_monster_are_known_one_round_ahead() -> None:
    stage = Stage(ann=holding("fire-1*6"), marker=5, page="fp2", pages=["ip12", "ip08", "final"], curses=UNBROKEN)
    right_page = sight(stage.table, 0).right_page

    foreseen = elements(PAGES[MADNESS.box.page_named(right_page)])
    stage.ann.ends_turn()

    assert foreseen == ["water", "air", "earth"]
    assert laid(stage) == foreseen


@rule("M3.7")
def test_the_pages_below_the_right_page_are_not_known() -> None:
    banshee_next = Stage(ann=holding(), page="fp2", pages=["ip12", "ip08", "ip07", "final"])
    golem_next = Stage(ann=holding(), page="fp2", pages=["ip12", "ip07", "ip08", "final"])

    assert sight(banshee_next.table, 0) == sight(golem_next.table, 0)


@rule("M3.8")
def test_in_round_six_the_final_page_is_the_right_page_and_its_bonus_is_victory() -> None:
    stage = Stage(ann=holding("fire-1*6"), round=6, marker=5, page="ip08", pages=["final"])
    right_page = sight(stage.table, 0).right_page

    stage.ann.ends_turn()

    assert right_page == "final"
    assert stage.outcome == "won"


@rule("M3.8")
def test_in_round_six_the_penalty_of_the_final_page_is_defeat() -> None:
    stage = Stage(ann=holding("fire-1*6"), round=6, marker=5, page="ip08", pages=["final"], curses=UNBROKEN)

    stage.ann.ends_turn()

    assert stage.outcome == "lost"


@rule("M3.9")
def test_with_the_sixth_monster_each_player_adds_madness_on_top_of_the_deck() -> None:
    stage = Stage(
        ann=holding("fire-1*6", deck="fire-1"),
        bob=holding(deck="air-1"),
        cid=holding(),
        round=5,
        marker=5,
        page="ip08",
        pages=["ip04", "final"],
        curses=UNBROKEN,
    )

    stage.ann.ends_turn()

    assert stage.table.round == 6
    assert stage.ann.deck == ["madness", "fire-1"]
    assert stage.bob.deck == ["madness", "air-1"]
    assert stage.cid.deck == ["madness"]


@rule("M3.9")
def test_with_the_fifth_monster_the_final_page_does_nothing_yet() -> None:
    stage = Stage(
        ann=holding("fire-1*6", deck="fire-1"),
        round=4,
        marker=5,
        page="ip08",
        pages=["ip04", "ip07", "final"],
        curses=UNBROKEN,
    )

    stage.ann.ends_turn()

    assert stage.table.round == 5
    assert stage.ann.deck == ["fire-1"]
    assert stage.bob.deck == []
