"""What is reckoned once or shared for speed says the same as the rules it stands for."""

from __future__ import annotations

import pytest
from djinn_stage import Stage, player

from coven.engine.core.ask import asked
from coven.engine.core.errors import PositionError
from coven.engine.core.machine import take
from coven.engine.core.rng import below, seeded
from coven.engine.edge.questions import answer, question, refused
from coven.games.djinn import Djinn, crowd
from coven.games.djinn.powers import Powers
from coven.games.djinn.strength import Means, none_possible, within_reach
from coven.games.djinn.table import Table

DJINN = Djinn()
NAMES = ("ann", "bob", "cid", "dee")


def random_tables(number: int, every: int) -> list[Table]:
    """Situations of a random game, one of them at every so many answers."""
    table = DJINN.new(NAMES[: 1 + number % 4], f"shortcuts {number}", {})
    rng = seeded(f"shortcuts {number}")
    found: list[Table] = []
    decisions = 0
    while not table.over:
        if decisions % every == 0:
            found.append(table.clone())
        rng, pick = below(rng, len(table.options))
        take(table, table.options[pick])
        decisions += 1
    return found


@pytest.mark.parametrize("number", range(4))
def test_a_capture_is_possible_where_any_set_of_djinn_can_be_captured(number: int) -> None:
    for table in random_tables(number, 3):
        for at_source in (False, True):
            sets = crowd.parts(within_reach(table, table.active, at_source))
            means = Means(table, table.active, at_source)
            possible = [paid for paid in sets if means.refusal(table, paid) is None]

            assert (none_possible(table, table.active, at_source) is None) == bool(possible)


@pytest.mark.parametrize("number", range(4))
def test_the_listed_answers_are_the_candidates_that_nothing_refuses(number: int) -> None:
    for table in random_tables(number, 2):
        verb, at = asked(table), table.frames[-1]

        legal = [option for option in verb.candidates(table, at) if refused(table, option) is None]

        assert table.options == legal


@pytest.mark.parametrize("number", range(4))
def test_powers_follow_traits_and_equipment(number: int) -> None:
    for table in random_tables(number, 5):
        for seat in table.seats:
            kept = said(seat.powers)
            seat.empower(table.box)

            assert said(seat.powers) == kept


def said(powers: Powers) -> tuple[object, ...]:
    """All that powers say."""
    numbers = (powers.flags, powers.boost, powers.boost_boss, powers.discount, powers.source_fee, powers.corks)
    return (*numbers, powers.triggered, powers.rewards, powers.uses, powers.bursts, powers.stay)


def test_a_clone_goes_on_with_its_own_capture() -> None:
    stage = Stage(ann=player("r1", magic=8, capacity=8, turned=True), djinn={"r1": "boss red blue"}, phase="act")
    stage.ann.does("capture")
    clone = stage.table.clone()

    stage.ann.does("capture red")
    answer(clone, "capture blue")

    assert stage.table.capture.paid == crowd.ONE[0]
    assert clone.capture.paid == crowd.ONE[1]


@pytest.mark.parametrize("step", ["move", "act"])
def test_a_question_that_is_already_answered_is_no_position(step: str) -> None:
    with pytest.raises(PositionError) as caught:
        Stage(ann=player("s1"), turn={"moved": True}, frames=[{"program": "turn", "step": step, "seat": 0}])

    assert caught.value.message == "position-no-question"


@pytest.mark.parametrize(("scrolls", "offered"), [(3, False), (4, True)])
def test_a_stall_of_a_pack_may_take_the_fee_of_the_source(scrolls: int, offered: bool) -> None:
    steps = [{"pay_source_fee": True}, {"gain": {"coins": 9}}]
    pack = Djinn({"market_stall": [{"id": "scribe", "effects": steps}]})
    seat = {"name": "ann", "space": "s6", "scrolls": scrolls}

    table = pack.read({"seats": [seat], "phase": "act"})
    answer(table, "basic market")

    asked = question(table)
    assert asked is not None
    assert ("visit scribe" in asked.options) == offered
