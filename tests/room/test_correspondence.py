"""Tests of a table with days for each move."""

import pytest

from engines.contract import Refusal
from protocol import errors, messages
from server.room import Act, NewRoom, Presence, create
from server.room.views.summary import summary_of
from tests.room.table import SECRET, Table

DAY_MS = 86_400_000


@pytest.mark.parametrize(
    ("game", "new"),
    [
        ("takeaway", {"options": {"mode": "tournament"}}),
        ("truco", {}),
        ("noughts", {"session": "CLASS"}),
    ],
)
def test_it_is_refused_in_tournament_mode_in_a_class_and_where_answers_are_quick(game: str, new: dict[str, object]) -> None:
    with pytest.raises(Refusal) as refusal:
        create(NewRoom("K7QX2M", game, 2, "ana", "Ana", SECRET, settings={"move_days": 3}, **new), 0)  # type: ignore[arg-type]
    assert refusal.value.code == errors.SETTINGS_CORRESPONDENCE


def test_it_is_refused_when_the_mode_is_changed_later() -> None:
    table = Table("takeaway", start=False, move_days=3)
    assert table.refused("ana", messages.SetSettings(options={"mode": "tournament"})) == errors.SETTINGS_CORRESPONDENCE
    table.do("ana", messages.SetSettings({"move_days": 0}, {"mode": "tournament"}))
    assert table.refused("ana", messages.SetSettings({"move_days": 7})) == errors.SETTINGS_CORRESPONDENCE


def test_a_move_takes_days_and_who_is_away_is_at_no_fault() -> None:
    table = Table(move_days=3)
    summary = summary_of(table.room, "ana", 0)
    assert summary is not None
    assert (summary["days"], summary["due_at_ms"], summary["your_turn"]) == (3, table.now_ms + 3 * DAY_MS, True)
    table.do(None, Presence("bob", False))
    table.wait(2 * DAY_MS)
    table.do("ana", Act({"type": "place", "cell": 0}))
    assert table.refused("ana", messages.ClaimAbsence(1, "win")) == errors.ABSENCE_OFF
    assert table.room.due_at_ms == table.now_ms + 3 * DAY_MS
    table.wait(3 * DAY_MS)
    assert table.room_part["state"] == "playing", "half a day more"
    table.wait(DAY_MS // 2)
    assert table.room_part["state"] == "over"
