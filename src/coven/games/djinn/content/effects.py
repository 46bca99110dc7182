"""Reading effects: every printed step becomes verbs, and what a card changes while it lies there becomes powers."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from coven.engine.core.effects import Effect
from coven.engine.core.errors import ContentError, nearest
from coven.engine.core.machine import Program, Verb
from coven.engine.edge.reading import Steps, known, number, parts, pieces, read
from coven.games.djinn import box
from coven.games.djinn.box import Ability
from coven.games.djinn.crowd import COLOURS
from coven.games.djinn.moves import RESOURCES
from coven.games.djinn.table import Table
from coven.games.djinn.verbs import archives, board, capture, capture_elsewhere, chests, gains, hiring, market
from coven.games.djinn.verbs.choose import Deed

Verbs = list[Verb[Table]]


def _gain(value: object) -> Verbs:
    found: Verbs = []
    bottles = [f"bottle_{colour}" for colour in COLOURS]
    for name, n in pieces(value, "gain"):
        known(name, (*RESOURCES, *bottles, "bottle_any", "bottle_distinct"), "content-no-piece", "gain")
        if name in bottles:
            found += [gains.GainBottle(bottles.index(name)) for _ in range(n)]
        elif name in ("bottle_any", "bottle_distinct"):
            found.append(gains.GainBottles(n, name == "bottle_distinct"))
        else:
            found.append(gains.Gain(RESOURCES.index(name), n))
    return found


def _pay(value: object) -> Verbs:
    return [gains.Pay(known(name, RESOURCES, "content-no-piece", "pay"), n) for name, n in pieces(value, "pay")]


def _lose(value: object) -> Verbs:
    found: Verbs = []
    for name, n in pieces(value, "lose"):
        known(name, (*RESOURCES, "bottle_any"), "content-no-piece", "lose")
        if name == "bottle_any":
            found.append(gains.LoseBottles(n))
        else:
            found.append(gains.Lose(RESOURCES.index(name), n))
    return found


def _gain_mage(value: object) -> Verbs:
    pile, count = parts(value, ("from", "count"), "gain_mage")
    kind = known(pile, ("no_key", "any"), "content-no-pile", "gain_mage")
    return [hiring.GainMage(kind == 1, number(count, "gain_mage"))]


def _wake_paid(value: object) -> Verbs:
    most, each = parts(value, ("max", "cost_each"), "reactivate_paid")
    cost = pieces(each, "reactivate_paid")
    if len(cost) != 1:
        raise ContentError("content-bad-number", step="reactivate_paid", given="cost_each")
    what = known(cost[0][0], RESOURCES, "content-no-piece", "reactivate_paid")
    return [hiring.WakePaid(number(most, "reactivate_paid"), what, cost[0][1])]


def _scoring(value: object) -> Verbs:
    draw, score = parts(value, ("draw", "score"), "draw_scoring_cards")
    if score != 1:
        raise ContentError("content-bad-number", step="draw_scoring_cards", given="score")
    return [board.DrawScoringCards(number(draw, "draw_scoring_cards"))]


def _from_map(value: object) -> Verbs:
    count, where = parts(value, ("count", "where"), "capture_from_map")
    known(where, ("any_round",), "content-no-word", "capture_from_map")
    return [capture_elsewhere.CaptureFromMap(number(count, "capture_from_map"))]


def _remove(value: object) -> Verbs:
    count, where = parts(value, ("count", "where"), "remove_djinn")
    known(where, ("here",), "content-no-word", "remove_djinn")
    return [capture_elsewhere.RemoveDjinn(number(count, "remove_djinn"))]


def _basic(value: object) -> Verbs:
    known(parts(value, ("location",), "perform_basic")[0], ("any",), "content-no-word", "perform_basic")
    return [archives.PerformBasic()]


READERS: dict[str, Callable[[object], Verbs]] = {
    "gain": _gain,
    "pay": _pay,
    "lose": _lose,
    "pay_source_fee": lambda _: [gains.PaySourceFee()],
    "workshop_corks": lambda value: [gains.WorkshopCorks(number(value, "workshop_corks"))],
    "set_magic_max": lambda _: [gains.SetMagicMax()],
    "swap_bottles": lambda value: [gains.SwapBottles(number(value, "swap_bottles"))],
    "capacity": lambda value: [board.Capacity(number(value, "capacity"))],
    "minimum": lambda value: [board.Minimum(number(value, "minimum"))],
    "activate_circle": lambda value: [board.ActivateCircle(number(value, "activate_circle"))],
    "cover_circle": lambda _: [board.CoverCircle()],
    "gain_mage": _gain_mage,
    "gain_equipment": lambda value: [hiring.GainEquipment(number(value, "gain_equipment"))],
    "reactivate": lambda value: [hiring.Wake(number(value, "reactivate"))],
    "reactivate_paid": _wake_paid,
    "open_chests": lambda value: [chests.OpenChests(number(value, "open_chests"))],
    "draw_scoring_cards": _scoring,
    "place_passage": lambda value: [archives.PlacePassage(number(value, "place_passage"))],
    "archive_pick": lambda value: [archives.ArchivePick(number(value, "archive_pick"))],
    "market_visit": lambda value: [market.Visit(number(value, "market_visit"))],
    "perform_basic": _basic,
    "capture_from_bag": lambda value: [capture_elsewhere.CaptureFromBag(number(value, "capture_from_bag"))],
    "capture_from_map": _from_map,
    "capture_boss_from_supply": lambda _: [capture.CaptureBosses()],
    "remove_djinn": _remove,
}

FLAGS: dict[str, int] = {
    "catacombs_extra": box.EXTRA_CHEST,
    "archives_repeat_option": box.REPEAT_OPTION,
    "keep_key_on_unlock": box.KEEP_KEY,
    "mage_colour_bonuses": box.NO_COLOUR_BONUS,
    "can_reactivate": box.NO_WAKING,
    "catacombs_special": box.NO_SPECIAL_CATACOMBS,
    "can_unlock": box.NO_UNLOCKING,
    "mage_enters_face_down": box.KEYED_FACE_DOWN,
    "equipment_from": box.FROM_BOTTOM,
    "capture_to_circle_only": box.CIRCLE_ONLY,
}
NUMBERS = {  # by the word of the content: what of an ability it sets
    "capture_boost": "boost",
    "capture_boost_boss": "boost_boss",
    "mage_fee_discount": "discount",
    "source_fee": "source_fee",
    "manufactory_special_corks": "corks",
}
SAID: dict[str, object] = {  # the only thing that can be said of each
    "catacombs_extra": {"reveal": 1, "discard": 1},
    "mage_colour_bonuses": False,
    "can_reactivate": False,
    "catacombs_special": False,
    "can_unlock": False,
    "mage_enters_face_down": "key",
    "equipment_from": "random_bottom",
}
FREE = {"move": box.FREE_MOVES, "market": box.FREE_STALLS}  # where nobody is paid


def read_passive(ability: Ability, passive: Mapping[str, object]) -> None:
    """What a card changes while it is owned or face up."""
    for name, value in passive.items():
        if name in FLAGS:
            if value != SAID.get(name, True):
                wanted = _toml(name, SAID.get(name, True))
                raise ContentError("content-no-word", given=_toml(name, value), nearest=wanted)
            ability.flags |= FLAGS[name]
        elif name == "no_pay_players":
            for place in value if isinstance(value, list) else [value]:
                if not isinstance(place, str) or place not in FREE:
                    raise ContentError("content-no-word", given=_toml(name, place), nearest=", ".join(FREE))
                ability.flags |= FREE[place]
        elif name in NUMBERS:
            setattr(ability, NUMBERS[name], number(value, name))
        else:
            words = [*FLAGS, *NUMBERS, "no_pay_players"]
            raise ContentError("content-no-passive", given=name, nearest=nearest(name, words))


def _toml(name: str, value: object) -> str:
    """A claim as it is written."""
    if isinstance(value, dict):
        return f"{name} = {{ {', '.join(_toml(key, said) for key, said in value.items())} }}"
    return f"{name} = {str(value).lower() if isinstance(value, bool) else value}"


class Reader:
    """Turns effects into programs and remembers them by name."""

    def __init__(self) -> None:
        self.programs: dict[str, Program] = {}

    def program(self, cause: str, steps: Steps, part: str = "") -> Program:
        """The program of a printed sentence, or of one part of it."""
        name = f"{cause}/{part}" if part else cause
        self.programs[name] = Effect(name, read(steps, READERS), cause)
        return self.programs[name]

    def deed(self, cause: str, steps: Steps) -> Program:
        """The program of an action of a location, or of an option of one."""
        self.programs[cause] = Deed(cause, read(steps, READERS), cause)
        return self.programs[cause]
