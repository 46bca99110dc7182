"""What a hand-written position leaves out, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from coven.engine.core.errors import PositionError
from coven.games.witches import cards, places, whole
from coven.games.witches.box import FIRST_PLAYER
from coven.games.witches.fields import COUNTED
from coven.games.witches.moments import ended_wrong, out_of_place
from coven.games.witches.pieces import NO_TILE, NOWHERE
from coven.games.witches.setup import fill_frames
from coven.games.witches.table import Table
from coven.games.witches.verbs.automatic import RemoveFaceUp
from coven.games.witches.verbs.consequences import AddCrisis
from coven.games.witches.verbs.ending import face_up_elves


def fill(table: Table, missing: Sequence[str], seats: Sequence[Mapping[str, object]], begun: bool) -> None:
    """Fill in what was left out: what the box still has, the rest by chance."""
    table.over = table.outcome != 0
    for seat, note in zip(table.seats, seats, strict=True):
        has_tile = seat.witch >= 0 and table.box.witches[seat.witch].ability != FIRST_PLAYER
        if note.get("ability") and seat.witch >= 0 and not has_tile:
            raise PositionError("position-moment", where=f"seats/{note.get('name')}/ability")
        seat.ability = has_tile and note.get("ability") is not False
    if begun and not table.over:
        _fill_seats(table)
        _rest(table)
    _fill_cards(table)
    if "waiting" in missing:
        hard = table.shuffle(unseen_tiles(table, True))
        fill_frames(table, hard, table.shuffle(unseen_tiles(table, False)), whole.left_frames(table))
    tokens = table.tokens()
    if "cackles" in missing:
        table.supply_cackles = max(tokens.cackle - sum([seat.cackles for seat in table.seats]), 0)
    if "aliss" in missing:
        table.supply_aliss = max(tokens.aliss - sum([seat.aliss for seat in table.seats]), 0)
    if "crises" in missing:
        table.supply_crises = max(tokens.crisis - sum(table.crises), 0)


def _fill_seats(table: Table) -> None:
    """Whoever has no witch gets the first free one, and stands on the first empty slot."""
    for seat in table.seats:
        if seat.witch < 0:
            taken = [other.witch for other in table.seats]
            seat.witch = next(witch for witch in range(len(table.box.witches)) if witch not in taken)
            seat.ability = table.box.witches[seat.witch].ability != FIRST_PLAYER
        if seat.spot == NOWHERE:
            seat.spot = cards.first(places.empty_slots(table))


def _rest(table: Table) -> None:
    """A phase begins: nobody is on the way."""
    table.action = 0
    table.paths = -1
    table.moved = False
    table.entered = False
    table.slipped = False


def _fill_cards(table: Table) -> None:
    """Cards that were not mentioned lie under the draw pile, in any order."""
    missing = table.box.all_cards & ~cards.set_of(lying_cards(table))
    table.pile = (*table.shuffle(cards.listed(missing)), *table.pile)


def lying_cards(table: Table) -> list[int]:
    """Every card that lies somewhere."""
    found = [*table.pile, *cards.listed(table.discard), *cards.listed(table.played)]
    for seat in table.seats:
        found += cards.listed(seat.hand)
    return found


def unseen_tiles(table: Table, hard: bool) -> list[int]:
    """The Hard or Easy tiles of the box that lie nowhere."""
    left = list(table.box.hard_tiles if hard else table.box.easy_tiles)
    for tile in whole.lying_tiles(table):
        if tile in left:
            left.remove(tile)
    return left


def check_start(table: Table) -> None:
    """W17.2: a turn does not begin with so many elves face up that the one before has ended the game."""
    if not table.over and len(face_up_elves(table)) >= table.box.numbers.elf_limit:
        raise PositionError("position-moment", where="problems")


def check(table: Table) -> None:
    """Nothing is there more often than the box has it, and nobody stands where she cannot."""
    box = table.box
    lying = lying_cards(table)
    if len(set(lying)) < len(lying):
        twice = [card for card in lying if lying.count(card) > 1]
        raise PositionError("position-card-twice", where="cards", given=box.card_ids[twice[0]])
    given = [0] * len(box.tiles)
    for number in whole.lying_tiles(table):
        given[number] += 1
    for number, tile in enumerate(box.tiles):
        if given[number] > tile.copies:
            most = tile.copies
            raise PositionError("position-too-many", where="tiles", card=tile.id, given=given[number], most=most)
    witches = [seat.witch for seat in table.seats if seat.witch >= 0]
    if len(set(witches)) < len(witches):
        raise PositionError("position-same-witch", where="seats")
    _check_boards(table)
    _check_map(table)
    _check_waiting(table)
    _check_gone(table)
    _check_tokens(table)
    wrong = ended_wrong(table) if table.over else out_of_place(table)
    if wrong:
        raise PositionError("position-moment", where=wrong)


def _check_boards(table: Table) -> None:
    """W9.1: Easy tiles lie with Easy ones."""
    for number, seat in enumerate(table.seats):
        for tile in (*seat.easy, *seat.hard):
            if table.box.tiles[tile].hard != (tile in seat.hard):
                where = f"seats/{table.names[number]}"
                raise PositionError("position-wrong-board", where=where, given=table.box.tile_ids[tile])


def _check_map(table: Table) -> None:
    for slot in range(table.box.dungeon):
        if table.crises[slot] and table.problems[slot] == NO_TILE:
            raise PositionError("position-crisis-nowhere", where="problems", given=table.box.slot_words[slot])
        if table.known[slot] and (table.is_up(slot) or table.problems[slot] == NO_TILE):
            raise PositionError("position-moment", where=f"problems/{table.box.slot_words[slot]}/known")
        if table.crises[slot] > 1 and not (table.variants.stacking or gathers_crises(table, slot)):  # W5.7
            where = f"problems/{table.box.slot_words[slot]}"
            raise PositionError("position-too-many", where=where, card="crises", given=table.crises[slot], most=1)


def gathers_crises(table: Table, slot: int) -> bool:
    """W19.16: a vampire may carry several Crises, once somebody has failed against it, so it lies face up."""
    return table.is_up(slot) and any(isinstance(step, AddCrisis) for step in table.tile_at(slot).on_fail.steps)


def _check_waiting(table: Table) -> None:
    """W2.5 to W2.13: six frames, none with more tiles than it gets at the start."""
    box = table.box
    players = len(table.seats)
    frames = table.frames_of_tiles
    if len(frames) != len(box.rows_easy[1]):
        raise PositionError("position-bad-frames", where="waiting", given=len(frames))
    for number, frame in enumerate(frames):
        hard = len([tile for tile in frame if box.tiles[tile].hard])
        for name, given, most in (
            ("hard", hard, box.rows_hard[players][number]),
            ("easy", len(frame) - hard, box.rows_easy[players][number]),
        ):
            if given > most:
                raise PositionError(
                    "position-too-many", where=f"waiting/{number + 1}", card=name, given=given, most=most
                )
    latest = table.turn + sum([len(frame) for frame in frames])
    if latest > COUNTED:
        most = COUNTED - latest + table.turn
        raise PositionError("position-out-of-range", where="turn", given=table.turn, least=0, most=most)


def _check_gone(table: Table) -> None:
    """W19.13, W20.1: Easy tiles leave the game where they are lost, Hard ones only with their kin."""
    kin = [verb.kind for tile in table.box.tiles for verb in tile.on_success.steps if isinstance(verb, RemoveFaceUp)]
    for tile in table.gone:
        face = table.box.tiles[tile]
        if face.hard and face.kind not in kin:
            raise PositionError("position-moment", where=f"gone/{face.id}")


def _check_tokens(table: Table) -> None:
    """W2.1 to W2.3: the counters of this game, no more and no fewer: they go round and never leave it."""
    tokens = table.tokens()
    for name, given, most in (
        ("cackles", table.supply_cackles + sum([seat.cackles for seat in table.seats]), tokens.cackle),
        ("aliss", table.supply_aliss + sum([seat.aliss for seat in table.seats]), tokens.aliss),
        ("crises", table.supply_crises + sum(table.crises), tokens.crisis),
    ):
        if given > most:
            raise PositionError("position-too-many", where=name, card=name, given=given, most=most)
        if given < most:
            raise PositionError("position-too-few", where=name, card=name, given=given, least=most)
