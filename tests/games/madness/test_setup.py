"""M4: what lies on the table before the first turn."""

from collections import Counter

import pytest
from rules import rule
from stage import BASIC, MADNESS, Stage, holding, names, sight

from coven.engine.core import machine
from coven.engine.edge import questions
from coven.games.madness import cards
from coven.games.madness.box import MULTI, Wizard
from coven.games.madness.cards import ELEMENTS
from coven.games.madness.codecs import read_cards
from coven.games.madness.table import Table

BOX = MADNESS.box
NAMES = ("ann", "bob", "cid", "dan", "eva")


def laid_out(players: int = 2, **options: str) -> list[Table]:
    """Some games just laid out: their first monster asks before it has touched anything but the book."""
    games = [MADNESS.new(NAMES[:players], f"set-up {seed}", options) for seed in range(40)]
    found = [table for table in games if BOX.pages[table.page].monster == "candle_wraith"][:5]
    assert len(found) == 5
    return found


def dealt(table: Table, seat: int) -> Counter[str]:
    """All cards of a player."""
    owner = table.seats[seat]
    return Counter(names(owner.hand + owner.discard + owner.support + cards.bag_of(list(owner.deck))))


@rule("M4.1")
@pytest.mark.parametrize(("players", "size"), [(2, 20), (3, 25), (4, 30), (5, 35)])
def test_the_madness_stack_depends_on_the_number_of_players(players: int, size: int) -> None:
    for table in laid_out(players):
        assert table.stack == size
        assert sum(dealt(table, seat)["madness"] for seat in range(players)) == 0
        assert names(table.destroyed + table.gone) == []


@rule("M4.2")
def test_all_curses_lie_face_down_in_five_stacks_sorted_by_kind() -> None:
    for table in laid_out():
        for kind, stack in enumerate(table.curse_stacks):
            expected = {number: curse.copies for number, curse in enumerate(BOX.curses) if curse.kind == kind}
            assert Counter(stack) == expected
        assert all(stack.things == [] for stack in sight(table, 0).curse_stacks.values())


@rule("M4.2")
def test_every_curse_stack_is_shuffled() -> None:
    games = laid_out()

    for kind in range(5):
        assert len({table.curse_stacks[kind] for table in games}) == len(games)


@rule("M4.3", "M4.7")
def test_eight_open_piles_hold_the_cards_of_value_two_and_three_and_no_value_one() -> None:
    for table in laid_out(5):
        taken = Counter(table.wizard(seat).value2 for seat in range(5))
        supply = Counter(names(cards.bag_of(read_cards(sight(table, 0).supply, "supply"))))
        for element, name in enumerate(ELEMENTS):
            piles = [supply[f"{name}-{value}"] for value in (1, 2, 3)]
            assert piles == [0, 10 - taken[element], 6]


@rule("M4.7")
@pytest.mark.parametrize("players", [2, 5])
def test_value_one_cards_outside_the_starting_decks_leave_the_game(players: int) -> None:
    for table in laid_out(players):
        in_decks = sum((dealt(table, seat) for seat in range(players)), Counter())
        elsewhere = names(table.supply + table.destroyed + table.gone)

        assert sum(number for card, number in in_decks.items() if card.endswith("-1")) == 11 * players
        assert not [card for card in elsewhere if card.endswith("-1")]


@rule("M4.4")
def test_each_player_has_the_four_basic_spells_ready() -> None:
    for table in laid_out(5):
        for seat in sight(table, 0).seats:
            assert list(seat.spells) == BASIC.split(", ")


@rule("M4.5")
def test_each_player_chooses_a_wizard_from_the_first_player_clockwise() -> None:
    table = MADNESS.new(NAMES[:3], "choice", {"wizards": "choose", "first": "bob"})
    asked = []

    for wizard in ("violetta", "harold", "alice"):
        question = questions.question(table)
        asked.append("" if question is None else question.seat)
        questions.answer(table, f"choose {wizard}")

    assert asked == ["bob", "cid", "ann"]
    assert [seat.wizard for seat in sight(table, 0).seats] == ["alice", "violetta", "harold"]


@rule("M4.5")
def test_every_wizard_nobody_has_taken_can_be_chosen() -> None:
    table = MADNESS.new(NAMES[:2], "choice", {"wizards": "choose"})

    questions.answer(table, "choose harold")
    question = questions.question(table)

    assert question is not None
    assert question.options == tuple(f"choose {wizard.id}" for wizard in BOX.wizards if wizard.id != "harold")


@rule("M4.6")
@pytest.mark.parametrize("wizard", BOX.wizards, ids=lambda wizard: wizard.id)
def test_a_starting_deck_is_one_card_of_value_two_and_eleven_of_value_one_as_listed(wizard: Wizard) -> None:
    partner = "rosana" if wizard.id != "rosana" else "alice"
    listed = Counter({f"{element}-1": number for element, number in zip(ELEMENTS, wizard.value1, strict=True)})

    for table in laid_out(wizards=f"{wizard.id}, {partner}"):
        assert dealt(table, 0) == listed + Counter({f"{ELEMENTS[wizard.element]}-2": 1})
        assert sum(number for card, number in dealt(table, 0).items() if card.endswith("-1")) == 11


@rule("M4.6")
def test_starting_decks_are_shuffled_and_lie_face_down() -> None:
    games = laid_out(wizards="harold, alice")

    assert len({table.seats[0].deck for table in games}) == len(games)
    for table in games:
        seat = sight(table, 0).seats[0]
        assert (seat.deck, seat.on_deck) == (6, "")


@rule("M4.8", "M4.9")
def test_the_grimoire_is_one_first_page_on_five_inner_pages_on_the_final_page() -> None:
    for seed in range(12):
        table = MADNESS.new(NAMES[:2], f"book {seed}", {})
        final, *inner = table.pages

        assert final == BOX.final_page
        assert len(inner) == len(set(inner)) == 5
        assert set(inner) <= set(BOX.inner_pages)
        assert table.page in BOX.first_pages
        assert table.past_pages == ()


@rule("M4.8")
def test_the_pages_are_random() -> None:
    games = [MADNESS.new(NAMES[:2], f"book {seed}", {}) for seed in range(40)]

    assert {table.page for table in games} == set(BOX.first_pages)
    assert {page for table in games for page in table.pages[1:]} == set(BOX.inner_pages)
    assert len({table.pages for table in games}) == len(games)


@rule("M4.10")
def test_each_element_has_a_library_stack_with_level_one_on_top_and_level_three_at_the_bottom() -> None:
    for table in laid_out():
        for element, stack in enumerate(table.library):
            spells = [BOX.spells[number] for number in stack]
            assert [spell.level for spell in spells] == [3, 2, 1]
            assert all(spell.element == element and not spell.basic for spell in spells)


@rule("M4.10")
def test_the_spells_of_the_library_are_random() -> None:
    games = [MADNESS.new(NAMES[:2], f"library {seed}", {}) for seed in range(40)]

    drawn = {number for table in games for stack in table.library for number in stack}

    assert drawn == {number for number, spell in enumerate(BOX.spells) if not spell.basic}


@rule("M4.11")
def test_no_spell_outside_the_library_can_be_learned() -> None:
    library = {"fire": ["cinders", "wildfire", "resolve"]}
    stage = Stage(ann=holding("fire-2*4", spells="ice"), library=library)

    for spell in library["fire"]:
        stage.ann.learns(spell, pay="fire-2")

    assert stage.ann.spells == ["ice", "cinders", "wildfire", "resolve"]
    assert not [word for word in stage.options if word.startswith("learn")]
    assert stage.ann.why_not("learn hot-blood") == "M11.1"


@rule("M4.12")
def test_the_top_spell_of_each_library_stack_lies_face_up_and_no_other() -> None:
    for table in laid_out():
        view = sight(table, 0)
        tops = {ELEMENTS[element]: (BOX.spells[stack[-1]].id,) for element, stack in enumerate(table.library)}

        assert view.library == tops
        assert all(BOX.spells[BOX.spell_named(spells[0])].level == 1 for spells in view.library.values())
        assert set(view.library_left.values()) == {3}


@rule("M4.13")
@pytest.mark.parametrize("difficulty", ["1", "2", "3"])
def test_the_round_marker_starts_above_the_first_row_of_the_chosen_column(difficulty: str) -> None:
    for table in laid_out(difficulty=difficulty):
        before = table.round
        while table.round == 0:
            machine.take(table, table.options[0])
        multi = [slot for slot in range(5) if table.curses[slot] and table.curse_kind(slot) == MULTI]

        assert (before, table.round) == (0, 1)
        assert len(multi) == BOX.round_track[int(difficulty) - 1][0]


@rule("M4.14")
def test_the_invocation_marker_starts_on_the_invocation_space() -> None:
    table = MADNESS.new(NAMES[:2], "marker", {"wizards": "choose"})
    table.log = []
    before = table.marker

    for wizard in ("alice", "harold"):
        questions.answer(table, f"choose {wizard}")

    moves = [event.args[0] for event in table.log if event.kind == "marker-moved"]
    assert (before, moves) == (0, [1])


@rule("M4.15")
def test_all_element_tokens_lie_beside_the_board() -> None:
    for table in laid_out():
        assert sight(table, 0).tokens == dict.fromkeys(ELEMENTS, 4)


@rule("M4.16")
@pytest.mark.parametrize("name", NAMES[:3])
def test_the_player_the_table_names_begins(name: str) -> None:
    table = MADNESS.new(NAMES[:3], "first", {"first": name})

    view = sight(table, 0)
    question = questions.question(table)

    assert (view.first, view.active) == (name, name)
    assert question is not None
    assert question.seat == name


@rule("M4.17")
@pytest.mark.parametrize("players", [2, 5])
def test_every_player_begins_with_six_cards_in_hand(players: int) -> None:
    for table in laid_out(players):
        assert [cards.size(seat.hand) for seat in table.seats] == [6] * players
        assert [len(seat.deck) for seat in table.seats] == [6] * players


@rule("M4.18")
def test_difficulty_one_is_what_a_game_proposes() -> None:
    table = MADNESS.new(NAMES[:2], "advice", {})

    assert sight(table, 0).options["difficulty"] == "1"
