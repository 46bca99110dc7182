"""Filling the box: content files and packs become cards, tiles and places, with errors that name file and entry."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TypeVar, cast

from coven.engine.core.answers import Answers
from coven.engine.core.ask import Beside
from coven.engine.core.errors import ContentError
from coven.engine.core.machine import Program, State, Verb
from coven.engine.edge import content
from coven.engine.edge.content import Data, naming
from coven.engine.edge.reading import Origin, Steps, known, number
from coven.games.witches import cards
from coven.games.witches.answers import ANSWERS
from coven.games.witches.box import (
    ABILITIES,
    ADVANTAGES,
    BROOMSTICK,
    MODES,
    SQUARES,
    SYMBOLS,
    Box,
    Card,
    Grade,
    Location,
    Tile,
    Tokens,
    Witch,
)
from coven.games.witches.content import entries
from coven.games.witches.content.effects import Reader, against, upgraded_pack
from coven.games.witches.setup import tiles_of
from coven.games.witches.table import Table
from coven.games.witches.turn import PROGRAMS
from coven.games.witches.verbs.advantages import Vanish
from coven.games.witches.verbs.automatic import Lay, Solve
from coven.games.witches.verbs.consequences import ToDungeon
from coven.games.witches.verbs.plays import Plays

Entry = TypeVar("Entry", bound=Origin)
FIXED = {
    "actions_per_turn": 2,
    "max_crisis_per_problem": 1,
    "black_aliss_points": -1,
    "frames": 6,
    "power_of_three_cards": 3,
}
DICE = {"count": 4, "pairs": 2}
LEAST = {"elf_limit": 1, "easy_tiles_per_extra_card": 1, "hard_tiles_per_bonus": 1, "walk_paths": 1}
MOST = {"walk_paths": 9}
IDLE = ("source", *FIXED)
NAMED = {"elf", "vampire", "pig"}  # kinds of Problems the rulebook speaks of


def standard() -> Data:
    """The content that comes with Coven."""
    return content.printed("witches")


@cache
def standard_box() -> Box:
    """The printed game."""
    return fill_box(standard(), "witches.toml")


def box_with(pack: Data) -> Box:
    """The printed game, changed by a content pack."""
    today = upgraded_pack(pack)
    box = fill_box(content.changed(standard(), today, _key, whole=("effect",)), content.file_of(pack))
    content.words_are_known(standard(), today, unread=("tiebreak",))
    return box


def _key(section: str, entry: Mapping[str, object]) -> str:
    """What an entry is known by."""
    if section == "tokens":
        return f"{entry.get('variant')} {entry.get('players')}"
    return str(entry.get("id", entry.get("players", entry.get("order", ""))))


def _entries(data: Data, section: str, kind: type[Entry], file: str) -> list[Entry]:
    return content.read_entries(data, section, kind, file, _key)


def fill_box(data: Data, file: str) -> Box:
    """Read a whole content file."""
    box = Box()
    programs: dict[str, Program] = {}
    _fill_numbers(box, data, file)
    _fill_map(box, data, file)
    for board in _entries(data, "witch", entries.WitchBoard, file):
        with naming(file, f"witch/{board.id}"):
            ability = known(board.ability, ABILITIES, "content-bad-ability")
            box.witches.append(Witch(board.id, ability, board.start_cackles))
        _name(box, f"witch-{board.id}", board)
    for section in ("advantage", "ability", "kind"):
        for entry in _entries(data, section, entries.Named, file):
            _name(box, f"{section}-{entry.id}", entry)
    problems = [
        *[(False, tile) for tile in _entries(data, "easy_tile", entries.Problem, file)],
        *[(True, tile) for tile in _entries(data, "hard_tile", entries.Problem, file)],
    ]
    box.kinds = sorted({tile.kind for _, tile in problems} | NAMED)
    box.elf, box.vampire, box.pig = (box.kinds.index(kind) for kind in ("elf", "vampire", "pig"))
    reader = Reader(box.kinds)
    for hard, problem in problems:
        with naming(file, f"tile/{problem.id}"):
            box.tiles.append(_tile(box, reader, problem, hard, programs))
        _name(box, f"tile-{problem.id}", problem)
    effects: list[Steps] = []
    for face in _entries(data, "card", entries.CardFace, file):
        with naming(file, f"card/{face.id}"):
            card = _card(box, reader, face, programs)
        effects.append(face.effect)
        card.effect = effects.index(face.effect)
        box.cards.append(card)
        _name(box, f"card-{face.id}", face)
    _fill_rows(box, data, file)
    _fill_abilities(box, programs)
    box.all_cards = (1 << len(box.cards)) - 1
    box.by_advantage = [
        cards.set_of([number for number, card in enumerate(box.cards) if card.advantage == advantage])
        for advantage in range(len(ADVANTAGES))
    ]
    box.by_location = [
        cards.set_of([number for number, card in enumerate(box.cards) if card.location == location])
        for location in range(len(box.locations))
    ]
    box.brooms = cards.set_of([number for number, card in enumerate(box.cards) if card.symbol == BROOMSTICK])
    box.hard_tiles, box.easy_tiles = tiles_of(box, True), tiles_of(box, False)
    box.marked = cards.set_of([number for number, card in enumerate(box.cards) if card.power])
    _fill_words(box)
    box.programs = {**PROGRAMS, **programs}
    _check(box, file)
    return box


def _name(box: Box, key: str, entry: entries.Named) -> None:
    box.names[key] = entry.name.spoken()
    box.sources[key] = entry.source


def _fill_numbers(box: Box, data: Data, file: str) -> None:
    constants = data["constants"]
    assert isinstance(constants, dict)
    for name, fixed in FIXED.items():
        if constants.get(name) != fixed:
            raise ContentError("content-fixed-number", file=file, given=name, number=fixed)
    for name, value in constants.items():
        if name in IDLE:
            continue
        with naming(file, "constants"):
            known(name, [id for id in standard_numbers() if id not in IDLE], "content-no-word")
            setattr(box.numbers, name, number(value, name, LEAST.get(name, 0), MOST.get(name, 99)))
    _fill_dice(box, data, file)
    for variant in _entries(data, "variant", entries.Variant, file):
        _name(box, f"variant-{variant.id}", variant)
        if variant.id == "cooperative":
            box.numbers.win_hard_on_map_max = variant.win_hard_on_map_max
        elif variant.id == "solo":
            box.numbers.cottage_cackles_max = variant.cottage_cackles_max
    for option in _entries(data, "option", entries.Agreed, file):
        _name(box, f"option-{option.id}", option)
        if option.id == "eight_crises":
            box.numbers.eight_crises = option.crisis


def standard_numbers() -> list[str]:
    """What the numbers of the rulebook are called."""
    constants = standard()["constants"]
    assert isinstance(constants, dict)
    return list(constants)


def _fill_dice(box: Box, data: Data, file: str) -> None:
    """W1.7, W1.10: two pairs; the first face of a die is the Cackle, which counts nothing."""
    dice = data["dice"]
    assert isinstance(dice, dict)
    for name, fixed in DICE.items():
        if dice.get(name) != fixed:
            raise ContentError("content-fixed-number", file=file, given=f"dice/{name}", number=fixed)
    values = dice["values"]
    if not isinstance(values, list) or not 2 <= len(values) <= 20 or str(values[0]) != "0":
        raise ContentError("content-bad-dice", file=file, given=len(values) if isinstance(values, list) else 1)
    with naming(file, "dice"):
        box.dice = (0, *[number(value, "values", 1, 99) for value in values[1:]])


def _fill_map(box: Box, data: Data, file: str) -> None:
    everywhere = _entries(data, "location", entries.Place, file)
    for place in everywhere:
        if place.takes_problems != (place.id != "dungeon"):
            given, fixed = f"{place.id}/takes_problems", str(not place.takes_problems).lower()
            raise ContentError("content-fixed-number", file=file, given=given, number=fixed)
    places = [place for place in everywhere if place.takes_problems]
    ids = [place.id for place in places]
    for place in places:
        with naming(file, f"location/{place.id}"):
            if place.slots < 1 or len(place.start) != place.slots:
                raise ContentError("content-bad-slots", given=place.slots)
            location = Location(place.id, len(box.place), place.slots)
            location.x, location.y = place.x, place.y
            location.paths = tuple(known(other, ids, "content-bad-location") for other in place.adjacent)
            for number, start in enumerate(place.start):
                box.place.append(len(box.locations))
                box.squares.append(known(start, SQUARES, "content-bad-square"))
                box.slot_words.append(location.word if place.slots == 1 else f"{location.word}-{number + 1}")
            box.locations.append(location)
        _name(box, f"location-{place.id}", place)
    for number, location in enumerate(box.locations):
        for other in location.paths:
            if number == other:
                raise ContentError("content-path-to-itself", file=file, card=f"location/{location.id}")
            if number not in box.locations[other].paths:
                raise ContentError("content-one-way-path", file=file, card=f"location/{location.id}", given=ids[other])
    for place in everywhere:
        if not place.takes_problems:
            box.dungeon_x, box.dungeon_y = place.x, place.y
            _name(box, f"location-{place.id}", place)
    box.dungeon = len(box.place)
    for slot, number in enumerate(box.place):
        box.next_to.append([other for next_one in box.locations[number].paths for other in box.slots_of(next_one)])
        box.beside.append(box.locations[number].all_slots & ~(1 << slot))
        box.reached.append(cards.set_of(box.next_to[slot]))
        box.near.append(box.reached[slot] | box.beside[slot])
    if box.dungeon >= cards.MOST:
        raise ContentError("content-too-many", file=file, given="slots", most=cards.MOST - 1)
    box.all_slots = (1 << box.dungeon) - 1
    box.cottage = box.locations[ids.index("granny_cottage")].first


def _tile(box: Box, reader: Reader, problem: entries.Problem, hard: bool, programs: dict[str, Program]) -> Tile:
    kind = box.kinds.index(problem.kind)
    tile = Tile(problem.id, hard, problem.points, problem.difficulty, kind, problem.copies)
    on_fail = reader.read(problem.on_fail)
    tile.imprisons = any(isinstance(verb, ToDungeon) for verb in on_fail)
    tile.on_fail = _program(f"fail/{problem.id}", on_fail, programs)
    tile.on_success = _program(f"success/{problem.id}", reader.read(problem.on_success), programs)
    return tile


def _program(name: str, verbs: list[Verb[Table]], programs: dict[str, Program]) -> Program:
    programs[name] = Program(name, verbs, cause=name)
    return programs[name]


def _card(box: Box, reader: Reader, face: entries.CardFace, programs: dict[str, Program]) -> Card:
    if face.copies != 1:
        raise ContentError("content-one-copy", given=face.copies)
    if face.character not in box.characters:
        box.characters.append(face.character)
    card = Card(
        face.id,
        box.characters.index(face.character),
        known(face.symbol, SYMBOLS, "content-bad-symbol"),
        known(face.advantage, ADVANTAGES, "content-no-verb"),
        face.power_of_three,
        known(face.location, [location.id for location in box.locations], "content-bad-location"),
    )
    verbs = reader.read(face.effect)
    card.kind = against(verbs)
    card.program = _program(f"card/{face.id}", [*verbs, Lay()], programs)
    return card


def _fill_rows(box: Box, data: Data, file: str) -> None:
    for row in _entries(data, "setup", entries.Row, file):
        if len(row.hard) != FIXED["frames"] or len(row.easy) != FIXED["frames"]:
            raise ContentError("content-bad-row", file=file, given=row.players)
        box.rows_hard[row.players] = tuple(row.hard)
        box.rows_easy[row.players] = tuple(row.easy)
    for tokens in _entries(data, "tokens", entries.TokenRow, file):
        with naming(file, f"tokens/{tokens.variant} {tokens.players}"):
            mode = known(tokens.variant, MODES, "content-bad-variant")
            box.tokens[f"{mode} {tokens.players}"] = Tokens(tokens.cackle, tokens.black_aliss, tokens.crisis)
    for grade in _entries(data, "solo_grade", entries.GradeRow, file):
        _name(box, f"solo_grade-{grade.id}", grade)
        box.grades.append(Grade(grade.id, grade.min, grade.max))


def _fill_abilities(box: Box, programs: dict[str, Program]) -> None:
    """W3.6, W3.11: what the ability tiles do when they are used."""
    _program("ability/invisibility_tile", [Vanish()], programs)
    _program("ability/cure_pig_tile", [Solve(box.pig)], programs)


def _fill_words(box: Box) -> None:
    """What answers are said with, and what is offered beside questions."""
    box.card_ids = [card.id for card in box.cards]
    box.tile_ids = [tile.id for tile in box.tiles]
    box.witch_ids = [witch.id for witch in box.witches]
    box.location_ids = [location.id for location in box.locations]
    box.grade_ids = [grade.id for grade in box.grades]
    box.spot_words = [*box.slot_words, "dungeon"]
    box.answers = cast("Answers[State]", ANSWERS)
    box.plays = cast("Beside[State]", Plays())


def _check(box: Box, file: str) -> None:
    """A set of cards fits into an int, an answer means one thing, and the set-up finds the tiles it needs."""
    if len(box.cards) > cards.MOST:
        raise ContentError("content-too-many", file=file, given="cards", most=cards.MOST)
    for words in (box.tile_ids, box.spot_words, [*ABILITIES, *box.card_ids]):
        twice = [word for word in words if words.count(word) > 1]
        if twice:
            raise ContentError("content-bad-id", file=file, given=twice[0])
    begun = sum(witch.cackles for witch in box.witches)
    for row, tokens in box.tokens.items():
        with naming(file, f"tokens/{row}"):
            number(tokens.cackle, "cackle", begun)  # W3.8
    for hard in (False, True):
        have = sum(tile.copies for tile in box.tiles if tile.hard == hard)
        rows = box.rows_hard if hard else box.rows_easy
        need = box.squares.count(2 if hard else 1) + max(sum(row) for row in rows.values())
        if have < need:
            raise ContentError("content-too-few-tiles", file=file, given=have, least=need)
