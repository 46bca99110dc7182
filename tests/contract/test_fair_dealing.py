"""Fair dealing: whatever a seat does not know is dealt in every way its view allows, as likely as the rules make it,
and whatever it knows stays as it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from typing import Any

import pytest
from contract.dealt import Odds, each, first_two, lowest, seen_in, unfair

from coven.bots.rollout import play_on
from coven.engine.core.machine import State, ask_anew
from coven.engine.core.rng import seeded
from coven.engine.edge.views import View
from coven.games import GAMES, open_game
from coven.games.djinn.table import Table as DjinnTable
from coven.games.madness.table import Table as MadnessTable
from coven.games.witches import cards
from coven.games.witches.pieces import NO_TILE
from coven.games.witches.table import Table as WitchesTable

Look = Callable[[Any], Hashable]
READER = 0


def played(id: str, answers: int, players: int = 3, seed: str = "dealt") -> State:
    """A table after some answers by the rules of thumb."""
    game = open_game(id)
    table = game.new(("ann", "bob", "cid")[:players], seed, {})
    play_on(table, game.policy, seeded(seed), answers, 10)
    assert not table.over
    return table


def at(*path: str | int | slice) -> Look:
    """Looks at a field, a place in it, a few of them."""

    def look(one: Any) -> Hashable:
        for step in path:
            one = getattr(one, step) if isinstance(step, str) else one[step]
        found: Hashable = one
        return found

    return look


def low_cards(seat: int) -> Look:
    """Looks at the lowest two cards in a hand."""
    return lambda one: tuple(cards.listed(one.seats[seat].hand)[:2])


def is_fair(table: State, look: Look, expected: Odds, seat: int = READER) -> None:
    assert unfair(seen_in(table, seat, look), expected) == ""


def madness(answers: int) -> MadnessTable:
    table = played("madness", answers)
    assert isinstance(table, MadnessTable)
    return table


def witches(answers: int, players: int = 3) -> WitchesTable:
    table = played("witches", answers, players)
    assert isinstance(table, WitchesTable)
    return table


def djinn(answers: int, players: int = 3) -> DjinnTable:
    table = played("djinn", answers, players)
    assert isinstance(table, DjinnTable)
    return table


def test_decks_of_madness() -> None:
    table = madness(40)
    owner = max(table.seats, key=lambda one: len(one.deck))
    number = table.seats.index(owner)
    owner.deck, owner.known = owner.deck[:7], 0

    is_fair(table, at("seats", number, "deck", slice(None, 2)), first_two(owner.deck))
    is_fair(table, at("seats", number, "deck", -1), each(owner.deck))

    owner.known = 2
    top, hidden = owner.deck[-2:], owner.deck[:-2]
    is_fair(table, at("seats", number, "deck", slice(None, 2)), first_two(hidden))
    is_fair(table, at("seats", number, "deck", slice(-2, None)), {top: 1.0})


@pytest.mark.parametrize("kind", range(5))
def test_curse_stacks_of_madness(kind: int) -> None:
    table = madness(10)
    stack = table.curse_stacks[kind]

    is_fair(table, at("curse_stacks", kind, slice(None, 2)), first_two(stack))
    is_fair(table, at("curse_stacks", kind, -1), each(stack))

    table.returned = tuple([1] * 5)
    is_fair(table, at("curse_stacks", kind, 0), {stack[0]: 1.0})
    is_fair(table, at("curse_stacks", kind, slice(1, 3)), first_two(stack[1:]))


def test_the_library_of_madness() -> None:
    table = madness(60)
    taken = [spell >> 2 for seat in table.seats for spell in seat.spells] + [*table.destroyed_spells]
    for element, stack in enumerate(table.library):
        for place, spell in enumerate(stack[:-1]):
            level = table.box.spells[spell].level
            fits = [
                number
                for number, one in enumerate(table.box.spells)
                if (one.element, one.level) == (element, level) and number not in taken and number in fitting(table)
            ]
            is_fair(table, at("library", element, place), each(fits))
        is_fair(table, at("library", element, -1), {stack[-1]: 1.0})


def fitting(table: MadnessTable) -> list[int]:
    """The spells of the library: those that nobody begins with."""
    return [spell for of_element in table.box.fitting for of_level in of_element for spell in of_level]


def test_the_pages_of_madness() -> None:
    table = madness(80)
    seen = (table.page, table.pages[-1], *table.past_pages)
    unseen = [page for page in table.box.inner_pages if page not in seen]

    is_fair(table, at("pages", slice(1, 3)), first_two(unseen))
    is_fair(table, lambda one: (one.pages[0], one.pages[-1]), {(table.pages[0], table.pages[-1]): 1.0})


def test_the_first_page_of_madness() -> None:
    table = open_game("madness").new(("ann", "bob"), "closed", {"wizards": "choose"})
    assert isinstance(table, MadnessTable)
    assert table.page < 0

    if table.pages:
        is_fair(table, at("pages", -1), each(table.box.first_pages))


def test_hands_and_pile_of_the_witches() -> None:
    table = witches(60)
    table.kept = 0
    unseen = [*table.pile, *cards.listed(table.seats[1].hand | table.seats[2].hand)]
    for seat in (1, 2):
        size = cards.size(table.seats[seat].hand)
        assert size >= 2
        is_fair(table, low_cards(seat), lowest(unseen, size))
    is_fair(table, at("pile", -1), each(unseen))
    is_fair(table, at("pile", 0), each(unseen))


def test_cards_kept_over_a_shuffle_are_in_hands_still() -> None:
    table = witches(60)
    mine = [table.seats[seat].hand for seat in (1, 2)]
    table.kept = mine[0] | mine[1]
    pool, size = cards.listed(table.kept), cards.size(mine[0])

    is_fair(table, low_cards(1), lowest(pool, size))
    is_fair(table, at("pile", -1), each(table.pile))


def tiles(table: WitchesTable, seat: int, hard: bool) -> list[int]:
    """The tiles of a colour that a seat has not seen: all of the box but those that lie open."""
    left = Counter({number: tile.copies for number, tile in enumerate(table.box.tiles) if tile.hard == hard})
    left.subtract([*table.gone, *[tile for one in table.seats for tile in (*one.easy, *one.hard)]])
    left.subtract([tile for slot, tile in enumerate(table.problems) if tile != NO_TILE and table.sees(seat, slot)])
    left.subtract([frame[-1] for frame in table.frames_of_tiles if frame and not table.box.tiles[frame[-1]].hard])
    return [tile for tile, copies in left.items() if table.box.tiles[tile].hard == hard for _ in range(copies)]


def test_tiles_of_the_witches() -> None:
    table = witches(30)
    hard, easy = tiles(table, READER, True), tiles(table, READER, False)
    hidden = [slot for slot, tile in enumerate(table.problems) if tile != NO_TILE and not table.sees(READER, slot)]
    frames = table.frames_of_tiles
    lying = [(number, place) for number, frame in enumerate(frames) for place in range(len(frame))]
    dark = [(number, place) for number, place in lying if table.box.tiles[frames[number][place]].hard]
    below = [one for one in lying if one not in dark and one[1] < len(frames[one[0]]) - 1]
    assert hidden
    assert dark
    assert below

    for slot in hidden:
        is_fair(table, at("problems", slot), each(hard))
    for number, place in below[:2]:
        is_fair(table, at("frames_of_tiles", number, place), each(easy))
    for number, place in dark[:2]:
        is_fair(table, at("frames_of_tiles", number, place), each(hard))
    if len(hidden) > 1:
        is_fair(table, lambda one: (one.problems[hidden[0]], one.problems[hidden[1]]), first_two(hard))


def test_piles_of_djinn() -> None:
    table = djinn(60)
    is_fair(table, at("chests", slice(None, 2)), first_two(table.chests))
    is_fair(table, at("chests", -1), each(table.chests))
    for group in ((0, 1), (2, 3)):
        piles = [table.piles[number] for number in group if number < len(table.piles)]
        pool = [card for pile in piles for card in pile[:-1]]
        for place in [number for number in group if number < len(table.piles) and len(table.piles[number]) > 1]:
            is_fair(table, at("piles", place, 0), each(pool))
            is_fair(table, at("piles", place, -1), {table.piles[place][-1]: 1.0})
    for number, deck in enumerate(table.decks):
        if len(deck) > 2:
            is_fair(table, at("decks", number, slice(None, 2)), first_two(deck[:-1]))


def test_toms_deck_of_djinn() -> None:
    table = djinn(30, players=1)

    is_fair(table, at("tom", slice(None, 2)), first_two(table.tom))
    is_fair(table, at("tom", -1), each(table.tom))


def test_secret_scoring_cards_of_djinn() -> None:
    table = djinn(30)
    unused = table.unused_scoring
    table.seats[0].private, table.seats[1].private, table.unused_scoring = unused[:1], unused[1:3], unused[3:]
    pool = [*unused[1:]]

    is_fair(table, at("seats", 1, "private"), lowest(pool, 2))
    is_fair(table, at("seats", 0, "private"), {unused[:1]: 1.0})


@pytest.mark.parametrize("id", GAMES)
def test_a_new_deal_changes_nothing_that_a_seat_knows_and_most_of_what_it_does_not(id: str) -> None:
    game = open_game(id)
    for answers in (8, 50, 90):
        table = played(id, answers)
        for seat in (-1, 0, 1, 2):
            view = game.view(table, seat)
            assert isinstance(view, View)
            other = game.imagine(view, f"{answers} {seat}")
            assert game.view(other, seat) == view

            anew = table.clone()
            anew.redeal(seat, seeded(f"{seat}"))
            ask_anew(anew)
            assert game.view(anew, seat) == view
            assert game.write(anew) != game.write(table)


@pytest.mark.parametrize("id", GAMES)
def test_imagined_tables_are_dealt_as_often_as_dealt_ones(id: str) -> None:
    """`imagine` begins from a view, `redeal` from a table: they must not differ."""
    game, table = open_game(id), played(id, 60)
    view = game.view(table, READER)

    looks: dict[str, Look] = {
        "madness": at("library", 0, 0),
        "witches": at("pile", 0),
        "djinn": at("chests", 0),
    }

    imagined = Counter(looks[id](game.imagine(view, str(number))) for number in range(600))
    dealt = seen_in(table, READER, looks[id], 6000)

    assert unfair(imagined, {label: count / 6000 for label, count in dealt.items()}) == ""


def test_an_unfair_deal_is_noticed() -> None:
    pool = (1, 2, 3, 4, 5)

    assert unfair(Counter({(1, 2): 2400}), first_two(pool)) != ""
    assert unfair(Counter({1: 480, 2: 480, 3: 480, 4: 480, 5: 480}), each(pool)) == ""
    assert unfair(Counter({1: 600, 2: 450, 3: 450, 4: 450, 5: 450}), each(pool)) != ""
    assert unfair(Counter({6: 1, 1: 2399}), each(pool)).startswith("never possible")
