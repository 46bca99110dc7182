"""What is wrong with a position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coven.engine.core.codecs import Counts
from coven.engine.core.errors import PositionError
from coven.games.djinn import crowd, running
from coven.games.djinn.box import LOCATIONS, NO_LOCATION, SQUARE
from coven.games.djinn.codecs import CIRCLES, COLUMNS
from coven.games.djinn.crowd import BOSS, NAMES, NOBODY, ONE
from coven.games.djinn.fields import FIELDS, ROOFS
from coven.games.djinn.limits import most_magic
from coven.games.djinn.strength import within_reach
from coven.games.djinn.table import COVERED, FACE_DOWN, INACTIVE, LOST, NONE, PLAYING, SCORED, Table, Turn
from coven.games.djinn.verbs.hiring import sets

ONCE: Final[dict[str, str]] = {  # kinds of which the box has each thing once, and where to look for them
    "mage": "mages",
    "equipment": "equipment",
    "award": "awards",
    "chest": "chests",
    "scoring": "scoring",
    "trait": "traits",
    "tom": "tom",
}


DRAGON: Final = 0  # the roof of the starting player


def check(table: Table) -> None:
    """Nothing is there more often than the box has it, and everything is in a place where it can be."""
    for seat in range(len(table.seats)):
        _check_seat(table, seat)
    counts = FIELDS.counts(table)
    limits = table.box.limits
    for djinn, name in enumerate(NAMES):
        _most(counts, f"djinn/{name}", limits.bosses if djinn == BOSS else limits.per_colour, "djinn")
    for key, n in counts.items():
        if n > 1 and key.split("/")[0] in ONCE:
            _most(counts, key, 1, ONCE[key.split("/")[0]])
    covered = {"blank": len([1 for seat in table.seats if COVERED in seat.circles])}
    _most(covered, "blank", 1, "seats")  # D1.9
    _most(counts, "keys", limits.keys, "seats")
    _most(counts, "scrolls", limits.scrolls, "seats")
    _check_roofs(table)
    _check_crowds(table)
    _check_piles(table)
    _check_agreed(table)
    _check_passages(table)
    _check_moment(table)
    running.check(table)
    _check_capture(table)
    if len(table.scores) != (len(table.seats) if table.outcome == SCORED else 0):
        raise PositionError("position-bad-number", where="scores", given=str(table.scores))
    _check_tom(table)


def _check_tom(table: Table) -> None:
    """D28.3, D28.19, D-R.97: only who plays alone has Tom's deck and can lose; what it holds follows from its size."""
    if not table.solo():
        if table.outcome == LOST:
            raise PositionError("position-moment", where="outcome")
        if table.tom or table.tom_seen:
            raise PositionError("position-not-used", where="tom_deck" if table.tom else "tom_seen")
        return
    if len(table.tom) + len(table.tom_seen) > table.variants.tom:
        given = len(table.tom) + len(table.tom_seen)
        raise PositionError("position-too-many", where="tom_deck", card="tom", given=given, most=table.variants.tom)
    idle = [card for card in (*table.tom, *table.tom_seen) if table.box.tom[card].first == NO_LOCATION]
    most = max(table.variants.tom - len([1 for card in table.box.tom if card.first != NO_LOCATION]), 0)
    if len(idle) > most:
        card = table.box.tom[idle[-1]].id
        raise PositionError("position-too-many", where="tom_deck", card=card, given=len(idle), most=most)
    turned = [frame for frame in table.frames if frame.program.step_names[frame.at] == "end-turn"]
    if not table.over and not table.tom and (table.bosses_on_map() or not (table.final or turned)):
        raise PositionError("position-tom-empty", where="tom_deck")


def _most(counts: Counts, key: str, most: int, where: str) -> None:
    given = counts.get(key, 0)
    if given > most:
        raise PositionError("position-too-many", where=where, card=key.split("/")[-1], given=given, most=most)


def _check_seat(table: Table, seat: int) -> None:
    owner = table.seats[seat]
    box = table.box
    where = f"seats/{table.names[seat]}"
    if owner.turned and owner.capacity < box.limits.capacity_last:
        raise PositionError("position-turned-early", where=f"{where}/turned", most=box.limits.capacity_last)
    if not 0 <= owner.magic <= most_magic(table, seat):
        most = most_magic(table, seat)
        raise PositionError("position-out-of-range", where=f"{where}/magic", given=owner.magic, least=0, most=most)
    for trait, positive in ((owner.positive, True), (owner.negative, False)):
        if trait != NONE and box.traits[trait].positive != positive:
            raise PositionError("position-trait-kind", where=where, given=box.traits[trait].id)
    if owner.came >= 0 and (owner.space < 0 or owner.came not in box.spaces[owner.space].paths):
        raise PositionError("position-no-path", where=f"{where}/came", given=box.spaces[owner.came].id)
    active = [circle > INACTIVE for circle in owner.circles]
    if not active[0] or owner.circles[1] == INACTIVE or active != sorted(active, reverse=True):  # D7.1, D7.3
        words = ", ".join([CIRCLES[circle - COVERED] for circle in owner.circles])
        raise PositionError("position-bad-circles", where=f"{where}/circles", given=words)
    own = [passage & 7 for passage in owner.placed] + list(owner.bar)
    spaces = [passage >> 3 for passage in owner.placed]
    if len(set(own)) < len(own) or len(set(spaces)) < len(spaces):
        raise _passages(table, f"{where}/placed", _symbols(own))
    if owner.has_set != (sets(table, seat) > 0):  # D18.9, D-R.44
        raise PositionError("position-moment", where=f"{where}/has_set")
    for kind in range(3):
        up = [card for card in owner.gear if not card & FACE_DOWN and box.gear[card >> 1].kind == kind]
        if len(up) > 1 and not table.frames:
            raise PositionError("position-two-active", where=f"{where}/equipment", given=box.gear[up[0] >> 1].id)


def _check_roofs(table: Table) -> None:
    """D2.7, D2.8: each roof once, the dragon roof with the starting player."""
    roofs = [seat.roof for seat in table.seats if seat.roof != NONE]
    for seat, owner in enumerate(table.seats):
        where = f"seats/{table.names[seat]}/roof"
        if roofs.count(owner.roof) > 1:
            raise PositionError("position-too-many", where=where, card=ROOFS[owner.roof], given=2, most=1)
        if owner.roof == DRAGON and seat != table.first:
            raise PositionError("position-moment", where=where)


def _check_crowds(table: Table) -> None:
    for number, group in enumerate(table.crowds):
        where = f"djinn/{table.box.spaces[number].id}"
        if crowd.bosses(group) > 1:
            raise PositionError("position-too-many", where=where, card="boss", given=crowd.bosses(group), most=1)
        if crowd.bosses(group) and not crowd.regulars(group) and not table.frames:  # D-R.52
            raise PositionError("position-boss-alone", where=where)
    if crowd.bosses(table.bag):
        raise PositionError("position-too-many", where="bag", card="boss", given=crowd.bosses(table.bag), most=0)


def _check_piles(table: Table) -> None:
    box = table.box
    for number, pile in enumerate(table.piles):
        for card in pile:
            if box.mages[card].key != (number > 1):
                raise PositionError("position-wrong-pile", where="piles", given=box.mages[card].id)
    for kind, deck in enumerate(table.decks):
        for card in deck:
            if box.gear[card].kind != kind:
                raise PositionError("position-wrong-pile", where="decks", given=box.gear[card].id)
    most = box.sizes[len(table.seats)].awards
    taken = [award for seat in table.seats for award in seat.awards]
    for column, awards in enumerate(table.awards):
        for award in awards:
            if box.awards[award].column != column:
                raise PositionError("position-wrong-pile", where="award_columns", given=box.awards[award].id)
        given = len(awards) + len([award for award in taken if box.awards[award].column == column])
        if given > most:  # D2.25
            where = f"award_columns/{COLUMNS[column]}"
            raise PositionError("position-too-many", where=where, card="award", given=given, most=most)


def _check_agreed(table: Table) -> None:
    """D1.8, D2.3, D2.27, D28.8: each trait once, as many scoring cards as are laid out, none of both where the game is
    played without them."""
    traits = [trait for seat in table.seats for trait in (seat.positive, seat.negative) if trait != NONE]
    twice = [trait for trait in traits if traits.count(trait) > 1]
    if twice:
        id = table.box.traits[twice[0]].id
        raise PositionError("position-too-many", where="traits", card=id, given=traits.count(twice[0]), most=1)
    without = table.variants.beginner or table.solo()
    if without and (traits or table.scoring):
        raise PositionError("position-not-used", where="traits" if traits else "scoring")
    most = table.box.sizes[len(table.seats)].scoring
    if len(table.scoring) > most:
        given = len(table.scoring)
        raise PositionError("position-too-many", where="scoring", card="scoring", given=given, most=most)


def _check_passages(table: Table) -> None:
    """D2.12, D2.13, D17.3 to D17.5: the same symbols for everybody, at square spaces, each once at a space."""
    box = table.box
    most = _in_play(table)
    there: list[int] = []
    symbols: set[int] = set()
    for seat, owner in enumerate(table.seats):
        where = f"seats/{table.names[seat]}"
        if len(owner.bar) + len(owner.placed) > most:
            own = [*owner.bar, *[placed & 7 for placed in owner.placed]]
            raise _passages(table, f"{where}/bar", _symbols(own))
        for placed in owner.placed:
            space = box.spaces[placed >> 3]
            if space.shape != SQUARE or table.tiles[placed >> 3] == placed & 7 or placed in there:
                raise _passages(table, f"{where}/placed", space.id)
            there.append(placed)
        symbols |= {*owner.bar, *[placed & 7 for placed in owner.placed]}
        if len(symbols) > most:
            raise _passages(table, f"{where}/bar", _symbols(sorted(symbols)))


def _passages(table: Table, where: str, given: str) -> PositionError:
    return PositionError("position-passages", where=where, given=given, most=_in_play(table))


def _in_play(table: Table) -> int:
    """D2.12, D2.13: how many symbols of passages there are for everybody."""
    return len(LOCATIONS) - table.box.limits.passages_removed


def _symbols(passages: Sequence[int]) -> str:
    return ", ".join([LOCATIONS[n] for n in passages])


def _check_moment(table: Table) -> None:
    """What belongs to a moment of the game is there only then."""
    turn = table.turn
    owner = table.seats[table.active]
    wrong = ""
    if (table.final or table.last_round) and table.bosses_on_map():  # D25.1
        wrong = "final" if table.final else "last_round"
    elif (table.opened or turn.openings) and not table.frames:
        wrong = "opened"
    elif table.drawn != NOBODY and not table.frames:
        wrong = "drawn"
    elif table.offered and not [frame for frame in table.frames if frame.program.name == "opening"]:  # D2.31
        wrong = "offered"
    elif _acted(turn) and not turn.moved and not table.final:  # D10.2
        wrong = "turn"
    elif turn.fresh > len(owner.placed):
        wrong = "turn/fresh"
    elif turn.helped and not table.frames:
        wrong = "turn/helped"
    elif [opening for opening in turn.openings if opening.others > len(table.opened)]:
        wrong = "turn/openings"
    elif table.outcome == PLAYING and table.over:
        wrong = "outcome"
    if wrong or not _is_way(table):
        raise PositionError("position-moment", where=wrong or "turn/route")


def _acted(turn: Turn) -> bool:
    """Whether anything of a space was done."""
    done = turn.acted or turn.used_passage or turn.captured or turn.forgone
    return done or len(turn.rewarded) > 0 or turn.row1 > 0 or turn.row2 > 0


def _is_way(table: Table) -> bool:
    """D12.8: whether the spaces skipped are joined one to the other, from the wizard on."""
    here = table.seats[table.active].space
    for space in table.turn.route:
        if here < 0 or space not in table.box.spaces[here].paths:
            return False
        here = space
    return not (table.turn.route and table.turn.moved)


def _check_capture(table: Table) -> None:
    """D21.3, D21.7, D-R.45: who is captured is there, and who helps can."""
    capture = table.capture
    under_way = [frame for frame in table.frames if frame.program.name == "capture"]
    asks = bool(under_way) and under_way[-1] is table.frames[-1]
    step = under_way[-1].program.step_names[under_way[-1].at] if asks else ""
    unplaced = crowd.size(capture.unplaced()) if capture.unplaced() >= 0 else -1
    placing = step == "pay-capture" and under_way[-1].left != unplaced  # the question before it is open
    if placing or (step == "end" and unplaced) or (step in ("pay-capture", "end") and not capture.paid):
        raise PositionError("position-moment", where="capture")
    if not capture.paid and not capture.at_source:
        if capture.circled or capture.bottled or capture.helpers or capture.boosts or sum(capture.bottled_bosses):
            raise PositionError("position-moment", where="capture")
        return
    seat = table.active
    owner = table.seats[seat]
    reach = within_reach(table, seat, capture.at_source)
    bosses = sum(capture.bottled_bosses)
    placed = crowd.size(capture.circled) + crowd.size(capture.bottled) + bosses
    rest = capture.whole() - capture.circled - capture.bottled - bosses * ONE[BOSS] if placed else 0
    sound = crowd.holds(reach, capture.paid) and crowd.holds(reach, capture.whole()) and rest >= 0
    sound = sound and crowd.holds(capture.whole(), capture.circled) and crowd.holds(capture.whole(), capture.bottled)
    sound = sound and not [mage for mage in capture.helpers if mage << 1 not in owner.mages]
    sound = sound and not [gear for gear in capture.boosts if gear not in owner.powers.bursts]
    if not sound or not under_way:
        raise PositionError("position-moment", where="capture")
