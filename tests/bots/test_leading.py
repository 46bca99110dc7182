"""Reasons name what a turn leads to, and say how far they look: to the end of the game, where it comes before."""

from __future__ import annotations

import pytest
from bots.test_advice import LITTLE, seen
from witches_stage import Stage, holding

from coven.bots import Budget
from coven.bots.advice import Adviser, explain
from coven.bots.rollout import play_on
from coven.engine.core.machine import State
from coven.engine.core.rng import seeded
from coven.engine.edge.game import Game
from coven.engine.edge.thoughts import Because
from coven.games import open_game
from coven.language import LANGUAGES
from coven.text import speaker_for
from coven.text.thoughts import because

FADING = {
    "madness": ("stack", "mad-hands", "elements", "spells", "supports"),
    "witches": ("cards", "cackles", "crises-left"),
    "djinn": ("magic", "coins", "scrolls", "keys", "bottles", "mages", "equipment"),
}


def led(stage: Stage, word: str) -> list[Because]:
    """What is told of an answer."""
    game = open_game("witches")
    view, question = seen(game, stage.table)
    return list(explain(view, question, word, "1", Budget(rollouts=200)).thoughts[0].reasons)


def test_a_walk_says_which_problem_it_leads_to() -> None:
    stage = Stage(problems={"slice": "fever"}, ann=holding("greebo_1", spot="no-sun"), bob=holding())

    first = led(stage, "walk slice")[0]

    assert first.deed is not None
    assert (first.id, first.deed.kind) == ("leads", "solved")
    assert (first.deed.values["problem"], first.deed.values["slot"]) == ("fever", "slice")
    assert 30 <= float(first.values["n"]) <= 100


def test_a_walk_says_that_it_leads_to_tea() -> None:
    stage = Stage(ann=holding(spot="no-sun", cackles=5), bob=holding(spot="slice"))

    first = led(stage, "walk slice")[0]

    assert first.deed is not None
    assert (first.deed.kind, first.values["soon"]) == ("tea", "yes")


def moments(id: str, players: int) -> list[tuple[Game[State], State]]:
    """Questions of whole games, most of them near the end."""
    game, found = open_game(id), []
    for deal in range(3):
        table = game.new(("ann", "bob", "cid")[:players], f"leading {deal}", {})
        answers, given = play_on(table.clone(), game.policy, seeded("on"), 5000, 0), 0
        for left in (120, 40, 25, 16, 10, 6, 3):
            given += play_on(table, game.policy, seeded("on"), answers - left - given, 0)
            if len(table.options) > 1 and not game.policy.settles(table):
                found.append((game, table.clone()))
    return found


@pytest.mark.parametrize(("id", "players"), [("madness", 3), ("witches", 2), ("djinn", 2), ("djinn", 1)])
def test_what_an_answer_leads_to_came_about_in_so_many_tries(id: str, players: int) -> None:
    told = 0
    for game, table in moments(id, players):
        view, question = seen(game, table)
        adviser = Adviser(view, question, "3")
        found = adviser.weigh(question.options[0], [], LITTLE)
        by_word = {question.options[one.place]: one for one in found}
        for thought in adviser.tell(found).thoughts:
            for one in thought.reasons:
                if one.id == "leads" and one.values["soon"] == "no":
                    tries = by_word[thought.answer].turn
                    named = [[adviser.named(event) for event in deeds.values()] for deeds in tries]
                    met = len([deeds for deeds in named if one.deed in deeds])
                    assert one.values["n"] == pytest.approx(100 * met / len(tries), abs=1.0)
                    assert float(one.values["n"]) >= 30
                    assert (one.values["n"] == 100) == (met == len(tries))
                    told += 1

    assert told > 0


@pytest.mark.parametrize(("id", "players"), [("madness", 3), ("witches", 2), ("djinn", 2)])
def test_near_the_end_nothing_is_told_of_turns_that_do_not_come(id: str, players: int) -> None:
    ended = 0
    for game, table in moments(id, players):
        view, question = seen(game, table)
        adviser = Adviser(view, question, "3")
        found = adviser.weigh(question.options[0], [], LITTLE)
        over = [len([end for end in one.ends if end]) for one in found]
        advice = adviser.tell(found)
        for thought in advice.thoughts:
            for one in thought.reasons:
                if one.values.get("when") == "later":
                    most = game.policy.turns(table)
                    assert (
                        int(one.values["turns"]) <= most if one.values["ends"] == "all" else one.values["turns"] == most
                    )
                    assert (one.values["ends"] == "none") <= (min(over) == 0)
                    assert (one.values["ends"] == "all") <= (max(over) == len(found[0].ends))
                if one.values.get("when") in ("later", "turn") and min(over) == len(found[0].ends):
                    assert one.id not in FADING[id]
                    ended += 1

    assert ended > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_far_a_reason_looks_is_said(language: str) -> None:
    game = open_game("witches")
    view, question = seen(game, Stage(ann=holding(), bob=holding()).table)
    advice = explain(view, question, question.options[0], "1", LITTLE)
    speaker = speaker_for(game, language)
    values: dict[str, int | float | str] = {
        "when": "later",
        "n": 1,
        "sure": "yes",
        "turns": 3,
        "than": question.options[1],
    }

    said = {ends: because(speaker, Because("points", {**values, "ends": ends}), advice, question) for ends in ENDS}

    assert len({*said.values()}) == len(ENDS)
    assert ["3" in said[ends] for ends in ENDS] == [True, True, False]


ENDS = ("none", "some", "all")
