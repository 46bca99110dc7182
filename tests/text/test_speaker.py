"""The speaker: sentences as players read them."""

import pytest

from coven.engine.core.errors import AnswerError, ContentError, CovenError, OptionError, PositionError
from coven.engine.core.machine import Values
from coven.engine.edge.game import Happening
from coven.engine.edge.questions import Answer, Question, Ruling
from coven.games.madness import Madness
from coven.games.madness.answers import ANSWERS
from coven.text import LANGUAGES, Speaker, TextError, speaker_for

GAME = Madness()


def speaker(language: str = "en") -> Speaker:
    return speaker_for(GAME, language)


@pytest.mark.parametrize(
    ("language", "called"),
    [("en", ["Player 2", "Computer 3"]), ("cs", ["Hráč 2", "Počítač 3"]), ("pl", ["Gracz 2", "Komputer 3"])],
)
def test_whom_nobody_gave_a_name_everybody_reads_in_their_own_language(language: str, called: list[str]) -> None:
    players = {"ann": "Player 2", "bob": "Computer 3", "cid": "Player One"}
    speaker = speaker_for(GAME, language, players)

    assert [speaker.player(seat) for seat in players] == [*called, "Player One"]


def question(prompt: str, **values: int | str) -> Question:
    return Question("ann", prompt, values, ())


def said(word: str) -> Answer:
    """An answer of ann, who plays with bob."""
    if word in BY_HAND:
        return Answer(word, word.split()[0], BY_HAND[word])
    option = ANSWERS.parse(TABLE, 0, word)[0]
    return Answer(word, ANSWERS.kind(option).verb, ANSWERS.about(TABLE, 0, option))


def paid(*cards: tuple[str, str, str, str]) -> Values:
    """What a payment is about: cards, where they lie, whose they are, what they count as."""
    found: Values = {"cards": len(cards)}
    for number, card in enumerate(cards, 1):
        for name, value in zip(("card", "place", "owner", "counted"), card, strict=True):
            found[f"{name}-{number}"] = value
    return found


TABLE = GAME.new(("ann", "bob"), "phrases", {"wizards": "choose"})
BY_HAND: dict[str, Values] = {
    "talk bob": {"player": "bob"},
    "settle fire-1 fire-2 from bob": paid(("fire-1", "hand", "ann", ""), ("fire-2", "other-support", "bob", "")),
    "settle water-1 water-1 fire-3 from support": paid(
        *[("water-1", "hand", "ann", "")] * 2, ("fire-3", "support", "ann", "")
    ),
    "settle air-1 from bob as fire air-1": paid(
        ("air-1", "other-support", "bob", "fire"), ("air-1", "hand", "ann", "")
    ),
}
PHRASES = [
    ("act", "cast growth", "Cast Growth"),
    ("act", "cast cool-head x2", "Cast Cool Head at twice its cost"),
    ("act", "cast growth x3", "Cast Growth at 3 times its cost"),
    ("act", "learn cool-head", "Learn Cool Head"),
    ("act", "acquire fire-2", "Acquire fire 2"),
    ("act", "break 3a", "Break the curse on space 3a"),
    ("act", "cure hand", "Cure madness in your hand"),
    ("act", "cure support", "Cure madness in your support"),
    ("act", "cure bob", "Cure madness in bob’s support"),
    ("act", "ability", "Use your wizard’s ability"),
    ("act", "done", "End your Action phase"),
    ("act-granted", "done", "Take no further action"),
    ("cure-element", "with fire", "Pay with fire"),
    ("pay", "pay fire-2", "Pay with fire 2"),
    ("pay", "pay fire-2 from bob", "Pay with fire 2 from bob’s support"),
    ("pay", "pay air-1 as fire", "Pay with air 1, counted as fire"),
    ("pay", "settle fire-1 fire-2 from bob", "Pay all at once with fire 1 and fire 2 from bob’s support"),
    (
        "pay",
        "settle water-1 water-1 fire-3 from support",
        "Pay all at once with 2× water 1 and fire 3 from your support",
    ),
    (
        "pay",
        "settle air-1 from bob as fire air-1",
        "Pay all at once with air 1 from bob’s support, counted as fire and air 1",
    ),
    ("pay", "done", "Finish paying"),
    ("target", "target bob", "Target bob"),
    ("target", "go-on", "Cast it without further targets"),
    ("take", "go-on", "Cast it without further cards"),
    ("target", "call-off", "Call the casting off, at no cost"),
    ("take", "take fire-2 from bob hand", "Take fire 2 from bob’s hand"),
    ("take", "take fire-2 from bob", "Take fire 2 from bob’s support"),
    ("consent", "agree", "Agree"),
    ("consent", "refuse", "Refuse"),
    ("may", "accept", "Use the effect"),
    ("may", "decline", "Do without the effect"),
    ("draw-on-break", "accept", "Draw a card"),
    ("draw-on-break", "decline", "Draw nothing"),
    ("choose-wizard", "choose rosana", "Play Rosana L'eiac"),
    ("choose-player", "choose bob", "Choose bob"),
    ("forget", "forget growth", "Destroy Growth"),
    ("exhaust", "exhaust growth", "Exhaust Growth"),
    ("neutralise", "neutralise growth", "Neutralise Growth"),
    ("neutralise-curse", "neutralise 3a", "Neutralise the curse on space 3a"),
    ("refresh", "refresh growth", "Refresh Growth"),
    ("refresh", "refresh growth of bob", "Refresh bob’s Growth"),
    ("swap", "give fire-1", "Give fire 1"),
    ("raise", "raise water-1 from bob", "Replace water 1 from bob’s support"),
    ("gain", "gain fire-2", "Get fire 2"),
    ("restore", "restore madness", "Return a madness card to the madness stack"),
    ("restore", "done", "Return no further card"),
    ("discard", "discard madness", "Discard madness"),
    ("destroy", "destroy fire-2 from support", "Destroy fire 2 from your support"),
    ("destroy-up-to", "done", "Destroy no further card"),
    ("cure", "cure madness from discard", "Cure madness from your discard pile"),
    ("support", "support fire-1", "Put fire 1 into your support"),
    ("top", "top fire-2 from discard", "Put fire 2 from your discard pile on top of your draw deck"),
    ("act", "talk bob", "bob has talked"),
]


@pytest.mark.parametrize(("prompt", "word", "phrase"), PHRASES)
def test_an_answer_is_a_phrase(prompt: str, word: str, phrase: str) -> None:
    assert speaker().option(said(word), question(prompt)) == phrase


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_has_its_phrase_in_every_language(language: str) -> None:
    phrases = [speaker(language).option(said(word), question(prompt)) for prompt, word, _ in PHRASES]

    assert all(phrase[0].isupper() or phrase == "bob has talked" for phrase in phrases)
    assert len(set(phrases)) == len(phrases)


def test_an_answer_nobody_gives_has_no_phrase() -> None:
    with pytest.raises(TextError, match="no phrase"):
        speaker().option(Answer("sing loudly", "sing"), question("act"))


def test_a_refusal_says_what_would_help_and_names_the_rule() -> None:
    ruling = Ruling(
        "cast growth", False, "M10.4", "spell-exhausted", {"spell": "growth", "cost": 1, "element": "earth"}
    )

    assert speaker().explain(ruling) == (
        "Growth is exhausted: it is refreshed in your next Concentration phase. [M10.4]"
    )


@pytest.mark.parametrize(
    ("language", "missing", "ending"),
    [
        ("en", 1, "costs 2 earth: the cards you can pay with are 1 earth short. [M11.2]"),
        ("cs", 1, "stojí 2 elementy země: v kartách, kterými smíš platit, chybí 1 element země. [M11.2]"),
        ("pl", 1, "kosztuje 2 symbole Ziemi: w kartach, którymi możesz płacić, brakuje 1 symbolu Ziemi. [M11.2]"),
        ("pl", 2, "kosztuje 2 symbole Ziemi: w kartach, którymi możesz płacić, brakuje 2 symboli Ziemi. [M11.2]"),
    ],
)
def test_costs_are_counted_with_the_right_word(language: str, missing: int, ending: str) -> None:
    values: dict[str, int | str] = {"spell": "growth", "cost": 2, "element": "earth", "missing": missing}
    ruling = Ruling("learn growth", False, "M11.2", "cannot-pay-learning", values)

    assert speaker(language).explain(ruling).endswith(ending)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Pay 1 water, 2 earth and 5 fire, card by card or all at once."),
        ("cs", "Zaplať 1 element vody, 2 elementy země a 5 elementů ohně: kartu po kartě, nebo všechno najednou."),
        ("pl", "Zapłać 1 symbol Wody, 2 symbole Ziemi i 5 symboli Ognia: karta po karcie albo całość naraz."),
    ],
)
def test_a_cost_of_several_elements_is_a_list(language: str, sentence: str) -> None:
    assert speaker(language).ask(question("pay", water=1, earth=2, fire=5, air=0)) == sentence


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["Discard 1 card.", "Discard 2 cards.", "Discard 5 cards."]),
        ("cs", ["Odlož 1 kartu.", "Odlož 2 karty.", "Odlož 5 karet."]),
        ("pl", ["Odrzuć 1 kartę.", "Odrzuć 2 karty.", "Odrzuć 5 kart."]),
    ],
)
def test_cards_are_counted_with_the_right_word(language: str, sentences: list[str]) -> None:
    assert [speaker(language).ask(question("discard", n=n)) for n in (1, 2, 5)] == sentences


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "You may destroy any number of cards."),
        ("cs", "Můžeš zničit libovolný počet karet."),
        ("pl", "Możesz usunąć z gry dowolną liczbę kart."),
    ],
)
def test_without_a_limit_no_number_is_said(language: str, sentence: str) -> None:
    assert speaker(language).ask(question("destroy-up-to", n=98)) == sentence


@pytest.mark.parametrize(
    ("language", "own", "other"),
    [
        ("en", "ann pays with a card from their support: fire 2.", "ann pays with a card from bob’s support: fire 2."),
        ("cs", "ann platí kartou ze své podpory: oheň 2.", "ann platí kartou z podpory jiného hráče (bob): oheň 2."),
        (
            "pl",
            "ann płaci kartą ze swojego pola wsparcia: Ogień 2.",
            "ann płaci kartą z pola wsparcia innego gracza (bob): Ogień 2.",
        ),
    ],
)
def test_an_event_knows_whose_support_it_speaks_of(language: str, own: str, other: str) -> None:
    values: dict[str, int | str] = {"player": "ann", "card": "fire-2", "zone": "support"}

    assert speaker(language).say(Happening("paid", {**values, "owner": "ann"})) == own
    assert speaker(language).say(Happening("paid", {**values, "owner": "bob"})) == other


ERRORS: list[tuple[CovenError, str]] = [
    (
        AnswerError("no-such-answer", answer="dnoe", nearest="done"),
        "“dnoe” is not an answer to the open question. Try: done.",
    ),
    (
        AnswerError("spell-face-down", answer="cast growth", rule="M24.2", spell="growth"),
        "Growth is neutralised: it turns face up again when the next monster arrives. [M24.2]",
    ),
    (
        AnswerError("undo-blocked", what="drawn"),
        "A card was drawn. Taking it back needs the agreement of the others at the table.",
    ),
    (
        OptionError("wrong-players", game="madness", given=6, least=2, most=5),
        "The Big Book of Madness is played by 2 to 5 players, not by 6.",
    ),
    (
        PositionError("position-too-many", where="cards", card="fire-2", given=12, most=10),
        "Position, cards: “fire-2” is there 12 times, but at most 10 can be in play. Take some away.",
    ),
    (
        PositionError("position-too-many", where="cards", card="fire-2", given=12),
        "Position, cards: “fire-2” is there 12 times, more often than the box has it. Take some away.",
    ),
    (
        ContentError("content-no-verb", given="drow", nearest="draw", file="my.toml", card="curses/fog"),
        "my.toml, curses/fog: there is no verb “drow”. Try: draw.",
    ),
]


@pytest.mark.parametrize(("error", "sentence"), ERRORS)
def test_an_error_says_what_would_be_right(error: CovenError, sentence: str) -> None:
    assert speaker().error(error) == sentence


@pytest.mark.parametrize(
    ("language", "most", "sentence"),
    [
        ("cs", 4, "Velká kniha strašlivých čar je hra pro 1 až 4 hráče; zadaný počet je 9."),
        ("cs", 5, "Velká kniha strašlivých čar je hra pro 1 až 5 hráčů; zadaný počet je 9."),
        ("pl", 4, "Wielka Księga Szaleństwa to gra dla 1–4 graczy; podana liczba to 9."),
    ],
)
def test_players_are_counted_with_the_right_word(language: str, most: int, sentence: str) -> None:
    error = OptionError("wrong-players", game="madness", given=9, least=1, most=most)

    assert speaker(language).error(error) == sentence


@pytest.mark.parametrize(
    ("language", "counted"),
    [
        ("cs", ("o 0,5 hry", "o 1 hru", "o 3 hry", "o 4,2 hry", "o 22 her")),
        ("pl", ("o 0,5 gry", "o 1 grę", "o 3 gry", "o 4,2 gry", "o 7 gier")),
    ],
)
@pytest.mark.parametrize("text", ["because-doubt", "because-chance"])
def test_games_are_counted_with_the_right_word(text: str, language: str, counted: tuple[str, ...]) -> None:
    numbers = [float(words.split(" ")[1].replace(",", ".")) for words in counted]

    said = [speaker(language).term(text, n=n, than="X", stake="win") for n in numbers]

    assert [words in sentence for words, sentence in zip(counted, said, strict=True)] == [True] * len(counted)


def test_a_language_nobody_speaks_is_an_error() -> None:
    with pytest.raises(OptionError) as caught:
        Speaker("madness", "de", {})

    assert speaker().error(caught.value) == "“de” is not spoken here. Try: en, cs, pl."


def test_a_text_that_is_missing_or_lacks_a_value_is_never_passed_over() -> None:
    with pytest.raises(TextError, match="no text nonsense"):
        speaker().term("nonsense")
    with pytest.raises(TextError, match="event-drawn"):
        speaker().term("event-drawn", player="ann")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_has_its_name_and_its_text(language: str) -> None:
    said = speaker(language)
    texts = [said.spell_text(spell.id, 2) for spell in GAME.box.spells]
    texts += [said.curse_text(curse.id) for curse in GAME.box.curses]
    texts += [said.arrival(page.monster) + said.monster_name(page.monster) for page in GAME.box.pages]
    texts += [said.bonus(page.id) + said.penalty(page.id) for page in GAME.box.pages if page.bonus is not None]
    texts += [said.wizard_text(wizard.id) + said.wizard_name(wizard.id) for wizard in GAME.box.wizards]

    assert all(texts)
    assert said.term("text-not-known") not in texts
    assert said.curse_name("fire_fever") == GAME.box.names["curse-fire_fever"][language]


def test_a_card_that_only_a_pack_knows_says_so() -> None:
    assert speaker().spell_text("moon_mirror") == "This card comes from a content pack, which has no text for it."


def test_a_speaker_is_there_before_fluent_is() -> None:
    import subprocess
    import sys

    script = "import sys; from coven.text import Speaker; Speaker('madness', 'cs', {}); print('fluent' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == "False"
