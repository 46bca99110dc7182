"""The box: everything printed, as the rules need it. It never changes during a game; clones share it."""

from __future__ import annotations

from typing import Final

from coven.engine.core.answers import Answers
from coven.engine.core.ask import Beside
from coven.engine.core.machine import Program, State

LOCATIONS: Final[tuple[str, ...]] = ("academy", "tavern", "catacombs", "archives", "manufactory", "market")
ACADEMY: Final = 0
TAVERN: Final = 1
CATACOMBS: Final = 2
ARCHIVES: Final = 3
MANUFACTORY: Final = 4
MARKET: Final = 5
NO_LOCATION: Final = -1

SOURCE: Final = 0  # the shape of a space
ROUND: Final = 1
SQUARE: Final = 2
SHAPES: Final[tuple[str, ...]] = ("source", "round", "square")

STAFF: Final = 0
HAT: Final = 1
CLOAK: Final = 2
GEAR_KINDS: Final[tuple[str, ...]] = ("staff", "hat", "cloak")

# when an ability works
NO_TRIGGER: Final = 0
ANY_TIME: Final = 1
AT_SETUP: Final = 2
ARRIVE: Final = 3
ACTION: Final = 4
CAPTURE: Final = 5
CAPTURE_FAILED: Final = 6
GAIN_MAGE: Final = 7
BOTTLE: Final = 8
AT_MARKET: Final = 9
TRIGGERS: Final[tuple[str, ...]] = (
    *("none", "any_time", "setup", "arrive", "action", "capture", "capture_failed", "gain_mage", "bottle", "market"),
)

# what an ability changes: bits of `flags`
FREE_MOVES: Final = 1  # no payment to other players on the map
FREE_STALLS: Final = 2  # nor at the Market
EXTRA_CHEST: Final = 4
REPEAT_OPTION: Final = 8
KEEP_KEY: Final = 16
NO_COLOUR_BONUS: Final = 32
NO_WAKING: Final = 64
NO_SPECIAL_CATACOMBS: Final = 128
NO_UNLOCKING: Final = 256
KEYED_FACE_DOWN: Final = 512
FROM_BOTTOM: Final = 1024
CIRCLE_ONLY: Final = 2048

METRICS: Final[tuple[str, ...]] = (
    *("equipment_sets", "equipment_kinds", "equipment_kinds_with_3", "passages_placed", "mages", "keyed_mages"),
    *("face_up_mages", "awards", "coins", "keys", "active_circles", "inactive_circles", "capacity_field"),
    *("minimum_field", "unused_bottles_and_corks"),
)


class Space:
    """An action space of the map."""

    def __init__(self, id: str, shape: int, paths: tuple[int, ...], at_source: bool, x: int, y: int) -> None:
        self.id = id
        self.x = x
        self.y = y
        self.shape = shape
        self.paths = paths
        self.at_source = at_source  # a round space joined to the Source (D3.6)


class Location:
    """One of the six locations: its basic and its special action."""

    def __init__(self, id: str, basic: Program, special: Program) -> None:
        self.id = id
        self.basic = basic
        self.special = special


class ArchiveOption:
    """An option of the Archives, before and after the own bar has moved (D17.12)."""

    def __init__(self, id: str, before: Program, after: Program) -> None:
        self.id = id
        self.before = before
        self.after = after


class Offer:
    """What can be bought or chosen: a word and what it does."""

    def __init__(self, word: str, program: Program) -> None:
        self.word = word
        self.program = program
        self.coins = 0  # the price at the Market
        self.scrolls = 0
        self.source_fees = 0  # and how often the Source fee comes on top of it
        self.wakes = False  # whether it turns mages face up


class Stall:
    """A stall of the Market and its offers."""

    def __init__(self, id: str, offers: list[Offer]) -> None:
        self.id = id
        self.offers = offers


class Bargain:
    """A stall with one of its offers."""

    def __init__(self, stall: int, offer: Offer) -> None:
        self.stall = stall
        self.offer = offer


class Mage:
    """A mage card."""

    def __init__(self, id: str, key: bool, fee: int, green: int, colours: tuple[int, ...]) -> None:
        self.id = id
        self.key = key
        self.fee = fee
        self.green = green
        self.colours = colours  # the bonus for each djinn of a colour


class Ability:
    """What a trait or an equipment card does, and when."""

    def __init__(self) -> None:
        self.trigger = NO_TRIGGER
        self.location = NO_LOCATION
        self.at_round = False  # arriving at any round space
        self.keyed = False  # for gained mage cards
        self.program: Program | None = None
        self.flags = 0
        self.boost = 0  # added to every own capture
        self.boost_boss = 0  # if a boss is captured
        self.discount = 0  # coins less for each used mage
        self.burst = 0  # one-time strength for one capture
        self.burst_each = 0  # one-time strength for each regular djinn paid for
        self.source_fee = -1
        self.corks = -1


class Gear:
    """An equipment card."""

    def __init__(self, id: str, kind: int, once: bool, ability: Ability) -> None:
        self.id = id
        self.kind = kind
        self.once = once
        self.ability = ability


class Trait:
    """A trait tile."""

    def __init__(self, id: str, positive: bool, ability: Ability) -> None:
        self.id = id
        self.word = id.lower()
        self.positive = positive
        self.ability = ability


class Chest:
    """A chest: what it always gives, and what lies behind its lock."""

    def __init__(self, id: str, effects: Program, lock: Program | None) -> None:
        self.id = id
        self.effects = effects
        self.lock = lock


class Award:
    """An award."""

    def __init__(self, id: str, column: int, vp: int, program: Program) -> None:
        self.id = id
        self.word = id.replace("_", "-")
        self.column = column  # 0 to 2
        self.vp = vp
        self.program = program


class Test:
    """A condition on a number: of a scoring card or a solo challenge."""

    def __init__(self, metric: int) -> None:
        self.metric = metric
        self.at_least = -1
        self.at_most = -1
        self.vp = 0
        self.vp_each = 0
        self.most = 0


class ScoringCard:
    """A scoring card."""

    def __init__(self, id: str, test: Test) -> None:
        self.id = id
        self.test = test


class Challenge:
    """A challenge of the solo game."""

    def __init__(self, id: str, test: Test) -> None:
        self.id = id
        self.test = test


class TomCard:
    """A card of Tom's deck; a card on which nothing happens names no location."""

    def __init__(self, id: str, first: int, second: int, program: Program) -> None:
        self.id = id
        self.first = first
        self.second = second
        self.program = program


class Size:
    """What the number of players decides."""

    def __init__(self) -> None:
        self.djinn = 0
        self.extra_djinn = 0
        self.refill = 0
        self.awards = 0
        self.traits = 0
        self.scoring = 0
        self.side = 0


class Limits:
    """The numbers of the rulebook."""

    def __init__(self) -> None:
        self.start_coins = 4
        self.magic_start = 3
        self.capacity_start = 5
        self.capacity_last = 8
        self.minimum_last = 2
        self.keys = 12
        self.scrolls = 66
        self.per_colour = 9
        self.bosses = 12
        self.passages_removed = 2
        self.regular = 4
        self.boss_base = 4
        self.boss_each = 2
        self.supply_boss = 6
        self.failed_loss = 1
        self.vp_bottled = 10
        self.vp_circle = 3
        self.vp_unused = 1
        self.vp_tom = 10
        self.longer_extra = 1
        self.rounds = 100  # D-R.121: then a game is left unfinished


class Box:
    """Everything that is printed."""

    def __init__(self) -> None:
        self.limits = Limits()
        self.sizes: list[Size] = []  # by number of players
        self.spaces: list[Space] = []
        self.squares: list[int] = []  # the square spaces
        self.beginner_layout: tuple[int, ...] = ()
        self.locations: list[Location] = []
        self.archive: list[ArchiveOption] = []
        self.row1: list[Offer] = []
        self.row2: list[Offer] = []
        self.exchange: list[Offer] = []
        self.forgo: list[Offer] = []
        self.rows: list[int] = []  # the answers that choose something of the rows
        self.forgoing: list[int] = []  # and those that take something instead of an action
        self.stalls: list[Stall] = []
        self.bargains: list[Bargain] = []  # every offer of every stall
        self.groups: list[tuple[tuple[int, ...], ...]] = []  # front and back: the stalls of each place
        self.places: list[tuple[int, ...]] = []  # front and back: the place of each stall
        self.mages: list[Mage] = []
        self.gear: list[Gear] = []
        self.traits: list[Trait] = []
        self.chests: list[Chest] = []
        self.awards: list[Award] = []
        self.scoring: list[ScoringCard] = []
        self.challenges: list[Challenge] = []
        self.tom: list[TomCard] = []
        self.circles: list[Program] = []  # what activating each circle gives
        self.blank: Program = Program("circle/blank", ())
        self.set_bonus: Program = Program("bonus/equipment_set", ())
        self.last_passage: Program = Program("bonus/last_passage", ())
        self.fees: tuple[int, ...] = ()  # by capacity field
        self.programs: dict[str, Program] = {}
        self.ids: dict[str, list[str]] = {}  # by kind, in the order of the box
        self.words: dict[str, list[str]] = {}  # the same as answers say them
        self.answers: Answers[State] | None = None
        self.beside: Beside[State] | None = None  # what is offered beside questions
        self.names: dict[str, dict[str, str]] = {}  # by kind and id, then by language
        self.texts: dict[str, str] = {}
        self.sources: dict[str, str] = {}  # by kind and id: where our knowledge of it comes from
