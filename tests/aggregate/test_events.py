"""Tests of the viewers who get an event."""

import pytest

from engines.contract import GameEvent
from protocol import messages
from server.aggregate.events import LoggedEvent, events_for, logged_at, may_know

VIEWERS = ("outside", "waiting", "public", "spectator", "0", "1", "invited", "referee", "director")


@pytest.mark.parametrize(
    ("to", "known_to"),
    [
        (None, {"spectator", "0", "1", "invited", "referee", "director"}),
        ((), {"invited", "referee", "director"}),
        ((1,), {"1", "referee", "director"}),
        ((0, 1), {"0", "1", "referee", "director"}),
    ],
)
def test_an_event_reaches_its_viewers_alone(to: tuple[int, ...] | None, known_to: set[str]) -> None:
    event = LoggedEvent("dealt", 5, None, {}, to)
    assert {viewer for viewer in VIEWERS if may_know(event, viewer)} == known_to
    assert events_for([event], "referee") == [messages.GameEvent("dealt", 5, None, {})]
    assert [viewer for viewer in VIEWERS if events_for([event], viewer)] == [viewer for viewer in VIEWERS if viewer in known_to]


def test_an_engines_event_keeps_its_parts_and_gets_the_time() -> None:
    logged = logged_at(GameEvent("taken", 1, {"count": 2}, (1,)), 7)
    assert (logged.kind, logged.at_ms, logged.seat, logged.params, logged.to) == ("taken", 7, 1, {"count": 2}, (1,))
