"""The table of Djinn, told in lines."""

from __future__ import annotations

from typing import cast

from coven.text.lines import Data, Line, Piece, Section, Telling, amounts, number, part, rows, things, times

COLOURS = ("red", "blue", "brown", "white")
COLUMNS = ("I", "II", "III")
DONE = {"moved": "moved", "acted": "acted", "used_passage": "passage", "captured": "captured", "forgone": "forgone"}


def told(telling: Telling) -> list[Section]:
    """What is left, what is under way, the own board, the city, its shops, what can be won, the other boards."""
    found = [_header(telling), *_now(telling), *[_seat(telling, seat) for seat in telling.seats[:1]]]
    found += [_city(telling), _shops(telling), _prizes(telling)]
    return found + [_seat(telling, seat) for seat in telling.seats[1:]]


def _header(telling: Telling) -> Section:
    board, say = telling.board, telling.say
    facts = [Piece(say("board-round", n=max(number(board, "round"), 1)))]
    if board["last_round"]:
        facts.append(Piece(say("board-last-round", n=number(board, "last_round")), warn=True))
    if board["final"]:
        facts.append(Piece(say("board-final"), warn=True))
    facts.append(Piece(say("board-bosses", n=number(telling.sums, "bosses"), supply=number(board, "bosses"))))
    facts.append(Piece(say("board-bag", n=number(board, "bag", "size")), at="bag"))
    used = number(board, "used_chests", "size")
    facts.append(Piece(say("board-chests", n=number(board, "chests", "size"), used=used), at="chests"))
    if number(board, "tom_deck", "size"):
        facts.append(Piece(say("board-tom", n=number(board, "tom_deck", "size"))))
    return Section(say("board-title"), facts)


def _now(telling: Telling) -> list[Section]:
    """What lies open for a moment: chests, a djinn from the bag, a capture that is being declared."""
    board, say = telling.board, telling.say
    found: list[Line] = []
    if opened := things(board, "opened"):
        found.append(Line(say("name-chest"), [_chest(telling, str(chest["id"])) for chest in opened]))
    if board["drawn"]:
        drawn = telling.say(f"name-djinn-{board['drawn']}")
        found.append(Line(text=say("board-drawn", djinn=drawn), at="drawn"))
    if offered := things(board, "offered"):
        found.append(Line(say("board-offered"), [_printed(telling, "trait", card, "offered") for card in offered]))
    if board["capture"] is not None and telling.sums["capture"] is not None:
        found += _capture(telling, part(board, "capture"), part(telling.sums, "capture"))
    return [Section(say("lines-now"), lines=found)] if found else []


def _chest(telling: Telling, id: str) -> Piece:
    name = telling.say("board-chest", n=id.removeprefix("chest").lstrip("0"))
    return Piece(name, text=telling.printed(f"chest-{id}"), at=f"opened/{id}")


def _capture(telling: Telling, declared: Data, sums: Data) -> list[Line]:
    say = telling.say
    space = str(part(telling.board, str(telling.board["active"]))["space"])
    captured = [_djinn(telling, str(one["id"]), times(one)) for one in things(declared, "paid")]
    helped = [
        Piece(f"{telling.speaker.name(str(helper['kind']), str(helper['id']))} −{helper['saves']}")
        for helper in rows(sums, "helpers")
        if helper["saves"]
    ]
    if sums["lasting"]:
        helped.append(Piece(f"{say('board-lasting')} −{sums['lasting']}"))
    price = Piece(say("board-price", magic=number(sums, "magic"), coins=number(sums, "coins")))
    needed = Piece(say("board-strength", n=number(sums, "needed")))
    place = _place(telling, space)
    return [Line(say("board-capture", place=place), [*captured, needed, *helped, price], at="capture")]


def _place(telling: Telling, space: str) -> str:
    """A space by its location and shape."""
    location, shape = (str(part(telling.board, space)[name]) for name in ("location", "shape"))
    if location == "source":
        return telling.say("board-source")
    return telling.say("lines-djinn-space", location=telling.say(f"name-{location}"), shape=shape)


def _city(telling: Telling) -> Section:
    spaces = [place.id for place in telling.box.map.places]
    return Section(telling.say("name-map"), lines=[_space(telling, id) for id in spaces])


def _space(telling: Telling, id: str) -> Line:
    space, say = part(telling.board, id), telling.say
    pieces = [_djinn(telling, str(one["id"]), times(one), f"{id}/{one['id']}") for one in rows(space, "things")]
    for wizard in rows(space, "wizards"):
        came = str(wizard.get("came", ""))
        whence = say("board-from", place=_place(telling, came)) if came else ""
        pieces.append(Piece(telling.speaker.player(str(wizard["id"])), state=whence, look="witch"))
    for passage in rows(space, "passages"):
        owner = telling.speaker.player(str(passage["owner"]))
        pieces.append(Piece(say(f"name-{passage['id']}"), state=f"{say('name-passage')}, {owner}"))
    return Line(_place(telling, id), pieces, at=id)


def _shops(telling: Telling) -> Section:
    board, say = telling.board, telling.say
    market: list[Piece] = []
    for stall in rows(board, "market"):
        visitors = [telling.speaker.player(seat) for seat in cast("list[str]", stall["visitors"])]
        piece = _printed(telling, "stall", stall, "market")
        piece.state = telling.speaker.joined(visitors)
        market.append(piece)
    mages = [_printed(telling, "mage", card, "academy") for card in things(board, "academy")]
    gear = [_printed(telling, "equipment", card, "manufactory") for card in things(board, "manufactory")]
    found = [Line(say("board-market"), market), Line(say("lines-mages"), mages), Line(say("lines-equipment"), gear)]
    return Section(say("lines-shops"), lines=found)


def _prizes(telling: Telling) -> Section:
    board, say = telling.board, telling.say
    found: list[Line] = []
    for column in COLUMNS:
        awards = [_award(telling, award) for award in rows(board, "awards") if award["column"] == column]
        found.append(Line(say("board-awards", column=column), awards))
    if scoring := things(board, "scoring"):
        found.append(Line(say("board-scoring"), [_printed(telling, "scoring", card, "scoring") for card in scoring]))
    if met := cast("list[str]", telling.sums["challenges"]):
        found.append(Line(say("board-challenges"), [Piece(say(f"challenge-{id}")) for id in met]))
    return Section(say("lines-prizes"), lines=found)


def _award(telling: Telling, award: Data) -> Piece:
    piece = _printed(telling, "award", award, "awards")
    piece.state = telling.say("board-points", n=int(cast("int", telling.fact("award", str(award["id"]), "vp"))))
    return piece


def _seat(telling: Telling, name: str) -> Section:
    say, seat, sums = telling.say, part(telling.board, name), part(telling.sums, "seats", name)
    points = "board-points" if sums["all_known"] else "board-points-hidden"
    section = Section(telling.speaker.player(name), seat=name)
    section.facts = [*_turn(telling, name), Piece(say(points, n=number(sums, "points")))]
    where = _place(telling, str(seat["space"])) if seat["space"] else say("board-nowhere")
    section.facts.append(Piece(where))
    section.facts += [
        Piece(say("board-magic", n=number(seat, "magic"), most=number(sums, "most_magic")), at=f"{name}/magic"),
        Piece(say("board-capacity", n=number(seat, "capacity"), turned="yes" if seat["turned"] else "no")),
        Piece(say("board-fee", n=number(sums, "source_fee"))),
        *[Piece(say(f"board-{what}", n=number(seat, what)), at=f"{name}/{what}") for what in ("coins", "scrolls")],
        *[Piece(say(f"board-{what}", n=number(seat, what)), at=f"{name}/{what}") for what in ("keys", "corks")],
    ]
    parts = [Piece(say("board-part", what=what, n=n)) for what, n in amounts(sums, "parts").items()]
    section.lines = [line for line in _holds(telling, name, seat) if line.pieces] + ([Line("", parts)] if parts else [])
    return section


def _turn(telling: Telling, name: str) -> list[Piece]:
    say, board, outcome = telling.say, telling.board, telling.view.outcome
    if name in outcome.winners:
        return [Piece(say("board-winner"), look="active")]
    if name != board["active"] or outcome.kind != "playing":
        return []
    done = [say("board-done", what=what) for claim, what in DONE.items() if part(board, "turn")[claim]]
    return [Piece(say("board-active"), state=say("board-turn", done=", ".join(done)) if done else "", look="active")]


def _holds(telling: Telling, name: str, seat: Data) -> list[Line]:
    """Circles, bottles, cards, passages, traits, awards, secret scoring cards."""
    say = telling.say
    circles = [_circle(telling, circle) for circle in rows(seat, "circles")]
    bottles = [_bottle(telling, name, colour, n) for colour, n in amounts(seat, "bottles").items() if n]
    corked = [_djinn(telling, colour, n) for colour, n in amounts(seat, "corked").items() if n]
    bosses = sum(amounts(seat, "corked_bosses").values())
    traits = [{"id": seat[sign]} for sign in ("positive", "negative") if seat[sign]]
    secret = part(seat, "private")
    known = [_printed(telling, "scoring", card, f"{name}/private") for card in rows(secret, "things")]
    if hidden := number(secret, "size") - len(known):
        known.append(Piece(say("lines-face-down"), n=hidden, look="back"))
    return [
        Line(say("board-circles"), circles, at=f"{name}/circles"),
        Line(say("board-bottles"), bottles),
        Line(say("board-corked"), [*corked, *([_djinn(telling, "boss", bosses)] if bosses else [])]),
        _owned(telling, name, seat, "mages", "mage"),
        _owned(telling, name, seat, "equipment", "equipment"),
        Line(say("board-traits"), [_printed(telling, "trait", trait, "") for trait in traits]),
        Line(say("board-bar"), [_passage(telling, name, str(one["id"])) for one in things(seat, "bar")]),
        Line(say("board-won"), [_printed(telling, "award", card, f"{name}/awards") for card in things(seat, "awards")]),
        Line(say("board-secret", n=number(secret, "size")), known),
    ]


def _owned(telling: Telling, name: str, seat: Data, zone: str, kind: str) -> Line:
    cards = things(seat, zone)
    pieces = [_printed(telling, kind, card, f"{name}/{zone}") for card in cards]
    for piece, card in zip(pieces, cards, strict=True):
        piece.state = telling.say("name-face_down") if card.get("down") else ""
    return Line(telling.say(f"board-{zone}", n=number(seat, zone, "size")), pieces, at=f"{name}/{zone}")


def _circle(telling: Telling, circle: Data) -> Piece:
    state = str(circle["state"])
    if state == "taken":
        return _djinn(telling, str(circle["djinn"]))
    return Piece(telling.say("lines-circle", state=state), look="free")


def _bottle(telling: Telling, name: str, colour: str, n: int) -> Piece:
    return Piece(telling.say(f"name-bottle-{colour}"), n=n, at=f"{name}/bottles/{colour}", look=colour)


def _passage(telling: Telling, name: str, location: str) -> Piece:
    return Piece(telling.say(f"name-{location}"), at=f"{name}/bar/{location}")


def _djinn(telling: Telling, kind: str, n: int = 1, at: str = "") -> Piece:
    key = "name-boss" if kind == "boss" else f"name-djinn-{kind}"
    return Piece(telling.say(key), n=n, at=at, look=kind)


def _printed(telling: Telling, kind: str, card: Data, zone: str) -> Piece:
    """A card by its name, with what is printed on it."""
    id = str(card["id"])
    return Piece(
        telling.speaker.name(kind, id), text=telling.printed(f"{kind}-{id}"), at=f"{zone}/{id}" if zone else ""
    )
