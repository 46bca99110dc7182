"""The speaker of Djinn: sentences as players read them."""

import pytest
from djinn_stage import Stage, meant, player

from coven.engine.core.errors import AnswerError, ContentError, OptionError, PositionError
from coven.engine.edge import questions
from coven.engine.edge.game import Happening
from coven.engine.edge.questions import Answer, Question
from coven.games.djinn import Djinn
from coven.text import LANGUAGES, Speaker, TextError, speaker_for

GAME = Djinn()
Said = tuple[str, ...]  # in English, Czech and Polish


def speaker(language: str = "en") -> Speaker:
    return speaker_for(GAME, language)


def question(prompt: str, **values: int | str) -> Question:
    return Question("ann", prompt, values, ())


def told(kind: str, **values: int | str) -> Said:
    return tuple(speaker(language).say(Happening(kind, values)) for language in LANGUAGES)


def asked(stage: Stage) -> Said:
    return tuple(speaker(language).ask(open_question(stage)) for language in LANGUAGES)


def offered(stage: Stage, word: str) -> Said:
    answer, question = meant(stage.table, word), open_question(stage)
    return tuple(speaker(language).option(answer, question) for language in LANGUAGES)


def refused(stage: Stage, word: str) -> Said:
    return tuple(speaker(language).explain(stage.ruling(word)) for language in LANGUAGES)


def open_question(stage: Stage) -> Question:
    found = questions.question(stage.table)
    assert found is not None
    return found


def hunting(**more: object) -> Stage:
    """ann at a round space with three djinn and a boss, two mages who can help and one who rests."""
    held: dict[str, object] = {"coins": 2, "mages": "m01, m05, m17 down", "bottles": "red", "corks": 1}
    return Stage(ann=player("r1", "s1", magic=4, **held | more), djinn={"r1": "boss red red blue"}, phase="act")


MOON = "– Gain 1 magic. 36 VP at the end of the game."
PHRASES = [
    (
        "draft",
        "choose p03",
        "Take the positive trait Sociable – Whenever you gain a mage card without a key symbol, also gain 1 key.",
    ),
    (
        "place-wizard",
        "place academy from tavern",
        "Begin at the square Academy space, coming from the round Tavern space",
    ),
    ("move", "move tavern", "Move to the square Tavern space"),
    ("move", "move source", "Move to the Magic Source"),
    (
        "move",
        "move tavern coin bob scroll cid",
        "Move to the square Tavern space and pay 1 coin to bob and 1 scroll to cid",
    ),
    ("move", "skip tavern", "Do not stop at the square Tavern space and go on"),
    ("act", "basic academy", "Basic action of the Academy: Gain 1 scroll and 3 magic."),
    (
        "act",
        "special archives",
        "Special action of the Archives: Choose 2 different options of the Archives, one after the other.",
    ),
    ("act", "passage archives", "Secret passage, basic action of the Archives: Choose 1 option of the Archives."),
    ("act", "capture", "Face the djinn and capture some"),
    ("act", "capture nothing", "Face the djinn and capture nothing"),
    ("act", "forgo both", "No action here. Gain 1 coin and 1 magic."),
    ("act", "source cork", "Pay your fee in scrolls and gain 1 cork."),
    ("act", "source boss", "Capture any number of bosses from the common supply for 6 magic each."),
    ("act", "reward hat9", "Take the reward of Wayfarer’s Hat – After moving to any round space: gain 1 coin."),
    ("act", "done", "End your turn"),
    ("act", "exchange coin", "Exchange 1 key for 1 coin."),
    ("act", "bottle red", "Bottle a red djinn from your circle (red bottle)"),
    ("act", "bottle boss blue", "Bottle a boss from your circle (blue bottle)"),
    (
        "act",
        "award red a1-1",
        "Award Purse of the Guild for 3 red bottles – Gain 5 coins. 30 VP at the end of the game.",
    ),
    ("act", "use hat6", "Use Hat of Notes – One-time: gain 3 scrolls."),
    ("capture-free", "free blue", "Also capture a blue djinn for free"),
    ("capture-free", "free none", "Capture no further djinn"),
    ("capture-place", "put red circle", "Put a red djinn on a circle"),
    ("capture-place", "put boss bottle blue", "Put a boss into a bottle and cork it (blue bottle)"),
    ("capture-pay", "pay 0", "Pay no magic and capture"),
    ("capture-pay", "pay 3", "Pay 3 magic and capture"),
    ("capture-pay", "call-off", "Call the capture off"),
    ("draw-djinn", "draw", "Draw a djinn from the bag"),
    ("draw-djinn", "decline", "Draw no djinn"),
    ("place-drawn", "put circle", "Put it on a circle"),
    ("place-drawn", "put bottle", "Put it into a bottle and cork it"),
    ("place-drawn", "return", "Put it back into the bag"),
    (
        "capture-from-map",
        "capture red from tavern circle",
        "Capture a red djinn from the round Tavern space and put it on a circle",
    ),
    ("remove-djinn", "remove white", "Put back into the bag: a white djinn"),
    ("extra-chest", "reveal extra", "Reveal one more chest"),
    ("extra-chest", "reveal plain", "Reveal no extra chest"),
    ("drop-chest", "discard chest13", "Discard this chest: Gain 4 coins."),
    ("open-chest", "open chest13", "Open this chest: Gain 4 coins."),
    ("unlock", "unlock", "Unlock the chest"),
    ("unlock", "done", "Leave the chest locked"),
    ("archive", "archive scroll", "Gain 1 scroll."),
    ("place-passage", "place tavern at academy", "Place the passage of the Tavern at the square Academy space"),
    ("take-bottle", "take brown", "Take a brown bottle"),
    ("lose-bottle", "lose brown", "Lose a brown bottle"),
    ("swap-bottle", "swap red for blue", "Exchange a red bottle for a blue bottle"),
    ("hire", "hire m01", "Take Ember Pupil – No fee. +1 strength per capture and +1 for each red djinn."),
    ("wake", "wake m01", "Turn Ember Pupil face up – No fee. +1 strength per capture and +1 for each red djinn."),
    ("equip", "equip hat6", "Take Hat of Notes – One-time: gain 3 scrolls."),
    ("equip", "draw hat", "Draw the bottom card of the deck: hats"),
    ("keep", "keep hat6", "Keep Hat of Notes face up – One-time: gain 3 scrolls."),
    ("visit", "visit glassblower two", "Visit the stall Glassblower: Pay 2 coins for 2 bottles of different colours."),
    ("visit", "visit scribe coin bob", "Visit the stall Scribe and first pay 1 coin to bob: Pay 1 coin for 2 scrolls."),
    ("visit", "stay scribe", "Stay at the stall Scribe: Pay 1 coin for 2 scrolls."),
]


def somebody_says(word: str) -> Answer:
    """What ann means who stands at a round space."""
    stage = Stage(ann=player("r1", "s1", magic=0), bob=player(), cid=player(), phase="act")
    return meant(stage.table, word)


@pytest.mark.parametrize(("prompt", "word", "phrase"), PHRASES)
def test_an_answer_is_a_phrase(prompt: str, word: str, phrase: str) -> None:
    assert speaker().option(somebody_says(word), question(prompt)) == phrase


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_has_its_phrase_in_every_language(language: str) -> None:
    phrases = [speaker(language).option(somebody_says(word), question(prompt)) for prompt, word, _ in PHRASES]

    assert all(phrase[0].isupper() for phrase in phrases)
    assert len(set(phrases)) == len(phrases)


def test_an_answer_nobody_gives_has_no_phrase() -> None:
    with pytest.raises(TextError, match="no phrase"):
        speaker().option(Answer("sing loudly"), question("move"))


def test_an_option_of_the_archives_is_the_red_one_once_the_bar_has_moved() -> None:
    before = Stage(ann=player("s1"), phase="act")
    after = Stage(ann=player("s1", bar=""), phase="act")

    assert offered(before, "archive coins")[0] == "Gain 2 coins."
    assert offered(after, "archive coins")[0] == "Gain 4 coins."


def test_a_capture_begins_with_all_that_must_be_weighed() -> None:
    stage = hunting()

    stage.ann.does("capture")

    assert asked(stage) == (
        "Choose the djinn you capture. The magic each needs: red djinn 4, blue djinn 4 and boss djinn 10. You have 4"
        " magic and 2 coins. Before colour bonuses your cards save: Ember Pupil 1 and Kiln Keeper 2 (for 1 coin). For"
        " the djinn you have 2 empty circles, 1 cork and a red bottle.",
        "Vyber, koho polapíš. Potřebná magická síla: červený džin 4, modrý džin 4 a veledžin 10. Máš magickou sílu 4 a"
        " 2 mince. Bez barevných bonusů tvé karty ušetří: Učeň žáru 1 a Správce pece 2 (za 1 minci). K umístění máš 2"
        " prázdné kruhy, 1 zátku a červenou lahev.",
        "Wybierz, kogo schwytasz. Potrzebna moc: czerwony dżin 4, niebieski dżin 4 i arcydżin 10. Masz moc 4 i 2"
        " monety. Bez kolorowych premii twoje karty oszczędzą: Uczeń Żaru 1 i Dozorca Pieca 2 (za 1 monetę). Na dżiny"
        " masz 2 puste kręgi, 1 korek i czerwoną butelkę.",
    )


def test_every_set_of_djinn_tells_what_it_needs_and_what_cards_can_leave_of_that() -> None:
    stage = hunting()
    alone = hunting(mages="")

    stage.ann.does("capture")
    alone.ann.does("capture")

    assert offered(stage, "capture red red") == (
        "Capture 2 red djinn: 8 magic, 1 with all your cards",
        "Polapit 2 červené džiny: magická síla 8, s kartami 1",
        "Schwytać 2 czerwone dżiny: moc 8, z kartami 1",
    )
    assert offered(alone, "capture blue") == (
        "Capture a blue djinn: 4 magic",
        "Polapit modrého džina: magická síla 4",
        "Schwytać niebieskiego dżina: moc 4",
    )


def test_a_set_out_of_reach_tells_what_is_missing() -> None:
    stage = hunting()

    stage.ann.does("capture")

    assert refused(stage, "capture boss") == (
        "To capture a boss you need 10 magic: your cards save 3 at most and you have 4, so you are 3 short. Gather"
        " magic, mages or coins first, or choose something else. [D-R.46]",
        "Chceš-li polapit veledžina, potřebuješ magickou sílu 10: karty ti ušetří nejvýše 3 a máš 4, takže chybí 3."
        " Nejdřív získej magickou sílu, karty mágů či mince, nebo vyber něco jiného. [D-R.46]",
        "Aby schwytać arcydżina, potrzebujesz mocy 10: karty oszczędzą ci najwyżej 3, a masz 4, więc brakuje 3."
        " Najpierw zdobądź moc, karty magów lub monety albo wybierz coś innego. [D-R.46]",
    )


def test_a_set_without_places_tells_the_places_there_are() -> None:
    stage = hunting()

    stage.ann.does("capture")

    assert refused(stage, "capture red red blue boss") == (
        "You do not have enough places for 2 red djinn, a blue djinn and a boss, only 2 empty circles, 1 cork and a red"
        " bottle: each needs an empty active circle, or a bottle of the right colour and a cork. [D21.13]",
        "Nemáš dost míst pro 2 červené džiny, modrého džina a veledžina, jen 2 prázdné kruhy, 1 zátku a červenou lahev:"
        " každý potřebuje prázdný aktivní kruh, nebo lahev správné barvy se zátkou. [D21.13]",
        "Masz za mało miejsc, by umieścić 2 czerwone dżiny, niebieskiego dżina i arcydżina, tylko 2 puste kręgi, 1"
        " korek i czerwoną butelkę: każdy potrzebuje pustego aktywnego kręgu albo butelki właściwego koloru z korkiem."
        " [D21.13]",
    )


def test_paying_tells_what_is_saved_what_is_left_and_who_can_still_help() -> None:
    stage = hunting()

    stage.ann.does("capture", "capture red red", "put red circle", "put red circle", "with m01")

    assert asked(stage) == (
        "Pay for the capture. To capture 2 red djinn you need 8 magic; 3 saved so far, 5 left to pay, and you have 4"
        " magic and 2 coins. Other cards can still help.",
        "Zaplať za polapení. Chytáš 2 červené džiny a potřebuješ magickou sílu 8; ušetřeno 3, zbývá zaplatit 5, máš"
        " magickou sílu 4 a 2 mince. Další karty ještě mohou pomoci.",
        "Zapłać za schwytanie. Aby schwytać 2 czerwone dżiny, potrzebujesz mocy 8; zaoszczędzono 3, do zapłaty zostaje"
        " 5, masz moc 4 i 2 monety. Inne karty mogą jeszcze pomóc.",
    )
    assert offered(stage, "with m05") == (
        "Use Kiln Keeper for 1 coin, which saves 4 magic",
        "Použít za 1 minci kartu „Správce pece“, která ušetří magickou sílu 4",
        "Użyć za 1 monetę karty „Dozorca Pieca”, która oszczędza moc (4)",
    )
    assert refused(stage, "pay 5") == (
        "There is 5 magic left to pay, but you have 4, so you are 1 short: name more cards that help, or call the"
        " capture off. [D21.6]",
        "Zbývá zaplatit magickou sílu 5, ale máš 4, takže chybí 1: použij další karty, nebo od polapení upusť. [D21.6]",
        "Do zapłaty zostaje moc 5, a masz 4, więc brakuje 1: użyj kolejnych kart albo zrezygnuj z chwytania. [D21.6]",
    )


def test_a_helper_that_cannot_be_paid_or_rests_says_so() -> None:
    stage = hunting(coins=0)

    stage.ann.does("capture", "capture red", "put red circle")

    assert refused(stage, "with m05") == (
        "Kiln Keeper costs a fee of 1 coin, but you have 0 coins left: use another card or call the capture off."
        " [D21.8]",
        "Karta „Správce pece“ stojí 1 minci, ale na poplatky už máš jen 0 mincí: použij jinou kartu, nebo od polapení"
        " upusť. [D21.8]",
        "Karta „Dozorca Pieca” kosztuje 1 monetę, a na opłaty masz już tylko 0 monet: użyj innej karty albo zrezygnuj z"
        " chwytania. [D21.8]",
    )
    assert refused(stage, "with m17")[0] == (
        "Fire Breaker lies face down and cannot help: use a card that lies face up. [D-R.112]"
    )


def test_a_toll_is_told_with_whom_it_goes_to() -> None:
    stage = Stage(ann=player("s1", "r6"), bob=player("r1", "s1"), layout={"r1": "tavern"}, djinn={"r1": ""})

    assert offered(stage, "move tavern coin bob") == (
        "Move to the round Tavern space and pay 1 coin to bob",
        "Jít ke kulatému poli Hostince a zaplatit 1 minci (dostane ji bob)",
        "Pójść na okrągłe pole Gospody i zapłacić 1 monetę (dostaje ją bob)",
    )
    assert told("toll-paid", player="ann", resource="scrolls", owner="bob") == (
        "ann pays bob 1 scroll.",
        "bob dostává 1 svitek, platí ann.",
        "bob dostaje 1 zwój, płaci ann.",
    )


def test_a_price_that_cannot_be_paid_is_told_with_what_there_is() -> None:
    stage = Stage(ann=player("s5", coins=1), layout={"s5": "manufactory"}, phase="act")

    assert refused(stage, "basic manufactory") == (
        "This costs 2 coins, but you have 1 coin: gather the rest first or choose something else. [D-R.8]",
        "Stojí to 2 mince, ale máš 1 minci: nejdřív získej zbytek, nebo vyber něco jiného. [D-R.8]",
        "To kosztuje 2 monety, a masz 1 monetę: najpierw zdobądź resztę albo wybierz coś innego. [D-R.8]",
    )


def test_an_award_out_of_its_column_tells_the_column_that_is_due() -> None:
    stage = Stage(
        ann=player("s1", corked="red*3"), award_columns={"I": ["a1_1"], "II": ["a2_4"], "III": []}, phase="act"
    )

    assert refused(stage, "award red a2-4") == (
        "Ring of Keys lies in column II, but your next award must come from column I: choose one from there. [D23.4]",
        "Ocenění „Svazek klíčů“ leží ve sloupci II, ale tvé příští musí být ze sloupce I: vyber některé odtamtud."
        " [D23.4]",
        "Odznaczenie „Pęk Kluczy” leży w kolumnie II, a twoje następne musi pochodzić z kolumny I: wybierz jedno"
        " stamtąd. [D23.4]",
    )


def test_an_award_is_told_with_its_price() -> None:
    assert told("award-taken", player="ann", award="a1_1", colour="white", bosses=1) == (
        "ann pays 3 white bottles (bosses among them: 1) and takes the award Purse of the Guild.",
        "ann platí 3 bílé lahve (veledžinů v nich: 1) a získává ocenění „Cechovní měšec“.",
        "ann płaci 3 białe butelki (arcydżinów w nich: 1) i zdobywa odznaczenie „Sakiewka Gildii”.",
    )


def test_the_end_tells_points_and_winners() -> None:
    assert told("scored", player="ann", points=85) == ("ann scores 85 VP.", "ann získává 85 VB.", "ann zdobywa 85 PZ.")
    assert told("won", player="ann", n=1) == ("ann wins!", "ann vyhrává!", "ann wygrywa!")
    assert told("won", player="ann", n=2) == (
        "ann shares the victory!",
        "ann má podíl na společném vítězství!",
        "ann ma udział we wspólnym zwycięstwie!",
    )


def test_tom_shows_his_card() -> None:
    said = ("Tom’s card: Nothing happens.", "Tomova karta: Nic se nestane.", "Karta Toma: Nic się nie dzieje.")

    assert told("tom-turned", tom="tom13") == said
    assert told("challenge-met", player="ann", challenge="ch04")[0] == "ann meets a challenge: At least 10 coins."


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["ann gains 1 coin.", "ann gains 2 coins.", "ann gains 5 coins."]),
        ("cs", ["ann získává 1 minci.", "ann získává 2 mince.", "ann získává 5 mincí."]),
        ("pl", ["ann zdobywa 1 monetę.", "ann zdobywa 2 monety.", "ann zdobywa 5 monet."]),
    ],
)
def test_pieces_are_counted_with_the_right_word(language: str, sentences: list[str]) -> None:
    gained = [Happening("gained", {"player": "ann", "resource": "coins", "n": n}) for n in (1, 2, 5)]

    assert [speaker(language).say(happening) for happening in gained] == sentences


def test_a_move_tells_both_ends() -> None:
    ends: dict[str, int | str] = {"location": "source", "shape": "source", "came_location": "archives"}

    assert told("moved", player="ann", space="source", came="r3", came_shape="round", **ends) == (
        "ann moves from the round Archives space to the Magic Source.",
        "ann jde od kulatého pole Archivu ke Zřídlu magie.",
        "ann idzie z okrągłego pola Archiwum do Źródła Magii.",
    )


def test_what_a_content_pack_adds_is_said_as_far_as_it_is_known() -> None:
    name = {"en": "Moon Mirror", "pl": "Lustro Księżyca"}
    mirror = {"id": "m33", "name": name, "key": False, "fee": {}, "green": 1}
    game = Djinn({"pack": "mine.toml", "mage": [mirror]})

    assert speaker_for(game, "cs").name("mage", "m33") == "Moon Mirror"
    assert speaker_for(game, "pl").name("mage", "m33") == "Lustro Księżyca"
    said = speaker_for(game, "en").option(meant(game.new(["ann"], "mirror", {}), "hire m33"), question("hire"))
    assert said.startswith("Take Moon Mirror – This comes from")


def test_an_error_says_what_would_be_right() -> None:
    players = OptionError("wrong-players", game="djinn", given=5, least=1, most=4)
    blocked = AnswerError("undo-blocked", what="djinn-drawn")
    unknown = PositionError("position-unknown", where="seats/ann/mages", kind="mage", given="m99", nearest="m09")
    misplaced = AnswerError("not-on-circle", answer="bottle red", rule="D24.1", djinn="red", colour="red")

    assert speaker().error(players) == "Djinn is played by 1 to 4 players, not by 5."
    assert speaker().error(blocked).startswith("A djinn was drawn from the bag.")
    assert speaker().error(unknown) == "Position, seats/ann/mages: there is no mage card “m99”. Try: m09."
    assert speaker().error(misplaced) == (
        "None of your circles holds a red djinn: bottle one that stands there. [D24.1]"
    )


@pytest.mark.parametrize("section", ["key_exchange", "do_nothing"])
def test_an_error_of_a_pack_names_its_place(section: str) -> None:
    with pytest.raises(ContentError) as caught:
        Djinn({"pack": "mine.toml", section: {"options": {"luck": [{"gian": {"coins": 1}}]}}})

    assert speaker().error(caught.value) == f"mine.toml, {section}: there is no verb “gian”. Try: gain."
