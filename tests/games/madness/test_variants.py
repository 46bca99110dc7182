"""M28 and M-R.69 to M-R.75: modes and variants."""

import pytest
from rules import rule
from stage import MADNESS, Stage, holding, sight

from coven.engine.core.errors import OptionError
from coven.games.madness import cards

FIVE = ("ann", "bob", "cid", "dan", "eve")
HANDS = ("water-1*6", "earth-1*6", "fire-1*6", "air-1*6", "water-1*3 air-1*3")


def opening(players: int, seed: str = "seed", **options: str) -> Stage:
    """All have chosen their wizards, everything is dealt and the first page is turned."""
    stage = Stage(ann=holding())
    stage.table = MADNESS.new(FIVE[:players], seed, {"wizards": "choose", "first": "ann"} | options)
    stage.table.log = []
    for wizard in ("viktor", "larry", "sandra", "patrik", "rosana")[:players]:
        stage.answer(f"choose {wizard}")
    return stage


def starting_deck(stage: Stage, seat: int) -> list[str]:
    """All cards of a player but the madness cards of the first monster."""
    owner = stage.table.seats[seat]
    found = sorted(cards.NAMES[kind] for kind in [*owner.deck, *cards.listed(owner.hand + owner.discard)])
    for event in stage.happened("madness-gained"):
        if event["player"] == stage.table.names[seat]:
            found.remove("madness")
    return found


def stack_at_the_start(stage: Stage) -> int:
    return stage.table.stack + len(stage.happened("madness-gained"))


def five_at_the_table(**given: object) -> Stage:
    """Nobody needs a card and no curse is ever laid."""
    players: dict[str, object] = {name: holding(hand) for name, hand in zip(FIVE, HANDS, strict=True)}
    book = {"pages": ("ip08", "ip07", "ip12", "final"), "curse_stacks": {"air": ()}}
    return Stage(curses=None, **(players | book | {"five_player_double_turn": "on"} | given))


def order_of_turns(stage: Stage, turns: int) -> str:
    """The initials of the active players when everybody only ends the turn."""
    active = ""
    while len(active) < turns:
        if stage.prompt == "act":
            active += stage.asked[0]
        stage.answer("done" if "done" in stage.options else "decline")
    return active


@rule("M28.1")
def test_without_variants_the_game_is_classic() -> None:
    stage = opening(5)

    agreed = sight(stage.table, 0).options
    assert {name for name, value in agreed.items() if value != "off"} == {"difficulty"}
    assert stack_at_the_start(stage) == 35
    assert starting_deck(stage, 0) == ["air-1"] * 3 + ["earth-1"] * 2 + ["fire-1"] * 3 + ["fire-2"] + ["water-1"] * 3


@rule("M28.2", "M28.4", "M-EX.56")
@pytest.mark.parametrize(("players", "classic", "horror"), [(2, 20, 18), (3, 25, 22), (4, 30, 26), (5, 35, 30)])
def test_horror_takes_a_madness_card_for_each_deck_from_the_stack(players: int, classic: int, horror: int) -> None:
    plain = opening(players)
    stage = opening(players, horror="on")

    assert stack_at_the_start(plain) == classic
    assert stack_at_the_start(stage) == horror == 4 * players + 10
    for seat in range(players):
        assert len(starting_deck(stage, seat)) == 13
        assert starting_deck(stage, seat) == sorted([*starting_deck(plain, seat), "madness"])


@rule("M28.3")
def test_horrors_madness_is_shuffled_in_before_the_first_hand_is_drawn() -> None:
    games = [opening(2, seed=f"seed {number}", horror="on") for number in range(20)]

    first_hands = [[event["card"] for event in stage.happened("drawn")][:6] for stage in games]
    drawn = ["madness" in hand for hand in first_hands]
    assert any(drawn)
    assert not all(drawn)


@rule("M28.5")
def test_nightmare_replaces_the_value_two_card_by_a_value_one_card_of_its_element() -> None:
    plain = opening(5)
    stage = opening(5, nightmare="on")

    for seat, element in enumerate(("fire", "air", "fire", "earth", "water")):
        usual = starting_deck(plain, seat)
        usual.remove(f"{element}-2")
        assert starting_deck(stage, seat) == sorted([*usual, f"{element}-1"])


@rule("M-R.72", "M28.14")
def test_horror_and_nightmare_together_give_twelve_ones_and_a_madness_card() -> None:
    stage = opening(2, horror="on", nightmare="on")

    for seat in (0, 1):
        values = [name.split("-")[-1] for name in starting_deck(stage, seat)]
        assert sorted(values) == ["1"] * 12 + ["madness"]


@rule("M28.14")
def test_all_variants_may_be_combined() -> None:
    flags = ("horror", "nightmare", "no_reward", "creeping_madness", "cursed_support", "five_player_double_turn")
    table = MADNESS.new(FIVE, "seed", dict.fromkeys(flags, "on") | {"promo_shh": "mild", "difficulty": "3"})

    agreed = sight(table, 0).options
    assert {agreed[flag] for flag in flags} == {"on"}
    assert (agreed["promo_shh"], agreed["difficulty"]) == ("mild", "3")


@rule("M28.6")
def test_in_detention_a_broken_curse_brings_no_card() -> None:
    stage = Stage(ann=holding("fire-2*2"), curses={"2": "fire_fever"}, no_reward="on")

    stage.ann.breaks("2")

    assert stage.curse("2") is None
    assert stage.prompt == "act"
    assert stage.ann.discard == ["fire-2", "fire-2"]


@rule("M-R.75")
def test_in_detention_alice_still_draws() -> None:
    stage = Stage(ann=holding("fire-2*2", wizard="alice", deck="air-1"), curses={"2": "fire_fever"}, no_reward="on")

    stage.ann.breaks("2")
    stage.ann.does("accept")

    assert stage.ann.hand == ["air-1"]


@rule("M28.7", "M-EX.60")
def test_with_creeping_madness_a_cure_costs_three_elements_of_one_type() -> None:
    for hand, enough in (("water-2 water-1", True), ("water-3", True), ("water-2", False), ("water-2 fire-1", False)):
        stage = Stage(ann=holding(f"{hand} madness"), creeping_madness="on")

        assert stage.ann.can("cure hand") == enough
        assert stage.ann.why_not("cure hand") == ("" if enough else "M28.7")


@rule("M28.7")
def test_with_creeping_madness_two_paid_elements_are_not_enough() -> None:
    stage = Stage(ann=holding("water-2 water-1 madness"), creeping_madness="on")

    stage.ann.does("cure hand", "with water", "pay water-2")

    assert not stage.ann.can("done")
    stage.ann.does("pay water-1")
    assert stage.ann.hand == []
    assert stage.ann.discard == ["water-1", "water-2"]


@rule("M-R.74")
def test_with_creeping_madness_free_cures_stay_free_and_other_prices_as_they_are() -> None:
    stage = Stage(
        ann=holding("fire-2 earth-2 madness", learned="renewal", deck="air-1"),
        creeping_madness="on",
        library={"earth": ("abundance",)},
    )

    stage.ann.casts("renewal", on="ann")
    stage.ann.does("cure madness")

    assert stage.ann.hand == ["earth-2", "air-1"]
    assert stage.ann.discard == ["fire-2"]
    assert stage.ann.can("learn abundance")


@rule("M28.16", "M-EX.57")
def test_double_turn_gives_the_last_player_of_a_round_the_first_turn_of_the_next() -> None:
    stage = five_at_the_table()

    assert order_of_turns(stage, 15) == "abcde" + "eabcd" + "deabc"


@rule("M28.16")
def test_without_double_turn_five_players_take_their_turns_in_plain_order() -> None:
    stage = five_at_the_table(five_player_double_turn="off")

    assert order_of_turns(stage, 10) == "abcde" + "abcde"


@rule("M28.16")
def test_double_turn_is_only_for_five_players() -> None:
    for players in (2, 3, 4):
        with pytest.raises(OptionError):
            MADNESS.new(FIVE[:players], "seed", {"five_player_double_turn": "on"})


@rule("M-R.70")
def test_after_an_elimination_the_normal_order_returns() -> None:
    stage = five_at_the_table(cid=holding(out=True), active="eve", marker=5)

    assert order_of_turns(stage, 4) == "eabd"


@rule("M-R.70")
def test_the_elimination_in_the_fifth_turn_already_ends_the_double_turn() -> None:
    stage = five_at_the_table(eve=holding("madness*6"), active="eve", marker=5)

    assert order_of_turns(stage, 3) == "eab"


@rule("M-R.71")
def test_between_the_two_turns_the_token_stays_and_then_goes_to_the_left_neighbour() -> None:
    stage = five_at_the_table(active="cid", marker=5)

    assert order_of_turns(stage, 3) == "ccd"
    began = [(event["player"], event["turn"]) for event in stage.happened("turn-began")]
    assert began[:2] == [("cid", 6), ("dan", 7)]
    assert [event["space"] for event in stage.happened("marker-moved")][:3] == [0, 1, 2]
