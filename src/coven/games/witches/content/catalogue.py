"""The box as data: cards, tiles, places, witches and everything else that has a name, and the map of Lancre."""

from __future__ import annotations

from coven.engine.edge.catalogue import Catalogue, Fact, Map, Place, Thing, listed
from coven.games.witches.box import ABILITIES, ADVANTAGES, ANY_KIND, SYMBOLS, Box

NEIGHBOUR = 30  # how far apart the slots of a location are drawn


def catalogue(box: Box) -> Catalogue:
    """Everything in the box."""
    facts = {**_cards(box), **_tiles(box), **_places(box), **_witches(box)}
    things = []
    for key, names in box.names.items():
        kind, _, id = key.partition("-")
        things.append(Thing(id, kind, names, facts.get(key, {}), box.sources[key]))
    return Catalogue("witches", listed(things), _map(box), _numbers(box))


def _numbers(box: Box) -> dict[str, int]:
    """The numbers of the rulebook."""
    names = [name for name in dir(box.numbers) if not name.startswith("_")]
    return {name: getattr(box.numbers, name) for name in names}


def _cards(box: Box) -> dict[str, dict[str, Fact]]:
    found: dict[str, dict[str, Fact]] = {}
    for card in box.cards:
        found[f"card-{card.id}"] = {
            "character": box.characters[card.character],
            "symbol": SYMBOLS[card.symbol],
            "advantage": ADVANTAGES[card.advantage],
            "against": "" if card.kind == ANY_KIND else box.kinds[card.kind],
            "power_of_three": card.power,
            "location": box.location_ids[card.location],
        }
    return found


def _tiles(box: Box) -> dict[str, dict[str, Fact]]:
    found: dict[str, dict[str, Fact]] = {}
    for tile in box.tiles:
        found[f"tile-{tile.id}"] = {
            "hard": tile.hard,
            "points": tile.points,
            "difficulty": tile.difficulty,
            "kind": box.kinds[tile.kind],
            "copies": tile.copies,
        }
    return found


def _places(box: Box) -> dict[str, dict[str, Fact]]:
    found: dict[str, dict[str, Fact]] = {}
    for location in box.locations:
        found[f"location-{location.id}"] = {
            "slots": tuple(box.slot_words[slot] for slot in location.numbers),
            "paths": tuple(box.location_ids[other] for other in location.paths),
        }
    found["location-dungeon"] = {"slots": ("dungeon",), "paths": ()}
    return found


def _witches(box: Box) -> dict[str, dict[str, Fact]]:
    return {
        f"witch-{witch.id}": {"ability": ABILITIES[witch.ability], "cackles": witch.cackles} for witch in box.witches
    }


def _map(box: Box) -> Map:
    """Every slot and the Dungeon; a path leads from each slot of a location to each slot of the next one."""
    places = [Place("dungeon", "map/dungeon", box.dungeon_x, box.dungeon_y)]
    for location in box.locations:
        for number, slot in enumerate(location.numbers):
            word = box.slot_words[slot]
            places.append(Place(word, f"map/{word}", location.x + number * NEIGHBOUR, location.y))
    paths = [(slot, other) for slot in range(box.dungeon) for other in box.next_to[slot] if slot < other]
    return Map(tuple(places), tuple((box.slot_words[slot], box.slot_words[other]) for slot, other in paths))
