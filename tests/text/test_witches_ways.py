"""W6.4: where no path leads, the refusal says how to get there."""

import pytest
from witches_stage import Stage, holding

from coven.games.witches import Witches
from coven.text import speaker_for


def explained(stage: Stage, word: str, language: str = "en") -> str:
    """Why an answer is refused on this stage, in words."""
    return speaker_for(Witches(), language).explain(stage.ruling(word))


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "No path leads straight from here to Jack’s Well. Walk there step by step."
            " Slots you can go through: Mad Stoat."
            " Or fly: first use the Broomstick of a card, then choose the slot. These cards of yours have one: Greebo."
            " [W6.4]",
        ),
        (
            "cs",
            "Na místo „Kubova studna“ odtud žádná pěšina nevede přímo. Jdi tam po krocích."
            " Projít můžeš přes místa: Pošahaná Lasice."
            " Nebo tam doleť: použij nejdřív koště z některé karty a pak vyber místo."
            " Koště mají tyto tvé karty: Silver. [W6.4]",
        ),
        (
            "pl",
            "Na pole „Studnia Jacka” nie prowadzi stąd wprost żadna ścieżka. Idź tam krok po kroku."
            " Pola, przez które możesz przejść: Szalony Gronostaj."
            " Możesz też polecieć: najpierw użyj miotły z jednej z kart, a potem wybierz pole."
            " Miotłę mają te twoje karty: Greebo. [W6.4]",
        ),
    ],
)
def test_a_place_without_a_path_tells_how_to_get_there(language: str, sentence: str) -> None:
    stage = Stage(ann=holding("greebo_1", spot="blackglass"), bob=holding())

    assert explained(stage, "walk jacks-well", language) == sentence


def test_a_place_behind_a_problem_is_not_reached_step_by_step() -> None:
    stage = Stage(ann=holding(spot="blackglass"), bob=holding(), problems={"mad-stoat": "fever"})

    assert explained(stage, "walk jacks-well").startswith("No path leads from here to Jack’s Well. Slots you can walk")


def test_on_the_way_nobody_is_told_to_fly() -> None:
    stage = Stage(ann=holding("greebo_1", spot="blackglass"), bob=holding())

    stage.ann.does("walk mad-stoat")

    assert explained(stage, "walk slice").startswith("No path leads from here to Slice.")
    assert "Broomstick" not in explained(stage, "walk slice")
