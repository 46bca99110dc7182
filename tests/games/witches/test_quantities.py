"""Numbers other than the printed ones: every quantity is counted out, none is taken for one."""

from __future__ import annotations

import pytest
from rules import rule
from witches_stage import Stage, holding

from coven.engine.edge.game import Json
from coven.games.witches import Witches


def played(pack: Json, problems: dict[str, str], **given: object) -> Stage:
    """A stage on which a pack holds."""
    stage = Stage(problems=problems, **given)
    game = Witches(pack)
    stage.table = game.read(Stage.game.write(stage.table))
    stage.table.log = []
    return stage


def card(id: str, *effect: Json) -> Json:
    """A pack with another effect of a card."""
    return {"card": [{"id": id, "effect": list(effect)}]}


@rule("W8.4", "W8.8", "W8.9", "W8.10", "W8.14")
def test_symbols_crises_and_hard_tiles_count_what_the_box_says() -> None:
    numbers = {"headology_value": 3, "magic_value": 5, "magic_cackles": 2, "crisis_difficulty": 4, "hard_bonus": 6}
    ann = holding("nanny_ogg_1 magrat_garlick_1", spot="slice", hard="elves elves")
    stage = played({"constants": numbers}, {"slice": "fever+1"}, ann=ann, bob=holding())

    stage.ann.faces((2, 2))
    stage.ann.does("use nanny-ogg-1", "use magrat-garlick-1")
    assert (stage.values["so_far"], stage.values["difficulty"]) == (4 + 3 + 5 + 6, 7 + 4)
    stage.rolls(2, 2)
    stage.ann.does("stand", "accept")

    assert stage.ann.cackles == 2


@rule("W10.1", "W10.6")
def test_failing_and_stumbling_cost_what_the_box_says() -> None:
    pack: Json = {"constants": {"fail_cackles": 2, "no_flight_extra_cackles": 3}}
    around = dict.fromkeys(("no-sun", "razorback", "rock-hard-place"), "fever")
    ann = holding("nanny_ogg_1", spot="slice")
    stage = played(pack, {"slice": "death", **around}, ann=ann, bob=holding())

    stage.ann.faces((2, 2), (2, 2))
    stage.ann.does("accept")
    assert stage.ann.cackles == 2
    stage.ann.does("stumble")

    assert stage.ann.cackles == 5


@rule("W18.4", "W18.6", "W-R.54")
def test_extra_cards_brings_as_many_cards_and_cackles_as_it_says() -> None:
    pack = card("miss_level_1", {"take_cackles": 2}, {"draw": 3})
    stage = played(pack, {}, ann=holding("miss_level_1"), bob=holding())

    stage.ann.does("play miss-level-1")

    assert (len(stage.ann.hand), stage.ann.cackles) == (3, 2)


@rule("W18.28")
def test_transmutation_adds_as_many_cards_as_it_says() -> None:
    stage = played(card("bees_1", {"transmute": 3}), {}, ann=holding("bees_1 greebo_1 greebo_2"), bob=holding())

    stage.ann.does("play bees-1", "discard greebo-1", "done")

    assert len(stage.ann.hand) == 1 + 1 + 3


@rule("W18.18", "W18.20", "W18.32")
@pytest.mark.parametrize(("verb", "word"), [("reveal", "reveal"), ("remove_crisis", "help"), ("peek", "peek")])
def test_a_card_reaches_as_many_problems_as_it_says(verb: str, word: str) -> None:
    slots = ("slice", "dancers", "long-man", "blasted-oak")
    problems = dict(zip(slots, ("hiver+1", "elves+1", "wintersmith+1", "lily_weatherwax+1"), strict=True))
    stage = played(card("greebo_1", {verb: 3}), problems, ann=holding("greebo_1"), bob=holding())

    stage.ann.does("play greebo-1", *[f"{word} {slot}" for slot in slots[:3]])

    assert stage.prompt == "move"
    assert [stage.is_up(slot) for slot in slots] == [verb == "reveal"] * 3 + [False]
    assert [stage.crises(slot) for slot in slots] == [int(verb != "remove_crisis")] * 3 + [1]


@rule("W18.19", "W6.4")
def test_a_walk_is_as_long_as_the_box_and_the_card_say() -> None:
    pack: Json = {"constants": {"walk_paths": 1}, **card("shawn_ogg_1", {"paths": 1})}
    stage = played(pack, {}, ann=holding("shawn_ogg_1", spot="slice"), bob=holding())

    stage.ann.does("walk razorback")
    assert stage.ann.why_not("walk granny-cottage") == "W6.4"
    stage.ann.does("play shawn-ogg-1", "walk granny-cottage")

    assert stage.ann.spot == "granny-cottage"
    assert stage.values["action"] == 2


@rule("W18.25", "W14.2", "W14.3")
def test_as_many_cackles_are_returned_as_the_box_allows() -> None:
    pack: Json = {"constants": {"tea_active_max": 4, "tea_others_max": 3}, **card("nanny_ogg_1", {"return_cackles": 5})}
    ann = holding("nanny_ogg_1", spot="slice", cackles=12)
    stage = played(pack, {}, ann=ann, bob=holding(spot="slice", cackles=4), cid=holding(), dee=holding())

    assert stage.ann.can("play nanny-ogg-1")
    stage.ann.does("play nanny-ogg-1", "return 5", "stay")
    assert stage.options == ["return 4", "return 3", "return 2", "return 1", "return 0"]
    stage.ann.does("return 4")

    assert stage.options == ["return 3", "return 2", "return 1", "return 0"]
    assert (stage.ann.cackles, stage.table.supply_cackles) == (3, 16 - 3 - 4)


@rule("W19.12", "W19.13", "W19.16")
@pytest.mark.parametrize("verb", ["take_aliss", "each_loses_easy", "add_crisis"])
def test_a_consequence_strikes_as_often_as_it_says(verb: str) -> None:
    pack: Json = {"hard_tile": [{"id": "hiver", "on_fail": [{verb: 2}]}]}
    ann = holding(spot="slice", easy="fever fever fever")
    stage = played(pack, {"slice": "hiver up"}, ann=ann, bob=holding())

    stage.ann.faces((2, 2), (2, 2))
    stage.ann.does("accept", "flee no-sun")

    found = {"take_aliss": stage.ann.aliss, "each_loses_easy": 3 - len(stage.ann.solved)}
    assert (found | {"add_crisis": stage.crises("slice")})[verb] == 2


@rule("W16.2", "W16.3", "W16.4")
@pytest.mark.parametrize(("easy", "limit"), [(0, 2), (2, 2), (3, 3), (6, 4), (9, 4)])
def test_the_hand_limit_follows_the_box(easy: int, limit: int) -> None:
    numbers = {"hand_limit_base": 2, "easy_tiles_per_extra_card": 3, "hand_limit_max": 4}
    tiles = " ".join((["fever"] * 5 + ["death"] * 4)[:easy])
    stage = played({"constants": numbers}, {}, ann=holding("greebo_1", easy=tiles), bob=holding(), phase="end")

    stage.ann.does("pass")

    assert len(stage.ann.hand) == limit


@rule("W17.2", "W-R.72")
@pytest.mark.parametrize(("limit", "outcome"), [(2, "lost"), (3, "playing")])
def test_as_many_elves_end_the_game_as_the_box_says(limit: int, outcome: str) -> None:
    problems = {"slice": "elves up", "dancers": "elves up"}
    stage = played({"constants": {"elf_limit": limit}}, problems, ann=holding("greebo_1"), bob=holding(), phase="end")

    stage.ann.does("pass")

    assert stage.outcome.split(":")[0] == outcome
