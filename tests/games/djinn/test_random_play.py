"""Random games of every player count and variant: they end, and the laws hold on the way."""

from __future__ import annotations

from collections import Counter

import pytest

from coven.engine import answers
from coven.engine.machine import asking, take
from coven.engine.rng import below, seeded
from coven.games.djinn import Djinn, crowd
from coven.games.djinn.table import Table

DJINN = Djinn()
NAMES = ("ann", "bob", "cid", "dee")
MOST_DECISIONS = 20_000


def setting(number: int) -> tuple[int, dict[str, str]]:
    """Players and options of a numbered game."""
    options = {
        "beginner": ("off", "on")[number // 4 % 3 == 2],
        "longer": ("off", "on")[number // 4 % 2],
        "tom": str(12 + number // 4 % 4),
    }
    return 1 + number % 4, options


DULL = ("call-off", "capture nothing", "done", "forgo", "decline", "return", "free none")
EAGER = ("capture", "pay", "award", "bottle", "source", "put", "basic market", "special", "visit", "with")


class Dice:
    """A chooser with a generator of its own; an eager one rather does something, so that games come to their end."""

    def __init__(self, seed: str, eager: bool) -> None:
        self.rng = seeded(seed)
        self.eager = eager

    def pick(self, table: Table) -> int:
        if not self.eager:
            return self.draw(table)
        verb, at = asking(table), table.frames[-1]
        return max((self.draw(table) for _ in range(4)), key=lambda option: liking(verb.word(table, at, option)))

    def draw(self, table: Table) -> int:
        self.rng, value = below(self.rng, len(table.options))
        return table.options[value]


def liking(word: str) -> int:
    """How gladly an eager player gives an answer."""
    if word.startswith(DULL):
        return 0
    return 2 + len(word.split(" ")) if word.startswith(EAGER) else 1


def options_are_sound(table: Table) -> None:
    """Never empty, never the same word twice, exactly the candidates that no rule refuses."""
    verb, at = asking(table), table.frames[-1]
    words = [verb.word(table, at, option) for option in table.options]
    assert words
    assert len(set(words)) == len(words), words
    assert verb.options(table, at) == table.options
    candidates = verb.candidates(table, at)
    assert len(set(candidates)) == len(candidates)
    for option in [*candidates, *verb.beyond(table, at)]:
        word = verb.word(table, at, option)
        assert (verb.refuses(table, at, option) is None) == (option in table.options), word
        verb.values(table, at, option)
    assert answers.question(table) is not None


def positions_are_whole(table: Table) -> None:
    position = DJINN.write(table)
    again = DJINN.read(position)
    assert DJINN.write(again) == position
    assert again.options == table.options
    assert DJINN.write(table.clone()) == position


def views_do_not_leak(table: Table, seed: str) -> None:
    for seat in (-1, *range(len(table.names))):
        seen = DJINN.view(table, seat)
        other = DJINN.imagine(seen, f"{seed} {seat}")
        assert DJINN.view(other, seat) == seen
        assert answers.question(other) == answers.question(table)
        assert answers.refusals(other) == answers.refusals(table)


def everything_is_there(table: Table) -> None:
    """Djinn, cards and tiles are all somewhere, exactly once."""
    box = table.box
    djinn: Counter[int] = Counter(crowd.listed(table.bag) + [crowd.BOSS] * table.bosses)
    for group in table.crowds:
        djinn.update(crowd.listed(group))
    for seat in table.seats:
        djinn.update(circle - 1 for circle in seat.circles if circle > 0)
        djinn.update({colour: seat.corked[colour] for colour in range(4)})
        djinn[crowd.BOSS] += sum(seat.corked_bosses)
        assert min(seat.coins, seat.scrolls, seat.keys, seat.corks, seat.magic, *seat.bottles) >= 0
        assert len(seat.placed) + len(seat.bar) == 4
    if table.drawn >= 0:
        djinn[table.drawn] += 1
    assert djinn == Counter({0: 9, 1: 9, 2: 9, 3: 9, crowd.BOSS: 12})
    mages = [card >> 1 for seat in table.seats for card in seat.mages] + [card for pile in table.piles for card in pile]
    assert sorted(mages) == list(range(len(box.mages)))
    gear = [card >> 1 for seat in table.seats for card in seat.gear] + [card for deck in table.decks for card in deck]
    assert sorted(gear) == list(range(len(box.gear)))
    assert sorted([*table.chests, *table.used_chests, *table.opened]) == list(range(len(box.chests)))
    scoring = [*table.scoring, *table.unused_scoring, *(card for seat in table.seats for card in seat.private)]
    assert sorted(scoring) == list(range(len(box.scoring)))
    taken = sum(len(seat.awards) for seat in table.seats)
    assert taken + sum(len(column) for column in table.awards) == 3 * (len(table.seats) + 1)
    assert sum(seat.keys for seat in table.seats) <= 12
    assert sum(seat.scrolls for seat in table.seats) <= 66
    if table.solo():
        assert len(table.tom) + len(table.tom_seen) == table.variants.tom
    for group in table.crowds:
        assert not crowd.bosses(group) or crowd.regulars(group)


def play(number: int, closely: int) -> Table:
    players, options = setting(number)
    table = DJINN.new(NAMES[:players], f"random {number}", options, listen=True)
    dice = Dice(f"picks {number}", number % 8 > 2)
    for decision in range(MOST_DECISIONS):
        everything_is_there(table)
        if table.over:
            break
        if decision % closely == 0:
            options_are_sound(table)
            positions_are_whole(table)
            views_do_not_leak(table, f"{number} {decision}")
        for event in table.log or ():
            DJINN.happening(table, event)
        table.log = []
        take(table, dice.pick(table))
    assert table.over, "the game does not end"
    assert table.round <= 100
    positions_are_whole(table)
    for seat in (-1, *range(players)):
        seen = DJINN.view(table, seat)
        assert DJINN.view(DJINN.imagine(seen, "over"), seat) == seen
    assert DJINN.outcome(table) in (*NAMES, "draw", "won", "lost", "unfinished")
    return table


@pytest.mark.parametrize("number", range(24))
def test_random_games_end_and_the_laws_hold(number: int) -> None:
    play(number, 5 if number < 12 else 17)
