"""The box as data: everything that is printed, for whoever draws or explains it."""

from __future__ import annotations

from coven.engine.edge.catalogue import Catalogue, Fact, Map, Place, Thing, listed
from coven.games.djinn.box import GEAR_KINDS, LOCATIONS, METRICS, NO_LOCATION, SHAPES, Box, Test
from coven.games.djinn.crowd import COLOURS, NAMES


def catalogue(box: Box) -> Catalogue:
    """Everything in the box."""
    things = [*_places(box), *_cards(box), *_prizes(box)]
    paths = {tuple(sorted((space.id, box.spaces[other].id))) for space in box.spaces for other in space.paths}
    places = tuple(Place(space.id, space.id, space.x, space.y) for space in box.spaces)
    city = Map(places, tuple((first, second) for first, second in sorted(paths)))
    numbers = {name: int(value) for name, value in vars_of(box).items()}
    return Catalogue("djinn", listed(things), city, numbers)


def vars_of(box: Box) -> dict[str, int]:
    """The numbers of the rulebook by name."""
    limits = box.limits
    return {name: int(getattr(limits, name)) for name in dir(limits) if not name.startswith("_")}


def _thing(box: Box, kind: str, id: str, facts: dict[str, Fact], rules: tuple[str, ...]) -> Thing:
    names = box.names.get(f"{kind}-{id}", {})
    return Thing(id, kind, names, facts, box.sources.get(f"{kind}-{id}", "rulebook"), rules)


def _places(box: Box) -> list[Thing]:
    found = [_thing(box, "location", id, {}, ("D13",)) for id in (*LOCATIONS, "source")]
    found += [
        _thing(box, "space", space.id, {"shape": SHAPES[space.shape], "at_source": space.at_source}, ("D3",))
        for space in box.spaces
    ]
    for number, stall in enumerate(box.stalls):
        facts: dict[str, Fact] = {"offers": tuple(offer.word for offer in stall.offers)}
        for side, places in zip(("front", "back"), box.places, strict=True):
            facts[f"place_{side}"] = places[number]
        found.append(_thing(box, "stall", stall.id, facts, ("D19",)))
    for players, size in enumerate(box.sizes):
        if players:
            side = ("front", "back")[size.side]
            found.append(_thing(box, "players", str(players), {"market_side": side, "awards": size.awards}, ("D2",)))
    for option in box.archive:
        side_facts: dict[str, Fact] = {"before": bool(option.before.steps), "after": bool(option.after.steps)}
        found.append(_thing(box, "archive", option.id, side_facts, ("D17",)))
    found += [_thing(box, "djinn", name, {}, ("D1",)) for name in NAMES]
    return found


def _cards(box: Box) -> list[Thing]:
    found: list[Thing] = []
    for mage in box.mages:
        colours = {COLOURS[colour]: n for colour, n in enumerate(mage.colours) if n}
        facts: dict[str, Fact] = {"key": mage.key, "fee": mage.fee, "green": mage.green, "colours": colours}
        found.append(_thing(box, "mage", mage.id, facts, ("D5",)))
    for gear in box.gear:
        found.append(
            _thing(box, "equipment", gear.id, {"kind": GEAR_KINDS[gear.kind], "once": gear.once}, ("D18", "D29"))
        )
    found += [_thing(box, "trait", trait.id, {"positive": trait.positive}, ("D9", "D31")) for trait in box.traits]
    found += [_thing(box, "chest", chest.id, {"lock": chest.lock is not None}, ("D16",)) for chest in box.chests]
    for card in box.tom:
        shown = [LOCATIONS[place] for place in (card.first, card.second) if place != NO_LOCATION]
        found.append(_thing(box, "tom", card.id, {"locations": tuple(shown)}, ("D28",)))
    return found


def _prizes(box: Box) -> list[Thing]:
    found = [
        _thing(box, "award", award.id, {"column": award.column + 1, "vp": award.vp}, ("D23",)) for award in box.awards
    ]
    found += [_thing(box, "scoring", card.id, _tested(card.test), ("D30",)) for card in box.scoring]
    found += [_thing(box, "challenge", card.id, _tested(card.test), ("D28",)) for card in box.challenges]
    found += [_thing(box, "roof", id, {}, ("D2",)) for id in box.ids["roof"]]
    return found


def _tested(test: Test) -> dict[str, Fact]:
    """What a scoring card counts, and what it gives."""
    numbers = {"at_least": test.at_least, "at_most": test.at_most, "vp": test.vp, "vp_each": test.vp_each}
    found: dict[str, Fact] = {"counts": METRICS[test.metric]}
    found.update({name: n for name, n in (numbers | {"most": test.most}).items() if n > 0})
    return found
