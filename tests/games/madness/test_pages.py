"""Every arrival, bonus and penalty of the grimoire does what its text says (the documented ones: test_monsters.py)."""

import pytest
from rules import rule
from stage import MADNESS, Holding, Player, Stage, holding, sight

READY = "growth, ice, combustion"
SPENT = "growth exhausted, ice exhausted, combustion"

# the page, what each player has, what each player answers, what each player has then
ARRIVALS = [
    ("fp1", holding("fire-1"), "", holding("madness fire-1")),
    ("fp2", holding(deck="fire-1 fire-2 fire-3 air-1"), "", holding(deck="air-1", discard="fire-1 fire-2 fire-3")),
    ("fp3", holding("madness fire-1"), "discard madness", holding("fire-1", discard="madness")),
    ("fp4", holding(spells=READY), "exhaust growth, exhaust ice", holding(spells=SPENT)),
    ("ip01", holding(deck="fire-1 fire-2"), "", holding(discard="fire-1 fire-2")),
    ("ip03", holding(spells=READY), "neutralise ice", holding(spells="growth, ice neutralised, combustion")),
    ("ip04", holding("fire-1", support="madness air-1"), "", holding("fire-1", discard="madness air-1")),
    ("ip06", holding("fire-1", support="air-1*3"), "", holding("fire-1", support="madness air-1*3")),
    ("ip08", holding(deck="fire-1"), "", holding(deck="madness fire-1")),
    (
        "ip09",
        holding("madness fire-1 air-1"),
        "discard fire-1, discard madness",
        holding("air-1", discard="madness fire-1"),
    ),
    ("ip11", holding(discard="fire-1"), "", holding(discard="madness fire-1")),
]
BOARD_ARRIVALS = {"ip02", "ip05", "ip07", "ip10", "ip12", "promo_shh"}

BONUSES = [
    ("ip07", holding(), "accept, gain fire-2", holding(discard="fire-2")),
    ("ip08", holding(deck="fire-1 fire-2 fire-3"), "accept", holding("fire-1 fire-2", deck="fire-3")),
    ("ip09", holding(discard="madness*2"), "cure madness from discard", holding(discard="madness")),
    (
        "ip10",
        holding("fire-1 fire-2 madness", deck="air-1*3"),
        "support madness, support fire-2",
        holding("fire-1 air-1*2", deck="air-1", support="madness fire-2"),
    ),
    (
        "ip10",
        holding("fire-1 fire-2", deck="air-1*3"),
        "support fire-2, done",
        holding("fire-1 air-1", deck="air-1*2", support="fire-2"),
    ),
    (
        "ip12",
        holding(discard="madness fire-1 fire-2"),
        "destroy madness from discard, destroy fire-1 from discard",
        holding(discard="fire-2"),
    ),
    ("promo_shh", holding(deck="fire-1 fire-2"), "accept", holding("fire-1", deck="fire-2")),
]
PENALTIES = [
    (
        "ip07",
        holding("earth-1 earth-2 fire-1", support="earth-3 air-1"),
        "",
        holding("fire-1", support="air-1", discard="earth-1 earth-2 earth-3"),
    ),
    (
        "ip08",
        holding("fire-1 fire-2 air-1", support="fire-3", deck="air-1"),
        "",
        holding("air-1", discard="fire-1 fire-2 fire-3", deck="madness air-1"),
    ),
    ("ip10", holding(spells=READY), "forget ice", holding(spells="growth, combustion")),
    (
        "ip11",
        holding("madness fire-1", spells="growth, ice exhausted"),
        "discard madness",
        holding("fire-1", spells="growth exhausted, ice exhausted", discard="madness*2"),
    ),
    ("ip12", holding(deck="fire-1"), "", holding(deck="madness fire-1")),
    ("promo_shh", holding(discard="fire-1"), "", holding(discard="madness fire-1")),
]
BOARD_PENALTIES = {"ip09", "final"}
DOCUMENTED = {"ip01", "ip02", "ip03", "ip04", "ip05", "ip06"}  # bonus and penalty
CHOSEN_BONUSES = {"ip11"}


def arrived(page: str, own: Holding, **given: object) -> Stage:
    """The first monster comes out of the closed book; there is neither bonus nor penalty."""
    pages = (page, "final")
    table = {"round": 0, "marker": 0, "phase": "grimoire", "pages": pages, "promo_shh": "on"}
    return Stage(curses=None, ann=own, bob=own, **(table | given))


def judged(page: str, own: Holding, defeated: bool) -> Stage:
    """The marker reaches Invocation, and the right page speaks."""
    curses = {} if defeated else {"2": "multi_panic"}
    pages = (page, "ip04" if page == "ip01" else "ip01", "final")
    return Stage(ann=own, bob=own, curses=dict(curses), marker=5, phase="grimoire", pages=pages, promo_shh="on")


def zones(player: Player) -> tuple[list[str], ...]:
    return player.hand, player.deck, player.discard, player.support, player.spells


def zones_of(held: Holding) -> tuple[list[str], ...]:
    return zones(Stage(ann=held, bob=holding()).ann)


def both_answer(stage: Stage, answers: str) -> None:
    for player in (stage.ann, stage.bob):
        player.does(*(word for word in answers.split(", ") if word))


@rule("M7.11")
@pytest.mark.parametrize(("page", "before", "answers", "after"), ARRIVALS)
def test_an_arrival_reaches_each_player(page: str, before: Holding, answers: str, after: Holding) -> None:
    stage = arrived(page, before)

    both_answer(stage, answers)

    assert zones(stage.ann) == zones(stage.bob) == zones_of(after)
    assert stage.table.stack == 20 - 2 * sum(zone.count("madness") for zone in zones(stage.ann))
    assert stage.prompt == "act"


@rule("M7.11")
def test_the_page_eater_destroys_every_face_up_library_spell() -> None:
    library = {
        "water": ("cool_head", "glaciation"),
        "earth": ("abundance",),
        "fire": ("hot_blood", "renewal"),
        "air": (),
    }
    stage = arrived("ip05", holding("fire-2"), library=library)

    seen = sight(stage.table, 0)
    assert seen.destroyed_spells == ("cool_head", "abundance", "hot_blood")
    assert seen.library == {"water": ("glaciation",), "earth": (), "fire": ("renewal",), "air": ()}
    assert stage.ann.can("learn renewal")


@rule("M8.13")
def test_the_iron_golem_puts_a_token_of_its_own_element_on_each_element_curse() -> None:
    stage = arrived("ip07", holding("fire-2*2"), difficulty=3)

    assert stage.curse_id("2").startswith("multi")
    notes = sight(stage.table, 0).curse
    assert [note["tokens"] for note in notes] == [{}, {"earth": 1}, {"fire": 1}, {"earth": 1}]
    assert stage.ann.why_not("break 3b") == "M8.13"


@rule("M7.11")
def test_the_hydra_adds_a_multi_element_curse() -> None:
    stage = arrived("ip10", holding())

    kinds = [stage.curse_id(slot).split("_")[0] for slot in ("2", "3a", "3b", "4", "5")]
    assert kinds == ["multi", "fire", "water", "earth", ""]


@rule("M7.11")
def test_the_shadow_of_the_abyss_destroys_three_cards_of_the_madness_stack() -> None:
    stage = arrived("ip12", holding())

    assert stage.table.stack == 17
    assert stage.destroyed == ["madness"] * 3


@rule("M21.4")
def test_the_lich_brings_destroyed_madness_back_before_it_takes_from_the_stack() -> None:
    stage = arrived("ip11", holding(), destroyed="madness", madness_stack=10)

    assert (stage.ann.discard, stage.bob.discard) == (["madness"], ["madness"])
    assert (stage.destroyed, stage.table.stack) == ([], 9)


@rule("M21.4")
def test_it_is_told_which_madness_the_lich_brings_back() -> None:
    stage = Stage(
        ann=holding("fire-1*6"),
        bob=holding("fire-1*6"),
        marker=5,
        pages=("ip11", "ip01", "final"),
        curses={"2": "fire_fever"},
        destroyed="madness",
    )

    stage.ann.ends_turn()
    stage.answers("discard fire-1", "discard fire-1")

    told = [event for event in stage.events if event.kind.startswith("madness-")]
    assert [(event.kind, event.source) for event in told] == [
        ("madness-returned", "destroyed"),
        ("madness-gained", "madness_stack"),
    ]


@rule("M27.12")
def test_shh_announces_the_silence_when_it_arrives() -> None:
    stage = Stage(
        ann=holding("fire-1*6"), bob=holding("fire-1*6"), marker=5, pages=("promo_shh", "ip01", "final"), promo_shh="on"
    )

    stage.ann.ends_turn()
    stage.answers("decline", "decline")

    assert len(stage.happened("silence-began")) == 1
    assert stage.monster == "shh"


@rule("M7.8")
@pytest.mark.parametrize(("page", "before", "answers", "after"), BONUSES)
def test_a_bonus_reaches_each_player(page: str, before: Holding, answers: str, after: Holding) -> None:
    stage = judged(page, before, defeated=True)

    stage.ann.does(*answers.split(", "))

    assert stage.bob.asked
    assert zones(stage.ann) == zones_of(after)
    assert zones(stage.bob) == zones_of(before)


@rule("M7.8")
def test_after_the_players_the_active_one_returns_up_to_three_destroyed_madness_cards() -> None:
    stage = Stage(
        ann=holding(),
        marker=5,
        phase="grimoire",
        pages=("ip09", "ip01", "final"),
        destroyed="madness*4",
        madness_stack=2,
    )

    stage.ann.does("restore madness", "restore madness", "restore madness")

    assert stage.table.stack == 5
    assert stage.destroyed == ["madness"]
    assert stage.prompt == "act"


@rule("M7.8", "M-R.94")
def test_a_bonus_lets_one_player_learn_a_library_spell_without_paying() -> None:
    stage = judged("ip11", holding("fire-1"), defeated=True)

    stage.ann.does("choose bob")
    spell = stage.options[0]
    stage.bob.does(spell)

    assert stage.bob.spells[-1] == spell.removeprefix("learn ").replace("-", "_")
    assert stage.bob.hand == ["fire-1"]
    assert len(stage.ann.spells) == 4


@rule("M7.6")
@pytest.mark.parametrize(("page", "before", "answers", "after"), PENALTIES)
def test_a_penalty_reaches_each_player(page: str, before: Holding, answers: str, after: Holding) -> None:
    stage = judged(page, before, defeated=False)

    both_answer(stage, answers)

    assert zones(stage.ann) == zones(stage.bob) == zones_of(after)


@rule("M7.6")
def test_a_penalty_destroys_three_cards_of_the_madness_stack() -> None:
    stage = judged("ip09", holding("fire-1*2"), defeated=False)

    assert stage.table.stack == 17
    assert stage.destroyed == ["madness"] * 3


@rule("M3.8")
@pytest.mark.parametrize(("defeated", "outcome"), [(True, "won"), (False, "lost")])
def test_the_final_page_wins_or_loses(defeated: bool, outcome: str) -> None:
    curses = {} if defeated else {"4": "multi_panic"}
    stage = Stage(ann=holding(), curses=dict(curses), round=6, marker=5, phase="grimoire", pages=("final",))

    assert stage.outcome == outcome


@rule("M3.9")
def test_the_final_page_puts_a_madness_card_on_each_deck_when_the_sixth_monster_arrives() -> None:
    stage = Stage(
        ann=holding(deck="air-1"), bob=holding(), round=5, marker=5, phase="grimoire", pages=("ip12", "final")
    )

    assert (stage.ann.deck, stage.bob.deck) == (["madness", "air-1"], ["madness"])


@rule("M2.6")
def test_every_page_has_its_tests() -> None:
    box = MADNESS.box
    inner = {box.pages[number].id for number in (*box.inner_pages, *box.promo_pages)}
    first = {box.pages[number].id for number in box.first_pages}

    assert {case[0] for case in ARRIVALS} | BOARD_ARRIVALS == first | inner
    assert {case[0] for case in BONUSES} | CHOSEN_BONUSES | DOCUMENTED == inner
    assert {case[0] for case in PENALTIES} | BOARD_PENALTIES | DOCUMENTED == inner | {"final"}
