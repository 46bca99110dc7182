"""The table of The Big Book of Madness, told in lines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from coven.text.lines import Data, Line, Piece, Section, Telling, amounts, number, part, rows, things, times


def told(telling: Telling) -> list[Section]:
    """Book, curses, library and supply, everybody's cards."""
    seats = [_seat(telling, seat) for seat in telling.seats]
    if not telling.board["library"]:
        return [Section(telling.say("game-name")), *seats]
    return [_header(telling), _curses(telling), _shelves(telling), *seats]


def _header(telling: Telling) -> Section:
    board, say = telling.board, telling.say
    low = bool(telling.sums["stack_low"])
    stack = say("board-stack", n=number(board, "madness_stack"), low="yes" if low else "no").strip()
    now, difficulty = max(number(board, "round"), 1), int(telling.view.options["difficulty"])
    facts = [
        Piece(say("board-round", round=now, rounds=telling.box.numbers["rounds"])),
        Piece(say("board-difficulty", difficulty=difficulty)),
        Piece(say("board-marker", space=number(board, "marker"))),
        Piece(stack, at="madness_stack", warn=low),
    ]
    return Section(say("game-name"), facts, _book(telling))


def _book(telling: Telling) -> list[Line]:
    """The monster, and what happens if it falls or stands."""
    speaker, say = telling.speaker, telling.say
    if not telling.board["page"]:
        return [Line(text=say("board-book-closed"))]
    monster = str(telling.fact("page", str(telling.board["page"]), "monster"))
    following = str(things(telling.board, "pages")[0]["id"])
    found = [
        Line(speaker.monster_name(monster), text=speaker.arrival(monster)),
        Line(_bare(say("board-if-falls")), text=speaker.bonus(following)),
        Line(_bare(say("board-if-stands")), text=speaker.penalty(following)),
    ]
    coming = cast("tuple[str, ...]", telling.fact("page", following, "curses"))
    if coming:
        found.append(Line(_bare(say("board-next-curses")), [_element(telling, kind) for kind in coming]))
    return found


def _curses(telling: Telling) -> Section:
    found = [_curse(telling, curse) for curse in rows(telling.board, "curse")]
    none = [] if found or telling.sums["arriving"] else [Line(text=telling.say("board-no-curses"))]
    return Section(telling.say("lines-curses"), lines=found or none)


def _curse(telling: Telling, curse: Data) -> Line:
    speaker, id, slot = telling.speaker, str(curse["curse"]), str(curse["id"])
    sums = part(telling.sums, "curses", slot)
    state = str(sums["state"])
    kind = str(telling.fact("curse", id, "kind"))
    piece = Piece(speaker.curse_name(id), text=speaker.curse_text(id), at=f"curse/{slot}", look=kind)
    piece.state = telling.say("board-curse-state", state=state)
    piece.warn = state == "next"
    cost = [_element(telling, of, n) for of, n in amounts(sums, "cost").items()]
    under = [_card(telling, "madness", n=number(curse, "under"))] if curse["under"] else []
    return Line(telling.say("lines-space", space=slot), [piece, *cost, *under])


def _shelves(telling: Telling) -> Section:
    board, say = telling.board, telling.say
    library = [
        _spell(telling, spell, f"library/{element}", spell_state=False)
        for element in part(board, "library")
        for spell in things(board, "library", element)
    ]
    supply = [_card(telling, str(pile["id"]), "supply", times(pile)) for pile in things(board, "supply")]
    found = [Line(say("board-library"), library), Line(say("board-supply"), supply)]
    if things(board, "destroyed"):
        cards = [_card(telling, str(card["id"]), "destroyed", times(card)) for card in things(board, "destroyed")]
        found.append(Line(say("name-destroyed"), cards))
    return Section(say("lines-shelves"), lines=found)


def _seat(telling: Telling, name: str) -> Section:
    speaker, say, seat = telling.speaker, telling.say, part(telling.board, name)
    wizard = str(seat["wizard"])
    section = Section(speaker.player(name), seat=name)
    if wizard:
        text = speaker.wizard_text(wizard)
        section.facts.append(Piece(speaker.wizard_name(wizard), text=text, at=f"{name}/wizard"))
    if seat["out"]:
        section.facts.append(Piece(say("board-out"), warn=True))
        return section
    if name == telling.board["active"]:
        section.facts.append(Piece(say("board-active"), look="active"))
    section.facts.append(Piece(say("board-deck", n=number(seat, "deck", "size")), at=f"{name}/deck"))
    section.lines = _zones(telling, name, seat)
    return section


def _zones(telling: Telling, name: str, seat: Data) -> list[Line]:
    say, sums = telling.say, cast("Mapping[str, Data]", telling.sums["seats"]).get(name, {})
    support, limit = int(cast("int", sums.get("support", 0))), int(cast("int", sums.get("support_limit", 0)))
    spells = [_spell(telling, spell, f"{name}/spells") for spell in things(seat, "spells")]
    return [
        Line(say("board-hand"), _zone(telling, name, "hand"), at=f"{name}/hand"),
        Line(say("board-support", n=support, limit=limit), _zone(telling, name, "support"), at=f"{name}/support"),
        Line(say("lines-spells"), spells, at=f"{name}/spells"),
        Line(say("board-discard"), _zone(telling, name, "discard"), at=f"{name}/discard"),
    ]


def _zone(telling: Telling, name: str, zone: str) -> list[Piece]:
    """The cards that can be seen, and how many cannot."""
    held = part(telling.board, name, zone)
    found = [_card(telling, str(card["id"]), f"{name}/{zone}", times(card)) for card in rows(held, "things")]
    hidden = number(held, "size") - sum(piece.n for piece in found)
    return [*found, Piece(telling.say("lines-face-down"), n=hidden, look="back")] if hidden else found


def _card(telling: Telling, id: str, zone: str = "", n: int = 1) -> Piece:
    return Piece(telling.speaker.card(id), n=n, at=f"{zone}/{id}" if zone else "", look=id.partition("-")[0])


def _element(telling: Telling, kind: str, n: int = 1) -> Piece:
    return Piece(telling.say(f"name-{kind}"), n=n, look=kind)


def _spell(telling: Telling, spell: Data, zone: str, spell_state: bool = True) -> Piece:
    speaker, id = telling.speaker, str(spell["id"])
    level, element = (telling.fact("spell", id, name) for name in ("level", "element"))
    name = telling.say("lines-spell", name=speaker.spell_name(id), level=int(cast("int", level)))
    found = Piece(name, text=speaker.spell_text(id), at=f"{zone}/{id}", look=str(element))
    for state in ("neutralised", "exhausted"):
        if spell_state and spell[state] and not found.state:
            found.state = telling.say(f"name-{state}")
    return found


def _bare(label: str) -> str:
    return label.rstrip(" :")
