"""The box from the content file and a pack, with errors that name file, card and place."""

from __future__ import annotations

from functools import cache

from coven.engine.core.answers import code
from coven.engine.core.errors import ContentError
from coven.engine.edge import content
from coven.engine.edge.content import Data, naming, read_entries, section_of
from coven.engine.edge.reading import Named, Steps, known, upgraded
from coven.games.madness import bill
from coven.games.madness.answers import CAST, LEARN
from coven.games.madness.box import ABILITIES, CURSE_KINDS, MULTI, Box, CurseCard, Effect, Page, Spell, Wizard
from coven.games.madness.cards import ELEMENTS, MOST
from coven.games.madness.content import entries
from coven.games.madness.content.effects import (
    ON_CURSES,
    Reader,
    optional_anyway,
    steps_of,
    with_verbs,
    without_verbs,
)
from coven.games.madness.legality import MOST_TIMES
from coven.games.madness.turn import PROGRAMS

FIXED_LIMITS = {"max_multiplier": 3, "break_cost": 4, "break_reward_value": 2, "rounds": 6, "turns_per_round": 5}


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


def _number(table: dict[str, object], key: str, file: str) -> int:
    value = table.get(key)
    if not isinstance(value, int) or value < 0:
        raise ContentError("content-bad-limit", file=file, given=key)
    return value


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
    for curse in read_entries(data, "curses", entries.Curse, file):
        with naming(file, f"curses/{curse.id}"):
            box.curses.append(_curse(reader, curse, data, file))
            _name(box, f"curse-{curse.id}", curse)
    _fill_pages(box, reader, data, file)
    box.programs = {**PROGRAMS, **reader.programs}
    box.number()
    _check(box, file)
    return box


def _name(box: Box, key: str, entry: Named) -> None:
    box.names[key] = entry.name.spoken()
    box.sources[key] = entry.source


def _fill_numbers(box: Box, data: Data, file: str) -> None:
    limits = section_of(data, "limits")
    for name, number in FIXED_LIMITS.items():
        if limits.get(name) != number:
            raise ContentError("content-fixed-number", file=file, given=name, number=number)
    box.limits.hand_size = _number(limits, "hand_size", file)
    box.limits.support_slots = _number(limits, "support_slots", file)
    box.limits.spell_limit = _number(limits, "spell_limit", file)
    box.limits.madness_eliminates = _number(limits, "madness_in_hand_eliminates", file)
    box.limits.learn_cost = _number(limits, "learn_cost", file)
    box.limits.cure_cost = _number(limits, "cure_cost", file)
    stacks = section_of(data, "madness", "stack_by_players")
    box.madness_by_players = {int(players): _number(stacks, players, file) for players in stacks}
    box.madness_total = _number(section_of(data, "madness"), "total", file)
    values = section_of(data, "element_cards", "per_element")
    box.copies = (0, *(_number(values, f"value{value}", file) for value in (1, 2, 3)))
    box.tokens = _number(section_of(data, "element_tokens"), "per_element", file)
    track = section_of(data, "round_track")
    columns: list[tuple[int, ...]] = []
    for column in ("I", "II", "III"):
        row = track[column]
        if not isinstance(row, list) or len(row) != box.limits.rounds or not all(number in (0, 1, 2) for number in row):
            raise ContentError("content-bad-track", file=file, given=column)
        columns.append(tuple(row))
    box.round_track = tuple(columns)


def _wizard(sheet: entries.WizardSheet) -> Wizard:
    element = known(sheet.element, ELEMENTS, "content-bad-element", "element")
    value2 = known(sheet.value2, ELEMENTS, "content-bad-element", "value2")
    for name in sheet.value1:
        known(name, ELEMENTS, "content-bad-element", "value1")
    value1 = tuple(sheet.value1.get(name, 0) for name in ELEMENTS)
    return Wizard(sheet.id, element, value2, value1, known(sheet.ability, ABILITIES, "content-bad-ability", "ability"))


def _spell(reader: Reader, card: entries.SpellCard, basic: bool, number: int) -> Spell:
    element = known(card.element, ELEMENTS, "content-bad-element", "element")
    if not 1 <= card.level <= 3:
        raise ContentError("content-bad-level", given=card.level)
    players = card.players.strip("{}")
    if not players.isdecimal():
        raise ContentError("content-bad-number", step="players", given=card.players)
    takes = steps_of(with_verbs(card.ops, "take"))
    named = int(str(takes[0].n).strip("{}")) if takes else int(players)
    effect = reader.effect(f"spell/{card.id}", card.target, card.ops, card.optional, named)
    spell = Spell(card.id, element, card.level, basic, card.consent, effect)
    spell.names_cards = bool(takes)
    spell.casts = tuple(code(CAST, number, times) for times in range(MOST_TIMES))
    spell.learns = code(LEARN, number)
    return spell


def _curse(reader: Reader, card: entries.Curse, data: Data, file: str) -> CurseCard:
    kind = known(card.kind, CURSE_KINDS, "content-bad-element", "kind")
    cost = section_of(data, "curse_cost", card.kind)
    prices = {element: _number(cost, name, file) for element, name in enumerate(ELEMENTS) if name in cost}
    packed = sum(bill.of_one(element, price) for element, price in prices.items())
    return CurseCard(card.id, kind, card.copies, packed, reader.effect(f"curse/{card.id}", card.target, card.ops))


def _fill_pages(box: Box, reader: Reader, data: Data, file: str) -> None:
    for section, numbers in (
        ("first_pages", box.first_pages),
        ("inner_pages", box.inner_pages),
        ("promo_pages", box.promo_pages),
    ):
        for card in read_entries(data, section, entries.PageCard, file):
            with naming(file, f"{section}/{card.id}"):
                numbers.append(len(box.pages))
                box.pages.append(_page(reader, card))
                if card.monster is not None:
                    _name(box, f"monster-{card.monster.id}", card.monster)
    with naming(file, "final_page"):
        box.final_page = len(box.pages)
        final = read_entries({"final_page": [data["final_page"]]}, "final_page", entries.PageCard, file)
        box.pages.append(_page(reader, final[0]))


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
    page.extra_multi = sum(int(step.n) for step in steps_of(with_verbs(late, "extra_multi")))
    page.silence = monster is not None and bool(with_verbs(monster.ops, "silence"))
    if card.bonus is not None:
        ops = card.bonus.ops
        may = card.bonus.target != "board" and not optional_anyway(ops)
        page.bonus = reader.effect(f"bonus/{card.id}", card.bonus.target, ops, may)
    if card.penalty is not None:
        page.penalty = reader.effect(f"penalty/{card.id}", card.penalty.target, card.penalty.ops)
    return page


def _check(box: Box, file: str) -> None:
    """The counters of a bag hold every card, and the set-up finds the cards it needs."""
    for value in (1, 2, 3):
        if box.copies[value] > MOST[value]:
            raise ContentError("content-too-many", file=file, given=f"value{value}", most=MOST[value])
    if box.madness_total > MOST[0]:
        raise ContentError("content-too-many", file=file, given="madness", most=MOST[0])
    for players in range(2, 6):
        if box.madness_by_players.get(players, 0) > box.madness_total or players not in box.madness_by_players:
            raise ContentError("content-bad-stack", file=file, given=players, most=box.madness_total)
    for element in range(4):
        for level in (1, 2, 3):
            if not box.fitting[element][level]:
                raise ContentError("content-no-spell", file=file, element=ELEMENTS[element], level=level)
