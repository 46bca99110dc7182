"""The speaker of Witches: sentences as players read them."""

import pytest
from witches_stage import CACKLE, Stage, holding

from coven.engine.core.errors import AnswerError, OptionError, PositionError
from coven.engine.edge import questions
from coven.engine.edge.game import Happening
from coven.engine.edge.questions import Answer, Question
from coven.games.witches import Witches
from coven.text import LANGUAGES, Speaker, TextError, speaker_for

GAME = Witches()
TABLE = GAME.new(("ann", "bob"), "speaker", {})


def speaker(language: str = "en") -> Speaker:
    return speaker_for(GAME, language)


def answer(word: str) -> Answer:
    """An answer of ann, at a table with bob."""
    known = TABLE.answers()
    option = known.parse(TABLE, 0, word)[0]
    return Answer(word, known.kind(option).verb, known.about(TABLE, 0, option))


def question(prompt: str, *options: str, **values: int | str) -> Question:
    return Question("ann", prompt, values, tuple(answer(option) for option in options))


PHRASES = [
    ("choose-witch", "choose tiffany", "Play Tiffany Aching"),
    ("choose-start", "start slice", "Start at Slice"),
    ("window", "pass", "Play nothing"),
    ("window", "pass-until move", "Play nothing, and do not ask me again before I move"),
    ("window", "pass-until turn-end", "Play nothing, and do not ask me again this turn"),
    ("walk", "pass-until turn-end", "Stop here, and do not ask me about cards again this turn"),
    ("choose-crisis", "crisis lancre-town-2", "Put the Crisis on the Problem at Lancre Town (2)"),
    ("move", "play greebo-1", "Play Greebo for the advantage"),
    ("move", "play invisibility-tile", "Use the Invisibility tile"),
    ("move", "stay", "Stay where you are"),
    ("move", "walk mad-stoat", "Walk to Mad Stoat"),
    ("move", "switch lancre-castle-1", "Change to the slot Lancre Castle (1)"),
    ("move", "look lancre-castle-1", "Look at the Problem at Lancre Castle (1)"),
    ("move", "ride miss-tick-2", "Fly with the Broomstick of Miss Tick"),
    ("fly", "fly skund", "Fly to Skund"),
    ("move", "go skund", "Go to Skund"),
    ("move", "wait", "Wait in the Dungeon"),
    ("walk", "stop", "Stop here"),
    ("looking", "face", "Go there and face the Problem"),
    ("before-roll", "roll", "Roll the first pair"),
    ("stand-or-flee", "stand", "Roll the second pair"),
    ("stand-or-flee", "flee", "Run away on foot"),
    ("stand-or-flee", "use nanny-ogg-3", "Add the Headology of Nanny Ogg"),
    ("stand-or-flee", "use magic-tile", "Use the Magic tile"),
    (
        "accept",
        "power-of-three nanny-ogg-1 greebo-1 bees-2",
        "Power of three with Nanny Ogg, Greebo and The Bees",
    ),
    ("accept", "accept", "Accept the result"),
    ("leave", "flee slice", "Flee to Slice"),
    ("leave", "stumble", "Take one more Cackle and flee to any empty slot"),
    ("take-from", "take-from bob", "Take a Cackle from bob"),
    ("return-cackles", "return 0", "Return no Cackle"),
    ("return-cackles", "return 1", "Return 1 Cackle"),
    ("return-cackles", "return 2", "Return 2 Cackles"),
    ("lose-easy", "lose sick-pig", "Give up Sick Pig"),
    ("help", "help slice", "Remove a Crisis from the Problem at Slice"),
    ("reveal", "reveal slice", "Turn up the Problem at Slice"),
    ("peek", "peek slice", "Look at the Problem at Slice"),
    ("reroll", "reroll both", "Reroll both dice"),
    ("transmute", "discard greebo-1", "Discard Greebo"),
    ("transmute", "done", "Discard no further card and draw"),
    ("solve", "solve slice", "Solve the Problem at Slice"),
]


@pytest.mark.parametrize(("prompt", "word", "phrase"), PHRASES)
def test_an_answer_is_a_phrase(prompt: str, word: str, phrase: str) -> None:
    assert speaker().option(answer(word), question(prompt)) == phrase


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_has_its_phrase_in_every_language(language: str) -> None:
    phrases = [speaker(language).option(answer(word), question(prompt)) for prompt, word, _ in PHRASES]

    assert all(phrase[0].isupper() for phrase in phrases)
    assert len(set(phrases)) == len(phrases)


def test_two_copies_of_a_card_are_told_apart_where_both_are_offered() -> None:
    both = question("move", "play greebo-1", "play greebo-2", "play bees-1", "stay")

    assert speaker().option(answer("play greebo-2"), both) == "Play Greebo (2) for the advantage"
    assert speaker().option(answer("play bees-1"), both) == "Play The Bees for the advantage"


def test_a_card_with_magic_says_so() -> None:
    asked = question("stand-or-flee", "use greebo-1", "use bees-1")

    assert speaker().option(answer("use bees-1"), asked) == "Add the Magic of The Bees"


def test_those_who_wait_are_told_who_decides_what() -> None:
    assert speaker().wait(question("move")) == "ann is deciding: how to move."
    assert speaker("cs").wait(question("some-new-prompt")) == "ann se rozhoduje."


def test_an_answer_nobody_gives_has_no_phrase() -> None:
    with pytest.raises(TextError, match="option-sing"):
        speaker().option(Answer("sing loudly", "sing"), question("move"))


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "The Wintersmith: your total is 7 and you need 14; as it stands, 21 of 36 rolls of the second pair are"
            " enough (58%). Add symbols, roll or run away.",
        ),
        (
            "cs",
            "Problém „Zimoděj“: tvůj součet je 7 a potřebuješ 14; za tohoto stavu stačí 21 hodů druhým párem z"
            " celkového počtu 36 (58\u00a0%). Přidej symboly, hoď, nebo uteč.",
        ),
        (
            "pl",
            "Problem „Zimistrz”: twoja suma to 7, a potrzeba 14; w tej chwili wystarcza 21 z 36 możliwych rzutów drugą"
            " parą (58%). Dołóż symbole, rzuć albo ucieknij.",
        ),
    ],
)
def test_an_attempt_tells_the_sum_what_is_needed_and_the_chance(language: str, sentence: str) -> None:
    values: dict[str, int | str] = {"problem": "wintersmith", "difficulty": 14, "so_far": 7, "missing": 7, "total": 36}
    asked = Question("ann", "stand-or-flee", {**values, "ways-0-0": 21, "ways-1-0": 26, "ways_on": "both"}, ())

    assert speaker(language).ask(asked) == sentence


def test_an_attempt_that_cannot_fail_any_more_says_so() -> None:
    values: dict[str, int | str] = {"problem": "fever", "difficulty": 7, "so_far": 9, "missing": -2, "total": 36}
    asked = Question("ann", "stand-or-flee", {**values, "ways-0-0": 36, "ways_on": "both"}, ())

    assert "so the second pair cannot spoil it" in speaker().ask(asked)


def test_the_prompt_of_a_move_knows_what_lies_there() -> None:
    empty, elves = (question("move", action=1, problem=problem, bound="free") for problem in ("", "elves"))

    assert speaker().ask(empty) == "First action: choose how your witch moves."
    assert speaker().ask(elves).endswith("or stay and face Elves.")


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["Return 1 Cackle", "Return 2 Cackles", "Return 5 Cackles"]),
        ("cs", ["Vrátit 1 Chichotání", "Vrátit 2 Chichotání", "Vrátit 5 Chichotání"]),
        ("pl", ["Odłożyć 1 żeton rechotu", "Odłożyć 2 żetony rechotu", "Odłożyć 5 żetonów rechotu"]),
    ],
)
def test_counters_are_counted_with_the_right_word(language: str, sentences: list[str]) -> None:
    asked = question("return-cackles")

    assert [speaker(language).option(answer(f"return {n}"), asked) for n in (1, 2, 5)] == sentences


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "ann solves Sick Pig at Lancre Town (2)."),
        ("cs", "Problém „Nemocné prase“ na místě „město Lancre (2)“ je vyřešen, dílek si bere ann."),
        ("pl", "ann rozwiązuje problem „Chora świnia” na polu „Miasto Lancre (2)”."),
    ],
)
def test_an_event_names_tiles_and_slots_as_the_edition_does(language: str, sentence: str) -> None:
    told = Happening("solved", {"player": "ann", "problem": "sick_pig", "slot": "lancre-town-2"})

    assert speaker(language).say(told) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "ann rolls the first pair: Cackle and 6."),
        ("cs", "ann hází prvním párem: Chichotání a 6."),
        ("pl", "ann rzuca pierwszą parą: rechot i 6."),
    ],
)
def test_a_die_that_shows_a_cackle_says_so(language: str, sentence: str) -> None:
    told = Happening("rolled", {"player": "ann", "pair": 1, "first": 0, "second": 6})

    assert speaker(language).say(told) == sentence


@pytest.mark.parametrize(
    ("problems", "bob", "sentence"),
    [
        ({}, "slice", "A witch is at Slice, so nothing comes there: another location is drawn."),
        ({"slice": "fever+1"}, "long-man", "Nothing more fits at Slice: another location is drawn."),
    ],
)
def test_a_location_that_takes_nothing_says_why(problems: dict[str, str], bob: str, sentence: str) -> None:
    given = {"phase": "place", "pile": "igor_and_scraps_3 miss_tick_3"}
    stage = Stage(ann=holding("greebo_1", spot="skund"), bob=holding(spot=bob), problems=problems, **given)

    stage.ann.does("pass")

    assert speaker().say(stage.events[-1]) == sentence


def explained(stage: Stage, word: str, language: str = "en") -> str:
    """Why an answer is refused on this stage, in words."""
    return speaker(language).explain(stage.ruling(word))


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "No path leads from here to Skund."
            " Slots you can walk to from here: Creel Springs, The Dancers and Mad Stoat. [W6.4]",
        ),
        (
            "cs",
            "Na místo „Skund“ odtud žádná pěšina nevede."
            " Odtud vedou pěšiny na místa: Proutěné Síťovice, Tanečníci a Pošahaná Lasice. [W6.4]",
        ),
        (
            "pl",
            "Na pole „Skund” nie prowadzi stąd żadna ścieżka."
            " Stąd ścieżki prowadzą na pola: Wiklinowe Źródła, Tancerze i Szalony Gronostaj. [W6.4]",
        ),
    ],
)
def test_a_refusal_names_what_would_be_legal_and_the_rule(language: str, sentence: str) -> None:
    stage = Stage(ann=holding(spot="blackglass"), bob=holding())

    assert explained(stage, "walk skund", language) == sentence


def test_a_refused_card_tells_which_cards_would_do() -> None:
    stage = Stage(ann=holding("miss_level_1 greebo_1 greebo_2"), bob=holding())

    assert explained(stage, "ride miss-level-1").endswith(
        "shows no Broomstick. These cards of yours do: Greebo. [W6.8]"
    )


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The bonus of Jason Ogg works only against this kind of enemy: elf. You face Fever. [W18.3]"),
        (
            "cs",
            "Bonus karty „Jason Ogg“ platí jen proti jednomu druhu nepřátel: elf. Teď řešíš Problém „Horečka“. [W18.3]",
        ),
        (
            "pl",
            "Premia z karty „Jason Ogg” działa tylko na jeden rodzaj wrogów: elf."
            " Teraz mierzysz się z problemem „Gorączka”. [W18.3]",
        ),
    ],
)
def test_a_bonus_against_others_tells_against_whom(language: str, sentence: str) -> None:
    stage = Stage(ann=holding("jason_ogg_1", spot="slice"), bob=holding(), problems={"slice": "fever"})

    stage.ann.faces((2, 3))

    assert explained(stage, "play jason-ogg-1", language) == sentence


def test_an_automatic_solution_tells_what_it_solves() -> None:
    ann = holding(spot="slice", witch="petulia")
    stage = Stage(ann=ann, bob=holding(), problems={"slice": "fever"})

    stage.ann.faces((2, 3))

    sentence = "This solves only Problems of one kind: pig. Fever is of another. [W3.11]"
    assert explained(stage, "play cure-pig-tile") == sentence


def test_a_problem_that_lies_face_down_is_not_named_by_a_refusal() -> None:
    ann = holding("granny_aching_1", spot="slice")
    problems = {"slice": "sick_sheep", "dancers": "sick_sheep", "skund": "hiver"}
    stage = Stage(ann=ann, bob=holding(), problems=problems, auto_solve_anywhere="on")

    stage.answer("play granny-aching-1")

    assert "Hiver" not in explained(stage, "solve skund")
    assert "hiver" not in stage.ruling("solve skund").values.values()


@pytest.mark.parametrize(
    ("cackles", "word", "sentence"),
    [
        (5, "return 4", "You can return at most 3 Cackles here: choose fewer. [W14.2]"),
        (1, "return 2", "You have only 1 Cackle to return: choose no more than that. [W14.2]"),
        (1, "return 4", "You can return at most 1 Cackle here: choose fewer. [W14.2]"),
    ],
)
def test_a_refusal_tells_how_many_cackles_may_be_returned(cackles: int, word: str, sentence: str) -> None:
    stage = Stage(ann=holding(spot="slice", cackles=cackles), bob=holding(spot="slice"))

    stage.ann.stays()

    assert explained(stage, word) == sentence


def test_a_refusal_tells_who_has_the_most_cackles() -> None:
    ann = holding(spot="slice", cackles=4)
    rest = {"bob": holding(cackles=5), "cid": holding(cackles=5), "dee": holding(cackles=2)}
    stage = Stage(ann=ann, cackles=0, problems={"slice": "fever"}, **rest)

    stage.ann.faces((CACKLE, 2))
    stage.answer("flee")

    assert explained(stage, "take-from dee") == (
        "dee does not have the most Cackles. Take one from whoever has 5: bob and cid. [W12.4]"
    )


def test_power_of_three_tells_how_many_marks_she_holds() -> None:
    stage = Stage(ann=holding("nanny_ogg_1 greebo_1 greebo_2"), bob=holding())
    sentence = "Power of three needs three cards with that mark, and you hold 1. [W13.1]"

    assert explained(stage, "power-of-three") == sentence
    assert explained(stage, "power-of-three nanny-ogg-1 greebo-1 greebo-2") == sentence


def test_a_taken_witch_is_refused_with_those_who_are_free() -> None:
    table = GAME.new(("ann", "bob"), "taken", {})

    questions.answer(table, "choose tiffany")
    ruling = questions.explain(table, "choose tiffany")

    assert speaker().explain(ruling) == (
        "Tiffany Aching is taken. Still free: Annagramma Hawkin, Petulia Gristle and Dimity Hubbub. [W3.3]"
    )


def test_a_place_nobody_knows_can_be_refused_too() -> None:
    error = AnswerError("not-now", answer="walk far-away", rule="W-R.14")

    assert speaker().error(error).startswith("“walk far-away” does not answer the question")


@pytest.mark.parametrize(
    ("cause", "start"),
    [
        ("card/greebo_1", "Greebo: Reroll one or both dice"),
        ("ability/cure_pig_tile", "Cure Sick Pig tile: Once per game"),
        ("fail/wintersmith", "The Wintersmith: Failure: each player"),
        ("card/moon_mirror_1", "moon mirror 1: This comes from a content pack"),
        ("fail/moon_mirror", "moon mirror: This comes from a content pack"),
    ],
)
def test_the_printed_sentence_behind_a_question_is_said(cause: str, start: str) -> None:
    assert speaker().cause(Question("ann", "solve", {}, (), cause)).startswith(start)


def test_a_name_only_english_has_is_said_in_english() -> None:
    names = {"card-moon_mirror_1": {"en": "Moon Mirror"}, "tile-fog": {"en": "Fog", "cs": "Mlha"}}

    assert Speaker("witches", "pl", names).card("moon-mirror-1") == "Moon Mirror"
    assert Speaker("witches", "pl", names).problem_name("fog") == "Fog"
    assert Speaker("witches", "cs", names).problem_name("fog") == "Mlha"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_has_its_name_and_its_text(language: str) -> None:
    said = speaker(language)
    texts = [said.card_text(card.id) for card in GAME.box.cards]
    texts += [said.problem_text(tile.id) for tile in GAME.box.tiles]
    names = [said.card(card.id) for card in GAME.box.cards] + [said.problem_name(tile.id) for tile in GAME.box.tiles]
    names += [said.slot_name(word) for word in [*GAME.box.slot_words, "dungeon"]]

    assert all(names)
    assert said.term("text-not-known") not in texts
    assert not [name for name in names if name[0].islower() and name != "město Lancre" and "(" not in name]


def test_an_error_says_what_would_be_right() -> None:
    players = OptionError("wrong-players", game="witches", given=5, least=1, most=4)
    blocked = AnswerError("undo-blocked", what="rolled")
    unknown = PositionError("position-unknown", where="problems", kind="tile", given="fewer", nearest="fever")

    assert speaker().error(players) == "The Witches: A Discworld Game is played by 1 to 4 players, not by 5."
    assert speaker().error(blocked).startswith("The dice were rolled.")
    assert speaker().error(unknown) == "Position, problems: there is no Problem “fewer”. Try: fever."
