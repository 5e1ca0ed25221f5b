"""Tests of the part of the view that all tables of several seats share."""

from msgspec.structs import replace

from engines.kit.clocks.timers import timer_view
from engines.kit.referee.draws import DrawOffer
from engines.kit.table.view import table_view
from tests.engines.kit.table.seats import Three


def test_a_view_shows_strikes_and_marks_by_seat_and_the_open_offer() -> None:
    state = replace(Three(), offer=DrawOffer(1, (2,)))
    seen = table_view(state, timer_view(state.timers, "phase"), "text")
    assert (seen["strikes"], seen["marks"]) == ([0, 0, 1], [[], ["C"], ["I"]])
    assert seen["draw_offer"] == {"by": 1, "accepted": [2]}
    assert "record" not in seen
