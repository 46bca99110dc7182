"""What happens to pieces: gaining, paying, corking, expelling. Every event of a piece is told here."""

from __future__ import annotations

from typing import Final

from coven.engine.core.tuples import with_one
from coven.games.djinn import crowd
from coven.games.djinn.box import BOTTLE
from coven.games.djinn.crowd import BOSS, NOBODY, ONE
from coven.games.djinn.limits import keys_left, most_magic, scrolls_left
from coven.games.djinn.table import COVERED, EMPTY, FACE_DOWN, INACTIVE, Table

COINS: Final = 0
SCROLLS: Final = 1
KEYS: Final = 2
CORKS: Final = 3
MAGIC: Final = 4
FROM_BAG: Final = -1  # where a captured djinn came from, if not from a space
FROM_SUPPLY: Final = -2
RESOURCES: Final[tuple[str, ...]] = ("coins", "scrolls", "keys", "corks", "magic")


def held(table: Table, seat: int, what: int) -> int:
    """How much of something a player has."""
    owner = table.seats[seat]
    if what == COINS:
        return owner.coins
    if what == SCROLLS:
        return owner.scrolls
    if what == KEYS:
        return owner.keys
    return owner.corks if what == CORKS else owner.magic


def change(table: Table, seat: int, what: int, n: int) -> None:
    """Add to, or take from, what a player has."""
    owner = table.seats[seat]
    if what == COINS:
        owner.coins += n
    elif what == SCROLLS:
        owner.scrolls += n
    elif what == KEYS:
        owner.keys += n
    elif what == CORKS:
        owner.corks += n
    else:
        owner.magic += n


def gain(table: Table, seat: int, what: int, n: int) -> None:
    """D6.4, D-R.3: magic beyond the maximum is lost; keys and scrolls come as long as there are any."""
    if what == MAGIC:
        n = min(n, most_magic(table, seat) - table.seats[seat].magic)
    elif what == KEYS:
        n = min(n, keys_left(table))
    elif what == SCROLLS:
        n = min(n, scrolls_left(table))
    if n > 0:
        change(table, seat, what, n)
        table.tell("gained", seat, what, n)


def pay(table: Table, seat: int, what: int, n: int) -> None:
    """Back to the common supply."""
    if n > 0:
        change(table, seat, what, -n)
        table.tell("paid", seat, what, n)


def gain_bottle(table: Table, seat: int, colour: int) -> None:
    """An empty bottle from the supply, which never runs out (D1.23)."""
    owner = table.seats[seat]
    owner.bottles = added(owner.bottles, colour, 1)
    table.tell("bottle-gained", seat, colour)


def added(counts: tuple[int, ...], place: int, n: int) -> tuple[int, ...]:
    """The same numbers with one of them changed."""
    return with_one(counts, place, counts[place] + n)


def put_on_circle(table: Table, seat: int, djinn: int) -> None:
    """D21.11: a captured djinn on the first empty active circle."""
    owner = table.seats[seat]
    place = owner.circles.index(EMPTY)
    owner.circles = with_one(owner.circles, place, 1 + djinn)
    table.tell("put-on-circle", seat, djinn, place)


def cork(table: Table, seat: int, djinn: int, bottle: int) -> None:
    """D21.12, D24.1: a djinn goes into an own empty bottle, which is corked at once."""
    owner = table.seats[seat]
    owner.corks -= 1
    owner.bottles = added(owner.bottles, bottle, -1)
    if djinn == BOSS:
        owner.corked_bosses = added(owner.corked_bosses, bottle, 1)
    else:
        owner.corked = added(owner.corked, bottle, 1)
    table.tell("bottled", seat, djinn, bottle)
    for ability in owner.powers.triggered:  # D-R.110
        if ability.trigger == BOTTLE and ability.program is not None:
            table.push(ability.program, seat)


def off_circle(table: Table, seat: int, djinn: int) -> None:
    """A djinn leaves its circle."""
    owner = table.seats[seat]
    place = owner.circles.index(1 + djinn)
    owner.circles = with_one(owner.circles, place, EMPTY)


def activate(table: Table, seat: int) -> None:
    """D7.3 to D7.5, D31.14, D-R.119: the leftmost inactive circle becomes active, then gives its bonus."""
    owner = table.seats[seat]
    for place in range(len(owner.circles)):
        circle = owner.circles[place]
        if circle in (INACTIVE, COVERED):
            owner.circles = with_one(owner.circles, place, EMPTY)
            table.tell("circle-activated", seat, place)
            table.push(table.box.blank if circle == COVERED else table.box.circles[place], seat)
            return


def turn_down(table: Table, seat: int, gear: int) -> None:
    """D18.8, D-R.41: an equipment card is turned face down for good."""
    owner = table.seats[seat]
    owner.gear = tuple([card | FACE_DOWN if card >> 1 == gear else card for card in owner.gear])
    owner.empower(table.box)


def put_back(table: Table, djinn: int) -> None:
    """D23.3: regular djinn return to the bag, bosses to the supply."""
    if djinn == BOSS:
        table.bosses += 1
    else:
        table.bag += ONE[djinn]


def settle(table: Table, space: int, boss_taken: bool) -> None:
    """D22.4, D22.5, D-R.52: a boss left alone is expelled; when a map boss leaves, djinn from the bag come."""
    group = table.crowds[space]
    gone = boss_taken
    if crowd.bosses(group) and not crowd.regulars(group):
        table.set_crowd(space, group - ONE[BOSS])
        table.bosses += 1
        table.tell("boss-expelled", space)
        gone = True
    if gone:
        for _ in range(table.box.sizes[len(table.seats)].refill):
            arrive(table, space)


def arrive(table: Table, space: int) -> None:
    """A random djinn from the bag is put at a space, if there is one (D-R.54)."""
    colour = table.draw_djinn()
    if colour != NOBODY:
        table.set_crowd(space, table.crowds[space] + ONE[colour])
        table.resolve_chance("djinn-arrived", colour, space)
