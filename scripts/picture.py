"""Draw docs/game.svg: the terminal in the middle of a real game."""

import io
import re
import sys
from pathlib import Path

from rich.console import Console

from coven.engine.edge.match import Match
from coven.games import open_game
from coven.terminal.session import Session

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from contract.tables import Dice
from golden.telling import choose

ANSWERS = 96


def main() -> None:
    """Play the seed up to a good moment and keep the screen."""
    match = Match(open_game("madness"), ("jana", "marek", "ola"), "picture", {"difficulty": "2"})
    dice = Dice("picture")
    for _ in range(ANSWERS):
        question = match.question(match.deciding)
        assert question is not None
        match.answer(choose(question, match.table, dice))
    console = Console(record=True, width=100, file=io.StringIO(), force_terminal=True, highlight=False)
    session = Session(match, "en", Path("unsaved"), console)
    session.since = dict.fromkeys(match.seats, ANSWERS - 1)
    session.show()
    picture = console.export_svg(title="coven play madness")
    picture = re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL)  # no font from elsewhere
    Path(__file__).parent.parent.joinpath("docs", "game.svg").write_text(picture, "utf-8")


if __name__ == "__main__":
    main()
