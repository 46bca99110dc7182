"""The table of The Witches, told in lines."""

from __future__ import annotations

from typing import cast

from coven.text.lines import Data, Line, Piece, Section, Telling, amounts, number, part, rows, things, times

FEW = 2  # counters left in the supply are a warning


def told(telling: Telling) -> list[Section]:
    """Dangers, the attempt, the map, what is to come, everybody's cards."""
    found = [_header(telling), *_attempt(telling), *[_seat(telling, seat) for seat in telling.seats[:1]]]
    return [*found, _map(telling), *[_seat(telling, seat) for seat in telling.seats[1:]]]


def _header(telling: Telling) -> Section:
    board, sums, say = telling.board, telling.sums, telling.say
    crises, aliss = number(board, "crises"), number(board, "aliss")
    elves, limit = number(sums, "elves"), number(sums, "elf_limit")
    few = bool(sums["aliss_ends"]) and aliss <= FEW
    facts = [
        Piece(say("board-turn", turn=max(number(board, "turn"), 1))),
        _warned(say("board-crises", n=crises, all=number(sums, "crises"), low=_yes(crises <= FEW)), crises <= FEW),
        _warned(say("board-elves", n=elves, limit=limit, low=_yes(elves + 1 >= limit)), elves + 1 >= limit),
        Piece(say("board-cackles", n=number(board, "cackles")), at="cackles"),
        _warned(say("board-aliss", n=aliss, low=_yes(few)), few),
    ]
    if sums.get("hard_limit") is not None:
        facts.append(Piece(say("board-hard", n=number(sums, "hard"), most=number(sums, "hard_limit"))))
    facts.append(Piece(say("board-tiles", n=number(sums, "tiles"))))
    piles = {"n": number(board, "pile", "size"), "discard": number(board, "discard", "size")}
    return Section(say("game-name"), [*facts, Piece(say("board-cards", **piles))], _coming(telling))


def _coming(telling: Telling) -> list[Line]:
    """The frames, as far as they can be seen; the first is next."""
    found: list[Piece] = []
    for frame in rows(telling.board, "waiting"):
        top = rows(frame, "things")
        if number(frame, "size") and top:
            found.append(_tile(telling, str(top[0]["id"])))
        elif number(frame, "size"):
            found.append(Piece(telling.say("name-hard"), look="hard", state=telling.say("name-face_down")))
    if found:
        found[0].state = telling.say("board-next")
    return [Line(telling.say("board-coming"), found)] if found else []


def _attempt(telling: Telling) -> list[Section]:
    """The dice, what was added to them, and whether it is enough."""
    attempt, sums = telling.board["attempt"], telling.sums.get("attempt")
    if attempt is None or sums is None:
        return []
    say, tried, reckoned = telling.say, cast("Data", attempt), cast("Data", sums)
    added = {
        say("name-headology"): number(reckoned, "headology"),
        say("name-magic"): number(reckoned, "magic"),
        telling.speaker.name("advantage", "bonus"): number(reckoned, "bonus"),
        say("board-hard-tiles"): number(reckoned, "hard"),
    }
    missing, outcome = number(reckoned, "missing"), str(tried["outcome"])
    state = outcome if outcome != "open" else "short" if missing else "enough"
    dice = cast("list[int]", reckoned["dice"])
    faces = [Piece(str(die) if die else say("name-cackle"), look="die") for die in dice]
    total = Piece(say("board-sum", sum=number(reckoned, "total")))
    verdict = Piece(say("board-attempt-state", state=state, short=missing), warn=state not in ("enough", "solved"))
    place, tile = telling.speaker.slot_name(str(tried["slot"])), telling.speaker.problem_name(str(tried["tile"]))
    title = say("board-attempt", place=place, tile=tile, need=number(reckoned, "difficulty"))
    plus = [Piece(f"{name} +{value}") for name, value in added.items() if value]
    return [Section(title, [total, verdict], [Line(say("board-dice"), [*faces, *plus], at="attempt")])]


def _map(telling: Telling) -> Section:
    """Every place: its problems, Crises and witches."""
    found: list[Line] = []
    slots = {str(slot["id"]): slot for slot in rows(telling.board, "map")}
    for id in telling.box.things["location"]:
        own = cast("tuple[str, ...]", telling.fact("location", id, "slots")) or ("dungeon",)
        pieces = [piece for slot in own if slot in slots for piece in _slot(telling, slots[slot])]
        text = telling.printed(f"location-{id}")
        found.append(Line(telling.speaker.name("location", id), pieces, text if not pieces else ""))
    return Section(telling.say("name-map"), lines=found)


def _slot(telling: Telling, slot: Data) -> list[Piece]:
    id, at = str(slot["id"]), f"map/{slot['id']}"
    witches = [
        Piece(
            telling.speaker.name("witch", str(seat["witch"])), look="witch", state=telling.speaker.player(name), at=at
        )
        for name in telling.view.seats
        if (seat := part(telling.board, name))["spot"] == id
    ]
    if slot.get("tile") is None:
        return witches or [Piece(telling.say("lines-free"), look="free", at=at)]
    if slot["tile"]:
        tile = _tile(telling, str(slot["tile"]), amounts(telling.sums, "difficulties").get(id))
    else:
        tile = Piece(telling.say("name-hard"), look="hard")
    tile.at = at
    if not slot["up"]:
        tile.state = telling.say("name-face_down")
    crisis = Piece(telling.say("name-crisis"), n=number(slot, "crises"), look="crisis", at=at)
    return [tile, *([crisis] if crisis.n else []), *witches]


def _tile(telling: Telling, id: str, difficulty: int | None = None) -> Piece:
    """A Problem with its difficulty, Crises counted in, and its points."""
    printed, points = (int(cast("int", telling.fact("tile", id, name))) for name in ("difficulty", "points"))
    needed = printed if difficulty is None else difficulty
    name = telling.say("board-problem", name=telling.speaker.problem_name(id), difficulty=needed, points=points)
    look = "hard" if telling.fact("tile", id, "hard") else "easy"
    return Piece(name, text=telling.speaker.problem_text(id), look=look)


def _seat(telling: Telling, name: str) -> Section:
    say, seat = telling.say, part(telling.board, name)
    section = Section(telling.speaker.player(name), seat=name)
    witch = str(seat["witch"])
    if not witch:
        section.facts = [Piece(say("board-no-witch"))]
        return section
    text = telling.printed(f"witch-{witch}")
    section.facts = [Piece(telling.speaker.name("witch", witch), text=text, at=f"{name}/witch"), *_turn(telling, name)]
    if seat["spot"]:
        section.facts.append(Piece(telling.speaker.slot_name(str(seat["spot"])), at=f"{name}/spot"))
    sums = part(telling.sums, "seats", name)
    section.facts += [
        Piece(say("board-cackles-own", n=number(seat, "cackles")), at=f"{name}/cackles"),
        Piece(say("board-aliss-own", n=number(seat, "aliss")), at=f"{name}/aliss"),
        Piece(say("board-points", n=number(sums, "points"))),
    ]
    section.lines = _zones(telling, name, seat, witch)
    return section


def _turn(telling: Telling, name: str) -> list[Piece]:
    say, board = telling.say, telling.board
    if name in cast("list[str]", board["winners"]):
        return [Piece(say("board-winner"), look="active")]
    if name != board["active"] or telling.view.outcome.kind != "playing":
        return []
    action = [Piece(say("board-action", n=number(board, "action")))] if board["action"] else []
    return [Piece(say("board-active"), look="active"), *action]


def _zones(telling: Telling, name: str, seat: Data, witch: str) -> list[Line]:
    say, limit = telling.say, number(telling.sums, "seats", name, "hand_limit")
    size = number(seat, "hand", "size")
    hand = [_card(telling, str(card["id"]), f"{name}/hand") for card in things(seat, "hand")]
    if hidden := size - len(hand):
        hand.append(Piece(say("lines-face-down"), n=hidden, look="back"))
    found = [Line(say("board-hand", n=size, limit=limit), hand, at=f"{name}/hand")]
    solved = [
        Piece(telling.speaker.problem_name(str(tile["id"])), n=times(tile), at=f"{name}/{zone}/{tile['id']}", look=zone)
        for zone in ("easy", "hard")
        for tile in things(seat, zone)
    ]
    if solved:
        found.append(Line(say("board-solved"), solved))
    if seat["ability"]:
        ability = str(telling.fact("witch", witch, "ability"))
        text = telling.printed(f"ability-{ability}")
        found.append(
            Line(say("lines-ability"), [Piece(telling.speaker.ability_name(ability), 1, text)], at=f"{name}/ability")
        )
    return found


def _card(telling: Telling, id: str, zone: str) -> Piece:
    facts = telling.box.things["card"][id].facts
    symbol = telling.say(f"name-{facts['symbol']}")
    told = telling.say(
        "board-card-power" if facts["power_of_three"] else "board-card",
        name=telling.speaker.card(id),
        symbol=symbol,
        advantage=telling.speaker.name("advantage", str(facts["advantage"])),
        text=telling.speaker.card_text(id),
        place=telling.speaker.name("location", str(facts["location"])),
    )
    state = f"{symbol}, {telling.say('name-power_of_three')}" if facts["power_of_three"] else symbol
    return Piece(telling.speaker.card(id), text=told, state=state, at=f"{zone}/{id}", look=str(facts["symbol"]))


def _warned(name: str, warn: bool) -> Piece:
    return Piece(name, warn=warn)


def _yes(claim: bool) -> str:
    return "yes" if claim else "no"
