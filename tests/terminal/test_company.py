"""Playing with computer players in the terminal."""

from __future__ import annotations

import pytest

from coven.engine.core.errors import OptionError
from coven.terminal.company import known_bots, seated


def test_computer_players_take_the_last_seats() -> None:
    assert seated(("ann", "bob", "cid"), known_bots("greedy,thinker")) == {"bob": "greedy", "cid": "thinker"}
    assert seated(("ann",), known_bots("")) == {}


def test_more_computer_players_than_seats_are_refused() -> None:
    with pytest.raises(OptionError, match="seats-and-players"):
        seated(("ann",), ("greedy", "greedy"))


def test_an_unknown_computer_player_is_refused() -> None:
    with pytest.raises(OptionError, match="no-such-bot"):
        known_bots("gready")
