"""The opening, step by step (D2)."""

from __future__ import annotations

from collections.abc import Sequence

from coven.engine.core.answers import code, what
from coven.engine.core.ask import Ask
from coven.engine.core.machine import Frame, Reason, Verb
from coven.games.djinn import reasons
from coven.games.djinn.box import AT_SETUP, NO_LOCATION, ROUND, SOURCE, Box
from coven.games.djinn.crowd import BOSS, ONE
from coven.games.djinn.kinds import CHOOSE
from coven.games.djinn.table import NONE, Seat, Table, Variants

RANDOM: int = -1


def lay_out(table: Table, first: int) -> None:
    """Everything that is laid out before the first decision, in the order of the rulebook."""
    lay_tiles(table)  # step 1
    prepare_seats(table, first)  # step 2
    table.chests = table.shuffle(list(range(len(table.box.chests))))  # step 4
    prepare_piles(table)  # steps 5 and 6
    prepare_djinn(table)  # step 7
    prepare_awards(table)  # step 8
    prepare_scoring(table)  # steps 10 and 11
    if table.solo():
        prepare_tom(table)


def blank_table(names: tuple[str, ...], rng: int, box: Box, variants: Variants) -> Table:
    """Player boards with their markers (D2.9, D2.10), and nothing else."""
    table = Table(names, rng, box, variants)
    table.seats = [Seat() for _ in names]
    for seat in table.seats:
        seat.magic = box.limits.magic_start
        seat.capacity = box.limits.capacity_start
    return table


def lay_tiles(table: Table) -> None:
    """D2.1, D2.2, D-R.5: tiles on places of their shape; for beginners no equal neighbours."""
    locations = list(range(len(table.box.locations)))
    while True:
        squares = table.shuffle(locations)
        rounds = table.shuffle(locations)
        table.tiles = arranged(table.box, squares, rounds)
        if not table.variants.beginner or not equal_neighbours(table.box, table.tiles):
            return


def arranged(box: Box, squares: tuple[int, ...], rounds: tuple[int, ...]) -> tuple[int, ...]:
    """The locations in the order of the spaces."""
    found: list[int] = []
    square = 0
    rounded = 0
    for space in box.spaces:
        if space.shape == SOURCE:
            found.append(NO_LOCATION)
        elif space.shape == ROUND:
            found.append(rounds[rounded])
            rounded += 1
        else:
            found.append(squares[square])
            square += 1
    return tuple(found)


def equal_neighbours(box: Box, tiles: tuple[int, ...]) -> bool:
    """D2.2: whether two spaces joined by a path show the same symbol."""
    for number, space in enumerate(box.spaces):
        for path in space.paths:
            if tiles[number] == tiles[path] and tiles[number] != NO_LOCATION:
                return True
    return False


def prepare_seats(table: Table, first: int) -> None:
    """D2.4 to D2.13: boards, markers, coins; the dragon roof starts; two passage symbols leave the game."""
    limits = table.box.limits
    n = len(table.seats)
    table.first = first if first >= 0 else table.chance(n)
    table.active = table.first
    others = table.shuffle([1, 2, 3])
    left = table.shuffle(list(range(len(table.box.locations))))[limits.passages_removed :]
    for number, seat in enumerate(table.seats):
        seat.roof = 0 if number == table.first else others[number - (number > table.first)]
        seat.coins = limits.start_coins
        seat.bar = tuple(sorted(left))


def default_bar(box: Box, placed: tuple[int, ...], named: Sequence[int]) -> tuple[int, ...]:
    """A bar as it could be: symbols not placed yet, four with those placed; first those somebody has (D2.12)."""
    taken = [passage & 7 for passage in placed]
    others = [location for location in range(len(box.locations)) if location not in named]
    left = [location for location in (*sorted(set(named)), *others) if location not in taken]
    return tuple(left[: max(len(box.locations) - box.limits.passages_removed - len(taken), 0)])


def prepare_piles(table: Table) -> None:
    """D2.17, D2.19, D-R.19: four piles of mage cards, three decks of equipment, all with a visible top card."""
    piles: list[tuple[int, ...]] = []
    for key in (False, True):
        kind = table.shuffle([number for number, mage in enumerate(table.box.mages) if mage.key == key])
        half = len(kind) // 2
        piles += [kind[:half], kind[half:]]
    table.piles = tuple(piles)
    decks: list[tuple[int, ...]] = []
    for kind_number in range(3):
        decks.append(table.shuffle([number for number, gear in enumerate(table.box.gear) if gear.kind == kind_number]))
    table.decks = tuple(decks)


def prepare_djinn(table: Table) -> None:
    """D2.21 to D2.24, D27.1, D28.6, D28.7: a boss and random djinn at each round space; the other bosses wait."""
    size = table.box.sizes[len(table.seats)]
    limits = table.box.limits
    table.bag = limits.per_colour * (ONE[0] + ONE[1] + ONE[2] + ONE[3])
    table.bosses = limits.bosses
    crowds: list[int] = []
    for space in table.box.spaces:
        group = 0
        if space.shape == ROUND:
            number = size.djinn
            if space.at_source:
                number += size.extra_djinn + (limits.longer_extra if table.variants.longer else 0)
            group = ONE[BOSS]
            table.bosses -= 1
            for _ in range(number):
                group += ONE[table.draw_djinn()]
        crowds.append(group)
    table.crowds = tuple(crowds)


def prepare_awards(table: Table) -> None:
    """D2.25, D-R.100: one more award than players in each column."""
    columns: list[tuple[int, ...]] = []
    for column in range(3):
        pool = table.shuffle([number for number, award in enumerate(table.box.awards) if award.column == column])
        columns.append(tuple(sorted(pool[: table.box.sizes[len(table.seats)].awards])))
    table.awards = tuple(columns)


def prepare_scoring(table: Table) -> None:
    """D2.3, D2.27, D2.28, D28.8: open scoring cards and offered traits, but not for beginners nor against Tom."""
    size = table.box.sizes[len(table.seats)]
    cards = table.shuffle(list(range(len(table.box.scoring))))
    open_cards = 0 if table.variants.beginner else size.scoring
    table.scoring = tuple(sorted(cards[:open_cards]))
    table.unused_scoring = tuple(sorted(cards[open_cards:]))
    if not table.variants.beginner:
        for positive in (True, False):
            kind = [number for number, trait in enumerate(table.box.traits) if trait.positive == positive]
            table.offered += tuple(sorted(table.shuffle(kind)[: size.traits]))


def prepare_tom(table: Table) -> None:
    """D28.3, D28.5: twelve location cards and as many empty ones as agreed, shuffled."""
    places = [number for number, card in enumerate(table.box.tom) if card.first != NO_LOCATION]
    empty = [number for number, card in enumerate(table.box.tom) if card.first == NO_LOCATION]
    table.tom = table.shuffle(places + empty[: table.variants.tom - len(places)])


class Draft(Ask[Table]):
    """Each player takes any trait, then in reverse order one of the other kind (D2.29, D2.30)."""

    def __init__(self) -> None:
        super().__init__("draft")

    def amount(self, table: Table, at: Frame) -> int:
        """Two for each player, where traits are offered."""
        return 2 * len(table.seats) - picked(table) if table.offered else 0

    def asked(self, table: Table, at: Frame) -> int:
        """From the starting player clockwise, then back again."""
        n = len(table.seats)
        done = picked(table)
        return (table.first + (done if done < n else 2 * n - 1 - done)) % n

    def things(self, table: Table, at: Frame) -> list[int]:
        """The traits on offer."""
        return [code(CHOOSE, trait) for trait in table.offered]

    def forbids(self, table: Table, at: Frame, option: int) -> Reason | None:
        """D2.30: one of each kind."""
        if what(option) not in table.offered:
            return reasons.NOT_OFFERED
        owner = table.seats[self.asked(table, at)]
        owned = owner.positive if table.box.traits[what(option)].positive else owner.negative
        return None if owned == NONE else reasons.KIND_OWNED

    def takes(self, table: Table, at: Frame, option: int) -> None:
        """It lies in front of the player."""
        seat = self.asked(table, at)
        owner = table.seats[seat]
        trait = what(option)
        if table.box.traits[trait].positive:
            owner.positive = trait
        else:
            owner.negative = trait
        owner.empower(table.box)
        table.offered = tuple([other for other in table.offered if other != trait])
        table.tell("trait-taken", seat, trait)

    def finish(self, table: Table, at: Frame) -> None:
        """D2.31: the others leave the game."""
        table.offered = ()


def picked(table: Table) -> int:
    """How many traits have been taken."""
    return len([seat for seat in table.seats if seat.positive != NONE]) + len(
        [seat for seat in table.seats if seat.negative != NONE]
    )


class StartEffects(Verb[Table]):
    """Traits that speak of the start, in turn order, positive before negative (D-R.1)."""

    def do(self, table: Table, at: Frame) -> None:
        """The first one on top of the stack."""
        n = len(table.seats)
        for step in reversed(range(n)):
            seat = (table.first + step) % n
            for trait in (table.seats[seat].negative, table.seats[seat].positive):
                if trait != NONE:
                    ability = table.box.traits[trait].ability
                    if ability.trigger == AT_SETUP and ability.program is not None:
                        table.push(ability.program, seat)


class Begin(Verb[Table]):
    """The game begins."""

    def do(self, table: Table, at: Frame) -> None:
        """The first turn follows."""
        table.tell("game-began", table.first)
