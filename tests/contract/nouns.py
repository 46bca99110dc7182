"""Laws of the nouns: answers go both ways, addresses exist, secrets can be dealt anew, what is forced is no choice."""

from __future__ import annotations

from contract.tables import Setting

from coven.engine.core import machine
from coven.engine.core.ask import asked
from coven.engine.core.machine import Event, State, take
from coven.engine.core.shown import Shown
from coven.engine.edge import questions
from coven.engine.edge.game import Game, encode
from coven.engine.edge.views import addresses

MANY = 12  # options to look at closely
WISHES = ("pass-until",)  # settings of the person who answers


def answers_go_both_ways(_: Setting, table: State) -> None:
    """What is said is heard as the same answer; its number is its own and lies below the number of all answers."""
    answers, seat = table.answers(), machine.deciding(table)
    size = answers.size(table)
    verb, at = asked(table), table.frames[-1]
    numbers: dict[int, int] = {}
    for option in dict.fromkeys([*table.options, *verb.candidates(table, at)]):
        word = answers.say(table, seat, option)
        assert option in answers.parse(table, seat, word), f"{word} is heard as something else"
        number = answers.number(table, option)
        assert 0 <= number < size, f"{word} has number {number} of {size}"
        assert numbers.setdefault(number, option) == option, f"{word} shares its number"


def touched_addresses_exist(setting: Setting, table: State) -> None:
    """Whatever an answer or a refusal touches, the seat that is asked can see."""
    seat = machine.deciding(table)
    known = addresses(setting.game.fields.board(table, seat))
    open_one = questions.question(table)
    assert open_one is not None
    for answer in open_one.answers:
        assert {*answer.touches} <= known, f"{answer.word} touches { ({*answer.touches} - known) }"
    for ruling in questions.refusals(table):
        assert {*ruling.touches} <= known, f"{ruling.answer} touches { ({*ruling.touches} - known) }"


def events_move_between_addresses(setting: Setting, table: State) -> None:
    """What an event says has moved, it moved between addresses that each who hears of it sees before or after."""
    game: Game[State] = setting.game
    seats = (-1, *range(len(table.names)))
    before = {seat: addresses(game.fields.board(table, seat)) for seat in seats}
    for option in table.options[:MANY]:
        tried = table.clone()
        tried.log = []
        take(tried, option)
        for seat in seats:
            known = before[seat] | addresses(game.fields.board(tried, seat))
            for event in tried.log:
                check_way(game, tried, event, seat, known)


def check_way(game: Game[State], table: State, event: Event, seat: int, known: set[str]) -> None:
    told = game.seen(table, event, seat)
    if told is not None:
        for address in (told.source, told.target):
            assert not address or address in known, f"{told.kind} speaks of {address}, which seat {seat} cannot see"


def changes_add_up(setting: Setting, table: State) -> None:
    """Whoever was shown a board and is told what has changed sees what they would see if they looked now."""
    fields = setting.game.fields
    before = parts_of(fields.shared(table), table.names)
    for option in table.options[:MANY]:
        shown = Shown(fields, table)
        tried = table.clone()
        take(tried, option)
        now = parts_of(fields.shared(tried), table.names)
        changed = shown.changes(tried)
        assert before | changed == now
        assert changed == {path: part for path, part in now.items() if before[path] != part}


def parts_of(board: dict[str, object], seats: tuple[str, ...]) -> dict[str, object]:
    """A board by the paths of its parts."""
    found: dict[str, object] = {}
    for name, part in board.items():
        if name in seats and isinstance(part, dict):
            found |= {f"{name}/{inner}": value for inner, value in part.items()}
        else:
            found[name] = part
    return found


def secrets_can_be_dealt_anew(setting: Setting, table: State) -> None:
    """Dealing anew what a seat does not know changes nothing it sees, and what is laid open tells nothing."""
    game: Game[State] = setting.game
    for seat in (-1, *range(len(table.names))):
        other = table.clone()
        other.redeal(seat, 1 << 31 | 12345 + seat)
        assert game.fields.board(other, seat) == game.fields.board(table, seat)
        assert game.sums(other, seat) == game.sums(table, seat)
        assert concealed(game, other, seat) == concealed(game, table, seat)
        name = table.names[seat] if seat >= 0 else "watcher"
        assert questions.question_for(other, name) == questions.question_for(table, name)


def concealed(game: Game[State], table: State, seat: int) -> bytes:
    copy = table.clone()
    copy.conceal(seat)
    copy.rng = 1 << 31 | 1
    return encode(game.write(copy))


def forced_questions_leave_no_choice(setting: Setting, table: State) -> None:
    """Where a question can be passed, every answer comes to the same; a wish not to be asked is no move."""
    asked = questions.question(table)
    assert asked is not None
    if not asked.forced:
        return
    assert asked.forced in asked.options
    moves = [option for option, answer in zip(table.options, asked.answers, strict=True) if answer.verb not in WISHES]
    ends = {settled(setting, table, option) for option in moves}
    assert len(ends) == 1, f"{asked.prompt} is passed with {asked.forced}, though answers differ"


def settled(setting: Setting, table: State, option: int) -> bytes:
    """Where an answer leads, with all that leaves no choice after it."""
    tried = table.clone()
    take(tried, option)
    while (asked := questions.question(tried)) is not None and asked.forced:
        questions.answer(tried, asked.forced)
    return encode(setting.game.write(tried))


def keys_tell_states_apart(setting: Setting, table: State) -> None:
    """A clone has the key of its origin; after any answer the key is another one."""
    fields = setting.game.fields
    assert fields.key(table.clone()) == fields.key(table)
    tried = table.clone()
    take(tried, tried.options[0])
    assert fields.key(tried) != fields.key(table)
    assert len(fields.vector(table, 0)) == len(fields.vector(tried, 0)), "an observation is always as long"
    assert len(tried.returns()) == len(tried.names)
