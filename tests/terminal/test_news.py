"""What happened, as a terminal tells it."""

from coven.terminal.news import paragraph


def test_a_turn_is_told_below_whose_it_was() -> None:
    assert paragraph(["Bob’s turn.", "Bob walks to Skund.", "Bob rolls 3 and 4."]) == [
        "Bob’s turn.",
        "  Bob walks to Skund. Bob rolls 3 and 4.",
    ]
    assert paragraph(["Bob’s turn."]) == ["Bob’s turn."]
