"""Filling the box: content files and packs become components, with errors that name file, card and place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import cast

import msgspec

from coven.engine.core.answers import Answers, code
from coven.engine.core.ask import Beside
from coven.engine.core.errors import ContentError
from coven.engine.core.machine import State
from coven.engine.edge import content
from coven.engine.edge.content import Data, naming, read_entries, read_entry, section_of
from coven.engine.edge.reading import Name, Steps, known, number, upgraded
from coven.games.djinn import box as printed
from coven.games.djinn.answers import ANSWERS
from coven.games.djinn.beside import FREE_ACTIONS
from coven.games.djinn.box import (
    ARRIVE,
    GEAR_KINDS,
    LOCATIONS,
    METRICS,
    NO_LOCATION,
    ROUND,
    SHAPES,
    SOURCE,
    SQUARE,
    TRIGGERS,
    Ability,
    Award,
    Bargain,
    Box,
    Challenge,
    Chest,
    Gear,
    Location,
    Mage,
    Offer,
    ScoringCard,
    Size,
    Space,
    Stall,
    Test,
    TomCard,
    Trait,
)
from coven.games.djinn.content import entries
from coven.games.djinn.content.effects import Reader, read_passive
from coven.games.djinn.content.numbers import FIXED, NUMBERS
from coven.games.djinn.crowd import COLOURS, MOST
from coven.games.djinn.fields import ROOFS
from coven.games.djinn.kinds import FORGO, ROW1, ROW2
from coven.games.djinn.turn import PROGRAMS
from coven.games.djinn.verbs.market import set_price

NAMED = ("location", "market_stall", "mage", "equipment", "award", "trait", "scoring_card", "roof_tile")
SOURCED = (*NAMED, "space", "chest", "archive_option", "solo_card", "solo_challenge")
KINDS = {"archive_option": "archive", "solo_card": "tom", "solo_challenge": "challenge"} | {
    "market_stall": "stall",
    "scoring_card": "scoring",
    "roof_tile": "roof",
}
OFFERS = ("key_exchange/options", "do_nothing/options", "source_space/row1", "source_space/row2")  # by their words
BOOSTS = ("boost", "boost_per_djinn", "assistant_may_stay")  # what an effect says besides verbs
SIDES = ("front", "back")
CIRCLES = [(1, True), (2, True), (3, False), (4, False)]


def standard() -> Data:
    """The content that comes with Coven."""
    return content.printed("djinn")


@cache
def standard_box() -> Box:
    """The printed game."""
    return fill_box(standard(), "djinn.toml")


def box_with(pack: Data) -> Box:
    """The printed game, changed by a content pack."""
    today = upgraded(pack)
    assert isinstance(today, dict)
    box = fill_box(content.changed(standard(), today, _key), content.file_of(pack))
    content.words_are_known(standard(), today, OFFERS, ("passage", "example"))
    return box


def _key(section: str, entry: Mapping[str, object]) -> str:
    """What an entry is known by: a field of the capacity track by its number, all others by their id."""
    return str(entry.get("field" if section == "capacity_track" else "id", ""))


def fill_box(data: Data, file: str) -> Box:
    """Read a whole content file."""
    box = Box()
    reader = Reader()
    _fill_numbers(box, data, file)
    _fill_map(box, data, file)
    _fill_places(box, reader, data, file)
    _fill_market(box, reader, data, file)
    _fill_cards(box, reader, data, file)
    _fill_scoring(box, reader, data, file)
    box.programs = {**PROGRAMS, **reader.programs}
    _fill_names(box, data, file)
    _fill_words(box)
    box.answers = cast("Answers[State]", ANSWERS)
    box.beside = cast("Beside[State]", FREE_ACTIONS)
    box.rows = [code(ROW1, number) for number in range(len(box.row1))]
    box.rows += [code(ROW2, number) for number in range(len(box.row2))]
    box.forgoing = [code(FORGO, number) for number in range(len(box.forgo))]
    return box


def _fill_words(box: Box) -> None:
    """The ids of everything, and how answers say them."""
    listed: dict[str, Sequence[str]] = {
        "location": LOCATIONS,
        "roof": ROOFS,
        "space": [space.id for space in box.spaces],
        "mage": [mage.id for mage in box.mages],
        "equipment": [gear.id for gear in box.gear],
        "chest": [chest.id for chest in box.chests],
        "award": [award.id for award in box.awards],
        "trait": [trait.id for trait in box.traits],
        "scoring": [card.id for card in box.scoring],
        "challenge": [challenge.id for challenge in box.challenges],
        "tom": [card.id for card in box.tom],
        "stall": [stall.id for stall in box.stalls],
        "archive": [option.id for option in box.archive],
        "row1": [offer.word for offer in box.row1],
        "row2": [offer.word for offer in box.row2],
        "forgo": [offer.word for offer in box.forgo],
        "exchange": [offer.word for offer in box.exchange],
        "bargain": [_bargain(box, bargain) for bargain in box.bargains],
    }
    box.ids = {kind: list(ids) for kind, ids in listed.items()}
    box.words = {kind: [id.replace("_", "-").lower() for id in ids] for kind, ids in listed.items()}


def _bargain(box: Box, bargain: Bargain) -> str:
    stall = box.stalls[bargain.stall]
    return f"{stall.id} {bargain.offer.word}" if len(stall.offers) > 1 else stall.id


def _fill_numbers(box: Box, data: Data, file: str) -> None:
    for (section, key), fixed in FIXED.items():
        if section_of(data, section).get(key) != fixed:
            raise ContentError("content-fixed-number", file=file, given=f"{section}.{key}", number=fixed)
    limits = box.limits
    for name, section, key, least, most in NUMBERS:
        with naming(file, f"{section}/{key}"):
            setattr(limits, name, number(section_of(data, section).get(key), key, least, most))
    with naming(file, "player_board"):  # D2.9, D6.3, D6.10
        number(limits.capacity_start, "capacity_start", 1, limits.capacity_last)
        number(limits.magic_start, "magic_start", 0, limits.capacity_start - 1)
        number(limits.minimum_last, "minimum_last", 0, limits.capacity_start - 1)
    _fill_sizes(box, data, file)
    fees = [-1] * (limits.capacity_last + 1)
    for field in read_entries(data, "capacity_track", entries.Field, file, _key):
        with naming(file, f"capacity_track/{field.field}"):
            fees[number(field.field, "field", 0, limits.capacity_last)] = field.source_fee_scrolls
    if -1 in fees[limits.capacity_start :]:
        given = fees.index(-1, limits.capacity_start)
        raise ContentError("content-bad-entry", file=file, card="capacity_track", detail=f"field {given} is missing")
    box.fees = tuple(fees)


def _fill_sizes(box: Box, data: Data, file: str) -> None:
    """What the number of players decides: enough djinn for all spaces, enough traits for everybody."""
    box.sizes = [Size() for _ in range(5)]
    rows = read_entry(section_of(data, "setup").get("by_players"), list[entries.Players], file, "setup/by_players")
    if sorted(row.players for row in rows) != [1, 2, 3, 4]:
        raise ContentError("content-bad-entry", file=file, card="setup/by_players", detail="players")
    for row in rows:
        size = box.sizes[row.players]
        size.djinn = row.djinn_per_round_space
        size.extra_djinn = row.extra_djinn_at_source_rounds
        size.refill = row.refill_after_boss
        size.awards = row.awards_per_column
        size.traits = row.traits_offered_each
        size.scoring = row.scoring_cards
        with naming(file, f"setup/by_players/{row.players}"):
            size.side = known(row.market_side, SIDES, "content-bad-side", "market_side")
            extra = 3 * (size.extra_djinn + box.limits.longer_extra)
            number(box.limits.per_colour, "djinn_per_colour", (6 + extra + 3) // 4, MOST)
            number(size.djinn, "djinn_per_round_space", 1, (4 * box.limits.per_colour - extra) // 6)
            number(size.traits, "traits_offered_each", 0 if row.solo else row.players)


def _fill_map(box: Box, data: Data, file: str) -> None:
    spaces = read_entries(data, "space", entries.Space, file)
    ids = [space.id for space in spaces]
    for entry in spaces:
        with naming(file, f"space/{entry.id}"):
            shape = known(entry.shape, SHAPES, "content-bad-shape", "shape")
            paths = tuple(known(path, ids, "content-bad-path", "paths") for path in entry.paths)
            box.spaces.append(Space(entry.id, shape, paths, entry.at_source, entry.x, entry.y))
    box.squares = [number for number, space in enumerate(box.spaces) if space.shape == SQUARE]
    if sorted(space.shape for space in box.spaces) != sorted([SOURCE, *[ROUND, SQUARE] * len(LOCATIONS)]):
        raise ContentError("content-bad-entry", file=file, card="space", detail="spaces")
    for start, space in enumerate(box.spaces):
        with naming(file, f"space/{space.id}"):
            number(len(set(space.paths)), "paths", 3, 4)  # D3.8
        for path in space.paths:
            if start not in box.spaces[path].paths or space.shape == box.spaces[path].shape:
                raise ContentError("content-bad-path", file=file, card=f"space/{space.id}", given=box.spaces[path].id)
    layout = section_of(data, "beginner_layout")
    with naming(file, "beginner_layout"):
        box.beginner_layout = tuple(
            NO_LOCATION if id == "source" else known(layout.get(id), LOCATIONS, "content-bad-location", id)
            for id in ids
        )
        shapes = [space.shape for space in box.spaces]
        if len(set(zip(shapes, box.beginner_layout, strict=True))) < len(ids):  # D3.2
            raise ContentError("content-bad-entry", detail="layout")


def _offers(reader: Reader, kind: str, options: Mapping[str, Steps]) -> list[Offer]:
    return [Offer(word, reader.program(f"{kind}/{word}", steps)) for word, steps in options.items()]


def _fill_places(box: Box, reader: Reader, data: Data, file: str) -> None:
    for place in read_entries(data, "location", entries.Location, file):
        with naming(file, f"location/{place.id}"):
            basic = reader.deed(f"basic/{place.id}", place.basic)
            box.locations.append(Location(place.id, basic, reader.deed(f"special/{place.id}", place.special)))
    if tuple(place.id for place in box.locations) != LOCATIONS:
        raise ContentError(
            "content-bad-location", file=file, card="location", given=box.locations[-1].id, nearest=", ".join(LOCATIONS)
        )
    for option in read_entries(data, "archive_option", entries.ArchiveOption, file):
        with naming(file, f"archive_option/{option.id}"):
            before = reader.deed(f"archive/{option.id}", option.before)
            after = reader.deed(f"archive_red/{option.id}", option.after)
            box.archive.append(printed.ArchiveOption(option.id, before, after))
    source = read_entry(data["source_space"], entries.SourceSpace, file, "source_space")
    with naming(file, "source_space"):
        box.row1 = _offers(reader, "source", source.row1)
        box.row2 = _offers(reader, "source", source.row2)
    twice = [word for word in source.row1 if word in source.row2]
    if twice:
        raise ContentError("content-bad-id", file=file, given=f"source_space/row2/{twice[0]}")
    exchange = read_entry(data["key_exchange"], entries.Options, file, "key_exchange")
    with naming(file, "key_exchange"):
        box.exchange = _offers(reader, "key", exchange.options)
    forgo = read_entry(data["do_nothing"], entries.Options, file, "do_nothing")
    with naming(file, "do_nothing"):
        box.forgo = _offers(reader, "forgo", forgo.options)
    with naming(file, "player_board"):
        _fill_board(box, reader, data, file)


def _fill_board(box: Box, reader: Reader, data: Data, file: str) -> None:
    board = section_of(data, "player_board")
    circles = read_entry(board["circle"], list[entries.Circle], file, "player_board/circle")
    if [(circle.index, circle.active_at_start) for circle in circles] != CIRCLES:
        raise ContentError("content-bad-entry", detail="circles")
    for circle in circles:
        box.circles.append(reader.program(f"circle/{circle.index}", circle.on_activate))
    blank = read_entry(board["blank"], entries.Blank, file, "player_board/blank")
    bonus = read_entry(board["bonus"], entries.Bonus, file, "player_board/bonus")
    box.blank = reader.program("circle/blank", blank.on_activate)
    box.set_bonus = reader.program("bonus/set", bonus.equipment_set)
    box.last_passage = reader.program("bonus/passage", bonus.last_passage)


def _fill_market(box: Box, reader: Reader, data: Data, file: str) -> None:
    for stall in read_entries(data, "market_stall", entries.Stall, file):
        with naming(file, f"market_stall/{stall.id}"):
            offers = stall.offers or {"one": stall.effects}
            cause = f"stall/{stall.id}"
            sold = [Offer(word, reader.program(cause, steps, word)) for word, steps in offers.items()]
            box.stalls.append(Stall(stall.id, sold))
            for offer in box.stalls[-1].offers:
                set_price(offer)
                box.bargains.append(Bargain(len(box.stalls) - 1, offer))
    ids = [stall.id for stall in box.stalls]
    sides = {side.id: side for side in read_entries(data, "market_side", entries.Side, file)}
    for name in SIDES:
        with naming(file, f"market_side/{name}"):
            groups = [tuple(known(id, ids, "content-bad-stall", name) for id in group) for group in sides[name].groups]
            if sorted(stall for group in groups for stall in group) != list(range(len(ids))):
                raise ContentError("content-bad-stall", given=name, nearest=", ".join(ids))
            box.groups.append(tuple(groups))
            place_of = {stall: place for place, group in enumerate(groups) for stall in group}
            box.places.append(tuple(place_of[stall] for stall in range(len(ids))))


def _ability(
    reader: Reader, name: str, trigger: entries.Trigger | None, effects: Steps, passive: dict[str, object]
) -> Ability:
    ability = Ability()
    read_passive(ability, passive)
    if trigger is None:
        return ability
    ability.trigger = known(trigger.on, TRIGGERS, "content-bad-trigger", "trigger")
    if trigger.location or (ability.trigger == ARRIVE and not trigger.shape):
        ability.location = known(trigger.location, LOCATIONS, "content-bad-location", "trigger")
    if trigger.shape:
        known(trigger.shape, ("round",), "content-bad-shape", "trigger")
        ability.at_round = True
    ability.keyed = trigger.key
    plain = [step for step in effects if not set(BOOSTS) & set(step)]
    for step in effects:
        for name in step if step not in plain else ():
            known(name, BOOSTS, "content-no-verb")
        ability.burst += number(step.get("boost", 0), "boost")
        ability.burst_each += number(step.get("boost_per_djinn", 0), "boost_per_djinn")
    if plain:
        ability.program = reader.program(name, plain)
    return ability


def _fill_cards(box: Box, reader: Reader, data: Data, file: str) -> None:
    for mage in read_entries(data, "mage", entries.Mage, file):
        with naming(file, f"mage/{mage.id}"):
            if not 1 <= mage.green <= 3 or set(mage.fee) - {"coins"} or set(mage.colours) - set(COLOURS):
                raise ContentError("content-bad-mage", given=mage.id)
            colours = tuple(mage.colours.get(colour, 0) for colour in COLOURS)
            box.mages.append(Mage(mage.id, mage.key, mage.fee.get("coins", 0), mage.green, colours))
    for card in read_entries(data, "equipment", entries.Equipment, file):
        with naming(file, f"equipment/{card.id}"):
            kind = known(card.kind, GEAR_KINDS, "content-bad-kind", "kind")
            once = known(card.mode, ("permanent", "once"), "content-bad-mode", "mode") == 1
            ability = _ability(reader, f"equipment/{card.id}", card.trigger, card.effects, card.passive)
            box.gear.append(Gear(card.id, kind, once, ability))
    for trait in read_entries(data, "trait", entries.Trait, file):
        with naming(file, f"trait/{trait.id}"):
            positive = known(trait.kind, ("negative", "positive"), "content-bad-kind", "kind") == 1
            ability = _ability(reader, f"trait/{trait.id}", trait.trigger, trait.effects, trait.passive)
            box.traits.append(Trait(trait.id, positive, ability))
    for chest in read_entries(data, "chest", entries.Chest, file):
        with naming(file, f"chest/{chest.id}"):
            lock = reader.program(f"lock/{chest.id}", chest.lock) if chest.lock else None
            box.chests.append(Chest(chest.id, reader.program(f"chest/{chest.id}", chest.effects), lock))
    for award in read_entries(data, "award", entries.Award, file):
        with naming(file, f"award/{award.id}"):
            if award.column not in (1, 2, 3):
                raise ContentError("content-bad-column", given=award.column)
            effects = reader.program(f"award/{award.id}", award.effects)
            box.awards.append(Award(award.id, award.column - 1, award.vp, effects))


def _test(test: entries.Test) -> Test:
    found = Test(known(test.metric, METRICS, "content-bad-metric", "metric"))
    found.at_least = test.at_least
    found.at_most = test.at_most
    found.vp = test.vp
    found.vp_each = test.vp_each
    found.most = test.most
    return found


def _fill_scoring(box: Box, reader: Reader, data: Data, file: str) -> None:
    for card in read_entries(data, "scoring_card", entries.ScoringCard, file):
        with naming(file, f"scoring_card/{card.id}"):
            box.scoring.append(ScoringCard(card.id, _test(card.score)))
    for challenge in read_entries(data, "solo_challenge", entries.Challenge, file):
        with naming(file, f"solo_challenge/{challenge.id}"):
            box.challenges.append(Challenge(challenge.id, _test(challenge.test)))
    for tom in read_entries(data, "solo_card", entries.TomCard, file):
        with naming(file, f"solo_card/{tom.id}"):
            nothing = known(tom.kind, ("location", "nothing"), "content-bad-kind", "kind") == 1
            first = NO_LOCATION if nothing else known(tom.first, LOCATIONS, "content-bad-location", "first")
            second = NO_LOCATION if nothing else known(tom.second, LOCATIONS, "content-bad-location", "second")
            box.tom.append(TomCard(tom.id, first, second, reader.program(f"tom/{tom.id}", tom.effects)))


def _fill_names(box: Box, data: Data, file: str) -> None:
    read_entries(data, "roof_tile", entries.Roof, file)
    for section in NAMED:
        given = data[section]
        assert isinstance(given, list)
        for entry in given:
            box.names[f"{KINDS.get(section, section)}-{entry['id']}"] = _names(entry)
    for section in SOURCED:
        given = data[section]
        assert isinstance(given, list)
        for entry in given:
            box.sources[f"{KINDS.get(section, section)}-{entry['id']}"] = str(entry.get("source", ""))
    box.names["location-source"] = _names(section_of(data, "source_space"))


def _names(entry: Mapping[str, object]) -> dict[str, str]:
    """By language; where one is missing, whoever speaks takes the English name."""
    return msgspec.convert(entry["name"], Name).spoken()
