"""Answers as words: the same for people, records, wire and bots."""

from typing import Final

from coven.engine.core.machine import DONE, Values
from coven.games.witches import codes
from coven.games.witches.box import ABILITIES, Box
from coven.games.witches.table import Table

PLAIN: Final = {
    codes.PASS: "pass",
    codes.STAY: "stay",
    codes.WAIT: "wait",
    codes.STOP: "stop",
    codes.FACE: "face",
    codes.ROLL: "roll",
    codes.STAND: "stand",
    codes.RUN: "flee",
    codes.USE_TILE: "use magic-tile",
    codes.ACCEPT: "accept",
    codes.STUMBLE: "stumble",
}
OF_CARDS: Final = {
    codes.PLAY: "play",
    codes.RIDE: "ride",
    codes.USE: "use",
    codes.DISCARD: "discard",
}
OF_SLOTS: Final = {
    codes.START: "start",
    codes.CRISIS: "crisis",
    codes.WALK: "walk",
    codes.SWITCH: "switch",
    codes.LOOK: "look",
    codes.FLY: "fly",
    codes.GO: "go",
    codes.FLEE: "flee",
    codes.HELP: "help",
    codes.REVEAL: "reveal",
    codes.PEEK: "peek",
    codes.SOLVE: "solve",
}
QUIET: Final[tuple[str, ...]] = ("", "move", "turn-end")
DICE: Final[tuple[str, ...]] = ("", "first", "second", "both")


def say(table: Table, option: int) -> str:
    """An answer in words: `walk mad-stoat`, `play greebo-1`, `pass-until turn-end`, `return 2`."""
    if option == DONE:
        return "done"
    kind = codes.kind_of(option)
    what = codes.what_of(option)
    if kind in PLAIN:
        return PLAIN[kind]
    if kind in OF_CARDS:
        return f"{OF_CARDS[kind]} {table.box.cards[what].word}"
    if kind in OF_SLOTS:
        return f"{OF_SLOTS[kind]} {slot_word(table.box, what)}"
    if kind == codes.ABILITY:
        return f"play {ability_word(what)}"
    if kind == codes.POWER:
        named = codes.three_of(what) if what else ()
        return " ".join(["power-of-three", *[table.box.cards[card].word for card in named]])
    if kind == codes.QUIET:
        return f"pass-until {QUIET[what]}"
    if kind == codes.REROLL:
        return f"reroll {DICE[what]}"
    if kind == codes.RETURN:
        return f"return {what}"
    if kind == codes.CHOOSE:
        return f"choose {table.box.witches[what].id}"
    if kind == codes.LOSE:
        return f"lose {table.box.tiles[what].word}"
    return f"take-from {table.names[what]}"


def speaks_of(table: Table, option: int) -> Values:
    """What an answer speaks of, for the sentence that refuses it."""
    kind = codes.kind_of(option)
    what = codes.what_of(option)
    if kind in OF_CARDS:
        return {"card": table.box.cards[what].id}
    if kind in OF_SLOTS:
        return {"slot": slot_word(table.box, what)}
    if kind == codes.ABILITY:
        return {"ability": ABILITIES[what]}
    if kind == codes.LOSE:
        return {"problem": table.box.tiles[what].id}
    if kind == codes.TAKE_FROM:
        return {"player": table.names[what]}
    if kind == codes.CHOOSE:
        return {"witch": table.box.witches[what].id}
    return {"n": what} if kind == codes.RETURN else {}


def instead(table: Table, option: int) -> Values:
    """What could be answered instead of a refused answer: all that is legal now and of its kind."""
    kind = codes.kind_of(option)
    legal = [codes.what_of(other) for other in table.options if codes.kind_of(other) == kind]
    if kind in OF_CARDS:
        return {"cards": " ".join([table.box.cards[card].id for card in legal])}
    if kind in OF_SLOTS:
        return {"slots": " ".join([slot_word(table.box, slot) for slot in legal])}
    if kind == codes.CHOOSE:
        return {"witches": " ".join([table.box.witches[witch].id for witch in legal])}
    if kind == codes.LOSE:
        return {"problems": " ".join([table.box.tiles[tile].id for tile in legal])}
    if kind == codes.TAKE_FROM:
        return {"players": " ".join([table.names[seat] for seat in legal])}
    return {"most": max(legal)} if kind == codes.RETURN else {}


def slot_word(box: Box, slot: int) -> str:
    """A slot, or the Dungeon."""
    return "dungeon" if slot == box.dungeon else box.slot_words[slot]


def ability_word(ability: int) -> str:
    """An ability tile: `invisibility-tile`."""
    return ABILITIES[ability].replace("_", "-")
