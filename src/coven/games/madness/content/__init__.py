"""The box from the content file and a pack, with errors that name file, card and place."""

from __future__ import annotations

from functools import cache
from string import ascii_lowercase, digits

from coven.engine.core.answers import code
from coven.engine.core.errors import ContentError
from coven.engine.edge import content
from coven.engine.edge.content import Data, naming, read_entries, section_of
from coven.engine.edge.reading import Named, Steps, known, number, upgraded
from coven.games.madness import bill
from coven.games.madness.answers import CAST, LEARN
from coven.games.madness.box import ABILITIES, CURSE_KINDS, MULTI, Box, CurseCard, Effect, Page, Spell, Wizard
from coven.games.madness.cards import ELEMENTS, MOST
from coven.games.madness.content import entries
from coven.games.madness.content.effects import (
    ON_CURSES,
    Reader,
    factor,
    fixed,
    optional_anyway,
    steps_of,
    with_verbs,
    without_verbs,
)
from coven.games.madness.legality import MOST_TIMES
from coven.games.madness.turn import PROGRAMS
from coven.games.madness.zones import SLOTS

LIMITS = {
    "hand_size": (1, 20),
    "support_slots": (0, 10),
    "spell_limit": (1, 20),
    "madness_in_hand_eliminates": (1, 63),
    "learn_cost": (0, 30),
    "cure_cost": (0, 30),
}
LETTERS = {*ascii_lowercase, *digits, "_"}  # of an id
PLAYERS = ("2", "3", "4", "5")
MOST_NAMED = 9  # cards that one casting at its single cost takes
MOST_PIECES = 30  # elements of a type that a curse costs, tokens of a type: together they stay below a purse's 127
MOST_COPIES = 20  # of a curse
MOST_CURSES = 99  # of a kind
FIXED_LIMITS = {"max_multiplier": 3, "break_cost": 4, "break_reward_value": 2, "rounds": 6, "turns_per_round": 5}

NUMBERS: dict[tuple[str, ...], tuple[str, ...]] = {  # by section
    ("curse_cost",): CURSE_KINDS,
    ("element_cards", "per_element"): ("value1", "value2", "value3"),
    ("element_tokens",): ("per_element", "total"),
    ("round_track",): ("I", "II", "III"),
}
FIXED_WORDS: tuple[tuple[str, str, list[object]], ...] = (
    ("meta", "players", [2, 5]),
    ("meta", "elements", [*ELEMENTS]),
    ("invocation_track", "spaces", ["invocation", "1", "2", "3", "4", "5"]),
    ("invocation_track", "slots", [*SLOTS]),
)


def standard() -> Data:
    """The content that comes with Coven."""
    return content.printed("madness")


@cache
def standard_box() -> Box:
    """The printed game."""
    return fill_box(standard(), "madness.toml")


def box_with(pack: Data) -> Box:
    """The printed game, changed by a content pack."""
    pack = _upgraded(pack)
    box = fill_box(content.changed(standard(), pack), content.file_of(pack))
    content.words_are_known(standard(), pack, unread=("variants",))
    for section, value in content.changes_of(pack).items():
        if isinstance(value, list):
            for entry in value:
                box.texts |= _texts(section, entry)
    return box


def _upgraded(pack: Data) -> Data:
    """Packs in the notation of the first packs are still read."""
    now = upgraded(pack)
    assert isinstance(now, dict)
    return now


def _texts(section: str, entry: dict[str, object]) -> dict[str, str]:
    """The sentences a pack prints on a card, by the keys of the catalogues."""
    kind = {"wizards": "wizard", "basic_spells": "spell", "library_spells": "spell", "curses": "curse"}.get(section)
    found = {f"{kind}-{entry['id']}": entry.get("text")} if kind else {}
    for side in ("bonus", "penalty"):
        sentence = entry.get(side)
        if isinstance(sentence, dict):
            found[f"{side}-{entry['id']}"] = sentence.get("text")
    monster = entry.get("monster")
    if isinstance(monster, dict) and "id" in monster:
        found[f"arrival-{monster['id']}"] = monster.get("arrival")
    return {key: text for key, text in found.items() if isinstance(text, str)}


def fill_box(data: Data, file: str) -> Box:
    """Read a whole content file."""
    box = Box()
    reader = Reader()
    _fill_numbers(box, data, file)
    for sheet in read_entries(data, "wizards", entries.WizardSheet, file):
        with naming(file, f"wizards/{sheet.id}"):
            box.wizards.append(_wizard(sheet))
            _name(box, f"wizard-{sheet.id}", sheet)
    for basic, section in ((True, "basic_spells"), (False, "library_spells")):
        for spell in read_entries(data, section, entries.SpellCard, file):
            with naming(file, f"{section}/{spell.id}"):
                box.spells.append(_spell(reader, spell, basic, len(box.spells)))
                _name(box, f"spell-{spell.id}", spell)
                box.rules[f"spell/{spell.id}"] = spell.rule
    for curse in read_entries(data, "curses", entries.Curse, file):
        with naming(file, f"curses/{curse.id}"):
            box.curses.append(_curse(reader, curse, data))
            _name(box, f"curse-{curse.id}", curse)
    _fill_pages(box, reader, data, file)
    box.programs = {**PROGRAMS, **reader.programs}
    box.number()
    _check(box, file)
    return box


def _name(box: Box, key: str, entry: Named) -> None:
    box.names[key] = entry.name.spoken()
    box.sources[key] = entry.source


def _check_names(data: Data, file: str) -> None:
    """What a section cannot say is refused, and so is what the rules fix."""
    for path, names in NUMBERS.items():
        with naming(file, path[0]):
            for name in section_of(data, *path):
                known(name, (*names, "source", "ref", "note"), "content-no-number", path[-1])
    for section, name, fixed_at in FIXED_WORDS:
        if section_of(data, section)[name] != fixed_at:
            said = " ".join([str(one) for one in fixed_at])
            raise ContentError("content-fixed-number", file=file, given=f"{section}/{name}", number=said)


def _fill_numbers(box: Box, data: Data, file: str) -> None:
    _check_names(data, file)
    with naming(file, "limits"):
        _fill_limits(box, section_of(data, "limits"))
    with naming(file, "madness"):
        box.madness_total = number(section_of(data, "madness")["total"], "total", 5, MOST[0])
        stacks = section_of(data, "madness", "stack_by_players")
        for players in stacks:
            known(players, PLAYERS, "content-no-number", "stack_by_players")
        box.madness_by_players = {
            int(players): number(stacks[players], f"stack_by_players/{players}", int(players), box.madness_total)
            for players in PLAYERS
        }
    with naming(file, "element_cards"):
        values = section_of(data, "element_cards", "per_element")
        box.copies = (0, *[number(values[f"value{value}"], f"value{value}", 0, MOST[value]) for value in (1, 2, 3)])
    with naming(file, "element_tokens"):
        tokens = section_of(data, "element_tokens")["per_element"]
        box.tokens = number(tokens, "per_element", 0, MOST_PIECES)
    with naming(file, "round_track"):
        box.round_track = tuple([_column(section_of(data, "round_track"), column) for column in ("I", "II", "III")])


def _fill_limits(box: Box, limits: Data) -> None:
    for name in limits:
        known(name, (*LIMITS, *FIXED_LIMITS, "source", "ref", "note"), "content-no-number", "limits")
    for name, fixed_at in FIXED_LIMITS.items():
        if limits.get(name) != fixed_at:
            raise ContentError("content-fixed-number", given=name, number=fixed_at)
    read = {name: number(limits[name], name, least, most) for name, (least, most) in LIMITS.items()}
    box.limits.hand_size = read["hand_size"]
    box.limits.support_slots = read["support_slots"]
    box.limits.spell_limit = read["spell_limit"]
    box.limits.madness_eliminates = read["madness_in_hand_eliminates"]
    box.limits.learn_cost = read["learn_cost"]
    box.limits.cure_cost = read["cure_cost"]


def _column(track: Data, column: str) -> tuple[int, ...]:
    row = track[column]
    if not isinstance(row, list) or len(row) != FIXED_LIMITS["rounds"]:
        raise ContentError("content-bad-track", given=column)
    return tuple([number(multi, column, 0, 2) for multi in row])


def _wizard(sheet: entries.WizardSheet) -> Wizard:
    element = known(sheet.element, ELEMENTS, "content-bad-element", "element")
    value2 = known(sheet.value2, ELEMENTS, "content-bad-element", "value2")
    for name, copies in sheet.value1.items():
        known(name, ELEMENTS, "content-bad-element", "value1")
        number(copies, f"value1/{name}", 0, MOST[1])
    value1 = tuple(sheet.value1.get(name, 0) for name in ELEMENTS)
    return Wizard(sheet.id, element, value2, value1, known(sheet.ability, ABILITIES, "content-bad-ability", "ability"))


def _spell(reader: Reader, card: entries.SpellCard, basic: bool, place: int) -> Spell:
    element = known(card.element, ELEMENTS, "content-bad-element", "element")
    if not 1 <= card.level <= 3:
        raise ContentError("content-bad-level", given=card.level)
    takes = steps_of(with_verbs(card.ops, "take"))
    named = factor(str(takes[0].n), "take", MOST_NAMED) if takes else factor(card.players, "players", 5)
    effect = reader.effect(f"spell/{card.id}", card.target, card.ops, card.optional, named)
    spell = Spell(card.id, element, card.level, basic, card.consent, effect)
    spell.names_cards = bool(takes)
    spell.casts = tuple(code(CAST, place, times) for times in range(MOST_TIMES))
    spell.learns = code(LEARN, place)
    return spell


def _curse(reader: Reader, card: entries.Curse, data: Data) -> CurseCard:
    kind = known(card.kind, CURSE_KINDS, "content-bad-element", "kind")
    packed, where = 0, f"curse_cost/{card.kind}"
    for name, price in section_of(data, "curse_cost", card.kind).items():
        element = known(name, ELEMENTS, "content-bad-element", where)
        packed += bill.of_one(element, number(price, f"{where}/{name}", 0, MOST_PIECES))
    copies = number(card.copies, "copies", 0, MOST_COPIES)
    return CurseCard(card.id, kind, copies, packed, reader.effect(f"curse/{card.id}", card.target, card.ops))


def _fill_pages(box: Box, reader: Reader, data: Data, file: str) -> None:
    for section, numbers in (
        ("first_pages", box.first_pages),
        ("inner_pages", box.inner_pages),
        ("promo_pages", box.promo_pages),
    ):
        for card in read_entries(data, section, entries.PageCard, file):
            with naming(file, f"{section}/{card.id}"):
                if card.monster is None:
                    raise ContentError("content-three-curses", given=0)
                numbers.append(len(box.pages))
                box.pages.append(_page(reader, card))
                _name(box, f"monster-{card.monster.id}", card.monster)
                if card.bonus is not None:
                    box.rules[f"bonus/{card.id}"] = card.bonus.rule
    with naming(file, "final_page"):
        box.final_page = len(box.pages)
        final = read_entries({"final_page": [data["final_page"]]}, "final_page", entries.PageCard, file)
        box.pages.append(_page(reader, final[0]))
        for side, sentence in (("bonus", final[0].bonus), ("penalty", final[0].penalty)):
            if sentence is None or sentence.target != "board" or not with_verbs(sentence.ops, "win", "lose"):  # M3.8
                raise ContentError("content-no-end", step=side)


def _page(reader: Reader, card: entries.PageCard) -> Page:
    monster = card.monster
    curses: tuple[int, ...] = ()
    arrival: Effect | None = None
    late: Steps = []
    if monster is not None:
        curses = tuple(known(kind, CURSE_KINDS[:MULTI], "content-bad-element", "curses") for kind in monster.curses)
        if len(curses) != 3:
            raise ContentError("content-three-curses", given=len(curses))
        late = with_verbs(monster.ops, *ON_CURSES)
        arrival = reader.effect(f"arrival/{monster.id}", monster.target, without_verbs(monster.ops, *ON_CURSES))
    elif card.arrival is not None:
        arrival = reader.effect(f"arrival/{card.id}", card.arrival.target, card.arrival.ops)
    page = Page(card.id, monster.id if monster is not None else "final", curses, arrival)
    if late:
        page.on_curses = reader.effect(f"curses/{page.monster}", "board", late)
    page.extra_multi = sum(fixed(step, 2) for step in steps_of(with_verbs(late, "extra_multi")))
    page.silence = monster is not None and bool(with_verbs(monster.ops, "silence"))
    if card.bonus is not None:
        ops = card.bonus.ops
        may = card.bonus.target != "board" and not optional_anyway(ops)
        page.bonus = reader.effect(f"bonus/{card.id}", card.bonus.target, ops, may)
    if card.penalty is not None:
        page.penalty = reader.effect(f"penalty/{card.id}", card.penalty.target, card.penalty.ops)
    return page


def _check(box: Box, file: str) -> None:
    """Ids are words and stand for one thing; starting decks have as many cards as the box; the library is whole."""
    for ids in (box.spell_ids, box.curse_ids, box.page_ids, box.wizard_ids, box.ids["monster"]):
        for id in ids:
            if ids.count(id) > 1 or not set(id) <= LETTERS or not id:
                raise ContentError("content-bad-id", file=file, given=id)
    if len(box.basic_spells()) > box.limits.spell_limit:
        raise ContentError("content-too-many", file=file, given="basic_spells", most=box.limits.spell_limit)
    for kind, name in enumerate(CURSE_KINDS):
        if sum(curse.copies for curse in box.curses if curse.kind == kind) > MOST_CURSES:
            raise ContentError("content-too-many", file=file, given=f"curses/{name}", most=MOST_CURSES)
    for element, name in enumerate(ELEMENTS):
        ones = sorted([wizard.value1[element] + (wizard.value2 == element) for wizard in box.wizards])[-5:]
        twos = min(len([wizard for wizard in box.wizards if wizard.value2 == element]), 5)
        for value, needed in ((1, sum(ones)), (2, twos)):
            if needed > box.copies[value]:
                raise ContentError("content-too-many", file=file, given=f"{name}-{value}", most=box.copies[value])
    for element in range(4):
        for level in (1, 2, 3):
            if not box.fitting[element][level]:
                raise ContentError("content-no-spell", file=file, element=ELEMENTS[element], level=level)
