"""Advice: its reasons are what was seen, from nothing but the view, in words of three languages."""

from __future__ import annotations

import msgspec
import pytest
from bots.test_fairness import met

from coven.bots import Budget, opened
from coven.bots.advice import Adviser, advise, explain
from coven.bots.reasons import SURE, difference, gain, reasons
from coven.bots.rollout import imagined, play_on
from coven.bots.weighing import Weighed, concluded, mean
from coven.engine.core.machine import Event, State, ask_anew, deciding
from coven.engine.core.rng import seeded
from coven.engine.core.signs import Deed, Sign, Signs
from coven.engine.edge import questions
from coven.engine.edge.game import Game, Happening
from coven.engine.edge.questions import Question
from coven.engine.edge.thoughts import Advice, Because, Thought
from coven.engine.edge.views import View
from coven.games import GAMES, open_game
from coven.language import LANGUAGES
from coven.text import speaker_for
from coven.text.thoughts import lines, short, worded

LITTLE = Budget(rollouts=64)


def seen(game: Game[State], table: State) -> tuple[View, Question]:
    view, question = game.view(table, deciding(table)), questions.question(table)
    assert isinstance(view, View)
    assert question is not None
    return view, question


def unnamed(event: Event) -> None:
    """Nobody is told of a deed."""
    raise AssertionError(event.kind)


def weighed(worths: list[float], signs: list[float]) -> Weighed:
    """An answer that was seen in a few worlds, with one sign."""
    one = Weighed(0)
    one.worths, one.near, one.far = worths, [[sign] for sign in signs], [[sign] for sign in signs]
    return one


@pytest.mark.parametrize("id", GAMES)
def test_the_told_difference_is_what_was_seen(id: str) -> None:
    game, told = open_game(id), 0
    for number in range(4):
        view, question = seen(game, met(game, number))
        adviser = Adviser(view, question, "5")
        found = adviser.weigh(question.options[0], [], LITTLE)
        advice, names = adviser.tell(found), [sign.name for sign in game.signs.all]
        by_word = {question.options[one.place]: one for one in found}
        for thought in advice.thoughts:
            for because in thought.reasons:
                if because.id in names:
                    place, own = names.index(because.id), by_word[thought.answer]
                    noted = {"now": "soon", "done": "soon", "turn": "near", "later": "far"}[str(because.values["when"])]
                    other = by_word.get(str(because.values.get("than", "")))
                    rows = getattr(own, noted), own.before if other is None else getattr(other, noted)
                    gap = mean([row[place] for row in rows[0]]) - mean([row[place] for row in rows[1]])
                    assert because.values["n"] == pytest.approx(gap, abs=0.051)
                    told += 1
        assert advice.thoughts[0].worth == pytest.approx(mean(by_word[advice.answer].worths), abs=0.0001)

    assert told > 3


def test_what_chance_may_have_made_is_no_reason() -> None:
    sign = Sign("points", 1, 0.5)

    assert difference(sign, "turn", [5.0, -5.0, 6.0, -4.0], [0.0, 0.0, 0.0, 0.0], "other") is None
    assert difference(sign, "turn", [1.0, 1.2, 0.9, 1.1], [0.0, 0.0, 0.0, 0.0], "other") is not None
    assert difference(sign, "turn", [0.3, 0.3, 0.3, 0.3], [0.0, 0.0, 0.0, 0.0], "other") is None


def test_a_worse_answer_is_doubted_and_an_equal_one_is_called_so() -> None:
    signs: Signs[State] = Signs((Sign("points"),))
    good, bad = weighed([0.5, 0.6, 0.5, 0.6], [1.0, 1.0, 1.0, 1.0]), weighed([-0.5, -0.4, -0.5, -0.6], [1.0] * 4)

    assert [because.id for because in reasons(signs, bad, good, "good", False, unnamed)] == ["doubt"]
    assert [because.id for because in reasons(signs, good, bad, "bad", False, unnamed)] == ["chance"]
    assert [because.id for because in reasons(signs, good, good, "same", False, unnamed)] == ["even"]
    assert gain(good, bad) == pytest.approx(52.5)
    assert SURE > 1.9


def test_what_speaks_against_an_answer_never_leads() -> None:
    signs: Signs[State] = Signs((Sign("points"),))
    one, other = weighed([0.5, 0.6, 0.5, 0.6], [1.0] * 4), weighed([0.5, 0.6, 0.5, 0.6], [3.0, 3.0, 3.0, 3.0])

    told = reasons(signs, one, other, "other", False, unnamed)

    assert [because.id for because in told] == ["even", "points"]
    assert (told[1].values["n"], told[1].values["against"]) == (-2, "yes")


@pytest.mark.parametrize(("tries", "n"), [(400, 100), (399, 99)])
def test_what_an_answer_leads_to_is_told_where_its_rival_does_not_and_as_certain_only_if_it_is(
    tries: int, n: int
) -> None:
    signs: Signs[State] = Signs((Sign("points"),), deeds=(Deed("solved", 1.0),))
    one, other = weighed([0.5, 0.6] * 200, [1.0] * 400), weighed([0.1, 0.2] * 200, [1.0] * 400)
    solved = Event("solved", (0,), 0)
    one.done = other.done = [{} for _ in range(400)]
    one.turn = [{"solved (0,)": solved} if world < tries else {} for world in range(400)]
    other.turn = [{} for _ in range(400)]

    told = reasons(signs, one, other, "other", False, lambda event: Happening(event.kind, {}))
    other.turn = one.turn
    shared = reasons(signs, one, other, "other", False, lambda event: Happening(event.kind, {}))

    assert [(because.id, because.deed, because.values["n"]) for because in told] == [
        ("leads", Happening("solved", {}), n)
    ]
    assert [because.id for because in shared] == ["leads", "chance"]  # what it is for, and that it did better


@pytest.mark.parametrize("id", GAMES)
def test_advice_is_the_same_whatever_is_hidden(id: str) -> None:
    game, table = open_game(id), met(open_game(id), 1)
    other = imagined(table, deciding(table), seeded("other"))
    ask_anew(other)

    assert advise("thinker", *seen(game, table), "7", LITTLE) == advise("thinker", *seen(game, other), "7", LITTLE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_reason_has_its_words(id: str, language: str) -> None:
    game = open_game(id)
    speaker = speaker_for(game, language)
    view, question = seen(game, met(game, 2))
    advice = advise("greedy", view, question, "3", LITTLE)
    wanted = [f"because-{sign.name}.{way}" for sign in game.signs.all for way in ("less", "more")]
    wanted += [f"because-{sign.name}.seen" for sign in game.signs.counted]

    said = worded(speaker, advice, question)

    assert [key for key in wanted if key not in speaker.catalogue] == []
    assert said.text
    assert all(thought.text and all(because.text for because in thought.reasons) for thought in said.thoughts)
    assert lines(speaker, advice, question)[0].startswith(short(said.thoughts[0].phrase))


def test_the_sentence_beside_an_advice_is_plain() -> None:
    game = open_game("madness")
    speaker = speaker_for(game, "en")
    _, question = seen(game, met(game, 2))
    best, rival = question.options[:2]
    because = Because("broken", {"than": rival, "when": "turn", "n": 1.4, "sure": "no"})
    thought = Thought(best, 0.2, 0.1, 40, 60.0, 5.0, (because,))

    said = worded(speaker, Advice(best, "together", (thought,)), question)

    broken = "On average, by the beginning of the next turn, more curses are broken than after"
    assert said.text == f"{broken} the second-best answer (by about 1.4)."
    assert said.thoughts[0].reasons[0].text.startswith(f"{broken} “")


def test_where_there_is_no_clear_difference_the_answers_as_good_are_named() -> None:
    game = open_game("madness")
    speaker = speaker_for(game, "en")
    _, question = seen(game, met(game, 2))
    best, rival, other, worse = question.options[:4]
    first = Thought(best, 0.2, 0.1, 40, 60.0, 5.0, (Because("even", {"than": rival}),))
    others = tuple(Thought(word, 0.1, 0.1, 40, n, 5.0) for word, n in ((rival, 58.0), (other, 52.0), (worse, 40.0)))

    said = worded(speaker, Advice(best, "together", (first, *others)), question)

    named = [f"“{short(one.phrase)}”" for one in said.thoughts]
    assert [name in said.text for name in named] == [False, True, True, False]


def test_no_sign_has_words_that_nobody_says() -> None:
    for id in GAMES:
        game, catalogue = open_game(id), speaker_for(open_game(id), "en").catalogue
        general = (
            *("against", "at", "before", "by", "chance", "clear", "doubt", "even", "forced", "plan", "than", "unseen"),
            *("preferred", "until", "leads"),
        )
        known = {f"because-{name}" for name in (*general, *[sign.name for sign in game.signs.all])}

        assert {key.partition(".")[0] for key in catalogue.keys("because-")} == known


@pytest.mark.parametrize("id", GAMES)
def test_an_answer_that_was_given_comes_first_whatever_is_thought_of_it(id: str) -> None:
    game = open_game(id)
    view, question = seen(game, met(game, 0))
    for word in question.options[-2:]:
        told = explain(view, question, word, "1", LITTLE)

        assert told.answer == told.thoughts[0].answer == word
        assert {thought.answer for thought in told.thoughts} <= {*question.options}


def test_a_question_without_a_choice_needs_no_thought() -> None:
    game = open_game("witches")
    table = met(game, 1)
    view, question = seen(game, table)
    alone = Question(question.seat, question.prompt, question.values, question.answers[:1])

    told = advise("master", view, alone, "1")

    assert [because.id for because in told.thoughts[0].reasons] == ["forced"]
    assert opened("witches", None) is opened("witches", None)


@pytest.mark.parametrize("id", GAMES)
def test_chances_are_told_as_games_that_were_played_have_them(id: str) -> None:
    game, table = open_game(id), met(open_game(id), 2)
    told = [game.signs.likely(table, chance / 20) for chance in range(21)]
    view, question = seen(game, table)

    advice = explain(view, msgspec.structs.replace(question, forced=""), question.options[0], "5", LITTLE)

    assert told == sorted(told)
    assert 0.0 <= told[0] < 0.2
    assert 0.8 < told[-1] <= 1.0
    assert advice.off == game.signs.off(table) > 0
    said = worded(speaker_for(game, "en"), advice, question)
    assert said.how.endswith(f"such chances were off by about {advice.off} of 100.")
    first = advice.thoughts[0]
    assert first.expected != pytest.approx(50 + 50 * first.worth, abs=0.2) or id == "witches"


def test_while_the_table_is_set_up_nothing_is_told_of_a_turn() -> None:
    game = open_game("djinn")
    table = game.new(("ann", "bob"), "drafting", {})
    view, question = seen(game, table)

    advice = advise("thinker", view, question, "1", Budget(rollouts=400))

    reasons = [because for thought in advice.thoughts for because in thought.reasons]
    assert {because.values.get("when") for because in reasons} <= {None, "now", "done", "later"}


@pytest.mark.parametrize(("id", "players"), [("madness", 3), ("djinn", 2), ("witches", 1)])
def test_by_how_much_an_answer_is_better_is_what_its_expectations_say(id: str, players: int) -> None:
    game, told = open_game(id), 0
    for number in range(12):
        table = game.new(("ann", "bob", "cid")[:players], f"better {number}", {})
        play_on(table, game.policy, seeded(f"on {number}"), 10 + 13 * number, 0)
        if len(table.options) > 1:
            view, question = seen(game, table)
            for word in question.options[:3]:
                first, *rivals = explain(view, question, word, "1", LITTLE).thoughts
                for because in first.reasons:
                    if because.id in ("chance", "doubt"):
                        rival = next(one for one in rivals if one.answer == because.values["than"])
                        assert because.values["n"] == pytest.approx(abs(first.expected - rival.expected), abs=0.11)
                        told += 1

    assert told > 0


@pytest.mark.parametrize(("id", "players"), [("madness", 2), ("witches", 2), ("djinn", 2)])
def test_where_every_game_ends_within_the_look_ahead_the_chance_is_how_they_ended(id: str, players: int) -> None:
    game, told = open_game(id), 0
    for deal in range(2):
        table = game.new(("ann", "bob")[:players], f"ends {deal}", {})
        whole = table.clone()
        answers = play_on(whole, game.policy, seeded(f"last {deal}"), 5000, 0)
        play_on(table, game.policy, seeded(f"last {deal}"), answers - 12, 0)
        while not table.over:
            if len(table.options) > 1 and not game.policy.settles(table):
                view, question = seen(game, table)
                adviser = Adviser(view, msgspec.structs.replace(question, forced=""), "5")
                for one in adviser.weigh(question.options[0], [], Budget(rollouts=24)):
                    if one.ended:
                        shares = [end[adviser.seat] for end in one.ends]
                        expected = mean([own[adviser.seat] for own in adviser.results(one)])
                        assert expected == pytest.approx(50.0 + 50.0 * mean(shares))
                        told += 1
            play_on(table, game.policy, seeded(f"on {deal}"), 1, 0)

    assert told > 0


def test_what_is_lost_for_certain_is_told_so() -> None:
    game, lost = open_game("witches"), Weighed(0)
    view, question = seen(game, met(game, 1))
    lost.worths, lost.shares, lost.ends = [-0.8, -0.9], [[-0.8, 0.8], [-0.9, 0.9]], [[-1.0, 1.0], [-1.0, 1.0]]
    open_still = Weighed(1)
    open_still.worths, open_still.shares, open_still.ends = [0.0, 0.1], [[0.0, 0.0], [0.1, -0.1]], [[], [1.0, -1.0]]

    concluded([lost, open_still])
    thought = Thought(question.options[0], -1.0, 0.0, 2, 0.0, 0.0, (Because("clear"),), ended=True)
    said = worded(speaker_for(game, "en"), Advice(thought.answer, "win", (thought,)), question)

    assert (lost.ended, open_still.ended) == (True, False)
    assert Adviser(view, question, "5").results(lost) == [[0.0, 100.0], [0.0, 100.0]]
    assert said.thoughts[0].text.endswith(": in all tries the game ended, and 0 of 100 were won.")
