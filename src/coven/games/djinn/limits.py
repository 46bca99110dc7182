"""The numbers that traits and equipment change, and the places a player has."""

from __future__ import annotations

from coven.games.djinn import crowd
from coven.games.djinn.box import CAPTURE_FAILED, CIRCLE_ONLY
from coven.games.djinn.table import EMPTY, INACTIVE, Capture, Table


def flags(table: Table, seat: int) -> int:
    """The rule changes that hold for a player, as bits."""
    return table.seats[seat].powers.flags


def most_magic(table: Table, seat: int) -> int:
    """D6.3, D6.13: the field left of the capacity marker; the last field once the marker is turned."""
    owner = table.seats[seat]
    return table.box.limits.capacity_last if owner.turned else owner.capacity - 1


def source_fee(table: Table, seat: int) -> int:
    """D6.8, D31.5, D-R.76: the scrolls under the capacity marker, never dearer by a trait."""
    owner = table.seats[seat]
    return min(table.box.fees[owner.capacity], owner.powers.source_fee)


def mage_fee(table: Table, seat: int, mage: int) -> int:
    """D5.2: the coins for using a mage card, less what equipment saves."""
    fee = table.box.mages[mage].fee - table.seats[seat].powers.discount
    return fee if fee > 0 else 0


def workshop_corks(table: Table, seat: int, corks: int) -> int:
    """D31.4: the corks of the special Manufactory action."""
    return max(corks, table.seats[seat].powers.corks)


def failed_loss(table: Table, seat: int) -> int:
    """D21.2, D6.6, D31.7: the magic that capturing nothing costs; never below 0."""
    for ability in table.seats[seat].powers.triggered:
        if ability.trigger == CAPTURE_FAILED:
            return 0
    return min(table.box.limits.failed_loss, table.seats[seat].magic)


def keys_left(table: Table) -> int:
    """D-R.3: the keys nobody has."""
    left = table.box.limits.keys
    for seat in table.seats:
        left -= seat.keys
    return left


def scrolls_left(table: Table) -> int:
    """D-R.3: the scrolls nobody has."""
    left = table.box.limits.scrolls
    for seat in table.seats:
        left -= seat.scrolls
    return left


def free_circles(table: Table, seat: int) -> int:
    """D7.6: active circles without a djinn."""
    return table.seats[seat].circles.count(EMPTY)


def inactive_circles(table: Table, seat: int) -> int:
    """Circles that can still be activated, covered ones too (D-R.77)."""
    found = 0
    for circle in table.seats[seat].circles:
        if circle <= INACTIVE:
            found += 1
    return found


def bottles_left(table: Table, seat: int, declared: Capture) -> tuple[int, ...]:
    """The own empty bottles by colour, without those a declared capture uses."""
    bottles = table.seats[seat].bottles
    bosses = declared.bottled_bosses
    return tuple([bottles[colour] - crowd.count(declared.bottled, colour) - bosses[colour] for colour in range(4)])


def corks_left(table: Table, seat: int, declared: Capture) -> int:
    """The own corks, without those a declared capture uses."""
    return table.seats[seat].corks - crowd.size(declared.bottled) - sum(declared.bottled_bosses)


def room(table: Table, seat: int, group: int, declared: Capture) -> bool:
    """D21.11, D21.13: whether every djinn of a crowd finds a circle or bottle and cork, beside what is declared."""
    circles = free_circles(table, seat) - crowd.size(declared.circled)
    corks = corks_left(table, seat, declared)
    bottles = bottles_left(table, seat, declared)
    if circles < 0 or corks < 0 or min(bottles) < 0:
        return False
    over = crowd.size(group) - circles
    return over <= 0 or fits(group, over, 0 if flags(table, seat) & CIRCLE_ONLY else corks, bottles)


def fits(group: int, over: int, corks: int, bottles: tuple[int, ...]) -> bool:
    """D21.11, D21.12: whether bottles of their colours and corks take those of a crowd for whom no circle is left."""
    if over > corks:
        return False
    fitting = 0
    spare = 0
    for bottled in bottles:
        wanted = group & 15
        if wanted < bottled:
            fitting += wanted
            spare += bottled - wanted
        else:
            fitting += bottled
        group >>= 4
    return over <= fitting + min(group, spare)  # what is left of the crowd are its bosses
