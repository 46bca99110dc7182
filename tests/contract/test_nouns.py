"""Random games of every setting keep the laws of the four nouns."""

from __future__ import annotations

import pytest
from contract import nouns
from contract.laws import Law, cards_are_conserved
from contract.play import play
from contract.tables import LONG, NATIVE, with_liar

GAMES = 2400 if LONG else 600 if NATIVE else 120  # looked at now and then
CLOSE = 48 if LONG else 24 if NATIVE else 6  # looked at often
PARTS = 12 if NATIVE else 6


@pytest.mark.parametrize("part", range(PARTS))
def test_games_end_lose_no_card_and_speak_of_what_is_there(part: int) -> None:
    laws: list[Law] = [cards_are_conserved, nouns.answers_go_both_ways, nouns.touched_addresses_exist]
    for setting in with_liar(part * GAMES // PARTS, (part + 1) * GAMES // PARTS):
        play(setting, laws, 31)


@pytest.mark.parametrize("part", range(PARTS))
def test_what_moves_what_is_secret_and_what_is_no_choice(part: int) -> None:
    laws: list[Law] = [
        nouns.answers_go_both_ways,
        nouns.touched_addresses_exist,
        nouns.events_move_between_addresses,
        nouns.changes_add_up,
        nouns.secrets_can_be_dealt_anew,
        nouns.forced_questions_leave_no_choice,
        nouns.keys_tell_states_apart,
    ]
    for setting in with_liar(part * CLOSE // PARTS, (part + 1) * CLOSE // PARTS):
        play(setting, laws, 7)
