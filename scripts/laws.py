"""The laws at length: what the tests look at now and then, over as many games, positions and packs as one has time for.

python scripts/laws.py positions djinn 0 2500   positions with something wrong in them, eight from each of these games
python scripts/laws.py losses djinn 0 2500      positions from which something was lost
python scripts/laws.py packs madness 0 2500     packs with something wrong in them
python scripts/laws.py games witches 0 2400     random games under all laws

Whatever goes wrong is counted by its fault, and the first of each is written to the folder given last, or shown.
"""

from __future__ import annotations

import json
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from contract import laws, mutants, nouns, offers, secrets, tables
from contract.play import play
from contract.tables import Dice, Setting

from coven.engine.edge.game import Json

EACH = 8  # mutants of one game
ALL: list[laws.Law] = [
    laws.options_are_sound,
    laws.cards_are_conserved,
    laws.position_is_whole,
    laws.views_do_not_leak,
    nouns.answers_go_both_ways,
    nouns.touched_addresses_exist,
    nouns.events_move_between_addresses,
    nouns.secrets_can_be_dealt_anew,
    nouns.forced_questions_leave_no_choice,
    nouns.keys_tell_states_apart,
    secrets.what_is_heard_follows_from_what_is_known,
    secrets.what_passes_is_known_to_pass,
    offers.nothing_is_skipped,
    offers.whatever_no_rule_refuses_is_offered,
]
Trial = tuple[Json, Callable[[], str]]


def positions(setting: Setting) -> Iterator[Trial]:
    """Positions with something wrong in them."""
    dice = Dice(f"mutants {setting}")
    position = mutants.moment(setting, dice)
    for number in range(EACH):
        wrong = mutants.mutated(position, dice, ("rng",))
        yield wrong, partial(mutants.outcome, setting, wrong, f"{setting} {number}")


def losses(setting: Setting) -> Iterator[Trial]:
    """Positions from which something was lost."""
    dice = Dice(f"losses {setting}")
    position = mutants.written_down(setting, dice)
    for _ in range(EACH):
        less = mutants.robbed(position, dice)
        yield less, partial(_missed, setting, position, less)


def _missed(setting: Setting, position: Json, less: Json) -> str:
    assert mutants.keeps_all(setting, position, less), "something was lost and nobody missed it"
    return "refused or filled in again"


def packs(setting: Setting) -> Iterator[Trial]:
    """Packs with something wrong in them."""
    dice = Dice(f"packs {setting}")
    for number in range(EACH):
        wrong = mutants.slipped(setting, dice)
        yield wrong, partial(mutants.outcome_of_pack, setting, wrong, f"{setting} {number}")


def games(setting: Setting) -> Iterator[Trial]:
    """A random game under all laws."""
    yield {"setting": str(setting)}, partial(_watched, setting)


def _watched(setting: Setting) -> str:
    play(setting, ALL, 31)
    return ""


def fault(error: BaseException) -> str:
    """A fault by its kind and the place where it showed."""
    places = [place for place in traceback.extract_tb(error.__traceback__) if "coven" in place.filename]
    place = places[-1] if places else traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {str(error)[:120]!r} at {Path(place.filename).name}:{place.lineno}"


def main(kind: str, game: str, first: str, last: str, folder: str = "") -> int:
    """Try them all; 1 if anything went wrong."""
    ends: Counter[str] = Counter()
    faults: Counter[str] = Counter()
    trials = {"positions": positions, "losses": losses, "packs": packs, "games": games}[kind]
    for number in range(int(first), int(last)):
        for data, run in trials(getattr(tables, game)(number)):
            try:
                ends[run() or "played to the end"] += 1
            except Exception as error:
                found = fault(error)
                faults[found] += 1
                if faults[found] == 1:
                    show(data, found, Path(folder, f"{game}-{kind}-{len(faults)}.json") if folder else None)
    for told, n in [*ends.most_common(), *faults.most_common()]:
        print(f"{n:7} {told}")
    return 1 if faults else 0


def show(data: Json, found: str, file: Path | None) -> None:
    """Keep what went wrong, or show it."""
    text = json.dumps({"fault": found, "data": data})
    print(f"{found}: {file or text}")
    if file is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
