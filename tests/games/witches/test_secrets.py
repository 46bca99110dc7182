"""W-R.10: what a seat may see, and that nothing it is sent depends on the rest."""

from __future__ import annotations

import pytest
from rules import rule
from witches_stage import WITCHES, Stage, all_cards_but, holding, lying, shown, view

from coven.engine.core.machine import deciding, take
from coven.engine.core.rng import below, seeded
from coven.engine.edge import questions
from coven.engine.edge.game import NAMES, Happening
from coven.games.witches import cards
from coven.games.witches.table import Table

PUBLIC = ("stay", "walk", "stop", "stand", "roll", "accept", "pass", "pass-until", "flee", "switch", "stumble")


@rule("W-R.10")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    stage = Stage(ann=holding("greebo_1"), bob=holding("bees_1 bees_2"))

    seen = view(stage.table, 0)

    assert [shown(seen, name, "hand") for name in seen.seats] == [["greebo_1"], []]
    assert [shown(seen, name, "hand", "size") for name in seen.seats] == [1, 2]
    assert shown(view(stage.table, -1), "ann", "hand") == []


@rule("W-R.10")
def test_what_lies_on_the_table_is_seen_by_everyone() -> None:
    waiting = [["fever", "hiver"], ["elves"], [], [], [], []]
    ann = holding(cackles=2, aliss=1, easy="death", hard="lord_lankin")
    problems = {"slice": "sick_pig+1", "dancers": "wintersmith"}
    stage = Stage(ann=ann, bob=holding(), problems=problems, waiting=waiting, discard="greebo_1 bees_1")

    seen = view(stage.table, -1)

    assert (shown(seen, "ann", "cackles"), shown(seen, "ann", "aliss")) == (2, 1)
    assert (shown(seen, "ann", "easy"), shown(seen, "ann", "hard")) == (["death"], ["lord_lankin"])
    assert shown(seen, "discard") == ["greebo_1", "bees_1"]
    assert [(slot, one["tile"], one["hard"], one["crises"]) for slot, one in lying(seen).items()] == [
        ("slice", "sick_pig", False, 1),
        ("dancers", "", True, 0),
    ]
    assert [(one["size"], one["hard"], one["things"]) for one in shown(seen, "waiting")[:2]] == [
        (2, 1, [{"id": "fever"}]),
        (1, 1, []),
    ]


@rule("W-R.10")
def test_the_order_of_the_draw_pile_and_hidden_faces_cannot_be_read_from_a_view() -> None:
    seats = {"ann": holding(), "bob": holding()}
    first: list[list[str]] = [["fever", "death", "hiver"], ["elves"], [], [], [], []]
    second: list[list[str]] = [["fever", "fever", "elves"], ["hiver"], [], [], [], []]
    one = Stage(pile="greebo_1 bees_1", problems={"slice": "wintersmith"}, waiting=first, **seats)
    other = Stage(pile="bees_1 you_1", problems={"slice": "elves"}, waiting=second, **seats)

    assert WITCHES.view(one.table, 0) == WITCHES.view(other.table, 0)


@rule("W-R.82")
def test_in_the_cooperative_game_hands_are_open() -> None:
    stage = Stage(ann=holding("greebo_1"), bob=holding("bees_1"), mode="cooperative")

    assert [shown(view(stage.table, 1), name, "hand") for name in stage.table.names] == [["greebo_1"], ["bees_1"]]


@rule("W-R.10")
def test_who_counts_knows_which_cards_were_in_hands_when_the_pile_was_shuffled() -> None:
    bob, cid = "you_1 bees_1 jeannie_1", "you_2 bees_2 casanunda_1"
    discard = all_cards_but("miss_level_1", "greebo_1", *bob.split(), *cid.split())
    stage = Stage(ann=holding("miss_level_1"), bob=holding(bob), cid=holding(cid), pile="greebo_1", discard=discard)

    stage.ann.does("play miss-level-1")
    imagined = [WITCHES.imagine(WITCHES.view(stage.table, 0), f"count {number}") for number in range(30)]

    both = stage.bob.seat.hand | stage.table.seats[2].hand
    assert {table.seats[1].hand | table.seats[2].hand for table in imagined} == {both}
    assert len({table.seats[1].hand for table in imagined}) > 5


@rule("W-R.10")
def test_what_cannot_be_seen_may_be_anything() -> None:
    waiting = [["fever", "death", "elves"], ["elves"], [], [], [], []]
    stage = Stage(ann=holding("bees_1"), bob=holding("you_1"), problems={"slice": "hiver"}, waiting=waiting)

    tables = [WITCHES.imagine(WITCHES.view(stage.table, 0), f"guess {number}") for number in range(60)]

    assert len({table.problems[stage.slot("slice")] for table in tables}) > 8
    assert len({table.frames_of_tiles[0][0] for table in tables}) > 8
    assert len({table.frames_of_tiles[0][1] for table in tables}) > 3
    assert {table.frames_of_tiles[0][-1] for table in tables} == {stage.table.frames_of_tiles[0][-1]}
    assert len({table.seats[1].hand for table in tables}) > 20
    assert len({table.pile[-1] for table in tables}) > 20


def other_hand(table: Table, seat: int) -> Table | None:
    """The same table for everyone else, but with another hand: cards from deep in the draw pile."""
    clone = table.clone()
    owner = clone.seats[seat]
    own = [card for card in cards.listed(owner.hand) if not cards.has(table.kept, card)]
    if len(table.pile) < 20 + len(own):
        return None
    deep = list(table.pile[: len(own)])
    owner.hand = owner.hand & ~cards.set_of(own) | cards.set_of(deep)
    clone.pile = (*own, *table.pile[len(own) :])
    return clone


def told(table: Table, seat: int) -> list[Happening]:
    """What a seat is told."""
    seen = [WITCHES.seen(table, event, seat) for event in table.log or []]
    return [happening for happening in seen if happening is not None]


@rule("W-R.10", "W-R.14")
@pytest.mark.parametrize("number", range(40))
def test_whether_somebody_is_asked_does_not_tell_what_she_holds(number: int) -> None:
    names = NAMES[: 2 + number % 3]
    table = WITCHES.new(names, f"secret {number}", {"witches": "draw"})
    rng = seeded(f"secret picks {number}")
    for _ in range(150):
        if table.over:
            return
        seat = deciding(table)
        rng, pick = below(rng, len(table.options))
        option = table.options[pick]
        question = questions.question(table)
        assert question is not None
        word = question.options[pick]
        other = other_hand(table, seat) if word.split(" ")[0] in PUBLIC else None
        table.log = []
        take(table, option)
        if other is not None:
            other.log = []
            take(other, option)
            for watcher in [one for one in (-1, *range(len(names))) if one != seat]:
                assert WITCHES.view(other, watcher) == WITCHES.view(table, watcher), word
                assert told(other, watcher) == told(table, watcher), word


@rule("W-R.10")
def test_a_tile_that_has_left_the_game_lies_nowhere_in_the_imagination() -> None:
    waiting = [["elves"], ["wintersmith"], [], [], [], []]
    stage = Stage(
        ann=holding(), bob=holding(), problems={"slice": "lord_lankin"}, waiting=waiting, gone=["vlad_magpyr"]
    )

    tables = [WITCHES.imagine(WITCHES.view(stage.table, 0), f"gone {number}") for number in range(60)]

    vlad = stage.table.box.tile_ids.index("vlad_magpyr")
    assert not [1 for table in tables if vlad in table.problems or (vlad,) in table.frames_of_tiles[:2]]
    assert len({table.problems[stage.slot("slice")] for table in tables}) > 8


@rule("W-R.10")
def test_before_the_first_turn_a_refusal_tells_nothing_of_another_hand() -> None:
    table = WITCHES.new(["ann", "bob", "cid"], "refused hands", {})

    for _ in range(6):
        asked = deciding(table)
        own = [table.box.card_ids[card] for card in cards.listed(table.seats[asked].hand & table.box.marked)]
        ruling = questions.explain_to(table, "power-of-three", table.names[asked])
        assert ruling.values["cards"] == " ".join(own)
        take(table, table.options[0])
